import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { sorted } from '#src/calculators/say.ts';
import { LANGS } from '#src/lang.ts';

/** How many reasons the answer to a worked example gives, and how many lines only stand by. */
export interface Length {
  readonly game: string;
  readonly calculator: string;
  readonly example: string;
  readonly reasons: number;
  readonly asides: number;
}

/** Of every worked example that has an answer. */
export const lengths = (): readonly Length[] =>
  games.flatMap(({ slug, examples }) =>
    examples.flatMap(({ id, calculator: name, input }) => {
      const { start, ask, words } = calculators.find((each) => each.name === name)!;
      const reply = ask({ ...start, ...input });
      if (reply.kind !== 'answer') return [];
      const { reasons, asides } = sorted(
        reply.answer.lines.map((line) => ({ line, said: words[LANGS[0]].line(line) })),
      );
      return {
        ...{ game: slug, calculator: name, example: id },
        ...{ reasons: reasons.length, asides: asides.length },
      };
    }),
  );

/** The smallest of the numbers that at least this share of them does not exceed. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? 0;
