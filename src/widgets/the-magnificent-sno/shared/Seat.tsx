import type { ComponentChildren } from 'preact';
import type { Range } from '#engine/core/fields.ts';
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

/** What can be done with a seat. */
interface SeatActs<S> {
  readonly number: number;
  readonly set: (changes: Partial<S>) => void;
  readonly remove: (() => void) | undefined;
}

/** `N` is all that a new seat has to tell. */
interface SeatsProps<S extends N, N> {
  readonly lang: Lang;
  readonly seats: readonly S[];
  /** How many there may be. */
  readonly count: Range;
  readonly set: (seats: readonly N[]) => void;
  /** A seat that nothing is told of, and the same seats with their names only. */
  readonly another: () => N;
  readonly emptied: () => readonly N[];
  readonly children: (seat: S, acts: SeatActs<S>) => ComponentChildren;
}

/** The seats one after the other; below them one more, and a fresh start with the same names. */
export function Seats<S extends N, N>({
  lang,
  seats,
  count,
  set,
  another,
  emptied,
  children,
}: SeatsProps<S, N>) {
  return (
    <>
      {seats.map((seat, i) =>
        children(seat, {
          number: i + 1,
          set: (changes) => {
            set(seats.with(i, { ...seat, ...changes }));
          },
          remove:
            seats.length > count.min
              ? () => {
                  set(seats.toSpliced(i, 1));
                }
              : undefined,
        }),
      )}
      <div class="sharing__buttons">
        {seats.length < count.max && (
          <button
            type="button"
            class="button"
            onClick={() => {
              set([...seats, another()]);
            }}
          >
            {labels.add[lang]}
          </button>
        )}
        <button
          type="button"
          class="button button--quiet"
          onClick={() => {
            set(emptied());
          }}
        >
          {labels.clear[lang]}
        </button>
      </div>
    </>
  );
}
