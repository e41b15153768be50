import { isDeepStrictEqual } from 'node:util';
import {
  climb,
  CULTS,
  isNewTerrain,
  distance,
  gainPower,
  landscape,
  leftOver,
  MAP_NAMES,
  mapScoring,
  nameOf,
  parseBoard,
  reachable,
  reachOf,
  riverwalkers,
  shares,
  spadeCost,
  townsAndPower,
  type Bowls,
  type Digger,
  type Faction,
  type MapName,
  type MapScoringValue,
  type SpadeCostValue,
  type Terrain,
  type TownsAndPowerValue,
} from '#engine/fire-and-ice/index.ts';

/** A value of a vector file that the engine sees otherwise, or a part that nobody knows how to check. */
export interface Disagreement {
  readonly section: string;
  /** Which row: its id or its position from 1. */
  readonly row: string;
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

export interface Checked {
  readonly checked: number;
  readonly failed: readonly Disagreement[];
}

/** Compares every value of a file of the form of tests/fixtures/fire-and-ice-vectors.json. */
export const checkVectors = (json: unknown): Checked => {
  const sections = isRow(json) ? Object.entries(json) : [];
  const results = sections
    .filter(([section]) => section !== 'about')
    .flatMap(([section, rows]) => checkSection(section, rows));
  const failed = results.flatMap(({ failed }) => failed);
  if (sections.length === 0) failed.push(unknown('file', '-', 'no sections', json));
  return { checked: results.reduce((total, { checked }) => total + checked, 0), failed };
};

/** How many values agree and fail, section by section. */
export const countVectors = (json: unknown): Readonly<Record<string, readonly [number, number]>> =>
  Object.fromEntries(
    Object.entries(isRow(json) ? json : {})
      .filter(([section]) => section !== 'about')
      .map(([section, rows]) => {
        const { checked, failed } = checkVectors({ [section]: rows });
        return [section, [checked, failed.length]];
      }),
  );

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknown = (section: string, row: string, what: string, expected: unknown): Disagreement => ({
  section,
  row,
  what,
  expected,
  got: 'not a shape that can be checked',
});

/** Notes one value: what it is called, what the file says, what the engine says. */
type Note = (what: string, expected: unknown, got: unknown) => void;

/** Checks one row, and names the fields of it that it knows. */
interface Section {
  readonly fields: readonly string[];
  readonly check: (row: never, note: Note) => void;
}

const checkSection = (section: string, rows: unknown): readonly Checked[] => {
  const known = SECTIONS[section];
  if (known === undefined || !Array.isArray(rows)) {
    return [{ checked: 0, failed: [unknown(section, '-', 'unknown section', rows)] }];
  }
  return rows.map((row: unknown, i) => checkRow(section, known, { row, position: i + 1 }));
};

const checkRow = (
  section: string,
  { fields, check }: Section,
  { row, position }: { readonly row: unknown; readonly position: number },
): Checked => {
  const id = isRow(row) && typeof row['id'] === 'string' ? row['id'] : String(position);
  if (!isRow(row)) return { checked: 0, failed: [unknown(section, id, 'not a row', row)] };
  const failed: Disagreement[] = Object.keys(row)
    .filter((field) => !fields.includes(field))
    .map((field) => unknown(section, id, `unknown field ${field}`, row[field]));
  let checked = 0;
  const note: Note = (what, expected, got) => {
    checked += 1;
    if (!isDeepStrictEqual(expected, got)) failed.push({ section, row: id, what, expected, got });
  };
  try {
    check(row as never, note);
  } catch (error) {
    // A row of another shape than its section's.
    failed.push(unknown(section, id, `cannot be read: ${String(error)}`, row));
  }
  return { checked, failed };
};

/* Boards */

interface Player {
  readonly faction: Faction;
  readonly terrain: Terrain;
  readonly shipping: number;
  readonly tunnelRange?: number;
  readonly carpetRange?: number;
  readonly riverTowns?: readonly string[];
  readonly buildings: Readonly<Record<string, string>>;
  readonly cults?: Readonly<Record<string, number>>;
}

interface BoardRow {
  readonly id: string;
  readonly map: MapName;
  readonly players: readonly Player[];
  readonly bridges: readonly {
    readonly owner: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly expected: Readonly<Record<string, unknown>>;
}

type ByFaction<T> = Readonly<Record<string, T>>;

const PLAYER_FIELDS = [
  'faction',
  'terrain',
  'shipping',
  'tunnelRange',
  'carpetRange',
  'riverTowns',
  'buildings',
  'cults',
];

const LETTERS: Readonly<Record<string, string>> = {
  dwelling: 'd',
  'trading-house': 'h',
  temple: 't',
  stronghold: 's',
  sanctuary: 'a',
};

/** The board in the engine's own notation. */
export const boardText = ({ players, bridges }: Pick<BoardRow, 'players' | 'bridges'>): string =>
  players
    .map(({ faction, terrain, shipping, carpetRange, riverTowns = [], buildings }) => {
      const marks = [
        terrain,
        `ship${String(shipping)}`,
        ...(carpetRange === undefined ? [] : [`carpet${String(carpetRange)}`]),
      ];
      const items = [
        ...Object.entries(buildings).map(([hex, kind]) => `${hex}${LETTERS[kind] ?? '?'}`),
        ...bridges.filter(({ owner }) => owner === faction).map(({ from, to }) => `${from}-${to}`),
        ...riverTowns,
      ];
      return `${[faction, ...marks].join('.')}:${items.join()}`;
    })
    .join(';');

const checkBoard = (row: BoardRow, note: Note): void => {
  row.players.forEach((player) => {
    const strange = Object.keys(player).filter((field) => !PLAYER_FIELDS.includes(field));
    if (strange.length > 0) note(`${player.faction}: fields`, strange, []);
    if (player.tunnelRange !== undefined)
      note('tunnelRange', player.tunnelRange, jumpOf(row, player));
  });
  for (const [name, expected] of Object.entries(row.expected)) {
    const check = EXPECTED[name];
    if (check === undefined) note(`expected.${name}`, expected, 'not a shape that can be checked');
    else check(row, note, expected as never);
  }
};

const jumpOf = (row: BoardRow, { faction }: Player): number | undefined =>
  read(row).holdings.find((holding) => holding.faction === faction)?.jump;

const read = (row: BoardRow): Extract<ReturnType<typeof parseBoard>, { ok: true }>['value'] => {
  const board = parseBoard('board', row.map, boardText(row));
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
};

const scored = (row: BoardRow, cults = ''): MapScoringValue => {
  const reply = mapScoring.ask({
    ...mapScoring.form.start,
    map: row.map,
    board: boardText(row),
    cults,
  });
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.answer.value;
};

const towns = (
  row: BoardRow,
  asked: { readonly faction: string; readonly favor?: string; readonly hex?: string },
): TownsAndPowerValue => {
  const reply = townsAndPower.ask({
    ...townsAndPower.form.start,
    cluster: '',
    map: row.map,
    board: boardText(row),
    ...asked,
  });
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.answer.value;
};

/** Lists whose order means nothing. */
const sorted = (names: readonly string[]): readonly string[] => names.toSorted();

const sortedGroups = (groups: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  groups.map(sorted).toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));

const CATEGORIES = {
  area: 'area',
  greatestDistance: 'distance',
  strongholdSanctuary: 'stronghold-sanctuary',
  outposts: 'outposts',
  settlements: 'settlements',
} as const;

const category =
  (name: keyof typeof CATEGORIES) =>
  (
    row: BoardRow,
    note: Note,
    expected: Readonly<Record<'value' | 'vp', ByFaction<number>>>,
  ): void => {
    const entries = scored(row).categories.find(
      (score) => score.category === CATEGORIES[name],
    )?.entries;
    const strange = Object.keys(expected).filter((field) => field !== 'value' && field !== 'vp');
    if (strange.length > 0) note(`${name}: fields`, strange, []);
    for (const [faction, value] of Object.entries(expected.value)) {
      const entry = entries?.find((candidate) => candidate.faction === faction);
      note(`${name} of ${faction}`, value, entry === undefined ? undefined : (entry.value ?? 0));
      note(`${name} points of ${faction}`, expected.vp[faction], entry?.points);
    }
  };

const cultsText = ({ players }: BoardRow): string =>
  players
    .map(({ cults = {} }) => CULTS.map((cult) => cults[cult.toUpperCase()]).join('/'))
    .join(';');

interface Cluster {
  readonly hexes: readonly string[];
  readonly power: number;
  readonly countSA2: number;
  readonly townAt7: boolean;
  readonly townAt6: boolean;
}

/** The board before the Mermaids skipped any river space. */
const beforeRiverTowns = ({ players, ...row }: BoardRow): BoardRow => ({
  ...row,
  players: players.map((player) => ({ ...player, riverTowns: [] })),
});

const clustersOf = (row: BoardRow, faction: string): readonly Cluster[] => {
  const before = beforeRiverTowns(row);
  const at7 = towns(before, { faction }).clusters;
  const at6 = towns(before, { faction, favor: 'yes' }).clusters;
  return at7.map(({ spaces, power, count, verdict }, i) => ({
    hexes: spaces,
    power,
    countSA2: count,
    townAt7: verdict === 'town',
    townAt6: at6[i]?.verdict === 'town',
  }));
};

const byHexes = (clusters: readonly Cluster[]): readonly Cluster[] =>
  clusters
    .map((cluster) => ({ ...cluster, hexes: sorted(cluster.hexes) }))
    .toSorted((a, b) => ((a.hexes[0] ?? '') < (b.hexes[0] ?? '') ? -1 : 1));

/** What is expected of a board, by name. */
const EXPECTED: Readonly<Record<string, (row: BoardRow, note: Note, expected: never) => void>> = {
  area: category('area'),
  greatestDistance: category('greatestDistance'),
  strongholdSanctuary: category('strongholdSanctuary'),
  outposts: category('outposts'),
  settlements: category('settlements'),
  cults: (row, note, expected: ByFaction<ByFaction<number>>) => {
    const { cults } = scored(row, cultsText(row));
    for (const [name, points] of Object.entries(expected)) {
      const entries = cults.find(({ cult }) => cult.toUpperCase() === name)?.entries;
      for (const [faction, vp] of Object.entries(points)) {
        note(
          `${name} of ${faction}`,
          vp,
          entries?.find((entry) => entry.faction === faction)?.points,
        );
      }
    }
  },
  // Points before final scoring are not in the file: the sum cannot be less than what final scoring gives.
  finalVP: (row, note, expected: ByFaction<number>) => {
    const { players, categories } = scored(row, cultsText(row));
    for (const [faction, vp] of Object.entries(expected)) {
      const area = categories[0]?.entries.find((entry) => entry.faction === faction)?.points ?? NaN;
      const cults = players.find((player) => player.faction === faction)?.cults ?? NaN;
      note(`finalVP of ${faction} holds area and Cults`, true, vp >= area + cults);
    }
  },
  groups: (row, note, expected: ByFaction<Readonly<Record<string, readonly string[][]>>>) => {
    const { players } = scored(row);
    for (const [faction, groups] of Object.entries(expected)) {
      const player = players.find((candidate) => candidate.faction === faction);
      for (const [kind, lists] of Object.entries(groups)) {
        const got = kind === 'networks' || kind === 'settlements' ? player?.[kind] : undefined;
        note(`${kind} of ${faction}`, sortedGroups(lists), got && sortedGroups(got));
      }
    }
  },
  clustersBeforeRiverTowns: (row, note, expected: ByFaction<readonly Cluster[]>) => {
    for (const [faction, clusters] of Object.entries(expected)) {
      const got = byHexes(clustersOf(row, faction));
      note(`clusters of ${faction}`, clusters.length, got.length);
      byHexes(clusters).forEach((cluster, i) => {
        for (const [field, value] of Object.entries(cluster)) {
          const mine: Row = { ...got[i] };
          note(`cluster ${String(i + 1)} of ${faction}: ${field}`, value, mine[field]);
        }
      });
    }
  },
  mermaidRiverTownCandidates: (row, note, expected: readonly string[]) => {
    const { riverTowns } = towns(beforeRiverTowns(row), { faction: 'mermaids' });
    note('mermaidRiverTownCandidates', sorted(expected), sorted(riverTowns));
  },
  power: (
    row,
    note,
    expected: readonly { builder: string; hex: string; offers: ByFaction<number> }[],
  ) => {
    for (const { builder, hex, offers, ...rest } of expected) {
      if (Object.keys(rest).length > 0) note('power: fields', Object.keys(rest), []);
      const got = towns(row, { faction: builder, hex }).offers;
      note(
        `power when ${builder} build on ${hex}`,
        offers,
        Object.fromEntries(got.map(({ faction, power }) => [faction, power])),
      );
    }
  },
  reachable: (row, note, expected: ByFaction<Readonly<Record<string, unknown>>>) => {
    const board = read(row);
    for (const [faction, { bonusShipTile, ...ways }] of Object.entries(expected)) {
      const holding = board.holdings.find((candidate) => candidate.faction === faction);
      const got = holding && reachable(board, holding, { bonusCard: bonusShipTile === true });
      const mine = { direct: got?.direct, ship: got?.ship, tunnelOrCarpet: got?.jump };
      for (const [way, hexes] of Object.entries(ways)) {
        const spaces = Object.entries(mine).find(([name]) => name === way)?.[1];
        const names = spaces?.map((space) => nameOf(landscape(row.map), space));
        note(`${faction} reach ${way}`, sorted(hexes as string[]), names && sorted(names));
      }
    }
  },
};

/* Unit sections */

interface Seat {
  readonly faction: string;
  readonly terrain: string;
}

const seatsText = (seats: readonly Seat[]): string =>
  seats.map(({ faction, terrain }) => `${faction}/${terrain}`).join();

type SpadeCostDraft = typeof spadeCost.form.start;

/** The answer of the Spade calculator, or `undefined` where it says that this cannot be done. */
const spades = (asked: Partial<SpadeCostDraft>): SpadeCostValue | undefined => {
  const reply = spadeCost.ask({ ...spadeCost.form.start, ...asked });
  if (reply.kind === 'unreadable') throw new Error(JSON.stringify(reply));
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

/** Ice or Volcano that is one's own already: nothing is paid, because nothing can become of it. */
const staysNew = ({ from, to }: SpadeCostValue): boolean => from === to && isNewTerrain(from);

interface ToOwn {
  readonly faction: string;
  readonly home: string;
  readonly from: string;
  readonly to: string;
  readonly spades: number | null;
  readonly cost?: readonly { readonly level: number; readonly W?: number; readonly P?: number }[];
}

const checkToOwn = ({ faction, home, from, to, spades: count, cost }: ToOwn, note: Note): void => {
  const value = spades({ faction, home, from });
  note('spades', count, value === undefined || staysNew(value) ? null : value.spades);
  if (value !== undefined) note('to', to, value.own);
  if (cost === undefined) return;
  note('levels', cost.length, value?.levels.length);
  for (const { level, ...price } of cost) {
    const at = spades({ faction, home, from, level: String(level) });
    const got: Row = { W: at?.workers, P: at?.priests };
    for (const [unit, amount] of Object.entries(price)) {
      note(`${unit} at level ${String(level)}`, amount, got[unit]);
    }
  }
};

interface Volcano {
  readonly faction: string;
  readonly from: string;
  readonly opponents: readonly Seat[];
  readonly possible: boolean;
  readonly powerTokens?: number;
  readonly cultSteps?: number;
}

const checkVolcano = (row: Volcano, note: Note): void => {
  const { faction, from, opponents, possible, powerTokens, cultSteps } = row;
  const value = spades({ faction, home: '', from, opponents: seatsText(opponents) });
  note('possible', possible, value !== undefined && !staysNew(value));
  if (powerTokens !== undefined) note('powerTokens', powerTokens, value?.tokens);
  if (cultSteps !== undefined) note('cultSteps', cultSteps, value?.steps);
};

interface Unlock {
  readonly start: string;
  readonly unlock: string;
  readonly opponents: readonly Seat[];
  readonly coins: number;
}

const checkUnlock = ({ start, unlock, opponents, coins }: Unlock, note: Note): void => {
  const reply = riverwalkers.ask({
    ...riverwalkers.form.start,
    start,
    unlock,
    priests: '1',
    opponents: seatsText(opponents),
  });
  note('coins', coins, reply.kind === 'answer' ? reply.answer.value.paid : reply);
};

interface Split {
  readonly values: readonly number[];
  readonly points: readonly number[];
  readonly vp: readonly number[];
}

const SCALES = { '18,12,6': 'tile', '8,4,2': 'cult' } as const;

const checkSplit = ({ values, points, vp }: Split, note: Note): void => {
  const scale = Object.entries(SCALES).find(([places]) => places === points.join())?.[1];
  const reply = shares.ask({
    ...shares.form.start,
    values: values.join(),
    scale: scale ?? points.join(),
  });
  const got = reply.kind === 'answer' ? reply.answer.value.players : undefined;
  vp.forEach((share, i) => {
    note(`player ${String(i + 1)}`, share, got?.[i]?.points ?? reply);
  });
};

interface Resources {
  readonly faction: Faction;
  readonly start: Readonly<Record<'C' | 'W' | 'P' | 'P1' | 'P2' | 'P3', number>>;
  readonly vp: number;
  readonly coinsLeft: number;
}

const checkResources = ({ faction, start, vp, coinsLeft }: Resources, note: Note): void => {
  const { C, W, P, P1, P2, P3 } = start;
  const got = leftOver(faction, { coins: C, workers: W, priests: P, bowls: [P1, P2, P3] });
  note('vp', vp, got.points);
  note('coinsLeft', coinsLeft, got.coinsLeft);
};

interface Advance {
  readonly from: number;
  readonly steps: number;
  readonly hasKey: boolean;
  readonly topTakenByOther: boolean;
  readonly to: number;
  readonly power: number;
  readonly keysLeft: number;
}

const checkAdvance = (row: Advance, note: Note): void => {
  const { from, steps, hasKey, topTakenByOther, to, power, keysLeft } = row;
  const got = climb({ from, steps, keys: hasKey ? 1 : 0, topTaken: topTakenByOther });
  note('to', to, got.to);
  note('power', power, got.power);
  note('keysLeft', keysLeft, got.keys);
};

const checkGain = (
  { bowls, gain, gained, result }: { bowls: Bowls; gain: number; gained: number; result: Bowls },
  note: Note,
): void => {
  const got = gainPower(bowls, gain);
  note('gained', gained, got.gained);
  note('result', result, got.bowls);
};

const checkDistance = (
  { map, a, b, distance: steps }: { map: MapName; a: string; b: string; distance: number },
  note: Note,
): void => {
  if (!MAP_NAMES.includes(map)) throw new Error(`no map ${map}`);
  const land = landscape(map);
  note('distance', steps, distance(land, land.named.get(a) ?? -1, land.named.get(b) ?? -1));
};

const SECTIONS: Readonly<Record<string, Section>> = {
  boards: { fields: ['id', 'map', 'kind', 'players', 'bridges', 'expected'], check: checkBoard },
  cultAdvance: {
    fields: ['from', 'steps', 'hasKey', 'topTakenByOther', 'to', 'power', 'keysLeft'],
    check: checkAdvance,
  },
  finalResources: { fields: ['faction', 'start', 'vp', 'coinsLeft'], check: checkResources },
  powerGain: { fields: ['bowls', 'gain', 'gained', 'result'], check: checkGain },
  rankSplit: { fields: ['values', 'points', 'vp'], check: checkSplit },
  riverwalkersUnlock: { fields: ['start', 'unlock', 'opponents', 'coins'], check: checkUnlock },
  spadeOutcomes: {
    fields: ['faction', 'home', 'from', 'spades', 'outcomes', 'best'],
    check: (
      row: Digger & { from: Terrain; spades: number; outcomes: readonly string[]; best: string },
      note: Note,
    ) => {
      const { faction, home, from, spades: count, outcomes, best } = row;
      const got = reachOf({ faction, home }, from, count);
      note('outcomes', sorted(outcomes), sorted(got.grounds));
      note('best', best, got.best);
    },
  },
  terraformPartial: {
    fields: ['faction', 'home', 'from', 'to', 'spades'],
    check: ({ spades: count, ...asked }: SpadeCostDraft & { spades: number }, note: Note) => {
      note('spades', count, spades(asked)?.spades);
    },
  },
  terraformToOwnTerrain: {
    fields: ['faction', 'home', 'from', 'to', 'spades', 'cost'],
    check: checkToOwn,
  },
  terraformVolcano: {
    fields: ['faction', 'from', 'opponents', 'possible', 'powerTokens', 'cultSteps'],
    check: checkVolcano,
  },
  hexDistance: { fields: ['map', 'a', 'b', 'distance'], check: checkDistance },
};
