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
    en: 'Cover the action with an Action token.',
    it: 'L’azione si copre con un segnalino Azione.',
  },
  covered: {
    en: 'The action gets no second Action token.',
    it: 'L’azione non riceve un secondo segnalino Azione.',
  },
};

export const yetis = calculator(question, {
  name: 'yetis',
  game: 'fire-and-ice',
  title: { en: 'Yetis: Power actions', it: 'Yeti: Azioni Potere' },
  lead: {
    en: 'What a Power action costs, and whether it may be taken when somebody has taken it already.',
    it: 'Quanto costa un’Azione Potere, e se si può prendere quando qualcuno l’ha già presa.',
  },
  fields: {
    action: { en: 'Power action', it: 'Azione Potere' },
    place: { en: 'Where it is printed', it: 'Dov’è stampata' },
    taken: {
      en: 'Has somebody taken it this round?',
      it: 'Qualcuno l’ha già presa in questo turno di gioco?',
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
      en: 'Optional: not checked while blank.',
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
        : `${actionNames[action].en} for ${en.power(price)}.`,
      ...(burned > 0 ? [`You burn ${en.tokens(burned)} of Bowl II for it.`] : []),
      COVER[cover].en,
    ].join(' '),
    it: [
      price === undefined
        ? 'Nessuno sconto: l’azione costa quanto vi è stampato.'
        : `${actionNames[action].it} per ${it.power(price)}.`,
      ...(burned > 0 ? [`Per pagare bruci ${it.tokens(burned)} della Riserva 2.`] : []),
      COVER[cover].it,
    ].join(' '),
  }),
  lines: {
    ...burnLines,
    'base-price': {
      en: 'Price of the Power action “{action}”.',
      it: 'Prezzo dell’Azione Potere «{action}».',
      amount: { en: '{price} Power', it: '{price Potere|Poteri}' },
    },
    'one-less': ({ before, after }) => ({
      en: `Yetis pay ${en.power(before - after)} less on the map: ${after} instead of ${before}.`,
      it: `Sulla Mappa gli Yeti pagano ${it.power(before - after)} in meno: ${after} anziché ${before}.`,
      amount: `−${before - after}`,
    }),
    'no-discount': {
      en: 'The action is not printed on the map: Yetis pay what its card, tile or board says, like everybody.',
      it: 'L’azione non è stampata sulla Mappa: gli Yeti pagano ciò che dice la tessera o la plancia, come tutti.',
    },
    'others-pay-all': {
      en: 'Only Yetis pay less; everybody else pays the full {price} Power.',
      it: 'Soltanto gli Yeti pagano meno; gli altri il prezzo pieno di {price Potere|Poteri}.',
    },
    cover: {
      en: 'Nobody has taken it this round: an Action token covers it now.',
      it: 'In questo turno di gioco nessuno l’ha presa: ora la copre un segnalino Azione.',
    },
    covered: {
      en: 'It is covered already: no second Action token.',
      it: 'È già coperta: niente secondo segnalino Azione.',
    },
    again: {
      en: 'With their Stronghold the Yetis may use a Power action of the map again.',
      it: 'Con la Fortezza gli Yeti possono riusare un’Azione Potere della Mappa già presa.',
    },
    pay: {
      en: 'You move {price} Power from Bowl III to Bowl I; the Bowls then hold {after:bowls}.',
      it: 'Sposti {price Potere|Poteri} dalla Riserva 3 alla Riserva 1; nelle Riserve restano {after:bowls}.',
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
            en: `The action “${name.en}” is taken this round. ${why.en}`,
            it: `In questo turno di gioco l’azione «${name.it}» è già presa. ${why.it}`,
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
    return {
      en: `${isOther ? 'Another Faction' : 'Yetis'}, ${price === undefined ? 'an action that is not on the map: no discount' : `Power action “${name.en}” of the map: ${en.power(price)}`}${bowls === undefined ? '' : ` (Bowls ${draft.bowls.trim()} become ${makeBowls(bowls)})`}; ${isNew ? 'cover it with an Action token' : 'it is covered already and allowed all the same'}.`,
      it: `${isOther ? 'Un’altra Fazione' : 'Yeti'}, ${price === undefined ? 'un’azione che non è sulla Mappa: nessuno sconto' : `Azione Potere «${name.it}» della Mappa: ${it.power(price)}`}${bowls === undefined ? '' : ` (le Riserve da ${draft.bowls.trim()} diventano ${makeBowls(bowls)})`}; ${isNew ? 'si copre con un segnalino Azione' : 'è già coperta, ma si può lo stesso'}.`,
    };
  },
});

/** Why an action that is taken cannot be used again. */
const CLOSED = {
  'fi.yetis.only-the-map': {
    en: 'The action is used up for this round. Yetis, too, use only actions printed on the map again.',
    it: 'In questo turno di gioco l’azione è già usata. Anche gli Yeti riusano solo quelle stampate sulla Mappa.',
  },
  'fi.yetis.stronghold': {
    en: 'Until the Yetis have their Stronghold, it is closed to them too.',
    it: 'Finché gli Yeti non hanno la Fortezza, è chiusa anche per loro.',
  },
  'fi.yetis.others': {
    en: 'Only Yetis with their Stronghold may use it again.',
    it: 'Soltanto gli Yeti, con la Fortezza, possono riusarla.',
  },
};

export const labels = {
  caption: { en: 'Power actions of the map', it: 'Azioni Potere della Mappa' },
  action: { en: 'Power action', it: 'Azione Potere' },
  others: { en: 'Others', it: 'Altri' },
  yetis: { en: 'Yetis', it: 'Yeti' },
};
