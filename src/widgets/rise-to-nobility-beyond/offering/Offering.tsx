import { CURRENCIES, GOODS, TIERS } from '#engine/rise-to-nobility-beyond/index.ts';
import { FieldNotes, Fields, Group, NumberField, TextField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { PiecesField } from '#src/calculators/PiecesField.tsx';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { Picture } from '#src/figures/kit.tsx';
import { byLang } from '#src/lang.ts';
import { tokenPiece } from '../shared/pieces.tsx';
import { labels, offering } from './calculator.ts';
import { TierCost } from './TierCost.tsx';
import { costIn, priceWidth, ROW, TierRow, tierWidth } from './Tiers.tsx';

type Form = FormOf<typeof offering>;
type Field = keyof Form['draft'];

const WORDS = byLang(labels);

const TILE = ['tileCoins', 'tileGoods'] as const;

function Fieldset(form: Form) {
  const words = WORDS[form.lang];
  const tier = form.draft.tier.trim();
  return (
    <>
      <Temple {...form} />
      <Cost {...form} />
      {(tier === '2' || hasProblem(form, TILE)) && (
        <Amounts form={form} fields={TILE} title={words.tile} note={words.tileNote} />
      )}
      {(tier === '3' || hasProblem(form, GOODS)) && (
        <Amounts form={form} fields={GOODS} title={words.workshops} note={words.workshopsNote} />
      )}
      <Fields>
        <PiecesField form={form} field="tokens" piece={tokenPiece} />
        <NumberField form={form} field="spaces" />
      </Fields>
      <Amounts form={form} fields={CURRENCIES} title={words.supply} note={words.supplyNote} />
    </>
  );
}

/** The tiers of the Temple: a tap chooses one. */
function Temple(form: Form) {
  const { lang, draft } = form;
  const costs = TIERS.map((tier) => costIn(draft.costs, tier));
  const price = priceWidth(costs);
  const id = form.id('tier');
  return (
    <fieldset class="field field--wide temple" id={id} aria-describedby={`${id}-notes`}>
      <legend>{form.label('tier')}</legend>
      <div data-board>
        {TIERS.map((tier, i) => (
          <label class="temple__tier">
            <input
              type="radio"
              name={id}
              value={tier}
              checked={draft.tier === String(tier)}
              aria-label={form.optionLabel('tier', String(tier))}
              onChange={() => {
                form.set({ tier: String(tier) });
              }}
            />
            <Picture width={tierWidth(price)} height={ROW}>
              <TierRow
                lang={lang}
                tier={tier}
                isChosen={draft.tier === String(tier)}
                cost={costs[i]}
                price={price}
              />
            </Picture>
          </label>
        ))}
      </div>
      <FieldNotes form={form} field="tier" />
    </fieldset>
  );
}

/** The cost of the chosen tier. */
function Cost(form: Form) {
  const tier = TIERS.find((candidate) => String(candidate) === form.draft.tier.trim());
  return tier === undefined ? (
    <TextField form={form} field="costs" />
  ) : (
    <TierCost form={form} tier={tier} note={shellWords[form.lang].kept} />
  );
}

/** A field that another tier hides is shown all the same while it cannot be read. */
const hasProblem = (form: Form, fields: readonly Field[]): boolean =>
  fields.some((field) => form.problem(field) !== undefined);

function Amounts({
  form,
  fields,
  title,
  note,
}: {
  readonly form: Form;
  readonly fields: readonly Field[];
  readonly title: string;
  readonly note: string;
}) {
  return (
    <Group title={title}>
      <p class="quiet field--wide">{note}</p>
      {fields.map((field) => (
        <NumberField form={form} field={field} />
      ))}
    </Group>
  );
}

/** What comes of the Offering, as far as it can be known. */
function Outcome({ lang, value }: DetailOf<typeof offering>) {
  const words = WORDS[lang];
  const { benefit, after, tokensLeft, spacesLeft } = value;
  return (
    <>
      {benefit.kind === 'goods' && benefit.amount > 0 && (
        <Tally
          title={words.received}
          amounts={GOODS.map((kind) => [words.goods[kind], benefit.goods[kind] || undefined])}
        />
      )}
      <Tally
        title={words.after}
        amounts={[
          [words.tokens, tokensLeft],
          [words.spaces, spacesLeft],
          ...CURRENCIES.map((thing) => [words.things[thing], after[thing]] as const),
        ]}
      />
    </>
  );
}

/** Amounts side by side; an unknown one is left out. */
function Tally({
  title,
  amounts,
}: {
  readonly title: string;
  readonly amounts: readonly (readonly [label: string, amount: number | undefined])[];
}) {
  return (
    <section class="tally" aria-label={title}>
      <p class="tally__title">{title}</p>
      <dl>
        {amounts
          .filter(([, amount]) => amount !== undefined)
          .map(([label, amount]) => (
            <div>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export const Offering = island(offering, Fieldset, Outcome);
