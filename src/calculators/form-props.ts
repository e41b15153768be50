import type { Reply } from '#engine/core/answer.ts';
import { own } from '#engine/core/own.ts';
import type { Lang } from '#src/lang.ts';
import type { Calculator, Cited } from './calculator.ts';
import type { FormProps } from './form.ts';
import type { Table } from './table.ts';
import { shellWords } from './words.ts';

interface FormParts<Field extends string, Value, L extends Cited, V extends Cited> {
  readonly lang: Lang;
  readonly calculator: Calculator<Field, Value, L, V>;
  readonly draft: Readonly<Record<Field, string>>;
  readonly set: (changes: Readonly<Partial<Readonly<Record<Field, string>>>>) => void;
  readonly reply: Reply<Value, L, V>;
  readonly table: Table;
}

export const formProps = <Field extends string, Value, L extends Cited, V extends Cited>({
  lang,
  calculator,
  draft,
  set,
  reply,
  table,
}: FormParts<Field, Value, L, V>): FormProps<Field, Value, L, V> => {
  const { name, fields } = calculator;
  const words = calculator.words[lang];
  const problems = reply.kind === 'unreadable' ? reply.problems : [];
  const optionLabel = (field: Field, option: string): string =>
    own(words.options?.[field], option) ?? option;
  const problem = (field: Field): string | undefined => {
    const found = problems.find((candidate) => candidate.field === field);
    if (found === undefined) return undefined;
    return (
      words.problem?.(found) ??
      shellWords[lang].problem(found, (option) => optionLabel(field, option))
    );
  };
  return {
    lang,
    draft,
    set,
    reply,
    table,
    spec: (field) => fields[field],
    id: (field) => `${name}-${field}`,
    label: (field) => words.fields[field],
    hint: (field) => words.hints?.[field],
    problem,
    optionLabel,
  };
};
