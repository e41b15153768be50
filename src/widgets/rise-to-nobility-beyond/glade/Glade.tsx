import { GLADE_SLOTS } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  ChecksField,
  ChoiceField,
  DieField,
  Group,
  NumberField,
  TextField,
} from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { Picture } from '#src/figures/kit.tsx';
import { byLang } from '#src/lang.ts';
import { glade, labels } from './calculator.ts';
import { CardRow, ROW_HEIGHT, ROW_WIDTH } from './CardRow.tsx';

const WORDS = byLang(labels);

function Form(form: FormOf<typeof glade>) {
  const words = WORDS[form.lang];
  return (
    <>
      <Group title={words.card}>
        <ChoiceField form={form} field="type" />
        <NumberField form={form} field="relics" />
        <NumberField form={form} field="elders" />
        <NumberField form={form} field="dwellings" />
        <ChoiceField form={form} field="sameEffect" />
        <ChoiceField form={form} field="discard" />
      </Group>
      <Group title={words.die}>
        <p class="quiet field--wide">{words.optional}</p>
        <DieField form={form} field="die" />
      </Group>
      <Group title={words.board}>
        <p class="quiet field--wide">
          {words.notation} {shellWords[form.lang].kept}
        </p>
        <TextField form={form} field="slot1" />
        <TextField form={form} field="slot2" />
        <TextField form={form} field="slot3" />
        <ChecksField form={form} field="taken" options={GLADE_SLOTS.map(String)} />
      </Group>
    </>
  );
}

/** The slots of the Glade with what each takes, and the cards of the type in their row. */
function Extension({ lang, value }: DetailOf<typeof glade>) {
  const words = WORDS[lang];
  return (
    <div class="glade">
      {value.slots.length > 0 && (
        <ul class="glade__slots">
          {value.slots.map((slot) => (
            <li class={`glade__slot glade__slot--${slot.fits}`}>
              <span class="dice-row">
                {slot.values.map((face) => (
                  <Die value={face} out={slot.fits === 'yes'} />
                ))}
                {slot.values.length === 0 && <Die value={0} ghost />}
              </span>
              {words.slot(slot)}
            </li>
          ))}
        </ul>
      )}
      <Picture width={ROW_WIDTH} height={ROW_HEIGHT}>
        <CardRow
          type={value.type}
          owned={value.before}
          taking="taken"
          discard={value.after > value.before ? 'none' : 'other'}
        />
      </Picture>
    </div>
  );
}

export const Glade = island(glade, Form, Extension);
