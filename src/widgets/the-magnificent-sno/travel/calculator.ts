import { wholeIn } from '#engine/core/notation.ts';
import {
  travel as question,
  type Take,
  type TravelValue,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Pair } from '#src/calculators/say.ts';
import { counts } from '../shared/names.ts';
import { readingsSaid } from '../shared/readings.ts';

const canTake = ({ options }: TravelValue, take: Take): boolean =>
  options.some((option) => option.take === take && option.possible);

/** What there is where the wagon ends, while nothing is chosen. */
const offer = (value: TravelValue): Pair => {
  const { centerAfter: center } = value;
  if (canTake(value, 'center-tent')) {
    return center === 1
      ? {
          en: 'You may take a poster or the center tent.',
          it: 'Puoi prendere un poster o la tenda del centro.',
        }
      : {
          en: `You may take a poster or one of the ${center} center tents.`,
          it: `Puoi prendere un poster o una delle ${center} tende del centro.`,
        };
  }
  if (canTake(value, 'poster')) return { en: 'You take a poster.', it: 'Prendi un poster.' };
  if (canTake(value, 'tent')) {
    return { en: 'You take the tent of that space.', it: 'Prendi la tenda di quello spazio.' };
  }
  return value.end === 'tent'
    ? {
        en: 'You have no place for the tent, so you take nothing there.',
        it: 'Non hai posto per la tenda: non prendi niente.',
      }
    : {
        en: 'Where the wagon ends there is neither a poster nor a tent to take.',
        it: 'Dove si ferma il carro non ci sono né poster né tende da prendere.',
      };
};

/** Where the tent goes, in the middle of a sentence. */
const where = ({ place }: TravelValue): Pair => {
  switch (place) {
    case 'space':
      return { en: 'on a tent space, with its bonus', it: 'su uno spazio tenda, con il suo bonus' };
    case 'printed':
      return {
        en: 'on the printed tent, without a bonus',
        it: 'sulla tenda prestampata, senza bonus',
      };
    case undefined:
      return {
        en: 'on a tent space, with its bonus, or on the printed tent, without one',
        it: 'su uno spazio tenda, con il suo bonus, o sulla tenda prestampata, senza bonus',
      };
  }
};

const taken = (value: TravelValue): Pair => {
  switch (value.take) {
    case undefined:
      return offer(value);
    case 'poster':
      return value.white === 'none'
        ? { en: 'You take a poster.', it: 'Prendi un poster.' }
        : { en: 'You take a white poster.', it: 'Prendi un poster bianco.' };
    case 'tent':
      return {
        en: `You take the tent of that space and put it ${where(value).en}.`,
        it: `Prendi la tenda di quello spazio e la metti ${where(value).it}.`,
      };
    case 'center-tent':
    case 'other-center-tent':
      return {
        en: `You take a center tent and put it ${where(value).en}.`,
        it: `Prendi una tenda del centro e la metti ${where(value).it}.`,
      };
  }
};

const headline = (value: TravelValue): Pair => {
  const { en, it } = taken(value);
  const passed = value.postersPassed;
  return passed === 0
    ? { en, it }
    : {
        en: `${en} On the way you gain ${counts.en.posters(passed)}.`,
        it: `${it} Lungo il percorso ottieni ${counts.it.posters(passed)}.`,
      };
};

/** The end of the journey in the middle of a sentence. */
const ends = {
  tent: {
    en: 'ends on a poster space that still has its tent',
    it: 'si ferma su uno spazio poster che ha ancora la sua tenda',
  },
  empty: {
    en: 'ends on a poster space whose tent is gone',
    it: 'si ferma su uno spazio poster rimasto senza tenda',
  },
  other: { en: 'does not end on a poster space', it: 'non si ferma su uno spazio poster' },
};

/** The reading that mattered, if one did. */
const readingOf = (
  { end, places }: TravelValue,
  steps: number,
  noRoom: string,
): readonly Pair[] => {
  if (steps === 0) {
    return [{ en: 'the wagon may stay where it is', it: 'il carro può restare dov’è' }];
  }
  if (end !== 'tent' || places.length > 0) return [];
  return noRoom === 'poster'
    ? [
        {
          en: 'a tent you cannot take gives a poster',
          it: 'una tenda che non puoi prendere dà un poster',
        },
      ]
    : [
        {
          en: 'a tent you cannot take gives nothing',
          it: 'una tenda che non puoi prendere non dà niente',
        },
      ];
};

/** Cards left in a deck, if they are counted. */
const leftIn = (deck: Pair, cards: number | undefined): Pair => {
  if (cards === undefined) return { en: '', it: '' };
  if (cards === 0)
    return { en: ` The ${deck.en} is now empty.`, it: ` Il ${deck.it} ora è vuoto.` };
  const isOne = cards === 1;
  return {
    en: ` ${counted('card', 'cards')(cards)} ${isOne ? 'is' : 'are'} left in the ${deck.en}.`,
    it: ` Nel ${deck.it} ${isOne ? 'resta' : 'restano'} ${counted('carta', 'carte')(cards)}.`,
  };
};

const WHITE_DECK: Pair = { en: 'white deck', it: 'mazzo bianco' };
const POSTER_DECK: Pair = { en: 'poster deck', it: 'mazzo dei poster' };

const notChecked = { en: 'If blank: not checked.', it: 'Se vuoto: non si controlla.' };

export const travel = calculator(question, {
  name: 'travel',
  game: 'the-magnificent-sno',
  title: { en: 'Travel', it: 'Viaggio' },
  lead: {
    en: 'What you may take where the wagon ends, where the tent goes, and whether the poster may be a white one.',
    it: 'Che cosa puoi prendere dove si ferma il carro, dove va la tenda e se il poster può essere bianco.',
  },
  fields: {
    power: { en: 'Your power', it: 'La tua potenza' },
    steps: { en: 'Steps of the wagon', it: 'Passi del carro' },
    end: { en: 'Where the wagon ends', it: 'Dove si ferma il carro' },
    passed: { en: 'Empty poster spaces it passes', it: 'Spazi poster vuoti su cui passa' },
    center: { en: 'Tents in the center of this track', it: 'Tende al centro del tracciato' },
    tentSpaces: { en: 'Your free tent spaces', it: 'Tuoi spazi tenda liberi' },
    printed: { en: 'Your printed tent', it: 'La tua tenda prestampata' },
    take: { en: 'What you take there', it: 'Che cosa prendi lì' },
    place: { en: 'Where the tent goes', it: 'Dove va la tenda' },
    white: { en: 'A white poster instead?', it: 'Un poster bianco, invece?' },
    whiteDeck: { en: 'Cards left in the white deck', it: 'Carte rimaste nel mazzo bianco' },
    posterDeck: { en: 'Cards left in the poster deck', it: 'Carte rimaste nel mazzo dei poster' },
    still: { en: 'Traveling without moving', it: 'Viaggiare senza muoversi' },
    noRoom: {
      en: 'Ending on a tent without a place for it',
      it: 'Fermata su una tenda senza avere posto',
    },
  },
  hints: { whiteDeck: notChecked, posterDeck: notChecked },
  options: {
    end: {
      tent: { en: 'Poster space with its tent', it: 'Spazio poster con la sua tenda' },
      empty: { en: 'Poster space, tent gone', it: 'Spazio poster rimasto senza tenda' },
      other: { en: 'Another space', it: 'Un altro spazio' },
    },
    printed: { free: { en: 'Free', it: 'Libera' }, covered: { en: 'Covered', it: 'Coperta' } },
    take: {
      '': { en: 'Not chosen yet', it: 'Non ancora scelto' },
      poster: { en: 'Poster', it: 'Poster' },
      tent: { en: 'Tent of this space', it: 'Tenda di questo spazio' },
      'center-tent': {
        en: 'Tent from the center of this track',
        it: 'Tenda dal centro di questo tracciato',
      },
      'other-center-tent': {
        en: 'Tent from the center of another track',
        it: 'Tenda dal centro di un altro tracciato',
      },
    },
    place: {
      '': { en: 'Not chosen yet', it: 'Non ancora scelto' },
      space: { en: 'Tent space', it: 'Spazio tenda' },
      printed: { en: 'Printed tent', it: 'Tenda prestampata' },
    },
    white: {
      none: { en: 'No', it: 'No' },
      display: { en: 'Yes, the face-up one', it: 'Sì, quello scoperto' },
      deck: { en: 'Yes, from the deck', it: 'Sì, dal mazzo' },
    },
    still: {
      moves: { en: 'At least 1 step', it: 'Almeno 1 passo' },
      'may-stay': { en: '0 steps are allowed', it: 'Anche 0 passi' },
    },
    noRoom: {
      nothing: { en: 'Nothing there', it: 'Lì non prendi niente' },
      poster: { en: 'A poster', it: 'Un poster' },
    },
  },
  headline,
  lines: {
    moved: {
      en: 'The wagon goes {steps step|steps}; with power {power} it may go up to {power}.',
      it: 'Il carro fa {steps passo|passi}; con potenza {power} può farne fino a {power}.',
      aside: true,
    },
    stays: {
      en: 'The wagon stays where it is: the reading you chose allows 0 steps.',
      it: 'Il carro resta dov’è: l’interpretazione scelta ammette 0 passi.',
    },
    'passed-posters': ({ passed }) => ({
      en:
        passed === 1
          ? 'The empty poster space it passes gives a poster.'
          : `Each of the ${passed} empty poster spaces it passes gives a poster.`,
      it:
        passed === 1
          ? 'Lo spazio poster vuoto su cui passa dà un poster.'
          : `Ognuno dei ${passed} spazi poster vuoti su cui passa dà un poster.`,
    }),
    'passed-no-tent': {
      en: 'A poster space that the wagon only passes gives no center tent.',
      it: 'Uno spazio poster su cui il carro passa soltanto non dà tende del centro.',
      aside: true,
    },
    'nothing-here': {
      en: 'The wagon does not end on a poster space; gems shown on the space are yours.',
      it: 'Il carro non si ferma su uno spazio poster; le gemme mostrate dallo spazio sono tue.',
    },
    'tent-here': {
      en: 'The wagon ends on a poster space that still has its tent: you take that tent, not a poster.',
      it: 'Il carro si ferma su uno spazio poster che ha ancora la sua tenda: prendi quella, non un poster.',
    },
    'tent-stays': ({ reading }) => ({
      en: `The wagon ends on a tent you have no place for. By the reading you chose, you get ${reading === 'nothing' ? 'nothing there' : 'a poster instead'}.`,
      it: `Il carro si ferma su una tenda per cui non hai posto. Secondo l’interpretazione scelta, ${reading === 'nothing' ? 'non prendi niente' : 'prendi invece un poster'}.`,
    }),
    'poster-or-tent': {
      en: 'The wagon ends on a poster space whose tent is gone: a poster or a center tent, not both.',
      it: 'Il carro si ferma su uno spazio poster rimasto senza tenda: un poster o una tenda del centro, non entrambi.',
    },
    'poster-only': {
      en: 'The wagon ends on a poster space whose tent is gone.',
      it: 'Il carro si ferma su uno spazio poster rimasto senza tenda.',
    },
    'any-center-tent': ({ center }) =>
      center === 1
        ? {
            en: '1 tent lies in the center of this track; those of the other tracks are out of reach.',
            it: 'Al centro di questo tracciato c’è 1 tenda; quelle degli altri tracciati non si possono prendere.',
            aside: true,
          }
        : {
            en: `You may choose any of the ${center} tents in the center of this track, but none of the other tracks.`,
            it: `Puoi scegliere una qualsiasi delle ${center} tende al centro di questo tracciato, ma nessuna degli altri tracciati.`,
            aside: true,
          },
    'center-is-empty': {
      en: 'No tent is left in the center of this track.',
      it: 'Al centro del tracciato non ci sono più tende.',
    },
    'center-not-refilled': ({ left: tents }) => ({
      en: `The center tent is not replaced: ${tents === 0 ? 'none is' : '1 is'} left in the center of this track.`,
      it: `La tenda del centro non si rimpiazza: al centro del tracciato ${tents === 0 ? 'non ne restano' : 'ne resta 1'}.`,
      aside: true,
    }),
    'no-room-left': {
      en: 'You have no place for a tent: no tent space is free, and the printed tent is covered.',
      it: 'Non hai posto per una tenda: nessuno spazio tenda è libero e la tenda prestampata è coperta.',
    },
    room: ({ spaces, of }) => ({
      en: `${spaces === 0 ? 'None' : spaces} of your ${of} tent spaces ${spaces < 2 ? 'is' : 'are'} free.`,
      it: `${spaces === 0 ? `Nessuno dei tuoi ${of} spazi tenda è libero` : `Dei tuoi ${of} spazi tenda ${spaces === 1 ? 'ne è libero 1' : `ne sono liberi ${spaces}`}`}.`,
    }),
    'printed-is-free': {
      en: 'The printed tent counts as a free place: a tent may cover it.',
      it: 'La tenda prestampata vale come posto libero: una tenda può coprirla.',
    },
    'on-space': ({ after }) => ({
      en: `You have a free tent space for it, and ${after === 0 ? 'none' : after} ${after < 2 ? 'is' : 'are'} left after that.`,
      it: `Hai uno spazio tenda libero; dopo ${after === 0 ? 'non te ne restano' : `te ne ${after === 1 ? 'resta' : 'restano'} ${after}`}.`,
    }),
    'no-bonus': {
      en: 'Covering the printed tent gives no bonus.',
      it: 'Coprire la tenda prestampata non dà bonus.',
      aside: true,
    },
    'may-be-white': ({ posters, whites }) => {
      if (whites < posters) {
        return {
          en: `Only ${whites} of the ${posters} posters may be white: the white deck and the face-up white poster have no more.`,
          it: `Solo ${whites} dei ${posters} poster ${whites === 1 ? 'può essere bianco' : 'possono essere bianchi'}: il mazzo bianco e il poster bianco scoperto non ne danno altri.`,
        };
      }
      return posters === 1
        ? {
            en: 'Any poster you gain may be a white one.',
            it: 'Un poster che ottieni può essere bianco.',
            aside: true,
          }
        : {
            en: `Each of the ${posters} posters may be a white one.`,
            it: `Ognuno dei ${posters} poster può essere bianco.`,
            aside: true,
          };
    },
    'white-from': ({ from, left: cards }) =>
      from === 'deck'
        ? {
            en: `You take the top card of the white deck, unseen.${leftIn(WHITE_DECK, cards).en}`,
            it: `Prendi alla cieca la prima carta del mazzo bianco.${leftIn(WHITE_DECK, cards).it}`,
          }
        : {
            en: 'You take the face-up white poster from the poster display.',
            it: 'Prendi il poster bianco scoperto dell’esposizione dei poster.',
          },
    'refill-white': ({ left: cards }) => ({
      en: `Another white poster takes its place at once.${leftIn(WHITE_DECK, cards).en}`,
      it: `Un altro poster bianco ne prende subito il posto.${leftIn(WHITE_DECK, cards).it}`,
    }),
    'refill-unchecked': {
      en: 'Its place is filled at once from the white deck or, if that is empty, from the poster deck.',
      it: 'Il posto si riempie subito dal mazzo bianco o, se è finito, dal mazzo dei poster.',
    },
    'refill-standard': ({ left: cards }) => ({
      en: `The white deck is empty, so a standard poster takes its place.${leftIn(POSTER_DECK, cards).en}`,
      it: `Il mazzo bianco è finito: il posto va a un poster standard.${leftIn(POSTER_DECK, cards).it}`,
    }),
    'refill-nothing': {
      en: 'Both decks are empty, so its place stays empty.',
      it: 'Entrambi i mazzi sono finiti: il posto resta vuoto.',
    },
  },
  violations: {
    'too-far': {
      en: 'The wagon goes {steps step|steps}, but your power is {power}: {over} too many.',
      it: 'Il carro fa {steps passo|passi}, ma la tua potenza è {power}: {over} di troppo.',
    },
    'stands-still': {
      en: 'By the reading you chose, the wagon goes at least 1 step. Enter the steps, or choose the other reading.',
      it: 'Secondo l’interpretazione scelta il carro fa almeno 1 passo. Inserisci i passi o scegli l’altra interpretazione.',
    },
    'too-many-posters': {
      en: 'You would gain {posters poster|posters}, but display and decks hold only {all}.',
      it: 'Otterresti {posters poster|poster}, ma esposizione e mazzi ne hanno solo {all}.',
    },
    'passes-too-many': ({ steps, most, passed }) => ({
      en: `With ${counts.en.steps(steps)} the wagon passes ${most === 0 ? 'no space' : `at most ${counts.en.spaces(most)}`} before it ends, not ${passed}.`,
      it: `Con ${counts.it.steps(steps)} il carro ${most === 0 ? 'non passa su nessuno spazio' : `passa al massimo su ${counts.it.spaces(most)}`} prima di fermarsi, non su ${passed}.`,
    }),
    'no-poster-space': {
      en: 'The wagon does not end on a poster space, so you gain no poster there.',
      it: 'Il carro non si ferma su uno spazio poster: lì non c’è un poster da prendere.',
    },
    'tent-first': {
      en: 'The space still has its tent: you take that tent, not a poster.',
      it: 'Lo spazio ha ancora la sua tenda: prendi quella, non un poster.',
    },
    'tent-stays': {
      en: 'You have no place for the tent, so it stays. By the reading you chose, you gain a poster only where the tent is gone.',
      it: 'Non hai posto per la tenda, che resta lì. Secondo l’interpretazione scelta, ottieni un poster solo dove la tenda non c’è più.',
    },
    'no-tent-here': ({ end }) =>
      end === 'empty'
        ? {
            en: 'The tent of this space is gone. Choose a poster or a center tent.',
            it: 'La tenda di questo spazio non c’è più. Scegli un poster o una tenda del centro.',
          }
        : { en: 'This space has no tent.', it: 'Questo spazio non ha tende.' },
    'no-room-for-tent': {
      en: 'You have no place left for a tent.',
      it: 'Non hai più posto per una tenda.',
    },
    'tent-still-there': {
      en: 'You can take a center tent only from a poster space whose own tent is gone; here it is still there.',
      it: 'Una tenda del centro si prende solo da uno spazio poster rimasto senza la sua: qui c’è ancora.',
    },
    'not-a-poster-space': {
      en: 'For a center tent the wagon must end on a poster space whose tent is gone.',
      it: 'Per una tenda del centro il carro deve fermarsi su uno spazio poster rimasto senza tenda.',
    },
    'only-passed': {
      en: 'The wagon only passes an empty poster space: for a center tent it must end there.',
      it: 'Il carro passa soltanto su uno spazio poster vuoto: per una tenda del centro deve fermarsi lì.',
    },
    'other-track': {
      en: 'You can only take a tent from the center of the track you travel on.',
      it: 'Si prendono solo le tende al centro del tracciato su cui viaggi.',
    },
    'no-center-tent': {
      en: 'No tent is left in the center of this track.',
      it: 'Al centro del tracciato non ci sono più tende.',
    },
    'no-room': {
      en: 'You have no place for a center tent: no tent space is free, and the printed tent is covered.',
      it: 'Non hai posto per una tenda del centro: nessuno spazio tenda è libero e la tenda prestampata è coperta.',
    },
    'no-free-space': {
      en: 'All {of} of your tent spaces are taken: the tent can only cover the printed one.',
      it: 'I tuoi {of} spazi tenda sono tutti occupati: la tenda può solo coprire quella prestampata.',
    },
    'printed-covered': {
      en: 'The printed tent is already covered: choose a tent space.',
      it: 'La tenda prestampata è già coperta: scegli uno spazio tenda.',
    },
    'no-poster-gained': {
      en: 'You gain no poster here, so none can be white.',
      it: 'Qui non ottieni poster: nessuno può essere bianco.',
    },
    'white-deck-empty': {
      en: 'The white deck is empty: you cannot take a poster from it.',
      it: 'Il mazzo bianco è finito: non puoi prenderne un poster.',
    },
  },
  sentence: (value, draft) => {
    const steps = wholeIn(draft.steps) ?? 0;
    const { en, it } = headline(value);
    const read = readingsSaid(readingOf(value, steps, draft.noRoom));
    return {
      en: `With power ${draft.power.trim()} the wagon goes ${counts.en.steps(steps)} and ${ends[value.end].en}. ${en}${read.en}`,
      it: `Con potenza ${draft.power.trim()} il carro fa ${counts.it.steps(steps)} e ${ends[value.end].it}. ${it}${read.it}`,
    };
  },
});

/** Words for what is on offer and for the drawing of the tents. */
export const labels = {
  yes: { en: 'possible', it: 'possibile' },
  no: { en: 'not possible', it: 'non possibile' },
  center: { en: 'Center of the track', it: 'Centro del tracciato' },
  board: { en: 'Your board', it: 'La tua plancia' },
  printed: { en: 'printed', it: 'prestampata' },
  tents: { en: 'Tap your tents', it: 'Tocca le tue tende' },
  space: (number: number): Pair => ({ en: `Tent space ${number}`, it: `Spazio tenda ${number}` }),
  printedTent: { en: 'Printed tent', it: 'Tenda prestampata' },
  centerTent: (number: number): Pair => ({
    en: `Tent ${number} of the center`,
    it: `Tenda ${number} del centro`,
  }),
  full: { en: 'a tent is here', it: 'c’è una tenda' },
  free: { en: 'free', it: 'posto libero' },
};
