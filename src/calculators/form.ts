import type { Reply } from '#engine/core/answer.ts';
import type { Specs } from '#engine/core/form.ts';
import type { Lang } from '#src/lang.ts';
import type { Calculator, Cited } from './calculator.ts';
import type { Table } from './table.ts';

/** What a control knows of its field: the typed text, how it is called and how it is judged. */
export interface Controls<Field extends string = string> {
  readonly lang: Lang;
  readonly draft: Readonly<Record<Field, string>>;
  readonly set: (changes: Readonly<Partial<Record<Field, string>>>) => void;
  /** The range, the options and whatever else the engine tells of a field. */
  readonly spec: (field: Field) => Partial<Specs[string]>;
  /** Id of the field's element; unique on a page, because a calculator stands on it once. */
  readonly id: (field: Field) => string;
  readonly label: (field: Field) => string;
  readonly hint: (field: Field) => string | undefined;
  readonly problem: (field: Field) => string | undefined;
  readonly optionLabel: (field: Field, option: string) => string;
}

/** What a form knows of its calculator: all its fields, and the reply to what stands in them. */
export interface FormProps<
  Field extends string = string,
  Value = unknown,
  L = Cited,
  V = Cited,
> extends Controls<Field> {
  readonly reply: Reply<Value, L, V>;
  /** What the group has told of its game. */
  readonly table: Table;
}

/** The props of a calculator's own form: `function Form(form: FormOf<typeof shares>)`. */
export type FormOf<C> =
  C extends Calculator<infer Field, infer Value, infer L, infer V>
    ? FormProps<Field, Value, L, V>
    : never;

/** Where a clause can be read, and what it is called in the reader's language. */
export interface ClauseTarget {
  readonly title: string;
  readonly href: string;
}

/** What a calculator may draw below the headline of its answer. */
export interface DetailProps<Value, Field extends string = string> {
  readonly lang: Lang;
  readonly value: Value;
  readonly draft: Readonly<Record<Field, string>>;
  readonly set: (changes: Readonly<Partial<Record<Field, string>>>) => void;
  readonly clauses: Readonly<Record<string, ClauseTarget>>;
}

/** The props of what a calculator draws of its answer. */
export type DetailOf<C> =
  FormOf<C> extends FormProps<infer Field, infer Value> ? DetailProps<Value, Field> : never;
