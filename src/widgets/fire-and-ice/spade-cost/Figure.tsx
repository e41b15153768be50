import { printedHome, TERRAINS } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { isFaction } from '../shared/names.ts';
import type { spadeCost } from './calculator.ts';
import { WheelFace } from './Wheel.tsx';

/** The wheel with the way that the Spades take. */
export function Figure({ lang, draft, reply }: FigureOf<typeof spadeCost>) {
  const faction = draft.faction.trim();
  const home = (isFaction(faction) ? printedHome(faction) : undefined) ?? draft.home;
  return (
    <div class="wheel">
      <WheelFace
        lang={lang}
        points={{ from: draft.from, to: draft.to, home }}
        top={TERRAINS.find((terrain) => terrain === home.trim())}
        value={reply.kind === 'answer' ? reply.answer.value : undefined}
      />
    </div>
  );
}
