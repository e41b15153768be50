import { CULT_LEVELS, CULT_POWER, CULTS, type Cult } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames } from './names.ts';

const LEFT = 46;
const STEP = 22;
const ROW = 30;
const SPACES = Array.from({ length: CULT_LEVELS.max + 1 }, (_, i) => i);

const labels = {
  markers: { en: 'Cult markers', it: 'Pedine dei Culti' },
  power: { en: 'Power', it: 'Potere' },
};

/** The spaces on which a marker stood one after the other; the last is where it is now. */
export type CultPaths = Readonly<Record<Cult, readonly number[]>>;

/** How much room some tracks take in a drawing. */
export const tracksSize = (
  tracks: number,
): { readonly width: number; readonly height: number } => ({
  width: LEFT + STEP * SPACES.length,
  height: ROW * tracks + 24,
});

/** The four Cults with every marker before and after, and what the spaces give. */
export function CultTracks({ lang, paths }: { readonly lang: Lang; readonly paths: CultPaths }) {
  const tracks = CULTS.map((cult) => `${cultNames[lang][cult]} ${paths[cult].join(' → ')}`);
  const { width, height } = tracksSize(CULTS.length);
  return (
    <svg
      class="figure cults"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${labels.markers[lang]}: ${tracks.join(', ')}`}
    >
      <CultsFace lang={lang} paths={paths} />
    </svg>
  );
}

/** Some of the Cults, as part of a drawing. */
export function CultsFace({
  lang,
  paths,
  cults = CULTS,
}: {
  readonly lang: Lang;
  readonly paths: CultPaths;
  readonly cults?: readonly Cult[];
}) {
  const below = ROW * cults.length + 16;
  return (
    <>
      {cults.map((cult, i) => (
        <Track name={cultNames[lang][cult]} path={paths[cult]} y={trackMiddle(i)} cult={cult} />
      ))}
      <text class="cults__name" x="0" y={below}>
        {labels.power[lang]}
      </text>
      {CULT_POWER.map(({ space, power }) => (
        <text class="cults__power" x={spaceMiddle(space)} y={below}>
          +{power}
        </text>
      ))}
    </>
  );
}

/** Where a track and a space of it have their middle. */
export const trackMiddle = (track: number): number => ROW * track + ROW / 2;
export const spaceMiddle = (space: number): number => LEFT + STEP * space + STEP / 2;

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
          <text class="cults__level" x={spaceMiddle(space)} y={y + 4}>
            {space}
          </text>
        </>
      ))}
      {path.slice(1).map((to, i) => (
        <line
          class="cults__way"
          x1={spaceMiddle(path[i] ?? to)}
          x2={spaceMiddle(to)}
          y1={y + 13}
          y2={y + 13}
        />
      ))}
      {path.slice(0, -1).map((space) => (
        <circle class="cults__stop" cx={spaceMiddle(space)} cy={y} r="9.5" />
      ))}
      <circle class="cults__marker" cx={spaceMiddle(now)} cy={y} r="9.5" />
      <text class="cults__marker-level" x={spaceMiddle(now)} y={y + 4}>
        {now}
      </text>
    </g>
  );
}
