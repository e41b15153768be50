import type { Column, Scorer, SheetRow } from '#engine/fire-and-ice/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { numeral } from '#src/calculators/phrases.ts';
import { agreeFactionIt, factionIt, theFactionEn } from '../shared/names.ts';

const SAID: Readonly<Record<Lang, (who: Scorer) => string>> = {
  en: ({ name, faction }) => name || theFactionEn(faction),
  it: ({ name, faction }) => name || factionIt(faction),
};

/** Those who score, by name or else by Faction, within a sentence. */
export const scorersSaid = (players: readonly Scorer[], lang: Lang): string =>
  listed(lang, players.map(SAID[lang]));

/** The same with the number of the verb: a name is one, the name of a Faction mostly several. */
export const scorers = (players: readonly Scorer[]) => ({
  en: {
    names: scorersSaid(players, 'en'),
    many: players.length > 1 || players.some(({ name }) => name === ''),
  },
  it: {
    names: scorersSaid(players, 'it'),
    many:
      players.length > 1 ||
      players.some(({ name, faction }) => name === '' && agreeFactionIt(faction, '', 's') === 's'),
  },
});

/** The columns, within a sentence. */
export const COLUMN_SAID: Readonly<Record<Column, Pair>> = {
  points: { en: 'the VP before final scoring', it: 'i PV prima del Punteggio Finale' },
  area: { en: 'the area', it: 'le aree' },
  tile: { en: 'the tile', it: 'la tessera' },
  cults: { en: 'the Cults', it: 'i Culti' },
  resources: { en: 'what is left over', it: 'ciò che avanza' },
};

/** What the points of a column are for, after their number. */
export const COLUMN_FOR: Readonly<Record<Column, Pair>> = {
  points: { en: 'before', it: 'prima' },
  area: { en: 'area', it: 'aree' },
  tile: { en: 'tile', it: 'tessera' },
  cults: { en: 'Cults', it: 'Culti' },
  resources: { en: 'left over', it: 'di avanzi' },
};

/** `78 before + 18 area + 12 tile`, as far as it counts. */
export const sumSaid = (
  points: SheetRow['points'],
  lang: Lang,
  { between }: { readonly between: string },
): string =>
  (Object.keys(COLUMN_FOR) as Column[])
    .flatMap((column) => {
      const amount = points[column];
      return amount === undefined ? [] : [`${numeral(amount, lang)} ${COLUMN_FOR[column][lang]}`];
    })
    .join(between);
