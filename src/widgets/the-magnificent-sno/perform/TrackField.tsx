import { useRef, useState } from 'preact/hooks';
import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import {
  tapped,
  trackIn,
  type PerformValue,
  type TrackSpace,
  type TrackTool,
} from '#engine/the-magnificent-sno/index.ts';
import type { FormOf } from '#src/calculators/form.ts';
import { labels, type perform } from './calculator.ts';

type Form = FormOf<typeof perform>;

const TOOLS: readonly TrackTool[] = ['other', 'own', 'wanted'];

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The performance track from the lowest space on: taps set hats, and the hat's new space is drawn. */
export function TrackField({ form }: { readonly form: Form }) {
  const [tool, setTool] = useState<TrackTool>('other');
  const track = trackIn(form.draft);
  if (track === undefined) return null;
  const { lang } = form;
  return (
    <div class="sno-track">
      <fieldset class="field choice">
        <legend>{labels.tap[lang]}</legend>
        <div class="choice__options">
          {TOOLS.map((each) => (
            <label class="choice__option">
              <input
                type="radio"
                name={`${form.id('track')}-tool`}
                checked={tool === each}
                onChange={() => {
                  setTool(each);
                }}
              />
              <Hat kind={each} />
              <span>{labels.tools[each][lang]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Spaces form={form} track={track} tool={tool} />
      <p class="quiet sno-track__ends" aria-hidden="true">
        <span>{labels.low[lang]}</span>
        <span>{labels.high[lang]}</span>
      </p>
    </div>
  );
}

/** The spaces as buttons; the arrow keys walk over them. */
function Spaces({
  form,
  track,
  tool,
}: {
  readonly form: Form;
  readonly track: readonly TrackSpace[];
  readonly tool: TrackTool;
}) {
  const [cursor, setCursor] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const { reply } = form;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const stop = Math.min(cursor, track.length - 1);
  return (
    <div class="sno-track__spaces" role="group" aria-label={labels.track[form.lang]} ref={row}>
      {track.map((space, i) => (
        <button
          type="button"
          class={`sno-space${isFar(space, form) ? ' sno-space--far' : ''}`}
          tabIndex={i === stop ? 0 : -1}
          aria-label={labelOf(form, space, value)}
          onClick={() => {
            setCursor(i);
            form.set(tapped(tool, space, { ...form.draft, track }));
          }}
          onKeyDown={(event) => {
            const step = own(STEPS, event.key);
            if (step === undefined) return;
            event.preventDefault();
            const next = (i + step + track.length) % track.length;
            setCursor(next);
            row.current?.querySelectorAll('button')[next]?.focus();
          }}
        >
          {space.hat !== undefined && <Hat kind={space.hat} />}
          {isTarget(space, value) && space.hat === undefined && <Hat kind="wanted" />}
          <b>{space.value}</b>
        </button>
      ))}
    </div>
  );
}

const isTarget = ({ space }: TrackSpace, value: PerformValue | undefined): boolean =>
  value?.hat.space === space;

const isFar = ({ value }: TrackSpace, { draft }: Form): boolean =>
  value > (wholeIn(draft.power) ?? value);

const labelOf = (form: Form, space: TrackSpace, value: PerformValue | undefined): string =>
  [
    labels.space(space)[form.lang],
    labels.states[space.hat ?? 'free'][form.lang],
    ...(isTarget(space, value) ? [labels.states.target[form.lang]] : []),
    ...(isFar(space, form) ? [labels.states.far[form.lang]] : []),
  ].join(', ');

/** A top hat: the player's own is filled, another's is not, the one to be placed is dashed. */
function Hat({ kind }: { readonly kind: TrackTool }) {
  return (
    <svg
      class={`sno-hat sno-hat--${kind}`}
      viewBox="0 0 32 26"
      width="32"
      height="26"
      aria-hidden="true"
    >
      <path d="M9 3h14l-1 16h8v4H2v-4h8Z" />
      {kind === 'own' && <path class="sno-hat__band" d="M9.9 15h12.2" />}
    </svg>
  );
}
