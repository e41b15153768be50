import { MAP_PRINTS, type MapName } from '#engine/fire-and-ice/index.ts';

/*
 * A second opinion on boards, from the clauses alone: slow, literal, and with nothing of the engine
 * but the terrain that the maps print.
 */

/** A space: its row, and its place in it counted in half spaces, so that shifted rows stay whole. */
interface Hex {
  readonly name: string;
  readonly row: number;
  readonly half: number;
  readonly river: boolean;
  /** fi.map.edge */
  readonly edge: boolean;
}

export interface Player {
  readonly faction: string;
  readonly shipping: number;
  /** Spaces that a tunnel or carpet skips. */
  readonly jump: number;
  readonly pieces: ReadonlyMap<string, string>;
  readonly bridges: readonly (readonly [string, string])[];
  readonly skipped: readonly string[];
}

export interface Table {
  readonly map: MapName;
  readonly players: readonly Player[];
}

type Groups = readonly (readonly string[])[];

const hexes = new Map<MapName, readonly Hex[]>();

/** fi.map.names */
export const hexesOf = (map: MapName): readonly Hex[] => {
  const known = hexes.get(map);
  if (known !== undefined) return known;
  const { rows, firstRow } = MAP_PRINTS[map];
  const widest = Math.max(...rows.map((row) => row.length));
  const all: Hex[] = [];
  let rivers = 0;
  for (const [row, prints] of rows.entries()) {
    let lands = 0;
    for (const [i, print] of [...prints].entries()) {
      const river = print === '~';
      const letter = String.fromCodePoint((firstRow.codePointAt(0) ?? 0) + row);
      const name = river ? `r${String(rivers++)}` : letter + String(++lands);
      const ends = i === 0 || i === prints.length - 1 || row === 0 || row === rows.length - 1;
      all.push({ name, row, half: 2 * i + (prints.length < widest ? 1 : 0), river, edge: ends });
    }
  }
  hexes.set(map, all);
  return all;
};

const around = new Map<string, readonly Hex[]>();

/** The spaces that share an edge with one: beside it, or half a space off in the next row. */
const beside = (map: MapName, name: string): readonly Hex[] => {
  const key = `${map} ${name}`;
  const known = around.get(key);
  if (known !== undefined) return known;
  const one = hexesOf(map).find((hex) => hex.name === name);
  const near = hexesOf(map).filter((hex) => {
    if (one === undefined) return false;
    const [rows, halves] = [Math.abs(hex.row - one.row), Math.abs(hex.half - one.half)];
    return (rows === 0 && halves === 2) || (rows === 1 && halves === 1);
  });
  around.set(key, near);
  return near;
};

const isBeside = (map: MapName, a: string, b: string): boolean =>
  beside(map, a).some(({ name }) => name === b);

/**
 * fi.reach.bridges: along the edge between two River spaces, or along the edge of the map with River
 * on one side: whatever both ends touch is River, and they do not touch each other.
 */
export const takesBridge = (map: MapName, a: string, b: string): boolean => {
  const [near, far] = [beside(map, a), beside(map, b)];
  const between = near.filter(({ name }) => far.some((other) => other.name === name));
  const ends = hexesOf(map).filter(({ name }) => name === a || name === b);
  const [one, other] = ends;
  if (one === undefined || other === undefined || one.river || other.river) return false;
  // Two spaces in a straight line have one space between them, and no edge leads from one to the other.
  const isStraight = one.row === other.row || Math.abs(one.half - other.half) === 2;
  return (
    !isBeside(map, a, b) &&
    between.length > 0 &&
    !(isStraight && between.length === 1) &&
    between.every(({ river }) => river)
  );
};

/** Spaces reached in so many steps from one to the next, each of which must be allowed. */
const walk = (
  map: MapName,
  from: string,
  steps: number,
  may: (hex: Hex) => boolean,
): ReadonlySet<string> => {
  const seen = new Set([from]);
  for (let step = 0; step < steps; step++)
    for (const name of [...seen])
      for (const hex of beside(map, name)) if (may(hex)) seen.add(hex.name);
  return seen;
};

const floods = new Map<string, ReadonlyMap<string, number>>();

/** How many steps it takes to every space, over anything: a flood, ring by ring. */
const flood = (map: MapName, from: string): ReadonlyMap<string, number> => {
  const steps = new Map([[from, 0]]);
  for (const [name, step] of steps)
    for (const hex of beside(map, name)) if (!steps.has(hex.name)) steps.set(hex.name, step + 1);
  return steps;
};

/** fi.distance.count: the fewest steps from space to space. */
export const stepsApart = (map: MapName, a: string, b: string): number => {
  const key = `${map} ${a}`;
  const known = floods.get(key) ?? flood(map, a);
  floods.set(key, known);
  return known.get(b) ?? Infinity;
};

/** fi.reach.shipping: land beside the last of at most so many River spaces. */
const ships = (map: MapName, level: number, a: string, b: string): boolean =>
  level > 0 &&
  [...walk(map, a, level, ({ river }) => river)].some(
    (name) => name !== a && isBeside(map, name, b),
  );

/** fi.reach.direct, and fi.towns.mermaids for the spaces around a skipped one. */
const touches = ({ map, players }: Table, player: Player, a: string, b: string): boolean =>
  isBeside(map, a, b) ||
  players.some(({ bridges }) => bridges.some((ends) => ends.includes(a) && ends.includes(b))) ||
  player.skipped.some((river) => isBeside(map, river, a) && isBeside(map, river, b));

/** Groups are joined two by two until no two can be joined any more. */
const joined = (spaces: readonly string[], joins: (a: string, b: string) => boolean): Groups => {
  let groups: Groups = spaces.map((space) => [space]);
  for (;;) {
    const pair = groups
      .flatMap((one, i) => groups.slice(i + 1).map((other) => [one, other] as const))
      .find(([one, other]) => one.some((a) => other.some((b) => joins(a, b))));
    if (pair === undefined) return groups;
    groups = [...groups.filter((group) => !pair.includes(group)), pair.flat()];
  }
};

/** fi.towns.cluster, fi.settlements.adjacent */
export const clustersOf = (table: Table, player: Player): Groups =>
  joined([...player.pieces.keys()], (a, b) => touches(table, player, a, b));

/** fi.scoring.connected */
export const groupsOf = (table: Table, player: Player): Groups =>
  joined(
    [...player.pieces.keys()],
    (a, b) =>
      touches(table, player, a, b) ||
      ships(table.map, player.shipping, a, b) ||
      (player.jump > 0 && stepsApart(table.map, a, b) <= player.jump + 1),
  );

const VALUES: Readonly<Record<string, number>> = { d: 1, h: 2, t: 2, s: 3, a: 3 };

/** fi.power.values, fi.yetis.power-value */
const valueOf = (faction: string, letter: string): number =>
  faction === 'yetis' && 'sa'.includes(letter) ? 4 : (VALUES[letter] ?? 0);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** fi.towns.needs, fi.towns.sanctuary, fi.towns.favor-tile */
export const strength = ({ faction, pieces }: Player, group: readonly string[], needed: number) => {
  const letters = group.map((space) => pieces.get(space) ?? '');
  const power = total(letters.map((letter) => valueOf(faction, letter)));
  const count = letters.length + letters.filter((letter) => letter === 'a').length;
  return { power, count, town: power >= needed && count >= 4 };
};

/** fi.towns.mermaids: River spaces whose skipping makes a Town of what was none. */
export const skippable = (table: Table, player: Player, needed: number): readonly string[] =>
  player.faction !== 'mermaids'
    ? []
    : hexesOf(table.map).flatMap(({ name, river }) => {
        if (!river || player.skipped.includes(name)) return [];
        const shore = clustersOf(table, player).filter((group) =>
          group.some((space) => isBeside(table.map, name, space)),
        );
        const isTown = (group: readonly string[]): boolean => strength(player, group, needed).town;
        return isTown(shore.flat()) && !shore.some(isTown) ? [name] : [];
      });

/** fi.power.offer */
export const offered = (
  table: Table,
  builder: string,
  space: string,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    table.players.flatMap((player) => {
      const near = [...player.pieces].filter(([at]) =>
        touches(table, { ...player, skipped: [] }, at, space),
      );
      const power = total(near.map(([, letter]) => valueOf(player.faction, letter)));
      return player.faction === builder || power === 0 ? [] : [[player.faction, power]];
    }),
  );

/** fi.scoring.area and the four tiles: the best of one group each. */
export const results = (table: Table, player: Player) => {
  const { map } = table;
  const groups = groupsOf(table, player);
  const clusters = clustersOf(table, player);
  const onEdge = (space: string): boolean =>
    hexesOf(map).some(({ name, edge }) => name === space && edge);
  const best = (count: (group: readonly string[]) => number): number | undefined =>
    groups.length === 0 ? undefined : Math.max(...groups.map(count));
  const spaceOf = (letter: string): string | undefined =>
    [...player.pieces].find(([, kind]) => kind === letter)?.[0];
  const [stronghold, sanctuary] = [spaceOf('s'), spaceOf('a')];
  const isOne = groups.some((group) =>
    [stronghold, sanctuary].every((space) => space !== undefined && group.includes(space)),
  );
  return {
    area: best((group) => group.length),
    distance: best((group) =>
      Math.max(...group.flatMap((a) => group.map((b) => stepsApart(map, a, b)))),
    ),
    'stronghold-sanctuary':
      isOne && stronghold !== undefined && sanctuary !== undefined
        ? stepsApart(map, stronghold, sanctuary)
        : undefined,
    outposts: best((group) => group.filter(onEdge).length),
    settlements: best(
      (group) =>
        clusters.filter((cluster) => cluster.every((space) => group.includes(space))).length,
    ),
  };
};
