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

const gain = ({ grit, heroCubes: cubes }: UncertainTreasuresValue): Pair => ({
  en: `Grit ${grit.before} → ${grit.after}${cubes > 0 ? ` and ${heroCubes.en(cubes)}` : ''}`,
  it: `Coraggio ${grit.before} → ${grit.after}${cubes > 0 ? ` e ${heroCubes.it(cubes)}` : ''}`,
});

const outcome = (value: UncertainTreasuresValue): Pair => {
  const { drawn, offered, next, kept, removed = '' } = value;
  if (drawn.length === 0)
    return {
      en: `No Treasure card is left: ${gain(value).en}.`,
      it: `Non ci sono più carte Tesoro: ${gain(value).it}.`,
    };
  switch (next) {
    case 'cave-bottom':
      return {
        en: `The Cave puts ${any(drawn, 'en')} on the bottom.`,
        it: `La Caverna mette in fondo ${any(drawn, 'it')}.`,
      };
    case 'knight-bottom':
      return {
        en: `The Knight puts ${any(offered, 'en')} on the bottom.`,
        it: `Il Cavaliere mette in fondo ${any(offered, 'it')}.`,
      };
    case 'keep-or-decline':
      return {
        en: `The Knight keeps ${card(lastOf(value), 'en')} or declines it for ${DECLINE_GRIT} Grit.`,
        it: `Il Cavaliere tiene ${card(lastOf(value), 'it')} o rifiuta la carta per ${DECLINE_GRIT} Coraggio.`,
      };
    case undefined:
      return kept === undefined
        ? {
            en: `The Knight declines ${card(removed, 'en')}: ${gain(value).en}.`,
            it: `Il Cavaliere rifiuta ${card(removed, 'it')}: ${gain(value).it}.`,
          }
        : {
            en: `The Knight keeps ${card(kept, 'en')}.`,
            it: `Il Cavaliere tiene ${card(kept, 'it')}.`,
          };
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
      en: `${only.en}, which is offered to the Knight.`,
      it: `${only.it}: si offre al Cavaliere.`,
    };
  return reading === 'cave-first'
    ? {
        en: `${only.en}; the Cave’s step comes first.`,
        it: `${only.it}: il passo della Caverna viene prima.`,
      }
    : { en: `${only.en}; both go to the Knight.`, it: `${only.it}: vanno entrambe al Cavaliere.` };
};

export const uncertainTreasures = calculator(question, {
  name: 'uncertain-treasures',
  game: 'vast-bonus-cards',
  title: { en: 'Uncertain Treasures, card by card', it: 'Tesori Ignoti, carta per carta' },
  lead: {
    en: 'Deal a Treasure step by step: whose choice is next, who has seen which card, and where each one ends.',
    it: 'Un Tesoro passo per passo: a chi tocca scegliere, chi ha visto quale carta e dove finisce ciascuna.',
  },
  fields: {
    cave: { en: 'A player is the Cave', it: 'C’è un giocatore Caverna' },
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
      en: 'A letter or a name for each card. Only those drawn matter.',
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
    draws: ({ clause, cards: drawn }) => ({
      ...(clause === 'vbc.treasures.cave-draws'
        ? { en: `The Cave draws ${all(drawn, 'en')}.`, it: `La Caverna pesca ${all(drawn, 'it')}.` }
        : {
            en: `The Knight draws ${all(drawn, 'en')}.`,
            it: `Il Cavaliere pesca ${all(drawn, 'it')}.`,
          }),
      amount: `${drawn.length}`,
    }),
    'base-draw': ({ base, cave }) => ({
      en: `In the base game, ${cave ? 'the Cave' : 'the Knight'} draws only ${cards.en(base)}.`,
      it: `Nel gioco base ${cave ? 'la Caverna' : 'il Cavaliere'} pesca solo ${cards.it(base)}.`,
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
    'cave-chooses': {
      en: 'The Cave chooses 1 for the bottom: {cards:any}.',
      it: 'La Caverna sceglie 1 carta per il fondo: {cards:any}.',
    },
    offered: { en: 'The Knight is handed {cards}.', it: 'Il Cavaliere riceve {cards}.' },
    'knight-bottom': {
      en: 'The Knight puts {card} on the bottom of the deck.',
      it: 'Il Cavaliere mette {card} in fondo al mazzo.',
    },
    'knight-chooses': {
      en: 'The Knight chooses 1 for the bottom: {cards:any}.',
      it: 'Il Cavaliere sceglie 1 carta per il fondo: {cards:any}.',
    },
    'bottom-order': {
      en: 'Under the deck, the Knight’s card is lowest: {cards}.',
      it: 'In fondo al mazzo la carta del Cavaliere sta più in basso: {cards}.',
    },
    keeps: { en: 'The Knight keeps {card}.', it: 'Il Cavaliere tiene {card}.' },
    revealed: {
      en: '{card} is face up at once: the Cave sees that the Knight has it.',
      it: '{card} è subito scoperta: la Caverna vede che l’ha il Cavaliere.',
    },
    'may-keep': {
      en: 'The Knight may keep or decline {card}.',
      it: 'Il Cavaliere può tenere o rifiutare {card}.',
    },
    declines: {
      en: 'Declined, {card} leaves the game and gives Grit.',
      it: 'Rifiutata, {card} lascia il gioco e dà Coraggio.',
      amount: '+{grit}',
    },
    hidden: {
      en: 'The Cave is not shown where {cards} went.',
      it: 'Alla Caverna non si mostra dove va a finire: {cards}.',
    },
    ...gritLines,
  },
  violations: {
    'not-drawn': {
      en: 'The Cave cannot put {card} on the bottom: it drew {cards}.',
      it: 'La Caverna non può mettere in fondo {card}: ha pescato {cards}.',
    },
    'not-offered': {
      en: 'The Knight cannot put {card} on the bottom: she has {cards}.',
      it: 'Il Cavaliere non può mettere in fondo {card}: ha {cards}.',
    },
  },
  problems: {
    'too-many': () => ({
      en: `These are too many cards: name at most ${DECK_SIZE.max}. Only those drawn matter.`,
      it: `Sono troppe carte: indicane al massimo ${DECK_SIZE.max}. Contano solo quelle pescate.`,
    }),
  },
  problem: (problem) =>
    problem.code === 'not-readable' && problem.reason === undefined
      ? {
          en: `“${problem.got}” is no name for a card. Use letters and digits, and hyphens instead of spaces; commas between cards.`,
          it: `«${problem.got}» non va bene come nome di carta. Usa lettere e cifre, trattini al posto degli spazi, virgole fra le carte.`,
        }
      : undefined,
  sentence: (value) => ({
    en: `Uncertain Treasures, drawn: ${all(value.drawn, 'en') || 'none'}. ${outcome(value).en}`,
    it: `Tesori Ignoti, carte pescate: ${all(value.drawn, 'it') || 'nessuna'}. ${outcome(value).it}`,
  }),
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
      : { en: 'seen, not told where', it: 'vista, non le si dice dov’è' };
  },
  knightSees: ({ seenByKnight }: SeenCard): Pair =>
    seenByKnight ? { en: 'seen', it: 'vista' } : { en: 'not seen', it: 'non vista' },
  deck: { en: 'The deck afterwards, from the top', it: 'Il mazzo dopo, dall’alto' },
  add: { en: 'Add a card by name', it: 'Aggiungi una carta per nome' },
  remove: (name: string) => ({ en: `${name}: take it away`, it: `${name}: togli la carta` }),
  none: { en: 'No cards.', it: 'Nessuna carta.' },
};
