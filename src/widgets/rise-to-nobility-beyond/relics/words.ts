import {
  CURRENCIES,
  type Currency,
  type RawRelics,
  type RelicsLine,
  type RelicsValue,
  type RelicsViolation,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawRelics, RelicsValue, RelicsLine, RelicsViolation>;

type Names = Readonly<Record<Currency, readonly [one: string, many: string]>>;

const NAMES: Names = {
  rockRose: ['Rock Rose', 'Rock Rose'],
  coins: ['Coin', 'Coins'],
  goods: ['Good', 'Goods'],
};

const NOMI: Names = {
  rockRose: ['Roccia Rosea', 'Rocce Rosee'],
  coins: ['Moneta', 'Monete'],
  goods: ['Bene', 'Beni'],
};

const relics = counted('Relic', 'Relics');
const reliquie = counted('Reliquia', 'Reliquie');

/** The amounts that are more than nothing, each with its name. */
const named = (amounts: Readonly<Record<Currency, number>>, names: Names): readonly string[] =>
  CURRENCIES.filter((thing) => amounts[thing] > 0).map((thing) =>
    counted(...names[thing])(amounts[thing]),
  );

const price = (amounts: Readonly<Record<Currency, number>>): string =>
  listed('en', named(amounts, NAMES)) || 'nothing';
const prezzo = (amounts: Readonly<Record<Currency, number>>): string =>
  listed('it', named(amounts, NOMI)) || 'nessuno';

const isFree = (amounts: Readonly<Record<Currency, number>>): boolean =>
  CURRENCIES.every((thing) => amounts[thing] === 0);

/** What is known to be left of the currencies that were paid in. */
const leftOf = ({ paid, left }: RelicsValue, names: Names): readonly string[] =>
  CURRENCIES.flatMap((thing) => {
    const rest = left[thing];
    return rest === undefined || paid[thing] === 0 ? [] : [counted(...names[thing])(rest)];
  });

/** What the Relics cost, as far as their costs are entered. */
const cost = (value: RelicsValue): string => {
  if (value.unread === 0) return `for ${price(value.paid)}`;
  if (value.unread === value.relics)
    return `for the cost printed on the ${value.relics === 1 ? 'card' : 'cards'}`;
  return isFree(value.paid)
    ? `for the cost printed on ${value.unread} of them`
    : `for ${price(value.paid)} and the cost of ${value.unread} more`;
};

const costo = (value: RelicsValue): string => {
  if (value.unread === 0) return isFree(value.paid) ? 'gratis' : `per ${prezzo(value.paid)}`;
  if (value.unread === value.relics)
    return `al costo stampato ${value.relics === 1 ? 'sulla carta' : 'sulle carte'}`;
  return isFree(value.paid)
    ? `al costo stampato su ${value.unread} di esse`
    : `per ${prezzo(value.paid)} più il costo di ${value.unread === 1 ? 'un’altra' : `altre ${value.unread}`}`;
};

const left = (value: RelicsValue): string => {
  const rest = leftOf(value, NAMES);
  return rest.length === 0 ? '' : `; ${listed('en', rest)} left`;
};

const resto = (value: RelicsValue): string => {
  const rest = leftOf(value, NOMI);
  if (rest.length === 0) return '';
  return `; ${rest.length === 1 && rest[0]?.startsWith('1 ') ? 'avanza' : 'avanzano'} ${listed('it', rest)}`;
};

const change = (amount: number, before: number | undefined, after: number | undefined): string =>
  before === undefined || after === undefined ? `−${amount}` : `${before} → ${after}`;

const EN: Words = {
  title: 'Activating Relics',
  lead: 'What one die in the relic slot activates, and what the Relics cost you.',
  fields: {
    die: 'Your die',
    slot: 'Relic slot',
    costs: 'Relics you activate',
    rockRose: 'Rock Rose you have',
    coins: 'Coins you have',
    goods: 'Goods you have',
    reputationLeft: 'Reputation left',
  },
  hints: {
    costs: 'The cost stands on each card.',
    reputationLeft: 'Your Reputation less the dice you have played this round.',
  },
  options: { slot: { free: 'Free', blocked: 'Blocked by a die' } },
  headline: (value) => `Your die activates ${relics(value.relics)} ${cost(value)}${left(value)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'any-die':
        return ['A die of any value will do.', String(line.die)];
      case 'reputation':
        return [
          'The die counts as played: so much of your Reputation is left this round.',
          `${line.before} → ${line.after}`,
        ];
      case 'several':
        return ['One die activates several Relics, and you pay for each.', relics(line.relics)];
      case 'relic-cost':
        return [`Relic ${line.relic} costs ${price(line)}.`];
      case 'cost-unread':
        return [`Relic ${line.relic}: read its cost off the card.`];
      case 'pay':
        return [
          `You pay ${counted(...NAMES[line.thing])(line.amount)} in all.`,
          change(line.amount, line.before, line.after),
        ];
      case 'blocks':
        return ['The die blocks the relic slot for the rest of the round.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'blocked':
        return `The relic slot is blocked: your ${violation.die} cannot go there this round.`;
      case 'over-reputation':
        return `Your ${violation.die} is ${violation.over} over the ${violation.reputationLeft} Reputation you have left.`;
      case 'not-enough':
        return `The cost in all is ${counted(...NAMES[violation.thing])(violation.needed)} and you have ${violation.held}: ${violation.short} short.`;
    }
  },
  sentence: (_, value) =>
    `A die of ${value.die} in the relic slot activates ${relics(value.relics)} ${cost(value)}${left(value)}.`,
};

const IT: Words = {
  title: 'Attivare le Reliquie',
  lead: 'Che cosa attivi con un dado nello spazio dado Reliquia, e quanto ti costano le Reliquie.',
  fields: {
    die: 'Il tuo dado',
    slot: 'Spazio dado Reliquia',
    costs: 'Reliquie che attivi',
    rockRose: 'Roccia Rosea che hai',
    coins: 'Monete che hai',
    goods: 'Beni che hai',
    reputationLeft: 'Reputazione che avanza',
  },
  hints: {
    costs: 'Il costo è stampato su ogni carta.',
    reputationLeft: 'La tua Reputazione meno i dadi già giocati in questo round.',
  },
  options: { slot: { free: 'Libero', blocked: 'Bloccato da un dado' } },
  headline: (value) =>
    `Il tuo dado attiva ${reliquie(value.relics)} ${costo(value)}${resto(value)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'any-die':
        return ['Va bene un dado di qualunque valore.', String(line.die)];
      case 'reputation':
        return [
          'Il dado conta come giocato: ecco la Reputazione che avanza in questo round.',
          `${line.before} → ${line.after}`,
        ];
      case 'several':
        return ['Un solo dado attiva più Reliquie, e le paghi una per una.', reliquie(line.relics)];
      case 'relic-cost':
        return [`Costo della Reliquia ${line.relic}: ${prezzo(line)}.`];
      case 'cost-unread':
        return [`Reliquia ${line.relic}: leggi il costo sulla carta.`];
      case 'pay':
        return [
          `In tutto paghi ${counted(...NOMI[line.thing])(line.amount)}.`,
          change(line.amount, line.before, line.after),
        ];
      case 'blocks':
        return ['Il dado blocca lo spazio dado Reliquia fino alla fine del round.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'blocked':
        return `Lo spazio dado Reliquia è bloccato: in questo round il tuo ${violation.die} non ci può andare.`;
      case 'over-reputation':
        return `Il tuo ${violation.die} supera di ${violation.over} la Reputazione che avanza (${violation.reputationLeft}).`;
      case 'not-enough':
        return `Il costo in tutto è ${counted(...NOMI[violation.thing])(violation.needed)} e ne hai ${violation.held}: te ne ${violation.short === 1 ? 'manca' : 'mancano'} ${violation.short}.`;
    }
  },
  sentence: (_, value) =>
    `Un dado da ${value.die} nello spazio dado Reliquia attiva ${reliquie(value.relics)} ${costo(value)}${resto(value)}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface RelicsFormWords {
  readonly held: string;
  readonly optional: string;
  readonly names: Names;
  readonly rows: {
    readonly add: string;
    readonly row: (number: number) => string;
    readonly remove: (number: number) => string;
  };
}

export const relicsWords: Readonly<Record<Lang, RelicsFormWords>> = {
  en: {
    held: 'What you have',
    optional: 'Optional: what is blank is not checked.',
    names: NAMES,
    rows: {
      add: 'Add a Relic',
      row: (number) => `Relic ${number}`,
      remove: (number) => `Take away Relic ${number}`,
    },
  },
  it: {
    held: 'Che cosa hai',
    optional: 'Facoltativo: ciò che è vuoto non viene controllato.',
    names: NOMI,
    rows: {
      add: 'Aggiungi una Reliquia',
      row: (number) => `Reliquia ${number}`,
      remove: (number) => `Togli la Reliquia ${number}`,
    },
  },
};
