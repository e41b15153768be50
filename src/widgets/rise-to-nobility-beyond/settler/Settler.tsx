import {
  AMOUNT,
  GOODS,
  SETTLER_GOODS,
  type RawSettler,
  type SettlerValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { settler } from './calculator.ts';
import { settlerWords } from './words.ts';

type Field = keyof RawSettler;

function Form(form: FormProps<Field>) {
  const words = settlerWords[form.lang];
  return (
    <>
      <Group title={words.spent}>
        {GOODS.map((kind) => (
          <NumberField form={form} field={kind} {...AMOUNT} />
        ))}
      </Group>
      <Fields>
        <NumberField form={form} field="rockRose" {...AMOUNT} />
      </Fields>
      <Group title={words.held}>
        <p class="quiet field--wide">{words.optional}</p>
        <NumberField form={form} field="goodsHeld" {...AMOUNT} />
        <NumberField form={form} field="rockRoseHeld" {...AMOUNT} />
      </Group>
    </>
  );
}

const STEP = 26;
const PAIRS = Array.from({ length: SETTLER_GOODS.max }, (_, i) => i + 1);

/** Each Good above its Rock Rose, up to the most a settler takes; beyond the line it is enough. */
function Pairs({ value: { goods, best = 0 } }: DetailProps<SettlerValue, Field>) {
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
