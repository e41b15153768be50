import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, missing, unreadable, type Field } from '../core/fields.ts';
import { amount, form, optionalAmount, reading, yesNo, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import {
  AMOUNT,
  HATS_OF_FIVE,
  LOWER_SPACES,
  OWN_SPACES,
  SEATS,
  TRACK_VALUES,
  TRAINERS,
  WAIVED_TENTS,
} from './data.ts';
import { placeHats, TRACK_FIELDS, type TrackSpace } from './performance-track.ts';
import { completedPosters, type Completed, type Reward } from './posters.ts';

const FIELDS = {
  players: amount(SEATS, '5'),
  ...TRACK_FIELDS,
  power: amount(AMOUNT, '12'),
  /** Whether it is the player's second performance of the round. */
  second: yesNo(),
  /** The space wanted; blank is the highest. */
  hat: optionalAmount(TRACK_VALUES),
  /** Posters that the space allows; blank is not checked. */
  posters: optionalAmount(AMOUNT),
  completed: completedPosters(),
  /** Gems held; blank is not checked. */
  gems: optionalAmount(AMOUNT),
  /** Trainers on the tile that waives tents. */
  noTent: amount(TRAINERS, '0'),
  waivedTent: reading('sno.trainers.waived-tent', WAIVED_TENTS),
  lower: reading('sno.perform.lower-space', LOWER_SPACES),
  ownSpace: reading('sno.five.other-performances', OWN_SPACES),
};

const FORM = form(FIELDS, ({ track, occupied, ...rest }) => {
  const placed = collect({
    track: placeHats(track, { occupied, own: rest.own }),
    hat: onTrack(rest.hat, track),
    own: ownKnown(rest.own, rest.players === SEATS.max && rest.second),
  });
  return placed.ok ? ok({ ...rest, ...placed.value }) : placed;
});

const onTrack = (
  hat: number | undefined,
  track: readonly number[],
): Field<number | undefined, 'not-on-track'> =>
  hat === undefined || track.includes(hat)
    ? ok(hat)
    : unreadable('hat', String(hat), { reason: 'not-on-track' });

/** A second performance with five moves a hat, so its space must be told. */
const ownKnown = (own: readonly number[], needed: boolean): Field<readonly number[], never> =>
  needed && own.length === 0 ? missing('own') : ok(own);

/** The text speaks of the second performance; of others it is an open question. */
const OWN_SPACE = ['sno.five.own-space', 'sno.five.other-performances'] as const;

const SAYS = {
  'one-hat': 'sno.five.no-second-hat',
  'own-space-taken': OWN_SPACE,
  'own-space-free': 'sno.five.other-performances',
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
  total: 'sno.perform.poster',
  'second-hat': 'sno.five.no-second-hat',
  'no-space': 'sno.perform.space',
  'too-high': 'sno.perform.space',
  occupied: 'sno.perform.space',
  'own-space': OWN_SPACE,
  'not-highest': 'sno.perform.lower-space',
  'too-many-posters': 'sno.perform.space',
  'no-tent': 'sno.perform.poster',
  'gems-for-posters': 'sno.perform.poster',
  'gems-for-tents': 'sno.perform.two-gems',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Show = Checked<typeof FORM>;

export interface PerformValue {
  /** From the bottom. `open`: no hat on it and not above the power. */
  readonly track: readonly (TrackSpace & { readonly open: boolean; readonly target: boolean })[];
  /** The space the hat takes. */
  readonly hat: TrackSpace;
  /** The space it comes from, in a game with five; `undefined` otherwise. */
  readonly from: number | undefined;
  /** The highest space it could take. */
  readonly highest: number;
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
  const { track, own, completed, gems } = show;
  const target = targetOf(show);
  const total = totalOf(show);
  const value: PerformValue = {
    track: track.map((space) => ({
      ...space,
      open: isOpen(space, show),
      target: space.space === target.space,
    })),
    hat: target,
    from: isFive(show) ? own[0] : undefined,
    highest: highestOf(show)?.value ?? target.value,
    rows: completed,
    ...total,
    gemsAfter: gems === undefined ? undefined : gems - total.gems,
    withoutTent: withoutTent(completed),
  };
  return ruled([...spaceViolations(show), ...posterViolations(show)], {
    value,
    lines: [...hatLines(show, target), ...posterLines(show)],
  });
};

export const perform = question({ form: FORM, says: SAYS, rule: performance });

const isFive = ({ players }: Show): boolean => players === SEATS.max;

/** Whether the player's own hat leaves its space free, by the reading that a first performance may. */
const isOwnFree = (show: Show): boolean =>
  isFive(show) && !show.second && show.ownSpace === 'second';

const isOpen = ({ value, hat }: TrackSpace, show: Show): boolean =>
  value <= show.power && (hat === undefined || (hat === 'own' && isOwnFree(show)));

/** The highest space without a hat that the power reaches. */
const highestOf = (show: Show): TrackSpace | undefined =>
  show.track.findLast((space) => isOpen(space, show));

/** The space wanted, the highest free one of its value, else the highest; only a broken rule leaves neither. */
const targetOf = (show: Show): TrackSpace => {
  const { track, hat } = show;
  const wanted = track.filter(({ value }) => value === hat);
  const found = wanted.findLast((space) => isOpen(space, show)) ?? wanted[0] ?? highestOf(show);
  return found ?? { space: 0, value: 0, hat: undefined };
};

const NOTHING: Reward = { points: 0, coins: 0, gems: 0 };

/** What the tent of a row gives and takes: never gems if a trainer waives them. */
const tentOf = ({ tent, waived }: Completed, { waivedTent }: Show): Reward => {
  if (tent === undefined) return NOTHING;
  if (!waived) return tent;
  return waivedTent === 'pays' ? { ...tent, gems: 0 } : NOTHING;
};

const totalOf = (show: Show): Reward => {
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

const spaceViolations = (show: Show) => {
  const { own, hat, power } = show;
  const hats = own.length;
  return [
    ...when(
      isFive(show) && hats > HATS_OF_FIVE,
      say('second-hat', { hats, allowed: HATS_OF_FIVE }),
    ),
    ...when(hat === undefined && highestOf(show) === undefined, say('no-space', { power })),
    ...(hat === undefined ? [] : wantedViolations(show, targetOf(show))),
  ];
};

const wantedViolations = (show: Show, wanted: TrackSpace) => {
  const { power, lower } = show;
  const space = wanted.value;
  const highest = highestOf(show)?.value ?? space;
  return [
    ...when(space > power, say('too-high', { space, power })),
    ...hatThere(show, wanted),
    ...when(lower === 'highest' && space < highest, say('not-highest', { space, highest })),
  ];
};

const hatThere = (show: Show, { value, hat }: TrackSpace) => {
  if (hat === undefined || (hat === 'own' && isOwnFree(show))) return [];
  return hat === 'own' && isFive(show)
    ? [say('own-space', { space: value }, ownSpace(show))]
    : [say('occupied', { space: value })];
};

const posterViolations = (show: Show) => {
  const { posters: most = Infinity, noTent: trainers } = show;
  const completed = show.completed.length;
  const without = withoutTent(show.completed);
  return [
    ...when(completed > most, say('too-many-posters', { completed, most })),
    ...when(without > trainers, say('no-tent', { without, trainers })),
    ...gemViolations(show),
  ];
};

/** Gems that the posters alone ask for too much, or only posters and tents together. */
const gemViolations = (show: Show) => {
  const { completed, gems: held = Infinity } = show;
  const forPosters = sum(completed.map(({ poster }) => poster.gems));
  const needed = totalOf(show).gems;
  if (needed <= held) return [];
  return forPosters > held
    ? [say('gems-for-posters', { needed: forPosters, held })]
    : [say('gems-for-tents', { needed, held })];
};

const hatLines = (show: Show, target: TrackSpace) => {
  const space = target.value;
  const highest = highestOf(show)?.value ?? space;
  return [
    ...fiveLines(show),
    ...skippedLines(show, target),
    say('hat', { space, power: show.power }),
    ...moveLines(show, target),
    ...when(space < highest, say('lower-space', { space, highest })),
  ];
};

const fiveLines = (show: Show) => {
  if (!isFive(show)) return [];
  const [own] = show.own;
  return [
    say('one-hat', { hats: HATS_OF_FIVE }),
    ...(own === undefined ? [] : [ownSpaceLine(show, own)]),
  ];
};

const ownSpaceLine = (show: Show, space: number) =>
  isOwnFree(show)
    ? say('own-space-free', { space })
    : say('own-space-taken', { space }, ownSpace(show));

/** Other hats on spaces that the power would reach, above the one taken. */
const skippedLines = ({ track, power }: Show, target: TrackSpace) => {
  const spaces = track
    .filter(({ space, value, hat }) => hat === 'other' && value <= power && space > target.space)
    .map(({ value }) => value);
  return when(spaces.length > 0, say('skipped', { spaces }));
};

const moveLines = (show: Show, { value: to }: TrackSpace) => {
  const [from] = show.own;
  const { second } = show;
  if (!isFive(show)) return [say('two-hats', { second })];
  return from === undefined || !second ? [] : [say('hat-moves', { from, to, down: to < from })];
};

const posterLines = (show: Show) => {
  const { completed, posters, gems } = show;
  const total = totalOf(show);
  const gemsAfter = gems === undefined ? undefined : gems - total.gems;
  return [
    ...(posters === undefined
      ? []
      : [say('posters-allowed', { completed: completed.length, most: posters })]),
    ...completed.flatMap((row, i) => rowLines(show, row, i + 1)),
    ...when(completed.length > 0, say('total', { ...total, gemsAfter })),
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
