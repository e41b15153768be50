import { Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { labels, splitTurn } from './calculator.ts';
import { PowerBar } from './PowerBar.tsx';

function Form(form: FormOf<typeof splitTurn>) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="total" />
        <NumberField form={form} field="gained" />
      </Fields>
      <Fields>
        <SelectField form={form} field="first" />
        <NumberField form={form} field="firstPower" />
        <SelectField form={form} field="second" />
        <NumberField form={form} field="secondPower" />
      </Fields>
    </>
  );
}

function Bar({ lang, value }: DetailOf<typeof splitTurn>) {
  return <PowerBar lang={lang} {...value} name={labels.bar[lang]} />;
}

export const SplitTurn = island(splitTurn, Form, Bar);
