import { askDragonScales, DRAGON_SCALES_START, READINGS } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const dragonScales = defineCalculator({
  name: 'dragon-scales',
  game: 'vast-bonus-cards',
  // Cubes not counted stand in the way of no Wakefulness.
  start: { ...DRAGON_SCALES_START, greed: '', hunger: '', pride: '' },
  ask: askDragonScales,
  cites: [
    'vbc.scales.smash',
    'vbc.scales.wrath',
    'vbc.scales.smashed-tile',
    'vbc.scales.one-a-use',
    'vbc.scales.setup',
    'vbc.scales.none-left',
    'vbc.scales.into-deck',
    'vbc.scales.golden',
    'vbc.scales.silver',
    'vbc.scales.silver-useless',
    'vbc.scales.carried-gems',
    'vbc.scales.platinum',
    'vbc.scales.sloth-cubes',
    'vbc.scales.sloth-limit',
    'vbc.scales.awakening',
    'vbc.scales.platinum-gone',
    'vbc.scales.back',
    'vbc.scales.silver-kept',
    'vbc.scales.spirit',
    'vbc.scales.one-fewer',
  ],
  readings: [
    {
      field: 'slothLimit',
      ...READINGS.slothLimit,
      matters: ({ scale, played }) => scale === 'platinum' && played === 'yes',
    },
  ],
  kept: ['awakensAt'],
  words,
});
