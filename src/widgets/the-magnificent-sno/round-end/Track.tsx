import type { RoundEndValue, SettledSeat } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { labels } from './labels.ts';

const ROW = 26;
const TOP = 22;
const BEFORE = { x: 28, width: 124 };
const AFTER = { x: 206, width: 124 };
const WIDTH = AFTER.x + AFTER.width + 1;

/** A track with more spaces than this is drawn without the stretches where nothing stands. */
const MOST_SPACES = 12;

/** The performance track before and after the hats go down, lowest space at the bottom. */
export function Track({ lang, value }: { readonly lang: Lang; readonly value: RoundEndValue }) {
  const spaces = spacesOf(value);
  const height = TOP + spaces.length * ROW;
  const y = (space: number): number => TOP + spaces.indexOf(space) * ROW + ROW / 2;
  return (
    <svg
      class="figure sno-track"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={`${labels.track[lang]}: ${value.seats.map((seat) => labels.moved(seat)[lang]).join('; ')}`}
    >
      <text class="sno-track__title" x={BEFORE.x + 4} y="13">
        {labels.before[lang]}
      </text>
      <text class="sno-track__title" x={AFTER.x + 4} y="13">
        {labels.after[lang]}
      </text>
      {spaces.map((space, i) =>
        space === undefined ? (
          <text class="sno-track__space" x="12" y={TOP + i * ROW + ROW / 2 + 4}>
            ⋮
          </text>
        ) : (
          <>
            <text class="sno-track__space" x="12" y={y(space) + 4}>
              {space}
            </text>
            <path
              class="sno-track__cell"
              d={`M${BEFORE.x} ${y(space) - 11}h${BEFORE.width}v22h-${BEFORE.width}zM${AFTER.x} ${y(space) - 11}h${AFTER.width}v22h-${AFTER.width}z`}
            />
          </>
        ),
      )}
      {value.seats.map((seat) => (
        <Moved seat={seat} y={y} />
      ))}
    </svg>
  );
}

/** The spaces from the top down; a blank one stands for a stretch that is left out. */
const spacesOf = ({ seats }: RoundEndValue): readonly (number | undefined)[] => {
  const top = Math.max(...seats.map(({ from }) => from), ...seats.map(({ to }) => to));
  const all = Array.from({ length: top }, (_, i) => top - i);
  if (top <= MOST_SPACES) return all;
  const low = Math.max(...seats.map(({ to }) => to));
  const shown = all.filter(
    (space) =>
      space <= low || seats.some(({ from, returned }) => from === space || returned === space),
  );
  return shown.flatMap((space, i) => {
    const above = shown[i - 1];
    return above === undefined || above === space + 1 ? [space] : [undefined, space];
  });
};

function Moved({ seat, y }: { readonly seat: SettledSeat; readonly y: (space: number) => number }) {
  const { name, from, to, returned } = seat;
  return (
    <>
      <path
        class="sno-track__way"
        d={`M${BEFORE.x + BEFORE.width + 2} ${y(from)}L${AFTER.x - 8} ${y(to)}`}
      />
      <path class="sno-track__head" d={`M${AFTER.x - 2} ${y(to)}l-8 -4v8z`} />
      <Hat x={BEFORE.x + 5} y={y(from)} name={name} />
      <Hat x={AFTER.x + 5} y={y(to)} name={name} />
      {returned !== undefined && <Hat x={BEFORE.x + 5} y={y(returned)} name={`${name} ↩`} back />}
    </>
  );
}

function Hat({
  x,
  y,
  name,
  back = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly back?: boolean;
}) {
  return (
    <g class={back ? 'sno-track__hat sno-track__hat--back' : 'sno-track__hat'}>
      <path d={`M${x} ${y + 6}h16v-2h-3v-10h-10v10h-3z`} />
      <text x={x + 20} y={y + 4}>
        {name}
      </text>
    </g>
  );
}
