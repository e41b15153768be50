import { CULT_LEVELS, CULT_POWER, CULTS, type Cult } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames } from './names.ts';

const LEFT = 48;
const STEP = 25;
const ROW = 30;
const SPACES = Array.from({ length: CULT_LEVELS.max + 1 }, (_, i) => i);

const labels = {
  markers: { en: 'Cult markers', it: 'Pedine dei Culti' },
  power: { en: 'Power', it: 'Potere' },
};

/** The spaces on which a marker stood one after the other; the last is where it is now. */
export type CultPaths = Readonly<Record<Cult, readonly number[]>>;

/** The four Cults with every marker before and after, and what the spaces give. */
export function CultTracks({ lang, paths }: { readonly lang: Lang; readonly paths: CultPaths }) {
  const tracks = CULTS.map((cult) => `${cultNames[lang][cult]} ${paths[cult].join(' → ')}`);
  const height = ROW * (CULTS.length + 1) + 14;
  const width = LEFT + STEP * SPACES.length;
  return (
    <svg
      class="figure cults"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${labels.markers[lang]}: ${tracks.join(', ')}`}
    >
      {CULTS.map((cult, i) => (
        <Track name={cultNames[lang][cult]} path={paths[cult]} y={ROW * i + ROW / 2} cult={cult} />
      ))}
      <text class="cults__name" x="0" y={ROW * CULTS.length + 16}>
        {labels.power[lang]}
      </text>
      {CULT_POWER.map(({ space, power }) => (
        <text class="cults__power" x={center(space)} y={ROW * CULTS.length + 16}>
          +{power}
        </text>
      ))}
    </svg>
  );
}

const center = (space: number): number => LEFT + STEP * space + STEP / 2;

function Track({
  name,
  path,
  y,
  cult,
}: {
  readonly name: string;
  readonly path: readonly number[];
  readonly y: number;
  readonly cult: Cult;
}) {
  const now = path.at(-1) ?? 0;
  const gives = (space: number): boolean => CULT_POWER.some((bonus) => bonus.space === space);
  return (
    <g class={`cults__track cults__track--${cult}`}>
      <text class="cults__name" x="0" y={y + 4}>
        {name}
      </text>
      {SPACES.map((space) => (
        <>
          <rect
            class={gives(space) ? 'cults__space cults__space--power' : 'cults__space'}
            x={LEFT + STEP * space + 1}
            y={y - 12}
            width={STEP - 2}
            height="24"
            rx="4"
          />
          <text class="cults__level" x={center(space)} y={y + 4}>
            {space}
          </text>
        </>
      ))}
      {path.slice(1).map((to, i) => (
        <line
          class="cults__way"
          x1={center(path[i] ?? to)}
          x2={center(to)}
          y1={y + 13}
          y2={y + 13}
        />
      ))}
      {path.slice(0, -1).map((space) => (
        <circle class="cults__stop" cx={center(space)} cy={y} r="10" />
      ))}
      <circle class="cults__marker" cx={center(now)} cy={y} r="10" />
      <text class="cults__marker-level" x={center(now)} y={y + 4}>
        {now}
      </text>
    </g>
  );
}
