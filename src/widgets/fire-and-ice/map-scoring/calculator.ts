import { askMapScoring, MAP_SCORING_START, READINGS } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { remember } from '../shared/remember.ts';
import { words } from './words.ts';

export const mapScoring = defineCalculator({
  name: 'map-scoring',
  game: 'fire-and-ice',
  start: MAP_SCORING_START,
  ask: remember(askMapScoring),
  cites: [
    'fi.scoring.connected',
    'fi.riverwalkers.connected',
    'fi.scoring.track-level',
    'fi.settlements.mermaids',
    'fi.scoring.area',
    'fi.scoring.tile-drawn',
    'fi.distance.farthest',
    'fi.strongholds.distance',
    'fi.strongholds.both',
    'fi.strongholds.unconnected',
    'fi.outposts.count',
    'fi.settlements.count',
    'fi.scoring.places',
    'fi.scoring.cults',
    'fi.scoring.ties',
    'fi.scoring.rounding',
    'fi.scoring.zero',
    'fi.scoring.burn',
    'fi.scoring.left-over',
    'fi.scoring.alchemists',
    'fi.scoring.after-area',
    'fi.reach.pieces',
    'fi.reach.shipping',
    'fi.riverwalkers.shipping-fixed',
    'fi.reach.carpet',
    'fi.reach.bridges',
    'fi.reach.bridge-end',
    'fi.towns.mermaids',
  ],
  readings: [
    { field: 'rounding', ...READINGS.rounding },
    { field: 'zero', ...READINGS.zero },
    { field: 'unconnected', ...READINGS.unconnected },
  ],
  kept: [],
  words,
});
