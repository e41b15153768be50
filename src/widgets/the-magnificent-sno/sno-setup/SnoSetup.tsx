import { PLAYERS, type SetupValue } from '#engine/the-magnificent-sno/index.ts';
import { Checklist } from '#src/calculators/Checklist.tsx';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { snoSetup, steps } from './calculator.ts';
import { piles, stepSaid } from './labels.ts';
import { StepPicture } from './StepPicture.tsx';

/** The steps are ticked off in the answer; a list that cannot be read is put right here. */
function Fieldset(form: FormOf<typeof snoSetup>) {
  return (
    <Fields>
      <NumberField form={form} field="players" {...PLAYERS} />
      <ChoiceField form={form} field="module" />
      <ChecksField form={form} field="sideB" />
      {form.problem('done') !== undefined && <ChecksField form={form} field="done" />}
    </Fields>
  );
}

function Steps({ lang, value, set, clauses }: DetailOf<typeof snoSetup>) {
  return (
    <>
      <Checklist
        lang={lang}
        steps={value.steps}
        next={value.next}
        picture={({ id }) => <StepPicture lang={lang} step={id} value={value} />}
        name={({ id }) => steps[id][lang]}
        say={(step) => stepSaid(step, value.players, lang)}
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
  const { sets, masterCards, trainerTiles, tents, posters, masterTiles } = value;
  const rows: readonly (readonly [keyof typeof piles, number | undefined])[] = [
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
      <caption class="lines__title">{piles.title[lang]}</caption>
      <tbody>
        {rows.map(
          ([pile, count]) =>
            count !== undefined && (
              <tr>
                <th scope="row">{piles[pile][lang]}</th>
                <td>{count}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

export const SnoSetup = island(snoSetup, Fieldset, Steps);
