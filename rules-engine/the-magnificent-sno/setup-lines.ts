import { PLAYERS, SEATS, SOLO_CARDS, TURNS } from './data.ts';
import type { SnoLine } from './line.ts';
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
  type MasterCards,
  type Posters,
  type Sets,
  type Table,
  type Tents,
  type TrainerTiles,
} from './supplies.ts';

export type SetupLine =
  | SnoLine<'sno.overview.players', 'players', { players: number; min: number; max: number }>
  | SnoLine<
      'sno.dice.base-numbers' | 'sno.dice.five' | 'sno.dice.solo',
      'dice',
      Gems & { players: number; total: number }
    >
  | SnoLine<'sno.dice.by-players', 'dice-table', { players: number }>
  | SnoLine<'sno.dice.spare', 'spare-dice', { total: number; turns: number; spare: number }>
  | SnoLine<'sno.display.three' | 'sno.display.four', 'display', { sets: number }>
  | SnoLine<'sno.five.tops', 'tops', Sets>
  | SnoLine<'sno.tents.on-tracks', 'tents-on-tracks', { tents: number; perTrack: number }>
  | SnoLine<'sno.tents.center', 'tents-center', { tents: number; perCenter: number }>
  | SnoLine<'sno.tents.left', 'tents-left', Tents>
  | SnoLine<'sno.posters.three', 'posters-shown', { shown: number; whiteShown: number }>
  | SnoLine<'sno.posters.decks-left', 'posters-left', Posters>
  | SnoLine<'sno.decks.set-aside', 'set-aside', { cards: number }>
  | SnoLine<'sno.decks.cards', 'shuffled', { all: number; aside: number; shuffled: number }>
  | SnoLine<'sno.player.unused', 'unused', { aside: number; starters: number; unused: number }>
  | SnoLine<'sno.player.deck-left', 'deck-left', MasterCards>
  | SnoLine<'sno.solo.setup', 'solo-cards', { drawn: number; kept: number }>
  | SnoLine<
      'sno.player.trainer-tiles' | 'sno.solo.setup',
      'trainer-tiles',
      { players: number; drawn: number }
    >
  | SnoLine<'sno.player.tiles-left', 'tiles-left', TrainerTiles>
  | SnoLine<'sno.order.hats', 'hats', { players: number }>
  | SnoLine<'sno.five.one-hat', 'one-hat', { hats: number }>
  | SnoLine<'sno.module.sides', 'master-tiles', { perSide: number; laidOut: number; pile: number }>;

/** Why each pile and deck is as large as it is. */
export const setupLines = (table: Table): readonly SetupLine[] => [
  { clause: 'sno.overview.players', code: 'players', players: table.players, ...PLAYERS },
  ...diceLines(table),
  ...displayLines(table),
  ...tentLines(table),
  ...posterLines(table),
  ...cardLines(table),
  ...tileLines(table),
  ...hatLines(table),
  ...moduleLines(table),
];

const diceLines = ({ players }: Table): readonly SetupLine[] => {
  const dice = diceFor(players);
  const facts = { code: 'dice', players, ...dice } as const;
  if (players < SEATS.min) return [{ clause: 'sno.dice.solo', ...facts }];
  const turns = TURNS * players;
  const spare: SetupLine = {
    clause: 'sno.dice.spare',
    code: 'spare-dice',
    total: dice.total,
    turns,
    spare: dice.total - turns,
  };
  if (players === SEATS.max) return [{ clause: 'sno.dice.five', ...facts }, spare];
  return [
    { clause: 'sno.dice.by-players', code: 'dice-table', players },
    { clause: 'sno.dice.base-numbers', ...facts },
    spare,
  ];
};

const displayLines = ({ players }: Table): readonly SetupLine[] => {
  const sets = setsFor(players);
  const isSmall = players === 2 || players === 3;
  return [
    {
      clause: isSmall ? 'sno.display.three' : 'sno.display.four',
      code: 'display',
      sets: sets.onBoard,
    },
    ...(sets.tops > 0 ? [{ clause: 'sno.five.tops', code: 'tops', ...sets } as const] : []),
  ];
};

const tentLines = (table: Table): readonly SetupLine[] => {
  const tents = tentsFor(table);
  const { onTracks, perTrack, center, perCenter } = tents;
  return [
    { clause: 'sno.tents.on-tracks', code: 'tents-on-tracks', tents: onTracks, perTrack },
    { clause: 'sno.tents.center', code: 'tents-center', tents: center, perCenter },
    { clause: 'sno.tents.left', code: 'tents-left', ...tents },
  ];
};

const posterLines = (table: Table): readonly SetupLine[] => {
  const posters = postersFor(table);
  const { shown, whiteShown } = posters;
  return [
    { clause: 'sno.posters.three', code: 'posters-shown', shown, whiteShown },
    { clause: 'sno.posters.decks-left', code: 'posters-left', ...posters },
  ];
};

const cardLines = (table: Table): readonly SetupLine[] => {
  const cards = masterCardsFor(table);
  if (cards === undefined) return [{ clause: 'sno.solo.setup', code: 'solo-cards', ...SOLO_CARDS }];
  const { all, aside, shuffled, starters, unused } = cards;
  return [
    { clause: 'sno.decks.set-aside', code: 'set-aside', cards: aside },
    { clause: 'sno.decks.cards', code: 'shuffled', all, aside, shuffled },
    { clause: 'sno.player.unused', code: 'unused', aside, starters, unused },
    { clause: 'sno.player.deck-left', code: 'deck-left', ...cards },
  ];
};

const tileLines = (table: Table): readonly SetupLine[] => {
  const tiles = trainerTilesFor(table);
  const { players } = table;
  return [
    {
      clause: trainerTilesBy(table),
      code: 'trainer-tiles',
      players,
      drawn: tiles.drawn,
    },
    { clause: 'sno.player.tiles-left', code: 'tiles-left', ...tiles },
  ];
};

const hatLines = ({ players }: Table): readonly SetupLine[] => {
  if (players < SEATS.min) return [];
  const hats: SetupLine = { clause: 'sno.order.hats', code: 'hats', players };
  return players === SEATS.max
    ? [hats, { clause: 'sno.five.one-hat', code: 'one-hat', hats: hatsFor(players) }]
    : [hats];
};

const moduleLines = (table: Table): readonly SetupLine[] => {
  const tiles = masterTilesFor(table);
  return tiles === undefined
    ? []
    : [{ clause: 'sno.module.sides', code: 'master-tiles', ...tiles }];
};
