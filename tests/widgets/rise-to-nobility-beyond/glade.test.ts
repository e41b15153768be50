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
    'You may take the Elder: you will have 3 of 6.',
    'No card you have has the same effect.',
    'Elders: up to 6 of each type. | 2 → 3',
  ]);
  expect(said(glade, query, 'it')).toEqual([
    'Puoi prendere l’Anziano: ne avrai 3 su 6.',
    'Nessuna delle tue carte ha lo stesso effetto.',
    'Anziani: al massimo 6 carte per tipo. | 2 → 3',
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
    'You have 6, the limit, and first discard the Relic with the same effect. | 6 → 5',
    'The Relic with the same effect is gone, so you may take its twin.',
    'Relics: up to 6 of each type. | 5 → 6',
  ]);
  expect(pasted(glade, query, 'en')).toBe(
    'Guardians’ Glade: having 6 Relics, I take a Relic, discarding the Relic with the same effect first: allowed, then 6 of 6.',
  );
});

test('a discard below the limit is a matter of reading', () => {
  const query = 'relics=1&discard=other';
  expect(said(glade, query, 'en')).toEqual([
    'You have 1 Relic; in the reading in force you discard only at 6.',
  ]);
  expect(said(glade, query, 'it')).toEqual([
    'Hai 1 Reliquia; secondo l’interpretazione in vigore scarti solo quando ne hai 6.',
  ]);
  expect(said(glade, `${query}&discarding=any-time`, 'en')[0]).toBe(
    'You may take the Relic: you will have 1 of 6.',
  );
});

test('the die looks for a slot', () => {
  const slots = 'die=4&slot1=3&slot2=4,5';
  expect(said(glade, `${slots}&taken=3`, 'en').slice(1, 5)).toEqual([
    'All 3 die slots are open, whatever the number of players.',
    'Slot 1 takes 3, not your 4.',
    'Slot 2 takes 4 or 5: your 4 may go there.',
    'Slot 3 already has a die.',
  ]);
  expect(said(glade, `${slots}&taken=2`, 'it')[0]).toBe(
    'Puoi prendere la Reliquia se uno spazio accetta il tuo dado: leggi i valori sulla plancia.',
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
    'You have a card with the same effect: discard that very one first, or you may not take this Relic.',
  ]);
  expect(said(glade, 'relics=5&sameEffect=yes', 'it')).toEqual([
    'Hai già una carta con lo stesso effetto, quindi non puoi prendere questa Reliquia.',
  ]);
  expect(said(glade, 'relics=5&sameEffect=yes', 'en')).toEqual([
    'You have a card with the same effect, so you may not take this Relic.',
  ]);
  expect(said(glade, 'relics=6&sameEffect=yes&discard=other', 'it')).toEqual([
    'Hai già una carta con lo stesso effetto: scarta prima proprio quella, o non puoi prendere questa Reliquia.',
  ]);
  expect(said(glade, 'type=elder&elders=0&discard=other', 'it')).toEqual([
    'Non hai nessun Anziano da scartare.',
  ]);
  expect(pasted(glade, 'relics=5&sameEffect=yes&discard=twin&discarding=any-time', 'en')).toBe(
    'Guardians’ Glade: having 5 Relics, I take a Relic, discarding the Relic with the same effect first: allowed, under the reading “At any time”, then 5 of 6.',
  );
});

test('what is pasted names the reading only where a discard rests on it', () => {
  expect(pasted(glade, 'relics=5&sameEffect=yes&discard=twin&discarding=any-time', 'it')).toBe(
    'Radura dei Guardiani: ho 5 Reliquie e prendo una Reliquia, scartando prima la Reliquia con lo stesso effetto: si può con l’interpretazione «Quando vuoi», poi 5 su 6.',
  );
  expect(pasted(glade, 'relics=6&sameEffect=yes&discard=twin', 'it')).toBe(
    'Radura dei Guardiani: ho 6 Reliquie e prendo una Reliquia, scartando prima la Reliquia con lo stesso effetto: si può, poi 6 su 6.',
  );
  expect(pasted(glade, '', 'it')).toBe(
    'Radura dei Guardiani: ho 3 Reliquie e prendo una Reliquia: si può, poi 4 su 6.',
  );
});

test('the reading is asked only where a discard is not a rule', () => {
  expect(raised('glade', { discard: 'other' })).toEqual(['discarding']);
  expect(raised('glade', { discard: 'other', relics: '6' })).toEqual([]);
  expect(raised('glade', { discard: 'other', relics: '6', type: 'elder' })).toEqual(['discarding']);
  expect(raised('glade')).toEqual([]);
});
