/**
 * A second opinion on the Entrance, written from the clauses and not from the engine: slow and literal.
 * It tries every choice instead of reasoning about it.
 */

export interface Tile {
  /** `lit`, `dark`, `terrain`, `canyon`; an open space is not listed. */
  readonly ground: string;
  readonly token: boolean;
}

export interface Cave {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: ReadonlyMap<string, Tile>;
  /** Edges that are closed, both ways round: `a1-b1`. */
  readonly closed: ReadonlySet<string>;
  readonly marker: string;
  /** Where each piece stands. Its letter is its name. */
  readonly pieces: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly by: 'collapse' | 'wrath' | 'cave-in';
  /** The spaces that were named. */
  readonly hit: readonly string[];
  readonly several: 'stays' | 'any';
  readonly cornered: 'keeps' | 'closest';
}

export interface Verdict {
  /** The spaces whose tiles go, in every way that the player who removes them may choose. */
  readonly gone: readonly string[];
  /** The spaces whose tiles stay, although they were to go, in every such way. */
  readonly stay: readonly string[];
  /** Where the marker may be afterwards. */
  readonly places: readonly string[];
  /** Where each piece that is moved may be afterwards. */
  readonly moves: Readonly<Record<string, readonly string[]>>;
}

/** Knight, Goblins, Dragon, Thief (vbc.entrance.forced-moves). */
const TURN_ORDER = ['k', 'f', 'b', 'y', 'd', 's', 't'];
const TRIBES = ['f', 'b', 'y'];

const named = (column: number, row: number): string => `${'abcde'[column] ?? '?'}${row + 1}`;
const column = (space: string): number => 'abcde'.indexOf(space.charAt(0));
const row = (space: string): number => Number(space.charAt(1)) - 1;

/** vbc.entrance.adjacent: the 4 that share an edge. */
const beside = (cave: Cave, space: string): readonly string[] =>
  [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([x = 0, y = 0]) => [column(space) + x, row(space) + y] as const)
    .filter(([x, y]) => x >= 0 && y >= 0 && x < cave.columns && y < cave.rows)
    .map(([x, y]) => named(x, y));

const isClosed = (cave: Cave, a: string, b: string): boolean =>
  cave.closed.has(`${a}-${b}`) || cave.closed.has(`${b}-${a}`);

const isTerrain = (cave: Cave, space: string): boolean =>
  ['terrain', 'canyon'].includes(cave.tiles.get(space)?.ground ?? '');

/** vbc.terrain.where: Terrain never touches other Terrain, so spaces of Terrain that touch are one tile. */
export const wholeTile = (cave: Cave, space: string): readonly string[] => {
  if (!isTerrain(cave, space)) return [space];
  const tile = [space];
  for (const each of tile) {
    for (const next of beside(cave, each)) {
      if (isTerrain(cave, next) && !tile.includes(next)) tile.push(next);
    }
  }
  return tile.toSorted();
};

type Places = Readonly<Record<string, string>>;

/** vbc.entrance.forced-limits and vbc.entrance.canyon. Tribes are one player. */
const maySet = (cave: Cave, piece: string, to: string, places: Places): boolean => {
  const tile = cave.tiles.get(to);
  if (tile === undefined || tile.ground === 'canyon') return false;
  if ((piece === 'k' || piece === 's') && tile.ground === 'dark') return false;
  const isMate = (other: string): boolean => TRIBES.includes(piece) && TRIBES.includes(other);
  return Object.entries(places).every(
    ([other, at]) => other === piece || at !== to || isMate(other),
  );
};

/** The steps to every space that a piece can get to. */
const stepsFrom = (cave: Cave, piece: string, places: Places): ReadonlyMap<string, number> => {
  const start = places[piece] ?? '';
  const steps = new Map([[start, 0]]);
  const todo = [start];
  for (const space of todo) {
    for (const next of beside(cave, space)) {
      const passes = piece === 'd' || !isClosed(cave, space, next);
      if (steps.has(next) || !passes || !maySet(cave, piece, next, places)) continue;
      steps.set(next, (steps.get(space) ?? 0) + 1);
      todo.push(next);
    }
  }
  return steps;
};

/** vbc.entrance.forced-moves: the shortest way to a legal space that stays. */
const nearest = (
  cave: Cave,
  piece: string,
  { places, gone }: { readonly places: Places; readonly gone: readonly string[] },
): readonly string[] => {
  const clear = [...stepsFrom(cave, piece, places)].filter(([space]) => !gone.includes(space));
  const least = Math.min(...clear.map(([, steps]) => steps));
  return clear.filter(([, steps]) => steps === least).map(([space]) => space);
};

/** vbc.entrance.wrath-stuck, second reading: as close as it can get to a tile that would be safe. */
const asClose = (
  cave: Cave,
  piece: string,
  { places, gone }: { readonly places: Places; readonly gone: readonly string[] },
): readonly string[] => {
  const from = places[piece] ?? '';
  const safe = [...cave.tiles.keys()].filter(
    (space) => !gone.includes(space) && maySet(cave, piece, space, places),
  );
  const far = (space: string): number =>
    Math.min(
      ...safe.map(
        (other) => Math.abs(column(space) - column(other)) + Math.abs(row(space) - row(other)),
      ),
    );
  const within = [...stepsFrom(cave, piece, places).keys()];
  const least = Math.min(...within.map(far));
  return far(from) === least ? [from] : within.filter((space) => far(space) === least);
};

/** Who has to leave these tiles (vbc.entrance.tribes-scatter: Wrath takes Tribes off the map). */
const leavers = (cave: Cave, { by }: Asked, gone: readonly string[]): readonly string[] =>
  TURN_ORDER.filter((piece) => {
    const at = cave.pieces[piece];
    return at !== undefined && gone.includes(at) && !(by === 'wrath' && TRIBES.includes(piece));
  });

const withoutScattered = (cave: Cave, { by }: Asked, gone: readonly string[]): Places =>
  Object.fromEntries(
    Object.entries(cave.pieces).filter(
      ([piece, at]) => !(by === 'wrath' && TRIBES.includes(piece) && gone.includes(at)),
    ),
  );

/** Every way in which the pieces leave, one after another; none if some piece cannot. */
const allWays = (cave: Cave, asked: Asked, gone: readonly string[]): readonly Places[] => {
  let ways: readonly Places[] = [withoutScattered(cave, asked, gone)];
  const isMoved = asked.by === 'wrath' && asked.cornered === 'closest';
  for (const piece of leavers(cave, asked, gone)) {
    ways = ways.flatMap((places) => {
      const out = nearest(cave, piece, { places, gone });
      const to = out.length === 0 && isMoved ? asClose(cave, piece, { places, gone }) : out;
      return to.map((space) => ({ ...places, [piece]: space }));
    });
  }
  return ways;
};

/** vbc.entrance.moves, walls, dark, terrain, unoccupied, several: where the marker may end. */
const markerEnds = (
  cave: Cave,
  { several }: Asked,
  { places, gone }: { readonly places: Places; readonly gone: readonly string[] },
): readonly string[] => {
  const takes = (from: string, to: string): boolean => {
    const tile = cave.tiles.get(to);
    return (
      tile?.ground === 'lit' &&
      !tile.token &&
      !isClosed(cave, from, to) &&
      !Object.values(places).includes(to)
    );
  };
  const ends: string[] = [];
  const walk = (at: string, been: readonly string[]): void => {
    for (const next of beside(cave, at)) {
      if (been.includes(next) || !takes(at, next)) continue;
      if (!gone.includes(next)) ends.push(next);
      else if (several === 'any') walk(next, [...been, next]);
    }
  };
  walk(cave.marker, [cave.marker]);
  return [...new Set(ends)];
};

/** What happens if exactly these tiles go: the ways that get everyone off them, with the marker's ends. */
const going = (cave: Cave, asked: Asked, gone: readonly string[]) =>
  allWays(cave, asked, gone)
    .map((places) => ({
      places,
      ends: gone.includes(cave.marker) ? markerEnds(cave, asked, { places, gone }) : [cave.marker],
    }))
    .filter(({ ends }) => ends.length > 0);

const inOrder = (cave: Cave, spaces: Iterable<string>): readonly string[] => {
  const all = [...spaces];
  return [...cave.tiles.keys()].filter((space) => all.includes(space));
};

/** vbc.entrance.together: of all sets of tiles that could go, the one that may. */
const settled = (cave: Cave, asked: Asked): readonly string[] => {
  const tiles = [...new Set(asked.hit.map((space) => wholeTile(cave, space).join(' ')))].map(
    (spaces) => spaces.split(' '),
  );
  // Who gets off a tile last: the marker after all pieces; -1 if nobody is on it.
  const lastOn = (tile: readonly string[]): number =>
    tile.includes(cave.marker)
      ? TURN_ORDER.length
      : Math.max(-1, ...leavers(cave, asked, tile).map((piece) => TURN_ORDER.indexOf(piece)));
  const sets = Array.from({ length: 2 ** tiles.length }, (_, bits) =>
    tiles.filter((_tile, i) => Math.floor(bits / 2 ** i) % 2 === 1),
  );
  const possible = sets
    .filter((set) => tiles.every((tile) => lastOn(tile) >= 0 || set.includes(tile)))
    .filter((set) => going(cave, asked, set.flat()).length > 0);
  // The tile of whoever moves first goes if it can, then that of the next, the marker's last.
  const ranked = tiles
    .filter((tile) => lastOn(tile) >= 0)
    .toSorted((a, b) => lastOn(a) - lastOn(b));
  const best = ranked.reduce((left, tile) => {
    const withIt = left.filter((set) => set.includes(tile));
    return withIt.length > 0 ? withIt : left.filter((set) => !set.includes(tile));
  }, possible);
  return (best[0] ?? []).flat();
};

const movesOf = (cave: Cave, ways: readonly Places[]): Verdict['moves'] =>
  Object.fromEntries(
    Object.entries(cave.pieces).flatMap(([piece, from]) => {
      const ends = new Set(ways.flatMap((places) => places[piece] ?? []));
      ends.delete(from);
      return ends.size === 0 ? [] : [[piece, inOrder(cave, ends)]];
    }),
  );

/** vbc.entrance.wrath-stuck, second reading: pieces first, then every tile on which nobody is left. */
const cleared = (cave: Cave, asked: Asked, hit: readonly string[]): Verdict => {
  const isOn = (places: Places, space: string): boolean =>
    wholeTile(cave, space).some((each) => Object.values(places).includes(each));
  const ways = allWays(cave, asked, hit);
  const told = (chosen: readonly { places: Places; ends: readonly string[] }[]): Verdict => ({
    gone: inOrder(
      cave,
      hit.filter((space) => chosen.every(({ places }) => !isOn(places, space))),
    ),
    stay: inOrder(
      cave,
      asked.hit
        .flatMap((space) => wholeTile(cave, space))
        .filter(
          (space) => !hit.includes(space) || chosen.every(({ places }) => isOn(places, space)),
        ),
    ),
    places: inOrder(
      cave,
      chosen.flatMap(({ ends }) => ends),
    ),
    moves: movesOf(
      cave,
      chosen.map(({ places }) => places),
    ),
  });
  const stay = (places: Places) => ({ places, ends: [cave.marker] });
  if (!hit.includes(cave.marker)) return told(ways.map(stay));
  const off = ways
    .filter((places) => !isOn(places, cave.marker))
    .map((places) => ({ places, ends: markerEnds(cave, asked, { places, gone: hit }) }))
    .filter(({ ends }) => ends.length > 0);
  if (off.length > 0) return told(off);
  const held = ways.filter((places) => isOn(places, cave.marker));
  if (held.length > 0) return told(held.map(stay));
  // vbc.entrance.no-place: the marker's tile cannot collapse, as if the die had not hit it.
  return cleared(
    cave,
    asked,
    hit.filter((space) => space !== cave.marker),
  );
};

/** What goes, where the marker may end, and where pieces may be moved. */
export const secondOpinion = (cave: Cave, asked: Asked): Verdict => {
  const hit = asked.hit.flatMap((space) => wholeTile(cave, space));
  if (asked.by === 'wrath' && asked.cornered === 'closest')
    return cleared(cave, asked, [...new Set(hit)]);
  const gone = settled(cave, asked);
  const ways = going(cave, asked, gone);
  return {
    gone: inOrder(cave, gone),
    stay: inOrder(
      cave,
      hit.filter((space) => !gone.includes(space)),
    ),
    places: inOrder(
      cave,
      ways.flatMap(({ ends }) => ends),
    ),
    moves: movesOf(
      cave,
      ways.map(({ places }) => places),
    ),
  };
};

/** vbc.entrance.eligible, crystals-first, terrain-collapse: which tiles the Collapse may take now, whatever stands on them. */
export const mayBeTaken = (
  cave: Cave,
  { crystals, canGo }: { crystals: readonly string[]; canGo: (space: string) => boolean },
): { readonly cave: readonly string[]; readonly terrain: readonly string[] } => {
  const touched = (space: string): number =>
    new Set(
      beside(cave, space)
        .filter((other) => cave.tiles.has(other))
        .map((other) => wholeTile(cave, other).join(' ')),
    ).size;
  const able = [...cave.tiles.keys()].filter((space) => !isTerrain(cave, space) && canGo(space));
  const ones = able.filter((space) => touched(space) === 1);
  const eligible = ones.length > 0 ? ones : able.filter((space) => touched(space) === 2);
  const firsts = eligible.filter((space) => crystals.includes(space));
  const edges = (space: string): readonly string[] =>
    wholeTile(cave, space).flatMap((each) =>
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ].map(([x = 0, y = 0]) => named(column(each) + x, row(each) + y)),
    );
  const terrain = [...cave.tiles.keys()]
    .filter((space) => isTerrain(cave, space) && canGo(space))
    .filter((space) => {
      const outward = edges(space).filter((each) => !wholeTile(cave, space).includes(each));
      const bare = outward.filter((each) => !cave.tiles.has(each));
      return bare.length * 2 >= outward.length;
    });
  return { cave: firsts.length > 0 ? firsts : eligible, terrain: firsts.length > 0 ? [] : terrain };
};
