import { asks, type Ruling } from '../core/answer.ts';
import {
  collectAll,
  itemsIn,
  missing,
  unreadable,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { CARDS_OF_A_TYPE, DWELLING_STATES, type DwellingState } from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawDwellings {
  /** Points and how the card stands, `7m,4u,5i`: condition met, condition unmet, inactive. */
  readonly cards: string;
}

/** The points stand on the cards: the player reads them there. */
export const DWELLINGS_START: RawDwellings = { cards: '' };

interface Dwelling {
  readonly points: number;
  readonly state: DwellingState;
}

export type Dwellings = Parsed<{ readonly cards: readonly Dwelling[] }, 'Dwellings'>;

export interface DwellingsValue {
  readonly cards: readonly (Dwelling & { readonly scored: number })[];
  readonly total: number;
}

interface Card {
  readonly card: number;
  readonly points: number;
  readonly scored: number;
}

export type DwellingsLine =
  | RtnLine<'rtn.dwellings.score', 'met' | 'unmet', Card>
  | RtnLine<'rtn.dwellings.activate', 'inactive', Card>
  | RtnLine<'rtn.dwellings.score', 'total', { scoring: number; total: number }>;

export const parseDwellings = (raw: RawDwellings): Field<Dwellings> => {
  const items = itemsIn(raw.cards);
  if (items.length > CARDS_OF_A_TYPE.max) {
    return wrongCount('cards', items.length, CARDS_OF_A_TYPE);
  }
  const cards = collectAll(items.map(parseDwelling));
  return cards.ok ? ok(parsed({ cards: cards.value })) : cards;
};

const parseDwelling = (item: string): Field<Dwelling> => {
  const points = item.slice(0, -1);
  const standing = DWELLING_STATES.find(({ letter }) => item.endsWith(letter));
  if (standing !== undefined && points === '') return missing('cards');
  if (standing === undefined || !/^\d{1,2}$/.test(points)) return unreadable('cards', item);
  return ok({ points: Number(points), state: standing.state });
};

/** Points of the dwellings at the end of the game: only the active ones whose condition is met. */
export const dwellings = ({ cards }: Dwellings): Ruling<DwellingsValue, DwellingsLine, never> => {
  const scored = cards.map((card) => ({
    ...card,
    scored: card.state === 'met' ? card.points : 0,
  }));
  const total = sum(scored.map((card) => card.scored));
  const scoring = cards.filter(({ state }) => state === 'met').length;
  return ok({
    value: { cards: scored, total },
    lines: [
      ...scored.map(({ state, ...card }, i) => cardLine(state, { card: i + 1, ...card })),
      { clause: 'rtn.dwellings.score', code: 'total', scoring, total },
    ],
  });
};

export const askDwellings = asks(parseDwellings, dwellings);

const cardLine = (state: DwellingState, card: Card): DwellingsLine =>
  state === 'inactive'
    ? { clause: 'rtn.dwellings.activate', code: state, ...card }
    : { clause: 'rtn.dwellings.score', code: state, ...card };
