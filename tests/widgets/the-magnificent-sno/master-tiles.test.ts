import { expect, test } from 'vitest';
import { masterTiles } from '#src/widgets/the-magnificent-sno/master-tiles/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

const GEMS = ['0/0/0/0', '3/0/1/3', '0/2/0/0', '1/1/0/0'];

speaksSense(masterTiles, {
  gems: GEMS,
  costGems: ['', ...GEMS],
  cost: ['', '0/0/0', '2/0/0', '1/1/3'],
  points: ['', '0', '3', '30'],
  onBoard: ['0', '1', '2'],
  extraCards: ['0', '1'],
});

test('2 coins become 6 points', () => {
  expect(said(masterTiles, '', 'en')).toEqual([
    'You pay 2 coins and score 6 points.',
    'You pay 2 coins and score 6 points.',
  ]);
  expect(said(masterTiles, 'coins=1', 'it')).toEqual(['La tessera chiede 2 monete e tu ne hai 1.']);
  expect(pasted(masterTiles, '', 'it')).toBe(
    'Con la tessera Maestro «2 monete per 6 punti» pago 2 monete e segno 6 punti.',
  );
});

test('the tile for trainers works both ways', () => {
  expect(said(masterTiles, 'tile=trainer', 'en')[0]).toBe(
    'You return 1 trainer to the supply and score 5 points.',
  );
  expect(said(masterTiles, 'tile=trainer&direction=back&points=3', 'it')).toEqual([
    'Perdi 5 punti e prendi 1 istruttore dalla riserva.',
    'Perdi 5 punti e prendi 1 istruttore dalla riserva.',
    'I tuoi punti scendono sotto 0: l’interpretazione scelta lo permette. | −2',
  ]);
});

test('clear gems beyond three become coins', () => {
  expect(said(masterTiles, 'tile=clear-gems&gems=0/0/0/2', 'en')).toEqual([
    'You gain 2 clear gems; what finds no room becomes 1 coin.',
    'You gain 2 clear gems.',
    'Storage holds 3 clear gems: 1 more becomes 1 coin. | +1',
  ]);
});

test('a tent with a cost that is entered', () => {
  const query = 'tile=tent&cost=2/0/0&costGems=0/2/0/0&tentSpaces=0';
  expect(said(masterTiles, query, 'en')).toEqual([
    'You pay 1 green gem, 1 clear gem and 2 coins and gain a tent of the master board.',
    'You pay 1 green gem, 1 clear gem and 2 coins and gain a tent of the master board.',
    '1 clear gem stands in for a colored one: the reading in force.',
    'The tent can go over the printed tent.',
    'Over the printed tent there is no bonus.',
    'What you take from the master board is not replaced. | 2 → 1',
  ]);
  expect(said(masterTiles, 'tile=tent&cost=2/0/0', 'it')[0]).toBe(
    'Paghi 2 monete e ricevi una tenda della plancia Maestro; il resto del costo non è inserito.',
  );
  expect(said(masterTiles, 'tile=tent&tentSpaces=0&printed=covered', 'it')).toEqual([
    'Non hai posto per una tenda: nessuno spazio tenda è libero e la tenda prestampata è coperta.',
  ]);
});

test('a cost that is not entered is not checked', () => {
  expect(said(masterTiles, 'tile=master-card', 'en')).toEqual([
    'You take a master card of the master board’s display, for the cost shown on the tile.',
    'You take a master card of the master board’s display.',
    'The cost printed on the tile is not entered, so it is not checked.',
    'You have 5 master cards now, but still place 4 dice a round.',
    'When you score a card at the end of the round, you choose among 6: these and the one of your new set.',
    'At the end of the game it gives half its points.',
    'What you take from the master board is not replaced. | 2 → 1',
  ]);
});

test('what keeps a poster or a build from being done', () => {
  expect(said(masterTiles, 'tile=poster&needs=no&onBoard=0', 'en')).toEqual([
    'None is left on the master board, and it is not refilled.',
    'You do not meet what the poster asks for: pass, or take another tile.',
  ]);
  expect(said(masterTiles, 'tile=build&costGems=0/3/0/0&gems=0/0/0/1', 'it')).toEqual([
    'Questa tessera mostra 2 gemme e tu ne hai inserite 3.',
    'La tessera chiede 3 gemme verdi e tu hai 1 gemma trasparente: ne mancano 2.',
  ]);
});

test('in the other reading clear gems pay in conversions only', () => {
  const query = 'tile=build&costGems=0/2/0/0';
  expect(said(masterTiles, query, 'en')[0]).toBe(
    'You pay 1 green gem and 1 clear gem and build the large camp tile shown.',
  );
  expect(said(masterTiles, `${query}&clearPays=conversions`, 'en')).toEqual([
    'The tile asks for 2 green gems and you have 1 orange, 1 green, 1 purple and 1 clear gems: 1 too few.',
  ]);
});

test('a poster of the master board pays like any other', () => {
  expect(said(masterTiles, 'tile=poster', 'en')).toContain(
    'You receive the points and coins printed on the poster.',
  );
  expect(said(masterTiles, 'tile=poster&needs=no', 'it')).toEqual([
    'Non hai ciò che il poster richiede: passa o prendi un’altra tessera.',
  ]);
});
