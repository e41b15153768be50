import { expect, test } from 'vitest';
import { masterBoard } from '#src/widgets/the-magnificent-sno/master-board/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(masterBoard, { turns: ['', 'd', 'ddt', 'dddd', 'tdddd', 'tt', 'ddddd'] });

test('alone there is a solo game, and two tiles are both', () => {
  expect(pasted(masterBoard, 'players=1', 'en')).toBe(
    'Master board in the solo game, round 1. In your next turn you may take a die or a master tile. Both master tiles of this round are still there.',
  );
  expect(pasted(masterBoard, 'players=1', 'it')).toContain(
    'Plancia Maestro in solitario, round 1.',
  );
  expect(said(masterBoard, 'players=1', 'en')).toContain(
    'At the end of the round the 2 tiles of the left side are discarded, including the one that you did not take.',
  );
  expect(said(masterBoard, 'players=2', 'en')).toContain(
    'At the end of the round the 3 tiles of the left side are discarded, including the one that nobody took.',
  );
});

test('five players use every tile', () => {
  expect(said(masterBoard, 'players=5', 'en').slice(0, 4)).toEqual([
    'In your next turn you may take a die or a master tile. All 5 master tiles of this round are still there.',
    'With 5 players this round has 5 master tiles on the left side and 5 on the right.',
    'The 5 on the right are future tiles: nobody may take them yet.',
    'A whole game uses 5 tiles in each of 3 rounds: all there are. | 15 of 15',
  ]);
  expect(said(masterBoard, 'players=5', 'it')[0]).toBe(
    'Nel prossimo turno puoi prendere un dado o una tessera Maestro. Le 5 tessere Maestro di questo round ci sono ancora tutte.',
  );
});

test('one tile turn a round, neither two nor none', () => {
  expect(said(masterBoard, 'turns=dt&next=t', 'en')).toEqual([
    'In turn 3 you would take a second master tile, but you take only one a round.',
  ]);
  expect(said(masterBoard, 'turns=dddd&next=d', 'it')).toEqual([
    'Con 5 dadi non resterebbe un turno per la tessera Maestro, che devi prendere.',
  ]);
  expect(said(masterBoard, 'turns=dddd', 'en')[0]).toBe(
    'In your next turn you must take a master tile. All 3 master tiles of this round are still there.',
  );
});

test('future tiles wait', () => {
  expect(said(masterBoard, 'next=f', 'en')).toEqual([
    'Future tiles cannot be taken: those on the right are for round 2.',
  ]);
  expect(said(masterBoard, 'next=f&round=3', 'it')).toEqual([
    'Le tessere Futuro non si prendono, e nell’ultimo round non ce ne sono.',
  ]);
});

test('what slides and what comes from the pile', () => {
  expect(said(masterBoard, 'turns=t&taken=3', 'en').slice(-2)).toEqual([
    'At the end of the round the 3 tiles of the left side are discarded.',
    'After round 1 the 3 future tiles slide to the left, and 3 from the pile take their places; 6 are left in the pile.',
  ]);
  expect(said(masterBoard, 'round=2', 'it').at(-1)).toBe(
    'Dopo il round 2 le 3 tessere Futuro scorrono a sinistra e i loro posti restano vuoti.',
  );
});

test('what is pasted', () => {
  expect(pasted(masterBoard, 'turns=tdddd', 'en')).toBe(
    'Master board with 3 players, round 1. You have taken all your turns of this round. 2 of this round’s 3 master tiles are not taken yet.',
  );
});

test('the headline answers the turn that is asked for', () => {
  expect(said(masterBoard, 'turns=d&next=t', 'en')[0]).toBe(
    'Yes, you may take a master tile now. All 3 master tiles of this round are still there.',
  );
  expect(said(masterBoard, 'players=2&turns=t&taken=2&next=d', 'it')[0]).toBe(
    'Sì, ora puoi prendere un dado. Delle 3 tessere Maestro di questo round ne resta 1.',
  );
});
