import { own } from '#engine/core/own.ts';
import {
  FACTION_FACTS,
  FACTIONS,
  type Cult,
  type Faction,
  type Ground,
  type MapName,
  type Structure,
  type Tile,
} from '#engine/fire-and-ice/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Names<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

export const terrainNames: Names<Ground> = {
  en: {
    desert: 'Desert',
    plains: 'Plains',
    swamp: 'Swamp',
    lakes: 'Lakes',
    forest: 'Forest',
    mountains: 'Mountains',
    wasteland: 'Wasteland',
    ice: 'Ice',
    volcano: 'Volcano',
  },
  it: {
    desert: 'Deserto',
    plains: 'Pianure',
    swamp: 'Paludi',
    lakes: 'Laghi',
    forest: 'Foreste',
    mountains: 'Montagne',
    wasteland: 'Lande Desolate',
    ice: 'Ghiaccio',
    volcano: 'Vulcano',
  },
};

/** A letter or two for a terrain where its name has no room; never two alike. */
export const terrainMarks: Names<Ground> = {
  en: {
    desert: 'D',
    plains: 'P',
    swamp: 'S',
    lakes: 'L',
    forest: 'F',
    mountains: 'M',
    wasteland: 'W',
    ice: 'I',
    volcano: 'V',
  },
  it: {
    desert: 'D',
    plains: 'Pi',
    swamp: 'Pa',
    lakes: 'La',
    forest: 'F',
    mountains: 'M',
    wasteland: 'Ld',
    ice: 'G',
    volcano: 'V',
  },
};

export const factionNames: Names<Faction> = {
  en: {
    alchemists: 'Alchemists',
    darklings: 'Darklings',
    cultists: 'Cultists',
    halflings: 'Halflings',
    engineers: 'Engineers',
    dwarves: 'Dwarves',
    mermaids: 'Mermaids',
    swarmlings: 'Swarmlings',
    auren: 'Auren',
    witches: 'Witches',
    'chaos-magicians': 'Chaos Magicians',
    giants: 'Giants',
    fakirs: 'Fakirs',
    nomads: 'Nomads',
    'ice-maidens': 'Ice Maidens',
    yetis: 'Yetis',
    dragonlords: 'Dragonlords',
    acolytes: 'Acolytes',
    shapeshifters: 'Shapeshifters',
    riverwalkers: 'Riverwalkers',
  },
  it: {
    alchemists: 'Alchimisti',
    darklings: 'Oscuri',
    cultists: 'Cultisti',
    halflings: 'Halfling',
    engineers: 'Ingegneri',
    dwarves: 'Nani',
    mermaids: 'Sirene',
    swarmlings: 'Sciame',
    auren: 'Auren',
    witches: 'Streghe',
    'chaos-magicians': 'Maghi del Caos',
    giants: 'Giganti',
    fakirs: 'Fachiri',
    nomads: 'Nomadi',
    'ice-maidens': 'Dame del Ghiaccio',
    yetis: 'Yeti',
    dragonlords: 'Signori dei Draghi',
    acolytes: 'Accoliti',
    shapeshifters: 'Mutaforma',
    riverwalkers: 'Popolo dei Fiumi',
  },
};

type Article = 'i' | 'gli' | 'le' | 'il' | 'lo';

const ARTICLES: Readonly<Record<Faction, Article>> = {
  alchemists: 'gli',
  darklings: 'gli',
  cultists: 'i',
  halflings: 'gli',
  engineers: 'gli',
  dwarves: 'i',
  mermaids: 'le',
  swarmlings: 'lo',
  auren: 'le',
  witches: 'le',
  'chaos-magicians': 'i',
  giants: 'i',
  fakirs: 'i',
  nomads: 'i',
  'ice-maidens': 'le',
  yetis: 'gli',
  dragonlords: 'i',
  acolytes: 'gli',
  shapeshifters: 'i',
  riverwalkers: 'il',
};

const JOINED = {
  di: { i: 'dei', gli: 'degli', le: 'delle', il: 'del', lo: 'dello' },
  a: { i: 'ai', gli: 'agli', le: 'alle', il: 'al', lo: 'allo' },
  da: { i: 'dai', gli: 'dagli', le: 'dalle', il: 'dal', lo: 'dallo' },
} as const;

/** `the Yetis`. */
export const theFactionEn = (faction: Faction): string => `the ${factionNames.en[faction]}`;

/** `gli Yeti`; with a preposition `degli Yeti`, `agli Yeti`, `dagli Yeti`. */
export const factionIt = (faction: Faction, preposition?: keyof typeof JOINED): string => {
  const article = ARTICLES[faction];
  return `${preposition === undefined ? article : JOINED[preposition][article]} ${factionNames.it[faction]}`;
};

/** The Italian names of two Factions are singular: `il Popolo dei Fiumi paga`, `gli Yeti pagano`. */
export const agreeFactionIt = (faction: Faction, singular: string, plural: string): string =>
  ['il', 'lo'].includes(ARTICLES[faction]) ? singular : plural;

export const structureNames: Names<Structure> = {
  en: {
    dwelling: 'Dwelling',
    'trading-house': 'Trading house',
    temple: 'Temple',
    stronghold: 'Stronghold',
    sanctuary: 'Sanctuary',
  },
  it: {
    dwelling: 'Abitazione',
    'trading-house': 'Emporio',
    temple: 'Tempio',
    stronghold: 'Fortezza',
    sanctuary: 'Santuario',
  },
};

export const structurePlurals: Names<Structure> = {
  en: {
    dwelling: 'Dwellings',
    'trading-house': 'Trading houses',
    temple: 'Temples',
    stronghold: 'Strongholds',
    sanctuary: 'Sanctuaries',
  },
  it: {
    dwelling: 'Abitazioni',
    'trading-house': 'Empori',
    temple: 'Templi',
    stronghold: 'Fortezze',
    sanctuary: 'Santuari',
  },
};

export const cultNames: Names<Cult> = {
  en: { fire: 'Fire', water: 'Water', earth: 'Earth', air: 'Air' },
  it: { fire: 'Fuoco', water: 'Acqua', earth: 'Terra', air: 'Aria' },
};

export const mapNames: Names<MapName> = {
  en: {
    base: 'Original map',
    'revised-base': 'Revised base map',
    'fire-and-ice': 'Fire & Ice map',
  },
  it: {
    base: 'Mappa originale',
    'revised-base': 'Mappa base riveduta',
    'fire-and-ice': 'Mappa di Fuoco & Ghiaccio',
  },
};

/** The four Final Scoring tiles. */
export const tileNames: Names<Tile> = {
  en: {
    distance: 'Greatest distance',
    'stronghold-sanctuary': 'Stronghold and Sanctuary',
    outposts: 'Outposts',
    settlements: 'Settlements',
  },
  it: {
    distance: 'Maggior distanza',
    'stronghold-sanctuary': 'Fortezza e Santuario',
    outposts: 'Avamposti',
    settlements: 'Insediamenti',
  },
};

/** The order in which a form offers the Factions: those of the expansion first. */
export const FACTION_CHOICES: readonly Faction[] = [
  ...FACTIONS.filter((faction) => FACTION_FACTS[faction].family !== 'base'),
  ...FACTIONS.filter((faction) => FACTION_FACTS[faction].family === 'base'),
];

export const terrainsListed = (lang: Lang, terrains: readonly Ground[]): string =>
  listed(
    lang,
    terrains.map((terrain) => terrainNames[lang][terrain]),
  );

/** Names alone, for headings, tables and enumerations. */
export const factionsListed = (lang: Lang, factions: readonly Faction[]): string =>
  listed(
    lang,
    factions.map((faction) => factionNames[lang][faction]),
  );

/** With articles, for running text: `the Witches and the Auren`, `le Streghe e gli Auren`. */
export const theFactions = (lang: Lang, factions: readonly Faction[]): string =>
  listed(lang, factions.map(THE[lang]));

const THE: Readonly<Record<Lang, (faction: Faction) => string>> = {
  en: theFactionEn,
  it: (faction) => factionIt(faction),
};

/** What a word of a link is called, or the word itself when it names no terrain. */
export const terrainSaid = (lang: Lang, word: string): string =>
  own(terrainNames[lang], word) ?? word;

/** What a word of a link is called, or the word itself when it names no Faction. */
export const factionSaid = (lang: Lang, word: string): string =>
  isFaction(word) ? factionNames[lang][word] : word;

export const isFaction = (word: string): word is Faction =>
  FACTIONS.some((faction) => faction === word);

/** The places of the Turn Order board, from the top. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;
