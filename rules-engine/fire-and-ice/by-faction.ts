import type { Draft } from '../core/example.ts';
import type { SeatOf } from '../core/players.ts';
import { wordOf } from './opponents.ts';
import { NO_SEAT } from './seats.ts';

/** The Factions that a form has, in the order of its names. */
type Factions = (raw: Draft) => readonly string[];

/** Those who play them sit where the table has these Factions. */
export const byFaction =
  (factions: Factions): SeatOf =>
  (seats, place, raw) =>
    seats.findIndex(({ piece }) => wordOf(piece) === (factions(raw)[place] || NO_SEAT));

/** The same where they are listed by seat: a Faction that the table lacks sits where it is listed. */
export const byFactionOrSeat =
  (factions: Factions): SeatOf =>
  (seats, place, raw) => {
    const at = byFaction(factions)(seats, place, raw);
    return at < 0 ? place : at;
  };
