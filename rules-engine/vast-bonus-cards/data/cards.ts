/*
 * Every number behind the cards from the Cursed Amulet on. A place such as `Scaglie di Drago, 140` is
 * a section of the Italian leaflet and its lines; the base game's numbers name the clause that gives
 * their source.
 */

/** Where the Cursed Amulet is: face up before the Knight, just offered to her, or nowhere near. */
export const AMULET_STATES = ['in-play', 'offered', 'none'] as const;

export type AmuletState = (typeof AMULET_STATES)[number];

/** What can befall the Knight. `none` asks about the card alone. */
export const HARMS = [
  'attack',
  'ambush',
  'infestation',
  'flame-giant',
  'blob',
  'magma',
  'backstab',
  'hex',
  'rats',
  'scratch',
  'flame-wall',
  'soporific-spores',
  'gem-trap',
  'giant-bats',
  'claw',
  'slap',
  'wisp',
  'telekinesis',
  'pickpocket',
  'poison',
  'rune-staff',
  'other',
  'none',
] as const;

export type Harm = (typeof HARMS)[number];

/** What the Knight can lose, and the spaces she can be moved. */
export const LOSS_KINDS = ['health', 'grit', 'move', 'treasures', 'cubes'] as const;

export type LossKind = (typeof LOSS_KINDS)[number];

export interface BaseLoss {
  readonly kind: LossKind;
  /** `entered`: no fixed number, so the player says how much. */
  readonly amount: number | 'entered';
}

/**
 * What each harm does without the Amulet, in the order it is resolved (base game;
 * vbc.amulet.health-losses, vbc.amulet.grit-losses, vbc.amulet.forced-moves,
 * vbc.amulet.pickpocket-base, vbc.entrance.poison-cubes). Goblin Infestation and the Flame Giant
 * depend on her Strength, `other` on what the player says.
 */
export const BASE_LOSSES: Readonly<Record<Harm, readonly BaseLoss[]>> = {
  attack: [{ kind: 'health', amount: 1 }],
  ambush: [{ kind: 'health', amount: 1 }],
  infestation: [],
  'flame-giant': [],
  blob: [
    { kind: 'health', amount: 1 },
    { kind: 'grit', amount: 5 },
  ],
  magma: [{ kind: 'health', amount: 1 }],
  backstab: [{ kind: 'grit', amount: 'entered' }],
  hex: [{ kind: 'grit', amount: 'entered' }],
  rats: [{ kind: 'grit', amount: 2 }],
  scratch: [{ kind: 'grit', amount: 5 }],
  'flame-wall': [{ kind: 'grit', amount: 5 }],
  'soporific-spores': [{ kind: 'grit', amount: 5 }],
  'gem-trap': [{ kind: 'grit', amount: 2 }],
  'giant-bats': [{ kind: 'move', amount: 3 }],
  claw: [{ kind: 'move', amount: 1 }],
  slap: [{ kind: 'move', amount: 3 }],
  wisp: [{ kind: 'move', amount: 3 }],
  telekinesis: [{ kind: 'move', amount: 'entered' }],
  pickpocket: [{ kind: 'treasures', amount: 1 }],
  poison: [
    { kind: 'health', amount: 1 },
    { kind: 'cubes', amount: 'entered' },
  ],
  'rune-staff': [{ kind: 'grit', amount: 'entered' }],
  other: [],
  none: [],
};

/** Amounts that the base game leaves open (base game; the end for `other` is ours). */
export const ENTERED_AMOUNTS: Readonly<Partial<Record<Harm, readonly number[]>>> = {
  backstab: [1, 3, 5],
  hex: [1, 2, 3, 4],
  telekinesis: [1, 2, 3, 4, 5],
  poison: [1, 2],
};

/** Amounts that a field takes for what has no list of its own. Ours. */
export const ANY_AMOUNT = { min: 1, max: 45 } as const;

/** What Goblins take in a fight of Goblin Infestation, and the Flame Giant besides (card texts, vbc.amulet.infestation). */
export const INFESTATION = { health: 1, flameGiantMore: 1, flameGiantStrength: 4 } as const;

/** The Knight's Strength with Treasures, and that of what she fights. The upper ends are ours. */
export const FIGHT_STRENGTH = { min: 1, max: 9 } as const;

/** How the Dragon die falls: `center` if the middle is among the spaces it shows (base game). */
export const DIE_FACES = ['clear', 'center'] as const;

/** How often a negative effect counts with the Amulet (Amuleto Maledetto, 77-83). */
export const AMULET_FACTOR = 2;

/** What the Shield leaves of a loss of Grit: alone (base game, vbc.amulet.shield-alone), with the Amulet (Amuleto Maledetto, 81), in the text of March 2017. */
export const SHIELD_GRIT = { alone: 1, leaflet: 2, 'march-2017': 1 } as const;

/** Treasure tokens that the Thief takes from the Cave by one Pickpocket (base game, vbc.amulet.pickpocket-base). */
export const PICKPOCKET_TOKENS = 1;

/** The Knight's Health and the Treasure cards before her, as far as a field takes them. The upper ends are ours. */
export const HEALTH = { min: 1, max: 12 } as const;
export const TREASURE_CARDS = { min: 0, max: 9 } as const;

/** Grit for one space with the Rune Staff, if the only example sets the rate: 4 Grit, 2 spaces (Bastone Runico, 89-91). */
export const STAFF_GRIT_PER_SPACE = 2;

/** The printed example (Bastone Runico, 89-91). */
export const STAFF_EXAMPLE = { spend: 4, spaces: 2 } as const;

/** Rates and distances that a field takes. Ours. */
export const STAFF_RATE = { min: 1, max: 9 } as const;
export const STAFF_SPACES = { min: 0, max: 9 } as const;

/** Where a Hero cube can stand besides the Rune Staff (base game). */
export const STAFF_CUBE_PLACES = [
  'movement',
  'perception',
  'strength',
  'bomb',
  'bow',
  'ancient-map',
  'shield',
  'treasure',
] as const;

export type StaffCubePlace = (typeof STAFF_CUBE_PLACES)[number];

/** Secrets of the base game, before Schemes are shuffled in (base game; Complotti dei Goblin, 111). */
export const SECRETS_DECK = 10;

/** Secrets that the Goblins may have, face up ones included (base game, vbc.schemes.hand-five). */
export const SECRETS_LIMIT = 5;

/** Schemes and other Secrets that a field takes. The upper ends are ours. */
export const SCHEME_CARDS = { min: 0, max: 10 } as const;

/** Treasures that the first Scheme costs; each further one costs one more (Complotti dei Goblin, 115). */
export const FIRST_SCHEME_PRICE = 1;

/** Treasure tokens in the box with the Thief (base game). */
export const TREASURE_TOKENS = { min: 0, max: 12 } as const;

/** The Goblins' Rage (base game). */
export const RAGE = { min: 0, max: 3 } as const;

/** Rage for a Plunder that comes off (base game; Complotti dei Goblin, 119). */
export const PLUNDER_RAGE = 1;

/** What a Tribe plunders; `dragon`: the Dragon himself (base game, vbc.schemes.plunder-dragon). */
export const PLUNDERS = ['none', 'treasure', 'gem', 'dragon'] as const;
export const SCHEME_DEEDS = ['buy', 'keep', 'nothing'] as const;

export type Plunder = (typeof PLUNDERS)[number];
export type SchemeDeed = (typeof SCHEME_DEEDS)[number];

/** Strength discs in the box: 16 discs, 12 of them Goblin discs (component list; our inference, vbc.discs.number). */
export const STRENGTH_DISCS = 4;

/** Strength discs that a field takes. Ours. */
export const DISC_TOTALS = { min: 1, max: 9 } as const;

/** Cards that need a Strength disc; `monster` is any other Monster (base game; Carne! e Armeria, 128). The Fangs always have one. */
export const DISC_CARDS = ['ogre', 'troll', 'flame-giant', 'meat', 'armory', 'monster'] as const;

export type DiscCard = (typeof DISC_CARDS)[number];

/** Why a Tribe loses Population (base game). */
export const OIL_CAUSES = [
  'lake',
  'river',
  'magma',
  'flame-wall',
  'backstab',
  'hiss',
  'scratch',
  'claw',
  'bow',
  'spores',
  'movement',
  'other',
] as const;

export type OilCause = (typeof OIL_CAUSES)[number];

/** The Terrain tiles that cost Population, and when (base game, vbc.oil.terrain-losses). */
export const TERRAIN_LOSSES = { lake: 'entering', river: 'entering', magma: 'leaving' } as const;

export type LossyTerrain = keyof typeof TERRAIN_LOSSES;

/** Population that each cause takes, where it is one number (base game; vbc.oil.terrain-losses, vbc.oil.flame-wall-loss). */
export const POPULATION_LOSS: Readonly<Partial<Record<OilCause, number>>> = {
  lake: 1,
  river: 1,
  magma: 1,
  'flame-wall': 1,
  hiss: 1,
  movement: 1,
};

/** The most that one cause takes, where that is less than a whole Tribe (base game; vbc.oil.terrain-losses, vbc.oil.flame-wall-loss). */
export const MOST_LOST: Readonly<Partial<Record<OilCause, number>>> = {
  lake: 1,
  'flame-wall': 1,
  hiss: 1,
  backstab: 3,
  spores: 3,
};

/** Population that a field takes as lost (base game). */
export const POPULATION_LOST = { min: 1, max: 4 } as const;

/** What Cave Oil itself says of a loss, once read. */
export const OIL_CARD = ['covers', 'does-not'] as const;

export const SCALES = ['golden', 'silver', 'platinum'] as const;

export type Scale = (typeof SCALES)[number];

/** Scale cards in their own deck at the start (Scaglie di Drago, 136-138). */
export const SCALE_DECK = { min: 0, max: 3 } as const;

/** Scales from one use of a power at most (Scaglie di Drago, 140). */
export const SCALES_A_USE = 1;

/** What the Dragon does about Crystals; surfacing is no power (base game, vbc.scales.surfacing). */
export const SCALE_POWERS = ['none', 'smash', 'wrath', 'surface'] as const;

export type ScalePower = (typeof SCALE_POWERS)[number];

/** Crystal tokens on the Dragon's own tile, and Crystal tiles that Wrath can hit: its die names 8 tiles at most (base game). */
export const SMASHED_TOKENS = [0, 1] as const;
export const CRYSTAL_TILES = { min: 0, max: 8 } as const;

/** The symbols of the Power cards; each is on one Dragon Gem (Scaglie di Drago, 144). */
export const SYMBOLS = ['claw', 'flame', 'wing'] as const;

export type PowerSymbol = (typeof SYMBOLS)[number];

/** Cubes on the Wakefulness track (base game, vbc.scales.spirit). */
export const WAKEFULNESS = { min: 0, max: 14 } as const;

/** Armor and Spirit from so many cubes on (base game, vbc.scales.spirit). */
export const WAKEFULNESS_ROWS = [
  { from: 0, armor: 1, spirit: 3 },
  { from: 2, armor: 1, spirit: 4 },
  { from: 4, armor: 2, spirit: 4 },
  { from: 6, armor: 2, spirit: 5 },
  { from: 8, armor: 3, spirit: 5 },
  { from: 10, armor: 3, spirit: 6 },
  { from: 12, armor: 4, spirit: 6 },
  { from: 14, armor: 4, spirit: 7 },
] as const;

/** Sloth cubes of each category at the start (base game, vbc.scales.sloth-cubes). */
export const SLOTH_CUBES = { greed: 4, hunger: 4, pride: 6 } as const;

/** Sloth cubes left in a category: no more than its track has spaces (base game, vbc.scales.sloth-cubes). */
export const SLOTH_LEFT = {
  greed: { min: 0, max: SLOTH_CUBES.greed },
  hunger: { min: 0, max: SLOTH_CUBES.hunger },
  pride: { min: 0, max: SLOTH_CUBES.pride },
} as const;

export const SLOTH_CATEGORIES = ['greed', 'hunger', 'pride'] as const;

export type SlothCategory = (typeof SLOTH_CATEGORIES)[number];

/** Cubes at which the Dragon awakens, by difficulty; 11 is the standard (base game, vbc.scales.awakening). */
export const AWAKENS_AT = { min: 7, max: 13 } as const;

/** Cards in the Dragon's hand that a field takes. The upper end is ours. */
export const HAND_SIZE = { min: 0, max: 15 } as const;

/** The Thief's Upgrade cards, and how many of them he draws (Carte Avanzamento del Ladro, 152-154). */
export const UPGRADE_CARDS = { all: 3, drawn: 1 } as const;

/** Where a stashed Treasure goes; `none`: nothing is stashed now (Carte Avanzamento del Ladro, 156). */
export const STASHES = ['card', 'board', 'none'] as const;

export type Stash = (typeof STASHES)[number];

/** Tokens that the Thief has stashed, and his goal by difficulty; 6 is the standard (base game, vbc.upgrades.win). */
export const STASHED = { min: 0, max: 12 } as const;
export const STASH_GOAL = { min: 4, max: 8 } as const;

/** Tokens that go on no upgrade when the goal is higher: the first ones stashed (base game, vbc.upgrades.first-tokens). */
export const WITHOUT_UPGRADE: Readonly<Partial<Record<number, number>>> = { 7: 1, 8: 2 };

/** Charges of the Warlock’s Wand (Carte Avanzamento del Ladro, 158). */
export const WAND_CHARGES = { min: 0, max: 5 } as const;

export const WAND_DEEDS = ['use', 'lost', 'assign'] as const;

export type WandDeed = (typeof WAND_DEEDS)[number];

/** Entries that a log of the Wand takes. Ours. */
export const WAND_LOG = { min: 0, max: 20 } as const;

/** What a table may add, alone or together (vbc.overview.parts). */
export const BONUS_PARTS = [
  'treasures',
  'entrance',
  'terrain',
  'promo',
  'schemes',
  'scales',
  'upgrades',
] as const;

export type BonusPart = (typeof BONUS_PARTS)[number];

/** What each of them asks for during setup, in the order in which a table does it. */
export const BONUS_STEPS = [
  'agree',
  'marker',
  'terrain',
  'promo',
  'schemes',
  'scales',
  'upgrade',
  'box',
] as const;

export type BonusStepId = (typeof BONUS_STEPS)[number];

/** Health that the Knight and the Dragon may have left: what the hardest level gives them is the most (base game, vbc.victory.goblins, vbc.victory.knight). */
export const KNIGHT_HEALTH = { min: 0, max: 9, start: 7 } as const;
export const DRAGON_HEALTH = { min: 0, max: 7, start: 5 } as const;

/** Crystals in the box: tiles, and tokens to smash (base game). */
export const CRYSTALS = { min: 0, max: 9 } as const;

/** Crystal tokens to smash where there is no Dragon to kill, by difficulty (base game, vbc.victory.knight-crystals). */
export const CRYSTAL_GOAL = { min: 4, max: 6, start: 5 } as const;

/** What the Knight and the Thief alone may agree on, for both (base game, vbc.victory.knight-thief). */
export const AGREED_GOAL = { min: 5, max: 6 } as const;

/** Crystal tiles that must be gone, by difficulty; without a Cave player it is always the most (base game, vbc.victory.cave, vbc.victory.no-cave). */
export const TILE_GOAL = { min: 3, max: 5 } as const;

/** Hatred tokens on the Hard and the Expert level, both with 5 tiles (base game, vbc.victory.hatred). */
export const HATRED = { min: 0, max: 8 } as const;

/** Turns with Shriek that the Expert level asks of the Dragon, with 13 cubes (base game, vbc.victory.shriek). */
export const SHRIEKS = { min: 0, max: 3 } as const;

/** How far the Dragon is (base game, vbc.victory.dragon). */
export const DRAGON_STATES = ['asleep', 'awake', 'surfaced', 'escaped'] as const;

export type DragonState = (typeof DRAGON_STATES)[number];

/** Who wins when several goals are met at once (vbc.victory.at-once). */
export const AT_ONCE = ['turn-order', 'together'] as const;

/** Whether the Cave can win before the Collapse (vbc.victory.before-collapse). */
export const BEFORE_COLLAPSE = ['collapse', 'any-time'] as const;
