import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionalWhole, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { POPULATION, STRENGTHS, TARGETS, TRIBES, type Target, type Tribe } from './data.ts';
import type { VbcLine } from './line.ts';

export interface RawSlingshot {
  /** The Tribe that uses the card. */
  readonly user: string;
  readonly population: string;
  /** The Tribe that attacks afterwards. */
  readonly attacker: string;
  /** Its Strength; its Perception against the Thief. */
  readonly strength: string;
  readonly target: string;
  /** The target's Strength, Stealth or Armor. */
  readonly defence: string;
  /** How much easier the card makes it; blank if it has not been read. */
  readonly help: string;
}

export const SLINGSHOT_START: RawSlingshot = {
  user: 'bones',
  population: '1',
  attacker: 'fangs',
  strength: '4',
  target: 'knight',
  defence: '4',
  help: '',
};

export type Slingshot = Parsed<
  {
    readonly user: Tribe;
    readonly population: number;
    readonly attacker: Tribe;
    readonly strength: number;
    readonly target: Target;
    readonly defence: number;
    readonly help: number | undefined;
  },
  'Slingshot'
>;

export interface SlingshotValue {
  /** Any Tribe may use it. */
  readonly usable: true;
  readonly isAttack: false;
  readonly wounds: 0;
  /** The Tribes that profit. */
  readonly helps: readonly Tribe[];
  /** Whether the attack goes through without the card. */
  readonly withoutHelp: boolean;
  /** What it lacks without the card, 0 if nothing. */
  readonly lacks: number;
  /** What it comes to with the card; unknown if what it gives has not been read. */
  readonly attack: 'yes' | 'no' | 'unknown';
  /** Whether the attack takes a card of its own besides: Tribes attack the Dragon only with Ash Dragon. */
  readonly needsAshDragon: boolean;
}

export type SlingshotLine =
  | VbcLine<
      'vbc.slingshot.any-tribe',
      'usable',
      { user: Tribe; population: number; defence: number }
    >
  | VbcLine<'vbc.slingshot.not-an-attack', 'not-an-attack', { target: Target }>
  | VbcLine<'vbc.slingshot.no-wound', 'no-wound', { target: Target }>
  | VbcLine<'vbc.slingshot.other-tribes', 'helps', { attacker: Tribe }>
  | VbcLine<'vbc.slingshot.other-tribes', 'no-help', { attacker: Tribe }>
  | VbcLine<
      'vbc.slingshot.attack-needs',
      'beats' | 'lacks',
      { attacker: Tribe; strength: number; target: Target; defence: number; lacks: number }
    >
  | VbcLine<'vbc.slingshot.attack-needs', 'ash-dragon'>
  | VbcLine<'vbc.slingshot.how-much', 'card-decides', { lacks: number }>
  | VbcLine<'vbc.slingshot.how-much', 'with-help', { help: number; lacks: number }>;

export const parseSlingshot = (raw: RawSlingshot): Field<Slingshot> => {
  const fields = collect({
    user: option('user', raw.user, TRIBES),
    population: whole('population', raw.population, POPULATION),
    attacker: option('attacker', raw.attacker, TRIBES),
    strength: whole('strength', raw.strength, STRENGTHS),
    target: option('target', raw.target, TARGETS),
    defence: whole('defence', raw.defence, STRENGTHS),
    help: optionalWhole('help', raw.help, STRENGTHS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** Who may use the Slingshot, whom it helps, and what it is not. It never breaks a rule. */
export const slingshot = (shot: Slingshot): Ruling<SlingshotValue, SlingshotLine, never> => {
  const { user } = shot;
  const lacks = lacking(shot, 0);
  return ruled<SlingshotValue, SlingshotLine, never>([], {
    value: {
      usable: true,
      isAttack: false,
      wounds: 0,
      helps: TRIBES.filter((tribe) => tribe !== user),
      withoutHelp: lacks === 0,
      lacks,
      attack: attackOf(shot),
      needsAshDragon: shot.target === 'dragon',
    },
    lines: lines(shot),
  });
};

export const askSlingshot = asks(parseSlingshot, slingshot);

/** What an attack lacks: it must be greater than the defence. */
const lacking = ({ strength, defence }: Slingshot, help: number): number =>
  Math.max(0, defence + 1 - strength - help);

const isHelped = ({ user, attacker }: Slingshot): boolean => attacker !== user;

const attackOf = (shot: Slingshot): SlingshotValue['attack'] => {
  if (lacking(shot, 0) === 0) return 'yes';
  if (!isHelped(shot)) return 'no';
  if (shot.help === undefined) return 'unknown';
  return lacking(shot, shot.help) === 0 ? 'yes' : 'no';
};

const lines = (shot: Slingshot): readonly SlingshotLine[] => {
  const { user, population, attacker, strength, target, defence } = shot;
  const lacks = lacking(shot, 0);
  return [
    { clause: 'vbc.slingshot.any-tribe', code: 'usable', user, population, defence },
    { clause: 'vbc.slingshot.not-an-attack', code: 'not-an-attack', target },
    { clause: 'vbc.slingshot.no-wound', code: 'no-wound', target },
    {
      clause: 'vbc.slingshot.attack-needs',
      code: lacks === 0 ? 'beats' : 'lacks',
      attacker,
      strength,
      target,
      defence,
      lacks,
    },
    {
      clause: 'vbc.slingshot.other-tribes',
      code: isHelped(shot) ? 'helps' : 'no-help',
      attacker,
    },
    ...helpLines(shot, lacks),
    ...(target === 'dragon'
      ? [{ clause: 'vbc.slingshot.attack-needs', code: 'ash-dragon' } as const]
      : []),
  ];
};

const helpLines = (shot: Slingshot, lacks: number): readonly SlingshotLine[] => {
  if (!isHelped(shot) || lacks === 0) return [];
  const { help } = shot;
  const clause = 'vbc.slingshot.how-much';
  return help === undefined
    ? [{ clause, code: 'card-decides', lacks }]
    : [{ clause, code: 'with-help', help, lacks: lacking(shot, help) }];
};
