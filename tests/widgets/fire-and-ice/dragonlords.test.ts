import { expect, test } from 'vitest';
import { dragonlords } from '#src/widgets/fire-and-ice/dragonlords/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(dragonlords, {
  bowls: ['4/4/0', '1/0/0', '8/4/3'],
  opponents: ['witches', 'shapeshifters/forest', 'ice-maidens/forest,nomads', ''],
  pay: ['', '', '1/1/0', '2/0/0', '0/0/3'],
  players: ['3', '4', '5'],
});

test('another player’s Home terrain with the last tokens', () => {
  const query = 'bowls=1/1/0&pay=1/1/0';
  expect(said(dragonlords, query, 'en')).toEqual([
    'The Volcano costs 2 Power tokens. The Bowls become 0/0/0.',
    'The Dragonlords transform with Power tokens, however far away the terrain is on the cycle.',
    'Forest is the Home terrain of the Witches. | 2 tokens',
    'The Volcano tile itself scores nothing. | +0 VP',
    'You pay 1/1/0 from the three Bowls.',
    'What you pay leaves your Faction board. | −2',
  ]);
  expect(said(dragonlords, query, 'it').slice(0, 3)).toEqual([
    'Il Vulcano costa 2 segnalini Potere. Le Riserve diventano 0/0/0.',
    'I Signori dei Draghi trasformano con segnalini Potere, a qualsiasi distanza sul ciclo.',
    'Le Foreste sono il Terreno Ideale delle Streghe. | 2 segnalini',
  ]);
});

test('a Starting terrain has the ordinary price', () => {
  const query = 'terrain=desert&opponents=ice-maidens/desert';
  expect(said(dragonlords, query, 'en').slice(2, 4)).toEqual([
    'None of the players you entered has Desert as Home terrain. | 1 token',
    'The Ice Maidens only started on Desert; it is not their Home terrain.',
  ]);
  expect(said(dragonlords, query, 'it').slice(2, 4)).toEqual([
    'Il Deserto non è il Terreno Ideale di nessuno dei giocatori indicati. | 1 segnalino',
    'Per le Dame del Ghiaccio il Deserto è solo il Terreno Iniziale, non quello Ideale.',
  ]);
});

test('Ice, a Volcano and a payment that does not fit', () => {
  expect(said(dragonlords, 'terrain=ice', 'en')).toEqual([
    'The Dragonlords cannot transform Ice at any price.',
  ]);
  expect(said(dragonlords, 'terrain=volcano', 'en')).toEqual([
    'Nothing to pay: the space is a Volcano already.',
    'The Dragonlords settle on Volcanoes, so nothing has to be transformed.',
  ]);
  expect(said(dragonlords, 'pay=0/0/3', 'it')).toEqual([
    'Paghi 3 segnalini Potere; il prezzo è esattamente 2.',
    'Togli 3 segnalini Potere dalla Riserva 3, che ne contiene 0.',
  ]);
});

test('what is pasted counts Spades and Stronghold', () => {
  const query = 'terrain=&spades=2&spadePoints=2&stronghold=yes&players=5';
  expect(pasted(dragonlords, query, 'en')).toBe(
    'Dragonlords with Bowls 4/4/0, gaining 2 Spades and building the Stronghold with 5 players. You gain 7 Power tokens and 4 VP. The Bowls become 11/4/0.',
  );
});

test('fewer players than Factions', () => {
  const query = 'opponents=witches,giants,nomads&stronghold=yes&players=3';
  expect(said(dragonlords, query, 'en')).toEqual([
    'Players in the game: You entered 3 other players, so with you there are at least 4.',
  ]);
  expect(said(dragonlords, query, 'it')).toEqual([
    'Giocatori in partita: Hai indicato 3 altri giocatori: con te siete almeno 4.',
  ]);
});
