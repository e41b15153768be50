import type { Cover, Die, Gems, Hue } from '#engine/the-magnificent-sno/index.ts';
import { HUES } from '#engine/the-magnificent-sno/index.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { column, note, row, shape, type Part } from './layout.tsx';
import { hueMarks } from './names.ts';

/** The pieces of the game, drawn once for every figure. */

const PIPS: Readonly<Record<number, string>> = {
  1: 'M16 16h0',
  2: 'M9 9h0M23 23h0',
  3: 'M9 9h0M16 16h0M23 23h0',
  4: 'M9 9h0M23 9h0M9 23h0M23 23h0',
  5: 'M9 9h0M23 9h0M16 16h0M9 23h0M23 23h0',
  6: 'M9 9h0M23 9h0M9 16h0M23 16h0M9 23h0M23 23h0',
};

/** A die in its color, with the color's letter at its corner. */
export const die = (lang: Lang, { hue, value }: Die): Part =>
  shape(
    { width: 40, height: 40 },
    `sno-hue--${hue}`,
    <>
      <rect x="1" y="1" width="30" height="30" rx="6" />
      <path class="sno-pips" d={PIPS[value]} />
      <rect class="sno-badge" x="21" y="25" width="19" height="15" rx="4" />
      <text class="sno-badge" x="30.500" y="37">
        {hueMarks[lang][hue]}
      </text>
    </>,
  );

/** A die of which no more than its being one matters: with pips, in no color. */
export const anyDie = (): Part =>
  shape(
    { width: 28, height: 28 },
    '',
    <>
      <rect x="1" y="1" width="26" height="26" rx="6" />
      <path class="sno-pips" d="M9 9h0M19 9h0M14 14h0M9 19h0M19 19h0" />
    </>,
  );

/** A die of which only the color matters. */
export const blankDie = (lang: Lang, hue: Hue): Part =>
  shape(
    { width: 28, height: 28 },
    `sno-hue--${hue}`,
    <>
      <rect x="1" y="1" width="26" height="26" rx="6" />
      <text x="14" y="18.500">
        {hueMarks[lang][hue]}
      </text>
    </>,
  );

/** A gem; without a color it is any of them. */
export const gem = (lang: Lang, hue?: Hue): Part =>
  shape(
    { width: 28, height: 25 },
    hue === undefined ? '' : `sno-hue--${hue}`,
    <>
      <path d="M7 1h14l6 9L14 24L1 10z" />
      {hue !== undefined && (
        <text x="14" y="13.500">
          {hueMarks[lang][hue]}
        </text>
      )}
    </>,
  );

export const gems = (lang: Lang, all: Gems): readonly Part[] =>
  HUES.flatMap((hue) => Array.from({ length: all[hue] }, () => gem(lang, hue)));

/** Coins, as many as the number on them. */
export const coins = (amount: number | string): Part =>
  shape(
    { width: 28, height: 28 },
    'sno-coin',
    <>
      <circle cx="14" cy="14" r="13" />
      <text class="sno-number" x="14" y="18.500">
        {typeof amount === 'number' ? withMinus(amount) : amount}
      </text>
    </>,
  );

/** Points, on a shield. */
export const points = (amount: number | string): Part =>
  shape(
    { width: 36, height: 32 },
    'sno-points',
    <>
      <path d="M1 1h34v16q0 8-17 14q-17-6-17-14z" />
      <text class="sno-number" x="18" y="19">
        {typeof amount === 'number' ? withMinus(amount) : amount}
      </text>
    </>,
  );

const FIGURE = 'M10 1a5 5 0 0 1 3 9q6 2 6 18H1q0-16 6-18a5 5 0 0 1 3-9z';

export const trainer = (): Part =>
  shape({ width: 20, height: 29 }, 'sno-trainer', <path d={FIGURE} />);

const HAT = 'M9 2h14l-1 15h8v4H2v-4h8z';

/** A top hat: the player's own is filled, the place of one that goes or comes is dashed. */
export const hat = (kind: 'own' | 'other' | 'wanted'): Part =>
  shape({ width: 32, height: 23 }, `sno-hat--${kind}`, <path d={HAT} />);

export type TentState = 'full' | 'free' | 'new' | 'gone';

/** A tent, or the place of one. */
export const tent = (state: TentState = 'full'): Part =>
  shape(
    { width: 34, height: 32 },
    `sno-tent--${state}`,
    <>
      <path d="M17 5l15 12l-3 14h-24l-3-14z" />
      {state !== 'free' && state !== 'gone' && (
        <path class="sno-tent__door" d="M17 5v-4M17 17l4 14h-8z" />
      )}
    </>,
  );

/** A poster: its letter says that it is a white one; one that is done lies on its face. */
export const poster = (lang: Lang, kind: 'standard' | 'white' | 'done' | 'empty'): Part =>
  shape(
    { width: 28, height: 38 },
    `sno-poster--${kind}`,
    <>
      <rect x="1" y="1" width="26" height="36" rx="3" />
      {kind === 'standard' && <path d="M6 9h16M6 15h16M9 21h10M9 27h10" />}
      {kind === 'done' && <path d="M1 37L27 1M1 19L14 1M14 37L27 19" />}
      {kind === 'white' && (
        <text x="14" y="23">
          {hueMarks[lang].white}
        </text>
      )}
    </>,
  );

/** A master card: the frame at its head is where a die goes. */
export const masterCard = (text = ''): Part =>
  shape(
    { width: 30, height: 42 },
    'sno-card',
    <>
      <rect x="1" y="1" width="28" height="40" rx="4" />
      <path d="M8 5h14v14h-14zM6 26h18M6 31h18M6 36h12" />
      {text !== '' && (
        <text x="15" y="16">
          {text}
        </text>
      )}
    </>,
  );

/** A trainer tile bears a trainer. */
export const trainerTile = (): Part =>
  shape(
    { width: 34, height: 34 },
    'sno-trainer-tile',
    <>
      <rect x="1" y="1" width="32" height="32" rx="5" />
      <path transform="translate(8.500 5) scale(.85)" d={FIGURE} />
    </>,
  );

/** An oval master tile, for this round or the next, face down, or its place. */
export const masterTile = (kind: 'now' | 'future' | 'back' | 'empty' = 'now'): Part =>
  shape(
    { width: 38, height: 28 },
    `sno-oval--${kind}`,
    <>
      <ellipse cx="19" cy="14" rx="18" ry="13" />
      {(kind === 'now' || kind === 'future') && (
        <text class="sno-number" x="19" y="18.500">
          M
        </text>
      )}
    </>,
  );

export const orderCard = (number: number | string): Part =>
  shape(
    { width: 28, height: 36 },
    'sno-order-card',
    <>
      <rect x="1" y="1" width="26" height="34" rx="4" />
      <text class="sno-number" x="14" y="23">
        {number}
      </text>
    </>,
  );

/** A camp tile. Its letter says its color; a large one is larger. */
export const campTile = (lang: Lang, hue: Cover, size: 'large' | 'small' = 'large'): Part => {
  const side = size === 'large' ? 38 : 24;
  return shape(
    { width: side, height: side },
    `sno-hue--${hue}`,
    <>
      <rect x="1" y="1" width={side - 2} height={side - 2} rx="2" />
      <text x={side / 2} y={side / 2 + 4}>
        {hueMarks[lang][hue]}
      </text>
    </>,
  );
};

/** Power, in the color of the turn. */
export const power = (amount: number, hue?: Cover): Part =>
  shape(
    { width: 42, height: 34 },
    hue === undefined ? '' : `sno-hue--${hue}`,
    <>
      <rect x="1" y="1" width="40" height="32" rx="8" />
      <text class="sno-sum-number" x="21" y="23">
        {amount}
      </text>
    </>,
  );

export const wagon = (): Part =>
  shape(
    { width: 36, height: 26 },
    'sno-wagon',
    <>
      <path d="M3 4h30v13h-30z" />
      <path d="M3 4q15-6 30 0" />
      <circle cx="10" cy="20" r="5" />
      <circle cx="26" cy="20" r="5" />
    </>,
  );

/** A pile or deck of something, and how many lie in it. */
export const pile = (part: Part, count: number | undefined): Part => {
  const stack: Part = {
    width: part.width + 6,
    height: part.height + 6,
    draw: (x, y) => (
      <>
        {part.draw(x + 6, y)}
        {part.draw(x + 3, y + 3)}
        {part.draw(x, y + 6)}
      </>
    ),
  };
  return count === undefined ? stack : column([stack, note(String(count))], { gap: 1 });
};

/** A master card with its trainer tile below it. */
export const cardAndTile = (withTile = true): Part =>
  column(withTile ? [masterCard(), trainerTile()] : [masterCard()], { gap: 3 });

/** Coins, trainers and points that change hands. */
export const amounts = (
  lang: Lang,
  all: {
    readonly gems: Gems;
    readonly coins: number;
    readonly trainers: number;
    readonly points: number;
  },
): readonly Part[] => [
  ...gems(lang, all.gems),
  ...(all.coins > 0 ? [coins(all.coins)] : []),
  ...Array.from({ length: all.trainers }, trainer),
  ...(all.points > 0 ? [points(all.points)] : []),
];

/** How many of a thing: `× 3`. */
export const so = (part: Part, count: number): Part => row([part, note(`× ${count}`)], 3);
