import { askYetis, YETIS_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const yetis = defineCalculator({
  name: 'yetis',
  game: 'fire-and-ice',
  start: YETIS_START,
  ask: askYetis,
  cites: [
    'fi.yetis.base-prices',
    'fi.yetis.one-less',
    'fi.yetis.only-the-map',
    'fi.yetis.stronghold',
    'fi.yetis.cover',
    'fi.yetis.others',
    'fi.power.burn',
  ],
  readings: [],
  kept: [],
  words,
});
