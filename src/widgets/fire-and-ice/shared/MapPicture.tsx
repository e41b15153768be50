import { useMemo, useRef, useState } from 'preact/hooks';
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
import { centerOf, moved, spaceByArrow, type Sheet } from './map-sheet.ts';
import { Bridges, Links, Measures, Structures } from './MapLayers.tsx';
import { labels } from './map-words.ts';
import { terrainMarks, terrainNames } from './names.ts';
import type { Overlay } from './overlay.ts';

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
  const cellAt = (space: Space, isCurrent: boolean) => (
    <Cell
      key={space}
      sheet={sheet}
      space={space}
      name={nameOf(land, space)}
      {...facts(lang, position, { space, built: builtOn(position).get(space) })}
      note={overlay.notes.get(space)}
      canTap={canTap(space)}
      isPressed={isPressed(space)}
      isCurrent={isCurrent}
    />
  );
  // A finger that comes down moves the cursor, and that is two spaces.
  const cells = useMemo(() => land.spots.map((_, space) => cellAt(space, false)), [props]);
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
      <g>{cells.map((cell, space) => (space === current ? cellAt(space, true) : cell))}</g>
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
