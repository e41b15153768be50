import type { RoundEndValue, SettledSeat } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { small } from '../shared/layout.tsx';
import { hat } from '../shared/pieces.tsx';
import { trackLabels } from '../shared/track-labels.ts';
import { labels } from './labels.ts';

const ROW = 26;
const TOP = 22;
const LEFT = 28;
const BETWEEN = 48;

/** A track with more spaces than this is drawn without the stretches where nothing stands. */
const MOST_SPACES = 12;

/** Where the columns stand: wide enough for the longest name beside its hat. */
interface Columns {
  readonly before: number;
  readonly after: number;
  readonly width: number;
}

const columnsOf = ({ seats }: RoundEndValue): Columns => {
  const letters = Math.max(...seats.map(({ name, returned }) => name.length + (returned ? 2 : 0)));
  const width = Math.max(68, 30 + letters * 7);
  return { before: LEFT, after: LEFT + width + BETWEEN, width };
};

interface TrackProps {
  readonly lang: Lang;
  readonly value: RoundEndValue;
  /** What the drawing is called where nothing else says it. */
  readonly name?: string;
}

/** The performance track before and after the hats go down, with what it says in words. */
export function Track({ lang, value }: Omit<TrackProps, 'name'>) {
  const moves = value.seats.map((seat) => labels.moved(seat)[lang]).join('; ');
  return <TrackFace lang={lang} value={value} name={`${trackLabels.track[lang]}: ${moves}`} />;
}

/** The track before and after, lowest space at the bottom. */
export function TrackFace({ lang, value, name }: TrackProps) {
  const spaces = spacesOf(value);
  const columns = columnsOf(value);
  const { before, after, width } = columns;
  const all = after + width + 1;
  const height = TOP + spaces.length * ROW;
  const y = (space: number): number => TOP + spaces.indexOf(space) * ROW + ROW / 2;
  const role =
    name === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': name } as const);
  return (
    <svg
      class={name === undefined ? 'picture sno-track' : 'figure sno-track'}
      viewBox={`0 0 ${all} ${height}`}
      width={all}
      height={height}
      {...role}
    >
      <text class="sno-track__title" x={before + 4} y="13">
        {labels.before[lang]}
      </text>
      <text class="sno-track__title" x={after + 4} y="13">
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
              d={`M${before} ${y(space) - 11}h${width}v22h-${width}zM${after} ${y(space) - 11}h${width}v22h-${width}z`}
            />
          </>
        ),
      )}
      {value.seats.map((seat) => (
        <Moved seat={seat} y={y} columns={columns} />
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

function Moved({
  seat,
  y,
  columns: { before, after, width },
}: {
  readonly seat: SettledSeat;
  readonly y: (space: number) => number;
  readonly columns: Columns;
}) {
  const { name, from, to, returned } = seat;
  return (
    <>
      <path class="sno-track__way" d={`M${before + width + 2} ${y(from)}L${after - 8} ${y(to)}`} />
      <path class="sno-track__head" d={`M${after - 2} ${y(to)}l-8 -4v8z`} />
      <Hat x={before + 5} y={y(from)} name={name} />
      <Hat x={after + 5} y={y(to)} name={name} />
      {returned !== undefined && <Hat x={before + 5} y={y(returned)} name={`${name} ↩`} back />}
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
      {small(hat(back ? 'wanted' : 'own'), 0.55).draw(x - 1, y - 7)}
      <text x={x + 20} y={y + 4}>
        {name}
      </text>
    </g>
  );
}
