import { itemsIn } from '#engine/core/fields.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { ROUNDS, SOLO_TITLES, SOLO_TURNS } from '#engine/the-magnificent-sno/index.ts';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { labels, snoSolo } from './calculator.ts';

function Fieldset(form: FormOf<typeof snoSolo>) {
  const { draft } = form;
  const turns = SOLO_TURNS[draft.module === 'yes' ? 'yes' : 'no'];
  const numbers = Array.from({ length: turns }, (_, i) => i + 1);
  // Turns still to come are offered only where they have been chosen, or nothing can be read.
  const isPast = (number: number): boolean =>
    form.problem('discarded') !== undefined ||
    itemsIn(draft.discarded).includes(String(number)) ||
    number <= (wholeIn(draft.turn) ?? turns);
  return (
    <Fields>
      <NumberField form={form} field="round" min={1} max={ROUNDS.length} />
      <NumberField form={form} field="turn" max={turns} />
      <ChoiceField form={form} field="module" />
      <ChecksField form={form} field="discarded" options={numbers.filter(isPast).map(String)} />
      <NumberField form={form} field="clearDice" />
      <NumberField form={form} field="ownClear" />
      <NumberField form={form} field="whiteDeck" />
      <NumberField form={form} field="points" min={0} />
    </Fields>
  );
}

/** The titles from the lowest up, and the one that the points reach. */
function Titles({ lang, value }: DetailOf<typeof snoSolo>) {
  if (value.title === undefined) return null;
  return (
    <table class="numbers sno-piles">
      <caption class="lines__title">{labels.scale[lang]}</caption>
      <tbody>
        {SOLO_TITLES.toReversed().map(({ title, points }) => (
          <tr aria-current={title === value.title ? 'true' : undefined}>
            <th scope="row">{labels.steps[title][lang]}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const SnoSolo = island(snoSolo, Fieldset, Titles);
