import type { SplitTurnValue } from '#engine/the-magnificent-sno/index.ts';
import { round } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { actionLabels } from '../shared/names.ts';
import { labels } from './calculator.ts';

/** Units of the bar's length and height. */
const BAR = { width: 244, height: 44 } as const;

/** A part that is too narrow for its name bears its number only. */
const LETTER = 9;

type Shares = Pick<SplitTurnValue, 'total' | 'first' | 'second' | 'left'>;

/** The power of the turn as a bar: first action, second action, and what is left or goes beyond it. */
export function PowerBar({
  lang,
  total,
  first,
  second,
  left,
  name,
  isBarred = false,
}: Shares & {
  readonly lang: Lang;
  /** What the bar is called where nothing else says it. */
  readonly name?: string;
  /** Whether the second action is not allowed, however much power is left. */
  readonly isBarred?: boolean;
}) {
  const parts = [
    { kind: 'first', name: actionLabels[lang][first.action], power: first.power },
    { kind: 'second', name: actionLabels[lang][second.action], power: second.power },
    { kind: 'left', name: labels.left[lang], power: left },
  ] as const;
  const longest = Math.max(total, first.power + second.power);
  const along = (power: number): number => round((power / longest) * BAR.width);
  const alternative = parts.map((part) => `${part.name} ${part.power}`).join(', ');
  const role =
    name === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': `${name}: ${alternative}` } as const);
  const top = name === undefined ? 20 : 0;
  return (
    <svg
      class={name === undefined ? 'picture split' : 'figure split'}
      viewBox={`-1 0 ${BAR.width + 2} ${BAR.height + top}`}
      width={BAR.width + 2}
      height={BAR.height + top}
      {...role}
    >
      {parts.map(({ kind, name: action, power }, i) => {
        const x = along(parts.slice(0, i).reduce((sum, part) => sum + part.power, 0));
        const width = along(power);
        const end = Math.min(x + width, along(total));
        const said = `${action} ${power}`;
        return (
          power > 0 && (
            <g class={`split__${kind}`}>
              <rect x={x} y={top + 1} width={width} height={BAR.height - 2} />
              <text x={round((x + end) / 2)} y={top + BAR.height / 2 + 5}>
                {end - x < said.length * LETTER ? power : said}
              </text>
            </g>
          )
        );
      })}
      {name === undefined && (
        <Whole
          power={total}
          end={along(total)}
          isOver={left < 0}
          barred={isBarred ? along(first.power) : undefined}
        />
      )}
    </svg>
  );
}

/** How far the power of the turn goes, above the bar; a part beyond it is crossed out. */
function Whole({
  power,
  end,
  isOver,
  barred,
}: {
  readonly power: number;
  readonly end: number;
  readonly isOver: boolean;
  readonly barred: number | undefined;
}) {
  return (
    <>
      <path class="arrow" d={`M0 18v-6h${end}v6`} />
      <text x={round(end / 2)} y="10">
        {power}
      </text>
      {barred !== undefined && (
        <path
          class="cross"
          d={`M${barred + 6} 58l${end - barred - 12} -32m0 32l${barred + 12 - end} -32`}
        />
      )}
      {isOver && (
        <>
          <path class="cross" d={`M${end} 18v46`} />
          <path class="cross" d={`M${round((end + BAR.width) / 2 - 6)} 36l12 12m0 -12l-12 12`} />
        </>
      )}
    </>
  );
}
