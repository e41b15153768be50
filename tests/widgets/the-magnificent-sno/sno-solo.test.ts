import { expect, test } from 'vitest';
import { snoSolo } from '#src/widgets/the-magnificent-sno/sno-solo/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(snoSolo, {
  discarded: ['', '1', '1,2', '4'],
  points: ['', '150', '200', '219', '240', '-5'],
});

test('a third clear die', () => {
  expect(said(snoSolo, '', 'en')).toEqual([
    'You may discard the white poster: 3 clear dice on the main tent.',
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
  expect(said(snoSolo, 'turn=5', 'en')).toEqual(['A round has 4 turns: there is no turn 5.']);
});

test('what the points are worth', () => {
  expect(said(snoSolo, 'points=225', 'en')).toEqual(
    expect.arrayContaining([
      'You may discard the white poster: 3 clear dice on the main tent. Your final score is a victory as “Ringmaster”.',
      'That is a victory as “Ringmaster”; the next step needs 240 points. | 225 points',
    ]),
  );
  expect(said(snoSolo, 'points=199', 'it')).toContain(
    'Così la partita non è vinta; per il gradino seguente servono 200 punti. | 199 punti',
  );
});
