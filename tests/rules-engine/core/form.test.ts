import { describe, expect, test } from 'vitest';
import { saying } from '#engine/core/answer.ts';
import { dice } from '#engine/core/dice.ts';
import { missing, unreadable } from '#engine/core/fields.ts';
import {
  amount,
  amountOrZero,
  amounts,
  choice,
  choices,
  form,
  neededWhen,
  notation,
  numeral,
  onBoard,
  optionalAmount,
  optionalChoice,
  reading,
  slashedAmounts,
  unread,
  yesNo,
  type Specs,
} from '#engine/core/form.ts';
import { citedIn, question } from '#engine/core/question.ts';
import { ok } from '#engine/core/result.ts';
import { sequence } from '#engine/core/sequence.ts';

const FEW = { min: 0, max: 9 };

const FORM = form({
  amount: amount(FEW, '3'),
  orZero: amountOrZero(FEW),
  optional: optionalAmount(FEW),
  numeral: numeral([2, 4], 4),
  list: amounts({ each: FEW, count: { min: 0, max: 3 } }, '1,2'),
  slashed: slashedAmounts({ count: 3, each: FEW }, '4/4/0'),
  dice: dice({ min: 0, max: 5 }, '564'),
  choice: choice(['a', 'b']),
  optionalChoice: optionalChoice(['a', 'b']),
  choices: choices(['a', 'b', 'c'], 'c,a'),
  sequence: sequence({ options: ['x', 'y'], count: { min: 0, max: 4 } }, 'x,x'),
  yes: yesNo('yes'),
  ties: reading('toy.ties.open', ['dense', 'competition']),
  board: onBoard(
    notation((field, text) => (text === '' ? missing(field) : ok(text.length)), 'abc'),
  ),
});

describe('a form', () => {
  test('starts as its fields do and reads its own start', () => {
    expect(FORM.start).toMatchObject({ amount: '3', numeral: '4', choice: 'a', ties: 'dense' });
    expect(FORM.parse(FORM.start)).toEqual(
      ok({
        amount: 3,
        orZero: 0,
        optional: undefined,
        numeral: 4,
        list: [1, 2],
        slashed: [4, 4, 0],
        dice: [5, 6, 4],
        choice: 'a',
        optionalChoice: undefined,
        choices: ['c', 'a'],
        sequence: ['x', 'x'],
        yes: true,
        ties: 'dense',
        board: 3,
      }),
    );
  });

  test('tells ranges, counts, options, questions and what the board prints', () => {
    const { fields } = FORM;
    expect(fields.amount.range).toEqual(FEW);
    expect(fields.dice).toMatchObject({ range: { min: 1, max: 6 }, count: { min: 0, max: 5 } });
    expect(fields.numeral.options).toEqual(['2', '4']);
    expect(fields.ties).toMatchObject({ question: 'toy.ties.open', start: 'dense' });
    expect([fields.board.onBoard, fields.amount.onBoard]).toEqual([true, undefined]);
  });

  test('reads yes and no', () => {
    for (const yes of ['yes', 'no']) {
      expect(FORM.parse({ ...FORM.start, yes })).toMatchObject({ value: { yes: yes === 'yes' } });
    }
  });

  test('names every field that cannot be read', () => {
    const read = FORM.parse({ ...FORM.start, amount: '', choice: 'z', dice: '17', yes: 'maybe' });
    expect(read.ok ? [] : read.error.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'amount missing',
      'dice out-of-range',
      'choice not-an-option',
      'yes not-an-option',
    ]);
  });

  test('a field that nobody wrote is blank', () => {
    const fields: Specs = { few: amount(FEW, '1'), optional: optionalAmount(FEW) };
    expect(form(fields).parse({ few: '2' })).toEqual(ok({ few: 2, optional: undefined }));
    expect(form(fields).parse({})).toMatchObject({ error: [{ field: 'few', code: 'missing' }] });
  });

  test('a condition over several fields is asked once each of them is right', () => {
    const pair = form({ few: amount(FEW, '1'), many: unread('2') }, ({ few, many }) =>
      many === String(few + 1) ? ok({ few }) : unreadable('many', many, { reason: 'not-one-more' }),
    );
    expect(pair.parse(pair.start)).toEqual(ok({ few: 1 }));
    expect(pair.parse({ few: '1', many: '5' })).toEqual({
      ok: false,
      error: [{ field: 'many', code: 'not-readable', got: '5', reason: 'not-one-more' }],
    });
    expect(pair.parse({ few: '', many: '5' })).toMatchObject({ error: [{ field: 'few' }] });
  });
});

describe('a question', () => {
  const SAYS = { sum: 'toy.sum.rule', either: ['toy.a.rule', 'toy.b.rule'] } as const;
  const say = saying(SAYS);
  const toy = question({
    form: form({ few: amount(FEW, '1') }),
    says: SAYS,
    rule: ({ few }) =>
      ok({ value: few, lines: [say('sum', { few }), say('either', { few }, 'toy.b.rule')] }),
  });

  test('cites the clauses that its module says once, the varying one as passed', () => {
    expect(citedIn(toy)).toEqual(['toy.sum.rule', 'toy.a.rule', 'toy.b.rule']);
    expect(toy.ask({ few: '4' })).toEqual({
      kind: 'answer',
      answer: {
        value: 4,
        lines: [
          { clause: 'toy.sum.rule', code: 'sum', few: 4 },
          { clause: 'toy.b.rule', code: 'either', few: 4 },
        ],
      },
    });
  });
});

test('a field may be needed because of what another one says', () => {
  const die = form({
    color: choice(['red', 'clear']),
    as: neededWhen(optionalChoice(['red', 'blue']), ({ color }) => color === 'clear'),
  });
  const read = (color: string, as: string) => die.parse({ color, as });
  expect(read('red', ' ')).toEqual({ ok: true, value: { color: 'red', as: undefined } });
  expect(read('clear', 'blue')).toEqual({ ok: true, value: { color: 'clear', as: 'blue' } });
  for (const blank of ['', ' ']) {
    expect(read('clear', blank)).toEqual({ ok: false, error: [{ field: 'as', code: 'missing' }] });
  }
});
