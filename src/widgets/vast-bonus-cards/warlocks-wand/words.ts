import type {
  RawWarlocksWand,
  WandDeed,
  WarlocksWandLine,
  WarlocksWandValue,
  WarlocksWandViolation,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<
  keyof RawWarlocksWand,
  WarlocksWandValue,
  WarlocksWandLine,
  WarlocksWandViolation
>;

const charges: Readonly<Record<Lang, (count: number) => string>> = {
  en: counted('charge', 'charges'),
  it: counted('carica', 'cariche'),
};

const deeds: Readonly<Record<Lang, Readonly<Record<WandDeed, string>>>> = {
  en: { use: 'Used', lost: 'Token removed', assign: 'Token assigned' },
  it: { use: 'Usata', lost: 'Segnalino tolto', assign: 'Segnalino assegnato' },
};

/** Also what is pasted, so it speaks of no one in particular. */
const outcomeEn = ({ usable, charges: left, stashed, goal, wins }: WarlocksWandValue): string => {
  const wand = {
    yes: `The Wand has ${charges.en(left)} left and can be used.`,
    'no-charge': 'The Wand has no charges left and cannot be used; its token stays.',
    'no-token': `The Wand has ${charges.en(left)} left but no token: it cannot be used.`,
  }[usable];
  return `${wand} Stashed: ${stashed} of ${goal}${wins ? ', the Thief wins' : ''}.`;
};

const esitoIt = ({ usable, charges: left, stashed, goal, wins }: WarlocksWandValue): string => {
  const wand = {
    yes: `Alla Bacchetta ${left === 1 ? 'resta' : 'restano'} ${charges.it(left)}: si può usare.`,
    'no-charge': 'La Bacchetta non ha più cariche e non si può usare; il segnalino resta.',
    'no-token': `Alla Bacchetta ${left === 1 ? 'resta' : 'restano'} ${charges.it(left)}, ma senza segnalino non si può usare.`,
  }[usable];
  return `${wand} Al sicuro: ${stashed} su ${goal}${wins ? ', il Ladro vince' : ''}.`;
};

const EN: Words = {
  title: 'Charges of the Warlock’s Wand',
  lead: 'Where a stashed Treasure goes, and how many charges the Wand has after use, loss and reassignment of its token.',
  fields: {
    stashed: 'Treasures stashed before',
    stash: 'Treasure stashed now',
    goal: 'Treasures that win',
    charges: 'Charges before',
    assigned: 'Token on the card before',
    log: 'What then happens, in order',
    reassigned: 'The token assigned again is',
  },
  options: {
    stash: { card: 'To the card', board: 'To the board', none: 'None now' },
    assigned: yesNo.en,
    log: deeds.en,
    reassigned: { another: 'Another one, stashed later', same: 'The one removed' },
  },
  headline: outcomeEn,
  line: (line): Said => {
    switch (line.code) {
      case 'to-card':
        return [
          'The stashed Treasure goes on the Upgrade card, so it gives no upgrade on the board.',
          `${line.before} → ${line.after}`,
        ];
      case 'to-board':
        return [
          'The stashed Treasure gives an upgrade on the board, so none goes on the Upgrade card.',
          `${line.before} → ${line.after}`,
        ];
      case 'charges':
        return [
          `The Wand has ${line.full} charges for the whole game.`,
          `${line.charges} of ${line.full}`,
        ];
      case 'used':
        return [
          `Step ${line.position}: the Wand is used and loses 1 charge.`,
          `${line.before} → ${line.after}`,
        ];
      case 'token-stays':
        return [`Step ${line.position} took the last charge: the token stays on the card.`];
      case 'token-lost':
        return [
          `Step ${line.position}: the token is removed, by Soporific Spores for instance; the charges stay.`,
          String(line.charges),
        ];
      case 'assigned-again':
        return [
          `Step ${line.position}: a token goes on the card; charges do not come back.`,
          `${line.charges} of ${line.full}`,
        ];
      case 'which-token':
        return [
          line.reading === 'another'
            ? `Step ${line.position}: in the reading in force it is another stashed Treasure, and both count.`
            : `Step ${line.position}: in the reading in force it is the token removed before, which counts once.`,
        ];
      case 'empty':
        return ['Without charges the effect can no longer be used.'];
      case 'stashed':
        return [
          line.wins
            ? 'Enough Treasures are stashed: the Thief wins.'
            : 'Every stashed Treasure counts for the goal, wherever its token is.',
          `${line.stashed} of ${line.goal}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'none-stashed':
        return 'The token on the card is a stashed Treasure: enter 1 or more stashed before.';
      case 'card-taken':
        return 'A token lies on the card already: the stashed Treasure goes to the board.';
      case 'no-charge':
        return `Step ${violation.position}: the Wand has no charge left and cannot be used.`;
      case 'not-assigned':
        return `Step ${violation.position}: no token is assigned to the Wand, so it cannot be used.`;
      case 'nothing-to-lose':
        return `Step ${violation.position}: there is no token on the card to remove.`;
      case 'already-assigned':
        return `Step ${violation.position}: a token lies on the card already.`;
    }
  },
  sentence: (_, value) => {
    const log = value.steps.map(({ deed }) => deeds.en[deed].toLowerCase()).join(', ');
    return `Warlock’s Wand${log === '' ? '' : ` (${log})`}. ${outcomeEn(value)}`;
  },
};

const IT: Words = {
  title: 'Cariche della Bacchetta Magica',
  lead: 'Dove va un Tesoro messo al sicuro e quante cariche ha la Bacchetta dopo usi, perdita e nuovo segnalino.',
  fields: {
    stashed: 'Tesori già al sicuro',
    stash: 'Tesoro messo al sicuro ora',
    goal: 'Tesori per vincere',
    charges: 'Cariche prima',
    assigned: 'Segnalino già sulla carta',
    log: 'Che cosa succede poi, in ordine',
    reassigned: 'Il segnalino assegnato di nuovo è',
  },
  options: {
    stash: { card: 'Sulla carta', board: 'Sulla plancia', none: 'Nessuno ora' },
    assigned: yesNo.it,
    log: deeds.it,
    reassigned: { another: 'Un altro, messo al sicuro dopo', same: 'Quello tolto' },
  },
  headline: esitoIt,
  line: (line): Said => {
    switch (line.code) {
      case 'to-card':
        return [
          'Il Tesoro messo al sicuro va sulla carta Avanzamento, quindi niente avanzamento sulla plancia.',
          `${line.before} → ${line.after}`,
        ];
      case 'to-board':
        return [
          'Il Tesoro messo al sicuro dà un avanzamento sulla plancia, quindi nulla va sulla carta Avanzamento.',
          `${line.before} → ${line.after}`,
        ];
      case 'charges':
        return [
          `La Bacchetta ha ${line.full} cariche per tutta la partita.`,
          `${line.charges} su ${line.full}`,
        ];
      case 'used':
        return [
          `Passo ${line.position}: la Bacchetta si usa e perde 1 carica.`,
          `${line.before} → ${line.after}`,
        ];
      case 'token-stays':
        return [
          `Il passo ${line.position} ha tolto l’ultima carica: il segnalino resta sulla carta.`,
        ];
      case 'token-lost':
        return [
          `Passo ${line.position}: il segnalino è tolto, per esempio dalle Spore Soporifere; le cariche restano.`,
          String(line.charges),
        ];
      case 'assigned-again':
        return [
          `Passo ${line.position}: un segnalino va sulla carta; le cariche non tornano.`,
          `${line.charges} su ${line.full}`,
        ];
      case 'which-token':
        return [
          line.reading === 'another'
            ? `Passo ${line.position}: secondo l’interpretazione in vigore è un altro Tesoro messo al sicuro, e contano tutti e due.`
            : `Passo ${line.position}: secondo l’interpretazione in vigore è il segnalino tolto prima, che conta una volta sola.`,
        ];
      case 'empty':
        return ['Senza cariche l’effetto non si può più usare.'];
      case 'stashed':
        return [
          line.wins
            ? 'I Tesori al sicuro bastano: il Ladro vince.'
            : 'Ogni Tesoro messo al sicuro conta per l’obiettivo, ovunque sia il suo segnalino.',
          `${line.stashed} su ${line.goal}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'none-stashed':
        return 'Il segnalino sulla carta è un Tesoro al sicuro: metti almeno 1 al sicuro prima.';
      case 'card-taken':
        return 'Sulla carta c’è già un segnalino: il Tesoro messo al sicuro va sulla plancia.';
      case 'no-charge':
        return `Passo ${violation.position}: la Bacchetta non ha più cariche e non si può usare.`;
      case 'not-assigned':
        return `Passo ${violation.position}: alla Bacchetta non è assegnato un segnalino, quindi non si può usare.`;
      case 'nothing-to-lose':
        return `Passo ${violation.position}: sulla carta non c’è un segnalino da togliere.`;
      case 'already-assigned':
        return `Passo ${violation.position}: sulla carta c’è già un segnalino.`;
    }
  },
  sentence: (_, value) => {
    const log = value.steps.map(({ deed }) => deeds.it[deed].toLowerCase()).join(', ');
    return `Bacchetta Magica${log === '' ? '' : ` (${log})`}. ${esitoIt(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface WandWords {
  readonly charges: (left: number, full: number) => string;
  readonly steps: string;
  readonly columns: readonly string[];
  readonly deed: (deed: WandDeed) => string;
  readonly token: (isThere: boolean) => string;
}

export const wandWords: Readonly<Record<Lang, WandWords>> = {
  en: {
    charges: (left, full) => `${left} of ${full} charges left`,
    steps: 'Step by step',
    columns: ['Step', 'Charges', 'Token', 'Stashed'],
    deed: (deed) => deeds.en[deed],
    token: (isThere) => yesNo.en[isThere ? 'yes' : 'no'],
  },
  it: {
    charges: (left, full) => `${left} cariche su ${full}`,
    steps: 'Passo per passo',
    columns: ['Passo', 'Cariche', 'Segnalino', 'Al sicuro'],
    deed: (deed) => deeds.it[deed],
    token: (isThere) => yesNo.it[isThere ? 'yes' : 'no'],
  },
};
