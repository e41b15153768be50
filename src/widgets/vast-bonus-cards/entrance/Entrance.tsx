import {
  choosers,
  collapses,
  EFFECTS,
  moveIn,
  movesOnly,
  withMove,
  type EntranceValue,
} from '#engine/vast-bonus-cards/index.ts';
import {
  Fields,
  NumberField,
  RowSelect,
  SelectField,
  SlashField,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { Fold } from '../shared/Fold.tsx';
import { pieceNames } from '../shared/names.ts';
import { shows } from '../shared/shows.ts';
import { entrance } from './calculator.ts';
import { CaveField } from './CaveField.tsx';
import { labels } from './labels.ts';
import { either } from './ways.ts';

type Form = FormOf<typeof entrance>;

function Fieldset(form: Form) {
  const by = EFFECTS.find((effect) => effect === form.draft.by.trim());
  return (
    <>
      <CaveField form={form} isCollapse={by === undefined || collapses(by)}>
        <Fields>
          <SelectField form={afresh(form)} field="by" />
          {shows(form, 'remover', by === 'collapse') && <SelectField form={form} field="remover" />}
        </Fields>
        {form.problem('collapse') !== undefined && <TextField form={form} field="collapse" />}
        <Moves {...form} />
      </CaveField>
      <Cubes {...form} />
    </>
  );
}

/** With another effect, what was said of tiles and pieces no longer holds. */
const afresh = (form: Form): Form => ({
  ...form,
  set: (changes) => {
    form.set({ ...changes, collapse: '', moves: '' });
  },
});

/** Where to move each piece that has a choice. */
function Moves(form: Form) {
  const { lang, draft } = form;
  const id = form.id('moves');
  const leavers = choosers(draft);
  const pieces = leavers.map(({ piece }) => piece);
  if (!movesOnly(draft.moves, pieces)) return <TextField form={form} field="moves" />;
  if (leavers.length === 0) return null;
  return (
    <fieldset class="field field--wide choice" id={id}>
      <legend>{form.label('moves')}</legend>
      <div class="fields">
        {leavers.map(({ piece, options }) => (
          <RowSelect
            id={`${id}-${piece}`}
            label={pieceNames[lang][piece]}
            text={moveIn(draft.moves, piece)}
            options={options}
            optionLabel={(option) => option}
            blank={labels.anywhere[lang]}
            choose={shellWords[lang].choose}
            invalid={form.problem('moves') !== undefined}
            set={(to) => {
              form.set({ moves: withMove(draft.moves, piece, to) });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Cubes(form: Form) {
  const { draft, lang, problem } = form;
  const fields = ['cubes', 'poison', 'heroCubes'] as const;
  const isUsed = fields.some(
    (field) => draft[field] !== entrance.start[field] || problem(field) !== undefined,
  );
  return (
    <Fold title={labels.cubes[lang]} open={isUsed}>
      <Fields>
        <NumberField form={form} field="cubes" />
        <NumberField form={form} field="heroCubes" />
        <SlashField
          form={form}
          field="poison"
          labels={labels.strengths.map((each) => each[lang])}
        />
      </Fields>
    </Fold>
  );
}

/** Who moves, one after another, if it is more than the marker. */
function Order({ lang, value }: DetailOf<typeof entrance>) {
  const { order, leavers, places, cubes, sides } = value;
  if (order.length < 2) return null;
  const ends = (options: readonly string[], orBeyond: boolean): string =>
    either(orBeyond ? [...options, labels.off[lang]] : options, lang);
  const end = ends(
    places,
    sides.some(({ free }) => free === 'unknown'),
  );
  const row = (each: EntranceValue['order'][number]): readonly [string, string] => {
    if (each === 'marker') return [labels.marker[lang], end];
    if (each === 'cubes') return [`${labels.heroCubes[lang]}: ${cubes.total}`, end];
    const leaver = leavers.find(({ piece }) => piece === each);
    const where = leaver ? ends(leaver.options, leaver.orBeyond) : labels.back[lang];
    return [pieceNames[lang][each], where];
  };
  return (
    <section aria-label={labels.step[lang]}>
      <p class="lines__title">{labels.step[lang]}</p>
      <ol class="cave-order">
        {order.map(row).map(([who, where]) => (
          <li>
            {who} <span aria-hidden="true">→</span> <strong>{where}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const Entrance = island(entrance, Fieldset, Order);
