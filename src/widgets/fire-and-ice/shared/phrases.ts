import {
  makeBowls,
  makeCults,
  type Bowls,
  type Color,
  type Cult,
  type Faction,
  type Ground,
  type NewTerrain,
  type Terrain,
  type VolcanoFaction,
} from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames, factionNames, laFazione, terrainNames, theFaction } from './names.ts';

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

/** How many of a thing there are. */
export const phrases = {
  en: {
    power: (count: number) => `${count} Power`,
    tokens: counted('Power token', 'Power tokens'),
    cultPoints: counted('Cult point', 'Cult points'),
    points: (count: number) => `${count} VP`,
    coins: counted('coin', 'coins'),
    workers: counted('worker', 'workers'),
    spades: counted('Spade', 'Spades'),
    steps: counted('step', 'steps'),
    priests: counted('Priest', 'Priests'),
    neighbors: counted('neighbor', 'neighbors'),
  },
  it: {
    power: counted('Potere', 'Poteri'),
    tokens: counted('segnalino Potere', 'segnalini Potere'),
    cultPoints: counted('punto Culto', 'punti Culto'),
    points: (count: number) => `${count} PV`,
    coins: counted('moneta', 'monete'),
    workers: counted('lavoratore', 'lavoratori'),
    spades: counted('Vanga', 'Vanghe'),
    steps: counted('passo', 'passi'),
    priests: counted('Sacerdote', 'Sacerdoti'),
    neighbors: counted('vicino', 'vicini'),
  },
} as const;

const { en, it } = phrases;

/** `ne manca 1`, `ne mancano 2`. */
export const missingIt = (count: number): string =>
  count === 1 ? 'ne manca 1' : `ne mancano ${count}`;

const ARTICLES: Readonly<Record<Ground, 'il' | 'i' | 'le'>> = {
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

const JOINED = {
  di: { il: 'del', i: 'dei', le: 'delle' },
  da: { il: 'dal', i: 'dai', le: 'dalle' },
  a: { il: 'al', i: 'ai', le: 'alle' },
} as const;

/** `i Laghi`; with a preposition `dei Laghi`, `dai Laghi`, `ai Laghi`. */
export const terrainIt = (terrain: Ground, preposition?: keyof typeof JOINED): string => {
  const article = ARTICLES[terrain];
  return `${preposition === undefined ? article : JOINED[preposition][article]} ${terrainNames.it[terrain]}`;
};

/** The names of most terrains are plural: `il Deserto è`, `i Laghi sono`. */
export const agreeTerrainIt = (terrain: Ground, singular = 'è', plural = 'sono'): string =>
  ARTICLES[terrain] === 'il' ? singular : plural;

const IN: Readonly<Record<Cult, string>> = {
  fire: 'nel ',
  water: 'nell’',
  earth: 'nella ',
  air: 'nell’',
};

/** `nel Fuoco`, `nell’Acqua`. */
export const inCultIt = (cult: Cult): string => `${IN[cult]}${cultNames.it[cult]}`;

/** `del Fuoco`, `dell’Acqua`. */
export const ofCultIt = (cult: Cult): string => `${OF[cult]}${cultNames.it[cult]}`;

const OF: Readonly<Record<Cult, string>> = {
  fire: 'del ',
  water: 'dell’',
  earth: 'della ',
  air: 'dell’',
};

/** How a fact is shown in every language. */
const way =
  <Fact>(each: Readonly<Record<Lang, (fact: Fact) => string>>) =>
  (fact: Fact, lang: Lang): string =>
    each[lang](fact);

const the = way<Faction>({ en: theFaction, it: (faction) => laFazione(faction) });

const terrain = way<Ground>({
  en: (ground) => terrainNames.en[ground],
  it: (ground) => terrainIt(ground),
});

/** How sentences show Bowls, Cults, terrains and Factions. Those with a capital begin a sentence. */
export const ways = {
  bowls: makeBowls,
  cults: makeCults,
  ground: terrainNames,
  terrain,
  Terrain: (ground: Ground, lang: Lang): string => capital(terrain(ground, lang)),
  are: way<Ground>({ en: () => 'is', it: (ground) => agreeTerrainIt(ground) }),
  fromTerrain: way<Ground>({
    en: (ground) => terrainNames.en[ground],
    it: (ground) => terrainIt(ground, 'da'),
  }),
  toTerrain: way<Ground>({
    en: (ground) => terrainNames.en[ground],
    it: (ground) => terrainIt(ground, 'a'),
  }),
  name: factionNames,
  faction: the,
  Faction: (faction: Faction, lang: Lang): string => capital(the(faction, lang)),
  ofFaction: way<Faction>({
    en: (faction) => `of ${theFaction(faction)}`,
    it: (faction) => laFazione(faction, 'di'),
  }),
  color: colorNames,
  cult: cultNames,
  inCult: way<Cult>({ en: (cult) => cultNames.en[cult], it: inCultIt }),
  InCult: way<Cult>({ en: (cult) => cultNames.en[cult], it: (cult) => capital(inCultIt(cult)) }),
  ofCult: way<Cult>({ en: (cult) => cultNames.en[cult], it: ofCultIt }),
  /** `2 short`, `ne mancano 2`. */
  short: way<number>({ en: (count) => `${count} short`, it: missingIt }),
} as const;

/** Power that came in: what it moved, and what found no room. */
interface PowerGained {
  readonly power: number;
  readonly gained: number;
  readonly before: Bowls;
  readonly after: Bowls;
}

const gained = ({ power, gained: taken }: PowerGained): Pair => {
  if (taken === power)
    return { en: `You gain ${en.power(power)}`, it: `Guadagni ${it.power(power)}` };
  return taken === 0
    ? {
        en: 'All your tokens are in Bowl III already, so you gain nothing',
        it: 'Tutti i tuoi segnalini sono già nella Riserva 3 e non guadagni nulla',
      }
    : {
        en: `You can gain only ${taken} of ${en.power(power)}, because then all tokens are in Bowl III`,
        it: `Di ${it.power(power)} ne puoi guadagnare solo ${taken}, poi tutti i segnalini sono nella Riserva 3`,
      };
};

/** Power that came in, for a headline. */
export const powerGained = ({
  power,
  gained: taken,
}: Pick<PowerGained, 'power' | 'gained'>): Pair => {
  if (taken === power)
    return { en: `You gain ${en.power(power)}.`, it: `Guadagni ${it.power(power)}.` };
  return taken === 0
    ? {
        en: `You have no room for the ${en.power(power)}.`,
        it: `Non hai posto per ${it.power(power)}.`,
      }
    : {
        en: `You have room for only ${taken} of ${en.power(power)}.`,
        it: `Di ${it.power(power)} hai posto solo per ${taken}.`,
      };
};

/** The line of Power that came in. */
export const powerLines = {
  power: (line: PowerGained) => ({
    en: `${gained(line).en}: Bowls ${makeBowls(line.before)} before, ${makeBowls(line.after)} after.`,
    it: `${gained(line).it}: Riserve ${makeBowls(line.before)} prima, ${makeBowls(line.after)} dopo.`,
    amount: `+${line.gained}`,
  }),
} as const;

export const burnLines = {
  burn: {
    en: 'Bowl III does not hold enough: you give up {burned Power token|Power tokens} of Bowl II to move {burned?another|as many} from there to Bowl III, which makes {after:bowls}.',
    it: 'La Riserva 3 non basta: rinunci a {burned segnalino Potere|segnalini Potere} della Riserva 2 per spostarne {burned?un altro|altrettanti} da lì alla Riserva 3: le Riserve diventano {after:bowls}.',
    amount: '−{burned}',
  },
} as const;

/** Power moved from Bowl III to Bowl I as a price. */
export const paidPower = {
  en: 'You move {power} Power from Bowl III to Bowl I; the Bowls then hold {after:bowls}.',
  it: 'Sposti {power Potere|Poteri} dalla Riserva 3 alla Riserva 1; nelle Riserve restano {after:bowls}.',
  amount: '−{power}',
} as const;

interface Price {
  readonly faction: VolcanoFaction;
  readonly terrain: Terrain;
  readonly owner: Faction | undefined;
}

/** Whose Home terrain a terrain is. */
export const ownerSaid = ({ terrain: ground, owner }: Omit<Price, 'faction'>): Pair =>
  owner === undefined
    ? {
        en: `${terrainNames.en[ground]} is no other player’s Home terrain.`,
        it: `${capital(terrainIt(ground))} non ${agreeTerrainIt(ground)} il Terreno Ideale di nessun altro.`,
      }
    : {
        en: `${terrainNames.en[ground]} is the Home terrain of ${theFaction(owner)}.`,
        it: `${capital(terrainIt(ground))} ${agreeTerrainIt(ground)} il Terreno Ideale ${laFazione(owner, 'di')}.`,
      };

export const startOnly = {
  en: '{faction:Faction} only started on {terrain}; it is not their Home terrain.',
  it: 'Per {faction} {terrain} {terrain:are} solo il Terreno Iniziale, non quello Ideale.',
} as const;

/** What the forms of the two Volcano Factions ask alike. */
export const eruptionFields = {
  terrain: { en: 'Terrain to turn into a Volcano', it: 'Terreno da trasformare in Vulcano' },
  opponents: { en: 'Other players', it: 'Altri giocatori' },
  spadePoints: { en: 'VP for each Spade', it: 'PV per ogni Vanga' },
} as const;

/** What the two Volcano Factions say alike. */
export const eruptionLines = {
  'pays-with': ({ faction }: { readonly faction: VolcanoFaction }) =>
    faction === 'dragonlords'
      ? {
          en: 'Dragonlords transform with Power tokens; distance on the cycle plays no part.',
          it: 'I Signori dei Draghi trasformano con segnalini Potere; la distanza sul ciclo non c’entra.',
        }
      : {
          en: 'Acolytes transform with Cult points; distance on the cycle plays no part.',
          it: 'Gli Accoliti trasformano con punti Culto; la distanza sul ciclo non c’entra.',
        },
  'terrain-price': (line: Price & { readonly price: number }) => ({
    ...ownerSaid(line),
    amount:
      line.faction === 'dragonlords'
        ? {
            en: counted('token', 'tokens')(line.price),
            it: counted('segnalino', 'segnalini')(line.price),
          }
        : { en: en.cultPoints(line.price), it: it.cultPoints(line.price) },
  }),
  'start-only': startOnly,
  'no-points': {
    en: 'The Volcano tile itself scores nothing.',
    it: 'La tessera Vulcano di per sé non dà punti.',
    amount: { en: '+{points} VP', it: '+{points} PV' },
  },
  'own-action': {
    en: 'The Volcano is an action of its own: one that gives you Spades includes no transforming.',
    it: 'Il Vulcano è un’azione a sé: un’azione che ti dà Vanghe non comprende la trasformazione.',
  },
  'spade-points': (line: {
    readonly spades: number;
    readonly each: number;
    readonly points: number;
  }) => ({
    ...(line.each === 0
      ? {
          en: 'Spades score nothing this round.',
          it: 'In questo turno di gioco le Vanghe non danno punti.',
        }
      : {
          en: `${en.spades(line.spades)} in a round that scores ${line.each} VP for each.`,
          it: `${it.spades(line.spades)} in un turno di gioco che dà ${line.each} PV per Vanga.`,
        }),
    amount: { en: `+${line.points} VP`, it: `+${line.points} PV` },
  }),
} as const;

export const eruptionViolations = {
  'for-good': ({ from }: { readonly from: NewTerrain }) => ({
    en: `${from === 'volcano' ? 'A Volcano' : 'Ice'} stays for good: there is nothing to transform.`,
    it: `${from === 'volcano' ? 'Un Vulcano resta tale' : 'Il Ghiaccio resta'} per sempre: non c’è niente da trasformare.`,
  }),
  'not-ice': {
    en: '{faction:Faction} cannot transform Ice, at any price.',
    it: '{faction:Faction} non possono trasformare il Ghiaccio, a nessun prezzo.',
  },
} as const;

/** What is wrong with a payment in tokens. */
export const tokenViolations = {
  'wrong-payment': {
    en: 'You pay {paid Power token|Power tokens}; the price is exactly {price}.',
    it: 'Paghi {paid segnalino Potere|segnalini Potere}; il prezzo è esattamente {price}.',
  },
  'not-in-bowl': ({
    bowl,
    tokens,
    paid,
  }: {
    readonly bowl: number;
    readonly tokens: number;
    readonly paid: number;
  }) => ({
    en: `You take ${en.tokens(paid)} from ${bowlLabels.en[bowl - 1] ?? ''}, which holds ${tokens}.`,
    it: `Togli ${it.tokens(paid)} dalla ${bowlLabels.it[bowl - 1] ?? ''}, che ne contiene ${tokens}.`,
  }),
} as const;

/** What the other players' field lacks: only the Shapeshifters have a Home terrain to be told. */
export const seatsProblem = ({
  field,
  code,
}: {
  readonly field: string;
  readonly code: string;
}): Pair | undefined =>
  field === 'opponents' && code === 'missing'
    ? {
        en: 'Say which Home terrain the Shapeshifters have now.',
        it: 'Indica quale Terreno Ideale hanno adesso i Mutaforma.',
      }
    : undefined;

// The same by the names that calculators not yet converted know.
export { agreeTerrainIt as sono, missingIt as mancano, terrainIt as ilTerreno };
