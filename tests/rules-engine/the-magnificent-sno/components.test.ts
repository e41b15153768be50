import { describe, expect, test } from 'vitest';
import {
  COMPONENTS,
  contents,
  orderCardsApart,
  STARTERS,
  STARTERS_EACH,
  type Component,
} from '#engine/the-magnificent-sno/index.ts';
import { rule } from '#tests/support/rule.ts';

const total = (component: Component): number => contents(component).total;
const together = (component: Component): number => contents(component).together;

describe('the box', () => {
  rule('sno.components.boards', '2 double-sided boards make 6 with the base game', () => {
    expect([total('boards'), together('boards')]).toEqual([2, 6]);
  });

  rule('sno.components.dice', '4 dice, one of each colour and a clear one, make 23', () => {
    expect(contents('dice')).toMatchObject({ groups: 4, each: 1, total: 4, together: 23 });
  });

  rule('sno.components.gems', '12 gems, 3 of each colour and 3 clear, make 60', () => {
    expect(contents('gems')).toMatchObject({ groups: 4, each: 3, total: 12, together: 60 });
  });

  rule('sno.components.tents', '8 tents make 24', () => {
    expect([total('tents'), together('tents')]).toEqual([8, 24]);
  });

  rule('sno.components.trainer-tiles', '8 trainer tiles make 20', () => {
    expect([total('trainer-tiles'), together('trainer-tiles')]).toEqual([8, 20]);
  });

  rule(
    'sno.components.large-tiles',
    '6 large camp tiles, 2 of each colour, make 14 of each',
    () => {
      expect(contents('large-tiles')).toMatchObject({ groups: 3, each: 2, total: 6, together: 42 });
      expect(together('large-tiles') / 3).toBe(14);
    },
  );

  rule('sno.components.master-cards', '53 master cards make 109', () => {
    expect([total('master-cards'), together('master-cards')]).toEqual([53, 109]);
  });

  rule(
    'sno.components.fifth-player',
    'the fifth player has 8 trainers, 2 hats and a score marker',
    () => {
      expect((['grey-trainers', 'grey-hats', 'grey-score-marker'] as const).map(total)).toEqual([
        8, 2, 1,
      ]);
    },
  );

  rule('sno.components.white-tiles', 'there are 14 white camp tiles, all new', () => {
    expect(contents('white-tiles')).toMatchObject({ total: 14, base: 0, together: 14 });
  });

  rule('sno.components.white-posters', 'there are 18 white posters, all new', () => {
    expect(contents('white-posters')).toMatchObject({ total: 18, base: 0 });
  });

  rule('sno.components.module', 'the module has 15 master tiles and a board', () => {
    expect([total('master-tiles'), total('master-board')]).toEqual([15, 1]);
  });

  rule('sno.components.order-cards', 'there are 10 play-order cards', () => {
    expect(total('order-cards')).toBe(10);
  });

  rule(
    'sno.components.order-cards-shared',
    'sets of 2, 3, 4 and 5 cards would need 14, so cards serve several player counts',
    () => {
      expect(orderCardsApart()).toBe(14);
      expect(orderCardsApart()).toBeGreaterThan(total('order-cards'));
    },
  );

  rule('sno.components.totals', 'both boxes together', () => {
    const both = ['dice', 'gems', 'tents', 'trainer-tiles', 'master-cards', 'boards'] as const;
    expect(both.map(together)).toEqual([23, 60, 24, 20, 109, 6]);
  });

  test('groups and pieces make up the printed totals', () => {
    for (const { groups, each, total: printed } of Object.values(COMPONENTS)) {
      expect(groups * each).toBe(printed);
    }
  });

  test('the starting cards are four for each of the six boards', () => {
    expect(STARTERS_EACH * together('boards')).toBe(STARTERS);
  });
});
