import { ruled, saying, when, type Says } from '../core/answer.ts';
import { itemsIn, unreadable, type Field } from '../core/fields.ts';
import {
  amount,
  form,
  notation,
  optionalChoice,
  reading,
  seated,
  yesNo,
  type Checked,
  type Raw,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import type { Seating } from '../core/seating.ts';
import { asTyped } from './any-case.ts';
import { ok } from '../core/result.ts';
import type { VbcClause } from './clauses.ts';
import {
  AMULET_NAMES,
  BASE_TREASURES_DRAWN,
  DECK_SIZE,
  DECLINE_GRIT,
  EMPTY_DECK_GRIT,
  GRIT,
  SHORT_DECK,
  TREASURE_CHOICES,
  TREASURES,
  TREASURES_DRAWN,
  TREASURES_OFFERED,
  type TreasureChoice,
} from './data.ts';
import { cubesAt, cubeSpaces, gritAfter } from './grit.ts';

/** Cards by names of letters, digits, apostrophes and hyphens. */
const CARD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]{0,30}$/u;

const readCard = (field: string, text: string): Field<string | undefined, never> => {
  const card = text.trim().toLowerCase();
  if (card === '') return ok(undefined);
  return CARD.test(card) ? ok(card) : unreadable(field, text.trim());
};

const readDeck = (field: string, text: string): Field<readonly string[], 'twice' | 'too-many'> => {
  const cards = itemsIn(text.toLowerCase());
  const wrong = cards.findIndex((card, i) => !CARD.test(card) || cards.indexOf(card) < i);
  const card = cards[wrong];
  if (card !== undefined) {
    const where = [wrong + 1];
    const detail = CARD.test(card) ? { where, reason: 'twice' as const } : { where };
    return asTyped(text, unreadable(field, card, detail));
  }
  return cards.length > DECK_SIZE.max
    ? unreadable(field, text.trim(), { reason: 'too-many' })
    : ok(cards);
};

/** Whether somebody at the table plays the Cave; nothing unless everybody has told their role. */
const caveAt = ({ seats }: Seating): string | undefined => {
  if (seats.some(({ piece }) => piece === 'cave')) return 'yes';
  return seats.some(({ piece }) => piece === '') ? undefined : 'no';
};

const FORM = form({
  cave: seated(yesNo('yes'), caveAt),
  /** The deck from the top; only the cards that are drawn need be named. */
  deck: notation(readDeck, 'a,b,c,d,e', {
    count: DECK_SIZE,
    options: TREASURES,
    samples: ['', 'a', 'a,b', 'a,b,c', 'javelin,cursed-amulet,rune-staff'],
  }),
  /** The card that the Cave puts on the bottom; blank if it has not chosen. */
  caveBottom: notation(readCard, 'b', { samples: ['', 'a', 'c'] }),
  knightBottom: notation(readCard, 'a', { samples: ['', 'b', 'c'] }),
  choice: optionalChoice(TREASURE_CHOICES, 'keep'),
  grit: amount(GRIT, '3'),
  shortDeck: reading('vbc.treasures.short-deck', SHORT_DECK),
});

/** What a choice rests on with a Cave player, and without. */
const DRAWS = ['vbc.treasures.cave-draws', 'vbc.treasures.no-cave-draws'] as const;
const BOTTOM = ['vbc.treasures.knight-bottom', 'vbc.treasures.no-cave-bottom'] as const;
const KEEPS = ['vbc.treasures.keep-or-decline', 'vbc.treasures.no-cave-choice'] as const;
const DECLINES = ['vbc.treasures.decline', 'vbc.treasures.no-cave-decline'] as const;

const SAYS = {
  draws: DRAWS,
  'base-draw': 'vbc.treasures.base-draw',
  short: 'vbc.treasures.short-deck',
  empty: 'vbc.treasures.empty-deck',
  'cave-bottom': 'vbc.treasures.cave-bottom',
  'cave-chooses': 'vbc.treasures.cave-bottom',
  offered: 'vbc.treasures.two-cards',
  'knight-bottom': BOTTOM,
  'knight-chooses': BOTTOM,
  'bottom-order': 'vbc.treasures.bottom-order',
  keeps: KEEPS,
  'may-keep': KEEPS,
  declines: DECLINES,
  revealed: 'vbc.amulet.reveal',
  hidden: 'vbc.treasures.hidden',
  grit: 'vbc.grit.track',
  'hero-cubes': 'vbc.grit.cubes',
  'not-drawn': 'vbc.treasures.cave-bottom',
  'not-offered': BOTTOM,
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Dealing = Checked<typeof FORM>;

const by = <T>({ cave }: Dealing, [withCave, without]: readonly [T, T]): T =>
  cave ? withCave : without;

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

/** Where each Treasure card goes when the Knight collects a Treasure token, and who has seen it. */
const collect = (dealing: Dealing) => {
  const dealt = deal(dealing);
  return ruled([...violations(dealing, dealt)], {
    value: valueOf(dealing, dealt),
    lines: [
      ...drawLines(dealing, dealt),
      ...caveLines(dealing, dealt),
      ...knightLines(dealing, dealt),
      ...lastLines(dealing, dealt),
      ...gritLines(dealing, dealt),
      ...hiddenLines(dealing, dealt),
    ],
  });
};

export const uncertainTreasures = question({ form: FORM, says: SAYS, rule: collect });

/** What there is to choose in a position, whatever has been chosen so far. */
export interface TreasureChoices {
  /** The cards of which the Cave puts one on the bottom, and those of which the Knight does. */
  readonly cave: readonly string[];
  readonly knight: readonly string[];
  /** Whether a last card is to be kept or declined, as far as can be told. */
  readonly last: boolean;
}

export const treasureChoices = (draft: Raw<typeof FORM.fields>): TreasureChoices => {
  const { caveBottom, knightBottom } = draft;
  const drawn = undecided(draft, {});
  const handed = undecided(draft, { caveBottom });
  const last = undecided(draft, { caveBottom, knightBottom });
  return {
    cave: drawn?.next === 'cave-bottom' ? drawn.drawn : [],
    knight: handed?.next === 'knight-bottom' ? handed.offered : [],
    last: last === undefined || last.next === 'keep-or-decline',
  };
};

/** The position with only these choices made. */
const undecided = (
  draft: Raw<typeof FORM.fields>,
  made: Partial<Raw<typeof FORM.fields>>,
): UncertainTreasuresValue | undefined => {
  const none = { caveBottom: '', knightBottom: '', choice: '' };
  const reply = uncertainTreasures.ask({ ...draft, ...none, ...made });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

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

const offer = (dealing: Dealing): Offer => {
  const { cave, deck } = dealing;
  const asked = TREASURES_DRAWN[cave ? 'yes' : 'no'];
  const drawn = deck.slice(0, asked);
  const caveChooses = cave && drawn.length > leastForCave(dealing);
  const caveBottom = caveChooses ? dealing.caveBottom : undefined;
  const waits = caveChooses && caveBottom === undefined;
  const offered = waits ? [] : drawn.filter((card) => card !== caveBottom);
  return { asked, drawn, caveChooses, caveBottom, offered };
};

const deal = (dealing: Dealing): Deal => {
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
const leastForCave = ({ shortDeck }: Dealing): number =>
  shortDeck === 'cave-first' ? 1 : TREASURES_OFFERED;

const violations = (dealing: Dealing, { drawn, caveBottom, offered, knightBottom }: Deal) => {
  if (caveBottom !== undefined && !drawn.includes(caveBottom))
    return [say('not-drawn', { card: caveBottom, cards: drawn })];
  return knightBottom === undefined || offered.includes(knightBottom)
    ? []
    : [say('not-offered', { card: knightBottom, cards: offered }, by(dealing, BOTTOM))];
};

const valueOf = (dealing: Dealing, dealt: Deal): UncertainTreasuresValue => {
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
  [caveBottom, knightBottom].filter((card) => card !== undefined);

const seen = (card: string, { cave, choice }: Dealing, dealt: Deal): SeenCard => ({
  card,
  place: placeOf(card, choice, dealt),
  seenByCave: cave,
  seenByKnight: dealt.offered.includes(card),
  caveKnows: cave && (card === dealt.caveBottom || isRevealed(card, choice, dealt)),
});

/** A kept Cursed Amulet is face up at once. */
const isRevealed = (card: string, choice: TreasureChoice | undefined, { last }: Deal): boolean =>
  card === last && choice === 'keep' && AMULET_NAMES.includes(card);

const placeOf = (card: string, choice: TreasureChoice | undefined, dealt: Deal): CardPlace => {
  if (bottomed(dealt).includes(card)) return 'bottom';
  if (!dealt.offered.includes(card)) return 'cave';
  if (card !== dealt.last || choice === undefined) return 'knight';
  return choice === 'keep' ? 'kept' : 'removed';
};

const nextChoice = (
  { choice }: Dealing,
  { caveChooses, caveBottom, knightChooses, knightBottom, last }: Deal,
): UncertainTreasuresValue['next'] => {
  if (caveChooses && caveBottom === undefined) return 'cave-bottom';
  if (knightChooses && knightBottom === undefined) return 'knight-bottom';
  return last !== undefined && choice === undefined ? 'keep-or-decline' : undefined;
};

const drawLines = (dealing: Dealing, { drawn, asked }: Deal) => {
  const { cave, shortDeck } = dealing;
  const base = BASE_TREASURES_DRAWN[cave ? 'yes' : 'no'];
  const cards = drawn.length;
  if (cards === 0) return [say('empty', { grit: EMPTY_DECK_GRIT })];
  return [
    say('draws', { cards: drawn, asked }, by(dealing, DRAWS)),
    ...when(cards > base, say('base-draw', { base, cave })),
    ...when(cards < asked, say('short', { asked, cards, reading: shortDeck })),
  ];
};

const caveLines = ({ cave }: Dealing, { caveChooses, caveBottom, drawn, offered }: Deal) => {
  if (!cave || drawn.length === 0) return [];
  if (caveBottom === undefined)
    return [
      caveChooses ? say('cave-chooses', { cards: drawn }) : say('offered', { cards: offered }),
    ];
  return [say('cave-bottom', { card: caveBottom }), say('offered', { cards: offered })];
};

const knightLines = (dealing: Dealing, dealt: Deal) => {
  const { knightChooses, knightBottom, offered } = dealt;
  if (!knightChooses) return [];
  const clause = by(dealing, BOTTOM);
  if (knightBottom === undefined) return [say('knight-chooses', { cards: offered }, clause)];
  const cards = bottomed(dealt);
  return [
    say('knight-bottom', { card: knightBottom }, clause),
    ...when(cards.length > 1, say('bottom-order', { cards })),
  ];
};

const lastLines = (dealing: Dealing, { last: card }: Deal) => {
  if (card === undefined) return [];
  const { choice } = dealing;
  const clause = by(dealing, KEEPS);
  if (choice === 'keep')
    return [
      say('keeps', { card }, clause),
      ...when(AMULET_NAMES.includes(card), say('revealed', { card })),
    ];
  return [
    say('may-keep', { card, choice }, clause),
    ...when(
      choice === 'decline',
      say('declines', { card, grit: DECLINE_GRIT }, by(dealing, DECLINES)),
    ),
  ];
};

/** What the Cave is not told: which card went to the bottom, and which was declined. */
const hiddenLines = ({ cave, choice }: Dealing, { knightBottom, last }: Deal) => {
  const declined = choice === 'decline' ? last : undefined;
  const cards = [knightBottom, declined].filter((card) => card !== undefined);
  return when(cave && cards.length > 0, say('hidden', { cards }));
};

const gritLines = ({ grit }: Dealing, { gain }: Deal) => {
  if (gain === 0) return [];
  const after = gritAfter(grit, gain);
  const spaces = cubeSpaces(grit, after);
  return [
    say('grit', { before: grit, after, lost: grit + gain - after }),
    ...when(spaces.length > 0, say('hero-cubes', { cubes: spaces.length, spaces })),
  ];
};
