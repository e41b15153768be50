import { GOODS } from '#engine/rise-to-nobility-beyond/index.ts';
import { Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { labels, settler } from './calculator.ts';
import { PairsFace, spentIn } from './PairsFace.tsx';

function Form(form: FormOf<typeof settler>) {
  const { lang } = form;
  return (
    <>
      <Group title={labels.spent[lang]}>
        {GOODS.map((kind) => (
          <NumberField form={form} field={kind} />
        ))}
      </Group>
      <Fields>
        <NumberField form={form} field="rockRose" />
      </Fields>
      <Group title={labels.held[lang]}>
        <p class="quiet field--wide">{labels.optional[lang]}</p>
        <NumberField form={form} field="goodsHeld" />
        <NumberField form={form} field="rockRoseHeld" />
      </Group>
    </>
  );
}

/** The pairs spent, and those that what is held would allow. */
function Pairs({ value: { rockRose, best }, draft }: DetailOf<typeof settler>) {
  return <PairsFace goods={spentIn(draft)} rockRose={rockRose} best={best} />;
}

export const Settler = island(settler, Form, Pairs);
