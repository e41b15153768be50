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

describe('a link outlives the start values of its day', () => {
  const formerly = [{ dice: '1,1' }, { dice: '2,2', reputation: '3' }];

  test('without a version it is of the first edition', () => {
    expect(parseLink('reading=thin', start, formerly)).toEqual({
      draft: { dice: '1,1', reputation: '9', reading: 'thin' },
      notices: [],
    });
  });

  test('with a version it is read as then', () => {
    expect(parseLink('reading=thin&v=2', start, formerly).draft).toEqual({
      dice: '2,2',
      reputation: '3',
      reading: 'thin',
    });
    expect(parseLink('reading=thin&v=3', start, formerly).draft).toEqual({
      ...start,
      reading: 'thin',
    });
  });

  test('new links say which start values they mean, where these have changed', () => {
    const draft = { ...start, reading: 'thin' };
    expect(makeLink(draft, start)).toBe('reading=thin');
    expect(makeLink(draft, start, formerly)).toBe('reading=thin&v=3');
    expect(makeLink(start, start, formerly)).toBe('');
    expect(parseLink(makeLink(draft, start, formerly), start, formerly).draft).toEqual(draft);
  });

  test('without a link one begins as one begins today', () => {
    expect(parseLink('', start, formerly).draft).toEqual(start);
  });

  test.each(['4', '0', 'x', ''])('a version %j that there never was is left out', (version) => {
    expect(parseLink(`v=${version}`, start, formerly)).toEqual({
      draft: start,
      notices: [{ code: 'unknown-part', names: ['v'] }],
    });
  });
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
    ['a broken percent sequence', 'dice=5,%E0,4', '5,\uFFFD,4'],
    ['a control character', 'dice=5,%00,4', '5,\uFFFD,4'],
    ['several', 'dice=%E0%A4%A,4,%01', '\uFFFD%A,4,\uFFFD'],
  ])('%s spoils one piece of a field, and it is said', (_, query, dice) => {
    expect(parseLink(query, start)).toEqual({
      draft: { ...start, dice },
      notices: [{ code: 'damaged', names: ['dice'] }],
    });
  });

  test('a novel leaves the field at its start and says so', () => {
    expect(parseLink(`dice=${'6'.repeat(2001)}`, start)).toEqual({
      draft: start,
      notices: [{ code: 'damaged', names: ['dice'] }],
    });
    expect(parseLink(`dice=${'6'.repeat(2000)}`, start).notices).toEqual([]);
  });

  test('lines and tabs are typed, not damaged', () => {
    const draft = { ...start, dice: '5\n6\t4' };
    expect(parseLink(makeLink(draft, start), start)).toEqual({ draft, notices: [] });
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
