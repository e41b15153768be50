import { ABILITIES, type Ability } from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  DieField,
  Fields,
  NumberField,
  SelectField,
} from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { ColorDie } from '../shared/ColorDie.tsx';
import { ColorDiceField } from '../shared/DiceEditor.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { PowerSum } from '../shared/PowerSum.tsx';
import { TakenDie } from '../shared/TakenDie.tsx';
import { labels, trainerAbilities } from './calculator.ts';

type Form = FormOf<typeof trainerAbilities>;

type Field = keyof Form['draft'];

type Detail = DetailOf<typeof trainerAbilities>;

/** The fields of each ability. */
const FIELDS: Readonly<Record<Ability, readonly Field[]>> = {
  'set-die': ['die', 'to'],
  'swap-poster': ['posters', 'from'],
  'swap-dice': ['own', 'tent', 'placed'],
  'extra-tile': ['coins', 'power', 'color', 'change'],
  'no-tent': ['trainers', 'without', 'needs'],
  permanent: ['locked', 'add', 'remove', 'dieColor', 'dieValue', 'as', 'placed'],
};

/** Only what the chosen tile needs, and whatever cannot be read. */
function Fieldset(form: Form) {
  const ability = ABILITIES.find((each) => each === form.draft.ability.trim());
  const own = ability === undefined ? [] : FIELDS[ability];
  const shows = (field: Field): boolean => own.includes(field) || form.problem(field) !== undefined;
  return (
    <>
      <SelectField form={form} field="ability" />
      {shows('die') && <DieField form={form} field="die" />}
      {shows('to') && <DieField form={form} field="to" />}
      {shows('own') && <ColorDiceField form={form} field="own" />}
      {shows('tent') && <ColorDiceField form={form} field="tent" />}
      <Numbers form={form} shows={shows} />
      {shows('from') && <ChoiceField form={form} field="from" />}
      {shows('color') && <ChoiceField form={form} field="color" />}
      {shows('change') && <ChoiceField form={form} field="change" />}
      {shows('needs') && <ChoiceField form={form} field="needs" />}
      <Locked form={form} shows={shows} />
      {shows('placed') && <ColorDiceField form={form} field="placed" />}
    </>
  );
}

interface PartProps {
  readonly form: Form;
  readonly shows: (field: Field) => boolean;
}

const NUMBERS = ['posters', 'coins', 'power', 'trainers', 'without'] as const;

function Numbers({ form, shows }: PartProps) {
  const shown = NUMBERS.filter(shows);
  return shown.length === 0 ? null : (
    <Fields>
      {shown.map((field) => (
        <NumberField form={form} field={field} />
      ))}
    </Fields>
  );
}

/** The permanent +1: trainers on it, and the die of a turn that it helps. */
function Locked({ form, shows }: PartProps) {
  const { reply } = form;
  const isRefused =
    reply.kind === 'violations' && reply.violations.some(({ code }) => code === 'locked');
  const wantsBack = isRefused || form.problem('remove') !== undefined;
  return (
    <>
      {shows('locked') && <GemsField form={form} field="locked" colored />}
      {shows('add') && <GemsField form={form} field="add" colored />}
      {shows('remove') && (
        <details class="ways" open={wantsBack}>
          <summary>{labels.takeBack[form.lang]}</summary>
          <GemsField form={form} field="remove" colored />
        </details>
      )}
      {shows('dieColor') ? (
        <TakenDie form={form} fields={{ hue: 'dieColor', value: 'dieValue', as: 'as' }} />
      ) : (
        <>
          {shows('dieValue') && <DieField form={form} field="dieValue" />}
          {shows('as') && <ChoiceField form={form} field="as" />}
        </>
      )}
    </>
  );
}

/** The dice that change, or the power they make. */
function Picture({ lang, value }: Detail) {
  switch (value.ability) {
    case 'set-die':
      return (
        <div class="sno-swap" aria-hidden="true">
          <Die value={value.from} ghost />
          <span>→</span>
          <Die value={value.to} />
        </div>
      );
    case 'swap-dice':
      return <Swap lang={lang} value={value} />;
    case 'permanent':
      return <PowerSum lang={lang} power={value.power} />;
    case 'swap-poster':
    case 'extra-tile':
    case 'no-tent':
      return null;
  }
}

interface SwapProps {
  readonly lang: Detail['lang'];
  readonly value: Extract<Detail['value'], { readonly ability: 'swap-dice' }>;
}

function Swap({ lang, value }: SwapProps) {
  return (
    <div class="sno-swap" aria-hidden="true">
      <figure>
        <ColorDie lang={lang} die={value.given} ghost />
        <figcaption>{labels.toTent[lang]}</figcaption>
      </figure>
      <span>⇄</span>
      <figure>
        <ColorDie lang={lang} die={value.taken} />
        <figcaption>{labels.toCard[lang]}</figcaption>
      </figure>
      <figure class="sno-swap__all">
        <div class="dice-row">
          {value.dice.map((die) => (
            <ColorDie lang={lang} die={die} />
          ))}
        </div>
        <figcaption>{labels.onCards[lang]}</figcaption>
      </figure>
    </div>
  );
}

export const TrainerAbilities = island(trainerAbilities, Fieldset, Picture);
