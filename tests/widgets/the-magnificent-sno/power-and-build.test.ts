import { expect, test } from 'vitest';
import { powerAndBuild } from '#src/widgets/the-magnificent-sno/power-and-build/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(powerAndBuild, {
  placed: ['', 'g4', 'g4,g3,c6', 'p2,c1,c2'],
  gems: ['0/0/0/0', '0/1/0/0', '0/2/0/1', '0/0/0/2', '1/0/0/0'],
  held: ['', '3/3/3/3', '0/1/0/0'],
  locked: ['0/0/0', '0/1/0', '1/2/3'],
});

test('option A of the rulebook: a clear die and a gem', () => {
  const query = 'dieColor=clear&die=3&as=green&gems=0/1/0/0&large=0&white=1';
  expect(said(powerAndBuild, query, 'en')).toEqual([
    'Power 9 with green: you can build 1 white tile and 1 small green tile.',
    'The clear die you take: this turn it is green. | 3',
    'The earlier green die on your master cards. | +4',
    'You discard 1 green gem, which fits a clear die used as green. | +2',
    'A white tile counts as large.',
    'The build needs power 9, which is all you have.',
    'With a clear die you may build 1 white tile as a large one, without a trainer.',
  ]);
  expect(said(powerAndBuild, query, 'it').slice(0, 4)).toEqual([
    'Potenza 9 con il verde: puoi costruire 1 tessera bianca e 1 tessera piccola verde.',
    'Il dado trasparente che prendi: in questo turno è verde. | 3',
    'Il dado verde di prima sulle tue carte Maestro. | +4',
    'Scarti 1 gemma verde, che va bene con un dado trasparente usato come verde. | +2',
  ]);
});

test('why no white tile', () => {
  expect(said(powerAndBuild, 'large=0&white=1', 'en')).toEqual([
    'With a green die and no trainer on the color-change space you cannot build a white tile, whatever your power.',
  ]);
  expect(said(powerAndBuild, 'large=1&white=2&small=0&changers=1&needed=9', 'it')).toEqual([
    'Per 2 tessere bianche servono 2 istruttori sullo spazio che cambia colore, ma ne hai solo 1.',
  ]);
});

test('too little power, and the wrong gems', () => {
  expect(said(powerAndBuild, 'placed=&gems=2/0/0/0', 'en')).toEqual([
    '2 orange gems add nothing to a green die: discard green or clear gems.',
    'Your power is 5, but the build needs 9: 4 too few.',
  ]);
  expect(said(powerAndBuild, 'placed=&gems=2/0/0/0', 'it')).toEqual([
    '2 gemme arancioni non aggiungono nulla a un dado verde: scarta gemme verdi o trasparenti.',
    'La tua potenza è 5, ma per costruire serve 9: mancano 4.',
  ]);
});

test('a combination that the text does not tell is left to the board', () => {
  expect(said(powerAndBuild, 'large=2&small=0', 'en')[0]).toBe(
    'Power 9 with green: your board says whether that is enough for 2 large green tiles.',
  );
  expect(said(powerAndBuild, 'large=2&small=0&needed=9', 'it')[0]).toBe(
    'Potenza 9 con il verde: puoi costruire 2 tessere grandi verdi.',
  );
});

test('text that is no die says how one is written', () => {
  expect(said(powerAndBuild, 'placed=x4', 'en')).toEqual([
    'Dice already on your master cards: “x4” is not a die. Write a letter for the color (o, g, p, c for clear) and a value from 1 to 6: g5.',
  ]);
});

test('what is pasted has the sum in it', () => {
  const query = 'dieColor=clear&die=2&as=purple&placed=p3&bonus=yes&large=0&small=0';
  expect(pasted(powerAndBuild, query, 'en')).toBe(
    'Clear 2 as purple + 3 (earlier dice) + 3 (bonus): power 8. Enough for 1 large tile.',
  );
  expect(pasted(powerAndBuild, query, 'it')).toBe(
    'Trasparente 2 come viola + 3 (dadi di prima) + 3 (bonus): potenza 8. Basta per 1 tessera grande.',
  );
});

test('trainers to spare are told apart from those that turn tiles white', () => {
  const query = 'white=1&large=0&small=0&changers=3';
  expect(said(powerAndBuild, query, 'en')).toContain(
    '1 of 3 trainers on the color-change space: 1 white tile in place of a large green one.',
  );
  expect(said(powerAndBuild, query, 'it')).toContain(
    '1 di 3 istruttori sullo spazio che cambia colore: 1 tessera bianca al posto di una grande verde.',
  );
});
