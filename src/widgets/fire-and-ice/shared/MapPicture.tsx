import { useRef, useState } from 'preact/hooks';
import { wholeIn } from '#engine/core/notation.ts';
import {
  builtOn,
  groundOf,
  landscape,
  nameOf,
  type Built,
  type Ground,
  type Position,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { memo } from '#src/calculators/memo.ts';
import type { Lang } from '#src/lang.ts';
import { centerOf, lineBetween, middle, moved, spaceByArrow, type Sheet } from './map-sheet.ts';
import { labels } from './map-words.ts';
import { terrainMarks, terrainNames } from './names.ts';
import type { Overlay } from './overlay.ts';
import { Piece } from './Pieces.tsx';

interface PictureProps {
  readonly lang: Lang;
  readonly sheet: Sheet;
  readonly position: Position;
  readonly overlay: Overlay;
  /** Whether a tap on this space means anything. */
  readonly canTap: (space: Space) => boolean;
  /** Whether the space holds what is being placed. */
  readonly isPressed: (space: Space) => boolean;
  readonly onTap: (space: Space) => void;
}

/** The map with everything on it. One tab stop; arrow keys lead from space to space. */
export function MapPicture(props: PictureProps) {
  const { lang, sheet, position, overlay, canTap, isPressed, onTap } = props;
  const [cursor, setCursor] = useState<Space>();
  const svg = useRef<SVGSVGElement>(null);
  const land = landscape(position.map);
  const open = land.spots.flatMap((_, space) => (canTap(space) ? [space] : []));
  const current = cursor !== undefined && open.includes(cursor) ? cursor : open[0];
  return (
    <svg
      ref={svg}
      class="map"
      viewBox={sheet.viewBox}
      role="group"
      aria-label={labels.map[lang]}
      onClick={(event) => {
        const space = spaceAt(event.target);
        if (space !== undefined && canTap(space)) onTap(space);
      }}
      onFocusIn={(event) => {
        const space = spaceAt(event.target);
        if (space !== undefined) setCursor(space);
      }}
      onKeyDown={(event) => {
        const space = spaceAt(event.target);
        if (space === undefined) return;
        const next = spaceByArrow(sheet, { from: space, key: event.key, among: open });
        const isTap = event.key === 'Enter' || event.key === ' ';
        if (next === undefined && !isTap) return;
        event.preventDefault();
        if (isTap) onTap(space);
        else svg.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
      }}
    >
      <g>
        {land.spots.map((_, space) => (
          <Cell
            key={space}
            sheet={sheet}
            space={space}
            name={nameOf(land, space)}
            {...facts(lang, position, { space, built: builtOn(position).get(space) })}
            note={overlay.notes.get(space)}
            canTap={canTap(space)}
            isPressed={isPressed(space)}
            isCurrent={space === current}
          />
        ))}
      </g>
      <Bridges sheet={sheet} position={position} />
      <Links sheet={sheet} position={position} overlay={overlay} />
      <Structures sheet={sheet} position={position} lit={overlay.lit} />
      <Measures sheet={sheet} position={position} overlay={overlay} />
    </svg>
  );
}

const spaceAt = (target: EventTarget | null): Space | undefined => {
  const cell = target instanceof Element ? target.closest('[data-space]') : null;
  const text = cell?.getAttribute('data-space');
  return typeof text === 'string' ? wholeIn(text) : undefined;
};

interface CellFacts {
  readonly ground: Ground | 'river' | 'none';
  /** The letter of the terrain; none where a Structure covers it. */
  readonly mark: string;
  readonly label: string;
}

/** What a space shows of itself: whose colour it has, and how it is called. */
const facts = (
  lang: Lang,
  position: Position,
  { space, built }: { readonly space: Space; readonly built: Built | undefined },
): CellFacts => {
  const land = landscape(position.map);
  const name = nameOf(land, space);
  const printed = land.spots[space]?.terrain;
  if (printed === undefined) {
    const skipper = position.holdings.find(({ riverTowns }) => riverTowns.includes(space));
    const skipped = skipper === undefined ? '' : `, ${labels.skipped(skipper.faction)[lang]}`;
    return {
      ground: 'river',
      mark: skipper === undefined ? '' : '≈',
      label: `${name}, ${labels.river[lang]}${skipped}`,
    };
  }
  const owner = built && position.holdings[built.seat];
  if (built === undefined || owner === undefined) {
    const ground = position.land.find((changed) => changed.space === space)?.ground ?? printed;
    return {
      ground,
      mark: terrainMarks[lang][ground],
      label: `${name}, ${terrainNames[lang][ground]}`,
    };
  }
  return {
    ground: groundOf(owner),
    mark: '',
    label: `${name}: ${labels.structureOf(built.structure, built.seat + 1, owner.faction)[lang]}`,
  };
};

interface CellProps extends CellFacts {
  readonly sheet: Sheet;
  readonly space: Space;
  readonly name: string;
  readonly note: string | undefined;
  readonly canTap: boolean;
  readonly isPressed: boolean;
  readonly isCurrent: boolean;
}

/** One space. There are 113 of them under a thumb. */
const Cell = memo((props: CellProps) => {
  const { sheet, space, name, note, ground, mark, label, canTap, isPressed, isCurrent } = props;
  const isBuilt = mark === '' && ground !== 'river';
  const button = {
    role: 'button',
    // In lower case, because SVG tells attributes apart by it.
    tabindex: isCurrent ? 0 : -1,
    'aria-label': note === undefined ? label : `${label}. ${note}`,
    'aria-pressed': isPressed,
  } as const;
  return (
    <g
      class={`cell terrain--${ground}${isBuilt ? ' cell--built' : ''}`}
      transform={moved(centerOf(sheet, space))}
      data-space={space}
      {...(canTap ? button : { 'aria-hidden': 'true' as const })}
    >
      <path d={sheet.outline} />
      {mark !== '' && (
        <text class="cell__mark" y="3">
          {mark}
        </text>
      )}
      {ground !== 'river' && (
        <text class="cell__name" y="17">
          {name}
        </text>
      )}
    </g>
  );
});

interface LayerProps {
  readonly sheet: Sheet;
  readonly position: Position;
}

const colourOf = ({ holdings }: Position, seat: number): string => {
  const holding = holdings[seat];
  return `terrain--${holding === undefined ? 'none' : groundOf(holding)}`;
};

const Bridges = memo(({ sheet, position }: LayerProps) => (
  <Lines
    lines={position.holdings.flatMap(({ bridges }, seat) =>
      bridges.map(({ from, to }) => ({
        look: `bridge ${colourOf(position, seat)}`,
        path: lineBetween(sheet, [from, to], 0.27),
      })),
    )}
  />
));

interface Line {
  readonly look: string;
  readonly path: string;
}

/** Lines with their edges. All that look alike are one path, so that a tap has little to redraw. */
function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const looks = [...new Set(lines.map(({ look }) => look))];
  return (
    <g class="layer">
      {looks.map((look) => {
        const alike = lines.flatMap((line) => (line.look === look ? [line.path] : [])).join('');
        return (
          <g key={look} class={look}>
            <path d={alike} />
            <path d={alike} />
          </g>
        );
      })}
    </g>
  );
}

const Links = memo(({ sheet, position, overlay }: LayerProps & { readonly overlay: Overlay }) => {
  const { links, spans, rings, lit } = overlay;
  const isDim = (ends: readonly Space[]): boolean =>
    lit !== undefined && !ends.every((end) => lit.has(end));
  const look = (seat: number, ...marks: readonly string[]): string =>
    ['link', ...marks, colourOf(position, seat)].join(' ');
  return (
    <>
      <Lines
        lines={[
          ...links.map(({ seat, ends, dashed }) => ({
            look: look(
              seat,
              ...(dashed ? ['link--dashed'] : []),
              ...(isDim(ends) ? ['link--dim'] : []),
            ),
            path: lineBetween(sheet, ends),
          })),
          ...spans.map(({ seat, ends }) => ({ look: look(seat), path: lineBetween(sheet, ends) })),
        ]}
      />
      <g class="layer">
        {rings.map(({ space, ring }) => (
          <path
            class={`ring ring--${ring}`}
            d={sheet.outline}
            transform={`${moved(centerOf(sheet, space))} scale(0.88)`}
          />
        ))}
      </g>
    </>
  );
});

const Structures = memo(
  ({ sheet, position, lit }: LayerProps & { readonly lit: Overlay['lit'] }) => {
    return (
      <g class="layer">
        {position.holdings.flatMap(({ pieces }, seat) =>
          pieces.map(({ space, structure }) => (
            <Standing
              key={space}
              sheet={sheet}
              space={space}
              structure={structure}
              seat={seat}
              isDim={lit?.has(space) === false}
            />
          )),
        )}
      </g>
    );
  },
);

interface StandingProps extends Built {
  readonly sheet: Sheet;
  readonly space: Space;
  readonly isDim: boolean;
}

/** A Structure on the map. */
const Standing = memo(({ sheet, space, structure, seat, isDim }: StandingProps) => {
  const { x, y } = centerOf(sheet, space);
  return (
    <g class={isDim ? 'piece piece--dim' : 'piece'} transform={moved({ x, y: y - 3 })}>
      <Piece structure={structure} text={String(seat + 1)} />
    </g>
  );
});

/** The numbers of measured lines, and those at a space's shoulder. */
const Measures = memo(
  ({ sheet, position, overlay }: LayerProps & { readonly overlay: Overlay }) => {
    return (
      <g class="layer">
        {overlay.spans.map(({ seat, ends, text }) => (
          <Badge at={moved(middle(sheet, ...ends))} colour={colourOf(position, seat)} text={text} />
        ))}
        {overlay.badges.map(({ space, text }) => {
          const { x, y } = centerOf(sheet, space);
          return <Badge at={moved({ x: x + 12, y: y - 13 })} colour="terrain--none" text={text} />;
        })}
      </g>
    );
  },
);

function Badge({
  at,
  colour,
  text,
}: {
  readonly at: string;
  readonly colour: string;
  readonly text: string;
}) {
  return (
    <g class={`badge ${colour}`} transform={at}>
      <circle r="8" />
      <text y="3.6">{text}</text>
    </g>
  );
}
