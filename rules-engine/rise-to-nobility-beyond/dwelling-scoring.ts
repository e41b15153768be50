import { saying, type Says } from '../core/answer.ts';
import { collectAll, itemsIn, unreadable, wrongCount, type Field } from '../core/fields.ts';
import { form, notation, type Checked } from '../core/form.ts';
import { firstOr } from '../core/lists.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import { CARDS_OF_A_TYPE, DWELLING_STATES, type DwellingState } from './data.ts';

interface Dwelling {
  readonly points: number;
  readonly state: DwellingState;
}

/** A card as it is typed, `7m`: its points may still be anything, or blank. */
export interface DwellingText {
  readonly points: string;
  readonly state: DwellingState;
}

export const parseDwellingText = (text: string): DwellingText | undefined => {
  const trimmed = text.trim();
  const found = DWELLING_STATES.find(({ letter }) => trimmed.endsWith(letter));
  return found && itemsIn(trimmed).length === 1
    ? { points: trimmed.slice(0, -1), state: found.state }
    : undefined;
};

/** Leaves out what would break the list in two. */
export const makeDwellingText = ({ points, state }: DwellingText): string => {
  const { letter } = firstOr(DWELLING_STATES, (known) => known.state === state, DWELLING_STATES[0]);
  return `${itemsIn(points).join('')}${letter}`;
};

export const isDwellingPoints = (text: string): boolean => /^\d{1,2}$/.test(text);

const parseDwelling = (field: string, item: string, at: number): Field<Dwelling, 'no-points'> => {
  const card = parseDwellingText(item);
  if (card?.points === '') return unreadable(field, item, { where: [at], reason: 'no-points' });
  if (card === undefined || !isDwellingPoints(card.points)) return unreadable(field, item);
  return ok({ points: Number(card.points), state: card.state });
};

const parseDwellings = (field: string, text: string): Field<readonly Dwelling[], 'no-points'> => {
  const items = itemsIn(text);
  return items.length > CARDS_OF_A_TYPE.max
    ? wrongCount(field, items.length, CARDS_OF_A_TYPE)
    : collectAll(items.map((item, i) => parseDwelling(field, item, i + 1)));
};

/** The points stand on the cards: the player reads them there. */
const FORM = form({
  /** Points and how the card stands, `7m,4u,5i`: condition met, condition unmet, inactive. */
  cards: notation(parseDwellings, '', {
    count: CARDS_OF_A_TYPE,
    samples: ['7m,4u,5i', '1m', '3i'],
  }),
});

const SAYS = {
  met: 'rtn.dwellings.score',
  unmet: 'rtn.dwellings.score',
  inactive: 'rtn.dwellings.activate',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

export interface DwellingsValue {
  readonly cards: readonly (Dwelling & { readonly scored: number })[];
  readonly total: number;
}

/** Points of the dwellings at the end of the game: only the active ones whose condition is met. */
const dwellings = ({ cards }: Checked<typeof FORM>) => {
  const scored = cards.map((card) => ({ ...card, scored: card.state === 'met' ? card.points : 0 }));
  const total = sum(scored.map((card) => card.scored));
  const value: DwellingsValue = { cards: scored, total };
  return ok({
    value,
    lines: scored.map(({ state, ...card }, i) => say(state, { card: i + 1, ...card })),
  });
};

export const dwellingScoring = question({ form: FORM, says: SAYS, rule: dwellings });
