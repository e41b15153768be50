import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, whole, type Field } from '../core/fields.ts';
import { atTable, choice, form, seated, unread, type Checked } from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { sum } from '../core/multisets.ts';
import { names } from '../core/players.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { rankIn } from '../core/ranks.ts';
import { ok } from '../core/result.ts';
import { byFactionOrSeat } from './by-faction.ts';
import type { FiClause } from './clauses.ts';
import { sharedTops } from './cults.ts';
import { AMOUNT, PLAYERS } from './data.ts';
import type { Faction } from './data/factions.ts';
import { CULT_LEVELS, CULTS, RESULTS, TILES, type Cult, type Tile } from './data/tiles.ts';
import { LEFT_OVER_SAYS, leftOver, leftOverLines, type LeftOver, type Stock } from './left-over.ts';
import { factionsSoFarAt, namesMoved, parseSeated } from './opponents.ts';
import { parsePoints, perSeat, slashedSoFar } from './player-lists.ts';
import { factionsIn } from './seats.ts';
import {
  awarding,
  CATEGORY_SAYS,
  categoryLines,
  isNoResult,
  SHARE_READINGS,
  type Award,
  type Outcome,
} from './shares.ts';
import { FACTIONS_SAYS, factionViolations } from './table.ts';

/** Coins, workers, Priests and the Bowls II and III. */
export const RESOURCES = ['coins', 'workers', 'priests', 'two', 'three'] as const;

/** The lists of a sheet, by what stands between two seats. */
export const SHEET_LISTS = {
  points: ',',
  area: ',',
  results: ',',
  cults: ';',
  resources: ';',
} as const;

export type SheetList = keyof typeof SHEET_LISTS;

const LISTS = { names: ',', ...SHEET_LISTS } as const;

/** What is told of the seats once Factions came, went or changed places: each goes with its Faction. */
export const movedWith = (
  told: Readonly<Record<keyof typeof LISTS, string>>,
  before: readonly string[],
  after: readonly string[],
): Readonly<Partial<Record<keyof typeof LISTS, string>>> =>
  Object.fromEntries(
    (Object.keys(LISTS) as (keyof typeof LISTS)[])
      .filter((list) => told[list].trim() !== '')
      .map((list) => {
        const { of, make } = parts(LISTS[list], after.length);
        return [list, make(namesMoved(of(told[list]), before, after))];
      }),
  );

/** A list to begin with, which a table leaves blank: its own numbers are not told yet. */
const bySeat = (start: string, samples: readonly string[]) =>
  seated(unread(start, { samples }), ({ seats }) => (seats.length > 1 ? '' : undefined));

const FORM = form(
  {
    /** By seat, as all that follows. */
    factions: seated(
      unread('witches,alchemists,mermaids,yetis', {
        count: PLAYERS,
        samples: ['giants,nomads', 'giants,/', 'witches,auren', 'dwarves,fakirs,acolytes'],
      }),
      factionsSoFarAt,
    ),
    names: names(
      PLAYERS,
      byFactionOrSeat(({ factions = '' }) => factionsIn(factions)),
    ),
    /** Victory points before final scoring. */
    points: bySeat('78,71,64,58', ['', '60,61', '60,,61', '1,2,3', '80,70,70,60']),
    /** Structures in the largest group. */
    area: bySeat('11,9,12,7', ['', '8,8', '5,,5', '9,8,7', '1,1,1,1', '12,12,3,3']),
    /** The Final Scoring tile in play, or `all` while none is told. */
    tile: atTable(choice(['all', ...TILES], 'outposts')),
    /** What the tile counts; a dash for a player without a result. */
    results: bySeat('5,4,5,3', ['', '0,1', '-,1', '-,-,-,-', '2,2,2', '3,-,-,2', '1,0,0,0']),
    /** Levels in Fire, Water, Earth and Air. */
    cults: bySeat('8/4/2/9;3/7/5/0;0/10/4/2;5/4/7/3', [
      '',
      '1/2/3/4;4/3/2/1',
      '1//3/4;4/3/2/1',
      ';4/3/2/1',
      '10/1/1/1;10/1/1/1;0/0/0/0;2/2/2/2',
    ]),
    /** Coins, workers, Priests and tokens in the Bowls II and III. */
    resources: bySeat('4/1/0/3/2;5/0/1/0/4;2/0/0/1/0;0/2/0/6/1', [
      '',
      '3/0/0/0/0;2/0/0/0/0',
      '3//0/0/0;2/0/0/0/0',
      '1/1/1/1/1;;;',
    ]),
    ...SHARE_READINGS,
    /** The map that area and tile were counted on, as its link says it; it only goes along. */
    onMap: unread('', { samples: ['board=witches:A3d;giants:'] }),
  },
  ({ factions: text, points, area, tile: told, results, cults, resources, ...rest }) => {
    const factions = parseSeated('factions', text);
    const players = factions.ok ? factions.value.length : 0;
    const tile = told === 'all' ? undefined : told;
    const fields = collect({
      factions,
      points: perSeat('points', points, { players, parse: parsePoints }),
      area: perSeat('area', area, { players, parse: parseArea }),
      results: perSeat('results', results, { players, parse: parseResult(tile) }),
      cults: perSeat('cults', cults, { players, parse: parseLevels }),
      resources: perSeat('resources', resources, { players, parse: parseResources }),
    });
    return fields.ok ? ok({ ...rest, ...fields.value, tile }) : fields;
  },
);

const parseArea = (field: string, text: string): Field<number, never> =>
  whole(field, text, RESULTS);

/** Stronghold and Sanctuary are at least 1 apart, or there is no result. */
const parseResult =
  (tile: Tile | undefined) =>
  (field: string, text: string): Field<{ readonly value: Outcome }, never> => {
    const isApart = tile === 'stronghold-sanctuary' || tile === undefined;
    if (isApart && isNoResult(text)) return ok({ value: undefined });
    const min = tile === 'stronghold-sanctuary' ? 1 : RESULTS.min;
    const value = whole(field, text, { min, max: RESULTS.max });
    return value.ok ? ok({ value: value.value }) : value;
  };

/** Markers as far as they are told. */
export type Levels = Readonly<Record<Cult, number | undefined>>;

const parseLevels = (field: string, text: string): Field<Levels, never> => {
  const read = slashedSoFar(field, text, { count: CULTS.length, each: CULT_LEVELS });
  if (!read.ok) return read;
  const [fire, water, earth, air] = read.value;
  return ok({ fire, water, earth, air });
};

/** The markers that a text tells, or `undefined` while it cannot be read. */
export const levelsIn = (text: string): Levels | undefined => {
  const read = text.trim() === '' ? ok(NO_LEVELS) : parseLevels('', text);
  return read.ok ? read.value : undefined;
};

const NO_LEVELS: Levels = { fire: undefined, water: undefined, earth: undefined, air: undefined };

/** What somebody has left; nothing as long as a part of it is blank. */
const parseResources = (field: string, text: string): Field<Stock | undefined, never> => {
  const read = slashedSoFar(field, text, { count: RESOURCES.length, each: AMOUNT });
  if (!read.ok) return read;
  const [coins, workers, priests, two, three] = read.value;
  return ok(
    coins === undefined ||
      workers === undefined ||
      priests === undefined ||
      two === undefined ||
      three === undefined
      ? undefined
      : { coins, workers, priests, bowls: [0, two, three] },
  );
};

const SAYS = {
  ...FACTIONS_SAYS,
  ...CATEGORY_SAYS,
  ...LEFT_OVER_SAYS,
  'not-counted': [
    'fi.scoring.winner',
    'fi.scoring.area',
    'fi.scoring.tile-drawn',
    'fi.scoring.cults',
    'fi.scoring.left-over',
  ],
  'no-result': 'fi.strongholds.both',
  total: 'fi.scoring.after-area',
  wins: 'fi.scoring.winner',
  'shared-victory': 'fi.scoring.shared-victory',
  'two-on-top': 'fi.cults.top',
  'not-of-group': ['fi.distance.farthest', 'fi.outposts.one-group', 'fi.settlements.single'],
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Sheet = Checked<typeof FORM>;

/** Somebody who scores: by name if there is one, else by Faction. */
export interface Scorer {
  readonly seat: number;
  readonly faction: Faction;
  readonly name: string;
}

/** What is added up, in the order in which a table counts it. */
export const COLUMNS = ['points', 'area', 'tile', 'cults', 'resources'] as const;

export type Column = (typeof COLUMNS)[number];

/** One player's part of the sheet: whatever of it is told of everybody. */
export interface SheetRow {
  readonly who: Scorer;
  readonly area: Award | undefined;
  readonly tile: Award | undefined;
  readonly cults: Readonly<Record<Cult, Award | undefined>>;
  readonly leftOver: LeftOver | undefined;
  /** The points of each column; the Cults only when all four are told. */
  readonly points: Readonly<Record<Column, number | undefined>>;
  readonly total: number;
  readonly place: number;
  /** Whether others have the same total. */
  readonly tied: boolean;
}

/** A column that does not count yet, and whose part of it is not told. */
export interface Missing {
  readonly column: Column;
  readonly players: readonly Scorer[];
}

export interface FinalScoringValue {
  /** By seat. */
  readonly players: readonly SheetRow[];
  readonly tile: Tile | undefined;
  readonly missing: readonly Missing[];
}

/** The whole final scoring, as far as it is told. */
const finalStanding = (sheet: Sheet) => {
  const scorers = sheet.factions.map((faction, i) => ({
    seat: i + 1,
    faction,
    name: nth(sheet.names, i, ''),
  }));
  const scored = scoredIn(sheet);
  const players = ranked(scorers.map((who, i) => rowOf(who, i, scored)));
  const missing = missingIn(sheet, scorers);
  const value: FinalScoringValue = { players, tile: sheet.tile, missing };
  return ruled(
    [
      ...factionViolations(sheet.factions),
      ...topViolations(sheet, scorers),
      ...groupViolations(sheet, scorers),
    ],
    {
      value,
      lines: [
        ...missing.map((each) => say('not-counted', each, MISSING_CLAUSES[each.column])),
        ...awardLines(sheet, players),
        ...players.flatMap(({ who, leftOver: left }, i) =>
          leftOverLines({ who }, who.faction, { left, stock: sheet.resources[i] }),
        ),
        ...players
          .filter(({ points }) => COLUMNS.some((column) => points[column] !== undefined))
          .map(({ who, points, total }) => say('total', { who, points, total })),
        ...(missing.length > 0 ? [] : victory(players)),
      ],
    },
  );
};

export type SheetLine = Extract<
  ReturnType<typeof finalStanding>,
  { readonly ok: true }
>['value']['lines'][number];

export const finalScoring = question({ form: FORM, says: SAYS, rule: finalStanding });

const MISSING_CLAUSES = {
  points: 'fi.scoring.winner',
  area: 'fi.scoring.area',
  tile: 'fi.scoring.tile-drawn',
  cults: 'fi.scoring.cults',
  resources: 'fi.scoring.left-over',
} as const satisfies Readonly<Record<Column, FiClause>>;

/** A list of which every part is told, or nothing: a place means something among all players only. */
const allTold = <T>(list: readonly (T | undefined)[]): readonly T[] | undefined => {
  const told = list.filter((item) => item !== undefined);
  return told.length === list.length ? told : undefined;
};

type Scored = ReturnType<typeof scoredIn>;

/** What each column gives, seat by seat. */
const scoredIn = (sheet: Sheet) => {
  const awards = (values: readonly Outcome[] | undefined, scale: 'tile' | 'cult') =>
    values?.map(awarding(values, scale, sheet));
  const results = allTold(sheet.results)?.map(({ value }) => value);
  const cult = (name: Cult) => awards(allTold(sheet.cults.map((levels) => levels?.[name])), 'cult');
  return {
    points: allTold(sheet.points),
    area: awards(allTold(sheet.area), 'tile'),
    tile: sheet.tile && awards(results, 'tile'),
    cults: {
      fire: cult('fire'),
      water: cult('water'),
      earth: cult('earth'),
      air: cult('air'),
    },
    leftOver: allTold(sheet.resources)?.map((stock, i) =>
      leftOver(nth(sheet.factions, i, 'witches'), stock),
    ),
  };
};

type Row = Omit<SheetRow, 'place' | 'tied'>;

const rowOf = (who: Scorer, seat: number, scored: Scored): Row => {
  const at = <T>(column: readonly T[] | undefined): T | undefined => column?.[seat];
  const [area, tile, left] = [at(scored.area), at(scored.tile), at(scored.leftOver)];
  const cults = {
    fire: at(scored.cults.fire),
    water: at(scored.cults.water),
    earth: at(scored.cults.earth),
    air: at(scored.cults.air),
  };
  const ofCults = allTold(CULTS.map((cult) => cults[cult]?.points));
  const points = {
    points: at(scored.points),
    area: area?.points,
    tile: tile?.points,
    cults: ofCults && sum(ofCults),
    resources: left?.points,
  };
  return { who, area, tile, cults, leftOver: left, points, total: totalOf(points) };
};

const totalOf = (points: SheetRow['points']): number =>
  sum(COLUMNS.map((column) => points[column] ?? 0));

/** Shares that stay exact are halves, thirds, quarters or fifths: a sixtieth tells them apart. */
const sixtieths = (total: number): number => Math.round(total * 60);

/** From the highest total down. */
const ranked = (rows: readonly Row[]): readonly SheetRow[] => {
  const totals = rows.map(({ total }) => sixtieths(total));
  return rows.map((row) => {
    const total = sixtieths(row.total);
    return {
      ...row,
      place: rankIn(totals, total, 'competition'),
      tied: totals.filter((other) => other === total).length > 1,
    };
  });
};

const missingIn = (sheet: Sheet, scorers: readonly Scorer[]): readonly Missing[] => {
  const isTold = (column: Column, seat: number): boolean => {
    switch (column) {
      case 'points':
        return sheet.points[seat] !== undefined;
      case 'area':
        return sheet.area[seat] !== undefined;
      case 'tile':
        return sheet.tile !== undefined && sheet.results[seat] !== undefined;
      case 'cults':
        return CULTS.every((cult) => sheet.cults[seat]?.[cult] !== undefined);
      case 'resources':
        return sheet.resources[seat] !== undefined;
    }
  };
  return COLUMNS.map((column) => ({
    column,
    players: scorers.filter((_, seat) => !isTold(column, seat)),
  })).filter(({ players }) => players.length > 0);
};

/** The places of the area, of the tile and of each Cult. */
const awardLines = (sheet: Sheet, players: readonly SheetRow[]) => {
  const named = (award: (row: SheetRow) => Award | undefined) =>
    players.flatMap((row) => {
      const taken = award(row);
      return taken === undefined ? [] : [{ who: row.who, award: taken }];
    });
  const ofTile = named(({ tile }) => tile);
  const without = ofTile.filter(({ award }) => award.value === undefined);
  return [
    ...categoryLines(
      named(({ area }) => area),
      { category: 'area' as const, scale: 'tile' },
      sheet,
    ),
    ...(sheet.tile === undefined
      ? []
      : categoryLines(ofTile, { category: sheet.tile, scale: 'tile' }, sheet)),
    ...when(without.length > 0, say('no-result', { players: without.map(({ who }) => who) })),
    ...CULTS.flatMap((cult) =>
      categoryLines(
        named(({ cults }) => cults[cult]),
        { category: cult, scale: 'cult' },
        sheet,
      ),
    ),
  ];
};

/** Who has the most; nothing breaks a tie. */
const victory = (players: readonly SheetRow[]) => {
  const first = players.filter(({ place }) => place === 1);
  const winners = first.map(({ who }) => who);
  const total = nth(
    first.map((row) => row.total),
    0,
    0,
  );
  return first.length === 1
    ? [say('wins', { players: winners, total })]
    : [say('shared-victory', { players: winners, total })];
};

const topViolations = (sheet: Sheet, scorers: readonly Scorer[]) =>
  sharedTops(sheet.cults.map((levels) => levels ?? NO_LEVELS)).map(({ cult, seats }) =>
    say('two-on-top', { cult, players: scorers.filter((_, seat) => seats.includes(seat)) }),
  );

/**
 * What a tile can count beside the largest group: its Structures are of one group, and no group is
 * larger. Stronghold and Sanctuary are left out, because a reading lets them be in two.
 */
const COUNTED = {
  distance: (area: number) => (area < 2 ? { min: 0, max: 0 } : { min: 1, max: RESULTS.max }),
  outposts: (area: number) => ({ min: 0, max: area }),
  settlements: (area: number) => ({ min: Math.min(area, 1), max: area }),
} as const;

const GROUP_CLAUSES = {
  distance: 'fi.distance.farthest',
  outposts: 'fi.outposts.one-group',
  settlements: 'fi.settlements.single',
} as const;

const groupViolations = ({ tile, area, results }: Sheet, scorers: readonly Scorer[]) => {
  if (tile === undefined || tile === 'stronghold-sanctuary') return [];
  return scorers.flatMap((who, seat) => {
    const group = area[seat];
    const result = results[seat]?.value;
    if (group === undefined || result === undefined) return [];
    const { min, max } = COUNTED[tile](group);
    return when(
      result < min || result > max,
      say('not-of-group', { who, tile, result, area: group, min, max }, GROUP_CLAUSES[tile]),
    );
  });
};
