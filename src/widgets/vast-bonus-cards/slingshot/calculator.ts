import { askSlingshot, SLINGSHOT_START } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const slingshot = defineCalculator({
  name: 'slingshot',
  game: 'vast-bonus-cards',
  start: SLINGSHOT_START,
  ask: askSlingshot,
  cites: [
    'vbc.slingshot.not-an-attack',
    'vbc.slingshot.no-wound',
    'vbc.slingshot.other-tribes',
    'vbc.slingshot.any-tribe',
    'vbc.slingshot.attack-needs',
    'vbc.slingshot.how-much',
  ],
  readings: [],
  kept: ['help'],
  words,
});
