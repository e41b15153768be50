import { when, type ClauseFor, type Says } from '../core/answer.ts';
import type { SnoClause } from './clauses.ts';
import {
  HATS,
  MODULE_ITEMS,
  SEATS,
  SIDE_B,
  SIDE_B_PIECES,
  SOLO_CARDS,
  STARTERS,
  STARTERS_EACH,
  TRACKS,
  type SetupStepId,
} from './data.ts';
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

/** Which clause each step rests on. */
export const STEP_SAYS = {
  board: 'sno.setup.board',
  supplies: 'sno.setup.supplies',
  dice: 'sno.dice.roll',
  'starters-aside': 'sno.decks.set-aside',
  decks: 'sno.decks.shuffle-cards',
  display: 'sno.display.fill',
  wagons: 'sno.setup.wagons',
  tents: 'sno.tents.on-tracks',
  posters: 'sno.posters.three',
  'white-poster': 'sno.posters.fourth',
  'module-board': 'sno.module.place',
  'module-tiles': 'sno.module.sides',
  'module-items': 'sno.module.items',
  pieces: 'sno.player.pieces',
  'order-cards': 'sno.order.cards',
  hats: 'sno.order.hats',
  boards: 'sno.player.board',
  'solo-cards': 'sno.solo.setup',
  'unused-starters': 'sno.player.unused',
  'starting-poster': 'sno.player.poster',
  'starting-supply': 'sno.player.supply',
  'order-effect': 'sno.order.effect',
  'trainer-tiles': ['sno.player.trainer-tiles', 'sno.solo.setup'],
  'side-b-tent': 'sno.side-b.two',
  'side-b-trainer-tile': 'sno.side-b.five',
  'side-b-white-tile': 'sno.side-b.six',
  tops: 'sno.five.tops',
  'one-hat': 'sno.five.one-hat',
} as const satisfies Says<SnoClause> & Readonly<Record<SetupStepId, unknown>>;

type Step<Id extends SetupStepId, Facts> = Id extends unknown
  ? {
      readonly id: Id;
      readonly clause: ClauseFor<typeof STEP_SAYS, Id>;
      readonly facts: Readonly<Facts>;
    }
  : never;

/** One step to tick off. The clause is told where it depends on the table. */
const step = <Id extends SetupStepId, Facts extends object = object>(
  id: Id,
  facts?: Facts,
  clause?: ClauseFor<typeof STEP_SAYS, Id>,
): Step<Id, Facts> => ({ id, clause: clause ?? STEP_SAYS[id], facts: facts ?? {} }) as never;

/** The steps that a table needs, in order; those that it does not need are left out. */
export const setupSteps = (table: Table) => [
  ...boardSteps(table),
  ...moduleSteps(table),
  ...orderSteps(table),
  ...playerSteps(table),
  ...sideBSteps(table),
  ...fiveSteps(table),
];

export type SetupStep = ReturnType<typeof setupSteps>[number];

const boardSteps = (table: Table) => {
  const { players } = table;
  const { onTracks, perCenter, center } = tentsFor(table);
  const { standardShown, whiteShown } = postersFor(table);
  return [
    step('board'),
    step('supplies'),
    step('dice', diceFor(players)),
    step('starters-aside', { cards: STARTERS }),
    step('decks'),
    step('display', { sets: setsFor(players).onBoard }),
    step('wagons', { wagons: TRACKS }),
    step('tents', { onTracks, perCenter, center }),
    step('posters', { posters: standardShown }),
    step('white-poster', { posters: whiteShown }),
  ];
};

const moduleSteps = (table: Table) => {
  const tiles = masterTilesFor(table);
  if (tiles === undefined) return [];
  return [
    step('module-board'),
    step('module-tiles', { perSide: tiles.perSide }),
    step('module-items', { each: MODULE_ITEMS }),
  ];
};

const orderSteps = ({ players }: Table) => [
  step('pieces', { hats: HATS }),
  ...when(players >= SEATS.min, step('order-cards', { cards: players })),
  ...when(players >= SEATS.min, step('hats', { spaces: players })),
];

const playerSteps = (table: Table) => {
  const cards = masterCardsFor(table);
  const { drawn } = trainerTilesFor(table);
  const isSolo = cards === undefined;
  return [
    step('boards', { cardsEach: isSolo ? 0 : STARTERS_EACH }),
    isSolo ? step('solo-cards', SOLO_CARDS) : step('unused-starters', { cards: cards.unused }),
    step('starting-poster'),
    step('starting-supply'),
    ...when(!isSolo, step('order-effect')),
    step('trainer-tiles', { drawn }, trainerTilesBy(table)),
  ];
};

const SIDE_B_STEPS = {
  ii: step('side-b-tent', { tents: SIDE_B_PIECES }),
  v: step('side-b-trainer-tile', { kept: SIDE_B_PIECES }),
  vi: step('side-b-white-tile', { tiles: SIDE_B_PIECES }),
};

const sideBSteps = ({ sideB }: Table) =>
  SIDE_B.filter((board) => sideB.includes(board)).map((board) => SIDE_B_STEPS[board]);

const fiveSteps = ({ players }: Table) => {
  const { tops } = setsFor(players);
  return [
    ...when(tops > 0, step('tops', { cards: tops, tiles: tops })),
    ...when(tops > 0, step('one-hat', { hats: HATS - hatsFor(players) })),
  ];
};
