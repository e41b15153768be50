import { makeBowls, type Bowls } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { bowlLabels } from './phrases.ts';

const WIDTH = 96;
const HEIGHT = 110;

/** How much room the Bowls take in a drawing. */
export const BOWLS_SIZE = { width: 3 * WIDTH, height: HEIGHT } as const;

const PER_ROW = 5;
/** More tokens than this are shown as a number alone. */
const MOST_SHOWN = 20;

const label = (before: Bowls, after: Bowls) => ({
  en: `Bowls: ${makeBowls(before)} before, ${makeBowls(after)} after`,
  it: `Riserve: ${makeBowls(before)} prima, ${makeBowls(after)} dopo`,
});

/** Tokens in the three Bowls: those that stay, those that came and those that went. */
export function BowlsFigure({
  lang,
  before,
  after,
}: {
  readonly lang: Lang;
  readonly before: Bowls | undefined;
  readonly after: Bowls | undefined;
}) {
  if (before === undefined || after === undefined) return null;
  return (
    <svg
      class="figure bowls"
      viewBox={`0 0 ${BOWLS_SIZE.width} ${HEIGHT}`}
      {...BOWLS_SIZE}
      role="img"
      aria-label={label(before, after)[lang]}
    >
      <BowlsFace lang={lang} before={before} after={after} />
    </svg>
  );
}

/** The Bowls alone, as part of a drawing. */
export function BowlsFace({
  lang,
  before,
  after,
}: {
  readonly lang: Lang;
  readonly before: Bowls;
  readonly after: Bowls;
}) {
  return (
    <>
      {before.map((had, i) => (
        <Bowl x={i * WIDTH} label={bowlLabels[lang][i] ?? ''} before={had} after={after[i] ?? 0} />
      ))}
    </>
  );
}

function Bowl({
  x,
  label,
  before,
  after,
}: {
  readonly x: number;
  readonly label: string;
  readonly before: number;
  readonly after: number;
}) {
  const shown = Math.max(before, after);
  const kinds = Array.from({ length: shown > MOST_SHOWN ? 0 : shown }, (_, i) => {
    if (i >= before) return 'came';
    return i >= after ? 'went' : 'stays';
  });
  return (
    <g transform={`translate(${x} 0)`}>
      <text class="bowls__label" x={WIDTH / 2} y="12">
        {label}
      </text>
      <rect class="bowls__bowl" x="4" y="19" width={WIDTH - 8} height="66" rx="18" />
      {kinds.map((kind, i) => (
        <circle
          class={`bowls__token bowls__token--${kind}`}
          cx={WIDTH / 2 + ((i % PER_ROW) - (PER_ROW - 1) / 2) * 14}
          cy={76 - Math.floor(i / PER_ROW) * 15}
          r="5"
        />
      ))}
      <text class="bowls__count" x={WIDTH / 2} y="103">
        {before === after ? after : `${before} → ${after}`}
      </text>
    </g>
  );
}
