import { describe, expect, test } from 'vitest';
import { sorted, told, type Entry, type Ways } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';

const say = (entry: Entry<never>, facts: object, ways: Ways = {}, lang: Lang = 'en') =>
  told(entry, facts, { ways, lang });

const both = (text: string) => ({ en: text, it: text });

describe('a sentence with holes', () => {
  test('is filled with facts as they are', () => {
    expect(say(both('{rest} of {all} brings nothing'), { rest: 2, all: 8 })).toEqual({
      text: '2 of 8 brings nothing',
    });
  });

  test.each([
    [0, '0 Coins are', '0 Coins'],
    [1, '1 Coin is', '1 Coin'],
    [2, '2 Coins are', '2 Coins'],
  ])('chooses the word for %i', (coins, text, amount) => {
    const entry = { ...both('{coins Coin|Coins} {coins?is|are}'), amount: '{coins Coin|Coins}' };
    expect(say(entry, { coins })).toEqual({ text, amount });
  });

  test('shows a fact by the way that bears its name, or by one that is named', () => {
    const terrain = { en: { lakes: 'Lakes' }, it: { lakes: 'Laghi' } };
    const plus = (dice: readonly number[]): string => dice.join(' + ');
    expect(say(both('{terrain}'), { terrain: 'lakes' }, { terrain }, 'it')).toEqual({
      text: 'Laghi',
    });
    expect(say(both('{home:terrain}'), { home: 'lakes' }, { terrain })).toEqual({ text: 'Lakes' });
    expect(say(both('{dice:plus}'), { dice: [4, 4] }, { plus })).toEqual({ text: '4 + 4' });
  });

  test('takes a table of names either way round', () => {
    const terrain = { lakes: { en: 'Lakes', it: 'Laghi' } };
    expect(say(both('{terrain}'), { terrain: 'lakes' }, { terrain }, 'it')).toEqual({
      text: 'Laghi',
    });
  });

  test('has an amount of its own in each language where it needs one', () => {
    const entry = { ...both('x'), amount: { en: '+{n} Coins', it: '+{n} Monete' } };
    expect(say(entry, { n: 4 }, {}, 'it')).toEqual({ text: 'x', amount: '+4 Monete' });
  });

  test('never takes what a reader typed for a hole', () => {
    expect(say(both('{name} wins'), { name: '{name}', wins: 'no' })).toEqual({
      text: '{name} wins',
    });
    const whole = ({ name }: { readonly name: string }) => both(`${name} wins`);
    expect(say(whole, { name: '{rest}' })).toEqual({ text: '{rest} wins' });
  });

  test('says of itself that it only stands by', () => {
    expect(say({ ...both('x'), aside: true }, {})).toEqual({ text: 'x', aside: true });
    expect(say(() => ({ ...both('x'), aside: false }), {})).toEqual({ text: 'x' });
  });
});

test('reasons and what is good to know are told apart, each in its order', () => {
  const lines = ['a', 'b!', 'c', 'd!'].map((line) => ({
    line,
    said: line.endsWith('!') ? ({ text: line, aside: true } as const) : { text: line },
  }));
  const { reasons, asides } = sorted(lines);
  expect(reasons.map(({ line }) => line)).toEqual(['a', 'c']);
  expect(asides.map(({ line }) => line)).toEqual(['b!', 'd!']);
});
