import { ruled, saying, when, type Says } from '../core/answer.ts';
import { choice, form, yesNo, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { optionalBowlsField } from './amounts.ts';
import type { FiClause } from './clauses.ts';
import { ACTION_PLACES, ACTION_TAKERS, YETI_DISCOUNT } from './data/abilities.ts';
import { POWER_ACTION_NAMES, POWER_ACTIONS, type PowerAction } from './data/tiles.ts';
import {
  BURN_SAYS,
  burnLines,
  payPower,
  spendable,
  type Bowls,
  type PowerPayment,
} from './power.ts';

const FORM = form({
  action: choice(POWER_ACTION_NAMES, 'two-spades'),
  /** `map`: printed on the map. `elsewhere`: an action of a card, tile or board, whichever it is. */
  place: choice(ACTION_PLACES),
  /** Whether somebody took the action this round. */
  taken: yesNo(),
  who: choice(ACTION_TAKERS),
  /** Whether the Yetis have built theirs. */
  stronghold: yesNo(),
  /** Blank: not checked. */
  bowls: optionalBowlsField(),
});

const SAYS = {
  ...BURN_SAYS,
  'base-price': 'fi.yetis.base-prices',
  'one-less': 'fi.yetis.one-less',
  'no-discount': 'fi.yetis.only-the-map',
  'others-pay-all': 'fi.yetis.others',
  cover: 'fi.yetis.cover',
  covered: 'fi.yetis.cover',
  again: 'fi.yetis.stronghold',
  pay: 'fi.yetis.base-prices',
  taken: ['fi.yetis.only-the-map', 'fi.yetis.others', 'fi.yetis.stronghold'],
  'too-little-power': ['fi.yetis.one-less', 'fi.yetis.base-prices'],
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Asked = Checked<typeof FORM>;

export interface YetisValue {
  readonly action: PowerAction;
  /** `undefined` for an action that is not on the map: it costs what is printed on it. */
  readonly price: number | undefined;
  /** Whether the action gets an Action token now, or bears one already. */
  readonly cover: 'cover' | 'covered';
  /** The Bowls after paying, and the tokens given up on the way; `undefined` when not checked. */
  readonly bowls: Bowls | undefined;
  readonly burned: number | undefined;
  /** All Power actions of the map, with the price for everybody else and for the Yetis. */
  readonly prices: readonly {
    readonly action: PowerAction;
    readonly base: number;
    readonly price: number;
  }[];
}

/** What a Power action costs, and whether it may be taken. */
const actionPrice = (asked: Asked) => {
  const { action, taken } = asked;
  const payment = paymentOf(asked);
  const value: YetisValue = {
    action,
    price: priceOf(asked),
    cover: taken ? 'covered' : 'cover',
    bowls: payment?.bowls,
    burned: payment?.burned,
    prices: POWER_ACTION_NAMES.map((name) => {
      const base = POWER_ACTIONS[name];
      return { action: name, base, price: base - YETI_DISCOUNT };
    }),
  };
  return ruled([...takenViolations(asked), ...powerViolations(asked)], {
    value,
    lines: [...priceLines(asked), ...coverLines(asked), ...paymentLines(asked)],
  });
};

export const yetis = question({ form: FORM, says: SAYS, rule: actionPrice });

/** Only the Yetis save, and only on the map. */
const saves = ({ who, place }: Asked): boolean => who === 'yetis' && place === 'map';

const priceOf = (asked: Asked): number | undefined =>
  asked.place === 'map'
    ? POWER_ACTIONS[asked.action] - (saves(asked) ? YETI_DISCOUNT : 0)
    : undefined;

/** What paying makes of the Bowls; `undefined` where nothing is checked or they hold too little. */
const paymentOf = (asked: Asked): PowerPayment | undefined => {
  const { bowls } = asked;
  const price = priceOf(asked);
  return bowls === undefined || price === undefined ? undefined : payPower(bowls, price);
};

/** Only the Yetis, only with their Stronghold and only on the map use what was used. */
const takenViolations = (asked: Asked) => {
  const { action, taken, who, place, stronghold } = asked;
  if (!taken || (saves(asked) && stronghold)) return [];
  if (place === 'elsewhere') return [say('taken', { action }, 'fi.yetis.only-the-map')];
  return [say('taken', { action }, who === 'other' ? 'fi.yetis.others' : 'fi.yetis.stronghold')];
};

const powerViolations = (asked: Asked) => {
  const { action, bowls } = asked;
  const price = priceOf(asked);
  if (bowls === undefined || price === undefined) return [];
  const most = spendable(bowls);
  const short = price - most;
  const clause = saves(asked) ? 'fi.yetis.one-less' : 'fi.yetis.base-prices';
  return when(short > 0, say('too-little-power', { action, price, bowls, most, short }, clause));
};

const priceLines = (asked: Asked) => {
  const { action, place } = asked;
  if (place === 'elsewhere') return [say('no-discount')];
  const price = POWER_ACTIONS[action];
  return [
    say('base-price', { action, price }),
    saves(asked)
      ? say('one-less', { action, before: price, after: price - YETI_DISCOUNT })
      : say('others-pay-all', { action, price }),
  ];
};

const coverLines = ({ action, taken }: Asked) =>
  taken ? [say('again', { action }), say('covered', { action })] : [say('cover', { action })];

const paymentLines = (asked: Asked) => {
  const { bowls: before } = asked;
  const price = priceOf(asked);
  const payment = paymentOf(asked);
  if (before === undefined || price === undefined || payment === undefined) return [];
  return [...burnLines(before, payment), say('pay', { price, before, after: payment.bowls })];
};
