import {
  askMapScoring,
  MAP_SCORING_START,
  PLACE_POINTS,
  READINGS,
  type MapScoringLine,
  type RawMapScoring,
} from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { remember } from '../shared/remember.ts';
import { words } from './words.ts';

type Draft = Readonly<Record<keyof RawMapScoring, string>>;

const ask = remember(askMapScoring);

const says = (draft: Draft, code: MapScoringLine['code']): boolean => {
  const reply = ask(draft);
  return reply.kind === 'answer' && reply.answer.lines.some((line) => line.code === code);
};

/** Whether a result of 0 could take one of the places that are paid. */
const zeroMatters = (draft: Draft): boolean => {
  const reply = ask(draft);
  return (
    reply.kind === 'answer' &&
    reply.answer.value.categories.some(
      ({ entries }) =>
        entries.some(({ value }) => value === 0) &&
        entries.filter(({ value = 0 }) => value > 0).length < PLACE_POINTS.tile.length,
    )
  );
};

export const mapScoring = defineCalculator({
  name: 'map-scoring',
  game: 'fire-and-ice',
  start: MAP_SCORING_START,
  ask,
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
    'fi.cults.top',
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
    { field: 'rounding', ...READINGS.rounding, matters: (draft) => says(draft, 'rounding') },
    { field: 'zero', ...READINGS.zero, matters: zeroMatters },
    {
      field: 'unconnected',
      ...READINGS.unconnected,
      matters: (draft) => says(draft, 'unconnected'),
    },
  ],
  kept: [],
  words,
});
