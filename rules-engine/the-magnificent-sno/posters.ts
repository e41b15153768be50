import { collect, collectAll, unreadable, whole, wrongCount, type Field } from '../core/fields.ts';
import { notation, type Spec } from '../core/form.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { POSTER_AMOUNT, POSTERS_COMPLETED } from './data.ts';
import { gemCount } from './gems.ts';
import { hueOf, NO_GEMS, type Gems } from './notation.ts';

/** What a poster or a tent gives, and the gems it asks for. */
export interface Reward {
  readonly points: number;
  readonly coins: number;
  /** All gems together, and those of which the color was told. */
  readonly gems: number;
  readonly hues: Gems;
}

/** A completed poster and the tent below it, if there is one. */
export interface Completed {
  readonly poster: Reward;
  readonly tent: Reward | undefined;
  /** Whether a trainer waives what the tent asks for. */
  readonly waived: boolean;
}

/** Marks a tent that a trainer makes up for: missing, or there with its requirements unmet. */
const TRAINER = '-';

/** Amounts on a poster or tent. */
const AMOUNTS = 3;

const rows = parts(';');

/**
 * Completed posters set apart by `;`, each `points/coins/gems:points/coins/gems`; `-` for no tent,
 * `-2/2/2` for a waived one. Gems are a number, or a letter for each: `6/3/gp`.
 */
export const parseCompleted = (
  field: string,
  text: string,
): Field<readonly Completed[], 'not-a-poster'> => {
  const texts = rows.of(text).filter((row) => row.trim() !== '');
  return texts.length > POSTERS_COMPLETED
    ? wrongCount(field, texts.length, { min: 0, max: POSTERS_COMPLETED })
    : collectAll(texts.map((row, i) => parseRow(field, row, i + 1)));
};

/** A form's field of completed posters. */
export const completedPosters = (): Spec<readonly Completed[], 'not-a-poster'> =>
  notation(parseCompleted, '', {
    range: POSTER_AMOUNT,
    count: { min: 0, max: POSTERS_COMPLETED },
    samples: ['6/3/0:2/2/0', '5/0/1:-', '6/3/1:-2/2/2;5/0/0:0/0/2', '6/3/gp:2/2/oo'],
  });

const parseRow = (field: string, text: string, row: number): Field<Completed, 'not-a-poster'> => {
  const { poster, tent, kind } = posterTexts(text) ?? { poster: '', tent: '', kind: 'met' };
  const read = collect({ poster: parseReward(field, poster), tent: parseReward(field, tent) });
  if (!read.ok) return unreadable(field, text.trim(), { where: [row], reason: 'not-a-poster' });
  const isNone = kind === 'none';
  return ok({ ...read.value, ...(isNone && { tent: undefined }), waived: kind === 'waived' });
};

const parseReward = (field: string, text: string): Field<Reward, never> => {
  const [points = '', coins = '', gems = ''] = parts('/').of(text);
  const read = collect({
    points: whole(field, points, POSTER_AMOUNT),
    coins: whole(field, coins, POSTER_AMOUNT),
    gems: parseDemand(field, gems),
  });
  if (!read.ok) return read;
  const { gems: demand, ...given } = read.value;
  return ok({ ...given, ...demand });
};

/** Gems asked for: a number if their color is not told, else a letter for each. */
const parseDemand = (field: string, text: string): Field<Pick<Reward, 'gems' | 'hues'>, never> => {
  const letters = text.trim().split('');
  const hues = letters.flatMap((letter) => hueOf(letter) ?? []);
  if (hues.length > 0 && hues.length === letters.length) {
    const asked = hues.reduce<Gems>((all, hue) => ({ ...all, [hue]: all[hue] + 1 }), NO_GEMS);
    return ok({ gems: gemCount(asked), hues: asked });
  }
  const number = whole(field, text, POSTER_AMOUNT);
  return number.ok ? ok({ gems: number.value, hues: NO_GEMS }) : number;
};

/** How a completed poster stands with its tent. */
export const TENT_KINDS = ['met', 'waived', 'none'] as const;

export type TentKind = (typeof TENT_KINDS)[number];

/** The texts of a completed poster and of its tent, right or half-typed. */
export interface PosterTexts {
  readonly poster: string;
  readonly tent: string;
  readonly kind: TentKind;
}

const NOTHING = '0/0/0';

/** The row that stands for a poster still to be filled in. */
export const BLANK_POSTER = `${NOTHING}:${NOTHING}`;

const halves = parts(':');

const isSlashed = (text: string): boolean => parts('/', AMOUNTS).of(text).length === AMOUNTS;

/** The texts of a row; nothing if it does not fall into them. */
export const posterTexts = (row: string): PosterTexts | undefined => {
  const [poster = '', right, ...more] = halves.of(row);
  if (right === undefined || more.length > 0 || !isSlashed(poster)) return undefined;
  const tent = tentText(right.trim());
  return isSlashed(tent.tent) ? { poster, ...tent } : undefined;
};

const tentText = (text: string): Omit<PosterTexts, 'poster'> => {
  if (text === TRAINER) return { tent: NOTHING, kind: 'none' };
  return text.startsWith(TRAINER)
    ? { tent: text.slice(TRAINER.length), kind: 'waived' }
    : { tent: text, kind: 'met' };
};

export const makePosterRow = ({ poster, tent, kind }: PosterTexts): string => {
  switch (kind) {
    case 'none':
      return `${poster}:${TRAINER}`;
    case 'waived':
      // Blank amounts would make it a poster without a tent.
      return `${poster}:${TRAINER}${tent === '' ? '//' : tent}`;
    case 'met':
      return `${poster}:${tent}`;
  }
};

/** Whether a trainer makes up for some tent. */
export const sparesTent = (text: string): boolean =>
  rows.of(text).some((row) => (posterTexts(row)?.kind ?? 'met') !== 'met');
