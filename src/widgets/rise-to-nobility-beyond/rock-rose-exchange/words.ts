import type {
  Exchanged,
  ExchangeLine,
  ExchangeValue,
  ExchangeViolation,
  RawExchange,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FieldProblem } from '#engine/core/fields.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawExchange, ExchangeValue, ExchangeLine, ExchangeViolation>;

type Things = Readonly<Record<Exchanged, readonly [one: string, many: string]>>;

const THINGS: Things = {
  goods: ['Good', 'Goods'],
  nobility: ['Nobility', 'Nobility'],
  reputation: ['Reputation', 'Reputation'],
  coins: ['Coin', 'Coins'],
  modifiers: ['Modifier token', 'Modifier tokens'],
};

const COSE: Things = {
  goods: ['Bene', 'Beni'],
  nobility: ['Nobiltà', 'Nobiltà'],
  reputation: ['Reputazione', 'Reputazione'],
  coins: ['Moneta', 'Monete'],
  modifiers: ['segnalino Modificatore', 'segnalini Modificatore'],
};

const times = counted('exchange', 'exchanges');
const volte = counted('scambio', 'scambi');

const rockRose = (count: number): string => `${count} Rock Rose`;
const rocciaRosea = counted('Roccia Rosea', 'Rocce Rosee');

const rockRoseLeft = (count: number): string =>
  count === 0 ? 'no Rock Rose left' : `${rockRose(count)} left`;
const rocciaRoseaCheResta = (count: number, to: 'ti' | 'mi'): string =>
  count === 0
    ? `non ${to} resta Roccia Rosea`
    : `${to} ${count === 1 ? 'resta' : 'restano'} ${rocciaRosea(count)}`;

/** What changes hands when all exchanges are made; none when there are none. */
const bargain = (
  { rows, paid }: ExchangeValue,
  things: Things,
  rock: (count: number) => string,
): { readonly given: readonly string[]; readonly got: readonly string[] } => {
  const moved = (sign: 1 | -1): readonly string[] => [
    ...(paid * sign < 0 ? [rock(paid * -sign)] : []),
    ...rows
      .filter(({ gained }) => gained * sign > 0)
      .map(({ thing, gained }) => counted(...things[thing])(gained * sign)),
  ];
  return { given: moved(-1), got: moved(1) };
};

const ratios = ({ rows }: ExchangeValue, things: Things): readonly string[] =>
  rows
    .filter((row) => row.times !== 0)
    .map(({ thing, rate }) => `${things[thing][1]} ${rate.give}:${rate.get}`);

/** Whether something goes the other way, as only one reading allows. */
const givesBack = ({ rows }: ExchangeValue): boolean => rows.some((row) => row.times < 0);

/** A ratio that cannot be read as one. */
const isRatio = (
  problem: FieldProblem,
): problem is Extract<FieldProblem, { readonly code: 'not-readable' }> =>
  problem.code === 'not-readable' && problem.field.startsWith('rate');

const EN: Words = {
  title: 'Rock Rose exchanges',
  lead: 'What the exchanges you want cost and bring, at the ratios printed on your extension.',
  fields: {
    rockRose: 'Rock Rose you have',
    rateGoods: 'Ratio: Goods',
    goods: 'Exchanges: Goods',
    rateNobility: 'Ratio: Nobility',
    nobility: 'Exchanges: Nobility',
    rateReputation: 'Ratio: Reputation',
    reputation: 'Exchanges: Reputation',
    rateCoins: 'Ratio: Coins',
    coins: 'Exchanges: Coins',
    rateModifiers: 'Ratio: Modifier tokens',
    modifiers: 'Exchanges: Modifier tokens',
    direction: 'Direction of exchanges',
  },
  options: { direction: { 'one-way': 'One way', 'both-ways': 'Both ways' } },
  headline: (value) => {
    const { given, got } = bargain(value, THINGS, rockRose);
    if (value.rows.length === 0) return 'Enter the ratios printed on your extension.';
    return given.length === 0
      ? `You exchange nothing and keep ${rockRose(value.left)}.`
      : `You give ${listed('en', given)} and get ${listed('en', got)}; ${rockRoseLeft(value.left)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'no-rates':
        return ['No ratio is entered yet: read them off your player board extension.'];
      case 'give-back':
        return [
          `${times(line.times)} the other way at ${line.give}:${line.get}: you give ${counted(...THINGS[line.thing])(line.returned)} for Rock Rose.`,
          `${line.before} → ${line.after}`,
        ];
      case 'exchange':
        return [
          `${times(line.times)} at ${line.give}:${line.get}: you get ${counted(...THINGS[line.thing])(line.gained)} for Rock Rose.`,
          `${line.before} → ${line.after}`,
        ];
      case 'any-number':
        return [`${times(line.times)} in one turn: there is no limit.`];
      case 'affordable':
        return [
          line.held === line.left
            ? `${THINGS[line.thing][1]} at ${line.give}:${line.get}: with ${rockRose(line.held)}, ${times(line.most)} at most.`
            : `${THINGS[line.thing][1]} at ${line.give}:${line.get}: ${times(line.most)} at most with all ${rockRose(line.held)}; ${line.further === 0 ? 'no' : line.further} more ${line.left === 0 ? 'now' : `with the ${line.left} left`}.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'one-way':
        return `You cannot get Rock Rose for ${THINGS[violation.thing][1]}: in the reading in force, exchanges go one way only. Enter 0 or more, or choose the other reading.`;
      case 'not-enough':
        return `These exchanges cost ${rockRose(violation.needed)} and you have ${violation.held}: ${violation.short} short.`;
      case 'more-than-there-is':
        return `You would have ${rockRose(violation.left)}, and the box holds only ${violation.max}: give back less.`;
    }
  },
  sentence: (_, value) => {
    const { given, got } = bargain(value, THINGS, rockRose);
    return given.length === 0
      ? `With ${rockRose(value.held)} I make no exchange.`
      : `With ${rockRose(value.held)} (${ratios(value, THINGS).join(', ')}) I give ${listed('en', given)} and get ${listed('en', got)}; ${rockRoseLeft(value.left)}${givesBack(value) ? ', under the reading “Both ways”' : ''}.`;
  },
  problem: (problem) =>
    isRatio(problem)
      ? `“${problem.got}” is not a ratio. Write what you give and what you get, such as 1:2.`
      : undefined,
};

const IT: Words = {
  title: 'Scambi di Roccia Rosea',
  lead: 'Quanto costano e quanto rendono gli scambi che vuoi fare, ai rapporti stampati sulla tua estensione.',
  fields: {
    rockRose: 'Roccia Rosea che hai',
    rateGoods: 'Rapporto: Beni',
    goods: 'Scambi: Beni',
    rateNobility: 'Rapporto: Nobiltà',
    nobility: 'Scambi: Nobiltà',
    rateReputation: 'Rapporto: Reputazione',
    reputation: 'Scambi: Reputazione',
    rateCoins: 'Rapporto: Monete',
    coins: 'Scambi: Monete',
    rateModifiers: 'Rapporto: segnalini Modificatore',
    modifiers: 'Scambi: segnalini Modificatore',
    direction: 'Verso degli scambi',
  },
  options: { direction: { 'one-way': 'A senso unico', 'both-ways': 'Nei due sensi' } },
  headline: (value) => {
    const { given, got } = bargain(value, COSE, rocciaRosea);
    if (value.rows.length === 0) return 'Inserisci i rapporti stampati sulla tua estensione.';
    return given.length === 0
      ? `Non scambi niente: ${rocciaRoseaCheResta(value.left, 'ti')}.`
      : `Dai ${listed('it', given)} e ricevi ${listed('it', got)}; ${rocciaRoseaCheResta(value.left, 'ti')}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'no-rates':
        return [
          'Ancora nessun rapporto inserito: leggili sull’estensione della tua plancia giocatore.',
        ];
      case 'give-back':
        return [
          `${volte(line.times)} al contrario a ${line.give}:${line.get}: dai ${counted(...COSE[line.thing])(line.returned)} in cambio di Roccia Rosea.`,
          `${line.before} → ${line.after}`,
        ];
      case 'exchange':
        return [
          `${volte(line.times)} a ${line.give}:${line.get}: ricevi ${counted(...COSE[line.thing])(line.gained)} in cambio di Roccia Rosea.`,
          `${line.before} → ${line.after}`,
        ];
      case 'any-number':
        return [`${volte(line.times)} in un turno: non c’è limite.`];
      case 'affordable':
        return [
          line.held === line.left
            ? `${capital(COSE[line.thing][1])} a ${line.give}:${line.get}: con ${rocciaRosea(line.held)} al massimo ${volte(line.most)}.`
            : `${capital(COSE[line.thing][1])} a ${line.give}:${line.get}: al massimo ${volte(line.most)} con tutta la Roccia Rosea (${line.held}); ${line.further === 0 ? 'nessun altro' : `ancora ${line.further}`} con quella che resta (${line.left}).`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'one-way':
        return `Non puoi dare ${COSE[violation.thing][1]} per avere Roccia Rosea: secondo l’interpretazione in vigore gli scambi sono a senso unico. Scrivi 0 o più, oppure scegli l’altra interpretazione.`;
      case 'not-enough':
        return `Questi scambi costano ${rocciaRosea(violation.needed)} e tu ne hai ${violation.held}: ${violation.short === 1 ? 'ne manca' : 'ne mancano'} ${violation.short}.`;
      case 'more-than-there-is':
        return `Avresti ${rocciaRosea(violation.left)}, ma nella scatola ce ne sono solo ${violation.max}: cedi di meno.`;
    }
  },
  sentence: (_, value) => {
    const { given, got } = bargain(value, COSE, rocciaRosea);
    return given.length === 0
      ? `Con ${rocciaRosea(value.held)} non faccio scambi.`
      : `Con ${rocciaRosea(value.held)} (${ratios(value, COSE).join(', ')}) do ${listed('it', given)} e ricevo ${listed('it', got)}; ${rocciaRoseaCheResta(value.left, 'mi')}${givesBack(value) ? ', con l’interpretazione «Nei due sensi»' : ''}.`;
  },
  problem: (problem) =>
    isRatio(problem)
      ? `«${problem.got}» non è un rapporto. Scrivi quanto dai e quanto ricevi, per esempio 1:2.`
      : undefined,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface ExchangeFormWords {
  readonly notation: string;
  readonly wanted: string;
  readonly table: string;
  readonly thing: string;
  readonly most: string;
  readonly times: string;
  readonly gained: string;
  readonly further: string;
  readonly name: (thing: Exchanged) => string;
}

export const exchangeWords: Readonly<Record<Lang, ExchangeFormWords>> = {
  en: {
    notation: '1:2 means that you give 1 Rock Rose and get 2. Leave blank what you do not need.',
    wanted: 'Exchanges you want',
    table: 'Exchanges at your ratios',
    thing: 'Ratio',
    most: 'At most',
    times: 'Wanted',
    gained: 'You get',
    further: 'Still',
    name: (thing) => THINGS[thing][1],
  },
  it: {
    notation: '1:2 significa che dai 1 Roccia Rosea e ricevi 2. Lascia vuoto ciò che non ti serve.',
    wanted: 'Scambi che vuoi fare',
    table: 'Scambi ai tuoi rapporti',
    thing: 'Rapporto',
    most: 'Max',
    times: 'Fai',
    gained: 'Ricevi',
    further: 'Ancora',
    name: (thing) => capital(COSE[thing][1]),
  },
};
