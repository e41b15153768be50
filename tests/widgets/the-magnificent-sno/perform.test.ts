import { expect, test } from 'vitest';
import { perform } from '#src/widgets/the-magnificent-sno/perform/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(perform, {
  players: ['2', '4', '5'],
  track: ['4,6,8,10,11,12', '2,4,4,6', '5'],
  occupied: ['', '10', '6,8', '4,4'],
  own: ['', '12', '6', '6,12'],
  power: ['4', '6', '8', '12'],
  hat: ['', '4', '6', '11'],
  completed: ['', '6/3/0:2/2/0', '6/3/1:-', '5/0/0:-2/2/2', '6/3/0:0/0/2;5/0/1:-'],
});

/** A track such as a board may have: the picture of the real one is lost. */
const TABLE = 'track=4,6,8,10,11,12&occupied=10&own=12&second=yes';

test('the printed example: from 12 down to 11', () => {
  expect(said(perform, TABLE, 'en')).toEqual([
    'Your hat moves from 12 to 11.',
    'With 5 players you have 1 hat only.',
    'Your hat is on 12: that space counts as occupied for you too.',
    'A vacant space within your power of 12. | 11',
    'Your second performance moves your hat, down the track if need be. | 12 → 11',
  ]);
  expect(said(perform, TABLE, 'it')[0]).toBe('Il tuo cappello va dal 12 all’11.');
});

test('before the track is entered it is asked for, with what to write', () => {
  expect(said(perform, '', 'en')).toEqual([
    'Values of the track, from the bottom: Enter the values on your board, lowest first, such as 4,6,8.',
  ]);
  expect(said(perform, '', 'it')).toEqual([
    'Valori del tracciato, dal basso: Scrivi i valori del tabellone, dal più basso, come 4,6,8.',
  ]);
});

test('a hat that may stay where it is', () => {
  const query = 'track=4,6,8,10,11,12&own=8&power=8&ownSpace=second';
  expect(said(perform, query, 'en')[0]).toBe('Your hat stays on 8.');
  expect(said(perform, query, 'it')[0]).toBe('Il tuo cappello resta sull’8.');
});

test('a poster and its tent', () => {
  expect(said(perform, `${TABLE}&completed=6/3/0:2/2/0`, 'en').slice(5)).toEqual([
    'Poster 1: 6 points and 3 coins.',
    'The tent below poster 1: 2 points and 2 coins.',
    'Together: 8 points and 5 coins.',
  ]);
  expect(said(perform, `${TABLE}&completed=6/3/0:0/0/2;5/0/1:-&noTent=1&gems=3`, 'it')[0]).toBe(
    'Il tuo cappello va dal 12 all’11. 2 poster danno 11 punti e 3 monete e costano 3 gemme.',
  );
});

test('a space that is taken or out of reach', () => {
  expect(said(perform, `${TABLE}&hat=12`, 'en')).toEqual([
    'Your own hat is on 12: with 5 players that space is occupied for you too.',
  ]);
  expect(said(perform, `${TABLE}&hat=10&power=8`, 'it')).toEqual([
    'Lo spazio 10 supera la tua potenza di 8.',
    'C’è già un cappello sul 10.',
  ]);
});

test('text that does not fit the track', () => {
  expect(said(perform, 'track=4,3', 'en')).toEqual([
    'Values of the track, from the bottom: From the bottom up the values must not fall.',
  ]);
  expect(said(perform, 'track=4,6,8&own=13', 'it')).toEqual([
    'Spazio con il tuo cappello: Sul tracciato non c’è uno spazio di valore 13.',
  ]);
});

test('what is pasted', () => {
  expect(pasted(perform, TABLE, 'en')).toBe(
    'Power 12, other hats on 10. Your hat moves from 12 to 11.',
  );
});
