import { describe, expect, test } from 'vitest';
import { BONUS_PARTS, BONUS_STEPS, bonusSetup } from '#engine/vast-bonus-cards/index.ts';
import { asking, citedBy, linesOf, problemsOf, rule, valueOf } from '#tests/support/rule.ts';

const ask = asking(bonusSetup);

/** The steps that some parts ask for, each with its clause. */
const stepsOf = (parts: string): readonly string[] =>
  valueOf(ask({ parts })).steps.map(({ id, clause }) => `${id} ${clause}`);

describe('the setup with bonus cards', () => {
  rule('vbc.overview.parts', 'every part may be used alone or with any other', () => {
    expect(valueOf(ask({ parts: '' }))).toMatchObject({ parts: 0, steps: [], next: undefined });
    expect(valueOf(ask({})).steps.map(({ id }) => id)).toEqual(BONUS_STEPS);
    for (const part of BONUS_PARTS) expect(stepsOf(part)).not.toEqual([]);
    expect(linesOf(ask({}), 'any')).toHaveLength(1);
  });

  rule('vbc.treasures.agree', 'with Uncertain Treasures all agree', () => {
    expect(stepsOf('treasures')).toEqual(['agree vbc.treasures.agree']);
  });

  rule('vbc.entrance.setup', 'the marker goes on the Entrance tile', () => {
    expect(stepsOf('entrance')).toEqual(['marker vbc.entrance.setup']);
  });

  rule('vbc.terrain.deck', '6 Terrain cards are shuffled', () => {
    expect(stepsOf('terrain')).toEqual(['terrain vbc.terrain.deck']);
    expect(valueOf(ask({})).terrainCards).toBe(6);
  });

  rule('vbc.promo.add', 'promo cards join their decks', () => {
    expect(stepsOf('promo')).toEqual(['promo vbc.promo.add']);
  });

  rule('vbc.schemes.shuffle', 'Schemes are shuffled into the Secrets', () => {
    expect(stepsOf('schemes')).toEqual(['schemes vbc.schemes.shuffle']);
  });

  rule('vbc.scales.setup', '3 Scales are a deck of their own', () => {
    expect(stepsOf('scales')).toEqual(['scales vbc.scales.setup']);
    expect(valueOf(ask({})).scales).toBe(3);
  });

  rule('vbc.scales.apart', 'the Power deck starts without them', () => {
    expect(citedBy(ask({ parts: 'scales' }))).toContain('vbc.scales.apart');
    expect(linesOf(ask({ parts: 'upgrades' }), 'power-deck')).toEqual([]);
  });

  rule('vbc.upgrades.draw', 'the Thief draws 1 of 3 Upgrade cards', () => {
    expect(stepsOf('upgrades')[0]).toBe('upgrade vbc.upgrades.draw');
    expect(valueOf(ask({})).upgrades).toEqual({ drawn: 1, all: 3, box: 2 });
  });

  rule('vbc.upgrades.box', 'the other 2 go back to the box', () => {
    expect(stepsOf('upgrades')[1]).toBe('box vbc.upgrades.box');
  });

  rule('vbc.upgrades.look', 'the Thief keeps the card secret', () => {
    expect(linesOf(ask({ parts: 'upgrades' }), 'secret')).toHaveLength(1);
    expect(linesOf(ask({ parts: 'scales' }), 'secret')).toEqual([]);
  });

  test('the next step is the first that is not done', () => {
    expect(valueOf(ask({ parts: 'entrance,terrain', done: 'marker' }))).toMatchObject({
      done: 1,
      next: 'terrain',
      steps: [{ done: true }, { done: false }],
    });
    expect(valueOf(ask({ parts: 'entrance', done: 'marker,box' }))).toMatchObject({
      done: 1,
      next: undefined,
    });
  });

  test('a part that there is not is named', () => {
    expect(problemsOf(ask({ parts: 'dragons' }))).toMatchObject([
      { field: 'parts', code: 'not-an-option', got: 'dragons' },
    ]);
  });
});
