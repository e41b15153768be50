import { expect, test } from 'vitest';
import { finalScoring } from '#src/widgets/fire-and-ice/final-scoring/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(finalScoring);

const THREE = 'factions=witches,riverwalkers,dwarves&names=Ada,,Cy';
const NOTHING = 'points=&area=&tile=all&results=&cults=&resources=';
const WHOLE =
  'points=60,60,60&area=9,8,7&tile=outposts&results=3,2,1&cults=1/1/1/1;2/2/2/2;3/3/3/3&resources=0/0/0/0/0;0/0/0/0/0;3/0/0/0/0';

test('who wins, and what the others have', () => {
  expect(said(finalScoring, `${THREE}&${WHOLE}`, 'en')[0]).toBe(
    'Cy wins with 105 VP; Ada has 104 VP; the Riverwalkers have 100 VP.',
  );
  expect(said(finalScoring, `${THREE}&${WHOLE}`, 'it')[0]).toBe(
    'Vince Cy con 105 PV; Ada ha 104 PV; il Popolo dei Fiumi ha 100 PV.',
  );
});

test('a tie for victory, and one below it', () => {
  const tied = WHOLE.replace('points=60,60,60', 'points=61,60,60');
  expect(said(finalScoring, `${THREE}&${tied}`, 'en')[0]).toBe(
    'Ada and Cy share the victory with 105 VP each; the Riverwalkers have 100 VP.',
  );
  expect(said(finalScoring, `${THREE}&${tied}`, 'it').at(-1)).toBe(
    'Ada e Cy pareggiano con più PV di tutti e vincono insieme: nulla risolve il pareggio. | 105 PV',
  );
  const below = WHOLE.replace('points=60,60,60', 'points=60,64,70');
  expect(said(finalScoring, `${THREE}&${below}`, 'en')[0]).toBe(
    'Cy wins with 115 VP; Ada and the Riverwalkers have 104 VP each.',
  );
});

test('what is missing is named, and nobody wins yet', () => {
  const half = `${THREE}&${NOTHING}&points=60,60,60&area=9,8,7`.replace('points=&area=&', '');
  expect(said(finalScoring, half, 'en').slice(0, 4)).toEqual([
    'So far, without the tile, the Cults and what is left over: Ada 78 VP, the Riverwalkers 72 VP, Cy 66 VP.',
    'The tile: still to count. Missing: Ada, the Riverwalkers and Cy.',
    'The Cults: still to count. Missing: Ada, the Riverwalkers and Cy.',
    'What is left over: still to count. Missing: Ada, the Riverwalkers and Cy.',
  ]);
  expect(said(finalScoring, `${THREE}&${NOTHING}`, 'it')[0]).toBe(
    'Ancora nulla è indicato per tutti i giocatori.',
  );
});

test('places of the columns and what is left over', () => {
  const lines = said(finalScoring, `${THREE}&${WHOLE}&names=Ada,Bo,Cy`, 'en');
  expect(lines).toContain(
    'Area scoring: first Ada with a group of 9 (18 VP); second Bo with a group of 8 (12 VP); third Cy with a group of 7 (6 VP).',
  );
  expect(lines).toContain('Cy: 3 coins in all, 1 VP for every 3. | 1 VP');
  expect(lines).toContain('Cy: 60 before + 6 area + 6 tile + 32 Cults + 1 left over. | 105 VP');
  expect(lines.at(-1)).toBe('Cy has the most VP and wins. | 105 VP');
});

test('what cannot be is refused with what would be right', () => {
  const wrong = WHOLE.replace('results=3,2,1', 'results=10,2,1');
  expect(said(finalScoring, `${THREE}&${wrong}`, 'en')).toEqual([
    'Ada: with a largest group of 9, Outposts counts at most 9, not 10. Correct one of the two numbers.',
  ]);
  expect(
    said(
      finalScoring,
      `${THREE}&${WHOLE.replace('1/1/1/1;2', '1/10/1/1;2').replace('3/3/3/3', '3/10/3/3')}`,
      'it',
    ),
  ).toEqual([
    'Nella casella 10 del Culto Acqua non possono stare insieme Ada e Cy: c’è posto per un giocatore solo. Gli altri si fermano alla 9.',
  ]);
  expect(
    said(finalScoring, `${THREE}&${WHOLE.replace('results=3,2,1', 'results=-,2,1')}`, 'en'),
  ).toEqual([
    'Results for the tile: Only Stronghold and Sanctuary can have no result: write 0 instead of a dash.',
  ]);
});

test('into a chat: the whole sheet, and the readings that decided', () => {
  expect(pasted(finalScoring, `${THREE}&${WHOLE}&names=Ada,Bo,Cy`, 'en')).toBe(
    'Final scoring with the tile Outposts: Cy wins with 105 VP; Ada has 104 VP; Bo has 100 VP. Ada: 60 before, 18 area, 18 tile, 8 Cults, 0 left over. Bo: 60 before, 12 area, 12 tile, 16 Cults, 0 left over. Cy: 60 before, 6 area, 6 tile, 32 Cults, 1 left over.',
  );
  const zero = WHOLE.replace('results=3,2,1', 'results=3,2,0');
  expect(pasted(finalScoring, `${THREE}&${zero}`, 'it')).toContain(
    ', con l’interpretazione «Con 0 non si prende posto».',
  );
});

test('a reading is asked for only where the answer rests on it', () => {
  const of = (more: Record<string, string>) =>
    raised('final-scoring', {
      ...Object.fromEntries(new URLSearchParams(`${THREE}&${WHOLE}`)),
      ...more,
    });
  expect(of({})).toEqual([]);
  expect(of({ results: '3,2,0' })).toEqual(['zero']);
  expect(of({ cults: '4/1/1/1;4/2/2/2;4/3/3/3' })).toEqual(['rounding']);
});
