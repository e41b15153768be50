import {
  collect,
  collectAll,
  option,
  unreadable,
  whole,
  wholeOrZero,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import { BUYING, type Buying } from './data.ts';
import {
  DIE_FACES,
  PLUNDERS,
  RAGE,
  SCHEME_CARDS,
  SCHEME_DEEDS,
  TREASURE_TOKENS,
  type DieFace,
  type Plunder,
  type SchemeDeed,
} from './data/cards.ts';

export interface RawSchemes {
  /** Schemes bought before. */
  readonly bought: string;
  /** Cards with the chest icon in hand, the one to be bought included. */
  readonly schemesInHand: string;
  /** All other Secrets, in hand and face up. */
  readonly secrets: string;
  /** Treasure tokens kept by the board. */
  readonly kept: string;
  readonly plunder: string;
  /** How the Dragon die fell over a plundered Gem. */
  readonly die: string;
  /** Treasure tokens in the Cave's supply and on the map. */
  readonly supply: string;
  readonly onMap: string;
  readonly does: string;
  /** Plundered, kept and cards spent: `1/1/0`; blank: any way will do. */
  readonly pay: string;
  readonly rage: string;
  readonly buying: string;
}

export const SCHEMES_START: RawSchemes = {
  bought: '1',
  schemesInHand: '3',
  secrets: '1',
  kept: '1',
  plunder: 'treasure',
  die: 'clear',
  supply: '6',
  onMap: '2',
  does: 'buy',
  pay: '',
  rage: '1',
  buying: 'any-time',
};

/** What a Scheme is paid with. */
export interface Payment {
  readonly plundered: number;
  readonly kept: number;
  readonly cards: number;
}

export type Schemes = Parsed<
  {
    readonly bought: number;
    readonly schemesInHand: number;
    readonly secrets: number;
    readonly kept: number;
    readonly plunder: Plunder;
    readonly die: DieFace;
    readonly supply: number;
    readonly onMap: number;
    readonly does: SchemeDeed;
    readonly pay: Payment | undefined;
    readonly rage: number;
    readonly buying: Buying;
  },
  'Schemes'
>;

export const parseSchemes = (raw: RawSchemes): Field<Schemes> => {
  const fields = collect({
    bought: whole('bought', raw.bought, SCHEME_CARDS),
    schemesInHand: wholeOrZero('schemesInHand', raw.schemesInHand, SCHEME_CARDS),
    secrets: wholeOrZero('secrets', raw.secrets, SCHEME_CARDS),
    kept: wholeOrZero('kept', raw.kept, TREASURE_TOKENS),
    plunder: option('plunder', raw.plunder, PLUNDERS),
    die: option('die', raw.die, DIE_FACES),
    supply: wholeOrZero('supply', raw.supply, TREASURE_TOKENS),
    onMap: wholeOrZero('onMap', raw.onMap, TREASURE_TOKENS),
    does: option('does', raw.does, SCHEME_DEEDS),
    pay: parsePayment(raw.pay),
    rage: whole('rage', raw.rage, RAGE),
    buying: option('buying', raw.buying, BUYING),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parsePayment = (text: string): Field<Payment | undefined> => {
  if (text.trim() === '') return ok(undefined);
  const parts = text.split('/');
  if (parts.length !== 3) return unreadable('pay', text.trim());
  const numbers = collectAll(parts.map((part) => wholeOrZero('pay', part, TREASURE_TOKENS)));
  if (!numbers.ok) return err(numbers.error.slice(0, 1));
  const [plundered = 0, kept = 0, cards = 0] = numbers.value;
  return ok({ plundered, kept, cards });
};
