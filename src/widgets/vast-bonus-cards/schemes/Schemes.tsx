import {
  DIE_FACES,
  PLUNDERS,
  RAGE,
  SCHEME_CARDS,
  SCHEME_DEEDS,
  TREASURE_TOKENS,
  type RawSchemes,
  type SchemePayment,
  type SchemesValue,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Group, NumberField, SlashField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { Facts } from '../shared/Facts.tsx';
import { countIn } from '../shared/phrases.ts';
import { shows } from '../shared/shows.ts';
import { schemes } from './calculator.ts';
import { schemesWords } from './words.ts';

type Field = keyof RawSchemes;

function Form(form: FormProps<Field>) {
  const words = schemesWords[form.lang];
  const { plunder, does } = form.draft;
  const isGem = plunder.trim() === 'gem';
  return (
    <>
      <Group title={words.cards}>
        <NumberField form={form} field="bought" {...SCHEME_CARDS} />
        <NumberField form={form} field="kept" {...TREASURE_TOKENS} />
        <NumberField form={form} field="schemesInHand" {...SCHEME_CARDS} />
        <NumberField form={form} field="secrets" {...SCHEME_CARDS} />
      </Group>
      <Group title={words.plunder}>
        <ChoiceField form={form} field="plunder" options={PLUNDERS} />
        {shows(form, 'die', isGem) && <ChoiceField form={form} field="die" options={DIE_FACES} />}
        {shows(form, 'supply', isGem) && (
          <NumberField form={form} field="supply" {...TREASURE_TOKENS} />
        )}
        {shows(form, 'onMap', isGem) && (
          <NumberField form={form} field="onMap" {...TREASURE_TOKENS} />
        )}
        {shows(form, 'rage', plunder.trim() !== 'none') && (
          <NumberField form={form} field="rage" {...RAGE} />
        )}
        <ChoiceField form={form} field="does" options={SCHEME_DEEDS} />
        {shows(form, 'pay', does.trim() === 'buy') && (
          <SlashField form={form} field="pay" labels={words.payLabels} />
        )}
      </Group>
    </>
  );
}

/** The limits at a glance, and every way to pay; a press takes one, another leaves it open again. */
function Outcome({ lang, value, draft, set }: DetailProps<SchemesValue, Field>) {
  const { facts, ...words } = schemesWords[lang];
  const { rageBefore, rageAfter, keptAfter, handAfter } = value;
  const restOf = ({ plunderedTo }: SchemePayment): string =>
    words.rest(plunderedTo, value.gemToken !== undefined);
  const isTaken = (way: SchemePayment): boolean => draft.pay.replace(/\s/g, '') === payment(way);
  return (
    <>
      <Facts
        facts={[
          [facts.price, String(value.price)],
          [
            facts.kept,
            keptAfter === undefined
              ? facts.of(countIn(draft.kept), value.keepLimit)
              : facts.of(keptAfter, value.boughtAfter),
          ],
          [facts.hand, facts.of(handAfter ?? value.hand, value.handLimit)],
          [
            facts.rage,
            rageBefore === rageAfter ? String(rageAfter) : `${rageBefore} → ${rageAfter}`,
          ],
        ]}
      />
      {value.does === 'buy' && (
        <div class="table-scroll" role="region" aria-label={words.ways} tabIndex={0}>
          <table class="vbc-table">
            <caption class="lines__title">{words.ways}</caption>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th scope="col">{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.ways.map((way) => (
                <tr aria-current={isTaken(way) ? 'true' : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      class="pick"
                      aria-pressed={isTaken(way)}
                      onClick={() => {
                        set({ pay: isTaken(way) ? '' : payment(way) });
                      }}
                    >
                      {words.way(way)}
                    </button>
                    {restOf(way) !== '' && <p class="quiet">{restOf(way)}</p>}
                  </th>
                  <td>{way.keptAfter}</td>
                  <td>{way.handAfter}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

const payment = ({ plundered, kept, cards }: SchemePayment): string =>
  `${plundered}/${kept}/${cards}`;

export const Schemes = island(schemes, Form, Outcome);
