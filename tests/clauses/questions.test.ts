import { expect, test } from 'vitest';
import { readQuestions } from '#src/clauses/questions.ts';

test('each language has its questions', () => {
  const text = 'toy.dice.roll:\n  en: [how many dice]\n  it: [quanti dadi]';
  expect(readQuestions(text, 'here')).toEqual({
    moments: [],
    clauses: { 'toy.dice.roll': { en: ['how many dice'], it: ['quanti dadi'] } },
  });
  expect(readQuestions('# none yet', 'here')).toEqual({ moments: [], clauses: {} });
});

test('a language without questions is told', () => {
  expect(() => readQuestions('toy.dice.roll:\n  en: [how many dice]', 'here')).toThrow(
    /^here: toy\.dice\.roll\.it: .* A clause has a list of questions in each of en, it; .*$/,
  );
});

const asks = (answer: string): string =>
  `- { answer: ${answer}, en: 'How many dice?', it: 'Quanti dadi?' }`;

test('a moment has its name and its questions, in the order in which they stand', () => {
  const text = `moments:\n  my-turn:\n    en: It is my turn\n    it: È il mio turno\n    asked:\n      ${asks('toy.dice.roll')}\n      ${asks('try/toy-dice')}`;
  const [moment] = readQuestions(text, 'here').moments;
  expect(moment).toMatchObject({ id: 'my-turn', en: 'It is my turn', it: 'È il mio turno' });
  expect(moment?.asked.map(({ answer }) => answer)).toEqual(['toy.dice.roll', 'try/toy-dice']);
});

test('a moment with a single question is none', () => {
  const text = `moments:\n  tie:\n    en: We tied\n    it: Siamo in parità\n    asked:\n      ${asks('toy.dice.roll')}`;
  expect(() => readQuestions(text, 'here')).toThrow(
    /^here: moments\.tie\.asked: .* 2 to 8 questions/,
  );
});
