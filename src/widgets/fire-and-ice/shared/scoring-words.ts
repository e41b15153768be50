import type { Category, Cult } from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { lowered } from './award-words.ts';
import { cultNames, tileNames } from './names.ts';

/** How a final scoring speaks of its categories. */

const NAMES = {
  en: { area: 'Area scoring', ...cultNames.en, ...tileNames.en },
  it: { area: 'Punteggio per le aree', ...cultNames.it, ...tileNames.it },
} as const satisfies Readonly<Record<Lang, Readonly<Record<Category | Cult, string>>>>;

export const categoryName = (category: Category | Cult, lang: Lang): string =>
  NAMES[lang][category];

const outposts = {
  en: counted('Outpost', 'Outposts'),
  it: counted('Avamposto', 'Avamposti'),
};
const settlements = {
  en: counted('Settlement', 'Settlements'),
  it: counted('Insediamento', 'Insediamenti'),
};

/** What a place is taken with. */
export const having = ({
  category,
  value,
}: {
  readonly category: Category | Cult;
  readonly value: number;
}): Pair => {
  switch (category) {
    case 'area':
      return { en: `with a group of ${value}`, it: `con un gruppo di ${value}` };
    case 'distance':
    case 'stronghold-sanctuary':
      return { en: `with distance ${value}`, it: `con distanza ${value}` };
    case 'outposts':
      return { en: `with ${outposts.en(value)}`, it: `con ${outposts.it(value)}` };
    case 'settlements':
      return { en: `with ${settlements.en(value)}`, it: `con ${settlements.it(value)}` };
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
      return { en: `with ${value}`, it: `con ${value}` };
  }
};

/** After the name of its category. */
export const ofCategory = ({ category }: OfCategory, { en, it, ...rest }: Sentence): Sentence => ({
  ...rest,
  en: `${categoryName(category, 'en')}: ${lowered(en)}`,
  it: `${categoryName(category, 'it')}: ${lowered(it)}`,
});

export interface OfCategory {
  readonly category: Category | Cult;
}

/** What a total is added up from. */
export const SUMMANDS = {
  before: { en: 'so far', it: 'fin qui' },
  area: { en: 'for the area', it: 'per le aree' },
  points: { en: 'for the tile', it: 'per la tessera' },
  cults: { en: 'for the Cults', it: 'per i Culti' },
  leftOver: { en: 'for what is left over', it: 'per ciò che avanza' },
} as const;
