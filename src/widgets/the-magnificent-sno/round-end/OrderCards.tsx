import { useState } from 'preact/hooks';
import {
  CARD_COINS,
  CARD_GEMS,
  parseCards,
  type RawRoundEnd,
} from '#engine/the-magnificent-sno/index.ts';
import { RowSelect, TextField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import { joinCards, splitCards, type EffectText } from './seat-text.ts';
import { formWords, placeOf, signed } from './words.ts';

const upTo = ({ min, max }: { readonly min: number; readonly max: number }): readonly string[] =>
  Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

/** What the play-order cards show, a row for each; folded away, because it is entered once. */
export function OrderCards({
  form,
  players,
}: {
  readonly form: FormProps<keyof RawRoundEnd>;
  readonly players: number;
}) {
  const { lang, draft } = form;
  const words = formWords[lang];
  const { choose, kept } = shellWords[lang];
  const id = form.id('cards');
  const [opened, setOpened] = useState(false);
  const read = parseCards('cards', draft.cards);
  const wrong = read.ok ? [] : read.error.flatMap((problem) => placeOf(problem)?.got ?? []);
  const cards = splitCards(draft.cards, players);
  const entered = read.ok
    ? read.value.map((effect) => (effect === undefined ? '?' : words.effect(effect))).join(', ')
    : undefined;
  const isOpen = opened || !read.ok;
  const set = (next: readonly EffectText[]) => {
    form.set({ cards: joinCards(next) });
  };
  return (
    <details
      class="ways field--wide"
      open={isOpen}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>{words.cards(entered === '' ? undefined : entered)}</summary>
      {isOpen &&
        (cards === undefined ? (
          <TextField form={form} field="cards" />
        ) : (
          <fieldset class="field rows" id={id} aria-describedby={`${id}-notes`}>
            <legend class="unseen">{form.label('cards')}</legend>
            <div class="field__notes" id={`${id}-notes`}>
              <p class="quiet">
                {form.hint('cards')} {kept}
              </p>
              {form.problem('cards') !== undefined && (
                <p class="problem">{form.problem('cards')}</p>
              )}
            </div>
            {cards.map((card, i) => (
              <div class="sno-order" role="group" aria-label={words.card(i + 1)}>
                <p class="sno-order__number">{words.card(i + 1)}</p>
                <RowSelect
                  id={`${id}-coins-${i + 1}`}
                  label={words.cardCoins}
                  text={card.coins}
                  options={upTo(CARD_COINS)}
                  optionLabel={(option) => signed(Number(option))}
                  blank={words.notEntered}
                  choose={choose}
                  invalid={wrong.some((got) => got.startsWith(card.coins) && card.coins !== '')}
                  set={(coins) => {
                    set(cards.with(i, coins === '' ? { coins, gems: '' } : { ...card, coins }));
                  }}
                />
                <RowSelect
                  id={`${id}-gems-${i + 1}`}
                  label={words.cardGems}
                  text={card.gems === '' && card.coins !== '' ? '0' : card.gems}
                  options={upTo(CARD_GEMS)}
                  optionLabel={(option) => option}
                  blank={card.coins === '' ? words.notEntered : undefined}
                  choose={choose}
                  invalid={wrong.some((got) => got.endsWith(`/${card.gems}`))}
                  set={(gems) => {
                    const coins = card.coins === '' && gems !== '' ? '0' : card.coins;
                    set(cards.with(i, { coins, gems }));
                  }}
                />
              </div>
            ))}
          </fieldset>
        ))}
    </details>
  );
}
