import { expect, test } from 'vitest';
import { readGlossary } from '#src/clauses/glossary.ts';

const glossary = `
rock-rose:
  game: toy
  clause: toy.dice.roll
  en: { term: Rock Rose, definition: A gem., aliases: [pink rock] }
  it: { term: Roccia Rosea, definition: Una gemma., rendering: true }
`;

test('a term has its words in both languages', () => {
  expect(readGlossary(glossary, 'glossary.yaml')).toEqual([
    {
      id: 'rock-rose',
      game: 'toy',
      clause: 'toy.dice.roll',
      en: {
        term: 'Rock Rose',
        definition: 'A gem.',
        also: [],
        aliases: ['pink rock'],
        rendering: false,
      },
      it: {
        term: 'Roccia Rosea',
        definition: 'Una gemma.',
        also: [],
        aliases: [],
        rendering: true,
      },
    },
  ]);
});

test.each([
  ['a language missing', glossary.replace(/ {2}it:.*\n/, ''), /glossary\.yaml: rock-rose\.it: /],
  ['a key misspelt', glossary.replace('aliases', 'alias'), /glossary\.yaml: rock-rose\.en: /],
])('%s stops the build with the place', (_, text, message) => {
  expect(() => readGlossary(text, 'glossary.yaml')).toThrow(message);
});
