import { describe, expect, test } from 'vitest';
import { fireAndIceSetup } from '#engine/fire-and-ice/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf, violationsOf } from '#tests/support/rule.ts';

const ask = asking(fireAndIceSetup);

type Input = Partial<typeof fireAndIceSetup.form.start>;

/** The steps, with the clause that asks for each. */
const stepsOf = (input: Input): readonly string[] =>
  valueOf(ask(input)).steps.map(({ id, clause }) => `${id} ${clause}`);

/** The steps that some options or Factions add. */
const added = (input: Input): readonly string[] => {
  const without = stepsOf({});
  return stepsOf(input).filter((step) => !without.includes(step));
};

describe('the setup of Fire & Ice', () => {
  rule('fi.overview.setup', 'is that of the base game', () => {
    expect(stepsOf({})[0]).toBe('base fi.overview.setup');
  });

  rule('fi.scoring.tile-drawn', '1 of 4 Final Scoring tiles is drawn in every game', () => {
    expect(stepsOf({})).toEqual(['base fi.overview.setup', 'scoring-tile fi.scoring.tile-drawn']);
    expect(valueOf(ask({})).tiles).toBe(4);
  });

  rule('fi.turn-order.board', 'either option needs the Turn Order board', () => {
    for (const options of ['turn-order', 'auction', 'turn-order,auction']) {
      expect(added({ options })[0]).toBe('order-board fi.turn-order.board');
    }
  });

  rule('fi.turn-order.start', 'tokens are put down, unless the auction has done so', () => {
    expect(added({ options: 'turn-order' })[1]).toBe('order-tokens fi.turn-order.start');
    expect(stepsOf({ options: 'turn-order,auction' })).toEqual(stepsOf({ options: 'auction' }));
  });

  rule('fi.auction.draw', 'an auction draws Factions, lays them out and marks 40 points', () => {
    expect(added({ options: 'auction' }).slice(1)).toEqual([
      'auction-draw fi.auction.draw',
      'auction-lay fi.auction.in-play',
      'auction-points fi.auction.forty',
    ]);
    expect(valueOf(ask({})).points).toBe(40);
  });

  rule('fi.auction.setup', 'nobody chooses a Faction before it', () => {
    expect(linesOf(ask({ options: 'auction' }), 'no-faction-yet')).toHaveLength(1);
    expect(linesOf(ask({ options: 'turn-order' }), 'no-faction-yet')).toEqual([]);
  });

  rule('fi.choosing.ice-when', 'Ice Factions choose a terrain and lay their tiles', () => {
    const ice = ['ice fi.choosing.ice-when', 'ice-tiles fi.ice.first-structures'];
    expect(added({ factions: 'yetis' })).toEqual(ice);
    expect(added({ factions: 'ice-maidens' })).toEqual([
      'ice fi.choosing.ice-when',
      'favor fi.ice-maidens.favor-tile',
      'ice-tiles fi.ice.first-structures',
    ]);
  });

  rule('fi.choosing.volcano-when', 'Volcano Factions do so after the others', () => {
    for (const factions of ['dragonlords', 'acolytes']) {
      expect(added({ factions })).toEqual([
        'volcano fi.choosing.volcano-when',
        'volcano-tiles fi.volcano.first-structures',
      ]);
    }
    const both = stepsOf({ factions: 'yetis,acolytes' }).join();
    expect(both.indexOf('ice-when')).toBeLessThan(both.indexOf('volcano-when'));
  });

  rule('fi.choosing.shapeshifters-when', 'Shapeshifters choose a Home terrain', () => {
    expect(added({ factions: 'shapeshifters' })).toEqual([
      'shapeshifters fi.choosing.shapeshifters-when',
    ]);
  });

  rule('fi.riverwalkers.priests', 'Riverwalkers lock terrains with Priests', () => {
    expect(added({ factions: 'riverwalkers' })).toEqual([
      'riverwalkers fi.choosing.riverwalkers-when',
      'priests fi.riverwalkers.priests',
    ]);
  });

  rule('fi.choosing.same-board', 'two sides of a board are not in one game', () => {
    expect(violationsOf(ask({ factions: 'yetis,ice-maidens' }))).toEqual([
      {
        clause: 'fi.choosing.same-board',
        code: 'board-shared',
        faction: 'yetis',
        other: 'ice-maidens',
      },
    ]);
    expect(valueOf(ask({ factions: 'yetis,acolytes,shapeshifters' })).players).toBe(4);
  });

  rule('fi.overview.options', 'either option may be used alone', () => {
    expect(linesOf(ask({}), 'any')).toHaveLength(1);
  });

  test('there are no more Factions than players', () => {
    expect(problemsOf(ask({ players: '2', factions: 'yetis,acolytes,riverwalkers' }))).toEqual([
      { field: 'factions', code: 'wrong-count', got: 3, min: 0, max: 2 },
    ]);
    expect(valueOf(ask({ players: '2', factions: 'yetis,acolytes' })).players).toBe(2);
  });

  test('the next step is the first that is not done', () => {
    expect(valueOf(ask({ done: 'base' }))).toMatchObject({ done: 1, next: 'scoring-tile' });
    expect(valueOf(ask({ done: 'base,scoring-tile,ice' }))).toMatchObject({
      done: 2,
      next: undefined,
    });
  });
});
