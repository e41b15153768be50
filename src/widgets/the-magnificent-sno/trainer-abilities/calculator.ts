import {
  trainerAbilities as question,
  type Color,
  type Die,
  type TrainerAbilityValue,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { onlyHeld } from '../shared/amounts.ts';
import { tooManyTrainers } from '../shared/box.ts';
import {
  abilityNames,
  hueIt,
  colorLabels,
  counts,
  dieLabels,
  dieSaid,
  hueNames,
  dieIt,
} from '../shared/names.ts';
import { permanentRead, powerEntries } from '../shared/power-lines.ts';
import { amountProblems, chooseColor, diceProblems } from '../shared/problems.ts';
import { readingsSaid } from '../shared/readings.ts';

/** Where a poster comes from, after `take`. */
const source = {
  display: { en: 'one of the poster display', it: 'uno dell’esposizione dei poster' },
  deck: {
    en: 'the top card of the poster deck, unseen',
    it: 'alla cieca il primo del mazzo dei poster',
  },
  'white-deck': {
    en: 'the top card of the white poster deck, unseen',
    it: 'alla cieca il primo del mazzo dei poster bianchi',
  },
};

/** A die at the start of a sentence: `The green 5`, `Il verde 5`. */
const theDie = (die: Die, lang: Lang): string =>
  ({ en: `The ${dieSaid('en', die)}`, it: capital(dieIt(die)) })[lang];

/** Where trainers are, after `on` in English: `the green tile`, `sulla tessera del verde`. */
const tileOf = (color: Color, lang: Lang): string =>
  ({ en: `the ${hueNames.en[color]} tile`, it: `sulla tessera ${hueIt('del', color)}` })[lang];

/** The tile without its preposition, for Italian. */
const tileNameIt = (color: Color): string => `tessera ${hueIt('del', color)}`;

const colors = (all: readonly Color[], lang: Lang): string =>
  listed(
    lang,
    all.map((color) => hueNames[lang][color]),
    'or',
  );

const coinsLeft = (coins: number): Pair => {
  if (coins === 0) return { en: 'no coins are left', it: 'non restano monete' };
  return {
    en: `${counts.en.coins(coins)} ${coins === 1 ? 'is' : 'are'} left`,
    it: `${coins === 1 ? 'resta' : 'restano'} ${counts.it.coins(coins)}`,
  };
};

const headline = (value: TrainerAbilityValue): Pair => {
  switch (value.ability) {
    case 'set-die':
      return value.from === value.to
        ? { en: `The die stays as it is: ${value.to}.`, it: `Il dado resta com’è: ${value.to}.` }
        : {
            en: `The die you take shows ${value.to} instead of ${value.from}.`,
            it: `Il dado che prendi mostra ${value.to} anziché ${value.from}.`,
          };
    case 'swap-poster':
      return {
        en: `Discard an incomplete poster and take ${source[value.from].en}.`,
        it: `Scarta un poster incompleto e prendi ${source[value.from].it}.`,
      };
    case 'swap-dice':
      return {
        en: `${theDie(value.taken, 'en')} replaces your ${dieSaid('en', value.given)}, without action or bonus. At the end of the round your dice cost ${counts.en.coins(value.due)}.`,
        it: `${theDie(value.taken, 'it')} sostituisce il tuo ${dieSaid('it', value.given)}, senza azione né bonus. A fine round i tuoi dadi costano ${counts.it.coins(value.due)}.`,
      };
    case 'extra-tile': {
      const isOne = value.colors.length === 1;
      return {
        en: `You build 1 more small ${isOne ? `${hueNames.en[value.color]} tile` : 'tile of any color but white'} for ${counts.en.coins(value.cost)}; ${coinsLeft(value.coinsAfter).en}.`,
        it: `Costruisci 1 tessera piccola ${isOne ? `${hueNames.it[value.color]} in più` : 'in più di qualunque colore tranne il bianco'} per ${counts.it.coins(value.cost)}; ${coinsLeft(value.coinsAfter).it}.`,
      };
    }
    case 'no-tent':
      return value.without === 0
        ? {
            en: 'You complete no poster without a tent.',
            it: 'Non completi nessun poster senza tenda.',
          }
        : {
            en: `You complete ${counts.en.posters(value.without)} without a tent or its requirements, with ${counts.en.trainers(value.trainersUsed)}.`,
            it: `Completi ${counts.it.posters(value.without)} senza tenda o senza le sue richieste, con ${counts.it.trainers(value.trainersUsed)}.`,
          };
    case 'permanent': {
      const { total, color } = value.power;
      return {
        en: `Power ${total} with ${hueNames.en[color]}. At the end of the round the dice cost ${counts.en.coins(value.due)}.`,
        it: `Potenza ${total} con ${hueIt('il', color)}. A fine round i dadi costano ${counts.it.coins(value.due)}.`,
      };
    }
  }
};

export const trainerAbilities = calculator(question, {
  name: 'trainer-abilities',
  game: 'the-magnificent-sno',
  title: { en: 'Trainer abilities', it: 'Abilità degli istruttori' },
  lead: {
    en: 'What each new trainer tile does in your turn.',
    it: 'Che cosa fa nel tuo turno ogni nuova tessera Istruttore.',
  },
  fields: {
    ability: { en: 'Trainer tile', it: 'Tessera Istruttore' },
    die: { en: 'Value of the die you take', it: 'Valore del dado che prendi' },
    to: { en: 'Value you turn it to', it: 'Valore su cui lo giri' },
    posters: { en: 'Your incomplete posters', it: 'I tuoi poster incompleti' },
    from: { en: 'The new poster comes from', it: 'Il nuovo poster viene da' },
    own: { en: 'Your die on a master card', it: 'Il tuo dado su una carta Maestro' },
    tent: { en: 'Die of the main tent', it: 'Dado del tendone' },
    placed: { en: 'Other dice on your master cards', it: 'Altri dadi sulle tue carte Maestro' },
    coins: { en: 'Your coins', it: 'Le tue monete' },
    power: { en: 'Power of the build', it: 'Potenza con cui costruisci' },
    color: { en: 'Color of the build', it: 'Colore con cui costruisci' },
    change: {
      en: 'Color-change trainer for the extra tile?',
      it: 'Un istruttore cambia colore alla tessera in più?',
    },
    trainers: { en: 'Trainers on this tile', it: 'Istruttori su questa tessera' },
    without: {
      en: 'Posters without a tent or its requirements',
      it: 'Poster senza tenda o senza le sue richieste',
    },
    needs: {
      en: 'Do you meet the posters’ own requirements?',
      it: 'Soddisfi le richieste dei poster stessi?',
    },
    locked: { en: 'Trainers locked already', it: 'Istruttori già bloccati' },
    add: { en: 'Trainers you add now', it: 'Istruttori che aggiungi ora' },
    remove: { en: 'Trainers you would like back', it: 'Istruttori che vorresti riprendere' },
    dieColor: { en: 'Color of the die in this turn', it: 'Colore del dado di questo turno' },
    dieValue: { en: 'Its value', it: 'Valore' },
    as: { en: 'Color it counts as', it: 'Colore che rappresenta' },
    perDie: { en: 'The permanent +1 counts', it: 'Il +1 permanente conta' },
  },
  options: {
    ability: abilityNames,
    from: {
      display: { en: 'Poster display', it: 'Esposizione dei poster' },
      deck: { en: 'Poster deck', it: 'Mazzo dei poster' },
      'white-deck': { en: 'White poster deck', it: 'Mazzo dei poster bianchi' },
    },
    color: colorLabels,
    change: yesNo,
    needs: yesNo,
    dieColor: dieLabels,
    as: colorLabels,
    perDie: {
      power: { en: 'Once a turn', it: 'Una volta per turno' },
      die: { en: 'For each die', it: 'Per ogni dado' },
    },
  },
  ways: { colors, tileOf, tileNameIt },
  headline,
  lines: {
    ...powerEntries,
    'set-die': {
      en: 'You turn the die to that value as you take it.',
      it: 'Giri il dado su quel valore mentre lo prendi.',
    },
    'swap-poster': {
      en: 'You still have {posters incomplete poster|incomplete posters}.',
      it: 'Hai ancora {posters poster incompleto|poster incompleti}.',
    },
    'white-in-display': {
      en: 'You may also take the white poster from the display.',
      it: 'Puoi prendere anche il poster bianco dell’esposizione.',
      aside: true,
    },
    'swap-dice': ({ given, taken }) => ({
      en: `Your ${dieSaid('en', given)} goes to the main tent; the ${dieSaid('en', taken)} goes on the same master card.`,
      it: `Il tuo ${dieSaid('it', given)} va sul tendone; ${dieIt(taken)} va sulla stessa carta Maestro.`,
    }),
    quiet: ({ taken }) =>
      taken.hue === 'clear'
        ? {
            en: `${theDie(taken, 'en')} gives neither an action nor the card’s bonus. You pay for it at the end of the round, but it adds nothing to the power of later turns.`,
            it: `${theDie(taken, 'it')} non dà né un’azione né il bonus della carta. Lo paghi a fine round, ma alla potenza dei turni seguenti non aggiunge nulla.`,
          }
        : {
            en: `${theDie(taken, 'en')} gives neither an action nor the card’s bonus, but from now on it counts for power and payment.`,
            it: `${theDie(taken, 'it')} non dà né un’azione né il bonus della carta, ma da ora conta per la potenza e quando paghi.`,
          },
    due: ({ before, due }) =>
      before === due
        ? {
            en: 'The swap does not change what your dice cost at the end of the round.',
            it: 'Lo scambio non cambia quanto costano i tuoi dadi a fine round.',
          }
        : {
            en: `Without the swap your dice would cost ${counts.en.coins(before)}.`,
            it: `Senza lo scambio i tuoi dadi costerebbero ${counts.it.coins(before)}.`,
          },
    'extra-tile': {
      en: 'The extra tile takes nothing from your power of {power}.',
      it: 'La tessera in più non toglie nulla alla tua potenza di {power}.',
    },
    'extra-color': {
      en: 'A trainer on the color-change space: the tile may be {colors}, but not white.',
      it: 'Un istruttore sullo spazio che cambia colore: la tessera può essere {colors}, ma non bianca.',
    },
    'no-tent': ({ trainers }) => ({
      en: `Each trainer on the tile allows this for 1 poster; there ${trainers === 0 ? 'is none' : trainers === 1 ? 'is 1' : `are ${trainers}`}.`,
      it: `Ogni istruttore sulla tessera lo permette per 1 poster; ${trainers === 0 ? 'non ce ne sono' : trainers === 1 ? 'ce n’è 1' : `ce ne sono ${trainers}`}.`,
    }),
    'poster-needs': {
      en: 'You must still meet the posters’ own requirements.',
      it: 'Le richieste dei poster stessi vanno comunque soddisfatte.',
      aside: true,
    },
    added: ({ color, after, more }) => ({
      en: `You now have ${counts.en.trainers(after)} on ${tileOf(color, 'en')}${more ? ' and may add more at any time' : ': no more are left to add'}.`,
      it: `Ora ${tileOf(color, 'it')} hai ${counts.it.trainers(after)}; ${more ? 'puoi aggiungerne altri quando vuoi' : 'non ne restano da aggiungere'}.`,
    }),
    'stay-locked': {
      en: 'The locked {trainers?trainer stays|trainers stay} there until the end of the game.',
      it: '{trainers?L’istruttore bloccato resta|Gli istruttori bloccati restano} lì fino a fine partita.',
      aside: true,
    },
    'not-paid': ({ permanent }) =>
      permanent === 0
        ? {
            en: 'At the end of the round you pay for the dice alone.',
            it: 'A fine round paghi soltanto i dadi.',
            aside: true,
          }
        : {
            en: `At the end of the round you pay for the dice alone: the permanent +${permanent} costs nothing.`,
            it: `A fine round paghi soltanto i dadi: il +${permanent} permanente non costa nulla.`,
          },
  },
  violations: {
    'too-many-trainers': tooManyTrainers,
    'no-poster': {
      en: 'You have no incomplete poster to discard.',
      it: 'Non hai poster incompleti da scartare.',
    },
    'no-coins': ({ needed, held }) => ({
      en: `The extra tile costs ${counts.en.coins(needed)}, but ${onlyHeld(held).en}.`,
      it: `La tessera in più costa ${counts.it.coins(needed)}, ma ${onlyHeld(held).it}.`,
    }),
    'too-few-trainers': ({ without, trainers }) => ({
      en: `${counts.en.posters(without)} without a tent ${without === 1 ? 'needs' : 'need'} ${counts.en.trainers(without)} on the tile, but ${trainers === 0 ? 'there is none' : `there ${trainers === 1 ? 'is' : 'are'} only ${trainers}`}.`,
      it: `Per ${counts.it.posters(without)} senza tenda ${without === 1 ? 'serve' : 'servono'} ${counts.it.trainers(without)} sulla tessera, ma ${trainers === 0 ? 'non ce ne sono' : trainers === 1 ? 'ce n’è solo 1' : `ce ne sono solo ${trainers}`}.`,
    }),
    'needs-not-met': {
      en: 'You must meet the posters’ own requirements: the tile waives only those of the tent.',
      it: 'Le richieste dei poster stessi vanno soddisfatte: la tessera annulla solo quelle della tenda.',
    },
    locked: {
      en: 'You cannot take back {trainers trainer|trainers} from {color:tileOf}: trainers there are locked until the end of the game.',
      it: 'Non puoi riprendere {trainers istruttore|istruttori} dalla {color:tileNameIt}: lì gli istruttori restano bloccati fino a fine partita.',
    },
  },
  problems: { ...amountProblems, ...diceProblems },
  problem: chooseColor,
  sentence: (value, { perDie }) => {
    const read = readingsSaid(
      value.ability === 'permanent' ? permanentRead(value.power, perDie) : [],
    );
    return {
      en: `Trainer tile “${abilityNames.en[value.ability]}”. ${headline(value).en}${read.en}`,
      it: `Tessera Istruttore «${abilityNames.it[value.ability]}». ${headline(value).it}${read.it}`,
    };
  },
});

/** For what the form folds away and for the drawn dice. */
export const labels = {
  takeBack: { en: 'Take trainers back?', it: 'Riprendere istruttori?' },
  toTent: { en: 'to the main tent', it: 'sul tendone' },
  toCard: { en: 'to that card', it: 'su quella carta' },
  onCards: { en: 'on your cards', it: 'sulle tue carte' },
};
