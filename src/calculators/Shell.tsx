import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Draft } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';
import { calculatorAddress } from '#src/addresses.ts';
import { daysAgo, type Lang } from '#src/lang.ts';
import { rests } from './arises.ts';
import { anyCalculator, type Calculator, type Cited, type ReadingField } from './calculator.ts';
import { ClauseLink, Lines, Notices, Outcome, targetsOf, type Targets } from './Answer.tsx';
import { AnswerActs } from './AnswerActs.tsx';
import { ChoiceField } from './controls.tsx';
import { EarlierPositions } from './EarlierPositions.tsx';
import type { DetailProps, FormProps } from './form.ts';
import { formProps } from './form-props.ts';
import { Sharing } from './Sharing.tsx';
import type { Table } from './table.ts';
import { Unreadable } from './Unreadable.tsx';
import { useDraft, type Mode } from './use-draft.ts';
import { shellWords } from './words.ts';

export interface Preset {
  readonly title: string;
  readonly input: Draft;
}

/** What the page hands to a calculator; plain data, because it travels in the markup. */
export interface IslandProps {
  readonly lang: Lang;
  readonly mode: Mode;
  /** Titles of the clauses that an answer may cite, as far as they stand on other pages. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Those of the same page. They do not travel: once there is a page, they are read there. */
  readonly here?: Readonly<Record<string, string>>;
  readonly presets: readonly Preset[];
}

/** What a page shows of a calculator, and what is best done before that, in pieces. */
export type Island = ((props: IslandProps) => preact.JSX.Element) & {
  readonly before?: readonly (() => unknown)[];
};

type DraftOf<Field extends string> = Readonly<Record<Field, string>>;

/**
 * Joins a calculator with its form, and with what it draws of its answer, into the component a page
 * shows. A drawing that `tellsWhy` has the reasons in it, so that they need no list below.
 */
export const island = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
  Form: ComponentType<NoInfer<FormProps<Field, Value, L, V>>>,
  Detail?: ComponentType<NoInfer<DetailProps<Value, Field>>>,
  { tellsWhy = false }: { readonly tellsWhy?: boolean } = {},
): Island => {
  function CalculatorIsland(props: IslandProps) {
    const { lang, mode, presets } = props;
    const address = calculatorAddress(lang, calculator.name);
    const [clauses] = useState(() => targetsOf(props, calculator.cites));
    const state = useDraft<DraftOf<Field>>(calculator, mode);
    const { draft, here, notices, set, restart, undo } = state;
    const words = calculator.words[lang];
    const reply = calculator.ask(draft);
    const form = formProps({ lang, calculator, draft, set, reply, table: state.table });
    const shared = {
      lang,
      title: words.title,
      path: here === '' ? address : `${address}?${here}`,
      sentence: reply.kind === 'answer' ? words.sentence(draft, reply.answer.value) : undefined,
    };
    return (
      <div class="calculator__body">
        <Presets lang={lang} presets={presets} onOpen={restart}>
          <GoOn lang={lang} on={state.last?.on} act={state.goOn} />
        </Presets>
        <Notices lang={lang} notices={notices} />
        <form
          class="calculator__form"
          aria-label={words.title}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Form {...form} />
          <Readings calculator={calculator} form={form} clauses={clauses} />
        </form>
        <div class="calculator__result">
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
        </div>
      </div>
    );
  }
  return Object.assign(CalculatorIsland, { before: firstReplies(calculator) });
};

/** The replies that the first render will ask for; they are remembered. */
const firstReplies = <Field extends string, Value, L extends Cited, V extends Cited>({
  ask,
  start,
  readings,
}: Calculator<Field, Value, L, V>): readonly (() => unknown)[] => [
  () => ask(start),
  ...readings.map((reading) => () => rests(ask, start, reading)),
];

/** The way back to the last position, with its day. */
function GoOn({
  lang,
  on,
  act,
}: {
  readonly lang: Lang;
  readonly on: string | undefined;
  readonly act: (() => void) | undefined;
}) {
  if (on === undefined) return null;
  return (
    <button type="button" class="chip" onClick={act}>
      {shellWords[lang].goOn(daysAgo(on, lang))}
    </button>
  );
}

function Presets({
  lang,
  presets,
  onOpen,
  children,
}: {
  readonly lang: Lang;
  readonly presets: readonly Preset[];
  readonly onOpen: (input: Draft) => void;
  /** What stands beside the title; there is room for it, so that nothing moves when it comes. */
  readonly children: ComponentChildren;
}) {
  if (presets.length === 0) return <>{children}</>;
  return (
    <div class="presets" role="group" aria-label={shellWords[lang].examples}>
      <div class="presets__head">
        <span class="presets__label" aria-hidden="true">
          {shellWords[lang].examples}
        </span>
        {children}
      </div>
      <div class="presets__row">
        {presets.map(({ title, input }) => (
          <button
            type="button"
            class="chip"
            onClick={() => {
              onOpen(input);
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A question that does not arise is out of sight, unless its switch is not where it begins. */
const isInPlay = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
  draft: DraftOf<Field>,
  reading: ReadingField<Field>,
  table: Table,
): boolean =>
  draft[reading.field] !== (own(table, reading.clause) ?? reading.options[0]) ||
  rests(calculator.ask, draft, reading);

interface ReadingsProps<Field extends string, Value, L extends Cited, V extends Cited> {
  readonly calculator: Calculator<Field, Value, L, V>;
  readonly form: FormProps<Field>;
  readonly clauses: Targets;
}

/** The switches of the open questions that arise. */
function Readings<Field extends string, Value, L extends Cited, V extends Cited>({
  calculator,
  form,
  clauses,
}: ReadingsProps<Field, Value, L, V>) {
  const { draft, table } = form;
  return (
    <>
      {calculator.readings
        .filter((reading) => isInPlay(calculator, draft, reading, table))
        .map((reading) => (
          <Reading
            form={form}
            reading={reading}
            clauses={clauses}
            ours={own(table, reading.clause)}
          />
        ))}
    </>
  );
}

/** The switch of an open question, with a link to the question. */
function Reading<Field extends string>({
  form,
  reading,
  clauses,
  ours,
}: {
  readonly form: FormProps<Field>;
  readonly reading: ReadingField<Field>;
  readonly clauses: Targets;
  /** The reading that the group has agreed on, if it has. */
  readonly ours: string | undefined;
}) {
  const words = shellWords[form.lang];
  const remark = (option: string): string => {
    if (option === ours) return ` (${words.yourTable})`;
    return option === reading.options[0] ? ` (${words.isDefault})` : '';
  };
  const labelled: FormProps<Field> = {
    ...form,
    optionLabel: (field, option) => `${form.optionLabel(field, option)}${remark(option)}`,
  };
  return (
    <div class="reading">
      <p class="quiet">
        {words.openQuestion}: <ClauseLink clauses={clauses} id={reading.clause} />
      </p>
      <ChoiceField form={labelled} field={reading.field} options={reading.options} />
    </div>
  );
}
