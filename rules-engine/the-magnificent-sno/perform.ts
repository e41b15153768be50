import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, missing, unreadable, type Field } from '../core/fields.ts';
import { amount, choice, form, optionalAmount, reading, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import {
  AMOUNT,
  GEMS_HELD,
  HATS,
  HATS_OF_FIVE,
  LOWER_SPACES,
  OWN_HATS,
  OWN_SPACES,
  PERFORMANCES,
  PERFORMING_HATS,
  POSTER_GEMS,
  SEATS,
  STORAGE,
  TENTS,
  THIRDS,
  TRAINERS,
  WAIVED_TENTS,
} from './data.ts';
import { gemCount } from './gems.ts';
import { NO_GEMS, optionalGemAmounts, type Gems } from './notation.ts';
import {
  hatsOnTrack,
  nameOf,
  optionalSpace,
  placeHats,
  spacesNamed,
  TRACK_FIELDS,
  type SpaceName,
  type TrackSpace,
  writtenSpace,
} from './performance-track.ts';
import { gemBillLines, gemBillViolations, POSTER_GEM_SAYS, type GemBill } from './poster-gems.ts';
import { completedPosters, type Completed, type Reward } from './posters.ts';

const FIELDS = {
  players: headcount(amount(SEATS, '5')),
  ...TRACK_FIELDS,
  power: amount(AMOUNT, '12'),
  /** Whether it is the player's second performance of the round, or a later one. */
  second: choice(PERFORMANCES),
  /** The space wanted; blank is the highest. */
  hat: optionalSpace(),
  /** Posters that the space allows; blank is not checked. */
  posters: optionalAmount(AMOUNT),
  completed: completedPosters(),
  /** Gems held, by their number or by color; blank is not checked. */
  gems: optionalAmount(GEMS_HELD),
  held: optionalGemAmounts(STORAGE),
  /** Trainers on the tile that waives tents. */
  noTent: amount(TRAINERS, '0'),
  waivedTent: reading('sno.trainers.waived-tent', WAIVED_TENTS),
  lower: reading('sno.perform.lower-space', LOWER_SPACES),
  hats: reading('sno.perform.hats', PERFORMING_HATS),
  third: reading('sno.perform.third', THIRDS),
  ownSpace: reading('sno.five.other-performances', OWN_SPACES),
  ownHat: reading('sno.perform.own-hat', OWN_HATS),
  posterGems: reading('sno.perform.clear-gems', POSTER_GEMS),
};

const FORM = form(FIELDS, ({ track, occupied, own, gems, ...rest }) => {
  const placed = collect({
    track: onTrack(placeHats(track, { occupied, own }), rest.hat),
    own: ownKnown(own, rest.players === SEATS.max && rest.second !== 'no'),
    gems: gemsHeld(gems, rest.held),
  });
  return placed.ok ? ok({ ...rest, ...placed.value }) : placed;
});

/** The space wanted must be there. */
const onTrack = <Reason extends string>(
  track: Field<readonly TrackSpace[], Reason>,
  hat: SpaceName | undefined,
): Field<readonly TrackSpace[], Reason | 'not-on-track'> =>
  !track.ok || hat === undefined || spacesNamed(track.value, hat).length > 0
    ? track
    : unreadable('hat', writtenSpace(hat), { reason: 'not-on-track' });

/** The number of gems and their colors must agree, where both are told. */
const gemsHeld = (
  gems: number | undefined,
  held: Gems | undefined,
): Field<number | undefined, 'gems-differ'> => {
  if (held === undefined) return ok(gems);
  return gems === undefined || gems === gemCount(held)
    ? ok(gemCount(held))
    : unreadable('gems', String(gems), { reason: 'gems-differ' });
};

/** A second or later performance with five moves a hat, so its space must be told. */
const ownKnown = (own: readonly SpaceName[], needed: boolean): Field<unknown, never> =>
  needed && own.length === 0 ? missing('own') : ok(own);

/** The text speaks of the second performance; of others it is an open question. */
const OWN_SPACE = ['sno.five.own-space', 'sno.five.other-performances'] as const;

/** How many hats a player has. */
const HATS_EACH = ['sno.player.pieces', 'sno.five.one-hat'] as const;

/** How many of them are on the track before a performance. */
const ON_TRACK = ['sno.order.second-hat', 'sno.perform.hats'] as const;

/** Whose own space, untold, may be in the way. */
const OWN_UNTOLD = ['sno.perform.own-hat', 'sno.five.other-performances'] as const;

const SAYS = {
  ...POSTER_GEM_SAYS,
  'one-hat': 'sno.five.no-second-hat',
  'own-space-taken': OWN_SPACE,
  'own-space-free': 'sno.five.other-performances',
  'own-hat': 'sno.perform.own-hat',
  'own-hat-stays': 'sno.perform.space',
  'own-untold': OWN_UNTOLD,
  skipped: 'sno.perform.space',
  hat: 'sno.perform.space',
  'hat-moves': 'sno.five.second-performance',
  'lower-space': 'sno.perform.lower-space',
  'which-hat': 'sno.perform.hats',
  third: 'sno.perform.third',
  'posters-allowed': 'sno.perform.space',
  poster: 'sno.perform.poster',
  tent: 'sno.perform.coins-and-points',
  'tent-gems': 'sno.perform.two-gems',
  'without-tent': 'sno.trainers.no-tent',
  'waived-tent': 'sno.trainers.waived-tent',

  'second-hat': 'sno.five.no-second-hat',
  'too-many-hats': HATS_EACH,
  'hats-on-track': ON_TRACK,
  'no-third': 'sno.perform.third',
  'no-space': 'sno.perform.space',
  'too-high': 'sno.perform.space',
  occupied: 'sno.perform.space',
  'own-space': OWN_SPACE,
  'own-hat-there': 'sno.perform.own-hat',
  'not-highest': 'sno.perform.lower-space',
  'too-many-posters': 'sno.perform.space',
  'no-tent': 'sno.perform.poster',
  'too-many-tents': 'sno.tent-spaces.count',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Show = Checked<typeof FORM>;

/** The hat that performs: the only one, the one on the track, the one in front of the player, or either of two. */
export type Performing = 'only' | 'track' | 'front' | 'either';

export interface PerformValue {
  /** From the bottom. `open`: no hat on it and not above the power. */
  readonly track: readonly (TrackSpace & { readonly open: boolean; readonly target: boolean })[];
  /** The space the hat takes. */
  readonly hat: TrackSpace;
  /** Which of the player's hats takes it. */
  readonly performs: Performing;
  /** The space it comes from, if the one hat that moves is told. */
  readonly from: TrackSpace | undefined;
  /** The highest space it could take. */
  readonly highest: TrackSpace;
  readonly rows: readonly Completed[];
  readonly points: number;
  readonly coins: number;
  /** Gems discarded, and gems left if they were told. */
  readonly gems: number;
  readonly gemsAfter: number | undefined;
  /** Posters completed without a tent or its requirements, one trainer each. */
  readonly withoutTent: number;
}

/** Where the hat goes, and what the posters completed there give. */
const performance = (show: Show) => {
  const { track, completed, gems } = show;
  const target = targetOf(show);
  const total = totalOf(show);
  const value: PerformValue = {
    track: track.map((space) => ({
      ...space,
      open: isOpen(space, show),
      target: space.space === target.space,
    })),
    hat: target,
    performs: performing(show),
    from: movedFrom(show),
    highest: highestOf(show) ?? target,
    rows: completed,
    ...total,
    gemsAfter: gems === undefined ? undefined : gems - total.gems,
    withoutTent: withoutTent(completed),
  };
  return ruled([...hatViolations(show), ...spaceViolations(show), ...posterViolations(show)], {
    value,
    lines: [...hatLines(show, target), ...posterLines(show)],
  });
};

export const perform = question({ form: FORM, says: SAYS, rule: performance });

const isFive = ({ players }: Show): boolean => players === SEATS.max;

/** The hat that performs with two to four, by the reading, and with five the only one. */
const performing = (show: Show): Performing => {
  const { second, hats } = show;
  if (isFive(show)) return 'only';
  if (second === 'later') return 'either';
  if (second === 'no') return hats;
  return hats === 'track' ? 'front' : 'either';
};

/** Whether a hat leaves the track for its new space: the one in front of the player does not. */
const moves = (show: Show): boolean => performing(show) !== 'front';

/** The space that the hat leaves, where only one can be meant. */
const movedFrom = (show: Show): TrackSpace | undefined => {
  const [from, other] = ownHats(show);
  return moves(show) && other === undefined ? from : undefined;
};

/** The spaces with the player's own hats, from the bottom. */
const ownHats = ({ track }: Show): readonly TrackSpace[] =>
  track.filter(({ hat }) => hat === 'own');

/** Whether the player's own hat leaves its space free, by the reading that it may. */
const isOwnFree = (show: Show): boolean =>
  isFive(show)
    ? show.second !== 'yes' && show.ownSpace === 'second'
    : moves(show) && show.ownHat === 'free';

const isOpen = ({ value, hat }: TrackSpace, show: Show): boolean =>
  value <= show.power && (hat === undefined || (hat === 'own' && isOwnFree(show)));

/** The highest space without a hat that the power reaches. */
const highestOf = (show: Show): TrackSpace | undefined =>
  show.track.findLast((space) => isOpen(space, show));

const NO_SPACE: TrackSpace = { space: 0, value: 0, nth: undefined, hat: undefined };

/** The space wanted, the highest free one of its value, else the highest; only a broken rule leaves neither. */
const targetOf = (show: Show): TrackSpace => {
  const { track, hat } = show;
  const wanted = hat === undefined ? [] : spacesNamed(track, hat);
  const found = wanted.findLast((space) => isOpen(space, show)) ?? wanted[0] ?? highestOf(show);
  return found ?? NO_SPACE;
};

const NOTHING: Reward = { points: 0, coins: 0, gems: 0, hues: NO_GEMS };

/** What the tent of a row gives and takes: never gems if a trainer waives them. */
const tentOf = ({ tent, waived }: Completed, { waivedTent }: Show): Reward => {
  if (tent === undefined) return NOTHING;
  if (!waived) return tent;
  return waivedTent === 'pays' ? { ...tent, gems: 0, hues: NO_GEMS } : NOTHING;
};

const billOf = (show: Show): GemBill => ({
  posters: show.completed.map(({ poster }) => poster),
  tents: show.completed.map((row) => tentOf(row, show)),
  held: show.gems,
  heldHues: show.held,
  reading: show.posterGems,
});

const totalOf = (show: Show): Omit<Reward, 'hues'> => {
  const given = show.completed.flatMap((row) => [row.poster, tentOf(row, show)]);
  return {
    points: sum(given.map(({ points }) => points)),
    coins: sum(given.map(({ coins }) => coins)),
    gems: sum(given.map(({ gems }) => gems)),
  };
};

const withoutTent = (rows: readonly Completed[]): number =>
  rows.filter(({ tent, waived }) => tent === undefined || waived).length;

const ownSpace = ({ second }: Show): (typeof OWN_SPACE)[number] =>
  second === 'yes' ? 'sno.five.own-space' : 'sno.five.other-performances';

/** More hats on the track than the players have, or one's own where they cannot be. */
const hatViolations = (show: Show) => {
  const { players, track } = show;
  const own = ownHats(show).length;
  const others = track.filter(({ hat }) => hat === 'other').length;
  const each = isFive(show) ? HATS_OF_FIVE : HATS;
  const most = each * (players - 1);
  const clause = isFive(show) ? 'sno.five.one-hat' : 'sno.player.pieces';
  return [
    ...when(own > each, say('second-hat', { hats: own, allowed: each })),
    ...onTrackViolations(show, own),
    ...when(others > most, say('too-many-hats', { others, most, each, players }, clause)),
    ...when(show.second === 'later' && show.third === 'no', say('no-third')),
  ];
};

/** Of two hats one is on the track when a round begins; the other joins it at a performance. */
const onTrackViolations = (show: Show, own: number) => {
  const { second } = show;
  const there = hatsOnTrack(show);
  const clause = second === 'no' ? 'sno.order.second-hat' : 'sno.perform.hats';
  const isOther = !isFive(show) && own > 0 && own !== there;
  return when(isOther, say('hats-on-track', { own, there, second }, clause));
};

const spaceViolations = (show: Show) => {
  const { hat, power } = show;
  return [
    ...when(hat === undefined && highestOf(show) === undefined, say('no-space', { power })),
    ...(hat === undefined ? [] : wantedViolations(show, targetOf(show))),
  ];
};

const wantedViolations = (show: Show, wanted: TrackSpace) => {
  const { power, lower } = show;
  const space = nameOf(wanted);
  const highest = highestOf(show) ?? wanted;
  const isLower = lower === 'highest' && wanted.space < highest.space;
  return [
    ...when(wanted.value > power, say('too-high', { space, power })),
    ...hatThere(show, wanted),
    ...when(isLower, say('not-highest', { space, highest: nameOf(highest) })),
  ];
};

const hatThere = (show: Show, wanted: TrackSpace) => {
  const { hat } = wanted;
  const space = nameOf(wanted);
  if (hat === undefined || (hat === 'own' && isOwnFree(show))) return [];
  if (hat === 'other' || !moves(show)) return [say('occupied', { space })];
  return isFive(show)
    ? [say('own-space', { space }, ownSpace(show))]
    : [say('own-hat-there', { space })];
};

const posterViolations = (show: Show) => {
  const { posters: most = Infinity, noTent: trainers } = show;
  const completed = show.completed.length;
  const without = withoutTent(show.completed);
  const tents = show.completed.filter(({ tent }) => tent !== undefined).length;
  return [
    ...when(completed > most, say('too-many-posters', { completed, most })),
    ...when(without > trainers, say('no-tent', { without, trainers })),
    ...when(tents > TENTS.max, say('too-many-tents', { tents, all: TENTS.max })),
    ...gemBillViolations(billOf(show)),
  ];
};

const hatLines = (show: Show, target: TrackSpace) => {
  const space = nameOf(target);
  const highest = highestOf(show) ?? target;
  const isLower = target.space < highest.space;
  return [
    ...when(isFive(show), say('one-hat', { hats: HATS_OF_FIVE })),
    ...ownLines(show, target),
    ...skippedLines(show, target),
    say('hat', { space, power: show.power, stays: target.hat === 'own' }),
    ...moveLines(show, target),
    ...when(isLower, say('lower-space', { space, highest: nameOf(highest) })),
  ];
};

/** What becomes of the spaces with the player's own hats. */
const ownLines = (show: Show, target: TrackSpace) => {
  const own = ownHats(show);
  const facts = { spaces: own.filter(({ value }) => value <= show.power).map(nameOf) };
  if (own.length === 0) return untoldLines(show);
  if (isFive(show)) return own.slice(0, 1).map((space) => ownSpaceLine(show, nameOf(space)));
  if (facts.spaces.length === 0) return [];
  return moves(show)
    ? [say('own-hat', { ...facts, reading: show.ownHat })]
    : when(own.some(isAbove(target)), say('own-hat-stays', facts));
};

const isAbove =
  (target: TrackSpace) =>
  ({ space }: TrackSpace): boolean =>
    space > target.space;

/** A hat of the player's is on the track, wherever that is: its space may be the one chosen. */
const untoldLines = (show: Show) => {
  const clause = isFive(show) ? 'sno.five.other-performances' : 'sno.perform.own-hat';
  return when(moves(show) && !isOwnFree(show), say('own-untold', {}, clause));
};

const ownSpaceLine = (show: Show, space: SpaceName) =>
  isOwnFree(show)
    ? say('own-space-free', { space })
    : say('own-space-taken', { space }, ownSpace(show));

/** Other hats on spaces that the power would reach, above the one taken. */
const skippedLines = ({ track, power }: Show, target: TrackSpace) => {
  const spaces = track
    .filter(({ space, value, hat }) => hat === 'other' && value <= power && space > target.space)
    .map(nameOf);
  return when(spaces.length > 0, say('skipped', { spaces }));
};

/** Which hat it is, and that it moves. */
const moveLines = (show: Show, target: TrackSpace) => {
  const { second, hats } = show;
  const performs = performing(show);
  const from = movedFrom(show);
  if (second === 'later') return [say('third', { performs })];
  if (performs !== 'only') return [say('which-hat', { performs, second, reading: hats })];
  return second === 'no' || from === undefined ? [] : [movedLine(from, target)];
};

const movedLine = (from: TrackSpace, target: TrackSpace) => {
  const down = target.space < from.space;
  return say('hat-moves', { from: nameOf(from), to: nameOf(target), down });
};

const posterLines = (show: Show) => {
  const { completed, posters } = show;
  return [
    ...(posters === undefined
      ? []
      : [say('posters-allowed', { completed: completed.length, most: posters })]),
    ...completed.flatMap((row, i) => rowLines(show, row, i + 1)),

    ...gemBillLines(billOf(show)),
  ];
};

const rowLines = (show: Show, done: Completed, row: number) => [
  say('poster', { row, ...done.poster }),
  ...tentLines(show, done, row),
];

const tentLines = (show: Show, done: Completed, row: number) => {
  const { tent, waived } = done;
  if (tent === undefined) return [say('without-tent', { row })];
  const { points, coins } = tentOf(done, show);
  return waived
    ? [say('waived-tent', { row, points, coins, reading: show.waivedTent })]
    : [
        say('tent', { row, ...tent }),
        ...when(tent.gems > 0, say('tent-gems', { row, gems: tent.gems })),
      ];
};
