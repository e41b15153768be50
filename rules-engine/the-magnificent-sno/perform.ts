import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  missing,
  numeral,
  option,
  optionalWhole,
  unreadable,
  whole,
  wholes,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  HATS,
  HATS_OF_FIVE,
  LOWER_SPACES,
  OWN_SPACES,
  SEATS,
  TRACK_SPACES,
  TRACK_VALUES,
  TRAINERS,
  WAIVED_TENTS,
  YES_NO,
  type LowerSpace,
  type OwnSpace,
  type WaivedTent,
} from './data.ts';
import type { SnoLine } from './line.ts';
import { parseCompleted, type Completed, type Reward } from './posters.ts';

export interface RawPerform {
  readonly players: string;
  /** The values of the performance track's spaces, from the bottom. */
  readonly track: string;
  /** Values of the spaces with other players' hats. */
  readonly occupied: string;
  /** Value of the space with the player's own hat; blank is none. */
  readonly own: string;
  readonly power: string;
  /** Whether it is the player's second performance of the round. */
  readonly second: string;
  /** The space wanted; blank is the highest. */
  readonly hat: string;
  /** Posters that the space allows; blank is not checked. */
  readonly posters: string;
  /** Posters completed and the tents below them, `points/coins/gems:points/coins/gems` each: `6/3/0:2/2/0;5/0/1:-`. `-2/2/2` is a tent whose requirements a trainer waives. */
  readonly completed: string;
  /** Gems held; blank is not checked. */
  readonly gems: string;
  /** Trainers on the tile that waives tents. */
  readonly noTent: string;
  readonly waivedTent: string;
  readonly lower: string;
  readonly ownSpace: string;
}

export const PERFORM_START: RawPerform = {
  players: '5',
  track: '',
  occupied: '',
  own: '',
  power: '12',
  second: 'no',
  hat: '',
  posters: '',
  completed: '',
  gems: '',
  noTent: '0',
  waivedTent: 'pays',
  lower: 'allowed',
  ownSpace: 'always',
};

/** A space of the performance track; `space` counts from the bottom, `value` is printed on it. */
export interface TrackSpace {
  readonly space: number;
  readonly value: number;
  readonly hat: 'own' | 'other' | undefined;
}

export type Perform = Parsed<
  {
    readonly players: number;
    readonly track: readonly TrackSpace[];
    readonly own: readonly number[];
    readonly power: number;
    readonly second: boolean;
    readonly hat: number | undefined;
    readonly posters: number | undefined;
    readonly completed: readonly Completed[];
    readonly gems: number | undefined;
    readonly noTent: number;
    readonly waivedTent: WaivedTent;
    readonly lower: LowerSpace;
    readonly ownSpace: OwnSpace;
  },
  'Perform'
>;

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

/** The text speaks of the second performance; of others it is an open question. */
type OwnSpaceClause = 'sno.five.own-space' | 'sno.five.other-performances';

export type PerformLine =
  | SnoLine<'sno.five.no-second-hat', 'one-hat', { hats: number }>
  | SnoLine<OwnSpaceClause, 'own-space-taken', { space: number }>
  | SnoLine<'sno.five.other-performances', 'own-space-free', { space: number }>
  | SnoLine<'sno.perform.space', 'skipped', { spaces: readonly number[] }>
  | SnoLine<'sno.perform.space', 'hat', { space: number; power: number }>
  | SnoLine<'sno.five.second-performance', 'hat-moves', { from: number; to: number; down: boolean }>
  | SnoLine<'sno.perform.lower-space', 'lower-space', { space: number; highest: number }>
  | SnoLine<'sno.perform.hats', 'two-hats', { second: boolean }>
  | SnoLine<'sno.perform.space', 'posters-allowed', { completed: number; most: number }>
  | SnoLine<'sno.perform.poster', 'poster', Reward & { row: number }>
  | SnoLine<'sno.perform.coins-and-points', 'tent', Reward & { row: number }>
  | SnoLine<'sno.perform.two-gems', 'tent-gems', { row: number; gems: number }>
  | SnoLine<'sno.trainers.no-tent', 'without-tent', { row: number }>
  | SnoLine<
      'sno.trainers.waived-tent',
      'waived-tent',
      { row: number; points: number; coins: number; reading: WaivedTent }
    >
  | SnoLine<'sno.perform.poster', 'total', Reward & { gemsAfter: number | undefined }>;

export type PerformViolation =
  | SnoLine<'sno.five.no-second-hat', 'second-hat', { hats: number; allowed: number }>
  | SnoLine<'sno.perform.space', 'no-space', { power: number }>
  | SnoLine<'sno.perform.space', 'too-high', { space: number; power: number }>
  | SnoLine<'sno.perform.space', 'occupied', { space: number }>
  | SnoLine<OwnSpaceClause, 'own-space', { space: number }>
  | SnoLine<'sno.perform.lower-space', 'not-highest', { space: number; highest: number }>
  | SnoLine<'sno.perform.space', 'too-many-posters', { completed: number; most: number }>
  | SnoLine<'sno.perform.poster', 'no-tent', { without: number; trainers: number }>
  | SnoLine<'sno.perform.poster', 'gems-for-posters', { needed: number; held: number }>
  | SnoLine<'sno.perform.two-gems', 'gems-for-tents', { needed: number; held: number }>;

export const parsePerform = (raw: RawPerform): Field<Perform> => {
  const fields = collect({
    players: numeral('players', raw.players, [2, 3, 4, 5]),
    track: parseTrack(raw.track),
    occupied: wholes('occupied', raw.occupied, {
      each: TRACK_VALUES,
      count: { min: 0, max: SEATS.max * HATS },
    }),
    own: wholes('own', raw.own, { each: TRACK_VALUES, count: { min: 0, max: HATS } }),
    power: whole('power', raw.power, AMOUNT),
    second: option('second', raw.second, YES_NO),
    hat: optionalWhole('hat', raw.hat, TRACK_VALUES),
    posters: optionalWhole('posters', raw.posters, AMOUNT),
    completed: parseCompleted('completed', raw.completed),
    gems: optionalWhole('gems', raw.gems, AMOUNT),
    noTent: whole('noTent', raw.noTent, TRAINERS),
    waivedTent: option('waivedTent', raw.waivedTent, WAIVED_TENTS),
    lower: option('lower', raw.lower, LOWER_SPACES),
    ownSpace: option('ownSpace', raw.ownSpace, OWN_SPACES),
  });
  if (!fields.ok) return fields;
  const { track, occupied, second, ...rest } = fields.value;
  const placed = collect({
    track: placeHats(track, { occupied, own: rest.own }),
    hat: parseHat(rest.hat, track),
    own: ownKnown(rest.own, rest.players === SEATS.max && second === 'yes'),
  });
  return placed.ok ? ok(parsed({ ...rest, ...placed.value, second: second === 'yes' })) : placed;
};

/** Values that never fall from the bottom up. */
const parseTrack = (text: string): Field<readonly number[]> => {
  const read = wholes('track', text, { each: TRACK_VALUES, count: TRACK_SPACES });
  if (!read.ok) return read;
  const at = read.value.findIndex((value, i) => value < (read.value[i - 1] ?? value));
  return at < 0
    ? read
    : unreadable('track', text.trim(), { where: [at + 1], reason: 'not-ascending' });
};

/** A second performance with five moves a hat, so its space must be told. */
const ownKnown = (own: readonly number[], needed: boolean): Field<readonly number[]> =>
  needed && own.length === 0 ? missing('own') : ok(own);

const parseHat = (hat: number | undefined, track: readonly number[]): Field<number | undefined> =>
  hat === undefined || track.includes(hat)
    ? ok(hat)
    : unreadable('hat', String(hat), { reason: 'not-on-track' });

interface HatValues {
  readonly occupied: readonly number[];
  readonly own: readonly number[];
}

/** Puts each hat on a space of its value that has none yet. */
const placeHats = (
  values: readonly number[],
  { occupied, own }: HatValues,
): Field<readonly TrackSpace[]> => {
  const empty: readonly TrackSpace[] = values.map((value, i) => ({
    space: i + 1,
    value,
    hat: undefined,
  }));
  const others = placeAll(empty, { values: occupied, hat: 'other', field: 'occupied' });
  return others.ok ? placeAll(others.value, { values: own, hat: 'own', field: 'own' }) : others;
};

const placeAll = (
  track: readonly TrackSpace[],
  hats: {
    readonly values: readonly number[];
    readonly hat: 'own' | 'other';
    readonly field: string;
  },
): Field<readonly TrackSpace[]> => {
  let spaces = track;
  for (const [i, value] of hats.values.entries()) {
    const at = spaces.findIndex((each) => each.value === value && each.hat === undefined);
    const found = spaces[at];
    if (found === undefined) {
      const reason = spaces.some((each) => each.value === value) ? 'taken' : 'not-on-track';
      return unreadable(hats.field, String(value), { where: [i + 1], reason });
    }
    spaces = spaces.with(at, { ...found, hat: hats.hat });
  }
  return ok(spaces);
};

/** Where the hat goes, and what the posters completed there give. */
export const perform = (show: Perform): Ruling<PerformValue, PerformLine, PerformViolation> => {
  const { track, own, completed, gems } = show;
  const target = targetOf(show);
  const total = totalOf(show);
  return ruled([...spaceViolations(show), ...posterViolations(show)], {
    value: {
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
    },
    lines: [...hatLines(show, target), ...posterLines(show)],
  });
};

export const askPerform = asks(parsePerform, perform);

const isFive = ({ players }: Perform): boolean => players === SEATS.max;

/** Whether the player's own hat leaves its space free, by the reading that a first performance may. */
const isOwnFree = (show: Perform): boolean =>
  isFive(show) && !show.second && show.ownSpace === 'second';

const isOpen = ({ value, hat }: TrackSpace, show: Perform): boolean =>
  value <= show.power && (hat === undefined || (hat === 'own' && isOwnFree(show)));

/** The highest space without a hat that the power reaches. */
const highestOf = (show: Perform): TrackSpace | undefined =>
  show.track.findLast((space) => isOpen(space, show));

/** The space wanted, the highest free one of its value, else the highest; only a broken rule leaves neither. */
const targetOf = (show: Perform): TrackSpace => {
  const { track, hat } = show;
  const wanted = track.filter(({ value }) => value === hat);
  const found = wanted.findLast((space) => isOpen(space, show)) ?? wanted[0] ?? highestOf(show);
  return found ?? { space: 0, value: 0, hat: undefined };
};

const NOTHING: Reward = { points: 0, coins: 0, gems: 0 };

/** What the tent of a row gives and takes: never gems if a trainer waives them. */
const tentOf = ({ tent, waived }: Completed, { waivedTent }: Perform): Reward => {
  if (tent === undefined) return NOTHING;
  if (!waived) return tent;
  return waivedTent === 'pays' ? { ...tent, gems: 0 } : NOTHING;
};

const totalOf = (show: Perform): Reward => {
  const given = show.completed.flatMap((row) => [row.poster, tentOf(row, show)]);
  return {
    points: sum(given.map(({ points }) => points)),
    coins: sum(given.map(({ coins }) => coins)),
    gems: sum(given.map(({ gems }) => gems)),
  };
};

const withoutTent = (rows: readonly Completed[]): number =>
  rows.filter(({ tent, waived }) => tent === undefined || waived).length;

const ownSpace = ({ second }: Perform): OwnSpaceClause =>
  second ? 'sno.five.own-space' : 'sno.five.other-performances';

const spaceViolations = (show: Perform): readonly PerformViolation[] => {
  const { own, hat, power } = show;
  const secondHat: PerformViolation = {
    clause: 'sno.five.no-second-hat',
    code: 'second-hat',
    hats: own.length,
    allowed: HATS_OF_FIVE,
  };
  const none: PerformViolation = { clause: 'sno.perform.space', code: 'no-space', power };
  return [
    ...(isFive(show) && own.length > HATS_OF_FIVE ? [secondHat] : []),
    ...(hat === undefined && highestOf(show) === undefined ? [none] : []),
    ...(hat === undefined ? [] : wantedViolations(show, targetOf(show))),
  ];
};

const wantedViolations = (show: Perform, wanted: TrackSpace): readonly PerformViolation[] => {
  const { power } = show;
  const space = wanted.value;
  const tooHigh: PerformViolation = {
    clause: 'sno.perform.space',
    code: 'too-high',
    space,
    power,
  };
  return [
    ...(space > power ? [tooHigh] : []),
    ...hatThere(show, wanted),
    ...notHighest(show, wanted),
  ];
};

const notHighest = (show: Perform, { value }: TrackSpace): readonly PerformViolation[] => {
  const highest = highestOf(show)?.value ?? value;
  return show.lower === 'highest' && value < highest
    ? [{ clause: 'sno.perform.lower-space', code: 'not-highest', space: value, highest }]
    : [];
};

const hatThere = (show: Perform, { value, hat }: TrackSpace): readonly PerformViolation[] => {
  if (hat === undefined || (hat === 'own' && isOwnFree(show))) return [];
  return hat === 'own' && isFive(show)
    ? [{ clause: ownSpace(show), code: 'own-space', space: value }]
    : [{ clause: 'sno.perform.space', code: 'occupied', space: value }];
};

const posterViolations = (show: Perform): readonly PerformViolation[] => {
  const { posters, completed, noTent } = show;
  const without = withoutTent(completed);
  const tooMany: PerformViolation = {
    clause: 'sno.perform.space',
    code: 'too-many-posters',
    completed: completed.length,
    most: posters ?? 0,
  };
  const bare: PerformViolation = {
    clause: 'sno.perform.poster',
    code: 'no-tent',
    without,
    trainers: noTent,
  };
  return [
    ...(posters !== undefined && completed.length > posters ? [tooMany] : []),
    ...(without > noTent ? [bare] : []),
    ...gemViolations(show),
  ];
};

/** Gems that the posters alone ask for too much, or only posters and tents together. */
const gemViolations = (show: Perform): readonly PerformViolation[] => {
  const { completed, gems } = show;
  const forPosters = sum(completed.map(({ poster }) => poster.gems));
  const needed = totalOf(show).gems;
  if (gems === undefined || needed <= gems) return [];
  return forPosters > gems
    ? [{ clause: 'sno.perform.poster', code: 'gems-for-posters', needed: forPosters, held: gems }]
    : [{ clause: 'sno.perform.two-gems', code: 'gems-for-tents', needed, held: gems }];
};

const hatLines = (show: Perform, target: TrackSpace): readonly PerformLine[] => {
  const highest = highestOf(show)?.value ?? target.value;
  const lower: PerformLine = {
    clause: 'sno.perform.lower-space',
    code: 'lower-space',
    space: target.value,
    highest,
  };
  return [
    ...fiveLines(show),
    ...skippedLines(show, target),
    { clause: 'sno.perform.space', code: 'hat', space: target.value, power: show.power },
    ...moveLines(show, target),
    ...(target.value < highest ? [lower] : []),
  ];
};

const fiveLines = (show: Perform): readonly PerformLine[] => {
  if (!isFive(show)) return [];
  const [own] = show.own;
  return [
    { clause: 'sno.five.no-second-hat', code: 'one-hat', hats: HATS_OF_FIVE },
    ...(own === undefined ? [] : [ownSpaceLine(show, own)]),
  ];
};

const ownSpaceLine = (show: Perform, space: number): PerformLine =>
  isOwnFree(show)
    ? { clause: 'sno.five.other-performances', code: 'own-space-free', space }
    : { clause: ownSpace(show), code: 'own-space-taken', space };

/** Other hats on spaces that the power would reach, above the one taken. */
const skippedLines = ({ track, power }: Perform, target: TrackSpace): readonly PerformLine[] => {
  const spaces = track
    .filter(({ space, value, hat }) => hat === 'other' && value <= power && space > target.space)
    .map(({ value }) => value);
  return spaces.length === 0 ? [] : [{ clause: 'sno.perform.space', code: 'skipped', spaces }];
};

const moveLines = (show: Perform, target: TrackSpace): readonly PerformLine[] => {
  const [from] = show.own;
  const { second } = show;
  if (!isFive(show)) return [{ clause: 'sno.perform.hats', code: 'two-hats', second }];
  return from === undefined || !second
    ? []
    : [
        {
          clause: 'sno.five.second-performance',
          code: 'hat-moves',
          from,
          to: target.value,
          down: target.value < from,
        },
      ];
};

const posterLines = (show: Perform): readonly PerformLine[] => {
  const { completed, posters, gems } = show;
  const total = totalOf(show);
  const allowed: PerformLine = {
    clause: 'sno.perform.space',
    code: 'posters-allowed',
    completed: completed.length,
    most: posters ?? 0,
  };
  const all: PerformLine = {
    clause: 'sno.perform.poster',
    code: 'total',
    ...total,
    gemsAfter: gems === undefined ? undefined : gems - total.gems,
  };
  return [
    ...(posters === undefined ? [] : [allowed]),
    ...completed.flatMap((row, i) => rowLines(show, row, i + 1)),
    ...(completed.length > 0 ? [all] : []),
  ];
};

const rowLines = (show: Perform, done: Completed, row: number): readonly PerformLine[] => {
  const { poster, tent, waived } = done;
  const own: PerformLine = { clause: 'sno.perform.poster', code: 'poster', row, ...poster };
  if (tent === undefined) {
    return [own, { clause: 'sno.trainers.no-tent', code: 'without-tent', row }];
  }
  if (waived) {
    const { points, coins } = tentOf(done, show);
    const reading = show.waivedTent;
    const clause = 'sno.trainers.waived-tent';
    return [own, { clause, code: 'waived-tent', row, points, coins, reading }];
  }
  const gems: PerformLine = {
    clause: 'sno.perform.two-gems',
    code: 'tent-gems',
    row,
    gems: tent.gems,
  };
  return [
    own,
    { clause: 'sno.perform.coins-and-points', code: 'tent', row, ...tent },
    ...(tent.gems > 0 ? [gems] : []),
  ];
};
