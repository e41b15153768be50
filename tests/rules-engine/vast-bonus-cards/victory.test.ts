import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AT_ONCE,
  DRAGON_STATES,
  ROLES,
  victory,
  type Lack,
  type Role,
} from '#engine/vast-bonus-cards/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(victory);

type Input = Parameters<typeof ask>[0];

const winnersOf = (input: Input): readonly Role[] => valueOf(ask(input)).winners;

/** What a role lacks: `tiles 2, collapse 1`. */
const lacksOf = (role: Role, input: Input): string =>
  (valueOf(ask(input)).standings.find((standing) => standing.role === role)?.lacks ?? [])
    .map(({ what, left }: Lack) => `${what} ${left}`)
    .join(', ');

const isOver = (input: Input): boolean => {
  const { winners, allLose } = valueOf(ask(input));
  return allLose || winners.length > 0;
};

describe('the end of the game', () => {
  rule('vbc.victory.first', 'at the start nobody has won, and every role lacks its goal', () => {
    const { standings, winners, allLose } = valueOf(ask());
    expect(standings.map(({ role }) => role)).toEqual([...ROLES]);
    expect(standings.filter(({ lacks }) => lacks.length === 0)).toEqual([]);
    expect({ winners, allLose }).toEqual({ winners: [], allLose: false });
    expect(linesOf(ask(), 'first')).toHaveLength(1);
  });

  rule('vbc.victory.first', 'a Knight who has died before can no longer get out', () => {
    const out = { roles: 'knight,goblins', smashed: '5', knightOut: 'yes' };
    expect(verdictOf(ask({ ...out, knightHealth: '0' }))).toBe('dead-before');
    expect(winnersOf({ ...out, knightHealth: '1' })).toEqual(['knight']);
    // Where she has a Dragon to kill, the Entrance is not her goal.
    expect(verdictOf(ask({ ...out, roles: 'knight,goblins,dragon', knightHealth: '0' }))).toBe(
      'fine',
    );
  });

  rule('vbc.victory.at-once', 'the first in turn order wins, or all of them do', () => {
    const doorway = { dragonHealth: '0', dragonIs: 'escaped' };
    expect(winnersOf(doorway)).toEqual(['knight']);
    expect(winnersOf({ ...doorway, atOnce: 'together' })).toEqual(['knight', 'dragon']);
    expect(linesOf(ask(doorway), 'at-once')).toMatchObject([{ ended: ['knight', 'dragon'] }]);
    // The Cave comes before the Thief, and after everybody else.
    const pushed = { collapse: 'yes', tiles: '5', stashed: '6' };
    expect(winnersOf(pushed)).toEqual(['cave']);
    expect(winnersOf({ ...pushed, atOnce: 'together' })).toEqual(['cave', 'thief']);
    expect(winnersOf({ ...pushed, knightHealth: '0' })).toEqual(['goblins']);
    // One goal alone raises no question.
    expect(linesOf(ask({ stashed: '6' }), 'at-once')).toEqual([]);
  });

  rule('vbc.victory.at-once', 'an unplayed Cave falls in the Cave’s place', () => {
    const falls = { collapse: 'yes', tiles: '5' };
    const thief = { ...falls, roles: 'knight,goblins,dragon,thief', stashed: '6' };
    expect(valueOf(ask(thief))).toMatchObject({ winners: [], allLose: true });
    expect(winnersOf({ ...thief, atOnce: 'together' })).toEqual(['thief']);
    expect(winnersOf({ ...thief, dragonIs: 'escaped' })).toEqual(['dragon']);
  });
});

describe('Knight and Goblins', () => {
  rule('vbc.victory.knight', 'the Knight wins when the Dragon’s last Health is gone', () => {
    expect(lacksOf('knight', { dragonHealth: '1' })).toBe('dragon-health 1');
    expect(isOver({ dragonHealth: '1' })).toBe(false);
    expect(winnersOf({ dragonHealth: '0' })).toEqual(['knight']);
    // Crystals are not her goal then.
    expect(isOver({ smashed: '9', knightOut: 'yes' })).toBe(false);
  });

  rule('vbc.victory.knight-crystals', 'without a Dragon: Crystals first, then out', () => {
    const alone = { roles: 'knight,goblins,cave' };
    expect(lacksOf('knight', { ...alone, smashed: '3' })).toBe('crystals 2, knight-out 1');
    expect(lacksOf('knight', { ...alone, smashed: '5' })).toBe('knight-out 1');
    // Who was at the Entrance too early has to come back.
    expect(lacksOf('knight', { ...alone, smashed: '4', knightOut: 'yes' })).toBe(
      'crystals 1, knight-out 1',
    );
    expect(winnersOf({ ...alone, smashed: '5', knightOut: 'yes' })).toEqual(['knight']);
    expect(winnersOf({ ...alone, smashed: '5', knightOut: 'yes', crystalGoal: '6' })).toEqual([]);
    expect(winnersOf({ ...alone, smashed: '4', knightOut: 'yes', crystalGoal: '4' })).toEqual([
      'knight',
    ]);
    expect(citedBy(ask(alone))).toContain('vbc.victory.knight-crystals');
  });

  rule('vbc.victory.crystal-for', 'it matters only where Crystals are a goal', () => {
    const tells = (roles: string): number => linesOf(ask({ roles }), 'crystal-for').length;
    expect(tells('knight,goblins,cave')).toBe(1);
    expect(tells('goblins,thief')).toBe(1);
    expect(tells('knight,goblins,dragon')).toBe(0);
    expect(tells('cave,thief')).toBe(0);
  });

  rule('vbc.victory.goblins', 'the Goblins win when the Knight’s last Health is gone', () => {
    expect(lacksOf('goblins', { knightHealth: '1' })).toBe('knight-health 1');
    expect(isOver({ knightHealth: '1' })).toBe(false);
    expect(winnersOf({ knightHealth: '0' })).toEqual(['goblins']);
    // Nobody else wins by her death while somebody plays them.
    expect(winnersOf({ knightHealth: '0', atOnce: 'together' })).toEqual(['goblins']);
    const dragon = { roles: 'knight,goblins,dragon', knightHealth: '0', atOnce: 'together' };
    expect(winnersOf(dragon)).toEqual(['goblins']);
    expect(valueOf(ask({ knightHealth: '0' })).isContested).toBe(false);
    // The Dragon's death is the Knight's victory, not theirs.
    expect(winnersOf({ dragonHealth: '0' })).toEqual(['knight']);
  });

  rule('vbc.victory.amulet', 'with 2 Health the Amulet makes one attack enough', () => {
    const warns = (knightHealth: string): number => linesOf(ask({ knightHealth }), 'amulet').length;
    expect(['1', '2', '3'].map(warns)).toEqual([0, 1, 0]);
    expect(linesOf(ask({ roles: 'dragon,thief', knightHealth: '2' }), 'amulet')).toEqual([]);
  });

  rule('vbc.victory.no-knight', 'without her they kill the Dragon, or smash Crystals', () => {
    const dragon = { roles: 'goblins,dragon,cave' };
    expect(lacksOf('goblins', { ...dragon, knightHealth: '0' })).toBe('dragon-health 5');
    expect(winnersOf({ ...dragon, dragonHealth: '0' })).toEqual(['goblins']);
    const crystals = { roles: 'goblins,cave' };
    expect(lacksOf('goblins', { ...crystals, smashed: '4' })).toBe('crystals 1');
    // They need not get out.
    expect(winnersOf({ ...crystals, smashed: '5' })).toEqual(['goblins']);
    expect(citedBy(ask(crystals))).toContain('vbc.victory.no-knight');
  });

  rule('vbc.victory.ambush', 'without Goblins whoever plays against a dead Knight wins', () => {
    const dies = (roles: string): readonly Role[] => winnersOf({ roles, knightHealth: '0' });
    expect(dies('knight,dragon')).toEqual(['dragon']);
    expect(dies('knight,dragon,thief')).toEqual(['dragon']);
    expect(dies('knight,cave')).toEqual(['cave']);
    expect(dies('knight,cave,thief')).toEqual(['cave']);
    expect(dies('knight,thief')).toEqual(['thief']);
    expect(valueOf(ask({ roles: 'knight', knightHealth: '0' }))).toMatchObject({
      winners: [],
      allLose: true,
    });
    expect(linesOf(ask({ roles: 'knight', knightHealth: '0' }), 'killed')).toMatchObject([
      { isAlone: true, clause: 'vbc.victory.ambush' },
    ]);
    expect(isOver({ roles: 'knight', knightHealth: '1' })).toBe(false);
  });

  rule('vbc.victory.skips', 'against Dragon and Cave the game goes on without her', () => {
    for (const roles of ['knight,dragon,cave', 'knight,dragon,cave,thief']) {
      const dead = ask({ roles, knightHealth: '0' });
      expect(valueOf(dead)).toMatchObject({ winners: [], allLose: false, skips: true });
      expect(linesOf(dead, 'killed')).toMatchObject([{ clause: 'vbc.victory.skips' }]);
    }
    expect(valueOf(ask({ roles: 'knight,dragon,cave' })).skips).toBe(false);
    expect(valueOf(ask({ knightHealth: '0' })).skips).toBe(false);
  });
});

describe('Dragon, Cave and Thief', () => {
  rule('vbc.victory.dragon', 'he awakens, surfaces and gets out, in that order', () => {
    const lacks = (dragonIs: string): string => lacksOf('dragon', { dragonIs, wakefulness: '4' });
    expect(DRAGON_STATES.map(lacks)).toEqual([
      'cubes 7, surface 1, dragon-out 1',
      'surface 1, dragon-out 1',
      'dragon-out 1',
      '',
    ]);
    expect(winnersOf({ dragonIs: 'escaped' })).toEqual(['dragon']);
    expect(isOver({ dragonIs: 'surfaced' })).toBe(false);
  });

  rule('vbc.scales.awakening', 'with the last cube he awakens, whatever was chosen', () => {
    const last = { wakefulness: '11' };
    expect(lacksOf('dragon', last)).toBe('surface 1, dragon-out 1');
    expect(linesOf(ask(last), 'awakens')).toHaveLength(1);
    expect(linesOf(ask({ wakefulness: '10' }), 'awakens')).toEqual([]);
    expect(linesOf(ask({ ...last, awakensAt: '13' }), 'awakens')).toEqual([]);
    expect(linesOf(ask({ ...last, dragonIs: 'awake' }), 'awakens')).toEqual([]);
  });

  rule('vbc.scales.platinum', 'the Platinum Scale helps with one cube, not with two', () => {
    const helps = (wakefulness: string): number => linesOf(ask({ wakefulness }), 'platinum').length;
    expect(['9', '10', '11'].map(helps)).toEqual([0, 1, 0]);
    // One Shriek is no cube.
    const shriek = { wakefulness: '13', awakensAt: '13', shrieks: '1' };
    expect(linesOf(ask(shriek), 'platinum')).toEqual([]);
    expect(linesOf(ask({ roles: 'cave,thief', wakefulness: '10' }), 'platinum')).toEqual([]);
  });

  rule('vbc.victory.shriek', 'on Expert the cubes alone do not awaken him', () => {
    const expert = { wakefulness: '13', awakensAt: '13' };
    expect(lacksOf('dragon', { ...expert, shrieks: '2' })).toBe(
      'shrieks 2, surface 1, dragon-out 1',
    );
    expect(linesOf(ask({ ...expert, shrieks: '2' }), 'shriek')).toMatchObject([{ left: 2 }]);
    expect(linesOf(ask({ ...expert, shrieks: '0' }), 'awakens')).toHaveLength(1);
    expect(violationsOf(ask({ shrieks: '1' }))).toMatchObject([
      { code: 'no-shriek', awakensAt: 11, goal: 13 },
    ]);
    // What nobody plays is not looked at.
    expect(verdictOf(ask({ roles: 'cave,thief', shrieks: '1' }))).toBe('fine');
    expect(linesOf(ask({ ...expert, shrieks: '1', dragonIs: 'awake' }), 'shriek')).toEqual([]);
  });

  rule('vbc.victory.cave', 'the Cave wins with its last Crystal tile in the Collapse', () => {
    const falling = { collapse: 'yes' };
    expect(lacksOf('cave', { ...falling, tiles: '4' })).toBe('tiles 1');
    expect(winnersOf({ ...falling, tiles: '5' })).toEqual(['cave']);
    expect(winnersOf({ ...falling, tiles: '3', tileGoal: '3' })).toEqual(['cave']);
    expect(winnersOf({ ...falling, tiles: '3', tileGoal: '4' })).toEqual([]);
  });

  rule('vbc.victory.before-collapse', 'before the Collapse the Cave waits, or does not', () => {
    const early = { tiles: '5' };
    expect(lacksOf('cave', early)).toBe('collapse 1');
    expect(isOver(early)).toBe(false);
    expect(winnersOf({ ...early, early: 'any-time' })).toEqual(['cave']);
    expect(linesOf(ask(early), 'early')).toMatchObject([{ reading: 'collapse' }]);
    expect(linesOf(ask({ tiles: '4' }), 'early')).toEqual([]);
    expect(linesOf(ask({ ...early, collapse: 'yes' }), 'early')).toEqual([]);
  });

  rule('vbc.victory.hatred', 'a Hatred token left keeps the Cave from winning', () => {
    const enough = { collapse: 'yes', tiles: '6' };
    expect(lacksOf('cave', { ...enough, hatred: '1' })).toBe('hatred 1');
    expect(isOver({ ...enough, hatred: '1' })).toBe(false);
    expect(winnersOf({ ...enough, hatred: '0' })).toEqual(['cave']);
    expect(violationsOf(ask({ hatred: '2', tileGoal: '4' }))).toMatchObject([
      { code: 'no-hatred', tileGoal: 4, goal: 5 },
    ]);
    // Without a Cave player there is no Hatred.
    const unplayed = { ...enough, roles: 'knight,goblins,dragon', hatred: '2', tileGoal: '4' };
    expect(valueOf(ask(unplayed)).allLose).toBe(true);
  });

  rule(
    'vbc.victory.no-cave',
    'without a Cave player 5 tiles of the Collapse bury everybody',
    () => {
      const three = { roles: 'knight,goblins,dragon' };
      const lose = (input: Input): boolean => valueOf(ask({ ...three, ...input })).allLose;
      expect(lose({ collapse: 'yes', tiles: '5' })).toBe(true);
      expect(lose({ collapse: 'yes', tiles: '4' })).toBe(false);
      // Always 5, and only in the Collapse, whatever is read for a Cave player.
      expect(lose({ collapse: 'yes', tiles: '4', tileGoal: '3' })).toBe(false);
      expect(lose({ tiles: '5', early: 'any-time' })).toBe(false);
      expect(valueOf(ask({ collapse: 'yes', tiles: '5' })).allLose).toBe(false);
      expect(linesOf(ask(three), 'buried')).toEqual([]);
      expect(linesOf(ask({ ...three, tiles: '1' }), 'buried')).toHaveLength(1);
      expect(linesOf(ask({ ...three, collapse: 'yes' }), 'buried')).toHaveLength(1);
    },
  );

  rule('vbc.victory.cave-alone', 'every role but the Cave can play alone', () => {
    expect(ROLES.map((roles) => verdictOf(ask({ roles })))).toEqual([
      'fine',
      'fine',
      'fine',
      'cave-alone',
      'fine',
    ]);
    expect(verdictOf(ask({ roles: 'cave,thief' }))).toBe('fine');
  });

  rule('vbc.upgrades.win', 'the Thief wins with his last Treasure stashed', () => {
    expect(lacksOf('thief', { stashed: '4' })).toBe('treasures 2');
    expect(isOver({ stashed: '5' })).toBe(false);
    expect(winnersOf({ stashed: '6' })).toEqual(['thief']);
    // He may stash several at once.
    expect(winnersOf({ stashed: '8' })).toEqual(['thief']);
    expect(winnersOf({ stashed: '6', goal: '7' })).toEqual([]);
  });

  rule('vbc.victory.knight-thief', 'against the Knight alone he needs what she needs', () => {
    const duel = { roles: 'knight,thief', crystalGoal: '5', goal: '8' };
    expect(winnersOf({ ...duel, stashed: '5' })).toEqual(['thief']);
    expect(winnersOf({ ...duel, stashed: '5', crystalGoal: '6' })).toEqual([]);
    expect(winnersOf({ ...duel, stashed: '5', roles: 'knight,goblins,thief' })).toEqual([]);
    expect(winnersOf({ ...duel, stashed: '5', roles: 'cave,thief' })).toEqual([]);
    expect(violationsOf(ask({ ...duel, crystalGoal: '4' }))).toMatchObject([
      { code: 'not-agreed', min: 5, max: 6, crystalGoal: 4 },
    ]);
    expect(citedBy(ask(duel))).toContain('vbc.victory.knight-thief');
    expect(citedBy(ask({ roles: 'knight,goblins,thief' }))).not.toContain(
      'vbc.victory.knight-thief',
    );
  });

  rule('vbc.entrance.references', 'a moving Entrance is told to those who go there', () => {
    const told = (roles: string): number => linesOf(ask({ roles }), 'marker').length;
    expect(['knight', 'dragon', 'thief', 'goblins,cave'].map(told)).toEqual([1, 1, 1, 0]);
  });
});

describe('who sits there', () => {
  test('names go by turn order, and there are no more than roles', () => {
    const { standings } = valueOf(ask({ roles: 'thief,knight', names: 'Ada,Elio' }));
    expect(standings.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'knight Ada',
      'thief Elio',
    ]);
    expect(problemsOf(ask({ roles: 'knight,thief', names: 'Ada,Bo,Cy' }))).toMatchObject([
      { field: 'names', code: 'wrong-count', got: 3, max: 2 },
    ]);
    expect(problemsOf(ask({ roles: '' }))).toMatchObject([{ field: 'roles', code: 'missing' }]);
  });

  test('a table that has told its roles fills them in, in turn order', () => {
    const { roles, names } = victory.form.fields;
    const seats = [
      { name: 'Elio', piece: 'thief' },
      { name: 'Ada', piece: 'knight' },
    ];
    expect(roles.seated?.({ seats, first: 0 })).toBe('knight,thief');
    expect(names.seated?.({ seats, first: 0 })).toBe('Ada,Elio');
    const untold = { seats: [...seats, { name: 'Bo', piece: '' }], first: 0 };
    expect(roles.seated?.(untold)).toBeUndefined();
    expect(names.seated?.(untold)).toBeUndefined();
    expect(roles.seated?.({ seats: [], first: 0 })).toBeUndefined();
  });

  test('and is told the names of the roles it has', () => {
    const { tells } = victory.form.fields.names;
    const players = 'Elio:thief,Ada:knight,Bo';
    const raw = { roles: 'thief,cave,knight' };
    expect(tells?.(players, ['Ada,,Elio', 'Anna,,Elio'], raw)).toBe('Elio:thief,Anna:knight,Bo');
    expect(tells?.(players, ['Ada,,Elio', 'Ada,Cy,Elio'], raw)).toBe(players);
    expect(tells?.(players, ['Ada', 'Anna'], {})).toBe(players);
  });
});

test('a winner lacks nothing, and who lacks nothing has won or was later', () => {
  const count = (max: number) => fc.integer({ min: 0, max }).map(String);
  const table = fc.record({
    roles: fc.subarray([...ROLES], { minLength: 1 }).map(String),
    knightHealth: count(3),
    dragonHealth: count(2),
    dragonIs: fc.constantFrom(...DRAGON_STATES),
    smashed: count(6),
    knightOut: fc.constantFrom('yes', 'no'),
    tiles: count(6),
    collapse: fc.constantFrom('yes', 'no'),
    stashed: count(7),
    atOnce: fc.constantFrom(...AT_ONCE),
  });
  fc.assert(
    fc.property(table, (input) => {
      const reply = ask(input);
      if (reply.kind !== 'answer') return;
      const { standings, winners, allLose, skips } = valueOf(reply);
      const done = standings.filter(({ lacks }) => lacks.length === 0).map(({ role }) => role);
      for (const role of winners) expect(done).toContain(role);
      expect(allLose && winners.length > 0).toBe(false);
      if (done.length > 0) expect(winners.length > 0 || allLose).toBe(true);
      if (skips) expect(winners.length > 0 || allLose).toBe(false);
    }),
  );
});
