import type { ClauseId } from '#engine/index.ts';
import type { ClauseTarget } from './form.ts';
import { ClauseLink } from './Shell.tsx';

interface Step {
  readonly id: string;
  readonly clause: ClauseId;
  readonly done: boolean;
}

interface ChecklistProps<S extends Step> {
  readonly words: {
    readonly title: string;
    readonly progress: (done: number, steps: number) => string;
  };
  readonly steps: readonly S[];
  /** The first step that is not done. */
  readonly next: string | undefined;
  readonly say: (step: S) => string;
  readonly clauses: Readonly<Record<string, ClauseTarget>>;
  /** The ids of the steps done after a tap, `boards,dice`. */
  readonly set: (done: string) => void;
}

/** Steps to tick off, each with the clause it rests on. */
export function Checklist<S extends Step>({
  words,
  steps,
  next,
  say,
  clauses,
  set,
}: ChecklistProps<S>) {
  const toggled = (id: string): string =>
    steps
      .filter((step) => step.done !== (step.id === id))
      .map((step) => step.id)
      .join(',');
  return (
    <section class="checklist" aria-label={words.title}>
      <p class="lines__title">
        {words.progress(steps.filter(({ done }) => done).length, steps.length)}
      </p>
      <ol>
        {steps.map((step) => (
          <li aria-current={step.id === next ? 'step' : undefined}>
            <label class="choice__option">
              <input
                type="checkbox"
                checked={step.done}
                onChange={() => {
                  set(toggled(step.id));
                }}
              />
              <span>{say(step)}</span>
            </label>
            <ClauseLink clauses={clauses} id={step.clause} />
          </li>
        ))}
      </ol>
    </section>
  );
}
