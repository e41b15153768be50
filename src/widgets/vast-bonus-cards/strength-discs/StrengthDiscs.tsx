import {
  DISC_CARDS,
  DISC_TOTALS,
  type RawStrengthDiscs,
  type StrengthDiscsValue,
} from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { shows } from '../shared/shows.ts';
import { WordsField } from '../shared/WordsField.tsx';
import { strengthDiscs } from './calculator.ts';
import { discsWords } from './words.ts';

type Field = keyof RawStrengthDiscs;

const wordsIn = (text: string): readonly string[] => text.match(/[^\s,;]+/g) ?? [];

function Form(form: FormProps<Field>) {
  const words = discsWords[form.lang];
  const { using, waiting, draws, freed, chosen } = form.draft;
  const listed = wordsIn(`${using},${waiting}`);
  const isOpen = freed.trim() !== '' && wordsIn(`${waiting},${draws}`).length > 1;
  const elsewhere = DISC_CARDS.filter((card) => !listed.includes(card));
  const counted: FormProps<Field> = { ...form, hint: () => shellWords[form.lang].kept };
  return (
    <Fields>
      <NumberField form={counted} field="total" {...DISC_TOTALS} />
      <ChecksField form={form} field="using" options={DISC_CARDS} />
      <WordsField
        form={form}
        field="waiting"
        options={DISC_CARDS}
        addable={elsewhere}
        max={DISC_CARDS.length}
      />
      <SelectField form={form} field="draws" options={DISC_CARDS} blank={words.none} />
      <SelectField form={form} field="freed" options={DISC_CARDS} blank={words.none} />
      {shows(form, 'chosen', isOpen || chosen.trim() !== '') && (
        <SelectField form={form} field="chosen" options={DISC_CARDS} blank={words.open} />
      )}
    </Fields>
  );
}

/** Every disc with its holder, and the cards that go without. */
function Discs({ lang, value }: DetailProps<StrengthDiscsValue, Field>) {
  const words = discsWords[lang];
  return (
    <div class="vbc-discs">
      <p class="lines__title">{words.discs}</p>
      <ul>
        {value.discs.map((who) => (
          <li class={who === 'free' ? 'vbc-disc vbc-disc--free' : 'vbc-disc'}>
            {words.holder(who)}
          </li>
        ))}
      </ul>
      {value.waiting.length > 0 && (
        <>
          <p class="lines__title">{words.waiting}</p>
          <ul>
            {value.waiting.map((card) => (
              <li class="vbc-disc vbc-disc--none">{words.card(card)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export const StrengthDiscs = island(strengthDiscs, Form, Discs);
