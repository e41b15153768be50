import {
  collect,
  missing,
  option,
  optionalOption,
  optionalWhole,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  ABILITIES,
  AMOUNT,
  COLORS,
  DIE,
  HUES,
  PERMANENTS,
  POSTER_SOURCES,
  TRAINERS,
  TURNS,
  YES_NO,
  type Color,
  type PosterSource,
} from './data.ts';
import { NO_GEMS, parseByColor, parseDice, parseDie, type ByColor, type Die } from './notation.ts';
import { parseTakenDie, type PowerSources } from './power.ts';

/** Each ability reads its own fields; the others may be blank. */
export interface RawTrainerAbility {
  readonly ability: string;
  /** set-die: the die taken, and the value it is turned to. */
  readonly die: string;
  readonly to: string;
  /** swap-poster: incomplete posters held, and where the new one comes from. */
  readonly posters: string;
  readonly from: string;
  /** swap-dice: the die on a master card and the one of the main tent, `g2` and `p6`. */
  readonly own: string;
  readonly tent: string;
  /** swap-dice, permanent: the other dice on the master cards. */
  readonly placed: string;
  /** extra-tile: coins, power of the build, its colour, and whether a trainer changes colours. */
  readonly coins: string;
  readonly power: string;
  readonly color: string;
  readonly change: string;
  /** no-tent: trainers on the tile, posters without tents, and whether their own requirements are met. */
  readonly trainers: string;
  readonly without: string;
  readonly needs: string;
  /** permanent: trainers locked, added and taken away, `0/2/0` each, and the die of the turn. */
  readonly locked: string;
  readonly add: string;
  readonly remove: string;
  readonly dieColor: string;
  readonly dieValue: string;
  readonly as: string;
  readonly perDie: string;
}

export const TRAINER_ABILITY_START: RawTrainerAbility = {
  ability: 'set-die',
  die: '3',
  to: '6',
  posters: '1',
  from: 'display',
  own: 'g2',
  tent: 'p6',
  placed: 'g4',
  coins: '3',
  power: '9',
  color: 'green',
  change: 'no',
  trainers: '1',
  without: '1',
  needs: 'yes',
  locked: '0/2/0',
  add: '0/0/0',
  remove: '0/0/0',
  dieColor: 'green',
  dieValue: '4',
  as: '',
  perDie: 'power',
};

export interface SetDie {
  readonly ability: 'set-die';
  readonly die: number;
  readonly to: number;
}

export interface SwapPoster {
  readonly ability: 'swap-poster';
  readonly posters: number;
  readonly from: PosterSource;
}

export interface SwapDice {
  readonly ability: 'swap-dice';
  readonly own: Die;
  readonly tent: Die;
  readonly placed: readonly Die[];
}

export interface ExtraTile {
  readonly ability: 'extra-tile';
  readonly coins: number;
  readonly power: number;
  readonly color: Color;
  readonly change: boolean;
}

export interface NoTent {
  readonly ability: 'no-tent';
  readonly trainers: number;
  readonly without: number;
  readonly needs: boolean;
}

export interface PermanentTile {
  readonly ability: 'permanent';
  /** The turn with all trainers locked by then. */
  readonly sources: PowerSources;
  readonly locked: ByColor;
  readonly add: ByColor;
  readonly remove: ByColor;
}

export type TrainerAbility = Parsed<
  SetDie | SwapPoster | SwapDice | ExtraTile | NoTent | PermanentTile,
  'TrainerAbility'
>;

/** Dice beside the one swapped or taken. */
const OTHER_DICE = { min: 0, max: TURNS - 1 } as const;

export const parseTrainerAbility = (raw: RawTrainerAbility): Field<TrainerAbility> => {
  const ability = option('ability', raw.ability, ABILITIES);
  const known = collect({ ability, fields: parseFields(raw) });
  if (!known.ok) return known;
  const chosen = readers[known.value.ability](raw, known.value.fields);
  return chosen.ok ? ok(parsed(chosen.value)) : chosen;
};

/** Every field, each of which may be blank. */
const parseFields = (raw: RawTrainerAbility): Field<Fields> =>
  collect({
    die: optionalWhole('die', raw.die, DIE),
    to: optionalWhole('to', raw.to, DIE),
    posters: optionalWhole('posters', raw.posters, AMOUNT),
    from: optionalOption('from', raw.from, POSTER_SOURCES),
    own: optional(raw.own, (text) => parseDie('own', text)),
    tent: optional(raw.tent, (text) => parseDie('tent', text)),
    placed: parseDice('placed', raw.placed, OTHER_DICE),
    coins: optionalWhole('coins', raw.coins, AMOUNT),
    power: optionalWhole('power', raw.power, AMOUNT),
    color: optionalOption('color', raw.color, COLORS),
    change: optionalOption('change', raw.change, YES_NO),
    trainers: optionalWhole('trainers', raw.trainers, TRAINERS),
    without: optionalWhole('without', raw.without, AMOUNT),
    needs: optionalOption('needs', raw.needs, YES_NO),
    locked: parseTrainers('locked', raw.locked),
    add: parseTrainers('add', raw.add),
    remove: parseTrainers('remove', raw.remove),
    hue: optionalOption('dieColor', raw.dieColor, HUES),
    value: optionalWhole('dieValue', raw.dieValue, DIE),
    as: optionalOption('as', raw.as, COLORS),
    perDie: option('perDie', raw.perDie, PERMANENTS),
  });

interface Fields {
  readonly die: number | undefined;
  readonly to: number | undefined;
  readonly posters: number | undefined;
  readonly from: PosterSource | undefined;
  readonly own: Die | undefined;
  readonly tent: Die | undefined;
  readonly placed: readonly Die[];
  readonly coins: number | undefined;
  readonly power: number | undefined;
  readonly color: Color | undefined;
  readonly change: 'no' | 'yes' | undefined;
  readonly trainers: number | undefined;
  readonly without: number | undefined;
  readonly needs: 'no' | 'yes' | undefined;
  readonly locked: ByColor;
  readonly add: ByColor;
  readonly remove: ByColor;
  readonly perDie: (typeof PERMANENTS)[number];
}

const optional = <T>(text: string, read: (text: string) => Field<T>): Field<T | undefined> =>
  text.trim() === '' ? ok(undefined) : read(text);

/** Trainers by colour; blank is none. */
const parseTrainers = (field: string, text: string): Field<ByColor> =>
  text.trim() === '' ? ok(NO_GEMS) : parseByColor(field, text, TRAINERS);

/** A field that the ability needs. */
const needed = <T>(field: string, value: T | undefined): Field<T> =>
  value === undefined ? missing(field) : ok(value);

type Reader<T> = (raw: RawTrainerAbility, fields: Fields) => Field<T>;

const readSetDie: Reader<SetDie> = (_, { die, to }) =>
  collect({ ability: ok('set-die' as const), die: needed('die', die), to: needed('to', to) });

const readSwapPoster: Reader<SwapPoster> = (_, { posters, from }) =>
  collect({
    ability: ok('swap-poster' as const),
    posters: needed('posters', posters),
    from: needed('from', from),
  });

const readSwapDice: Reader<SwapDice> = (_, { own, tent, placed }) =>
  collect({
    ability: ok('swap-dice' as const),
    own: needed('own', own),
    tent: needed('tent', tent),
    placed: ok(placed),
  });

const readExtraTile: Reader<ExtraTile> = (_, { coins, power, color, change }) =>
  collect({
    ability: ok('extra-tile' as const),
    coins: needed('coins', coins),
    power: needed('power', power),
    color: needed('color', color),
    change: ok(change === 'yes'),
  });

const readNoTent: Reader<NoTent> = (_, { trainers, without, needs }) =>
  collect({
    ability: ok('no-tent' as const),
    trainers: needed('trainers', trainers),
    without: needed('without', without),
    needs: ok(needs !== 'no'),
  });

const readPermanent: Reader<PermanentTile> = (raw, { placed, locked, add, remove, perDie }) => {
  const taken = parseTakenDie({ ...raw, value: raw.dieValue }, 'dieValue');
  if (!taken.ok) return taken;
  const all = {
    orange: locked.orange + add.orange,
    green: locked.green + add.green,
    purple: locked.purple + add.purple,
  };
  const turn = { gems: NO_GEMS, bonus: false, other: 0, perDie };
  return ok({
    ability: 'permanent',
    sources: { ...taken.value, ...turn, placed, locked: all },
    locked,
    add,
    remove,
  });
};

const readers = {
  'set-die': readSetDie,
  'swap-poster': readSwapPoster,
  'swap-dice': readSwapDice,
  'extra-tile': readExtraTile,
  'no-tent': readNoTent,
  permanent: readPermanent,
} as const;
