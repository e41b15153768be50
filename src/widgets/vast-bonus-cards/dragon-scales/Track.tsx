import { WAKEFULNESS } from '#engine/vast-bonus-cards/index.ts';
import type { Pair } from '#src/calculators/say.ts';
import { Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Cube, upTo, WIDTH } from '../shared/Things.tsx';

export const wakefulness: Pair = { en: 'Wakefulness', it: 'Veglia' };

/** From one cube of the track to the next, and how high the track is with its words. */
export const STEP = WIDTH / WAKEFULNESS.max;

export const TRACK_HEIGHT = 48;

/** The Wakefulness track, and where the Dragon awakens. */
export function Track({
  lang,
  y,
  before,
  after,
  awakensAt,
}: {
  readonly lang: Lang;
  readonly y: number;
  readonly before: number;
  readonly after: number;
  readonly awakensAt: number;
}) {
  return (
    <>
      <Label x={0} y={y + 42} align="start" look="soft">
        {`${wakefulness[lang]}: ${before === after ? after : `${before} → ${after}`}`}
      </Label>
      {upTo(WAKEFULNESS.max).map((i) => (
        <Cube x={(i + 0.5) * STEP} y={y + 14} look={trackLook(i, before, after)} />
      ))}
      <path class="arrow" d={`M${Math.round((awakensAt - 1) * STEP)} ${y + 2}v24`} />
      <Label x={(awakensAt - 0.5) * STEP} y={y + 42}>
        {awakensAt}
      </Label>
    </>
  );
}

const trackLook = (i: number, before: number, after: number) => {
  if (i < before) return 'on';
  return i < after ? 'new' : 'none';
};
