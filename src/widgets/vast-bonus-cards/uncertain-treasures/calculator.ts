import {
  DECK_SIZE,
  DECLINE_GRIT,
  uncertainTreasures as question,
  type SeenCard,
  type UncertainTreasuresValue,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { gritLines } from '../shared/grit.ts';
import { treasureName } from '../shared/names.ts';
import { cards, heroCubes } from '../shared/phrases.ts';

const card = (name: string, lang: Lang): string => treasureName(lang, name);

const named =
  (joiner: 'and' | 'or') =>
  (names: readonly string[], lang: Lang): string =>
    listed(
      lang,
      names.map((name) => card(name, lang)),
      joiner,
    );

const all = named('and');
const any = named('or');

/** The card that the Knight holds and has not decided about. */
const lastOf = (value: UncertainTreasuresValue): string =>
  value.cards.find(({ place }) => place === 'knight')?.card ?? '';

const gain = ({ grit, heroCubes: cubes }: UncertainTreasuresValue): Pair => {
  const { before, after } = grit;
  const track =
    before === after
      ? { en: `Grit stays at ${after}`, it: `Coraggio resta a ${after}` }
      : {
          en: `Grit goes from ${before} to ${after}`,
          it: `Coraggio passa da ${before} a ${after}`,
        };
  return cubes === 0
    ? track
    : {
        en: `${track.en} and she gains ${heroCubes.en(cubes)}`,
        it: `${track.it} e guadagna ${heroCubes.it(cubes)}`,
      };
};

/** The cards that went under the deck, as they lie there. */
const bottom = ({ cards: seen, deck }: UncertainTreasuresValue): Pair => {
  const under = deck.filter((name) =>
    seen.some((each) => each.card === name && each.place === 'bottom'),
  );
  return under.length === 0
    ? { en: '', it: '' }
    : {
        en: ` To the bottom of the deck: ${all(under, 'en')}.`,
        it: ` In fondo al mazzo: ${all(under, 'it')}.`,
      };
};

const outcome = (value: UncertainTreasuresValue): Pair => {
  const { drawn, offered, next, kept, removed = '' } = value;
  if (drawn.length === 0)
    return {
      en: `No Treasure card is left: the Knight’s ${gain(value).en}.`,
      it: `Non ci sono più carte Tesoro: al Cavaliere il ${gain(value).it}.`,
    };
  switch (next) {
    case 'cave-bottom':
      return {
        en: `Next, the Cave chooses a card for the bottom of the deck: ${any(drawn, 'en')}.`,
        it: `Ora la Caverna sceglie una carta da mettere in fondo al mazzo: ${any(drawn, 'it')}.`,
      };
    case 'knight-bottom':
      return {
        en: `Next, the Knight chooses a card for the bottom of the deck: ${any(offered, 'en')}.`,
        it: `Ora il Cavaliere sceglie una carta da mettere in fondo al mazzo: ${any(offered, 'it')}.`,
      };
    case 'keep-or-decline':
      return {
        en: `Next, the Knight keeps ${card(lastOf(value), 'en')} or declines it for ${DECLINE_GRIT} Grit.`,
        it: `Ora il Cavaliere tiene ${card(lastOf(value), 'it')} o rifiuta la carta per ${DECLINE_GRIT} Coraggio.`,
      };
    case undefined: {
      const under = bottom(value);
      return kept === undefined
        ? {
            en: `The Knight declines ${card(removed, 'en')}: her ${gain(value).en}.${under.en}`,
            it: `Il Cavaliere rifiuta ${card(removed, 'it')}: il suo ${gain(value).it}.${under.it}`,
          }
        : {
            en: `The Knight keeps ${card(kept, 'en')}.${under.en}`,
            it: `Il Cavaliere tiene ${card(kept, 'it')}.${under.it}`,
          };
    }
  }
};

interface Short {
  readonly asked: number;
  readonly cards: number;
  readonly reading: 'cave-first' | 'knight-first';
}

const short = ({ asked, cards: left, reading }: Short): Pair => {
  const only = {
    en: `The deck has only ${cards.en(left)} instead of ${asked}`,
    it: `Il mazzo ha solo ${cards.it(left)} invece di ${asked}`,
  };
  if (left < 2)
    return {
      en: `${only.en}, and it goes to the Knight.`,
      it: `${only.it}, che va al Cavaliere.`,
    };
  return reading === 'cave-first'
    ? {
        en: `${only.en}: by the reading you chose the Cave still puts 1 on the bottom.`,
        it: `${only.it}: secondo l’interpretazione scelta la Caverna ne mette comunque 1 in fondo.`,
      }
    : {
        en: `${only.en}: by the reading you chose both go to the Knight.`,
        it: `${only.it}: secondo l’interpretazione scelta vanno entrambe al Cavaliere.`,
      };
};

/** The leaflet does not say what the Cave does with 2 cards. */
const readingOf = ({ cards: seen, drawn }: UncertainTreasuresValue, shortDeck: string): Pair => {
  if (drawn.length !== 2 || !seen.some(({ seenByCave }) => seenByCave)) return { en: '', it: '' };
  return shortDeck === 'knight-first'
    ? {
        en: ' Reading: with 2 cards left the Cave hands over both.',
        it: ' Interpretazione: con 2 carte rimaste la Caverna le consegna entrambe.',
      }
    : {
        en: ' Reading: with 2 cards left the Cave puts 1 on the bottom.',
        it: ' Interpretazione: con 2 carte rimaste la Caverna ne mette 1 in fondo.',
      };
};

export const uncertainTreasures = calculator(question, {
  name: 'uncertain-treasures',
  game: 'vast-bonus-cards',
  title: { en: 'Uncertain Treasures, card by card', it: 'Tesori Ignoti, carta per carta' },
  lead: {
    en: 'A Treasure step by step: who chooses next, who has seen which card, and where each one ends up.',
    it: 'Un Tesoro passo per passo: chi deve scegliere, chi ha visto quale carta e dove finisce ciascuna.',
  },
  fields: {
    cave: { en: 'Someone plays the Cave', it: 'C’è un giocatore Caverna' },
    deck: { en: 'Treasure deck, from the top', it: 'Mazzo dei Tesori, dall’alto' },
    caveBottom: { en: 'The Cave puts on the bottom', it: 'La Caverna mette in fondo' },
    knightBottom: { en: 'The Knight puts on the bottom', it: 'Il Cavaliere mette in fondo' },
    choice: { en: 'The last card', it: 'L’ultima carta' },
    grit: { en: 'Knight’s Grit', it: 'Coraggio del Cavaliere' },
    shortDeck: {
      en: 'With 2 cards left and a Cave player',
      it: 'Con 2 carte rimaste e un giocatore Caverna',
    },
  },
  hints: {
    deck: {
      en: 'A letter or a name for each card. Only the drawn ones matter.',
      it: 'Una lettera o un nome per ogni carta. Contano solo quelle pescate.',
    },
  },
  options: {
    cave: yesNo,
    choice: {
      keep: { en: 'Kept', it: 'Tenuta' },
      decline: { en: 'Declined', it: 'Rifiutata' },
    },
    shortDeck: {
      'cave-first': {
        en: 'The Cave puts 1 on the bottom',
        it: 'La Caverna ne mette 1 in fondo',
      },
      'knight-first': { en: 'The Cave hands over both', it: 'La Caverna le consegna entrambe' },
    },
  },
  ways: { card, cards: all, any },
  headline: outcome,
  lines: {
    draws: ({ clause, cards: drawn }) =>
      clause === 'vbc.treasures.cave-draws'
        ? { en: `The Cave draws ${all(drawn, 'en')}.`, it: `La Caverna pesca ${all(drawn, 'it')}.` }
        : {
            en: `The Knight draws ${all(drawn, 'en')}.`,
            it: `Il Cavaliere pesca ${all(drawn, 'it')}.`,
          },
    'base-draw': ({ base, cave }) => ({
      en: `In the base game ${cave ? 'the Cave' : 'the Knight'} draws only ${cards.en(base)}.`,
      it: `Nel gioco base ${cave ? 'la Caverna' : 'il Cavaliere'} pesca solo ${cards.it(base)}.`,
      aside: true,
    }),
    short,
    empty: {
      en: 'The deck is empty: the Knight gains Grit instead.',
      it: 'Il mazzo è vuoto: il Cavaliere guadagna invece Coraggio.',
      amount: '+{grit}',
    },
    'cave-bottom': {
      en: 'The Cave puts {card} on the bottom of the deck.',
      it: 'La Caverna mette {card} in fondo al mazzo.',
    },
    'cave-chooses': ({ cards: drawn }) => ({
      en: `The Cave puts 1 of the ${drawn.length} cards on the bottom of the deck.`,
      it: `La Caverna mette in fondo al mazzo 1 delle ${drawn.length} carte.`,
    }),
    offered: { en: 'The Knight gets {cards}.', it: 'Il Cavaliere riceve {cards}.' },
    'knight-bottom': {
      en: 'The Knight puts {card} on the bottom of the deck.',
      it: 'Il Cavaliere mette {card} in fondo al mazzo.',
    },
    'knight-chooses': ({ cards: offered }) => ({
      en: `The Knight puts 1 of her ${offered.length} cards on the bottom of the deck.`,
      it: `Il Cavaliere mette in fondo al mazzo 1 delle sue ${offered.length} carte.`,
    }),
    'bottom-order': {
      en: 'The Knight’s card goes below the Cave’s: from the top, {cards}.',
      it: 'La carta del Cavaliere va sotto quella della Caverna: dall’alto, {cards}.',
      aside: true,
    },
    keeps: {
      en: '{card} is left: the Knight could decline it, but keeps it.',
      it: 'Resta {card}: il Cavaliere potrebbe rifiutare la carta, ma la tiene.',
    },
    revealed: {
      en: 'The Knight must reveal {card} at once: everyone sees that she has it.',
      it: 'Il Cavaliere deve rivelare subito {card}: tutti vedono che ce l’ha.',
    },
    'may-keep': ({ card: left, choice }) => ({
      en: `${card(left, 'en')} is left: the Knight may keep it or decline it.`,
      it: `Resta ${card(left, 'it')}: il Cavaliere può tenere o rifiutare la carta.`,
      aside: choice === 'decline',
    }),
    declines: {
      en: '{card} is left: the Knight declines it, and it leaves the game.',
      it: 'Resta {card}: il Cavaliere rifiuta la carta, che esce dal gioco.',
      amount: { en: '+{grit} Grit', it: '+{grit} Coraggio' },
    },
    hidden: ({ cards: gone }) => ({
      en: `The Cave is not told where ${all(gone, 'en')} went.`,
      it: `Alla Caverna non si dice dove ${gone.length === 1 ? 'va' : 'vanno'} a finire ${all(gone, 'it')}.`,
      aside: true,
    }),
    ...gritLines,
  },
  violations: {
    'not-drawn': {
      en: 'The Cave cannot put {card} on the bottom: it drew {cards}. Choose one of these.',
      it: 'La Caverna non può mettere in fondo {card}: ha pescato {cards}. Scegli una di queste.',
    },
    'not-offered': {
      en: 'The Knight cannot put {card} on the bottom: she has {cards}. Choose one of these.',
      it: 'Il Cavaliere non può mettere in fondo {card}: ha {cards}. Scegli una di queste.',
    },
  },
  problems: {
    'too-many': () => ({
      en: `These are too many cards: name at most ${DECK_SIZE.max}. Only the drawn ones matter.`,
      it: `Sono troppe carte: indicane al massimo ${DECK_SIZE.max}. Contano solo quelle pescate.`,
    }),
  },
  problem: (problem) =>
    problem.code === 'not-readable' && problem.reason === undefined
      ? {
          en: `“${problem.got}” cannot be the name of a card. Use letters and digits, hyphens instead of spaces, and commas between cards.`,
          it: `«${problem.got}» non va bene come nome di carta. Usa lettere e cifre, trattini al posto degli spazi, virgole fra le carte.`,
        }
      : undefined,
  sentence: (value, { shortDeck }) => {
    const { en, it } = outcome(value);
    const reading = readingOf(value, shortDeck.trim());
    const drawn =
      value.drawn.length === 0
        ? { en: '', it: '' }
        : {
            en: ` Drawn: ${all(value.drawn, 'en')}.`,
            it: ` Carte pescate: ${all(value.drawn, 'it')}.`,
          };
    return {
      en: `Uncertain Treasures.${drawn.en} ${en}${reading.en}`,
      it: `Tesori Ignoti.${drawn.it} ${it}${reading.it}`,
    };
  },
});

export const labels = {
  notYet: { en: 'Not yet', it: 'Non ancora' },
  caption: {
    en: 'The cards drawn, and who knows what',
    it: 'Le carte pescate, e chi sa che cosa',
  },
  card: { en: 'Card', it: 'Carta' },
  where: { en: 'Where it is', it: 'Dov’è' },
  cave: { en: 'Cave', it: 'Caverna' },
  knight: { en: 'Knight', it: 'Cavaliere' },
  places: {
    cave: { en: 'With the Cave', it: 'Alla Caverna' },
    knight: { en: 'With the Knight', it: 'Al Cavaliere' },
    bottom: { en: 'Bottom of the deck', it: 'In fondo al mazzo' },
    kept: { en: 'Kept', it: 'Tenuta' },
    removed: { en: 'Out of the game', it: 'Fuori dal gioco' },
  },
  caveSees: ({ seenByCave, caveKnows, place }: SeenCard): Pair => {
    if (!seenByCave) return { en: '–', it: '–' };
    if (caveKnows || place === 'cave') return { en: 'seen, knows where', it: 'vista, sa dov’è' };
    return place === 'knight'
      ? { en: 'seen', it: 'vista' }
      : { en: 'seen, not told where', it: 'vista, non sa dov’è' };
  },
  knightSees: ({ seenByKnight }: SeenCard): Pair =>
    seenByKnight ? { en: 'seen', it: 'vista' } : { en: 'not seen', it: 'non vista' },
  deck: { en: 'The deck afterward, from the top', it: 'Il mazzo alla fine, dall’alto' },
  add: { en: 'Add a card by name', it: 'Aggiungi una carta per nome' },
  remove: (name: string) => ({ en: `${name}: take it away`, it: `${name}: togli la carta` }),
  none: { en: 'No cards.', it: 'Nessuna carta.' },
};
