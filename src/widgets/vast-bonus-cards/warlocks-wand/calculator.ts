import {
  warlocksWand as question,
  type WarlocksWandValue,
} from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';

const deeds = {
  en: { use: 'Used', lost: 'Token removed', assign: 'Token assigned' },
  it: { use: 'Usata', lost: 'Segnalino tolto', assign: 'Segnalino assegnato' },
};

/** Also what is pasted, so it speaks of no one in particular. */
const outcome = ({ usable, charges, stashed, goal, wins }: WarlocksWandValue): Pair => {
  const left = {
    en: `The Wand has ${counted('charge', 'charges')(charges)} left`,
    it: `Alla Bacchetta ${charges === 1 ? 'resta' : 'restano'} ${counted('carica', 'cariche')(charges)}`,
  };
  const wand = {
    yes: { en: `${left.en} and can be used.`, it: `${left.it}: si può usare.` },
    'no-charge': {
      en: 'The Wand has no charges left and cannot be used; its token stays.',
      it: 'La Bacchetta non ha più cariche e non si può usare; il segnalino resta.',
    },
    'no-token': {
      en: `${left.en} but no token: it cannot be used.`,
      it: `${left.it}, ma senza segnalino non si può usare.`,
    },
  }[usable];
  return {
    en: `${wand.en} Stashed: ${stashed} of ${goal}${wins ? ', the Thief wins' : ''}.`,
    it: `${wand.it} Al sicuro: ${stashed} su ${goal}${wins ? ', il Ladro vince' : ''}.`,
  };
};

export const warlocksWand = calculator(question, {
  name: 'warlocks-wand',
  game: 'vast-bonus-cards',
  title: { en: 'Charges of the Warlock’s Wand', it: 'Cariche della Bacchetta Magica' },
  lead: {
    en: 'Where a stashed Treasure goes, and how many charges the Wand has after use, loss and reassignment of its token.',
    it: 'Dove va un Tesoro messo al sicuro e quante cariche ha la Bacchetta dopo usi, perdita e nuovo segnalino.',
  },
  fields: {
    stashed: { en: 'Treasures stashed before', it: 'Tesori già al sicuro' },
    stash: { en: 'Treasure stashed now', it: 'Tesoro messo al sicuro ora' },
    goal: { en: 'Treasures that win', it: 'Tesori per vincere' },
    charges: { en: 'Charges before', it: 'Cariche prima' },
    assigned: { en: 'Token on the card before', it: 'Segnalino già sulla carta' },
    log: { en: 'What then happens, in order', it: 'Che cosa succede poi, in ordine' },
    reassigned: {
      en: 'The token assigned again is',
      it: 'Il segnalino assegnato di nuovo è',
    },
  },
  options: {
    stash: {
      card: { en: 'To the card', it: 'Sulla carta' },
      board: { en: 'To the board', it: 'Sulla plancia' },
      none: { en: 'None now', it: 'Nessuno ora' },
    },
    assigned: yesNo,
    log: deeds,
    reassigned: {
      another: { en: 'Another one, stashed later', it: 'Un altro, messo al sicuro dopo' },
      same: { en: 'The one removed', it: 'Quello tolto' },
    },
  },
  headline: outcome,
  lines: {
    'to-card': {
      en: 'The stashed Treasure goes on the Upgrade card, so it gives no upgrade on the board.',
      it: 'Il Tesoro messo al sicuro va sulla carta Avanzamento, quindi niente avanzamento sulla plancia.',
      amount: '{before} → {after}',
    },
    'to-board': {
      en: 'The stashed Treasure gives an upgrade on the board, so none goes on the Upgrade card.',
      it: 'Il Tesoro messo al sicuro dà un avanzamento sulla plancia, quindi nulla va sulla carta Avanzamento.',
      amount: '{before} → {after}',
    },
    'no-upgrade': ({ first, before, after }) => ({
      ...(first === 1
        ? {
            en: 'The first stashed Treasure goes on no upgrade, neither on the board nor on the card.',
            it: 'Il primo Tesoro messo al sicuro non va su alcun avanzamento, né sulla plancia né sulla carta.',
          }
        : {
            en: `The first ${first} stashed Treasures go on no upgrade, neither on the board nor on the card.`,
            it: `I primi ${first} Tesori messi al sicuro non vanno su alcun avanzamento, né sulla plancia né sulla carta.`,
          }),
      amount: `${before} → ${after}`,
    }),
    charges: {
      en: 'The Wand has {full} charges for the whole game.',
      it: 'La Bacchetta ha {full} cariche per tutta la partita.',
      amount: { en: '{charges} of {full}', it: '{charges} su {full}' },
    },
    used: {
      en: 'Step {position}: the Wand is used and loses 1 charge.',
      it: 'Passo {position}: la Bacchetta si usa e perde 1 carica.',
      amount: '{before} → {after}',
    },
    'token-stays': {
      en: 'Step {position} took the last charge: the token stays on the card.',
      it: 'Il passo {position} ha tolto l’ultima carica: il segnalino resta sulla carta.',
    },
    'token-lost': {
      en: 'Step {position}: the token is removed, by Soporific Spores for instance; the charges stay.',
      it: 'Passo {position}: il segnalino è tolto, per esempio dalle Spore Soporifere; le cariche restano.',
      amount: '{charges}',
    },
    'assigned-again': {
      en: 'Step {position}: a token goes on the card; charges do not come back.',
      it: 'Passo {position}: un segnalino va sulla carta; le cariche non tornano.',
      amount: { en: '{charges} of {full}', it: '{charges} su {full}' },
    },
    'which-token': ({ position, reading }) =>
      reading === 'another'
        ? {
            en: `Step ${position}: in the reading in force it is another stashed Treasure, and both count.`,
            it: `Passo ${position}: secondo l’interpretazione in vigore è un altro Tesoro messo al sicuro, e contano tutti e due.`,
          }
        : {
            en: `Step ${position}: in the reading in force it is the token removed before, which counts once.`,
            it: `Passo ${position}: secondo l’interpretazione in vigore è il segnalino tolto prima, che conta una volta sola.`,
          },
    empty: {
      en: 'Without charges the effect can no longer be used.',
      it: 'Senza cariche l’effetto non si può più usare.',
    },
    stashed: ({ stashed, goal, wins }) => ({
      ...(wins
        ? {
            en: 'Enough Treasures are stashed: the Thief wins.',
            it: 'I Tesori al sicuro bastano: il Ladro vince.',
          }
        : {
            en: 'Every stashed Treasure counts for the goal, wherever its token is.',
            it: 'Ogni Tesoro messo al sicuro conta per l’obiettivo, ovunque sia il suo segnalino.',
          }),
      amount: { en: `${stashed} of ${goal}`, it: `${stashed} su ${goal}` },
    }),
  },
  violations: {
    'none-stashed': ({ least }) =>
      least === 1
        ? {
            en: 'The token on the card is a stashed Treasure: enter 1 or more stashed before.',
            it: 'Il segnalino sulla carta è un Tesoro al sicuro: metti almeno 1 al sicuro prima.',
          }
        : {
            en: `The token on the card cannot be ${least === 2 ? 'the first one' : `one of the first ${least - 1}`} stashed: enter ${least} or more stashed before.`,
            it: `Il segnalino sulla carta non può essere ${least === 2 ? 'il primo messo al sicuro' : `fra i primi ${least - 1} messi al sicuro`}: metti almeno ${least} al sicuro prima.`,
          },
    'too-early': ({ goal, first, nth }) => ({
      en: `Treasure ${nth} cannot go on the card: with a goal of ${goal} ${first === 1 ? 'the first one goes' : `the first ${first} go`} on no upgrade.`,
      it: `Il Tesoro numero ${nth} non può andare sulla carta: con un obiettivo di ${goal} ${first === 1 ? 'il primo non va' : `i primi ${first} non vanno`} su alcun avanzamento.`,
    }),
    'already-won': {
      en: 'With {stashed} stashed and a goal of {goal} the Thief has won already.',
      it: 'Con {stashed} al sicuro e un obiettivo di {goal} il Ladro ha già vinto.',
    },
    'card-taken': {
      en: 'You have {drawn} of the {all} Upgrade cards, and a token lies on it already: the stashed Treasure goes to the board.',
      it: 'Delle {all} carte Avanzamento ne hai {drawn}, e sopra c’è già un segnalino: il Tesoro messo al sicuro va sulla plancia.',
    },
    'no-charge': {
      en: 'Step {position}: the Wand has no charge left and cannot be used.',
      it: 'Passo {position}: la Bacchetta non ha più cariche e non si può usare.',
    },
    'not-assigned': {
      en: 'Step {position}: no token is assigned to the Wand, so it cannot be used.',
      it: 'Passo {position}: alla Bacchetta non è assegnato un segnalino, quindi non si può usare.',
    },
    'nothing-to-lose': {
      en: 'Step {position}: there is no token on the card to remove.',
      it: 'Passo {position}: sulla carta non c’è un segnalino da togliere.',
    },
    'already-assigned': {
      en: 'Step {position}: a token lies on the card already.',
      it: 'Passo {position}: sulla carta c’è già un segnalino.',
    },
  },
  sentence: (value) => {
    const log = (names: (typeof deeds)[Lang]): string =>
      value.steps.length === 0
        ? ''
        : ` (${value.steps.map(({ deed }) => names[deed].toLowerCase()).join(', ')})`;
    const { en, it } = outcome(value);
    return {
      en: `Warlock’s Wand${log(deeds.en)}. ${en}`,
      it: `Bacchetta Magica${log(deeds.it)}. ${it}`,
    };
  },
});

export const labels = {
  charges: (left: number, full: number) => ({
    en: `${left} of ${full} charges left`,
    it: `${left} cariche su ${full}`,
  }),
  steps: { en: 'Step by step', it: 'Passo per passo' },
  columns: {
    en: ['Step', 'Charges', 'Token', 'Stashed'],
    it: ['Passo', 'Cariche', 'Segnalino', 'Al sicuro'],
  },
  deeds,
};
