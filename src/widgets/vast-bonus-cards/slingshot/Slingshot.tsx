import { TARGETS, TRIBES } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { tribeNames } from '../shared/names.ts';
import { compared, labels, slingshot } from './calculator.ts';

type Form = FormOf<typeof slingshot>;

function Fieldset(form: Form) {
  const named = byTarget(form);
  return (
    <>
      <ChoiceField form={form} field="user" />
      <ChoiceField form={form} field="attacker" />
      <ChoiceField form={form} field="target" />
      <Fields>
        <NumberField form={form} field="population" />
        <NumberField form={named} field="strength" />
        <NumberField form={named} field="defence" />
        <NumberField form={form} field="help" />
      </Fields>
    </>
  );
}

/** Both sides of the comparison are called by what the target makes them. */
const byTarget = (form: Form): Form => {
  const target = TARGETS.find((each) => each === form.draft.target.trim());
  if (target === undefined) return form;
  return {
    ...form,
    label: (field) => {
      if (field === 'strength') return labels.strength(compared.attack[target])[form.lang];
      if (field === 'defence') return labels.defence(compared.defence[target])[form.lang];
      return form.label(field);
    },
  };
};

function Helped({ lang, value }: DetailOf<typeof slingshot>) {
  return (
    <table class="ranking may">
      <caption class="lines__title">{labels.caption[lang]}</caption>
      <tbody>
        {TRIBES.map((tribe) => (
          <tr>
            <th scope="row">{tribeNames[lang][tribe]}</th>
            <td>{labels[value.helps.includes(tribe) ? 'helped' : 'user'][lang]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Slingshot = island(slingshot, Fieldset, Helped);
