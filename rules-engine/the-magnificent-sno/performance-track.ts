import {
  collectAll,
  itemsIn,
  unreadable,
  whole,
  wholes,
  wrongCount,
  type Field,
  type Range,
} from '../core/fields.ts';
import { form, notation, onBoard, type Raw, type Spec } from '../core/form.ts';
import { wholeIn } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { HATS, HATS_OF_FIVE, SEATS, TRACK_SPACES, TRACK_VALUES } from './data.ts';

/** A space by the value printed on it and, where several have that value, which of them from the bottom. */
export interface SpaceName {
  readonly value: number;
  readonly nth: number | undefined;
}

/** A space of the performance track; `space` counts from the bottom. */
export interface TrackSpace extends SpaceName {
  readonly space: number;
  readonly hat: 'own' | 'other' | undefined;
}

export const nameOf = ({ value, nth }: TrackSpace): SpaceName => ({ value, nth });

/** `8`, or `4.2` for the second space of value 4. */
export const writtenSpace = ({ value, nth }: SpaceName): string =>
  nth === undefined ? String(value) : `${String(value)}.${String(nth)}`;

const MARK = '.';

/** What `writtenSpace` wrote. */
export const spaceTyped = (text: string): SpaceName => {
  const [value = '', nth = ''] = text.split(MARK);
  return { value: Number(value), nth: wholeIn(nth) };
};

/** A space as it is written; without the mark it is any space of that value. */
const parseSpace = (field: string, text: string): Field<SpaceName, never> => {
  const [head = '', tail, ...more] = text.split(MARK);
  if (tail === undefined) {
    const value = whole(field, head, TRACK_VALUES);
    return value.ok ? ok({ value: value.value, nth: undefined }) : value;
  }
  const read = collectAll([
    whole(field, head, TRACK_VALUES),
    whole(field, more.length > 0 ? text : tail, TRACK_SPACES),
  ]);
  if (!read.ok) return read;
  const [value = 0, nth] = read.value;
  return ok({ value, nth });
};

const parseSpaces = (
  field: string,
  text: string,
  count: Range,
): Field<readonly SpaceName[], never> => {
  const items = itemsIn(text);
  return items.length > count.max
    ? wrongCount(field, items.length, count)
    : collectAll(items.map((item) => parseSpace(field, item)));
};

const spaces = (count: Range): Spec<readonly SpaceName[]> =>
  notation((field, text) => parseSpaces(field, text, count), '', {
    range: TRACK_VALUES,
    count,
    samples: ['4', '8', '8.2', '12,4'],
  });

/** One space, or none. */
export const optionalSpace = (): Spec<SpaceName | undefined> =>
  notation(
    (field, text) => (text.trim() === '' ? ok(undefined) : parseSpace(field, text.trim())),
    '',
    { range: TRACK_VALUES, samples: ['4', '8', '8.1', '11'] },
  );

/** Values that never fall from the bottom up. */
const parseTrack = (field: string, text: string): Field<readonly number[], 'not-ascending'> => {
  const read = wholes(field, text, { each: TRACK_VALUES, count: TRACK_SPACES });
  if (!read.ok) return read;
  const at = read.value.findIndex((value, i) => value < (read.value[i - 1] ?? value));
  return at < 0
    ? read
    : unreadable(field, text.trim(), { where: [at + 1], reason: 'not-ascending' });
};

/** A form's fields of the track and its hats. */
export const TRACK_FIELDS = {
  /** The values of the spaces, from the bottom. */
  track: onBoard(
    notation(parseTrack, '', {
      range: TRACK_VALUES,
      count: TRACK_SPACES,
      samples: ['4,6,8,10,11,12', '4,8,8,10'],
    }),
  ),
  /** The spaces with other players' hats. */
  occupied: spaces({ min: 0, max: SEATS.max * HATS }),
  /** The space with the player's own hat; blank is none. */
  own: spaces({ min: 0, max: HATS }),
};

interface Hats {
  readonly occupied: readonly SpaceName[];
  readonly own: readonly SpaceName[];
}

type Placed = Field<readonly TrackSpace[], 'taken' | 'not-on-track'>;

/** Puts each hat on its space. One that is named by its value alone takes the lowest without a hat. */
export const placeHats = (values: readonly number[], hats: Hats): Placed => {
  const all = [...toPlace('occupied', 'other', hats.occupied), ...toPlace('own', 'own', hats.own)];
  const exact = all.filter(({ name }) => name.nth !== undefined);
  let track: Placed = ok(emptyTrack(values));
  for (const hat of [...exact, ...all.filter(({ name }) => name.nth === undefined)]) {
    track = track.ok ? placeHat(track.value, hat) : track;
  }
  return track;
};

interface HatToPlace {
  readonly field: string;
  readonly at: number;
  readonly hat: 'own' | 'other';
  readonly name: SpaceName;
}

const toPlace = (
  field: string,
  hat: 'own' | 'other',
  names: readonly SpaceName[],
): readonly HatToPlace[] => names.map((name, i) => ({ field, at: i + 1, hat, name }));

const emptyTrack = (values: readonly number[]): readonly TrackSpace[] =>
  values.map((value, i) => {
    const isAlone = values.filter((each) => each === value).length === 1;
    const nth = isAlone ? undefined : i + 1 - values.indexOf(value);
    return { space: i + 1, value, nth, hat: undefined };
  });

/** The spaces that a name means: all of its value, or the one it names. */
export const spacesNamed = (
  track: readonly TrackSpace[],
  { value, nth }: SpaceName,
): readonly TrackSpace[] => {
  const alike = track.filter((space) => space.value === value);
  return nth === undefined ? alike : alike.slice(nth - 1, nth);
};

const placeHat = (track: readonly TrackSpace[], { field, at, hat, name }: HatToPlace): Placed => {
  const meant = spacesNamed(track, name);
  const found = meant.find((space) => space.hat === undefined);
  if (found !== undefined) return ok(track.with(found.space - 1, { ...found, hat }));
  const reason = meant.length > 0 ? 'taken' : 'not-on-track';
  return unreadable(field, writtenSpace(name), { where: [at], reason });
};

const TRACK = form(TRACK_FIELDS, ({ track, ...hats }) => placeHats(track, hats));

/** The track with its hats, whatever the other fields hold; nothing while it cannot be read. */
export const trackIn = (raw: Raw<typeof TRACK_FIELDS>): readonly TrackSpace[] | undefined => {
  const read = TRACK.parse(raw);
  return read.ok ? read.value : undefined;
};

/** How many of a player's hats are on the track when a performance begins. */
export const hatsOnTrack = ({
  players,
  second,
  hats,
}: {
  readonly players: number | undefined;
  readonly second: string;
  readonly hats: string;
}): number => {
  if (players === SEATS.max) return HATS_OF_FIVE;
  const isInFront = second === 'no' || (second === 'yes' && hats === 'track');
  return isInFront ? HATS - 1 : HATS;
};

/** What a tap on the track sets: a hat, or the space wanted. */
export type TrackTool = 'other' | 'own' | 'wanted';

/** A track that is tapped, and what was typed beside it. */
interface Tapped {
  readonly track: readonly TrackSpace[];
  readonly players: string;
  readonly second: string;
  readonly hats: string;
  readonly hat: string;
}

/** What a tap on a space changes. A second tap takes back what the first one set. */
export const tapped = (
  tool: TrackTool,
  at: TrackSpace,
  { track, players, second, hats, hat: wanted }: Tapped,
): Partial<Readonly<Record<'occupied' | 'own' | 'hat', string>>> => {
  if (tool === 'wanted') {
    const name = writtenSpace(at);
    return { hat: wanted.trim() === name ? '' : name };
  }
  const spaces = track.map((space) => {
    if (space.space !== at.space) return space;
    return { ...space, hat: space.hat === tool ? undefined : tool };
  });
  const most = hatsOnTrack({ players: wholeIn(players), second, hats });
  const own = spaces.filter(({ hat }) => hat === 'own');
  // With all hats on the track already, one of them moves to the space tapped.
  const kept = own.length > most ? own.filter(({ space }) => space === at.space) : own;
  return { occupied: names(spaces.filter(({ hat }) => hat === 'other')), own: names(kept) };
};

const names = (spaces: readonly TrackSpace[]): string => spaces.map(writtenSpace).join();
