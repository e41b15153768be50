import type { Power } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { ColorDie } from './ColorDie.tsx';
import { sumLabels } from './power-lines.ts';

/** The power of a turn as a row of its parts; the reasons of the answer say the same in words. */
export function PowerSum({ lang, power }: { readonly lang: Lang; readonly power: Power }) {
  const { color, clear, die, earlierDice, total } = power;
  const more = (['gems', 'permanent', 'bonus', 'other'] as const).filter((part) => power[part] > 0);
  return (
    <div class="sno-sum" aria-hidden="true">
      <span class="sno-sum__part">
        <ColorDie lang={lang} die={{ hue: clear ? 'clear' : color, value: die }} />
        {clear && <small>{sumLabels.as(color)[lang]}</small>}
      </span>
      {earlierDice.map((value) => (
        <span class="sno-sum__part sno-sum__more">
          <ColorDie lang={lang} die={{ hue: color, value }} />
          <small>{sumLabels.earlier[lang]}</small>
        </span>
      ))}
      {more.map((part) => (
        <span class="sno-sum__part sno-sum__more">
          <b>{power[part]}</b>
          <small>{sumLabels[part][lang]}</small>
        </span>
      ))}
      <span class={`sno-sum__part sno-sum__total sno-sum__total--${color}`}>
        <b>{total}</b>
        <small>{sumLabels.power[lang]}</small>
      </span>
    </div>
  );
}
