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

const canTake = ({ options }: TravelValue, take: Take): boolean =>
  options.some((option) => option.take === take && option.possible);

/** What there is where the wagon ends, while nothing is chosen. */
const offer = (value: TravelValue): Pair => {
  const { centerAfter: center } = value;
  if (canTake(value, 'center-tent')) {
    return center === 1
      ? {
          en: 'Take a poster or the center tent.',
          it: 'Prendi un poster o la tenda del centro.',
        }
      : {
          en: `Take a poster or one of the ${center} center tents.`,
          it: `Prendi un poster o una delle ${center} tende del centro.`,
        };
  }
  if (canTake(value, 'poster')) return { en: 'Take a poster.', it: 'Prendi un poster.' };
  if (canTake(value, 'tent')) {
    return { en: 'Take the tent of that space.', it: 'Prendi la tenda di quello spazio.' };
  }
  return value.end === 'tent'
    ? {
        en: 'You have no place for the tent, so you take nothing there.',
        it: 'Non hai posto per la tenda: lì non prendi niente.',
      }
    : {
        en: 'There is nothing to take where the wagon ends.',
        it: 'Dove si ferma il carro non c’è niente da prendere.',
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
        en: 'on a tent space, with its bonus, or on the printed tent, without',
        it: 'su uno spazio tenda, con il suo bonus, o sulla prestampata, senza',
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
    en: 'ending on a poster space with its tent',
    it: 'fermata su uno spazio poster con la sua tenda',
  },
  empty: { en: 'ending on an empty poster space', it: 'fermata su uno spazio poster vuoto' },
  other: { en: 'not ending on a poster space', it: 'fermata fuori dagli spazi poster' },
};

/** Cards left in a deck, if they are counted. */
const left = {
  en: (left: number | undefined): string =>
    left === undefined ? '' : ` ${counted('card', 'cards')(left)} left in its deck.`,
  it: (left: number | undefined): string =>
    left === undefined ? '' : ` Nel mazzo: ${counted('carta', 'carte')(left)}.`,
};

const notChecked = { en: 'Blank: not checked.', it: 'Vuoto: non si controlla.' };

export const travel = calculator(question, {
  name: 'travel',
  game: 'the-magnificent-sno',
  title: { en: 'Travel', it: 'Viaggio' },
  lead: {
    en: 'Say where the wagon ends and see what you may take, where the tent goes and whether the poster may be white.',
    it: 'Di’ dove si ferma il carro e vedi che cosa puoi prendere, dove va la tenda e se il poster può essere bianco.',
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
      '': { en: 'Either', it: 'È lo stesso' },
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
      en: 'The wagon goes {steps step|steps}; your power allows up to {power}.',
      it: 'Il carro fa {steps passo|passi}; con la tua potenza può farne fino a {power}.',
    },
    stays: {
      en: 'The wagon stays where it is: the reading chosen here allows 0 steps.',
      it: 'Il carro resta dov’è: l’interpretazione scelta qui ammette 0 passi.',
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
      amount: { en: `+${counts.en.posters(passed)}`, it: `+${counts.it.posters(passed)}` },
    }),
    'passed-no-tent': {
      en: 'A space it only passes gives no center tent.',
      it: 'Uno spazio su cui passa soltanto non dà tende del centro.',
    },
    'nothing-here': {
      en: 'It does not end on a poster space: no poster and no tent.',
      it: 'Non si ferma su uno spazio poster: né poster né tenda.',
    },
    'tent-here': {
      en: 'It ends on a poster space with its tent, so the tent is what you take.',
      it: 'Si ferma su uno spazio poster con la sua tenda: prendi la tenda.',
    },
    'tent-stays': ({ reading }) => ({
      en: `It ends on a tent you have no place for. Open question: by the reading chosen here, you get ${reading === 'nothing' ? 'nothing there' : 'a poster'}.`,
      it: `Si ferma su una tenda per cui non hai posto. Domanda aperta: secondo l’interpretazione scelta qui, ${reading === 'nothing' ? 'lì non prendi niente' : 'prendi un poster'}.`,
    }),
    'poster-or-tent': {
      en: 'It ends on an empty poster space: a poster or a center tent, not both.',
      it: 'Si ferma su uno spazio poster vuoto: un poster o una tenda del centro, non entrambi.',
    },
    'poster-only': {
      en: 'It ends on an empty poster space: a poster.',
      it: 'Si ferma su uno spazio poster vuoto: un poster.',
    },
    'any-center-tent': ({ center }) =>
      center === 1
        ? {
            en: '1 tent is left in the center of this track.',
            it: 'Al centro del tracciato è rimasta 1 tenda.',
          }
        : {
            en: `You choose among the ${center} tents in the center of this track.`,
            it: `Scegli fra le ${center} tende al centro del tracciato.`,
          },
    'center-is-empty': {
      en: 'No tent is left in the center of this track.',
      it: 'Al centro del tracciato non ci sono più tende.',
    },
    'center-not-refilled': {
      en: 'A center tent is not replaced. Left there:',
      it: 'Una tenda del centro non si rimpiazza. Ne restano lì:',
      amount: '{left}',
    },
    'no-room-left': {
      en: 'You have no place for a tent: no tent space is free, and the printed tent is covered.',
      it: 'Non hai posto per una tenda: nessuno spazio tenda è libero e la prestampata è coperta.',
    },
    room: {
      en: 'Free tent spaces on your board.',
      it: 'Spazi tenda liberi sulla tua plancia.',
      amount: { en: '{spaces} of {of}', it: '{spaces} su {of}' },
    },
    'printed-is-free': {
      en: 'The printed tent counts as free: a tent may cover it.',
      it: 'La tenda prestampata vale come libera: una tenda può coprirla.',
    },
    'on-space': {
      en: 'The tent goes on a free tent space and gives the bonus there.',
      it: 'La tenda va su uno spazio tenda libero e ne dà il bonus.',
      amount: '{before} → {after}',
    },
    'no-bonus': {
      en: 'On the printed tent it gives no bonus.',
      it: 'Sulla tenda prestampata non dà bonus.',
    },
    'may-be-white': ({ posters }) =>
      posters === 1
        ? {
            en: 'A poster you gain may be a white one.',
            it: 'Un poster che ottieni può essere bianco.',
          }
        : {
            en: `Each of the ${posters} posters may be a white one.`,
            it: `Ognuno dei ${posters} poster può essere bianco.`,
          },
    'white-from': ({ from, left: cards }) =>
      from === 'deck'
        ? {
            en: `You take the top card of the white deck, unseen.${left.en(cards)}`,
            it: `Prendi alla cieca la prima carta del mazzo bianco.${left.it(cards)}`,
          }
        : {
            en: 'You take the face-up white poster of the display.',
            it: 'Prendi il poster bianco scoperto dell’esposizione.',
          },
    'refill-white': ({ left: cards }) => ({
      en: `Another white poster takes its place at once.${left.en(cards)}`,
      it: `Un altro poster bianco ne prende subito il posto.${left.it(cards)}`,
    }),
    'refill-unchecked': {
      en: 'Its place is filled at once from the white deck, or from the poster deck if that is empty.',
      it: 'Il posto si riempie subito dal mazzo bianco o, se è finito, dal mazzo dei poster.',
    },
    'refill-standard': ({ left: cards }) => ({
      en: `The white deck is empty, so a standard poster takes its place.${left.en(cards)}`,
      it: `Il mazzo bianco è finito: il posto va a un poster standard.${left.it(cards)}`,
    }),
    'refill-nothing': {
      en: 'Both decks are empty, so its place stays empty.',
      it: 'Entrambi i mazzi sono finiti: il posto resta vuoto.',
    },
  },
  violations: {
    'too-far': {
      en: '{steps step|steps} with power {power}: {over} too many.',
      it: '{steps passo|passi} con potenza {power}: {over} di troppo.',
    },
    'stands-still': {
      en: 'The wagon goes at least 1 step, by the reading chosen here. Enter the steps, or choose the other reading.',
      it: 'Il carro fa almeno 1 passo, secondo l’interpretazione scelta qui. Inserisci i passi o scegli l’altra interpretazione.',
    },
    'too-many-posters': {
      en: 'That would give {posters poster|posters}; display and decks hold {all} at most.',
      it: 'Così otterresti {posters poster|poster}; esposizione e mazzi ne hanno al massimo {all}.',
    },
    'passes-too-many': {
      en: 'With {steps step|steps} the wagon passes at most {most space|spaces} before it ends, not {passed}.',
      it: 'Con {steps passo|passi} il carro passa al massimo su {most spazio|spazi} prima di fermarsi, non su {passed}.',
    },
    'no-poster-space': {
      en: 'The wagon does not end on a poster space, so it gains no poster there.',
      it: 'Il carro non si ferma su uno spazio poster: lì non c’è un poster da prendere.',
    },
    'tent-first': {
      en: 'The space still has its tent: that is what you take, not a poster.',
      it: 'Lo spazio ha ancora la sua tenda: prendi quella, non un poster.',
    },
    'tent-stays': {
      en: 'You have no place for the tent, and it is still there: by the reading chosen here, a poster comes only where the tent is gone.',
      it: 'Non hai posto per la tenda, e la tenda è ancora lì: secondo l’interpretazione scelta qui, un poster viene solo dove la tenda non c’è più.',
    },
    'no-tent-here': ({ end }) =>
      end === 'empty'
        ? { en: 'The tent of this space is gone.', it: 'La tenda di questo spazio non c’è più.' }
        : { en: 'This space has no tent.', it: 'Questo spazio non ha tende.' },
    'no-room-for-tent': {
      en: 'You have no place left for a tent.',
      it: 'Non hai più posto per una tenda.',
    },
    'tent-still-there': {
      en: 'A center tent is for a poster space whose own tent is gone; here it is still there.',
      it: 'Una tenda del centro si prende su uno spazio poster rimasto senza la sua: qui c’è ancora.',
    },
    'not-a-poster-space': {
      en: 'For a center tent the wagon must end on an empty poster space.',
      it: 'Per una tenda del centro il carro deve fermarsi su uno spazio poster vuoto.',
    },
    'only-passed': {
      en: 'The wagon only passes an empty poster space: for a center tent it must end there.',
      it: 'Su uno spazio poster vuoto il carro passa soltanto: per una tenda del centro deve fermarsi lì.',
    },
    'other-track': {
      en: 'Only tents in the center of the track you travel on can be taken.',
      it: 'Si prendono solo le tende al centro del tracciato su cui viaggi.',
    },
    'no-center-tent': {
      en: 'No tent is left in the center of this track.',
      it: 'Al centro del tracciato non ci sono più tende.',
    },
    'no-room': {
      en: 'No tent space is free and the printed tent is covered: there is no place for a center tent.',
      it: 'Nessuno spazio tenda è libero e la prestampata è coperta: per una tenda del centro non c’è posto.',
    },
    'no-free-space': {
      en: 'All {of} tent spaces are taken.',
      it: 'Tutti e {of} gli spazi tenda sono occupati.',
    },
    'printed-covered': {
      en: 'The printed tent is already covered.',
      it: 'La tenda prestampata è già coperta.',
    },
    'no-poster-gained': {
      en: 'You gain no poster here, so none can be white.',
      it: 'Qui non ottieni poster: nessuno può essere bianco.',
    },
    'white-deck-empty': { en: 'The white deck is empty.', it: 'Il mazzo bianco è finito.' },
  },
  sentence: (value, draft) => {
    const steps = wholeIn(draft.steps) ?? 0;
    const { en, it } = headline(value);
    return {
      en: `Power ${draft.power.trim()}, ${counts.en.steps(steps)}, ${ends[value.end].en}. ${en}`,
      it: `Potenza ${draft.power.trim()}, ${counts.it.steps(steps)}, ${ends[value.end].it}. ${it}`,
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
};
