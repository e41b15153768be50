import {
  CULTS,
  PRIEST_STEPS,
  type AcolytesLine,
  type AcolytesValue,
  type AcolytesViolation,
  type Cult,
  type RawAcolytes,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames, factionNames, terrainNames, terrainSaid } from '../shared/names.ts';
import {
  bowlsSaid,
  cultsSaid,
  delCulto,
  mancano,
  nelCulto,
  phrases,
  seatsProblem,
} from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawAcolytes, AcolytesValue, AcolytesLine, AcolytesViolation>;

/** Where the markers that moved stood one after the other, each Cult once. */
export const pathsOf = ({
  moves,
}: Pick<AcolytesValue, 'moves'>): readonly (readonly [Cult, readonly number[]])[] =>
  CULTS.flatMap((cult) => {
    const own = moves.filter((move) => move.cult === cult);
    const [first] = own;
    if (first === undefined) return [];
    const levels = [first.before, ...own.map(({ after }) => after)];
    return [[cult, levels.filter((level, i) => i === 0 || level !== levels[i - 1])] as const];
  });

/** The Cults from which the terrain could be paid. */
const payers = ({ ways }: AcolytesValue): readonly Cult[] =>
  ways.filter(({ after }) => after !== undefined).map(({ cult }) => cult);

const isPaid = ({ moves }: AcolytesValue): boolean => moves.some(({ why }) => why === 'terrain');

/** A Volcano for which no Cult is chosen yet. */
const isUnpaid = (value: AcolytesValue): boolean => value.price > 0 && !isPaid(value);

/** The options of the Priest's space, by the text that stands for them. */
const priestOptions = (
  none: string,
  steps: (count: number) => string,
): Readonly<Record<string, string>> => ({
  '': none,
  ...Object.fromEntries(PRIEST_STEPS.map((count) => [String(count), steps(count)])),
});

const en = phrases.en;
const cultPoints = counted('Cult point', 'Cult points');

const way = (levels: readonly number[]): string => {
  const [from = 0, to, ...then] = levels;
  if (to === undefined) return `stays on ${from}`;
  return `goes from ${from} to ${to}${then.map((level) => `, then to ${level}`).join('')}`;
};

const outcome = (value: AcolytesValue): string => {
  const { price, power, points } = value;
  const cults = listed(
    'en',
    payers(value).map((cult) => cultNames.en[cult]),
    'or',
  );
  const parts = [
    ...(price === 0
      ? []
      : [
          isPaid(value)
            ? `The Volcano costs ${cultPoints(price)}.`
            : `The Volcano costs ${cultPoints(price)} from one Cult: ${cults}.`,
        ]),
    ...pathsOf(value).map(([cult, levels]) => `${cultNames.en[cult]} ${way(levels)}.`),
    ...(power > 0 ? [en.gains(value)] : []),
    ...(points > 0 ? [`You score ${en.points(points)}.`] : []),
  ];
  return parts.length === 0 ? 'The markers stay where they are.' : parts.join(' ');
};

const EN: Words = {
  title: 'Acolytes: Cult points and Volcanoes',
  lead: 'What a Volcano costs on which Cult, and what Spades and Priests bring on the way up.',
  fields: {
    cults: 'Cult markers now',
    bowls: 'Power now',
    keys: 'Unused Town keys',
    topTaken: 'Another player holds space 10 of',
    terrain: 'Terrain to turn into a Volcano',
    opponents: 'Other players',
    cult: 'Cult that pays',
    spades: 'Spades you gain, each for a Cult',
    spadePoints: 'VP for each Spade',
    priest: 'Priest sent to a Cult',
    priestCult: 'Cult of the Priest',
    stronghold: 'Is your Stronghold built?',
    order: 'What comes first',
    leavingTen: 'When you leave space 10, your key',
  },
  hints: { spadePoints: 'Of this round’s scoring.' },
  options: {
    opponents: factionNames.en,
    topTaken: cultNames.en,
    terrain: terrainNames.en,
    cult: { '': 'Not decided', ...cultNames.en },
    spades: cultNames.en,
    priest: priestOptions('None', (steps) => `For ${en.steps(steps)}`),
    priestCult: cultNames.en,
    stronghold: yesNo.en,
    order: { 'pay-first': 'You pay, then climb', 'climb-first': 'You climb, then pay' },
    leavingTen: { 'key-back': 'comes back unused', 'key-spent': 'stays used' },
  },
  headline: outcome,
  line: (line): Said => {
    switch (line.code) {
      case 'pays-with':
      case 'terrain-price':
      case 'start-only':
      case 'no-points':
        return en.erupts(line);
      case 'pay':
        return [
          `You pay from ${cultNames.en[line.cult]}: ${en.steps(line.steps)} down, from ${line.before} to ${line.after}.`,
          `−${line.steps}`,
        ];
      case 'any-cult':
        return [
          `You pay all ${line.steps} from one Cult: ${listed(
            'en',
            line.cults.map((cult) => cultNames.en[cult]),
            'or',
          )}. Choose it above to see the marker move.`,
        ];
      case 'no-power-lost':
        return [`Going down on ${cultNames.en[line.cult]} costs no Power.`];
      case 'power-again':
        return [
          `${en.power(line.power)} of this comes from spaces of ${cultNames.en[line.cult]} that had given it before.`,
        ];
      case 'leaves-top':
        return [
          line.reading === 'key-back'
            ? `Space 10 of ${cultNames.en[line.cult]} is free again and your key comes back. Unused keys: ${line.before} before, ${line.after} after.`
            : `Space 10 of ${cultNames.en[line.cult]} is free again, but the key stays used. Unused keys: ${line.after}.`,
        ];
      case 'no-spades':
        return [
          line.spades === 1
            ? 'You cannot transform with the Spade: it becomes a Cult step.'
            : `You cannot transform with the ${line.spades} Spades: each becomes a Cult step.`,
        ];
      case 'spade-step':
        return [
          line.before === line.after
            ? `A Spade for ${cultNames.en[line.cult]}, which stays on ${line.after}.`
            : `A Spade for ${cultNames.en[line.cult]}: from ${line.before} to ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'several-spades':
        return [
          `Each Spade goes to a Cult of your choice, here ${listed(
            'en',
            line.cults.map((cult) => cultNames.en[cult]),
          )}.`,
        ];
      case 'own-action':
        return en.ownAction;
      case 'spade-points':
        return en.spadePoints(line);
      case 'priest':
        return [
          `Priest sent to ${cultNames.en[line.cult]}: ${en.steps(line.space)}${line.more > 0 ? ` and ${line.more} more with the Stronghold` : ''}, from ${line.before} to ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'cult-power':
        return [
          `${cultNames.en[line.cult]} from ${line.before} to ${line.after}: the spaces reached give ${en.power(line.power)}.`,
        ];
      case 'top':
        return [
          `You use a Town key to enter space 10 of ${cultNames.en[line.cult]}. Unused keys: ${line.before} before, ${line.after} after.`,
        ];
      case 'stopped':
        return [
          `${stopped(line.why, cultNames.en[line.cult])} ${en.steps(line.lost)} lost.`,
          `−${line.lost}`,
        ];
      case 'power':
        return en.gainsPower(line);
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'for-good':
      case 'not-ice':
        return en.cannotErupt(violation);
      case 'cult-too-low':
        return `The Volcano takes ${cultPoints(violation.steps)} from one Cult and ${cultNames.en[violation.cult]} stands on ${violation.level}: ${violation.short} short. Another Cult cannot add to it.${climbFirst(violation)}`;
      case 'no-cult-reaches':
        return `The Volcano takes ${cultPoints(violation.steps)} from one Cult, and your highest marker stands on ${violation.highest}.${climbFirst(violation)}`;
      case 'top-held-twice':
        return `Space 10 of ${cultNames.en[violation.cult]} holds one player: you and another cannot both stand there.`;
    }
  },
  problem: (problem) => seatsProblem('en', problem),
  sentence: (draft, value) =>
    `Acolytes with Cults ${draft.cults.trim()}${value.price > 0 ? `, from ${terrainSaid('en', draft.terrain.trim())} to Volcano` : ''}. ${outcome(value)} ${isUnpaid(value) ? 'Before the Volcano is paid:' : 'Afterwards'} Cults ${cultsSaid(value.cults)}, Bowls ${bowlsSaid(value.bowls)}.`,
};

/** Spades or a Priest that come first would bring the marker high enough. */
const climbFirst = (violation: { readonly climbFirst: boolean }): string =>
  violation.climbFirst ? ' If you climb first, it reaches: choose that order above.' : '';

const stopped = (why: 'end' | 'taken' | 'no-key', cult: string): string => {
  switch (why) {
    case 'end':
      return `${cult} ends at space 10:`;
    case 'taken':
      return `Another player holds space 10 of ${cult}, so you stop at 9:`;
    case 'no-key':
      return `Without an unused Town key you stop at 9 in ${cult}:`;
  }
};

const it = phrases.it;
const puntiCulto = counted('punto Culto', 'punti Culto');
const vanno = (count: number): string =>
  count === 1 ? '1 passo va perso' : `${count} passi vanno persi`;

const tappe = (levels: readonly number[]): string => {
  const [from = 0, to, ...then] = levels;
  if (to === undefined) return `resti a ${from}`;
  return `passi da ${from} a ${to}${then.map((level) => `, poi a ${level}`).join('')}`;
};

const esito = (value: AcolytesValue): string => {
  const { price, power, points } = value;
  const cults = listed(
    'it',
    payers(value).map((cult) => cultNames.it[cult]),
    'or',
  );
  const parts = [
    ...(price === 0
      ? []
      : [
          isPaid(value)
            ? `Il Vulcano costa ${puntiCulto(price)}.`
            : `Il Vulcano costa ${puntiCulto(price)} di un solo Culto: ${cults}.`,
        ]),
    ...pathsOf(value).map(([cult, levels]) => `${capital(nelCulto(cult))} ${tappe(levels)}.`),
    ...(power > 0 ? [it.gains(value)] : []),
    ...(points > 0 ? [`Fai ${it.points(points)}.`] : []),
  ];
  return parts.length === 0 ? 'Le Pedine restano dove sono.' : parts.join(' ');
};

const IT: Words = {
  title: 'Accoliti: punti Culto e Vulcani',
  lead: 'Quanto costa un Vulcano e in quale Culto, e che cosa portano Vanghe e Sacerdoti quando si sale.',
  fields: {
    cults: 'Pedine dei Culti adesso',
    bowls: 'Potere adesso',
    keys: 'Chiavi di Città non usate',
    topTaken: 'Un altro occupa la casella 10 di',
    terrain: 'Terreno da trasformare in Vulcano',
    opponents: 'Altri giocatori',
    cult: 'Culto che paga',
    spades: 'Vanghe che ottieni, ognuna per un Culto',
    spadePoints: 'PV per ogni Vanga',
    priest: 'Sacerdote inviato in un Culto',
    priestCult: 'Culto del Sacerdote',
    stronghold: 'Hai la Fortezza?',
    order: 'Che cosa viene prima',
    leavingTen: 'Se lasci la casella 10, la chiave',
  },
  hints: { spadePoints: 'Del punteggio di questo turno di gioco.' },
  options: {
    opponents: factionNames.it,
    topTaken: cultNames.it,
    terrain: terrainNames.it,
    cult: { '': 'Da decidere', ...cultNames.it },
    spades: cultNames.it,
    priest: priestOptions('Nessuno', (steps) => `Da ${it.steps(steps)}`),
    priestCult: cultNames.it,
    stronghold: yesNo.it,
    order: { 'pay-first': 'Paghi, poi sali', 'climb-first': 'Sali, poi paghi' },
    leavingTen: { 'key-back': 'torna non usata', 'key-spent': 'resta usata' },
  },
  headline: esito,
  line: (line): Said => {
    switch (line.code) {
      case 'pays-with':
      case 'terrain-price':
      case 'start-only':
      case 'no-points':
        return it.erupts(line);
      case 'pay':
        return [
          `Paghi ${nelCulto(line.cult)}: scendi di ${it.steps(line.steps)}, da ${line.before} a ${line.after}.`,
          `−${line.steps}`,
        ];
      case 'any-cult':
        return [
          `Paghi tutti e ${line.steps} in un solo Culto: ${listed(
            'it',
            line.cults.map((cult) => cultNames.it[cult]),
            'or',
          )}. Sceglilo qui sopra per vedere muoversi la Pedina.`,
        ];
      case 'no-power-lost':
        return [`Scendere ${nelCulto(line.cult)} non costa Potere.`];
      case 'power-again':
        return [
          `Di questo Potere, ${line.power} ${line.power === 1 ? 'viene' : 'vengono'} da caselle ${delCulto(line.cult)} che ne avevano già dato.`,
        ];
      case 'leaves-top':
        return [
          line.reading === 'key-back'
            ? `La casella 10 ${delCulto(line.cult)} torna libera e riprendi la chiave. Chiavi non usate: ${line.before} prima, ${line.after} dopo.`
            : `La casella 10 ${delCulto(line.cult)} torna libera, ma la chiave resta usata. Chiavi non usate: ${line.after}.`,
        ];
      case 'no-spades':
        return [
          line.spades === 1
            ? 'Con la Vanga non puoi trasformare: diventa un passo in un Culto.'
            : `Con le ${line.spades} Vanghe non puoi trasformare: ognuna diventa un passo in un Culto.`,
        ];
      case 'spade-step':
        return [
          line.before === line.after
            ? `Una Vanga ${nelCulto(line.cult)}: resti a ${line.after}.`
            : `Una Vanga ${nelCulto(line.cult)}: da ${line.before} a ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'several-spades':
        return [
          `Ogni Vanga va in un Culto a tua scelta, qui ${listed(
            'it',
            line.cults.map((cult) => cultNames.it[cult]),
          )}.`,
        ];
      case 'own-action':
        return it.ownAction;
      case 'spade-points':
        return it.spadePoints(line);
      case 'priest':
        return [
          `Sacerdote inviato ${nelCulto(line.cult)}: ${it.steps(line.space)}${line.more > 0 ? ` e ${line.more} in più con la Fortezza` : ''}, da ${line.before} a ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'cult-power':
        return [
          `${capital(nelCulto(line.cult))}, da ${line.before} a ${line.after}, le caselle raggiunte danno ${it.power(line.power)}.`,
        ];
      case 'top':
        return [
          `Usi una chiave di Città per entrare nella casella 10 ${delCulto(line.cult)}. Chiavi non usate: ${line.before} prima, ${line.after} dopo.`,
        ];
      case 'stopped':
        return [`${ferma(line.why, line.cult)} ${vanno(line.lost)}.`, `−${line.lost}`];
      case 'power':
        return it.gainsPower(line);
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'for-good':
      case 'not-ice':
        return it.cannotErupt(violation);
      case 'cult-too-low':
        return `Il Vulcano costa ${puntiCulto(violation.steps)} di un solo Culto e ${nelCulto(violation.cult)} sei a ${violation.level}: ${mancano(violation.short)}. Da un altro Culto non puoi aggiungerne.${saliPrima(violation)}`;
      case 'no-cult-reaches':
        return `Il Vulcano costa ${puntiCulto(violation.steps)} di un solo Culto, e la tua Pedina più alta è a ${violation.highest}.${saliPrima(violation)}`;
      case 'top-held-twice':
        return `La casella 10 ${delCulto(violation.cult)} tiene un giocatore: non potete starci in due.`;
    }
  },
  problem: (problem) => seatsProblem('it', problem),
  sentence: (draft, value) =>
    `Accoliti con Culti ${draft.cults.trim()}${value.price > 0 ? `, da ${terrainSaid('it', draft.terrain.trim())} a Vulcano` : ''}. ${esito(value)} ${isUnpaid(value) ? 'Prima di pagare il Vulcano:' : 'Alla fine'} Culti ${cultsSaid(value.cults)}, Riserve ${bowlsSaid(value.bowls)}.`,
};

const saliPrima = (violation: { readonly climbFirst: boolean }): string =>
  violation.climbFirst ? ' Se prima sali, ci arrivi: scegli quest’ordine qui sopra.' : '';

const ferma = (why: 'end' | 'taken' | 'no-key', cult: Cult): string => {
  switch (why) {
    case 'end':
      return `Il Culto ${delCulto(cult)} finisce alla casella 10:`;
    case 'taken':
      return `Un altro occupa la casella 10 ${delCulto(cult)} e ti fermi alla 9:`;
    case 'no-key':
      return `Senza una chiave di Città non usata ti fermi alla 9 ${delCulto(cult)}:`;
  }
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly noTerrain: string;
  readonly position: string;
  readonly volcano: string;
  readonly up: string;
  readonly add: (cult: string) => string;
  readonly remove: (cult: string) => string;
  readonly noSpades: string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    noTerrain: 'None',
    position: 'Where you stand',
    volcano: 'The Volcano',
    up: 'Spades and Priest',
    add: (cult) => `Add a Spade for ${cult}`,
    remove: (cult) => `Take away the Spade for ${cult}`,
    noSpades: 'No Spades.',
  },
  it: {
    noTerrain: 'Nessuno',
    position: 'La tua posizione',
    volcano: 'Il Vulcano',
    up: 'Vanghe e Sacerdote',
    add: (cult) => `Aggiungi una Vanga per ${cult}`,
    remove: (cult) => `Togli la Vanga per ${cult}`,
    noSpades: 'Nessuna Vanga.',
  },
};
