import { useState } from 'preact/hooks';
import { TextField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';

const summary = { en: 'As text', it: 'Come testo' };

/** What was entered step by step, as the text that the link carries. Open while it cannot be read. */
export function LogText<Field extends string>({
  form,
  field,
}: {
  readonly form: Controls<Field>;
  readonly field: Field;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="ways"
      open={isOpen || form.problem(field) !== undefined}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{summary[form.lang]}</summary>
      <TextField form={form} field={field} />
    </details>
  );
}
