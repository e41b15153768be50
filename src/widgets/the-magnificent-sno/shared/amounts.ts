import {
  gemCount,
  HUES,
  type Amounts,
  type ArrowSide,
  type Holding,
  type Hue,
  type Thing,
} from '#engine/the-magnificent-sno/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { adjectiveIt, counts, gemsSaid, hueNames } from './names.ts';

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

/** What a player has, with every kind named. */
export const holdingSaid = (lang: Lang, { gems, coins, trainers, points }: Holding): string =>
  listed(lang, [
    gemsSaid(lang, gems),
    counts[lang].coins(coins),
    counts[lang].trainers(trainers),
    ...(points === undefined ? [] : [counts[lang].points(points).replace('-', '−')]),
  ]);

/** So many of a thing that lacks: `2 coins`. */
export const thingSaid = (lang: Lang, thing: Thing, amount: number): string =>
  counts[lang][thing](amount);
