import { collect, collectAll, unreadable, whole, wrongCount, type Field } from '../core/fields.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import {
  CARD_COINS,
  CARD_GEMS,
  COINS_PER_EXCESS_GEM,
  COLORS,
  SEATS,
  STORAGE,
  type Hue,
} from './data.ts';
import { stored } from './gems.ts';
import { NO_GEMS, type Gems } from './notation.ts';

/** What a play-order card shows: coins to receive, or to pay below zero, and colored gems to take. */
export interface CardEffect {
  readonly coins: number;
  readonly gems: number;
}

/** Effects of the cards from number 1 up: `-1,0,1/1`. A blank one is not known. */
export const parseCards = (
  field: string,
  text: string,
): Field<readonly (CardEffect | undefined)[], 'not-an-effect'> => {
  const items = cardTexts.of(text);
  if (items.length > SEATS.max) {
    return wrongCount(field, items.length, { min: 0, max: SEATS.max });
  }
  return collectAll(items.map((item, i) => parseCard(field, item, i + 1)));
};

const parseCard = (
  field: string,
  text: string,
  card: number,
): Field<CardEffect | undefined, 'not-an-effect'> => {
  if (text.trim() === '') return ok(undefined);
  const [coins = '', gems = '0', ...more] = effectTexts.of(text);
  const effect = collect({
    coins: whole(field, coins, CARD_COINS),
    gems: whole(field, gems, CARD_GEMS),
  });
  return effect.ok && more.length === 0
    ? effect
    : unreadable(field, text.trim(), { where: [card], reason: 'not-an-effect' });
};

const cardTexts = parts(',');
const effectTexts = parts('/');

/** The coins and gems of one play-order card, as typed. */
export interface EffectText {
  readonly coins: string;
  readonly gems: string;
}

/** The effects of the first play-order cards; nothing if the text does not fall into such. */
export const splitCards = (text: string, count: number): readonly EffectText[] | undefined => {
  const items = cardTexts.of(text);
  if (items.length > SEATS.max || items.some((item) => effectTexts.of(item).length > 2)) {
    return undefined;
  }
  return Array.from({ length: Math.max(count, items.length) }, (_, i) => {
    const [coins = '', gems = ''] = effectTexts.of((items[i] ?? '').trim().replace('−', '-'));
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

export interface Purse {
  readonly coins: number;
  /** `undefined`: not told, so nothing overflows. */
  readonly gems: Gems | undefined;
}

export interface CardPayment {
  readonly before: number;
  /** Coins the player could not pay. */
  readonly missing: number;
  /** Gems taken, in the colors chosen. */
  readonly taken: readonly Hue[];
  /** Gems still to be chosen. */
  readonly toChoose: number;
  /** Whether some of the gems may find no room, as far as the storage and their colors are told. */
  readonly roomOpen: boolean;
  /** Gems that storage had no room for: each became a coin. */
  readonly excess: number;
  readonly after: Purse;
}

/** Gems of each color that still fit. */
const roomIn = (gems: Gems): readonly number[] => COLORS.map((color) => STORAGE.max - gems[color]);

/** Pays or receives what a play-order card shows. */
export const payCard = (
  { coins, gems }: Purse,
  effect: CardEffect,
  choice: readonly Hue[],
): CardPayment => {
  const taken = choice.slice(0, effect.gems);
  const gained = taken.reduce<Gems>((all, hue) => ({ ...all, [hue]: all[hue] + 1 }), NO_GEMS);
  const store = gems === undefined ? undefined : stored(gems, gained);
  const rest = effect.gems - taken.length;
  const isFull = store !== undefined && roomIn(store.gems).every((room) => room === 0);
  // Where no color has room, it does not matter which is chosen.
  const toChoose = isFull ? 0 : rest;
  const excess = (store?.coins ?? 0) + (rest - toChoose) * COINS_PER_EXCESS_GEM;
  const left = coins + effect.coins + excess;
  return {
    before: coins,
    missing: Math.max(0, -left),
    taken,
    toChoose,
    roomOpen:
      store === undefined ? effect.gems > 0 : roomIn(store.gems).some((room) => room < toChoose),
    excess,
    after: { coins: Math.max(0, left), gems: store?.gems },
  };
};
