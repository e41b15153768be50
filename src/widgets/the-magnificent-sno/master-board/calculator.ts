import { askMasterBoard, MASTER_BOARD_START } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const masterBoard = defineCalculator({
  name: 'master-board',
  game: 'the-magnificent-sno',
  start: MASTER_BOARD_START,
  ask: askMasterBoard,
  cites: [
    'sno.turn.four',
    'sno.module.turns',
    'sno.module.sides',
    'sno.module.five-turns',
    'sno.module.one-tile',
    'sno.module.no-future',
    'sno.module.general-only',
    'sno.module.discard',
    'sno.module.slide-refill',
    'sno.module.slide-only',
    'sno.module.all-tiles',
  ],
  readings: [],
  kept: [],
  words,
});
