import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fireAndIce, questions } from '#engine/fire-and-ice/index.ts';
import { numbersIn, questionsOf } from '#tests/support/questions.ts';

/** Pieces that come close to what the fields take. */
const pieces = fc.constantFrom(
  ...['witches', 'fakirs.carpet2', 'riverwalkers.desert', 'mermaids.ship4', 'yetis.forest', 'land'],
  ...[
    'C2d',
    'E4s',
    'H1a',
    'B2-C2',
    'r2',
    'D2ice',
    'lakes',
    'forest',
    'yes',
    'no',
    'all',
    'outposts',
  ],
  ...[
    '0',
    '3',
    '10',
    '-',
    'p',
    '1/2/3',
    '0/1/0/10',
    '4/4/0',
    ':',
    ';',
    ',',
    '/',
    '.',
    ' ',
    '999',
    '１',
  ],
);

const anyText = fc.oneof(
  fc.string(),
  fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
  fc.array(pieces, { maxLength: 8 }).map((list) => list.join(',')),
  fc.array(pieces, { maxLength: 8 }).map((list) => list.join(':')),
);

const byName = Object.entries(questionsOf(questions));

test.each(byName)('%s answers any text, or says why not', (_, { start, ask }) => {
  const someFields = fc.dictionary(fc.constantFrom(...Object.keys(start)), anyText);
  fc.assert(
    fc.property(someFields, (typed) => {
      const reply = ask({ ...start, ...typed });
      expect(numbersIn(reply).filter((number) => !Number.isFinite(number))).toEqual([]);
      if (reply.kind === 'unreadable') {
        expect(reply.problems.length).toBeGreaterThan(0);
        for (const { field } of reply.problems) expect(Object.keys(start)).toContain(field);
        return;
      }
      const said = reply.kind === 'answer' ? reply.answer.lines : reply.violations;
      if (reply.kind === 'violations') expect(said.length).toBeGreaterThan(0);
      for (const { clause } of said) expect(fireAndIce.clauses).toHaveProperty([clause]);
    }),
  );
});
