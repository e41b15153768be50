import { expect, test } from 'vitest';
import { rests } from '#src/calculators/arises.ts';
import { shapeshifters } from '#src/widgets/fire-and-ice/shapeshifters/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(shapeshifters, {
  pieces: ['', 'forest'],
  opponents: ['witches', 'ice-maidens/swamp,nomads', ''],
  neighbors: ['0', '2', '4'],
  taking: ['0', '0', '1', '2'],
  full: ['0', '0', '1'],
  points: ['0', '20'],
  bowls: ['4/4/0', '2/2/1', '0/2/7'],
  target: ['', '', 'swamp', 'wasteland', 'forest'],
  tokens: ['', '', '2/2/1', '1/1/1'],
});

test('two of three neighbors take Power', () => {
  const query = 'neighbors=3&taking=2';
  expect(said(shapeshifters, query, 'en')).toEqual([
    'You pay 1 VP and put a Power token into Bowl III. You then have 19 VP and Bowls 4/4/1.',
    '2 neighbors take Power, so you may pay 1 VP for a Power token into Bowl III. | −1 VP',
    'Building once brings you at most 1 token, however many neighbors take Power.',
  ]);
  expect(said(shapeshifters, query, 'it')[0]).toBe(
    'Paghi 1 PV e metti un segnalino Potere nella Riserva 3. Poi hai 19 PV e Riserve 4/4/1.',
  );
});

test('a neighbor without room, in both readings', () => {
  const query = 'neighbors=1&taking=0&full=1';
  expect(said(shapeshifters, query, 'en')).toEqual([
    'Building brings you nothing. You then have 20 VP and Bowls 4/4/0.',
    '1 neighbor without room for Power is ignored, by the reading you chose.',
  ]);
  expect(said(shapeshifters, `${query}&fullNeighbors=refusing`, 'en').slice(0, 3)).toEqual([
    'All neighbors refuse: you gain 1 Power. You then have 20 VP and Bowls 3/5/0.',
    '1 neighbor without room for Power counts as refusing, by the reading you chose.',
    'The neighbor refuses: you gain Power instead, for free. | 1 Power',
  ]);
});

test('a new Home terrain for 5 tokens', () => {
  const query =
    'neighbors=0&taking=0&bowls=2/2/1&target=wasteland&stronghold=yes&payWith=tokens&tokens=2/2/1';
  expect(said(shapeshifters, query, 'en')).toEqual([
    'Wasteland becomes your Home terrain for 5 Power tokens. You then have 20 VP and Bowls 0/0/0.',
    'Without neighbors there is neither a token nor Power for you.',
    'Your Home terrain changes from Lakes to Wasteland.',
    'You give up 2/2/1 from the three Bowls, the official price. | −5',
    'The change is your action for that turn.',
    'You keep your blue pieces, even though the new terrain is red.',
  ]);
  expect(said(shapeshifters, query, 'it').slice(0, 3)).toEqual([
    'Le Lande Desolate diventano il tuo Terreno Ideale per 5 segnalini Potere. Poi hai 20 PV e Riserve 0/0/0.',
    'Senza vicini non ci sono né segnalini né Potere per te.',
    'Il tuo Terreno Ideale passa dai Laghi alle Lande Desolate.',
  ]);
  expect(said(shapeshifters, `${query}&tokenPrice=printed`, 'en')).toEqual([
    'You pay 5 Power tokens; the price is exactly 3.',
  ]);
});

test('another player’s Home terrain', () => {
  const query = 'neighbors=0&taking=0&bowls=0/0/5&target=forest&stronghold=yes';
  expect(said(shapeshifters, query, 'en')).toEqual([
    'Forest is the Home terrain of the Witches, so you cannot change to it.',
  ]);
  expect(said(shapeshifters, query, 'it')).toEqual([
    'Le Foreste sono il Terreno Ideale delle Streghe: non puoi passarci.',
  ]);
});

test('numbers of neighbors that do not fit', () => {
  expect(said(shapeshifters, 'neighbors=0', 'en')).toEqual([
    'You entered 1 taking Power and 0 without room, but 0 neighbors in all: correct one of the numbers.',
  ]);
  expect(said(shapeshifters, 'neighbors=1&full=1', 'it')).toEqual([
    'Hai indicato 1 che prende Potere e 1 senza posto, ma 1 vicino in tutto: correggi uno dei numeri.',
  ]);
});

test('tokens are counted after the building', () => {
  const query = 'bowls=2/1/0&target=wasteland&stronghold=yes&payWith=tokens';
  expect(said(shapeshifters, query, 'en')).toEqual([
    'The change costs 5 Power tokens. With Bowls 2/1/1 you have 4: you are 1 short.',
  ]);
});

test('all refuse, and there is no room here either', () => {
  expect(said(shapeshifters, 'neighbors=2&taking=0&bowls=0/0/8', 'it')).toEqual([
    'Tutti i vicini rifiutano, ma non hai posto per il Potere. Poi hai 20 PV e Riserve 0/0/8.',
    'Tutti e 2 i vicini rifiutano: guadagni tu Potere, gratis. | 1 Potere',
    'Nelle Riserve 1 e 2 non hai segnalini da spostare e non guadagni nulla: le Riserve restano 0/0/8. | +0',
  ]);
});

test('readings are offered where the answer rests on them', () => {
  const offered = (changes: Partial<typeof shapeshifters.start>): readonly string[] =>
    shapeshifters.readings
      .filter((reading) =>
        rests(shapeshifters.ask, { ...shapeshifters.start, ...changes }, reading),
      )
      .map(({ field }) => field);
  expect(offered({})).toEqual([]);
  expect(offered({ neighbors: '2', taking: '0', full: '2' })).toEqual(['fullNeighbors']);
  expect(offered({ neighbors: '0', taking: '0', full: '0' })).toEqual([]);
  expect(offered({ target: 'wasteland', stronghold: 'yes', bowls: '0/0/5' })).toEqual([]);
  expect(offered({ target: '', payWith: 'tokens' })).toEqual([]);
  expect(offered({ target: 'wasteland', stronghold: 'yes', payWith: 'tokens' })).toEqual([
    'tokenPrice',
  ]);
});

test('what is pasted names the Home terrain', () => {
  expect(pasted(shapeshifters, 'neighbors=2&taking=0', 'it')).toBe(
    'Mutaforma con Riserve 4/4/0 e 2 vicini: nessuno prende Potere. Tutti i vicini rifiutano: guadagni 1 Potere. Poi hai 20 PV e Riserve 3/5/0. Terreno Ideale: Laghi.',
  );
});

test('a building and a change are two turns', () => {
  const query = 'neighbors=2&taking=1&target=swamp&stronghold=yes&bowls=0/0/4';
  const [headline, ...rest] = said(shapeshifters, query, 'en');
  expect(headline).toContain('On a later turn, Swamp becomes your Home terrain for 5 Power.');
  expect(rest).toContain(
    'You built on an earlier turn: what the others do in between may still change your Bowls.',
  );
  expect(said(shapeshifters, query, 'it').join(' ')).toContain(
    'In un turno successivo le Paludi diventano',
  );
});
