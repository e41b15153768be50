import type { CaveMap, Space } from './cave-map.ts';
import type { Cornered, Effect, Role, Several } from './data.ts';
import type { Departure, Sent } from './forced-moves.ts';

/** What happens to the marker's surroundings, as the reader put it. */
export interface Collapse {
  readonly map: CaveMap;
  readonly by: Effect;
  /** The spaces whose tiles are to go, all at once: of a Terrain tile all of them. */
  readonly collapse: readonly Space[];
  readonly remover: Role;
  /** Whether there may be tiles beyond the painted edge. */
  readonly more: boolean;
  /** Where the reader sends pieces. */
  readonly moves: readonly Sent[];
  readonly several: Several;
  readonly cornered: Cornered;
}

/** Effects that make tiles collapse; the others never touch the marker. */
export const collapses = (by: Effect): by is 'collapse' | 'wrath' | 'cave-in' =>
  by === 'collapse' || by === 'wrath' || by === 'cave-in';

/** Whether a piece that cannot get clear is moved all the same, as close as it can get. */
export const movesCornered = ({ by, cornered }: Collapse): boolean =>
  by === 'wrath' && cornered === 'closest';

/** Whether a way takes a piece where the reader sends it; a piece that stays is no matter. */
export const isSent = ({ moves }: Departure, { piece, to }: Sent): boolean =>
  moves.every((move) => move.piece !== piece || move.to === to);
