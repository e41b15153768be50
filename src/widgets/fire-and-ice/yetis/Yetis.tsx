import { bowlsIn } from '#engine/fire-and-ice/index.ts';
import { ChoiceField, SlashField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure } from '../shared/BowlsFigure.tsx';
import { bowlLabels } from '../shared/phrases.ts';
import { actionNames, labels, yetis } from './calculator.ts';

function Fieldset(form: FormOf<typeof yetis>) {
  // What a card, a tile or a board asks for is printed there.
  const isOnMap = form.draft.place.trim() !== 'elsewhere';
  const shows = (field: 'action' | 'bowls'): boolean =>
    isOnMap || form.problem(field) !== undefined;
  return (
    <>
      <ChoiceField form={form} field="place" />
      {shows('action') && <ChoiceField form={form} field="action" />}
      <ChoiceField form={form} field="who" />
      <ChoiceField form={form} field="taken" />
      <ChoiceField form={form} field="stronghold" />
      {shows('bowls') && <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />}
    </>
  );
}

/** The Bowls after paying, and the prices of all Power actions. */
function Outcome({ lang, value, draft }: DetailOf<typeof yetis>) {
  return (
    <div class="helper">
      <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
        <table class="prices">
          <caption class="lines__title">{labels.caption[lang]}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.action[lang]}</th>
              <th scope="col">{labels.others[lang]}</th>
              <th scope="col">{labels.yetis[lang]}</th>
            </tr>
          </thead>
          <tbody>
            {value.prices.map(({ action, base, price }) => (
              <tr
                aria-current={
                  value.price !== undefined && action === value.action ? 'true' : undefined
                }
              >
                <th scope="row">{actionNames[action][lang]}</th>
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

export const Yetis = island(yetis, Fieldset, Outcome);
