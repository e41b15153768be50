import { collectAll, unreadable, wrongCount, type Field } from '../core/fields.ts';
import { ok } from '../core/result.ts';
import { POSTER_AMOUNT, POSTERS_COMPLETED } from './data.ts';
import { parseAmounts } from './notation.ts';

/** What a poster or a tent gives, and the gems it asks for. */
export interface Reward {
  readonly points: number;
  readonly coins: number;
  readonly gems: number;
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

/** Completed posters set apart by `;`, each `points/coins/gems:points/coins/gems`; `-` for no tent, `-2/2/2` for a waived one. */
export const parseCompleted = (field: string, text: string): Field<readonly Completed[]> => {
  const rows = text.split(';').filter((row) => row.trim() !== '');
  if (rows.length > POSTERS_COMPLETED) {
    return wrongCount(field, rows.length, { min: 0, max: POSTERS_COMPLETED });
  }
  return collectAll(rows.map((row, i) => parseRow(field, row, i + 1)));
};

const parseRow = (field: string, text: string, row: number): Field<Completed> => {
  const [left = '', right = '', ...more] = text.split(':');
  const poster = parseReward(field, left);
  const tent = parseTent(field, right.trim());
  return poster.ok && tent.ok && more.length === 0
    ? ok({ poster: poster.value, ...tent.value })
    : unreadable(field, text.trim(), { where: [row], reason: 'not-a-poster' });
};

const parseTent = (field: string, text: string): Field<Omit<Completed, 'poster'>> => {
  if (text === TRAINER) return ok({ tent: undefined, waived: false });
  const waived = text.startsWith(TRAINER);
  const tent = parseReward(field, waived ? text.slice(TRAINER.length) : text);
  return tent.ok ? ok({ tent: tent.value, waived }) : tent;
};

const parseReward = (field: string, text: string): Field<Reward> => {
  const read = parseAmounts(field, text, { count: 3, each: POSTER_AMOUNT });
  if (!read.ok) return read;
  const [points = 0, coins = 0, gems = 0] = read.value;
  return ok({ points, coins, gems });
};
