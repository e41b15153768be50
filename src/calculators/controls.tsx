import type { ComponentChildren } from 'preact';
import { diceApart, diceIn } from '#engine/core/dice.ts';
import { itemsIn, type Range } from '#engine/core/fields.ts';
import { parts, wholeIn } from '#engine/core/notation.ts';
import type { Lang } from '#src/lang.ts';
import { Die } from './Die.tsx';
import type { Controls } from './form.ts';
import type { Row } from './row-form.ts';
import { shellWords } from './words.ts';

interface ControlProps<Field extends string> {
  readonly form: Controls<Field>;
  readonly field: Field;
}

/** Fields that belong together, side by side where there is room. */
export function Fields({ children }: { readonly children: ComponentChildren }) {
  return <div class="fields">{children}</div>;
}

/** A titled group of fields. */
export function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <fieldset class="group">
      <legend>{title}</legend>
      <div class="fields">{children}</div>
    </fieldset>
  );
}

const ANY_NUMBER: Range = { min: 0, max: 99 };

/** A whole number with a button at either end. What is typed stays as typed. A bound may be narrower than the field's own. */
export function NumberField<Field extends string>({
  form,
  field,
  ...narrower
}: ControlProps<Field> & Partial<Range>) {
  const words = shellWords[form.lang];
  const { min, max } = { ...(form.spec(field).range ?? ANY_NUMBER), ...narrower };
  const value = wholeIn(form.draft[field]);
  const step = (by: number) => () => {
    const next = value === undefined ? Math.max(min, Math.min(0, max)) : value + by;
    form.set({ [field]: String(Math.max(min, Math.min(max, next))) } as Partial<
      Record<Field, string>
    >);
  };
  return (
    <div class="field">
      <FieldLabel form={form} field={field} />
      <div class="stepper">
        <button
          type="button"
          aria-label={words.decrease(form.label(field))}
          disabled={value !== undefined && value <= min}
          onClick={step(-1)}
        >
          −
        </button>
        <TextInput form={form} field={field} inputMode={min < 0 ? 'text' : 'numeric'} isNumber />
        <button
          type="button"
          aria-label={words.increase(form.label(field))}
          disabled={value !== undefined && value >= max}
          onClick={step(1)}
        >
          +
        </button>
      </div>
      <FieldNotes form={form} field={field} />
    </div>
  );
}

/** Free text, for notations such as `1:2`. */
export function TextField<Field extends string>({ form, field }: ControlProps<Field>) {
  return (
    <div class="field">
      <FieldLabel form={form} field={field} />
      <TextInput form={form} field={field} inputMode="text" />
      <FieldNotes form={form} field={field} />
    </div>
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Dice as text that can be typed (`56441`) and as faces that can be tapped. */
export function DiceField<Field extends string>({
  form,
  field,
  max = form.spec(field).count?.max ?? 0,
}: ControlProps<Field> & { readonly max?: number }) {
  const words = shellWords[form.lang];
  const label = form.label(field);
  const dice = diceIn(form.draft[field]);
  const set = (next: readonly number[]) => {
    form.set({ [field]: next.join(',') } as Partial<Record<Field, string>>);
  };
  return (
    <div class="field field--wide">
      <FieldLabel form={form} field={field} />
      <TextInput form={form} field={field} inputMode="numeric" tidy={diceApart} />
      <div class="dice-row">
        {dice.map((value, i) => (
          <button
            type="button"
            class="die-button"
            aria-label={words.removeDie(value, label)}
            onClick={() => {
              set(dice.toSpliced(i, 1));
            }}
          >
            <Die value={value} />
          </button>
        ))}
        {dice.length === 0 && <span class="quiet">{words.noDice}</span>}
      </div>
      {dice.length < max && (
        <div class="dice-row dice-row--palette">
          {FACES.map((value) => (
            <button
              type="button"
              class="die-button"
              aria-label={words.addDie(value, label)}
              onClick={() => {
                set([...dice, value]);
              }}
            >
              <Die value={value} ghost />
            </button>
          ))}
        </div>
      )}
      <FieldNotes form={form} field={field} />
    </div>
  );
}

/**
 * The six faces of one die; tapping the one that is chosen takes it away. `hue` is the class of its
 * colour. What is no face is shown as it is.
 */
export function DieField<Field extends string>({
  form,
  field,
  hue,
}: ControlProps<Field> & { readonly hue?: string | undefined }) {
  const chosen = form.draft[field].trim();
  if (chosen !== '' && !FACES.map(String).includes(chosen))
    return <TextField form={form} field={field} />;
  return (
    <fieldset class="field field--wide" id={form.id(field)} aria-describedby={notesId(form, field)}>
      <legend>{form.label(field)}</legend>
      <div class="dice-row">
        {FACES.map((face) => (
          <button
            type="button"
            class="die-button"
            aria-pressed={chosen === String(face)}
            aria-label={`${form.label(field)}: ${face}`}
            onClick={() => {
              form.set({ [field]: chosen === String(face) ? '' : String(face) } as Partial<
                Record<Field, string>
              >);
            }}
          >
            <span class={hue}>
              <Die value={face} ghost={chosen !== String(face)} />
            </span>
          </button>
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

interface RowsProps<Field extends string> extends ControlProps<Field> {
  /** What stands between two rows in the text. */
  readonly separator: string;
  /** Whether a piece of the text can be shown as a row, right or wrong. */
  readonly isRow: (row: string) => boolean;
  /** The row that the add button appends. */
  readonly blank: string;
  /** Whether a blank piece is a row still to be filled in, so that there is always one. */
  readonly keepsBlanks?: boolean;
  /** As many as the field takes, unless told otherwise. */
  readonly max?: number;
  readonly words: {
    readonly add: string;
    readonly row: (number: number) => string;
    readonly remove: (number: number) => string;
  };
  /** What else goes when a row is taken away, such as its name in another list. */
  readonly withRemoved?: (row: number) => Readonly<Partial<Record<Field, string>>>;
  /** The fields of one row. */
  readonly children: (row: Row) => ComponentChildren;
}

/** A list as one row of small fields for each thing. Text that falls into no rows is shown as it is. */
export function RowsField<Field extends string>(props: RowsProps<Field>) {
  const { form, field, separator, isRow, blank, keepsBlanks, words, withRemoved, children } = props;
  const max = props.max ?? form.spec(field).count?.max ?? 0;
  const id = form.id(field);
  const list = parts(separator, keepsBlanks === true ? 1 : 0);
  const rows = list
    .of(form.draft[field])
    .filter((row) => keepsBlanks === true || row.trim() !== '');
  const set = (next: readonly string[], also?: Readonly<Partial<Record<Field, string>>>) => {
    form.set({ [field]: list.make(next), ...also } as Partial<Record<Field, string>>);
  };
  if (rows.length > 2 * max || !rows.every(isRow)) return <TextField form={form} field={field} />;
  return (
    <fieldset class="field field--wide rows" id={id} aria-describedby={notesId(form, field)}>
      <legend>{form.label(field)}</legend>
      {rows.map((text, i) => (
        <div class="rows__row" role="group" aria-label={words.row(i + 1)}>
          <p class="rows__title" aria-hidden="true">
            {words.row(i + 1)}
          </p>
          <button
            type="button"
            class="button button--quiet rows__remove"
            aria-label={words.remove(i + 1)}
            onClick={() => {
              set(rows.toSpliced(i, 1), withRemoved?.(i));
            }}
          >
            ✕
          </button>
          <div class="rows__fields">
            {children({
              text,
              id: `${id}-${i + 1}`,
              label: words.row(i + 1),
              set: (row) => {
                set(rows.with(i, row));
              },
            })}
          </div>
        </div>
      ))}
      {rows.length < max && (
        <button
          type="button"
          class="button rows__add"
          onClick={() => {
            set([...rows, blank]);
          }}
        >
          {words.add}
        </button>
      )}
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** A small text field inside a row; its label names the row for those who do not see it. */
export function RowInput({
  id,
  label,
  text,
  invalid,
  inputMode = 'numeric',
  set,
}: {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly invalid: boolean;
  readonly inputMode?: 'numeric' | 'text';
  readonly set: (text: string) => void;
}) {
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        autocomplete="off"
        spellcheck={false}
        value={text}
        aria-invalid={invalid}
        onFocus={inputMode === 'numeric' ? selectAll : undefined}
        onInput={(event) => {
          set(event.currentTarget.value);
        }}
      />
    </div>
  );
}

/** Numbers with slashes between them, `4/4/0`, one small input for each. */
export function SlashInputs({
  id,
  labels,
  text,
  invalid,
  set,
}: {
  /** Starts the ids of the inputs. */
  readonly id: string;
  readonly labels: readonly string[];
  readonly text: string;
  /** Whether something is wrong with the whole; an input is marked only if it may be the cause. */
  readonly invalid: boolean;
  readonly set: (text: string) => void;
}) {
  const slashed = parts('/', labels.length);
  const items = slashed.of(text);
  return (
    <div class="slash">
      {labels.map((label, i) => (
        <RowInput
          id={`${id}-${i + 1}`}
          label={label}
          text={items[i] ?? ''}
          invalid={invalid && wholeIn(items[i] ?? '') === undefined}
          set={(item) => {
            set(slashed.with(text, i, item));
          }}
        />
      ))}
    </div>
  );
}

/** Whether a text falls into so many pieces, right or wrong. Blank text does: they are still to be filled in. */
export const isSlashed = (text: string, count: number): boolean =>
  parts('/', count).of(text).length === count;

/** A field of numbers with slashes between them. Text that falls into more or fewer pieces is shown as it is. */
export function SlashField<Field extends string>({
  form,
  field,
  labels,
}: ControlProps<Field> & { readonly labels: readonly string[] }) {
  const text = form.draft[field];
  if (!isSlashed(text, labels.length)) return <TextField form={form} field={field} />;
  return (
    <fieldset
      class="field field--wide slash-field"
      id={form.id(field)}
      aria-describedby={notesId(form, field)}
    >
      <legend>{form.label(field)}</legend>
      <SlashInputs
        id={form.id(field)}
        labels={labels}
        text={text}
        invalid={form.problem(field) !== undefined}
        set={(next) => {
          form.set({ [field]: next } as Partial<Record<Field, string>>);
        }}
      />
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** Over a board of whose text a part cannot be read: what is left of it can be gone on with. */
export function NotAll({ lang, leaveOut }: { readonly lang: Lang; readonly leaveOut: () => void }) {
  const words = shellWords[lang];
  return (
    <p class="not-all">
      {words.notAll}{' '}
      <button type="button" class="chip" onClick={leaveOut}>
        {words.leaveOut}
      </button>
    </p>
  );
}

interface SelectProps {
  readonly id: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly optionLabel: (option: string) => string;
  /** What a blank choice is called, where blank is a legal choice. */
  readonly blank?: string | undefined;
  readonly choose: string;
  readonly invalid: boolean;
  readonly describedBy?: string | undefined;
  readonly set: (text: string) => void;
}

/** A native list to choose from. What is no option stays in view until another is chosen. */
function Select(props: SelectProps) {
  const { id, text, options, optionLabel, blank, choose, invalid, describedBy, set } = props;
  const chosen = text.trim();
  const isOption = chosen === '' || options.includes(chosen);
  return (
    <select
      class="select"
      id={id}
      value={isOption ? chosen : text}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => {
        set(event.currentTarget.value);
      }}
    >
      {!isOption && <option value={text}>{text}</option>}
      {blank !== undefined && <option value="">{blank}</option>}
      {blank === undefined && chosen === '' && <option value="">{choose}</option>}
      {options.map((option) => (
        <option value={option}>{optionLabel(option)}</option>
      ))}
    </select>
  );
}

/** Letters that are read whole where two fields stand side by side on a phone. */
const SHORT_LABEL = 14;

/** One of many options. With `blank`, choosing nothing is a choice too, and this is its name. */
export function SelectField<Field extends string>({
  form,
  field,
  options = form.spec(field).options ?? [],
  blank,
}: ControlProps<Field> & { readonly options?: readonly string[]; readonly blank?: string }) {
  const optionLabel = (option: string): string => form.optionLabel(field, option);
  const isLong = options.some((option) => optionLabel(option).length > SHORT_LABEL);
  return (
    <div class={isLong ? 'field field--long' : 'field'}>
      <FieldLabel form={form} field={field} />
      <Select
        id={form.id(field)}
        text={form.draft[field]}
        options={options}
        optionLabel={optionLabel}
        blank={blank}
        choose={shellWords[form.lang].choose}
        invalid={form.problem(field) !== undefined}
        describedBy={notesId(form, field)}
        set={(text) => {
          form.set({ [field]: text } as Partial<Record<Field, string>>);
        }}
      />
      <FieldNotes form={form} field={field} />
    </div>
  );
}

/** A small list to choose from inside a row, labelled for itself. */
export function RowSelect({
  label,
  ...select
}: Omit<SelectProps, 'describedBy'> & { readonly label: string }) {
  return (
    <div class="field">
      <label class="field__label" for={select.id}>
        {label}
      </label>
      <Select {...select} />
    </div>
  );
}

/** One of a few options, all in view. */
export function ChoiceField<Field extends string>({
  form,
  field,
  options = form.spec(field).options ?? [],
}: ControlProps<Field> & { readonly options?: readonly string[] }) {
  return (
    <fieldset
      class="field field--wide choice"
      id={form.id(field)}
      aria-describedby={notesId(form, field)}
    >
      <legend>{form.label(field)}</legend>
      <div class="choice__options">
        {options.map((option) => (
          <label class="choice__option">
            <input
              type="radio"
              name={form.id(field)}
              value={option}
              checked={form.draft[field] === option}
              onChange={() => {
                form.set({ [field]: option } as Partial<Record<Field, string>>);
              }}
            />
            <span>{form.optionLabel(field, option)}</span>
          </label>
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** Any number of a few options: the field holds the chosen ones, `tavern,glade`. */
export function ChecksField<Field extends string>({
  form,
  field,
  options = form.spec(field).options ?? [],
}: ControlProps<Field> & { readonly options?: readonly string[] }) {
  const chosen = itemsIn(form.draft[field]);
  // What is no option is left out, so that one tap mends a damaged list.
  const toggled = (tapped: string): readonly string[] =>
    options.filter((option) => chosen.includes(option) !== (option === tapped));
  return (
    <fieldset
      class="field field--wide choice"
      id={form.id(field)}
      aria-describedby={notesId(form, field)}
    >
      <legend>{form.label(field)}</legend>
      <div class="choice__options">
        {options.map((option) => (
          <label class="choice__option">
            <input
              type="checkbox"
              value={option}
              checked={chosen.includes(option)}
              onChange={() => {
                form.set({ [field]: toggled(option).join(',') } as Partial<Record<Field, string>>);
              }}
            />
            <span>{form.optionLabel(field, option)}</span>
          </label>
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

export function FieldLabel<Field extends string>({ form, field }: ControlProps<Field>) {
  return (
    <label class="field__label" for={form.id(field)}>
      {form.label(field)}
    </label>
  );
}

/** The hint and the problem of a field; its input is described by them. */
export function FieldNotes<Field extends string>({ form, field }: ControlProps<Field>) {
  const hint = form.hint(field);
  const problem = form.problem(field);
  return (
    <div class="field__notes" id={notesId(form, field)}>
      {hint !== undefined && <p class="quiet">{hint}</p>}
      {problem !== undefined && <p class="problem">{problem}</p>}
    </div>
  );
}

export function TextInput<Field extends string>({
  form,
  field,
  inputMode,
  isNumber = false,
  tidy = (text) => text,
}: ControlProps<Field> & {
  readonly inputMode: 'numeric' | 'text';
  readonly isNumber?: boolean;
  readonly tidy?: (text: string) => string;
}) {
  return (
    <input
      id={form.id(field)}
      type="text"
      inputMode={inputMode}
      autocomplete="off"
      spellcheck={false}
      value={form.draft[field]}
      aria-invalid={form.problem(field) !== undefined}
      aria-describedby={notesId(form, field)}
      onFocus={isNumber ? selectAll : undefined}
      onInput={(event) => {
        form.set({ [field]: tidy(event.currentTarget.value) } as Partial<Record<Field, string>>);
      }}
    />
  );
}

/** A number is typed anew rather than mended. */
const selectAll = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
  currentTarget.select();
};

const notesId = <Field extends string>(form: Controls<Field>, field: Field): string =>
  `${form.id(field)}-notes`;
