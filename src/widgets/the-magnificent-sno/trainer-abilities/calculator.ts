import {
  trainerAbilities as question,
  type Color,
  type Die,
  type TrainerAbilityValue,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, yesNo } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
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
import { powerEntries } from '../shared/power-lines.ts';
import { amountProblems, diceProblems } from '../shared/problems.ts';

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

const colors = (all: readonly Color[], lang: Lang): string =>
  all.map((color) => hueNames[lang][color]).join(', ');

const coinsLeft = (coins: number): Pair => {
  if (coins === 0) return { en: 'no coin left', it: 'non resta nessuna moneta' };
  return {
    en: `${counts.en.coins(coins)} left`,
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
        en: `${theDie(value.taken, 'en')} goes on that card, without action or bonus. At the round end your dice cost ${counts.en.coins(value.due)}.`,
        it: `${theDie(value.taken, 'it')} va su quella carta, senza azione né bonus. A fine round i tuoi dadi costano ${counts.it.coins(value.due)}.`,
      };
    case 'extra-tile': {
      const isOne = value.colors.length === 1;
      return {
        en: `1 more small ${isOne ? `${hueNames.en[value.color]} tile` : 'tile of any color but white'} for ${counts.en.coins(value.cost)}; ${coinsLeft(value.coinsAfter).en}.`,
        it: `1 tessera piccola in più, ${isOne ? hueNames.it[value.color] : 'di qualunque colore tranne il bianco'}, per ${counts.it.coins(value.cost)}; ${coinsLeft(value.coinsAfter).it}.`,
      };
    }
    case 'no-tent':
      return value.without === 0
        ? {
            en: 'No poster is completed without a tent.',
            it: 'Nessun poster è completato senza tenda.',
          }
        : {
            en: `${counts.en.posters(value.without)} without a tent or its requirements, for ${counts.en.trainers(value.trainersUsed)}.`,
            it: `${counts.it.posters(value.without)} senza tenda o senza ciò che chiede, per ${counts.it.trainers(value.trainersUsed)}.`,
          };
    case 'permanent': {
      const { total, color } = value.power;
      return {
        en: `Power ${total} with ${hueNames.en[color]}. At the round end the dice cost ${counts.en.coins(value.due)}.`,
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
      it: 'Poster senza tenda o senza ciò che chiede',
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
  ways: { hue: hueNames, colors, theDie, tileOf },
  headline,
  lines: {
    ...powerEntries,
    'set-die': {
      en: 'You turn the die at once when you take it.',
      it: 'Giri il dado subito, quando lo prendi.',
      amount: '{from} → {to}',
    },
    'swap-poster': {
      en: 'One goes, another comes: {posters incomplete poster|incomplete posters} as before.',
      it: 'Uno va, uno viene: {posters poster incompleto|poster incompleti} come prima.',
    },
    'white-in-display': {
      en: 'It may be the white one of the display.',
      it: 'Può essere il poster bianco dell’esposizione.',
    },
    'swap-dice': ({ given, taken }) => ({
      en: `Your ${dieSaid('en', given)} goes to the main tent; the ${dieSaid('en', taken)} comes to the same master card.`,
      it: `Il tuo ${dieSaid('it', given)} va sul tendone; ${dieIt(taken)} arriva sulla stessa carta Maestro.`,
    }),
    quiet: ({ taken }) =>
      taken.hue === 'clear'
        ? {
            en: `${theDie(taken, 'en')} triggers neither an action nor the card’s bonus; you pay for it at the round end, but it adds nothing to later power.`,
            it: `${theDie(taken, 'it')} non attiva né un’azione né il bonus della carta; lo paghi a fine round, ma alla potenza dei turni seguenti non aggiunge nulla.`,
          }
        : {
            en: `${theDie(taken, 'en')} triggers neither an action nor the card’s bonus; from now on it counts for power and payment.`,
            it: `${theDie(taken, 'it')} non attiva né un’azione né il bonus della carta; da ora conta per la potenza e quando paghi.`,
          },
    due: {
      en: 'Coins for your dice at the round end.',
      it: 'Monete per i tuoi dadi a fine round.',
      amount: '{before} → {due}',
    },
    'extra-tile': {
      en: '1 more small {color:hue} tile; your power of {power} is not touched. Coins: {before} → {after}.',
      it: '1 tessera piccola {color:hue} in più; la potenza di {power} non si tocca. Monete: {before} → {after}.',
      amount: { en: '−{cost coin|coins}', it: '−{cost moneta|monete}' },
    },
    'extra-color': {
      en: 'A trainer on the color-change space: the tile may be {colors}, but not white.',
      it: 'Un istruttore sullo spazio che cambia colore: la tessera può essere {colors}, ma non bianca.',
    },
    'no-tent': {
      en: 'Each trainer on the tile spares one poster its tent, or what the tent asks for.',
      it: 'Ogni istruttore sulla tessera evita a un poster la tenda, o ciò che la tenda chiede.',
      amount: { en: '{without} of {trainers}', it: '{without} su {trainers}' },
    },
    'poster-needs': {
      en: 'What the posters themselves ask for must be met all the same.',
      it: 'Ciò che chiedono i poster stessi lo devi avere comunque.',
    },
    added: {
      en: 'Trainers on {color:tileOf}; more may follow at any time.',
      it: 'Istruttori {color:tileOf}; altri possono seguire quando vuoi.',
      amount: '{before} → {after}',
    },
    'stay-locked': {
      en: '{trainers trainer|trainers} locked: {trainers?it stays|they stay} there until the end of the game.',
      it: '{trainers istruttore bloccato|istruttori bloccati}: {trainers?resta|restano} lì fino a fine partita.',
    },
    'not-paid': ({ due, permanent }) => {
      const amount = { en: counts.en.coins(due), it: counts.it.coins(due) };
      return permanent === 0
        ? {
            en: 'At the round end you pay for the dice only.',
            it: 'A fine round paghi soltanto i dadi.',
            amount,
          }
        : {
            en: `At the round end you pay for the dice only: the permanent +${permanent} is free.`,
            it: `A fine round paghi soltanto i dadi: il +${permanent} permanente è gratis.`,
            amount,
          };
    },
  },
  violations: {
    'too-many-trainers': tooManyTrainers,
    'no-poster': {
      en: 'You have no incomplete poster to discard.',
      it: 'Non hai poster incompleti da scartare.',
    },
    'no-coins': {
      en: 'The extra tile costs {needed coin|coins}; you have {held}.',
      it: 'La tessera in più costa {needed moneta|monete}; ne hai {held}.',
    },
    'too-few-trainers': {
      en: '{without poster|posters} without a tent need {without trainer|trainers} on the tile; there {trainers?is|are} {trainers}.',
      it: 'Per {without poster|poster} senza tenda {without?serve|servono} {without istruttore|istruttori} sulla tessera; {trainers?ce n’è|ce ne sono} {trainers}.',
    },
    'needs-not-met': {
      en: 'You must meet the posters’ own requirements; the tile spares you only the tent’s.',
      it: 'Le richieste dei poster stessi le devi soddisfare: la tessera ti evita solo quelle della tenda.',
    },
    locked: {
      en: '{trainers trainer|trainers} on {color:tileOf} cannot be taken back: trainers there are locked for the game.',
      it: '{trainers istruttore|istruttori} {color:tileOf} non {trainers?si può|si possono} riprendere: lì gli istruttori restano bloccati per tutta la partita.',
    },
  },
  problems: { ...amountProblems, ...diceProblems },
  sentence: (value) => ({
    en: `${abilityNames.en[value.ability]}. ${headline(value).en}`,
    it: `${abilityNames.it[value.ability]}. ${headline(value).it}`,
  }),
});

/** For what the form folds away and for the drawn dice. */
export const labels = {
  takeBack: { en: 'Take trainers back?', it: 'Riprendere istruttori?' },
  toTent: { en: 'to the main tent', it: 'sul tendone' },
  toCard: { en: 'to that card', it: 'su quella carta' },
  onCards: { en: 'on your cards', it: 'sulle tue carte' },
};
