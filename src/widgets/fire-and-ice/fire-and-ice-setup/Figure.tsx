import { STEP_PICTURE } from '#src/calculators/Checklist.tsx';
import type { FigureOf } from '#src/figures/figure.ts';
import { Label, Picture } from '#src/figures/kit.tsx';
import { STEP_NAMES, type fireAndIceSetup } from './calculator.ts';
import { DRAWN } from './StepPicture.tsx';

const STEP = { width: 176, height: STEP_PICTURE.height + 34 } as const;

/** A picture stands in the middle of its step. */
const LEFT = (STEP.width - STEP_PICTURE.width) / 2;

/** The steps that the parts in play ask for, two in a row. */
export function Figure({ lang, reply }: FigureOf<typeof fireAndIceSetup>) {
  if (reply.kind === 'violations') return null;
  const { value } = reply.answer;
  const rows = Math.max(1, Math.ceil(value.steps.length / 2));
  return (
    <Picture width={2 * STEP.width} height={rows * STEP.height}>
      {value.steps.map(({ id }, i) => (
        <g
          transform={`translate(${(i % 2) * STEP.width + LEFT} ${Math.floor(i / 2) * STEP.height})`}
        >
          {DRAWN[id](value, lang)}
          <Label x={STEP_PICTURE.width / 2} y={STEP_PICTURE.height + 16}>
            {STEP_NAMES[id][lang]}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
