import { wholeIn } from '#engine/core/notation.ts';
import { isPayment, makePayment } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Group, NumberField, SlashField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { capital } from '#src/calculators/phrases.ts';
import { island } from '#src/calculators/Shell.tsx';
import { Facts } from '../shared/Facts.tsx';
import { shows } from '../shared/shows.ts';
import { labels, schemes } from './calculator.ts';
import { leftover, paidWith } from './outcome.ts';

type Detail = DetailOf<typeof schemes>;

function Fieldset(form: FormOf<typeof schemes>) {
  const { lang, draft } = form;
  const isGem = ['gem', 'dragon'].includes(draft.plunder.trim());
  return (
    <>
      <Group title={labels.cards[lang]}>
        <NumberField form={form} field="bought" />
        <NumberField form={form} field="kept" />
        <NumberField form={form} field="schemesInHand" />
        <NumberField form={form} field="secrets" />
        <NumberField form={form} field="shuffled" />
      </Group>
      <Group title={labels.plunder[lang]}>
        <ChoiceField form={form} field="plunder" />
        {shows(form, 'die', isGem) && <ChoiceField form={form} field="die" />}
        {shows(form, 'supply', isGem) && <NumberField form={form} field="supply" />}
        {shows(form, 'onMap', isGem) && <NumberField form={form} field="onMap" />}
        {shows(form, 'rage', draft.plunder.trim() !== 'none') && (
          <NumberField form={form} field="rage" />
        )}
        <ChoiceField form={form} field="does" />
        {shows(form, 'pay', draft.does.trim() === 'buy') && (
          <SlashField form={form} field="pay" labels={labels.pay[lang]} />
        )}
      </Group>
    </>
  );
}

/** The limits at a glance, and every way to pay. */
function Outcome(props: Detail) {
  const { lang, value, draft } = props;
  const { rageBefore, rageAfter, keptAfter, handAfter, handLimit } = value;
  const kept =
    keptAfter === undefined
      ? labels.of(wholeIn(draft.kept) ?? 0, value.keepLimit)
      : labels.of(keptAfter, value.boughtAfter);
  return (
    <>
      <Facts
        facts={[
          [labels.price[lang], String(value.price)],
          [labels.kept[lang], kept[lang]],
          [labels.hand[lang], labels.of(handAfter ?? value.hand, handLimit)[lang]],
          [
            labels.rage[lang],
            rageBefore === rageAfter ? String(rageAfter) : `${rageBefore} → ${rageAfter}`,
          ],
        ]}
      />
      {value.does === 'buy' && <Ways {...props} />}
    </>
  );
}

/** A press takes a way, another leaves it open again. */
function Ways({ lang, value, draft, set }: Detail) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.ways[lang]} tabIndex={0}>
      <table class="vbc-table">
        <caption class="lines__title">{labels.ways[lang]}</caption>
        <thead>
          <tr>
            {labels.columns[lang].map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.ways.map((way) => {
            const isTaken = isPayment(draft.pay, way);
            const rest = leftover(way.plunderedTo, value.gemToken !== undefined)[lang];
            return (
              <tr aria-current={isTaken ? 'true' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    class="pick"
                    aria-pressed={isTaken}
                    onClick={() => {
                      set({ pay: isTaken ? '' : makePayment(way) });
                    }}
                  >
                    {capital(paidWith(way)[lang])}
                  </button>
                  {rest !== '' && <p class="quiet">{rest}</p>}
                </th>
                <td>{way.keptAfter}</td>
                <td>{way.handAfter}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export const Schemes = island(schemes, Fieldset, Outcome);
