import {
  CULTS,
  NO_RESULT,
  seatsIn,
  SHEET_LISTS,
  type MapScoringValue,
} from '#engine/fire-and-ice/index.ts';
import { parts } from '#engine/core/notation.ts';
import { makeLink } from '#src/calculators/link.ts';

/** All of a position, also what is as the other calculator begins. */
const whole = (position: Readonly<Record<string, string>>): string =>
  makeLink(position, Object.fromEntries(Object.keys(position).map((field) => [field, 'unsaid'])));

type Sheet = Readonly<
  Record<'factions' | 'names' | 'points' | 'tile' | 'cults' | 'resources', string>
>;

/** An empty map with the players of a sheet. */
export const mapQuery = ({ factions, names, tile }: Sheet): string =>
  whole({
    board: seatsIn(factions)
      .map(({ faction }) => `${faction}:`)
      .join(';'),
    names,
    tile,
  });

type Lists = Readonly<Record<'names' | 'tile' | 'cults' | 'leftOvers' | 'points', string>>;

/** A sheet with what a map counts, and with what was told beside it. */
export const sheetQuery = ({ players, categories }: MapScoringValue, draft: Lists): string => {
  const results = (at: number): string =>
    categories[at]?.entries.map(({ value }) => value ?? NO_RESULT).join(SHEET_LISTS.results) ?? '';
  return whole({
    factions: players.map(({ faction }) => faction).join(','),
    names: draft.names,
    points: draft.points,
    area: results(0),
    tile: draft.tile,
    results: draft.tile.trim() === 'all' ? '' : results(1),
    cults: draft.cults,
    resources: withoutBowlOne(draft.leftOvers),
  });
};

/** Coins, workers, Priests and three Bowls, of which the first scores nothing. */
const withoutBowlOne = (leftOvers: string): string => {
  const list = parts(SHEET_LISTS.resources);
  const six = parts('/');
  return list.make(list.of(leftOvers).map((item) => six.without(item, CULTS.length - 1)));
};
