import { expect, test } from 'vitest';
import { glade } from '#src/widgets/rise-to-nobility-beyond/glade/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(glade, {
  slot1: ['', '3', '1,2'],
  slot2: ['', '4', '1,2,3'],
  slot3: ['', '5'],
  taken: ['', '1', '2,3', '1,2,3'],
  relics: ['0', '1', '5', '6'],
});

test('one more Elder', () => {
  const query = 'type=elder&relics=6';
  expect(said(glade, query, 'en')).toEqual([
    'You may take the Elder: that makes 3 of at most 6.',
    'You have 2 Elders and may have up to 6; other types do not count.',
    'None of your cards has the same effect.',
  ]);
  expect(said(glade, query, 'it')).toEqual([
    'Puoi prendere l’Anziano: ne avrai 3 su un massimo di 6.',
    'Hai 2 Anziani e puoi averne fino a 6; gli altri tipi non contano.',
    'Nessuna delle tue carte ha lo stesso effetto.',
  ]);
});

test('a seventh Relic', () => {
  expect(said(glade, 'relics=6', 'en')).toEqual([
    'You have 6 Relics, the limit: discard one before you take another.',
  ]);
  expect(said(glade, 'relics=6', 'it')).toEqual([
    'Hai 6 Reliquie, il limite: scartane una prima di prendere un’altra Reliquia.',
  ]);
  expect(said(glade, 'type=elder&elders=6', 'it')).toEqual([
    'Hai 6 Anziani, il limite: scartane uno prima di prendere un altro Anziano.',
  ]);
});

test('the twin goes first, at the limit', () => {
  const query = 'relics=6&sameEffect=yes&discard=twin';
  expect(said(glade, query, 'en').slice(1)).toEqual([
    'You have 6 Relics, the limit, so you first discard the Relic with the same effect.',
    'With that one gone, you may take its twin.',
  ]);
  expect(pasted(glade, query, 'en')).toBe(
    'Guardians’ Glade: I have 6 Relics, discard the one with the same effect and may take its twin: that makes 6 of at most 6.',
  );
});

test('a discard below the limit is a matter of reading', () => {
  const query = 'relics=1&discard=other';
  expect(said(glade, query, 'en')).toEqual([
    'You have 1 Relic; in the reading you chose, you may discard only when you have 6.',
  ]);
  expect(said(glade, query, 'it')).toEqual([
    'Hai 1 Reliquia; con l’interpretazione scelta puoi scartare solo quando ne hai 6.',
  ]);
  expect(said(glade, `${query}&discarding=any-time`, 'en')[0]).toBe(
    'You may take the Relic: that makes 1 of at most 6.',
  );
});

test('the die looks for a slot', () => {
  const slots = 'die=4&slot1=3&slot2=4,5';
  expect(said(glade, `${slots}&taken=3`, 'en').slice(3)).toEqual([
    'Your 4 may go on slot 2, which takes 4 or 5.',
    'All 3 die slots are in play, whatever the number of players.',
  ]);
  expect(said(glade, `${slots}&taken=2`, 'en').slice(3)).toEqual([
    'Slot 3 takes your 4 if it shows a 4: read its value off the board.',
    'Slot 1 takes 3, not your 4.',
    'Slot 2 already has a die.',
    'All 3 die slots are in play, whatever the number of players.',
  ]);
  expect(said(glade, `${slots}&taken=2`, 'it')[0]).toBe(
    'Puoi prendere la Reliquia se uno degli spazi liberi accetta il tuo dado: ne avrai 4 su un massimo di 6.',
  );
  expect(said(glade, `${slots}&taken=2,3`, 'it')).toEqual([
    'Lo spazio 1 accetta 3, non il tuo 4.',
    'Lo spazio 2 ha già un dado.',
    'Lo spazio 3 ha già un dado.',
  ]);
});

test('the slots’ values are remembered', () => {
  expect(glade.kept).toEqual(['slot1', 'slot2', 'slot3']);
});

test('a twin says what to do at the limit, and may go below it in one reading', () => {
  expect(said(glade, 'relics=6&sameEffect=yes&discard=other', 'en')).toEqual([
    'You have a card with the same effect: you may take this Relic only if you discard that card first.',
  ]);
  expect(said(glade, 'relics=5&sameEffect=yes', 'it')).toEqual([
    'Hai già una carta con lo stesso effetto, quindi non puoi prendere questa Reliquia.',
  ]);
  expect(said(glade, 'relics=5&sameEffect=yes', 'en')).toEqual([
    'You have a card with the same effect, so you may not take this Relic.',
  ]);
  expect(said(glade, 'relics=6&sameEffect=yes&discard=other', 'it')).toEqual([
    'Hai già una carta con lo stesso effetto: puoi prendere questa Reliquia solo se prima scarti quella.',
  ]);
  expect(said(glade, 'type=elder&elders=0&discard=other', 'it')).toEqual([
    'Non hai nessun Anziano da scartare.',
  ]);
  expect(pasted(glade, 'relics=5&sameEffect=yes&discard=twin&discarding=any-time', 'en')).toBe(
    'Guardians’ Glade: I have 5 Relics, discard the one with the same effect and may take its twin, under the reading that one may discard at any time: that makes 5 of at most 6.',
  );
});

test('what is pasted names the reading only where a discard rests on it', () => {
  expect(pasted(glade, 'relics=5&sameEffect=yes&discard=twin&discarding=any-time', 'it')).toBe(
    'Radura dei Guardiani: ho 5 Reliquie, scarto quella con lo stesso effetto e posso prendere quella nuova, con l’interpretazione che si può scartare quando si vuole: ne avrò 5 su un massimo di 6.',
  );
  expect(pasted(glade, 'relics=6&sameEffect=yes&discard=twin', 'it')).toBe(
    'Radura dei Guardiani: ho 6 Reliquie, scarto quella con lo stesso effetto e posso prendere quella nuova: ne avrò 6 su un massimo di 6.',
  );
  expect(pasted(glade, '', 'it')).toBe(
    'Radura dei Guardiani: ho 3 Reliquie e posso prenderne una con un effetto nuovo: ne avrò 4 su un massimo di 6.',
  );
});

test('the reading is asked only where a discard is not a rule', () => {
  expect(raised('glade', { discard: 'other' })).toEqual(['discarding']);
  expect(raised('glade', { discard: 'other', relics: '6' })).toEqual([]);
  expect(raised('glade', { discard: 'other', relics: '6', type: 'elder' })).toEqual(['discarding']);
  expect(raised('glade')).toEqual([]);
});
