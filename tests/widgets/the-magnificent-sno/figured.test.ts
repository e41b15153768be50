import { describe, expect, test } from 'vitest';
import { library } from '#src/clauses/shelf.ts';

const GAME = 'the-magnificent-sno';

/** Rules about where, how far, in which order and which ones: each is drawn beside its clause. */
const DRAWN = {
  'power and tiles of a build, with white and without': [
    'sno.power.gems',
    'sno.power.clear-die',
    'sno.build.table',
    'sno.build.white-is-large',
    'sno.build.two-ways',
    'sno.build.trainer-way',
  ],
  'covered and printed tents': ['sno.tent-spaces.count', 'sno.tent-spaces.printed'],
  'what travel gains in passing and at the end': [
    'sno.travel.base',
    'sno.travel.tent',
    'sno.travel.empty-space',
    'sno.travel.end-only',
    'sno.travel.same-track',
  ],
  'hats and gaps': [
    'sno.order.hats',
    'sno.perform.hats',
    'sno.five.second-performance',
    'sno.five.own-space',
    'sno.hats.lower-back',
    'sno.hats.down',
    'sno.hats.gap',
  ],
  'the round end, step by step': [
    'sno.order.new-cards',
    'sno.pay.dice',
    'sno.pay.missing',
    'sno.sets.choose',
    'sno.sets.two-players',
    'sno.next.refill',
    'sno.next.tops',
  ],
  'cross, rows and columns in a camp': [
    'sno.scoring.cross',
    'sno.scoring.unbroken',
    'sno.scoring.twice',
    'sno.scoring.pairs',
  ],
  'the master board’s display and future': [
    'sno.module.sides',
    'sno.module.items',
    'sno.module.picture',
    'sno.module.no-future',
    'sno.module.slide-refill',
  ],
  'conversions with their arrows': ['sno.bonus.trainer-back', 'sno.tiles.trainer-for-points'],
} as const;

describe.each(Object.entries(DRAWN))('%s', (_, ids) => {
  test.each(ids)('%s has its figure', (id) => {
    expect(library().clause(id, 'en').figures).not.toEqual([]);
  });
});

test('every chapter opens with a figure', () => {
  const opens = library()
    .chapters(GAME, 'en')
    .map(({ chapter, parts }) => [chapter, parts.find(({ tag }) => tag !== 'Heading')?.tag]);
  expect(opens).toHaveLength(13);
  expect(opens.filter(([, tag]) => tag !== 'Figure')).toEqual([]);
});
