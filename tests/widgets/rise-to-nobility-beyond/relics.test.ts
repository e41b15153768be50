import { expect, test } from 'vitest';
import { relics } from '#src/widgets/rise-to-nobility-beyond/relics/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(relics, {
  costs: ['//', '2/0/0', '0/0/0;//', '1/1/1;2/0/3', '//;//;4/0/0'],
  slot: ['free', 'free', 'free', 'blocked'],
});

const THREE = 'costs=2/0/0;1/0/0;1/1/0&rockRose=5';

test('three Relics with one die', () => {
  expect(said(relics, THREE, 'en')).toEqual([
    'Your die activates 3 Relics for 4 Rock Rose and 1 Coin, with 1 Rock Rose left.',
    'One die may activate several Relics.',
    'You pay the cost printed on each card.',
    'A die of any value will do.',
    'The die blocks the Relic slot for the rest of the round.',
  ]);
  expect(said(relics, THREE, 'it').slice(0, 4)).toEqual([
    'Il tuo dado attiva 3 Reliquie per 4 Rocce Rosee e 1 Moneta; resta 1 Roccia Rosea.',
    'Un solo dado può attivare più Reliquie.',
    'Paghi il costo stampato su ogni carta.',
    'Va bene un dado di qualsiasi valore.',
  ]);
  expect(pasted(relics, THREE, 'it')).toBe(
    'Un dado da 1 nello spazio dado Reliquia attiva 3 Reliquie per 4 Rocce Rosee e 1 Moneta; resta 1 Roccia Rosea.',
  );
});

test('costs still to be read', () => {
  expect(said(relics, 'costs=2/0/0;//;//', 'en').slice(1, 4)).toEqual([
    'One die may activate several Relics.',
    'The costs entered so far come to 2 Rock Rose.',
    'Read the costs of Relics 2 and 3 off the cards and enter them.',
  ]);
  expect(said(relics, 'costs=2/0/0;//', 'en')[0]).toBe(
    'Your die activates 2 Relics for 2 Rock Rose and the cost of 1 more.',
  );
  expect(said(relics, 'costs=2/0/0;//', 'it')[0]).toBe(
    'Il tuo dado attiva 2 Reliquie per 2 Rocce Rosee più il costo di un’altra.',
  );
});

test.each([
  ['//', '1 Relic for the cost printed on the card', '1 Reliquia al costo stampato sulla carta'],
  [
    '//;//',
    '2 Relics for the cost printed on the cards',
    '2 Reliquie al costo stampato sulle carte',
  ],
  [
    '0/0/0;//',
    '2 Relics for the cost printed on 1 of them',
    '2 Reliquie al costo stampato su 1 di esse',
  ],
  [
    '2/0/0;//;//',
    '3 Relics for 2 Rock Rose and the cost of 2 more',
    '3 Reliquie per 2 Rocce Rosee più il costo di altre 2',
  ],
  ['0/0/0', '1 Relic at no cost', '1 Reliquia senza pagare nulla'],
])('%s costs so much as far as it is read', (costs, english, italian) => {
  expect(said(relics, `costs=${costs}`, 'en')[0]).toBe(`Your die activates ${english}.`);
  expect(said(relics, `costs=${costs}`, 'it')[0]).toBe(`Il tuo dado attiva ${italian}.`);
});

test('what stands in the way, all of it', () => {
  const query = 'die=6&slot=blocked&costs=3/0/0&rockRose=1&reputationLeft=4';
  expect(said(relics, query, 'en')).toEqual([
    'The Relic slot is blocked: your 6 cannot go there this round.',
    'Your 6 is too high: you have only 4 Reputation left this round.',
    'You need 3 Rock Rose, but you have only 1.',
  ]);
  expect(said(relics, query, 'it')).toEqual([
    'Lo spazio dado Reliquia è bloccato: in questo round il tuo 6 non ci può andare.',
    'Il tuo 6 è troppo alto: in questo round ti restano 4 punti Reputazione.',
    'Ti servono 3 Rocce Rosee, ma ne hai solo 1.',
  ]);
  expect(said(relics, 'costs=3/0/0&rockRose=2', 'it')).toEqual([
    'Ti servono 3 Rocce Rosee, ma ne hai solo 2.',
  ]);
});

const BOTH = 'costs=2/0/0;1/0/0&rockRose=2';

test('whether one Relic pays for another is said with the reading', () => {
  expect(said(relics, BOTH, 'en')).toEqual([
    'In all you need 3 Rock Rose, but you have only 2: in the reading you chose, you pay every cost before any Relic gives its benefit.',
  ]);
  expect(said(relics, BOTH, 'it')).toEqual([
    'In tutto ti servono 3 Rocce Rosee, ma ne hai solo 2: con l’interpretazione scelta paghi tutti i costi prima che una Reliquia dia il suo beneficio.',
  ]);
  const chain = `${BOTH}&chain=one-by-one`;
  expect(said(relics, chain, 'en').slice(0, 4)).toEqual([
    'Your die activates 2 Relics for 3 Rock Rose, if those you activate first bring you at least 1 Rock Rose.',
    'One die may activate several Relics.',
    'You pay the cost printed on each card.',
    'In the reading you chose, each Relic gives its benefit before you pay for the next. What it gives is printed on the card.',
  ]);
  expect(said(relics, chain, 'it')[0]).toBe(
    'Il tuo dado attiva 2 Reliquie per 3 Rocce Rosee, se quelle che attivi prima ti danno almeno 1 Roccia Rosea.',
  );
  expect(pasted(relics, chain, 'en')).toBe(
    'A die of 1 in the Relic slot activates 2 Relics for 3 Rock Rose, if those activated first bring me at least 1 Rock Rose, under the reading that one Relic can pay for another.',
  );
  expect(pasted(relics, chain, 'it')).toBe(
    'Un dado da 1 nello spazio dado Reliquia attiva 2 Reliquie per 3 Rocce Rosee, se quelle che attivo prima mi danno almeno 1 Roccia Rosea, con l’interpretazione che una Reliquia può pagarne un’altra.',
  );
  expect(said(relics, 'costs=2/0/0;3/0/0&rockRose=1&chain=one-by-one', 'en')).toEqual([
    'None of these Relics can come first: with what you have you cannot pay for any of them.',
  ]);
});
