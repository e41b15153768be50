import { askWarlocksWand, READINGS, WARLOCKS_WAND_START } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { arises } from '#src/calculators/arises.ts';
import { words } from './words.ts';

export const warlocksWand = defineCalculator({
  name: 'warlocks-wand',
  game: 'vast-bonus-cards',
  start: WARLOCKS_WAND_START,
  ask: askWarlocksWand,
  cites: [
    'vbc.upgrades.stash',
    'vbc.wand.charges',
    'vbc.wand.use',
    'vbc.wand.token-stays',
    'vbc.wand.spores',
    'vbc.wand.charges-stay',
    'vbc.wand.which-token',
    'vbc.wand.empty',
    'vbc.upgrades.win',
  ],
  readings: [
    {
      field: 'reassigned',
      ...READINGS.reassigned,
      matters: (draft) => arises(askWarlocksWand(draft), 'vbc.wand.which-token'),
    },
  ],
  kept: ['goal'],
  words,
});
