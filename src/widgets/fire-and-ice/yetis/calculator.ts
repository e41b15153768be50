import { makeBowls, yetis as question, type PowerAction } from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { burnLines, phrases, ways } from '../shared/phrases.ts';

const { en, it } = phrases;

export const actionNames = {
  bridge: { en: 'Bridge', it: 'Ponte' },
  priest: { en: 'Priest', it: 'Sacerdote' },
  workers: { en: '2 workers', it: '2 lavoratori' },
  coins: { en: '7 coins', it: '7 monete' },
  spade: { en: '1 Spade', it: '1 Vanga' },
  'two-spades': { en: '2 Spades', it: '2 Vanghe' },
} as const satisfies Readonly<Record<PowerAction, Pair>>;

const COVER = {
  cover: {
    en: 'Cover it with an Action token.',
    it: 'Coprila con un segnalino Azione.',
  },
  covered: {
    en: 'It is covered already and gets no second Action token.',
    it: 'È già coperta e non riceve un secondo segnalino Azione.',
  },
};

export const yetis = calculator(question, {
  name: 'yetis',
  game: 'fire-and-ice',
  title: { en: 'Yetis: Power actions', it: 'Yeti: Azioni Potere' },
  lead: {
    en: 'What a Power action costs, and whether you can take it when somebody already has.',
    it: 'Quanto costa un’Azione Potere, e se puoi usarla quando qualcuno l’ha già usata.',
  },
  fields: {
    action: { en: 'Power action', it: 'Azione Potere' },
    place: { en: 'Where it is printed', it: 'Dov’è stampata' },
    taken: {
      en: 'Has somebody taken it this round?',
      it: 'Qualcuno l’ha già usata in questo turno di gioco?',
    },
    who: { en: 'Who wants it', it: 'Chi la vuole' },
    stronghold: {
      en: 'Have the Yetis built their Stronghold?',
      it: 'Gli Yeti hanno la Fortezza?',
    },
    bowls: { en: 'Power of the player who pays', it: 'Potere di chi paga' },
  },
  hints: {
    bowls: {
      en: 'Optional: not checked if blank.',
      it: 'Facoltativo: se è vuoto, non si controlla.',
    },
  },
  options: {
    action: actionNames,
    place: {
      map: { en: 'On the map', it: 'Sulla Mappa' },
      elsewhere: {
        en: 'On a card, tile or Faction board',
        it: 'Su una tessera o una plancia Fazione',
      },
    },
    taken: yesNo,
    who: {
      yetis: { en: 'Yetis', it: 'Gli Yeti' },
      other: { en: 'Another Faction', it: 'Un’altra Fazione' },
    },
    stronghold: yesNo,
  },
  ways: { ...ways, action: actionNames },
  headline: ({ action, price, burned = 0, cover }) => ({
    en: [
      price === undefined
        ? 'No discount: the action costs what is printed on it.'
        : `The action “${actionNames[action].en}” costs ${en.power(price)}.`,
      ...(burned > 0 ? [`To pay, you burn ${en.tokens(burned)} from Bowl II.`] : []),
      COVER[cover].en,
    ].join(' '),
    it: [
      price === undefined
        ? 'Nessuno sconto: l’azione costa quanto c’è stampato.'
        : `L’azione «${actionNames[action].it}» costa ${it.power(price)}.`,
      ...(burned > 0 ? [`Per pagare bruci ${it.tokens(burned)} della Riserva 2.`] : []),
      COVER[cover].it,
    ].join(' '),
  }),
  lines: {
    ...burnLines,
    'base-price': {
      en: 'Normal price of the Power action “{action}”.',
      it: 'Prezzo normale dell’Azione Potere «{action}».',
      amount: { en: '{price} Power', it: '{price Potere|Poteri}' },
    },
    'one-less': ({ before, after }) => ({
      en: `The Yetis pay ${en.power(before - after)} less for the Power actions on the map.`,
      it: `Per le Azioni Potere della Mappa gli Yeti pagano ${it.power(before - after)} in meno.`,
      amount: `−${before - after}`,
    }),
    'no-discount': {
      en: 'The action is not printed on the map: everyone pays what its card, tile or board says, the Yetis too.',
      it: 'L’azione non è stampata sulla Mappa: tutti pagano quanto dice la tessera o la plancia, anche gli Yeti.',
    },
    'others-pay-all': {
      en: 'Only the Yetis pay less; everyone else pays the full price.',
      it: 'Solo gli Yeti pagano meno; gli altri pagano il prezzo pieno.',
    },
    cover: {
      aside: true,
      en: 'Nobody has taken it this round, so an Action token covers it now.',
      it: 'In questo turno di gioco nessuno l’ha usata: ora la copre un segnalino Azione.',
    },
    covered: {
      aside: true,
      en: 'An action that is covered already needs no second Action token.',
      it: 'Un’azione già coperta non ha bisogno di un secondo segnalino Azione.',
    },
    again: {
      en: 'With their Stronghold the Yetis may take a Power action on the map that somebody has already taken.',
      it: 'Con la Fortezza gli Yeti possono usare un’Azione Potere della Mappa che qualcuno ha già usato.',
    },
    pay: {
      en: 'You move {price} Power from Bowl III to Bowl I: the Bowls become {after:bowls}.',
      it: 'Sposti {price Potere|Poteri} dalla Riserva 3 alla Riserva 1: le Riserve diventano {after:bowls}.',
      amount: '−{price}',
    },
  },
  violations: {
    taken: ({ clause, action }) => {
      const name = actionNames[action];
      const why = CLOSED[clause];
      return clause === 'fi.yetis.only-the-map'
        ? why
        : {
            en: `The action “${name.en}” has been taken this round. ${why.en}`,
            it: `In questo turno di gioco l’azione «${name.it}» è già stata usata. ${why.it}`,
          };
    },
    'too-little-power': {
      en: 'The price is {price} Power. With Bowls {bowls} you can spend {most} at most, even if you burn Bowl II: {short}.',
      it: 'Il prezzo è di {price Potere|Poteri}. Con le Riserve {bowls} ne puoi spendere al massimo {most}, anche bruciando la Riserva 2: {short}.',
    },
  },
  sentence: ({ action, price, cover, bowls }, draft) => {
    const name = actionNames[action];
    const isOther = draft.who === 'other';
    const isNew = cover === 'cover';
    const who = isOther
      ? { en: 'For another Faction', it: 'A un’altra Fazione' }
      : { en: 'For the Yetis', it: 'Agli Yeti' };
    const said =
      price === undefined
        ? {
            en: 'an action that is not on the map costs what is printed on it',
            it: 'un’azione che non è sulla Mappa costa quanto c’è stampato',
          }
        : {
            en: `the Power action “${name.en}” on the map costs ${en.power(price)}`,
            it: `l’Azione Potere «${name.it}» della Mappa costa ${it.power(price)}`,
          };
    const paid =
      bowls === undefined
        ? { en: '', it: '' }
        : {
            en: ` (Bowls ${draft.bowls.trim()} become ${makeBowls(bowls)})`,
            it: ` (le Riserve da ${draft.bowls.trim()} diventano ${makeBowls(bowls)})`,
          };
    return {
      en: `${who.en} ${said.en}${paid.en}. ${isNew ? 'Cover it with an Action token.' : 'It has been taken this round, but with their Stronghold the Yetis may take it again.'}`,
      it: `${who.it} ${said.it}${paid.it}. ${isNew ? 'Va coperta con un segnalino Azione.' : 'In questo turno di gioco è già stata usata, ma con la Fortezza gli Yeti possono riusarla.'}`,
    };
  },
});

/** Why an action that is taken cannot be used again. */
const CLOSED = {
  'fi.yetis.only-the-map': {
    en: 'The action has been taken this round. Even the Yetis can reuse only actions printed on the map.',
    it: 'In questo turno di gioco l’azione è già stata usata. Anche gli Yeti possono riusare solo quelle stampate sulla Mappa.',
  },
  'fi.yetis.stronghold': {
    en: 'Without their Stronghold the Yetis cannot take it again either.',
    it: 'Senza la Fortezza nemmeno gli Yeti possono riusarla.',
  },
  'fi.yetis.others': {
    en: 'Only the Yetis, with their Stronghold, can take it again.',
    it: 'Solo gli Yeti, con la Fortezza, possono riusarla.',
  },
};

export const labels = {
  caption: { en: 'Power actions of the map', it: 'Azioni Potere della Mappa' },
  action: { en: 'Power action', it: 'Azione Potere' },
  others: { en: 'Others', it: 'Altri' },
  yetis: { en: 'Yetis', it: 'Yeti' },
};
