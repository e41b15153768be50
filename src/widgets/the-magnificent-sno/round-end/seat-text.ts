import {
  CARD_GEMS,
  HATS,
  SEAT_PARTS,
  SEATS,
  seatTexts,
} from '#engine/the-magnificent-sno/index.ts';

/** The parts of a seat in the order of its text. */
export const SEAT_FIELDS = ['name', 'hats', 'coins', 'dice', 'gems', 'points', 'choice'] as const;

export type SeatField = (typeof SEAT_FIELDS)[number];

/** A seat as typed, right or wrong. */
export type SeatText = Readonly<Record<SeatField, string>>;

/** The seats of a table; nothing if its text does not fall into seats and their parts. */
export const splitTable = (text: string): readonly SeatText[] | undefined => {
  const seats = seatTexts(text).map((seat) => seat.split(':'));
  const fits =
    seats.length <= SEATS.max &&
    seats.length > 0 &&
    seats.every(
      (parts) => parts.length >= SEAT_PARTS.min && parts.length <= SEAT_PARTS.max && hatsFit(parts),
    );
  return fits ? seats.map(seatOf) : undefined;
};

const hatsFit = (parts: readonly string[]): boolean => hatsOf(parts[1] ?? '').length <= HATS;

const seatOf = ([name, hats, coins, dice, gems, points, choice]: readonly string[]): SeatText => ({
  name: name ?? '',
  hats: hats ?? '',
  coins: coins ?? '',
  dice: dice ?? '',
  gems: gems ?? '',
  points: points ?? '',
  choice: choice ?? '',
});

/** The text of a table; parts that say nothing are left out at the end of a seat. */
export const joinTable = (seats: readonly SeatText[]): string => seats.map(joinSeat).join(';');

const joinSeat = (seat: SeatText): string => {
  const parts = SEAT_FIELDS.map((field) => seat[field].replace(/[:;]/g, ''));
  const last = parts.findLastIndex((part) => part.trim() !== '');
  return parts.slice(0, Math.max(SEAT_PARTS.min, last + 1)).join(':');
};

/** The spaces of a player's hats, as typed. */
export const hatsOf = (hats: string): readonly string[] => hats.split(',');

export const withHat = (hats: string, at: number, text: string): string => {
  const [first = '', second = ''] = hatsOf(hats);
  const typed = text.replaceAll(',', '');
  const [low, high] = at === 0 ? [typed, second] : [first, typed];
  return high.trim() === '' ? low : `${low},${high}`;
};

/** Names for players who are added, until they get their own. */
const SPARE_NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'] as const;

const NOBODY: SeatText = {
  name: '',
  hats: '',
  coins: '',
  dice: '',
  gems: '',
  points: '',
  choice: '',
};

export const anotherSeat = (seats: readonly SeatText[]): SeatText => ({
  ...NOBODY,
  name: SPARE_NAMES.find((name) => !seats.some((seat) => seat.name.trim() === name)) ?? '',
});

/** The same players, of whom nothing else is known any more. */
export const onlyNames = (seats: readonly SeatText[]): readonly SeatText[] =>
  seats.map(({ name }) => ({ ...NOBODY, name }));

/** Letters of the gems a player takes, one after the other. */
export const withLetter = (choice: string, at: number, letter: string): string =>
  lettersOf(choice).toSpliced(at, 1, letter).join('');

export const lettersOf = (choice: string): readonly string[] => [...choice.replace(/[\s,]/g, '')];

/** The coins and gems of one play-order card, as typed. */
export interface EffectText {
  readonly coins: string;
  readonly gems: string;
}

/** The effects of the first play-order cards; nothing if the text does not fall into such. */
export const splitCards = (text: string, count: number): readonly EffectText[] | undefined => {
  const items = text.trim() === '' ? [] : text.split(',');
  if (items.length > SEATS.max || items.some((item) => item.split('/').length > 2))
    return undefined;
  return Array.from({ length: Math.max(count, items.length) }, (_, i) => {
    const [coins = '', gems = ''] = (items[i] ?? '').trim().replace('−', '-').split('/');
    return { coins: coins.replace(/^\+/, ''), gems };
  });
};

export const joinCards = (cards: readonly EffectText[]): string => {
  const items = cards.map(({ coins, gems }) => {
    if (gems === '' || gems === String(CARD_GEMS.min)) return coins;
    return `${coins === '' ? '0' : coins}/${gems}`;
  });
  return items.slice(0, items.findLastIndex((item) => item !== '') + 1).join();
};
