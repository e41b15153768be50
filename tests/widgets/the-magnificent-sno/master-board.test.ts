import { expect, test } from 'vitest';
import { masterBoard } from '#src/widgets/the-magnificent-sno/master-board/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(masterBoard, { turns: ['', 'd', 'ddt', 'dddd', 'tdddd', 'tt', 'ddddd'] });

test('five players use every tile', () => {
  expect(said(masterBoard, 'players=5', 'en').slice(0, 4)).toEqual([
    '5 master tiles on each side, 5 not taken yet this round. Your next turn: a die, or the master tile.',
    'With 5 players: 5 master tiles on the left and 5 on the right.',
    'The 5 on the right are future tiles: nobody may take them yet.',
    'A whole game uses 5 tiles in each of 3 rounds: all there are. | 15 of 15',
  ]);
  expect(said(masterBoard, 'players=5', 'it')[0]).toBe(
    '5 tessere Maestro per lato, 5 non ancora prese in questo round. Prossimo turno: un dado oppure la tessera Maestro.',
  );
});

test('one tile turn a round, neither two nor none', () => {
  expect(said(masterBoard, 'turns=dt&next=t', 'en')).toEqual([
    'Turn 3 would be a second tile turn; there is one a round.',
  ]);
  expect(said(masterBoard, 'turns=dddd&next=d', 'it')).toEqual([
    'Con 5 dadi non resta un turno per la tessera Maestro, che devi prendere.',
  ]);
  expect(said(masterBoard, 'turns=dddd', 'en')[0]).toBe(
    '3 master tiles on each side, 3 not taken yet this round. Your next turn must be the tile turn.',
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
    'At the round end all tiles of the left side are discarded: 3 taken, one by each player, none left over. | −3',
    'After round 1 the 3 future tiles slide to the left, and 3 from the pile take their places. In the pile: 6.',
  ]);
  expect(said(masterBoard, 'round=2', 'it').at(-1)).toBe(
    'Dopo il round 2 le 3 tessere Futuro scorrono a sinistra e i loro posti restano vuoti.',
  );
});

test('what is pasted', () => {
  expect(pasted(masterBoard, 'turns=tdddd', 'en')).toBe(
    '3 players, round 1. 3 master tiles on each side, 2 not taken yet this round. All your turns of the round are done.',
  );
});

test('the headline answers the turn that is asked for', () => {
  expect(said(masterBoard, 'turns=d&next=t', 'en')[0]).toBe(
    '3 master tiles on each side, 3 not taken yet this round. You may take your tile turn now.',
  );
  expect(said(masterBoard, 'players=2&turns=t&taken=2&next=d', 'it')[0]).toBe(
    '3 tessere Maestro per lato, 1 non ancora presa in questo round. Puoi fare un turno con un dado.',
  );
});
