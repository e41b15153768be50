import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CULT_POWER,
  FACTION_FACTS,
  FACTIONS,
  MAP_PRINTS,
  PIECES,
  POWER_VALUES,
  STRUCTURES,
  UNLOCK_PRICES,
  VOLCANO_PRICES,
  YETI_POWER_VALUES,
} from '#engine/fire-and-ice/index.ts';

interface Printed {
  readonly homeTerrain: string;
  readonly set: string;
  readonly coinsPerVP: number;
  readonly buildings: Readonly<Record<string, { limit: number; powerValue: number }>>;
  readonly shipping: {
    readonly start: number;
    readonly max: number;
  };
  readonly digging: {
    readonly levels: readonly object[];
    readonly advanceCost?: object;
    readonly vpPerAdvance?: readonly number[];
  } | null;
  readonly jump?: Readonly<Record<string, unknown>>;
  readonly volcanoCost?: { otherPlayersHomeTerrain: number; otherTerrain: number };
  readonly unlockCost?: { otherPlayersHomeTerrain: number; otherTerrain: number };
}

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'));

const printed = fixture('terra-mystica-factions.json') as Readonly<Record<string, Printed>>;

test('the twenty Factions are those of the base game and the expansion', () => {
  expect(FACTIONS.toSorted()).toEqual(Object.keys(printed).toSorted());
});

describe.each(FACTIONS)('the board of the %s', (faction) => {
  const { buildings, shipping, digging, jump, ...rest } = printed[faction] ?? expect.fail();
  const facts = FACTION_FACTS[faction];

  test.each(STRUCTURES)('%s', (structure) => {
    const values = faction === 'yetis' ? YETI_POWER_VALUES : POWER_VALUES;
    expect(buildings[structure]).toMatchObject({
      limit: PIECES[structure],
      powerValue: values[structure],
    });
  });

  test('Shipping', () => {
    expect(facts.shipping).toEqual({ start: shipping.start, max: shipping.max });
  });

  test('digging', () => {
    const prices = facts.digging?.prices.map((price) => ({ [facts.digging?.paidIn ?? '']: price }));
    // The table has an empty level for those who transform without Spades.
    const levels = digging?.levels.filter((level) => Object.keys(level).length > 0) ?? [];
    expect(prices ?? []).toEqual(levels);
    const advance = facts.digging?.advance;
    expect(
      advance && { workers: advance.workers, coins: advance.coins, priests: advance.priests },
    ).toEqual(digging?.advanceCost);
    if (digging?.vpPerAdvance)
      expect(new Set(digging.vpPerAdvance)).toEqual(new Set([advance?.points]));
  });

  test('Home terrain, end of the game and special prices', () => {
    const own = { base: facts.home, ice: 'ice', volcano: 'volcano', variable: 'chosen' }[
      facts.family
    ];
    expect(own).toBe(rest.homeTerrain);
    expect(facts.family === 'base' ? 'base' : 'fire-and-ice').toBe(rest.set);
    expect(facts.coinsPerPoint).toBe(rest.coinsPerVP);
    expect(facts.jump && [facts.jump.kind, facts.jump.skips, facts.jump.strongholdAdds]).toEqual(
      jump && [jump['type'], jump['hexesSkipped'], jump['strongholdAddsRange']],
    );
  });
});

test('what Volcanoes and unlocking cost', () => {
  const { dragonlords, acolytes, riverwalkers } = printed;
  const price = (cost: Printed['volcanoCost']): object => ({
    homeTerrain: cost?.otherPlayersHomeTerrain,
    otherTerrain: cost?.otherTerrain,
  });
  expect(VOLCANO_PRICES.dragonlords).toEqual(price(dragonlords?.volcanoCost));
  expect(VOLCANO_PRICES.acolytes).toEqual(price(acolytes?.volcanoCost));
  expect(UNLOCK_PRICES).toEqual(price(riverwalkers?.unlockCost));
});

test('every row of a map has 13 spaces, or 12 when it is shifted', () => {
  for (const { rows } of Object.values(MAP_PRINTS)) {
    expect(rows).toHaveLength(9);
    const [first = ''] = rows;
    rows.forEach((row, i) => {
      expect(row).toHaveLength(i % 2 === 0 ? first.length : 25 - first.length);
    });
  }
});

test('the Power of a Cult grows with its spaces', () => {
  expect(CULT_POWER.map(({ space }) => space)).toEqual([3, 5, 7, 10]);
});
