import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  itemsIn,
  missing,
  numeral,
  option,
  optionalOption,
  optionsOf,
  wholeOrZero,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { parseBowls, parseCults } from './amounts.ts';
import { climb, cultPower, type Cults } from './cults.ts';
import { AMOUNT, LEAVING_TEN, YES_NO, type LeavingTen } from './data.ts';
import {
  ACOLYTE_ORDERS,
  MORE_PRIEST_STEPS,
  STEPS_PER_SPADE,
  type AcolyteOrder,
} from './data/abilities.ts';
import { GROUNDS, type Ground } from './data/terrains.ts';
import { CULT_LEVELS, CULTS, PRIEST_STEPS, type Cult } from './data/tiles.ts';
import type { FiLine } from './line.ts';
import { parseOpponents } from './opponents.ts';
import { gainPower, type Bowls } from './power.ts';
import type { Seat } from './seats.ts';
import {
  eruptionLines,
  eruptionPrice,
  eruptionViolations,
  type Eruption,
  type EruptionLine,
  type EruptionViolation,
} from './volcano.ts';
import { isNewTerrain } from './wheel.ts';

export interface RawAcolytes {
  /** Fire, Water, Earth and Air: `3/3/3/3`. */
  readonly cults: string;
  /** Power in Bowls I, II and III: `6/6/0`. */
  readonly bowls: string;
  /** Keys of Town tiles not used yet. */
  readonly keys: string;
  /** Cults whose top space another player holds: `fire,air`. */
  readonly topTaken: string;
  /** The terrain to erupt; blank when none is asked about. */
  readonly terrain: string;
  /** The other players' Factions, `witches,shapeshifters/lakes`. */
  readonly opponents: string;
  /** The Cult that pays; blank for any. */
  readonly cult: string;
  /** The Cult of each Spade gained: `fire,air`. */
  readonly spades: string;
  /** Victory points that each Spade scores this round. */
  readonly spadePoints: string;
  /** The steps printed on the space to which a Priest is sent, 1 when it returns to the supply; blank: none is sent. */
  readonly priest: string;
  readonly priestCult: string;
  /** Whether the Stronghold is built. */
  readonly stronghold: string;
  /** Whether the terrain is paid before or after the markers climb. */
  readonly order: string;
  readonly leavingTen: string;
}

export const ACOLYTES_START: RawAcolytes = {
  cults: '3/3/3/3',
  bowls: '6/6/0',
  keys: '0',
  topTaken: '',
  terrain: 'lakes',
  opponents: 'witches',
  cult: '',
  spades: '',
  spadePoints: '0',
  priest: '',
  priestCult: '',
  stronghold: 'no',
  order: 'pay-first',
  leavingTen: 'key-back',
};

export type Acolytes = Parsed<
  {
    readonly cults: Cults;
    readonly bowls: Bowls;
    readonly keys: number;
    readonly topTaken: readonly Cult[];
    readonly terrain: Ground | undefined;
    readonly opponents: readonly Seat[];
    readonly cult: Cult | undefined;
    readonly spades: readonly Cult[];
    readonly spadePoints: number;
    readonly priest: { readonly cult: Cult; readonly space: number } | undefined;
    readonly hasStronghold: boolean;
    readonly order: AcolyteOrder;
    readonly leavingTen: LeavingTen;
  },
  'Acolytes'
>;

/** One marker moved, down for a terrain or up for a Spade or a Priest. */
export interface CultMove {
  readonly why: 'terrain' | 'spade' | 'priest';
  readonly cult: Cult;
  readonly steps: number;
  readonly before: number;
  readonly after: number;
  /** Power for the spaces reached, and how much of it they gave before. */
  readonly power: number;
  readonly again: number;
  readonly keysBefore: number;
  readonly keysAfter: number;
}

export interface AcolytesValue {
  /** Steps for the terrain; 0 when none is asked about. */
  readonly price: number;
  /** Each Cult as it stands when the terrain is paid, and whether it reaches. */
  readonly ways: readonly {
    readonly cult: Cult;
    readonly before: number;
    /** `undefined` when the marker cannot go down so far. */
    readonly after: number | undefined;
  }[];
  /** All moves in their order. */
  readonly moves: readonly CultMove[];
  /** After everything; a terrain without a Cult that pays is left unpaid. */
  readonly cults: Cults;
  readonly keys: number;
  /** Power for the spaces reached, and how much of it found room. */
  readonly power: number;
  readonly gained: number;
  readonly bowls: Bowls;
  readonly points: number;
}

export type AcolytesLine =
  | EruptionLine
  | FiLine<
      'fi.acolytes.one-cult',
      'pay',
      { cult: Cult; steps: number; before: number; after: number }
    >
  | FiLine<'fi.acolytes.one-cult', 'any-cult', { cults: readonly Cult[]; steps: number }>
  | FiLine<'fi.acolytes.down-and-up', 'no-power-lost', { cult: Cult }>
  | FiLine<'fi.acolytes.down-and-up', 'power-again', { cult: Cult; power: number }>
  | FiLine<
      'fi.acolytes.leaving-ten',
      'leaves-top',
      { cult: Cult; reading: LeavingTen; before: number; after: number }
    >
  | FiLine<'fi.volcano.no-spades', 'no-spades', { spades: number }>
  | FiLine<'fi.volcano.spade-action', 'own-action'>
  | FiLine<'fi.acolytes.spades', 'spade-step', { cult: Cult; before: number; after: number }>
  | FiLine<'fi.acolytes.several-spades', 'several-spades', { cults: readonly Cult[] }>
  | FiLine<
      'fi.volcano.spade-points',
      'spade-points',
      { spades: number; each: number; points: number }
    >
  | FiLine<
      'fi.acolytes.stronghold',
      'priest',
      { cult: Cult; space: number; more: number; steps: number; before: number; after: number }
    >
  | FiLine<
      'fi.cults.power',
      'cult-power',
      { cult: Cult; before: number; after: number; power: number }
    >
  | FiLine<'fi.cults.top', 'top', { cult: Cult; before: number; after: number }>
  | FiLine<
      'fi.cults.top',
      'stopped',
      { cult: Cult; after: number; lost: number; why: 'end' | 'taken' | 'no-key' }
    >
  | FiLine<
      'fi.power.bowls',
      'power',
      { power: number; gained: number; before: Bowls; after: Bowls }
    >;

export type AcolytesViolation =
  | EruptionViolation
  | FiLine<
      'fi.acolytes.one-cult',
      'cult-too-low',
      { cult: Cult; level: number; steps: number; short: number; climbFirst: boolean }
    >
  | FiLine<
      'fi.acolytes.one-cult',
      'no-cult-reaches',
      { steps: number; highest: number; climbFirst: boolean }
    >
  | FiLine<'fi.cults.top', 'top-held-twice', { cult: Cult }>;

export const parseAcolytes = (raw: RawAcolytes): Field<Acolytes> => {
  const fields = collect({
    cults: parseCults('cults', raw.cults),
    bowls: parseBowls('bowls', raw.bowls),
    keys: wholeOrZero('keys', raw.keys, AMOUNT),
    topTaken: optionsOf('topTaken', raw.topTaken, CULTS),
    terrain: raw.terrain.trim() === '' ? ok(undefined) : option('terrain', raw.terrain, GROUNDS),
    opponents: parseOpponents(raw.opponents, 'acolytes'),
    cult: raw.cult.trim() === '' ? ok(undefined) : option('cult', raw.cult, CULTS),
    spades: parseSpades(raw.spades),
    spadePoints: wholeOrZero('spadePoints', raw.spadePoints, AMOUNT),
    priest: parsePriest(raw),
    stronghold: option('stronghold', raw.stronghold, YES_NO),
    order: option('order', raw.order, ACOLYTE_ORDERS),
    leavingTen: option('leavingTen', raw.leavingTen, LEAVING_TEN),
  });
  if (!fields.ok) return fields;
  const { stronghold, ...rest } = fields.value;
  return ok(parsed({ ...rest, hasStronghold: stronghold === 'yes' }));
};

const parseSpades = (text: string): Field<readonly Cult[]> =>
  collectAll(itemsIn(text).map((item) => option('spades', item, CULTS)));

const parsePriest = ({ priest, priestCult }: RawAcolytes): Field<Acolytes['priest']> => {
  const cult = optionalOption('priestCult', priestCult, CULTS);
  if (!cult.ok) return cult;
  if (priest.trim() === '') return ok(undefined);
  const space = numeral('priest', priest, PRIEST_STEPS);
  if (!space.ok) return space;
  return cult.value === undefined
    ? missing('priestCult')
    : ok({ space: space.value, cult: cult.value });
};

/** What a terrain costs the Acolytes in which Cult, and what Spades and Priests bring. */
export const acolytes = (
  turn: Acolytes,
): Ruling<AcolytesValue, AcolytesLine, AcolytesViolation> => {
  const played = play(turn);
  const power = sum(played.moves.map((move) => move.power));
  return ruled(violationsOf(turn, played), {
    value: {
      price: priceOf(turn),
      ways: waysOf(turn, played.paying),
      moves: played.moves,
      cults: played.markers.cults,
      keys: played.markers.keys,
      power,
      ...gainPower(turn.bowls, power),
      points: turn.spadePoints * turn.spades.length,
    },
    lines: linesOf(turn, played),
  });
};

export const askAcolytes = asks(parseAcolytes, acolytes);

const eruptionOf = ({ terrain, opponents }: Acolytes): Eruption | undefined =>
  terrain === undefined || isNewTerrain(terrain)
    ? undefined
    : { faction: 'acolytes', terrain, opponents };

const priceOf = (turn: Acolytes): number => {
  const eruption = eruptionOf(turn);
  return eruption === undefined ? 0 : eruptionPrice(eruption);
};

interface Markers {
  readonly cults: Cults;
  readonly keys: number;
}

interface Played {
  readonly moves: readonly CultMove[];
  readonly markers: Markers;
  /** The markers at the moment when the terrain is paid. */
  readonly paying: Markers;
}

/** Everything in the order chosen. */
const play = (turn: Acolytes): Played => {
  const start: Markers = { cults: turn.cults, keys: turn.keys };
  if (turn.order === 'pay-first') {
    const paid = pay(turn, start);
    const up = climbAll(turn, paid.markers);
    return { moves: [...paid.moves, ...up.moves], markers: up.markers, paying: start };
  }
  const up = climbAll(turn, start);
  const paid = pay(turn, up.markers);
  return { moves: [...up.moves, ...paid.moves], markers: paid.markers, paying: up.markers };
};

type Moved = Omit<Played, 'paying'>;

const pay = (turn: Acolytes, markers: Markers): Moved => {
  const { cult, leavingTen } = turn;
  const steps = priceOf(turn);
  if (cult === undefined || steps === 0 || markers.cults[cult] < steps)
    return { moves: [], markers };
  const before = markers.cults[cult];
  const after = before - steps;
  const isTop = before === CULT_LEVELS.max;
  const keysAfter = markers.keys + (isTop && leavingTen === 'key-back' ? 1 : 0);
  const keys = { keysBefore: markers.keys, keysAfter };
  const move: CultMove = {
    why: 'terrain',
    cult,
    steps,
    before,
    after,
    power: 0,
    again: 0,
    ...keys,
  };
  return {
    moves: [move],
    markers: { cults: { ...markers.cults, [cult]: after }, keys: keysAfter },
  };
};

/** Spades first, then the Priest. */
const climbAll = (turn: Acolytes, start: Markers): Moved => {
  const { spades, priest } = turn;
  const wanted = [
    ...spades.map((cult) => ({ why: 'spade', cult, steps: STEPS_PER_SPADE }) as const),
    ...(priest === undefined
      ? []
      : [{ why: 'priest', cult: priest.cult, steps: priestSteps(turn, priest.space) } as const]),
  ];
  return wanted.reduce<Moved>(
    ({ moves, markers }, climbing) => {
      const move = climbOne(turn, markers, climbing);
      const cults = { ...markers.cults, [move.cult]: move.after };
      return { moves: [...moves, move], markers: { cults, keys: move.keysAfter } };
    },
    { moves: [], markers: start },
  );
};

const priestSteps = ({ hasStronghold }: Acolytes, space: number): number =>
  space + (hasStronghold ? MORE_PRIEST_STEPS : 0);

const climbOne = (
  turn: Acolytes,
  { cults, keys }: Markers,
  climbing: Pick<CultMove, 'why' | 'cult' | 'steps'>,
): CultMove => {
  const { cult, steps } = climbing;
  const before = cults[cult];
  const topTaken = turn.topTaken.includes(cult);
  const { to, power, keys: keysAfter } = climb({ from: before, steps, keys, topTaken });
  // Spaces up to where the marker stood at first gave their Power before.
  const again = cultPower(before, Math.min(to, turn.cults[cult]));
  return { ...climbing, before, after: to, power, again, keysBefore: keys, keysAfter };
};

const waysOf = (turn: Acolytes, { cults }: Markers): AcolytesValue['ways'] => {
  const price = priceOf(turn);
  if (price === 0) return [];
  return CULTS.map((cult) => {
    const before = cults[cult];
    return { cult, before, after: before < price ? undefined : before - price };
  });
};

const violationsOf = (turn: Acolytes, { paying }: Played): readonly AcolytesViolation[] => {
  const { terrain, cults, topTaken } = turn;
  return [
    ...topTaken
      .filter((cult) => cults[cult] === CULT_LEVELS.max)
      .map((cult) => ({ clause: 'fi.cults.top', code: 'top-held-twice', cult }) as const),
    ...(terrain === undefined ? [] : eruptionViolations('acolytes', terrain)),
    ...payViolations(turn, paying),
  ];
};

const payViolations = (turn: Acolytes, { cults }: Markers): readonly AcolytesViolation[] => {
  const { cult } = turn;
  const steps = priceOf(turn);
  const clause = 'fi.acolytes.one-cult';
  const level = highestOf(turn, cults);
  if (level >= steps) return [];
  const climbFirst = highestOf(turn, climbAll(turn, turn).markers.cults) >= steps;
  return cult === undefined
    ? [{ clause, code: 'no-cult-reaches', steps, highest: level, climbFirst }]
    : [{ clause, code: 'cult-too-low', cult, level, steps, short: steps - level, climbFirst }];
};

/** Where the Cult that pays stands; the highest one while none is chosen. */
const highestOf = ({ cult }: Acolytes, cults: Cults): number =>
  cult === undefined ? Math.max(...CULTS.map((each) => cults[each])) : cults[cult];

const linesOf = (turn: Acolytes, { moves, paying }: Played): readonly AcolytesLine[] => {
  const eruption = eruptionOf(turn);
  const power = sum(moves.map((move) => move.power));
  const { gained, bowls } = gainPower(turn.bowls, power);
  return [
    ...(eruption === undefined ? [] : eruptionLines(eruption)),
    ...anyCult(turn, paying),
    ...moves.flatMap((move) => moveLines(turn, move)),
    ...spadesLines(turn),
    ...(power === 0
      ? []
      : [
          {
            clause: 'fi.power.bowls',
            code: 'power',
            power,
            gained,
            before: turn.bowls,
            after: bowls,
          } as const,
        ]),
  ];
};

const anyCult = (turn: Acolytes, paying: Markers): readonly AcolytesLine[] => {
  const steps = priceOf(turn);
  const cults = CULTS.filter((cult) => paying.cults[cult] >= steps);
  return steps === 0 || turn.cult !== undefined
    ? []
    : [{ clause: 'fi.acolytes.one-cult', code: 'any-cult', cults, steps }];
};

const spadesLines = ({
  spades: cults,
  spadePoints,
  terrain,
}: Acolytes): readonly AcolytesLine[] => {
  const spades = cults.length;
  const facts = { spades, each: spadePoints, points: spadePoints * spades };
  if (spades === 0) return [];
  return [
    { clause: 'fi.volcano.no-spades', code: 'no-spades', spades },
    ...(spades > 1
      ? [{ clause: 'fi.acolytes.several-spades', code: 'several-spades', cults } as const]
      : []),
    { clause: 'fi.volcano.spade-points', code: 'spade-points', ...facts },
    ...(terrain === undefined
      ? []
      : [{ clause: 'fi.volcano.spade-action', code: 'own-action' } as const]),
  ];
};

const moveLines = (turn: Acolytes, move: CultMove): readonly AcolytesLine[] =>
  move.why === 'terrain' ? downLines(turn, move) : [upLine(turn, move), ...powerLines(turn, move)];

const downLines = ({ leavingTen }: Acolytes, move: CultMove): readonly AcolytesLine[] => {
  const { cult, steps, before, after, keysBefore, keysAfter } = move;
  const keys = { before: keysBefore, after: keysAfter };
  return [
    { clause: 'fi.acolytes.one-cult', code: 'pay', cult, steps, before, after },
    { clause: 'fi.acolytes.down-and-up', code: 'no-power-lost', cult },
    ...(before === CULT_LEVELS.max
      ? [
          {
            clause: 'fi.acolytes.leaving-ten',
            code: 'leaves-top',
            cult,
            reading: leavingTen,
            ...keys,
          } as const,
        ]
      : []),
  ];
};

const upLine = ({ priest }: Acolytes, move: CultMove): AcolytesLine => {
  const { why, cult, steps, before, after } = move;
  if (why === 'spade' || priest === undefined) {
    return { clause: 'fi.acolytes.spades', code: 'spade-step', cult, before, after };
  }
  const { space } = priest;
  const facts = { cult, space, more: steps - space, steps, before, after };
  return { clause: 'fi.acolytes.stronghold', code: 'priest', ...facts };
};

const powerLines = (turn: Acolytes, move: CultMove): readonly AcolytesLine[] => {
  const { cult, steps, before, after, power, again, keysBefore, keysAfter } = move;
  const lost = before + steps - after;
  const keys = { before: keysBefore, after: keysAfter };
  return [
    ...(keysAfter < keysBefore
      ? [{ clause: 'fi.cults.top', code: 'top', cult, ...keys } as const]
      : []),
    ...(lost > 0
      ? [
          {
            clause: 'fi.cults.top',
            code: 'stopped',
            cult,
            after,
            lost,
            why: stopOf(turn, move),
          } as const,
        ]
      : []),
    ...(power > 0
      ? [{ clause: 'fi.cults.power', code: 'cult-power', cult, before, after, power } as const]
      : []),
    ...(again > 0
      ? [{ clause: 'fi.acolytes.down-and-up', code: 'power-again', cult, power: again } as const]
      : []),
  ];
};

const stopOf = ({ topTaken }: Acolytes, { cult, after }: CultMove): 'end' | 'taken' | 'no-key' => {
  if (after === CULT_LEVELS.max) return 'end';
  return topTaken.includes(cult) ? 'taken' : 'no-key';
};
