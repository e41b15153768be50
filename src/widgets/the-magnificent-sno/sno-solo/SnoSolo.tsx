import {
  CLEAR_DICE,
  POINTS,
  ROUNDS,
  SOLO_TITLES,
  SOLO_TURNS,
  WHITE_DECK,
  YES_NO,
  type RawSolo,
  type SoloValue,
} from '#engine/the-magnificent-sno/index.ts';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { snoSolo } from './calculator.ts';
import { drawingWords } from './words.ts';

type Field = keyof RawSolo;

function Form(form: FormProps<Field>) {
  const turns = SOLO_TURNS[form.draft.module === 'yes' ? 'yes' : 'no'];
  const numbers = Array.from({ length: turns }, (_, i) => String(i + 1));
  // Turns still to come are offered only where they have been chosen, or nothing can be read.
  const isPast = (number: string): boolean =>
    form.problem('discarded') !== undefined ||
    form.draft.discarded.includes(number) ||
    !(Number(number) > Number(form.draft.turn));
  return (
    <Fields>
      <NumberField form={form} field="round" min={1} max={ROUNDS.length} />
      <NumberField form={form} field="turn" min={1} max={turns} />
      <ChoiceField form={form} field="module" options={YES_NO} />
      <ChecksField form={form} field="discarded" options={numbers.filter(isPast)} />
      <NumberField form={form} field="clearDice" {...CLEAR_DICE} />
      <NumberField form={form} field="ownClear" {...CLEAR_DICE} />
      <NumberField form={form} field="whiteDeck" {...WHITE_DECK} />
      <NumberField form={form} field="points" min={0} max={POINTS.max} />
    </Fields>
  );
}

/** The titles from the lowest up, and the one that the points reach. */
function Titles({ lang, value }: DetailProps<SoloValue, Field>) {
  const words = drawingWords[lang];
  if (value.title === undefined) return null;
  return (
    <table class="numbers sno-piles">
      <caption class="lines__title">{words.scale}</caption>
      <tbody>
        {SOLO_TITLES.toReversed().map(({ title, points }) => (
          <tr aria-current={title === value.title ? 'true' : undefined}>
            <th scope="row">{words.steps[title]}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const SnoSolo = island(snoSolo, Form, Titles);
