import { ACTIVATION_START, askActivation } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const activation = defineCalculator({
  name: 'activation',
  game: 'rise-to-nobility-beyond',
  start: ACTIVATION_START,
  ask: askActivation,
  cites: [
    'rtn.elders.activate',
    'rtn.elders.free-action',
    'rtn.elders.stays',
    'rtn.elders.income',
    'rtn.dwellings.activate',
    'rtn.dwellings.free-action',
    'rtn.dwellings.stays',
    'rtn.dwellings.income',
  ],
  readings: [],
  kept: [],
  words,
});
