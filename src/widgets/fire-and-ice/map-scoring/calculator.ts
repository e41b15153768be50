import { mapScoring as question, type MapScoringValue } from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  hasFraction,
  hasOpenZero,
  lowered,
  named,
  points,
  readingsSaid,
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
import { categoryName } from '../shared/scoring-words.ts';
import { playedBy, ways } from '../shared/shown.ts';
import { measureLines, placeLines, restLines } from './lines.ts';

/** Points of each player that the answer is about, best first. */
const standing = (value: MapScoringValue, lang: Lang): string => {
  const [area] = value.categories;
  const isOneTile = value.players.every(({ totals }) => totals.length === 1);
  return value.players
    .map(({ faction, name, totals }, i) => ({
      faction,
      name,
      sum: (isOneTile ? totals[0]?.total : area?.entries[i]?.points) ?? 0,
    }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(
      ({ faction, name, sum }) =>
        `${playedBy(factionNames[lang][faction], name)} ${points(sum)[lang]}`,
    )
    .join(', ');
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
      en: `Area scoring plus ${categoryName(tile, 'en')}`,
      it: `Aree più ${categoryName(tile, 'it')}`,
    },
    all: allSaid(value),
  }[scopeOf(value)];
};

/** What a total holds besides area and tile. */
const allSaid = ({ players, cults }: MapScoringValue): Pair => {
  const [first] = players;
  const parts = [
    ...(cults.length > 0 ? [{ en: 'the Cults', it: 'i Culti' }] : []),
    ...(first?.leftOver ? [{ en: 'what is left over', it: 'ciò che avanza' }] : []),
    ...(first?.before === undefined ? [] : [{ en: 'the VP so far', it: 'i PV fin qui' }]),
  ];
  const named = (lang: Lang): string =>
    listed(
      lang,
      parts.map((part) => part[lang]),
    );
  return { en: `In all, with ${named('en')}`, it: `In tutto, con ${named('it')}` };
};

/** Who is entered alone is first only as long as nobody else is. */
const alone = ({ players }: MapScoringValue): Pair =>
  players.length === 1
    ? { en: ', if nobody else is on the map', it: ', se sulla Mappa non c’è nessun altro' }
    : { en: '', it: '' };

const unconnectedNames = {
  en: { nothing: 'Unconnected, they give no result', counts: 'Their distance counts anyway' },
  it: { nothing: 'Senza connessione nessun risultato', counts: 'La distanza conta comunque' },
};

interface Readings {
  readonly rounding: string;
  readonly zero: string;
  readonly unconnected: string;
}

/** A player who has Stronghold and Sanctuary in different groups. */
const hasUnconnected = ({ players, categories }: MapScoringValue): boolean =>
  categories
    .filter(({ category }) => category === 'stronghold-sanctuary')
    .flatMap(({ entries }) => entries)
    .some(
      ({ shows }, i) =>
        shows.length > 0 &&
        !players[i]?.networks.some((group) => shows.every((space) => group.includes(space))),
    );

/** The readings that the answer rests on. */
const readingsIn = (value: MapScoringValue, draft: Readings): readonly Pair[] => {
  const areas = value.categories.map(({ entries }) => entries);
  const all = [...areas, ...value.cults.map(({ entries }) => entries)];
  return [
    ...(all.some(hasFraction) ? [named(roundingNames, draft.rounding)] : []),
    ...(areas.some(hasOpenZero) ? [named(zeroNames, draft.zero)] : []),
    ...(hasUnconnected(value) ? [named(unconnectedNames, draft.unconnected)] : []),
  ];
};

const NO_RESULT = { en: 'no result', it: 'nessun risultato' };

const categoriesSaid = ({ categories, players }: MapScoringValue, lang: Lang): string =>
  categories
    .map(({ category, entries }) => {
      const results = entries.map(
        (entry, i) =>
          `${playedBy(factionNames[lang][entry.faction], players[i]?.name)} ${entry.value ?? NO_RESULT[lang]} (${points(entry.points)[lang]})`,
      );
      return `${categoryName(category, lang)}: ${results.join(', ')}`;
    })
    .join('; ');

const sentence = (value: MapScoringValue, draft: Readings): Pair => {
  const isAll = scopeOf(value) === 'all';
  const all = allSaid(value);
  const readings = readingsSaid(readingsIn(value, draft));
  const said = (lang: Lang): string =>
    [
      categoriesSaid(value, lang),
      ...(isAll ? [`${lowered(all[lang])}: ${standing(value, lang)}`] : []),
    ].join('; ');
  return {
    en: `Final scoring on the map. ${said('en')}${alone(value).en}${readings.en}.`,
    it: `Punteggio Finale sulla Mappa. ${said('it')}${alone(value).it}${readings.it}.`,
  };
};

export const mapScoring = calculator(question, {
  name: 'map-scoring',
  game: 'fire-and-ice',
  title: { en: 'Final scoring on the map', it: 'Punteggio Finale sulla Mappa' },
  lead: {
    en: 'What the Structures on the map score at the end of the game: Area scoring and Final Scoring tile, ties included.',
    it: 'Quanti punti danno a fine partita gli Edifici sulla Mappa: le aree e la tessera Punteggio Finale, pareggi compresi.',
  },
  fields: {
    ...boardLabels,
    names: { en: 'Names of the players', it: 'Nomi dei giocatori' },
    tile: { en: 'Final Scoring tile', it: 'Tessera Punteggio Finale' },
    cults: { en: 'Cults', it: 'Culti' },
    leftOvers: { en: 'Resources left over', it: 'Risorse avanzate' },
    points: { en: 'VP so far', it: 'PV fin qui' },
    ...shareReadingLabels,
    unconnected: {
      en: 'Stronghold and Sanctuary in different groups',
      it: 'Fortezza e Santuario in gruppi diversi',
    },
    onSheet: { en: 'Score sheet', it: 'Foglio' },
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
    en: `${scopeSaid(value).en}: ${standing(value, 'en')}${alone(value).en}.`,
    it: `${scopeSaid(value).it}: ${standing(value, 'it')}${alone(value).it}.`,
  }),
  lines: { ...boardLines, ...measureLines, ...placeLines, ...restLines },
  violations: {
    ...boardViolations,
    'two-on-top': ({ factions, cult }) => ({
      en: `${capital(theFactions('en', factions))} cannot ${factions.length === 2 ? 'both' : 'all'} be on space 10 of ${cultNames.en[cult]}: only one player fits there. The others stop at 9.`,
      it: `Nella casella 10 del Culto ${cultNames.it[cult]} non possono stare insieme ${theFactions('it', factions)}: c’è posto per un giocatore solo. Gli altri si fermano alla 9.`,
    }),
  },
  problems: boardProblems,
  problem: ({ field, code }) =>
    code === 'missing' && ['cults', 'leftOvers', 'points'].includes(field)
      ? {
          en: 'Fill this in for every player, or for none.',
          it: 'Compilalo per tutti i giocatori, o per nessuno.',
        }
      : undefined,
  sentence,
});
