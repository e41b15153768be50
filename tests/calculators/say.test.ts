import { describe, expect, test } from 'vitest';
import { told, type Entry, type Ways } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';

const say = (entry: Entry<never>, facts: object, ways: Ways = {}, lang: Lang = 'en') =>
  told(entry, facts, { ways, lang });

const both = (text: string) => ({ en: text, it: text });

describe('a sentence with holes', () => {
  test('is filled with facts as they are', () => {
    expect(say(both('{rest} of {all} brings nothing'), { rest: 2, all: 8 })).toEqual([
      '2 of 8 brings nothing',
    ]);
  });

  test.each([
    [0, '0 Coins are', '0 Coins'],
    [1, '1 Coin is', '1 Coin'],
    [2, '2 Coins are', '2 Coins'],
  ])('chooses the word for %i', (coins, text, amount) => {
    const entry = { ...both('{coins Coin|Coins} {coins?is|are}'), amount: '{coins Coin|Coins}' };
    expect(say(entry, { coins })).toEqual([text, amount]);
  });

  test('shows a fact by the way that bears its name, or by one that is named', () => {
    const terrain = { en: { lakes: 'Lakes' }, it: { lakes: 'Laghi' } };
    const plus = (dice: readonly number[]): string => dice.join(' + ');
    expect(say(both('{terrain}'), { terrain: 'lakes' }, { terrain }, 'it')).toEqual(['Laghi']);
    expect(say(both('{home:terrain}'), { home: 'lakes' }, { terrain })).toEqual(['Lakes']);
    expect(say(both('{dice:plus}'), { dice: [4, 4] }, { plus })).toEqual(['4 + 4']);
  });

  test('takes a table of names either way round', () => {
    const terrain = { lakes: { en: 'Lakes', it: 'Laghi' } };
    expect(say(both('{terrain}'), { terrain: 'lakes' }, { terrain }, 'it')).toEqual(['Laghi']);
  });

  test('has an amount of its own in each language where it needs one', () => {
    const entry = { ...both('x'), amount: { en: '+{n} Coins', it: '+{n} Monete' } };
    expect(say(entry, { n: 4 }, {}, 'it')).toEqual(['x', '+4 Monete']);
  });

  test('never takes what a reader typed for a hole', () => {
    expect(say(both('{name} wins'), { name: '{name}', wins: 'no' })).toEqual(['{name} wins']);
    const whole = ({ name }: { readonly name: string }) => both(`${name} wins`);
    expect(say(whole, { name: '{rest}' })).toEqual(['{rest} wins']);
  });
});
