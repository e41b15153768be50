import { useState } from 'preact/hooks';
import type { Range } from '#engine/core/fields.ts';
import { wholeIn } from '#engine/core/notation.ts';
import {
  CARD_COINS,
  CARD_GEMS,
  joinCards,
  parseCards,
  splitCards,
  type EffectText,
} from '#engine/the-magnificent-sno/index.ts';
import { RowSelect, TextField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { isWithin } from '#src/calculators/row-form.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import type { roundEnd } from './calculator.ts';
import { formLabels as labels, signed } from './labels.ts';

type Form = FormOf<typeof roundEnd>;

const upTo = ({ min, max }: Range): readonly string[] =>
  Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

/** The effects entered so far, `−1, ?, +1 and 1 gem`; nothing while they cannot be read. */
const entered = (cards: string, lang: Lang): string => {
  const read = parseCards('cards', cards);
  if (!read.ok) return '';
  return read.value
    .map((effect) => (effect === undefined ? '?' : labels.effect(effect)[lang]))
    .join(', ');
};

/** What the play-order cards show, a row for each; folded away, because it is entered once. */
export function OrderCards({ form, players }: { readonly form: Form; readonly players: number }) {
  const { lang, draft } = form;
  const [opened, setOpened] = useState(false);
  const cards = splitCards(draft.cards, players);
  const isOpen = opened || form.problem('cards') !== undefined;
  return (
    <details
      class="ways field--wide"
      open={isOpen}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>
        {`${labels.cards[lang]}: ${entered(draft.cards, lang) || labels.noCards[lang]}`}
      </summary>
      {isOpen &&
        (cards === undefined ? (
          <TextField form={form} field="cards" />
        ) : (
          <CardRows form={form} cards={cards} />
        ))}
    </details>
  );
}

function CardRows({ form, cards }: { readonly form: Form; readonly cards: readonly EffectText[] }) {
  const id = form.id('cards');
  const problem = form.problem('cards');
  return (
    <fieldset class="field rows" id={id} aria-describedby={`${id}-notes`}>
      <legend class="unseen">{form.label('cards')}</legend>
      <div class="field__notes" id={`${id}-notes`}>
        <p class="quiet">
          {form.hint('cards')} {shellWords[form.lang].kept}
        </p>
        {problem !== undefined && <p class="problem">{problem}</p>}
      </div>
      {cards.map((card, i) => (
        <CardRow
          lang={form.lang}
          id={id}
          number={i + 1}
          card={card}
          set={(next) => {
            form.set({ cards: joinCards(cards.with(i, next)) });
          }}
        />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly lang: Lang;
  readonly id: string;
  readonly number: number;
  readonly card: EffectText;
  readonly set: (card: EffectText) => void;
}

/** The coins and gems of one card. */
function CardRow({ lang, id, number, card, set }: CardProps) {
  const { choose } = shellWords[lang];
  const isBlank = card.coins === '';
  return (
    <div class="sno-order" role="group" aria-label={labels.card(number)[lang]}>
      <p class="sno-order__number">{labels.card(number)[lang]}</p>
      <RowSelect
        id={`${id}-coins-${number}`}
        label={labels.coins[lang]}
        text={card.coins}
        options={upTo(CARD_COINS)}
        optionLabel={(option) => signed(wholeIn(option) ?? 0)}
        blank={labels.notEntered[lang]}
        choose={choose}
        invalid={!isBlank && !isWithin(card.coins, CARD_COINS)}
        set={(coins) => {
          set(coins === '' ? { coins, gems: '' } : { ...card, coins });
        }}
      />
      <RowSelect
        id={`${id}-gems-${number}`}
        label={labels.cardGems[lang]}
        text={card.gems === '' && !isBlank ? String(CARD_GEMS.min) : card.gems}
        options={upTo(CARD_GEMS)}
        optionLabel={(option) => option}
        blank={isBlank ? labels.notEntered[lang] : undefined}
        choose={choose}
        invalid={card.gems !== '' && !isWithin(card.gems, CARD_GEMS)}
        set={(gems) => {
          set({ coins: isBlank && gems !== '' ? '0' : card.coins, gems });
        }}
      />
    </div>
  );
}
