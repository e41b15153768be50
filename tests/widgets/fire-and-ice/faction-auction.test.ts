import { describe, expect, test } from 'vitest';
import { factionAuction } from '#src/widgets/fire-and-ice/faction-auction/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(factionAuction, {
  players: ['2', '3', '4'],
  factions: ['witches,nomads,yetis', 'swarmlings,riverwalkers', 'witches,auren', 'giants,giants'],
  first: ['1', '2', '3'],
  log: [
    '',
    '0',
    'p',
    '40',
    '41',
    '0,0',
    '40,p',
    '0,3,p,5,p',
    '0,3,p,5,p,yetis/1',
    '0,3,p,5,p,yetis/1;2,p,witches/3',
    '0,3,p,5,p,yetis/1;2,p,witches/1',
    '0,3,p,5,p,yetis/1;2,p,yetis/9',
    '0,p,riverwalkers/2',
    '0,p,riverwalkers/2,5',
    '0,p,7',
    '0,p,giants/1',
    '0,giants/1',
  ],
});

const FULL = 'players=3&factions=witches,nomads,yetis&first=2&log=0,3,p,5,p,yetis/1;2,p,witches/3';

describe('what the auction says', () => {
  test('of whoever is to bid, to pass or to choose', () => {
    expect(said(factionAuction, 'log=', 'en')[0]).toBe('Player 1 opens with a bid from 0 to 40.');
    expect(said(factionAuction, 'log=0,3', 'it')[0]).toBe(
      'Il giocatore 3 può offrire da 4 a 40 o passare.',
    );
    expect(said(factionAuction, 'log=40', 'en')[0]).toBe(
      'Player 2 can only pass, because nobody can bid more than 40.',
    );
    expect(said(factionAuction, 'log=7,p,p', 'it')[0]).toBe(
      'Il giocatore 1 vince con un’offerta di 7 e prende una Fazione e una casella.',
    );
  });

  test('of a whole auction', () => {
    expect(said(factionAuction, FULL, 'en')[0]).toBe(
      'The turn order is Yetis (player 2, 35 VP), Nomads (player 1, 40 VP), Witches (player 3, 38 VP).',
    );
    expect(said(factionAuction, FULL, 'it')).toContain(
      'Il giocatore 1 è rimasto per ultimo e riceve i Nomadi e la casella 2 senza pagare. | 40 PV',
    );
  });

  test('of the order after it, under either reading', () => {
    expect(said(factionAuction, FULL, 'en').slice(-5)).toEqual([
      'From the top of the left column: Yetis, Nomads, Witches.',
      'Setup and round 1 follow this order, not the seats.',
      'First Structures: Yetis, Nomads, Witches. Second: Witches, Nomads, Yetis. Bonus cards: Witches, Nomads, Yetis.',
      'The Nomads place a third Dwelling after everybody’s second.',
      'From round 2 on, as you agree: clockwise from whoever passed first (around the table: Yetis, Witches, Nomads), or in variable turn order.',
    ]);
  });

  test('and asks for a reading only where it changes something', () => {
    const of = (log: string) => raised('faction-auction', { log });
    expect(of('5,p')).toEqual([]);
    // Player 2 comes next after both the winner and the opener.
    expect(of('5,p,p,yetis/1')).toEqual([]);
    // Player 3 wins: next is player 1, or player 2 after the opener.
    expect(of('0,p,3,p,yetis/1')).toEqual(['nextBidder']);
    expect(of('5,p,p,yetis/1;0,p,witches/2')).toEqual(['placement']);
  });

  test('of an entry against the rules', () => {
    expect(said(factionAuction, 'log=0,3,3', 'en')).toEqual([
      'Entry 3: player 3 bids 3, which is not more than 3. Bid higher, or pass.',
    ]);
    expect(said(factionAuction, 'log=41', 'it')).toEqual([
      'Voce 1: il giocatore 1 offre 41, ma nessuno può offrire più di 40.',
    ]);
  });

  test('into a chat', () => {
    expect(pasted(factionAuction, FULL, 'en')).toBe(
      'Faction auction: the turn order is Yetis (player 2, 35 VP), Nomads (player 1, 40 VP), Witches (player 3, 38 VP).',
    );
  });
});

test('what is pasted names the reading only where it decided', () => {
  const reading = ' Reading: the player after the winner begins the next auction.';
  expect(pasted(factionAuction, 'log=0,p,3,p,yetis/1', 'en')).toContain(reading);
  expect(pasted(factionAuction, 'log=0,p,3,p,yetis/1;1,p,nomads/2', 'en')).toContain(reading);
  expect(pasted(factionAuction, 'log=0,3,p,p,yetis/1', 'en')).toBe(
    'Faction auction: player 2 has the Yetis on space 1 with 37 VP. Player 3 opens with a bid from 0 to 40.',
  );
});

test('players are called by their names, in every line', () => {
  const names = 'names=Ada,Bo';
  expect(said(factionAuction, `${names}&log=0,3`, 'en')[0]).toBe(
    'Player 3 may bid from 4 to 40 or pass.',
  );
  expect(said(factionAuction, `${names}&log=0,3,p`, 'it')).toEqual(
    expect.arrayContaining([
      'Ada può offrire da 4 a 40 o passare.',
      'Asta 1: Ada apre con 0.',
      'Bo alza l’offerta a 3.',
      'Il giocatore 3 passa; l’offerta resta 3.',
    ]),
  );
  expect(said(factionAuction, `${names}&log=0,p,3,p,yetis/1`, 'en')).toEqual(
    expect.arrayContaining([
      'Auction 2 is among Ada and Bo.',
      'Ada begins, the next one clockwise after the winner.',
    ]),
  );
  expect(said(factionAuction, `${names}&log=0,p,p`, 'en')).toEqual(
    expect.arrayContaining(['Only Ada is left and wins with 0.']),
  );
  expect(said(factionAuction, `${names}&log=0,giants/1`, 'en')).toEqual([
    'Entry 2: Ada, Bo and player 3 are still bidding; nobody can take a Faction yet.',
  ]);
  expect(pasted(factionAuction, `${names}&${FULL}`, 'it')).toBe(
    'Asta delle Fazioni: l’ordine di turno è Yeti (Bo, 35 PV), Nomadi (Ada, 40 PV), Streghe (giocatore 3, 38 PV).',
  );
});
