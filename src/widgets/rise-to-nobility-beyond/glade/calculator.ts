import { askGlade, GLADE_START, READINGS } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const glade = defineCalculator({
  name: 'glade',
  game: 'rise-to-nobility-beyond',
  start: GLADE_START,
  ask: askGlade,
  cites: [
    'rtn.glade.slot-free',
    'rtn.glade.slot-value',
    'rtn.glade.three-slots',
    'rtn.glade.type-limit',
    'rtn.glade.discard-first',
    'rtn.glade.same-effect',
    'rtn.glade.early-discard',
  ],
  readings: [
    {
      field: 'discarding',
      ...READINGS.discarding,
      matters: ({ discard }) => discard.trim() !== 'none',
    },
  ],
  kept: ['slot1', 'slot2', 'slot3'],
  words,
});
