import type {
  RawTravel,
  Take,
  TravelLine,
  TravelValue,
  TravelViolation,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawTravel, TravelValue, TravelLine, TravelViolation>;

const { steps, posters } = counts.en;
const passi = counts.it.steps;
const poster = counts.it.posters;
const cards = counted('card', 'cards');
const carte = counted('carta', 'carte');

const canTake = ({ options }: TravelValue, take: Take): boolean =>
  options.some((option) => option.take === take && option.possible);

/** What there is where the wagon ends, while nothing is chosen. */
const offerEn = (value: TravelValue): string => {
  if (canTake(value, 'center-tent')) {
    return value.centerAfter === 1
      ? 'Take a poster or the centre tent.'
      : `Take a poster or one of the ${value.centerAfter} centre tents.`;
  }
  if (canTake(value, 'poster')) return 'Take a poster.';
  if (canTake(value, 'tent')) return 'Take the tent of that space.';
  return value.end === 'tent'
    ? 'You have no place for the tent, so you take nothing there.'
    : 'There is nothing to take where the wagon ends.';
};

const offerIt = (value: TravelValue): string => {
  if (canTake(value, 'center-tent')) {
    return value.centerAfter === 1
      ? 'Prendi un poster o la tenda del centro.'
      : `Prendi un poster o una delle ${value.centerAfter} tende del centro.`;
  }
  if (canTake(value, 'poster')) return 'Prendi un poster.';
  if (canTake(value, 'tent')) return 'Prendi la tenda di quello spazio.';
  return value.end === 'tent'
    ? 'Non hai posto per la tenda: lì non prendi niente.'
    : 'Dove si ferma il carro non c’è niente da prendere.';
};

const whereEn = ({ place }: TravelValue): string => {
  switch (place) {
    case 'space':
      return 'on a tent space, with its bonus';
    case 'printed':
      return 'on the printed tent, without a bonus';
    case undefined:
      return 'on a tent space, with its bonus, or on the printed tent, without';
  }
};

const whereIt = ({ place }: TravelValue): string => {
  switch (place) {
    case 'space':
      return 'su uno spazio tenda, con il suo bonus';
    case 'printed':
      return 'sulla tenda prestampata, senza bonus';
    case undefined:
      return 'su uno spazio tenda, con il suo bonus, o sulla prestampata, senza';
  }
};

const takenEn = (value: TravelValue): string => {
  switch (value.take) {
    case undefined:
      return offerEn(value);
    case 'poster':
      return value.white === 'none' ? 'You take a poster.' : 'You take a white poster.';
    case 'tent':
      return `You take the tent of that space and put it ${whereEn(value)}.`;
    case 'center-tent':
    case 'other-center-tent':
      return `You take a centre tent and put it ${whereEn(value)}.`;
  }
};

const takenIt = (value: TravelValue): string => {
  switch (value.take) {
    case undefined:
      return offerIt(value);
    case 'poster':
      return value.white === 'none' ? 'Prendi un poster.' : 'Prendi un poster bianco.';
    case 'tent':
      return `Prendi la tenda di quello spazio e la metti ${whereIt(value)}.`;
    case 'center-tent':
    case 'other-center-tent':
      return `Prendi una tenda del centro e la metti ${whereIt(value)}.`;
  }
};

const headlineEn = (value: TravelValue): string =>
  value.postersPassed === 0
    ? takenEn(value)
    : `${takenEn(value)} On the way you gain ${posters(value.postersPassed)}.`;

const headlineIt = (value: TravelValue): string =>
  value.postersPassed === 0
    ? takenIt(value)
    : `${takenIt(value)} Lungo il percorso ottieni ${poster(value.postersPassed)}.`;

const leftEn = (left: number | undefined): string =>
  left === undefined ? '' : ` ${cards(left)} left in its deck.`;

const leftIt = (left: number | undefined): string =>
  left === undefined ? '' : ` Nel mazzo: ${carte(left)}.`;

const EN: Words = {
  title: 'Travel',
  lead: 'Say where the wagon ends and see what you may take, where the tent goes and whether the poster may be white.',
  fields: {
    power: 'Your power',
    steps: 'Steps of the wagon',
    end: 'Where the wagon ends',
    passed: 'Empty poster spaces it passes',
    center: 'Tents in the centre of this track',
    tentSpaces: 'Your free tent spaces',
    printed: 'Your printed tent',
    take: 'What you take there',
    place: 'Where the tent goes',
    white: 'A white poster instead?',
    whiteDeck: 'Cards left in the white deck',
    posterDeck: 'Cards left in the poster deck',
    still: 'Travelling without moving',
    noRoom: 'Ending on a tent without a place for it',
  },
  hints: {
    whiteDeck: 'Blank: not checked.',
    posterDeck: 'Blank: not checked.',
  },
  options: {
    end: {
      tent: 'Poster space with its tent',
      empty: 'Poster space, tent gone',
      other: 'Another space',
    },
    printed: { free: 'Free', covered: 'Covered' },
    take: {
      '': 'Not chosen yet',
      poster: 'Poster',
      tent: 'Tent of this space',
      'center-tent': 'Tent from the centre of this track',
      'other-center-tent': 'Tent from the centre of another track',
    },
    place: { '': 'Either', space: 'Tent space', printed: 'Printed tent' },
    white: { none: 'No', display: 'Yes, the face-up one', deck: 'Yes, from the deck' },
    still: { moves: 'At least 1 step', 'may-stay': '0 steps are allowed' },
    noRoom: { nothing: 'Nothing there', poster: 'A poster' },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'moved':
        return [`The wagon goes ${steps(line.steps)}; your power allows up to ${line.power}.`];
      case 'stays':
        return ['The wagon stays where it is: the reading chosen here allows 0 steps.'];
      case 'passed-posters':
        return [
          line.passed === 1
            ? 'The empty poster space it passes gives a poster.'
            : `Each of the ${line.passed} empty poster spaces it passes gives a poster.`,
          `+${posters(line.passed)}`,
        ];
      case 'passed-no-tent':
        return ['A space it only passes gives no centre tent.'];
      case 'nothing-here':
        return ['It does not end on a poster space: no poster and no tent.'];
      case 'tent-here':
        return ['It ends on a poster space with its tent, so the tent is what you take.'];
      case 'tent-stays':
        return [
          line.reading === 'nothing'
            ? 'It ends on a tent you have no place for. Open question: by the reading chosen here, you get nothing there.'
            : 'It ends on a tent you have no place for. Open question: by the reading chosen here, you get a poster.',
        ];
      case 'poster-or-tent':
        return ['It ends on an empty poster space: a poster or a centre tent, not both.'];
      case 'poster-only':
        return ['It ends on an empty poster space: a poster.'];
      case 'any-center-tent':
        return [
          line.center === 1
            ? '1 tent is left in the centre of this track.'
            : `You choose among the ${line.center} tents in the centre of this track.`,
        ];
      case 'center-is-empty':
        return ['No tent is left in the centre of this track.'];
      case 'center-not-refilled':
        return ['A centre tent is not replaced. Left there:', `${line.left}`];
      case 'no-room-left':
        return [
          'You have no place for a tent: no tent space is free, and the printed tent is covered.',
        ];
      case 'room':
        return ['Free tent spaces on your board.', `${line.spaces} of ${line.of}`];
      case 'printed-is-free':
        return ['The printed tent counts as free: a tent may cover it.'];
      case 'on-space':
        return [
          'The tent goes on a free tent space and gives the bonus there.',
          `${line.before} → ${line.after}`,
        ];
      case 'no-bonus':
        return ['On the printed tent it gives no bonus.'];
      case 'may-be-white':
        return [
          line.posters === 1
            ? 'A poster you gain may be a white one.'
            : `Each of the ${line.posters} posters may be a white one.`,
        ];
      case 'white-from':
        return line.from === 'deck'
          ? [`You take the top card of the white deck, unseen.${leftEn(line.left)}`]
          : ['You take the face-up white poster of the display.'];
      case 'refill-white':
        return [`Another white poster takes its place at once.${leftEn(line.left)}`];
      case 'refill-unchecked':
        return [
          'Its place is filled at once from the white deck, or from the poster deck if that is empty.',
        ];
      case 'refill-standard':
        return [
          `The white deck is empty, so a standard poster takes its place.${leftEn(line.left)}`,
        ];
      case 'refill-nothing':
        return ['Both decks are empty, so its place stays empty.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-far':
        return `${steps(violation.steps)} with power ${violation.power}: ${violation.over} too many.`;
      case 'stands-still':
        return 'The wagon goes at least 1 step, by the reading chosen here. Enter the steps, or choose the other reading.';
      case 'passes-too-many':
        return `With ${steps(violation.steps)} the wagon passes at most ${counted('space', 'spaces')(violation.most)} before it ends, not ${violation.passed}.`;
      case 'no-poster-space':
        return 'The wagon does not end on a poster space, so it gains no poster there.';
      case 'tent-first':
        return 'The space still has its tent: that is what you take, not a poster.';
      case 'tent-stays':
        return 'You have no place for the tent, and it is still there: by the reading chosen here, a poster comes only where the tent is gone.';
      case 'no-tent-here':
        return violation.end === 'empty'
          ? 'The tent of this space is gone.'
          : 'This space has no tent.';
      case 'no-room-for-tent':
        return 'You have no place left for a tent.';
      case 'tent-still-there':
        return 'A centre tent is for a poster space whose own tent is gone; here it is still there.';
      case 'not-a-poster-space':
        return 'For a centre tent the wagon must end on an empty poster space.';
      case 'only-passed':
        return 'The wagon only passes an empty poster space: for a centre tent it must end there.';
      case 'other-track':
        return 'Only tents in the centre of the track you travel on can be taken.';
      case 'no-center-tent':
        return 'No tent is left in the centre of this track.';
      case 'no-room':
        return 'No tent space is free and the printed tent is covered: there is no place for a centre tent.';
      case 'no-free-space':
        return `All ${violation.of} tent spaces are taken.`;
      case 'printed-covered':
        return 'The printed tent is already covered.';
      case 'no-poster-gained':
        return 'You gain no poster here, so none can be white.';
      case 'white-deck-empty':
        return 'The white deck is empty.';
    }
  },
  sentence: (draft, value) =>
    `Power ${draft.power.trim()}, ${steps(Number(draft.steps))}, ${ends.en[value.end]}. ${headlineEn(value)}`,
};

const IT: Words = {
  title: 'Viaggio',
  lead: 'Di’ dove si ferma il carro e vedi che cosa puoi prendere, dove va la tenda e se il poster può essere bianco.',
  fields: {
    power: 'La tua potenza',
    steps: 'Passi del carro',
    end: 'Dove si ferma il carro',
    passed: 'Spazi poster vuoti su cui passa',
    center: 'Tende al centro del tracciato',
    tentSpaces: 'Tuoi spazi tenda liberi',
    printed: 'La tua tenda prestampata',
    take: 'Che cosa prendi lì',
    place: 'Dove va la tenda',
    white: 'Un poster bianco, invece?',
    whiteDeck: 'Carte rimaste nel mazzo bianco',
    posterDeck: 'Carte rimaste nel mazzo dei poster',
    still: 'Viaggiare senza muoversi',
    noRoom: 'Fermata su una tenda senza avere posto',
  },
  hints: {
    whiteDeck: 'Vuoto: non si controlla.',
    posterDeck: 'Vuoto: non si controlla.',
  },
  options: {
    end: {
      tent: 'Spazio poster con la sua tenda',
      empty: 'Spazio poster rimasto senza tenda',
      other: 'Un altro spazio',
    },
    printed: { free: 'Libera', covered: 'Coperta' },
    take: {
      '': 'Non ancora scelto',
      poster: 'Poster',
      tent: 'Tenda di questo spazio',
      'center-tent': 'Tenda dal centro di questo tracciato',
      'other-center-tent': 'Tenda dal centro di un altro tracciato',
    },
    place: { '': 'È lo stesso', space: 'Spazio tenda', printed: 'Tenda prestampata' },
    white: { none: 'No', display: 'Sì, quello scoperto', deck: 'Sì, dal mazzo' },
    still: { moves: 'Almeno 1 passo', 'may-stay': 'Anche 0 passi' },
    noRoom: { nothing: 'Lì non prendi niente', poster: 'Un poster' },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'moved':
        return [
          `Il carro fa ${passi(line.steps)}; con la tua potenza può farne fino a ${line.power}.`,
        ];
      case 'stays':
        return ['Il carro resta dov’è: l’interpretazione scelta qui ammette 0 passi.'];
      case 'passed-posters':
        return [
          line.passed === 1
            ? 'Lo spazio poster vuoto su cui passa dà un poster.'
            : `Ognuno dei ${line.passed} spazi poster vuoti su cui passa dà un poster.`,
          `+${poster(line.passed)}`,
        ];
      case 'passed-no-tent':
        return ['Uno spazio su cui passa soltanto non dà tende del centro.'];
      case 'nothing-here':
        return ['Non si ferma su uno spazio poster: né poster né tenda.'];
      case 'tent-here':
        return ['Si ferma su uno spazio poster con la sua tenda: prendi la tenda.'];
      case 'tent-stays':
        return [
          line.reading === 'nothing'
            ? 'Si ferma su una tenda per cui non hai posto. Domanda aperta: secondo l’interpretazione scelta qui, lì non prendi niente.'
            : 'Si ferma su una tenda per cui non hai posto. Domanda aperta: secondo l’interpretazione scelta qui, prendi un poster.',
        ];
      case 'poster-or-tent':
        return [
          'Si ferma su uno spazio poster vuoto: un poster o una tenda del centro, non entrambi.',
        ];
      case 'poster-only':
        return ['Si ferma su uno spazio poster vuoto: un poster.'];
      case 'any-center-tent':
        return [
          line.center === 1
            ? 'Al centro del tracciato è rimasta 1 tenda.'
            : `Scegli fra le ${line.center} tende al centro del tracciato.`,
        ];
      case 'center-is-empty':
        return ['Al centro del tracciato non ci sono più tende.'];
      case 'center-not-refilled':
        return ['Una tenda del centro non si rimpiazza. Ne restano lì:', `${line.left}`];
      case 'no-room-left':
        return [
          'Non hai posto per una tenda: nessuno spazio tenda è libero e la prestampata è coperta.',
        ];
      case 'room':
        return ['Spazi tenda liberi sulla tua plancia.', `${line.spaces} su ${line.of}`];
      case 'printed-is-free':
        return ['La tenda prestampata vale come libera: una tenda può coprirla.'];
      case 'on-space':
        return [
          'La tenda va su uno spazio tenda libero e ne dà il bonus.',
          `${line.before} → ${line.after}`,
        ];
      case 'no-bonus':
        return ['Sulla tenda prestampata non dà bonus.'];
      case 'may-be-white':
        return [
          line.posters === 1
            ? 'Un poster che ottieni può essere bianco.'
            : `Ognuno dei ${line.posters} poster può essere bianco.`,
        ];
      case 'white-from':
        return line.from === 'deck'
          ? [`Prendi alla cieca la prima carta del mazzo bianco.${leftIt(line.left)}`]
          : ['Prendi il poster bianco scoperto dell’esposizione.'];
      case 'refill-white':
        return [`Un altro poster bianco ne prende subito il posto.${leftIt(line.left)}`];
      case 'refill-unchecked':
        return [
          'Il posto si riempie subito dal mazzo bianco o, se è finito, dal mazzo dei poster.',
        ];
      case 'refill-standard':
        return [`Il mazzo bianco è finito: il posto va a un poster standard.${leftIt(line.left)}`];
      case 'refill-nothing':
        return ['Entrambi i mazzi sono finiti: il posto resta vuoto.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-far':
        return `${passi(violation.steps)} con potenza ${violation.power}: ${violation.over} di troppo.`;
      case 'stands-still':
        return 'Il carro fa almeno 1 passo, secondo l’interpretazione scelta qui. Inserisci i passi o scegli l’altra interpretazione.';
      case 'passes-too-many':
        return `Con ${passi(violation.steps)} il carro passa al massimo su ${counted('spazio', 'spazi')(violation.most)} prima di fermarsi, non su ${violation.passed}.`;
      case 'no-poster-space':
        return 'Il carro non si ferma su uno spazio poster: lì non c’è un poster da prendere.';
      case 'tent-first':
        return 'Lo spazio ha ancora la sua tenda: prendi quella, non un poster.';
      case 'tent-stays':
        return 'Non hai posto per la tenda, e la tenda è ancora lì: secondo l’interpretazione scelta qui, un poster viene solo dove la tenda non c’è più.';
      case 'no-tent-here':
        return violation.end === 'empty'
          ? 'La tenda di questo spazio non c’è più.'
          : 'Questo spazio non ha tende.';
      case 'no-room-for-tent':
        return 'Non hai più posto per una tenda.';
      case 'tent-still-there':
        return 'Una tenda del centro si prende su uno spazio poster rimasto senza la sua: qui c’è ancora.';
      case 'not-a-poster-space':
        return 'Per una tenda del centro il carro deve fermarsi su uno spazio poster vuoto.';
      case 'only-passed':
        return 'Su uno spazio poster vuoto il carro passa soltanto: per una tenda del centro deve fermarsi lì.';
      case 'other-track':
        return 'Si prendono solo le tende al centro del tracciato su cui viaggi.';
      case 'no-center-tent':
        return 'Al centro del tracciato non ci sono più tende.';
      case 'no-room':
        return 'Nessuno spazio tenda è libero e la prestampata è coperta: per una tenda del centro non c’è posto.';
      case 'no-free-space':
        return `Tutti e ${violation.of} gli spazi tenda sono occupati.`;
      case 'printed-covered':
        return 'La tenda prestampata è già coperta.';
      case 'no-poster-gained':
        return 'Qui non ottieni poster: nessuno può essere bianco.';
      case 'white-deck-empty':
        return 'Il mazzo bianco è finito.';
    }
  },
  sentence: (draft, value) =>
    `Potenza ${draft.power.trim()}, ${passi(Number(draft.steps))}, ${ends.it[value.end]}. ${headlineIt(value)}`,
};

/** The end of the journey in the middle of a sentence. */
const ends: Readonly<Record<Lang, Readonly<Record<TravelValue['end'], string>>>> = {
  en: {
    tent: 'ending on a poster space with its tent',
    empty: 'ending on an empty poster space',
    other: 'not ending on a poster space',
  },
  it: {
    tent: 'fermata su uno spazio poster con la sua tenda',
    empty: 'fermata su uno spazio poster vuoto',
    other: 'fermata fuori dagli spazi poster',
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface OfferWords {
  readonly yes: string;
  readonly no: string;
  readonly center: string;
  readonly board: string;
  readonly printed: string;
}

/** Words for what is on offer and for the drawing of the tents. */
export const offerWords: Readonly<Record<Lang, OfferWords>> = {
  en: {
    yes: 'possible',
    no: 'not possible',
    center: 'Centre of the track',
    board: 'Your board',
    printed: 'printed',
  },
  it: {
    yes: 'possibile',
    no: 'non possibile',
    center: 'Centro del tracciato',
    board: 'La tua plancia',
    printed: 'prestampata',
  },
};
