import { TERRAINS, type SpadeCostValue, type Terrain } from '#engine/fire-and-ice/index.ts';
import type { ComponentChildren } from 'preact';
import { parts } from '#engine/core/notation.ts';
import type { Lang } from '#src/lang.ts';
import { terrainNames } from './names.ts';
import { marks, wheelName, type Hand } from './wheel-words.ts';

const CENTER = 180;
const RIM = 176;
const HUB = 84;
const NAMES = 130;
const WAY = 66;
const SECTOR = (2 * Math.PI) / TERRAINS.length;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the wheel; the angle runs clockwise from the top. */
const at = (radius: number, angle: number): Point => ({
  x: round(CENTER + radius * Math.sin(angle)),
  y: round(CENTER - radius * Math.cos(angle)),
});

const round = (length: number): number => Math.round(length * 10) / 10;

const spot = ({ x, y }: Point): string => `${x} ${y}`;

const sectorPath = (angle: number): string => {
  const [a, b] = [angle - SECTOR / 2, angle + SECTOR / 2];
  return `M${spot(at(RIM, a))}A${RIM} ${RIM} 0 0 1 ${spot(at(RIM, b))}L${spot(at(HUB, b))}A${HUB} ${HUB} 0 0 0 ${spot(at(HUB, a))}Z`;
};

export interface FaceProps {
  readonly lang: Lang;
  /** What each hand points at, as typed. */
  readonly points: Readonly<Record<Hand, string>>;
  /** The terrain that stands on top of the Faction's own wheel. */
  readonly top: Terrain | undefined;
  readonly value: SpadeCostValue | undefined;
  /** By how many sectors it is turned. */
  readonly turned?: number;
  /** A wheel that nobody can tap is a picture. */
  readonly onTap?: (terrain: Terrain) => void;
  /** What is said of a terrain below its name. */
  readonly notes?: Readonly<Partial<Record<Terrain, string>>>;
  /** What lies at the foot of a terrain, drawn around 0, 0. */
  readonly inner?: (terrain: Terrain) => ComponentChildren;
  /** What stands in the middle, where no way is walked. */
  readonly middle?: { readonly amount?: number; readonly text: string };
}

/** The Transformation cycle as the Faction boards print it: home on top. */
export function WheelFace(props: FaceProps) {
  const { lang, points, top, value, turned = 0, onTap, notes = {}, inner, middle } = props;
  const first = (top === undefined ? 0 : TERRAINS.indexOf(top)) + turned;
  const angleOf = (terrain: Terrain): number => (TERRAINS.indexOf(terrain) - first) * SECTOR;
  const role = onTap
    ? ({ role: 'group', 'aria-label': wheelName[lang] } as const)
    : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg class="wheel__face" viewBox={`0 0 ${2 * CENTER} ${2 * CENTER}`} {...role}>
      {TERRAINS.map((terrain) => (
        <Sector
          lang={lang}
          terrain={terrain}
          angle={angleOf(terrain)}
          hands={handsOn(points, terrain)}
          note={notes[terrain]}
          {...(onTap && {
            onTap: () => {
              onTap(terrain);
            },
          })}
        />
      ))}
      {TERRAINS.filter((terrain) => handsOn(points, terrain).length > 0).map((terrain) => (
        <path class="wheel__outline" d={sectorPath(angleOf(terrain))} />
      ))}
      {inner &&
        TERRAINS.map((terrain) => (
          <g transform={`translate(${spot(at(WAY, angleOf(terrain)))}) scale(1.25)`}>
            {inner(terrain)}
          </g>
        ))}
      {middle && <Middle {...middle} />}
      {value !== undefined && <WayTaken lang={lang} value={value} angleOf={angleOf} />}
    </svg>
  );
}

const HANDS: readonly Hand[] = ['from', 'to', 'home'];

const handsOn = (points: FaceProps['points'], terrain: Terrain): readonly Hand[] =>
  HANDS.filter((hand) => points[hand].trim() === terrain);

interface SectorProps {
  readonly lang: Lang;
  readonly terrain: Terrain;
  readonly angle: number;
  readonly hands: readonly Hand[];
  readonly note: string | undefined;
  readonly onTap?: () => void;
}

function Sector({ lang, terrain, angle, hands, note, onTap }: SectorProps) {
  const name = terrainNames[lang][terrain];
  const marked = note ?? hands.map((hand) => marks[hand][lang]).join(' · ');
  const lines = [...parts(' ').of(name), ...(marked === '' ? [] : [marked])];
  const { x, y } = at(NAMES, angle);
  const button = onTap && {
    role: 'button' as const,
    tabIndex: 0,
    'aria-pressed': hands.length > 0,
    'aria-label': marked === '' ? name : `${name} (${marked})`,
    onClick: onTap,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onTap();
    },
  };
  return (
    <g class={`wheel__sector terrain--${terrain}`} {...button}>
      <path d={sectorPath(angle)} />
      <text class="wheel__name" text-anchor="middle">
        {lines.map((line, i) => (
          <tspan
            class={line === marked ? 'wheel__mark' : undefined}
            x={x}
            y={round(y + 5 + (i - (lines.length - 1) / 2) * 18)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

interface WayProps {
  readonly lang: Lang;
  readonly value: SpadeCostValue;
  readonly angleOf: (terrain: Terrain) => number;
}

/** The way from terrain to terrain inside the wheel, step by step, and in the middle what it comes to. */
function WayTaken({ lang, value, angleOf }: WayProps) {
  const { way, turn, spades, tokens, steps } = value;
  const direction = turn === 'backward' ? -1 : 1;
  const [start] = way;
  const angles =
    start === undefined ? [] : way.map((_, i) => angleOf(start) + direction * i * SECTOR);
  const isWalked = turn !== undefined;
  const path = angles
    .map((angle, i) =>
      i === 0
        ? `M${spot(at(WAY, angle))}`
        : `A${WAY} ${WAY} 0 0 ${direction === 1 ? 1 : 0} ${spot(at(WAY, angle))}`,
    )
    .join('');
  return (
    <g class="wheel__way" aria-hidden="true">
      {isWalked && <path d={path} />}
      {isWalked &&
        angles.map((angle, i) => {
          const { x, y } = at(WAY, angle);
          return (
            <>
              <circle
                class={i === 0 ? 'wheel__start' : 'wheel__step'}
                cx={x}
                cy={y}
                r={i === 0 ? 6 : 12}
              />
              {i > 0 && (
                <text class="wheel__count" x={x} y={round(y + 5.5)} text-anchor="middle">
                  {i}
                </text>
              )}
            </>
          );
        })}
      <Middle amount={spades + tokens + steps} text={`→ ${terrainNames[lang][value.to]}`} />
    </g>
  );
}

function Middle({ amount, text }: Required<FaceProps>['middle']) {
  // A name of two words takes two lines, or it would reach the way around it.
  const words = parts(' ').of(text);
  const second = words.slice(2).join(' ');
  return (
    <>
      {amount !== undefined && (
        <text class="wheel__amount" x={CENTER} y={CENTER + 8} text-anchor="middle">
          {amount}
        </text>
      )}
      <text
        class="wheel__outcome"
        x={CENTER}
        y={CENTER + (amount === undefined ? 5 : 30)}
        text-anchor="middle"
      >
        {words.slice(0, 2).join(' ')}
        {second !== '' && (
          <tspan x={CENTER} dy={16}>
            {second}
          </tspan>
        )}
      </text>
    </>
  );
}
