import {
  askShapeshifters,
  READINGS,
  SHAPESHIFTERS_START,
  type RawShapeshifters,
} from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** With a neighbor who takes Power, or one who could have, it is all the same who had no room. */
const allFull = ({ neighbors, taking, full }: RawShapeshifters): boolean =>
  Number(full) > 0 && Number(taking) === 0 && Number(full) === Number(neighbors);

const paysTokens = ({ target, payWith }: RawShapeshifters): boolean =>
  target.trim() !== '' && payWith === 'tokens';

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
    { field: 'fullNeighbors', ...READINGS.fullNeighbors, matters: allFull },
    { field: 'tokenPrice', ...READINGS.tokenPrice, matters: paysTokens },
  ],
  kept: [],
  words,
});
