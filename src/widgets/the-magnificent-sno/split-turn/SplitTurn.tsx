import { Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { actionLabels } from '../shared/names.ts';
import { labels, splitTurn } from './calculator.ts';

function Form(form: FormOf<typeof splitTurn>) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="total" />
        <NumberField form={form} field="gained" />
      </Fields>
      <Fields>
        <SelectField form={form} field="first" />
        <NumberField form={form} field="firstPower" />
        <SelectField form={form} field="second" />
        <NumberField form={form} field="secondPower" />
      </Fields>
    </>
  );
}

/** Units of the bar's length and height. */
const BAR = { width: 300, height: 44 } as const;

/** A part narrower than this bears its number only. */
const ROOM_FOR_NAME = 84;

/** The power of the turn as a bar: first action, second action, what is left. */
function Bar({ lang, value }: DetailOf<typeof splitTurn>) {
  const { total, first, second, left } = value;
  const parts = [
    { kind: 'first', name: actionLabels[lang][first.action], power: first.power },
    { kind: 'second', name: actionLabels[lang][second.action], power: second.power },
    { kind: 'left', name: labels.left[lang], power: left },
  ] as const;
  const along = (power: number): number => (power / total) * BAR.width;
  return (
    <svg
      class="figure split"
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      width={BAR.width}
      height={BAR.height}
      role="img"
      aria-label={`${labels.bar[lang]}: ${parts.map(({ name, power }) => `${name} ${power}`).join(', ')}`}
    >
      {parts.map(({ kind, name, power }, i) => {
        const x = along(parts.slice(0, i).reduce((sum, part) => sum + part.power, 0));
        const width = along(power);
        return (
          power > 0 && (
            <g class={`split__${kind}`}>
              <rect x={x} y="1" width={width} height={BAR.height - 2} />
              <text x={x + width / 2} y={BAR.height / 2 + 5}>
                {width < ROOM_FOR_NAME ? power : `${name} ${power}`}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}

export const SplitTurn = island(splitTurn, Form, Bar);
