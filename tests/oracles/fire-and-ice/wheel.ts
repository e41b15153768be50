/*
 * A second opinion on transforming, from the clauses alone: it walks the ring terrain by terrain and
 * shares nothing with the engine.
 */

/** fi.spades.cycle */
export const RING = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'];

/** fi.choosing.one-per-terrain */
const HOMES: Readonly<Record<string, string>> = {
  fakirs: 'desert',
  nomads: 'desert',
  cultists: 'plains',
  halflings: 'plains',
  alchemists: 'swamp',
  darklings: 'swamp',
  mermaids: 'lakes',
  swarmlings: 'lakes',
  auren: 'forest',
  witches: 'forest',
  dwarves: 'mountains',
  engineers: 'mountains',
  'chaos-magicians': 'wasteland',
  giants: 'wasteland',
};

export interface Dug {
  readonly faction: string;
  /** The terrain that a Faction of the expansion chose. */
  readonly home: string;
  readonly from: string;
  /** Blank: whatever the Faction lives on. */
  readonly to: string;
  readonly level: number;
  /** Home terrains of other players. */
  readonly taken: readonly string[];
}

export interface Price {
  readonly to: string;
  readonly spades: number;
  readonly workers: number;
  readonly priests: number;
  readonly tokens: number;
  readonly steps: number;
  readonly points: number;
}

const FREE = { spades: 0, workers: 0, priests: 0, tokens: 0, steps: 0, points: 0 };

const isIce = (faction: string): boolean => ['ice-maidens', 'yetis'].includes(faction);
const isVolcano = (faction: string): boolean => ['dragonlords', 'acolytes'].includes(faction);

export const homeOf = ({ faction, home }: Pick<Dug, 'faction' | 'home'>): string =>
  HOMES[faction] ?? home;

/** fi.spades.digging, fi.spades.no-digging */
export const levelsOf = (faction: string): number => {
  if (['darklings', 'shapeshifters', 'dragonlords', 'acolytes', 'riverwalkers'].includes(faction))
    return 0;
  return faction === 'fakirs' ? 1 : 2;
};

/** Steps one way round until the goal; none if one's own terrain is passed on the way (fi.spades.not-through-home). */
const stepsRound = (from: string, goal: string, own: string, turn: 1 | -1): number | undefined => {
  let at = RING.indexOf(from);
  for (let steps = 0; ; steps++) {
    if (RING[at] === goal) return steps;
    if (steps > 0 && RING[at] === own) return undefined;
    at = (at + turn + RING.length) % RING.length;
  }
};

const fewestSteps = (from: string, goal: string, own: string): number =>
  Math.min(...([1, -1] as const).flatMap((turn) => stepsRound(from, goal, own, turn) ?? []));

/** What a Spade costs, and what it scores (fi.spades.price, fi.spades.darklings, fi.spades.halflings). */
const paid = (faction: string, spades: number, level: number): Omit<Price, 'to'> => {
  const points = { darklings: 2, halflings: 1 }[faction] ?? 0;
  const unit = faction === 'darklings' ? { priests: spades } : { workers: spades * (3 - level) };
  return { ...FREE, spades, points: points * spades, ...unit };
};

/** What it costs, or `undefined` where the rules do not allow it. */
export const transforming = (dug: Dug): Price | undefined => {
  const { faction, from, to, level } = dug;
  if (level > levelsOf(faction)) return undefined;
  if (faction === 'riverwalkers')
    return from === dug.home && ['', from].includes(to) ? { ...FREE, to: from } : undefined;
  if (isVolcano(faction)) return erupting(dug);
  const own = homeOf(dug);
  if (isIce(faction) && from === 'ice')
    return ['', own].includes(to) ? { ...FREE, to: 'ice' } : undefined;
  if (!RING.includes(from)) return undefined;
  const goal = to === '' ? own : to;
  if (faction === 'giants') {
    if (goal !== own) return undefined;
    return { to: own, ...(from === own ? FREE : paid(faction, 2, level)) };
  }
  const becomes = isIce(faction) && goal === own ? 'ice' : goal;
  const spades = becomes === 'ice' && from === own ? 1 : fewestSteps(from, goal, own);
  return { to: becomes, ...paid(faction, spades, level) };
};

/** fi.dragonlords.home-terrain, fi.acolytes.home-terrain and their brothers */
const erupting = ({ faction, from, to, taken }: Dug): Price | undefined => {
  if (to !== '' || from === 'ice') return undefined;
  if (from === 'volcano') return { ...FREE, to: 'volcano' };
  const isHome = taken.includes(from);
  return faction === 'dragonlords'
    ? { ...FREE, to: 'volcano', tokens: isHome ? 2 : 1 }
    : { ...FREE, to: 'volcano', steps: isHome ? 4 : 3 };
};
