import { askTempleDice, TEMPLE_DICE_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const templeDice = defineCalculator({
  name: 'temple-dice',
  game: 'rise-to-nobility-beyond',
  start: TEMPLE_DICE_START,
  ask: askTempleDice,
  cites: [
    'rtn.temple.left-to-right',
    'rtn.temple.spaces',
    'rtn.temple.first-die',
    'rtn.temple.same-value',
    'rtn.temple.one-offering',
  ],
  readings: [],
  kept: [],
  words,
});
