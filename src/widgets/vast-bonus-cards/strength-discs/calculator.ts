import {
  askStrengthDiscs,
  STRENGTH_DISCS_START,
  READINGS,
} from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { arises } from '#src/calculators/arises.ts';
import { words } from './words.ts';

export const strengthDiscs = defineCalculator({
  name: 'strength-discs',
  game: 'vast-bonus-cards',
  start: STRENGTH_DISCS_START,
  ask: askStrengthDiscs,
  cites: [
    'vbc.discs.limit',
    'vbc.discs.number',
    'vbc.discs.in-use',
    'vbc.discs.waits',
    'vbc.discs.next',
    'vbc.discs.several',
  ],
  readings: [
    {
      field: 'priority',
      ...READINGS.priority,
      matters: (draft) => arises(askStrengthDiscs(draft), 'vbc.discs.several'),
    },
  ],
  kept: ['total'],
  words,
});
