import { describe, expect, test } from 'vitest';
import { CLERK_PLACES, clerkOffice } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  asking,
  citedBy,
  answerTo,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(clerkOffice);

describe('Berk the Clerk’s office', () => {
  rule('rtn.clerk.two-places', 'a visit renews any 2 of the 3 places and never all', () => {
    expect(verdictOf(ask({ places: 'tavern,glade' }))).toBe('fine');
    expect(verdictOf(ask({ places: 'guild-hall,glade' }))).toBe('fine');
    expect(violationsOf(ask({ places: 'tavern,guild-hall,glade' }))).toEqual([
      { clause: 'rtn.clerk.two-places', code: 'too-many-places', count: 3, max: 2 },
    ]);
  });

  rule('rtn.clerk.fewer', 'whether 1 place alone may be renewed depends on the reading', () => {
    expect(linesOf(ask({ places: 'glade', fewer: 'up-to-two' }), 'fewer')).toEqual([
      { clause: 'rtn.clerk.fewer', code: 'fewer', count: 1, max: 2, reading: 'up-to-two' },
    ]);
    expect(violationsOf(ask({ places: 'glade', fewer: 'exactly-two' }))).toEqual([
      {
        clause: 'rtn.clerk.fewer',
        code: 'too-few-places',
        count: 1,
        needed: 2,
        reading: 'exactly-two',
      },
    ]);
    expect(verdictOf(ask({ places: 'tavern,glade', fewer: 'exactly-two' }))).toBe('fine');
  });

  test('renewing nothing is allowed in either reading', () => {
    for (const fewer of ['up-to-two', 'exactly-two']) {
      expect(answerTo(ask({ places: '', fewer }))).toEqual({
        value: { renewed: [], untouched: CLERK_PLACES },
        lines: [{ clause: 'rtn.clerk.two-places', code: 'places', count: 0, max: 2 }],
      });
    }
  });

  test('each place renewed has its clause, in the order of the rulebook', () => {
    expect(answerTo(ask({ places: 'glade,tavern' }))).toEqual({
      value: { renewed: ['tavern', 'glade'], untouched: ['guild-hall'] },
      lines: [
        { clause: 'rtn.clerk.two-places', code: 'places', count: 2, max: 2 },
        { clause: 'rtn.clerk.tavern', code: 'renew-tavern' },
        { clause: 'rtn.clerk.glade', code: 'renew-glade' },
      ],
    });
  });

  test('a place named twice counts once', () => {
    expect(valueOf(ask({ places: 'tavern,tavern,guild-hall' })).renewed).toEqual([
      'tavern',
      'guild-hall',
    ]);
  });
});

describe('visits that cannot be read', () => {
  test.each([
    [
      'a place of its own',
      { places: 'tavern,port' },
      { field: 'places', code: 'not-an-option', got: 'port', options: CLERK_PLACES },
    ],
    ['no reading', { fewer: '' }, { field: 'fewer', code: 'missing' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});

describe('what Berk renews', () => {
  const renewed = (places: string) => citedBy(ask({ places }));

  rule('rtn.clerk.tavern', 'the Tavern is renewed if it is chosen, and only then', () => {
    expect(renewed('tavern')).toContain('rtn.clerk.tavern');
    expect(renewed('guild-hall,glade')).not.toContain('rtn.clerk.tavern');
  });

  rule('rtn.clerk.guild-hall', 'the Guild Hall is renewed if it is chosen, and only then', () => {
    expect(renewed('guild-hall')).toContain('rtn.clerk.guild-hall');
    expect(renewed('tavern,glade')).not.toContain('rtn.clerk.guild-hall');
  });

  rule('rtn.clerk.glade', 'the Glade is renewed if it is chosen, and only then', () => {
    expect(renewed('glade')).toContain('rtn.clerk.glade');
    expect(renewed('tavern,guild-hall')).not.toContain('rtn.clerk.glade');
  });
});
