import { sum } from '../core/multisets.ts';
import { CULT_LEVELS, CULT_POWER, CULTS, type Cult } from './data/tiles.ts';

/** Where a player's markers stand. */
export type Cults = Readonly<Record<Cult, number>>;

/** Where several stand on space 10, which holds one player: by their places in a list (fi.cults.top). */
export const sharedTops = (
  players: readonly Readonly<Partial<Record<Cult, number | undefined>>>[],
): readonly { readonly cult: Cult; readonly seats: readonly number[] }[] =>
  CULTS.map((cult) => ({
    cult,
    seats: players.flatMap((levels, i) => (levels[cult] === CULT_LEVELS.max ? [i] : [])),
  })).filter(({ seats }) => seats.length > 1);

/** A marker about to advance on one Cult. */
export interface Climb {
  readonly from: number;
  readonly steps: number;
  /** Town keys not used yet. */
  readonly keys: number;
  /** Whether another player stands on the top space. */
  readonly topTaken: boolean;
}

export interface Climbed {
  readonly to: number;
  readonly power: number;
  readonly keys: number;
}

/** Advances a marker: the top space takes an unused key and holds one player (fi.cults.power, fi.cults.top). */
export const climb = ({ from, steps, keys, topTaken }: Climb): Climbed => {
  const top = CULT_LEVELS.max;
  const mayTop = from === top || (keys > 0 && !topTaken);
  const to = Math.min(from + steps, mayTop ? top : top - 1);
  return {
    to,
    power: cultPower(from, to),
    keys: to === top && from < top ? keys - 1 : keys,
  };
};

/** Power for the spaces reached on the way up. Going down gives and takes none. */
export const cultPower = (from: number, to: number): number =>
  sum(CULT_POWER.filter(({ space }) => space > from && space <= to).map(({ power }) => power));
