import {
  askShares,
  PLACE_POINTS,
  READINGS,
  SHARES_START,
  type RawShares,
  type SharesLine,
} from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

type Draft = Readonly<Record<keyof RawShares, string>>;

const says = (draft: Draft, code: SharesLine['code']): boolean => {
  const reply = askShares(draft);
  return reply.kind === 'answer' && reply.answer.lines.some((line) => line.code === code);
};

const resultsAbove0 = (draft: Draft): number => {
  const reply = askShares(draft);
  return reply.kind === 'answer'
    ? reply.answer.value.players.filter(({ value = 0 }) => value > 0).length
    : 0;
};

const PAID_PLACES = PLACE_POINTS.tile.length;

export const shares = defineCalculator({
  name: 'shares',
  game: 'fire-and-ice',
  start: SHARES_START,
  ask: askShares,
  cites: [
    'fi.scoring.places',
    'fi.scoring.cults',
    'fi.scoring.ties',
    'fi.scoring.rounding',
    'fi.scoring.zero',
    'fi.strongholds.both',
  ],
  readings: [
    { field: 'rounding', ...READINGS.rounding, matters: (draft) => says(draft, 'rounding') },
    {
      field: 'zero',
      ...READINGS.zero,
      // From the fourth place on there is nothing to have, at 0 or not.
      matters: (draft) =>
        says(draft, 'zero') && draft.scale !== 'cult' && resultsAbove0(draft) < PAID_PLACES,
    },
  ],
  kept: [],
  words,
});
