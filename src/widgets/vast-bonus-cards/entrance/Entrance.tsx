import {
  collapses,
  EFFECTS,
  HERO_CUBES,
  listOf,
  ROLES,
  type EntranceValue,
  type Leaver,
  type RawEntrance,
} from '#engine/vast-bonus-cards/index.ts';
import {
  Fields,
  NumberField,
  RowSelect,
  SelectField,
  SlashField,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { listed } from '#src/calculators/phrases.ts';
import { shellWords } from '#src/calculators/words.ts';
import { Fold } from '../shared/Fold.tsx';
import { shows } from '../shared/shows.ts';
import { pieceNames } from '../shared/names.ts';
import { entrance } from './calculator.ts';
import { caveWords } from './cave-words.ts';
import { CaveField } from './CaveField.tsx';
import { letterOf } from './edits.ts';

type Field = keyof RawEntrance;

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const reply = entrance.ask(draft);
  const by = EFFECTS.find((effect) => effect === draft.by.trim());
  const isCollapse = by === undefined || collapses(by);
  return (
    <>
      <CaveField
        form={form}
        value={reply.kind === 'answer' ? reply.answer.value : undefined}
        isCollapse={isCollapse}
      >
        <Fields>
          <SelectField form={afresh(form)} field="by" options={EFFECTS} />
          {shows(form, 'remover', by === 'collapse') && (
            <SelectField form={form} field="remover" options={ROLES} />
          )}
        </Fields>
        {form.problem('collapse') !== undefined && <TextField form={form} field="collapse" />}
        <Moves form={form} />
      </CaveField>
      <Cubes form={form} />
    </>
  );
}

/** With another effect, what was said of tiles and pieces no longer holds. */
const afresh = (form: FormProps<Field>): FormProps<Field> => ({
  ...form,
  set: (changes) => {
    form.set({ ...changes, collapse: '', moves: '' });
  },
});

/** Where to move each piece that has a choice. */
function Moves({ form }: { readonly form: FormProps<Field> }) {
  const { lang, draft } = form;
  const free = entrance.ask({ ...draft, moves: '' });
  const leavers = free.kind === 'answer' ? free.answer.value.leavers.filter(hasChoice) : [];
  const items = listOf(draft.moves);
  const moved = (letter: string): string =>
    items.find((item) => item.startsWith(letter))?.slice(1) ?? '';
  const letters = leavers.map(({ piece }) => letterOf(piece));
  if (items.some((item) => !letters.includes(item.charAt(0)))) {
    return <TextField form={form} field="moves" />;
  }
  if (leavers.length === 0) return null;
  return (
    <fieldset class="field field--wide choice" id={form.id('moves')}>
      <legend>{form.label('moves')}</legend>
      <div class="fields">
        {leavers.map(({ piece, options }) => {
          const letter = letterOf(piece);
          return (
            <RowSelect
              id={`${form.id('moves')}-${letter}`}
              label={pieceNames[lang][piece]}
              text={moved(letter)}
              options={options}
              optionLabel={(option) => option}
              blank={caveWords[lang].anywhere}
              choose={shellWords[lang].choose}
              invalid={form.problem('moves') !== undefined}
              set={(to) => {
                const others = items.filter((item) => !item.startsWith(letter));
                form.set({ moves: [...others, ...(to === '' ? [] : [letter + to])].join(',') });
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const hasChoice = ({ options, orBeyond }: Leaver): boolean => options.length > (orBeyond ? 0 : 1);

function Cubes({ form }: { readonly form: FormProps<Field> }) {
  const { draft, problem } = form;
  const words = caveWords[form.lang];
  const fields = ['cubes', 'poison', 'heroCubes'] as const;
  const isUsed = fields.some(
    (field) => draft[field] !== entrance.start[field] || problem(field) !== undefined,
  );
  return (
    <Fold title={words.cubes} open={isUsed}>
      <Fields>
        <NumberField form={form} field="cubes" min={0} max={HERO_CUBES.max - HERO_CUBES.min} />
        <NumberField form={form} field="heroCubes" {...HERO_CUBES} />
        <SlashField form={form} field="poison" labels={words.strengths} />
      </Fields>
    </Fold>
  );
}

/** Who moves, one after another, if it is more than the marker. */
function Order({ lang, value }: DetailProps<EntranceValue, Field>) {
  const words = caveWords[lang];
  const { order, leavers, places, cubes, sides } = value;
  if (order.length < 2) return null;
  const off = sides.some(({ free }) => free === 'unknown') ? [words.off] : [];
  const end = listed(lang, [...places, ...off], 'or');
  const row = (each: EntranceValue['order'][number]): readonly [string, string] => {
    if (each === 'marker') return [words.marker, end];
    if (each === 'cubes') return [`${words.heroCubes}: ${cubes.total}`, end];
    const leaver = leavers.find(({ piece }) => piece === each);
    if (leaver === undefined) return [pieceNames[lang][each], words.back];
    const { options, orBeyond } = leaver;
    const ends = [...options, ...(orBeyond ? [words.off] : [])];
    return [pieceNames[lang][each], listed(lang, ends, 'or')];
  };
  return (
    <section aria-label={words.step}>
      <p class="lines__title">{words.step}</p>
      <ol class="cave-order">
        {order.map((each) => {
          const [who, where] = row(each);
          return (
            <li>
              {who} <span aria-hidden="true">→</span> <strong>{where}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export const Entrance = island(entrance, Form, Order);
