import type { Lang } from '#src/lang.ts';

/** What a form knows of its calculator: the typed text, and how each field is called and judged. */
export interface FormProps<Field extends string = string> {
  readonly lang: Lang;
  readonly draft: Readonly<Record<Field, string>>;
  readonly set: (changes: Readonly<Partial<Record<Field, string>>>) => void;
  /** Id of the field's element; unique on a page, because a calculator stands on it once. */
  readonly id: (field: Field) => string;
  readonly label: (field: Field) => string;
  readonly hint: (field: Field) => string | undefined;
  readonly problem: (field: Field) => string | undefined;
  readonly optionLabel: (field: Field, option: string) => string;
}

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
