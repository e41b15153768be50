import { expect, test } from 'vitest';
import { templeDice } from '#src/widgets/rise-to-nobility-beyond/temple-dice/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(templeDice, {
  players: ['1', '2', '3', '6'],
  placed: ['', '4', '4,4', '4 4 4', '5,5', '4,5', '1,1,1,1,1,1'],
});

test('a die that matches takes the next space', () => {
  expect(said(templeDice, 'placed=4,4&die=4', 'en')).toEqual([
    'A 4 goes on space 3 of 3 and allows 1 Offering.',
    'Dice fill the spaces from left to right: space 3 is the leftmost free one.',
    'Your die must equal the first one, and it does: both are 4s.',
    'Each die you place lets you make 1 Offering.',
    'With 3 players, 3 die spaces are in play.',
  ]);
  expect(said(templeDice, 'placed=4,4&die=4', 'it')).toEqual([
    'Un 4 va sullo spazio 3 di 3 e permette 1 Donazione.',
    'I dadi riempiono gli spazi da sinistra a destra: il primo libero è lo spazio 3.',
    'Il tuo dado deve essere uguale al primo, e lo è: un 4.',
    'Ogni dado che piazzi ti permette 1 Donazione.',
    'Con 3 giocatori sono in gioco 3 spazi dado.',
  ]);
});

test('without a die, what the next one must be', () => {
  expect(said(templeDice, '', 'en')).toEqual([
    'The next die must be a 4 and goes on space 2 of 3.',
    'Dice fill the spaces from left to right: space 2 is the leftmost free one.',
    'Every die must equal the first one, which is a 4.',
    'With 3 players, 3 die spaces are in play.',
  ]);
  expect(said(templeDice, '', 'it')[0]).toBe(
    'Il prossimo dado deve essere un 4 e va sullo spazio 2 di 3.',
  );
});

test('an empty Temple takes any die', () => {
  expect(said(templeDice, 'placed=', 'en')[0]).toBe('A die of any value may go on space 1 of 3.');
  expect(said(templeDice, 'placed=', 'it')[0]).toBe(
    'Sullo spazio 1 di 3 va bene un dado di qualsiasi valore.',
  );
  expect(said(templeDice, 'placed=&die=5', 'en')).toContain(
    'The first die may have any value; every later one must be a 5 too.',
  );
  expect(said(templeDice, 'placed=&die=5', 'it')).toContain(
    'Il primo dado può avere qualsiasi valore; poi ogni altro deve essere un 5.',
  );
  expect(said(templeDice, 'placed=', 'en')).toContain(
    'The first die may have any value; every later one must equal it.',
  );
  expect(said(templeDice, 'placed=', 'it')).toContain(
    'Il primo dado può avere qualsiasi valore; gli altri devono essere uguali al primo.',
  );
});

test('where there is one space only, no other die follows', () => {
  for (const query of ['players=1&placed=', 'players=1&placed=&die=5']) {
    expect(said(templeDice, query, 'en')).toContain('The first die may have any value.');
    expect(said(templeDice, query, 'it')).toContain('Il primo dado può avere qualsiasi valore.');
  }
});

test('a full Temple takes none', () => {
  expect(said(templeDice, 'placed=2,2,2', 'en')[0]).toBe(
    'All 3 die spaces are taken: no other die can be placed.',
  );
  expect(said(templeDice, 'placed=2,2,2', 'it')[0]).toBe(
    'Tutti e 3 gli spazi dado sono occupati: non si piazzano altri dadi.',
  );
  expect(said(templeDice, 'players=1&placed=2', 'en')).toEqual([
    'The only die space is taken: no other die can be placed.',
    'With 1 player, 1 die space is in play.',
  ]);
  expect(said(templeDice, 'players=1&placed=2', 'it')[0]).toBe(
    'L’unico spazio dado è occupato: non si piazzano altri dadi.',
  );
});

test.each([
  [
    'die=5',
    'Your die is a 5, but it must be a 4, like the first die at the Temple.',
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
    'You entered 2 dice at the Temple, but with 1 player there is only 1 die space.',
    'Al Tempio hai indicato 2 dadi, ma con 1 giocatore c’è solo 1 spazio dado.',
  ],
  [
    'placed=4,6',
    'The die on space 2 is a 6, but it must be a 4, like the first die.',
    'Il dado sullo spazio 2 è un 6, ma deve essere un 4 come il primo.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(templeDice, query, 'en')).toEqual([english]);
  expect(said(templeDice, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(templeDice, 'placed=4,4&die=4', 'en')).toBe(
    'Timeless Temple with 3 players, dice already there: 4, 4. A 4 goes on space 3 of 3 and allows 1 Offering.',
  );
  expect(pasted(templeDice, 'players=1&placed=', 'it')).toBe(
    'Tempio Senza Tempo con 1 giocatore, dadi già piazzati: nessuno. Sullo spazio 1 di 1 va bene un dado di qualsiasi valore.',
  );
});

test('whose dice lie there matters if each player places only 1', () => {
  expect(said(templeDice, 'die=4&several=one-each', 'en').slice(0, 4)).toEqual([
    'A 4 goes on space 2 of 3 and allows 1 Offering, if you have no die there yet.',
    'Dice fill the spaces from left to right: space 2 is the leftmost free one.',
    'Your die must equal the first one, and it does: both are 4s.',
    'In the reading you chose, each player may place only 1: your die may go there if the one there is not yours.',
  ]);
  expect(said(templeDice, 'placed=4,4&die=4&several=one-each', 'it')).toContain(
    'Con l’interpretazione scelta ognuno può piazzarne solo 1: il tuo dado ci va se nessuno di quelli che ci sono è tuo.',
  );
  expect(pasted(templeDice, 'die=4&several=one-each', 'en')).toBe(
    'Timeless Temple with 3 players, dice already there: 4. A 4 goes on space 2 of 3 and allows 1 Offering, if none of them is mine (each player places only 1).',
  );
  expect(said(templeDice, 'own=1&several=one-each', 'en')).toContain(
    '1 die at the Temple is yours already; in the reading you chose, only the others may place the next one.',
  );
});

test('nobody has more dice at the Temple than to roll', () => {
  expect(said(templeDice, 'players=6&placed=2,2,2,2&own=4&die=2', 'en')).toEqual([
    'You would have 5 dice at the Temple, but with 6 players each player has only 4.',
  ]);
  expect(said(templeDice, 'players=6&placed=2,2,2,2,2&own=5', 'it')).toEqual([
    'Al Tempio hai 5 dadi, ma con 6 giocatori ognuno ne ha solo 4.',
  ]);
});
