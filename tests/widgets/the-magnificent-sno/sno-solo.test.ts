import { expect, test } from 'vitest';
import { snoSolo } from '#src/widgets/the-magnificent-sno/sno-solo/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(snoSolo, {
  discarded: ['', '1', '1,2', '4'],
  points: ['', '150', '200', '219', '240', '-5'],
});

test('a third clear die', () => {
  expect(said(snoSolo, '', 'en')).toEqual([
    'You may discard the white poster: the main tent then has 3 clear dice.',
    'Discard the white poster of the display before the turn and get a clear die. | 2 → 3',
    'Roll the die and put it on the main tent; you may take it like any other.',
    'The next white poster fills the space. Cards in its deck: | 17 → 16',
    'By the reading chosen here you may do it once before each turn. | not done yet',
  ]);
  expect(pasted(snoSolo, '', 'it')).toBe(
    'Solitario, round 1, turno 1: se scarti il poster bianco, sul tendone ci sono 3 dadi trasparenti e nel mazzo restano 16 poster bianchi.',
  );
});

test('once before each turn, or once a round', () => {
  expect(said(snoSolo, 'turn=2&discarded=2', 'en')).toEqual([
    'You have already discarded the white poster before turn 2: once before each turn is the most.',
  ]);
  expect(said(snoSolo, 'turn=2&discarded=1', 'en')[0]).toContain('You may discard');
  expect(said(snoSolo, 'turn=2&discarded=1&every=round', 'it')).toEqual([
    'Hai scartato il poster bianco prima del turno 1 di questo round; secondo l’interpretazione scelta qui si può una volta per round.',
  ]);
  expect(said(snoSolo, 'turn=5', 'en')).toEqual([
    'Without the module a round has 4 turns: there is no turn 5.',
  ]);
});

test('what the points are worth', () => {
  expect(said(snoSolo, 'points=225', 'en')).toEqual([
    'Your final score is a victory as “Ringmaster”.',
    'That is a victory as “Ringmaster”; the next step needs 240 points. | 225 points',
  ]);
  expect(said(snoSolo, 'points=199', 'it')).toContain(
    'Così la partita non è vinta; per il gradino seguente servono 200 punti. | 199 punti',
  );
});

test('dice and white posters run out', () => {
  expect(said(snoSolo, 'turn=3&clearDice=3&ownClear=2', 'en')).toEqual([
    'All 5 clear dice of both boxes are in play, 3 on the main tent and 2 on your cards: there is none to gain.',
  ]);
  expect(said(snoSolo, 'clearDice=4&ownClear=2', 'it')).toEqual([
    'I dadi trasparenti delle due scatole sono 5 e tu ne hai inseriti 6. Correggi uno dei due numeri.',
  ]);
  expect(said(snoSolo, 'whiteDeck=0', 'it')).toContain(
    'Il mazzo bianco è finito. Secondo l’interpretazione scelta qui puoi scartare l’ultimo poster bianco, e al suo posto ne arriva uno standard.',
  );
  expect(said(snoSolo, 'whiteDeck=0&emptyDeck=no', 'en')).toEqual([
    'The white deck is empty; by the reading chosen here you may not discard the last white poster.',
  ]);
});

test('what is pasted tells the points, or the discard that leaves one of each', () => {
  expect(pasted(snoSolo, 'points=200', 'en')).toBe('Solo: my final score is a victory.');
  expect(pasted(snoSolo, 'points=200', 'it')).toBe(
    'Solitario: con i punti finali la partita è vinta.',
  );
  expect(said(snoSolo, 'points=200', 'it')[0]).toBe('Con questi punti la partita è vinta.');
  const one = 'clearDice=0&whiteDeck=2';
  expect(said(snoSolo, one, 'it')[0]).toBe(
    'Puoi scartare il poster bianco: poi sul tendone c’è 1 dado trasparente.',
  );
  expect(pasted(snoSolo, one, 'it')).toBe(
    'Solitario, round 1, turno 1: se scarti il poster bianco, sul tendone c’è 1 dado trasparente e nel mazzo resta 1 poster bianco.',
  );
});
