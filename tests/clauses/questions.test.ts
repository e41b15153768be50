import { expect, test } from 'vitest';
import { readQuestions } from '#src/clauses/questions.ts';

test('each language has its questions', () => {
  const text = 'toy.dice.roll:\n  en: [how many dice]\n  it: [quanti dadi]';
  expect(readQuestions(text, 'here')).toEqual({
    'toy.dice.roll': { en: ['how many dice'], it: ['quanti dadi'] },
  });
  expect(readQuestions('# none yet', 'here')).toEqual({});
});

test('a language without questions is told', () => {
  expect(() => readQuestions('toy.dice.roll:\n  en: [how many dice]', 'here')).toThrow(
    /^here: toy\.dice\.roll\.it: .* A clause has a list of questions in each of en, it\.$/,
  );
});
