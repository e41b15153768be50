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
    'Your die activates 3 Relics for 4 Rock Rose and 1 Coin; 1 Rock Rose left.',
    'A die of any value will do. | 1',
    'One die activates several Relics, and you pay for each. | 3 Relics',
    'Relic 1 costs 2 Rock Rose.',
    'Relic 2 costs 1 Rock Rose.',
    'Relic 3 costs 1 Rock Rose and 1 Coin.',
    'You pay 4 Rock Rose in all. | 5 → 1',
    'You pay 1 Coin in all. | −1',
    'The die blocks the relic slot for the rest of the round.',
  ]);
  expect(said(relics, THREE, 'it').slice(0, 4)).toEqual([
    'Il tuo dado attiva 3 Reliquie per 4 Rocce Rosee e 1 Moneta; avanza 1 Roccia Rosea.',
    'Va bene un dado di qualunque valore. | 1',
    'Un solo dado attiva più Reliquie, e le paghi una per una. | 3 Reliquie',
    'Costo della Reliquia 1: 2 Rocce Rosee.',
  ]);
  expect(pasted(relics, THREE, 'it')).toBe(
    'Un dado da 1 nello spazio dado Reliquia attiva 3 Reliquie per 4 Rocce Rosee e 1 Moneta; avanza 1 Roccia Rosea.',
  );
});

test('costs still to be read', () => {
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
  ['0/0/0', '1 Relic for nothing', '1 Reliquia gratis'],
])('%s costs so much as far as it is read', (costs, english, italian) => {
  expect(said(relics, `costs=${costs}`, 'en')[0]).toBe(`Your die activates ${english}.`);
  expect(said(relics, `costs=${costs}`, 'it')[0]).toBe(`Il tuo dado attiva ${italian}.`);
});

test('what stands in the way, all of it', () => {
  const query = 'die=6&slot=blocked&costs=3/0/0&rockRose=1&reputationLeft=4';
  expect(said(relics, query, 'en')).toEqual([
    'The relic slot is blocked: your 6 cannot go there this round.',
    'Your 6 is 2 over the 4 Reputation you have left.',
    'The cost in all is 3 Rock Rose and you have 1: 2 short.',
  ]);
  expect(said(relics, query, 'it')).toEqual([
    'Lo spazio dado Reliquia è bloccato: in questo round il tuo 6 non ci può andare.',
    'Il tuo 6 supera di 2 la Reputazione che avanza (4).',
    'Il costo in tutto è 3 Rocce Rosee e ne hai 1: te ne mancano 2.',
  ]);
  expect(said(relics, 'costs=3/0/0&rockRose=2', 'it')).toEqual([
    'Il costo in tutto è 3 Rocce Rosee e ne hai 2: te ne manca 1.',
  ]);
});
