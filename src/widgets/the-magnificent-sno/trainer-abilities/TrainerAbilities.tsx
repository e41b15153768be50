import {
  ABILITIES,
  AMOUNT,
  COLORS,
  POSTER_SOURCES,
  TRAINERS,
  TURNS,
  YES_NO,
  type Ability,
  type RawTrainerAbility,
  type TrainerAbilityValue,
} from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  DieField,
  Fields,
  NumberField,
  SelectField,
} from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { ColorDie } from '../shared/ColorDie.tsx';
import { ColorDiceField } from '../shared/DiceEditor.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { PowerSum } from '../shared/PowerSum.tsx';
import { TakenDie } from '../shared/TakenDie.tsx';
import { trainerAbilities } from './calculator.ts';
import { abilityWords } from './words.ts';

type Field = keyof RawTrainerAbility;

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
function Form(form: FormProps<Field>) {
  const ability = ABILITIES.find((each) => each === form.draft.ability.trim());
  const own = ability === undefined ? [] : FIELDS[ability];
  const shows = (field: Field): boolean => own.includes(field) || form.problem(field) !== undefined;
  return (
    <>
      <SelectField form={form} field="ability" options={ABILITIES} />
      {shows('die') && <DieField form={form} field="die" />}
      {shows('to') && <DieField form={form} field="to" />}
      {shows('own') && <ColorDiceField form={form} field="own" max={1} />}
      {shows('tent') && <ColorDiceField form={form} field="tent" max={1} />}
      <Numbers form={form} shows={shows} />
      {shows('from') && <ChoiceField form={form} field="from" options={POSTER_SOURCES} />}
      {shows('color') && <ChoiceField form={form} field="color" options={COLORS} />}
      {shows('change') && <ChoiceField form={form} field="change" options={YES_NO} />}
      {shows('needs') && <ChoiceField form={form} field="needs" options={YES_NO} />}
      <Locked form={form} shows={shows} />
      {shows('placed') && <ColorDiceField form={form} field="placed" max={TURNS - 1} />}
    </>
  );
}

interface PartProps {
  readonly form: FormProps<Field>;
  readonly shows: (field: Field) => boolean;
}

const NUMBERS = [
  ['posters', AMOUNT],
  ['coins', AMOUNT],
  ['power', AMOUNT],
  ['trainers', TRAINERS],
  ['without', AMOUNT],
] as const;

function Numbers({ form, shows }: PartProps) {
  const shown = NUMBERS.filter(([field]) => shows(field));
  return shown.length === 0 ? null : (
    <Fields>
      {shown.map(([field, range]) => (
        <NumberField form={form} field={field} {...range} />
      ))}
    </Fields>
  );
}

/** The permanent +1: trainers on it, and the die of a turn that it helps. */
function Locked({ form, shows }: PartProps) {
  const wantsBack = /[1-9]/.test(form.draft.remove) || form.problem('remove') !== undefined;
  return (
    <>
      {shows('locked') && <GemsField form={form} field="locked" colored />}
      {shows('add') && <GemsField form={form} field="add" colored />}
      {shows('remove') && (
        <details class="ways" open={wantsBack}>
          <summary>{abilityWords[form.lang].takeBack}</summary>
          <GemsField form={form} field="remove" colored />
        </details>
      )}
      {shows('dieColor') ? (
        <TakenDie form={form} fields={{ hue: 'dieColor', value: 'dieValue', as: 'as' }} />
      ) : (
        <>
          {shows('dieValue') && <DieField form={form} field="dieValue" />}
          {shows('as') && <ChoiceField form={form} field="as" options={COLORS} />}
        </>
      )}
    </>
  );
}

/** The dice that change, or the power they make. */
function Picture({ lang, value }: DetailProps<TrainerAbilityValue, Field>) {
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

function Swap({
  lang,
  value,
}: Pick<DetailProps<TrainerAbilityValue & { readonly ability: 'swap-dice' }>, 'lang' | 'value'>) {
  const words = abilityWords[lang];
  return (
    <div class="sno-swap" aria-hidden="true">
      <figure>
        <ColorDie lang={lang} die={value.given} ghost />
        <figcaption>{words.toTent}</figcaption>
      </figure>
      <span>⇄</span>
      <figure>
        <ColorDie lang={lang} die={value.taken} />
        <figcaption>{words.toCard}</figcaption>
      </figure>
      <figure class="sno-swap__all">
        <div class="dice-row">
          {value.dice.map((die) => (
            <ColorDie lang={lang} die={die} />
          ))}
        </div>
        <figcaption>{words.onCards}</figcaption>
      </figure>
    </div>
  );
}

export const TrainerAbilities = island(trainerAbilities, Form, Picture);
