import { expect, test } from 'vitest';
import { riverwalkersMap } from '#src/widgets/fire-and-ice/riverwalkers-map/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(riverwalkersMap, {
  board: [
    'riverwalkers.desert:',
    'riverwalkers.desert:C2d',
    'riverwalkers.forest.ship2:C2d,B1d',
    'riverwalkers.desert:C2d,E4d,E4-F1;witches:D1d;land:C3ice',
    'witches:D1d',
  ],
  unlocked: [
    '',
    'lakes',
    'lakes,mountains',
    'desert,plains,swamp,lakes,forest,mountains,wasteland',
  ],
});

test('unlocked, by the River and in range', () => {
  expect(said(riverwalkersMap, '', 'en').slice(0, 4)).toEqual([
    'The Riverwalkers may build on C3 and C4.',
    'The Riverwalkers have Shipping 1, which never rises.',
    'They can settle on Desert, Lakes and Mountains.',
    'Unlocked, by the River and in range. | 2',
  ]);
  expect(said(riverwalkersMap, 'bonusCard=yes', 'it').slice(0, 3)).toEqual([
    'Il Popolo dei Fiumi può costruire in C3, C4, H2 e H3.',
    'Il Popolo dei Fiumi ha Navigazione 1, che non sale mai.',
    'La tessera Bonus porta la Navigazione da 1 a 2.',
  ]);
});

test('the first Structures stand anywhere by the River', () => {
  const query = 'board=riverwalkers.desert:C2d';
  expect(said(riverwalkersMap, query, 'en')).toEqual([
    'The Riverwalkers may place a first Structure on B4, C6, D5, E1, E4, H2, I7 and J6.',
    'The first 2 Structures go on the Starting terrain, Desert, anywhere by the River; 1 is on the map.',
    'On the Starting terrain and by the River. | 8',
    'On the Starting terrain, but not by the River: B9 and J4. | 2',
    'Empty spaces that are not of the Starting terrain. | 66',
  ]);
  expect(pasted(riverwalkersMap, query, 'it')).toBe(
    'Il Popolo dei Fiumi (Terreno Iniziale: Deserto) può mettere un primo Edificio in B4, C6, D5, E1, E4, H2, I7 e J6.',
  );
});

test('a Structure on terrain that is not ticked is pointed out', () => {
  const query = 'board=riverwalkers.desert:C2d,C3d&unlocked=';
  expect(said(riverwalkersMap, query, 'en')).toContain(
    'Their Structure on C3 is on Lakes, which is not among the unlocked terrains. Did you forget it above?',
  );
});

test('a dry Structure is none of theirs', () => {
  expect(said(riverwalkersMap, 'board=riverwalkers.desert:C2d,C1d', 'it')).toEqual([
    'L’Edificio del Popolo dei Fiumi in C1 non è lungo il Fiume, dove devono stare tutti i suoi.',
  ]);
});

test('without the Riverwalkers there is nothing to ask', () => {
  expect(said(riverwalkersMap, 'board=witches:D1d', 'en')).toEqual([
    'Board: Put the Riverwalkers among the players and choose their Starting terrain.',
  ]);
});

test('the sentence to paste', () => {
  expect(pasted(riverwalkersMap, '', 'it')).toBe(
    'Il Popolo dei Fiumi (Terreni sbloccati: Deserto, Laghi e Montagne; Navigazione 1) può costruire in C3 e C4.',
  );
});

test('later Structures, and first ones, in both languages', () => {
  expect(said(riverwalkersMap, '', 'en').slice(5)).toEqual([
    'Unlocked, but not by the River: B8, B9, B10, I5, I10, J1 and J4. | 7',
    'Empty spaces of a terrain that is not unlocked. | 44',
  ]);
  const later = said(riverwalkersMap, '', 'it');
  expect(later[3]).toBe('Sbloccate, lungo il Fiume e a portata. | 2');
  expect(later.slice(5)).toEqual([
    'Sbloccate, ma non lungo il Fiume: B8, B9, B10, I5, I10, J1 e J4. | 7',
    'Caselle libere di un Terreno non sbloccato. | 44',
  ]);
  expect(said(riverwalkersMap, 'board=riverwalkers.desert:C2d', 'it')).toEqual([
    'Il Popolo dei Fiumi può mettere un primo Edificio in B4, C6, D5, E1, E4, H2, I7 e J6.',
    'I primi 2 Edifici vanno sul Terreno Iniziale, Deserto, ovunque lungo il Fiume; sulla Mappa ce n’è 1.',
    'Sul Terreno Iniziale e lungo il Fiume. | 8',
    'Sul Terreno Iniziale, ma non lungo il Fiume: B9 e J4. | 2',
    'Caselle libere che non sono del Terreno Iniziale. | 66',
  ]);
  expect(pasted(riverwalkersMap, 'board=riverwalkers.desert:C2d', 'en')).toBe(
    'The Riverwalkers, with the Starting terrain Desert, may place a first Structure on B4, C6, D5, E1, E4, H2, I7 and J6.',
  );
  expect(pasted(riverwalkersMap, '', 'en')).toBe(
    'The Riverwalkers, with Desert, Lakes and Mountains unlocked and Shipping 1, may build on C3 and C4.',
  );
});

test('no space at all', () => {
  const query = 'board=riverwalkers.desert:C2d,E4d;land:C3ice,C4ice&unlocked=';
  expect(said(riverwalkersMap, query, 'en')[3]).toBe(
    'No space is unlocked, by the River and in range. | 0',
  );
  expect(said(riverwalkersMap, query, 'it')[3]).toBe(
    'Nessuna casella è sbloccata, lungo il Fiume e a portata. | 0',
  );
  expect(pasted(riverwalkersMap, query, 'en')).toBe(
    'The Riverwalkers, with Desert unlocked and Shipping 1, can build nowhere.',
  );
  expect(pasted(riverwalkersMap, query, 'it')).toBe(
    'Il Popolo dei Fiumi (Terreni sbloccati: Deserto; Navigazione 1) non può costruire da nessuna parte.',
  );
});

test('a board without them, and one that cannot be read', () => {
  expect(said(riverwalkersMap, 'board=witches:D1d', 'en')).toEqual([
    'Board: Put the Riverwalkers among the players and choose their Starting terrain.',
  ]);
  expect(said(riverwalkersMap, 'board=witches:D1d', 'it')).toEqual([
    'Tabellone: Metti il Popolo dei Fiumi fra i giocatori e scegli il suo Terreno Iniziale.',
  ]);
  expect(said(riverwalkersMap, 'board=riverwalkers.desert:Z9d', 'en')).toEqual([
    'Board: “Z9d” names a space that this map does not have.',
  ]);
  expect(said(riverwalkersMap, 'map=', 'en')).toEqual(['Which map: Fill this in.']);
  expect(said(riverwalkersMap, 'map=', 'it')).toEqual(['Quale Mappa: Compila questo campo.']);
});
