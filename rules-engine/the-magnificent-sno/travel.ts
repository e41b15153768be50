import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  option,
  optionalOption,
  optionalWhole,
  whole,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  CENTER_TENTS,
  NO_ROOMS,
  PRINTED_STATES,
  STILLS,
  TAKES,
  TENT_PLACES,
  TENT_SPACES,
  TRAVEL_ENDS,
  WHITE_DECK,
  WHITE_FROM,
  type NoRoom,
  type PrintedState,
  type Still,
  type Take,
  type TentPlace,
  type TravelEnd,
  type WhiteFrom,
} from './data.ts';
import type { SnoLine } from './line.ts';
import { placesFor } from './tent-places.ts';
import { whitePoster, type PosterRefill } from './white-poster.ts';

export interface RawTravel {
  readonly power: string;
  readonly steps: string;
  /** Where the wagon ends: a poster space with its tent, one whose tent is gone, another space. */
  readonly end: string;
  /** Poster spaces without a tent that the wagon passes. */
  readonly passed: string;
  /** Tents in the centre of this track. */
  readonly center: string;
  /** Free tent spaces of the player. */
  readonly tentSpaces: string;
  /** Whether the printed tent is still free. */
  readonly printed: string;
  /** What the player wants where the wagon ends; blank lists what there is. */
  readonly take: string;
  /** Where a tent goes; blank is wherever there is room. */
  readonly place: string;
  /** Whether a poster gained is taken as a white one, and from where. */
  readonly white: string;
  /** Cards left in the two decks; blank is not checked. */
  readonly whiteDeck: string;
  readonly posterDeck: string;
  /** Whether the wagon must move. */
  readonly still: string;
  /** What a tent gives that there is no place for. */
  readonly noRoom: string;
}

export const TRAVEL_START: RawTravel = {
  power: '5',
  steps: '5',
  end: 'empty',
  passed: '0',
  center: '2',
  tentSpaces: '1',
  printed: 'free',
  take: '',
  place: '',
  white: 'none',
  whiteDeck: '',
  posterDeck: '',
  still: 'moves',
  noRoom: 'nothing',
};

export type Travel = Parsed<
  {
    readonly power: number;
    readonly steps: number;
    readonly end: TravelEnd;
    readonly passed: number;
    readonly center: number;
    readonly tentSpaces: number;
    readonly printed: PrintedState;
    readonly take: Take | undefined;
    readonly place: TentPlace | undefined;
    readonly white: WhiteFrom;
    readonly whiteDeck: number | undefined;
    readonly posterDeck: number | undefined;
    readonly still: Still;
    readonly noRoom: NoRoom;
  },
  'Travel'
>;

/** One thing that may be taken where the wagon ends, or what stands in its way. */
export interface TravelOption {
  readonly take: Take;
  readonly possible: boolean;
  /** The violations that taking it would raise. */
  readonly against: readonly TravelViolation[];
}

export interface TravelValue {
  readonly end: TravelEnd;
  readonly stepsLeft: number;
  /** Everything in the order poster, tent, centre tent, tent of another track. */
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

export type TravelLine =
  | SnoLine<'sno.travel.base', 'moved', { steps: number; power: number }>
  | SnoLine<'sno.travel.stand-still', 'stays'>
  | SnoLine<'sno.travel.base', 'passed-posters', { passed: number }>
  | SnoLine<'sno.travel.end-only', 'passed-no-tent', { passed: number }>
  | SnoLine<'sno.travel.base', 'nothing-here'>
  | SnoLine<'sno.travel.tent', 'tent-here'>
  | SnoLine<'sno.travel.tent-no-room', 'tent-stays', { reading: NoRoom }>
  | SnoLine<'sno.travel.empty-space', 'poster-or-tent', { center: number }>
  | SnoLine<'sno.travel.empty-space', 'poster-only'>
  | SnoLine<'sno.travel.same-track', 'any-center-tent', { center: number }>
  | SnoLine<'sno.travel.same-track', 'center-is-empty'>
  | SnoLine<'sno.travel.center-refill', 'center-not-refilled', { left: number }>
  | SnoLine<'sno.travel.no-room', 'no-room-left'>
  | SnoLine<'sno.tent-spaces.count', 'room', { spaces: number; of: number }>
  | SnoLine<'sno.tent-spaces.printed', 'printed-is-free'>
  | SnoLine<'sno.tent-spaces.count', 'on-space', { before: number; after: number }>
  | SnoLine<'sno.tent-spaces.no-bonus', 'no-bonus'>
  | SnoLine<'sno.white-posters.instead', 'may-be-white', { posters: number }>
  | SnoLine<'sno.white-posters.source', 'white-from', { from: WhiteFrom; left: number | undefined }>
  | SnoLine<'sno.white-posters.refill', 'refill-white', { left: number }>
  | SnoLine<'sno.white-posters.refill', 'refill-unchecked'>
  | SnoLine<'sno.white-posters.empty-deck', 'refill-standard', { left: number | undefined }>
  | SnoLine<'sno.white-posters.empty-deck', 'refill-nothing'>;

export type TravelViolation =
  | SnoLine<'sno.travel.base', 'too-far', { steps: number; power: number; over: number }>
  | SnoLine<'sno.travel.stand-still', 'stands-still'>
  | SnoLine<'sno.travel.base', 'passes-too-many', { passed: number; steps: number; most: number }>
  | SnoLine<'sno.travel.base', 'no-poster-space'>
  | SnoLine<'sno.travel.tent', 'tent-first'>
  | SnoLine<'sno.travel.tent-no-room', 'tent-stays'>
  | SnoLine<'sno.travel.tent', 'no-tent-here', { end: TravelEnd }>
  | SnoLine<'sno.travel.tent', 'no-room-for-tent'>
  | SnoLine<'sno.travel.empty-space', 'tent-still-there'>
  | SnoLine<'sno.travel.empty-space', 'not-a-poster-space'>
  | SnoLine<'sno.travel.end-only', 'only-passed', { passed: number }>
  | SnoLine<'sno.travel.same-track', 'other-track'>
  | SnoLine<'sno.travel.same-track', 'no-center-tent'>
  | SnoLine<'sno.travel.no-room', 'no-room'>
  | SnoLine<'sno.tent-spaces.count', 'no-free-space', { of: number }>
  | SnoLine<'sno.tent-spaces.printed', 'printed-covered'>
  | SnoLine<'sno.white-posters.instead', 'no-poster-gained'>
  | SnoLine<'sno.white-posters.source', 'white-deck-empty'>;

export const parseTravel = (raw: RawTravel): Field<Travel> => {
  const fields = collect({
    power: whole('power', raw.power, AMOUNT),
    steps: whole('steps', raw.steps, AMOUNT),
    end: option('end', raw.end, TRAVEL_ENDS),
    passed: whole('passed', raw.passed, AMOUNT),
    center: whole('center', raw.center, { min: 0, max: CENTER_TENTS }),
    tentSpaces: whole('tentSpaces', raw.tentSpaces, TENT_SPACES),
    printed: option('printed', raw.printed, PRINTED_STATES),
    take: optionalOption('take', raw.take, TAKES),
    place: optionalOption('place', raw.place, TENT_PLACES),
    white: option('white', raw.white, WHITE_FROM),
    whiteDeck: optionalWhole('whiteDeck', raw.whiteDeck, WHITE_DECK),
    posterDeck: optionalWhole('posterDeck', raw.posterDeck, AMOUNT),
    still: option('still', raw.still, STILLS),
    noRoom: option('noRoom', raw.noRoom, NO_ROOMS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** What a journey brings where it ends and on the way. */
export const travel = (journey: Travel): Ruling<TravelValue, TravelLine, TravelViolation> => {
  const { power, steps, end, passed, center, take, white } = journey;
  const place = placeTaken(journey);
  const taken = whitePoster(journey);
  return ruled(violations(journey), {
    value: {
      end,
      stepsLeft: power - steps,
      options: TAKES.map((each) => optionOf(journey, each)),
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
    },
    lines: [
      ...wayLines(journey),
      ...endLines(journey),
      ...roomLines(journey),
      ...whiteLines(journey),
    ],
  });
};

export const askTravel = asks(parseTravel, travel);

const takesTent = (take: Take | undefined): boolean => take !== undefined && take !== 'poster';

/** The place of the tent taken: the one wanted, or the only one there is. */
const placeTaken = (journey: Travel): TentPlace | undefined => {
  if (!takesTent(journey.take)) return undefined;
  const places = placesFor(journey);
  return journey.place ?? (places.length === 1 ? places[0] : undefined);
};

const optionOf = (journey: Travel, take: Take): TravelOption => {
  const against = obstacles(journey, take);
  return { take, possible: against.length === 0, against };
};

const STANDS_STILL: TravelViolation = { clause: 'sno.travel.stand-still', code: 'stands-still' };

const violations = (journey: Travel): readonly TravelViolation[] => {
  const { power, steps, passed, take } = journey;
  const most = Math.max(0, steps - 1);
  const tooMany: TravelViolation = {
    clause: 'sno.travel.base',
    code: 'passes-too-many',
    passed,
    steps,
    most,
  };
  const tooFar: TravelViolation = {
    clause: 'sno.travel.base',
    code: 'too-far',
    steps,
    power,
    over: steps - power,
  };
  return [
    ...(steps > power ? [tooFar] : []),
    ...(steps === 0 && journey.still === 'moves' ? [STANDS_STILL] : []),
    ...(passed > most ? [tooMany] : []),
    ...(take === undefined ? [] : obstacles(journey, take)),
    ...(takesTent(take) ? placeViolations(journey) : []),
    ...whiteViolations(journey),
  ];
};

/** What keeps the player from taking something where the wagon ends. */
const obstacles = (journey: Travel, take: Take): readonly TravelViolation[] => {
  switch (take) {
    case 'poster':
      return posterObstacles(journey);
    case 'tent':
      return tentObstacles(journey);
    case 'center-tent':
      return centerObstacles(journey);
    case 'other-center-tent':
      return [{ clause: 'sno.travel.same-track', code: 'other-track' }];
  }
};

const posterObstacles = (journey: Travel): readonly TravelViolation[] => {
  switch (journey.end) {
    case 'empty':
      return [];
    case 'tent':
      return tentInTheWay(journey);
    case 'other':
      return [{ clause: 'sno.travel.base', code: 'no-poster-space' }];
  }
};

/** A tent that can be taken is taken; one that cannot gives a poster in one reading only. */
const tentInTheWay = (journey: Travel): readonly TravelViolation[] => {
  if (placesFor(journey).length > 0) return [{ clause: 'sno.travel.tent', code: 'tent-first' }];
  return journey.noRoom === 'poster'
    ? []
    : [{ clause: 'sno.travel.tent-no-room', code: 'tent-stays' }];
};

const tentObstacles = (journey: Travel): readonly TravelViolation[] => {
  const { end } = journey;
  const noTent: TravelViolation = { clause: 'sno.travel.tent', code: 'no-tent-here', end };
  const noRoom: TravelViolation = { clause: 'sno.travel.tent', code: 'no-room-for-tent' };
  return [...(end === 'tent' ? [] : [noTent]), ...(placesFor(journey).length > 0 ? [] : [noRoom])];
};

const centerObstacles = (journey: Travel): readonly TravelViolation[] => {
  const none: TravelViolation = { clause: 'sno.travel.same-track', code: 'no-center-tent' };
  const noRoom: TravelViolation = { clause: 'sno.travel.no-room', code: 'no-room' };
  return [
    ...notEmptySpace(journey),
    ...(journey.center > 0 ? [] : [none]),
    ...(placesFor(journey).length > 0 ? [] : [noRoom]),
  ];
};

const notEmptySpace = ({ end, passed }: Travel): readonly TravelViolation[] => {
  if (end === 'empty') return [];
  if (end === 'tent') return [{ clause: 'sno.travel.empty-space', code: 'tent-still-there' }];
  return passed > 0
    ? [{ clause: 'sno.travel.end-only', code: 'only-passed', passed }]
    : [{ clause: 'sno.travel.empty-space', code: 'not-a-poster-space' }];
};

/** A place that is wanted and not free. Without any place at all, that is said already. */
const placeViolations = (journey: Travel): readonly TravelViolation[] => {
  const { place } = journey;
  const places = placesFor(journey);
  if (place === undefined || places.length === 0 || places.includes(place)) return [];
  return place === 'space'
    ? [{ clause: 'sno.tent-spaces.count', code: 'no-free-space', of: TENT_SPACES.max }]
    : [{ clause: 'sno.tent-spaces.printed', code: 'printed-covered' }];
};

/** Posters that this journey gives, or may give while nothing is chosen. */
const postersInReach = (journey: Travel): number => {
  const { passed, take } = journey;
  const here = take === 'poster' || (take === undefined && posterObstacles(journey).length === 0);
  return passed + (here ? 1 : 0);
};

const whiteViolations = (journey: Travel): readonly TravelViolation[] => {
  const { white, whiteDeck } = journey;
  if (white === 'none') return [];
  const noPoster: TravelViolation = {
    clause: 'sno.white-posters.instead',
    code: 'no-poster-gained',
  };
  const noDeck: TravelViolation = { clause: 'sno.white-posters.source', code: 'white-deck-empty' };
  return [
    ...(postersInReach(journey) === 0 ? [noPoster] : []),
    ...(white === 'deck' && whiteDeck === 0 ? [noDeck] : []),
  ];
};

const wayLines = ({ steps, power, passed }: Travel): readonly TravelLine[] => [
  steps === 0
    ? { clause: 'sno.travel.stand-still', code: 'stays' }
    : { clause: 'sno.travel.base', code: 'moved', steps, power },
  ...(passed > 0
    ? [
        { clause: 'sno.travel.base', code: 'passed-posters', passed } as const,
        { clause: 'sno.travel.end-only', code: 'passed-no-tent', passed } as const,
      ]
    : []),
];

const endLines = (journey: Travel): readonly TravelLine[] => {
  switch (journey.end) {
    case 'tent':
      return placesFor(journey).length > 0
        ? [{ clause: 'sno.travel.tent', code: 'tent-here' }]
        : [
            {
              clause: 'sno.travel.tent-no-room',
              code: 'tent-stays',
              reading: journey.noRoom,
            },
          ];
    case 'empty':
      return emptyLines(journey);
    case 'other':
      return [{ clause: 'sno.travel.base', code: 'nothing-here' }];
  }
};

const emptyLines = (journey: Travel): readonly TravelLine[] => {
  const { center, take } = journey;
  const taken: TravelLine = {
    clause: 'sno.travel.center-refill',
    code: 'center-not-refilled',
    left: center - 1,
  };
  if (centerObstacles(journey).length > 0) {
    return [{ clause: 'sno.travel.empty-space', code: 'poster-only' }, ...whyPosterOnly(journey)];
  }
  return [
    { clause: 'sno.travel.empty-space', code: 'poster-or-tent', center },
    { clause: 'sno.travel.same-track', code: 'any-center-tent', center },
    ...(take === 'center-tent' ? [taken] : []),
  ];
};

const whyPosterOnly = (journey: Travel): readonly TravelLine[] => [
  ...(journey.center === 0
    ? [{ clause: 'sno.travel.same-track', code: 'center-is-empty' } as const]
    : []),
  ...(placesFor(journey).length === 0
    ? [{ clause: 'sno.travel.no-room', code: 'no-room-left' } as const]
    : []),
];

/** Where a tent can go, or goes; nothing if none is in reach. */
const roomLines = (journey: Travel): readonly TravelLine[] => {
  const { end, tentSpaces, printed, take } = journey;
  if (end === 'other' || take === 'poster') return [];
  if (end === 'empty' && centerObstacles(journey).length > 0) return [];
  const place = placeTaken(journey);
  if (place !== undefined) return placedLines(place, tentSpaces);
  return [
    {
      clause: 'sno.tent-spaces.count',
      code: 'room',
      spaces: tentSpaces,
      of: TENT_SPACES.max,
    },
    ...(printed === 'free' ? printedLines : []),
  ];
};

const printedLines: readonly TravelLine[] = [
  { clause: 'sno.tent-spaces.printed', code: 'printed-is-free' },
  { clause: 'sno.tent-spaces.no-bonus', code: 'no-bonus' },
];

const placedLines = (place: TentPlace, spaces: number): readonly TravelLine[] =>
  place === 'space'
    ? [{ clause: 'sno.tent-spaces.count', code: 'on-space', before: spaces, after: spaces - 1 }]
    : printedLines;

const whiteLines = (journey: Travel): readonly TravelLine[] => {
  const { white } = journey;
  const posters = postersInReach(journey);
  if (posters === 0) return [];
  const may: TravelLine = { clause: 'sno.white-posters.instead', code: 'may-be-white', posters };
  if (white === 'none') return [may];
  const { whiteDeck, refill, posterDeck } = whitePoster(journey);
  const from: TravelLine = {
    clause: 'sno.white-posters.source',
    code: 'white-from',
    from: white,
    left: white === 'deck' ? whiteDeck : undefined,
  };
  return [may, from, ...refillLines(refill, { whiteDeck, posterDeck })];
};

const refillLines = (
  refill: PosterRefill | undefined,
  { whiteDeck = 0, posterDeck }: Readonly<Record<'whiteDeck' | 'posterDeck', number | undefined>>,
): readonly TravelLine[] => {
  switch (refill) {
    case undefined:
      return [];
    case 'white':
      return [{ clause: 'sno.white-posters.refill', code: 'refill-white', left: whiteDeck }];
    case 'unchecked':
      return [{ clause: 'sno.white-posters.refill', code: 'refill-unchecked' }];
    case 'standard':
      return [
        { clause: 'sno.white-posters.empty-deck', code: 'refill-standard', left: posterDeck },
      ];
    case 'nothing':
      return [{ clause: 'sno.white-posters.empty-deck', code: 'refill-nothing' }];
  }
};
