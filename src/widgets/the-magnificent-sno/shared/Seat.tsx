import type { ComponentChildren } from 'preact';
import { RowInput } from '#src/calculators/controls.tsx';
import type { Lang } from '#src/lang.ts';
import { seatLabels as labels } from './seat-words.ts';

interface SeatProps {
  readonly lang: Lang;
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** Whether something is wrong with the name. */
  readonly invalid: boolean;
  readonly rename: (name: string) => void;
  readonly remove: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** A card for one player: the name, the way to take the seat away, and what is entered of it. */
export function Seat({ lang, id, number, name, invalid, rename, remove, children }: SeatProps) {
  const called = name.trim() === '' ? labels.player(number)[lang] : name;
  return (
    <div class="sno-seat" role="group" aria-label={called}>
      <div class="sno-seat__head">
        <RowInput
          id={`${id}-name`}
          label={labels.name[lang]}
          text={name}
          invalid={invalid}
          inputMode="text"
          set={rename}
        />
        {remove !== undefined && (
          <button
            type="button"
            class="button button--quiet rows__remove"
            aria-label={labels.remove(called)[lang]}
            onClick={remove}
          >
            ✕
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

/** Below the seats: one more, and a fresh start with the same names. */
export function SeatButtons({
  lang,
  add,
  clear,
}: {
  readonly lang: Lang;
  readonly add: (() => void) | undefined;
  readonly clear: () => void;
}) {
  return (
    <div class="sharing__buttons">
      {add !== undefined && (
        <button type="button" class="button" onClick={add}>
          {labels.add[lang]}
        </button>
      )}
      <button type="button" class="button button--quiet" onClick={clear}>
        {labels.clear[lang]}
      </button>
    </div>
  );
}
