import { itemsIn } from '#engine/core/fields.ts';
import { DISC_CARDS } from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { shows } from '../shared/shows.ts';
import { WordsField } from '../shared/WordsField.tsx';
import { labels, strengthDiscs } from './calculator.ts';

function Fieldset(form: FormOf<typeof strengthDiscs>) {
  const { lang, draft, reply } = form;
  const listed = [...itemsIn(draft.using), ...itemsIn(draft.waiting)];
  const elsewhere = DISC_CARDS.filter((card) => !listed.includes(card));
  const isOpen = reply.kind === 'answer' && reply.answer.value.candidates.length > 0;
  return (
    <Fields>
      <NumberField form={{ ...form, hint: () => shellWords[lang].kept }} field="total" />
      <ChecksField form={form} field="using" />
      <WordsField form={form} field="waiting" addable={elsewhere} />
      <SelectField form={form} field="draws" blank={labels.none[lang]} />
      <SelectField form={form} field="freed" blank={labels.none[lang]} />
      {shows(form, 'chosen', isOpen || draft.chosen.trim() !== '') && (
        <SelectField form={form} field="chosen" blank={labels.open[lang]} />
      )}
    </Fields>
  );
}

/** Every disc with its holder, and the cards that go without. */
function Discs({ lang, value }: DetailOf<typeof strengthDiscs>) {
  const holders = labels.holders[lang];
  return (
    <div>
      <p class="lines__title">{labels.discs[lang]}</p>
      <ul class="card-row">
        {value.discs.map((who) => (
          <li class={who === 'free' ? 'disc' : 'disc on'}>{holders[who]}</li>
        ))}
      </ul>
      {value.waiting.length > 0 && (
        <>
          <p class="lines__title">{labels.waiting[lang]}</p>
          <ul class="card-row">
            {value.waiting.map((card) => (
              <li>{holders[card]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export const StrengthDiscs = island(strengthDiscs, Fieldset, Discs);
