import { groundOf, type Built, type Position, type Space } from '#engine/fire-and-ice/index.ts';
import { memo } from '#src/calculators/memo.ts';
import { centerOf, lineBetween, middle, moved, type Sheet } from './map-sheet.ts';
import type { Overlay } from './overlay.ts';
import { Piece } from './Pieces.tsx';

/** What lies on the spaces of a map, in a calculator and in a figure alike. */

export interface LayerProps {
  readonly sheet: Sheet;
  readonly position: Position;
}

export const colourOf = ({ holdings }: Position, seat: number): string => {
  const holding = holdings[seat];
  return `terrain--${holding === undefined ? 'none' : groundOf(holding)}`;
};

export const Bridges = memo(({ sheet, position }: LayerProps) => (
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

export const Links = memo(
  ({ sheet, position, overlay }: LayerProps & { readonly overlay: Overlay }) => {
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
            ...spans.map(({ seat, ends }) => ({
              look: look(seat),
              path: lineBetween(sheet, ends),
            })),
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
  },
);

export const Structures = memo(
  ({
    sheet,
    position,
    lit,
    numbered = true,
  }: LayerProps & {
    readonly lit: Overlay['lit'];
    /** Whether a Structure says whose it is. */
    readonly numbered?: boolean;
  }) => {
    return (
      <g class="layer">
        {position.holdings.flatMap(({ pieces }, seat) =>
          pieces.map(({ space, structure }) => (
            <Standing
              key={space}
              sheet={sheet}
              space={space}
              structure={structure}
              text={numbered ? String(seat + 1) : undefined}
              isDim={lit?.has(space) === false}
            />
          )),
        )}
      </g>
    );
  },
);

interface StandingProps extends Pick<Built, 'structure'> {
  readonly sheet: Sheet;
  readonly space: Space;
  /** Whose it is. */
  readonly text: string | undefined;
  readonly isDim: boolean;
}

/** A Structure on the map. */
const Standing = memo(({ sheet, space, structure, text, isDim }: StandingProps) => {
  const { x, y } = centerOf(sheet, space);
  return (
    <g class={isDim ? 'piece--dim' : undefined} transform={moved({ x, y: y - 3 })}>
      <Piece structure={structure} text={text} />
    </g>
  );
});

/** The numbers of measured lines, and those at a space's shoulder. */
export const Measures = memo(
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

/** A number in a disc. */
export function Badge({
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
