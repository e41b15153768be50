import {
  COST_TEXT,
  CURRENCIES,
  isCostAmount,
  tierCostText,
  withTierCost,
  type Tier,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { FieldNotes, RowInput, TextField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { byLang } from '#src/lang.ts';
import { labels } from './calculator.ts';

const WORDS = byLang(labels);

interface TierCostProps {
  readonly form: Controls<'costs'>;
  readonly tier: Tier;
  /** Missing where it has been said what this is. */
  readonly note?: string;
}

/** The cost of one tier, out of the text that holds all six. */
export function TierCost({ form, tier, note }: TierCostProps) {
  const words = WORDS[form.lang];
  const { costs } = form.draft;
  const text = tierCostText(costs, tier);
  if (text === undefined) return <TextField form={form} field="costs" />;
  return (
    <fieldset class="group" id={form.id('costs')}>
      <legend>{words.cost(tier)}</legend>
      {note !== undefined && (
        <p class="quiet">
          {words.costNote} {note}
        </p>
      )}
      <div class="rows__fields">
        {CURRENCIES.map((thing, i) => {
          const typed = COST_TEXT.of(text)[i] ?? '';
          return (
            <RowInput
              id={`${form.id('costs')}-${thing}`}
              label={words.things[thing]}
              text={typed}
              invalid={!isCostAmount(typed)}
              set={(amount) => {
                form.set({ costs: withTierCost(costs, tier, COST_TEXT.with(text, i, amount)) });
              }}
            />
          );
        })}
      </div>
      <FieldNotes form={form} field="costs" />
    </fieldset>
  );
}
