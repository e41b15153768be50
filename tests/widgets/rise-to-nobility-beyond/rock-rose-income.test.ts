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
  expect(said(rockRoseIncome, printed, 'en')).toContain(
    'In the Income phase you gain 2 Rock Rose.',
  );
  expect(said(rockRoseIncome, printed, 'it')[0]).toBe('Nella fase Entrate guadagni 2 Rocce Rosee.');
  expect(pasted(rockRoseIncome, printed, 'it')).toBe(
    'Tiro 5, 6, 4, 4, 1 con Reputazione 12 e gioco 6 + 5 + 1: nella fase Entrate guadagno 2 Rocce Rosee con i dadi non giocati (4 + 4 = 8).',
  );
});

test('a single die and no die at all are spoken of as such', () => {
  const one = 'dice=5,4,4,1&reputation=9&played=4,4,1';
  expect(said(rockRoseIncome, one, 'en')).toContain(
    'Your unplayed die is a 5: every full 3 earns 1 Rock Rose. | +1 Rock Rose',
  );
  expect(said(rockRoseIncome, one, 'it')).toEqual(
    expect.arrayContaining([
      'Il 5 non ci sta, perché non resta Reputazione, ma conta comunque come non giocato.',
      'Il dado non giocato è un 5: ogni 3 punti rendono 1 Roccia Rosea. | +1 Roccia Rosea',
    ]),
  );
  const none = 'dice=1,1&played=1,1';
  expect(said(rockRoseIncome, none, 'en')).toContain(
    'You play all your dice, so they earn no Rock Rose.',
  );
  expect(said(rockRoseIncome, none, 'it')).toContain(
    'Giochi tutti i dadi, quindi non rendono Rocce Rosee.',
  );
});

test('dice played, dice left and coins gained are told as they are', () => {
  expect(said(rockRoseIncome, 'elders=1', 'en')).toContain(
    'You play 5 + 4 = 9 and use up your Reputation of 9.',
  );
  expect(said(rockRoseIncome, 'elders=1', 'it')).toEqual(
    expect.arrayContaining([
      'Giochi 5 + 4 = 9 ed esaurisci la tua Reputazione di 9.',
      'Il 6, il 3 e il 2 non ci stanno, perché non resta Reputazione, ma contano comunque come non giocati.',
    ]),
  );
  expect(said(rockRoseIncome, 'played=', 'en')).toContain('You play no dice.');
  expect(said(rockRoseIncome, 'played=', 'it')).toContain('Non giochi dadi.');
  expect(pasted(rockRoseIncome, 'elders=1', 'en')).toBe(
    'I roll 6, 5, 4, 3, 2 with Reputation 9 and play 5 + 4: in the Income phase I gain 3 Rock Rose and 2 Coins from the unplayed dice (6 + 3 + 2 = 11) and 1 active Elder.',
  );
  expect(pasted(rockRoseIncome, 'elders=1', 'it')).toBe(
    'Tiro 6, 5, 4, 3, 2 con Reputazione 9 e gioco 5 + 4: nella fase Entrate guadagno 3 Rocce Rosee e 2 Monete con i dadi non giocati (6 + 3 + 2 = 11) e 1 Anziano attivo.',
  );
  expect(pasted(rockRoseIncome, 'played=', 'en')).toBe(
    'I roll 6, 5, 4, 3, 2 with Reputation 9 and play nothing: in the Income phase I gain 6 Rock Rose from the unplayed dice (6 + 5 + 4 + 3 + 2 = 20).',
  );
  expect(pasted(rockRoseIncome, 'played=', 'it')).toBe(
    'Tiro 6, 5, 4, 3, 2 con Reputazione 9 e non gioco dadi: nella fase Entrate guadagno 6 Rocce Rosee con i dadi non giocati (6 + 5 + 4 + 3 + 2 = 20).',
  );
});

test('a die played twice is told from a die never rolled', () => {
  const twice = 'dice=6,5,4,3,2&reputation=12&played=6,6';
  expect(said(rockRoseIncome, twice, 'en')).toEqual([
    'You play 6 + 6, but your roll is 6 + 5 + 4 + 3 + 2: take away a 6.',
  ]);
  expect(said(rockRoseIncome, 'reputation=24&played=6,1,1', 'it')).toEqual([
    'Giochi 6 + 1 + 1, ma il tuo tiro è 6 + 5 + 4 + 3 + 2: togli due 1.',
  ]);
});
