import {
  AMOUNT,
  COMPONENTS,
  EXCHANGED,
  type Exchanged,
  type ExchangeValue,
  type RawExchange,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { Fields, Group, NumberField, TextField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { withMinus } from '#src/calculators/phrases.ts';
import { shellWords } from '#src/calculators/words.ts';
import { rockRoseExchange } from './calculator.ts';
import { exchangeWords } from './words.ts';

type Field = keyof RawExchange;

const RATIO_OF = {
  goods: 'rateGoods',
  nobility: 'rateNobility',
  reputation: 'rateReputation',
  coins: 'rateCoins',
  modifiers: 'rateModifiers',
} as const satisfies Readonly<Record<Exchanged, Field>>;

function Form(form: FormProps<Field>) {
  const words = exchangeWords[form.lang];
  const fewest = form.draft.direction === 'both-ways' ? -AMOUNT.max : 0;
  return (
    <>
      <Fields>
        <NumberField form={form} field="rockRose" min={0} max={COMPONENTS['rock-rose'].total} />
      </Fields>
      <div class="exchange">
        <Group title={words.wanted}>
          <p class="quiet field--wide">
            {words.notation} {shellWords[form.lang].kept}
          </p>
          {EXCHANGED.map((thing) => (
            <>
              <TextField form={form} field={RATIO_OF[thing]} />
              <NumberField form={form} field={thing} min={fewest} max={AMOUNT.max} />
            </>
          ))}
        </Group>
      </div>
    </>
  );
}

/** What each ratio allows, brings and leaves open. */
function Table({ lang, value }: DetailProps<ExchangeValue, Field>) {
  const words = exchangeWords[lang];
  if (value.rows.length === 0) return null;
  return (
    <div class="table-scroll" role="region" aria-label={words.table} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.most}</th>
            <th scope="col">{words.times}</th>
            <th scope="col">{words.gained}</th>
            <th scope="col">{words.further}</th>
          </tr>
        </thead>
        <tbody>
          {value.rows.map(({ thing, rate, most, times, gained, further }) => (
            <tr aria-current={times === 0 ? undefined : 'true'}>
              <th scope="row">
                {words.name(thing)} {rate.give}:{rate.get}
              </th>
              <td>{most}</td>
              <td>{withMinus(times)}</td>
              <td>{withMinus(gained)}</td>
              <td>{further}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const RockRoseExchange = island(rockRoseExchange, Form, Table);
