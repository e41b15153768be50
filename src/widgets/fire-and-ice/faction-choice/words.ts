import { itemsIn } from '#engine/core/fields.ts';
import type { FieldProblem } from '#engine/core/fields.ts';
import type {
  Closure,
  Color,
  Faction,
  FactionChoiceLine,
  FactionChoiceValue,
  FactionChoiceViolation,
  RawFactionChoice,
  TerrainBar,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  accorda,
  factionNames,
  factionSaid,
  factionsListed,
  laFazione,
  terrainNames,
  terrainsListed,
  theFaction,
  theFactions,
} from '../shared/names.ts';
import { colorNames, ilTerreno, sono } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawFactionChoice,
  FactionChoiceValue,
  FactionChoiceLine,
  FactionChoiceViolation
>;

type SameTerrain = Extract<Closure, { readonly code: 'same-terrain' }>;

type Choice = Exclude<FactionChoiceViolation, { readonly code: 'same-token' }>;

/** Whether somebody wants a Faction though the table is full. */
const isOneTooMany = (problem: FieldProblem): boolean =>
  problem.field === 'taken' && problem.code === 'wrong-count' && problem.got === problem.max + 1;

/** Whether the Faction that closes a terrain has it as its Home. */
const asHome = ({ clause }: SameTerrain): boolean =>
  clause === 'fi.choosing.one-per-terrain' || clause === 'fi.choosing.shapeshifters-bar';

const orTerrains = (lang: Lang, terrains: FactionChoiceValue['legal']): string =>
  listed(
    lang,
    terrains.map((terrain) => terrainNames[lang][terrain]),
    'or',
  );

const T = terrainNames.en;
const factions = counted('Faction', 'Factions');

const The = (faction: Faction): string => capital(theFaction(faction));

/** Which kind of terrain a Faction chooses. */
const kindEn = (faction: Faction | undefined): string =>
  faction === 'shapeshifters' ? 'Home terrain' : 'Starting terrain';

const closureEn = (closure: Closure): string => {
  switch (closure.code) {
    case 'taken':
      return `${The(closure.faction)} are taken.`;
    case 'same-board':
      return `${The(closure.faction)} are on the other side of the board that ${theFaction(closure.by)} use.`;
    case 'same-terrain':
      return `${The(closure.faction)} are closed: ${T[closure.terrain]} is the ${asHome(closure) ? 'Home' : 'Starting'} terrain of ${theFaction(closure.by)}.`;
    case 'not-drawn':
      return `${The(closure.faction)} were not drawn for the auction.`;
  }
};

const barEn = ({ terrain, by, as }: TerrainBar): string =>
  `${T[terrain]} is the ${as === 'home' ? 'Home' : 'Starting'} terrain of ${theFaction(by)}`;

const EN: Words = {
  title: 'Choosing a Faction',
  lead: 'Which Factions and terrains the next player may still choose, and what closes the others.',
  fields: {
    taken: 'Chosen so far, in this order',
    wants: 'The next player wants',
    terrain: 'With this terrain',
    auction: 'Drawn for the auction',
  },
  hints: {
    auction: 'Only when Factions are auctioned; otherwise leave it empty.',
  },
  options: {
    taken: factionNames.en,
    wants: factionNames.en,
    terrain: terrainNames.en,
    auction: factionNames.en,
  },
  headline: (value) => {
    const { wants, when, terrain, open, full, last } = value;
    if (last !== undefined)
      return last.legal.length === 0
        ? `Everybody has a Faction; ${theFaction(last.faction)} find no terrain to start on.`
        : `Everybody has a Faction; ${theFaction(last.faction)} now choose ${orTerrains('en', last.legal)}.`;
    if (full) return 'Everybody has a Faction.';
    if (wants === undefined)
      return open.length === 1
        ? '1 Faction can still be chosen.'
        : `${factions(open.length)} can still be chosen.`;
    switch (when) {
      case 'last':
        if (value.legal.length === 0) return `${The(wants)} find no terrain to start on.`;
        return terrain === undefined
          ? `${The(wants)} can be chosen. Their terrain comes last of all; open so far: ${terrainsListed('en', value.legal)}.`
          : `${The(wants)} can start on ${T[terrain]}, if nobody has it by the time they choose, last of all.`;
      case 'at-once':
        if (value.legal.length === 0) return `${The(wants)} find no terrain to choose.`;
        return terrain === undefined
          ? `${The(wants)} can be chosen, at once with ${orTerrains('en', value.legal)}.`
          : `${The(wants)} can be chosen with ${T[terrain]} as their ${kindEn(wants)}.`;
      case 'printed':
      case undefined:
        return `${The(wants)} can be chosen.`;
    }
  },
  line: (line): Said => {
    switch (line.code) {
      case 'taken':
      case 'same-board':
      case 'same-terrain':
      case 'not-drawn':
        return [closureEn(line)];
      case 'terrain-barred':
        return [`${barEn(line)}.`];
      case 'drawn':
        return [`In the auction: ${factionsListed('en', line.factions)}.`];
      case 'home-terrains': {
        const { homes, without } = line;
        const first =
          homes.length === 0
            ? ''
            : `Home terrains in play: ${listed(
                'en',
                homes.map(({ faction, terrain }) => `${T[terrain]} (${factionNames.en[faction]})`),
              )}.`;
        const second =
          without.length === 0
            ? ''
            : `${capital(theFactions('en', without))} have no Home terrain.`;
        return [[first, second].filter((part) => part !== '').join(' ')];
      }
      case 'chooses-at-once':
        return [
          `${The(line.faction)} choose their ${kindEn(line.faction)} at once, before the next player takes a Faction.`,
        ];
      case 'chooses-last':
        return [
          `${The(line.faction)} choose their Starting terrain when everyone has a Faction and the others have their terrains.`,
        ];
      case 'legal':
        return [
          line.terrains.length === 0
            ? 'Nothing is left to choose.'
            : `Open: ${terrainsListed('en', line.terrains)}.`,
        ];
      case 'bars':
        return [
          `${T[line.terrain]} is then closed to ${theFactions('en', line.factions)}, and to whoever chooses a terrain later.`,
        ];
      case 'other-side':
        return [
          `${The(line.other)} are then out of this game: they are on the other side of the board.`,
        ];
      case 'pieces':
        return [`${The(line.faction)} play with the ${colorNames.en[line.color]} pieces.`];
    }
  },
  violation: (violation) =>
    violation.code === 'same-token'
      ? `${The(violation.other)} and ${theFaction(violation.faction)} are two sides of one token: only one of them can be drawn.`
      : `Choice ${violation.position}: ${violationEn(violation)}`,
  problem: (problem) =>
    isOneTooMany(problem)
      ? 'Five Factions are chosen already, and five play at most. Take one away, or leave open what the next player wants.'
      : undefined,
  sentence: (draft, value) => {
    const taken = takenIn('en', draft.taken);
    const before = taken === '' ? 'Nobody has chosen yet' : `Chosen: ${taken}`;
    return `${before}. ${EN.headline(value)}`;
  },
};

const violationEn = (violation: Choice): string => {
  switch (violation.code) {
    case 'taken':
    case 'same-board':
    case 'same-terrain':
    case 'not-drawn':
      return inside(closureEn(violation));
    case 'terrain-barred':
      return `${theFaction(violation.faction)} cannot choose ${T[violation.terrain]}: ${barEn(violation)}.`;
    case 'printed-home':
      return `${theFaction(violation.faction)} do not choose a terrain: their board prints ${T[violation.home]}, not ${T[violation.terrain]}.`;
    case 'too-early':
      return `${theFaction(violation.faction)} choose ${T[violation.terrain]} too early: they wait until everyone has a Faction.`;
  }
};

/** A sentence after a colon begins small. */
const inside = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The Factions of the list as a reader calls them, with their terrains. */
const takenIn = (lang: Lang, text: string): string =>
  itemsIn(text)
    .map((seat) => {
      const [faction = '', terrain = ''] = seat.toLowerCase().split('/');
      const name = factionSaid(lang, faction);
      return terrain === '' ? name : `${name} (${terrainName(lang, terrain)})`;
    })
    .join(', ');

const terrainName = (lang: Lang, terrain: string): string =>
  (terrainNames[lang] as Readonly<Record<string, string>>)[terrain] ?? terrain;

const N = terrainNames.it;
const fazioni = counted('Fazione', 'Fazioni');

const La = (faction: Faction): string => capital(laFazione(faction));

const kindIt = (faction: Faction | undefined): string =>
  faction === 'shapeshifters' ? 'Terreno Ideale' : 'Terreno Iniziale';

const closureIt = (closure: Closure): string => {
  const { faction } = closure;
  switch (closure.code) {
    case 'taken':
      return `${La(faction)} ${accorda(faction, 'è già', 'sono già')} in gioco.`;
    case 'same-board':
      return `${La(faction)} ${accorda(faction, 'sta', 'stanno')} sull’altra faccia della plancia ${laFazione(closure.by, 'di')}.`;
    case 'same-terrain':
      return `Niente ${factionNames.it[faction]}: ${ilTerreno(closure.terrain)} ${sono(closure.terrain)} il Terreno ${asHome(closure) ? 'Ideale' : 'Iniziale'} ${laFazione(closure.by, 'di')}.`;
    case 'not-drawn':
      return `${La(faction)} non ${accorda(faction, 'è', 'sono')} all’asta.`;
  }
};

const barIt = ({ terrain, by, as }: TerrainBar): string =>
  `${ilTerreno(terrain)} ${sono(terrain)} il Terreno ${as === 'home' ? 'Ideale' : 'Iniziale'} ${laFazione(by, 'di')}`;

const IT_COLORS: Readonly<Record<Color, string>> = {
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

const puo = (faction: Faction): string => accorda(faction, 'può', 'possono');

const IT: Words = {
  title: 'Scegliere una Fazione',
  lead: 'Quali Fazioni e quali Terreni può ancora scegliere il prossimo giocatore, e che cosa gli chiude gli altri.',
  fields: {
    taken: 'Già scelte, in quest’ordine',
    wants: 'Il prossimo vuole',
    terrain: 'Con questo Terreno',
    auction: 'Pescate per l’asta',
  },
  hints: {
    auction: 'Solo se le Fazioni vanno all’asta; altrimenti lascia vuoto.',
  },
  options: {
    taken: factionNames.it,
    wants: factionNames.it,
    terrain: terrainNames.it,
    auction: factionNames.it,
  },
  headline: (value) => {
    const { wants, when, terrain, open, full, last } = value;
    if (last !== undefined)
      return last.legal.length === 0
        ? `Tutti hanno una Fazione; per ${laFazione(last.faction)} non resta nessun Terreno Iniziale.`
        : `Tutti hanno una Fazione; ora il Terreno ${laFazione(last.faction, 'di')}: ${orTerrains('it', last.legal)}.`;
    if (full) return 'Tutti hanno una Fazione.';
    if (wants === undefined)
      return open.length === 1
        ? 'Si può ancora scegliere 1 Fazione.'
        : `Si possono ancora scegliere ${fazioni(open.length)}.`;
    const chooses = `Si ${puo(wants)} scegliere ${laFazione(wants)}`;
    switch (when) {
      case 'last':
        if (value.legal.length === 0)
          return `Per ${laFazione(wants)} non resta nessun Terreno Iniziale.`;
        return terrain === undefined
          ? `${chooses}. Il Terreno viene per ultimo; finora aperti: ${terrainsListed('it', value.legal)}.`
          : `${chooses}, e per ultimo ${N[terrain]} come Terreno Iniziale, se allora non è di nessuno.`;
      case 'at-once':
        if (value.legal.length === 0) return `Per ${laFazione(wants)} non resta nessun Terreno.`;
        return terrain === undefined
          ? `${chooses}, e subito il Terreno: ${orTerrains('it', value.legal)}.`
          : `${chooses}, con ${N[terrain]} come ${kindIt(wants)}.`;
      case 'printed':
      case undefined:
        return `${chooses}.`;
    }
  },
  line: (line): Said => {
    switch (line.code) {
      case 'taken':
      case 'same-board':
      case 'same-terrain':
      case 'not-drawn':
        return [closureIt(line)];
      case 'terrain-barred':
        return [`${capital(barIt(line))}.`];
      case 'drawn':
        return [`All’asta: ${factionsListed('it', line.factions)}.`];
      case 'home-terrains': {
        const { homes, without } = line;
        const first =
          homes.length === 0
            ? ''
            : `Terreni Ideali in gioco: ${listed(
                'it',
                homes.map(({ faction, terrain }) => `${N[terrain]} (${factionNames.it[faction]})`),
              )}.`;
        const second =
          without.length === 0 ? '' : `Senza Terreno Ideale: ${factionsListed('it', without)}.`;
        return [[first, second].filter((part) => part !== '').join(' ')];
      }
      case 'chooses-at-once':
        return [
          `Il ${kindIt(line.faction)} ${laFazione(line.faction, 'di')} si sceglie subito, prima che un altro prenda una Fazione.`,
        ];
      case 'chooses-last':
        return [
          `Il Terreno Iniziale ${laFazione(line.faction, 'di')} si sceglie quando tutti hanno una Fazione e gli altri il loro Terreno.`,
        ];
      case 'legal':
        return [
          line.terrains.length === 0
            ? 'Non resta niente da scegliere.'
            : `Aperti: ${terrainsListed('it', line.terrains)}.`,
        ];
      case 'bars':
        return [
          `${N[line.terrain]}: da qui in poi niente ${factionsListed('it', line.factions)}, e nessun altro sceglie questo Terreno.`,
        ];
      case 'other-side':
        return [
          `${La(line.other)} non ${puo(line.other)} più entrare in partita: l’altra faccia della plancia è in uso.`,
        ];
      case 'pieces':
        return [
          `${La(line.faction)} ${accorda(line.faction, 'gioca', 'giocano')} con i pezzi ${IT_COLORS[line.color]}.`,
        ];
    }
  },
  violation: (violation) =>
    violation.code === 'same-token'
      ? `${La(violation.other)} e ${laFazione(violation.faction)} sono le due facce di una tessera: se ne può pescare una sola.`
      : `Scelta ${violation.position}: ${violationIt(violation)}`,
  problem: (problem) =>
    isOneTooMany(problem)
      ? 'Le Fazioni scelte sono già cinque, e si gioca al massimo in cinque. Togline una, o non indicare che cosa vuole il prossimo.'
      : undefined,
  sentence: (draft, value) => {
    const taken = takenIn('it', draft.taken);
    const before = taken === '' ? 'Nessuno ha ancora scelto' : `Già scelte: ${taken}`;
    return `${before}. ${IT.headline(value)}`;
  },
};

const violationIt = (violation: Choice): string => {
  switch (violation.code) {
    case 'taken':
    case 'same-board':
    case 'same-terrain':
    case 'not-drawn':
      return inside(closureIt(violation));
    case 'terrain-barred':
      return `${laFazione(violation.faction)} non ${puo(violation.faction)} avere ${ilTerreno(violation.terrain)}, perché ${barIt(violation)}.`;
    case 'printed-home':
      return `${laFazione(violation.faction)} non ${accorda(violation.faction, 'sceglie', 'scelgono')} un Terreno: la plancia stampa ${N[violation.home]}, non ${N[violation.terrain]}.`;
    case 'too-early':
      return `per ${laFazione(violation.faction)} è presto per scegliere ${N[violation.terrain]}: si aspetta che tutti abbiano una Fazione.`;
  }
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface StatusWords {
  readonly undecided: string;
  readonly auction: string;
  readonly terrains: string;
  readonly openFactions: string;
  readonly closedFactions: string;
  readonly closed: (name: string) => string;
  readonly closure: (closure: Closure) => string;
}

export const statusWords: Readonly<Record<Lang, StatusWords>> = {
  en: {
    undecided: 'Undecided',
    auction: 'Factions are auctioned',
    terrains: 'Terrains still open',
    openFactions: 'Factions still open',
    closedFactions: 'Closed',
    closed: (name) => `${name} (closed)`,
    closure: closureEn,
  },
  it: {
    undecided: 'Da decidere',
    auction: 'Le Fazioni vanno all’asta',
    terrains: 'Terreni ancora aperti',
    openFactions: 'Fazioni ancora aperte',
    closedFactions: 'Chiuse',
    closed: (name) => `${name} (no)`,
    closure: closureIt,
  },
};
