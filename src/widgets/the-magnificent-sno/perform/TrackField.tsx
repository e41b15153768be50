import { useRef, useState } from 'preact/hooks';
import type { PerformValue, RawPerform, TrackSpace } from '#engine/the-magnificent-sno/index.ts';
import type { FormProps } from '#src/calculators/form.ts';
import { tapped, trackOf } from './track-edits.ts';
import { trackWords, type Tool } from './words.ts';

type Field = keyof RawPerform;

const TOOLS: readonly Tool[] = ['other', 'own', 'wanted'];

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The performance track from the lowest space on: taps set hats, and the hat's new space is drawn. */
export function TrackField({
  form,
  value,
}: {
  readonly form: FormProps<Field>;
  readonly value: PerformValue | undefined;
}) {
  const [tool, setTool] = useState<Tool>('other');
  const [cursor, setCursor] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const track = trackOf(form.draft);
  if (track === undefined) return null;
  const words = trackWords[form.lang];
  const stop = Math.min(cursor, track.length - 1);
  return (
    <div class="sno-track">
      <fieldset class="field choice">
        <legend>{words.tap}</legend>
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
              <span>{words.tools[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="sno-track__spaces" role="group" aria-label={words.track} ref={row}>
        {track.map((space, i) => (
          <button
            type="button"
            class={`sno-space${isFar(space, form) ? ' sno-space--far' : ''}`}
            tabIndex={i === stop ? 0 : -1}
            aria-label={labelOf(form, space, value)}
            onClick={() => {
              setCursor(i);
              form.set(tapped(tool, space, form.draft));
            }}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
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
      <p class="quiet sno-track__ends" aria-hidden="true">
        <span>{words.low}</span>
        <span>{words.high}</span>
      </p>
    </div>
  );
}

const isTarget = ({ space }: TrackSpace, value: PerformValue | undefined): boolean =>
  value?.hat.space === space;

const isFar = ({ value }: TrackSpace, { draft }: FormProps<Field>): boolean =>
  value > Number(draft.power);

const labelOf = (
  form: FormProps<Field>,
  space: TrackSpace,
  value: PerformValue | undefined,
): string => {
  const { states } = trackWords[form.lang];
  return [
    String(space.value),
    states[space.hat ?? 'free'],
    ...(isTarget(space, value) ? [states.target] : []),
    ...(isFar(space, form) ? [states.far] : []),
  ].join(', ');
};

/** A top hat: the player's own is filled, another's is not, the one to be placed is dashed. */
function Hat({ kind }: { readonly kind: Tool }) {
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
