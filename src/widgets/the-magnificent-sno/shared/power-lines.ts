import {
  CLEAR_DIE_BONUS,
  NO_GEMS,
  POWER_PER_LOCKED_TRAINER,
  type Color,
  type Gems,
  type Power,
  type PowerLine,
} from '#engine/the-magnificent-sno/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { adjectiveIt, hueIt, counts, gemsSaid, hueLabels, hueNames } from './names.ts';

const discarded = (
  { color, ofColor, clear }: Readonly<Record<'ofColor' | 'clear', number>> & { color: Color },
  lang: Lang,
): string => {
  const gems: Gems = { ...NO_GEMS, [color]: ofColor, clear };
  return gemsSaid(lang, gems);
};

/** What each of several gems adds; of one, the amount beside it says so. */
const eachGem = ({
  each,
  ofColor,
  clear,
}: Readonly<Record<'each' | 'ofColor' | 'clear', number>>): Pair =>
  ofColor + clear === 1
    ? { en: '', it: '' }
    : { en: `: ${each} power each`, it: `: ${each} di potenza ciascuna` };

/** What each locked trainer adds to more than one die. */
const eachDie = (dice: number): Pair => {
  const added = `+${POWER_PER_LOCKED_TRAINER}`;
  return dice === 1
    ? { en: '', it: '' }
    : {
        en: `, ${added} each on ${counts.en.dice(dice)}`,
        it: `, ${added} ciascuno su ${counts.it.dice(dice)}`,
      };
};

/** Trainers locked on a color. */
const locked = (trainers: number, color: Color): Pair => ({
  en: `${counts.en.trainers(trainers)} locked on ${hueNames.en[color]}`,
  it: `${counts.it.trainers(trainers)} ${trainers === 1 ? 'bloccato' : 'bloccati'} ${hueIt('sul', color)}`,
});

const values = (dice: readonly number[], lang: Lang): string => listed(lang, dice.map(String));

/** Why a turn has the power it has. */
export const powerEntries = {
  die: ({ color, value }) => ({
    en: `The ${hueNames.en[color]} die you take.`,
    it: `Il dado ${hueNames.it[color]} che prendi.`,
    amount: `${value}`,
  }),
  'clear-die': ({ color, value }) => ({
    en: `The clear die you take: this turn it is ${hueNames.en[color]}.`,
    it: `Il dado trasparente che prendi: in questo turno è ${hueNames.it[color]}.`,
    amount: `${value}`,
  }),
  earlier: ({ color, dice, sum }) => {
    const isOne = dice.length === 1;
    return {
      en: `The earlier ${hueNames.en[color]} ${isOne ? 'die' : 'dice'} on your master cards${isOne ? '' : `: ${values(dice, 'en')}`}.`,
      it: isOne
        ? `Il dado ${adjectiveIt(color, 1)} di prima sulle tue carte Maestro.`
        : `I dadi ${adjectiveIt(color, 2)} di prima sulle tue carte Maestro: ${values(dice, 'it')}.`,
      amount: `+${sum}`,
    };
  },
  'earlier-clear': ({ dice, sum }) =>
    dice.length === 1
      ? {
          en: `The earlier clear ${sum} adds nothing, whatever color it stood for.`,
          it: `Il trasparente ${sum} di prima non aggiunge nulla, qualunque colore abbia rappresentato.`,
          amount: '+0',
        }
      : {
          en: `The earlier clear dice (${values(dice, 'en')}) add nothing, whatever color they stood for.`,
          it: `I dadi trasparenti di prima (${values(dice, 'it')}) non aggiungono nulla, qualunque colore abbiano rappresentato.`,
          amount: '+0',
        },
  gems: (line) => ({
    en: `You discard ${discarded(line, 'en')}${eachGem(line).en}.`,
    it: `Scarti ${discarded(line, 'it')}${eachGem(line).it}.`,
    amount: `+${line.power}`,
  }),
  'gems-with-clear-die': (line) => {
    const { color, ofColor, clear } = line;
    const isOne = ofColor + clear === 1;
    return {
      en: `You discard ${discarded(line, 'en')}, which ${isOne ? 'fits' : 'fit'} a clear die used as ${hueNames.en[color]}${eachGem(line).en}.`,
      it: `Scarti ${discarded(line, 'it')}, che ${isOne ? 'va' : 'vanno'} bene con un dado trasparente usato come ${hueNames.it[color]}${eachGem(line).it}.`,
      amount: `+${line.power}`,
    };
  },
  permanent: ({ trainers, color, dice, power }) => ({
    en: `${locked(trainers, color).en}${eachDie(dice).en}.`,
    it: `${locked(trainers, color).it}${eachDie(dice).it}.`,
    amount: `+${power}`,
  }),
  'permanent-clear': ({ trainers, color, dice, power }) => ({
    en: `${locked(trainers, color).en}, which also ${trainers === 1 ? 'counts' : 'count'} for a clear die used as ${hueNames.en[color]}${eachDie(dice).en}.`,
    it: `${locked(trainers, color).it}, che ${trainers === 1 ? 'vale' : 'valgono'} anche per un dado trasparente usato come ${hueNames.it[color]}${eachDie(dice).it}.`,
    amount: `+${power}`,
  }),
  'per-die-reading': ({ reading, otherwise }) =>
    reading === 'power'
      ? {
          en: `The reading you chose counts the permanent +1 once a turn. Counted for each die, it would be +${otherwise}.`,
          it: `L’interpretazione scelta conta il +1 permanente una volta per turno. Contato per ogni dado, sarebbe +${otherwise}.`,
        }
      : {
          en: `The reading you chose counts the permanent +1 for each die. Counted once a turn, it would be +${otherwise}.`,
          it: `L’interpretazione scelta conta il +1 permanente per ogni dado. Contato una volta per turno, sarebbe +${otherwise}.`,
        },
  bonus: ({ power }) => ({
    en: 'Your master card’s bonus for a clear die.',
    it: 'Il bonus della tua carta Maestro per un dado trasparente.',
    amount: `+${power}`,
  }),
  'bonus-idle': ({ color }) => ({
    en: `The bonus of +${CLEAR_DIE_BONUS} is for a clear die, not for a ${hueNames.en[color]} one.`,
    it: `Il bonus di +${CLEAR_DIE_BONUS} è per un dado trasparente, non per uno ${hueNames.it[color]}.`,
    amount: '+0',
  }),
  other: ({ power }) => ({ en: 'Other power.', it: 'Altra potenza.', amount: `+${power}` }),
} satisfies {
  readonly [C in PowerLine['code']]: (line: Extract<PowerLine, { code: C }>) => Sentence;
};

/** The parts of the sum in a sentence. */
const partNames = {
  earlier: { en: 'earlier dice', it: 'dadi di prima' },
  gems: { en: 'gems', it: 'gemme' },
  permanent: { en: 'locked trainers', it: 'istruttori bloccati' },
  bonus: { en: 'bonus', it: 'bonus' },
  other: { en: 'other', it: 'altro' },
} as const;

/** What is written under the parts of the sum. */
export const sumLabels = {
  as: (color: Color): Pair => ({
    en: `as ${hueNames.en[color]}`,
    it: `come ${hueNames.it[color]}`,
  }),
  earlier: { en: 'earlier', it: 'di prima' },
  gems: { en: 'gems', it: 'gemme' },
  permanent: { en: 'trainers', it: 'istruttori' },
  bonus: { en: 'bonus', it: 'bonus' },
  other: { en: 'other', it: 'altro' },
  power: { en: 'power', it: 'potenza' },
};

/** The sum as a sentence begins: `Clear 3 as green + 4 (earlier dice) + 2 (gems): power 9`. */
export const sumSaid = (lang: Lang, power: Power): string => {
  const hue = power.clear ? 'clear' : power.color;
  const die = `${hueLabels[lang][hue]} ${power.die}`;
  const parts = (['earlier', 'gems', 'permanent', 'bonus', 'other'] as const)
    .filter((part) => power[part] > 0)
    .map((part) => `${power[part]} (${partNames[part][lang]})`);
  const all = [power.clear ? `${die} ${sumLabels.as(power.color)[lang]}` : die, ...parts];
  return `${all.join(' + ')}: ${sumLabels.power[lang]} ${power.total}`;
};

/** How the permanent +1 was counted, where it matters. */
export const permanentRead = (
  { permanent, earlierDice }: Power,
  perDie: string,
): readonly Pair[] => {
  if (permanent === 0 || earlierDice.length === 0) return [];
  return perDie === 'die'
    ? [{ en: 'the permanent +1 counts for each die', it: 'il +1 permanente conta per ogni dado' }]
    : [
        {
          en: 'the permanent +1 counts once a turn',
          it: 'il +1 permanente conta una volta per turno',
        },
      ];
};
