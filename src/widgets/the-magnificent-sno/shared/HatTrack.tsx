import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { own } from '#engine/core/own.ts';
import type { Lang } from '#src/lang.ts';
import { Piece } from './Piece.tsx';
import { hat } from './pieces.tsx';
import { trackLabels } from './track-labels.ts';

export type HatKind = Parameters<typeof hat>[0];

/** A hat, as the figures draw it: the player's own is filled, another's is not, the one to be placed is dashed. */
export function Hat({ kind }: { readonly kind: HatKind }) {
  return <Piece part={hat(kind)} look="sno-hat" />;
}

/** What a tap on the track sets. */
export interface HatTool<Tool> {
  readonly tool: Tool;
  readonly kind: HatKind;
  readonly name: string;
}

/** A space of the track: what stands on it, and what is said of it. */
export interface HatSpace {
  readonly label: string;
  readonly isFar?: boolean;
  readonly isWanted?: boolean;
  readonly children: ComponentChildren;
}

interface TrackProps<Tool> {
  readonly lang: Lang;
  readonly id: string;
  readonly tools: readonly HatTool<Tool>[];
  readonly tool: Tool;
  readonly choose: (tool: Tool) => void;
  /** From the lowest space up. */
  readonly spaces: readonly HatSpace[];
  readonly tap: (space: number) => void;
  /** What stands below the track. */
  readonly children?: ComponentChildren;
}

/** The performance track from the lowest space on: a tap sets the hat that is chosen above it. */
export function HatTrack<Tool>(props: TrackProps<Tool>) {
  const { lang, id, tools, tool, choose, spaces, tap, children } = props;
  return (
    <div class="sno-track">
      <fieldset class="field choice">
        <legend>{trackLabels.tap[lang]}</legend>
        <div class="choice__options">
          {tools.map((each) => (
            <label class="choice__option">
              <input
                type="radio"
                name={`${id}-tool`}
                checked={tool === each.tool}
                onChange={() => {
                  choose(each.tool);
                }}
              />
              <Hat kind={each.kind} />
              <span>{each.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Spaces lang={lang} spaces={spaces} tap={tap} />
      <p class="quiet sno-track__ends" aria-hidden="true">
        <span>{trackLabels.low[lang]}</span>
        <span>{trackLabels.high[lang]}</span>
      </p>
      {children}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The spaces as buttons; the arrow keys walk over them. */
function Spaces({
  lang,
  spaces,
  tap,
}: {
  readonly lang: Lang;
  readonly spaces: readonly HatSpace[];
  readonly tap: (space: number) => void;
}) {
  const [cursor, setCursor] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const stop = Math.min(cursor, spaces.length - 1);
  return (
    <div class="sno-track__spaces" role="group" aria-label={trackLabels.track[lang]} ref={row}>
      {spaces.map(({ label, isFar, isWanted, children }, i) => (
        <button
          type="button"
          class={`sno-space${isFar ? ' sno-space--far' : ''}${isWanted ? ' sno-space--wanted' : ''}`}
          tabIndex={i === stop ? 0 : -1}
          aria-label={label}
          onClick={() => {
            setCursor(i);
            tap(i);
          }}
          onKeyDown={(event) => {
            const step = own(STEPS, event.key);
            if (step === undefined) return;
            event.preventDefault();
            const next = (i + step + spaces.length) % spaces.length;
            setCursor(next);
            row.current?.querySelectorAll('button')[next]?.focus();
          }}
        >
          {children}
        </button>
      ))}
    </div>
  );
}
