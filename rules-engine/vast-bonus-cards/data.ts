/*
 * Every number off the leaflet and the base game that more than one module needs, or that the
 * chapters up to the Slingshot need. A place such as `Tesori Ignoti, 43` is a section of the Italian
 * leaflet and its lines; the base game's numbers name the clause that gives their source.
 */

export { YES_NO } from '../core/fields.ts';

/** The roles in turn order (base game; vbc.entrance.forced-moves). */
export const ROLES = ['knight', 'goblins', 'dragon', 'cave', 'thief'] as const;

export type Role = (typeof ROLES)[number];

/** The Goblin Tribes (base game). */
export const TRIBES = ['fangs', 'bones', 'eye'] as const;

export type Tribe = (typeof TRIBES)[number];

/** Goblin discs under a Tribe that can act (base game; vbc.slingshot.any-tribe). */
export const POPULATION = { min: 1, max: 4 } as const;

/** Strengths and defences that a field takes. The upper end is ours: no table comes near it. */
export const STRENGTHS = { min: 0, max: 9 } as const;

/** The Grit track; what goes beyond its end is lost (base game, vbc.grit.track). */
export const GRIT = { min: 0, max: 45 } as const;

/** The spaces of the Grit track that give a Hero cube (base game, vbc.grit.cubes). */
export const CUBE_SPACES = [5, 11, 18, 26, 35] as const;

/** Hero cubes that the Knight starts with and never falls below, and all there are (base game, vbc.entrance.two-cubes). */
export const HERO_CUBES = { min: 2, max: 7 } as const;

/** What declining a Treasure gives (Tesori Ignoti, 45 and 49). */
export const DECLINE_GRIT = 5;

/** What an empty Treasure deck gives instead of a card (base game, vbc.treasures.empty-deck). */
export const EMPTY_DECK_GRIT = 5;

/** The Treasure cards known by name: seven of the base game, two of the leaflet (base game; Carte Promo, 69 and 87). */
export const TREASURES = [
  'javelin',
  'elvish-sword',
  'mighty-axe',
  'potion-kit',
  'heroic-boots',
  'pixie-lantern',
  'enchanted-bow',
  'cursed-amulet',
  'rune-staff',
] as const;

/** What readers call the Cursed Amulet among the cards of a deck. */
export const AMULET_NAMES: readonly string[] = [
  'cursed-amulet',
  'amulet',
  'amuleto-maledetto',
  'amuleto',
];

/** Cards in a Treasure deck that a field takes. Ours: the base game has seven. */
export const DECK_SIZE = { min: 0, max: 20 } as const;

/** Treasure cards drawn with a Cave player and without (Tesori Ignoti, 43 and 49). */
export const TREASURES_DRAWN = { yes: 3, no: 2 } as const;

/** The same in the base game (vbc.treasures.base-draw). */
export const BASE_TREASURES_DRAWN = { yes: 2, no: 1 } as const;

/** Cards that the Cave hands to the Knight (Tesori Ignoti, 43). */
export const TREASURES_OFFERED = 2;

/** What the Knight does with the last card (Tesori Ignoti, 45). */
export const TREASURE_CHOICES = ['keep', 'decline'] as const;

export type TreasureChoice = (typeof TREASURE_CHOICES)[number];

/** The Terrain tiles by kind, one card for each (base game, vbc.terrain.kinds; Terreni Casuali, 55). */
export const TERRAINS = ['canyon', 'lake', 'magma', 'mushroom-forest', 'pits', 'river'] as const;

export type Terrain = (typeof TERRAINS)[number];

/** Tiles of each kind of Terrain (base game, vbc.terrain.kinds). */
export const TERRAIN_PIECES: Readonly<Record<Terrain, number>> = {
  canyon: 1,
  lake: 1,
  magma: 1,
  'mushroom-forest': 1,
  pits: 3,
  river: 1,
};

/** The Knight's stats by the number of Hero cubes on their track (base game, vbc.prepared.stats). */
export const STAT_VALUES = {
  movement: [1, 3, 5, 7],
  perception: [1, 2, 3, 4],
  strength: [1, 2, 3, 4],
} as const;

export const STATS = ['movement', 'perception', 'strength'] as const;

export type Stat = (typeof STATS)[number];

/** Hero cubes that a stat track takes (base game, vbc.prepared.stats). */
export const CUBES_ON_STAT = { min: 0, max: 3 } as const;

/** What a Hero cube may be put on (base game). `treasure` is any other Treasure card. */
export const CUBE_PLACES = [
  ...STATS,
  'bomb',
  'bow',
  'ancient-map',
  'shield',
  'potion-kit',
  'treasure',
] as const;

export type CubePlace = (typeof CUBE_PLACES)[number];

/** Those that the leaflet names as needing no Encounter (Pronto, 67). */
export const WITHOUT_ENCOUNTER: readonly CubePlace[] = ['bomb', 'bow', 'potion-kit'];

/** Grit that a Sidequest card may give: what stands on it is the player's to read. The ends are ours. */
export const SIDEQUEST_GRIT = { min: 0, max: 20 } as const;

/** What a Tribe may attack besides a Crystal (base game, vbc.slingshot.attack-needs). */
export const TARGETS = ['knight', 'thief', 'dragon'] as const;

export type Target = (typeof TARGETS)[number];

/** Cubes that Poison costs, and the lead in Strength that makes it cost more (card text, vbc.entrance.poison-cubes). */
export const POISON = { cubes: 1, margin: 2, cubesByMargin: 2 } as const;

/** Rows and columns of a painted map. Ours: nine spaces are enough, twenty-five are plenty. */
export const MAP_SIZE = { min: 1, max: 5 } as const;

/** Tiles that a collapsing tile touches: those that touch fewest go first (base game, vbc.entrance.eligible). */
export const TOUCHING = [1, 2] as const;

/**
 * What the box holds of what a map shows (base game; vbc.entrance.crystals-first,
 * vbc.entrance.rockslides, vbc.terrain.kinds).
 */
export const BOX = { crystalTiles: 9, rockslides: 3, bombs: 3, terrain: 8 } as const;

/** What may happen to the marker's tile. The last three never move the marker (Spostare l’Ingresso, 33). */
export const EFFECTS = [
  'collapse',
  'wrath',
  'cave-in',
  'giant-bats',
  'telekinesis',
  'rotation',
] as const;

export type Effect = (typeof EFFECTS)[number];

/** Who removes the tiles that collapse; without a Cave player somebody else does (vbc.entrance.mover). */
export const REMOVERS: Readonly<Partial<Record<Effect, Role>>> = {
  collapse: 'cave',
  wrath: 'dragon',
  'cave-in': 'goblins',
};

/** Whether the painted map is all there is. */
export const BEYOND = ['more', 'nothing'] as const;

export type Beyond = (typeof BEYOND)[number];

/** The rules that speak of the Entrance tile (base game; vbc.entrance.references). */
export const ENTRANCE_RULES = [
  'knight-escapes',
  'dragon-escapes',
  'thief-stashes',
  'thief-returns',
  'poison-cubes',
  'tiles-connect',
] as const;

export type EntranceRule = (typeof ENTRANCE_RULES)[number];

export const SEVERAL = ['stays', 'any'] as const;
export const CORNERED = ['keeps', 'closest'] as const;
export const SHORT_DECK = ['cave-first', 'knight-first'] as const;
export const UNPLACEABLE = ['draw-again', 'none'] as const;
export const NO_CARD = ['none', 'reshuffle'] as const;
export const ON_EQUIPMENT = ['idle', 'stats-only'] as const;
export const SHIELD_TEXTS = ['leaflet', 'march-2017'] as const;
export const OTHER_EFFECTS = ['doubled', 'listed-only'] as const;
export const THIEF_TOKENS = ['one', 'two'] as const;
export const LAST_HEALTH = ['spared', 'taken'] as const;
export const DISCARD_BY = ['any-loss', 'attacks'] as const;
export const RATES = ['two-a-space', 'card'] as const;
export const TELEPORT_DIRECTIONS = ['any', 'orthogonal'] as const;
export const BUYING = ['any-time', 'at-plunder'] as const;
export const DISC_PRIORITY = ['choice', 'first-come'] as const;
export const FROM_DRAGON = ['gem', 'nothing'] as const;
export const OIL_ON_MAGMA = ['not-covered', 'card'] as const;
export const OIL_IN_RIVER = ['not-covered', 'card'] as const;
export const SLOTH_LIMITS = ['outside', 'within'] as const;
export const REASSIGNED = ['another', 'same'] as const;

export type Several = (typeof SEVERAL)[number];
export type Cornered = (typeof CORNERED)[number];
export type ShortDeck = (typeof SHORT_DECK)[number];
export type Unplaceable = (typeof UNPLACEABLE)[number];
export type NoCard = (typeof NO_CARD)[number];
export type OnEquipment = (typeof ON_EQUIPMENT)[number];
export type ShieldText = (typeof SHIELD_TEXTS)[number];
export type OtherEffects = (typeof OTHER_EFFECTS)[number];
export type ThiefTokens = (typeof THIEF_TOKENS)[number];
export type LastHealth = (typeof LAST_HEALTH)[number];
export type DiscardBy = (typeof DISCARD_BY)[number];
export type Rate = (typeof RATES)[number];
export type TeleportDirection = (typeof TELEPORT_DIRECTIONS)[number];
export type Buying = (typeof BUYING)[number];
export type DiscPriority = (typeof DISC_PRIORITY)[number];
export type FromDragon = (typeof FROM_DRAGON)[number];
export type OilOnMagma = (typeof OIL_ON_MAGMA)[number];
export type OilInRiver = (typeof OIL_IN_RIVER)[number];
export type SlothLimit = (typeof SLOTH_LIMITS)[number];
export type Reassigned = (typeof REASSIGNED)[number];
