import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink, parseLink } from '#src/calculators/link.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { LANGS } from '#src/lang.ts';
import { INHERITED } from '#tests/support/inherited.ts';

/** What a reader sees when a table of words is asked for one that it inherits. */
const SLIP = /\[object|\bfunction\b|\bundefined\b|native code/;

/** Positions that tell what a field may hold: those of the examples and of the recorded answers. */
const positions = ({ name, start }: AnyCalculator) => {
  const worked = games
    .flatMap(({ examples }) => [...examples])
    .filter(({ calculator }) => calculator === name)
    .map(({ input }) => ({ ...start, ...input }));
  const recorded = JSON.parse(readFileSync(`tests/answers/${name}.json`, 'utf8')) as readonly {
    readonly query: string;
  }[];
  return [start, ...worked, ...recorded.map(({ query }) => parseLink(query, start).draft)];
};

/** Where the items of a text stand; of very many, some from each part of it. */
const itemsOf = (text: string): readonly RegExpExecArray[] => {
  const items = [...text.matchAll(/[^\s,;:/+=×*-]+/g)];
  return items.filter((_, i) => i % Math.ceil(items.length / MOST_ITEMS) === 0);
};

const MOST_ITEMS = 8;

/** A text with a word in place of its items, one after the other, and of the whole of it. */
const withWord = (text: string, word: string): readonly string[] => [
  word,
  ...itemsOf(text).map(
    ({ 0: item, index }) => text.slice(0, index) + word + text.slice(index + item.length),
  ),
];

/** Links that have the word in one field, as all of it or as an item of what is longest there. */
const links = (calculator: AnyCalculator, word: string): readonly string[] =>
  Object.keys(calculator.start).flatMap((field) => {
    const [fullest = calculator.start] = positions(calculator).toSorted(
      (a, b) => (b[field] ?? '').length - (a[field] ?? '').length,
    );
    return withWord(fullest[field] ?? '', word).flatMap((text) => [
      makeLink({ ...fullest, [field]: text }, calculator.start),
      makeLink({ ...calculator.start, [field]: text }, calculator.start),
    ]);
  });

/** Every text of a reply, which may echo the word itself. */
const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

describe.each(calculators.map((calculator) => ({ name: calculator.name, calculator })))(
  '$name',
  ({ calculator }) => {
    test.each(INHERITED)('knows no %s', (word) => {
      for (const link of links(calculator, word)) {
        for (const lang of LANGS) {
          const texts = textsIn(replyJson(calculator, link, lang));
          expect(
            texts.filter((text) => SLIP.test(text)),
            link,
          ).toEqual([]);
        }
      }
    });
  },
);
