import { own } from '#engine/core/own.ts';
import type { Lang } from '#src/lang.ts';
import { answerWords } from './answer-words.ts';
import type { AnyCalculator } from './calculator.ts';
import { makeLink, parseLink } from './link.ts';
import { shellWords } from './words.ts';

/** A calculator's reply to a query string, as plain data with its words: what the command line prints. */
export const replyJson = (calculator: AnyCalculator, query: string, lang: Lang): object => {
  const { draft, notices } = parseLink(query, calculator.start, calculator.formerly);
  const words = calculator.words[lang];
  const shell = shellWords[lang];
  const reply = calculator.ask(draft);
  const request = {
    calculator: calculator.name,
    lang,
    query: makeLink(draft, calculator.start, calculator.formerly),
    notices: notices.map((notice) => ({ ...notice, text: answerWords[lang].notice(notice) })),
  };
  switch (reply.kind) {
    case 'answer': {
      const { value, lines } = reply.answer;
      return {
        ...request,
        ok: true,
        value,
        headline: words.headline(value),
        lines: lines.map((line) => {
          const { text, amount, aside } = words.line(line);
          return {
            ...line,
            text,
            ...(amount !== undefined && { shown: amount }),
            ...(aside && { aside }),
          };
        }),
        sentence: words.sentence(draft, value),
      };
    }
    case 'violations':
      return {
        ...request,
        ok: false,
        violations: reply.violations.map((violation) => ({
          ...violation,
          text: words.violation(violation),
        })),
      };
    case 'unreadable':
      return {
        ...request,
        ok: false,
        violations: [],
        problems: reply.problems.map((problem) => ({
          ...problem,
          label: own(words.fields, problem.field) ?? problem.field,
          text:
            words.problem?.(problem) ??
            shell.problem(
              problem,
              (option) => own(own(words.options, problem.field), option) ?? option,
            ),
        })),
      };
  }
};
