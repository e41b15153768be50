import {
  crossing,
  landscape,
  readBoard,
  terrainOf,
  type RiverwalkersMapValue,
  type Position,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Stack } from '../shared/FigureParts.tsx';
import { legendPart, mapPart, type MapMarks } from '../shared/figure-map.tsx';
import { spacesNamed } from '../shared/overlay.ts';
import type { riverwalkersMap } from './calculator.ts';

/** Where the Riverwalkers may build, and the River spaces that their ships cross on the way. */
export function Figure({ lang, draft, reply }: FigureOf<typeof riverwalkersMap>) {
  const { position } = readBoard(draft.map, draft.board);
  const marks = reply.kind === 'answer' ? marksOf(position, reply.answer.value) : {};
  return (
    <Stack
      parts={[
        mapPart(lang, position, marks),
        ...(position.holdings.length > 1 ? [legendPart(lang, position)] : []),
      ]}
    />
  );
}

const marksOf = (position: Position, value: RiverwalkersMapValue): MapMarks => {
  const { map, holdings } = position;
  const land = landscape(map);
  const own = holdings.find(({ faction }) => faction === 'riverwalkers')?.pieces ?? [];
  const crossed = land.spots.flatMap((_, space) => {
    if (terrainOf(land, space) !== undefined) return [];
    const n = Math.min(...own.map((piece) => crossing(land, piece.space, space)));
    return n <= value.range ? [{ space, n }] : [];
  });
  const closed = value.spaces.filter(
    ({ verdict, byLand, crossed: far }) =>
      (verdict === 'out-of-range' || verdict === 'not-by-the-river') &&
      (value.first || byLand || (far !== undefined && far <= value.range)),
  );
  return {
    ticks: spacesNamed(map, value.open),
    crosses: spacesNamed(
      map,
      closed.map(({ space }) => space),
    ),
    counts: crossed,
    whole: value.first,
  };
};
