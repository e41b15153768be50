import { bowlsIn, CULTS, spadesIn, type Cult } from '#engine/fire-and-ice/index.ts';
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
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure } from '../shared/BowlsFigure.tsx';
import { CultsField } from '../shared/CultLanes.tsx';
import { CultTracks, type CultPaths } from '../shared/CultTracks.tsx';
import { cultNames } from '../shared/names.ts';
import { bowlLabels } from '../shared/phrases.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { acolytes, labels, pathsOf } from './calculator.ts';

type Form = FormOf<typeof acolytes>;

function Fieldset(form: Form) {
  return (
    <>
      <Position {...form} />
      <Volcano {...form} />
      <Climbs {...form} />
    </>
  );
}

function Position(form: Form) {
  const { lang } = form;
  return (
    <fieldset class="group helper">
      <legend>{labels.position[lang]}</legend>
      <CultsField form={form} field="cults" />
      <SlashField form={form} field="bowls" labels={bowlLabels[lang]} />
      <Fields>
        <NumberField form={form} field="keys" />
      </Fields>
      <ChecksField form={form} field="topTaken" />
      <ChoiceField form={form} field="stronghold" />
    </fieldset>
  );
}

/** Whether a field that is not always needed is shown: it is, too, when it cannot be read. */
const shows = (form: Form, field: keyof Form['draft'], isNeeded: boolean): boolean =>
  isNeeded || form.problem(field) !== undefined;

function Volcano(form: Form) {
  const { lang, draft } = form;
  return (
    <fieldset class="group helper">
      <legend>{labels.volcano[lang]}</legend>
      <SelectField form={form} field="terrain" blank={labels.noTerrain[lang]} />
      <SeatsField form={form} field="opponents" beside={[{ faction: 'acolytes', terrain: '' }]} />
      {shows(form, 'cult', draft.terrain.trim() !== '') && (
        <ChoiceField form={form} field="cult" options={['', ...CULTS]} />
      )}
    </fieldset>
  );
}

/** Spades and a Priest, and whether they come before the Volcano. */
function Climbs(form: Form) {
  const { lang, draft } = form;
  const digs = draft.spades.trim() !== '';
  const sendsPriest = draft.priest.trim() !== '';
  const erupts = draft.terrain.trim() !== '';
  return (
    <fieldset class="group helper">
      <legend>{labels.up[lang]}</legend>
      <SpadesField {...form} />
      {shows(form, 'spadePoints', digs) && (
        <Fields>
          <NumberField form={form} field="spadePoints" />
        </Fields>
      )}
      <ChoiceField form={form} field="priest" />
      {shows(form, 'priestCult', sendsPriest) && <ChoiceField form={form} field="priestCult" />}
      {shows(form, 'order', erupts && (digs || sendsPriest)) && (
        <ChoiceField form={form} field="order" />
      )}
    </fieldset>
  );
}

/** The Cult of each Spade, in their order: tapping one in the list takes it away. */
function SpadesField(form: Form) {
  const names = cultNames[form.lang];
  const spades = spadesIn(form.draft.spades);
  if (spades === undefined) return <TextField form={form} field="spades" />;
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
            aria-label={`${labels.remove[form.lang]} ${names[cult]}`}
            onClick={() => {
              set(spades.toSpliced(i, 1));
            }}
          >
            {names[cult]} ✕
          </button>
        ))}
        {spades.length === 0 && (
          <span class="quiet helper__none">{labels.noSpades[form.lang]}</span>
        )}
      </div>
      <div class="choice__options">
        {CULTS.map((cult) => (
          <button
            type="button"
            class="pick"
            aria-label={`${labels.add[form.lang]} ${names[cult]}`}
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
function Outcome({ lang, value, draft }: DetailOf<typeof acolytes>) {
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

export const Acolytes = island(acolytes, Fieldset, Outcome);
