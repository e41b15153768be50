import { unreadable, wholes, type Field } from '../core/fields.ts';
import { amounts, form, notation, onBoard, type Raw } from '../core/form.ts';
import { wholeIn } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { HATS, HATS_OF_FIVE, SEATS, TRACK_SPACES, TRACK_VALUES } from './data.ts';

/** A space of the performance track; `space` counts from the bottom, `value` is printed on it. */
export interface TrackSpace {
  readonly space: number;
  readonly value: number;
  readonly hat: 'own' | 'other' | undefined;
}

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
  /** Values of the spaces with other players' hats. */
  occupied: amounts({ each: TRACK_VALUES, count: { min: 0, max: SEATS.max * HATS } }),
  /** Value of the space with the player's own hat; blank is none. */
  own: amounts({ each: TRACK_VALUES, count: { min: 0, max: HATS } }),
};

interface HatValues {
  readonly occupied: readonly number[];
  readonly own: readonly number[];
}

type Placed = Field<readonly TrackSpace[], 'taken' | 'not-on-track'>;

/** Puts each hat on a space of its value that has none yet. */
export const placeHats = (values: readonly number[], { occupied, own }: HatValues): Placed => {
  const empty = values.map((value, i) => ({ space: i + 1, value, hat: undefined }));
  const others = placeAll(empty, { values: occupied, hat: 'other', field: 'occupied' });
  return others.ok ? placeAll(others.value, { values: own, hat: 'own', field: 'own' }) : others;
};

const placeAll = (
  track: readonly TrackSpace[],
  hats: {
    readonly values: readonly number[];
    readonly hat: 'own' | 'other';
    readonly field: string;
  },
): Placed => {
  let spaces = track;
  for (const [i, value] of hats.values.entries()) {
    const at = spaces.findIndex((each) => each.value === value && each.hat === undefined);
    const found = spaces[at];
    if (found === undefined) {
      const reason = spaces.some((each) => each.value === value) ? 'taken' : 'not-on-track';
      return unreadable(hats.field, String(value), { where: [i + 1], reason });
    }
    spaces = spaces.with(at, { ...found, hat: hats.hat });
  }
  return ok(spaces);
};

const TRACK = form(TRACK_FIELDS, ({ track, ...hats }) => placeHats(track, hats));

/** The track with its hats, whatever the other fields hold; nothing while it cannot be read. */
export const trackIn = (raw: Raw<typeof TRACK_FIELDS>): readonly TrackSpace[] | undefined => {
  const read = TRACK.parse(raw);
  return read.ok ? read.value : undefined;
};

/** What a tap on the track sets: a hat, or the space wanted. */
export type TrackTool = 'other' | 'own' | 'wanted';

type Texts = Raw<typeof TRACK_FIELDS> & { readonly players: string; readonly hat: string };

/** What a tap on a space changes. A second tap takes back what the first one set. */
export const tapped = (tool: TrackTool, at: TrackSpace, texts: Texts): Partial<Texts> => {
  if (tool === 'wanted') {
    const value = String(at.value);
    return { hat: texts.hat.trim() === value ? '' : value };
  }
  const spaces = (trackIn(texts) ?? []).map((space) => {
    if (space.space !== at.space) return space;
    return { ...space, hat: space.hat === tool ? undefined : tool };
  });
  const most = wholeIn(texts.players) === SEATS.max ? HATS_OF_FIVE : HATS;
  const own = spaces.filter(({ hat }) => hat === 'own');
  // With all hats on the track already, one of them moves to the space tapped.
  const kept = own.length > most ? own.filter(({ space }) => space === at.space) : own;
  return { occupied: values(spaces.filter(({ hat }) => hat === 'other')), own: values(kept) };
};

const values = (spaces: readonly TrackSpace[]): string => spaces.map(({ value }) => value).join();
