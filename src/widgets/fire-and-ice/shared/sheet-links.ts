import {
  boardFor,
  CULTS,
  NO_RESULT,
  SHEET_LISTS,
  type MapScoringValue,
} from '#engine/fire-and-ice/index.ts';
import { parts } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import { makeLink, partsOf } from '#src/calculators/link.ts';
import type { Table } from '#src/calculators/table.ts';

/*
 * Map and score sheet of one final scoring. Each link to the other takes along what only this one was
 * told, and what it had brought: whoever goes there and back finds everything as it was.
 */

type Told = Readonly<Record<string, string>>;

/** All of a position, also what is as the other calculator begins. */
const whole = (position: Told): string =>
  makeLink(position, Object.fromEntries(Object.keys(position).map((field) => [field, 'unsaid'])));

const toldIn = (link: string): Told => Object.fromEntries(partsOf(link).parts);

type OfBoth = 'names' | 'tile' | 'rounding' | 'zero';
type OfSheet = 'factions' | 'points' | 'cults' | 'resources' | 'onMap';
type OfMap =
  'map' | 'board' | 'sharedBridges' | 'unconnected' | 'points' | 'cults' | 'leftOvers' | 'onSheet';

/** By what a table tells of its map. */
const AT_TABLE = [
  ['map', 'map'],
  ['sharedBridges', 'fi.reach.shared-bridges'],
  ['unconnected', 'fi.strongholds.unconnected'],
] as const;

/** The map of a sheet: the one it was counted on, or an empty one with its players. */
export const mapQuery = (
  sheet: Readonly<Record<OfBoth | OfSheet, string>>,
  table: Table,
): string => {
  const { factions, names, tile, rounding, zero, points, cults, resources } = sheet;
  const onMap = toldIn(sheet.onMap);
  const facts = AT_TABLE.map(([field, name]) => [field, own(onMap, field) ?? own(table, name)]);
  return whole({
    ...(Object.fromEntries(facts.filter(([, text]) => text !== undefined)) as Told),
    board: boardFor(factions, own(onMap, 'board') ?? ''),
    ...{ names, tile, rounding, zero },
    onSheet: whole({ factions, points, cults, resources }),
  });
};

/**
 * A sheet with what a map counts, and with what was told beside it. What the sheet had is there again,
 * unless other players are on the map now.
 */
export const sheetQuery = (
  { players, categories }: MapScoringValue,
  draft: Readonly<Record<OfBoth | OfMap, string>>,
): string => {
  const { names, tile, rounding, zero, onSheet, points, cults, leftOvers, ...map } = draft;
  const factions = `factions=${players.map(({ faction }) => faction).join(',')}&`;
  // Whoever has built nothing is still to be counted.
  const results = (at: number): string =>
    categories[at]?.entries
      .map(({ value }, i) => (players[i]?.networks.length === 0 ? '' : (value ?? NO_RESULT)))
      .join(SHEET_LISTS.results) ?? '';
  const had = onSheet.startsWith(factions) ? onSheet : `${factions}points=&cults=&resources=`;
  const counted = whole({
    ...(points && { points }),
    ...(cults && { cults }),
    ...(leftOvers && { resources: withoutBowlOne(leftOvers) }),
    area: results(0),
    results: tile.trim() === 'all' ? '' : results(1),
    ...{ names, tile, rounding, zero },
    onMap: whole(map),
  });
  return `${had}&${counted}`;
};

/** Coins, workers, Priests and three Bowls, of which the first scores nothing. */
const withoutBowlOne = (leftOvers: string): string => {
  const list = parts(SHEET_LISTS.resources);
  const six = parts('/');
  return list.make(list.of(leftOvers).map((item) => six.without(item, CULTS.length - 1)));
};
