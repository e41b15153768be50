import {
  AMOUNT,
  PLAYERS,
  SHIFT_PAYMENTS,
  TERRAINS,
  YES_NO,
  type RawShapeshifters,
  type ShapeshiftersValue,
} from '#engine/fire-and-ice/index.ts';
import {
  ChoiceField,
  Fields,
  Group,
  NumberField,
  SelectField,
  SlashField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure, bowlsIn } from '../shared/BowlsFigure.tsx';
import { terrainNames } from '../shared/names.ts';
import { bowlLabels } from '../shared/phrases.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { Ways } from '../shared/Ways.tsx';
import { shapeshifters } from './calculator.ts';
import { formWords } from './words.ts';

type Field = keyof RawShapeshifters;

const NEIGHBORS = { min: 0, max: PLAYERS.max - 1 };

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  return (
    <>
      <Fields>
        <NumberField form={form} field="points" {...AMOUNT} />
        <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />
      </Fields>
      <Group title={words.building}>
        <NumberField form={form} field="neighbors" {...NEIGHBORS} />
        <NumberField form={form} field="taking" {...NEIGHBORS} />
        <NumberField form={form} field="full" {...NEIGHBORS} />
        <ChoiceField form={form} field="pay" options={YES_NO} />
      </Group>
      <Change {...form} />
    </>
  );
}

/** The fields of a change; most are shown only when there is one, or when they cannot be read. */
function Change(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const { target, payWith } = form.draft;
  const shows = (field: Field, isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  const changes = target.trim() !== '';
  return (
    <fieldset class="group helper">
      <legend>{words.change}</legend>
      <div class="helper__pair">
        <SelectField form={form} field="home" options={TERRAINS} />
        <SelectField form={form} field="target" options={TERRAINS} blank={words.noChange} />
      </div>
      <SeatsField
        form={form}
        field="opponents"
        max={PLAYERS.max - 1}
        except={['shapeshifters', 'riverwalkers']}
      />
      {shows('stronghold', changes) && (
        <ChoiceField form={form} field="stronghold" options={YES_NO} />
      )}
      {shows('changed', changes) && <ChoiceField form={form} field="changed" options={YES_NO} />}
      {shows('payWith', changes) && (
        <ChoiceField form={form} field="payWith" options={SHIFT_PAYMENTS} />
      )}
      {shows('tokens', changes && payWith.trim() === 'tokens') && (
        <SlashField form={form} field="tokens" labels={bowlLabels[form.lang]} />
      )}
      {shows('pieces', changes) && (
        <SelectField form={form} field="pieces" options={TERRAINS} blank={words.samePieces} />
      )}
    </fieldset>
  );
}

/** The Bowls, the ways to pay, and the terrains that can become the Home terrain. */
function Outcome({ lang, value, draft, set }: DetailProps<ShapeshiftersValue, Field>) {
  return (
    <div class="helper">
      <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      <Ways
        lang={lang}
        ways={value.ways}
        chosen={draft.tokens}
        set={(tokens) => {
          set({ tokens });
        }}
      />
      <Targets lang={lang} value={value} draft={draft} />
    </div>
  );
}

function Targets({
  lang,
  value,
  draft,
}: Pick<DetailProps<ShapeshiftersValue, Field>, 'lang' | 'value' | 'draft'>) {
  const words = formWords[lang];
  const stateOf = ({ owner, open }: ShapeshiftersValue['targets'][number]): string => {
    if (owner !== undefined) return words.owned(owner);
    return open ? words.open : words.yours;
  };
  return (
    <section class="terrain-states" aria-label={words.targets}>
      <p class="lines__title">{words.targets}</p>
      <ul>
        {value.targets.map((target) => (
          <li
            class={target.open ? 'terrain-states__open' : 'terrain-states__closed'}
            aria-current={draft.target.trim() === target.terrain ? 'true' : undefined}
          >
            <TerrainSwatch lang={lang} ground={target.terrain} />
            <span>
              <b>{terrainNames[lang][target.terrain]}</b>: {stateOf(target)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Shapeshifters = island(shapeshifters, Form, Outcome);
