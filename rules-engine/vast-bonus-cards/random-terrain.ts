import { ruled, saying, when, type Says } from '../core/answer.ts';
import { choices, form, optionalChoice, reading, yesNo, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import type { VbcClause } from './clauses.ts';
import { NO_CARD, TERRAIN_PIECES, TERRAINS, UNPLACEABLE, type Terrain } from './data.ts';

const FORM = form({
  /** The Terrain cards drawn before. */
  faceUp: choices(TERRAINS, 'lake'),
  /** The card drawn now; blank if it has not been drawn. */
  draws: optionalChoice(TERRAINS),
  /** Whether this is the first Event tile revealed in the round. */
  event: yesNo('yes'),
  /** Whether the Collapse has begun. */
  collapse: yesNo(),
  /** Whether the tile can be placed. */
  fits: yesNo('yes'),
  unplaceable: reading('vbc.terrain.unplaceable', UNPLACEABLE),
  noCard: reading('vbc.terrain.no-card', NO_CARD),
});

const SAYS = {
  kinds: 'vbc.terrain.kinds',
  deck: 'vbc.terrain.deck',
  when: 'vbc.terrain.when',
  'no-event': 'vbc.terrain.when',
  collapse: 'vbc.terrain.when',
  draw: 'vbc.terrain.draw',
  drawn: 'vbc.terrain.draw',
  chance: 'vbc.terrain.chance',
  unplaceable: 'vbc.terrain.unplaceable',
  'no-card': 'vbc.terrain.no-card',
  'face-up': 'vbc.terrain.face-up',
  'drawn-twice': 'vbc.terrain.deck',
  'not-now': 'vbc.terrain.when',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Table = Checked<typeof FORM>;

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

/** Which Terrain tile the cards put into play, and what they leave. */
const draw = (table: Table) => {
  const value = valueOf(table);
  return ruled(violations(table), {
    value,
    lines: [say(whenCode(table)), ...drawLines(table, value), ...deckLines(table)],
  });
};

export const randomTerrain = question({ form: FORM, says: SAYS, rule: draw });

/** A Terrain tile comes with the first Event tile of a round, and never once the Collapse has begun. */
const isDue = ({ event, collapse }: Table): boolean => event && !collapse;

const neverDrawn = ({ faceUp }: Table): readonly Terrain[] =>
  TERRAINS.filter((terrain) => !faceUp.includes(terrain));

/** The cards that can still be drawn: all of them again if the reading shuffles them. */
const faceDown = (table: Table): readonly Terrain[] => {
  const left = neverDrawn(table);
  return left.length === 0 && table.noCard === 'reshuffle' ? TERRAINS : left;
};

const violations = (table: Table) => {
  const { draws: card } = table;
  if (card === undefined) return [];
  return [
    ...when(!isDue(table), say('not-now', { card })),
    ...when(!faceDown(table).includes(card), say('drawn-twice', { card })),
  ];
};

const resultOf = (table: Table): RandomTerrainValue['result'] => {
  if (!isDue(table)) return 'not-now';
  if (table.draws === undefined) return faceDown(table).length > 0 ? 'draw' : 'none';
  if (table.fits) return 'place';
  return hasRunOut(table) && table.noCard === 'none' ? 'none' : table.unplaceable;
};

/** Whether the last card is set aside because its tile fits nowhere: there is no other to draw. */
const hasRunOut = (table: Table): boolean => {
  const { draws, fits, unplaceable } = table;
  const isSetAside = draws !== undefined && !fits && unplaceable === 'draw-again';
  return isSetAside && faceDown(table).every((terrain) => terrain === draws);
};

const valueOf = (table: Table): RandomTerrainValue => {
  const result = resultOf(table);
  const tile = result === 'place' ? table.draws : undefined;
  const { faceUp } = table;
  return {
    result,
    ...(isDue(table) ? cardsAfter(table, result) : { faceDown: neverDrawn(table), faceUp }),
    tile,
    pieces: tile === undefined ? 0 : TERRAIN_PIECES[tile],
  };
};

const cardsAfter = (
  table: Table,
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

const deckLines = ({ faceUp }: Table) => {
  const cards = TERRAINS.length;
  const tiles = sum(TERRAINS.map((terrain) => TERRAIN_PIECES[terrain]));
  return [
    say('deck', { cards, left: cards - faceUp.length }),
    say('kinds', { kinds: cards, tiles }),
  ];
};

const whenCode = ({ event, collapse }: Table): 'when' | 'no-event' | 'collapse' => {
  if (collapse) return 'collapse';
  return event ? 'when' : 'no-event';
};

const drawLines = (table: Table, { faceUp: cards }: RandomTerrainValue) => {
  const isOut = table.faceUp.length === TERRAINS.length;
  const out = say('no-card', { cards: TERRAINS.length, reading: table.noCard });
  const face = when(cards.length > 0, say('face-up', { cards }));
  return isDue(table)
    ? [...when(isOut, out), ...cardLines(table), ...when(hasRunOut(table), out), ...face]
    : face;
};

const cardLines = (table: Table) => {
  const { draws: card, fits, unplaceable } = table;
  const cards = faceDown(table);
  if (card === undefined)
    return cards.length === 0 ? [] : [say('draw', { cards }), say('chance', { of: cards.length })];
  const facts = { card, reading: unplaceable, last: hasRunOut(table) };
  return [
    say('drawn', { card, pieces: TERRAIN_PIECES[card] }),
    ...when(!fits, say('unplaceable', facts)),
  ];
};
