import { expect, test } from 'vitest';
import { snoSolo } from '#src/widgets/the-magnificent-sno/sno-solo/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(snoSolo, {
  discarded: ['', '1', '1,2', '4'],
  points: ['', '150', '200', '219', '240', '-5'],
});

test('a third clear die', () => {
  expect(said(snoSolo, '', 'en')).toEqual([
    'You may discard the white poster for a clear die: the main tent then has 3 clear dice.',
    'You discard the white poster of the poster display before the turn.',
    'Roll the clear die and put it on the main tent; you may take it like any other die.',
    'The next white poster fills the space; 16 are left in the deck.',
    'By the reading you chose, you may do this once before each turn; you have not done it yet this round.',
  ]);
  expect(pasted(snoSolo, '', 'it')).toBe(
    'Solitario, round 1, turno 1: se scarti il poster bianco, sul tendone ci sono 3 dadi trasparenti e nel mazzo restano 16 poster bianchi.',
  );
});

test('once before each turn, or once a round', () => {
  expect(said(snoSolo, 'turn=2&discarded=2', 'en')).toEqual([
    'You have already discarded the white poster before turn 2, and you may do so only once before each turn.',
  ]);
  expect(said(snoSolo, 'turn=2&discarded=1', 'en')[0]).toContain('You may discard');
  expect(said(snoSolo, 'turn=2&discarded=1&every=round', 'it')).toEqual([
    'Hai scartato il poster bianco prima del turno 1 di questo round. Secondo l’interpretazione scelta, si può una volta sola per round.',
  ]);
  expect(said(snoSolo, 'turn=5', 'en')).toEqual([
    'Without the module a round has 4 turns: there is no turn 5.',
  ]);
});

test('what the points are worth', () => {
  expect(said(snoSolo, 'points=225', 'en')).toEqual([
    'With 225 points you win as “Ringmaster”.',
    'For the title “Magnificent” you need 240 points.',
  ]);
  expect(said(snoSolo, 'points=199', 'it')).toContain('Per vincere servono 200 punti.');
});

test('dice and white posters run out', () => {
  expect(said(snoSolo, 'turn=3&clearDice=3&ownClear=2', 'en')).toEqual([
    'All 5 clear dice of the two boxes are in use: 3 on the main tent and 2 on your master cards. None is left for you.',
  ]);
  expect(said(snoSolo, 'turn=3&clearDice=4&ownClear=2', 'it')).toEqual([
    'Hai indicato 6 dadi trasparenti, ma nelle due scatole sono solo 5. Correggi uno dei due numeri.',
  ]);
  expect(said(snoSolo, 'clearDice=5', 'it')).toEqual([
    'I 5 dadi trasparenti delle due scatole sono tutti in uso: 5 sul tendone e nessuno sulle tue carte Maestro. Non ne restano.',
  ]);
  expect(said(snoSolo, 'ownClear=1', 'en')).toEqual([
    'You entered 1 clear die on your master cards, but before turn 1 of a round no die is there yet.',
  ]);
  expect(said(snoSolo, 'turn=2&ownClear=2&clearDice=0', 'it')).toEqual([
    'Hai indicato 2 dadi trasparenti sulle tue carte Maestro, ma prima del turno 2 di un round ce n’è al massimo 1.',
  ]);
  expect(said(snoSolo, 'whiteDeck=0', 'it')).toContain(
    'Il mazzo bianco è finito. Secondo l’interpretazione scelta, puoi scartare l’ultimo poster bianco, e al suo posto ne arriva uno standard.',
  );
  expect(said(snoSolo, 'whiteDeck=0&emptyDeck=no', 'en')).toEqual([
    'The white deck is empty. By the reading you chose, you may not discard the last white poster.',
  ]);
});

test('what is pasted tells the points, or the discard that leaves one of each', () => {
  expect(pasted(snoSolo, 'points=200', 'en')).toBe('Solo game: with 200 points you win.');
  expect(pasted(snoSolo, 'points=200', 'it')).toBe('Solitario: con 200 punti vinci.');
  expect(said(snoSolo, 'points=200', 'it')[0]).toBe('Con 200 punti vinci.');
  const one = 'clearDice=0&whiteDeck=2';
  expect(said(snoSolo, one, 'it')[0]).toBe(
    'Puoi scartare il poster bianco per un dado trasparente: poi sul tendone c’è 1 dado trasparente.',
  );
  expect(pasted(snoSolo, one, 'it')).toBe(
    'Solitario, round 1, turno 1: se scarti il poster bianco, sul tendone c’è 1 dado trasparente e nel mazzo resta 1 poster bianco.',
  );
});
