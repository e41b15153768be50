import {
  DECK_SIZE,
  GRIT,
  TREASURE_CHOICES,
  TREASURES,
  YES_NO,
  type RawUncertainTreasures,
  type UncertainTreasuresValue,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { CardsField } from '../shared/CardsField.tsx';
import { treasureName } from '../shared/names.ts';
import { uncertainTreasures } from './calculator.ts';
import { tableWords } from './words.ts';

type Field = keyof RawUncertainTreasures;

function Form(form: FormProps<Field>) {
  const { lang, draft } = form;
  const words = tableWords[lang];
  const undecided = { caveBottom: '', knightBottom: '', choice: '' };
  const drawn = valueOf({ ...draft, ...undecided });
  const handed = valueOf({ ...draft, ...undecided, caveBottom: draft.caveBottom });
  const caveChooses = drawn?.next === 'cave-bottom';
  const knightChooses = handed?.next === 'knight-bottom';
  const last = valueOf({ ...draft, choice: '' });
  const isLast = last === undefined || last.next === 'keep-or-decline';
  const cards: FormProps<Field> = { ...form, optionLabel: (_, card) => treasureName(lang, card) };
  return (
    <>
      <ChoiceField form={form} field="cave" options={YES_NO} />
      <CardsField
        form={form}
        field="deck"
        known={TREASURES}
        max={DECK_SIZE.max}
        name={(card) => treasureName(lang, card)}
        words={words}
      />
      <Fields>
        {(caveChooses || form.problem('caveBottom') !== undefined) && (
          <SelectField
            form={cards}
            field="caveBottom"
            options={drawn?.drawn ?? []}
            blank={words.notYet}
          />
        )}
        {(knightChooses || form.problem('knightBottom') !== undefined) && (
          <SelectField
            form={cards}
            field="knightBottom"
            options={handed?.offered ?? []}
            blank={words.notYet}
          />
        )}
        {isLast && (
          <SelectField form={form} field="choice" options={TREASURE_CHOICES} blank={words.notYet} />
        )}
        <NumberField form={form} field="grit" {...GRIT} />
      </Fields>
    </>
  );
}

const valueOf = (draft: RawUncertainTreasures): UncertainTreasuresValue | undefined => {
  const reply = uncertainTreasures.ask({ ...draft });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

/** Where each drawn card is, who has seen it, and the deck as it is left. */
function Cards({ lang, value }: DetailProps<UncertainTreasuresValue, Field>) {
  const words = tableWords[lang];
  return (
    <>
      {value.cards.length > 0 && (
        <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
          <table class="ranking treasures">
            <caption class="lines__title">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.card}</th>
                <th scope="col">{words.where}</th>
                <th scope="col">{words.cave}</th>
                <th scope="col">{words.knight}</th>
              </tr>
            </thead>
            <tbody>
              {value.cards.map((card) => (
                <tr aria-current={card.place === 'kept' ? 'true' : undefined}>
                  <th scope="row">{treasureName(lang, card.card)}</th>
                  <td>{words.places[card.place]}</td>
                  <td>{words.caveSees(card)}</td>
                  <td>{words.knightSees(card)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {value.deck.length > 0 && (
        <section aria-label={words.deck}>
          <p class="lines__title">{words.deck}</p>
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

export const UncertainTreasures = island(uncertainTreasures, Form, Cards);
