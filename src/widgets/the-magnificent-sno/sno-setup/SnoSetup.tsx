import {
  PLAYERS,
  SETUP_STEPS,
  SIDE_B,
  YES_NO,
  type RawSetup,
  type SetupValue,
} from '#engine/the-magnificent-sno/index.ts';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { ClauseLink, island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { snoSetup } from './calculator.ts';
import { checklistWords } from './words.ts';

type Field = keyof RawSetup;

/** The steps are ticked off in the answer; a list that cannot be read is put right here. */
function Form(form: FormProps<Field>) {
  return (
    <Fields>
      <NumberField form={form} field="players" {...PLAYERS} />
      <ChoiceField form={form} field="module" options={YES_NO} />
      <ChecksField form={form} field="sideB" options={SIDE_B} />
      {form.problem('done') !== undefined && (
        <ChecksField form={form} field="done" options={SETUP_STEPS} />
      )}
    </Fields>
  );
}

function Checklist({ lang, value, set, clauses }: DetailProps<SetupValue, Field>) {
  const words = checklistWords[lang];
  const toggled = (id: string): string =>
    value.steps
      .filter((step) => step.done !== (step.id === id))
      .map((step) => step.id)
      .join(',');
  return (
    <>
      <section class="checklist" aria-label={words.title}>
        <p class="lines__title">{words.progress(value.done, value.steps.length)}</p>
        <ol>
          {value.steps.map((step) => (
            <li aria-current={step.id === value.next ? 'step' : undefined}>
              <label class="choice__option">
                <input
                  type="checkbox"
                  checked={step.done}
                  onChange={() => {
                    set({ done: toggled(step.id) });
                  }}
                />
                <span>{words.step(step, value.players)}</span>
              </label>
              <ClauseLink clauses={clauses} id={step.clause} />
            </li>
          ))}
        </ol>
      </section>
      <Piles lang={lang} value={value} />
    </>
  );
}

/** What the table looks like when all is laid out, to count by. */
function Piles({ lang, value }: { readonly lang: Lang; readonly value: SetupValue }) {
  const { left, rows } = checklistWords[lang];
  const { sets, masterCards, trainerTiles, tents, posters, masterTiles } = value;
  const piles: readonly (readonly [keyof typeof rows, number | undefined])[] = [
    ['dice', value.dice.total],
    ['sets', sets.total],
    ['masterDeck', masterCards?.deck],
    ['trainerTiles', trainerTiles.left],
    ['tents', tents.left],
    ['posters', posters.deck],
    ['white', posters.whiteDeck],
    ['masterTiles', masterTiles?.pile],
    ['whiteTiles', value.whiteTiles],
    ['orderCards', value.orderCards === 0 ? undefined : value.orderCards],
    ['hats', value.hats],
  ];
  return (
    <table class="sno-piles">
      <caption class="lines__title">{left}</caption>
      <tbody>
        {piles.map(
          ([pile, count]) =>
            count !== undefined && (
              <tr>
                <th scope="row">{rows[pile]}</th>
                <td>{count}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

export const SnoSetup = island(snoSetup, Form, Checklist);
