import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amountOrZero,
  choice,
  choices,
  form,
  optionalAmount,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { FiClause } from './clauses.ts';
import { AMOUNT, UNLOCK_WORDS } from './data.ts';
import { COLORS, FREE_BRIDGES, SPADE_SOURCES, type Color } from './data/abilities.ts';
import { FACTION_FACTS, UNLOCK_PRICES, type Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import { BRIDGES_EACH, PRIESTS_EACH } from './data/tiles.ts';
import { opponentsField, ownerOf, startersOn } from './opponents.ts';
import type { Seat } from './seats.ts';
import { TABLE_SAYS, tableViolations } from './table.ts';

const PRIESTS = { min: 0, max: PRIESTS_EACH };

const FORM = form(
  {
    /** The Starting terrain. */
    start: choice(TERRAINS),
    /** Terrains unlocked so far; the Starting terrain is understood. */
    unlocked: choices(TERRAINS),
    /** The other players' Factions. */
    opponents: opponentsField('mermaids,ice-maidens/forest', 'riverwalkers'),
    /** Priests held, or sent to a Cult for good. */
    held: amountOrZero(PRIESTS),
    /** Priests gained now, in whatever way. */
    priests: amountOrZero(PRIESTS, '1'),
    /** Terrains to unlock with them, one each. */
    unlock: choices(TERRAINS, 'lakes'),
    /** Coins held; blank: not checked. */
    coins: optionalAmount(AMOUNT),
    /** Spades offered, and by what. */
    spades: amountOrZero(AMOUNT),
    spadesFrom: choice(SPADE_SOURCES, 'cult-bonus'),
    /** Whether the Stronghold is built now. */
    stronghold: yesNo(),
    /** Bridges still in the supply. */
    bridgesLeft: amountOrZero({ min: 0, max: BRIDGES_EACH }, '3'),
    unlockWord: reading('fi.riverwalkers.home-word', UNLOCK_WORDS),
  },
  ({ unlocked, ...fields }) =>
    ok({ ...fields, unlocked: unlocked.filter((terrain) => terrain !== fields.start) }),
);

const SAYS = {
  ...TABLE_SAYS,
  pieces: 'fi.riverwalkers.pieces',
  cycle: 'fi.riverwalkers.priests',
  gains: 'fi.riverwalkers.any-priest',
  'unlock-price': ['fi.riverwalkers.two-coins', 'fi.riverwalkers.one-coin'],
  'start-only': 'fi.riverwalkers.home-word',
  'start-price': 'fi.riverwalkers.home-word',
  unlocks: 'fi.riverwalkers.unlock',
  coins: 'fi.riverwalkers.unlock',
  'takes-priests': 'fi.riverwalkers.unlock',
  'priest-limit': 'fi.riverwalkers.priest-limit',
  settles: 'fi.riverwalkers.settle',
  'spades-lost': 'fi.riverwalkers.spades-lost',
  stronghold: 'fi.riverwalkers.stronghold',
  'free-bridges': 'fi.riverwalkers.free-bridges',
  'too-few-priests': 'fi.riverwalkers.unlock',
  'not-locked': 'fi.riverwalkers.unlock',
  'too-few-coins': 'fi.riverwalkers.unlock',
  'too-many-held': 'fi.riverwalkers.priest-limit',
  'no-spade-actions': 'fi.riverwalkers.spade-actions',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Riverwalkers = Checked<typeof FORM>;

export interface UnlockPrice {
  readonly terrain: Terrain;
  readonly coins: number;
  /** Whose Home terrain it is. */
  readonly owner: Faction | undefined;
  /** The Ice Faction whose Starting terrain it is, where that word decides. */
  readonly starter: Faction | undefined;
  /** The Ice Faction for whose Starting terrain the word decides the price, whichever way it is read. */
  readonly open: Faction | undefined;
}

export interface RiverwalkersValue {
  /** After unlocking, in the order of the Terrain cycle: where they may settle, and where a Priest still stands. */
  readonly settles: readonly Terrain[];
  readonly locked: readonly Terrain[];
  /** What each terrain that was locked costs. */
  readonly prices: readonly UnlockPrice[];
  readonly paid: number;
  /** `undefined` when not checked. */
  readonly coinsLeft: number | undefined;
  /** Priests taken as such, and those for which no piece was left. */
  readonly priestsTaken: number;
  readonly priestsLost: number;
  /** Priests in the supply after all this, and the most that can be off the cycle. */
  readonly supply: number;
  readonly limit: number;
  /** Spades that are lost, and Victory points for them. */
  readonly spadesLost: number;
  readonly spadePoints: number;
  readonly freeBridges: number;
  readonly pieces: Color;
}

/** What the Riverwalkers make of Priests, Spades and their Stronghold. */
const unlocking = (state: Riverwalkers) => {
  const { start, coins, spades, stronghold, bridgesLeft, unlock } = state;
  const settles = TERRAINS.filter((terrain) => isOpen(state, terrain) || unlock.includes(terrain));
  const paid = priceOf(state);
  const value: RiverwalkersValue = {
    settles,
    locked: TERRAINS.filter((terrain) => !settles.includes(terrain)),
    prices: lockedBefore(state).map((terrain) => unlockPrice(state, terrain)),
    paid,
    coinsLeft: coins === undefined ? undefined : coins - paid,
    ...gained(state),
    spadesLost: spades,
    spadePoints: 0,
    freeBridges: stronghold ? Math.min(FREE_BRIDGES, bridgesLeft) : 0,
    pieces: COLORS[start],
  };
  return ruled(violations(state), {
    value,
    lines: [
      say('pieces', { color: COLORS[start] }),
      ...cycleLines(state),
      ...unlockLines(state),
      ...openPrices(state),
      ...priestLines(state),
      say('settles', { terrains: settles }),
      ...when(spades > 0, say('spades-lost', { spades, points: 0 })),
      ...when(stronghold, say('stronghold', { bridges: FREE_BRIDGES })),
      ...when(stronghold, say('free-bridges', { bridges: value.freeBridges, left: bridgesLeft })),
    ],
  });
};

export const riverwalkers = question({ form: FORM, says: SAYS, rule: unlocking });

const isOpen = ({ start, unlocked }: Riverwalkers, terrain: Terrain): boolean =>
  terrain === start || unlocked.includes(terrain);

/** Terrains with a Priest on them before anything is unlocked now. */
const lockedBefore = (state: Riverwalkers): readonly Terrain[] =>
  TERRAINS.filter((terrain) => !isOpen(state, terrain));

/** Priests that do not stand on the cycle: one more for every terrain unlocked. */
const limitWith = (open: number): number => PRIESTS_EACH - (TERRAINS.length - 1) + open;

/**
 * What a terrain costs to unlock: more if it is another player's Home terrain, on which no Ice
 * Faction can have started: only the Shapeshifters could, and they share the Riverwalkers' board.
 */
const unlockPrice = (
  { opponents, unlockWord }: Pick<Riverwalkers, 'opponents' | 'unlockWord'>,
  terrain: Terrain,
): UnlockPrice => {
  const owner = ownerOf(opponents, terrain);
  const ice = iceStarter(opponents, terrain);
  const starter = unlockWord === 'starting' ? ice : undefined;
  const { homeTerrain, otherTerrain } = UNLOCK_PRICES;
  const isDear = owner !== undefined || starter !== undefined;
  return {
    terrain,
    coins: isDear ? homeTerrain : otherTerrain,
    owner,
    starter,
    open: ice,
  };
};

/** A Volcano Faction's Starting terrain means nothing after setup (fi.volcano.start-forgotten). */
const iceStarter = (opponents: readonly Seat[], terrain: Terrain): Faction | undefined =>
  startersOn(opponents, terrain).find((faction) => FACTION_FACTS[faction].family === 'ice');

const priceOf = (state: Riverwalkers): number =>
  sum(state.unlock.map((terrain) => unlockPrice(state, terrain).coins));

/** Unlocking comes first: it puts Priests into the supply for the others to take. */
const gained = (
  state: Riverwalkers,
): Pick<RiverwalkersValue, 'priestsTaken' | 'priestsLost' | 'supply' | 'limit'> => {
  const { unlocked, unlock, held, priests } = state;
  const limit = limitWith(unlocked.length + unlock.length);
  const wanted = Math.max(0, priests - unlock.length);
  const priestsTaken = Math.min(wanted, Math.max(0, limit - held));
  return {
    priestsTaken,
    priestsLost: wanted - priestsTaken,
    supply: limit - held - priestsTaken,
    limit,
  };
};

const violations = (state: Riverwalkers) => {
  const { start, unlocked, unlock, priests, held, coins, spades, spadesFrom, opponents } = state;
  const wanted = unlock.length;
  const price = priceOf(state);
  const limit = limitWith(unlocked.length);
  const open = unlock.filter((terrain) => isOpen(state, terrain));
  const short = price - (coins ?? price);
  return [
    ...tableViolations([{ faction: 'riverwalkers', terrain: start }, ...opponents]),
    ...when(held > limit, say('too-many-held', { held, limit })),
    ...when(wanted > priests, say('too-few-priests', { wanted, priests })),
    ...open.map((terrain) => say('not-locked', { terrain, start })),
    ...when(short > 0, say('too-few-coins', { price, coins: price - short, short })),
    ...when(spades > 0 && spadesFrom === 'action', say('no-spade-actions', { spades })),
  ];
};

const cycleLines = (state: Riverwalkers) => {
  const { start, unlocked, held } = state;
  const supply = limitWith(unlocked.length) - held;
  return [say('cycle', { start, locked: lockedBefore(state), supply })];
};

const unlockLines = (state: Riverwalkers) => {
  const { unlock: terrains, coins: before, priests } = state;
  const coins = priceOf(state);
  const unlocks = terrains.length > 0;
  return [
    ...when(priests > 0 && lockedBefore(state).length > 0, say('gains', { priests })),
    ...terrains.map((terrain) => priceLines(state, terrain)).flat(),
    ...when(unlocks, say('unlocks', { terrains, coins })),
    ...(unlocks && before !== undefined
      ? [say('coins', { coins, before, after: before - coins })]
      : []),
  ];
};

const priceLines = (state: Riverwalkers, terrain: Terrain) => {
  const { coins, owner, starter } = unlockPrice(state, terrain);
  const clause = owner === undefined ? 'fi.riverwalkers.one-coin' : 'fi.riverwalkers.two-coins';
  if (starter !== undefined) {
    return [say('start-price', { terrain, coins, faction: starter, later: false })];
  }
  return [
    say('unlock-price', { terrain, coins, owner }, clause),
    ...startersOn(state.opponents, terrain).map((faction) =>
      say('start-only', { terrain, faction, later: false }),
    ),
  ];
};

/** Terrains that stay locked and of which the price is an open question. */
const openPrices = (state: Riverwalkers) =>
  lockedBefore(state)
    .filter((terrain) => !state.unlock.includes(terrain))
    .map((terrain) => {
      const { coins, starter, open: faction } = unlockPrice(state, terrain);
      if (faction === undefined) return [];
      return starter === undefined
        ? [say('start-only', { terrain, faction, later: true })]
        : [say('start-price', { terrain, coins, faction, later: true })];
    })
    .flat();

const priestLines = (state: Riverwalkers) => {
  const { priestsTaken, priestsLost, supply, limit } = gained(state);
  const facts = { limit, held: state.held + priestsTaken, supply, lost: priestsLost };
  return [
    ...when(priestsTaken > 0, say('takes-priests', { priests: priestsTaken })),
    say('priest-limit', facts),
  ];
};
