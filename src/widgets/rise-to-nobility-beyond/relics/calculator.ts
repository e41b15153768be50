import { askRelics, RELICS_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const relics = defineCalculator({
  name: 'relics',
  game: 'rise-to-nobility-beyond',
  start: RELICS_START,
  ask: askRelics,
  cites: [
    'rtn.relics.die',
    'rtn.relics.reputation',
    'rtn.relics.several',
    'rtn.relics.cost',
    'rtn.relics.blocks',
    'rtn.relics.blocked-slot',
  ],
  readings: [],
  kept: [],
  words,
});
