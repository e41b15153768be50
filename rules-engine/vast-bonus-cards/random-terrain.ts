import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionsOf, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  NO_CARD,
  TERRAIN_PIECES,
  TERRAINS,
  UNPLACEABLE,
  YES_NO,
  type NoCard,
  type Terrain,
  type Unplaceable,
} from './data.ts';
import type { VbcLine } from './line.ts';

export interface RawRandomTerrain {
  /** The Terrain cards drawn before. */
  readonly faceUp: string;
  /** The card drawn now; blank if it has not been drawn. */
  readonly draws: string;
  /** Whether this is the first Event tile revealed in the round. */
  readonly event: string;
  /** Whether the Collapse has begun. */
  readonly collapse: string;
  /** Whether the tile can be placed. */
  readonly fits: string;
  readonly unplaceable: string;
  readonly noCard: string;
}

export const RANDOM_TERRAIN_START: RawRandomTerrain = {
  faceUp: 'lake',
  draws: '',
  event: 'yes',
  collapse: 'no',
  fits: 'yes',
  unplaceable: 'draw-again',
  noCard: 'none',
};

export type RandomTerrain = Parsed<
  {
    readonly faceUp: readonly Terrain[];
    readonly draws: Terrain | undefined;
    readonly isFirstEvent: boolean;
    readonly hasCollapsed: boolean;
    readonly fits: boolean;
    readonly unplaceable: Unplaceable;
    readonly noCard: NoCard;
  },
  'RandomTerrain'
>;

export interface RandomTerrainValue {
  /** What comes of it. */
  readonly result: 'not-now' | 'draw' | 'place' | 'draw-again' | 'none';
  /** The kinds that may be drawn now, or next. */
  readonly faceDown: readonly Terrain[];
  /** The kinds beside the map afterwards. */
  readonly faceUp: readonly Terrain[];
  /** The tile to place, and how many pieces of it there are. */
  readonly tile: Terrain | undefined;
  readonly pieces: number;
}

export type RandomTerrainLine =
  | VbcLine<'vbc.terrain.kinds', 'kinds', { kinds: number; tiles: number }>
  | VbcLine<'vbc.terrain.deck', 'deck', { cards: number; left: number }>
  | VbcLine<'vbc.terrain.when', 'when' | 'no-event' | 'collapse'>
  | VbcLine<'vbc.terrain.draw', 'draw', { cards: readonly Terrain[] }>
  | VbcLine<'vbc.terrain.draw', 'drawn', { card: Terrain; pieces: number }>
  | VbcLine<'vbc.terrain.chance', 'chance', { of: number }>
  | VbcLine<
      'vbc.terrain.unplaceable',
      'unplaceable',
      { card: Terrain; reading: Unplaceable; last: boolean }
    >
  | VbcLine<'vbc.terrain.no-card', 'no-card', { cards: number; reading: NoCard }>
  | VbcLine<'vbc.terrain.face-up', 'face-up', { cards: readonly Terrain[] }>;

export type RandomTerrainViolation =
  | VbcLine<'vbc.terrain.deck', 'drawn-twice', { card: Terrain }>
  | VbcLine<'vbc.terrain.when', 'not-now', { card: Terrain }>;

export const parseRandomTerrain = (raw: RawRandomTerrain): Field<RandomTerrain> => {
  const fields = collect({
    faceUp: optionsOf('faceUp', raw.faceUp, TERRAINS),
    draws: raw.draws.trim() === '' ? ok(undefined) : option('draws', raw.draws, TERRAINS),
    event: option('event', raw.event, YES_NO),
    collapse: option('collapse', raw.collapse, YES_NO),
    fits: option('fits', raw.fits, YES_NO),
    unplaceable: option('unplaceable', raw.unplaceable, UNPLACEABLE),
    noCard: option('noCard', raw.noCard, NO_CARD),
  });
  if (!fields.ok) return fields;
  const { event, collapse, fits, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      isFirstEvent: event === 'yes',
      hasCollapsed: collapse === 'yes',
      fits: fits === 'yes',
    }),
  );
};

/** Which Terrain tile the cards put into play, and what they leave. */
export const randomTerrain = (
  table: RandomTerrain,
): Ruling<RandomTerrainValue, RandomTerrainLine, RandomTerrainViolation> =>
  ruled(violations(table), {
    value: valueOf(table),
    lines: [...deckLines(table), ...drawLines(table)],
  });

export const askRandomTerrain = asks(parseRandomTerrain, randomTerrain);

/** A Terrain tile comes with the first Event tile of a round, and never once the Collapse has begun. */
const isDue = ({ isFirstEvent, hasCollapsed }: RandomTerrain): boolean =>
  isFirstEvent && !hasCollapsed;

/** The cards that can still be drawn: all of them again if the reading shuffles them. */
const faceDown = ({ faceUp, noCard }: RandomTerrain): readonly Terrain[] => {
  const left = TERRAINS.filter((terrain) => !faceUp.includes(terrain));
  return left.length === 0 && noCard === 'reshuffle' ? TERRAINS : left;
};

const violations = (table: RandomTerrain): readonly RandomTerrainViolation[] => {
  const { draws: card } = table;
  if (card === undefined) return [];
  return [
    ...(isDue(table) ? [] : [{ clause: 'vbc.terrain.when', code: 'not-now', card } as const]),
    ...(faceDown(table).includes(card)
      ? []
      : [{ clause: 'vbc.terrain.deck', code: 'drawn-twice', card } as const]),
  ];
};

const resultOf = (table: RandomTerrain): RandomTerrainValue['result'] => {
  if (!isDue(table)) return 'not-now';
  if (table.draws === undefined) return faceDown(table).length > 0 ? 'draw' : 'none';
  if (table.fits) return 'place';
  return hasRunOut(table) && table.noCard === 'none' ? 'none' : table.unplaceable;
};

/** Whether the last card is set aside because its tile fits nowhere: there is no other to draw. */
const hasRunOut = (table: RandomTerrain): boolean => {
  const { draws, fits, unplaceable } = table;
  const isSetAside = draws !== undefined && !fits && unplaceable === 'draw-again';
  return isSetAside && faceDown(table).every((terrain) => terrain === draws);
};

const valueOf = (table: RandomTerrain): RandomTerrainValue => {
  const result = resultOf(table);
  const tile = result === 'place' ? table.draws : undefined;
  return {
    result,
    ...cardsAfter(table, result),
    tile,
    pieces: tile === undefined ? 0 : TERRAIN_PIECES[tile],
  };
};

const cardsAfter = (
  table: RandomTerrain,
  result: RandomTerrainValue['result'],
): Pick<RandomTerrainValue, 'faceDown' | 'faceUp'> => {
  const { draws, faceUp } = table;
  const runsOut = hasRunOut(table);
  // None left but those face up: the reading shuffles them.
  if (runsOut && result === 'draw-again') return { faceDown: faceUp, faceUp: [] };
  const before = faceDown(table);
  const wasShuffled = before.some((terrain) => faceUp.includes(terrain));
  // A card that fits nowhere is set aside, and goes back once another has been placed.
  const stays = draws !== undefined && !runsOut && result !== 'draw-again';
  return {
    faceDown: before.filter((terrain) => terrain !== draws),
    faceUp: [...(wasShuffled && draws !== undefined ? [] : faceUp), ...(stays ? [draws] : [])],
  };
};

const deckLines = (table: RandomTerrain): readonly RandomTerrainLine[] => {
  const tiles = TERRAINS.reduce((total, terrain) => total + TERRAIN_PIECES[terrain], 0);
  const cards = TERRAINS.length;
  const left = cards - table.faceUp.length;
  return [
    { clause: 'vbc.terrain.kinds', code: 'kinds', kinds: cards, tiles },
    { clause: 'vbc.terrain.deck', code: 'deck', cards, left },
    { clause: 'vbc.terrain.when', code: whenCode(table) },
  ];
};

const whenCode = ({
  isFirstEvent,
  hasCollapsed,
}: RandomTerrain): 'when' | 'no-event' | 'collapse' => {
  if (hasCollapsed) return 'collapse';
  return isFirstEvent ? 'when' : 'no-event';
};

const drawLines = (table: RandomTerrain): readonly RandomTerrainLine[] => {
  const { faceUp: cards } = valueOf(table);
  const face: readonly RandomTerrainLine[] =
    cards.length > 0 ? [{ clause: 'vbc.terrain.face-up', code: 'face-up', cards }] : [];
  if (!isDue(table)) return face;
  const { noCard: reading } = table;
  const runsOut: readonly RandomTerrainLine[] = hasRunOut(table)
    ? [{ clause: 'vbc.terrain.no-card', code: 'no-card', cards: TERRAINS.length, reading }]
    : [];
  return [...emptyLines(table), ...cardLines(table), ...runsOut, ...face];
};

const emptyLines = ({ faceUp, noCard }: RandomTerrain): readonly RandomTerrainLine[] =>
  faceUp.length === TERRAINS.length
    ? [{ clause: 'vbc.terrain.no-card', code: 'no-card', cards: faceUp.length, reading: noCard }]
    : [];

const cardLines = (table: RandomTerrain): readonly RandomTerrainLine[] => {
  const { draws: card, fits, unplaceable: reading } = table;
  const cards = faceDown(table);
  if (card === undefined) {
    return cards.length === 0
      ? []
      : [
          { clause: 'vbc.terrain.draw', code: 'draw', cards },
          { clause: 'vbc.terrain.chance', code: 'chance', of: cards.length },
        ];
  }
  return [
    { clause: 'vbc.terrain.draw', code: 'drawn', card, pieces: TERRAIN_PIECES[card] },
    ...(fits
      ? []
      : [
          {
            clause: 'vbc.terrain.unplaceable',
            code: 'unplaceable',
            card,
            reading,
            last: hasRunOut(table),
          } as const,
        ]),
  ];
};
