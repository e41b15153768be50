import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { wholeOrZero } from '#engine/core/fields.ts';
import { own } from '#engine/core/own.ts';
import {
  pathTo,
  STAFF_SPACES,
  TELEPORT_DIRECTIONS,
  type StaffSpot,
} from '#engine/vast-bonus-cards/index.ts';
import type { FormOf } from '#src/calculators/form.ts';
import { pieceMarks } from '../shared/names.ts';
import { labels, runeStaff } from './calculator.ts';

type Form = FormOf<typeof runeStaff>;

/** Columns and rows that fit a phone at a thumb's size; a farther target makes the grid larger. */
const USUAL_SIZE = 7;

const STEPS: Readonly<Record<string, StaffSpot>> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};

const spacesIn = (text: string): number => {
  const read = wholeOrZero('spaces', text, STAFF_SPACES);
  return read.ok ? read.value : STAFF_SPACES.min;
};

interface Price {
  readonly text: number | undefined;
  readonly isDear: boolean;
  readonly unit: 'grit' | 'spaces';
}

/** What the engine says a target costs, or how far it is while the rate is not known. */
const priceAt = (draft: Form['draft'], { across, down }: StaffSpot): Price => {
  // Her cubes do not touch the price.
  const cubes = { unplaced: '', placed: '' };
  const target = { across: String(across), down: String(down), spend: '' };
  const reply = runeStaff.ask({ ...draft, ...cubes, ...target });
  switch (reply.kind) {
    case 'answer': {
      const { spend, distance } = reply.answer.value;
      const unit = spend === undefined ? 'spaces' : 'grit';
      return { text: spend ?? distance, isDear: false, unit };
    }
    case 'violations': {
      const dear = reply.violations.find((violation) => violation.code === 'too-little-grit');
      return { text: dear?.cost, isDear: true, unit: 'grit' };
    }
    case 'unreadable':
      return NOWHERE;
  }
};

const NOWHERE: Price = { text: undefined, isDear: false, unit: 'grit' };

const isSame = (a: StaffSpot, b: StaffSpot): boolean => a.across === b.across && a.down === b.down;

/** The spaces from the Knight's corner on, each with its price. Tapping one makes it the target. */
export function TargetField(form: Form) {
  const { draft, lang } = form;
  const target = { across: spacesIn(draft.across), down: spacesIn(draft.down) };
  const size = Math.max(USUAL_SIZE, target.across + 1, target.down + 1);
  const [cursor, setCursor] = useState<StaffSpot>();
  const direction = TELEPORT_DIRECTIONS.find((each) => each === draft.direction.trim()) ?? 'any';
  const path = pathTo(target, direction);
  const numbers = Array.from({ length: size }, (_, i) => i);
  const spots = numbers.flatMap((down) => numbers.map((across) => ({ across, down })));
  const { unit } = priceAt(draft, { across: 1, down: 0 });
  return (
    <fieldset class="field field--wide vbc-target">
      <legend class="field__label">{labels.target[lang]}</legend>
      <div class={size > USUAL_SIZE ? 'vbc-grid vbc-grid--large' : 'vbc-grid'}>
        {spots.map((spot) => (
          <Cell
            form={form}
            spot={spot}
            isTarget={isSame(spot, target)}
            isPath={path.some((step) => isSame(step, spot))}
            isStop={isSame(spot, cursor ?? target)}
            choose={() => {
              setCursor(spot);
              form.set({ across: String(spot.across), down: String(spot.down) });
            }}
            walk={(event) => {
              const next = neighbour(spot, event.key, size);
              if (own(STEPS, event.key) !== undefined) event.preventDefault();
              if (next === undefined) return;
              setCursor(next);
              const cells = event.currentTarget.parentElement?.children;
              (cells?.[next.down * size + next.across] as HTMLElement | undefined)?.focus();
            }}
          />
        ))}
      </div>
      <p class="quiet">{labels.counts[unit][lang]}</p>
    </fieldset>
  );
}

/** Where an arrow key leads, unless it leads off the grid. */
const neighbour = (from: StaffSpot, key: string, size: number): StaffSpot | undefined => {
  const step = own(STEPS, key) ?? { across: 0, down: 0 };
  const next = { across: from.across + step.across, down: from.down + step.down };
  const isOff = Math.min(next.across, next.down) < 0 || Math.max(next.across, next.down) >= size;
  return isOff || isSame(next, from) ? undefined : next;
};

interface CellProps {
  readonly form: Form;
  readonly spot: StaffSpot;
  readonly isTarget: boolean;
  readonly isPath: boolean;
  /** Whether it is the one space of the grid on which Tab stops. */
  readonly isStop: boolean;
  readonly choose: () => void;
  readonly walk: (event: JSX.TargetedKeyboardEvent<HTMLButtonElement>) => void;
}

function Cell({ form, spot, isTarget, isPath, isStop, choose, walk }: CellProps) {
  const { lang, draft } = form;
  const isKnight = spot.across + spot.down === 0;
  const { text, isDear } = isKnight ? NOWHERE : priceAt(draft, spot);
  const marks = [...(isDear ? ['dear'] : []), ...(isPath ? ['path'] : [])];
  return (
    <button
      type="button"
      class={isKnight ? 'knight' : marks.join(' ') || undefined}
      aria-label={(isKnight ? labels.knight : labels.cell(spot, text))[lang]}
      aria-pressed={isTarget}
      tabIndex={isStop ? 0 : -1}
      onClick={choose}
      onKeyDown={walk}
    >
      {isKnight ? pieceMarks[lang].knight : text}
    </button>
  );
}
