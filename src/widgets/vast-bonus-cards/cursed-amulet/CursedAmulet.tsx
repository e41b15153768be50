import {
  AMULET_STATES,
  ANY_AMOUNT,
  BASE_LOSSES,
  DIE_FACES,
  ENTERED_AMOUNTS,
  FIGHT_STRENGTH,
  GRIT,
  HARMS,
  HEALTH,
  HERO_CUBES,
  INFESTATION,
  isEntered,
  LOSS_KINDS,
  TREASURE_CARDS,
  TREASURE_CHOICES,
  YES_NO,
  type CursedAmuletValue,
  type Harm,
  type LossKind,
  type RawCursedAmulet,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shows } from '../shared/shows.ts';
import { cursedAmulet } from './calculator.ts';
import { amuletWords } from './words.ts';

type Field = keyof RawCursedAmulet;
type Draft = Readonly<Record<Field, string>>;

const harmIn = ({ effect }: Draft): Harm | undefined =>
  HARMS.find((harm) => harm === effect.trim());

/** What the effect touches; nothing while it is not chosen. */
const kindsIn = (draft: Draft): readonly string[] => {
  const harm = harmIn(draft);
  if (harm === undefined) return [];
  if (isFight(harm)) return ['health'];
  return harm === 'other' ? [draft.kind.trim()] : BASE_LOSSES[harm].map(({ kind }) => kind);
};

const isFight = (harm: Harm | undefined): boolean =>
  harm === 'infestation' || harm === 'flame-giant';

const isEven = (draft: Draft): boolean => {
  const foe = harmIn(draft) === 'flame-giant' ? INFESTATION.flameGiantStrength : Number(draft.foe);
  return Number(draft.strength) === foe;
};

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const harm = harmIn(draft);
  const touched = kindsIn(draft);
  const touches = (...kinds: readonly LossKind[]): boolean =>
    kinds.some((kind) => touched.includes(kind));
  const isOffered = draft.amulet.trim() === 'offered';
  const isDeclined = isOffered && draft.keep.trim() === 'decline';
  return (
    <Fields>
      <ChoiceField form={form} field="amulet" options={AMULET_STATES} />
      {shows(form, 'keep', isOffered) && (
        <ChoiceField form={form} field="keep" options={TREASURE_CHOICES} />
      )}
      <SelectField form={freshAmount(form)} field="effect" options={HARMS} />
      {shows(form, 'kind', harm === 'other') && (
        <ChoiceField form={form} field="kind" options={LOSS_KINDS} />
      )}
      {shows(form, 'amount', harm !== undefined && isEntered(harm)) && (
        <AmountField form={form} harm={harm} />
      )}
      {shows(form, 'strength', isFight(harm)) && (
        <NumberField form={form} field="strength" {...FIGHT_STRENGTH} />
      )}
      {shows(form, 'foe', harm === 'infestation') && (
        <NumberField form={form} field="foe" {...FIGHT_STRENGTH} />
      )}
      {shows(form, 'die', isFight(harm) && isEven(draft)) && (
        <ChoiceField form={form} field="die" options={DIE_FACES} />
      )}
      {shows(form, 'shield', touches('grit', 'move')) && (
        <ChoiceField form={form} field="shield" options={YES_NO} />
      )}
      {shows(form, 'treasures', touches('treasures')) && (
        <NumberField form={form} field="treasures" {...TREASURE_CARDS} />
      )}
      {shows(form, 'health', touches('health')) && (
        <NumberField form={form} field="health" {...HEALTH} />
      )}
      {shows(form, 'grit', touches('grit') || isDeclined) && (
        <NumberField form={form} field="grit" {...GRIT} />
      )}
      {shows(form, 'heroCubes', touches('cubes', 'grit')) && (
        <NumberField
          form={touches('cubes') ? form : hintedCubes(form)}
          field="heroCubes"
          {...HERO_CUBES}
        />
      )}
    </Fields>
  );
}

/** An amount that another effect cannot have goes with the effect it was entered for. */
const freshAmount = (form: FormProps<Field>): FormProps<Field> => ({
  ...form,
  set: (changes) => {
    const harm = harmIn({ ...form.draft, ...changes });
    const amounts = harm === undefined ? undefined : ENTERED_AMOUNTS[harm];
    const isFit = amounts === undefined || amounts.includes(Number(form.draft.amount));
    form.set(isFit ? changes : { ...changes, amount: '' });
  },
});

/** Grit lost takes cubes back too, but hers only matter if some are away. */
const hintedCubes = (form: FormProps<Field>): FormProps<Field> => ({
  ...form,
  hint: () => amuletWords[form.lang].cubesHint,
});

function AmountField({
  form,
  harm,
}: {
  readonly form: FormProps<Field>;
  readonly harm: Harm | undefined;
}) {
  const amounts = harm && ENTERED_AMOUNTS[harm];
  const hinted: FormProps<Field> = {
    ...form,
    hint: () => harm && amuletWords[form.lang].amountHint[harm],
  };
  return amounts === undefined ? (
    <NumberField form={hinted} field="amount" {...ANY_AMOUNT} />
  ) : (
    <ChoiceField form={hinted} field="amount" options={amounts.map(String)} />
  );
}

/** What happens, in its order: the losses and, last, the discard. */
function Steps({ lang, value }: DetailProps<CursedAmuletValue, Field>) {
  const words = amuletWords[lang];
  const { losses, steps, active } = value;
  const left = (kind: LossKind): number | undefined =>
    kind === 'move' || kind === 'cubes' ? undefined : value[kind];
  if (steps.length === 0) return null;
  return (
    <div class="vbc-chain">
      {steps.length > 1 && <p class="lines__title">{words.order}</p>}
      <ol>
        {losses
          .filter(({ kind }) => steps.includes(kind))
          .map((loss) => {
            const [what, why] = words.step(active, loss);
            const after = left(loss.kind);
            return (
              <li>
                <b>{what}</b>
                {why !== '' && <span class="quiet">{why}</span>}
                {after !== undefined && <span>{words.left(after)}</span>}
              </li>
            );
          })}
        {value.discarded && (
          <li>
            <b>{words.discard}</b>
          </li>
        )}
      </ol>
    </div>
  );
}

export const CursedAmulet = island(cursedAmulet, Form, Steps);
