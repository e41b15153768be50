import type { Die as ColoredDie } from '#engine/the-magnificent-sno/index.ts';
import { Die } from '#src/calculators/Die.tsx';
import type { Lang } from '#src/lang.ts';
import { hueMarks } from './names.ts';

/** A die of the game: its face in its color, with the color's letter beside it. */
export function ColorDie({
  lang,
  die,
  ghost = false,
}: {
  readonly lang: Lang;
  readonly die: ColoredDie;
  /** One that is not there: it could be added, or it costs nothing. */
  readonly ghost?: boolean;
}) {
  return (
    <span class={`sno-die sno-die--${die.hue}`} aria-hidden="true">
      <Die value={die.value} ghost={ghost} />
      <span class="sno-die__mark">{hueMarks[lang][die.hue]}</span>
    </span>
  );
}
