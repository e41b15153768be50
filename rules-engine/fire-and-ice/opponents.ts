import {
  collectAll,
  itemsIn,
  missing,
  unreadable,
  wrongCount,
  type CommonReason,
  type Field,
} from '../core/fields.ts';
import { notation, seated, type Spec } from '../core/form.ts';
import { ok } from '../core/result.ts';
import type { Seat as SeatAt, Seating } from '../core/seating.ts';
import { PLAYERS } from './data.ts';
import { FACTIONS, NEW_FACTIONS, type Faction } from './data/factions.ts';
import type { Terrain } from './data/terrains.ts';
import { homeOf, NO_SEAT, parseSeats, wordIn, type Seat, type SeatReason } from './seats.ts';

/** How many others may play. */
export const OTHERS = { min: 0, max: PLAYERS.max - 1 } as const;

/** The Factions of the other players, `witches,shapeshifters/lakes`. */
const parseOthers = (field: string, text: string): Field<readonly Seat[], SeatReason> => {
  const seats = parseSeats(field, text, 'homes');
  if (!seats.ok) return seats;
  const got = seats.value.length;
  return got > OTHERS.max ? wrongCount(field, got, OTHERS) : seats;
};

/** Nobody plays against himself. */
export const against = (
  seats: readonly Seat[],
  own: Faction,
): Field<readonly Seat[], 'yourself'> =>
  seats.some(({ faction }) => faction === own)
    ? unreadable('opponents', own, { reason: 'yourself' })
    : ok(seats);

export const parseOpponents = (
  text: string,
  own: Faction,
): Field<readonly Seat[], CommonReason | SeatReason> => {
  const seats = parseOthers('opponents', text);
  return seats.ok ? against(seats.value, own) : seats;
};

const SHAPE = {
  count: OTHERS,
  options: FACTIONS,
  samples: ['', 'witches', 'ice-maidens/swamp,nomads', 'giants,riverwalkers'],
};

/** The field of a Faction's own calculator. */
export const opponentsField = (
  start: string,
  own: Faction,
): Spec<readonly Seat[], CommonReason | SeatReason> =>
  seated(
    notation((_, text) => parseOpponents(text, own), start, SHAPE),
    (seating) => {
      const factions = factionsAt(seating);
      const others = factions?.filter((faction) => wordOf(faction) !== own);
      return others?.length === factions?.length ? undefined : others?.join(',');
    },
  );

/** The Faction of everybody at the table, in seating order; nothing unless all are told. */
const factionsAt = ({ seats }: Seating): readonly string[] | undefined =>
  seats.every(({ piece }) => piece !== '') ? seats.map(({ piece }) => piece) : undefined;

/** The Faction of a seat, `shapeshifters` of `shapeshifters/lakes`. */
export const wordOf = (seat: string): string => seat.replace(/[/].*/, '');

/** Those at the table in turn order, from the player who starts; nothing unless all Factions are told. */
const seatsInTurn = (seating: Seating): readonly SeatAt[] | undefined => {
  const before = seating.first - 1;
  const { seats } = seating;
  return factionsAt(seating) && before >= 0
    ? [...seats.slice(before), ...seats.slice(0, before)]
    : undefined;
};

/** Their Factions, and their names. */
export const turnOrderAt = (seating: Seating): string | undefined =>
  seatsInTurn(seating)
    ?.map(({ piece }) => wordOf(piece))
    .join(',');

export const namesInTurnAt = (seating: Seating): string | undefined =>
  seatsInTurn(seating)
    ?.map(({ name }) => name)
    .join(',');

/** Those of the expansion that are at the table, as far as it is told. */
export const newFactionsAt = ({ seats }: Seating): string => {
  const played = seats.map(({ piece }) => wordOf(piece));
  return NEW_FACTIONS.filter((faction) => played.includes(faction)).join(',');
};

/** The names of those whose Factions are all told, and an empty map with these Factions. */
export const namesAt = (seating: Seating): string | undefined =>
  factionsAt(seating) && seating.seats.map(({ name }) => name).join(',');

export const emptyBoardAt = (seating: Seating): string | undefined =>
  factionsAt(seating)
    ?.map((seat) => `${seat.replace('/', '.')}:`)
    .join(';');

/** The Factions by seat, with a place for each that is still to be told. */
export const factionsSoFarAt = ({ seats }: Seating): string | undefined =>
  seats.length > 1
    ? seats.map(({ piece }) => (piece === '' ? NO_SEAT : wordOf(piece))).join(',')
    : undefined;

/** The Factions of a whole table, of which one may still be blank. */
export const parseSeated = (field: string, text: string): Field<readonly Faction[], 'twice'> =>
  text.split(',').some((item) => item.trim() === '' || item.trim() === NO_SEAT)
    ? missing(field)
    : parseTable(field, text);

/** Names by place in a list of Factions once the list has changed: each goes with its Faction. */
export const namesMoved = (
  names: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] =>
  after.map((faction, i) => {
    const was = before.indexOf(faction);
    const isReplaced = !after.includes(before[i] ?? '');
    return (was >= 0 ? names[was] : isReplaced ? names[i] : undefined) ?? '';
  });

/** The same where another field tells the own Faction. */
export const othersField = (): Spec<readonly Seat[], SeatReason> =>
  notation(parseOthers, '', SHAPE);

/** The player whose Home terrain this is. */
export const ownerOf = (seats: readonly Seat[], terrain: Terrain): Faction | undefined =>
  seats.find((seat) => homeOf(seat) === terrain)?.faction;

/** Those who chose this terrain to start on, without making it their Home (fi.choosing.home-terrains). */
export const startersOn = (seats: readonly Seat[], terrain: Terrain): readonly Faction[] =>
  seats
    .filter((seat) => seat.terrain === terrain && homeOf(seat) === undefined)
    .map(({ faction }) => faction);

/** The Factions of a whole table, each once: `acolytes,auren,nomads`. */
export const parseTable = (field: string, text: string): Field<readonly Faction[], 'twice'> => {
  const items = itemsIn(text);
  const factions = collectAll(items.map((item) => wordIn(field, item, FACTIONS)));
  if (!factions.ok) return factions;
  const got = factions.value.length;
  const twice = factions.value.find((faction, i) => factions.value.indexOf(faction) < i);
  if (twice !== undefined) return unreadable(field, twice, { reason: 'twice' });
  return got < PLAYERS.min || got > PLAYERS.max ? wrongCount(field, got, PLAYERS) : factions;
};
