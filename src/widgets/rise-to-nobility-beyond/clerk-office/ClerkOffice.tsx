import { CLERK_PLACES, type RawClerk } from '#engine/rise-to-nobility-beyond/index.ts';
import { ChecksField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { clerkOffice } from './calculator.ts';

function Form(form: FormProps<keyof RawClerk>) {
  return <ChecksField form={form} field="places" options={CLERK_PLACES} />;
}

export const ClerkOffice = island(clerkOffice, Form);
