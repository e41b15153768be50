import { expect, test } from 'vitest';
import { perform } from '#src/widgets/the-magnificent-sno/perform/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(perform, {
  players: ['2', '4', '5'],
  track: ['4,6,8,10,11,12', '2,4,4,6', '5'],
  occupied: ['', '10', '6,8', '4,4'],
  own: ['', '12', '6', '6,12'],
  second: ['no', 'yes', 'later'],
  power: ['4', '6', '8', '12'],
  hat: ['', '4', '4.1', '6', '11'],
  held: ['', '1/1/0/1'],
  completed: ['', '6/3/g:2/2/oc', '6/3/0:2/2/0', '6/3/1:-', '5/0/0:-2/2/2', '6/3/0:0/0/2;5/0/1:-'],
});

/** A track such as a board may have: the picture of the real one is lost. */
const TABLE = 'track=4,6,8,10,11,12&occupied=10&own=12&second=yes';

test('the printed example: from 12 down to 11', () => {
  expect(said(perform, TABLE, 'en')).toEqual([
    'Your hat moves from value 12 to value 11.',
    'With 5 players you have only 1 hat.',
    'Your hat is on value 12: that space counts as occupied for you too.',
    'The space of value 11 is vacant and within your power of 12.',
    'With 5 players a second performance moves your hat, even down the track.',
  ]);
  expect(said(perform, TABLE, 'it')[0]).toBe('Il tuo cappello va dal valore 12 al valore 11.');
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
  expect(said(perform, query, 'en')[0]).toBe('Your hat stays on value 8.');
  expect(said(perform, query, 'it')[0]).toBe('Il tuo cappello resta sul valore 8.');
});

test('a poster and its tent', () => {
  expect(said(perform, `${TABLE}&completed=6/3/0:2/2/0`, 'en').slice(5)).toEqual([
    'Poster 1: 6 points and 3 coins.',
    'The tent below poster 1: 2 points and 2 coins.',
  ]);
  expect(said(perform, `${TABLE}&completed=6/3/0:0/0/2;5/0/1:-&noTent=1&gems=3`, 'it')[0]).toBe(
    'Il tuo cappello va dal valore 12 al valore 11. 2 poster danno 11 punti e 3 monete e costano 3 gemme; non ne restano.',
  );
});

test('a space that is taken or out of reach', () => {
  expect(said(perform, `${TABLE}&hat=12`, 'en')).toEqual([
    'Your own hat is on value 12. With 5 players that space is occupied for you too.',
  ]);
  expect(said(perform, `${TABLE}&hat=10&power=8`, 'it')).toEqual([
    'Lo spazio di valore 10 supera la tua potenza di 8.',
    'C’è già un cappello sul valore 10.',
  ]);
});

test('spaces of one value are told apart', () => {
  const query = 'players=5&track=4,4,6,8&own=4&second=yes&power=5';
  expect(said(perform, query, 'en')[0]).toBe('Your hat moves from value 4 (1st) to value 4 (2nd).');
  expect(said(perform, query, 'it')[0]).toBe(
    'Il tuo cappello va dal valore 4 (1º) al valore 4 (2º).',
  );
  expect(said(perform, 'track=4,4,6&own=4.3', 'en')).toEqual([
    'Value of the space with your hat: The track has no space of value 4 (3rd).',
  ]);
});

test('up to four players, whether one’s own space is free is said', () => {
  const query = 'players=3&track=4,6,8&own=6,8&power=8&second=later';
  expect(said(perform, query, 'en')).toContain(
    'Your hats are on value 6 and value 8. By the reading you chose, those spaces are occupied for you.',
  );
  expect(said(perform, `${query}&hat=8`, 'it')).toEqual([
    'Il tuo cappello è sul valore 8. Secondo l’interpretazione scelta, lo spazio è occupato anche per te.',
  ]);
  expect(said(perform, `${query}&ownHat=free`, 'it')).toContain(
    'Lo spazio di valore 8 è entro la tua potenza di 8.',
  );
  expect(said(perform, `${query}&ownHat=free`, 'it')[0]).toBe(
    'Il tuo cappello resta sul valore 8.',
  );
});

test('which of two hats performs, and where the other is', () => {
  const table = 'players=3&track=4,6,8&own=4&power=8';
  expect(said(perform, table, 'en')).toEqual([
    'Your hat moves from value 4 to value 8.',
    'Your hat is on value 4. By the reading you chose, that space is occupied for you.',
    'The space of value 8 is vacant and within your power of 8.',
    'By the reading you chose, the hat on the track performs first.',
  ]);
  expect(said(perform, `${table}&hats=front`, 'en')[0]).toBe(
    'The hat in front of you goes to value 8.',
  );
  const second = 'players=3&track=4,6,8&own=8&power=8&second=yes';
  expect(said(perform, second, 'it')).toEqual([
    'Il cappello davanti a te va sul valore 6.',
    'L’altro tuo cappello è sul valore 8 e lì resta.',
    'Lo spazio di valore 6 è libero ed entro la tua potenza di 8.',
    'Secondo l’interpretazione scelta, per primo si è esibito il cappello sul tracciato; ora lo raggiunge quello davanti a te.',
  ]);
  expect(said(perform, `${second}&own=4,8&hats=front`, 'it')[0]).toBe(
    'Uno dei tuoi cappelli va sul valore 6.',
  );
  expect(pasted(perform, second, 'en')).toBe(
    'Performing with 3 players and power 8; other hats on the performance track: none entered. The hat in front of you goes to value 6. Reading: the hat on the track performs first.',
  );
});

test('hats that cannot be where they are, and a third performance', () => {
  const both = 'players=3&track=4,6,8&own=4,6&power=8';
  expect(said(perform, both, 'en')).toEqual([
    'You entered 2 hats of yours on the track. Before your first performance of the round only 1 is there; the other is in front of you.',
  ]);
  expect(said(perform, `${both}&second=yes`, 'it')).toEqual([
    'Hai indicato 2 tuoi cappelli sul tracciato. Prima della seconda esibizione, secondo l’interpretazione scelta, ce n’è solo 1.',
  ]);
  expect(said(perform, 'players=3&track=4,6,8&own=4&power=8&second=later', 'en')).toEqual([
    'You entered 1 hat of yours on the track. Before your third performance both are there.',
  ]);
  expect(said(perform, `${both}&second=later&third=no`, 'en')).toEqual([
    'By the reading you chose, you may perform only twice in a round.',
  ]);
  expect(pasted(perform, `${both}&second=later`, 'it')).toBe(
    'Esibizione in 3 giocatori con potenza 8; altri cappelli sul tracciato delle esibizioni: nessuno indicato. Uno dei tuoi cappelli va sul valore 8. Interpretazione: in un round puoi esibirti più di due volte.',
  );
});

test('gems by color, and what clear ones pay', () => {
  const query = `${TABLE}&completed=6/3/gp:2/2/0&held=0/1/0/2`;
  expect(said(perform, query, 'en')).toEqual(
    expect.arrayContaining([
      'You discard 1 green gem and 1 clear gem and keep 1 clear gem.',
      'By the reading you chose, 1 clear gem pays for a colored one you lack.',
    ]),
  );
  expect(said(perform, `${query}&posterGems=as-shown`, 'it')).toEqual([
    'Poster e tende costano 1 gemma verde e 1 viola. Hai 1 gemma verde e 2 trasparenti e, secondo l’interpretazione scelta, le gemme trasparenti non pagano per quelle colorate.',
  ]);
});

test('text that does not fit the track', () => {
  expect(said(perform, 'track=4,3', 'en')).toEqual([
    'Values of the track, from the bottom: Write the values from the bottom up: none may be lower than the one before, as in 4,6,8.',
  ]);
  expect(said(perform, 'track=4,6,8&own=13', 'it')).toEqual([
    'Valore dello spazio con il tuo cappello: Sul tracciato non c’è uno spazio di valore 13.',
  ]);
});

test('what is pasted', () => {
  expect(pasted(perform, TABLE, 'en')).toBe(
    'Performing with 5 players and power 12; other hats on the performance track: value 10. Your hat moves from value 12 to value 11.',
  );
});
