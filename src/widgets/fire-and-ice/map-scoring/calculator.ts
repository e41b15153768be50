import { mapScoring as question, type MapScoringValue } from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  numeral,
  points,
  roundingNames,
  shareReadingLabels,
  zeroNames,
} from '../shared/award-words.ts';
import {
  boardLabels,
  boardLines,
  boardOptions,
  boardProblems,
  boardViolations,
} from '../shared/board-words.ts';
import { cultNames, factionNames, theFactions, tileNames } from '../shared/names.ts';
import { ways } from '../shared/shown.ts';
import { categoryName, measureLines, placeLines, restLines } from './lines.ts';

/** Points of each player that the answer is about, best first. */
const standing = (value: MapScoringValue, lang: Lang): string => {
  const [area] = value.categories;
  const isOneTile = value.players.every(({ totals }) => totals.length === 1);
  return listed(
    lang,
    value.players
      .map(({ faction, totals }, i) => ({
        faction,
        sum: (isOneTile ? totals[0]?.total : area?.entries[i]?.points) ?? 0,
      }))
      .toSorted((a, b) => b.sum - a.sum)
      .map(({ faction, sum }) => `${factionNames[lang][faction]} ${numeral(sum, lang)}`),
  );
};

/** Whether the answer adds up a whole final scoring, area and tile, or the area with all tiles beside it. */
const scopeOf = ({ players, cults }: MapScoringValue): 'area' | 'tile' | 'all' => {
  const [first] = players;
  if (first === undefined || first.totals.length !== 1) return 'area';
  const more = cults.length > 0 || first.leftOver !== undefined || first.before !== undefined;
  return more ? 'all' : 'tile';
};

const scopeSaid = (value: MapScoringValue): Pair => {
  const tile = value.categories[1]?.category ?? 'area';
  return {
    area: { en: 'Area scoring', it: 'Punteggio per le aree' },
    tile: {
      en: `Area plus ${categoryName(tile, 'en')}`,
      it: `Aree più ${categoryName(tile, 'it')}`,
    },
    all: { en: 'All together', it: 'In tutto' },
  }[scopeOf(value)];
};

const unconnectedNames = {
  en: { nothing: 'Without a connection no result', counts: 'The distance counts all the same' },
  it: { nothing: 'Senza connessione nessun risultato', counts: 'La distanza conta comunque' },
};

interface Readings {
  readonly rounding: string;
  readonly zero: string;
  readonly unconnected: string;
}

/** The readings in force that are not the first ones. */
const readingsIn = ({ rounding, zero, unconnected }: Readings, lang: Lang): readonly string[] => [
  ...(rounding === 'exact' ? [roundingNames[lang].exact] : []),
  ...(zero === 'ranked' ? [zeroNames[lang].ranked] : []),
  ...(unconnected === 'counts' ? [unconnectedNames[lang].counts] : []),
];

const NO_RESULT = { en: 'no result', it: 'nessun risultato' };

const categoriesSaid = ({ categories }: MapScoringValue, lang: Lang): string =>
  categories
    .map(({ category, entries }) => {
      const results = entries.map(
        (entry) =>
          `${factionNames[lang][entry.faction]} ${entry.value ?? NO_RESULT[lang]} (${points(entry.points)[lang]})`,
      );
      return `${categoryName(category, lang)}: ${results.join(', ')}`;
    })
    .join('; ');

const sentence = (value: MapScoringValue, draft: Readings): Pair => {
  const isAll = scopeOf(value) === 'all';
  const { en, it } = {
    en: readingsIn(draft, 'en').map((label) => `“${label}”`),
    it: readingsIn(draft, 'it').map((label) => `«${label}»`),
  };
  return {
    en: `${[
      categoriesSaid(value, 'en'),
      ...(isAll ? [`all together: ${standing(value, 'en')} VP`] : []),
      ...(en.length > 0 ? [`reading ${en.join(', ')}`] : []),
    ].join('; ')}.`,
    it: `${[
      categoriesSaid(value, 'it'),
      ...(isAll ? [`in tutto: ${standing(value, 'it')} PV`] : []),
      ...(it.length > 0 ? [`interpretazione ${it.join(', ')}`] : []),
    ].join('; ')}.`,
  };
};

export const mapScoring = calculator(question, {
  name: 'map-scoring',
  game: 'fire-and-ice',
  title: { en: 'Final scoring on the map', it: 'Punteggio Finale sulla Mappa' },
  lead: {
    en: 'What the Structures on the map are worth at the end of the game: the area and the Final Scoring tile, with shares.',
    it: 'Quanto valgono a fine partita gli Edifici sulla Mappa: le aree e la tessera Punteggio Finale, con le parti di ciascuno.',
  },
  fields: {
    ...boardLabels,
    tile: { en: 'Final Scoring tile', it: 'Tessera Punteggio Finale' },
    cults: { en: 'Cults', it: 'Culti' },
    leftOvers: { en: 'Left-over resources', it: 'Risorse avanzate' },
    points: { en: 'Points so far', it: 'Punti fin qui' },
    ...shareReadingLabels,
    unconnected: {
      en: 'Stronghold and Sanctuary in different groups',
      it: 'Fortezza e Santuario in gruppi diversi',
    },
  },
  hints: {
    board: {
      en: 'One part for each player, with “;” between: Faction, marks (“ship2”, a terrain), “:”, then Structures (C3d; d, h, t, s, a), Bridges (C3-D4) and River spaces of Mermaid Towns (r12).',
      it: 'Una parte per giocatore, con «;» in mezzo: Fazione, segni («ship2», un Terreno), «:», poi Edifici (C3d; d, h, t, s, a), Ponti (C3-D4) e caselle di Fiume delle Città delle Sirene (r12).',
    },
  },
  options: {
    ...boardOptions,
    tile: {
      en: { all: 'All four side by side', ...tileNames.en },
      it: { all: 'Tutte e quattro a confronto', ...tileNames.it },
    },
    rounding: roundingNames,
    zero: zeroNames,
    unconnected: unconnectedNames,
  },
  ways: { ...ways, category: categoryName },
  headline: (value) => ({
    en: `${scopeSaid(value).en}: ${standing(value, 'en')} VP.`,
    it: `${scopeSaid(value).it}: ${standing(value, 'it')} PV.`,
  }),
  lines: { ...boardLines, ...measureLines, ...placeLines, ...restLines },
  violations: {
    ...boardViolations,
    'two-on-top': ({ factions, cult }) => ({
      en: `${capital(theFactions('en', factions))} cannot ${factions.length === 2 ? 'both' : 'all'} be on space 10 of ${cultNames.en[cult]}: it holds one player.`,
      it: `Nella casella 10 del Culto ${cultNames.it[cult]} non possono stare insieme ${theFactions('it', factions)}: tiene un giocatore solo.`,
    }),
  },
  problems: boardProblems,
  problem: ({ field, code }) =>
    code === 'missing' && ['cults', 'leftOvers', 'points'].includes(field)
      ? {
          en: 'Enter it for each player, or for nobody.',
          it: 'Indicalo per ogni giocatore, o per nessuno.',
        }
      : undefined,
  sentence,
});
