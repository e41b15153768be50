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
export const spaceMiddle = (space: number, left = LEFT): number => left + STEP * space + STEP / 2;

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
  return (
    <g class={`cults__track cults__track--${cult}`}>
      <text class="cults__name" x="0" y={y + 4}>
        {name}
      </text>
      <TrackSpaces path={path} y={y} left={LEFT} />
    </g>
  );
}

const gives = (space: number): boolean => CULT_POWER.some((bonus) => bonus.space === space);

interface SpacesProps {
  /** Where the marker stood one after the other; empty while nobody has said where it is. */
  readonly path: readonly number[];
  readonly y: number;
  readonly left: number;
}

/** The spaces of a track, from 0 to 10, and the marker on its way. */
function TrackSpaces({ path, y, left }: SpacesProps) {
  const middle = (space: number): number => spaceMiddle(space, left);
  const now = path.at(-1);
  return (
    <>
      {SPACES.map((space) => (
        <>
          <rect
            class={gives(space) ? 'cults__space cults__space--power' : 'cults__space'}
            x={left + STEP * space + 1}
            y={y - 12}
            width={STEP - 2}
            height="24"
            rx="4"
          />
          <text class="cults__level" x={middle(space)} y={y + 4}>
            {space}
          </text>
        </>
      ))}
      {path.slice(1).map((to, i) => (
        <line
          class="cults__way"
          x1={middle(path[i] ?? to)}
          x2={middle(to)}
          y1={y + 13}
          y2={y + 13}
        />
      ))}
      {path.slice(0, -1).map((space) => (
        <circle class="cults__stop" cx={middle(space)} cy={y} r="9.5" />
      ))}
      {now !== undefined && (
        <>
          <circle class="cults__marker" cx={middle(now)} cy={y} r="9.5" />
          <text class="cults__marker-level" x={middle(now)} y={y + 4}>
            {now}
          </text>
        </>
      )}
    </>
  );
}

/** One track by itself, as wide as there is room for. */
export function LoneTrack({ level }: { readonly level: number | undefined }) {
  const height = 26;
  return (
    <svg
      class="cults cult-lane__track"
      viewBox={`0 0 ${STEP * SPACES.length} ${height}`}
      aria-hidden="true"
    >
      <TrackSpaces path={level === undefined ? [] : [level]} y={height / 2} left={0} />
    </svg>
  );
}
