import { useEffect, useRef, useState } from 'preact/hooks';
import { own } from '#engine/core/own.ts';
import {
  DIE,
  HUES,
  makeDice,
  parseDice,
  type Die as ColoredDie,
} from '#engine/the-magnificent-sno/index.ts';
import { FieldNotes, RowInput, TextField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { ColorDie } from './ColorDie.tsx';
import { dieSaid } from './names.ts';

const labels = {
  add: { en: 'Add dice', it: 'Aggiungi dadi' },
  one: { en: 'Choose the die', it: 'Scegli il dado' },
  done: { en: 'Done', it: 'Fatto' },
  remove: (die: string): Pair => ({ en: `Remove ${die}`, it: `Togli ${die}` }),
};

const FACES = DIE.max - DIE.min + 1;

/** Every die there is, color by color. */
const PALETTE: readonly ColoredDie[] = HUES.flatMap((hue) =>
  Array.from({ length: FACES }, (_, i) => ({ hue, value: DIE.min + i })),
);

interface EditorProps {
  readonly lang: Lang;
  /** Starts the ids of its inputs. */
  readonly id: string;
  /** Names the dice for those who do not see where they stand. */
  readonly label: string;
  readonly text: string;
  readonly max: number;
  readonly invalid: boolean;
  readonly set: (text: string) => void;
}

/** Colored dice, `g5,g4,c6`: tap one to take it away, open the palette to add more. Anything else is shown as text. */
export function DiceEditor(props: EditorProps) {
  const { lang, id, label, text, max, invalid, set } = props;
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  // A button that goes away takes the focus with it: the last one of the row gets it back.
  useEffect(() => {
    if (isLost.current) row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    isLost.current = false;
  }, [text]);
  const dice = diceIn(text);
  if (dice === undefined) {
    return (
      <RowInput id={id} label={label} text={text} invalid={invalid} inputMode="text" set={set} />
    );
  }
  // A single die is exchanged for the one picked.
  const isSingle = max === 1;
  const hasRoom = isSingle || dice.length < max;
  const shown = isOpen && hasRoom;
  return (
    <div class="sno-dice" role="group" aria-label={label}>
      <div class="dice-row" ref={row}>
        {dice.map((die, i) => (
          <button
            type="button"
            class="die-button"
            aria-label={labels.remove(dieSaid(lang, die))[lang]}
            onClick={() => {
              isLost.current = true;
              set(makeDice(dice.toSpliced(i, 1)));
            }}
          >
            <ColorDie lang={lang} die={die} />
          </button>
        ))}
        {dice.length === 0 && <span class="quiet">{shellWords[lang].noDice}</span>}
        {hasRoom && (
          <button
            type="button"
            class="button button--quiet sno-dice__add"
            aria-expanded={shown}
            onClick={() => {
              setOpen(!shown);
            }}
          >
            {(shown ? labels.done : isSingle ? labels.one : labels.add)[lang]}
          </button>
        )}
      </div>
      {shown && (
        <Palette
          lang={lang}
          label={labels.add[lang]}
          pick={(die) => {
            const isLast = isSingle || dice.length + 1 >= max;
            isLost.current = isLast;
            if (isLast) setOpen(false);
            set(makeDice(isSingle ? [die] : [...dice, die]));
          }}
        />
      )}
    </div>
  );
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -FACES,
  ArrowDown: FACES,
};

/** All dice to choose from, a row for each color; the arrow keys walk over them. */
function Palette({
  lang,
  label,
  pick,
}: {
  readonly lang: Lang;
  readonly label: string;
  readonly pick: (die: ColoredDie) => void;
}) {
  const [cursor, setCursor] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelectorAll('button')[cursor]?.focus();
    moved.current = false;
  }, [cursor]);
  return (
    <div class="sno-dice__palette" role="group" aria-label={label} ref={grid}>
      {PALETTE.map((die, i) => (
        <button
          type="button"
          class="die-button"
          tabIndex={i === cursor ? 0 : -1}
          aria-label={dieSaid(lang, die)}
          onClick={() => {
            setCursor(i);
            pick(die);
          }}
          onKeyDown={(event) => {
            const move = own(MOVES, event.key);
            if (move === undefined) return;
            event.preventDefault();
            moved.current = true;
            setCursor((cursor + move + PALETTE.length) % PALETTE.length);
          }}
        >
          <ColorDie lang={lang} die={die} />
        </button>
      ))}
    </div>
  );
}

/** The dice of a text, however many; nothing if a piece of it is no die. */
export const diceIn = (text: string): readonly ColoredDie[] | undefined => {
  const read = parseDice('dice', text, { min: 0, max: PALETTE.length });
  return read.ok ? read.value : undefined;
};

/** A form field of colored dice. */
export function ColorDiceField<Field extends string>({
  form,
  field,
  max = form.spec(field).count?.max ?? 1,
}: {
  readonly form: Controls<Field>;
  readonly field: Field;
  readonly max?: number;
}) {
  if (diceIn(form.draft[field]) === undefined) return <TextField form={form} field={field} />;
  return (
    <fieldset
      class="field field--wide"
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{form.label(field)}</legend>
      <DiceEditor
        lang={form.lang}
        id={`${form.id(field)}-dice`}
        label={form.label(field)}
        text={form.draft[field]}
        max={max}
        invalid={form.problem(field) !== undefined}
        set={(next) => {
          form.set({ [field]: next } as Partial<Record<Field, string>>);
        }}
      />
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}
