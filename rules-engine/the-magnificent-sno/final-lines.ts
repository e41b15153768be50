import { saying, when, type Says } from '../core/answer.ts';
import type { SnoClause } from './clauses.ts';
import { EXTRA_CARD_DIVISOR, type Half } from './data.ts';
import type { FinalCard, FinalRow, FinalValue, Missing } from './final-value.ts';
import { isOneLine, isRaised } from './scored-card.ts';
import { SOLO_TITLE_SAYS, soloTitleLine } from './solo-title.ts';
import { STANDING_SAYS, winnerLines } from './standing.ts';

export const FINAL_SAYS = {
  ...STANDING_SAYS,
  ...SOLO_TITLE_SAYS,
  'cards-decide': 'sno.game-end.last-cards',
  'shared-place': 'sno.game-end.tie',
  'highest-dice': 'sno.scoring.highest-dice',
  large: 'sno.scoring.large',
  white: 'sno.scoring.white',
  cross: 'sno.scoring.cross',
  pairs: 'sno.scoring.pairs',
  'white-posters': 'sno.scoring.white-posters',
  'printed-tiles': 'sno.scoring.printed-tiles',
  coins: 'sno.scoring.coins',
  gems: 'sno.scoring.gems',
  tents: 'sno.tent-scoring.five',
  other: 'sno.sets.score-one',
  raised: 'sno.scoring.which-dice',
  'empty-center': 'sno.scoring.cross-empty',
  half: 'sno.tiles.half',
  'other-half': 'sno.game-end.other-cards',
  rounding: 'sno.tiles.rounding',
  base: 'sno.overview.changes',
  'other-cards': 'sno.game-end.other-cards',
  'points-missing': 'sno.game-end.final-score',
  'last-missing': 'sno.sets.score-one',
  'extra-missing': 'sno.tiles.half',
  'others-missing': 'sno.game-end.other-cards',
  'base-missing': 'sno.overview.changes',
} as const satisfies Says<SnoClause>;

const say = saying(FINAL_SAYS);

/** Who wins and what is missing, then each player's cards as they sit. */
export const finalLines = (value: FinalValue) => [
  ...standingLines(value),
  ...missingLines(value),
  ...value.rows.flatMap((row) => rowLines(row, value)),
  say('other-cards', { reading: value.readings.otherCards }),
];

export type FinalLine = ReturnType<typeof finalLines>[number];

const standingLines = ({ rows, isFinal, first, waiting, title }: FinalValue) => {
  if (!isFinal) return [];
  const points = Math.max(...first.map((each) => each.points));
  if (title !== undefined) return [soloTitleLine(points)];
  const names = first.map(({ name }) => name);
  return [
    ...(waiting.length > 0
      ? [say('tied', { names, points }), say('cards-decide', { names: waiting })]
      : winnerLines(first)),
    ...sharedPlaces(rows),
  ];
};

/** Players who share a place below the first: who ties for victory is told before. */
const sharedPlaces = (rows: readonly FinalRow[]) =>
  [...new Set(rows.map(({ place = 0 }) => place))]
    .filter((place) => place > 1)
    .toSorted((a, b) => a - b)
    .flatMap((place) => {
      const names = rows.filter((row) => row.place === place).map(({ name }) => name);
      return when(names.length > 1, say('shared-place', { names, place }));
    });

const MISSING = ['points', 'last', 'extra', 'others', 'base'] as const satisfies Missing[];

const missingLines = ({ rows }: FinalValue) =>
  MISSING.flatMap((part) => {
    const names = rows.filter(({ missing }) => missing.includes(part)).map(({ name }) => name);
    return when(names.length > 0, say(`${part}-missing`, { names }));
  });

/** Where a card's points go. */
export type CardRole = 'last' | 'extra' | 'others';

const rowLines = (row: FinalRow, { readings }: FinalValue) => {
  const { name, base } = row;
  const halved = (role: 'extra' | 'others') =>
    row[role].flatMap((card) => [
      ...cardLines(name, role, card),
      ...halfLines({ name, role, reading: readings.half }, card),
    ]);
  return [
    ...row.last.flatMap((card) => cardLines(name, 'last', card)),
    ...halved('extra'),
    ...halved('others'),
    ...(base === undefined || base === 0 ? [] : [say('base', { name, points: base })]),
  ];
};

/** What a card counts. Of a kind that is not new only its points are told, where they count in full. */
const cardLines = (name: string, role: CardRole, card: FinalCard) => {
  const { kind, amounts, full: points } = card;
  if (points === undefined || (kind === 'other' && role !== 'last')) return [];
  const told = amounts.map((amount = 0) => amount);
  return [
    say(kind, { name, role, amounts: told, points }),
    ...when(isRaised(card), say('raised', { name })),
    ...when(isOneLine(card), say('empty-center', { name })),
  ];
};

const HALVED = { extra: 'half', others: 'other-half' } as const;

interface Halved {
  readonly name: string;
  readonly role: keyof typeof HALVED;
  readonly reading: Half;
}

const halfLines = ({ name, role, reading }: Halved, { full = 0, points: half = 0 }: FinalCard) => [
  ...when(full > 0, say(HALVED[role], { name, full, half })),
  ...when(full % EXTRA_CARD_DIVISOR !== 0, say('rounding', { name, full, half, reading })),
];
