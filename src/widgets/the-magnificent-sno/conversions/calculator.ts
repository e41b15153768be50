import { askConversion, CONVERSION_START, READINGS } from '#engine/the-magnificent-sno/index.ts';
import { arises } from '#src/calculators/arises.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const conversions = defineCalculator({
  name: 'conversions',
  game: 'the-magnificent-sno',
  start: CONVERSION_START,
  ask: askConversion,
  cites: [
    'sno.bonus.trainer',
    'sno.bonus.trainer-back',
    'sno.bonus.double-arrow',
    'sno.gems.coloured',
    'sno.gems.clear-pays',
    'sno.gems.storage',
    'sno.pay.below-zero',
  ],
  readings: [
    {
      field: 'floor',
      ...READINGS.floor,
      matters: (draft) => arises(askConversion(draft), 'sno.pay.below-zero'),
    },
  ],
  kept: [],
  words,
});
