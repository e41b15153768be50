import {
  factionChoice as question,
  seatsIn,
  type Closure,
  type Color,
  type Faction,
  type FactionChoiceValue,
  type TerrainBar,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
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

const { en: inEnglish } = terrainNames;

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
        en: `${the.en} are already in the game.`,
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
        en: `nobody can choose ${the.en}, because ${inEnglish[terrain]} is the ${kind.en} terrain of ${theFactionEn(by)}.`,
        it: `nessuno può scegliere ${the.it}, perché ${terrainIt(terrain)} ${agreeTerrainIt(terrain)} il Terreno ${kind.it} ${factionIt(by, 'di')}.`,
      };
    }
    case 'not-drawn':
      return {
        en: `${the.en} were not drawn for the auction.`,
        it: `${the.it} non ${agreeFactionIt(faction, 'è', 'sono')} fra le Fazioni all’asta.`,
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

/** What is plain from the choices made. */
const aside =
  (said: (line: Closure) => Pair) =>
  (line: Closure): Sentence => ({ ...said(line), aside: true });

/** Whose terrain it is that cannot be chosen: `is the Home terrain of the Witches`. */
const barred = ({ terrain, by, as }: Pick<TerrainBar, 'terrain' | 'by' | 'as'>): Pair => ({
  en: `is the ${HOME_OR_START[as].en} terrain of ${theFactionEn(by)}`,
  it: `${agreeTerrainIt(terrain)} il Terreno ${HOME_OR_START[as].it} ${factionIt(by, 'di')}`,
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

/** The Factions to choose among, where that is the answer and they are not all there are. */
const openSaid = ({ wants, open, last, factions }: FactionChoiceValue): Pair =>
  wants === undefined && last === undefined && open.length > 0 && open.length < factions.length
    ? { en: ` They are ${factionsListed('en', open)}.`, it: ` Sono ${factionsListed('it', open)}.` }
    : { en: '', it: '' };

/** `the Auren or the Witches`. */
const eitherOf = (factions: readonly Faction[], lang: Lang): string =>
  listed(
    lang,
    factions.map((faction) => ways.faction(faction, lang)),
    'or',
  );

export const factionChoice = calculator(question, {
  name: 'faction-choice',
  game: 'fire-and-ice',
  title: { en: 'Choosing a Faction', it: 'Scegliere una Fazione' },
  lead: {
    en: 'Which Factions and terrains the next player can still choose, and why not the others.',
    it: 'Quali Fazioni e quali Terreni può ancora scegliere il prossimo giocatore, e perché non gli altri.',
  },
  fields: {
    taken: { en: 'Chosen so far, in this order', it: 'Già scelte, in quest’ordine' },
    wants: { en: 'The next player wants', it: 'Il prossimo giocatore vuole' },
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
    taken: aside(closure),
    'same-board': closure,
    'same-terrain': closure,
    'not-drawn': aside(closure),
    'terrain-barred': (line) => {
      const { en, it } = barred(line);
      return {
        en: `${inEnglish[line.terrain]} ${en}.`,
        it: `${capital(terrainIt(line.terrain))} ${it}.`,
      };
    },
    drawn: {
      aside: true,
      en: 'Drawn for the auction: {factions}.',
      it: 'Pescate per l’asta: {factions}.',
    },
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
        aside: true,
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
      aside: true,
      en: `${capital(theFactionEn(faction))} choose their ${terrainKind(faction).en} right away, before the next player takes a Faction.`,
      it: `Il ${terrainKind(faction).it} ${factionIt(faction, 'di')} si sceglie subito, prima che un altro prenda una Fazione.`,
    }),
    'chooses-last': {
      aside: true,
      en: '{faction:Faction} choose their Starting terrain once everyone has a Faction and the others have their terrains.',
      it: 'Il Terreno Iniziale {faction:ofFaction} si sceglie quando tutti hanno una Fazione e gli altri il loro Terreno.',
    },
    'all-chosen': {
      en: '{faction:Faction} have chosen {terrain:ground}, which comes last: everybody already has a Faction.',
      it: 'Il Terreno {faction:ofFaction}, {terrain:ground}, si sceglie per ultimo: tutti hanno già una Fazione.',
    },
    legal: ({ terrains }) =>
      terrains.length === 0
        ? { en: 'No terrain is left to choose.', it: 'Non resta nessun Terreno da scegliere.' }
        : {
            aside: true,
            en: `Terrains that are open: ${terrainsListed('en', terrains)}.`,
            it: `Terreni liberi: ${terrainsListed('it', terrains)}.`,
          },
    bars: ({ terrain, factions }) =>
      factions.length === 0
        ? {
            en: `After that, nobody else can choose ${inEnglish[terrain]} as a terrain.`,
            it: `Poi nessun altro può scegliere ${terrainIt(terrain)} come Terreno.`,
          }
        : {
            en: `After that, nobody can choose ${eitherOf(factions, 'en')}, and nobody else can choose ${inEnglish[terrain]} as a terrain.`,
            it: `Poi nessuno può più scegliere ${eitherOf(factions, 'it')}, e nessun altro può scegliere ${terrainIt(terrain)} come Terreno.`,
          },
    'other-side': ({ other }) => ({
      aside: true,
      en: `${capital(theFactionEn(other))} are then out of the game: they are on the other side of the board.`,
      it: `${capital(factionIt(other))} non ${agreeFactionIt(other, 'può', 'possono')} più entrare in partita: l’altra faccia della plancia è in uso.`,
    }),
    pieces: ({ faction, color }) => ({
      aside: true,
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
        en: `${theFactionEn(faction)} cannot choose ${inEnglish[terrain]}, which ${why.en}.`,
        it: `${factionIt(faction)} non ${agreeFactionIt(faction, 'può', 'possono')} avere ${terrainIt(terrain)}, che ${why.it}.`,
      });
    },
    'printed-home': (violation) => {
      const { faction, terrain, home } = violation;
      return against(violation, {
        en: `${theFactionEn(faction)} do not choose a terrain: their board shows ${inEnglish[home]}, not ${inEnglish[terrain]}.`,
        it: `${factionIt(faction)} non ${agreeFactionIt(faction, 'sceglie', 'scelgono')} un Terreno: sulla plancia ${agreeTerrainIt(home, 'c’è', 'ci sono')} ${terrainIt(home)}, non ${terrainIt(terrain)}.`,
      });
    },
    'too-early': ({ position, faction, terrain }) => ({
      en: `Choice ${position}: ${theFactionEn(faction)} choose ${inEnglish[terrain]} too early: they wait until everyone has a Faction.`,
      it: `Scelta ${position}: per ${factionIt(faction)} è presto per scegliere ${terrainIt(terrain)}: si aspetta che tutti abbiano una Fazione.`,
    }),
  },
  problems: seatProblems,
  problem: (problem) =>
    // Somebody wants a Faction though the table is full.
    problem.field === 'taken' && problem.code === 'wrong-count' && problem.got === problem.max + 1
      ? {
          en: 'Five Factions are already chosen, and at most five can play. Take one away, or leave open what the next player wants.',
          it: 'Le Fazioni scelte sono già cinque, e si gioca al massimo in cinque. Togline una, o non indicare che cosa vuole il prossimo giocatore.',
        }
      : undefined,
  sentence: (value, draft) => {
    const taken = { en: takenSaid(draft.taken, 'en'), it: takenSaid(draft.taken, 'it') };
    const drawn = { en: takenSaid(draft.auction, 'en'), it: takenSaid(draft.auction, 'it') };
    const open = openSaid(value);
    return {
      en: `${drawn.en === '' ? '' : `In the auction: ${drawn.en}. `}${taken.en === '' ? 'Nobody has chosen yet' : `Chosen so far: ${taken.en}`}. ${headline(value).en}${open.en}`,
      it: `${drawn.it === '' ? '' : `All’asta: ${drawn.it}. `}${taken.it === '' ? 'Nessuno ha ancora scelto' : `Già scelte: ${taken.it}`}. ${headline(value).it}${open.it}`,
    };
  },
});

export const labels = {
  undecided: { en: 'Undecided', it: 'Da decidere' },
  auction: { en: 'Factions are auctioned', it: 'Le Fazioni vanno all’asta' },
  terrains: { en: 'Terrains still open', it: 'Terreni ancora liberi' },
  openFactions: { en: 'Factions still open', it: 'Fazioni ancora libere' },
  closedFactions: { en: 'Closed', it: 'Non più libere' },
  closed: { en: '(closed)', it: '(no)' },
};
