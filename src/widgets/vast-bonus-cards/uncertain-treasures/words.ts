import {
  DECK_SIZE,
  DECLINE_GRIT,
  type CardPlace,
  type RawUncertainTreasures,
  type SeenCard,
  type UncertainTreasuresLine,
  type UncertainTreasuresValue,
  type UncertainTreasuresViolation,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { treasureName } from '../shared/names.ts';
import { cards, heroCubes } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawUncertainTreasures,
  UncertainTreasuresValue,
  UncertainTreasuresLine,
  UncertainTreasuresViolation
>;

const named = (lang: Lang, names: readonly string[], joiner: 'and' | 'or' = 'and'): string =>
  listed(
    lang,
    names.map((card) => treasureName(lang, card)),
    joiner,
  );

/** The card that the Knight holds and has not decided about. */
const lastOf = ({ cards: all }: UncertainTreasuresValue): string =>
  all.find(({ place }) => place === 'knight')?.card ?? '';

const gritEn = ({ grit, heroCubes: cubes }: UncertainTreasuresValue): string =>
  `Grit ${grit.before} → ${grit.after}${cubes > 0 ? ` and ${heroCubes.en(cubes)}` : ''}`;

const headlineEn = (value: UncertainTreasuresValue): string => {
  const { drawn, offered, next, kept, removed } = value;
  if (drawn.length === 0) return `No Treasure card is left: ${gritEn(value)}.`;
  switch (next) {
    case 'cave-bottom':
      return `The Cave puts ${named('en', drawn, 'or')} on the bottom.`;
    case 'knight-bottom':
      return `The Knight puts ${named('en', offered, 'or')} on the bottom.`;
    case 'keep-or-decline':
      return `The Knight keeps ${treasureName('en', lastOf(value))} or declines it for ${DECLINE_GRIT} Grit.`;
    case undefined:
      return kept === undefined
        ? `The Knight declines ${treasureName('en', removed ?? '')}: ${gritEn(value)}.`
        : `The Knight keeps ${treasureName('en', kept)}.`;
  }
};

const EN: Words = {
  title: 'Uncertain Treasures, card by card',
  lead: 'Deal a Treasure step by step: whose choice is next, who has seen which card, and where each one ends.',
  fields: {
    cave: 'A player is the Cave',
    deck: 'Treasure deck, from the top',
    caveBottom: 'The Cave puts on the bottom',
    knightBottom: 'The Knight puts on the bottom',
    choice: 'The last card',
    grit: 'Knight’s Grit',
    shortDeck: 'With 2 cards left and a Cave player',
  },
  hints: { deck: 'A letter or a name for each card. Only those drawn matter.' },
  options: {
    cave: yesNo.en,
    choice: { keep: 'Kept', decline: 'Declined' },
    shortDeck: {
      'cave-first': 'The Cave puts 1 on the bottom',
      'knight-first': 'The Cave hands over both',
    },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'draws':
        return [
          `${line.clause === 'vbc.treasures.cave-draws' ? 'The Cave' : 'The Knight'} draws ${named('en', line.cards)}.`,
          String(line.cards.length),
        ];
      case 'base-draw':
        return [
          `In the base game, ${line.cave ? 'the Cave' : 'the Knight'} draws only ${cards.en(line.base)}.`,
        ];
      case 'short': {
        const left = `The deck has only ${cards.en(line.cards)} instead of ${line.asked}`;
        if (line.cards < 2) return [`${left}, which is offered to the Knight.`];
        return [
          line.reading === 'cave-first'
            ? `${left}; the Cave’s step comes first.`
            : `${left}; both go to the Knight.`,
        ];
      }
      case 'empty':
        return ['The deck is empty: the Knight gains Grit instead.', `+${line.grit}`];
      case 'cave-bottom':
        return [`The Cave puts ${treasureName('en', line.card)} on the bottom of the deck.`];
      case 'cave-chooses':
        return [`The Cave chooses 1 for the bottom: ${named('en', line.cards, 'or')}.`];
      case 'offered':
        return [`The Knight is handed ${named('en', line.cards)}.`];
      case 'knight-bottom':
        return [`The Knight puts ${treasureName('en', line.card)} on the bottom of the deck.`];
      case 'knight-chooses':
        return [`The Knight chooses 1 for the bottom: ${named('en', line.cards, 'or')}.`];
      case 'bottom-order':
        return [`Under the deck, the Knight’s card is lowest: ${named('en', line.cards)}.`];
      case 'keeps':
        return [`The Knight keeps ${treasureName('en', line.card)}.`];
      case 'may-keep':
        return [`The Knight may keep or decline ${treasureName('en', line.card)}.`];
      case 'declines':
        return [
          `Declined, ${treasureName('en', line.card)} leaves the game and gives Grit.`,
          `+${line.grit}`,
        ];
      case 'hidden':
        return [`The Cave is not shown where ${named('en', line.cards)} went.`];
      case 'grit':
        return [
          line.lost > 0
            ? `The Grit track ends at 45: the rest (${line.lost}) is lost.`
            : 'On the Grit track.',
          `${line.before} → ${line.after}`,
        ];
      case 'hero-cubes':
        return [
          `Reaching ${listed('en', line.spaces.map(String))} Grit gives ${heroCubes.en(line.cubes)}.`,
          `+${line.cubes}`,
        ];
    }
  },
  violation: (violation) => {
    const card = treasureName('en', violation.card);
    switch (violation.code) {
      case 'not-drawn':
        return `The Cave cannot put ${card} on the bottom: it drew ${named('en', violation.cards)}.`;
      case 'not-offered':
        return `The Knight cannot put ${card} on the bottom: she has ${named('en', violation.cards)}.`;
    }
  },
  problem: (problem) => {
    if (problem.code !== 'not-readable' || problem.reason === 'twice') return undefined;
    return problem.reason === 'too-many'
      ? `These are too many cards: name at most ${DECK_SIZE.max}. Only those drawn matter.`
      : `“${problem.got}” is no name for a card. Use letters and digits, and hyphens instead of spaces; commas between cards.`;
  },
  sentence: (_, value) => {
    const drawn = value.drawn.length === 0 ? 'none' : named('en', value.drawn);
    return `Uncertain Treasures, drawn: ${drawn}. ${headlineEn(value)}`;
  },
};

const gritIt = ({ grit, heroCubes: cubes }: UncertainTreasuresValue): string =>
  `Coraggio ${grit.before} → ${grit.after}${cubes > 0 ? ` e ${heroCubes.it(cubes)}` : ''}`;

const headlineIt = (value: UncertainTreasuresValue): string => {
  const { drawn, offered, next, kept, removed } = value;
  if (drawn.length === 0) return `Non ci sono più carte Tesoro: ${gritIt(value)}.`;
  switch (next) {
    case 'cave-bottom':
      return `La Caverna mette in fondo ${named('it', drawn, 'or')}.`;
    case 'knight-bottom':
      return `Il Cavaliere mette in fondo ${named('it', offered, 'or')}.`;
    case 'keep-or-decline':
      return `Il Cavaliere tiene ${treasureName('it', lastOf(value))} o rifiuta la carta per ${DECLINE_GRIT} Coraggio.`;
    case undefined:
      return kept === undefined
        ? `Il Cavaliere rifiuta ${treasureName('it', removed ?? '')}: ${gritIt(value)}.`
        : `Il Cavaliere tiene ${treasureName('it', kept)}.`;
  }
};

const IT: Words = {
  title: 'Tesori Ignoti, carta per carta',
  lead: 'Un Tesoro passo per passo: a chi tocca scegliere, chi ha visto quale carta e dove finisce ciascuna.',
  fields: {
    cave: 'C’è un giocatore Caverna',
    deck: 'Mazzo dei Tesori, dall’alto',
    caveBottom: 'La Caverna mette in fondo',
    knightBottom: 'Il Cavaliere mette in fondo',
    choice: 'L’ultima carta',
    grit: 'Coraggio del Cavaliere',
    shortDeck: 'Con 2 carte rimaste e un giocatore Caverna',
  },
  hints: { deck: 'Una lettera o un nome per ogni carta. Contano solo quelle pescate.' },
  options: {
    cave: yesNo.it,
    choice: { keep: 'Tenuta', decline: 'Rifiutata' },
    shortDeck: {
      'cave-first': 'La Caverna ne mette 1 in fondo',
      'knight-first': 'La Caverna le consegna entrambe',
    },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'draws':
        return [
          `${line.clause === 'vbc.treasures.cave-draws' ? 'La Caverna' : 'Il Cavaliere'} pesca ${named('it', line.cards)}.`,
          String(line.cards.length),
        ];
      case 'base-draw':
        return [
          `Nel gioco base ${line.cave ? 'la Caverna' : 'il Cavaliere'} pesca solo ${cards.it(line.base)}.`,
        ];
      case 'short': {
        const left = `Il mazzo ha solo ${cards.it(line.cards)} invece di ${line.asked}`;
        if (line.cards < 2) return [`${left}: si offre al Cavaliere.`];
        return [
          line.reading === 'cave-first'
            ? `${left}: il passo della Caverna viene prima.`
            : `${left}: vanno entrambe al Cavaliere.`,
        ];
      }
      case 'empty':
        return ['Il mazzo è vuoto: il Cavaliere guadagna invece Coraggio.', `+${line.grit}`];
      case 'cave-bottom':
        return [`La Caverna mette ${treasureName('it', line.card)} in fondo al mazzo.`];
      case 'cave-chooses':
        return [`La Caverna sceglie 1 carta per il fondo: ${named('it', line.cards, 'or')}.`];
      case 'offered':
        return [`Il Cavaliere riceve ${named('it', line.cards)}.`];
      case 'knight-bottom':
        return [`Il Cavaliere mette ${treasureName('it', line.card)} in fondo al mazzo.`];
      case 'knight-chooses':
        return [`Il Cavaliere sceglie 1 carta per il fondo: ${named('it', line.cards, 'or')}.`];
      case 'bottom-order':
        return [
          `In fondo al mazzo la carta del Cavaliere sta più in basso: ${named('it', line.cards)}.`,
        ];
      case 'keeps':
        return [`Il Cavaliere tiene ${treasureName('it', line.card)}.`];
      case 'may-keep':
        return [`Il Cavaliere può tenere o rifiutare ${treasureName('it', line.card)}.`];
      case 'declines':
        return [
          `Rifiutata, ${treasureName('it', line.card)} lascia il gioco e dà Coraggio.`,
          `+${line.grit}`,
        ];
      case 'hidden':
        return [`Alla Caverna non si mostra dove va a finire: ${named('it', line.cards)}.`];
      case 'grit':
        return [
          line.lost > 0
            ? `Il tracciato Coraggio finisce a 45: il resto (${line.lost}) va perso.`
            : 'Sul tracciato Coraggio.',
          `${line.before} → ${line.after}`,
        ];
      case 'hero-cubes':
        return [
          `Raggiungere ${listed('it', line.spaces.map(String))} Coraggio dà ${heroCubes.it(line.cubes)}.`,
          `+${line.cubes}`,
        ];
    }
  },
  violation: (violation) => {
    const card = treasureName('it', violation.card);
    switch (violation.code) {
      case 'not-drawn':
        return `La Caverna non può mettere in fondo ${card}: ha pescato ${named('it', violation.cards)}.`;
      case 'not-offered':
        return `Il Cavaliere non può mettere in fondo ${card}: ha ${named('it', violation.cards)}.`;
    }
  },
  problem: (problem) => {
    if (problem.code !== 'not-readable' || problem.reason === 'twice') return undefined;
    return problem.reason === 'too-many'
      ? `Sono troppe carte: indicane al massimo ${DECK_SIZE.max}. Contano solo quelle pescate.`
      : `«${problem.got}» non va bene come nome di carta. Usa lettere e cifre, trattini al posto degli spazi, virgole fra le carte.`;
  },
  sentence: (_, value) => {
    const drawn = value.drawn.length === 0 ? 'nessuna' : named('it', value.drawn);
    return `Tesori Ignoti, carte pescate: ${drawn}. ${headlineIt(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface TableWords {
  readonly notYet: string;
  readonly caption: string;
  readonly card: string;
  readonly where: string;
  readonly cave: string;
  readonly knight: string;
  readonly places: Readonly<Record<CardPlace, string>>;
  readonly caveSees: (card: SeenCard) => string;
  readonly knightSees: (card: SeenCard) => string;
  readonly deck: string;
  readonly add: string;
  readonly remove: (card: string) => string;
  readonly none: string;
}

export const tableWords: Readonly<Record<Lang, TableWords>> = {
  en: {
    notYet: 'Not yet',
    caption: 'The cards drawn, and who knows what',
    card: 'Card',
    where: 'Where it is',
    cave: 'Cave',
    knight: 'Knight',
    places: {
      cave: 'With the Cave',
      knight: 'With the Knight',
      bottom: 'Bottom of the deck',
      kept: 'Kept',
      removed: 'Out of the game',
    },
    caveSees: ({ seenByCave, caveKnows, place }) => {
      if (!seenByCave) return '–';
      if (caveKnows || place === 'cave') return 'seen, knows where';
      return place === 'knight' ? 'seen' : 'seen, not told where';
    },
    knightSees: ({ seenByKnight }) => (seenByKnight ? 'seen' : 'not seen'),
    deck: 'The deck afterwards, from the top',
    add: 'Add a card by name',
    remove: (card) => `${card}: take it away`,
    none: 'No cards.',
  },
  it: {
    notYet: 'Non ancora',
    caption: 'Le carte pescate, e chi sa che cosa',
    card: 'Carta',
    where: 'Dov’è',
    cave: 'Caverna',
    knight: 'Cavaliere',
    places: {
      cave: 'Alla Caverna',
      knight: 'Al Cavaliere',
      bottom: 'In fondo al mazzo',
      kept: 'Tenuta',
      removed: 'Fuori dal gioco',
    },
    caveSees: ({ seenByCave, caveKnows, place }) => {
      if (!seenByCave) return '–';
      if (caveKnows || place === 'cave') return 'vista, sa dov’è';
      return place === 'knight' ? 'vista' : 'vista, non le si dice dov’è';
    },
    knightSees: ({ seenByKnight }) => (seenByKnight ? 'vista' : 'non vista'),
    deck: 'Il mazzo dopo, dall’alto',
    add: 'Aggiungi una carta per nome',
    remove: (card) => `${card}: togli la carta`,
    none: 'Nessuna carta.',
  },
};
