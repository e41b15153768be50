import { expect, test } from 'vitest';
import { cursedAmulet } from '#engine/vast-bonus-cards/index.ts';

/*
 * A second opinion on the Cursed Amulet, written from the clauses of its chapter: one row for each
 * effect with what the base game takes, then the sentences of the chapter one after another.
 */

/** vbc.amulet.health-losses, grit-losses, forced-moves, pickpocket-base, vbc.entrance.poison-cubes. */
const BASE: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  attack: { health: [1] },
  ambush: { health: [1] },
  magma: { health: [1] },
  blob: { health: [1], grit: [5] },
  poison: { health: [1], cubes: [1, 2] },
  scratch: { grit: [5] },
  'flame-wall': { grit: [5] },
  'soporific-spores': { grit: [5] },
  backstab: { grit: [1, 3, 5] },
  hex: { grit: [1, 2, 3, 4] },
  rats: { grit: [2] },
  'gem-trap': { grit: [2] },
  'giant-bats': { move: [3] },
  slap: { move: [3] },
  wisp: { move: [3] },
  claw: { move: [1] },
  telekinesis: { move: [1, 2, 3, 4, 5] },
  pickpocket: { treasures: [1] },
  'rune-staff': { grit: [1, 2, 4, 12] },
};

const ATTACKS = ['attack', 'ambush', 'blob', 'poison'];
const CUBE_SPACES = [5, 11, 18, 26, 35];
const cubesAt = (grit: number): number => CUBE_SPACES.filter((space) => grit >= space).length;

interface Position {
  readonly amulet: string;
  readonly keep: string;
  readonly effect: string;
  readonly amount: string;
  readonly shield: string;
  readonly health: number;
  readonly grit: number;
  readonly treasures: number;
  readonly heroCubes: number;
  readonly shieldText: string;
  readonly otherEffects: string;
  readonly thiefTokens: string;
  readonly lastHealth: string;
  readonly discardBy: string;
}

/** vbc.amulet.always, reveal: in play, or kept just now. */
const works = ({ amulet, keep }: Position): boolean =>
  amulet === 'in-play' || (amulet === 'offered' && keep === 'keep');

/** vbc.amulet.health, grit, forced-move, pickpocket name these; other-effects is the question about the rest. */
const isNamed = (effect: string, kind: string): boolean =>
  kind === 'grit' ||
  kind === 'move' ||
  (kind === 'health' && ATTACKS.includes(effect)) ||
  (kind === 'treasures' && effect === 'pickpocket');

const lossOf = (position: Position, kind: string, base: number, gritNow: number): number => {
  const { effect, health, lastHealth } = position;
  // vbc.amulet.own-costs and vbc.staff.shield: what she pays is neither doubled nor reduced.
  if (effect === 'rune-staff') return base;
  // vbc.amulet.health-losses: Magma takes nothing from a Knight at 1.
  if (effect === 'magma' && health === 1) return 0;
  const doubles = works(position) && (isNamed(effect, kind) || position.otherEffects === 'doubled');
  let loss = doubles ? base * 2 : base;
  if (kind === 'health') {
    // vbc.amulet.magma-last.
    if (effect === 'magma' && lastHealth === 'spared') loss = Math.min(loss, health - 1);
    return Math.min(loss, health);
  }
  if (position.shield === 'yes') {
    // vbc.amulet.shield-stays; shield-alone, shield and shield-2017.
    if (kind === 'move') return 0;
    const left = works(position) && position.shieldText === 'leaflet' ? 2 : 1;
    if (kind === 'grit') loss = Math.min(loss, left);
  }
  if (kind === 'grit') return Math.min(loss, gritNow);
  if (kind === 'treasures') return Math.min(loss, position.treasures);
  // vbc.entrance.two-cubes, with the cube that a declined Amulet may bring.
  const cubes = position.heroCubes + cubesAt(gritNow) - cubesAt(position.grit);
  return kind === 'cubes' ? Math.min(loss, Math.min(7, cubes) - 2) : loss;
};

const opinion = (position: Position) => {
  const { amulet, keep, effect, amount } = position;
  // vbc.amulet.decline and vbc.grit.track.
  const isDeclined = amulet === 'offered' && keep === 'decline';
  const gritNow = isDeclined ? Math.min(45, position.grit + 5) : position.grit;
  const losses = Object.entries(BASE[effect] ?? {}).map(([kind, amounts]) => {
    const base = amounts.length > 1 ? Number(amount) : (amounts[0] ?? 0);
    return [kind, lossOf(position, kind, base, gritNow)] as const;
  });
  const lost = Object.fromEntries(losses);
  const gritAfter = gritNow - (lost['grit'] ?? 0);
  const spare = Math.min(7, position.heroCubes + cubesAt(gritNow) - cubesAt(position.grit)) - 2;
  const isHurt = (lost['health'] ?? 0) > 0;
  return {
    losses,
    active: works(position),
    // vbc.amulet.discard and magma-discard.
    discarded:
      works(position) && isHurt && (position.discardBy === 'any-loss' || ATTACKS.includes(effect)),
    health: position.health - (lost['health'] ?? 0),
    grit: gritAfter,
    treasures: position.treasures - (lost['treasures'] ?? 0),
    cubesBack: Math.min(cubesAt(gritNow) - cubesAt(gritAfter), spare),
    // vbc.amulet.pickpocket-tokens.
    thiefTokens:
      effect === 'pickpocket' ? (works(position) && position.thiefTokens === 'two' ? 2 : 1) : 0,
  };
};

const STATES = [
  ['in-play', 'keep'],
  ['offered', 'keep'],
  ['offered', 'decline'],
  ['none', 'keep'],
] as const;

const NUMBERS = [
  { health: 1, grit: 0, treasures: 1, heroCubes: 2 },
  { health: 2, grit: 3, treasures: 2, heroCubes: 3 },
  { health: 7, grit: 12, treasures: 3, heroCubes: 4 },
  { health: 3, grit: 45, treasures: 2, heroCubes: 7 },
];

test('every effect, state, Shield and reading, with little and with much to lose', () => {
  let count = 0;
  const compare = (position: Position): void => {
    const draft = Object.fromEntries(
      Object.entries(position).map(([field, value]) => [field, String(value)]),
    );
    const reply = cursedAmulet.ask({ ...cursedAmulet.form.start, ...draft });
    const { grit, amulet, keep, effect, amount } = position;
    const has = amulet === 'offered' && keep === 'decline' ? Math.min(45, grit + 5) : grit;
    if (effect === 'rune-staff' && Number(amount) > has) {
      // vbc.staff.enough.
      if (reply.kind !== 'violations') expect.fail(JSON.stringify(position));
      return;
    }
    if (reply.kind !== 'answer') return expect.fail(JSON.stringify([position, reply]));
    count += 1;
    const { losses, active, discarded, health, treasures, cubesBack, thiefTokens, ...value } =
      reply.answer.value;
    const said = {
      losses: losses.map(({ kind, amount: much }) => [kind, much]),
      active,
      discarded,
      health,
      grit: value.grit,
      treasures,
      cubesBack,
      thiefTokens,
    };
    const expected = opinion(position);
    if (JSON.stringify(said) !== JSON.stringify(expected))
      expect(said, JSON.stringify(position)).toEqual(expected);
  };
  for (const [effect, kinds] of Object.entries(BASE)) {
    const entered = Object.values(kinds).find((amounts) => amounts.length > 1) ?? [0];
    for (const amount of entered)
      for (const [amulet, keep] of STATES)
        for (const shield of ['no', 'yes'])
          for (const numbers of NUMBERS)
            for (const shieldText of ['leaflet', 'march-2017'])
              for (const otherEffects of ['doubled', 'listed-only'])
                for (const thiefTokens of ['one', 'two'])
                  for (const lastHealth of ['spared', 'taken'])
                    for (const discardBy of ['any-loss', 'attacks'])
                      compare({
                        amulet,
                        keep,
                        effect,
                        amount: amount === 0 ? '' : String(amount),
                        shield,
                        ...numbers,
                        shieldText,
                        otherEffects,
                        thiefTokens,
                        lastHealth,
                        discardBy,
                      });
  }
  expect(count).toBeGreaterThan(30_000);
});

/** vbc.amulet.infestation and flame-giant: higher loses nothing, equal by the die, lower 1, the Flame Giant 1 more. */
test('every fight without a Goblins player', () => {
  for (const effect of ['infestation', 'flame-giant'])
    for (let strength = 1; strength <= 9; strength += 1)
      for (let other = 1; other <= 9; other += 1)
        for (const die of ['clear', 'center'])
          for (const amulet of ['in-play', 'none']) {
            const foe = effect === 'flame-giant' ? 4 : other;
            const lower = effect === 'flame-giant' ? 2 : 1;
            const equal = die === 'center' ? 1 : 0;
            const base = strength > foe ? 0 : strength === foe ? equal : lower;
            const reply = cursedAmulet.ask({
              ...cursedAmulet.form.start,
              effect,
              amulet,
              die,
              strength: String(strength),
              foe: String(other),
            });
            if (reply.kind !== 'answer') return expect.fail(JSON.stringify(reply));
            const lost = reply.answer.value.losses.map(({ amount }) => amount);
            expect(lost).toEqual([base * (amulet === 'in-play' ? 2 : 1)]);
          }
});
