import { useRef, useState } from 'preact/hooks';
import {
  edgeAt,
  edgesOf,
  type Ends,
  type EntranceValue,
  type Painting,
  type Space,
  type Spot,
  type Wall as CaveWall,
} from '#engine/vast-bonus-cards/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { groundNames, pieceNames } from '../shared/names.ts';
import { EDGES, Pieces, TileFace } from './CaveFace.tsx';
import { labels } from './labels.ts';
import { marks as markNames } from './names.ts';
import { Outcome } from './Outcome.tsx';
import { cornerOf, isUpright, middleOf, moved, nextByArrow, viewBoxOf } from './sheet.ts';

interface PictureProps {
  readonly lang: Lang;
  readonly painting: Painting;
  readonly walls: readonly CaveWall[];
  readonly falls: readonly Space[];
  /** The answer, as far as there is one. */
  readonly value: EntranceValue | undefined;
  readonly isPressed: (spot: Spot) => boolean;
  readonly onTap: (space: Space) => void;
  readonly onEdge: (ends: Ends) => void;
}

/** The painted map. One tab stop; arrow keys lead from tile to edge to tile. */
export function CavePicture(props: PictureProps) {
  const { lang, painting, walls, falls, value, onTap, onEdge } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState('');
  const edges = edgesOf(painting, walls);
  const names = [
    ...painting.spots.map(({ space }) => space),
    ...edges.map((ends) => ends.join('-')),
  ];
  const current = names.includes(cursor) ? cursor : names[0];
  const tap = (name: string) => {
    const ends = edges.find((each) => each.join('-') === name);
    if (ends === undefined) onTap(name);
    else onEdge(ends);
  };
  const press = (event: KeyboardEvent, name: string) => {
    const next = nextByArrow(name, event.key, names);
    const isTap = event.key === 'Enter' || event.key === ' ';
    if (next === undefined && !isTap) return;
    event.preventDefault();
    if (isTap) tap(name);
    else frame.current?.querySelector<SVGElement>(`[data-at="${next}"]`)?.focus();
  };
  return (
    // The listeners are not the svg's own: browsers make an svg that listens for focus a tab stop.
    <div
      ref={frame}
      class="cave-frame"
      onClick={(event) => {
        at(event.target, tap);
      }}
      onFocusIn={(event) => {
        at(event.target, setCursor);
      }}
      onKeyDown={(event) => {
        at(event.target, (name) => {
          press(event, name);
        });
      }}
    >
      <svg
        class={`cave cave--${painting.columns}`}
        viewBox={viewBoxOf(painting)}
        role="group"
        aria-label={labels.map[lang]}
      >
        {painting.spots.map((spot) => (
          <Tile key={spot.space} {...props} spot={spot} isCurrent={spot.space === current} />
        ))}
        {edges.map((ends) => (
          <Wall
            key={ends.join('-')}
            {...props}
            ends={ends}
            isCurrent={ends.join('-') === current}
          />
        ))}
        <Pieces lang={lang} painting={painting} />
        <Outcome lang={lang} falls={falls} value={value} painting={painting} />
      </svg>
    </div>
  );
}

/** Does something with the name of the tile or edge that an event came from. */
const at = (target: EventTarget | null, then: (name: string) => void) => {
  const found = target instanceof Element ? target.closest('[data-at]') : null;
  const name = found?.getAttribute('data-at') ?? undefined;
  if (name !== undefined) then(name);
};

interface WallProps extends Pick<PictureProps, 'lang' | 'painting' | 'walls'> {
  readonly ends: Ends;
  readonly isCurrent: boolean;
}

/** An edge between two tiles. */
function Wall({ lang, painting, walls, ends, isCurrent }: WallProps) {
  const edge = edgeAt(walls, ends);
  const reach = painting.columns > ROOMY ? EDGE_REACH.narrow : EDGE_REACH.roomy;
  const upright = isUpright(ends) ? '' : ' rotate(90)';
  return (
    <g
      class={`edge edge--${edge}`}
      transform={`${moved(middleOf(ends))}${upright}`}
      data-at={ends.join('-')}
      role="button"
      tabindex={isCurrent ? 0 : -1}
      aria-label={labels.edge(ends, edge)[lang]}
    >
      <rect class="edge__hit" x={-reach} y="-37" width={2 * reach} height="74" rx="6" />
      {EDGES[edge]}
    </g>
  );
}

/** How far from an edge a tap still means it. On a wider map everything is drawn smaller. */
const EDGE_REACH = { roomy: 28, narrow: 31 } as const;
const ROOMY = 3;

interface TileProps extends Pick<PictureProps, 'lang' | 'value' | 'falls' | 'isPressed'> {
  readonly spot: Spot;
  readonly isCurrent: boolean;
}

function Tile({ lang, value, falls, isPressed, spot, isCurrent }: TileProps) {
  const { ground, space } = spot;
  return (
    <g
      class={`tile tile--${ground}`}
      transform={moved(cornerOf(spot))}
      data-at={space}
      role="button"
      // In lower case, because SVG tells attributes apart by it.
      tabindex={isCurrent ? 0 : -1}
      aria-pressed={isPressed(spot)}
      aria-label={[whatIsOn(spot, falls, lang), ...notesOn(space, value, lang)].join('. ')}
    >
      <TileFace lang={lang} spot={spot} />
    </g>
  );
}

/** The whole of a space in words. */
const whatIsOn = (
  { space, ground, marks, pieces }: Spot,
  falls: readonly Space[],
  lang: Lang,
): string =>
  [
    space,
    groundNames[lang][ground],
    ...marks.map((mark) => markNames[mark][lang]),
    ...pieces.map((piece) => pieceNames[lang][piece]),
    ...(falls.includes(space) ? [labels.falls[lang]] : []),
  ].join(', ');

/** What the answer says of a space. */
const notesOn = (space: Space, value: EntranceValue | undefined, lang: Lang): readonly string[] => {
  if (value === undefined) return [];
  const { canCollapse, sides, later, leavers, instead } = value;
  const { shown } = labels;
  const side = canCollapse && sides.find((each) => each.space === space);
  const goes = later.includes(space) ? capital(shown.later[lang]) : side && labels.side(side)[lang];
  const isEnd = leavers.some(({ options }) => options.includes(space));
  const first = shown[canCollapse === 'later' ? 'first' : 'instead'];
  return [
    ...(side && goes !== undefined ? [goes] : []),
    ...(isEnd ? [capital(shown.leaves[lang])] : []),
    ...(instead.includes(space) ? [capital(first[lang])] : []),
  ];
};
