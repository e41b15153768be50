import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  choice,
  form,
  optionalAmount,
  optionalChoice,
  reading,
  type Checked,
  type Raw,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import type { SnoClause } from './clauses.ts';
import {
  AMOUNT,
  CENTER_TENTS,
  NO_ROOMS,
  POSTER_DECK,
  POSTERS_SHOWN,
  PRINTED_STATES,
  STILLS,
  TAKES,
  TENT_PLACES,
  TENT_SPACES,
  TRAVEL_ENDS,
  WHITE_DECK,
  WHITE_FROM,
  WHITE_POSTERS_SHOWN,
  type Take,
  type TentPlace,
  type TravelEnd,
  type WhiteFrom,
} from './data.ts';
import { placesFor } from './tent-places.ts';
import { whitePoster, type PosterRefill } from './white-poster.ts';

const FORM = form({
  power: amount(AMOUNT, '5'),
  steps: amount(AMOUNT, '5'),
  /** Where the wagon ends: a poster space with its tent, one whose tent is gone, another space. */
  end: choice(TRAVEL_ENDS, 'empty'),
  /** Poster spaces without a tent that the wagon passes. */
  passed: amount(AMOUNT, '0'),
  /** Tents in the center of this track. */
  center: amount({ min: 0, max: CENTER_TENTS }, '2'),
  /** Free tent spaces of the player. */
  tentSpaces: amount(TENT_SPACES, '1'),
  /** Whether the printed tent is still free. */
  printed: choice(PRINTED_STATES),
  /** What the player wants where the wagon ends; blank lists what there is. */
  take: optionalChoice(TAKES),
  /** Where a tent goes; blank is wherever there is room. */
  place: optionalChoice(TENT_PLACES),
  /** Whether a poster gained is taken as a white one, and from where. */
  white: choice(WHITE_FROM),
  /** Cards left in the two decks; blank is not checked. */
  whiteDeck: optionalAmount(WHITE_DECK),
  posterDeck: optionalAmount(POSTER_DECK),
  /** Whether the wagon must move. */
  still: reading('sno.travel.stand-still', STILLS),
  /** What a tent gives that there is no place for. */
  noRoom: reading('sno.travel.tent-no-room', NO_ROOMS),
});

const SAYS = {
  moved: 'sno.travel.base',
  stays: 'sno.travel.stand-still',
  'passed-posters': 'sno.travel.base',
  'passed-no-tent': 'sno.travel.end-only',
  'nothing-here': 'sno.travel.base',
  'tent-here': 'sno.travel.tent',
  'tent-stays': 'sno.travel.tent-no-room',
  'poster-or-tent': 'sno.travel.empty-space',
  'poster-only': 'sno.travel.empty-space',
  'any-center-tent': 'sno.travel.same-track',
  'center-is-empty': 'sno.travel.same-track',
  'center-not-refilled': 'sno.travel.center-refill',
  'no-room-left': 'sno.travel.no-room',
  room: 'sno.tent-spaces.count',
  'printed-is-free': 'sno.tent-spaces.printed',
  'on-space': 'sno.tent-spaces.count',
  'no-bonus': 'sno.tent-spaces.no-bonus',
  'may-be-white': 'sno.white-posters.instead',
  'white-from': 'sno.white-posters.source',
  'refill-white': 'sno.white-posters.refill',
  'refill-unchecked': 'sno.white-posters.refill',
  'refill-standard': 'sno.white-posters.empty-deck',
  'refill-nothing': 'sno.white-posters.empty-deck',
  'too-far': 'sno.travel.base',
  'stands-still': 'sno.travel.stand-still',
  'passes-too-many': 'sno.travel.base',
  'no-poster-space': 'sno.travel.base',
  'tent-first': 'sno.travel.tent',
  'no-tent-here': 'sno.travel.tent',
  'no-room-for-tent': 'sno.travel.tent',
  'tent-still-there': 'sno.travel.empty-space',
  'not-a-poster-space': 'sno.travel.empty-space',
  'only-passed': 'sno.travel.end-only',
  'too-many-posters': 'sno.posters.decks-left',
  'other-track': 'sno.travel.same-track',
  'no-center-tent': 'sno.travel.same-track',
  'no-room': 'sno.travel.no-room',
  'no-free-space': 'sno.tent-spaces.count',
  'printed-covered': 'sno.tent-spaces.printed',
  'no-poster-gained': 'sno.white-posters.instead',
  'white-deck-empty': 'sno.white-posters.source',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Journey = Checked<typeof FORM>;

/** One thing that may be taken where the wagon ends, or what stands in its way. */
export interface TravelOption {
  readonly take: Take;
  readonly possible: boolean;
  /** The violations that taking it would raise. */
  readonly against: readonly ReturnType<typeof obstacles>[number][];
}

export interface TravelValue {
  readonly end: TravelEnd;
  readonly stepsLeft: number;
  /** Everything in the order poster, tent, center tent, tent of another track. */
  readonly options: readonly TravelOption[];
  readonly take: Take | undefined;
  /** Posters for the empty poster spaces passed. */
  readonly postersPassed: number;
  /** Posters gained altogether; one more may come while nothing is chosen. */
  readonly posters: number;
  /** Where a tent can go. */
  readonly places: readonly TentPlace[];
  /** Where the tent taken goes; `undefined` without one, or while the player may choose. */
  readonly place: TentPlace | undefined;
  /** Whether its place gives a bonus; `undefined` as above. */
  readonly bonus: boolean | undefined;
  readonly centerAfter: number;
  readonly white: WhiteFrom;
  /** What fills the display after its white poster is taken; `undefined` if it is not. */
  readonly refill: PosterRefill | undefined;
  readonly whiteDeckAfter: number | undefined;
  readonly posterDeckAfter: number | undefined;
}

/** What a journey brings where it ends and on the way. */
const journeyEnd = (journey: Journey) => {
  const { power, steps, end, passed, center, take, white } = journey;
  const place = placeTaken(journey);
  const taken = whitePoster(journey);
  const value: TravelValue = {
    end,
    stepsLeft: power - steps,
    options: optionsOf(journey),
    take,
    postersPassed: passed,
    posters: passed + (take === 'poster' ? 1 : 0),
    places: placesFor(journey),
    place,
    bonus: place === undefined ? undefined : place === 'space',
    centerAfter: center - (take === 'center-tent' ? 1 : 0),
    white,
    refill: taken.refill,
    whiteDeckAfter: taken.whiteDeck,
    posterDeckAfter: taken.posterDeck,
  };
  return ruled(violations(journey), {
    value,
    lines: [
      ...wayLines(journey),
      ...endLines(journey),
      ...roomLines(journey),
      ...whiteLines(journey),
    ],
  });
};

export const travel = question({ form: FORM, says: SAYS, rule: journeyEnd });

/** What can be taken where the wagon ends, whatever was chosen; nothing while that cannot be read. */
export const travelOffer = (raw: Raw<typeof FORM.fields>): readonly TravelOption[] => {
  const { end, passed, center, tentSpaces, printed, noRoom } = raw;
  const there = { end, passed, center, tentSpaces, printed, noRoom };
  const journey = FORM.parse({ ...FORM.start, ...there });
  return journey.ok ? optionsOf(journey.value) : [];
};

const takesTent = (take: Take | undefined): boolean => take !== undefined && take !== 'poster';

/** The place of the tent taken: the one wanted, or the only one there is. */
const placeTaken = (journey: Journey): TentPlace | undefined => {
  if (!takesTent(journey.take)) return undefined;
  const places = placesFor(journey);
  return journey.place ?? (places.length === 1 ? places[0] : undefined);
};

const hasRoom = (journey: Journey): boolean => placesFor(journey).length > 0;

const optionsOf = (journey: Journey): readonly TravelOption[] =>
  TAKES.map((take) => {
    const against = obstacles(journey, take);
    return { take, possible: against.length === 0, against };
  });

const violations = (journey: Journey) => {
  const { power, steps, passed, take } = journey;
  const most = Math.max(0, steps - 1);
  return [
    ...when(steps > power, say('too-far', { steps, power, over: steps - power })),
    ...when(steps === 0 && journey.still === 'moves', say('stands-still')),
    ...when(passed > most, say('passes-too-many', { passed, steps, most })),
    ...tooManyPosters(journey),
    ...(take === undefined ? [] : obstacles(journey, take)),
    ...(takesTent(take) ? placeViolations(journey) : []),
    ...whiteViolations(journey),
  ];
};

/** What keeps the player from taking something where the wagon ends. */
const obstacles = (journey: Journey, take: Take) => {
  switch (take) {
    case 'poster':
      return posterObstacles(journey);
    case 'tent':
      return tentObstacles(journey);
    case 'center-tent':
      return centerObstacles(journey);
    case 'other-center-tent':
      return [say('other-track')];
  }
};

const posterObstacles = (journey: Journey) => {
  switch (journey.end) {
    case 'empty':
      return [];
    case 'tent':
      return tentInTheWay(journey);
    case 'other':
      return [say('no-poster-space')];
  }
};

/** A tent that can be taken is taken; one that cannot gives a poster in one reading only. */
const tentInTheWay = (journey: Journey) => {
  if (hasRoom(journey)) return [say('tent-first')];
  return when(journey.noRoom === 'nothing', say('tent-stays'));
};

const tentObstacles = (journey: Journey) => {
  const { end } = journey;
  return [
    ...when(end !== 'tent', say('no-tent-here', { end })),
    ...when(!hasRoom(journey), say('no-room-for-tent')),
  ];
};

const centerObstacles = (journey: Journey) => [
  ...notEmptySpace(journey),
  ...when(journey.center === 0, say('no-center-tent')),
  ...when(!hasRoom(journey), say('no-room')),
];

const notEmptySpace = ({ end, passed }: Journey) => {
  if (end === 'empty') return [];
  if (end === 'tent') return [say('tent-still-there')];
  return [passed > 0 ? say('only-passed', { passed }) : say('not-a-poster-space')];
};

/** A place that is wanted and not free. Without any place at all, that is said already. */
const placeViolations = (journey: Journey) => {
  const { place } = journey;
  const places = placesFor(journey);
  if (place === undefined || places.length === 0 || places.includes(place)) return [];
  return [
    place === 'space' ? say('no-free-space', { of: TENT_SPACES.max }) : say('printed-covered'),
  ];
};

/** More posters than lie in the display and in both decks, where these were told. */
const tooManyPosters = (journey: Journey) => {
  const { posterDeck, whiteDeck } = journey;
  if (posterDeck === undefined || whiteDeck === undefined) return [];
  const all = POSTERS_SHOWN + posterDeck + WHITE_POSTERS_SHOWN + whiteDeck;
  const posters = postersInReach(journey);
  return when(posters > all, say('too-many-posters', { posters, all }));
};

/** Posters that this journey gives, or may give while nothing is chosen. */
const postersInReach = (journey: Journey): number => {
  const { passed, take } = journey;
  const here = take === 'poster' || (take === undefined && posterObstacles(journey).length === 0);
  return passed + (here ? 1 : 0);
};

const whiteViolations = (journey: Journey) => {
  const { white, whiteDeck } = journey;
  return [
    ...when(white !== 'none' && postersInReach(journey) === 0, say('no-poster-gained')),
    ...when(white === 'deck' && whiteDeck === 0, say('white-deck-empty')),
  ];
};

const wayLines = ({ steps, power, passed }: Journey) => [
  steps === 0 ? say('stays') : say('moved', { steps, power }),
  ...when(passed > 0, say('passed-posters', { passed })),
  ...when(passed > 0, say('passed-no-tent', { passed })),
];

const endLines = (journey: Journey) => {
  switch (journey.end) {
    case 'tent':
      return [hasRoom(journey) ? say('tent-here') : say('tent-stays', { reading: journey.noRoom })];
    case 'empty':
      return emptyLines(journey);
    case 'other':
      return [say('nothing-here')];
  }
};

const emptyLines = (journey: Journey) => {
  const { center, take } = journey;
  if (centerObstacles(journey).length > 0) {
    return [
      say('poster-only'),
      ...when(center === 0, say('center-is-empty')),
      ...when(!hasRoom(journey), say('no-room-left')),
    ];
  }
  return [
    say('poster-or-tent', { center }),
    say('any-center-tent', { center }),
    ...when(take === 'center-tent', say('center-not-refilled', { left: center - 1 })),
  ];
};

/** Where a tent can go, or goes; nothing if none is in reach. */
const roomLines = (journey: Journey) => {
  const { end, tentSpaces, printed, take } = journey;
  if (end === 'other' || take === 'poster') return [];
  if (end === 'empty' && centerObstacles(journey).length > 0) return [];
  const place = placeTaken(journey);
  if (place === 'printed') return printedLines;
  return place === 'space'
    ? [say('on-space', { before: tentSpaces, after: tentSpaces - 1 })]
    : [
        say('room', { spaces: tentSpaces, of: TENT_SPACES.max }),
        ...(printed === 'free' ? printedLines : []),
      ];
};

const printedLines = [say('printed-is-free'), say('no-bonus')];

const whiteLines = (journey: Journey) => {
  const { white } = journey;
  const posters = postersInReach(journey);
  const { whiteDeck, refill, posterDeck } = whitePoster(journey);
  const left = white === 'deck' ? whiteDeck : undefined;
  return posters === 0
    ? []
    : [
        say('may-be-white', { posters, whites: whitesInReach(journey, posters) }),
        ...when(white !== 'none', say('white-from', { from: white, left })),
        ...refillLines(refill, { whiteDeck, posterDeck }),
      ];
};

/** As many of the posters as there are white ones, where the white deck was told: it and the face-up one. */
const whitesInReach = ({ whiteDeck = Infinity }: Journey, posters: number): number =>
  Math.min(posters, whiteDeck + WHITE_POSTERS_SHOWN);

const refillLines = (
  refill: PosterRefill | undefined,
  { whiteDeck = 0, posterDeck }: Readonly<Record<'whiteDeck' | 'posterDeck', number | undefined>>,
) => {
  switch (refill) {
    case undefined:
      return [];
    case 'white':
      return [say('refill-white', { left: whiteDeck })];
    case 'unchecked':
      return [say('refill-unchecked')];
    case 'standard':
      return [say('refill-standard', { left: posterDeck })];
    case 'nothing':
      return [say('refill-nothing')];
  }
};
