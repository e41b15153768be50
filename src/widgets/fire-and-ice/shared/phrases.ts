import {
  CULTS,
  type BurnLine,
  type Bowls,
  type Color,
  type Cult,
  type Cults,
  type EruptionLine,
  type EruptionViolation,
  type Ground,
  type TokenProblem,
} from '#engine/fire-and-ice/index.ts';
import type { Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames, laFazione, terrainNames, theFaction } from './names.ts';

/** How players write Bowls: `4/4/0`. */
export const bowlsSaid = (bowls: Bowls): string => bowls.join('/');

/** The same for Cults, in their order: `0/1/0/1`. */
export const cultsSaid = (cults: Cults): string => CULTS.map((cult) => cults[cult]).join('/');

/** The labels of Bowls that stand side by side. */
export const bowlLabels: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Bowl I', 'Bowl II', 'Bowl III'],
  it: ['Riserva 1', 'Riserva 2', 'Riserva 3'],
};

export const colorNames: Readonly<Record<Lang, Readonly<Record<Color, string>>>> = {
  en: {
    yellow: 'yellow',
    brown: 'brown',
    black: 'black',
    blue: 'blue',
    green: 'green',
    gray: 'grey',
    red: 'red',
    white: 'white',
    orange: 'orange',
  },
  it: {
    yellow: 'giallo',
    brown: 'marrone',
    black: 'nero',
    blue: 'blu',
    green: 'verde',
    gray: 'grigio',
    red: 'rosso',
    white: 'bianco',
    orange: 'arancione',
  },
};

/** Power that came in: what it moved, and what found no room. */
interface PowerGained {
  readonly power: number;
  readonly gained: number;
  readonly before: Bowls;
  readonly after: Bowls;
}

/** What several Factions say alike, in one language. */
interface Phrases {
  readonly power: (count: number) => string;
  readonly tokens: (count: number) => string;
  readonly points: (count: number) => string;
  readonly coins: (count: number) => string;
  readonly workers: (count: number) => string;
  readonly spades: (count: number) => string;
  readonly steps: (count: number) => string;
  readonly priests: (count: number) => string;
  readonly neighbors: (count: number) => string;
  readonly gainsPower: (line: PowerGained) => Said;
  /** The same for a headline. */
  readonly gains: (line: Pick<PowerGained, 'power' | 'gained'>) => string;
  readonly burns: (line: BurnLine) => Said;
  readonly erupts: (line: EruptionLine) => Said;
  readonly cannotErupt: (violation: EruptionViolation) => string;
  readonly badPayment: (problem: TokenProblem) => string;
  readonly spadePoints: (line: SpadePoints) => Said;
  /** Spades and a Volcano are never one action. */
  readonly ownAction: Said;
}

interface SpadePoints {
  readonly spades: number;
  readonly each: number;
  readonly points: number;
}

const tokens = counted('Power token', 'Power tokens');
const spades = counted('Spade', 'Spades');
const power = (count: number): string => `${count} Power`;

const gainedEn = ({ power: offered, gained }: PowerGained): string => {
  if (gained === offered) return `You gain ${power(offered)}`;
  return gained === 0
    ? `All your tokens are in Bowl III already, so you gain nothing`
    : `You can gain only ${gained} of ${power(offered)}, because then all tokens are in Bowl III`;
};

const EN: Phrases = {
  power,
  tokens,
  points: (count) => `${count} VP`,
  coins: counted('coin', 'coins'),
  workers: counted('worker', 'workers'),
  spades,
  steps: counted('step', 'steps'),
  priests: counted('Priest', 'Priests'),
  neighbors: counted('neighbor', 'neighbors'),
  gains: (line) => {
    if (line.gained === line.power) return `You gain ${power(line.power)}.`;
    return line.gained === 0
      ? `You have no room for the ${power(line.power)}.`
      : `You have room for only ${line.gained} of ${power(line.power)}.`;
  },
  gainsPower: (line) => [
    `${gainedEn(line)}: Bowls ${bowlsSaid(line.before)} before, ${bowlsSaid(line.after)} after.`,
    `+${line.gained}`,
  ],
  burns: (line) => [
    `Bowl III does not hold enough: you give up ${tokens(line.burned)} of Bowl II to move ${line.burned === 1 ? 'another' : 'as many'} from there to Bowl III, which makes ${bowlsSaid(line.after)}.`,
    `−${line.burned}`,
  ],
  erupts: (line) => {
    switch (line.code) {
      case 'pays-with':
        return [
          line.faction === 'dragonlords'
            ? 'Dragonlords transform with Power tokens; distance on the cycle plays no part.'
            : 'Acolytes transform with Cult points; distance on the cycle plays no part.',
        ];
      case 'terrain-price': {
        const price =
          line.faction === 'dragonlords'
            ? counted('token', 'tokens')(line.price)
            : counted('Cult point', 'Cult points')(line.price);
        return [
          line.owner === undefined
            ? `${terrainNames.en[line.terrain]} is no other player’s Home terrain.`
            : `${terrainNames.en[line.terrain]} is the Home terrain of ${theFaction(line.owner)}.`,
          price,
        ];
      }
      case 'start-only':
        return [
          `${capital(theFaction(line.faction))} only started on ${terrainNames.en[line.terrain]}; it is not their Home terrain.`,
        ];
      case 'no-points':
        return ['The Volcano tile itself scores nothing.', `+${line.points} VP`];
    }
  },
  cannotErupt: (violation) => {
    switch (violation.code) {
      case 'for-good':
        return `${violation.from === 'volcano' ? 'A Volcano' : 'Ice'} stays for good: there is nothing to transform.`;
      case 'not-ice':
        return `${capital(theFaction(violation.faction))} cannot transform Ice, at any price.`;
    }
  },
  badPayment: (problem) => {
    switch (problem.code) {
      case 'too-few-tokens':
        return `The price is ${tokens(problem.price)} and you have ${problem.tokens}: ${problem.short} short.`;
      case 'wrong-payment':
        return `You pay ${tokens(problem.paid)}; the price is exactly ${problem.price}.`;
      case 'not-in-bowl':
        return `You take ${tokens(problem.paid)} from ${bowlLabels.en[problem.bowl - 1] ?? ''}, which holds ${problem.tokens}.`;
    }
  },
  ownAction: [
    'The Volcano is an action of its own: one that gives you Spades includes no transforming.',
  ],
  spadePoints: (line) => [
    line.each === 0
      ? 'Spades score nothing this round.'
      : `${spades(line.spades)} in a round that scores ${line.each} VP for each.`,
    `+${line.points} VP`,
  ],
};

const segnalini = counted('segnalino Potere', 'segnalini Potere');
const vanghe = counted('Vanga', 'Vanghe');
const potere = counted('Potere', 'Poteri');
const puntiCulto = counted('punto Culto', 'punti Culto');

const gainedIt = ({ power: offered, gained }: PowerGained): string => {
  if (gained === offered) return `Guadagni ${potere(offered)}`;
  return gained === 0
    ? `Tutti i tuoi segnalini sono già nella Riserva 3 e non guadagni nulla`
    : `Di ${potere(offered)} ne puoi guadagnare solo ${gained}, poi tutti i segnalini sono nella Riserva 3`;
};

const IT: Phrases = {
  power: potere,
  tokens: segnalini,
  points: (count) => `${count} PV`,
  coins: counted('moneta', 'monete'),
  workers: counted('lavoratore', 'lavoratori'),
  spades: vanghe,
  steps: counted('passo', 'passi'),
  priests: counted('Sacerdote', 'Sacerdoti'),
  neighbors: counted('vicino', 'vicini'),
  gains: (line) => {
    if (line.gained === line.power) return `Guadagni ${potere(line.power)}.`;
    return line.gained === 0
      ? `Non hai posto per ${potere(line.power)}.`
      : `Di ${potere(line.power)} hai posto solo per ${line.gained}.`;
  },
  gainsPower: (line) => [
    `${gainedIt(line)}: Riserve ${bowlsSaid(line.before)} prima, ${bowlsSaid(line.after)} dopo.`,
    `+${line.gained}`,
  ],
  burns: (line) => [
    `La Riserva 3 non basta: rinunci a ${segnalini(line.burned)} della Riserva 2 per spostarne ${line.burned === 1 ? 'un altro' : 'altrettanti'} da lì alla Riserva 3: le Riserve diventano ${bowlsSaid(line.after)}.`,
    `−${line.burned}`,
  ],
  erupts: (line) => {
    switch (line.code) {
      case 'pays-with':
        return [
          line.faction === 'dragonlords'
            ? 'I Signori dei Draghi trasformano con segnalini Potere; la distanza sul ciclo non c’entra.'
            : 'Gli Accoliti trasformano con punti Culto; la distanza sul ciclo non c’entra.',
        ];
      case 'terrain-price': {
        const price =
          line.faction === 'dragonlords'
            ? counted('segnalino', 'segnalini')(line.price)
            : puntiCulto(line.price);
        return [
          line.owner === undefined
            ? `${capital(ilTerreno(line.terrain))} non ${sono(line.terrain)} il Terreno Ideale di nessun altro.`
            : `${capital(ilTerreno(line.terrain))} ${sono(line.terrain)} il Terreno Ideale ${laFazione(line.owner, 'di')}.`,
          price,
        ];
      }
      case 'start-only':
        return [
          `Per ${laFazione(line.faction)} ${ilTerreno(line.terrain)} ${sono(line.terrain)} solo il Terreno Iniziale, non quello Ideale.`,
        ];
      case 'no-points':
        return ['La tessera Vulcano di per sé non dà punti.', `+${line.points} PV`];
    }
  },
  cannotErupt: (violation) => {
    switch (violation.code) {
      case 'for-good':
        return `${violation.from === 'volcano' ? 'Un Vulcano resta tale' : 'Il Ghiaccio resta'} per sempre: non c’è niente da trasformare.`;
      case 'not-ice':
        return `${capital(laFazione(violation.faction))} non possono trasformare il Ghiaccio, a nessun prezzo.`;
    }
  },
  badPayment: (problem) => {
    switch (problem.code) {
      case 'too-few-tokens':
        return `Il prezzo è di ${segnalini(problem.price)} e ne hai ${problem.tokens}: ${mancano(problem.short)}.`;
      case 'wrong-payment':
        return `Paghi ${segnalini(problem.paid)}; il prezzo è esattamente ${problem.price}.`;
      case 'not-in-bowl':
        return `Togli ${segnalini(problem.paid)} dalla ${bowlLabels.it[problem.bowl - 1] ?? ''}, che ne contiene ${problem.tokens}.`;
    }
  },
  ownAction: [
    'Il Vulcano è un’azione a sé: un’azione che ti dà Vanghe non comprende la trasformazione.',
  ],
  spadePoints: (line) => [
    line.each === 0
      ? 'In questo turno di gioco le Vanghe non danno punti.'
      : `${vanghe(line.spades)} in un turno di gioco che dà ${line.each} PV per Vanga.`,
    `+${line.points} PV`,
  ],
};

export const phrases: Readonly<Record<Lang, Phrases>> = { en: EN, it: IT };

/** What the other players' field lacks: only the Shapeshifters have a Home terrain to be told. */
export const seatsProblem = (
  lang: Lang,
  { field, code }: { readonly field: string; readonly code: string },
): string | undefined => {
  if (field !== 'opponents' || code !== 'missing') return undefined;
  return lang === 'en'
    ? 'Say which Home terrain the Shapeshifters have now.'
    : 'Indica quale Terreno Ideale hanno adesso i Mutaforma.';
};

/** `ne manca 1`, `ne mancano 2`. */
export const mancano = (count: number): string =>
  count === 1 ? 'ne manca 1' : `ne mancano ${count}`;

const ARTICOLI: Readonly<Record<Ground, 'il' | 'i' | 'le'>> = {
  desert: 'il',
  plains: 'le',
  swamp: 'le',
  lakes: 'i',
  forest: 'le',
  mountains: 'le',
  wasteland: 'le',
  ice: 'il',
  volcano: 'il',
};

const UNITI = {
  di: { il: 'del', i: 'dei', le: 'delle' },
  da: { il: 'dal', i: 'dai', le: 'dalle' },
  a: { il: 'al', i: 'ai', le: 'alle' },
} as const;

/** `i Laghi`; with a preposition `dei Laghi`, `dai Laghi`, `ai Laghi`. */
export const ilTerreno = (terrain: Ground, preposition?: keyof typeof UNITI): string => {
  const article = ARTICOLI[terrain];
  return `${preposition === undefined ? article : UNITI[preposition][article]} ${terrainNames.it[terrain]}`;
};

/** The names of most terrains are plural: `il Deserto è`, `i Laghi sono`. */
export const sono = (terrain: Ground): string => (ARTICOLI[terrain] === 'il' ? 'è' : 'sono');

const NEL: Readonly<Record<Cult, string>> = {
  fire: 'nel ',
  water: 'nell’',
  earth: 'nella ',
  air: 'nell’',
};

/** `nel Fuoco`, `nell’Acqua`. */
export const nelCulto = (cult: Cult): string => `${NEL[cult]}${cultNames.it[cult]}`;

const DEL: Readonly<Record<Cult, string>> = {
  fire: 'del ',
  water: 'dell’',
  earth: 'della ',
  air: 'dell’',
};

/** `del Fuoco`, `dell’Acqua`. */
export const delCulto = (cult: Cult): string => `${DEL[cult]}${cultNames.it[cult]}`;
