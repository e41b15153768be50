import { ruled, saying, when, type Says } from '../core/answer.ts';
import { missing, numeral, type Field } from '../core/fields.ts';
import {
  amountOrZero,
  choice,
  choices,
  form,
  notation,
  optionalChoice,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { sequence, wordsOf } from '../core/sequence.ts';
import { bowlsField, cultsField } from './amounts.ts';
import type { FiClause } from './clauses.ts';
import { climb, cultPower, type Cults } from './cults.ts';
import { AMOUNT, LEAVING_TEN } from './data.ts';
import { ACOLYTE_ORDERS, MORE_PRIEST_STEPS, STEPS_PER_SPADE } from './data/abilities.ts';
import { GROUNDS } from './data/terrains.ts';
import { CULT_LEVELS, CULTS, KEYS, PRIEST_STEPS, type Cult } from './data/tiles.ts';
import { opponentsField } from './opponents.ts';
import { gainPower, POWER_SAYS, powerLine, type Bowls } from './power.ts';
import { seatOf, TABLE_SAYS, tableViolations } from './table.ts';
import {
  spadeLines,
  SPADES_SAYS,
  TURN_SAYS,
  turnLines,
  VOLCANOES,
  type Eruption,
} from './volcano.ts';
import { isNewTerrain } from './wheel.ts';

const VOLCANO = VOLCANOES.acolytes;

const parsePriest = (field: string, text: string): Field<number | undefined, never> =>
  text.trim() === '' ? ok(undefined) : numeral(field, text, PRIEST_STEPS);

const SPADES = { options: CULTS, count: { min: 0, max: AMOUNT.max } };

/** The Cults that a text names for the Spades, or `undefined` while it cannot be read. */
export const spadesIn = (text: string): readonly Cult[] | undefined => {
  const read = wordsOf('spades', text, SPADES);
  return read.ok ? read.value : undefined;
};

const FORM = form(
  {
    cults: cultsField('3/3/3/3'),
    bowls: bowlsField('6/6/0'),
    /** Keys of Town tiles not used yet. */
    keys: amountOrZero(KEYS),
    /** Cults whose top space another player holds. */
    topTaken: choices(CULTS),
    /** The terrain to erupt; blank when none is asked about. */
    terrain: optionalChoice(GROUNDS, 'lakes'),
    opponents: opponentsField('witches', 'acolytes'),
    /** The Cult that pays; blank for any. */
    cult: optionalChoice(CULTS),
    /** The Cult of each Spade gained. */
    spades: sequence(SPADES),
    /** Victory points that each Spade scores this round. */
    spadePoints: amountOrZero(AMOUNT),
    /** The steps printed on the space to which a Priest is sent, 1 when it returns to the supply; blank: none is sent. */
    priest: notation(parsePriest, '', { options: ['', ...PRIEST_STEPS.map(String)] }),
    priestCult: optionalChoice(CULTS),
    stronghold: yesNo(),
    /** Whether the terrain is paid before or after the markers climb. */
    order: choice(ACOLYTE_ORDERS),
    leavingTen: reading('fi.acolytes.leaving-ten', LEAVING_TEN),
  },
  ({ priest: space, priestCult: cult, ...rest }) => {
    const priest = space === undefined || cult === undefined ? undefined : { space, cult };
    return space !== undefined && priest === undefined
      ? missing('priestCult')
      : ok({ ...rest, priest });
  },
);

const SAYS = {
  ...TABLE_SAYS,
  ...VOLCANO.says,
  ...SPADES_SAYS,
  ...TURN_SAYS,
  ...POWER_SAYS,
  pay: 'fi.acolytes.one-cult',
  'any-cult': 'fi.acolytes.one-cult',
  'cult-too-low': 'fi.acolytes.one-cult',
  'no-cult-reaches': 'fi.acolytes.one-cult',
  'no-power-lost': 'fi.acolytes.down-and-up',
  'power-again': 'fi.acolytes.down-and-up',
  'leaves-top': 'fi.acolytes.leaving-ten',
  'spade-step': 'fi.acolytes.spades',
  'several-spades': 'fi.acolytes.several-spades',
  priest: ['fi.acolytes.stronghold', 'fi.cults.power'],
  'cult-power': 'fi.cults.power',
  top: 'fi.cults.top',
  stopped: 'fi.cults.top',
  'top-held-twice': 'fi.cults.top',
  'too-many-keys': 'fi.towns.needs',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Turn = Checked<typeof FORM>;

/** One marker moved, down for a terrain or up for a Spade or a Priest. */
export interface CultMove {
  readonly why: 'terrain' | 'spade' | 'priest';
  readonly cult: Cult;
  readonly steps: number;
  readonly before: number;
  readonly after: number;
  /** Power for the spaces reached, and how much of it for spaces reached before. */
  readonly power: number;
  readonly again: number;
  readonly keysBefore: number;
  readonly keysAfter: number;
}

export interface AcolytesValue {
  /** Steps for the terrain; 0 when none is asked about. */
  readonly price: number;
  /** Whether the terrain asked about is a Volcano already. */
  readonly already: boolean;
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

/** What a terrain costs the Acolytes in which Cult, and what Spades and Priests bring. */
const cultTurn = (turn: Turn) => {
  const played = play(turn);
  const power = sum(played.moves.map((move) => move.power));
  const value: AcolytesValue = {
    price: priceOf(turn),
    already: turn.terrain === 'volcano',
    ways: waysOf(turn, played.paying),
    moves: played.moves,
    cults: played.markers.cults,
    keys: played.markers.keys,
    power,
    ...gainPower(turn.bowls, power),
    points: turn.spadePoints * turn.spades.length,
  };
  return ruled(violationsOf(turn, played), { value, lines: linesOf(turn, played) });
};

export const acolytes = question({ form: FORM, says: SAYS, rule: cultTurn });

const eruptionOf = ({ terrain, opponents }: Turn): Eruption | undefined =>
  terrain === undefined || isNewTerrain(terrain) ? undefined : { terrain, opponents };

const priceOf = (turn: Turn): number => {
  const eruption = eruptionOf(turn);
  return eruption === undefined ? 0 : VOLCANO.priceOf(eruption);
};

interface Markers {
  readonly cults: Cults;
  readonly keys: number;
}

interface Moved {
  readonly moves: readonly CultMove[];
  readonly markers: Markers;
}

interface Played extends Moved {
  /** The markers at the moment when the terrain is paid. */
  readonly paying: Markers;
}

/** Everything in the order chosen. */
const play = (turn: Turn): Played => {
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

const pay = (turn: Turn, markers: Markers): Moved => {
  const { cult, leavingTen } = turn;
  const steps = priceOf(turn);
  if (cult === undefined || steps === 0 || markers.cults[cult] < steps)
    return { moves: [], markers };
  const before = markers.cults[cult];
  const after = before - steps;
  const isBack = before === CULT_LEVELS.max && leavingTen === 'key-back';
  const keys = { keysBefore: markers.keys, keysAfter: markers.keys + (isBack ? 1 : 0) };
  return {
    moves: [{ why: 'terrain', cult, steps, before, after, power: 0, again: 0, ...keys }],
    markers: { cults: { ...markers.cults, [cult]: after }, keys: keys.keysAfter },
  };
};

type Climbing = Pick<CultMove, 'why' | 'cult' | 'steps'>;

/** Spades first, then the Priest. */
const climbAll = (turn: Turn, start: Markers): Moved => {
  const { spades, priest } = turn;
  const wanted: readonly Climbing[] = [
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

const priestSteps = ({ stronghold }: Turn, space: number): number =>
  space + (stronghold ? MORE_PRIEST_STEPS : 0);

const climbOne = (turn: Turn, { cults, keys }: Markers, climbing: Climbing): CultMove => {
  const { cult, steps } = climbing;
  const before = cults[cult];
  const topTaken = turn.topTaken.includes(cult);
  const { to, power, keys: keysAfter } = climb({ from: before, steps, keys, topTaken });
  // Spaces up to where the marker stood at first gave their Power before.
  const again = cultPower(before, Math.min(to, turn.cults[cult]));
  return { ...climbing, before, after: to, power, again, keysBefore: keys, keysAfter };
};

const waysOf = (turn: Turn, { cults }: Markers): AcolytesValue['ways'] => {
  const price = priceOf(turn);
  if (price === 0) return [];
  return CULTS.map((cult) => {
    const before = cults[cult];
    return { cult, before, after: before < price ? undefined : before - price };
  });
};

const violationsOf = (turn: Turn, { paying }: Played) => {
  const { terrain, cults, topTaken, opponents } = turn;
  return [
    ...tableViolations([seatOf('acolytes'), ...opponents]),
    ...topTaken
      .filter((cult) => cults[cult] === CULT_LEVELS.max)
      .map((cult) => say('top-held-twice', { cult })),
    ...tooManyKeys(turn),
    ...VOLCANO.violations(terrain),
    ...payViolations(turn, paying),
  ];
};

/** Who stands on the top of a Cult used a key for it, and no more keys can be had than Towns give. */
const tooManyKeys = ({ cults, keys }: Turn) => {
  const used = CULTS.filter((cult) => cults[cult] === CULT_LEVELS.max).length;
  const { max } = KEYS;
  return when(keys + used > max, say('too-many-keys', { keys, used, all: keys + used, max }));
};

const payViolations = (turn: Turn, { cults }: Markers) => {
  const { cult } = turn;
  const steps = priceOf(turn);
  const level = highestOf(turn, cults);
  if (level >= steps) return [];
  const climbFirst = highestOf(turn, climbAll(turn, turn).markers.cults) >= steps;
  return cult === undefined
    ? [say('no-cult-reaches', { steps, highest: level, climbFirst })]
    : [say('cult-too-low', { cult, level, steps, short: steps - level, climbFirst })];
};

/** Where the Cult that pays stands; the highest one while none is chosen. */
const highestOf = ({ cult }: Turn, cults: Cults): number =>
  cult === undefined ? Math.max(...CULTS.map((each) => cults[each])) : cults[cult];

const linesOf = (turn: Turn, { moves, paying }: Played) => {
  const eruption = eruptionOf(turn);
  const power = sum(moves.map((move) => move.power));
  const { spades: cults, priest } = turn;
  const actions = { spades: cults.length, erupts: eruption !== undefined };
  const several = when(cults.length > 1, say('several-spades', { cults }));
  return [
    ...VOLCANO.already(turn.terrain),
    ...(eruption === undefined ? [] : VOLCANO.lines(eruption)),
    ...anyCult(turn, paying),
    ...moves.flatMap((move) => [...moveLines(turn, move)]),
    ...spadeLines({ ...turn, ...actions }, several),
    ...when(power > 0, powerLine(turn.bowls, power)),
    ...turnLines(actions, priest && 'priest'),
  ];
};

const anyCult = (turn: Turn, paying: Markers) => {
  const steps = priceOf(turn);
  const cults = CULTS.filter((cult) => paying.cults[cult] >= steps);
  return when(steps > 0 && turn.cult === undefined, say('any-cult', { cults, steps }));
};

const moveLines = (turn: Turn, move: CultMove) =>
  move.why === 'terrain' ? downLines(turn, move) : [upLine(turn, move), ...powerLines(turn, move)];

const keysIn = ({ keysBefore, keysAfter }: CultMove) => ({ before: keysBefore, after: keysAfter });

const downLines = ({ leavingTen }: Turn, move: CultMove) => {
  const { cult, steps, before, after } = move;
  return [
    say('pay', { cult, steps, before, after }),
    say('no-power-lost', { cult }),
    ...when(
      before === CULT_LEVELS.max,
      say('leaves-top', { cult, reading: leavingTen, ...keysIn(move) }),
    ),
  ];
};

const upLine = ({ priest }: Turn, { why, cult, steps, before, after }: CultMove) => {
  if (why === 'spade' || priest === undefined) return say('spade-step', { cult, before, after });
  const { space } = priest;
  const more = steps - space;
  const clause = more > 0 ? 'fi.acolytes.stronghold' : 'fi.cults.power';
  return say('priest', { cult, space, more, steps, before, after }, clause);
};

const powerLines = (turn: Turn, move: CultMove) => {
  const { cult, steps, before, after, power, again, keysBefore, keysAfter } = move;
  const lost = before + steps - after;
  return [
    ...when(keysAfter < keysBefore, say('top', { cult, ...keysIn(move) })),
    ...when(lost > 0, say('stopped', { cult, after, lost, why: stopOf(turn, move) })),
    ...when(power > 0, say('cult-power', { cult, before, after, power })),
    ...when(again > 0, say('power-again', { cult, power: again })),
  ];
};

const stopOf = ({ topTaken }: Turn, { cult, after }: CultMove): 'end' | 'taken' | 'no-key' => {
  if (after === CULT_LEVELS.max) return 'end';
  return topTaken.includes(cult) ? 'taken' : 'no-key';
};
