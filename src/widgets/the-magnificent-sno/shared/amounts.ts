import {
  COINS_PER_EXCESS_GEM,
  gemCount,
  HUES,
  type Amounts,
  type ArrowSide,
  type Gems,
  type Holding,
  type Hue,
  type Thing,
} from '#engine/the-magnificent-sno/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { adjectiveIt, counts, hueNames } from './names.ts';

const NOTHING: Readonly<Record<Lang, string>> = { en: 'nothing', it: 'nulla' };

/** Gems of one color: `2 green gems`. */
export const gemsOf = (lang: Lang, hue: Hue, count: number): string =>
  ({
    en: counted(`${hueNames.en[hue]} gem`, `${hueNames.en[hue]} gems`)(count),
    it: `${counts.it.gems(count)} ${adjectiveIt(hue, count)}`,
  })[lang];

const rest = (
  lang: Lang,
  { coins, trainers, points }: Omit<Amounts, 'gems'>,
): readonly string[] => [
  ...(coins === 0 ? [] : [counts[lang].coins(coins)]),
  ...(trainers === 0 ? [] : [counts[lang].trainers(trainers)]),
  ...(points === 0 ? [] : [counts[lang].points(points)]),
];

export const isNothing = ({ gems, coins, trainers, points }: Amounts): boolean =>
  gemCount(gems) + coins + trainers + points === 0;

/** What is paid or gained: `1 green gem and 2 coins`. */
export const amountsSaid = (lang: Lang, amounts: Amounts): string =>
  isNothing(amounts)
    ? NOTHING[lang]
    : listed(lang, [
        ...HUES.filter((hue) => amounts.gems[hue] > 0).map((hue) =>
          gemsOf(lang, hue, amounts.gems[hue]),
        ),
        ...rest(lang, amounts),
      ]);

/** One side of a double arrow, whatever the color of its gems: `1 gem and 2 coins`. */
export const sideSaid = (lang: Lang, side: ArrowSide): string => {
  const items = [...(side.gems === 0 ? [] : [counts[lang].gems(side.gems)]), ...rest(lang, side)];
  return items.length === 0 ? NOTHING[lang] : listed(lang, items);
};

/** What a player has in the end: `I have 1 green gem and 4 coins`. */
export const thenSaid = (lang: Lang, { gems, coins, trainers, points }: Holding): string => {
  const held = [
    ...HUES.filter((hue) => gems[hue] > 0).map((hue) => gemsOf(lang, hue, gems[hue])),
    ...rest(lang, { coins, trainers, points: 0 }),
    ...(points === undefined ? [] : [counts[lang].points(points).replace('-', '−')]),
  ];
  return held.length === 0
    ? { en: 'I have nothing left', it: 'non ho più nulla' }[lang]
    : { en: `I have ${listed('en', held)}`, it: `ho ${listed('it', held)}` }[lang];
};

/** So many of a thing that lacks: `2 coins`. */
export const thingSaid = (lang: Lang, thing: Thing, amount: number): string =>
  counts[lang][thing](amount);

/** What is said of too few: `you have only 2`. */
export const onlyHeld = (held: number): Pair =>
  held === 0
    ? { en: 'you have none', it: 'non ne hai' }
    : { en: `you have only ${held}`, it: `ne hai solo ${held}` };

/** What follows the gems gained, where storage has no room for some of them. */
export const overflowSaid = (excess: Gems): Pair => {
  const gems = gemCount(excess);
  if (gems === 0) return { en: '', it: '' };
  const coins = gems * COINS_PER_EXCESS_GEM;
  return {
    en: `; ${counts.en.gems(gems)} ${gems === 1 ? 'does not fit in storage and becomes' : 'do not fit in storage and become'} ${counts.en.coins(coins)}`,
    it: `; ${counts.it.gems(gems)} non ${gems === 1 ? 'entra nel deposito e diventa' : 'entrano nel deposito e diventano'} ${counts.it.coins(coins)}`,
  };
};
