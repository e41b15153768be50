import { saying, when, type Says } from '../core/answer.ts';
import type { SnoClause } from './clauses.ts';
import { PLAYERS, SEATS, SOLO_CARDS, TURNS } from './data.ts';
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

export const SETUP_SAYS = {
  players: 'sno.overview.players',
  dice: ['sno.dice.base-numbers', 'sno.dice.five', 'sno.dice.solo'],
  'dice-table': 'sno.dice.by-players',
  'spare-dice': 'sno.dice.spare',
  display: ['sno.display.three', 'sno.display.four', 'sno.display.five'],
  tops: 'sno.five.tops',
  'tents-on-tracks': 'sno.tents.on-tracks',
  'tents-center': 'sno.tents.center',
  'tents-left': 'sno.tents.left',
  'posters-shown': 'sno.posters.three',
  'posters-left': 'sno.posters.decks-left',
  'set-aside': 'sno.decks.set-aside',
  shuffled: 'sno.decks.cards',
  unused: 'sno.player.unused',
  'deck-left': 'sno.player.deck-left',
  'solo-cards': 'sno.solo.setup',
  'trainer-tiles': ['sno.player.trainer-tiles', 'sno.solo.setup'],
  'tiles-left': 'sno.player.tiles-left',
  hats: 'sno.order.hats',
  'one-hat': 'sno.five.one-hat',
  'master-tiles': 'sno.module.sides',
} as const satisfies Says<SnoClause>;

const say = saying(SETUP_SAYS);

/** Why each pile and deck is as large as it is. */
export const setupLines = (table: Table) => [
  say('players', { players: table.players, ...PLAYERS }),
  ...diceLines(table),
  ...displayLines(table),
  ...tentLines(table),
  ...posterLines(table),
  ...cardLines(table),
  ...tileLines(table),
  ...hatLines(table),
  ...moduleLines(table),
];

const diceLines = ({ players }: Table) => {
  const dice = { players, ...diceFor(players) };
  if (players < SEATS.min) return [say('dice', dice, 'sno.dice.solo')];
  const { total } = dice;
  const turns = TURNS * players;
  const isFive = players === SEATS.max;
  return [
    ...when(!isFive, say('dice-table', { players })),
    say('dice', dice, isFive ? 'sno.dice.five' : 'sno.dice.base-numbers'),
    say('spare-dice', { total, turns, spare: total - turns }),
  ];
};

const displayClause = (players: number) => {
  if (players === SEATS.max) return 'sno.display.five';
  return players === 2 || players === 3 ? 'sno.display.three' : 'sno.display.four';
};

const displayLines = ({ players }: Table) => {
  const sets = setsFor(players);
  return [
    say('display', { sets: sets.onBoard }, displayClause(players)),
    ...when(sets.tops > 0, say('tops', sets)),
  ];
};

const tentLines = (table: Table) => {
  const tents = tentsFor(table);
  const { onTracks, perTrack, center, perCenter } = tents;
  return [
    say('tents-on-tracks', { tents: onTracks, perTrack }),
    say('tents-center', { tents: center, perCenter }),
    say('tents-left', tents),
  ];
};

const posterLines = (table: Table) => {
  const posters = postersFor(table);
  const { standardShown, whiteShown } = posters;
  return [say('posters-shown', { standardShown, whiteShown }), say('posters-left', posters)];
};

const cardLines = (table: Table) => {
  const cards = masterCardsFor(table);
  if (cards === undefined) return [say('solo-cards', SOLO_CARDS)];
  const { all, setAside, shuffled, starters, unused } = cards;
  return [
    say('set-aside', { cards: setAside }),
    say('shuffled', { all, setAside, shuffled }),
    say('unused', { setAside, starters, unused }),
    say('deck-left', cards),
  ];
};

const tileLines = (table: Table) => {
  const tiles = trainerTilesFor(table);
  const { drawn } = tiles;
  return [
    say('trainer-tiles', { players: table.players, drawn }, trainerTilesBy(table)),
    say('tiles-left', tiles),
  ];
};

const hatLines = ({ players }: Table) => [
  ...when(players >= SEATS.min, say('hats', { players })),
  ...when(players === SEATS.max, say('one-hat', { hats: hatsFor(players) })),
];

const moduleLines = (table: Table) => {
  const tiles = masterTilesFor(table);
  return tiles === undefined ? [] : [say('master-tiles', tiles)];
};
