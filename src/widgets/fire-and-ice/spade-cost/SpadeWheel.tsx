import { TERRAINS } from '#engine/fire-and-ice/index.ts';
import type { FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { WheelFace } from '../shared/WheelFace.tsx';
import { spadeCost } from './calculator.ts';

/** The wheel alone: a tap on a terrain asks what it costs from there. */
function Taps({ lang, draft, set, reply }: FormOf<typeof spadeCost>) {
  return (
    <div class="wheel">
      <WheelFace
        lang={lang}
        points={{ from: draft.from, to: draft.to, home: draft.home }}
        top={TERRAINS.find((terrain) => terrain === draft.home.trim())}
        value={reply.kind === 'answer' ? reply.answer.value : undefined}
        onTap={(from) => {
          set({ from });
        }}
      />
    </div>
  );
}

export const SpadeWheel = island(spadeCost, Taps);
