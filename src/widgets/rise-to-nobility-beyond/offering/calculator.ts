import { askOffering, OFFERING_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const offering = defineCalculator({
  name: 'offering',
  game: 'rise-to-nobility-beyond',
  start: OFFERING_START,
  ask: askOffering,
  cites: [
    'rtn.temple.token',
    'rtn.temple.seven-tokens',
    'rtn.temple.blocked-space',
    'rtn.temple.cost',
    'rtn.temple.tier-1',
    'rtn.temple.tier-2',
    'rtn.temple.tier-2-pay',
    'rtn.temple.tier-3',
    'rtn.temple.tier-4',
    'rtn.temple.tier-5',
    'rtn.temple.tier-6',
  ],
  readings: [],
  kept: ['costs'],
  words,
});
