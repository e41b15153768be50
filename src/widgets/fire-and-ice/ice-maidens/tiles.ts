import {
  FAVOR_TILES,
  FAVORS,
  TOWN_POWER,
  type Favor,
  type FavorEffect,
  type TileIncome,
} from '#engine/fire-and-ice/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames, structureNames } from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';

/** A Favor tile as players call it: `Earth 2`. */
export const tileName = (favor: Favor, lang: Lang): string => {
  const { cult, steps } = FAVOR_TILES[favor];
  return `${cultNames[lang][cult]} ${steps}`;
};

/** `3 coins`, `1 worker and 1 Power`. */
export const income = ({ coins, workers, power }: TileIncome, lang: Lang): string => {
  const say = phrases[lang];
  return listed(lang, [
    ...(coins > 0 ? [say.coins(coins)] : []),
    ...(workers > 0 ? [say.workers(workers)] : []),
    ...(power > 0 ? [say.power(power)] : []),
  ]);
};

/** Points on passing by the number of Trading houses, from one on: `2/3/3/4`. */
const scale = (points: readonly number[]): string => points.slice(1).join('/');

const BUILT = {
  dwelling: 'Abitazione costruita',
  'trading-house': 'Emporio costruito',
};

/** What a tile does beside its steps. */
const gift = (effect: FavorEffect): Pair | undefined => {
  switch (effect.kind) {
    case 'none':
      return undefined;
    case 'town':
      return {
        en: `Towns from ${effect.power} Power on`,
        it: `Città già da ${effect.power} Poteri`,
      };
    case 'action':
      return { en: 'action for 1 Cult step', it: 'azione da 1 passo in un Culto' };
    case 'income':
      return {
        en: `${income(effect, 'en')} each round`,
        it: `${income(effect, 'it')} a turno di gioco`,
      };
    case 'build-points':
      return {
        en: `${effect.points} VP for each ${structureNames.en[effect.structure]} you build`,
        it: `${effect.points} PV per ogni ${BUILT[effect.structure]}`,
      };
    case 'pass-points':
      return {
        en: `${scale(effect.points)} VP on passing for 1/2/3/4 Trading houses`,
        it: `${scale(effect.points)} PV passando con 1/2/3/4 Empori`,
      };
  }
};

/** The same, short enough for a list on a phone. */
const giftInShort = (effect: FavorEffect): Pair | undefined => {
  switch (effect.kind) {
    case 'none':
    case 'town':
      return gift(effect);
    case 'action':
      return { en: 'action for 1 Cult step', it: 'azione: 1 passo in un Culto' };
    case 'income':
      return {
        en: `income ${income(effect, 'en')}`,
        it: `entrata ${income(effect, 'it')}`,
      };
    case 'build-points':
      return {
        en: `${effect.points} VP per ${structureNames.en[effect.structure]} built`,
        it: `${effect.points} PV per ${BUILT[effect.structure]}`,
      };
    case 'pass-points':
      return { en: 'VP for Trading houses on passing', it: 'PV per gli Empori passando' };
  }
};

/** What the tile makes possible, as a full sentence. */
export const ability = (effect: FavorEffect): Pair => {
  const since = {
    en: 'from Phase II of the first round on',
    it: 'dalla Fase II del primo turno di gioco in poi',
  };
  switch (effect.kind) {
    case 'town':
      return {
        en: `A Town needs a Power value of ${effect.power} instead of ${TOWN_POWER}, ${since.en}.`,
        it: `A una Città basta un Valore di Potere di ${effect.power} anziché ${TOWN_POWER}, ${since.it}.`,
      };
    case 'action':
      return {
        en: `Once a round you may take the tile’s action, 1 step on a Cult, ${since.en}.`,
        it: `Una volta per turno di gioco puoi usare l’azione della tessera, 1 passo in un Culto, ${since.it}.`,
      };
    case 'build-points':
    case 'pass-points':
    case 'income':
    case 'none': {
      const { en, it } = gift(effect) ?? { en: 'nothing else', it: 'nient’altro' };
      return { en: `The tile gives ${en}, ${since.en}.`, it: `La tessera dà ${it}, ${since.it}.` };
    }
  }
};

/** The tiles with what they do, for the list to choose from. */
export const tileOptions = Object.fromEntries(
  FAVORS.map((favor) => {
    const does = giftInShort(FAVOR_TILES[favor].effect);
    const named = (lang: Lang): string =>
      does === undefined ? tileName(favor, lang) : `${tileName(favor, lang)}: ${does[lang]}`;
    return [favor, { en: named('en'), it: named('it') }];
  }),
) as Readonly<Record<Favor, Pair>>;
