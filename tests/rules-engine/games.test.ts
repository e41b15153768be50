import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#engine/core/example.ts';
import type { Game } from '#engine/core/game.ts';
import { games, type GameSlug } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { numbersIn } from '#tests/support/numbers.ts';
import { citedBy, problemsOf, valueOf, verdictOf } from '#tests/support/rule.ts';

/** Pieces that come close to what a game's fields take, each list set apart by spaces. */
const PIECES: Readonly<Record<GameSlug, string>> = {
  'fire-and-ice':
    'witches fakirs.carpet2 riverwalkers.desert mermaids.ship4 yetis.forest land C2d E4s H1a B2-C2 r2 D2ice lakes forest all outposts p 1/2/3 0/1/0/10 4/4/0',
  'rise-to-nobility-beyond': '1:2 1,2,3 7m 1/1/1 magic relic books',
  'the-magnificent-sno': 'g5 c6 p0 o7 Ada Bo ddt t f deck green clear O w Gg 1/0/2/0 1/1',
  'vast-bonus-cards':
    'lm lemk d t b2-c2r b1 kb1 4/2 1/1/0 0/0/1 a b lake pits keep wrath strength fangs claw ogre use lost assign armory',
};

/** What any field may be given: numbers near and far, marks, and what only looks like a number. */
const ANY_PIECES =
  'yes no 0 -0 1 3 5 6 10 11 12 45 99 999 -1 −5 1.5 1e9 0x1 １ ½ NaN Infinity undefined __proto__ constructor : ; , / . -';

/** What the source lost with its pictures and no answer can do without: the player fills it in. */
const LOST: Readonly<Record<string, Draft>> = { perform: { track: '4,6,8,10,11,12' } };

/** Calculators without an example: the ratios of the exchange stand on the extension, and are not invented. */
const UNSHOWN = ['rock-rose-exchange'];

/** Fields that the start state has no use for, or that only go along, and so are not read. */
const IDLE = [
  ...['cursed-amulet amount', 'towns-and-power hex'],
  ...['final-scoring onMap', 'map-scoring onSheet'],
];

test('no two examples share an id', () => {
  const ids = games.flatMap((game) => game.examples.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each<Game & { readonly slug: string }>([...games])(
  '$slug',
  ({ slug, clauses, examples, prefix }) => {
    const own = calculators.filter(({ game }) => game === slug);
    const pieces = PIECES[slug as GameSlug];

    test('every id bears the game’s prefix', () => {
      expect(Object.keys(clauses).filter((id) => !id.startsWith(`${prefix}.`))).toEqual([]);
    });

    test('every clause that an answer or a switch may cite is a clause of the game', () => {
      for (const { cites, readings } of own) {
        for (const id of [...cites, ...readings.map(({ clause }) => clause)]) {
          expect(clauses).toHaveProperty([id]);
        }
      }
    });

    test('every calculator has an example, and every example a calculator', () => {
      const shown = examples.map(({ calculator }) => calculator);
      const names = own.map(({ name }) => name);
      expect(names.filter((name) => !shown.includes(name) && !UNSHOWN.includes(name))).toEqual([]);
      expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    });

    describe.each(examples)('example $id', ({ calculator, input, expect: expected, cites }) => {
      const { start, ask } =
        own.find(({ name }) => name === calculator) ?? expect.fail(`no calculator ${calculator}`);
      const reply = ask({ ...start, ...input });

      test('comes out as expected', () => {
        if ('violations' in expected) {
          expect(verdictOf(reply)).toBe(expected.violations.join(' '));
        } else {
          expect(valueOf(reply)).toMatchObject(expected.value as object);
        }
      });

      test('cites its clauses', () => {
        expect(citedBy(reply)).toEqual(expect.arrayContaining([...cites]));
      });

      test('fills fields that its calculator has', () => {
        expect(Object.keys(start)).toEqual(expect.arrayContaining(Object.keys(input)));
      });
    });

    const piece = fc.constantFrom('', ' ', ...`${pieces} ${ANY_PIECES}`.split(' '));
    const anyText = fc.oneof(
      fc.string(),
      ...['', ',', ':', '/', ';', '.'].map((mark) =>
        fc.array(piece, { maxLength: 9 }).map((list) => list.join(mark)),
      ),
    );

    describe.each(own)('$name', ({ name, start, ask }) => {
      const fields = Object.keys(start);
      const lost = LOST[name] ?? {};
      const told: Draft = { ...start, ...lost };

      test('opens on a state that has an answer, or asks for just what the source lost', () => {
        const asked = Object.keys(lost).map((field) => ({ field, code: 'missing' }));
        const reply = ask(start);
        expect(reply.kind === 'unreadable' ? reply.problems : []).toEqual(asked);
        expect(ask(told).kind).toBe('answer');
      });

      test('answers any text, or says why not', () => {
        fc.assert(
          fc.property(fc.dictionary(fc.constantFrom(...fields), anyText), (typed) => {
            const reply = ask({ ...told, ...typed });
            const isNone = (number: number) => !Number.isFinite(number) || Object.is(number, -0);
            expect([...numbersIn(reply)].filter(isNone)).toEqual([]);
            if (reply.kind === 'unreadable') {
              expect(reply.problems.length).toBeGreaterThan(0);
              expect(reply.problems.filter(({ field }) => !fields.includes(field))).toEqual([]);
              return;
            }
            if (reply.kind === 'violations') expect(reply.violations.length).toBeGreaterThan(0);
            expect(citedBy(reply).filter((id) => !Object.hasOwn(clauses, id))).toEqual([]);
          }),
          { numRuns: 300 },
        );
      });

      test('rubbish in a field is reported on that field', () => {
        for (const field of fields.filter((each) => !IDLE.includes(`${name} ${each}`))) {
          const problems = problemsOf(ask({ ...told, [field]: '<b>?</b>' }));
          expect(new Set(problems.map((problem) => problem.field))).toEqual(new Set([field]));
        }
      });
    });
  },
);
