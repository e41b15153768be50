import { collect, collectAll, itemsIn, missing, unreadable, type Field } from '../core/fields.ts';
import { atTable, choice, reading, unread, type Spec } from '../core/form.ts';
import { legible } from '../core/notation.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { remember } from '../core/remember.ts';
import { ok } from '../core/result.ts';
import { PLAYERS, SHARED_BRIDGES, type SharedBridges } from './data.ts';
import { FACTION_FACTS, FACTIONS, type Faction } from './data/factions.ts';
import { MAP_NAMES, type MapName } from './data/maps.ts';
import { GROUNDS, TERRAINS, type Ground, type Terrain } from './data/terrains.ts';
import { STRUCTURES, type Structure } from './data/tiles.ts';
import { landscape, nameOf, type Landscape, type Space } from './map.ts';
import { printedHome } from './seats.ts';

/*
 * A whole board in one line of text. Players stand in turn order, set apart by semicolons:
 *
 *   witches.ship2:A3t,C1a,D1d,D1-E3;fakirs.carpet2:E5d,E6s;ice-maidens.forest:H1d;land:C2ice
 *
 * Before the colon the Faction and its marks, in any order: the terrain it chose, `ship` with the
 * level of its Shipping track, `carpet` with the spaces that the Fakirs skip. After the colon its
 * items, in any order: Structures (space and letter), Bridges (space-space) and the river spaces
 * that the Mermaids skipped when they founded a Town (`r12`). The part `land` lists empty spaces
 * whose terrain is not the printed one. Spaces may stand for commas, line breaks for semicolons.
 */

export interface Piece {
  readonly space: Space;
  readonly structure: Structure;
}

export interface Bridge {
  readonly from: Space;
  readonly to: Space;
}

/** What one player has on the map, and how far it reaches. */
export interface Holding {
  readonly faction: Faction;
  /** The Home terrain, or the terrain chosen where that is known. */
  readonly terrain: Terrain | undefined;
  /** The level of the Shipping track. */
  readonly shipping: number;
  /** Spaces that a tunnel or carpet skips; 0 for those who have neither. */
  readonly jump: number;
  readonly pieces: readonly Piece[];
  readonly bridges: readonly Bridge[];
  readonly riverTowns: readonly Space[];
}

export interface Position {
  readonly map: MapName;
  /** In turn order. */
  readonly holdings: readonly Holding[];
  /** Spaces whose terrain is not the printed one. */
  readonly land: readonly { readonly space: Space; readonly ground: Ground }[];
}

/** A position that was read from text: every space on it exists. Whether it obeys the rules is another question. */
export type Board = Parsed<Position>;

/** Why a piece of a board's text cannot be read. */
export type BoardReason =
  | 'unknown-faction'
  | 'faction-twice'
  | 'too-many-players'
  | 'unknown-mark'
  | 'mark-twice'
  | 'wrong-terrain'
  | 'unknown-item'
  | 'no-such-space'
  | 'river-space'
  | 'no-such-terrain'
  | 'terrain-twice';

const LETTERS: Readonly<Record<Structure, string>> = {
  dwelling: 'd',
  'trading-house': 'h',
  temple: 't',
  stronghold: 's',
  sanctuary: 'a',
};

/** The Structure that a letter of a board's text stands for. */
export const structureOf = (letter: string): Structure | undefined =>
  STRUCTURES.find((structure) => LETTERS[structure] === letter);

/** The letter that stands for a Structure in a board's text. */
export const letterOf = (structure: Structure): string => LETTERS[structure];

/**
 * Which map, and the text of what stands on it: the form's condition reads the two together. And
 * whether Bridges of two players may stand in one place.
 */
export const boardFields = (
  start: string,
  samples: readonly string[],
): {
  readonly map: Spec<MapName>;
  readonly board: Spec<string>;
  readonly sharedBridges: Spec<SharedBridges>;
} => ({
  map: atTable(choice(MAP_NAMES, 'fire-and-ice')),
  board: unread(start, { samples }),
  sharedBridges: reading('fi.reach.shared-bridges', SHARED_BRIDGES),
});

const parseText = (field: string, map: MapName, text: string): Field<Board, BoardReason> => {
  const parts = split(text, /[;\n]/);
  if (parts.length === 0) return missing(field);
  const reader = { field, land: landscape(map) };
  const read = collectAll(parts.map((part, i) => parsePart(reader, part, [i + 1])));
  if (!read.ok) return read;
  const holdings = read.value.flatMap(({ holding }) => (holding === undefined ? [] : [holding]));
  const land = read.value.flatMap(({ grounds }) => grounds);
  const surplus = holdings.find(
    ({ faction }, i) =>
      i >= PLAYERS.max || holdings.findIndex((other) => other.faction === faction) < i,
  );
  const twice = land.find(({ space }, i) => land.findIndex((other) => other.space === space) < i);
  if (surplus !== undefined) {
    const where = [read.value.findLastIndex(({ holding }) => holding === surplus) + 1];
    const reason = holdings.indexOf(surplus) < PLAYERS.max ? 'faction-twice' : 'too-many-players';
    return refuse({ field, where }, surplus.faction, reason);
  }
  return twice === undefined
    ? ok(parsed({ map, holdings, land }))
    : refuse({ field, where: [] }, nameOf(reader.land, twice.space), 'terrain-twice');
};

/** The readings of a position, and those who draw it, all have the same text: it is taken apart once. */
export const parseBoard = remember(1, (...texts) => JSON.stringify(texts), parseText);

/** The text without what cannot be read in it: one bad item leaves the others. */
export const legibleBoard = (map: MapName, text: string): string => {
  const isRead = (...texts: readonly string[]): boolean =>
    parseBoard('board', map, texts.join(';')).ok;
  return split(text, /[;\n]/)
    .reduce<readonly string[]>((kept, part) => {
      const [head = '', ...bodies] = part.split(':');
      const [name = '', ...marks] = split(head, /\./);
      if (!isRead(...kept, name)) return kept;
      const marked = (some: readonly string[]): string => [name, ...some].join('.');
      const title = marked(legible(marks, (some) => isRead(...kept, marked(some))));
      const filled = (items: readonly string[]): string => `${title}:${items.join()}`;
      const items = split(bodies.join(), /[\s,]/);
      return [...kept, filled(legible(items, (some) => isRead(...kept, filled(some))))];
    }, [])
    .join(';');
};

/** A board for these players: those it has keep what they have, and the land stays as it is. */
export const boardFor = (factions: string, text: string): string => {
  const parts = split(text, /[;\n]/);
  const partOf = (name: string): string | undefined =>
    parts.find((part) => part.replace(/\s*[.:][^]*/, '').toLowerCase() === name);
  const land = partOf('land');
  return [
    ...itemsIn(factions).map((faction) => partOf(faction) ?? `${faction}:`),
    ...(land === undefined ? [] : [land]),
  ].join(';');
};

interface Reader {
  readonly field: string;
  readonly land: Landscape;
}

/** The part of the text, and the item in it, counted from 1. */
type Where = readonly number[];

const split = (text: string, by: RegExp): readonly string[] =>
  text
    .split(by)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const refuse = (
  { field, where }: { readonly field: string; readonly where: Where },
  got: string,
  reason: BoardReason,
): Field<never, BoardReason> => unreadable(field, got, { where, reason });

/** One part of the text: a player, or the land that has changed. */
interface Part {
  readonly holding: Holding | undefined;
  readonly grounds: Position['land'];
}

const parsePart = (reader: Reader, text: string, where: Where): Field<Part, BoardReason> => {
  const [head = '', ...bodies] = text.split(':');
  const items = split(bodies.join(), /[\s,]/);
  const [name = '', ...marks] = split(head, /\./);
  if (name.toLowerCase() === 'land') {
    const grounds = each(items, where, (item, at) => parseGround(reader, item, at));
    return grounds.ok ? ok({ holding: undefined, grounds: grounds.value }) : grounds;
  }
  const faction = FACTIONS.find((known) => known === name.toLowerCase());
  if (faction === undefined) return refuse({ ...reader, where }, name, 'unknown-faction');
  const fields = collect({
    marks: parseMarks({ ...reader, where }, faction, marks),
    items: each(items, where, (item, at) => parseItem(reader, item, at)),
  });
  if (!fields.ok) return fields;
  return ok({ holding: holdingOf(faction, fields.value.marks, fields.value.items), grounds: [] });
};

/** Reads item by item. The same item twice is one. */
const each = <T>(
  items: readonly string[],
  where: Where,
  parse: (item: string, where: Where) => Field<T, BoardReason>,
): Field<readonly T[], BoardReason> => {
  const small = items.map((item) => item.toLowerCase());
  return collectAll(
    items.flatMap((item, i) =>
      small.indexOf(item.toLowerCase()) < i ? [] : [parse(item, [...where, i + 1])],
    ),
  );
};

interface Marks {
  readonly terrain: Terrain | undefined;
  readonly ship: number | undefined;
  readonly carpet: number | undefined;
}

const parseMarks = (
  at: { readonly field: string; readonly where: Where },
  faction: Faction,
  marks: readonly string[],
): Field<Marks, BoardReason> => {
  let read: Marks = { terrain: undefined, ship: undefined, carpet: undefined };
  for (const mark of marks) {
    const found = parseMark(faction, mark.toLowerCase());
    if (found === undefined) return refuse(at, mark, 'unknown-mark');
    if (read[found.name] !== undefined) return refuse(at, mark, 'mark-twice');
    read = { ...read, [found.name]: found.value };
  }
  const printed = printedHome(faction);
  return printed !== undefined && read.terrain !== undefined && read.terrain !== printed
    ? refuse(at, read.terrain, 'wrong-terrain')
    : ok({ ...read, terrain: printed ?? read.terrain });
};

const parseMark = (
  faction: Faction,
  mark: string,
): { readonly name: keyof Marks; readonly value: Terrain | number } | undefined => {
  const terrain = TERRAINS.find((known) => known === mark);
  if (terrain !== undefined) return { name: 'terrain', value: terrain };
  const [, word, level] = /^(ship|carpet)(\d)$/.exec(mark) ?? [];
  if (word === 'ship') return { name: 'ship', value: Number(level) };
  const flies = FACTION_FACTS[faction].jump?.kind === 'carpet';
  return word === 'carpet' && flies ? { name: 'carpet', value: Number(level) } : undefined;
};

type Item = Piece | Bridge | { readonly river: Space };

const parseItem = (reader: Reader, item: string, where: Where): Field<Item, BoardReason> => {
  const read = readItem(reader.land, item.toLowerCase()) ?? 'unknown-item';
  return typeof read === 'string' ? refuse({ field: reader.field, where }, item, read) : ok(read);
};

/** Why a name is none of a land space: the map lacks it, or the river flows there. */
type NoLand = 'no-such-space' | 'river-space';

/** An item, or why the space that it names will not do. */
const readItem = (land: Landscape, item: string): Item | NoLand | undefined =>
  readPiece(land, item) ?? readBridge(land, item) ?? readRiver(land, item);

const readPiece = (land: Landscape, item: string): Piece | NoLand | undefined => {
  const [, at = '', letter = ''] = /^([a-z]\d+)([a-z])$/.exec(item) ?? [];
  const structure = structureOf(letter);
  if (structure === undefined) return undefined;
  const space = landNamed(land, at);
  return typeof space === 'string' ? space : { space, structure };
};

const readBridge = (land: Landscape, item: string): Bridge | NoLand | undefined => {
  const [, a, b] = /^([a-z]\d+)[-–]([a-z]\d+)$/.exec(item) ?? [];
  if (a === undefined || b === undefined) return undefined;
  const [one, other] = [landNamed(land, a), landNamed(land, b)];
  if (typeof one === 'string') return one;
  if (typeof other === 'string') return other;
  return { from: Math.min(one, other), to: Math.max(one, other) };
};

const readRiver = (land: Landscape, item: string): Item | NoLand | undefined => {
  if (!/^r\d+$/.test(item)) return undefined;
  const river = land.named.get(item);
  return river === undefined ? 'no-such-space' : { river };
};

const parseGround = (
  { field, land }: Reader,
  item: string,
  where: Where,
): Field<Position['land'][number], BoardReason> => {
  const [, name = '', word = ''] = /^([a-z]\d+)(.*)$/.exec(item.toLowerCase()) ?? [];
  const ground = GROUNDS.find((known) => known === word);
  if (ground === undefined) return refuse({ field, where }, item, 'no-such-terrain');
  const space = landNamed(land, name);
  return typeof space === 'string' ? refuse({ field, where }, item, space) : ok({ space, ground });
};

/** The land space of this name, in capitals or not. River spaces have names too, but nothing stands on them. */
export const landNamed = (land: Landscape, name: string): Space | NoLand =>
  land.named.has(name.toLowerCase())
    ? 'river-space'
    : (land.named.get(name.toUpperCase()) ?? 'no-such-space');

const holdingOf = (faction: Faction, marks: Marks, items: readonly Item[]): Holding => {
  const pieces = items.filter((item) => 'structure' in item);
  return {
    faction,
    terrain: marks.terrain,
    shipping: marks.ship ?? FACTION_FACTS[faction].shipping.start,
    jump: marks.carpet ?? usualJump(faction, pieces),
    pieces: pieces.toSorted((a, b) => a.space - b.space),
    bridges: items
      .filter((item) => 'from' in item)
      .filter(({ from, to }, i, all) => all.findIndex((b) => b.from === from && b.to === to) === i)
      .toSorted((a, b) => a.from - b.from || a.to - b.to),
    riverTowns: items.flatMap((item) => ('river' in item ? [item.river] : [])).toSorted(ascending),
  };
};

const ascending = (a: number, b: number): number => a - b;

/** Spaces that the Faction's tunnel or carpet skips, as far as its Stronghold tells. */
export const usualJump = (faction: Faction, pieces: readonly Piece[]): number => {
  const { jump } = FACTION_FACTS[faction];
  if (jump === undefined) return 0;
  const hasStronghold = pieces.some(({ structure }) => structure === 'stronghold');
  return jump.skips + (hasStronghold ? jump.strongholdAdds : 0);
};

/** The text of a position. Reading it gives the position back, with its items in the order of the map. */
export const makeBoard = ({ map, holdings, land }: Position): string => {
  const name = (space: Space): string => nameOf(landscape(map), space);
  const players = holdings.map((holding) => {
    const items = [
      ...holding.pieces.map(({ space, structure }) => name(space) + letterOf(structure)),
      ...holding.bridges.map(({ from, to }) => `${name(from)}-${name(to)}`),
      ...holding.riverTowns.map(name),
    ];
    return `${[holding.faction, ...marksOf(holding)].join('.')}:${items.join()}`;
  });
  const grounds = land.map(({ space, ground }) => name(space) + ground);
  return [...players, ...(grounds.length === 0 ? [] : [`land:${grounds.join()}`])].join(';');
};

/** Only the marks that say something new. */
const marksOf = ({ faction, terrain, shipping, jump, pieces }: Holding): readonly string[] => {
  const facts = FACTION_FACTS[faction];
  return [
    ...(terrain === undefined || facts.family === 'base' ? [] : [terrain]),
    ...(shipping === facts.shipping.start ? [] : [`ship${String(shipping)}`]),
    ...(jump === usualJump(faction, pieces) ? [] : [`carpet${String(jump)}`]),
  ];
};
