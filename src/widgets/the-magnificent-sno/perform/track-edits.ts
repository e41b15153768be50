import {
  HATS,
  HATS_OF_FIVE,
  parsePerform,
  PERFORM_START,
  SEATS,
  type RawPerform,
  type TrackSpace,
} from '#engine/the-magnificent-sno/index.ts';
import type { Tool } from './words.ts';

/** The track with its hats, whatever the other fields hold; nothing while it cannot be read. */
export const trackOf = ({
  track,
  occupied,
  own,
}: RawPerform): readonly TrackSpace[] | undefined => {
  const read = parsePerform({ ...PERFORM_START, track, occupied, own, second: 'no' });
  return read.ok ? read.value.track : undefined;
};

/** What a tap on a space changes. A second tap takes back what the first one set. */
export const tapped = (
  tool: Tool,
  at: TrackSpace,
  draft: RawPerform,
): Partial<Record<keyof RawPerform, string>> => {
  if (tool === 'wanted') {
    const value = String(at.value);
    return { hat: draft.hat.trim() === value ? '' : value };
  }
  const spaces = (trackOf(draft) ?? []).map((space) => {
    if (space.space !== at.space) return space;
    return { ...space, hat: space.hat === tool ? undefined : tool };
  });
  const most = Number(draft.players) === SEATS.max ? HATS_OF_FIVE : HATS;
  const own = spaces.filter(({ hat }) => hat === 'own');
  // With all hats on the track already, one of them moves to the space tapped.
  const kept = own.length > most ? own.filter(({ space }) => space === at.space) : own;
  return {
    occupied: values(spaces.filter(({ hat }) => hat === 'other')),
    own: values(kept),
  };
};

const values = (spaces: readonly TrackSpace[]): string => spaces.map(({ value }) => value).join();
