import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, missing, unreadable, type Field } from '../core/fields.ts';
import { amount, form, optionalAmount, reading, yesNo, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
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
  POSTER_GEMS,
  SEATS,
  STORAGE,
  TENTS,
  TRAINERS,
  WAIVED_TENTS,
} from './data.ts';
import { gemCount } from './gems.ts';
import { NO_GEMS, optionalGemAmounts, type Gems } from './notation.ts';
import {
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
  players: amount(SEATS, '5'),
  ...TRACK_FIELDS,
  power: amount(AMOUNT, '12'),
  /** Whether it is the player's second performance of the round. */
  second: yesNo(),
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
  ownSpace: reading('sno.five.other-performances', OWN_SPACES),
  ownHat: reading('sno.perform.own-hat', OWN_HATS),
  posterGems: reading('sno.perform.clear-gems', POSTER_GEMS),
};

const FORM = form(FIELDS, ({ track, occupied, own, gems, ...rest }) => {
  const placed = collect({
    track: onTrack(placeHats(track, { occupied, own }), rest.hat),
    own: ownKnown(own, rest.players === SEATS.max && rest.second),
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

/** A second performance with five moves a hat, so its space must be told. */
const ownKnown = (own: readonly SpaceName[], needed: boolean): Field<unknown, never> =>
  needed && own.length === 0 ? missing('own') : ok(own);

/** The text speaks of the second performance; of others it is an open question. */
const OWN_SPACE = ['sno.five.own-space', 'sno.five.other-performances'] as const;

/** How many hats a player has. */
const HATS_EACH = ['sno.player.pieces', 'sno.five.one-hat'] as const;

const SAYS = {
  ...POSTER_GEM_SAYS,
  'one-hat': 'sno.five.no-second-hat',
  'own-space-taken': OWN_SPACE,
  'own-space-free': 'sno.five.other-performances',
  'own-hat': 'sno.perform.own-hat',
  skipped: 'sno.perform.space',
  hat: 'sno.perform.space',
  'hat-moves': 'sno.five.second-performance',
  'lower-space': 'sno.perform.lower-space',
  'two-hats': 'sno.perform.hats',
  'posters-allowed': 'sno.perform.space',
  poster: 'sno.perform.poster',
  tent: 'sno.perform.coins-and-points',
  'tent-gems': 'sno.perform.two-gems',
  'without-tent': 'sno.trainers.no-tent',
  'waived-tent': 'sno.trainers.waived-tent',

  'second-hat': 'sno.five.no-second-hat',
  'too-many-hats': HATS_EACH,
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

export interface PerformValue {
  /** From the bottom. `open`: no hat on it and not above the power. */
  readonly track: readonly (TrackSpace & { readonly open: boolean; readonly target: boolean })[];
  /** The space the hat takes. */
  readonly hat: TrackSpace;
  /** The space it comes from, in a game with five; `undefined` otherwise. */
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
    from: isFive(show) ? ownHats(show)[0] : undefined,
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

/** The spaces with the player's own hats, from the bottom. */
const ownHats = ({ track }: Show): readonly TrackSpace[] =>
  track.filter(({ hat }) => hat === 'own');

/** Whether the player's own hat leaves its space free, by the reading that it may. */
const isOwnFree = (show: Show): boolean =>
  isFive(show) ? !show.second && show.ownSpace === 'second' : show.ownHat === 'free';

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
  second ? 'sno.five.own-space' : 'sno.five.other-performances';

/** More hats on the track than the players have. */
const hatViolations = (show: Show) => {
  const { players, track } = show;
  const own = ownHats(show).length;
  const others = track.filter(({ hat }) => hat === 'other').length;
  const each = isFive(show) ? HATS_OF_FIVE : HATS;
  const most = each * (players - 1);
  const clause = isFive(show) ? 'sno.five.one-hat' : 'sno.player.pieces';
  return [
    ...when(own > each, say('second-hat', { hats: own, allowed: each })),
    ...when(others > most, say('too-many-hats', { others, most, each, players }, clause)),
  ];
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
  if (hat === 'other') return [say('occupied', { space })];
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
    ...ownLines(show),
    ...skippedLines(show, target),
    say('hat', { space, power: show.power }),
    ...moveLines(show, target),
    ...when(isLower, say('lower-space', { space, highest: nameOf(highest) })),
  ];
};

/** What becomes of the spaces with the player's own hats. */
const ownLines = (show: Show) => {
  const own = ownHats(show).filter(({ value }) => isFive(show) || value <= show.power);
  if (!isFive(show)) {
    const facts = { spaces: own.map(nameOf), reading: show.ownHat };
    return when(own.length > 0, say('own-hat', facts));
  }
  return [
    say('one-hat', { hats: HATS_OF_FIVE }),
    ...own.slice(0, 1).map((space) => ownSpaceLine(show, nameOf(space))),
  ];
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

const moveLines = (show: Show, target: TrackSpace) => {
  const { second } = show;
  if (!isFive(show)) return [say('two-hats', { second })];
  return !second
    ? []
    : ownHats(show)
        .slice(0, 1)
        .map((from) => {
          const down = target.space < from.space;
          return say('hat-moves', { from: nameOf(from), to: nameOf(target), down });
        });
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
