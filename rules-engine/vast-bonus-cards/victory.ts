import { ruled, saying, when, type Says } from '../core/answer.ts';
import { itemsIn, missing, wrongCount } from '../core/fields.ts';
import {
  amount,
  choice,
  choices,
  form,
  onBoard,
  reading,
  seated,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { names, type SeatOf } from '../core/players.ts';
import { own } from '../core/own.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { Seat, Seating } from '../core/seating.ts';
import type { VbcClause } from './clauses.ts';
import { ROLES, type Role } from './data.ts';
import {
  AGREED_GOAL,
  AT_ONCE,
  AWAKENS_AT,
  BEFORE_COLLAPSE,
  CRYSTAL_GOAL,
  CRYSTALS,
  DRAGON_HEALTH,
  DRAGON_STATES,
  HATRED,
  KNIGHT_HEALTH,
  SHRIEKS,
  STASH_GOAL,
  STASHED,
  TILE_GOAL,
  WAKEFULNESS,
  type DragonState,
} from './data/cards.ts';

/** Who plays what, in turn order; nothing unless everybody has told their role. */
const inTurnOrder = ({ seats }: Seating): readonly Seat[] =>
  seats.some(({ piece }) => piece === '')
    ? []
    : ROLES.flatMap((role) => seats.filter(({ piece }) => piece === role));

/** What those who sit at the table fill in, once their roles are told. */
const perRole =
  (write: (seat: Seat) => string) =>
  (seating: Seating): string | undefined => {
    const seats = inTurnOrder(seating);
    return seats.length === 0 ? undefined : seats.map(write).join(',');
  };

/** They sit where the table has their roles. */
const byRole: SeatOf = (seats, place, raw) => {
  const played = itemsIn(own(raw, 'roles') ?? '');
  const role = ROLES.filter((each) => played.includes(each))[place];
  return seats.findIndex(({ piece }) => piece === role);
};

const FORM = form(
  {
    roles: seated(
      choices(ROLES, ROLES.join()),
      perRole(({ piece }) => piece),
    ),
    /** Of those who play the roles, in turn order. */
    names: seated(
      names({ min: 0, max: ROLES.length }, byRole),
      perRole(({ name }) => name),
    ),
    knightHealth: amount(KNIGHT_HEALTH, String(KNIGHT_HEALTH.start)),
    /** Crystal tokens smashed by whoever must smash them. */
    smashed: amount(CRYSTALS, '0'),
    crystalGoal: onBoard(amount(CRYSTAL_GOAL, String(CRYSTAL_GOAL.start))),
    /** Whether the Knight has entered the Entrance after that. */
    knightOut: yesNo(),
    dragonHealth: amount(DRAGON_HEALTH, String(DRAGON_HEALTH.start)),
    dragonIs: choice(DRAGON_STATES),
    wakefulness: amount(WAKEFULNESS, '0'),
    awakensAt: onBoard(amount(AWAKENS_AT, '11')),
    /** Turns with Shriek that are still to come, on the Expert level. */
    shrieks: amount(SHRIEKS, '0'),
    /** Crystal tiles that are gone. */
    tiles: amount(CRYSTALS, '0'),
    tileGoal: onBoard(amount(TILE_GOAL, String(TILE_GOAL.max))),
    /** Hatred tokens that are still there, on the Hard and the Expert level. */
    hatred: amount(HATRED, '0'),
    collapse: yesNo(),
    stashed: amount(STASHED, '0'),
    goal: onBoard(amount(STASH_GOAL, '6')),
    atOnce: reading('vbc.victory.at-once', AT_ONCE),
    early: reading('vbc.victory.before-collapse', BEFORE_COLLAPSE),
  },
  (fields) => {
    const { roles, names } = fields;
    if (roles.length === 0) return missing('roles');
    return names.length > roles.length
      ? wrongCount('names', names.length, { min: 0, max: roles.length })
      : ok(fields);
  },
);

const SAYS = {
  'kill-dragon': 'vbc.victory.knight',
  crystals: ['vbc.victory.knight-crystals', 'vbc.victory.no-knight'],
  'agreed-crystals': 'vbc.victory.knight-thief',
  'kill-knight': 'vbc.victory.goblins',
  'goblins-kill-dragon': 'vbc.victory.no-knight',
  dragon: 'vbc.victory.dragon',
  awakens: 'vbc.scales.awakening',
  shriek: 'vbc.victory.shriek',
  cave: 'vbc.victory.cave',
  early: 'vbc.victory.before-collapse',
  hatred: 'vbc.victory.hatred',
  treasures: 'vbc.upgrades.win',
  'agreed-treasures': 'vbc.victory.knight-thief',
  buried: 'vbc.victory.no-cave',
  killed: ['vbc.victory.ambush', 'vbc.victory.skips'],
  'at-once': 'vbc.victory.at-once',
  first: 'vbc.victory.first',
  marker: 'vbc.entrance.references',
  'crystal-for': 'vbc.victory.crystal-for',
  amulet: 'vbc.victory.amulet',
  platinum: 'vbc.scales.platinum',
  'dead-before': 'vbc.victory.first',
  'cave-alone': 'vbc.victory.cave-alone',
  'no-hatred': 'vbc.victory.hatred',
  'no-shriek': 'vbc.victory.shriek',
  'not-agreed': 'vbc.victory.knight-thief',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Table = Checked<typeof FORM>;

/** What a role still lacks: so many of a thing. What is done but once counts as 1. */
export interface Lack {
  readonly what:
    | 'dragon-health'
    | 'knight-health'
    | 'crystals'
    | 'knight-out'
    | 'cubes'
    | 'shrieks'
    | 'surface'
    | 'dragon-out'
    | 'tiles'
    | 'hatred'
    | 'collapse'
    | 'treasures';
  readonly left: number;
}

export interface RoleStanding {
  readonly role: Role;
  /** Blank where it is not told. */
  readonly name: string;
  /** In the order in which they are done; nothing once the goal is met. */
  readonly lacks: readonly Lack[];
}

export interface VictoryValue {
  /** In turn order. */
  readonly standings: readonly RoleStanding[];
  readonly winners: readonly Role[];
  /** Whether the game is over although nobody wins: the Cave has buried all, or the Knight alone has died. */
  readonly allLose: boolean;
  /** Whether the Knight is dead and the game goes on. */
  readonly skips: boolean;
  /** Whether several goals are met, and whether the Cave has its tiles before the Collapse: the readings decide. */
  readonly isContested: boolean;
  readonly isEarly: boolean;
}

/** Who has won, and what the others lack. */
const ending = (table: Table) => {
  const ended = endedBy(table);
  const [first] = ended;
  const isFirst = table.atOnce === 'turn-order';
  const winners = (isFirst ? ended.slice(0, 1) : ended).filter((role) => plays(table, role));
  const isOver = first !== undefined || isDeadAlone(table);
  const value: VictoryValue = {
    standings: ROLES.filter((role) => plays(table, role)).map((role, i) => ({
      role,
      name: table.names[i] ?? '',
      lacks: ended.includes(role) ? [] : lacksOf(table, role),
    })),
    winners,
    allLose: isOver && winners.length === 0,
    skips: isDead(table) && !isOver,
    isContested: ended.length > 1,
    isEarly: isEarly(table),
  };
  return ruled(breaches(table), {
    value,
    lines: [
      ...when(ended.length > 1, say('at-once', { ended, winners, reading: table.atOnce })),
      ...goalLines(table),
      ...buriedLines(table),
      ...asides(table),
    ],
  });
};

export const victory = question({ form: FORM, says: SAYS, rule: ending });

const plays = ({ roles }: Table, role: Role): boolean => roles.includes(role);

/** The Knight and the Thief, and nobody else. */
const isDuel = (table: Table): boolean =>
  table.roles.length === 2 && plays(table, 'knight') && plays(table, 'thief');

const isDead = (table: Table): boolean => plays(table, 'knight') && table.knightHealth === 0;

const isDeadAlone = (table: Table): boolean => isDead(table) && table.roles.length === 1;

/** Who wins if the Knight dies: the Goblins; without them whoever plays against her, but not two who do. */
const wonByDeath = (table: Table): Role | undefined => {
  if (plays(table, 'goblins')) return 'goblins';
  if (plays(table, 'dragon')) return plays(table, 'cave') ? undefined : 'dragon';
  return (['cave', 'thief'] as const).find((role) => plays(table, role));
};

/** The roles whose goal is met, in turn order; the Cave is one of them when it falls, played or not. */
const endedBy = (table: Table): readonly Role[] =>
  ROLES.filter(
    (role) =>
      (isDead(table) && wonByDeath(table) === role) ||
      ((plays(table, role) || role === 'cave') && lacksOf(table, role).length === 0),
  );

const lack = (what: Lack['what'], left: number): readonly Lack[] =>
  left > 0 ? [{ what, left }] : [];

const lacksOf = (table: Table, role: Role): readonly Lack[] => LACKS[role](table);

/** What each role lacks of its own goal, apart from the Knight's death in games without Goblins. */
const LACKS: Readonly<Record<Role, (table: Table) => readonly Lack[]>> = {
  knight: (table) =>
    plays(table, 'dragon')
      ? lack('dragon-health', table.dragonHealth)
      : [...crystalsLacking(table), ...lack('knight-out', isStillIn(table) ? 1 : 0)],
  goblins: (table) => {
    if (plays(table, 'knight')) return lack('knight-health', table.knightHealth);
    return plays(table, 'dragon')
      ? lack('dragon-health', table.dragonHealth)
      : crystalsLacking(table);
  },
  dragon: (table) => [...sleepLacking(table), ...wayOutLacking(table)],
  cave: (table) => [
    ...lack('collapse', hasToWait(table) ? 1 : 0),
    ...lack('tiles', tilesNeeded(table) - table.tiles),
    ...lack('hatred', plays(table, 'cave') ? table.hatred : 0),
  ],
  thief: (table) => lack('treasures', treasureGoal(table) - table.stashed),
};

const crystalsLacking = ({ crystalGoal, smashed }: Table): readonly Lack[] =>
  lack('crystals', crystalGoal - smashed);

/** Whoever enters the Entrance before the Crystals are smashed has to come back. */
const isStillIn = ({ crystalGoal, smashed, knightOut }: Table): boolean =>
  smashed < crystalGoal || !knightOut;

/** Whether the Knight has won by getting out, where that is her goal. */
const isOut = (table: Table): boolean => !plays(table, 'dragon') && !isStillIn(table);

/** An awakened Dragon never falls asleep again, whatever cubes go back. */
const sleepLacking = ({ dragonIs, awakensAt, wakefulness, shrieks }: Table): readonly Lack[] =>
  dragonIs === 'asleep'
    ? [...lack('cubes', awakensAt - wakefulness), ...lack('shrieks', shrieks)]
    : [];

const wayOutLacking = ({ dragonIs }: Table): readonly Lack[] => [
  ...lack('surface', isUnderground(dragonIs) ? 1 : 0),
  ...lack('dragon-out', dragonIs === 'escaped' ? 0 : 1),
];

const isUnderground = (state: DragonState): boolean => state === 'asleep' || state === 'awake';

/** Whether the Dragon has all he needs to awaken but is said to sleep. */
const awakensNow = (table: Table): boolean =>
  table.dragonIs === 'asleep' && sleepLacking(table).length === 0;

/** Without a Cave player nothing but the Collapse itself ends the game. */
const hasToWait = (table: Table): boolean =>
  !table.collapse && (!plays(table, 'cave') || table.early === 'collapse');

const tilesNeeded = (table: Table): number =>
  plays(table, 'cave') ? table.tileGoal : TILE_GOAL.max;

const treasureGoal = (table: Table): number => (isDuel(table) ? table.crystalGoal : table.goal);

/** What cannot be: a Knight who dies and gets out, or what no difficulty level has. */
const breaches = (table: Table) => {
  const { roles, tileGoal, hatred, awakensAt, shrieks, crystalGoal } = table;
  const isOf = (role: Role, goal: number, most: number): boolean =>
    plays(table, role) && goal < most;
  return [
    ...when(isDead(table) && isOut(table), say('dead-before')),
    ...when(plays(table, 'cave') && roles.length === 1, say('cave-alone')),
    ...when(
      hatred > 0 && isOf('cave', tileGoal, TILE_GOAL.max),
      say('no-hatred', { hatred, tileGoal, goal: TILE_GOAL.max }),
    ),
    ...when(
      shrieks > 0 && isOf('dragon', awakensAt, AWAKENS_AT.max),
      say('no-shriek', { awakensAt, goal: AWAKENS_AT.max }),
    ),
    ...when(
      isDuel(table) && crystalGoal < AGREED_GOAL.min,
      say('not-agreed', { crystalGoal, ...AGREED_GOAL }),
    ),
  ];
};

/** How far each role has come, in turn order. */
const goalLines = (table: Table) => [
  ...(plays(table, 'knight') ? knightLines(table) : []),
  ...(plays(table, 'goblins') ? goblinLines(table) : []),
  ...(plays(table, 'dragon') ? dragonLines(table) : []),
  ...(plays(table, 'cave') ? caveLines(table) : []),
  ...(plays(table, 'thief') ? thiefLines(table) : []),
];

const knightLines = (table: Table) => [
  ...(plays(table, 'dragon')
    ? [say('kill-dragon', { left: table.dragonHealth })]
    : crystalLines(table, 'knight')),
  ...when(isDead(table) && !plays(table, 'goblins'), killedLine(table)),
];

const crystalLines = (table: Table, role: 'knight' | 'goblins') => {
  const { smashed, crystalGoal: goal } = table;
  const facts = { role, smashed, goal, isOut: role === 'goblins' || !isStillIn(table) };
  if (isDuel(table)) return [say('agreed-crystals', facts)];
  const clause = role === 'knight' ? 'vbc.victory.knight-crystals' : 'vbc.victory.no-knight';
  return [say('crystals', facts, clause)];
};

const killedLine = (table: Table) => {
  const by = wonByDeath(table);
  const isAlone = isDeadAlone(table);
  const clause = by === undefined && !isAlone ? 'vbc.victory.skips' : 'vbc.victory.ambush';
  return say('killed', { by, isAlone }, clause);
};

const goblinLines = (table: Table) => {
  if (plays(table, 'knight')) return [say('kill-knight', { left: table.knightHealth })];
  return plays(table, 'dragon')
    ? [say('goblins-kill-dragon', { left: table.dragonHealth })]
    : crystalLines(table, 'goblins');
};

const dragonLines = (table: Table) => {
  const { dragonIs, wakefulness, awakensAt, shrieks } = table;
  const isAsleep = dragonIs === 'asleep' && !awakensNow(table);
  const state = awakensNow(table) ? 'awake' : dragonIs;
  return [
    say('dragon', { state, wakefulness, awakensAt }),
    ...when(awakensNow(table), say('awakens', { wakefulness, awakensAt })),
    ...when(isAsleep && shrieks > 0, say('shriek', { left: shrieks })),
  ];
};

/** Whether a Cave player has enough Crystal tiles, but the Collapse has not begun. */
const isEarly = (table: Table): boolean =>
  plays(table, 'cave') && !table.collapse && table.tiles >= table.tileGoal;

const caveLines = (table: Table) => {
  const { tiles, tileGoal: goal, hatred, collapse, early } = table;
  return [
    say('cave', { tiles, goal, collapse }),
    ...when(isEarly(table), say('early', { tiles, reading: early })),
    ...when(hatred > 0, say('hatred', { left: hatred })),
  ];
};

const thiefLines = (table: Table) => {
  const { stashed } = table;
  const facts = { stashed, goal: treasureGoal(table) };
  return [isDuel(table) ? say('agreed-treasures', facts) : say('treasures', facts)];
};

/** What the Cave does to everybody when nobody plays it. */
const buriedLines = (table: Table) => {
  const { tiles, collapse } = table;
  return when(
    !plays(table, 'cave') && (collapse || tiles > 0),
    say('buried', { tiles, goal: TILE_GOAL.max, collapse }),
  );
};

/** Whether Crystal tokens are somebody's goal. */
const isSmashing = (table: Table): boolean =>
  !plays(table, 'dragon') && (plays(table, 'knight') || plays(table, 'goblins'));

const lacksOneCube = (table: Table): boolean =>
  plays(table, 'dragon') &&
  sleepLacking(table).some(({ what, left }) => what === 'cubes' && left === 1);

/** What holds whatever has happened, as far as these roles are concerned; the cards that bear on it. */
const asides = (table: Table) => [
  ...when(lacksOneCube(table), say('platinum')),
  ...when(plays(table, 'knight') && table.knightHealth === 2, say('amulet')),
  ...when(isSmashing(table), say('crystal-for')),
  say('first'),
  ...when(
    (['knight', 'dragon', 'thief'] as const).some((role) => plays(table, role)),
    say('marker'),
  ),
];
