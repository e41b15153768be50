import {
  factionChoice as question,
  seatsIn,
  type Closure,
  type Color,
  type Faction,
  type TerrainBar,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  agreeFactionIt,
  factionNames,
  factionSaid,
  factionsListed,
  factionIt,
  terrainNames,
  terrainSaid,
  terrainsListed,
  theFactionEn,
  theFactions,
} from '../shared/names.ts';
import { agreeTerrainIt, terrainIt, ways } from '../shared/phrases.ts';
import { seatProblems } from '../shared/table-words.ts';
import { headline, terrainKind } from './headline.ts';

const { en: inEnglish, it: inItalian } = terrainNames;

const HOME_OR_START = {
  home: { en: 'Home', it: 'Ideale' },
  start: { en: 'Starting', it: 'Iniziale' },
};

/** Why a Faction is closed; the sentence begins small, for it may follow a colon. */
const closed = (closure: Closure): Pair => {
  const { faction } = closure;
  const the = { en: theFactionEn(faction), it: factionIt(faction) };
  switch (closure.code) {
    case 'taken':
      return {
        en: `${the.en} are taken.`,
        it: `${the.it} ${agreeFactionIt(faction, 'è già', 'sono già')} in gioco.`,
      };
    case 'same-board':
      return {
        en: `${the.en} are on the other side of the board that ${theFactionEn(closure.by)} use.`,
        it: `${the.it} ${agreeFactionIt(faction, 'sta', 'stanno')} sull’altra faccia della plancia ${factionIt(closure.by, 'di')}.`,
      };
    case 'same-terrain': {
      const { clause, by, terrain } = closure;
      const kind = HOME_OR_START[isHome(clause) ? 'home' : 'start'];
      return {
        en: `${the.en} are closed: ${inEnglish[terrain]} is the ${kind.en} terrain of ${theFactionEn(by)}.`,
        it: `niente ${factionNames.it[faction]}: ${terrainIt(terrain)} ${agreeTerrainIt(terrain)} il Terreno ${kind.it} ${factionIt(by, 'di')}.`,
      };
    }
    case 'not-drawn':
      return {
        en: `${the.en} were not drawn for the auction.`,
        it: `${the.it} non ${agreeFactionIt(faction, 'è', 'sono')} all’asta.`,
      };
  }
};

/** Whether the Faction that closes a terrain has it as its Home. */
const isHome = (clause: Closure['clause']): boolean =>
  clause === 'fi.choosing.one-per-terrain' || clause === 'fi.choosing.shapeshifters-bar';

export const closure = (line: Closure): Pair => {
  const { en, it } = closed(line);
  return { en: capital(en), it: capital(it) };
};

/** Whose terrain it is that cannot be chosen. */
const barred = ({ terrain, by, as }: Pick<TerrainBar, 'terrain' | 'by' | 'as'>): Pair => ({
  en: `${inEnglish[terrain]} is the ${HOME_OR_START[as].en} terrain of ${theFactionEn(by)}`,
  it: `${terrainIt(terrain)} ${agreeTerrainIt(terrain)} il Terreno ${HOME_OR_START[as].it} ${factionIt(by, 'di')}`,
});

const PIECES: Readonly<Record<Color, string>> = {
  yellow: 'gialli',
  brown: 'marroni',
  black: 'neri',
  blue: 'blu',
  green: 'verdi',
  gray: 'grigi',
  red: 'rossi',
  white: 'bianchi',
  orange: 'arancioni',
};

/** What stands against a choice, after its place in the order. */
const against = ({ position }: { readonly position: number }, { en, it }: Pair): Pair => ({
  en: `Choice ${position}: ${en}`,
  it: `Scelta ${position}: ${it}`,
});

const closedChoice = (violation: Closure & { readonly position: number }): Pair =>
  against(violation, closed(violation));

/** The Factions of the list as a reader calls them, with their terrains. */
const takenSaid = (text: string, lang: Lang): string =>
  seatsIn(text)
    .map(({ faction, terrain }) => {
      const name = factionSaid(lang, faction);
      return terrain === '' ? name : `${name} (${terrainSaid(lang, terrain)})`;
    })
    .join(', ');

export const factionChoice = calculator(question, {
  name: 'faction-choice',
  game: 'fire-and-ice',
  title: { en: 'Choosing a Faction', it: 'Scegliere una Fazione' },
  lead: {
    en: 'Which Factions and terrains the next player may still choose, and what closes the others.',
    it: 'Quali Fazioni e quali Terreni può ancora scegliere il prossimo giocatore, e che cosa gli chiude gli altri.',
  },
  fields: {
    taken: { en: 'Chosen so far, in this order', it: 'Già scelte, in quest’ordine' },
    wants: { en: 'The next player wants', it: 'Il prossimo vuole' },
    terrain: { en: 'With this terrain', it: 'Con questo Terreno' },
    auction: { en: 'Drawn for the auction', it: 'Pescate per l’asta' },
  },
  hints: {
    auction: {
      en: 'Only when Factions are auctioned; otherwise leave it empty.',
      it: 'Solo se le Fazioni vanno all’asta; altrimenti lascia vuoto.',
    },
  },
  options: {
    taken: factionNames,
    wants: factionNames,
    terrain: terrainNames,
    auction: factionNames,
  },
  ways: {
    ...ways,
    factions: (factions: readonly Faction[], lang: Lang) => factionsListed(lang, factions),
  },
  headline,
  lines: {
    taken: closure,
    'same-board': closure,
    'same-terrain': closure,
    'not-drawn': closure,
    'terrain-barred': (line) => {
      const { en, it } = barred(line);
      return { en: `${en}.`, it: `${capital(it)}.` };
    },
    drawn: { en: 'In the auction: {factions}.', it: 'All’asta: {factions}.' },
    'home-terrains': ({ homes, without }) => {
      const named = (lang: Lang): string =>
        listed(
          lang,
          homes.map(
            ({ faction, terrain }) =>
              `${terrainNames[lang][terrain]} (${factionNames[lang][faction]})`,
          ),
        );
      const has = homes.length > 0;
      const lacks = without.length > 0;
      return {
        en: [
          ...(has ? [`Home terrains in play: ${named('en')}.`] : []),
          ...(lacks ? [`${capital(theFactions('en', without))} have no Home terrain.`] : []),
        ].join(' '),
        it: [
          ...(has ? [`Terreni Ideali in gioco: ${named('it')}.`] : []),
          ...(lacks ? [`Senza Terreno Ideale: ${factionsListed('it', without)}.`] : []),
        ].join(' '),
      };
    },
    'chooses-at-once': ({ faction }) => ({
      en: `${capital(theFactionEn(faction))} choose their ${terrainKind(faction).en} at once, before the next player takes a Faction.`,
      it: `Il ${terrainKind(faction).it} ${factionIt(faction, 'di')} si sceglie subito, prima che un altro prenda una Fazione.`,
    }),
    'chooses-last': {
      en: '{faction:Faction} choose their Starting terrain when everyone has a Faction and the others have their terrains.',
      it: 'Il Terreno Iniziale {faction:ofFaction} si sceglie quando tutti hanno una Fazione e gli altri il loro Terreno.',
    },
    'all-chosen': {
      en: '{faction:Faction} have chosen {terrain:ground}, and they choose last: nobody has a Faction left to choose.',
      it: 'Il Terreno {faction:ofFaction}, {terrain:ground}, si sceglie per ultimo: nessuno ha più una Fazione da scegliere.',
    },
    legal: ({ terrains }) =>
      terrains.length === 0
        ? { en: 'Nothing is left to choose.', it: 'Non resta niente da scegliere.' }
        : {
            en: `Open: ${terrainsListed('en', terrains)}.`,
            it: `Aperti: ${terrainsListed('it', terrains)}.`,
          },
    bars: ({ terrain, factions }) => ({
      en: `${inEnglish[terrain]} is then closed to ${theFactions('en', factions)}, and to whoever chooses a terrain later.`,
      it: `${inItalian[terrain]}: da qui in poi niente ${factionsListed('it', factions)}, e nessun altro sceglie questo Terreno.`,
    }),
    'other-side': ({ other }) => ({
      en: `${capital(theFactionEn(other))} are then out of this game: they are on the other side of the board.`,
      it: `${capital(factionIt(other))} non ${agreeFactionIt(other, 'può', 'possono')} più entrare in partita: l’altra faccia della plancia è in uso.`,
    }),
    pieces: ({ faction, color }) => ({
      en: `${capital(theFactionEn(faction))} play with the ${ways.color.en[color]} pieces.`,
      it: `${capital(factionIt(faction))} ${agreeFactionIt(faction, 'gioca', 'giocano')} con i pezzi ${PIECES[color]}.`,
    }),
  },
  violations: {
    taken: closedChoice,
    'same-board': closedChoice,
    'same-terrain': closedChoice,
    'not-drawn': closedChoice,
    'same-token': {
      en: '{other:Faction} and {faction} are two sides of one token: only one of them can be drawn.',
      it: '{other:Faction} e {faction} sono le due facce di una tessera: se ne può pescare una sola.',
    },
    'terrain-barred': (violation) => {
      const { faction, terrain } = violation;
      const why = barred(violation);
      return against(violation, {
        en: `${theFactionEn(faction)} cannot choose ${inEnglish[terrain]}: ${why.en}.`,
        it: `${factionIt(faction)} non ${agreeFactionIt(faction, 'può', 'possono')} avere ${terrainIt(terrain)}, perché ${why.it}.`,
      });
    },
    'printed-home': (violation) => {
      const { faction, terrain, home } = violation;
      return against(violation, {
        en: `${theFactionEn(faction)} do not choose a terrain: their board prints ${inEnglish[home]}, not ${inEnglish[terrain]}.`,
        it: `${factionIt(faction)} non ${agreeFactionIt(faction, 'sceglie', 'scelgono')} un Terreno: la plancia stampa ${inItalian[home]}, non ${inItalian[terrain]}.`,
      });
    },
    'too-early': {
      en: 'Choice {position}: {faction} choose {terrain:ground} too early: they wait until everyone has a Faction.',
      it: 'Scelta {position}: per {faction} è presto per scegliere {terrain:ground}: si aspetta che tutti abbiano una Fazione.',
    },
  },
  problems: seatProblems,
  problem: (problem) =>
    // Somebody wants a Faction though the table is full.
    problem.field === 'taken' && problem.code === 'wrong-count' && problem.got === problem.max + 1
      ? {
          en: 'Five Factions are chosen already, and five play at most. Take one away, or leave open what the next player wants.',
          it: 'Le Fazioni scelte sono già cinque, e si gioca al massimo in cinque. Togline una, o non indicare che cosa vuole il prossimo.',
        }
      : undefined,
  sentence: (value, draft) => {
    const taken = { en: takenSaid(draft.taken, 'en'), it: takenSaid(draft.taken, 'it') };
    return {
      en: `${taken.en === '' ? 'Nobody has chosen yet' : `Chosen: ${taken.en}`}. ${headline(value).en}`,
      it: `${taken.it === '' ? 'Nessuno ha ancora scelto' : `Già scelte: ${taken.it}`}. ${headline(value).it}`,
    };
  },
});

export const labels = {
  undecided: { en: 'Undecided', it: 'Da decidere' },
  auction: { en: 'Factions are auctioned', it: 'Le Fazioni vanno all’asta' },
  terrains: { en: 'Terrains still open', it: 'Terreni ancora aperti' },
  openFactions: { en: 'Factions still open', it: 'Fazioni ancora aperte' },
  closedFactions: { en: 'Closed', it: 'Chiuse' },
  closed: { en: '(closed)', it: '(no)' },
};
