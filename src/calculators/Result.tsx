import type { ComponentType } from 'preact';
import { calculatorAddress } from '#src/addresses.ts';
import { Lines, Outcome, type Targets } from './Answer.tsx';
import { AnswerActs } from './AnswerActs.tsx';
import { anyCalculator, type Calculator, type Cited } from './calculator.ts';
import { EarlierPositions } from './EarlierPositions.tsx';
import type { DetailProps, FormProps } from './form.ts';
import { Sharing } from './Sharing.tsx';
import { Unreadable } from './Unreadable.tsx';
import type { DraftState, Mode } from './use-draft.ts';
import { shellWords } from './words.ts';

interface ResultProps<Field extends string, Value, L extends Cited, V extends Cited> {
  readonly calculator: Calculator<Field, Value, L, V>;
  readonly mode: Mode;
  readonly form: FormProps<Field, Value, L, V>;
  readonly clauses: Targets;
  readonly state: DraftState<Readonly<Record<Field, string>>>;
  /** What it draws of its answer. */
  readonly Detail: ComponentType<DetailProps<Value, Field>> | undefined;
  /** Whether that drawing has the reasons in it. */
  readonly tellsWhy: boolean;
}

/** The answer, what follows from it, and what can be done with it. */
export function Result<Field extends string, Value, L extends Cited, V extends Cited>({
  calculator,
  mode,
  form,
  clauses,
  state,
  Detail,
  tellsWhy,
}: ResultProps<Field, Value, L, V>) {
  const { lang, draft, reply, set } = form;
  const { here, restart, undo } = state;
  const words = calculator.words[lang];
  const address = calculatorAddress(lang, calculator.name);
  const shared = {
    lang,
    title: words.title,
    path: here === '' ? address : `${address}?${here}`,
    sentence: reply.kind === 'answer' ? words.sentence(draft, reply.answer.value) : undefined,
  };
  return (
    <>
      <div class="answer">
        <div class="answer__said" role="status" aria-label={shellWords[lang].answer}>
          {reply.kind === 'unreadable' ? (
            <Unreadable problems={reply.problems} form={form} />
          ) : (
            <Outcome reply={reply} words={words} lang={lang} clauses={clauses} />
          )}
        </div>
        <AnswerActs {...shared} isPage={mode === 'page'} undo={undo} />
      </div>
      {reply.kind === 'answer' && (
        <>
          {Detail && (
            <Detail
              lang={lang}
              value={reply.answer.value}
              draft={draft}
              set={set}
              clauses={clauses}
            />
          )}
          {!tellsWhy && (
            <Lines lines={reply.answer.lines} words={words} lang={lang} clauses={clauses} />
          )}
        </>
      )}
      {mode === 'page' && (
        <EarlierPositions
          lang={lang}
          calculator={anyCalculator(calculator)}
          draft={draft}
          onOpen={state.reopen}
        />
      )}
      <Sharing {...shared} ownPage={mode === 'embedded'} onReset={restart} />
    </>
  );
}
