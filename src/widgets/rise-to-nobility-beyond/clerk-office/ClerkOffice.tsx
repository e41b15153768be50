import { ChecksField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { clerkOffice } from './calculator.ts';

function Form(form: FormOf<typeof clerkOffice>) {
  return <ChecksField form={form} field="places" />;
}

export const ClerkOffice = island(clerkOffice, Form);
