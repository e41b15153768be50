import {
  ACTION_PLACES,
  ACTION_TAKERS,
  POWER_ACTION_NAMES,
  YES_NO,
  type RawYetis,
  type YetisValue,
} from '#engine/fire-and-ice/index.ts';
import { ChoiceField, SlashField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure, bowlsIn } from '../shared/BowlsFigure.tsx';
import { bowlLabels } from '../shared/phrases.ts';
import { yetis } from './calculator.ts';
import { actionNames, priceWords } from './words.ts';

type Field = keyof RawYetis;

function Form(form: FormProps<Field>) {
  // What a card, a tile or a board asks for is printed there.
  const isOnMap = form.draft.place.trim() !== 'elsewhere';
  const shows = (field: Field): boolean => isOnMap || form.problem(field) !== undefined;
  return (
    <>
      <ChoiceField form={form} field="place" options={ACTION_PLACES} />
      {shows('action') && <ChoiceField form={form} field="action" options={POWER_ACTION_NAMES} />}
      <ChoiceField form={form} field="who" options={ACTION_TAKERS} />
      <ChoiceField form={form} field="taken" options={YES_NO} />
      <ChoiceField form={form} field="stronghold" options={YES_NO} />
      {shows('bowls') && <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />}
    </>
  );
}

/** The Bowls after paying, and the prices of all Power actions. */
function Outcome({ lang, value, draft }: DetailProps<YetisValue, Field>) {
  const words = priceWords[lang];
  return (
    <div class="helper">
      <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
        <table class="prices">
          <caption class="lines__title">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.action}</th>
              <th scope="col">{words.others}</th>
              <th scope="col">{words.yetis}</th>
            </tr>
          </thead>
          <tbody>
            {value.prices.map(({ action, base, price }) => (
              <tr
                aria-current={
                  value.price !== undefined && action === value.action ? 'true' : undefined
                }
              >
                <th scope="row">{actionNames[lang][action]}</th>
                <td>{base}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

export const Yetis = island(yetis, Form, Outcome);
