import type {
  PosterSource,
  RawTrainerAbility,
  TrainerAbilityLine,
  TrainerAbilityValue,
  TrainerAbilityViolation,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  abilityNames,
  colore,
  colorLabels,
  counts,
  dieLabels,
  dieSaid,
  hueNames,
  ilDado,
} from '../shared/names.ts';
import { powerLine } from '../shared/power-lines.ts';
import { notationProblem } from '../shared/problems.ts';

type Words = CalculatorWords<
  keyof RawTrainerAbility,
  TrainerAbilityValue,
  TrainerAbilityLine,
  TrainerAbilityViolation
>;

const { coins, posters, trainers } = counts.en;
const it = counts.it;

/** Where a poster comes from, after `take`. */
const SOURCES: Readonly<Record<Lang, Readonly<Record<PosterSource, string>>>> = {
  en: {
    display: 'one of the poster display',
    deck: 'the top card of the poster deck, unseen',
    'white-deck': 'the top card of the white poster deck, unseen',
  },
  it: {
    display: 'uno dell’esposizione dei poster',
    deck: 'alla cieca il primo del mazzo dei poster',
    'white-deck': 'alla cieca il primo del mazzo dei poster bianchi',
  },
};

const headlineEn = (value: TrainerAbilityValue): string => {
  switch (value.ability) {
    case 'set-die':
      return value.from === value.to
        ? `The die stays as it is: ${value.to}.`
        : `The die you take shows ${value.to} instead of ${value.from}.`;
    case 'swap-poster':
      return `Discard an incomplete poster and take ${SOURCES.en[value.from]}.`;
    case 'swap-dice':
      return `The ${dieSaid('en', value.taken)} goes on that card, without action or bonus. At the round end your dice cost ${coins(value.due)}.`;
    case 'extra-tile':
      return `1 more small ${value.colors.length === 1 ? `${hueNames.en[value.color]} tile` : 'tile of any colour but white'} for ${coins(value.cost)}; ${value.coinsAfter === 0 ? 'no coin' : coins(value.coinsAfter)} left.`;
    case 'no-tent':
      return value.without === 0
        ? 'No poster is completed without a tent.'
        : `${posters(value.without)} without a tent or its requirements, for ${trainers(value.trainersUsed)}.`;
    case 'permanent':
      return `Power ${value.power.total} with ${hueNames.en[value.power.color]}. At the round end the dice cost ${coins(value.due)}.`;
  }
};

const headlineIt = (value: TrainerAbilityValue): string => {
  switch (value.ability) {
    case 'set-die':
      return value.from === value.to
        ? `Il dado resta com’è: ${value.to}.`
        : `Il dado che prendi mostra ${value.to} anziché ${value.from}.`;
    case 'swap-poster':
      return `Scarta un poster incompleto e prendi ${SOURCES.it[value.from]}.`;
    case 'swap-dice':
      return `${capital(ilDado(value.taken))} va su quella carta, senza azione né bonus. A fine round i tuoi dadi costano ${it.coins(value.due)}.`;
    case 'extra-tile':
      return `1 tessera piccola in più, ${value.colors.length === 1 ? hueNames.it[value.color] : 'di qualunque colore tranne il bianco'}, per ${it.coins(value.cost)}; ${restano(value.coinsAfter)}.`;
    case 'no-tent':
      return value.without === 0
        ? 'Nessun poster è completato senza tenda.'
        : `${it.posters(value.without)} senza tenda o senza ciò che chiede, per ${it.trainers(value.trainersUsed)}.`;
    case 'permanent':
      return `Potenza ${value.power.total} con ${colore('il', value.power.color)}. A fine round i dadi costano ${it.coins(value.due)}.`;
  }
};

const restano = (left: number): string =>
  left === 0 ? 'non resta nessuna moneta' : `${left === 1 ? 'resta' : 'restano'} ${it.coins(left)}`;

const EN: Words = {
  title: 'Trainer abilities',
  lead: 'What each new trainer tile does in your turn.',
  fields: {
    ability: 'Trainer tile',
    die: 'Value of the die you take',
    to: 'Value you turn it to',
    posters: 'Your incomplete posters',
    from: 'The new poster comes from',
    own: 'Your die on a master card',
    tent: 'Die of the main tent',
    placed: 'Other dice on your master cards',
    coins: 'Your coins',
    power: 'Power of the build',
    color: 'Colour of the build',
    change: 'Colour-change trainer for the extra tile?',
    trainers: 'Trainers on this tile',
    without: 'Posters without a tent or its requirements',
    needs: 'Do you meet the posters’ own requirements?',
    locked: 'Trainers locked already',
    add: 'Trainers you add now',
    remove: 'Trainers you would like back',
    dieColor: 'Colour of the die in this turn',
    dieValue: 'Its value',
    as: 'Colour it counts as',
    perDie: 'The permanent +1 counts',
  },
  options: {
    ability: abilityNames.en,
    from: { display: 'Poster display', deck: 'Poster deck', 'white-deck': 'White poster deck' },
    color: colorLabels.en,
    change: yesNo.en,
    needs: yesNo.en,
    dieColor: dieLabels.en,
    as: colorLabels.en,
    perDie: { power: 'Once a turn', die: 'For each die' },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'die':
      case 'clear-die':
      case 'earlier':
      case 'earlier-clear':
      case 'gems':
      case 'gems-with-clear-die':
      case 'permanent':
      case 'permanent-clear':
      case 'per-die-reading':
      case 'bonus':
      case 'bonus-idle':
      case 'other':
      case 'power':
        return powerLine.en(line);
      case 'set-die':
        return ['You turn the die at once when you take it.', `${line.from} → ${line.to}`];
      case 'swap-poster':
        return [
          `One goes, another comes: ${line.posters === 1 ? '1 incomplete poster' : `${line.posters} incomplete posters`} as before.`,
        ];
      case 'white-in-display':
        return ['It may be the white one of the display.'];
      case 'swap-dice':
        return [
          `Your ${dieSaid('en', line.given)} goes to the main tent; the ${dieSaid('en', line.taken)} comes to the same master card.`,
        ];
      case 'quiet':
        return [
          `The ${dieSaid('en', line.taken)} triggers neither an action nor the card’s bonus; ${line.taken.hue === 'clear' ? 'you pay for it at the round end, but it adds nothing to later power' : 'from now on it counts for power and payment'}.`,
        ];
      case 'due':
        return ['Coins for your dice at the round end.', `${line.before} → ${line.due}`];
      case 'extra-tile':
        return [
          `1 more small ${hueNames.en[line.color]} tile; your power of ${line.power} is not touched. Coins: ${line.before} → ${line.after}.`,
          `−${coins(line.cost)}`,
        ];
      case 'extra-color':
        return [
          `A trainer on the colour-change space: the tile may be ${line.colors.map((color) => hueNames.en[color]).join(', ')}, but not white.`,
        ];
      case 'no-tent':
        return [
          'Each trainer on the tile spares one poster its tent, or what the tent asks for.',
          `${line.without} of ${line.trainers}`,
        ];
      case 'poster-needs':
        return ['What the posters themselves ask for must be met all the same.'];
      case 'added':
        return [
          `Trainers on the ${hueNames.en[line.color]} tile; more may follow at any time.`,
          `${line.before} → ${line.after}`,
        ];
      case 'stay-locked':
        return [
          `${trainers(line.trainers)} locked: ${line.trainers === 1 ? 'it stays' : 'they stay'} there until the end of the game.`,
        ];
      case 'not-paid':
        return [
          line.permanent === 0
            ? 'At the round end you pay for the dice only.'
            : `At the round end you pay for the dice only: the permanent +${line.permanent} is free.`,
          coins(line.due),
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-poster':
        return 'You have no incomplete poster to discard.';
      case 'no-coins':
        return `The extra tile costs ${coins(violation.needed)}; you have ${violation.held}.`;
      case 'too-few-trainers':
        return `${posters(violation.without)} without a tent need ${trainers(violation.without)} on the tile; there ${violation.trainers === 1 ? 'is' : 'are'} ${violation.trainers}.`;
      case 'needs-not-met':
        return 'You must meet the posters’ own requirements; the tile spares you only the tent’s.';
      case 'locked':
        return `${trainers(violation.trainers)} on the ${hueNames.en[violation.color]} tile cannot be taken back: trainers there are locked for the game.`;
    }
  },
  problem: notationProblem.en,
  sentence: (_, value) => `${abilityNames.en[value.ability]}. ${headlineEn(value)}`,
};

const IT: Words = {
  title: 'Abilità degli istruttori',
  lead: 'Che cosa fa nel tuo turno ogni nuova tessera Istruttore.',
  fields: {
    ability: 'Tessera Istruttore',
    die: 'Valore del dado che prendi',
    to: 'Valore su cui lo giri',
    posters: 'I tuoi poster incompleti',
    from: 'Il nuovo poster viene da',
    own: 'Il tuo dado su una carta Maestro',
    tent: 'Dado del tendone',
    placed: 'Altri dadi sulle tue carte Maestro',
    coins: 'Le tue monete',
    power: 'Potenza con cui costruisci',
    color: 'Colore con cui costruisci',
    change: 'Un istruttore cambia colore alla tessera in più?',
    trainers: 'Istruttori su questa tessera',
    without: 'Poster senza tenda o senza ciò che chiede',
    needs: 'Soddisfi le richieste dei poster stessi?',
    locked: 'Istruttori già bloccati',
    add: 'Istruttori che aggiungi ora',
    remove: 'Istruttori che vorresti riprendere',
    dieColor: 'Colore del dado di questo turno',
    dieValue: 'Valore',
    as: 'Colore che rappresenta',
    perDie: 'Il +1 permanente conta',
  },
  options: {
    ability: abilityNames.it,
    from: {
      display: 'Esposizione dei poster',
      deck: 'Mazzo dei poster',
      'white-deck': 'Mazzo dei poster bianchi',
    },
    color: colorLabels.it,
    change: yesNo.it,
    needs: yesNo.it,
    dieColor: dieLabels.it,
    as: colorLabels.it,
    perDie: { power: 'Una volta per turno', die: 'Per ogni dado' },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'die':
      case 'clear-die':
      case 'earlier':
      case 'earlier-clear':
      case 'gems':
      case 'gems-with-clear-die':
      case 'permanent':
      case 'permanent-clear':
      case 'per-die-reading':
      case 'bonus':
      case 'bonus-idle':
      case 'other':
      case 'power':
        return powerLine.it(line);
      case 'set-die':
        return ['Giri il dado subito, quando lo prendi.', `${line.from} → ${line.to}`];
      case 'swap-poster':
        return [
          `Uno va, uno viene: ${line.posters === 1 ? '1 poster incompleto' : `${line.posters} poster incompleti`} come prima.`,
        ];
      case 'white-in-display':
        return ['Può essere il poster bianco dell’esposizione.'];
      case 'swap-dice':
        return [
          `Il tuo ${dieSaid('it', line.given)} va sul tendone; ${ilDado(line.taken)} arriva sulla stessa carta Maestro.`,
        ];
      case 'quiet':
        return [
          `${capital(ilDado(line.taken))} non attiva né un’azione né il bonus della carta; ${line.taken.hue === 'clear' ? 'lo paghi a fine round, ma alla potenza dei turni seguenti non aggiunge nulla' : 'da ora conta per la potenza e quando paghi'}.`,
        ];
      case 'due':
        return ['Monete per i tuoi dadi a fine round.', `${line.before} → ${line.due}`];
      case 'extra-tile':
        return [
          `1 tessera piccola ${hueNames.it[line.color]} in più; la potenza di ${line.power} non si tocca. Monete: ${line.before} → ${line.after}.`,
          `−${it.coins(line.cost)}`,
        ];
      case 'extra-color':
        return [
          `Un istruttore sullo spazio che cambia colore: la tessera può essere ${line.colors.map((color) => hueNames.it[color]).join(', ')}, ma non bianca.`,
        ];
      case 'no-tent':
        return [
          'Ogni istruttore sulla tessera evita a un poster la tenda, o ciò che la tenda chiede.',
          `${line.without} su ${line.trainers}`,
        ];
      case 'poster-needs':
        return ['Ciò che chiedono i poster stessi lo devi avere comunque.'];
      case 'added':
        return [
          `Istruttori sulla tessera ${colore('del', line.color)}; altri possono seguire quando vuoi.`,
          `${line.before} → ${line.after}`,
        ];
      case 'stay-locked':
        return [
          `${it.trainers(line.trainers)} ${line.trainers === 1 ? 'bloccato: resta' : 'bloccati: restano'} lì fino a fine partita.`,
        ];
      case 'not-paid':
        return [
          line.permanent === 0
            ? 'A fine round paghi soltanto i dadi.'
            : `A fine round paghi soltanto i dadi: il +${line.permanent} permanente è gratis.`,
          it.coins(line.due),
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-poster':
        return 'Non hai poster incompleti da scartare.';
      case 'no-coins':
        return `La tessera in più costa ${it.coins(violation.needed)}; ne hai ${violation.held}.`;
      case 'too-few-trainers':
        return `Per ${it.posters(violation.without)} senza tenda ${violation.without === 1 ? 'serve' : 'servono'} ${it.trainers(violation.without)} sulla tessera; ${violation.trainers === 1 ? 'ce n’è' : 'ce ne sono'} ${violation.trainers}.`;
      case 'needs-not-met':
        return 'Le richieste dei poster stessi le devi soddisfare: la tessera ti evita solo quelle della tenda.';
      case 'locked':
        return `${it.trainers(violation.trainers)} sulla tessera ${colore('del', violation.color)} non ${violation.trainers === 1 ? 'si può' : 'si possono'} riprendere: lì gli istruttori restano bloccati per tutta la partita.`;
    }
  },
  problem: notationProblem.it,
  sentence: (_, value) => `${abilityNames.it[value.ability]}. ${headlineIt(value)}`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface AbilityWords {
  readonly takeBack: string;
  readonly toTent: string;
  readonly toCard: string;
  readonly onCards: string;
}

/** Words for what the form folds away and for the drawn dice. */
export const abilityWords: Readonly<Record<Lang, AbilityWords>> = {
  en: {
    takeBack: 'Take trainers back?',
    toTent: 'to the main tent',
    toCard: 'to that card',
    onCards: 'on your cards',
  },
  it: {
    takeBack: 'Riprendere istruttori?',
    toTent: 'sul tendone',
    toCard: 'su quella carta',
    onCards: 'sulle tue carte',
  },
};
