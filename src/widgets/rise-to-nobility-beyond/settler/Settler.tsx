import { GOODS, SETTLER_GOODS } from '#engine/rise-to-nobility-beyond/index.ts';
import { Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { labels, settler } from './calculator.ts';

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

const STEP = 26;
const PAIRS = Array.from({ length: SETTLER_GOODS.max }, (_, i) => i + 1);

/** Each Good above its Rock Rose, up to the most a settler takes; beyond the line it is enough. */
function Pairs({ value: { goods, best = 0 } }: DetailOf<typeof settler>) {
  const state = (pair: number): string => {
    if (pair <= goods) return 'pair pair--spent';
    return pair <= best ? 'pair pair--possible' : 'pair';
  };
  const enough = SETTLER_GOODS.min * STEP + 2;
  return (
    <svg
      class="figure"
      viewBox={`0 0 ${STEP * SETTLER_GOODS.max + 4} 76`}
      width="420"
      aria-hidden="true"
    >
      {PAIRS.map((pair) => (
        <g class={state(pair)} transform={`translate(${(pair - 1) * STEP + 2} 2)`}>
          <rect x="4" y="1" width="18" height="18" rx="3" />
          <path d="M13 25 22 35 13 45 4 35Z" />
          <text x="13" y="66" text-anchor="middle">
            {pair}
          </text>
        </g>
      ))}
      <path class="pair__enough" d={`M${enough} 2V72`} />
    </svg>
  );
}

export const Settler = island(settler, Form, Pairs);
