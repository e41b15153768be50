import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  landscape,
  MAP_NAMES,
  mapScoring,
  mayBridge,
  townsAndPower,
  type MapName,
} from '#engine/fire-and-ice/index.ts';
import { chance, type Chance } from '#scripts/chance.ts';
import {
  clustersOf,
  groupsOf,
  hexesOf,
  offered,
  results,
  skippable,
  stepsApart,
  strength,
  takesBridge,
  type Player,
  type Table,
} from './boards.ts';

/** Factions of different Home terrains, with the ends of their Shipping tracks and what they skip. */
const FACTIONS = [
  { faction: 'mermaids', ships: [1, 5] },
  { faction: 'dwarves', ships: [0, 0] },
  { faction: 'fakirs', ships: [0, 0] },
  { faction: 'witches', ships: [0, 3] },
  { faction: 'giants', ships: [0, 3] },
  { faction: 'yetis', ships: [0, 3] },
  { faction: 'riverwalkers', ships: [1, 1] },
] as const;

const BOX = [...'ddddddddhhhhtttsa'];

const taken = <T>(pick: Chance, from: T[]): T | undefined => from.splice(pick(from.length), 1)[0];

/** A player's Structures in a few heaps, so that some of them touch. */
const piecesOf = (pick: Chance, map: MapName, free: Set<string>): ReadonlyMap<string, string> => {
  const box = [...BOX];
  const pieces = new Map<string, string>();
  const count = pick(17);
  for (let i = 0; i < count; i++) {
    const near = [...free].filter((name) =>
      [...pieces.keys()].some((own) => stepsApart(map, own, name) <= 2),
    );
    const space = taken(pick, pick(4) > 0 && near.length > 0 ? near : [...free]);
    const letter = taken(pick, box);
    if (space === undefined || letter === undefined) break;
    pieces.set(space, letter);
    free.delete(space);
  }
  return pieces;
};

const bridgesOf = (pick: Chance, map: MapName, pieces: ReadonlyMap<string, string>) => {
  const ways = [...pieces.keys()].flatMap((a) =>
    hexesOf(map).flatMap(({ name }) => (takesBridge(map, a, name) ? [[a, name] as const] : [])),
  );
  const isNew = (way: readonly string[], i: number): boolean =>
    ways.findIndex((other) => other.every((end) => way.includes(end))) === i;
  const all = ways.filter(isNew);
  return Array.from({ length: pick(4) }, () => taken(pick, all)).filter((way) => way !== undefined);
};

const tableOf = (seed: number): Table => {
  const pick = chance(seed);
  const map = MAP_NAMES[seed % MAP_NAMES.length] ?? 'base';
  const factions = [...FACTIONS];
  const free = new Set(hexesOf(map).flatMap(({ name, river }) => (river ? [] : [name])));
  const players = Array.from({ length: 1 + pick(4) }, (_, i): Player | undefined => {
    const [mermaids] = factions;
    const chosen = i === 0 && mermaids && pick(2) > 0 ? factions.shift() : taken(pick, factions);
    if (chosen === undefined) return undefined;
    const { faction, ships } = chosen;
    const pieces = piecesOf(pick, map, free);
    const carpet = faction === 'fakirs' ? 1 + pick(4) : 0;
    return {
      faction,
      shipping: ships[0] + pick(ships[1] - ships[0] + 1),
      jump: faction === 'dwarves' ? 1 : carpet,
      pieces,
      bridges: bridgesOf(pick, map, pieces),
      skipped: [],
    };
  }).filter((player) => player !== undefined);
  const table = { map, players };
  // The Mermaids found a Town across the river wherever they can.
  return {
    map,
    players: players.map((player) => ({
      ...player,
      skipped: pick(2) > 0 ? skippable(table, player, 7).slice(0, 1) : [],
    })),
  };
};

const textOf = ({ players }: Table): string =>
  players
    .map(({ faction, shipping, jump, pieces, bridges, skipped }) => {
      const carpet = faction === 'fakirs' ? [`carpet${String(jump)}`] : [];
      const items = [
        ...[...pieces].map(([space, letter]) => space + letter),
        ...bridges.map((ends) => ends.join('-')),
        ...skipped,
      ];
      return `${[faction, `ship${String(shipping)}`, ...carpet].join('.')}:${items.join()}`;
    })
    .join(';');

const sorted = (groups: readonly (readonly string[])[]) =>
  groups
    .map((group) => group.toSorted())
    .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));

const same = (what: object, theirs: unknown, mine: unknown): void => {
  if (!isDeepStrictEqual(theirs, mine))
    expect({ ...what, got: theirs }).toEqual({ ...what, got: mine });
};

const scoringOf = (table: Table) => {
  const board = textOf(table);
  const reply = mapScoring.ask({ ...mapScoring.form.start, map: table.map, board });
  return reply.kind === 'answer'
    ? reply.answer.value
    : expect.fail(JSON.stringify({ board, reply }));
};

const townsOf = (table: Table, faction: string, favor: 'no' | 'yes', hex = '') => {
  const board = textOf(table);
  const asked = { map: table.map, board, faction, favor, hex, cluster: '' };
  const reply = townsAndPower.ask({ ...townsAndPower.form.start, ...asked });
  return reply.kind === 'answer'
    ? reply.answer.value
    : expect.fail(JSON.stringify({ board, reply }));
};

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

describe('random boards of all three maps', () => {
  const tables = SEEDS.map(tableOf);

  test('are worth something: skipped rivers, bridges, towns', () => {
    const players = tables.flatMap((table) => table.players);
    expect(players.filter(({ skipped }) => skipped.length > 0).length).toBeGreaterThan(5);
    expect(players.filter(({ bridges }) => bridges.length > 0).length).toBeGreaterThan(50);
  });

  test('groups, Settlements and every category of final scoring', () => {
    for (const [seed, table] of tables.entries()) {
      const value = scoringOf(table);
      for (const [i, player] of table.players.entries()) {
        const at = { seed: seed + 1, faction: player.faction };
        const scored = value.players[i];
        same(at, sorted(scored?.networks ?? []), sorted(groupsOf(table, player)));
        same(at, sorted(scored?.settlements ?? []), sorted(clustersOf(table, player)));
        const mine: Readonly<Record<string, number | undefined>> = results(table, player);
        for (const { category, entries } of value.categories) {
          same({ ...at, category }, entries[i]?.value, mine[category]);
        }
      }
    }
  });

  test('clusters, Towns, and rivers that could be skipped, with 7 Power and with 6', () => {
    for (const [seed, table] of tables.entries())
      for (const player of table.players)
        for (const [favor, needed] of [
          ['no', 7],
          ['yes', 6],
        ] as const) {
          const at = { seed: seed + 1, faction: player.faction, favor };
          const value = townsOf(table, player.faction, favor);
          const theirs = value.clusters.map(({ spaces, power, count, verdict }) => ({
            spaces: spaces.toSorted(),
            ...{ power, count, town: verdict === 'town' },
          }));
          const mine = clustersOf(table, player).map((group) => ({
            spaces: group.toSorted(),
            ...strength(player, group, needed),
          }));
          const bySpace = (a: { spaces: readonly string[] }, b: { spaces: readonly string[] }) =>
            (a.spaces[0] ?? '') < (b.spaces[0] ?? '') ? -1 : 1;
          same(at, theirs.toSorted(bySpace), mine.toSorted(bySpace));
          same(at, value.riverTowns.toSorted(), skippable(table, player, needed).toSorted());
        }
  });

  test('Power that a build offers', () => {
    for (const [seed, table] of tables.entries()) {
      const pick = chance(seed);
      const builder = table.players[pick(table.players.length)];
      const occupied = table.players.flatMap(({ pieces }) => [...pieces.keys()]);
      const free = hexesOf(table.map).filter(
        ({ name, river }) => !river && !occupied.includes(name),
      );
      const hex = free[pick(free.length)]?.name ?? '';
      const faction = builder?.faction ?? 'witches';
      const value = townsOf(table, faction, 'no', hex);
      const theirs = Object.fromEntries(value.offers.map((offer) => [offer.faction, offer.power]));
      same({ seed: seed + 1, faction, hex }, theirs, offered(table, faction, hex));
    }
  });
});

test.each(MAP_NAMES.map((map) => [map]))('every pair of spaces and every Bridge: %s', (map) => {
  const land = landscape(map);
  const lands = hexesOf(map).filter(({ river }) => !river);
  const bridges = lands.flatMap(({ name: a }) =>
    lands.flatMap(({ name: b }) => {
      const [from, to] = [land.named.get(a) ?? -1, land.named.get(b) ?? -1];
      const mine = a < b && takesBridge(map, a, b);
      if (a < b) same({ a, b }, mayBridge(land, from, to), mine);
      return mine ? [`${a}-${b}`] : [];
    }),
  );
  expect(bridges).toHaveLength(map === 'fire-and-ice' ? 33 : 29);
});
