import { collect, collectAll, slashedWholes, unreadable, type Field } from '../core/fields.ts';
import {
  amountOrZero,
  choice,
  form,
  notation,
  optionalAmount,
  reading,
  type Checked,
  type Raw,
} from '../core/form.ts';
import { ok } from '../core/result.ts';
import { asTyped } from './any-case.ts';
import {
  isSpace,
  listOf,
  markedMap,
  ownerOf,
  parsePainting,
  parseWalls,
  PIECES,
  spotAt,
  tilesAt,
  type MapReason,
  type MarkedMap,
  type Piece,
  type Space,
} from './cave-map.ts';
import {
  BEYOND,
  CORNERED,
  EFFECTS,
  HERO_CUBES,
  REMOVERS,
  ROLES,
  SEVERAL,
  STRENGTHS,
} from './data.ts';
import type { Sent } from './forced-moves.ts';
import type { Poison } from './poison.ts';

/** The most Hero cubes that can lie on the marker's space: she keeps two. */
export const CUBES_THERE = { min: 0, max: HERO_CUBES.max - HERO_CUBES.min } as const;

/** Spaces by name, each once; those that a map must bear are looked up if it is there. */
const readSpaces = (
  field: string,
  text: string,
  map?: MarkedMap,
): Field<readonly Space[], MapReason> =>
  asTyped(
    text,
    collectAll(
      [...new Set(listOf(text))].map((item, i) => {
        const reason = wrongSpace(item, map);
        return reason === undefined
          ? ok(item)
          : unreadable(field, item, { where: [i + 1], reason });
      }),
    ),
  );

const wrongSpace = (
  item: string,
  map: MarkedMap | undefined,
): 'unknown-space' | 'off-the-map' | undefined => {
  if (!isSpace(item)) return 'unknown-space';
  if (map === undefined) return undefined;
  const spot = spotAt(map, item);
  return spot === undefined || spot.ground === 'none' ? 'off-the-map' : undefined;
};

const readMoves = (
  field: string,
  text: string,
  map?: MarkedMap,
): Field<readonly Sent[], MapReason> =>
  asTyped(
    text,
    collectAll(
      listOf(text).map((item, i) => {
        const piece = pieceOf(item.charAt(0), map);
        const to = item.slice(1);
        const fails = (reason: MapReason) => unreadable(field, item, { where: [i + 1], reason });
        if (piece === undefined) return fails('unknown-piece');
        const reason = wrongSpace(to, map);
        return reason === undefined ? ok({ piece, to }) : fails(reason);
      }),
    ),
  );

/** The piece that a letter names. The Dragon is one piece, whichever letter names him. */
const pieceOf = (letter: string, map: MarkedMap | undefined): Piece | undefined => {
  const named = PIECES.find((entry) => entry.letter === letter)?.piece;
  const there = (map?.spots ?? []).flatMap(({ pieces }) => pieces);
  const dragon = there.find((piece) => ownerOf(piece) === 'dragon');
  return named !== undefined && ownerOf(named) === 'dragon' ? (dragon ?? named) : named;
};

const readPoison = (field: string, text: string): Field<Poison | undefined, never> => {
  if (text.trim() === '') return ok(undefined);
  const read = slashedWholes(field, text, { count: 2, each: STRENGTHS });
  if (!read.ok) return read;
  const [tribe = 0, knight = 0] = read.value;
  return ok({ tribe, knight });
};

export const FORM = form(
  {
    /** Rows from the top with `/` between them, spaces with `.`. */
    map: notation(parsePainting, 'd.l.d/-.lem.l/-.-.d', {
      samples: [
        'l.l.l/l.lmkft.lo/d.lc.t',
        'lco.l.l/lk.le.l/ls.-.lt',
        'lemd.lk',
        'lm',
        'lemk.t/l.x',
      ],
    }),
    /** Walls, Rockslides and bombed walls: `b2-c2,b1-b2r,b2-b3b`. */
    walls: notation((field, text) => parseWalls(field, text, undefined), 'b2-c2', {
      samples: ['', 'b1-b2r,b2-c2b', 'a2-b2,b2-b3,b1-b2'],
    }),
    by: choice(EFFECTS),
    /** The tiles that go at once; blank is the marker's. */
    collapse: notation((field, text) => readSpaces(field, text), '', {
      samples: ['b1', 'b1,b2', 'c3'],
    }),
    /** Who removes tiles in the Collapse; Wrath and Cave-In have their own players. */
    remover: choice(ROLES, 'cave'),
    beyond: choice(BEYOND),
    /** Where pieces are moved: `kb1,tc2`; blank is wherever they may go. */
    moves: notation((field, text) => readMoves(field, text), '', { samples: ['kb1', 'kc2,tb1'] }),
    /** Hero cubes on the marker's space. */
    cubes: amountOrZero(CUBES_THERE),
    /** Poison used now: the Tribe's Strength against the Knight's, `4/2`. */
    poison: notation(readPoison, '', {
      range: STRENGTHS,
      count: { min: 2, max: 2 },
      samples: ['4/2', '3/2', '2/4'],
    }),
    /** The Hero cubes that the Knight has left, without those on the marker's space; blank is not checked. */
    heroCubes: optionalAmount(HERO_CUBES),
    several: reading('vbc.entrance.several', SEVERAL),
    cornered: reading('vbc.entrance.wrath-stuck', CORNERED),
  },
  ({ map: painting, beyond, ...rest }, raw) => {
    const drawn = collect({
      map: markedMap('map', painting),
      walls: parseWalls('walls', raw.walls, painting),
    });
    if (!drawn.ok) return drawn;
    const { map, walls } = drawn.value;
    const named = collect({
      collapse: readSpaces('collapse', raw.collapse, map),
      moves: readMoves('moves', raw.moves, map),
    });
    if (!named.ok) return named;
    const { collapse, moves } = named.value;
    return ok({
      ...rest,
      map: { ...map, walls },
      remover: rest.by === 'collapse' ? rest.remover : (REMOVERS[rest.by] ?? rest.remover),
      more: beyond === 'more',
      collapse: collapse.length > 0 ? tilesAt(map, collapse).flat() : [map.marker.space],
      moves,
    });
  },
);

export type EntranceDraft = Raw<typeof FORM.fields>;

export type Entrance = Checked<typeof FORM>;
