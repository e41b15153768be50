import type { ComponentChildren } from 'preact';
import type { Answered } from '#engine/core/answer.ts';
import { own } from '#engine/core/own.ts';
import type { ClauseId } from '#engine/index.ts';
import { clauseAddress } from '#src/addresses.ts';
import type { Lang } from '#src/lang.ts';
import type { CalculatorWords, Cited } from './calculator.ts';
import type { ClauseTarget } from './form.ts';
import type { LinkNotice } from './link.ts';
import { memo } from './memo.ts';
import { sorted, type Said, type SaidLine } from './say.ts';
import { answerWords, FEW_LINES } from './answer-words.ts';

export type Targets = Readonly<Record<string, ClauseTarget>>;

/** What the clauses that an answer may cite are called: those of other pages, and of this one. */
interface Titles {
  readonly lang: Lang;
  readonly clauses: Readonly<Record<string, string>>;
  readonly here?: Readonly<Record<string, string>>;
}

/** A clause of the same page is a step away; the others have pages of their own. */
export const targetsOf = ({ clauses, here, lang }: Titles, cites: readonly ClauseId[]): Targets =>
  Object.fromEntries(
    cites.map((id) => {
      const title = own(clauses, id);
      return [
        id,
        title === undefined
          ? { title: own(here, id) ?? titleOn(id), href: `#${id}` }
          : { title, href: clauseAddress(lang, id) },
      ];
    }),
  );

const titleOn = (id: string): string =>
  document.getElementById(id)?.querySelector('.clause__title')?.textContent.trim() ?? id;

export function Notices({
  lang,
  notices,
}: {
  readonly lang: Lang;
  readonly notices: readonly LinkNotice[];
}) {
  return (
    <div role="alert" class="notices">
      {notices.map((notice) => (
        <p>{answerWords[lang].notice(notice)}</p>
      ))}
    </div>
  );
}

/** The answer in a few words, or the rules that stand in its way. Spoken when it changes. */
export function Outcome<Field extends string, Value, L extends Cited, V extends Cited>({
  reply,
  words,
  lang,
  clauses,
}: {
  readonly reply: Answered<Value, L, V>;
  readonly words: CalculatorWords<Field, Value, L, V>;
  readonly lang: Lang;
  readonly clauses: Targets;
}) {
  if (reply.kind === 'answer') {
    return <p class="answer__headline">{words.headline(reply.answer.value)}</p>;
  }
  return (
    <>
      <p class="answer__headline answer__headline--no">{answerWords[lang].notAllowed}</p>
      <ul class="violations">
        {reply.violations.map((violation) => (
          <li>
            {words.violation(violation)} <ClauseLink clauses={clauses} id={violation.clause} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What decided this position, and, folded away, what holds besides. */
export function Lines<Field extends string, Value, L extends Cited, V>({
  lines,
  words,
  lang,
  clauses,
}: {
  readonly lines: readonly L[];
  readonly words: CalculatorWords<Field, Value, L, V>;
  readonly lang: Lang;
  readonly clauses: Targets;
}) {
  const { because, goodToKnow } = answerWords[lang];
  const { reasons, asides } = sorted(lines.map((line) => ({ line, said: words.line(line) })));
  return (
    <section class="lines" aria-label={`${because}: ${words.title}`}>
      {reasons.length > 0 && (
        <Folded title={because} count={reasons.length} folded={reasons.length > FEW_LINES}>
          <SaidList lines={reasons} clauses={clauses} />
        </Folded>
      )}
      {asides.length > 0 && (
        <Folded title={goodToKnow} count={asides.length} folded>
          <SaidList lines={asides} clauses={clauses} />
        </Folded>
      )}
    </section>
  );
}

function Folded({
  title,
  count,
  folded,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly folded: boolean;
  readonly children: ComponentChildren;
}) {
  return folded ? (
    <details>
      <summary>
        {title} ({count})
      </summary>
      {children}
    </details>
  ) : (
    <>
      <p class="lines__title">{title}</p>
      {children}
    </>
  );
}

/** Reasons, each with its amount and the clause it rests on. */
export function LineList<L extends Cited>({
  lines,
  say,
  clauses,
}: {
  readonly lines: readonly L[];
  readonly say: (line: L) => Said;
  readonly clauses: Targets;
}) {
  return <SaidList lines={lines.map((line) => ({ line, said: say(line) }))} clauses={clauses} />;
}

function SaidList({
  lines,
  clauses,
}: {
  readonly lines: readonly SaidLine<Cited>[];
  readonly clauses: Targets;
}) {
  return (
    <ol>
      {lines.map(({ line: { clause }, said: { text, amount } }) => (
        <Reason text={text} amount={amount} clause={clause} clauses={clauses} />
      ))}
    </ol>
  );
}

interface ReasonProps {
  readonly text: string;
  readonly amount: string | undefined;
  readonly clause: ClauseId;
  readonly clauses: Targets;
}

/** One of many: an act of the reader changes few of them. */
const Reason = memo(({ text, amount, clause, clauses }: ReasonProps) => (
  <li class="line">
    <span class="line__text">{text}</span>
    {amount !== undefined && <span class="line__amount">{amount}</span>}
    <ClauseLink clauses={clauses} id={clause} />
  </li>
));

export function ClauseLink({ clauses, id }: { readonly clauses: Targets; readonly id: ClauseId }) {
  const target = clauses[id];
  return (
    <a class="cite" href={target?.href ?? `#${id}`}>
      {target?.title ?? id}
    </a>
  );
}
