import {
  PLAYERS,
  SETUP_STEPS,
  SIDE_B,
  YES_NO,
  type RawSetup,
  type SetupValue,
} from '#engine/the-magnificent-sno/index.ts';
import { Checklist } from '#src/calculators/Checklist.tsx';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
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

function Steps({ lang, value, set, clauses }: DetailProps<SetupValue, Field>) {
  const words = checklistWords[lang];
  return (
    <>
      <Checklist
        words={words}
        steps={value.steps}
        next={value.next}
        say={(step) => words.step(step, value.players)}
        clauses={clauses}
        set={(done) => {
          set({ done });
        }}
      />
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
    <table class="numbers sno-piles">
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

export const SnoSetup = island(snoSetup, Form, Steps);
