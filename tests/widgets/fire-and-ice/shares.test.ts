import { expect, test } from 'vitest';
import { shares } from '#src/widgets/fire-and-ice/shares/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(shares, {
  values: [
    '0',
    '5',
    '3,2,0',
    '0,0',
    '12,12,8,5',
    '4,3,-,-',
    '3,3,3,2',
    '5,5,5,5,5',
    '9,4,4,4,4',
    '-',
  ],
});

test('the printed tie for first place', () => {
  expect(said(shares, 'values=12,12,8,5', 'en')).toEqual([
    'Players 1 and 2 score 15 VP each, player 3 scores 6 VP, player 4 scores nothing.',
    'Players 1 and 2 tie for first place with 12. | 15 VP each',
    'Players 1 and 2 split the VP of the places they take up: 18 + 12. | 30 VP',
    'Player 3 takes third place with 8. | 6 VP',
    'Player 4 comes fourth with 5 and scores nothing. | 0 VP',
  ]);
  expect(said(shares, 'values=12,12,8,5', 'it')).toEqual([
    'I giocatori 1 e 2 fanno 15 PV a testa, il giocatore 3 fa 6 PV, il giocatore 4 non fa punti.',
    'I giocatori 1 e 2 si dividono il primo posto con 12. | 15 PV a testa',
    'I giocatori 1 e 2 si dividono i PV dei posti che occupano: 18 + 12. | 30 PV',
    'Il giocatore 3 prende il terzo posto con 8. | 6 PV',
    'Il giocatore 4 è al quarto posto con 5 e non fa punti. | 0 PV',
  ]);
});

test('players without a result', () => {
  expect(said(shares, 'values=4,3,-,-', 'en').at(-1)).toBe(
    'Players 3 and 4 have no result and take no place.',
  );
  expect(said(shares, 'values=4,-', 'it').at(-1)).toBe(
    'Il giocatore 2 non ha un risultato e non prende posto.',
  );
});

test('a share that does not come out even, under both readings', () => {
  expect(said(shares, 'values=4,4,4,4,4', 'en')).toContain(
    '36 ÷ 5 leaves a fraction: each share is rounded down. | 7 VP',
  );
  expect(said(shares, 'values=4,4,4,4,4&rounding=exact', 'it')).toContain(
    '36 ÷ 5 non dà un numero intero: le parti restano esatte. | 7,2 PV',
  );
  expect(pasted(shares, 'values=4,4,4,4,4&rounding=exact', 'en')).toBe(
    'Final scoring for 18, 12 and 6 VP, results 4, 4, 4, 4 and 4: players 1, 2, 3, 4 and 5 score 7.2 VP each, with the reading “Shares stay exact”.',
  );
});

test('0 takes a place only under its reading', () => {
  expect(said(shares, 'values=3,2,0', 'en')).toContain('Player 3 has 0 and takes no place.');
  expect(said(shares, 'values=3,2,0&zero=ranked', 'it')).toContain(
    'Il giocatore 3 ha 0, che conta come ogni altro risultato.',
  );
});

test('nobody has anything', () => {
  expect(said(shares, 'values=0,0', 'en')[0]).toBe('Nobody scores.');
  expect(said(shares, 'values=0,0', 'it')[0]).toBe('Nessuno fa punti.');
});

test('a reading is asked for only where the answer rests on it', () => {
  const of = (values: string, scale = 'tile') => raised('shares', { values, scale });
  expect(of('12,12,8,5')).toEqual([]);
  expect(of('4,4,4,4,4')).toEqual(['rounding']);
  expect(of('3,2,0')).toEqual(['zero']);
  expect(of('5,3,2,0')).toEqual([]);
  expect(of('3,2,0', 'cult')).toEqual([]);
  expect(of('3,2')).toEqual([]);
  expect(of('3,x')).toEqual([]);
});

test('a player still to be asked, and two on the top of a Cult', () => {
  expect(said(shares, 'values=12,,8', 'en')).toEqual([
    'Results of the players: Enter a result for each player, or a dash.',
  ]);
  expect(said(shares, 'values=10,4,10&scale=cult', 'it')).toEqual([
    'I giocatori 1 e 3 non possono stare insieme nella casella 10: c’è posto per un giocatore solo. Gli altri si fermano alla 9.',
  ]);
});

test('players are called by their names, in every line', () => {
  expect(said(shares, 'values=12,12,8&names=Ada,,Cy', 'en')).toEqual([
    'Ada and player 2 score 15 VP each, Cy scores 6 VP.',
    'Ada and player 2 tie for first place with 12. | 15 VP each',
    'Ada and player 2 split the VP of the places they take up: 18 + 12. | 30 VP',
    'Cy takes third place with 8. | 6 VP',
  ]);
  expect(said(shares, 'values=12,12,8&names=Ada,Bo', 'it')[0]).toBe(
    'Ada e Bo fanno 15 PV a testa, il giocatore 3 fa 6 PV.',
  );
  expect(pasted(shares, 'values=4,-&names=Ada,Bo', 'en')).toBe(
    'Final scoring for 18, 12 and 6 VP, results Ada 4 and Bo none: Ada scores 18 VP, Bo scores nothing.',
  );
  expect(said(shares, 'values=10,4,10&scale=cult&names=Ada,Bo,Cy', 'en')).toEqual([
    'Ada and Cy cannot both be on space 10: only one player fits there. The others stop at 9.',
  ]);
});
