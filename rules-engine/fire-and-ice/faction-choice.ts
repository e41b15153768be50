import { ruled, saying, when, type Says } from '../core/answer.ts';
import { optionsOf, wrongCount, type Field } from '../core/fields.ts';
import { form, notation, optionalChoice, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { FiClause } from './clauses.ts';
import { PLAYERS } from './data.ts';
import { COLORS, type Color } from './data/abilities.ts';
import { FACTION_FACTS, FACTIONS, type Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import { otherSideOf, sameTokens, TOKENS_SAYS } from './faction-tokens.ts';
import { homeOf, parseSeats, printedHome, type Seat } from './seats.ts';
import { seatOf, shareBoard, shareTerrain } from './table.ts';
import { ownGround } from './wheel.ts';

const parseAuction = (field: string, text: string): Field<readonly Faction[], never> => {
  const drawn = optionsOf(field, text, FACTIONS);
  if (!drawn.ok || drawn.value.length === 0) return drawn;
  const got = drawn.value.length;
  return got < PLAYERS.min || got > PLAYERS.max ? wrongCount(field, got, PLAYERS) : drawn;
};

const FORM = form(
  {
    /** Factions chosen so far, in that order: `giants,ice-maidens/forest`. */
    taken: notation((field, text) => parseSeats(field, text, 'starts'), 'giants,darklings', {
      count: { min: 0, max: PLAYERS.max },
      options: FACTIONS,
      samples: ['', 'witches', 'giants,ice-maidens/forest', 'dragonlords,nomads,yetis/lakes'],
    }),
    /** The Faction that the next player wants; blank while undecided. */
    wants: optionalChoice(FACTIONS, 'ice-maidens'),
    /** The terrain that goes with it; blank while undecided, or where the board prints it. */
    terrain: optionalChoice(TERRAINS),
    /** The Factions drawn for an auction; blank when there is none. */
    auction: notation(parseAuction, '', {
      count: PLAYERS,
      options: FACTIONS,
      samples: ['', 'ice-maidens,witches,nomads', 'giants,yetis'],
    }),
  },
  (choice) => {
    const max = PLAYERS.max - (choice.wants === undefined ? 0 : 1);
    const got = choice.taken.length;
    return got > max ? wrongCount('taken', got, { min: 0, max }) : ok(choice);
  },
);

/** By which a Faction keeps others off its terrain. */
const BARS = [
  'fi.choosing.one-per-terrain',
  'fi.choosing.ice-bars',
  'fi.choosing.shapeshifters-bar',
  'fi.choosing.riverwalkers-bar',
] as const;

/** By which a Faction that chooses its terrain is kept off those of others. */
const BARRED = [
  'fi.choosing.ice-barred',
  'fi.choosing.volcano-barred',
  'fi.choosing.shapeshifters-barred',
  'fi.choosing.riverwalkers-barred',
] as const;

const SAYS = {
  ...TOKENS_SAYS,
  taken: ['fi.choosing.one-per-terrain', 'fi.choosing.same-board'],
  'same-board': 'fi.choosing.same-board',
  'other-side': 'fi.choosing.same-board',
  'same-terrain': BARS,
  bars: BARS,
  'terrain-barred': [...BARRED, 'fi.choosing.home-or-start', 'fi.auction.terrain'],
  legal: BARRED,
  'all-chosen': 'fi.choosing.volcano-when',
  drawn: 'fi.auction.in-play',
  'not-drawn': 'fi.auction.in-play',
  'home-terrains': 'fi.choosing.home-terrains',
  'printed-home': 'fi.choosing.home-terrains',
  'chooses-at-once': [
    'fi.choosing.ice-when',
    'fi.choosing.shapeshifters-when',
    'fi.choosing.riverwalkers-when',
  ],
  'chooses-last': 'fi.choosing.volcano-when',
  'too-early': 'fi.choosing.volcano-when',
  pieces: [
    'fi.ice.pieces',
    'fi.volcano.pieces',
    'fi.shapeshifters.pieces',
    'fi.riverwalkers.pieces',
  ],
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Choice = Checked<typeof FORM>;

/** Why nobody can choose a Faction any more. */
export type Closure = ReturnType<typeof closuresOf>[number];

/** Why a terrain cannot be chosen. */
export type TerrainBar = ReturnType<typeof terrainBarsOf>[number];

export interface FactionChoiceValue {
  /** All Factions, and those that the next player may choose. */
  readonly factions: readonly {
    readonly faction: Faction;
    readonly open: boolean;
    readonly closures: readonly Closure[];
  }[];
  readonly open: readonly Faction[];
  /** Whether everybody at the table has a Faction. */
  readonly full: boolean;
  /** The Volcano Faction whose turn it is then, and the terrains left for it. */
  readonly last: { readonly faction: Faction; readonly legal: readonly Terrain[] } | undefined;
  readonly wants: Faction | undefined;
  /** When the Faction wanted gets its terrain. */
  readonly when: 'printed' | 'at-once' | 'last' | undefined;
  /** All terrains, and those that the Faction wanted may choose; none where its board prints one. */
  readonly terrains: readonly {
    readonly terrain: Terrain;
    readonly open: boolean;
    readonly bars: readonly TerrainBar[];
  }[];
  readonly legal: readonly Terrain[];
  /** The terrain chosen or printed. */
  readonly terrain: Terrain | undefined;
  /** Factions that the choice bars from its terrain, and the one on the other side of the board. */
  readonly bars: readonly Faction[];
  readonly otherSide: Faction | undefined;
  readonly pieces: Color | undefined;
}

/** Which Factions and terrains can still be chosen, and whether the next player's choice stands. */
const choosing = (choice: Choice) =>
  ruled([...sameTokens(choice.auction), ...takenViolations(choice), ...wantsViolations(choice)], {
    value: choiceValue(choice),
    lines: [
      ...(choice.wants === undefined ? statusLines(choice) : wantsLines(choice, choice.wants)),
    ],
  });

export const factionChoice = question({ form: FORM, says: SAYS, rule: choosing });

/** The clause by which a Faction keeps others off its terrain. A Volcano Faction chooses last and keeps nobody off. */
const barOf = ({ faction }: Seat): (typeof BARS)[number] | undefined => {
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
const closuresOf = ({ taken, auction }: Table, faction: Faction) => [
  ...taken.flatMap((seat) => [...closureBy(seat, faction)]),
  ...when(auction.length > 0 && !auction.includes(faction), say('not-drawn', { faction })),
];

const closureBy = (seat: Seat, faction: Faction) => {
  const { faction: by, terrain } = seat;
  const wanted = seatOf(faction);
  if (by === faction) {
    const isNew = wanted.terrain === undefined;
    const clause = isNew ? 'fi.choosing.same-board' : 'fi.choosing.one-per-terrain';
    return [say('taken', { faction }, clause)];
  }
  if (shareBoard(wanted, seat)) return [say('same-board', { faction, by })];
  const clause = barOf(seat);
  return shareTerrain(wanted, seat) && terrain !== undefined && clause !== undefined
    ? [say('same-terrain', { faction, by, terrain }, clause)]
    : [];
};

/** Why a Faction that chooses its terrain cannot choose this one. */
const terrainBarsOf = (table: Table, faction: Faction, terrain: Terrain) => {
  const inPlay = table.taken.filter((seat) => seat.faction !== faction);
  const drawn = table.auction.filter(
    (other) => other !== faction && inPlay.every((seat) => seat.faction !== other),
  );
  return [
    ...inPlay
      .filter((seat) => shareTerrain(seat, { faction, terrain }))
      .map((seat) => {
        // Whether it is the other Faction's Home, or the terrain on which it starts.
        const as = homeOf(seat) === undefined ? 'start' : 'home';
        const facts = { terrain, by: seat.faction, as } as const;
        return say('terrain-barred', facts, barredBy(faction, as));
      }),
    ...drawn
      .filter((other) => printedHome(other) === terrain)
      .map((by) => {
        const facts = { terrain, by, as: 'home' } as const;
        return say('terrain-barred', facts, drawnBars(faction));
      }),
  ];
};

const barredOf = (faction: Faction): (typeof BARRED)[number] => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'ice' || family === 'volcano') return `fi.choosing.${family}-barred`;
  return faction === 'shapeshifters'
    ? 'fi.choosing.shapeshifters-barred'
    : 'fi.choosing.riverwalkers-barred';
};

/** The Ice text names Home terrains only, and means Starting terrains too. */
const barredBy = (faction: Faction, as: 'home' | 'start') =>
  FACTION_FACTS[faction].family === 'ice' && as === 'start'
    ? 'fi.choosing.home-or-start'
    : barredOf(faction);

/** In an auction all Factions drawn are in play; the Volcano Factions are bound by their own rule anyway. */
const drawnBars = (faction: Faction) =>
  FACTION_FACTS[faction].family === 'volcano' ? 'fi.choosing.volcano-barred' : 'fi.auction.terrain';

/** What stands against the choices made, each with its place in the choosing order, from 1. */
const takenViolations = (choice: Choice) => {
  const { taken, auction } = choice;
  return taken.flatMap((seat, i) => {
    const { faction, terrain } = seat;
    const isLast = isVolcano(faction);
    const before = taken.slice(0, i);
    const position = i + 1;
    return [
      ...closuresOf({ taken: before, auction }, faction).map((closure) => ({
        ...closure,
        position,
      })),
      ...terrainViolations({ taken: isLast ? taken : before, auction }, seat, position),
      ...(isLast && terrain !== undefined && somebodyWaits(choice)
        ? [say('too-early', { position, faction, terrain })]
        : []),
    ];
  });
};

/** Whether somebody has no Faction yet: who wants one, who bids for one, or the second player of a game. */
const somebodyWaits = ({ taken, auction, wants }: Choice): boolean =>
  wants !== undefined ||
  taken.length < PLAYERS.min ||
  (auction.length > 0 && !isSold({ taken, auction }));

const isVolcano = (faction: Faction): boolean => FACTION_FACTS[faction].family === 'volcano';

/** What stands against the terrain that a Faction chose; a printed one was not chosen. */
const terrainViolations = (table: Table, { faction, terrain }: Seat, position: number) =>
  terrain === undefined || printedHome(faction) !== undefined
    ? []
    : terrainBarsOf(table, faction, terrain).map((bar) => ({ ...bar, position, faction }));

const wantsViolations = (choice: Choice) => {
  const { taken, wants: faction, terrain } = choice;
  if (faction === undefined) return [];
  const position = taken.length + 1;
  const home = printedHome(faction);
  return [
    ...closuresOf(choice, faction).map((closure) => ({ ...closure, position })),
    ...terrainViolations(choice, { faction, terrain }, position),
    ...(home !== undefined && terrain !== undefined && terrain !== home
      ? [say('printed-home', { position, faction, terrain, home })]
      : []),
  ];
};

const choiceValue = (choice: Choice): FactionChoiceValue => {
  const factions = FACTIONS.map((faction) => {
    const closures = closuresOf(choice, faction);
    return { faction, open: closures.length === 0, closures };
  });
  const full = isFull(choice);
  return {
    factions,
    open: full ? [] : factions.filter(({ open }) => open).map(({ faction }) => faction),
    full,
    last: lastOf(choice),
    ...wantedValue(choice),
  };
};

type Wanted = 'when' | 'terrains' | 'legal' | 'terrain' | 'bars' | 'otherSide' | 'pieces';

const wantedValue = (choice: Choice): Pick<FactionChoiceValue, 'wants' | Wanted> => {
  const { wants } = choice;
  if (wants === undefined) {
    const nothing = { when: undefined, terrain: undefined, otherSide: undefined };
    return { wants, ...nothing, terrains: [], legal: [], bars: [], pieces: undefined };
  }
  const terrain = terrainOf(choice, wants);
  return {
    wants,
    when: whenOf(wants),
    terrains: terrainStatuses(choice, wants),
    legal: legalFor(choice, wants),
    terrain,
    bars: barsOf(choice, { faction: wants, terrain }),
    otherSide: otherSideOf(wants),
    pieces: colorOf(wants, terrain),
  };
};

/**
 * Five play at most, in an auction as many as Factions were drawn; and a Volcano Faction that has
 * its terrain chose it when everybody had a Faction (fi.choosing.volcano-when).
 */
const isFull = (table: Table): boolean =>
  table.taken.length === PLAYERS.max ||
  isSold(table) ||
  table.taken.some(({ faction, terrain }) => isVolcano(faction) && terrain !== undefined);

/** Whether every Faction that was drawn has found its player. */
const isSold = ({ taken, auction }: Table): boolean =>
  auction.length > 0 && auction.every((faction) => taken.some((seat) => seat.faction === faction));

/** Once everybody has a Faction, a Volcano Faction without a terrain chooses it. */
const lastOf = (choice: Choice): FactionChoiceValue['last'] => {
  const faction = waitingVolcano(choice);
  return faction === undefined ? undefined : { faction, legal: legalFor(choice, faction) };
};

const waitingVolcano = (table: Table): Chooser | undefined =>
  isFull(table)
    ? table.taken
        .filter(({ terrain }) => terrain === undefined)
        .map(({ faction }) => faction)
        .find(isChooser)
    : undefined;

const terrainOf = ({ terrain }: Choice, wants: Faction): Terrain | undefined =>
  printedHome(wants) ?? terrain;

const whenOf = (faction: Faction): 'printed' | 'at-once' | 'last' => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'base') return 'printed';
  return family === 'volcano' ? 'last' : 'at-once';
};

const terrainStatuses = (table: Table, faction: Faction): FactionChoiceValue['terrains'] =>
  printedHome(faction) !== undefined
    ? []
    : TERRAINS.map((terrain) => {
        const bars = terrainBarsOf(table, faction, terrain);
        return { terrain, open: bars.length === 0, bars };
      });

const legalFor = (table: Table, faction: Faction): readonly Terrain[] =>
  terrainStatuses(table, faction)
    .filter(({ open }) => open)
    .map(({ terrain }) => terrain);

/** Factions whose printed Home terrain a choice takes away, of those that could be chosen. */
const barsOf = ({ auction }: Table, seat: Seat): readonly Faction[] =>
  seat.terrain === undefined || barOf(seat) === undefined
    ? []
    : (auction.length === 0 ? FACTIONS : auction).filter(
        (other) => other !== seat.faction && printedHome(other) === seat.terrain,
      );

const colorOf = (faction: Faction, terrain: Terrain | undefined): Color | undefined => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'ice' || family === 'volcano') return COLORS[family];
  return terrain === undefined ? undefined : COLORS[ownGround({ faction, home: terrain })];
};

/** Nobody chooses yet: what is closed, and why. */
const statusLines = (choice: Choice) => {
  const last = waitingVolcano(choice);
  return [
    ...drawnLines(choice),
    ...(last === undefined ? [] : chooserLines(choice, last)),
    ...allChosen(choice),
    ...(isFull(choice) ? [] : closedLines(choice)),
  ];
};

/** A Volcano Faction with its terrain tells that nobody chooses any more. */
const allChosen = ({ taken }: Choice) =>
  taken.flatMap(({ faction, terrain }) =>
    isVolcano(faction) && terrain !== undefined ? [say('all-chosen', { faction, terrain })] : [],
  );

const closedLines = (choice: Choice) =>
  FACTIONS.flatMap((faction) =>
    closuresOf(choice, faction).filter(({ code }) => code !== 'taken' && code !== 'not-drawn'),
  );

const drawnLines = ({ auction }: Table) =>
  when(auction.length > 0, say('drawn', { factions: auction }));

/** When a Faction chooses its terrain, unless it is last of all, and the clause about its pieces. */
const CHOOSERS = {
  'ice-maidens': { at: 'fi.choosing.ice-when', pieces: 'fi.ice.pieces' },
  yetis: { at: 'fi.choosing.ice-when', pieces: 'fi.ice.pieces' },
  dragonlords: { at: undefined, pieces: 'fi.volcano.pieces' },
  acolytes: { at: undefined, pieces: 'fi.volcano.pieces' },
  shapeshifters: { at: 'fi.choosing.shapeshifters-when', pieces: 'fi.shapeshifters.pieces' },
  riverwalkers: { at: 'fi.choosing.riverwalkers-when', pieces: 'fi.riverwalkers.pieces' },
} as const;

type Chooser = keyof typeof CHOOSERS;

const isChooser = (faction: Faction): faction is Chooser => faction in CHOOSERS;

const wantsLines = (choice: Choice, wants: Faction) => {
  const terrain = terrainOf(choice, wants);
  const bars = barLines(choice, { faction: wants, terrain });
  if (!isChooser(wants)) return [...drawnLines(choice), ...bars];
  const color = colorOf(wants, terrain);
  return [
    ...drawnLines(choice),
    ...chooserLines(choice, wants),
    ...bars,
    say('other-side', { faction: wants, other: otherSideOf(wants) }),
    ...(color === undefined
      ? []
      : [say('pieces', { faction: wants, color }, CHOOSERS[wants].pieces)]),
  ];
};

const chooserLines = (choice: Choice, faction: Chooser) => {
  const { at } = CHOOSERS[faction];
  return [
    at === undefined ? say('chooses-last', { faction }) : say('chooses-at-once', { faction }, at),
    ...homeLines(choice.taken),
    ...terrainStatuses(choice, faction).flatMap(({ bars }) => bars),
    say('legal', { terrains: legalFor(choice, faction) }, barredOf(faction)),
  ];
};

/** The Home terrains in play, and the Factions without one. */
const homeLines = (taken: readonly Seat[]) => {
  const homes = taken.flatMap((seat) => {
    const terrain = homeOf(seat);
    return terrain === undefined ? [] : [{ faction: seat.faction, terrain }];
  });
  const without = taken.filter((seat) => homeOf(seat) === undefined).map(({ faction }) => faction);
  return when(taken.length > 0, say('home-terrains', { homes, without }));
};

const barLines = (table: Table, seat: Seat) => {
  const { terrain } = seat;
  const clause = barOf(seat);
  return clause === undefined || terrain === undefined
    ? []
    : [say('bars', { terrain, factions: barsOf(table, seat) }, clause)];
};
