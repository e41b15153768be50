import { saying, when, type Says } from '../core/answer.ts';
import { amount, choices, form, type Checked } from '../core/form.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  BASE_SETTLERS,
  BOX,
  DICE_EACH,
  DICE_EACH_IN_FULL_GAME,
  DRAFT_DEALT_EACH,
  DRAFT_KEPT_EACH,
  GLADE_FACE_UP,
  PLAYERS,
  ROCK_ROSE,
  SETTLERS_DEALT_EACH,
  SETUP_STEPS,
  TOKENS,
  type SetupStepId,
} from './data.ts';

const FORM = form({
  players: headcount(amount(PLAYERS, '3')),
  /** The steps already done. */
  done: choices(SETUP_STEPS),
});

const STEPS = {
  base: 'rtn.setup.base',
  supply: 'rtn.setup.supply',
  board: 'rtn.setup.board',
  player: 'rtn.setup.player',
  settlers: 'rtn.setup.settlers-deck',
  display: 'rtn.setup.glade-display',
  deal: 'rtn.draft.deal',
  draft: 'rtn.draft.pick-and-pass',
  rest: 'rtn.draft.rest',
  place: 'rtn.draft.place',
} as const satisfies Readonly<Record<SetupStepId, RtnClause>>;

const SAYS = {
  ...STEPS,
  players: 'rtn.overview.players',
  solo: 'rtn.setup.solo',
  dice: ['rtn.rock-rose.dice', 'rtn.rock-rose.solo-dice'],
  'temple-spaces': 'rtn.temple.spaces',
  'settlers-deck': 'rtn.setup.settlers-deck-size',
  'glade-display': 'rtn.setup.glade-display',
  'deck-left': 'rtn.draft.deck-left',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

const step = <Id extends SetupStepId, Facts>(id: Id, facts: Facts) => ({
  id,
  clause: STEPS[id],
  facts,
});

export type SetupStep = ReturnType<typeof tableSteps | typeof gladeSteps>[number];

export interface SetupValue {
  readonly players: number;
  readonly steps: readonly (SetupStep & { readonly done: boolean })[];
  readonly done: number;
  readonly left: number;
  /** The first step still to do. */
  readonly next: SetupStepId | undefined;
  /** Dice of each player. */
  readonly dice: number;
  /** Cards of the Glade deck after setup, those on the bottom included. */
  readonly gladeDeck: number;
  readonly gladeBottom: number;
  /** Cards of the settlers deck before the base game lays out its own. */
  readonly settlersDeck: number;
  readonly templeSpaces: number;
}

/** The setup for a number of players as a list to tick off, with the decks it leaves behind. */
const setup = ({ players, done }: Checked<typeof FORM>) => {
  const steps = [...tableSteps(players), ...gladeSteps(players)].map((each) => ({
    ...each,
    done: done.includes(each.id),
  }));
  const { returned, deck } = gladeDeck(players);
  const value: SetupValue = {
    players,
    steps,
    done: done.length,
    left: steps.length - done.length,
    next: steps.find((each) => !each.done)?.id,
    dice: dicePerPlayer(players),
    gladeDeck: deck,
    gladeBottom: returned,
    settlersDeck: settlersDeck(players).deck,
    templeSpaces: templeSpaces(players),
  };
  return ok({ value, lines: [...tableLines(players), ...gladeLines(players)] });
};

export const beyondSetup = question({ form: FORM, says: SAYS, rule: setup });

/** Dice of each player: the base game takes one away in a full game. */
export const dicePerPlayer = (players: number): number =>
  players === PLAYERS.max ? DICE_EACH_IN_FULL_GAME : DICE_EACH;

/** Die spaces of the temple: as many as players. */
export const templeSpaces = (players: number): number => players;

const settlersDeck = (players: number): Readonly<Record<'dealt' | 'added' | 'deck', number>> => {
  const dealt = SETTLERS_DEALT_EACH * players;
  const added = BOX.settlers;
  return { dealt, added, deck: BASE_SETTLERS - dealt + added };
};

const RETURNED_EACH = DRAFT_DEALT_EACH - DRAFT_KEPT_EACH;

interface GladeDeck {
  readonly cards: number;
  readonly afterDisplay: number;
  readonly dealt: number;
  readonly afterDeal: number;
  readonly returned: number;
  readonly deck: number;
}

const gladeDeck = (players: number): GladeDeck => {
  const cards = BOX.gladeCards;
  const afterDisplay = cards - GLADE_FACE_UP;
  const dealt = DRAFT_DEALT_EACH * players;
  const afterDeal = afterDisplay - dealt;
  const returned = RETURNED_EACH * players;
  return { cards, afterDisplay, dealt, afterDeal, returned, deck: afterDeal + returned };
};

const tableSteps = (players: number) => [
  step('base', { players, dice: dicePerPlayer(players) }),
  step('supply', {
    rockRose: ROCK_ROSE.max,
    houses: BOX.houses,
    meeples: BOX.meeples,
  }),
  step('board', { boards: BOX.boards }),
  step('player', {
    extensions: BOX.extensionsEach * players,
    tokensEach: TOKENS.max,
    tokens: TOKENS.max * players,
  }),
  step('settlers', settlersDeck(players)),
];

const gladeSteps = (players: number) => {
  const { dealt, returned } = gladeDeck(players);
  return [
    step('display', { faceUp: GLADE_FACE_UP }),
    step('deal', { each: DRAFT_DEALT_EACH, dealt }),
    step('draft', { kept: DRAFT_KEPT_EACH }),
    step('rest', { each: RETURNED_EACH, returned }),
    step('place', { each: DRAFT_KEPT_EACH, placed: DRAFT_KEPT_EACH * players }),
  ];
};

const tableLines = (players: number) => [
  say('players', { players, ...PLAYERS }),
  ...when(players === 1, say('solo', { kept: DRAFT_KEPT_EACH, dealt: DRAFT_DEALT_EACH })),
  say(
    'dice',
    { players, dice: dicePerPlayer(players) },
    players === 1 ? 'rtn.rock-rose.solo-dice' : 'rtn.rock-rose.dice',
  ),
  say('temple-spaces', { players, spaces: templeSpaces(players) }),
  say('settlers-deck', { base: BASE_SETTLERS, ...settlersDeck(players) }),
];

const gladeLines = (players: number) => {
  const { cards, afterDisplay, dealt, afterDeal, returned, deck } = gladeDeck(players);
  const [faceUp, kept] = [GLADE_FACE_UP, DRAFT_KEPT_EACH * players];
  return [
    say('glade-display', { faceUp, before: cards, after: afterDisplay }),
    say('deal', { each: DRAFT_DEALT_EACH, dealt, before: afterDisplay, after: afterDeal }),
    say('rest', { each: RETURNED_EACH, returned, before: afterDeal, after: deck }),
    say('deck-left', { cards, faceUp, kept, deck, bottom: returned }),
  ];
};
