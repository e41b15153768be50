import {
  STAFF_SPACES,
  type RawRuneStaff,
  type TeleportDirection,
} from '#engine/vast-bonus-cards/index.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { FormProps } from '#src/calculators/form.ts';
import { pieceMarks } from '../shared/names.ts';
import { runeStaff } from './calculator.ts';
import { pathTo, type Spot } from './path.ts';
import { staffWords } from './words.ts';

type Field = keyof RawRuneStaff;

/** Columns and rows that fit a phone at a thumb's size; a farther target makes the grid larger. */
const USUAL_SIZE = 7;

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};

const spacesIn = (text: string): number =>
  /^[0-9]$/.test(text.trim()) ? Number(text) : STAFF_SPACES.min;

interface Price {
  readonly text: number | undefined;
  readonly isDear: boolean;
  readonly unit: 'grit' | 'spaces';
}

/** What the engine says a target costs, or how far it is while the rate is not known. */
const priceAt = (draft: Readonly<Record<Field, string>>, { across, down }: Spot): Price => {
  // Her cubes do not touch the price.
  const cubes = { unplaced: '', placed: '' };
  const target = { across: String(across), down: String(down), spend: '' };
  const reply = runeStaff.ask({ ...draft, ...cubes, ...target });
  switch (reply.kind) {
    case 'answer': {
      const { spend, distance } = reply.answer.value;
      return {
        text: spend ?? distance,
        isDear: false,
        unit: spend === undefined ? 'spaces' : 'grit',
      };
    }
    case 'violations': {
      const dear = reply.violations.find((violation) => violation.code === 'too-little-grit');
      return { text: dear?.cost, isDear: true, unit: 'grit' };
    }
    case 'unreadable':
      return { text: undefined, isDear: false, unit: 'grit' };
  }
};

/** The spaces from the Knight's corner on, each with its price. Tapping one makes it the target. */
export function TargetField({ form }: { readonly form: FormProps<Field> }) {
  const { draft, lang } = form;
  const words = staffWords[lang];
  const target = { across: spacesIn(draft.across), down: spacesIn(draft.down) };
  const size = Math.max(USUAL_SIZE, target.across + 1, target.down + 1);
  const [cursor, setCursor] = useState<Spot>();
  const stop = cursor ?? target;
  const path = pathTo(target, draft.direction.trim() as TeleportDirection);
  const choose = (spot: Spot) => {
    setCursor(spot);
    form.set({ across: String(spot.across), down: String(spot.down) });
  };
  const walk = (event: JSX.TargetedKeyboardEvent<HTMLButtonElement>, from: Spot) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = { across: from.across + step.across, down: from.down + step.down };
    if (Math.min(next.across, next.down) < 0 || Math.max(next.across, next.down) >= size) return;
    setCursor(next);
    const cells = event.currentTarget.parentElement?.children;
    (cells?.[next.down * size + next.across] as HTMLElement | undefined)?.focus();
  };
  const numbers = Array.from({ length: size }, (_, i) => i);
  const unit = priceAt(draft, { across: 1, down: 0 }).unit;
  return (
    <fieldset class="field field--wide vbc-target">
      <legend class="field__label">{words.target}</legend>
      <div class={size > USUAL_SIZE ? 'vbc-grid vbc-grid--large' : 'vbc-grid'}>
        {numbers.flatMap((down) =>
          numbers.map((across) => {
            const spot = { across, down };
            const isKnight = across + down === 0;
            const { text, isDear } = isKnight ? NOWHERE : priceAt(draft, spot);
            const isPath = path.some((step) => step.across === across && step.down === down);
            return (
              <button
                type="button"
                class={classOf({ isKnight, isDear, isPath })}
                aria-label={isKnight ? words.knight : words.cell(spot, text)}
                aria-pressed={across === target.across && down === target.down}
                tabIndex={across === stop.across && down === stop.down ? 0 : -1}
                onClick={() => {
                  choose(spot);
                }}
                onKeyDown={(event) => {
                  walk(event, spot);
                }}
              >
                {isKnight ? pieceMarks[lang].knight : text}
              </button>
            );
          }),
        )}
      </div>
      <p class="quiet">{words.counts[unit]}</p>
    </fieldset>
  );
}

const NOWHERE: Price = { text: undefined, isDear: false, unit: 'grit' };

const classOf = (cell: {
  readonly isKnight: boolean;
  readonly isDear: boolean;
  readonly isPath: boolean;
}): string | undefined => {
  if (cell.isKnight) return 'knight';
  const classes = [...(cell.isDear ? ['dear'] : []), ...(cell.isPath ? ['path'] : [])];
  return classes.length === 0 ? undefined : classes.join(' ');
};
