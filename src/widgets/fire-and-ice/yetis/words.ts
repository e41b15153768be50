import type {
  PowerAction,
  RawYetis,
  YetisLine,
  YetisValue,
  YetisViolation,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { bowlsSaid, mancano, phrases } from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawYetis, YetisValue, YetisLine, YetisViolation>;

type Actions = Readonly<Record<PowerAction, string>>;

const en = phrases.en;

const ACTIONS: Actions = {
  bridge: 'Bridge',
  priest: 'Priest',
  workers: '2 workers',
  coins: '7 coins',
  spade: '1 Spade',
  'two-spades': '2 Spades',
};

const EN: Words = {
  title: 'Yetis: Power actions',
  lead: 'What a Power action costs, and whether it may be taken when somebody has taken it already.',
  fields: {
    action: 'Power action',
    place: 'Where it is printed',
    taken: 'Has somebody taken it this round?',
    who: 'Who wants it',
    stronghold: 'Have the Yetis built their Stronghold?',
    bowls: 'Power of the player who pays',
  },
  hints: { bowls: 'Optional: not checked while blank.' },
  options: {
    action: ACTIONS,
    place: { map: 'On the map', elsewhere: 'On a card, tile or Faction board' },
    taken: yesNo.en,
    who: { yetis: 'Yetis', other: 'Another Faction' },
    stronghold: yesNo.en,
  },
  headline: ({ action, price, burned = 0, cover }) =>
    [
      price === undefined
        ? 'No discount: the action costs what is printed on it.'
        : `${ACTIONS[action]} for ${en.power(price)}.`,
      ...(burned > 0 ? [`You burn ${en.tokens(burned)} of Bowl II for it.`] : []),
      cover === 'cover'
        ? 'Cover the action with an Action token.'
        : 'The action gets no second Action token.',
    ].join(' '),
  line: (line): Said => {
    switch (line.code) {
      case 'base-price':
        return [`Price of the Power action “${ACTIONS[line.action]}”.`, en.power(line.price)];
      case 'one-less':
        return [
          `Yetis pay ${line.before - line.after} Power less on the map: ${line.after} instead of ${line.before}.`,
          `−${line.before - line.after}`,
        ];
      case 'no-discount':
        return [
          'The action is not printed on the map: Yetis pay what its card, tile or board says, like everybody.',
        ];
      case 'others-pay-all':
        return [`Only Yetis pay less; everybody else pays the full ${en.power(line.price)}.`];
      case 'cover':
        return ['Nobody has taken it this round: an Action token covers it now.'];
      case 'covered':
        return ['It is covered already: no second Action token.'];
      case 'again':
        return ['With their Stronghold the Yetis may use a Power action of the map again.'];
      case 'burn':
        return en.burns(line);
      case 'pay':
        return [
          `You move ${en.power(line.price)} from Bowl III to Bowl I; the Bowls then hold ${bowlsSaid(line.after)}.`,
          `−${line.price}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'taken':
        return violation.clause === 'fi.yetis.only-the-map'
          ? 'The action is used up for this round. Yetis, too, use only actions printed on the map again.'
          : `The action “${ACTIONS[violation.action]}” is taken this round. ${CLOSED[violation.clause]}`;
      case 'too-little-power':
        return `The price is ${en.power(violation.price)}. With Bowls ${bowlsSaid(violation.bowls)} you can spend ${violation.most} at most, even if you burn Bowl II: ${violation.short} short.`;
    }
  },
  sentence: (draft, { action, price, cover, bowls }) =>
    `${draft.who === 'other' ? 'Another Faction' : 'Yetis'}, ${price === undefined ? 'an action that is not on the map: no discount' : `Power action “${ACTIONS[action]}” of the map: ${en.power(price)}`}${bowls === undefined ? '' : ` (Bowls ${draft.bowls.trim()} become ${bowlsSaid(bowls)})`}; ${cover === 'cover' ? 'cover it with an Action token' : 'it is covered already and allowed all the same'}.`,
};

const CLOSED: Readonly<Record<'fi.yetis.stronghold' | 'fi.yetis.others', string>> = {
  'fi.yetis.stronghold': 'Until the Yetis have their Stronghold, it is closed to them too.',
  'fi.yetis.others': 'Only Yetis with their Stronghold may use it again.',
};

const it = phrases.it;

const AZIONI: Actions = {
  bridge: 'Ponte',
  priest: 'Sacerdote',
  workers: '2 lavoratori',
  coins: '7 monete',
  spade: '1 Vanga',
  'two-spades': '2 Vanghe',
};

const IT: Words = {
  title: 'Yeti: Azioni Potere',
  lead: 'Quanto costa un’Azione Potere, e se si può prendere quando qualcuno l’ha già presa.',
  fields: {
    action: 'Azione Potere',
    place: 'Dov’è stampata',
    taken: 'Qualcuno l’ha già presa in questo turno di gioco?',
    who: 'Chi la vuole',
    stronghold: 'Gli Yeti hanno la Fortezza?',
    bowls: 'Potere di chi paga',
  },
  hints: { bowls: 'Facoltativo: se è vuoto, non si controlla.' },
  options: {
    action: AZIONI,
    place: { map: 'Sulla Mappa', elsewhere: 'Su una tessera o una plancia Fazione' },
    taken: yesNo.it,
    who: { yetis: 'Gli Yeti', other: 'Un’altra Fazione' },
    stronghold: yesNo.it,
  },
  headline: ({ action, price, burned = 0, cover }) =>
    [
      price === undefined
        ? 'Nessuno sconto: l’azione costa quanto vi è stampato.'
        : `${AZIONI[action]} per ${it.power(price)}.`,
      ...(burned > 0 ? [`Per pagare bruci ${it.tokens(burned)} della Riserva 2.`] : []),
      cover === 'cover'
        ? 'L’azione si copre con un segnalino Azione.'
        : 'L’azione non riceve un secondo segnalino Azione.',
    ].join(' '),
  line: (line): Said => {
    switch (line.code) {
      case 'base-price':
        return [`Prezzo dell’Azione Potere «${AZIONI[line.action]}».`, it.power(line.price)];
      case 'one-less':
        return [
          `Sulla Mappa gli Yeti pagano ${it.power(line.before - line.after)} in meno: ${line.after} anziché ${line.before}.`,
          `−${line.before - line.after}`,
        ];
      case 'no-discount':
        return [
          'L’azione non è stampata sulla Mappa: gli Yeti pagano ciò che dice la tessera o la plancia, come tutti.',
        ];
      case 'others-pay-all':
        return [
          `Soltanto gli Yeti pagano meno; gli altri il prezzo pieno di ${it.power(line.price)}.`,
        ];
      case 'cover':
        return ['In questo turno di gioco nessuno l’ha presa: ora la copre un segnalino Azione.'];
      case 'covered':
        return ['È già coperta: niente secondo segnalino Azione.'];
      case 'again':
        return ['Con la Fortezza gli Yeti possono riusare un’Azione Potere della Mappa già presa.'];
      case 'burn':
        return it.burns(line);
      case 'pay':
        return [
          `Sposti ${it.power(line.price)} dalla Riserva 3 alla Riserva 1; nelle Riserve restano ${bowlsSaid(line.after)}.`,
          `−${line.price}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'taken':
        return violation.clause === 'fi.yetis.only-the-map'
          ? 'In questo turno di gioco l’azione è già usata. Anche gli Yeti riusano solo quelle stampate sulla Mappa.'
          : `In questo turno di gioco l’azione «${AZIONI[violation.action]}» è già presa. ${CHIUSA[violation.clause]}`;
      case 'too-little-power':
        return `Il prezzo è di ${it.power(violation.price)}. Con le Riserve ${bowlsSaid(violation.bowls)} ne puoi spendere al massimo ${violation.most}, anche bruciando la Riserva 2: ${mancano(violation.short)}.`;
    }
  },
  sentence: (draft, { action, price, cover, bowls }) =>
    `${draft.who === 'other' ? 'Un’altra Fazione' : 'Yeti'}, ${price === undefined ? 'un’azione che non è sulla Mappa: nessuno sconto' : `Azione Potere «${AZIONI[action]}» della Mappa: ${it.power(price)}`}${bowls === undefined ? '' : ` (le Riserve da ${draft.bowls.trim()} diventano ${bowlsSaid(bowls)})`}; ${cover === 'cover' ? 'si copre con un segnalino Azione' : 'è già coperta, ma si può lo stesso'}.`,
};

const CHIUSA: typeof CLOSED = {
  'fi.yetis.stronghold': 'Finché gli Yeti non hanno la Fortezza, è chiusa anche per loro.',
  'fi.yetis.others': 'Soltanto gli Yeti, con la Fortezza, possono riusarla.',
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface PriceWords {
  readonly caption: string;
  readonly action: string;
  readonly others: string;
  readonly yetis: string;
}

export const priceWords: Readonly<Record<Lang, PriceWords>> = {
  en: {
    caption: 'Power actions of the map',
    action: 'Power action',
    others: 'Others',
    yetis: 'Yetis',
  },
  it: {
    caption: 'Azioni Potere della Mappa',
    action: 'Azione Potere',
    others: 'Altri',
    yetis: 'Yeti',
  },
};

export const actionNames: Readonly<Record<Lang, Actions>> = { en: ACTIONS, it: AZIONI };
