import { askShapeshifters, READINGS, SHAPESHIFTERS_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

const { tokenPrice, fullNeighbors } = READINGS;

export const shapeshifters = defineCalculator({
  name: 'shapeshifters',
  game: 'fire-and-ice',
  start: SHAPESHIFTERS_START,
  ask: askShapeshifters,
  cites: [
    'fi.shapeshifters.token',
    'fi.shapeshifters.once',
    'fi.shapeshifters.one-point',
    'fi.shapeshifters.refused',
    'fi.shapeshifters.no-neighbors',
    'fi.shapeshifters.full-neighbors',
    'fi.shapeshifters.change-home',
    'fi.shapeshifters.starting-terrains',
    'fi.shapeshifters.pay-power',
    'fi.shapeshifters.pay-tokens',
    'fi.shapeshifters.five-tokens',
    'fi.shapeshifters.action',
    'fi.shapeshifters.keep-pieces',
    'fi.power.bowls',
    'fi.power.burn',
  ],
  readings: [
    { field: 'fullNeighbors', clause: fullNeighbors.clause, options: fullNeighbors.options },
    { field: 'tokenPrice', clause: tokenPrice.clause, options: tokenPrice.options },
  ],
  kept: [],
  words,
});
