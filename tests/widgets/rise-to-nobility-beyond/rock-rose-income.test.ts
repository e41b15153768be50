import { expect, test } from 'vitest';
import { rockRoseIncome } from '#src/widgets/rise-to-nobility-beyond/rock-rose-income/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(rockRoseIncome, {
  dice: ['6,5,4,3,2', '1', '1,1,1,1,1', '6,6,1'],
  played: ['', '6', '5,4', '1,1'],
  reputation: ['6', '9', '12', '24'],
});

test('the rulebook’s own roll', () => {
  const printed = 'dice=5,6,4,4,1&reputation=12&played=6,5,1';
  expect(said(rockRoseIncome, printed, 'en')).toContain('You gain 2 Rock Rose.');
  expect(said(rockRoseIncome, printed, 'it')[0]).toMatch(/^Guadagni 2 Rocc/);
  expect(pasted(rockRoseIncome, printed, 'it')).toBe(
    'Tiro 5,6,4,4,1 con Reputazione 12, gioco 6 + 5 + 1: non giocati 4 + 4 = 8, 2 Rocce Rosee.',
  );
});

test('a single die and no die at all are spoken of as such', () => {
  const one = 'dice=5,4,4,1&reputation=9&played=4,4,1';
  expect(said(rockRoseIncome, one, 'en')).toContain(
    'Unplayed: 5; 1 Rock Rose for each full 3. | +1',
  );
  expect(said(rockRoseIncome, one, 'it')).toEqual(
    expect.arrayContaining([
      '5: troppo alto per la Reputazione che avanza (0), ma conta come non giocato.',
      'Non giocati: 5; 1 Roccia Rosea ogni 3 punti interi. | +1',
    ]),
  );
  const none = 'dice=1,1&played=1,1';
  expect(said(rockRoseIncome, none, 'en')).toContain(
    'No die is unplayed, so the dice bring no Rock Rose. | +0',
  );
  expect(said(rockRoseIncome, none, 'it')).toContain(
    'Hai giocato tutti i dadi: non rendono Roccia Rosea. | +0',
  );
});

test('a die played twice is told from a die never rolled', () => {
  const twice = 'dice=6,5,4,3,2&reputation=12&played=6,6';
  expect(said(rockRoseIncome, twice, 'en')).toEqual([
    'You play 6 + 6, but your roll is 6 + 5 + 4 + 3 + 2. Take away a 6.',
  ]);
  expect(said(rockRoseIncome, 'reputation=24&played=6,1,1', 'it')).toEqual([
    'Giochi 6 + 1 + 1, ma il tuo tiro è 6 + 5 + 4 + 3 + 2. Togli un 1 e un 1.',
  ]);
});
