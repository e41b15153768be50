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

test('dice played, dice left and coins gained are told as they are', () => {
  expect(said(rockRoseIncome, 'elders=1', 'en')).toContain(
    'You play 5 + 4, within Reputation 9; 0 to spare. | 9',
  );
  expect(said(rockRoseIncome, 'elders=1', 'it')).toEqual(
    expect.arrayContaining([
      'Giochi 5 + 4, entro la Reputazione 9; ne avanza 0. | 9',
      '6 + 3 + 2: troppo alti per la Reputazione che avanza (0), ma contano come non giocati.',
    ]),
  );
  expect(said(rockRoseIncome, 'played=', 'en')).toContain(
    'You play no dice: all of Reputation 9 is to spare. | 0',
  );
  expect(said(rockRoseIncome, 'played=', 'it')).toContain(
    'Non giochi dadi: la Reputazione 9 avanza tutta. | 0',
  );
  expect(pasted(rockRoseIncome, 'elders=1', 'en')).toBe(
    'Roll 6,5,4,3,2 at Reputation 9, playing 5 + 4: 6 + 3 + 2 = 11 unplayed, 3 Rock Rose and 2 Coins.',
  );
  expect(pasted(rockRoseIncome, 'elders=1', 'it')).toBe(
    'Tiro 6,5,4,3,2 con Reputazione 9, gioco 5 + 4: non giocati 6 + 3 + 2 = 11, 3 Rocce Rosee e 2 Monete.',
  );
  expect(pasted(rockRoseIncome, 'played=', 'en')).toBe(
    'Roll 6,5,4,3,2 at Reputation 9, playing nothing: 6 + 5 + 4 + 3 + 2 = 20 unplayed, 6 Rock Rose.',
  );
  expect(pasted(rockRoseIncome, 'played=', 'it')).toBe(
    'Tiro 6,5,4,3,2 con Reputazione 9, non gioco dadi: non giocati 6 + 5 + 4 + 3 + 2 = 20, 6 Rocce Rosee.',
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
