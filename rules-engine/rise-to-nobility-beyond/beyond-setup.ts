import { asks, type Ruling } from '../core/answer.ts';
import { collect, optionsOf, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  BASE_SETTLERS,
  COMPONENTS,
  DICE_EACH,
  DICE_EACH_IN_FULL_GAME,
  DRAFT_DEALT_EACH,
  DRAFT_KEPT_EACH,
  GLADE_FACE_UP,
  PLAYERS,
  SETTLERS_DEALT_EACH,
  SETUP_STEPS,
  type SetupStepId,
} from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawSetup {
  readonly players: string;
  /** Ids of the steps already done. */
  readonly done: string;
}

export const SETUP_START: RawSetup = { players: '3', done: '' };

export type Setup = Parsed<
  { readonly players: number; readonly done: readonly SetupStepId[] },
  'Setup'
>;

interface Step<Id extends SetupStepId, Clause extends RtnClause, Facts extends object> {
  readonly id: Id;
  readonly clause: Clause;
  readonly facts: Readonly<Facts>;
}

export type SetupStep =
  | Step<'base', 'rtn.setup.base', { players: number; dice: number }>
  | Step<'supply', 'rtn.setup.supply', { rockRose: number; houses: number; meeples: number }>
  | Step<'board', 'rtn.setup.board', { boards: number }>
  | Step<'player', 'rtn.setup.player', { extensions: number; tokensEach: number; tokens: number }>
  | Step<'settlers', 'rtn.setup.settlers-deck', { dealt: number; added: number; deck: number }>
  | Step<'display', 'rtn.setup.glade-display', { faceUp: number }>
  | Step<'deal', 'rtn.draft.deal', { each: number; dealt: number }>
  | Step<'draft', 'rtn.draft.pick-and-pass', { kept: number }>
  | Step<'rest', 'rtn.draft.rest', { each: number; returned: number }>
  | Step<'place', 'rtn.draft.place', { each: number; placed: number }>;

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

export type SetupLine =
  | RtnLine<'rtn.overview.players', 'players', { players: number; min: number; max: number }>
  | RtnLine<'rtn.setup.solo', 'solo', { kept: number; dealt: number }>
  | RtnLine<'rtn.rock-rose.dice', 'dice', { players: number; dice: number }>
  | RtnLine<'rtn.temple.spaces', 'temple-spaces', { players: number; spaces: number }>
  | RtnLine<
      'rtn.setup.settlers-deck-size',
      'settlers-deck',
      { base: number; dealt: number; added: number; deck: number }
    >
  | RtnLine<
      'rtn.setup.glade-display',
      'glade-display',
      { faceUp: number; before: number; after: number }
    >
  | RtnLine<
      'rtn.draft.deal',
      'deal',
      { each: number; dealt: number; before: number; after: number }
    >
  | RtnLine<
      'rtn.draft.rest',
      'rest',
      { each: number; returned: number; before: number; after: number }
    >
  | RtnLine<
      'rtn.draft.deck-left',
      'deck-left',
      { cards: number; faceUp: number; kept: number; deck: number; bottom: number }
    >;

export const parseSetup = (raw: RawSetup): Field<Setup> => {
  const fields = collect({
    players: whole('players', raw.players, PLAYERS),
    done: optionsOf('done', raw.done, SETUP_STEPS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** The setup for a number of players as a list to tick off, with the decks it leaves behind. */
export const setup = ({ players, done }: Setup): Ruling<SetupValue, SetupLine, never> => {
  const steps = [...tableSteps(players), ...gladeSteps(players)].map((step) => ({
    ...step,
    done: done.includes(step.id),
  }));
  const { returned, deck } = gladeDeck(players);
  const value = {
    players,
    steps,
    done: done.length,
    left: steps.length - done.length,
    next: steps.find((step) => !step.done)?.id,
    dice: dicePerPlayer(players),
    gladeDeck: deck,
    gladeBottom: returned,
    settlersDeck: settlersDeck(players).deck,
    templeSpaces: templeSpaces(players),
  };
  return ok({ value, lines: [...tableLines(players), ...gladeLines(players)] });
};

export const askSetup = asks(parseSetup, setup);

/** Dice of each player: the base game takes one away in a full game. */
export const dicePerPlayer = (players: number): number =>
  players === PLAYERS.max ? DICE_EACH_IN_FULL_GAME : DICE_EACH;

/** Die spaces of the temple: as many as players. */
export const templeSpaces = (players: number): number => players;

const settlersDeck = (players: number): Readonly<Record<'dealt' | 'added' | 'deck', number>> => {
  const dealt = SETTLERS_DEALT_EACH * players;
  const added = COMPONENTS.settlers.total;
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
  const cards = COMPONENTS['glade-cards'].total;
  const afterDisplay = cards - GLADE_FACE_UP;
  const dealt = DRAFT_DEALT_EACH * players;
  const afterDeal = afterDisplay - dealt;
  const returned = RETURNED_EACH * players;
  return { cards, afterDisplay, dealt, afterDeal, returned, deck: afterDeal + returned };
};

const tableSteps = (players: number): readonly SetupStep[] => [
  { id: 'base', clause: 'rtn.setup.base', facts: { players, dice: dicePerPlayer(players) } },
  {
    id: 'supply',
    clause: 'rtn.setup.supply',
    facts: {
      rockRose: COMPONENTS['rock-rose'].total,
      houses: COMPONENTS.houses.total,
      meeples: COMPONENTS.meeples.total,
    },
  },
  {
    id: 'board',
    clause: 'rtn.setup.board',
    facts: { boards: COMPONENTS['expansion-board'].total },
  },
  {
    id: 'player',
    clause: 'rtn.setup.player',
    facts: {
      extensions: COMPONENTS.extensions.each * players,
      tokensEach: COMPONENTS.tokens.each,
      tokens: COMPONENTS.tokens.each * players,
    },
  },
  { id: 'settlers', clause: 'rtn.setup.settlers-deck', facts: settlersDeck(players) },
];

const gladeSteps = (players: number): readonly SetupStep[] => {
  const { dealt, returned } = gladeDeck(players);
  return [
    { id: 'display', clause: 'rtn.setup.glade-display', facts: { faceUp: GLADE_FACE_UP } },
    { id: 'deal', clause: 'rtn.draft.deal', facts: { each: DRAFT_DEALT_EACH, dealt } },
    { id: 'draft', clause: 'rtn.draft.pick-and-pass', facts: { kept: DRAFT_KEPT_EACH } },
    { id: 'rest', clause: 'rtn.draft.rest', facts: { each: RETURNED_EACH, returned } },
    {
      id: 'place',
      clause: 'rtn.draft.place',
      facts: { each: DRAFT_KEPT_EACH, placed: DRAFT_KEPT_EACH * players },
    },
  ];
};

const tableLines = (players: number): readonly SetupLine[] => [
  { clause: 'rtn.overview.players', code: 'players', players, ...PLAYERS },
  ...soloLines(players),
  { clause: 'rtn.rock-rose.dice', code: 'dice', players, dice: dicePerPlayer(players) },
  {
    clause: 'rtn.temple.spaces',
    code: 'temple-spaces',
    players,
    spaces: templeSpaces(players),
  },
  {
    clause: 'rtn.setup.settlers-deck-size',
    code: 'settlers-deck',
    base: BASE_SETTLERS,
    ...settlersDeck(players),
  },
];

const soloLines = (players: number): readonly SetupLine[] =>
  players > 1
    ? []
    : [{ clause: 'rtn.setup.solo', code: 'solo', kept: DRAFT_KEPT_EACH, dealt: DRAFT_DEALT_EACH }];

const gladeLines = (players: number): readonly SetupLine[] => {
  const { cards, afterDisplay, dealt, afterDeal, returned, deck } = gladeDeck(players);
  return [
    {
      clause: 'rtn.setup.glade-display',
      code: 'glade-display',
      faceUp: GLADE_FACE_UP,
      before: cards,
      after: afterDisplay,
    },
    {
      clause: 'rtn.draft.deal',
      code: 'deal',
      each: DRAFT_DEALT_EACH,
      dealt,
      before: afterDisplay,
      after: afterDeal,
    },
    {
      clause: 'rtn.draft.rest',
      code: 'rest',
      each: RETURNED_EACH,
      returned,
      before: afterDeal,
      after: deck,
    },
    {
      clause: 'rtn.draft.deck-left',
      code: 'deck-left',
      cards,
      faceUp: GLADE_FACE_UP,
      kept: DRAFT_KEPT_EACH * players,
      deck,
      bottom: returned,
    },
  ];
};
