import type {
  Category,
  Cult,
  Faction,
  MapScoringLine,
  MapScoringValue,
  MapScoringViolation,
  RawMapScoring,
  Unconnected,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { awardSaid, numeral, pv, roundingNames, vp, zeroNames } from './awards.ts';
import { boardProblem } from '../shared/board-problem.ts';
import { boardViolation } from '../shared/board-words.ts';
import {
  accorda,
  cultNames,
  factionNames,
  laFazione,
  mapNames,
  theFaction,
  theFactions,
  tileNames,
} from '../shared/names.ts';

type Words = CalculatorWords<
  keyof RawMapScoring,
  MapScoringValue,
  MapScoringLine,
  MapScoringViolation
>;

/** Points of each player that the answer is about, best first. */
const standing = (value: MapScoringValue): readonly { faction: Faction; points: number }[] => {
  const [area] = value.categories;
  const isOneTile = value.players.every(({ totals }) => totals.length === 1);
  const points = value.players.map(({ faction, totals }, i) => ({
    faction,
    points: (isOneTile ? totals[0]?.total : area?.entries[i]?.points) ?? 0,
  }));
  return points.toSorted((a, b) => b.points - a.points);
};

const standingSaid = (lang: Lang, value: MapScoringValue): string =>
  listed(
    lang,
    standing(value).map(
      ({ faction, points }) => `${factionNames[lang][faction]} ${numeral(lang, points)}`,
    ),
  );

type Scope = 'area' | 'tile' | 'all';

/** Whether the answer adds up a whole final scoring, area and tile, or the area with all tiles beside it. */
const scopeOf = ({ players, cults }: MapScoringValue): Scope => {
  const [first] = players;
  if (first === undefined || first.totals.length !== 1) return 'area';
  const more = cults.length > 0 || first.leftOver !== undefined || first.before !== undefined;
  return more ? 'all' : 'tile';
};

const AREA = { en: 'Area scoring', it: 'Punteggio per le aree' } as const;

export const categoryName = (lang: Lang, category: Category | Cult): string => {
  switch (category) {
    case 'area':
      return AREA[lang];
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
      return cultNames[lang][category];
    case 'distance':
    case 'stronghold-sanctuary':
    case 'outposts':
    case 'settlements':
      return tileNames[lang][category];
  }
};

const tileOf = ({ categories }: MapScoringValue): Category => categories[1]?.category ?? 'area';

const UNCONNECTED_NAMES: Readonly<Record<Lang, Readonly<Record<Unconnected, string>>>> = {
  en: { nothing: 'Without a connection no result', counts: 'The distance counts all the same' },
  it: { nothing: 'Senza connessione nessun risultato', counts: 'La distanza conta comunque' },
};

const EN_WITH: Readonly<Record<Category, (value: number) => string>> = {
  area: (value) => `with a group of ${value}`,
  distance: (value) => `with distance ${value}`,
  'stronghold-sanctuary': (value) => `with distance ${value}`,
  outposts: (value) => `with ${counted('Outpost', 'Outposts')(value)}`,
  settlements: (value) => `with ${counted('Settlement', 'Settlements')(value)}`,
};

const IT_WITH: Readonly<Record<Category, (value: number) => string>> = {
  area: (value) => `con un gruppo di ${value}`,
  distance: (value) => `con distanza ${value}`,
  'stronghold-sanctuary': (value) => `con distanza ${value}`,
  outposts: (value) => `con ${counted('Avamposto', 'Avamposti')(value)}`,
  settlements: (value) => `con ${counted('Insediamento', 'Insediamenti')(value)}`,
};

const isCult = (category: Category | Cult): category is Cult =>
  ['fire', 'water', 'earth', 'air'].includes(category);

const structures = counted('Structure', 'Structures');
const groups = counted('group', 'groups');
const coins = counted('coin', 'coins');

/** `The Nomads`, as a sentence begins. */
const They = (faction: Faction): string => capital(theFaction(faction));

const reachEn = (shipping: number, jump: number): string => {
  if (jump > 0) return `skipping up to ${counted('space', 'spaces')(jump)}`;
  return shipping > 0 ? `with Shipping ${shipping}` : 'without Shipping';
};

const EN_LINE = (line: MapScoringLine): Said => {
  switch (line.code) {
    case 'groups':
      return [
        `${They(line.faction)} have ${structures(line.structures)} in ${groups(line.groups)}, ${reachEn(line.shipping, line.jump)}.`,
      ];
    case 'track-level':
      return ['Shipping is the level of the track; the Bonus card does not count here.'];
    case 'river-towns':
      return [
        line.rivers.length === 1
          ? `A Town of ${theFaction(line.faction)} skips the River space ${listed('en', line.rivers)}: the land around it is adjacent.`
          : `Towns of ${theFaction(line.faction)} skip the River spaces ${listed('en', line.rivers)}: the land around each is adjacent.`,
      ];
    case 'area':
      return [`Largest group of ${theFaction(line.faction)}.`, String(line.count)];
    case 'tile':
      return [`Final Scoring tile: ${tileNames.en[line.tile]}.`];
    case 'distance':
      return [
        `Greatest distance of ${theFaction(line.faction)}: from ${line.from} to ${line.to}.`,
        String(line.distance),
      ];
    case 'no-distance':
      return [`No group of ${theFaction(line.faction)} has two Structures.`, '0'];
    case 'strongholds':
      return [
        `Stronghold and Sanctuary of ${theFaction(line.faction)}: from ${line.from} to ${line.to}.`,
        String(line.distance),
      ];
    case 'not-both':
      return [`${They(line.faction)} lack a Stronghold or a Sanctuary: no result.`];
    case 'unconnected': {
      const both = `Stronghold ${line.from} and Sanctuary ${line.to} of ${theFaction(line.faction)} are in different groups`;
      return line.reading === 'nothing'
        ? [`${both}: no result.`]
        : [`${both}, but count all the same.`, String(line.distance)];
    }
    case 'outposts':
      return [
        line.count === 0
          ? `${They(line.faction)} have no Outposts.`
          : `Outposts of ${theFaction(line.faction)} in one group: ${listed('en', line.spaces)}.`,
        String(line.count),
      ];
    case 'settlements':
      return [`Settlements of ${theFaction(line.faction)} in one group.`, String(line.count)];
    case 'burn':
      return [
        `Of ${line.tokens} Power in Bowl II ${theFaction(line.faction)} burn half: ${line.burned} ${line.burned === 1 ? 'moves' : 'move'} to Bowl III.`,
      ];
    case 'left-over':
      return [
        `${They(line.faction)} turn what is left into ${coins(line.coins)}, ${line.coinsPerPoint} for 1 VP${line.coinsLeft === 0 ? '' : `; ${line.coinsLeft} left`}.`,
        vp(line.points),
      ];
    case 'total':
      return [
        `${They(line.faction)}: ${sumOf(
          [
            [line.before, 'so far'],
            [line.area, 'area'],
            [line.points, 'tile'],
            [line.cults, 'Cults'],
            [line.leftOver, 'left over'],
          ],
          'en',
        )}.`,
        vp(line.total),
      ];
    case 'place':
    case 'tie':
    case 'rounding':
    case 'no-place':
    case 'zero': {
      const { category } = line;
      const [text, amount] = awardSaid('en', line, {
        who: (players: readonly Faction[]) => ({
          names: capital(theFactions('en', players)),
          many: true,
        }),
        with: (value) => (isCult(category) ? `with ${value}` : EN_WITH[category](value)),
      });
      const said = `${categoryName('en', category)}: ${lowered(text)}`;
      return amount === undefined ? [said] : [said, amount];
    }
  }
};

/** As it goes on after a colon. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Summand = readonly [number | undefined, string];

const sumOf = (summands: readonly Summand[], lang: Lang): string =>
  summands
    .flatMap(([points, of]) => (points === undefined ? [] : [`${numeral(lang, points)} ${of}`]))
    .join(' + ');

const readingSaid = (lang: Lang, draft: RawMapScoring): string =>
  [
    draft.rounding === 'exact' ? roundingNames[lang].exact : '',
    draft.zero === 'ranked' ? zeroNames[lang].ranked : '',
    draft.unconnected === 'counts' ? UNCONNECTED_NAMES[lang].counts : '',
  ]
    .filter((label) => label !== '')
    .map((label) => (lang === 'en' ? `“${label}”` : `«${label}»`))
    .join(', ');

const EN: Words = {
  title: 'Final scoring on the map',
  lead: 'What the Structures on the map are worth at the end of the game: the area and the Final Scoring tile, with shares.',
  fields: {
    map: 'Which map',
    board: 'Board',
    tile: 'Final Scoring tile',
    cults: 'Cults',
    leftOvers: 'Left-over resources',
    points: 'Points so far',
    rounding: 'A share that does not come out even',
    zero: 'A result of 0',
    unconnected: 'Stronghold and Sanctuary in different groups',
  },
  hints: {
    board:
      'One part for each player, with “;” between: Faction, marks (“ship2”, a terrain), “:”, then Structures (C3d; d, h, t, s, a), Bridges (C3-D4) and River spaces of Mermaid Towns (r12).',
  },
  options: {
    map: mapNames.en,
    tile: { all: 'All four side by side', ...tileNames.en },
    rounding: roundingNames.en,
    zero: zeroNames.en,
    unconnected: UNCONNECTED_NAMES.en,
  },
  headline: (value) => {
    switch (scopeOf(value)) {
      case 'area':
        return `Area scoring: ${standingSaid('en', value)} VP.`;
      case 'tile':
        return `Area plus ${categoryName('en', tileOf(value))}: ${standingSaid('en', value)} VP.`;
      case 'all':
        return `All together: ${standingSaid('en', value)} VP.`;
    }
  },
  line: EN_LINE,
  violation: (violation) =>
    violation.code === 'two-on-top'
      ? `${capital(theFactions('en', violation.factions))} cannot ${violation.factions.length === 2 ? 'both' : 'all'} be on space 10 of ${cultNames.en[violation.cult]}: it holds one player.`
      : boardViolation.en(violation),
  problem: boardProblem('en'),
  sentence: (draft, value) => {
    const readings = readingSaid('en', draft);
    const parts = value.categories.map(
      ({ category, entries }) =>
        `${categoryName('en', category)}: ${entries
          .map(
            ({ faction, value: result, points }) =>
              `${factionNames.en[faction]} ${result ?? 'no result'} (${vp(points)})`,
          )
          .join(', ')}`,
    );
    const all = scopeOf(value) === 'all' ? `; all together: ${standingSaid('en', value)} VP` : '';
    return `${parts.join('; ')}${all}${readings === '' ? '' : `; reading ${readings}`}.`;
  },
};

const edifici = counted('Edificio', 'Edifici');
const gruppi = counted('gruppo', 'gruppi');
const monete = counted('moneta', 'monete');

const portata = (shipping: number, jump: number): string => {
  if (jump > 0) return `saltando al più ${counted('casella', 'caselle')(jump)}`;
  return shipping > 0 ? `con Navigazione ${shipping}` : 'senza Navigazione';
};

/** `I Nomadi hanno`, `Il Popolo dei Fiumi ha`. */
const Loro = (faction: Faction, singolare: string, plurale: string): string =>
  `${capital(laFazione(faction))} ${accorda(faction, singolare, plurale)}`;

const IT_LINE = (line: MapScoringLine): Said => {
  switch (line.code) {
    case 'groups':
      return [
        `${Loro(line.faction, 'ha', 'hanno')} ${edifici(line.structures)} in ${gruppi(line.groups)}, ${portata(line.shipping, line.jump)}.`,
      ];
    case 'track-level':
      return ['La Navigazione è il livello del tracciato: la tessera Bonus qui non conta.'];
    case 'river-towns':
      return [
        line.rivers.length === 1
          ? `Una Città ${laFazione(line.faction, 'di')} salta la casella di Fiume ${listed('it', line.rivers)}: le terre attorno sono adiacenti.`
          : `Le Città ${laFazione(line.faction, 'di')} saltano le caselle di Fiume ${listed('it', line.rivers)}: le terre attorno sono adiacenti.`,
      ];
    case 'area':
      return [`Il gruppo più grande ${laFazione(line.faction, 'di')}.`, String(line.count)];
    case 'tile':
      return [`Tessera Punteggio Finale: ${tileNames.it[line.tile]}.`];
    case 'distance':
      return [
        `Maggior distanza ${laFazione(line.faction, 'di')}: da ${line.from} a ${line.to}.`,
        String(line.distance),
      ];
    case 'no-distance':
      return [`Nessun gruppo ${laFazione(line.faction, 'di')} ha due Edifici.`, '0'];
    case 'strongholds':
      return [
        `Fortezza e Santuario ${laFazione(line.faction, 'di')}: da ${line.from} a ${line.to}.`,
        String(line.distance),
      ];
    case 'not-both':
      return [
        `${capital(laFazione(line.faction, 'a'))} manca la Fortezza o il Santuario: nessun risultato.`,
      ];
    case 'unconnected': {
      const who = `La Fortezza in ${line.from} e il Santuario in ${line.to} ${laFazione(line.faction, 'di')} sono in gruppi diversi`;
      return line.reading === 'nothing'
        ? [`${who}: nessun risultato.`]
        : [`${who}, ma contano comunque.`, String(line.distance)];
    }
    case 'outposts':
      return [
        line.count === 0
          ? `${Loro(line.faction, 'non ha', 'non hanno')} Avamposti.`
          : `Avamposti ${laFazione(line.faction, 'di')} in un solo gruppo: ${listed('it', line.spaces)}.`,
        String(line.count),
      ];
    case 'settlements':
      return [
        `Insediamenti ${laFazione(line.faction, 'di')} in un solo gruppo.`,
        String(line.count),
      ];
    case 'burn':
      return [
        `Dei ${line.tokens} Poteri nella Riserva 2, ${laFazione(line.faction)} ne ${accorda(line.faction, 'brucia', 'bruciano')} metà: ${line.burned} ${line.burned === 1 ? 'passa' : 'passano'} nella Riserva 3.`,
      ];
    case 'left-over':
      return [
        `${Loro(line.faction, 'trasforma', 'trasformano')} ciò che resta in ${monete(line.coins)}, ${line.coinsPerPoint} per 1 PV${line.coinsLeft === 0 ? '' : ` (${line.coinsLeft} di resto)`}.`,
        pv(line.points),
      ];
    case 'total':
      return [
        `${capital(laFazione(line.faction))}: ${sumOf(
          [
            [line.before, 'prima'],
            [line.area, 'aree'],
            [line.points, 'tessera'],
            [line.cults, 'Culti'],
            [line.leftOver, 'avanzi'],
          ],
          'it',
        )}.`,
        pv(line.total),
      ];
    case 'place':
    case 'tie':
    case 'rounding':
    case 'no-place':
    case 'zero': {
      const { category } = line;
      const [text, amount] = awardSaid('it', line, {
        who: (players: readonly Faction[]) => ({
          names: theFactions('it', players),
          many: players.length > 1 || players.every((faction) => accorda(faction, '', 's') === 's'),
        }),
        with: (value) => (isCult(category) ? `con ${value}` : IT_WITH[category](value)),
      });
      const said = `${categoryName('it', category)}: ${lowered(text)}`;
      return amount === undefined ? [said] : [said, amount];
    }
  }
};

const IT: Words = {
  title: 'Punteggio Finale sulla Mappa',
  lead: 'Quanto valgono a fine partita gli Edifici sulla Mappa: le aree e la tessera Punteggio Finale, con le parti di ciascuno.',
  fields: {
    map: 'Quale Mappa',
    board: 'Tabellone',
    tile: 'Tessera Punteggio Finale',
    cults: 'Culti',
    leftOvers: 'Risorse avanzate',
    points: 'Punti fin qui',
    rounding: 'Una parte che non è un numero intero',
    zero: 'Un risultato di 0',
    unconnected: 'Fortezza e Santuario in gruppi diversi',
  },
  hints: {
    board:
      'Una parte per giocatore, con «;» in mezzo: Fazione, segni («ship2», un Terreno), «:», poi Edifici (C3d; d, h, t, s, a), Ponti (C3-D4) e caselle di Fiume delle Città delle Sirene (r12).',
  },
  options: {
    map: mapNames.it,
    tile: { all: 'Tutte e quattro a confronto', ...tileNames.it },
    rounding: roundingNames.it,
    zero: zeroNames.it,
    unconnected: UNCONNECTED_NAMES.it,
  },
  headline: (value) => {
    switch (scopeOf(value)) {
      case 'area':
        return `Punteggio per le aree: ${standingSaid('it', value)} PV.`;
      case 'tile':
        return `Aree più ${categoryName('it', tileOf(value))}: ${standingSaid('it', value)} PV.`;
      case 'all':
        return `In tutto: ${standingSaid('it', value)} PV.`;
    }
  },
  line: IT_LINE,
  violation: (violation) =>
    violation.code === 'two-on-top'
      ? `Nella casella 10 del Culto ${cultNames.it[violation.cult]} non possono stare insieme ${theFactions('it', violation.factions)}: tiene un giocatore solo.`
      : boardViolation.it(violation),
  problem: boardProblem('it'),
  sentence: (draft, value) => {
    const readings = readingSaid('it', draft);
    const parts = value.categories.map(
      ({ category, entries }) =>
        `${categoryName('it', category)}: ${entries
          .map(
            ({ faction, value: result, points }) =>
              `${factionNames.it[faction]} ${result ?? 'nessun risultato'} (${pv(points)})`,
          )
          .join(', ')}`,
    );
    const all = scopeOf(value) === 'all' ? `; in tutto: ${standingSaid('it', value)} PV` : '';
    return `${parts.join('; ')}${all}${readings === '' ? '' : `; interpretazione ${readings}`}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly show: string;
  readonly shows: Readonly<Record<Category | 'nothing', string>>;
  readonly rest: string;
  readonly count: Readonly<Record<'cults' | 'leftOvers' | 'points', string>>;
  readonly of: (player: number, faction: Faction) => string;
  readonly leftOvers: readonly string[];
  readonly points: string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    show: 'Show on the map',
    shows: {
      area: 'Groups',
      distance: 'Distances',
      'stronghold-sanctuary': 'Stronghold–Sanctuary',
      outposts: 'Outposts',
      settlements: 'Settlements',
      nothing: 'Pieces only',
    },
    rest: 'The rest of the final scoring',
    count: {
      cults: 'Count the Cults',
      leftOvers: 'Count what is left over',
      points: 'Add the points so far',
    },
    of: (player, faction) => `${player} · ${factionNames.en[faction]}`,
    leftOvers: ['Coins', 'Workers', 'Priests', 'Bowl I', 'Bowl II', 'Bowl III'],
    points: 'VP',
  },
  it: {
    show: 'Mostra sulla Mappa',
    shows: {
      area: 'Gruppi',
      distance: 'Distanze',
      'stronghold-sanctuary': 'Fortezza–Santuario',
      outposts: 'Avamposti',
      settlements: 'Insediamenti',
      nothing: 'Solo i pezzi',
    },
    rest: 'Il resto del Punteggio Finale',
    count: {
      cults: 'Conta i Culti',
      leftOvers: 'Conta ciò che avanza',
      points: 'Aggiungi i punti fin qui',
    },
    of: (player, faction) => `${player} · ${factionNames.it[faction]}`,
    leftOvers: ['Monete', 'Lavoratori', 'Sacerdoti', 'Riserva 1', 'Riserva 2', 'Riserva 3'],
    points: 'PV',
  },
};

interface TableWords {
  readonly caption: string;
  readonly category: string;
  readonly noResult: string;
  readonly before: string;
  readonly cults: string;
  readonly leftOver: string;
  readonly total: string;
  readonly totalWith: (tile: string) => string;
  readonly explain: string;
}

export const tableWords: Readonly<Record<Lang, TableWords>> = {
  en: {
    caption: 'Scores',
    category: 'VP',
    noResult: 'no result',
    before: 'So far',
    cults: 'Cults',
    leftOver: 'Left over',
    total: 'Total',
    totalWith: (tile) => `Total with ${tile}`,
    explain: 'Victory points; the small number is the result they are for.',
  },
  it: {
    caption: 'Punteggi',
    category: 'PV',
    noResult: 'nessun risultato',
    before: 'Fin qui',
    cults: 'Culti',
    leftOver: 'Avanzi',
    total: 'Totale',
    totalWith: (tile) => `Totale con ${tile}`,
    explain: 'Punti vittoria; il numero piccolo è il risultato che li dà.',
  },
};
