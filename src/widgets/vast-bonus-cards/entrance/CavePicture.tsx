import { useRef, useState } from 'preact/hooks';
import type {
  EntranceValue,
  Mark,
  Painting,
  Space,
  Spot,
  Wall,
} from '#engine/vast-bonus-cards/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { groundNames, pieceNames } from '../shared/names.ts';
import { caveWords } from './cave-words.ts';
import { edgeAt, edgesOf, type Ends } from './edits.ts';
import { MarkGlyph, PieceGlyph } from './Glyphs.tsx';
import { Outcome } from './Outcome.tsx';
import {
  cornerOf,
  isUpright,
  middleOf,
  moved,
  nextByArrow,
  pieceAt,
  TILE,
  viewBoxOf,
} from './sheet.ts';

interface PictureProps {
  readonly lang: Lang;
  readonly painting: Painting;
  readonly walls: readonly Wall[];
  readonly falls: readonly Space[];
  /** The answer, as far as there is one. */
  readonly value: EntranceValue | undefined;
  readonly isPressed: (spot: Spot) => boolean;
  readonly onTap: (space: Space) => void;
  readonly onEdge: ((ends: Ends) => void) | undefined;
}

/** The painted map. One tab stop; arrow keys lead from tile to edge to tile. */
export function CavePicture(props: PictureProps) {
  const { lang, painting, walls, falls, value, isPressed, onTap, onEdge } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState('');
  const edges = edgesOf(painting, walls);
  const reach = painting.columns > ROOMY ? EDGE_REACH.narrow : EDGE_REACH.roomy;
  const names = [
    ...painting.spots.map(({ space }) => space),
    ...(onEdge === undefined ? [] : edges.map((ends) => ends.join('-'))),
  ];
  const current = names.includes(cursor) ? cursor : names[0];
  const tap = (name: string) => {
    const ends = edges.find((each) => each.join('-') === name);
    if (ends === undefined) onTap(name);
    else onEdge?.(ends);
  };
  return (
    // The listeners are not the svg's own: browsers make an svg that listens for focus a tab stop.
    <div
      ref={frame}
      class="cave-frame"
      onClick={(event) => {
        const name = nameAt(event.target);
        if (name !== undefined) tap(name);
      }}
      onFocusIn={(event) => {
        const name = nameAt(event.target);
        if (name !== undefined) setCursor(name);
      }}
      onKeyDown={(event) => {
        const name = nameAt(event.target);
        if (name === undefined) return;
        const next = nextByArrow(name, event.key, names);
        const isTap = event.key === 'Enter' || event.key === ' ';
        if (next === undefined && !isTap) return;
        event.preventDefault();
        if (isTap) tap(name);
        else frame.current?.querySelector<SVGElement>(`[data-at="${next}"]`)?.focus();
      }}
    >
      <svg
        class={`cave cave--${painting.columns}`}
        viewBox={viewBoxOf(painting)}
        role="group"
        aria-label={caveWords[lang].map}
      >
        {painting.spots.map((spot) => (
          <g
            key={spot.space}
            class={`tile tile--${spot.ground}`}
            transform={moved(cornerOf(spot))}
            data-at={spot.space}
            role="button"
            // In lower case, because SVG tells attributes apart by it.
            tabindex={spot.space === current ? 0 : -1}
            aria-pressed={isPressed(spot)}
            aria-label={labelOf(lang, spot, { value, falls })}
          >
            <Tile lang={lang} spot={spot} />
          </g>
        ))}
        {edges.map((ends) => {
          const name = ends.join('-');
          const edge = edgeAt(walls, ends);
          const upright = isUpright(ends) ? '' : ' rotate(90)';
          const button = {
            role: 'button',
            tabindex: name === current ? 0 : -1,
            'aria-label': caveWords[lang].edge(ends, edge),
          } as const;
          return (
            <g
              key={name}
              class={`edge edge--${edge}`}
              transform={`${moved(middleOf(ends))}${upright}`}
              data-at={name}
              {...(onEdge === undefined ? { 'aria-hidden': 'true' as const } : button)}
            >
              <rect class="edge__hit" x={-reach} y="-37" width={2 * reach} height="74" rx="6" />
              {EDGES[edge]}
            </g>
          );
        })}
        <g class="cave__pieces" aria-hidden="true">
          {painting.spots.flatMap((spot) =>
            spot.pieces.map((piece) => (
              <g transform={moved(pieceAt(spot, piece))}>
                <PieceGlyph lang={lang} piece={piece} />
              </g>
            )),
          )}
        </g>
        <Outcome lang={lang} falls={falls} value={value} painting={painting} />
      </svg>
    </div>
  );
}

/** How far from an edge a tap still means it. On a wider map everything is drawn smaller. */
const EDGE_REACH = { roomy: 28, narrow: 31 } as const;
const ROOMY = 3;

const nameAt = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest('[data-at]') : null;
  return found?.getAttribute('data-at') ?? undefined;
};

const EDGES = {
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
} as const;

const TOP_MARKS: Readonly<Record<Exclude<Mark, 'marker'>, number>> = {
  'entrance-tile': 45,
  crystal: 78,
  token: 101,
};

function Tile({ lang, spot }: { readonly lang: Lang; readonly spot: Spot }) {
  const { ground, marks, space } = spot;
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
            mark === 'marker' ? moved({ x: 60, y: 62 }) : moved({ x: TOP_MARKS[mark], y: 21 })
          }
        >
          <MarkGlyph mark={mark} />
        </g>
      ))}
    </>
  );
}

/** The whole of a space in words: what is there, and what the answer says of it. */
const labelOf = (
  lang: Lang,
  { space, ground, marks, pieces }: Spot,
  { value, falls }: { readonly value: EntranceValue | undefined; readonly falls: readonly Space[] },
): string => {
  const words = caveWords[lang];
  const what = [
    space,
    groundNames[lang][ground],
    ...marks.map((mark) => words.marks[mark]),
    ...pieces.map((piece) => pieceNames[lang][piece]),
    ...(falls.includes(space) ? [words.tools.goes] : []),
  ].join(', ');
  const isLater = value?.later.includes(space) === true;
  const side =
    value?.canCollapse === undefined ? undefined : value.sides.find((each) => each.space === space);
  const notes = [
    ...(side === undefined ? [] : [isLater ? capital(words.shown.later) : words.side(side)]),
    ...(value?.leavers.some(({ options }) => options.includes(space)) === true
      ? [capital(words.shown.leaves)]
      : []),
    ...(value?.instead.includes(space) === true
      ? [capital(words.shown[value.canCollapse === 'later' ? 'first' : 'instead'])]
      : []),
  ];
  return [what, ...notes].join('. ');
};
