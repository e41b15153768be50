import { useState } from 'preact/hooks';
import type { Draft } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';
import { byLang, dayIn, daysAgo, type Lang } from '#src/lang.ts';
import type { AnyCalculator } from '../calculator.ts';
import type { Last } from '../kept.ts';
import { parseLink } from '../link.ts';
import { answerWords } from '../answer-words.ts';
import { shellWords } from '../words.ts';

export interface EarlierProps {
  readonly lang: Lang;
  readonly calculator: AnyCalculator;
  readonly draft: Draft;
  readonly onOpen: (position: Last) => void;
}

export type EarlierListProps = EarlierProps & { readonly positions: readonly Last[] };

const WORDS = byLang({
  open: { en: 'Go on with it', it: 'Riprendila' },
  compare: { en: 'Compare', it: 'Confronta' },
  now: { en: 'Now', it: 'Adesso' },
  answer: { en: 'Answer', it: 'Risposta' },
  beside: { en: 'Side by side: what differs', it: 'A confronto: che cosa cambia' },
  same: { en: 'Nothing differs.', it: 'Non cambia nulla.' },
});

const draftOf = ({ start, formerly }: AnyCalculator, { query }: Last): Draft =>
  parseLink(query, start, formerly).draft;

/** What is said of a position in a few words. */
const headlineOf = (calculator: AnyCalculator, draft: Draft, lang: Lang): string => {
  const reply = calculator.ask(draft);
  const words = calculator.words[lang];
  if (reply.kind === 'answer') return words.headline(reply.answer.value);
  if (reply.kind === 'unreadable') return shellWords[lang].toFillIn;
  const [first] = reply.violations;
  return first === undefined ? answerWords[lang].notAllowed : words.violation(first);
};

/** The reasons, each as one sentence with its amount. */
const reasonsOf = (calculator: AnyCalculator, draft: Draft, lang: Lang): readonly string[] => {
  const reply = calculator.ask(draft);
  const words = calculator.words[lang];
  if (reply.kind === 'unreadable') return [];
  if (reply.kind === 'violations') return reply.violations.map((each) => words.violation(each));
  return reply.answer.lines
    .map((line) => words.line(line))
    .filter(({ aside }) => aside !== true)
    .map(({ text, amount }) => (amount === undefined ? text : `${text} ${amount}`));
};

/** The positions of other days, the latest first, and one of them beside the present one. */
export function EarlierList({ lang, calculator, draft, onOpen, positions }: EarlierListProps) {
  const words = WORDS[lang];
  const [beside, setBeside] = useState<Last>();
  return (
    <>
      <ol class="earlier__list">
        {positions.map((position) => {
          const when = `${daysAgo(position.on, lang)}, ${dayIn(position.on, lang)}`;
          return (
            <li>
              <p>
                <span class="quiet">{when}</span>{' '}
                {headlineOf(calculator, draftOf(calculator, position), lang)}
              </p>
              <p class="sharing__buttons">
                <button
                  type="button"
                  class="button"
                  aria-label={`${words.open}: ${when}`}
                  onClick={() => {
                    onOpen(position);
                  }}
                >
                  {words.open}
                </button>
                <button
                  type="button"
                  class="button button--quiet"
                  aria-label={`${words.compare}: ${when}`}
                  aria-pressed={beside === position}
                  onClick={() => {
                    setBeside(beside === position ? undefined : position);
                  }}
                >
                  {words.compare}
                </button>
              </p>
            </li>
          );
        })}
      </ol>
      {beside && (
        <Beside
          lang={lang}
          calculator={calculator}
          then={draftOf(calculator, beside)}
          now={draft}
          when={dayIn(beside.on, lang)}
        />
      )}
    </>
  );
}

interface BesideProps {
  readonly lang: Lang;
  readonly calculator: AnyCalculator;
  readonly then: Draft;
  readonly now: Draft;
  /** The day of the one that is not now. */
  readonly when: string;
}

/** Two positions: the fields, the answer and the reasons in which they differ. */
function Beside({ lang, calculator, then, now, when }: BesideProps) {
  const words = WORDS[lang];
  const rows = differences(calculator, then, now, lang);
  if (rows.length === 0) return <p role="status">{words.same}</p>;
  return (
    <div class="table-scroll" role="region" aria-label={words.beside} tabIndex={0}>
      <table class="beside">
        <caption>{words.beside}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{when}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, one, other }) => (
            <tr>
              <th scope="row">{label}</th>
              <td>{one}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const differences = (
  calculator: AnyCalculator,
  then: Draft,
  now: Draft,
  lang: Lang,
): readonly { readonly label: string; readonly one: string; readonly other: string }[] => {
  const { fields, options } = calculator.words[lang];
  const shown = (field: string, text: string): string => own(own(options, field), text) ?? text;
  const [before, after] = [then, now].map((draft) => reasonsOf(calculator, draft, lang));
  const gone = (before ?? []).filter((reason) => !after?.includes(reason));
  const come = (after ?? []).filter((reason) => !before?.includes(reason));
  return [
    ...Object.keys(calculator.start).map((field) => ({
      label: own(fields, field) ?? field,
      one: shown(field, own(then, field) ?? ''),
      other: shown(field, own(now, field) ?? ''),
    })),
    {
      label: WORDS[lang].answer,
      one: headlineOf(calculator, then, lang),
      other: headlineOf(calculator, now, lang),
    },
    ...Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => ({
      label: i === 0 ? answerWords[lang].because : '',
      one: gone[i] ?? '',
      other: come[i] ?? '',
    })),
  ].filter(({ one, other }) => one !== other);
};
