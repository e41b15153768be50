import { createHash } from 'node:crypto';
import type { AnyCalculator, Cited } from '#src/calculators/calculator.ts';
import { parseLink } from '#src/calculators/link.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { LANGS, type Lang } from '#src/lang.ts';

/** What a calculator said of a position on the day it was recorded. */
export interface AnswerRecord {
  readonly query: string;
  readonly kind: 'answer' | 'violations' | 'unreadable';
  /** A digest of everything that is not words. */
  readonly facts: string;
  /** The clause and the code of each line; of a field that cannot be read, its name and the code. */
  readonly codes: readonly string[];
  /** Headline, lines and sentence, or what stands in the way, in each language. */
  readonly said: Readonly<Record<Lang, readonly string[]>>;
}

export const recordOf = (calculator: AnyCalculator, query: string): AnswerRecord => {
  const reply = calculator.ask(parseLink(query, calculator.start).draft);
  const { facts, codes } = factsOf(reply);
  return {
    query,
    kind: reply.kind,
    facts: createHash('sha256').update(steady(facts)).digest('hex').slice(0, 12),
    codes,
    said: Object.fromEntries(
      LANGS.map((lang) => [lang, said(replyJson(calculator, query, lang) as Reply)]),
    ) as Record<Lang, readonly string[]>,
  };
};

const citing = ({ clause, code }: Cited): string => `${clause} ${code}`;

const factsOf = (
  reply: ReturnType<AnyCalculator['ask']>,
): { readonly facts: unknown; readonly codes: readonly string[] } => {
  switch (reply.kind) {
    case 'answer':
      return { facts: reply.answer, codes: reply.answer.lines.map(citing) };
    case 'violations':
      return { facts: reply.violations, codes: reply.violations.map(citing) };
    case 'unreadable':
      return {
        facts: reply.problems,
        codes: reply.problems.map(({ field, code }) => `${field} ${code}`),
      };
  }
};

/** JSON that does not depend on the order in which an object's parts were made. */
const steady = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

interface Text {
  readonly text: string;
  readonly shown?: string;
  readonly aside?: true;
}

interface Reply {
  readonly headline?: string;
  readonly lines?: readonly Text[];
  readonly sentence?: string;
  readonly violations?: readonly Text[];
  readonly problems?: readonly Text[];
}

const said = (reply: Reply): readonly string[] => {
  const { headline, lines = [], sentence, violations = [], problems = [] } = reply;
  const texts = [...lines, ...violations, ...problems].map(({ text, shown, aside }) =>
    [aside ? '(aside)' : [], text, shown === undefined ? [] : `| ${shown}`].flat().join(' '),
  );
  return [headline, ...texts, sentence].filter((text) => text !== undefined);
};
