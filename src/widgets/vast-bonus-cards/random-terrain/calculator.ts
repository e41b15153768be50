import {
  askRandomTerrain,
  NO_CARD,
  RANDOM_TERRAIN_START,
  UNPLACEABLE,
} from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { arises } from '#src/calculators/arises.ts';
import { words } from './words.ts';

export const randomTerrain = defineCalculator({
  name: 'random-terrain',
  game: 'vast-bonus-cards',
  start: RANDOM_TERRAIN_START,
  ask: askRandomTerrain,
  cites: [
    'vbc.terrain.kinds',
    'vbc.terrain.deck',
    'vbc.terrain.when',
    'vbc.terrain.draw',
    'vbc.terrain.face-up',
    'vbc.terrain.chance',
    'vbc.terrain.unplaceable',
    'vbc.terrain.no-card',
  ],
  readings: [
    {
      field: 'unplaceable',
      clause: 'vbc.terrain.unplaceable',
      options: UNPLACEABLE,
      matters: (draft) => arises(askRandomTerrain(draft), 'vbc.terrain.unplaceable'),
    },
    {
      field: 'noCard',
      clause: 'vbc.terrain.no-card',
      options: NO_CARD,
      matters: (draft) => arises(askRandomTerrain(draft), 'vbc.terrain.no-card'),
    },
  ],
  kept: [],
  words,
});
