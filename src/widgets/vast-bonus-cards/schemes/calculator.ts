import { askSchemes, SCHEMES_START, READINGS } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const schemes = defineCalculator({
  name: 'schemes',
  game: 'vast-bonus-cards',
  start: SCHEMES_START,
  ask: askSchemes,
  cites: [
    'vbc.schemes.gem-trap',
    'vbc.schemes.rage',
    'vbc.schemes.gem-back',
    'vbc.schemes.gem-token',
    'vbc.schemes.price',
    'vbc.schemes.icon',
    'vbc.schemes.bought-first',
    'vbc.schemes.when',
    'vbc.schemes.plundered',
    'vbc.schemes.keep',
    'vbc.schemes.cards',
    'vbc.schemes.tokens-first',
    'vbc.schemes.just-plundered',
    'vbc.schemes.only-cards',
    'vbc.schemes.face-up',
    'vbc.schemes.never-lost',
    'vbc.schemes.keep-limit',
    'vbc.schemes.none-before-first',
    'vbc.schemes.new-limit',
    'vbc.schemes.back-to-supply',
    'vbc.schemes.hand-five',
    'vbc.schemes.hand-limit',
    'vbc.schemes.pickpocket',
  ],
  readings: [{ field: 'buying', ...READINGS.buying }],
  kept: [],
  words,
});
