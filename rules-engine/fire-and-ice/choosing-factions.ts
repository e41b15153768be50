import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionsOf, wrongCount, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { PLAYERS } from './data.ts';
import { COLORS, type Color } from './data/abilities.ts';
import { FACTION_FACTS, FACTIONS, type Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import type { FiLine } from './line.ts';
import { homeOf, parseSeats, type Seat } from './seats.ts';
import { ownGround } from './wheel.ts';

export interface RawFactionChoice {
  /** Factions chosen so far, in that order: `giants,ice-maidens/forest`. */
  readonly taken: string;
  /** The Faction that the next player wants; blank while undecided. */
  readonly wants: string;
  /** The terrain that goes with it; blank while undecided, or where the board prints it. */
  readonly terrain: string;
  /** The Factions drawn for an auction; blank when there is none. */
  readonly auction: string;
}

export const FACTION_CHOICE_START: RawFactionChoice = {
  taken: 'giants,darklings',
  wants: 'ice-maidens',
  terrain: '',
  auction: '',
};

export type FactionChoice = Parsed<
  {
    readonly taken: readonly Seat[];
    readonly wants: Faction | undefined;
    readonly terrain: Terrain | undefined;
    /** Empty when the Factions are not auctioned. */
    readonly auction: readonly Faction[];
  },
  'FactionChoice'
>;

type Bar =
  | 'fi.choosing.one-per-terrain'
  | 'fi.choosing.ice-bars'
  | 'fi.choosing.shapeshifters-bar'
  | 'fi.choosing.riverwalkers-bar';

type Barred =
  | 'fi.choosing.ice-barred'
  | 'fi.choosing.home-or-start'
  | 'fi.choosing.shapeshifters-barred'
  | 'fi.choosing.riverwalkers-barred'
  | 'fi.choosing.volcano-barred'
  | 'fi.auction.terrain';

type When =
  | 'fi.choosing.ice-when'
  | 'fi.choosing.shapeshifters-when'
  | 'fi.choosing.riverwalkers-when'
  | 'fi.choosing.volcano-when';

/** Why nobody can choose a Faction any more. */
export type Closure =
  | FiLine<'fi.choosing.one-per-terrain' | 'fi.choosing.same-board', 'taken', { faction: Faction }>
  | FiLine<'fi.choosing.same-board', 'same-board', { faction: Faction; by: Faction }>
  | FiLine<Bar, 'same-terrain', { faction: Faction; by: Faction; terrain: Terrain }>
  | FiLine<'fi.auction.in-play', 'not-drawn', { faction: Faction }>;

/** Why a terrain cannot be chosen. */
export type TerrainBar = FiLine<
  Barred,
  'terrain-barred',
  {
    terrain: Terrain;
    by: Faction;
    /** Whether it is the other Faction's Home, or the terrain on which it starts. */
    as: 'home' | 'start';
  }
>;

export interface FactionStatus {
  readonly faction: Faction;
  readonly open: boolean;
  readonly closures: readonly Closure[];
}

export interface TerrainStatus {
  readonly terrain: Terrain;
  readonly open: boolean;
  readonly bars: readonly TerrainBar[];
}

export interface FactionChoiceValue {
  /** All Factions, and those that the next player may choose. */
  readonly factions: readonly FactionStatus[];
  readonly open: readonly Faction[];
  /** Whether everybody at the table has a Faction. */
  readonly full: boolean;
  /** The Volcano Faction whose turn it is then, and the terrains left for it. */
  readonly last: { readonly faction: Faction; readonly legal: readonly Terrain[] } | undefined;
  readonly wants: Faction | undefined;
  /** When the Faction wanted gets its terrain. */
  readonly when: 'printed' | 'at-once' | 'last' | undefined;
  /** All terrains, and those that the Faction wanted may choose; none where its board prints one. */
  readonly terrains: readonly TerrainStatus[];
  readonly legal: readonly Terrain[];
  /** The terrain chosen or printed. */
  readonly terrain: Terrain | undefined;
  /** Factions that the choice bars from its terrain, and the one on the other side of the board. */
  readonly bars: readonly Faction[];
  readonly otherSide: Faction | undefined;
  readonly pieces: Color | undefined;
}

export type FactionChoiceLine =
  | Closure
  | TerrainBar
  | FiLine<'fi.auction.in-play', 'drawn', { factions: readonly Faction[] }>
  | FiLine<
      'fi.choosing.home-terrains',
      'home-terrains',
      {
        homes: readonly { readonly faction: Faction; readonly terrain: Terrain }[];
        /** Factions in play without a Home terrain. */
        without: readonly Faction[];
      }
    >
  | FiLine<When, 'chooses-at-once' | 'chooses-last', { faction: Faction }>
  | FiLine<Exclude<Barred, 'fi.choosing.home-or-start'>, 'legal', { terrains: readonly Terrain[] }>
  | FiLine<Bar, 'bars', { terrain: Terrain; factions: readonly Faction[] }>
  | FiLine<'fi.choosing.same-board', 'other-side', { faction: Faction; other: Faction }>
  | FiLine<
      'fi.ice.pieces' | 'fi.volcano.pieces' | 'fi.shapeshifters.pieces' | 'fi.riverwalkers.pieces',
      'pieces',
      { faction: Faction; color: Color }
    >;

/** Who breaks the rule: the place in the choosing order, from 1. */
interface At {
  readonly position: number;
}

export type FactionChoiceViolation =
  | (Closure & At)
  | (TerrainBar & At & { readonly faction: Faction })
  | FiLine<
      'fi.choosing.home-terrains',
      'printed-home',
      At & { faction: Faction; terrain: Terrain; home: Terrain }
    >
  | FiLine<'fi.choosing.volcano-when', 'too-early', At & { faction: Faction; terrain: Terrain }>
  | FiLine<'fi.auction.draw', 'same-token', { faction: Faction; other: Faction }>;

export const parseFactionChoice = (raw: RawFactionChoice): Field<FactionChoice> => {
  const fields = collect({
    taken: parseTaken(raw),
    wants: blankOr('wants', raw.wants, FACTIONS),
    terrain: blankOr('terrain', raw.terrain, TERRAINS),
    auction: parseAuction(raw.auction),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const blankOr = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<O | undefined> => (text.trim() === '' ? ok(undefined) : option(field, text, options));

const parseTaken = ({ taken, wants }: RawFactionChoice): Field<readonly Seat[]> => {
  const seats = parseSeats('taken', taken, 'starts');
  if (!seats.ok) return seats;
  const max = PLAYERS.max - (wants.trim() === '' ? 0 : 1);
  const got = seats.value.length;
  return got > max ? wrongCount('taken', got, { min: 0, max }) : seats;
};

const parseAuction = (text: string): Field<readonly Faction[]> => {
  const drawn = optionsOf('auction', text, FACTIONS);
  if (!drawn.ok || drawn.value.length === 0) return drawn;
  const got = drawn.value.length;
  return got < PLAYERS.min || got > PLAYERS.max ? wrongCount('auction', got, PLAYERS) : drawn;
};

/** Which Factions and terrains can still be chosen, and whether the next player's choice stands. */
export const factionChoice = (
  choice: FactionChoice,
): Ruling<FactionChoiceValue, FactionChoiceLine, FactionChoiceViolation> =>
  ruled([...sameTokens(choice.auction), ...takenViolations(choice), ...wantsViolations(choice)], {
    value: choiceValue(choice),
    lines: choice.wants === undefined ? statusLines(choice) : wantsLines(choice, choice.wants),
  });

export const askFactionChoice = asks(parseFactionChoice, factionChoice);

/** The Faction on the other side of the board and of the token (fi.choosing.same-board). */
export const otherSideOf = (faction: Faction): Faction => {
  const { family, home } = FACTION_FACTS[faction];
  const other = FACTIONS.find(
    (candidate) =>
      candidate !== faction &&
      FACTION_FACTS[candidate].family === family &&
      (family !== 'base' || FACTION_FACTS[candidate].home === home),
  );
  return other ?? faction;
};

/** Factions of a draw that are the two sides of one token, of which only one can show. */
export const sameTokens = (
  drawn: readonly Faction[],
): readonly FiLine<'fi.auction.draw', 'same-token', { faction: Faction; other: Faction }>[] =>
  drawn.flatMap((faction, i) => {
    const other = otherSideOf(faction);
    return drawn.slice(0, i).includes(other)
      ? [{ clause: 'fi.auction.draw', code: 'same-token', faction, other } as const]
      : [];
  });

/** The Home terrain that a board prints. */
const printedHome = (faction: Faction): Terrain | undefined => {
  const { home } = FACTION_FACTS[faction];
  return home === 'chosen' || home === 'none' ? undefined : home;
};

/** The clause by which a Faction keeps others off its terrain. A Volcano Faction chooses last and keeps nobody off. */
const barOf = ({ faction }: Seat): Bar | undefined => {
  switch (FACTION_FACTS[faction].family) {
    case 'base':
      return 'fi.choosing.one-per-terrain';
    case 'ice':
      return 'fi.choosing.ice-bars';
    case 'volcano':
      return undefined;
    case 'variable':
      return faction === 'shapeshifters'
        ? 'fi.choosing.shapeshifters-bar'
        : 'fi.choosing.riverwalkers-bar';
  }
};

interface Table {
  readonly taken: readonly Seat[];
  readonly auction: readonly Faction[];
}

/** Why a Faction is closed to whoever chooses after those at the table. */
const closuresOf = ({ taken, auction }: Table, faction: Faction): readonly Closure[] => [
  ...taken.flatMap((seat) => closureBy(seat, faction)),
  ...(auction.length === 0 || auction.includes(faction)
    ? []
    : [{ clause: 'fi.auction.in-play', code: 'not-drawn', faction } as const]),
];

const closureBy = (seat: Seat, faction: Faction): readonly Closure[] => {
  const { faction: by, terrain } = seat;
  const home = printedHome(faction);
  if (by === faction) {
    const clause = home === undefined ? 'fi.choosing.same-board' : 'fi.choosing.one-per-terrain';
    return [{ clause, code: 'taken', faction }];
  }
  if (home === undefined) {
    return by === otherSideOf(faction)
      ? [{ clause: 'fi.choosing.same-board', code: 'same-board', faction, by }]
      : [];
  }
  const clause = barOf(seat);
  return terrain === home && clause !== undefined
    ? [{ clause, code: 'same-terrain', faction, by, terrain }]
    : [];
};

/** Why a Faction that chooses its terrain cannot choose this one. */
const terrainBarsOf = (table: Table, faction: Faction, terrain: Terrain): readonly TerrainBar[] => {
  const inPlay = table.taken.filter((seat) => seat.faction !== faction);
  const drawn = table.auction.filter(
    (other) => other !== faction && inPlay.every((seat) => seat.faction !== other),
  );
  return [
    ...inPlay
      .filter((seat) => seat.terrain === terrain)
      .map((seat) => {
        const as = homeOf(seat) === undefined ? 'start' : 'home';
        return {
          clause: barredBy(faction, as),
          code: 'terrain-barred',
          terrain,
          by: seat.faction,
          as,
        } as const;
      }),
    ...drawn
      .filter((other) => printedHome(other) === terrain)
      .map(
        (by) =>
          ({
            clause: drawnBars(faction),
            code: 'terrain-barred',
            terrain,
            by,
            as: 'home',
          }) as const,
      ),
  ];
};

/** The Ice text names Home terrains only, and means Starting terrains too. */
const barredBy = (faction: Faction, as: 'home' | 'start'): Barred =>
  FACTION_FACTS[faction].family === 'ice' && as === 'start'
    ? 'fi.choosing.home-or-start'
    : barredOf(faction);

type OwnBarred = Exclude<Barred, 'fi.choosing.home-or-start' | 'fi.auction.terrain'>;

const barredOf = (faction: Faction): OwnBarred => {
  if (FACTION_FACTS[faction].family === 'ice') return 'fi.choosing.ice-barred';
  if (FACTION_FACTS[faction].family === 'volcano') return 'fi.choosing.volcano-barred';
  return faction === 'shapeshifters'
    ? 'fi.choosing.shapeshifters-barred'
    : 'fi.choosing.riverwalkers-barred';
};

/** In an auction all Factions drawn are in play; the Volcano Factions are bound by their own rule anyway. */
const drawnBars = (faction: Faction): Barred =>
  FACTION_FACTS[faction].family === 'volcano' ? 'fi.choosing.volcano-barred' : 'fi.auction.terrain';

const takenViolations = ({
  taken,
  auction,
  wants,
}: FactionChoice): readonly FactionChoiceViolation[] =>
  taken.flatMap((seat, i) => {
    const { faction, terrain } = seat;
    const isLast = FACTION_FACTS[faction].family === 'volcano';
    const before = taken.slice(0, i);
    const at = { position: i + 1 };
    const tooEarly =
      isLast && terrain !== undefined && wants !== undefined
        ? [
            {
              clause: 'fi.choosing.volcano-when',
              code: 'too-early',
              ...at,
              faction,
              terrain,
            } as const,
          ]
        : [];
    return [
      ...closuresOf({ taken: before, auction }, faction).map((closure) => ({ ...closure, ...at })),
      ...terrainViolations({ taken: isLast ? taken : before, auction }, seat, i + 1),
      ...tooEarly,
    ];
  });

/** What stands against the terrain that a Faction chose; a printed one was not chosen. */
const terrainViolations = (
  table: Table,
  { faction, terrain }: Seat,
  position: number,
): readonly FactionChoiceViolation[] =>
  terrain === undefined || printedHome(faction) !== undefined
    ? []
    : terrainBarsOf(table, faction, terrain).map((bar) => ({ ...bar, position, faction }));

const wantsViolations = (choice: FactionChoice): readonly FactionChoiceViolation[] => {
  const { taken, wants, terrain } = choice;
  if (wants === undefined) return [];
  const position = taken.length + 1;
  const home = printedHome(wants);
  const isOther = home !== undefined && terrain !== undefined && terrain !== home;
  return [
    ...closuresOf(choice, wants).map((closure) => ({ ...closure, position })),
    ...terrainViolations(choice, { faction: wants, terrain }, position),
    ...(isOther
      ? [
          {
            clause: 'fi.choosing.home-terrains',
            code: 'printed-home',
            position,
            faction: wants,
            terrain,
            home,
          } as const,
        ]
      : []),
  ];
};

const choiceValue = (choice: FactionChoice): FactionChoiceValue => {
  const { wants } = choice;
  const factions = FACTIONS.map((faction) => {
    const closures = closuresOf(choice, faction);
    return { faction, open: closures.length === 0, closures };
  });
  const terrains = wants === undefined ? [] : terrainStatuses(choice, wants);
  const terrain = terrainOf(choice);
  const full = isFull(choice);
  return {
    factions,
    open: full ? [] : factions.filter(({ open }) => open).map(({ faction }) => faction),
    full,
    last: lastOf(choice),
    wants,
    when: wants === undefined ? undefined : whenOf(wants),
    terrains,
    legal: terrains.filter(({ open }) => open).map((status) => status.terrain),
    terrain,
    bars: wants === undefined ? [] : barsOf({ faction: wants, terrain }),
    otherSide: wants === undefined ? undefined : otherSideOf(wants),
    pieces: wants === undefined ? undefined : colorOf(wants, terrain),
  };
};

/** Five play at most, and in an auction as many as Factions were drawn. */
const isFull = ({ taken, auction }: Table): boolean =>
  taken.length === PLAYERS.max ||
  (auction.length > 0 &&
    auction.every((faction) => taken.some((seat) => seat.faction === faction)));

/** Once everybody has a Faction, a Volcano Faction without a terrain chooses it. */
const lastOf = (choice: FactionChoice): FactionChoiceValue['last'] => {
  const faction = waitingVolcano(choice);
  return faction === undefined
    ? undefined
    : {
        faction,
        legal: terrainStatuses(choice, faction)
          .filter(({ open }) => open)
          .map(({ terrain }) => terrain),
      };
};

const waitingVolcano = (table: Table): Chooser | undefined =>
  isFull(table)
    ? table.taken
        .filter(({ terrain }) => terrain === undefined)
        .map(({ faction }) => faction)
        .find(isChooser)
    : undefined;

const terrainOf = ({ wants, terrain }: FactionChoice): Terrain | undefined =>
  wants === undefined ? undefined : (printedHome(wants) ?? terrain);

const whenOf = (faction: Faction): 'printed' | 'at-once' | 'last' => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'base') return 'printed';
  return family === 'volcano' ? 'last' : 'at-once';
};

const terrainStatuses = (table: Table, faction: Faction): readonly TerrainStatus[] =>
  printedHome(faction) !== undefined
    ? []
    : TERRAINS.map((terrain) => {
        const bars = terrainBarsOf(table, faction, terrain);
        return { terrain, open: bars.length === 0, bars };
      });

/** Factions whose printed Home terrain a choice takes away. */
const barsOf = (seat: Seat): readonly Faction[] =>
  seat.terrain === undefined || barOf(seat) === undefined
    ? []
    : FACTIONS.filter((other) => other !== seat.faction && printedHome(other) === seat.terrain);

const colorOf = (faction: Faction, terrain: Terrain | undefined): Color | undefined => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'ice' || family === 'volcano') return COLORS[family];
  return terrain === undefined ? undefined : COLORS[ownGround({ faction, home: terrain })];
};

/** Nobody chooses yet: what is closed, and why. */
const statusLines = (choice: FactionChoice): readonly FactionChoiceLine[] => {
  const last = waitingVolcano(choice);
  return [
    ...drawnLines(choice),
    ...(last === undefined ? [] : chooserLines(choice, last)),
    ...(isFull(choice) ? [] : closedLines(choice)),
  ];
};

const closedLines = (choice: FactionChoice): readonly FactionChoiceLine[] =>
  FACTIONS.flatMap((faction) =>
    closuresOf(choice, faction).filter(({ code }) => code !== 'taken' && code !== 'not-drawn'),
  );

const drawnLines = ({ auction }: Table): readonly FactionChoiceLine[] =>
  auction.length === 0 ? [] : [{ clause: 'fi.auction.in-play', code: 'drawn', factions: auction }];

const WHEN = {
  'ice-maidens': 'fi.choosing.ice-when',
  yetis: 'fi.choosing.ice-when',
  dragonlords: 'fi.choosing.volcano-when',
  acolytes: 'fi.choosing.volcano-when',
  shapeshifters: 'fi.choosing.shapeshifters-when',
  riverwalkers: 'fi.choosing.riverwalkers-when',
} as const satisfies Partial<Record<Faction, When>>;

const PIECES_OF = {
  'ice-maidens': 'fi.ice.pieces',
  yetis: 'fi.ice.pieces',
  dragonlords: 'fi.volcano.pieces',
  acolytes: 'fi.volcano.pieces',
  shapeshifters: 'fi.shapeshifters.pieces',
  riverwalkers: 'fi.riverwalkers.pieces',
} as const satisfies Partial<Record<Faction, string>>;

type Chooser = keyof typeof WHEN;

const isChooser = (faction: Faction): faction is Chooser => faction in WHEN;

const wantsLines = (choice: FactionChoice, wants: Faction): readonly FactionChoiceLine[] => {
  const terrain = terrainOf(choice);
  return [
    ...drawnLines(choice),
    ...(isChooser(wants) ? chooserLines(choice, wants) : []),
    ...barLines({ faction: wants, terrain }),
    ...(isChooser(wants)
      ? [
          {
            clause: 'fi.choosing.same-board',
            code: 'other-side',
            faction: wants,
            other: otherSideOf(wants),
          } as const,
        ]
      : []),
    ...piecesLines(wants, terrain),
  ];
};

const chooserLines = (choice: FactionChoice, faction: Chooser): readonly FactionChoiceLine[] => {
  const terrains = terrainStatuses(choice, faction);
  const code = whenOf(faction) === 'last' ? 'chooses-last' : 'chooses-at-once';
  return [
    { clause: WHEN[faction], code, faction },
    ...homeLines(choice.taken),
    ...terrains.flatMap(({ bars }) => bars),
    {
      clause: barredOf(faction),
      code: 'legal',
      terrains: terrains.filter(({ open }) => open).map(({ terrain }) => terrain),
    },
  ];
};

const homeLines = (taken: readonly Seat[]): readonly FactionChoiceLine[] => {
  if (taken.length === 0) return [];
  const homes = taken.flatMap((seat) => {
    const terrain = homeOf(seat);
    return terrain === undefined ? [] : [{ faction: seat.faction, terrain }];
  });
  const without = taken.filter((seat) => homeOf(seat) === undefined).map(({ faction }) => faction);
  return [{ clause: 'fi.choosing.home-terrains', code: 'home-terrains', homes, without }];
};

const barLines = (seat: Seat): readonly FactionChoiceLine[] => {
  const clause = barOf(seat);
  return clause === undefined || seat.terrain === undefined
    ? []
    : [{ clause, code: 'bars', terrain: seat.terrain, factions: barsOf(seat) }];
};

const piecesLines = (
  faction: Faction,
  terrain: Terrain | undefined,
): readonly FactionChoiceLine[] => {
  const color = colorOf(faction, terrain);
  return color === undefined || !isChooser(faction)
    ? []
    : [{ clause: PIECES_OF[faction], code: 'pieces', faction, color }];
};
