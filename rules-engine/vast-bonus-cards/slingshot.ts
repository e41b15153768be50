import { ruled, saying, when, type Says } from '../core/answer.ts';
import { amount, choice, form, onBoard, optionalAmount, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import type { VbcClause } from './clauses.ts';
import { POPULATION, STRENGTHS, TARGETS, TRIBES, type Target, type Tribe } from './data.ts';

const FORM = form({
  /** The Tribe that uses the card. */
  user: choice(TRIBES, 'bones'),
  population: amount(POPULATION, '1'),
  /** The Tribe that attacks afterwards. */
  attacker: choice(TRIBES),
  /** Its Strength; its Perception against the Thief. */
  strength: amount(STRENGTHS, '4'),
  target: choice(TARGETS),
  /** The target's Strength, Stealth or Armor. */
  defence: amount(STRENGTHS, '4'),
  /** How much easier the card makes it; blank if it has not been read. */
  help: onBoard(optionalAmount(STRENGTHS)),
});

const SAYS = {
  usable: 'vbc.slingshot.any-tribe',
  'no-scheme': 'vbc.promo.extra-rules',
  'not-an-attack': 'vbc.slingshot.not-an-attack',
  'no-wound': 'vbc.slingshot.no-wound',
  beats: 'vbc.slingshot.attack-needs',
  lacks: 'vbc.slingshot.attack-needs',
  helps: 'vbc.slingshot.other-tribes',
  'no-help': 'vbc.slingshot.other-tribes',
  'card-decides': 'vbc.slingshot.how-much',
  'with-help': 'vbc.slingshot.how-much',
  'ash-dragon': 'vbc.slingshot.attack-needs',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Shot = Checked<typeof FORM>;

export interface SlingshotValue {
  /** The Tribe that uses the card, and the one that attacks whom afterwards. */
  readonly user: Tribe;
  readonly attacker: Tribe;
  readonly target: Target;
  /** What the attack compares. */
  readonly strength: number;
  readonly defence: number;
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

/** Who may use the Slingshot, whom it helps, and what it is not. It never breaks a rule. */
const shoot = (shot: Shot) => {
  const { user, attacker, target, strength, defence } = shot;
  const lacks = lacking(shot, 0);
  const value: SlingshotValue = {
    user,
    attacker,
    target,
    strength,
    defence,
    usable: true,
    isAttack: false,
    wounds: 0,
    helps: TRIBES.filter((tribe) => tribe !== user),
    withoutHelp: lacks === 0,
    lacks,
    attack: attackOf(shot),
    needsAshDragon: target === 'dragon',
  };
  return ruled([], { value, lines: lines(shot, value) });
};

export const slingshot = question({ form: FORM, says: SAYS, rule: shoot });

/** What an attack lacks: it must be greater than the defence. */
const lacking = ({ strength, defence }: Shot, help: number): number =>
  Math.max(0, defence + 1 - strength - help);

const isHelped = ({ user, attacker }: Shot): boolean => attacker !== user;

const attackOf = (shot: Shot): SlingshotValue['attack'] => {
  if (lacking(shot, 0) === 0) return 'yes';
  if (!isHelped(shot)) return 'no';
  if (shot.help === undefined) return 'unknown';
  return lacking(shot, shot.help) === 0 ? 'yes' : 'no';
};

const lines = (shot: Shot, { lacks, needsAshDragon }: SlingshotValue) => {
  const { user, population, attacker, strength, target, defence } = shot;
  return [
    say('usable', { user, population, defence }),
    say(lacks === 0 ? 'beats' : 'lacks', { attacker, strength, target, defence, lacks }),
    say(isHelped(shot) ? 'helps' : 'no-help', { attacker }),
    ...helpLines(shot, lacks),
    ...when(needsAshDragon, say('ash-dragon')),
    say('not-an-attack', { target }),
    say('no-wound', { target }),
    say('no-scheme'),
  ];
};

const helpLines = (shot: Shot, lacks: number) => {
  if (!isHelped(shot) || lacks === 0) return [];
  const { help } = shot;
  return help === undefined
    ? [say('card-decides', { lacks })]
    : [say('with-help', { help, lacks: lacking(shot, help) })];
};
