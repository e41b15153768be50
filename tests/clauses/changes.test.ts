import { expect, test } from 'vitest';
import { readChanges } from '#src/clauses/changes.ts';

const changes = `
- date: 2026-02-01
  kind: site
  en: Dice can be shaken.
  it: I dadi si possono scuotere.
- date: 2026-02-01
  kind: ruling
  game: toy
  clauses: [toy.dice.roll]
  en: You roll 2 dice.
  it: Tiri 2 dadi.
- date: 2026-10-01
  kind: words
  game: toy
  en: A die is called a die.
  it: Un dado si chiama dado.
`;

test('a change has a day, a kind, its game and clauses, and a sentence in both languages', () => {
  expect(readChanges(changes, 'changes.yaml')).toContainEqual({
    date: '2026-02-01',
    kind: 'ruling',
    game: 'toy',
    clauses: ['toy.dice.roll'],
    en: 'You roll 2 dice.',
    it: 'Tiri 2 dadi.',
  });
});

test('the newest come first, and rulings before the rest of their day', () => {
  expect(readChanges(changes, 'changes.yaml').map(({ date, kind }) => `${date} ${kind}`)).toEqual([
    '2026-10-01 words',
    '2026-02-01 ruling',
    '2026-02-01 site',
  ]);
});

test.each([
  ['a language missing', changes.replace(/ {2}it: Tiri.*\n/, ''), /^changes\.yaml: 1\.it: /],
  ['no full stop', changes.replace('2 dice.', '2 dice'), /^changes\.yaml: 1\.en: is not a sent/],
  ['no such day', changes.replace('2026-10-01', '2026-10-32'), /^changes\.yaml: 2\.date: /],
  ['no such kind', changes.replace('kind: words', 'kind: word'), /^changes\.yaml: 2\.kind: /],
  ['a key misspelt', changes.replace('clauses:', 'clause:'), /^changes\.yaml: 1: /],
])('%s stops the build with the place', (_, text, message) => {
  expect(() => readChanges(text, 'changes.yaml')).toThrow(message);
});
