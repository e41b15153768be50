import { own } from '#engine/core/own.ts';
import type {
  CubePlace,
  DiscCard,
  Ground,
  Harm,
  OilCause,
  Piece,
  PowerSymbol,
  Role,
  Scale,
  SlothCategory,
  Stat,
  Target,
  Terrain,
  Tribe,
} from '#engine/vast-bonus-cards/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Names<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

export const roleNames: Names<Role> = {
  en: { knight: 'Knight', goblins: 'Goblins', dragon: 'Dragon', cave: 'Cave', thief: 'Thief' },
  it: {
    knight: 'Cavaliere',
    goblins: 'Goblin',
    dragon: 'Drago',
    cave: 'Caverna',
    thief: 'Ladro',
  },
};

/** With the article, as in the middle of a sentence. */
export const theRole: Names<Role> = {
  en: {
    knight: 'the Knight',
    goblins: 'the Goblins',
    dragon: 'the Dragon',
    cave: 'the Cave',
    thief: 'the Thief',
  },
  it: {
    knight: 'il Cavaliere',
    goblins: 'i Goblin',
    dragon: 'il Drago',
    cave: 'la Caverna',
    thief: 'il Ladro',
  },
};

export const tribeNames: Names<Tribe> = {
  en: { fangs: 'Fangs', bones: 'Bones', eye: 'Eye' },
  it: { fangs: 'Zanne', bones: 'Ossa', eye: 'Occhio' },
};

/** With the article, as in the middle of a sentence; the word Tribe keeps the verb in the singular. */
export const theTribe: Names<Tribe> = {
  en: { fangs: 'the Fangs Tribe', bones: 'the Bones Tribe', eye: 'the Eye Tribe' },
  it: { fangs: 'la Tribù delle Zanne', bones: 'la Tribù delle Ossa', eye: 'la Tribù dell’Occhio' },
};

export const pieceNames: Names<Piece> = {
  en: {
    knight: 'Knight',
    ...tribeNames.en,
    dragon: 'Dragon, underground',
    'surfaced-dragon': 'Dragon, surfaced',
    thief: 'Thief',
  },
  it: {
    knight: 'Cavaliere',
    ...tribeNames.it,
    dragon: 'Drago, sottoterra',
    'surfaced-dragon': 'Drago, emerso',
    thief: 'Ladro',
  },
};

export const thePiece: Names<Piece> = {
  en: {
    knight: 'the Knight',
    ...theTribe.en,
    dragon: 'the Dragon',
    'surfaced-dragon': 'the surfaced Dragon',
    thief: 'the Thief',
  },
  it: {
    knight: 'il Cavaliere',
    ...theTribe.it,
    dragon: 'il Drago',
    'surfaced-dragon': 'il Drago emerso',
    thief: 'il Ladro',
  },
};

/** A letter or two for a piece where its name has no room; never two alike. */
export const pieceMarks: Names<Piece> = {
  en: {
    knight: 'K',
    fangs: 'F',
    bones: 'B',
    eye: 'E',
    dragon: 'D',
    'surfaced-dragon': 'Ds',
    thief: 'T',
  },
  it: {
    knight: 'C',
    fangs: 'Z',
    bones: 'Os',
    eye: 'Oc',
    dragon: 'D',
    'surfaced-dragon': 'De',
    thief: 'L',
  },
};

export const groundNames: Names<Ground> = {
  en: { lit: 'Lit', dark: 'Dark', terrain: 'Terrain', canyon: 'Canyon', none: 'No tile' },
  it: { lit: 'Luce', dark: 'Buio', terrain: 'Terreno', canyon: 'Canyon', none: 'Nessuna tessera' },
};

export const terrainNames: Names<Terrain> = {
  en: {
    canyon: 'Canyon',
    lake: 'Lake',
    magma: 'Magma',
    'mushroom-forest': 'Mushroom Forest',
    pits: 'Pits',
    river: 'River',
  },
  it: {
    canyon: 'Canyon',
    lake: 'Lago',
    magma: 'Magma',
    'mushroom-forest': 'Foresta di Funghi',
    pits: 'Fosse',
    river: 'Fiume',
  },
};

export const statNames: Names<Stat> = {
  en: { movement: 'Movement', perception: 'Perception', strength: 'Strength' },
  it: { movement: 'Movimento', perception: 'Percezione', strength: 'Forza' },
};

/** What a Hero cube may stand on. */
export const cubePlaceNames: Names<CubePlace> = {
  en: {
    ...statNames.en,
    bomb: 'Bomb',
    bow: 'Bow',
    'ancient-map': 'Ancient Map',
    shield: 'Shield',
    'potion-kit': 'Potion Kit',
    treasure: 'Another Treasure card',
  },
  it: {
    ...statNames.it,
    bomb: 'Bomba',
    bow: 'Arco',
    'ancient-map': 'Mappa Antica',
    shield: 'Scudo',
    'potion-kit': 'Kit di Pozioni',
    treasure: 'Un’altra carta Tesoro',
  },
};

/** The same in the middle of a sentence, after a preposition in English; Italian joins preposition and article. */
export const onCubePlace: Names<CubePlace> = {
  en: {
    movement: 'on Movement',
    perception: 'on Perception',
    strength: 'on Strength',
    bomb: 'on the Bomb',
    bow: 'on the Bow',
    'ancient-map': 'on the Ancient Map',
    shield: 'on the Shield',
    'potion-kit': 'on the Potion Kit',
    treasure: 'on a Treasure card',
  },
  it: {
    movement: 'sul Movimento',
    perception: 'sulla Percezione',
    strength: 'sulla Forza',
    bomb: 'sulla Bomba',
    bow: 'sull’Arco',
    'ancient-map': 'sulla Mappa Antica',
    shield: 'sullo Scudo',
    'potion-kit': 'sul Kit di Pozioni',
    treasure: 'su una carta Tesoro',
  },
};

/** The Treasure cards known by name. Italian names of the base game's are ours. */
const treasureNames: Names<string> = {
  en: {
    javelin: 'Javelin',
    'elvish-sword': 'Elvish Sword',
    'mighty-axe': 'Mighty Axe',
    'potion-kit': 'Potion Kit',
    'heroic-boots': 'Heroic Boots',
    'pixie-lantern': 'Pixie Lantern',
    'enchanted-bow': 'Enchanted Bow',
    'cursed-amulet': 'Cursed Amulet',
    'rune-staff': 'Rune Staff',
  },
  it: {
    javelin: 'Giavellotto',
    'elvish-sword': 'Spada Elfica',
    'mighty-axe': 'Ascia Possente',
    'potion-kit': 'Kit di Pozioni',
    'heroic-boots': 'Stivali Eroici',
    'pixie-lantern': 'Lanterna della Fatina',
    'enchanted-bow': 'Arco Incantato',
    'cursed-amulet': 'Amuleto Maledetto',
    'rune-staff': 'Bastone Runico',
  },
};

/** A card by its name, or as it was called: `a` is A, `iron-helm` is Iron helm. */
export const treasureName = (lang: Lang, card: string): string =>
  own(treasureNames[lang], card) ?? capital(card).replaceAll('-', ' ');

export const targetNames: Names<Target> = {
  en: { knight: 'Knight', thief: 'Thief', dragon: 'Dragon' },
  it: { knight: 'Cavaliere', thief: 'Ladro', dragon: 'Drago' },
};

/** What can befall the Knight. */
export const harmNames: Names<Harm> = {
  en: {
    attack: 'Goblin attack',
    ambush: 'Ambush',
    infestation: 'Goblin Infestation',
    'flame-giant': 'Flame Giant (Goblin Infestation)',
    blob: 'Blob',
    magma: 'Magma',
    backstab: 'Backstab',
    hex: 'Hex',
    rats: 'Rats',
    scratch: 'Scratch',
    'flame-wall': 'Flame Wall',
    'soporific-spores': 'Soporific Spores',
    'gem-trap': 'Gem trap',
    'giant-bats': 'Giant Bats',
    claw: 'Claw',
    slap: 'Slap',
    wisp: 'Wisp',
    telekinesis: 'Telekinesis',
    pickpocket: 'Pickpocket',
    poison: 'Poison',
    'rune-staff': 'Rune Staff',
    other: 'Something else',
    none: 'Nothing yet',
  },
  it: {
    attack: 'Attacco dei Goblin',
    ambush: 'Imboscata',
    infestation: 'Infestazione di Goblin',
    'flame-giant': 'Gigante di Fuoco (Infestazione di Goblin)',
    blob: 'Blob',
    magma: 'Magma',
    backstab: 'Pugnalata alle spalle',
    hex: 'Maledizione',
    rats: 'Ratti',
    scratch: 'Graffio',
    'flame-wall': 'Muro di Fiamme',
    'soporific-spores': 'Spore Soporifere',
    'gem-trap': 'Trappola della Gemma',
    'giant-bats': 'Pipistrelli Giganti',
    claw: 'Artiglio',
    slap: 'Schiaffo',
    wisp: 'Fuoco fatuo',
    telekinesis: 'Telecinesi',
    pickpocket: 'Borseggiare',
    poison: 'Veleno',
    'rune-staff': 'Bastone Runico',
    other: 'Altro',
    none: 'Ancora niente',
  },
};

/** Cards that need a Strength disc. */
export const discCardNames: Names<DiscCard> = {
  en: {
    ogre: 'Ogre',
    troll: 'Troll',
    'flame-giant': 'Flame Giant',
    meat: 'Meat!',
    armory: 'Armory',
    monster: 'Another Monster',
  },
  it: {
    ogre: 'Ogre',
    troll: 'Troll',
    'flame-giant': 'Gigante di Fuoco',
    meat: 'Carne!',
    armory: 'Armeria',
    monster: 'Un altro Mostro',
  },
};

/** Why a Tribe loses Population. */
export const oilCauseNames: Names<OilCause> = {
  en: {
    lake: 'Lake',
    river: 'River',
    magma: 'Magma',
    'flame-wall': 'Flame Wall',
    backstab: 'Backstab',
    hiss: 'Hiss',
    scratch: 'Scratch',
    claw: 'Claw',
    bow: 'Bow',
    spores: 'Soporific Spores',
    movement: 'Movement',
    other: 'Something else',
  },
  it: {
    lake: 'Lago',
    river: 'Fiume',
    magma: 'Magma',
    'flame-wall': 'Muro di Fiamme',
    backstab: 'Pugnalata alle spalle',
    hiss: 'Sibilo',
    scratch: 'Graffio',
    claw: 'Artiglio',
    bow: 'Arco',
    spores: 'Spore Soporifere',
    movement: 'Movimento',
    other: 'Altro',
  },
};

export const symbolNames: Names<PowerSymbol> = {
  en: { claw: 'Claw', flame: 'Flame', wing: 'Wing' },
  it: { claw: 'Artiglio', flame: 'Fiamma', wing: 'Ala' },
};

export const scaleNames: Names<Scale> = {
  en: { golden: 'Golden Scale', silver: 'Silver Scale', platinum: 'Platinum Scale' },
  it: { golden: 'Scaglia Dorata', silver: 'Scaglia Argentea', platinum: 'Scaglia di Platino' },
};

export const slothNames: Names<SlothCategory> = {
  en: { greed: 'Greed', hunger: 'Hunger', pride: 'Pride' },
  it: { greed: 'Avidità', hunger: 'Fame', pride: 'Orgoglio' },
};
