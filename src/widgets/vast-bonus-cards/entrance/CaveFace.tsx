import type { Edge, Mark, Painting, Spot } from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { groundNames } from '../shared/names.ts';
import { MarkGlyph, PieceGlyph } from '../shared/Glyphs.tsx';
import { moved, pieceAt, TILE } from './sheet.ts';

/** What is drawn of the Cave, on the map to be tapped and in figures alike. */

const TOP_MARKS: Readonly<Record<Exclude<Mark, 'marker'>, number>> = {
  'entrance-tile': 54,
  crystal: 79,
  token: 101,
};

/** A tile from its corner on, with what lies on it but for the pieces. */
export function TileFace({
  lang,
  spot: { space, ground, marks },
}: {
  readonly lang: Lang;
  readonly spot: Spot;
}) {
  return (
    <>
      <rect x={TILE.inset} y={TILE.inset} width={TILE.size} height={TILE.size} rx={TILE.corner} />
      <text x="13" y="25">
        {space}
      </text>
      {ground !== 'none' && (
        <text class="tile__word" x="13" y="41">
          {groundNames[lang][ground]}
        </text>
      )}
      {marks.map((mark) => (
        <g
          transform={
            mark === 'marker' ? moved({ x: 60, y: 64.5 }) : moved({ x: TOP_MARKS[mark], y: 21 })
          }
        >
          <MarkGlyph mark={mark} />
        </g>
      ))}
    </>
  );
}

/** An edge between two tiles, upright about its middle. */
export const EDGES: Readonly<Record<Edge | 'open', preact.JSX.Element>> = {
  open: <circle r="3.5" />,
  wall: <path d="M0-50V50" />,
  rockslide: (
    <>
      <path d="M0-50V50" />
      <path d="m-11-16 9-8 9 6 3 10-9 6-10-4zm2 26 8-7 11 5 1 10-10 5-9-4z" />
    </>
  ),
  bombed: (
    <>
      <path d="M0-50v26M0 24v26" />
      <path d="m0-15 3 8 9-3-4 8 7 6-9 1 1 9-7-6-7 6 1-9-9-1 7-6-4-8 9 3z" />
    </>
  ),
};

export function Pieces({ lang, painting }: { readonly lang: Lang; readonly painting: Painting }) {
  return (
    <g class="cave__pieces" aria-hidden="true">
      {painting.spots.flatMap((spot) =>
        spot.pieces.map((piece) => (
          <g transform={moved(pieceAt(spot, piece))}>
            <PieceGlyph lang={lang} piece={piece} />
          </g>
        )),
      )}
    </g>
  );
}
