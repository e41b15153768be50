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
  const empty = {
    en: 'The Wand has no charges left',
    it: 'La Bacchetta non ha più cariche',
  };
  const wand = {
    yes: { en: `${left.en} and can be used.`, it: `${left.it}: si può usare.` },
    'no-charge': {
      en: `${empty.en} and cannot be used; its token stays.`,
      it: `${empty.it} e non si può usare; il segnalino resta.`,
    },
    'no-token': {
      en: `${charges === 0 ? `${empty.en} and` : `${left.en}, but`} no token: it cannot be used.`,
      it: `${charges === 0 ? `${empty.it} né un segnalino:` : `${left.it}, ma senza segnalino`} non si può usare.`,
    },
  }[usable];
  return {
    en: `${wand.en} ${stashed} of ${goal} Treasures ${stashed === 1 ? 'is' : 'are'} stashed${wins ? ': the Thief wins' : ''}.`,
    it: `${wand.it} Tesori al sicuro: ${stashed} su ${goal}${wins ? '. Il Ladro vince' : ''}.`,
  };
};

const stashes = {
  card: { en: ['Treasure stashed on the card'], it: ['Tesoro messo sulla carta'] },
  board: { en: ['Treasure stashed on the board'], it: ['Tesoro messo sulla plancia'] },
  none: { en: [], it: [] },
};

/** The leaflet does not say whether the token assigned after a loss is the one that was removed. */
const readingOf = ({ steps }: WarlocksWandValue, reassigned: string): Pair => {
  const lost = steps.findIndex(({ deed }) => deed === 'lost');
  if (lost < 0 || !steps.slice(lost).some(({ deed }) => deed === 'assign'))
    return { en: '', it: '' };
  return reassigned === 'same'
    ? {
        en: ' Reading: the token assigned again is the one that was removed.',
        it: ' Interpretazione: il segnalino assegnato di nuovo è quello tolto.',
      }
    : {
        en: ' Reading: the token assigned again is another one, stashed later.',
        it: ' Interpretazione: il segnalino assegnato di nuovo è un altro, messo al sicuro dopo.',
      };
};

export const warlocksWand = calculator(question, {
  name: 'warlocks-wand',
  game: 'vast-bonus-cards',
  title: { en: 'Charges of the Warlock’s Wand', it: 'Cariche della Bacchetta Magica' },
  lead: {
    en: 'Where a stashed Treasure goes, and how many charges the Wand has left after uses and after its token is removed or assigned again.',
    it: 'Dove va un Tesoro messo al sicuro e quante cariche restano alla Bacchetta dopo averla usata e dopo che il segnalino è stato tolto o rimesso.',
  },
  fields: {
    stashed: { en: 'Treasures stashed before', it: 'Tesori già al sicuro' },
    stash: { en: 'Treasure stashed now', it: 'Tesoro messo al sicuro ora' },
    goal: { en: 'Treasures needed to win', it: 'Tesori per vincere' },
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
      en: 'You put the stashed Treasure on the Upgrade card and take no upgrade on your board.',
      it: 'Metti il Tesoro al sicuro sulla carta Avanzamento e non prendi un avanzamento sulla plancia.',
      amount: { en: '{before} → {after} stashed', it: '{before} → {after} al sicuro' },
    },
    'to-board': {
      en: 'You take an upgrade on your board for the stashed Treasure, so none goes on the Upgrade card.',
      it: 'Con il Tesoro al sicuro prendi un avanzamento sulla plancia, quindi non va niente sulla carta Avanzamento.',
      amount: { en: '{before} → {after} stashed', it: '{before} → {after} al sicuro' },
    },
    'no-upgrade': ({ first, before, after }) => ({
      ...(first === 1
        ? {
            en: 'The first Treasure you stash gives no upgrade, neither on the board nor on the card.',
            it: 'Il primo Tesoro che metti al sicuro non dà avanzamenti, né sulla plancia né sulla carta.',
          }
        : {
            en: `The first ${first} Treasures you stash give no upgrade, neither on the board nor on the card.`,
            it: `I primi ${first} Tesori che metti al sicuro non danno avanzamenti, né sulla plancia né sulla carta.`,
          }),
      amount: { en: `${before} → ${after} stashed`, it: `${before} → ${after} al sicuro` },
    }),
    charges: {
      en: 'The Wand has {full} charges for the whole game.',
      it: 'La Bacchetta ha {full} cariche per tutta la partita.',
      aside: true,
    },
    used: ({ position, times, before, after }) => ({
      ...(times === 1
        ? {
            en: `Step ${position}: you use the Wand, and it loses 1 charge.`,
            it: `Passo ${position}: usi la Bacchetta, che perde 1 carica.`,
          }
        : {
            en: `Steps ${position + 1 - times} ${times === 2 ? 'and' : 'to'} ${position}: you use the Wand ${times} times, and it loses ${times} charges.`,
            it: `Passi ${times === 2 ? `${position - 1} e` : `da ${position + 1 - times} a`} ${position}: usi la Bacchetta ${times} volte, e perde ${times} cariche.`,
          }),
      amount: `${before} → ${after}`,
    }),
    'token-stays': {
      en: 'That was the last charge: the token stays on the card.',
      it: 'Era l’ultima carica: il segnalino resta sulla carta.',
    },
    'token-lost': {
      en: 'Step {position}: the token is removed, say by Soporific Spores; the Wand keeps the charges it has left.',
      it: 'Passo {position}: il segnalino viene tolto, per esempio dalle Spore Soporifere; le cariche rimaste non si perdono.',
      amount: '{charges}',
    },
    'assigned-again': {
      en: 'Step {position}: a token goes on the card, but used charges do not come back.',
      it: 'Passo {position}: un segnalino va sulla carta, ma le cariche usate non tornano.',
      amount: { en: '{charges} of {full}', it: '{charges} su {full}' },
    },
    'which-token': ({ position, reading }) =>
      reading === 'another'
        ? {
            en: `Step ${position}: by the reading you chose it is another stashed Treasure, and both count.`,
            it: `Passo ${position}: secondo l’interpretazione scelta è un altro Tesoro messo al sicuro, e contano tutti e due.`,
          }
        : {
            en: `Step ${position}: by the reading you chose it is the token that was removed, and it counts once.`,
            it: `Passo ${position}: secondo l’interpretazione scelta è il segnalino tolto, che conta una volta sola.`,
          },
    empty: {
      en: 'Without charges you cannot use the Wand’s effect.',
      it: 'Senza cariche non puoi usare l’effetto della Bacchetta.',
    },
    stashed: ({ goal, wins }) =>
      wins
        ? {
            en: `${goal} stashed Treasures win the game for the Thief.`,
            it: `Con ${goal} Tesori al sicuro il Ladro vince la partita.`,
          }
        : {
            en: `Every stashed Treasure counts toward the ${goal} that win, wherever its token is.`,
            it: `Ogni Tesoro messo al sicuro conta per i ${goal} che servono a vincere, ovunque sia il suo segnalino.`,
            aside: true,
          },
  },
  violations: {
    'none-stashed': ({ least }) =>
      least === 1
        ? {
            en: 'The token on the card is a stashed Treasure: enter at least 1 stashed before.',
            it: 'Il segnalino sulla carta è un Tesoro al sicuro: indica almeno 1 Tesoro già al sicuro.',
          }
        : {
            en: `The token on the card cannot be ${least === 2 ? 'the first one' : `one of the first ${least - 1}`} stashed: enter at least ${least} stashed before.`,
            it: `Il segnalino sulla carta non può essere ${least === 2 ? 'il primo messo al sicuro' : `fra i primi ${least - 1} messi al sicuro`}: indica almeno ${least} Tesori già al sicuro.`,
          },
    'too-early': ({ goal, first, nth }) => ({
      en: `Treasure ${nth} cannot go on the card: where ${goal} win, ${first === 1 ? 'the first one gives' : `the first ${first} give`} no upgrade.`,
      it: `Il Tesoro numero ${nth} non può andare sulla carta: se per vincere ne servono ${goal}, ${first === 1 ? 'il primo non dà' : `i primi ${first} non danno`} avanzamenti.`,
    }),
    'already-won': {
      en: 'With {stashed} Treasures stashed and {goal} needed to win, the Thief has already won.',
      it: 'Con {stashed} Tesori al sicuro, e {goal} per vincere, il Ladro ha già vinto.',
    },
    'card-taken': {
      en: 'You have {drawn} of the {all} Upgrade cards, and a token already lies on it: stash the Treasure on the board.',
      it: 'Hai {drawn} delle {all} carte Avanzamento, e sopra c’è già un segnalino: metti il Tesoro sulla plancia.',
    },
    'no-charge': {
      en: 'Step {position}: the Wand has no charge left and cannot be used.',
      it: 'Passo {position}: la Bacchetta non ha più cariche e non si può usare.',
    },
    'not-assigned': {
      en: 'Step {position}: without a token on the card the Wand cannot be used.',
      it: 'Passo {position}: senza un segnalino sulla carta la Bacchetta non si può usare.',
    },
    'nothing-to-lose': {
      en: 'Step {position}: there is no token on the card to remove.',
      it: 'Passo {position}: sulla carta non c’è un segnalino da togliere.',
    },
    'already-assigned': {
      en: 'Step {position}: a token already lies on the card, and a second one cannot go there.',
      it: 'Passo {position}: sulla carta c’è già un segnalino, e non può starcene un altro.',
    },
  },
  sentence: (value, { reassigned }) => {
    const { stash, steps, charges, used } = value;
    const log = (lang: Lang): string => {
      const done = [
        ...stashes[stash][lang],
        ...steps.map(({ deed }) => deeds[lang][deed].toLowerCase()),
      ];
      return done.length === 0 ? '' : ` (${done.join(', ')})`;
    };
    const before = charges + used;
    const reading = readingOf(value, reassigned.trim());
    const { en, it } = outcome(value);
    return {
      en: `Warlock’s Wand with ${counted('charge', 'charges')(before)}${log('en')}. ${en}${reading.en}`,
      it: `Bacchetta Magica con ${counted('carica', 'cariche')(before)}${log('it')}. ${it}${reading.it}`,
    };
  },
});

export const labels = {
  charges: (left: number, full: number) => ({
    en: `${left} of ${full} charges left`,
    it: `${left} di ${full} cariche`,
  }),
  steps: { en: 'Step by step', it: 'Passo per passo' },
  columns: {
    en: ['Step', 'Charges', 'Token', 'Stashed'],
    it: ['Passo', 'Cariche', 'Segnalino', 'Al sicuro'],
  },
  deeds,
};
