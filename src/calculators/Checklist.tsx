import type { JSX } from 'preact';
import type { ClauseId } from '#engine/index.ts';
import { byLang, type Lang } from '#src/lang.ts';
import type { ClauseTarget } from './form.ts';
import { ClauseLink } from './Answer.tsx';

interface Step {
  readonly id: string;
  readonly clause: ClauseId;
  readonly done: boolean;
}

interface ChecklistProps<S extends Step> {
  readonly lang: Lang;
  readonly steps: readonly S[];
  /** The first step that is not done. */
  readonly next: string | undefined;
  /** What goes where, in a picture of the size of `STEP_PICTURE`. */
  readonly picture: (step: S) => JSX.Element;
  /** The step in a few words, and in a sentence. */
  readonly name: (step: S) => string;
  readonly say: (step: S) => string;
  readonly clauses: Readonly<Record<string, ClauseTarget>>;
  /** The ids of the steps done after a tap, `boards,dice`. */
  readonly set: (done: string) => void;
}

/** Three of these stand side by side on a phone. */
export const STEP_PICTURE = { width: 104, height: 48 } as const;

const WORDS = byLang({
  title: { en: 'Setup checklist', it: 'Passi della preparazione' },
  progress: (done: number, all: number) =>
    done === all
      ? { en: `All ${all} steps are done.`, it: `Tutti i ${all} passi sono fatti.` }
      : { en: `${done} of ${all} steps done`, it: `Passi fatti: ${done} su ${all}` },
  next: { en: 'Now:', it: 'Ora:' },
  inWords: { en: 'All steps in words', it: 'Tutti i passi a parole' },
});

/** A table to be set up, tick by tick: what goes where as a picture, and the next step in words. */
export function Checklist<S extends Step>(list: ChecklistProps<S>) {
  const { lang, steps, next, say, clauses } = list;
  const words = WORDS[lang];
  const now = steps.find(({ id }) => id === next);
  return (
    <section class="checklist" aria-label={words.title}>
      <p class="lines__title">
        {words.progress(steps.filter(({ done }) => done).length, steps.length)}
      </p>
      <ol class="checklist__steps">
        {steps.map((step) => (
          <Tick {...list} step={step} />
        ))}
      </ol>
      {now && (
        <p class="checklist__now">
          <strong>{words.next}</strong> {say(now)} <ClauseLink clauses={clauses} id={now.clause} />
        </p>
      )}
      <details class="ways">
        <summary>{words.inWords}</summary>
        <ol>
          {steps.map((step) => (
            <li id={`step-${step.id}`}>
              {say(step)} <ClauseLink clauses={clauses} id={step.clause} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Tick<S extends Step>({
  step,
  ...list
}: ChecklistProps<S> & {
  readonly step: S;
}) {
  const { steps, next, picture, name, set } = list;
  return (
    <li aria-current={step.id === next ? 'step' : undefined}>
      <label class="choice__option">
        {picture(step)}
        <span>
          <input
            type="checkbox"
            checked={step.done}
            aria-describedby={`step-${step.id}`}
            onChange={() => {
              set(toggled(steps, step.id));
            }}
          />
          {name(step)}
        </span>
      </label>
    </li>
  );
}

const toggled = (steps: readonly Step[], id: string): string =>
  steps
    .filter((step) => step.done !== (step.id === id))
    .map((step) => step.id)
    .join(',');
