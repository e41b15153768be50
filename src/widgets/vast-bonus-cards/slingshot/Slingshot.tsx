import {
  POPULATION,
  STRENGTHS,
  TARGETS,
  TRIBES,
  type RawSlingshot,
  type SlingshotValue,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { tribeNames } from '../shared/names.ts';
import { slingshot } from './calculator.ts';
import { compared, helpWords } from './words.ts';

type Field = keyof RawSlingshot;

function Form(form: FormProps<Field>) {
  const named = byTarget(form);
  return (
    <>
      <ChoiceField form={form} field="user" options={TRIBES} />
      <ChoiceField form={form} field="attacker" options={TRIBES} />
      <ChoiceField form={form} field="target" options={TARGETS} />
      <Fields>
        <NumberField form={form} field="population" {...POPULATION} />
        <NumberField form={named} field="strength" {...STRENGTHS} />
        <NumberField form={named} field="defence" {...STRENGTHS} />
        <NumberField form={form} field="help" {...STRENGTHS} />
      </Fields>
    </>
  );
}

/** Both sides of the comparison are called by what the target makes them. */
const byTarget = (form: FormProps<Field>): FormProps<Field> => {
  const target = TARGETS.find((each) => each === form.draft.target.trim());
  if (target === undefined) return form;
  const words = helpWords[form.lang];
  const { attack, defence } = compared[form.lang][target];
  return {
    ...form,
    label: (field) => {
      if (field === 'strength') return words.strength(attack);
      return field === 'defence' ? words.defence(defence) : form.label(field);
    },
  };
};

function Helped({ lang, value }: DetailProps<SlingshotValue, Field>) {
  const words = helpWords[lang];
  return (
    <table class="ranking may">
      <caption class="lines__title">{words.caption}</caption>
      <tbody>
        {TRIBES.map((tribe) => (
          <tr>
            <th scope="row">{tribeNames[lang][tribe]}</th>
            <td>{value.helps.includes(tribe) ? words.helped : words.user}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Slingshot = island(slingshot, Form, Helped);
