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
    'You have what the tile costs: 2 coins.',
  ]);
  expect(said(masterTiles, 'coins=1', 'it')).toEqual([
    'La tessera costa 2 monete, ma ne hai solo 1.',
  ]);
  expect(pasted(masterTiles, '', 'it')).toBe(
    'Con la tessera Maestro «2 monete per 6 punti» pago 2 monete e ottengo 6 punti.',
  );
});

test('the tile for trainers works both ways', () => {
  expect(said(masterTiles, 'tile=trainer', 'en')[0]).toBe(
    'You return 1 trainer to the supply and score 5 points.',
  );
  expect(said(masterTiles, 'tile=trainer&direction=back&points=3', 'it')).toEqual([
    'Perdi 5 punti e prendi 1 istruttore dalla riserva.',
    'La tessera costa 5 punti.',
    'I tuoi punti scendono sotto 0: l’interpretazione scelta lo permette. | −2',
  ]);
});

test('clear gems beyond three become coins', () => {
  expect(said(masterTiles, 'tile=clear-gems&gems=0/0/0/2', 'en')).toEqual([
    'You gain 2 clear gems; 1 gem does not fit in storage and becomes 1 coin.',
    'The tile costs nothing.',
    'Your storage keeps 3 clear gems; 1 more becomes 1 coin.',
  ]);
});

test('a tent with a cost that is entered', () => {
  const query = 'tile=tent&cost=2/0/0&costGems=0/2/0/0&tentSpaces=0';
  expect(said(masterTiles, query, 'en')).toEqual([
    'You pay 1 green gem, 1 clear gem and 2 coins and gain a tent from the master board.',
    'You have what the tile costs: 1 green gem, 1 clear gem and 2 coins.',
    'By the reading you chose, 1 clear gem pays for a colored one.',
    'The tent can go over the printed tent.',
    'Covering the printed tent gives no bonus.',
    'What you take is not replaced: 1 other of the kind is left on the master board.',
  ]);
  expect(said(masterTiles, 'tile=tent&cost=2/0/0', 'it')[0]).toBe(
    'Paghi 2 monete e ricevi una tenda della plancia Maestro; il resto del costo è stampato sulla tessera.',
  );
  expect(said(masterTiles, 'tile=tent&tentSpaces=0&printed=covered', 'it')).toEqual([
    'Non hai posto per una tenda: nessuno spazio tenda è libero e la tenda prestampata è coperta.',
  ]);
});

test('a cost that is not entered is not checked', () => {
  expect(said(masterTiles, 'tile=master-card', 'en')).toEqual([
    'You take a master card from the master board’s display, at the cost printed on the tile.',
    'You did not enter the cost printed on the tile, so it is not checked.',
    'You then have 5 master cards, but still place 4 dice a round.',
    'When you score a card at the end of the round, you choose among 6: these and the one of your new set.',
    'At the end of the game an extra master card gives half its points.',
    'What you take is not replaced: 1 other of the kind is left on the master board.',
  ]);
});

test('what keeps a poster or a build from being done', () => {
  expect(said(masterTiles, 'tile=poster&needs=no&onBoard=0', 'en')).toEqual([
    'None of the kind is left on the master board: what is taken there is not replaced.',
    'You do not meet the poster’s requirements: pass, or take another tile.',
  ]);
  expect(said(masterTiles, 'tile=build&costGems=0/3/0/0&gems=0/0/0/1', 'it')).toEqual([
    'Questa tessera mostra 2 gemme, ma ne hai inserite 3.',
    'La tessera costa 3 gemme verdi. Hai 1 gemma trasparente: ne mancano 2.',
  ]);
});

test('in the other reading clear gems pay in conversions only', () => {
  const query = 'tile=build&costGems=0/2/0/0';
  expect(said(masterTiles, query, 'en')[0]).toBe(
    'You pay 1 green gem and 1 clear gem and build the large camp tile that the tile shows.',
  );
  expect(said(masterTiles, `${query}&clearPays=conversions`, 'en')).toEqual([
    'The tile costs 2 green gems. You have 1 orange gem, 1 green gem, 1 purple gem and 1 clear gem: 1 too few.',
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
