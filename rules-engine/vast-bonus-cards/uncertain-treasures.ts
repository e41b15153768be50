import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, itemsIn, option, unreadable, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  BASE_TREASURES_DRAWN,
  CUBE_SPACES,
  DECK_SIZE,
  DECLINE_GRIT,
  EMPTY_DECK_GRIT,
  GRIT,
  SHORT_DECK,
  TREASURE_CHOICES,
  TREASURES_DRAWN,
  TREASURES_OFFERED,
  YES_NO,
  type ShortDeck,
  type TreasureChoice,
} from './data.ts';
import { cubesAt, gritAfter } from './grit.ts';
import type { VbcLine } from './line.ts';

export interface RawUncertainTreasures {
  readonly cave: string;
  /** The deck from the top; only the cards that are drawn need be named. */
  readonly deck: string;
  /** The card that the Cave puts on the bottom; blank if it has not chosen. */
  readonly caveBottom: string;
  readonly knightBottom: string;
  readonly choice: string;
  readonly grit: string;
  readonly shortDeck: string;
}

export const UNCERTAIN_TREASURES_START: RawUncertainTreasures = {
  cave: 'yes',
  deck: 'a,b,c,d,e',
  caveBottom: 'b',
  knightBottom: 'a',
  choice: 'keep',
  grit: '3',
  shortDeck: 'cave-first',
};

export type UncertainTreasures = Parsed<
  {
    readonly cave: boolean;
    readonly deck: readonly string[];
    readonly caveBottom: string | undefined;
    readonly knightBottom: string | undefined;
    readonly choice: TreasureChoice | undefined;
    readonly grit: number;
    readonly shortDeck: ShortDeck;
  },
  'UncertainTreasures'
>;

/** Where a drawn card is. */
export type CardPlace = 'cave' | 'knight' | 'bottom' | 'kept' | 'removed';

export interface SeenCard {
  readonly card: string;
  readonly place: CardPlace;
  /** Whether the Cave has seen the card when it was drawn. */
  readonly seenByCave: boolean;
  readonly seenByKnight: boolean;
  /** Whether the Cave is told where it went. */
  readonly caveKnows: boolean;
}

export interface UncertainTreasuresValue {
  readonly drawn: readonly string[];
  /** The cards that the Knight is given. */
  readonly offered: readonly string[];
  readonly kept: string | undefined;
  readonly removed: string | undefined;
  /** The deck from the top, as far as it has been decided. */
  readonly deck: readonly string[];
  readonly cards: readonly SeenCard[];
  /** Whose choice is next; undefined if all is done. */
  readonly next: 'cave-bottom' | 'knight-bottom' | 'keep-or-decline' | undefined;
  readonly grit: { readonly before: number; readonly after: number };
  /** Hero cubes that the Grit gives. */
  readonly heroCubes: number;
}

export type UncertainTreasuresLine =
  | VbcLine<
      'vbc.treasures.cave-draws' | 'vbc.treasures.no-cave-draws',
      'draws',
      { cards: readonly string[]; asked: number }
    >
  | VbcLine<'vbc.treasures.base-draw', 'base-draw', { base: number; cave: boolean }>
  | VbcLine<
      'vbc.treasures.short-deck',
      'short',
      { asked: number; cards: number; reading: ShortDeck }
    >
  | VbcLine<'vbc.treasures.empty-deck', 'empty', { grit: number }>
  | VbcLine<'vbc.treasures.cave-bottom', 'cave-bottom', { card: string }>
  | VbcLine<'vbc.treasures.cave-bottom', 'cave-chooses', { cards: readonly string[] }>
  | VbcLine<'vbc.treasures.two-cards', 'offered', { cards: readonly string[] }>
  | VbcLine<
      'vbc.treasures.knight-bottom' | 'vbc.treasures.no-cave-bottom',
      'knight-bottom',
      { card: string }
    >
  | VbcLine<
      'vbc.treasures.knight-bottom' | 'vbc.treasures.no-cave-bottom',
      'knight-chooses',
      { cards: readonly string[] }
    >
  | VbcLine<'vbc.treasures.bottom-order', 'bottom-order', { cards: readonly string[] }>
  | VbcLine<
      'vbc.treasures.keep-or-decline' | 'vbc.treasures.no-cave-choice',
      'keeps' | 'may-keep',
      { card: string }
    >
  | VbcLine<
      'vbc.treasures.decline' | 'vbc.treasures.no-cave-decline',
      'declines',
      { card: string; grit: number }
    >
  | VbcLine<'vbc.treasures.hidden', 'hidden', { cards: readonly string[] }>
  | VbcLine<'vbc.grit.track', 'grit', { before: number; after: number; lost: number }>
  | VbcLine<'vbc.grit.cubes', 'hero-cubes', { cubes: number; spaces: readonly number[] }>;

export type UncertainTreasuresViolation =
  | VbcLine<'vbc.treasures.cave-bottom', 'not-drawn', { card: string; cards: readonly string[] }>
  | VbcLine<
      'vbc.treasures.knight-bottom' | 'vbc.treasures.no-cave-bottom',
      'not-offered',
      { card: string; cards: readonly string[] }
    >;

export const parseUncertainTreasures = (raw: RawUncertainTreasures): Field<UncertainTreasures> => {
  const fields = collect({
    cave: option('cave', raw.cave, YES_NO),
    deck: parseDeck('deck', raw.deck),
    caveBottom: parseCard('caveBottom', raw.caveBottom),
    knightBottom: parseCard('knightBottom', raw.knightBottom),
    choice:
      raw.choice.trim() === '' ? ok(undefined) : option('choice', raw.choice, TREASURE_CHOICES),
    grit: whole('grit', raw.grit, GRIT),
    shortDeck: option('shortDeck', raw.shortDeck, SHORT_DECK),
  });
  return fields.ok ? ok(parsed({ ...fields.value, cave: fields.value.cave === 'yes' })) : fields;
};

/** Cards by names of letters, digits, apostrophes and hyphens. */
const CARD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]{0,30}$/u;

const parseCard = (field: string, text: string): Field<string | undefined> => {
  const card = text.trim().toLowerCase();
  if (card === '') return ok(undefined);
  return CARD.test(card) ? ok(card) : unreadable(field, card);
};

const parseDeck = (field: string, text: string): Field<readonly string[]> => {
  const cards = itemsIn(text.toLowerCase());
  const wrong = cards.findIndex((card, i) => !CARD.test(card) || cards.indexOf(card) < i);
  if (wrong >= 0) {
    const card = cards[wrong] ?? '';
    const reason = CARD.test(card) ? { reason: 'twice' } : {};
    return unreadable(field, card, { where: [wrong + 1], ...reason });
  }
  return cards.length > DECK_SIZE.max
    ? unreadable(field, text.trim(), { reason: 'too-many' })
    : ok(cards);
};

/** Where each Treasure card goes when the Knight collects a Treasure token, and who has seen it. */
export const uncertainTreasures = (
  dealing: UncertainTreasures,
): Ruling<UncertainTreasuresValue, UncertainTreasuresLine, UncertainTreasuresViolation> => {
  const dealt = deal(dealing);
  return ruled(violations(dealing, dealt), {
    value: valueOf(dealing, dealt),
    lines: [
      ...drawLines(dealing, dealt),
      ...choiceLines(dealing, dealt),
      ...gritLines(dealing, dealt),
    ],
  });
};

export const askUncertainTreasures = asks(parseUncertainTreasures, uncertainTreasures);

/** The cards as the Cave hands them over. */
interface Offer {
  readonly asked: number;
  readonly drawn: readonly string[];
  /** Whether the Cave has a card to put on the bottom, and which it is. */
  readonly caveChooses: boolean;
  readonly caveBottom: string | undefined;
  readonly offered: readonly string[];
}

/** And as the Knight takes them. */
interface Deal extends Offer {
  readonly knightChooses: boolean;
  readonly knightBottom: string | undefined;
  /** The card to keep or to decline. */
  readonly last: string | undefined;
  readonly gain: number;
}

const offer = (dealing: UncertainTreasures): Offer => {
  const { cave, deck } = dealing;
  const asked = TREASURES_DRAWN[cave ? 'yes' : 'no'];
  const drawn = deck.slice(0, asked);
  const caveChooses = cave && drawn.length > leastForCave(dealing);
  const caveBottom = caveChooses ? dealing.caveBottom : undefined;
  const waits = caveChooses && caveBottom === undefined;
  const offered = waits ? [] : drawn.filter((card) => card !== caveBottom);
  return { asked, drawn, caveChooses, caveBottom, offered };
};

const deal = (dealing: UncertainTreasures): Deal => {
  const handed = offer(dealing);
  const { offered, drawn } = handed;
  const knightChooses = offered.length > 1;
  const knightBottom = knightChooses ? dealing.knightBottom : undefined;
  const rest = offered.filter((card) => card !== knightBottom);
  const last = rest.length === 1 ? rest[0] : undefined;
  const declined = last !== undefined && dealing.choice === 'decline' ? DECLINE_GRIT : 0;
  const gain = drawn.length === 0 ? EMPTY_DECK_GRIT : declined;
  return { ...handed, knightChooses, knightBottom, last, gain };
};

/** How many cards the Cave hands over before it may put one on the bottom: that is the open question. */
const leastForCave = ({ shortDeck }: UncertainTreasures): number =>
  shortDeck === 'cave-first' ? 1 : TREASURES_OFFERED;

const violations = (
  { cave }: UncertainTreasures,
  { drawn, caveBottom, offered, knightBottom }: Deal,
): readonly UncertainTreasuresViolation[] => {
  const wrongCave = caveBottom !== undefined && !drawn.includes(caveBottom);
  const wrongKnight = knightBottom !== undefined && !offered.includes(knightBottom);
  return [
    ...(wrongCave
      ? [
          {
            clause: 'vbc.treasures.cave-bottom',
            code: 'not-drawn',
            card: caveBottom,
            cards: drawn,
          } as const,
        ]
      : []),
    ...(wrongKnight && !wrongCave
      ? [
          {
            clause: bottomClause(cave),
            code: 'not-offered',
            card: knightBottom,
            cards: offered,
          } as const,
        ]
      : []),
  ];
};

const bottomClause = (
  cave: boolean,
): 'vbc.treasures.knight-bottom' | 'vbc.treasures.no-cave-bottom' =>
  cave ? 'vbc.treasures.knight-bottom' : 'vbc.treasures.no-cave-bottom';

const valueOf = (dealing: UncertainTreasures, dealt: Deal): UncertainTreasuresValue => {
  const { deck, choice, grit } = dealing;
  const { drawn, offered, last, gain } = dealt;
  const after = gritAfter(grit, gain);
  return {
    drawn,
    offered,
    kept: choice === 'keep' ? last : undefined,
    removed: choice === 'decline' ? last : undefined,
    deck: [...deck.slice(drawn.length), ...bottomed(dealt)],
    cards: drawn.map((card) => seen(card, dealing, dealt)),
    next: nextChoice(dealing, dealt),
    grit: { before: grit, after },
    heroCubes: cubesAt(after) - cubesAt(grit),
  };
};

/** The cards under the deck, the Cave's above the Knight's: hers went there later. */
const bottomed = ({ caveBottom, knightBottom }: Deal): readonly string[] =>
  [caveBottom, knightBottom].flatMap((card) => (card === undefined ? [] : [card]));

const seen = (card: string, { cave, choice }: UncertainTreasures, dealt: Deal): SeenCard => ({
  card,
  place: placeOf(card, choice, dealt),
  seenByCave: cave,
  seenByKnight: dealt.offered.includes(card),
  caveKnows: cave && card === dealt.caveBottom,
});

const placeOf = (card: string, choice: TreasureChoice | undefined, dealt: Deal): CardPlace => {
  if (bottomed(dealt).includes(card)) return 'bottom';
  if (!dealt.offered.includes(card)) return 'cave';
  if (card !== dealt.last || choice === undefined) return 'knight';
  return choice === 'keep' ? 'kept' : 'removed';
};

const nextChoice = (
  { choice }: UncertainTreasures,
  { caveChooses, caveBottom, knightChooses, knightBottom, last }: Deal,
): UncertainTreasuresValue['next'] => {
  if (caveChooses && caveBottom === undefined) return 'cave-bottom';
  if (knightChooses && knightBottom === undefined) return 'knight-bottom';
  return last !== undefined && choice === undefined ? 'keep-or-decline' : undefined;
};

const drawLines = (
  { cave, shortDeck }: UncertainTreasures,
  { drawn, asked }: Deal,
): readonly UncertainTreasuresLine[] => {
  const base = BASE_TREASURES_DRAWN[cave ? 'yes' : 'no'];
  if (drawn.length === 0) {
    return [{ clause: 'vbc.treasures.empty-deck', code: 'empty', grit: EMPTY_DECK_GRIT }];
  }
  return [
    {
      clause: cave ? 'vbc.treasures.cave-draws' : 'vbc.treasures.no-cave-draws',
      code: 'draws',
      cards: drawn,
      asked,
    },
    ...(drawn.length > base
      ? [{ clause: 'vbc.treasures.base-draw', code: 'base-draw', base, cave } as const]
      : []),
    ...(drawn.length < asked
      ? [
          {
            clause: 'vbc.treasures.short-deck',
            code: 'short',
            asked,
            cards: drawn.length,
            reading: shortDeck,
          } as const,
        ]
      : []),
  ];
};

const choiceLines = (
  dealing: UncertainTreasures,
  dealt: Deal,
): readonly UncertainTreasuresLine[] => [
  ...caveLines(dealing, dealt),
  ...knightLines(dealing, dealt),
  ...lastLines(dealing, dealt),
  ...hiddenLines(dealing, dealt),
];

const caveLines = (
  { cave }: UncertainTreasures,
  { caveChooses, caveBottom, drawn, offered }: Deal,
): readonly UncertainTreasuresLine[] => {
  const clause = 'vbc.treasures.cave-bottom';
  if (!cave || drawn.length === 0) return [];
  if (caveChooses && caveBottom === undefined) {
    return [{ clause, code: 'cave-chooses', cards: drawn }];
  }
  return [
    ...(caveBottom === undefined
      ? []
      : [{ clause, code: 'cave-bottom', card: caveBottom } as const]),
    { clause: 'vbc.treasures.two-cards', code: 'offered', cards: offered },
  ];
};

const knightLines = (
  { cave }: UncertainTreasures,
  dealt: Deal,
): readonly UncertainTreasuresLine[] => {
  const { knightChooses, knightBottom, offered } = dealt;
  const clause = bottomClause(cave);
  const cards = bottomed(dealt);
  if (!knightChooses) return [];
  if (knightBottom === undefined) return [{ clause, code: 'knight-chooses', cards: offered }];
  return [
    { clause, code: 'knight-bottom', card: knightBottom },
    ...(cards.length > 1
      ? [{ clause: 'vbc.treasures.bottom-order', code: 'bottom-order', cards } as const]
      : []),
  ];
};

const lastLines = (
  { cave, choice }: UncertainTreasures,
  { last }: Deal,
): readonly UncertainTreasuresLine[] => {
  if (last === undefined) return [];
  const clause = cave ? 'vbc.treasures.keep-or-decline' : 'vbc.treasures.no-cave-choice';
  if (choice === 'keep') return [{ clause, code: 'keeps', card: last }];
  const declines = cave ? 'vbc.treasures.decline' : 'vbc.treasures.no-cave-decline';
  return [
    { clause, code: 'may-keep', card: last },
    ...(choice === 'decline'
      ? [{ clause: declines, code: 'declines', card: last, grit: DECLINE_GRIT } as const]
      : []),
  ];
};

/** What the Cave is not told: which card went to the bottom, and which was declined. */
const hiddenLines = (
  { cave, choice }: UncertainTreasures,
  { knightBottom, last }: Deal,
): readonly UncertainTreasuresLine[] => {
  const declined = choice === 'decline' ? last : undefined;
  const cards = [knightBottom, declined].flatMap((card) => (card === undefined ? [] : [card]));
  return cave && cards.length > 0
    ? [{ clause: 'vbc.treasures.hidden', code: 'hidden', cards }]
    : [];
};

const gritLines = (
  { grit }: UncertainTreasures,
  { gain }: Deal,
): readonly UncertainTreasuresLine[] => {
  if (gain === 0) return [];
  const after = gritAfter(grit, gain);
  const cubes = cubesAt(after) - cubesAt(grit);
  const spaces = CUBE_SPACES.filter((space) => space > grit && space <= after);
  return [
    { clause: 'vbc.grit.track', code: 'grit', before: grit, after, lost: grit + gain - after },
    ...(cubes > 0
      ? [{ clause: 'vbc.grit.cubes', code: 'hero-cubes', cubes, spaces } as const]
      : []),
  ];
};
