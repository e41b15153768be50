import { itemsIn } from '#engine/core/fields.ts';
import {
  ACOLYTE_ORDERS,
  AMOUNT,
  CULTS,
  GROUNDS,
  PLAYERS,
  PRIEST_STEPS,
  YES_NO,
  type AcolytesValue,
  type Cult,
  type RawAcolytes,
} from '#engine/fire-and-ice/index.ts';
import {
  ChecksField,
  ChoiceField,
  FieldNotes,
  Fields,
  NumberField,
  SelectField,
  SlashField,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure, bowlsIn } from '../shared/BowlsFigure.tsx';
import { CultTracks, type CultPaths } from '../shared/CultTracks.tsx';
import { cultNames } from '../shared/names.ts';
import { bowlLabels } from '../shared/phrases.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { acolytes } from './calculator.ts';
import { formWords, pathsOf } from './words.ts';

type Field = keyof RawAcolytes;

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const { terrain, spades, priest } = form.draft;
  const erupts = terrain.trim() !== '';
  const sendsPriest = priest.trim() !== '';
  const shows = (field: Field, isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  return (
    <>
      <fieldset class="group helper">
        <legend>{words.position}</legend>
        <SlashField
          form={form}
          field="cults"
          labels={CULTS.map((cult) => cultNames[form.lang][cult])}
        />
        <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />
        <Fields>
          <NumberField form={form} field="keys" {...AMOUNT} />
        </Fields>
        <ChecksField form={form} field="topTaken" options={CULTS} />
        <ChoiceField form={form} field="stronghold" options={YES_NO} />
      </fieldset>
      <fieldset class="group helper">
        <legend>{words.volcano}</legend>
        <SelectField form={form} field="terrain" options={GROUNDS} blank={words.noTerrain} />
        <SeatsField
          form={form}
          field="opponents"
          max={PLAYERS.max - 1}
          except={['dragonlords', 'acolytes']}
        />
        {shows('cult', erupts) && <ChoiceField form={form} field="cult" options={['', ...CULTS]} />}
      </fieldset>
      <fieldset class="group helper">
        <legend>{words.up}</legend>
        <SpadesField {...form} />
        {shows('spadePoints', spades.trim() !== '') && (
          <Fields>
            <NumberField form={form} field="spadePoints" {...AMOUNT} />
          </Fields>
        )}
        <ChoiceField form={form} field="priest" options={['', ...PRIEST_STEPS.map(String)]} />
        {shows('priestCult', sendsPriest) && (
          <ChoiceField form={form} field="priestCult" options={CULTS} />
        )}
        {shows('order', erupts && (spades.trim() !== '' || sendsPriest)) && (
          <ChoiceField form={form} field="order" options={ACOLYTE_ORDERS} />
        )}
      </fieldset>
    </>
  );
}

const isCult = (word: string): word is Cult => CULTS.some((cult) => cult === word);

/** The Cult of each Spade, in their order: tapping one in the list takes it away. */
function SpadesField(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const names = cultNames[form.lang];
  const spades = itemsIn(form.draft.spades);
  if (!spades.every(isCult)) return <TextField form={form} field="spades" />;
  const set = (next: readonly Cult[]) => {
    form.set({ spades: next.join(',') });
  };
  return (
    <fieldset
      class="field field--wide choice"
      id={form.id('spades')}
      aria-describedby={`${form.id('spades')}-notes`}
    >
      <legend>{form.label('spades')}</legend>
      <div class="choice__options">
        {spades.map((cult, i) => (
          <button
            type="button"
            class="pick pick--chosen"
            aria-label={words.remove(names[cult])}
            onClick={() => {
              set(spades.toSpliced(i, 1));
            }}
          >
            {names[cult]} ✕
          </button>
        ))}
        {spades.length === 0 && <span class="quiet helper__none">{words.noSpades}</span>}
      </div>
      <div class="choice__options">
        {CULTS.map((cult) => (
          <button
            type="button"
            class="pick"
            aria-label={words.add(names[cult])}
            onClick={() => {
              set([...spades, cult]);
            }}
          >
            + {names[cult]}
          </button>
        ))}
      </div>
      <FieldNotes form={form} field="spades" />
    </fieldset>
  );
}

/** The markers on their way, and the Bowls if Power came in. */
function Outcome({ lang, value, draft }: DetailProps<AcolytesValue, Field>) {
  const paths: CultPaths = {
    fire: [value.cults.fire],
    water: [value.cults.water],
    earth: [value.cults.earth],
    air: [value.cults.air],
    ...Object.fromEntries(pathsOf(value)),
  };
  return (
    <div class="helper">
      <CultTracks lang={lang} paths={paths} />
      {value.power > 0 && (
        <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      )}
    </div>
  );
}

export const Acolytes = island(acolytes, Form, Outcome);
