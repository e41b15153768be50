import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeLink, parseLink } from '#src/calculators/link.ts';

const start = { dice: '6,5', reputation: '9', reading: 'dense' };

describe('a link holds a draft', () => {
  test('only what differs from the start, readable', () => {
    expect(makeLink({ ...start, dice: '5,6,4', reputation: '12' }, start)).toBe(
      'dice=5,6,4&reputation=12',
    );
    expect(makeLink(start, start)).toBe('');
  });

  test('a blank field is not the same as one left alone', () => {
    const draft = { ...start, dice: '' };
    expect(makeLink(draft, start)).toBe('dice=');
    expect(parseLink('dice=', start).draft).toEqual(draft);
  });

  test('any text survives the way there and back', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .filter((s) => !/[\uFFFD\p{Cc}]/u.test(s));
    fc.assert(
      fc.property(fc.record({ dice: text, reputation: text, reading: text }), (draft) => {
        expect(parseLink(`?${makeLink(draft, start)}`, start)).toEqual({ draft, notices: [] });
      }),
    );
  });
});

test('half a character in a field does not break the link', () => {
  expect(makeLink({ ...start, dice: '\uD83C' }, start)).toBe('dice=%EF%BF%BD');
});

describe('a link that cannot be used whole', () => {
  test('unknown parts are named and left out', () => {
    expect(parseLink('dice=1&colour=red', start)).toEqual({
      draft: { ...start, dice: '1' },
      notices: [{ code: 'unknown-part', names: ['colour'] }],
    });
  });

  test('what mail and chat programs add is not worth a word', () => {
    expect(parseLink('utm_source=x&fbclid=y', start)).toEqual({ draft: start, notices: [] });
  });

  test.each([
    ['a broken percent sequence', 'dice=%E0%A4%A'],
    ['a control character', 'dice=%00'],
    ['a novel', `dice=${'6'.repeat(2001)}`],
  ])('%s leaves the field at its start and says so', (_, query) => {
    expect(parseLink(query, start)).toEqual({
      draft: start,
      notices: [{ code: 'damaged', names: ['dice'] }],
    });
  });

  test('names of object members are no fields', () => {
    expect(parseLink('__proto__=x&constructor=y', start).draft).toEqual(start);
  });

  test('no text at all makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(Object.keys(parseLink(query, start).draft)).toEqual(Object.keys(start));
      }),
    );
  });
});
