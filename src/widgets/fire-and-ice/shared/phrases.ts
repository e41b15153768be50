import {
  makeBowls,
  makeCults,
  type Bowls,
  type Color,
  type Cult,
  type Faction,
  type Ground,
} from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames, factionNames, factionIt, terrainNames, theFactionEn } from './names.ts';

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
    gray: 'gray',
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

const the = way<Faction>({ en: theFactionEn, it: (faction) => factionIt(faction) });

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
    en: (faction) => `of ${theFactionEn(faction)}`,
    it: (faction) => factionIt(faction, 'di'),
  }),
  color: colorNames,
  cult: cultNames,
  inCult: way<Cult>({ en: (cult) => cultNames.en[cult], it: inCultIt }),
  InCult: way<Cult>({ en: (cult) => cultNames.en[cult], it: (cult) => capital(inCultIt(cult)) }),
  ofCult: way<Cult>({ en: (cult) => cultNames.en[cult], it: ofCultIt }),
  /** `you are 2 short`, `ne mancano 2`. */
  short: way<number>({ en: (count) => `you are ${count} short`, it: missingIt }),
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
        en: 'You have no token in Bowl I or II to move, so you gain nothing',
        it: 'Nelle Riserve 1 e 2 non hai segnalini da spostare e non guadagni nulla',
      }
    : {
        en: `You gain only ${taken} of the ${en.power(power)}, because then all your tokens are in Bowl III`,
        it: `Di ${it.power(power)} ne guadagni solo ${taken}, perché poi tutti i segnalini sono nella Riserva 3`,
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
        en: `You have room for only ${taken} of the ${en.power(power)}.`,
        it: `Di ${it.power(power)} hai posto solo per ${taken}.`,
      };
};

const becomeBowls = ({ gained: taken, after }: PowerGained): Pair => ({
  en: `the Bowls ${taken === 0 ? 'stay' : 'become'} ${makeBowls(after)}`,
  it: `le Riserve ${taken === 0 ? 'restano' : 'diventano'} ${makeBowls(after)}`,
});

/** The line of Power that came in. */
export const powerLines = {
  power: (line: PowerGained) => ({
    en: `${gained(line).en}: ${becomeBowls(line).en}.`,
    it: `${gained(line).it}: ${becomeBowls(line).it}.`,
    amount: `+${line.gained}`,
  }),
} as const;

export const burnLines = {
  burn: {
    en: 'Bowl III does not hold enough: you give up {burned Power token|Power tokens} from Bowl II to move {burned?another|as many} to Bowl III. The Bowls become {after:bowls}.',
    it: 'La Riserva 3 non basta: rinunci a {burned segnalino Potere|segnalini Potere} della Riserva 2 per spostarne {burned?un altro|altrettanti} nella Riserva 3. Le Riserve diventano {after:bowls}.',
    amount: '−{burned}',
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
