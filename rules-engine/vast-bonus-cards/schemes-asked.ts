import { collectAll, unreadable, wholeOrZero, type Field } from '../core/fields.ts';
import {
  amount,
  amountOrZero,
  choice,
  form,
  notation,
  onBoard,
  optionalAmount,
  reading,
  type Checked,
} from '../core/form.ts';
import { err, ok } from '../core/result.ts';
import { BUYING, FROM_DRAGON } from './data.ts';
import {
  DIE_FACES,
  PLUNDERS,
  RAGE,
  SCHEME_CARDS,
  SCHEME_DEEDS,
  TREASURE_TOKENS,
} from './data/cards.ts';

/** What a Scheme is paid with. */
export interface Payment {
  readonly plundered: number;
  readonly kept: number;
  readonly cards: number;
}

/** Plundered, kept and cards spent: `1/1/0`. Of three a blank one is 0; all blank: any way will do. */
const readPayment = (field: string, text: string): Field<Payment | undefined, never> => {
  if (text.trim() === '') return ok(undefined);
  const parts = text.split('/');
  if (parts.length !== 3) return unreadable(field, text.trim());
  const numbers = collectAll(parts.map((part) => wholeOrZero(field, part, TREASURE_TOKENS)));
  if (!numbers.ok) return err(numbers.error.slice(0, 1));
  const [plundered = 0, kept = 0, cards = 0] = numbers.value;
  return ok({ plundered, kept, cards });
};

export const makePayment = ({ plundered, kept, cards }: Payment): string =>
  [plundered, kept, cards].join('/');

/** Whether a text, as it is typed, names this payment. */
export const isPayment = (text: string, payment: Payment): boolean => {
  const read = readPayment('pay', text);
  return read.ok && read.value !== undefined && makePayment(read.value) === makePayment(payment);
};

export const schemesForm = form({
  /** Schemes bought before. */
  bought: amount(SCHEME_CARDS, '1'),
  /** Cards with the chest icon in hand, the one to be bought included. */
  schemesInHand: amountOrZero(SCHEME_CARDS, '3'),
  /** All other Secrets, in hand and face up. */
  secrets: amountOrZero(SCHEME_CARDS, '1'),
  /** Schemes shuffled into the deck at setup; blank: not counted. */
  shuffled: onBoard(optionalAmount(SCHEME_CARDS)),
  /** Treasure tokens kept by the board. */
  kept: amountOrZero(TREASURE_TOKENS, '1'),
  plunder: choice(PLUNDERS, 'treasure'),
  /** How the Dragon die fell over a plundered Gem. */
  die: choice(DIE_FACES),
  /** Treasure tokens in the Cave's supply and on the map. */
  supply: amountOrZero(TREASURE_TOKENS, '6'),
  onMap: amountOrZero(TREASURE_TOKENS, '2'),
  does: choice(SCHEME_DEEDS),
  pay: notation(readPayment, '', { samples: ['', '1/1/0', '0/1/1', '1/0/1', '0/0/1', '1//'] }),
  rage: amount(RAGE, '1'),
  buying: reading('vbc.schemes.when', BUYING),
  fromDragon: reading('vbc.schemes.from-dragon', FROM_DRAGON),
});

export type Schemes = Checked<typeof schemesForm>;
