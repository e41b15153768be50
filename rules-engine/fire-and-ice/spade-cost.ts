import { ruled, saying, when, type Says } from '../core/answer.ts';
import { missing, type Field } from '../core/fields.ts';
import { amountOrZero, choice, form, optionalChoice } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { FiClause } from './clauses.ts';
import { MOMENTS, SPADES_SHOWN, type Moment } from './data/abilities.ts';
import {
  FACTION_FACTS,
  FACTIONS,
  POINTS_PER_SPADE,
  type Digging,
  type Faction,
} from './data/factions.ts';
import { GROUNDS, TERRAINS, type Ground, type NewTerrain, type Terrain } from './data/terrains.ts';
import { against, othersField } from './opponents.ts';
import { printedHome, type Seat } from './seats.ts';
import { TABLE_SAYS, tableViolations } from './table.ts';
import {
  ERUPTION_SAYS,
  FOR_GOOD_SAYS,
  forGood,
  VOLCANO_FACTIONS,
  VOLCANOES,
  type VolcanoFaction,
} from './volcano.ts';
import {
  isNewTerrain,
  ownGround,
  reachOf,
  spadesFor,
  wayFor,
  waysBetween,
  type Digger,
  type Reach,
  type Turn,
  type Way,
} from './wheel.ts';

/** Advances on the digging track. */
const LEVELS = { min: 0, max: 2 } as const;

/** How often a Faction can advance in digging; not at all without a track. */
export const highestLevel = (faction: Faction | undefined): number =>
  faction === undefined ? LEVELS.max : (FACTION_FACTS[faction].digging?.prices.length ?? 1) - 1;

const FORM = form(
  {
    faction: choice(FACTIONS, 'ice-maidens'),
    /** The terrain that a Fire & Ice Faction chose, or to which the Shapeshifters changed. */
    home: optionalChoice(TERRAINS, 'forest'),
    from: choice(GROUNDS, 'desert'),
    /** Blank: the Faction's own terrain. Another terrain: a transformation that stops there. */
    to: optionalChoice(TERRAINS),
    level: amountOrZero(LEVELS),
    opponents: othersField(),
    moment: choice(MOMENTS),
  },
  (fields) => {
    const opponents = against(fields.opponents, fields.faction);
    if (!opponents.ok) return opponents;
    const home = homeFor(fields);
    return home.ok ? ok(tableOf({ ...fields, home: home.value })) : home;
  },
);

const SAYS = {
  ...TABLE_SAYS,
  ...ERUPTION_SAYS,
  ...FOR_GOOD_SAYS,
  settles: 'fi.terrains.settled',
  'counts-from': ['fi.spades.cycle', 'fi.ice.starting-terrain', 'fi.shapeshifters.spades'],
  'already-there': ['fi.spades.cycle', 'fi.riverwalkers.no-transforming', 'fi.terrains.settled'],
  'first-structures': ['fi.ice.first-structures', 'fi.volcano.first-structures'],
  giants: 'fi.spades.giants',
  'own-start': 'fi.ice.own-start',
  stops: ['fi.spades.partial', 'fi.ice.partial'],
  arrives: 'fi.ice.arriving',
  way: ['fi.spades.shorter-way', 'fi.ice.spades'],
  detour: 'fi.spades.not-through-home',
  price: ['fi.spades.price', 'fi.spades.darklings'],
  level: 'fi.spades.digging',
  advance: 'fi.spades.digging',
  'level-ends': 'fi.spades.no-digging',
  'spade-points': ['fi.spades.darklings', 'fi.spades.halflings'],
  reach: ['fi.spades.partial', 'fi.ice.partial', 'fi.spades.giants'],
  'start-forgotten': 'fi.volcano.start-forgotten',
  'no-spades': 'fi.volcano.no-spades',
  'never-transforms': 'fi.riverwalkers.no-transforming',
  'no-stopping': ['fi.spades.giants', 'fi.volcano.no-halfway'],
  'no-such-level': 'fi.spades.no-digging',
  'not-your-start': [
    'fi.ice.starting-terrain',
    'fi.volcano.first-structures',
    'fi.terrains.settled',
    'fi.riverwalkers.settle',
  ],
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

/** A space with a Structure about to be placed on it during setup. */
interface Placing {
  readonly kind: 'place';
  readonly faction: Faction;
  readonly start: Terrain;
  readonly from: Ground;
}

interface Digs {
  readonly kind: 'dig';
  readonly digger: Digger;
  readonly digging: Digging;
  readonly from: Ground;
  readonly to: Terrain | undefined;
  readonly level: number;
}

interface Erupts {
  readonly kind: 'erupt';
  readonly faction: VolcanoFaction;
  readonly start: Terrain | undefined;
  readonly from: Ground;
  readonly to: Terrain | undefined;
  readonly level: number;
  readonly opponents: readonly Seat[];
}

/** The Riverwalkers in the middle of the game. */
interface Walks {
  readonly kind: 'walk';
  readonly faction: Faction;
  readonly start: Terrain | undefined;
  readonly from: Ground;
  readonly to: Terrain | undefined;
  readonly level: number;
}

export interface SpadeCostValue {
  /** The Transformation cycle: each terrain lies one Spade from the next, the last from the first. */
  readonly wheel: readonly Terrain[];
  readonly faction: Faction;
  /** Where the count ends on the wheel. The Volcano Factions do not count. */
  readonly home: Terrain | undefined;
  /** What the Faction builds on. */
  readonly own: Ground;
  readonly from: Ground;
  /** What the space becomes. */
  readonly to: Ground;
  /** The way taken along the wheel with both ends; empty where none is walked. */
  readonly way: readonly Terrain[];
  readonly turn: Turn | undefined;
  readonly spades: number;
  readonly workers: number;
  readonly priests: number;
  /** Power tokens of the Dragonlords. */
  readonly tokens: number;
  /** Steps down a Cult of the Acolytes. */
  readonly steps: number;
  /** Victory points of the Darklings or Halflings for the Spades. */
  readonly points: number;
  /** Advances on the digging track. */
  readonly level: number;
  /** What this costs at each level of the digging track. */
  readonly levels: readonly {
    readonly level: number;
    readonly each: number;
    readonly amount: number;
  }[];
  /** What the next advance on the track costs and scores; `undefined` at its end. */
  readonly advance: Digging['advance'];
  /** The price of each terrain up to the Faction's own: Spades, tokens or steps. */
  readonly table: readonly { readonly terrain: Terrain; readonly price: number }[];
  /** What 1, 2 and 3 Spades make of the space. */
  readonly reach: readonly Reach[];
}

interface Asked {
  readonly faction: Faction;
  readonly moment: Moment;
  readonly home: Terrain | undefined;
  readonly from: Ground;
  readonly to: Terrain | undefined;
  readonly level: number;
  readonly opponents: readonly Seat[];
}

/** A base Faction's board prints its home; the others must say what they chose, where it matters. */
const homeFor = ({ faction, moment, home }: Asked): Field<Terrain | undefined, never> => {
  const printed = printedHome(faction);
  if (printed !== undefined) return ok(printed);
  const matters = moment === 'setup' || FACTION_FACTS[faction].digging !== undefined;
  return home === undefined && matters ? missing('home') : ok(home);
};

type Position = Placing | Digs | Erupts | Walks;

const kindOf = (asked: Asked): Position => {
  const { faction, moment, home, from, to, level, opponents } = asked;
  if (moment === 'setup' && home !== undefined)
    return { kind: 'place', faction, start: home, from };
  const volcano = VOLCANO_FACTIONS.find((candidate) => candidate === faction);
  if (volcano !== undefined) {
    return { kind: 'erupt', faction: volcano, start: home, from, to, level, opponents };
  }
  const { digging } = FACTION_FACTS[faction];
  return home === undefined || digging === undefined
    ? { kind: 'walk', faction, start: home, from, to, level }
    : { kind: 'dig', digger: { faction, home }, digging, from, to, level };
};

interface Table {
  readonly position: Position;
  /** Everybody with the terrain that matters: a Volcano Faction's start does not, after setup. */
  readonly seats: readonly Seat[];
  readonly moment: Moment;
}

const tableOf = (asked: Asked): Table => {
  const { faction, home, moment, opponents } = asked;
  const position = kindOf(asked);
  const terrain = position.kind === 'erupt' ? undefined : home;
  return { position, seats: [{ faction, terrain }, ...opponents], moment };
};

/** What turning a space into another terrain costs. */
const transforming = ({ position, seats, moment }: Table) => {
  const { value, lines, violations } = outcome(position);
  return ruled([...tableViolations(seats, moment), ...violations], { value, lines: [...lines] });
};

export const spadeCost = question({ form: FORM, says: SAYS, rule: transforming });

const outcome = (position: Position) => {
  switch (position.kind) {
    case 'place':
      return place(position);
    case 'dig':
      return dig(position);
    case 'erupt':
      return erupt(position);
    case 'walk':
      return walk(position);
  }
};

/** They settle what they have unlocked, and their Starting terrain, as it is. */
const walk = ({ faction, start, from, to, level }: Walks) => {
  const isOwn = from === start && (to === undefined || to === from);
  const already = say('already-there', { terrain: from }, 'fi.riverwalkers.no-transforming');
  return {
    value: refused(faction, from),
    lines: when(isOwn, already),
    violations: [
      ...forGood(from),
      ...when(!isOwn && !isNewTerrain(from), say('never-transforms')),
      ...noSuchLevel(faction, level, highestLevel(faction)),
    ],
  };
};

/** An answer before anything is walked or paid. */
const unpaid = (faction: Faction, own: Ground): Omit<SpadeCostValue, 'home' | 'from' | 'to'> => ({
  wheel: TERRAINS,
  faction,
  own,
  way: [],
  turn: undefined,
  spades: 0,
  workers: 0,
  priests: 0,
  tokens: 0,
  steps: 0,
  points: 0,
  level: 0,
  levels: [],
  advance: undefined,
  table: [],
  reach: [],
});

/** Nothing becomes of the space. */
const refused = (faction: Faction, from: Ground): SpadeCostValue => ({
  ...unpaid(faction, from),
  home: undefined,
  from,
  to: from,
});

/** A space of one's own new terrain: nothing has to become of it. */
const stays = ({ faction, home }: Digger, from: NewTerrain) => {
  const value: SpadeCostValue = { ...unpaid(faction, from), home, from, to: from };
  const already = say('already-there', { terrain: from }, 'fi.terrains.settled');
  return { value, lines: [...settles(faction, from), already] };
};

const settles = (faction: Faction, own: Ground) =>
  isNewTerrain(own) ? [say('settles', { faction, ground: own })] : [];

const NOT_YOUR_START = {
  base: 'fi.terrains.settled',
  ice: 'fi.ice.starting-terrain',
  volcano: 'fi.volcano.first-structures',
  variable: 'fi.terrains.settled',
} as const;

/** The first Structures stand on the Home or Starting terrain; an Ice or Volcano tile there is free. */
const place = ({ faction, start, from }: Placing) => {
  const own = ownGround({ faction, home: start });
  const { family } = FACTION_FACTS[faction];
  const clause = faction === 'riverwalkers' ? 'fi.riverwalkers.settle' : NOT_YOUR_START[family];
  const value: SpadeCostValue = { ...unpaid(faction, own), home: start, from, to: own };
  return {
    value,
    lines: [...settles(faction, own), firstStructures(faction, start)],
    violations: when(from !== start, say('not-your-start', { faction, from, start }, clause)),
  };
};

const firstStructures = (faction: Faction, terrain: Terrain) => {
  const ground = ownGround({ faction, home: terrain });
  if (isNewTerrain(ground)) {
    return say('first-structures', { terrain, ground }, `fi.${ground}.first-structures`);
  }
  const clause = faction === 'riverwalkers' ? 'fi.riverwalkers.no-transforming' : 'fi.spades.cycle';
  return say('already-there', { terrain }, clause);
};

/** A transformation with Spades, of a space that allows it. */
interface Dug extends Omit<Digs, 'from'> {
  readonly from: Terrain;
  /** Where it ends on the wheel, and what the space becomes there. */
  readonly target: Terrain;
  readonly ground: Ground;
  readonly own: Ground;
  readonly spades: number;
}

const dig = (digs: Digs) => {
  const { digger, digging, from, to, level } = digs;
  const { faction, home } = digger;
  const isStopping = faction === 'giants' && to !== undefined && to !== home;
  const violations = [
    ...(isOwnAlready(digs) ? [] : forGood(from)),
    ...(isStopping ? [say('no-stopping', { faction, to, own: home }, 'fi.spades.giants')] : []),
    ...noSuchLevel(faction, level, digging.prices.length - 1),
  ];
  if (isNewTerrain(from)) return { ...stays(digger, from), violations };
  const target = to ?? home;
  const own = ownGround(digger);
  const ground = target === home ? own : target;
  const dug: Dug = { ...digs, from, target, ground, own, spades: spadesFor(digger, from, target) };
  return { value: dugValue(dug), lines: dugLines(dug), violations };
};

/** Whether the space is what the Faction builds on, and shall stay so. */
const isOwnAlready = ({ digger, from, to }: Digs): boolean =>
  from === ownGround(digger) && (to === undefined || to === digger.home);

const noSuchLevel = (faction: Faction, level: number, highest: number) =>
  when(level > highest, say('no-such-level', { faction, level, highest }));

const dugValue = (dug: Dug): SpadeCostValue => {
  const { digger, digging, from, target, ground, own, spades } = dug;
  const { faction, home } = digger;
  const amount = spades * spadePrice(dug);
  const way = walked(dug);
  return {
    ...unpaid(faction, own),
    home,
    from,
    to: ground,
    way: way?.terrains ?? [...new Set([from, target])],
    turn: way?.turn,
    spades,
    workers: digging.paidIn === 'workers' ? amount : 0,
    priests: digging.paidIn === 'priests' ? amount : 0,
    points: pointsFor(dug),
    level: dug.level,
    levels: digging.prices.map((each, i) => ({ level: i, each, amount: each * spades })),
    advance: advanceFrom(dug),
    table: TERRAINS.map((terrain) => ({ terrain, price: spadesFor(digger, terrain, home) })),
    reach: spadesShown(dug).map((k) => reachOf(digger, from, k)),
  };
};

/** Workers or Priests for one Spade at the level reached; the track was checked to go that far. */
const spadePrice = ({ digging, level }: Digs | Dug): number => digging.prices[level] ?? 0;

const advanceFrom = ({ digging, level }: Dug): Digging['advance'] =>
  level < digging.prices.length - 1 ? digging.advance : undefined;

const pointsFor = ({ digger, spades }: Dug): number => pointsPerSpade(digger.faction) * spades;

const pointsPerSpade = (faction: Faction): number =>
  faction === 'darklings' || faction === 'halflings' ? POINTS_PER_SPADE[faction] : 0;

/** The way along the wheel. The Giants go straight home, and an Ice Faction's own start is there already. */
const walked = ({ digger, from, target }: Dug): Way | undefined =>
  from === target || digger.faction === 'giants' ? undefined : wayFor(digger, from, target);

const dugLines = (dug: Dug) => [
  ...settles(dug.digger.faction, dug.own),
  ...countsFrom(dug.digger),
  ...stopLines(dug),
  wayLine(dug),
  ...(dug.spades === 0 ? [] : priceLines(dug)),
  ...reachLines(dug),
];

const isIce = ({ faction }: Digger): boolean => FACTION_FACTS[faction].family === 'ice';

const countsFrom = (digger: Digger) => {
  const { faction, home } = digger;
  if (isIce(digger)) return [say('counts-from', { faction, home }, 'fi.ice.starting-terrain')];
  const clause = faction === 'shapeshifters' ? 'fi.shapeshifters.spades' : 'fi.spades.cycle';
  return when(faction !== 'giants', say('counts-from', { faction, home }, clause));
};

const partialOf = (digger: Digger): 'fi.ice.partial' | 'fi.spades.partial' =>
  isIce(digger) ? 'fi.ice.partial' : 'fi.spades.partial';

const stopLines = ({ digger, from, to, own }: Dug) => {
  if (to === undefined || to === own) return [];
  return to === digger.home
    ? [say('arrives', { to })]
    : when(to !== from, say('stops', { to, own }, partialOf(digger)));
};

const wayLine = (dug: Dug) => {
  const { digger, from, target, spades } = dug;
  if (from === target) return stayLine(dug);
  if (digger.faction === 'giants') return say('giants', { spades });
  const { home } = digger;
  const way = wayFor(digger, from, target).terrains;
  const [short, long] = waysBetween(from, target);
  if (spades > short.spades) return say('detour', { home, way, spades, short: short.spades });
  const clause = isIce(digger) && target === home ? 'fi.ice.spades' : 'fi.spades.shorter-way';
  return say('way', { way, spades, other: long.spades }, clause);
};

/** No way to walk: there is nothing to do, unless the space has yet to freeze. */
const stayLine = ({ digger, from, ground, spades }: Dug) =>
  ground === from
    ? say('already-there', { terrain: from }, 'fi.spades.cycle')
    : say('own-start', { terrain: digger.home, spades });

const priceLines = (dug: Dug) => {
  const { digging, spades } = dug;
  const { paidIn } = digging;
  const each = spadePrice(dug);
  const clause = paidIn === 'priests' ? 'fi.spades.darklings' : 'fi.spades.price';
  return [
    ...levelLines(dug),
    say('price', { paidIn, spades, each, amount: spades * each }, clause),
    ...spadePoints(dug),
  ];
};

const levelLines = (dug: Dug) => {
  const { digger, digging, level } = dug;
  const { faction } = digger;
  const highest = digging.prices.length - 1;
  const before = spadePrice({ ...dug, level: 0 });
  const cost = advanceFrom(dug);
  return [
    ...when(level > 0, say('level', { level, before, after: spadePrice(dug) })),
    ...(cost === undefined ? [] : [say('advance', { level: level + 1, ...cost })]),
    ...when(highest < LEVELS.max, say('level-ends', { faction, highest })),
  ];
};

const spadePoints = (dug: Dug) => {
  const { faction } = dug.digger;
  const points = pointsFor(dug);
  const facts = { faction, spades: dug.spades, each: pointsPerSpade(faction), points };
  const clause = faction === 'darklings' ? 'fi.spades.darklings' : 'fi.spades.halflings';
  return when(points > 0, say('spade-points', facts, clause));
};

const reachLines = (dug: Dug) => {
  const { digger, from, own } = dug;
  const isGiants = digger.faction === 'giants';
  if (isGiants && from === own) return [];
  const needed = spadesFor(digger, from, digger.home);
  return spadesShown(dug).map((k) => {
    // Spades that are not needed to get as far as one's own terrain.
    const spare = Math.max(0, k - needed);
    const reach = { ...reachOf(digger, from, k), own, spare };
    return say('reach', reach, isGiants ? 'fi.spades.giants' : partialOf(digger));
  });
};

/** What Spades make of an Ice Faction's Starting terrain is Ice; that is not told where it is to be left. */
const spadesShown = ({ digger, from, target }: Dug): readonly number[] =>
  isIce(digger) && from === digger.home && target !== from ? [] : SPADES_SHOWN;

const erupt = ({ faction, start, from, to, level, opponents }: Erupts) => {
  const { priceOf, lines, already, violations: refusals } = VOLCANOES[faction];
  const own: Ground = 'volcano';
  const violations = [
    ...refusals(from),
    ...(to === undefined || from === 'ice' ? [] : forGood(from)),
    ...(to === undefined
      ? []
      : [say('no-stopping', { faction, to, own }, 'fi.volcano.no-halfway')]),
    ...noSuchLevel(faction, level, 0),
  ];
  if (isNewTerrain(from)) {
    const lines = [...settles(faction, own), ...already(from)];
    return { value: refused(faction, from), lines, violations };
  }
  // Where a link does not say where they began, the start value may be another player's terrain.
  const isPossible = tableViolations([{ faction, terrain: start }, ...opponents]).length === 0;
  const price = priceOf({ terrain: from, opponents });
  const value: SpadeCostValue = {
    ...unpaid(faction, 'volcano'),
    home: undefined,
    from,
    to: 'volcano',
    tokens: faction === 'dragonlords' ? price : 0,
    steps: faction === 'acolytes' ? price : 0,
    table: TERRAINS.map((terrain) => ({ terrain, price: priceOf({ terrain, opponents }) })),
  };
  return {
    value,
    lines: [
      ...settles(faction, 'volcano'),
      say('no-spades', { faction }),
      ...lines({ terrain: from, opponents }),
      ...when(start === from && isPossible, say('start-forgotten', { terrain: from })),
    ],
    violations,
  };
};
