import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, missing, option, wholeOrZero, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import { MOMENTS, SPADES_SHOWN, type Moment } from './data/abilities.ts';
import {
  FACTION_FACTS,
  FACTIONS,
  POINTS_PER_SPADE,
  type Digging,
  type Faction,
} from './data/factions.ts';
import { GROUNDS, TERRAINS, type Ground, type NewTerrain, type Terrain } from './data/terrains.ts';
import type { FiLine } from './line.ts';
import { parseOpponents } from './opponents.ts';
import type { Seat } from './seats.ts';
import {
  eruptionLines,
  eruptionPrice,
  eruptionViolations,
  VOLCANO_FACTIONS,
  type EruptionLine,
  type EruptionViolation,
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

export interface RawSpadeCost {
  readonly faction: string;
  /** The terrain that a Fire & Ice Faction chose, or to which the Shapeshifters changed. */
  readonly home: string;
  readonly from: string;
  /** Blank: the Faction's own terrain. Another terrain: a transformation that stops there. */
  readonly to: string;
  /** Advances on the digging track. */
  readonly level: string;
  /** The other players' Factions, `witches,shapeshifters/lakes`. */
  readonly opponents: string;
  readonly moment: string;
}

export const SPADE_COST_START: RawSpadeCost = {
  faction: 'ice-maidens',
  home: 'forest',
  from: 'desert',
  to: '',
  level: '0',
  opponents: '',
  moment: 'game',
};

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
}

export type SpadeCost = Parsed<Placing | Digs | Erupts | Walks, 'SpadeCost'>;

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

type CountsFrom = 'fi.spades.cycle' | 'fi.ice.starting-terrain' | 'fi.shapeshifters.spades';

export type SpadeCostLine =
  | FiLine<'fi.terrains.settled', 'settles', { faction: Faction; ground: NewTerrain }>
  | FiLine<CountsFrom, 'counts-from', { faction: Faction; home: Terrain }>
  | FiLine<
      'fi.spades.cycle' | 'fi.riverwalkers.no-transforming',
      'already-there',
      { terrain: Terrain }
    >
  | FiLine<
      'fi.ice.first-structures' | 'fi.volcano.first-structures',
      'first-structures',
      { terrain: Terrain; ground: NewTerrain }
    >
  | FiLine<'fi.spades.giants', 'giants', { spades: number }>
  | FiLine<'fi.ice.own-start', 'own-start', { terrain: Terrain; spades: number }>
  | FiLine<'fi.spades.partial' | 'fi.ice.partial', 'stops', { to: Terrain; own: Ground }>
  | FiLine<'fi.ice.arriving', 'arrives', { to: Terrain }>
  | FiLine<
      'fi.spades.shorter-way' | 'fi.ice.spades',
      'way',
      { way: readonly Terrain[]; spades: number; other: number }
    >
  | FiLine<
      'fi.spades.not-through-home',
      'detour',
      { home: Terrain; way: readonly Terrain[]; spades: number; short: number }
    >
  | FiLine<
      'fi.spades.price' | 'fi.spades.darklings',
      'price',
      { paidIn: Digging['paidIn']; spades: number; each: number; amount: number }
    >
  | FiLine<'fi.spades.digging', 'level', { level: number; before: number; after: number }>
  | FiLine<
      'fi.spades.digging',
      'advance',
      NonNullable<Digging['advance']> & { readonly level: number }
    >
  | FiLine<'fi.spades.no-digging', 'level-ends', { faction: Faction; highest: number }>
  | FiLine<
      'fi.spades.darklings' | 'fi.spades.halflings',
      'spade-points',
      { faction: Faction; spades: number; each: number; points: number }
    >
  | FiLine<
      'fi.spades.partial' | 'fi.ice.partial' | 'fi.spades.giants',
      'reach',
      {
        spades: number;
        grounds: readonly Ground[];
        best: Ground | undefined;
        own: Ground;
        /** Spades that are not needed to get as far as one's own terrain. */
        spare: number;
      }
    >
  | EruptionLine
  | FiLine<'fi.volcano.start-forgotten', 'start-forgotten', { terrain: Terrain }>
  | FiLine<'fi.volcano.no-spades', 'no-spades', { faction: VolcanoFaction }>;

export type SpadeCostViolation =
  | EruptionViolation
  | FiLine<'fi.riverwalkers.no-transforming', 'never-transforms'>
  | FiLine<
      'fi.spades.giants' | 'fi.volcano.no-spades',
      'no-stopping',
      { faction: Faction; to: Terrain; own: Ground }
    >
  | FiLine<
      'fi.spades.no-digging',
      'no-such-level',
      { faction: Faction; level: number; highest: number }
    >
  | FiLine<
      | 'fi.ice.starting-terrain'
      | 'fi.volcano.first-structures'
      | 'fi.terrains.settled'
      | 'fi.riverwalkers.settle',
      'not-your-start',
      { faction: Faction; from: Ground; start: Terrain }
    >;

export const parseSpadeCost = (raw: RawSpadeCost): Field<SpadeCost> => {
  const faction = option('faction', raw.faction, FACTIONS);
  const moment = option('moment', raw.moment, MOMENTS);
  const fields = collect({
    faction,
    moment,
    home: optionalTerrain('home', raw.home),
    from: option('from', raw.from, GROUNDS),
    to: optionalTerrain('to', raw.to),
    level: wholeOrZero('level', raw.level, LEVELS),
    opponents: faction.ok ? parseOpponents(raw.opponents, faction.value) : ok([]),
  });
  if (!fields.ok) return fields;
  const home = homeFor(fields.value);
  return home.ok ? ok(parsed(kindOf({ ...fields.value, home: home.value }))) : home;
};

interface Asked {
  readonly faction: Faction;
  readonly moment: Moment;
  readonly home: Terrain | undefined;
  readonly from: Ground;
  readonly to: Terrain | undefined;
  readonly level: number;
  readonly opponents: readonly Seat[];
}

const LEVELS = { min: 0, max: 2 } as const;

const optionalTerrain = (field: string, text: string): Field<Terrain | undefined> =>
  text.trim() === '' ? ok(undefined) : option(field, text, TERRAINS);

/** A base Faction's board prints its home; the others must say what they chose, where it matters. */
const homeFor = ({ faction, moment, home }: Asked): Field<Terrain | undefined> => {
  const printed = FACTION_FACTS[faction].home;
  if (printed !== 'chosen' && printed !== 'none') return ok(printed);
  const matters = moment === 'setup' || FACTION_FACTS[faction].digging !== undefined;
  return home === undefined && matters ? missing('home') : ok(home);
};

const kindOf = (asked: Asked): Placing | Digs | Erupts | Walks => {
  const { faction, moment, home, from, to, level, opponents } = asked;
  if (moment === 'setup' && home !== undefined)
    return { kind: 'place', faction, start: home, from };
  const volcano = VOLCANO_FACTIONS.find((candidate) => candidate === faction);
  if (volcano !== undefined) {
    return { kind: 'erupt', faction: volcano, start: home, from, to, level, opponents };
  }
  const { digging } = FACTION_FACTS[faction];
  return home === undefined || digging === undefined
    ? { kind: 'walk' }
    : { kind: 'dig', digger: { faction, home }, digging, from, to, level };
};

type Ruled = Ruling<SpadeCostValue, SpadeCostLine, SpadeCostViolation>;

/** What turning a space into another terrain costs. */
export const spadeCost = (question: SpadeCost): Ruled => {
  switch (question.kind) {
    case 'place':
      return place(question);
    case 'dig':
      return dig(question);
    case 'erupt':
      return erupt(question);
    case 'walk':
      return err([{ clause: 'fi.riverwalkers.no-transforming', code: 'never-transforms' }]);
  }
};

export const askSpadeCost = asks(parseSpadeCost, spadeCost);

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
  levels: [],
  advance: undefined,
  table: [],
  reach: [],
});

const settles = (faction: Faction, own: Ground): readonly SpadeCostLine[] =>
  isNewTerrain(own)
    ? [{ clause: 'fi.terrains.settled', code: 'settles', faction, ground: own }]
    : [];

const NOT_YOUR_START = {
  base: 'fi.terrains.settled',
  ice: 'fi.ice.starting-terrain',
  volcano: 'fi.volcano.first-structures',
  variable: 'fi.terrains.settled',
} as const;

/** The first Structures stand on the Home or Starting terrain; an Ice or Volcano tile there is free. */
const place = ({ faction, start, from }: Placing): Ruled => {
  const own = ownGround({ faction, home: start });
  const { family } = FACTION_FACTS[faction];
  const clause = faction === 'riverwalkers' ? 'fi.riverwalkers.settle' : NOT_YOUR_START[family];
  return ruled(from === start ? [] : [{ clause, code: 'not-your-start', faction, from, start }], {
    value: { ...unpaid(faction, own), home: start, from, to: own },
    lines: [...settles(faction, own), firstStructures(faction, start)],
  });
};

const firstStructures = (faction: Faction, terrain: Terrain): SpadeCostLine => {
  const own = ownGround({ faction, home: terrain });
  if (own === 'ice') {
    return { clause: 'fi.ice.first-structures', code: 'first-structures', terrain, ground: own };
  }
  if (own === 'volcano') {
    return {
      clause: 'fi.volcano.first-structures',
      code: 'first-structures',
      terrain,
      ground: own,
    };
  }
  const clause = faction === 'riverwalkers' ? 'fi.riverwalkers.no-transforming' : 'fi.spades.cycle';
  return { clause, code: 'already-there', terrain };
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

const dig = (digs: Digs): Ruled => {
  const { digger, digging, from, to, level } = digs;
  const highest = digging.prices.length - 1;
  const violations: readonly SpadeCostViolation[] = [
    ...forGood(from),
    ...(digger.faction === 'giants' && to !== undefined && to !== digger.home
      ? noStopping('fi.spades.giants', { faction: digger.faction, to, own: digger.home })
      : []),
    ...noSuchLevel(digger.faction, level, highest),
  ];
  if (isNewTerrain(from) || violations.length > 0) return err(violations);
  const target = to ?? digger.home;
  const own = ownGround(digger);
  const ground = target === digger.home ? own : target;
  const spades = spadesFor(digger, from, target);
  const dug: Dug = { ...digs, from, target, ground, own, spades };
  return ok({ value: dugValue(dug), lines: dugLines(dug) });
};

const forGood = (from: Ground): readonly SpadeCostViolation[] =>
  isNewTerrain(from) ? [{ clause: 'fi.terrains.for-good', code: 'for-good', from }] : [];

const noStopping = (
  clause: 'fi.spades.giants' | 'fi.volcano.no-spades',
  facts: { readonly faction: Faction; readonly to: Terrain; readonly own: Ground },
): readonly SpadeCostViolation[] => [{ clause, code: 'no-stopping', ...facts }];

const noSuchLevel = (
  faction: Faction,
  level: number,
  highest: number,
): readonly SpadeCostViolation[] =>
  level <= highest
    ? []
    : [{ clause: 'fi.spades.no-digging', code: 'no-such-level', faction, level, highest }];

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

const dugLines = (dug: Dug): readonly SpadeCostLine[] => [
  ...settles(dug.digger.faction, dug.own),
  ...(dug.digger.faction === 'giants' ? [] : [countsFrom(dug.digger)]),
  ...stopLines(dug),
  ...wayLines(dug),
  ...(dug.spades === 0 ? [] : priceLines(dug)),
  ...reachLines(dug),
];

const isIce = ({ faction }: Digger): boolean => FACTION_FACTS[faction].family === 'ice';

const countsFrom = (digger: Digger): SpadeCostLine => {
  const facts = { code: 'counts-from', faction: digger.faction, home: digger.home } as const;
  if (isIce(digger)) return { clause: 'fi.ice.starting-terrain', ...facts };
  return digger.faction === 'shapeshifters'
    ? { clause: 'fi.shapeshifters.spades', ...facts }
    : { clause: 'fi.spades.cycle', ...facts };
};

const partialOf = (digger: Digger): 'fi.ice.partial' | 'fi.spades.partial' =>
  isIce(digger) ? 'fi.ice.partial' : 'fi.spades.partial';

const stopLines = ({ digger, to, own }: Dug): readonly SpadeCostLine[] => {
  if (to === undefined || to === own) return [];
  return to === digger.home
    ? [{ clause: 'fi.ice.arriving', code: 'arrives', to }]
    : [{ clause: partialOf(digger), code: 'stops', to, own }];
};

const wayLines = (dug: Dug): readonly SpadeCostLine[] => {
  const { digger, from, target, spades } = dug;
  if (from === target) return [stayLine(dug)];
  if (digger.faction === 'giants') return [{ clause: 'fi.spades.giants', code: 'giants', spades }];
  const { home } = digger;
  const way = wayFor(digger, from, target).terrains;
  const [short, long] = waysBetween(from, target);
  if (spades > short.spades) {
    const facts = { home, way, spades, short: short.spades };
    return [{ clause: 'fi.spades.not-through-home', code: 'detour', ...facts }];
  }
  const clause = isIce(digger) && target === home ? 'fi.ice.spades' : 'fi.spades.shorter-way';
  return [{ clause, code: 'way', way, spades, other: long.spades }];
};

/** No way to walk: there is nothing to do, unless the space has yet to freeze. */
const stayLine = ({ digger, from, ground, spades }: Dug): SpadeCostLine =>
  ground === from
    ? { clause: 'fi.spades.cycle', code: 'already-there', terrain: from }
    : { clause: 'fi.ice.own-start', code: 'own-start', terrain: digger.home, spades };

const priceLines = (dug: Dug): readonly SpadeCostLine[] => {
  const { digging, spades } = dug;
  const each = spadePrice(dug);
  const clause = digging.paidIn === 'priests' ? 'fi.spades.darklings' : 'fi.spades.price';
  return [
    ...levelLines(dug),
    { clause, code: 'price', paidIn: digging.paidIn, spades, each, amount: spades * each },
    ...spadePoints(dug),
  ];
};

const levelLines = (dug: Dug): readonly SpadeCostLine[] => {
  const { digger, digging, level } = dug;
  const highest = digging.prices.length - 1;
  const before = spadePrice({ ...dug, level: 0 });
  const advanced: SpadeCostLine = {
    clause: 'fi.spades.digging',
    code: 'level',
    level,
    before,
    after: spadePrice(dug),
  };
  const { faction } = digger;
  const ends: SpadeCostLine = {
    clause: 'fi.spades.no-digging',
    code: 'level-ends',
    faction,
    highest,
  };
  const cost = advanceFrom(dug);
  return [
    ...(level > 0 ? [advanced] : []),
    ...(cost === undefined
      ? []
      : [{ clause: 'fi.spades.digging', code: 'advance', level: level + 1, ...cost } as const]),
    ...(highest < LEVELS.max ? [ends] : []),
  ];
};

const spadePoints = (dug: Dug): readonly SpadeCostLine[] => {
  const { faction } = dug.digger;
  const points = pointsFor(dug);
  const clause = faction === 'darklings' ? 'fi.spades.darklings' : 'fi.spades.halflings';
  const facts = { faction, spades: dug.spades, each: pointsPerSpade(faction), points };
  return points === 0 ? [] : [{ clause, code: 'spade-points', ...facts }];
};

const reachLines = (dug: Dug): readonly SpadeCostLine[] => {
  const { digger, from, own } = dug;
  if (digger.faction === 'giants' && from === own) return [];
  const needed = spadesFor(digger, from, digger.home);
  return spadesShown(dug).map((k) => ({
    clause: digger.faction === 'giants' ? 'fi.spades.giants' : partialOf(digger),
    code: 'reach',
    ...reachOf(digger, from, k),
    own,
    spare: Math.max(0, k - needed),
  }));
};

/** What Spades make of an Ice Faction's Starting terrain is Ice; that is not told where it is to be left. */
const spadesShown = ({ digger, from, target }: Dug): readonly number[] =>
  isIce(digger) && from === digger.home && target !== from ? [] : SPADES_SHOWN;

const erupt = ({ faction, start, from, to, level, opponents }: Erupts): Ruled => {
  const violations: readonly SpadeCostViolation[] = [
    ...eruptionViolations(faction, from),
    ...(to === undefined
      ? []
      : noStopping('fi.volcano.no-spades', { faction, to, own: 'volcano' })),
    ...noSuchLevel(faction, level, 0),
  ];
  if (isNewTerrain(from) || violations.length > 0) return err(violations);
  const priceOf = (terrain: Terrain): number => eruptionPrice({ faction, terrain, opponents });
  const price = priceOf(from);
  return ok({
    value: {
      ...unpaid(faction, 'volcano'),
      home: undefined,
      from,
      to: 'volcano',
      tokens: faction === 'dragonlords' ? price : 0,
      steps: faction === 'acolytes' ? price : 0,
      table: TERRAINS.map((terrain) => ({ terrain, price: priceOf(terrain) })),
    },
    lines: [
      ...settles(faction, 'volcano'),
      { clause: 'fi.volcano.no-spades', code: 'no-spades', faction },
      ...eruptionLines({ faction, terrain: from, opponents }),
      ...(start === from
        ? [
            {
              clause: 'fi.volcano.start-forgotten',
              code: 'start-forgotten',
              terrain: from,
            } as const,
          ]
        : []),
    ],
  });
};
