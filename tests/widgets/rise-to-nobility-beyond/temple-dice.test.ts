import { expect, test } from 'vitest';
import { templeDice } from '#src/widgets/rise-to-nobility-beyond/temple-dice/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(templeDice, {
  players: ['1', '2', '3', '6'],
  placed: ['', '4', '4,4', '4 4 4', '5,5', '4,5', '1,1,1,1,1,1'],
});

test('a die that matches takes the next space', () => {
  expect(said(templeDice, 'placed=4,4&die=4', 'en')).toEqual([
    'The die goes on space 3 of 3 and allows 1 Offering.',
    'With 3 players, 3 die spaces are open.',
    'Dice go from left to right: this one takes space 3. Free spaces: 1 before, 0 after.',
    'A 4, equal to the first die.',
    'Each die you place lets you make 1 Offering.',
  ]);
  expect(said(templeDice, 'placed=4,4&die=4', 'it')).toEqual([
    'Il dado va sullo spazio 3 di 3 e permette 1 Donazione.',
    'Con 3 giocatori sono aperti 3 spazi dado.',
    'I dadi vanno da sinistra a destra: questo occupa lo spazio 3. Spazi liberi: prima 1, dopo 0.',
    'Un 4, uguale al primo dado.',
    'Ogni dado che piazzi ti permette 1 Donazione.',
  ]);
});

test('without a die, what the next one must be', () => {
  expect(said(templeDice, '', 'en')).toEqual([
    'The next die must be a 4 and goes on space 2 of 3.',
    'With 3 players, 3 die spaces are open.',
    'Dice go from left to right: the next one takes space 2. Free spaces: 2.',
    'The first die is a 4, so every further die must be a 4.',
  ]);
  expect(said(templeDice, '', 'it')[0]).toBe(
    'Il prossimo dado deve essere un 4 e va sullo spazio 2 di 3.',
  );
});

test('an empty Temple takes any die', () => {
  expect(said(templeDice, 'placed=', 'en')[0]).toBe('A die of any value may go on space 1 of 3.');
  expect(said(templeDice, 'placed=', 'it')[0]).toBe(
    'Sullo spazio 1 di 3 va bene un dado di qualunque valore.',
  );
  expect(said(templeDice, 'placed=&die=5', 'en')).toContain(
    'The first die may have any value. From now on every die must be a 5.',
  );
  expect(said(templeDice, 'placed=&die=5', 'it')).toContain(
    'Il primo dado può avere qualunque valore. Da ora in poi ogni dado deve essere un 5.',
  );
  expect(said(templeDice, 'placed=', 'en')).toContain(
    'The first die may have any value, and all the others must equal it.',
  );
  expect(said(templeDice, 'placed=', 'it')).toContain(
    'Il primo dado può avere qualunque valore, e gli altri devono essere uguali.',
  );
});

test('where there is one space only, no other die follows', () => {
  for (const query of ['players=1&placed=', 'players=1&placed=&die=5']) {
    expect(said(templeDice, query, 'en')).toContain('The first die may have any value.');
    expect(said(templeDice, query, 'it')).toContain('Il primo dado può avere qualunque valore.');
  }
});

test('a full Temple takes none', () => {
  expect(said(templeDice, 'placed=2,2,2', 'en')[0]).toBe(
    'All 3 die spaces are taken: no die can be placed.',
  );
  expect(said(templeDice, 'placed=2,2,2', 'it')[0]).toBe(
    'Tutti e 3 gli spazi dado sono occupati: non si piazzano altri dadi.',
  );
  expect(said(templeDice, 'players=1&placed=2', 'en')).toEqual([
    'The only die space is taken: no die can be placed.',
    'With 1 player, 1 die space is open.',
    'The space is taken, so there is no room for another die.',
  ]);
  expect(said(templeDice, 'players=1&placed=2', 'it')[0]).toBe(
    'L’unico spazio dado è occupato: non si piazzano altri dadi.',
  );
});

test.each([
  [
    'die=5',
    'Your die is a 5, but it must be a 4 like the first die at the Temple.',
    'Il tuo dado è un 5, ma deve essere un 4 come il primo dado al Tempio.',
  ],
  [
    'placed=4,4,4&die=4',
    'With 3 players there are 3 die spaces, and all are taken.',
    'Con 3 giocatori ci sono 3 spazi dado, tutti occupati.',
  ],
  [
    'players=1&die=4',
    'With 1 player there is 1 die space, and it is taken.',
    'Con 1 giocatore c’è 1 spazio dado, ed è occupato.',
  ],
  [
    'players=1&placed=4,4',
    '2 dice are entered, but there is only 1 die space.',
    'I dadi inseriti sono 2, ma c’è solo 1 spazio dado.',
  ],
  [
    'placed=4,6',
    'The die on space 2 is a 6, but it must be a 4 like the first.',
    'Il dado sullo spazio 2 è un 6, ma deve essere un 4 come il primo.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(templeDice, query, 'en')).toEqual([english]);
  expect(said(templeDice, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(templeDice, 'placed=4,4&die=4', 'en')).toBe(
    '3 players, dice at the Temple: 4, 4; die to place: 4. The die goes on space 3 of 3 and allows 1 Offering.',
  );
  expect(pasted(templeDice, 'players=1&placed=', 'it')).toBe(
    '1 giocatore, dadi al Tempio: nessuno. Sullo spazio 1 di 1 va bene un dado di qualunque valore.',
  );
});
