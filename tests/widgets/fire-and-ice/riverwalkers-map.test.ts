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
  expect(said(riverwalkersMap, 'board=riverwalkers.desert:C2d', 'en')[1]).toBe(
    'First Structures stand on the Starting terrain, Desert, anywhere by the River; 1 of 2 stands.',
  );
});

test('a dry Structure is none of theirs', () => {
  expect(said(riverwalkersMap, 'board=riverwalkers.desert:C2d,C1d', 'it')).toEqual([
    'L’Edificio del Popolo dei Fiumi in C1 non è lungo il Fiume.',
  ]);
});

test('without the Riverwalkers there is nothing to ask', () => {
  expect(said(riverwalkersMap, 'board=witches:D1d', 'en')).toEqual(['Board: Fill this in.']);
});

test('the sentence to paste', () => {
  expect(pasted(riverwalkersMap, '', 'it')).toBe(
    'Il Popolo dei Fiumi, con Deserto, Laghi e Montagne e Navigazione 1, può costruire in C3 e C4.',
  );
});
