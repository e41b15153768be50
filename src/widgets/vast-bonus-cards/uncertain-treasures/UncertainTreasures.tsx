import { treasureChoices } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { CardsField } from '../shared/CardsField.tsx';
import { treasureName } from '../shared/names.ts';
import { shows } from '../shared/shows.ts';
import { labels, uncertainTreasures } from './calculator.ts';

type Form = FormOf<typeof uncertainTreasures>;
type Detail = DetailOf<typeof uncertainTreasures>;

function Fieldset(form: Form) {
  const { lang } = form;
  const notYet = labels.notYet[lang];
  const { cave, knight, last } = treasureChoices(form.draft);
  const cards: Form = { ...form, optionLabel: (_, card) => treasureName(lang, card) };
  return (
    <>
      <ChoiceField form={form} field="cave" />
      <CardsField form={cards} field="deck" labels={labels} />
      <Fields>
        {shows(form, 'caveBottom', cave.length > 0) && (
          <SelectField form={cards} field="caveBottom" options={cave} blank={notYet} />
        )}
        {shows(form, 'knightBottom', knight.length > 0) && (
          <SelectField form={cards} field="knightBottom" options={knight} blank={notYet} />
        )}
        {last && <SelectField form={form} field="choice" blank={notYet} />}
        <NumberField form={form} field="grit" />
      </Fields>
    </>
  );
}

/** Where each drawn card is, who has seen it, and the deck as it is left. */
function Cards({ lang, value }: Detail) {
  return (
    <>
      {value.cards.length > 0 && <Seen lang={lang} cards={value.cards} />}
      {value.deck.length > 0 && (
        <section aria-label={labels.deck[lang]}>
          <p class="lines__title">{labels.deck[lang]}</p>
          <ol class="card-row">
            {value.deck.map((card) => (
              <li>{treasureName(lang, card)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Seen({ lang, cards }: Pick<Detail, 'lang'> & Pick<Detail['value'], 'cards'>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="ranking treasures">
        <caption class="lines__title">{labels.caption[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.card[lang]}</th>
            <th scope="col">{labels.where[lang]}</th>
            <th scope="col">{labels.cave[lang]}</th>
            <th scope="col">{labels.knight[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr aria-current={card.place === 'kept' ? 'true' : undefined}>
              <th scope="row">{treasureName(lang, card.card)}</th>
              <td>{labels.places[card.place][lang]}</td>
              <td>{labels.caveSees(card)[lang]}</td>
              <td>{labels.knightSees(card)[lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const UncertainTreasures = island(uncertainTreasures, Fieldset, Cards);
