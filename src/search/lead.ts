import { isCalculator, type Asked, type Query } from './query.ts';
import type { Ranked } from './rank.ts';
import type { Line, Shelf } from './shelf.ts';

/** How much of the query a calculator must be called, by itself and with what its answers rest on. */
const LEAST = { named: 0.3, likely: 0.65 };

/** What is left of a long name that the query has hardly a word of, if no answer speaks of it. */
const PASSING = 0.4;

/** What it adds that a calculator can cite one of the first answers, by their place. */
const CITES = [0.35, 0.15, 0.1];

/** The calculator whose subject is asked: it is shown above the clauses. */
export const leading = (
  shelf: Shelf,
  { asked, game, wantsCalculator }: Query,
  ranked: readonly Ranked[],
): Line | undefined => {
  const answers = ranked.filter(({ line }) => line.ideas.length > 0).slice(0, CITES.length);
  const games = new Set([game ?? answers[0]?.line.record.game]);
  const words = asked.filter(({ word }) => !isCalculator(word));
  const weights = words.map(({ meanings, share }) =>
    Math.max(0.5, ...meanings.map(({ stems: [root = ''] }) => share * shelf.rarity(root))),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const likely = shelf.calculators.flatMap((line) => {
    const { record, title, also } = line;
    if (!wantsCalculator && !games.has(record.game)) return [];
    const name = record.id.replace(/^try\//, '');
    const names = new Set([...title, ...also, ...line.named]);
    const called = words.reduce((sum, { meanings }, k) => {
      const near = meanings.filter(({ stems }) => stems.every((each) => names.has(each)));
      return sum + (weights[k] ?? 0) * Math.max(0, ...near.map(({ nearness }) => nearness));
    }, 0);
    const named = total === 0 ? 0 : called / total;
    const cites = answers.reduce(
      (sum, answer, k) =>
        sum + (answer.line.record.calculators.includes(name) ? (CITES[k] ?? 0) : 0),
      0,
    );
    const told = (): number =>
      Math.max(...[title, also, line.named].map((each) => toldOf(each, words, shelf)));
    const subject = cites > 0 ? named + cites : named * (PASSING + (1 - PASSING) * told());
    const isAsked = named >= LEAST.named && (wantsCalculator || subject >= LEAST.likely);
    return isAsked ? [{ line, score: named + cites }] : [];
  });
  return likely.toSorted((a, b) => b.score - a.score)[0]?.line;
};

/** Which part of a name the words of a query have. */
const toldOf = (name: readonly string[], words: readonly Asked[], { rarity }: Shelf): number => {
  const meant = new Set(words.flatMap(({ meanings }) => meanings.flatMap(({ stems }) => stems)));
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, each) => sum + rarity(each), 0);
  return name.length === 0 ? 0 : weigh(name.filter((each) => meant.has(each))) / weigh(name);
};
