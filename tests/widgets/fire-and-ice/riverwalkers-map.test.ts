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
    'Shipping of the Riverwalkers, which never rises. | 1',
    'They settle Desert, Lakes and Mountains.',
    'Unlocked, by the River and in range: C3 and C4. | 2',
  ]);
  expect(said(riverwalkersMap, 'bonusCard=yes', 'it').slice(0, 3)).toEqual([
    'Il Popolo dei Fiumi può costruire in C3, C4, H2 e H3.',
    'La Navigazione del Popolo dei Fiumi, che non sale mai. | 1',
    'La tessera Bonus aggiunge 1 alla Navigazione. | 1 → 2',
  ]);
});

test('the first Structures stand anywhere by the River', () => {
  const query = 'board=riverwalkers.desert:C2d';
  expect(said(riverwalkersMap, query, 'en')).toEqual([
    'The Riverwalkers may place a first Structure on B4, C6, D5, E1, E4, H2, I7 and J6.',
    'First Structures stand on the Starting terrain, Desert, anywhere by the River; 1 of 2 stands.',
    'Of the Starting terrain and by the River: B4, C6, D5, E1, E4, H2, I7 and J6. | 8',
    'Of the Starting terrain, but not by the River: B9 and J4. | 2',
    'Empty spaces that are not of the Starting terrain. | 66',
  ]);
  expect(pasted(riverwalkersMap, query, 'it')).toBe(
    'Il Popolo dei Fiumi, con Terreno Iniziale Deserto, può mettere un primo Edificio in B4, C6, D5, E1, E4, H2, I7 e J6.',
  );
});

test('a Structure on terrain that is not ticked is pointed out', () => {
  const query = 'board=riverwalkers.desert:C2d,C3d&unlocked=';
  expect(said(riverwalkersMap, query, 'en')).toContain(
    'Their Structure on C3 stands on Lakes, which is not among the unlocked terrains. Is it missing above?',
  );
});

test('a dry Structure is none of theirs', () => {
  expect(said(riverwalkersMap, 'board=riverwalkers.desert:C2d,C1d', 'it')).toEqual([
    'L’Edificio del Popolo dei Fiumi in C1 non è lungo il Fiume.',
  ]);
});

test('without the Riverwalkers there is nothing to ask', () => {
  expect(said(riverwalkersMap, 'board=witches:D1d', 'en')).toEqual([
    'Board: Put the Riverwalkers among the players and choose their Starting terrain.',
  ]);
});

test('the sentence to paste', () => {
  expect(pasted(riverwalkersMap, '', 'it')).toBe(
    'Il Popolo dei Fiumi, con Deserto, Laghi e Montagne e Navigazione 1, può costruire in C3 e C4.',
  );
});
