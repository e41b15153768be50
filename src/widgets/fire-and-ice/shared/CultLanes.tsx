import type { ComponentChildren } from 'preact';
import { wholeIn } from '#engine/core/notation.ts';
import {
  CULT_LEVELS,
  CULTS,
  cultsIn,
  makeCults,
  type Cult,
  type Ground,
} from '#engine/fire-and-ice/index.ts';
import { FieldNotes, SlashField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import type { Lang } from '#src/lang.ts';
import { LoneTrack } from './CultTracks.tsx';
import { cultNames } from './names.ts';

const words = {
  blank: { en: 'not entered', it: 'non indicato' },
};

interface LaneProps {
  readonly lang: Lang;
  readonly id: string;
  /** Whose marker it is and in which Cult, as far as what stands around does not tell. */
  readonly label: string;
  /** What stands over the track, where that is not the label; `null` where it would be said twice. */
  readonly children?: ComponentChildren;
  readonly level: number | undefined;
  readonly set: (level: number) => void;
}

/** One player's marker on one Cult: a tap on a space puts it there. */
export function CultLane({ lang, id, label, children, level, set }: LaneProps) {
  return (
    <div class="cult-lane">
      {children !== null && (
        <label class="cult-lane__name" for={id}>
          {children ?? label}
        </label>
      )}
      <LoneTrack level={level} />
      <input
        id={id}
        class="cult-lane__slider"
        type="range"
        {...CULT_LEVELS}
        aria-label={label}
        aria-valuetext={level === undefined ? words.blank[lang] : String(level)}
        value={level ?? CULT_LEVELS.min}
        onInput={({ currentTarget }) => {
          set(currentTarget.valueAsNumber);
        }}
        onClick={(event) => {
          set(tapped(event, level));
        }}
        onKeyDown={({ key }) => {
          const digit = wholeIn(key);
          if (digit !== undefined) set(digit);
        }}
      />
    </div>
  );
}

/**
 * The space under a finger. Not every browser moves the marker of a slider on a tap, and none tells
 * that it stays on the space where it would begin.
 */
const tapped = (
  { clientX, currentTarget }: Pick<MouseEvent, 'clientX'> & { currentTarget: HTMLElement },
  level: number | undefined,
): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const { min, max } = CULT_LEVELS;
  if (width === 0) return level ?? min;
  const space = Math.floor(((clientX - left) / width) * (max - min + 1));
  return Math.max(min, Math.min(max, space));
};

/** The four markers of one player. What is no four levels is shown as it is. */
export function CultsField<Field extends string>({
  form,
  field,
}: {
  readonly form: Controls<Field>;
  readonly field: Field;
}) {
  const { lang } = form;
  const names = cultNames[lang];
  const cults = cultsIn(form.draft[field]);
  if (cults === undefined) {
    return <SlashField form={form} field={field} labels={CULTS.map((cult) => names[cult])} />;
  }
  return (
    <fieldset
      class="field field--wide cult-lanes"
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{form.label(field)}</legend>
      {CULTS.map((cult, i) => (
        <CultLane
          lang={lang}
          id={`${form.id(field)}-${i + 1}`}
          label={names[cult]}
          level={cults[cult]}
          set={(level) => {
            form.set({ [field]: makeCults({ ...cults, [cult]: level }) } as Partial<
              Record<Field, string>
            >);
          }}
        />
      ))}
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** Somebody with markers on the Cults, as far as it is told where they are. */
export interface Worshipper {
  readonly name: string;
  /** The color of the pieces. */
  readonly ground: Ground | 'none';
  readonly levels: Readonly<Record<Cult, number | undefined>>;
}

/** Everybody's markers, Cult by Cult, as on the Cult board. */
export function CultBoard({
  lang,
  id,
  players,
  set,
}: {
  readonly lang: Lang;
  /** Starts the ids of the sliders. */
  readonly id: string;
  readonly players: readonly Worshipper[];
  readonly set: (seat: number, cult: Cult, level: number) => void;
}) {
  return (
    <div class="cult-board">
      {CULTS.map((cult) => (
        <div role="group" aria-label={cultNames[lang][cult]}>
          <p class="cult-board__title" aria-hidden="true">
            {cultNames[lang][cult]}
          </p>
          {players.map(({ name, ground, levels }, seat) => (
            <CultLane
              lang={lang}
              id={`${id}-${cult}-${seat + 1}`}
              label={`${name}: ${cultNames[lang][cult]}`}
              level={levels[cult]}
              set={(level) => {
                set(seat, cult, level);
              }}
            >
              <span class={`seat-mark terrain--${ground}`}>{seat + 1}</span> {name}
            </CultLane>
          ))}
        </div>
      ))}
    </div>
  );
}
