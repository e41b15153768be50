import type { SnoClause } from './clauses.ts';
import {
  HATS,
  MODULE_ITEMS,
  SEATS,
  SIDE_B_PIECES,
  SOLO_CARDS,
  STARTERS,
  STARTERS_EACH,
  TRACKS,
  type SetupStepId,
} from './data.ts';
import type { Gems } from './notation.ts';
import {
  diceFor,
  hatsFor,
  masterCardsFor,
  masterTilesFor,
  postersFor,
  setsFor,
  tentsFor,
  trainerTilesBy,
  trainerTilesFor,
  type Table,
} from './supplies.ts';

interface Step<Id extends SetupStepId, Clause extends SnoClause, Facts extends object = object> {
  readonly id: Id;
  readonly clause: Clause;
  readonly facts: Readonly<Facts>;
}

/** One step to tick off; steps that a table does not need are left out. */
export type SetupStep =
  | Step<'board', 'sno.setup.board'>
  | Step<'supplies', 'sno.setup.supplies'>
  | Step<'dice', 'sno.dice.roll', Gems & { total: number }>
  | Step<'starters-aside', 'sno.decks.set-aside', { cards: number }>
  | Step<'decks', 'sno.decks.shuffle-cards'>
  | Step<'display', 'sno.display.fill', { sets: number }>
  | Step<'wagons', 'sno.setup.wagons', { wagons: number }>
  | Step<'tents', 'sno.tents.on-tracks', { onTracks: number; perCenter: number; center: number }>
  | Step<'posters', 'sno.posters.three', { posters: number }>
  | Step<'white-poster', 'sno.posters.fourth', { posters: number }>
  | Step<'module-board', 'sno.module.place'>
  | Step<'module-tiles', 'sno.module.sides', { perSide: number }>
  | Step<'module-items', 'sno.module.items', { each: number }>
  | Step<'pieces', 'sno.player.pieces', { hats: number }>
  | Step<'order-cards', 'sno.order.cards', { cards: number }>
  | Step<'hats', 'sno.order.hats', { spaces: number }>
  | Step<'boards', 'sno.player.board', { cardsEach: number }>
  | Step<'solo-cards', 'sno.solo.setup', { drawn: number; kept: number }>
  | Step<'unused-starters', 'sno.player.unused', { cards: number }>
  | Step<'starting-poster', 'sno.player.poster'>
  | Step<'starting-supply', 'sno.player.supply'>
  | Step<'order-effect', 'sno.order.effect'>
  | Step<'trainer-tiles', 'sno.player.trainer-tiles' | 'sno.solo.setup', { drawn: number }>
  | Step<'side-b-tent', 'sno.side-b.two', { tents: number }>
  | Step<'side-b-trainer-tile', 'sno.side-b.five', { kept: number }>
  | Step<'side-b-white-tile', 'sno.side-b.six', { tiles: number }>
  | Step<'tops', 'sno.five.tops', { cards: number; tiles: number }>
  | Step<'one-hat', 'sno.five.one-hat', { hats: number }>;

/** The steps that a table needs, in order. */
export const setupSteps = (table: Table): readonly SetupStep[] => [
  ...boardSteps(table),
  ...moduleSteps(table),
  ...orderSteps(table),
  ...playerSteps(table),
  ...sideBSteps(table),
  ...fiveSteps(table),
];

const boardSteps = (table: Table): readonly SetupStep[] => {
  const { players } = table;
  const { onTracks, perCenter, center } = tentsFor(table);
  const { shown, whiteShown } = postersFor(table);
  return [
    { id: 'board', clause: 'sno.setup.board', facts: {} },
    { id: 'supplies', clause: 'sno.setup.supplies', facts: {} },
    { id: 'dice', clause: 'sno.dice.roll', facts: diceFor(players) },
    { id: 'starters-aside', clause: 'sno.decks.set-aside', facts: { cards: STARTERS } },
    { id: 'decks', clause: 'sno.decks.shuffle-cards', facts: {} },
    { id: 'display', clause: 'sno.display.fill', facts: { sets: setsFor(players).onBoard } },
    { id: 'wagons', clause: 'sno.setup.wagons', facts: { wagons: TRACKS } },
    { id: 'tents', clause: 'sno.tents.on-tracks', facts: { onTracks, perCenter, center } },
    { id: 'posters', clause: 'sno.posters.three', facts: { posters: shown } },
    { id: 'white-poster', clause: 'sno.posters.fourth', facts: { posters: whiteShown } },
  ];
};

const moduleSteps = (table: Table): readonly SetupStep[] => {
  const tiles = masterTilesFor(table);
  if (tiles === undefined) return [];
  return [
    { id: 'module-board', clause: 'sno.module.place', facts: {} },
    { id: 'module-tiles', clause: 'sno.module.sides', facts: { perSide: tiles.perSide } },
    { id: 'module-items', clause: 'sno.module.items', facts: { each: MODULE_ITEMS } },
  ];
};

const orderSteps = ({ players }: Table): readonly SetupStep[] => {
  const pieces: SetupStep = { id: 'pieces', clause: 'sno.player.pieces', facts: { hats: HATS } };
  if (players < SEATS.min) return [pieces];
  return [
    pieces,
    { id: 'order-cards', clause: 'sno.order.cards', facts: { cards: players } },
    { id: 'hats', clause: 'sno.order.hats', facts: { spaces: players } },
  ];
};

const playerSteps = (table: Table): readonly SetupStep[] => {
  const cards = masterCardsFor(table);
  const { drawn } = trainerTilesFor(table);
  const isSolo = cards === undefined;
  const cardsEach = isSolo ? 0 : STARTERS_EACH;
  const steps: readonly (readonly [boolean, SetupStep])[] = [
    [true, { id: 'boards', clause: 'sno.player.board', facts: { cardsEach } }],
    [isSolo, { id: 'solo-cards', clause: 'sno.solo.setup', facts: SOLO_CARDS }],
    [
      !isSolo,
      { id: 'unused-starters', clause: 'sno.player.unused', facts: { cards: cards?.unused ?? 0 } },
    ],
    [true, { id: 'starting-poster', clause: 'sno.player.poster', facts: {} }],
    [true, { id: 'starting-supply', clause: 'sno.player.supply', facts: {} }],
    [!isSolo, { id: 'order-effect', clause: 'sno.order.effect', facts: {} }],
    [true, { id: 'trainer-tiles', clause: trainerTilesBy(table), facts: { drawn } }],
  ];
  return steps.flatMap(([needed, step]) => (needed ? [step] : []));
};

const sideBSteps = ({ sideB }: Table): readonly SetupStep[] => {
  const pieces = SIDE_B_PIECES;
  const steps = {
    ii: { id: 'side-b-tent', clause: 'sno.side-b.two', facts: { tents: pieces } },
    v: { id: 'side-b-trainer-tile', clause: 'sno.side-b.five', facts: { kept: pieces } },
    vi: { id: 'side-b-white-tile', clause: 'sno.side-b.six', facts: { tiles: pieces } },
  } as const;
  return (['ii', 'v', 'vi'] as const).flatMap((board) =>
    sideB.includes(board) ? [steps[board]] : [],
  );
};

const fiveSteps = ({ players }: Table): readonly SetupStep[] => {
  const { tops } = setsFor(players);
  if (tops === 0) return [];
  const returned = HATS - hatsFor(players);
  return [
    { id: 'tops', clause: 'sno.five.tops', facts: { cards: tops, tiles: tops } },
    { id: 'one-hat', clause: 'sno.five.one-hat', facts: { hats: returned } },
  ];
};
