import { itemsIn } from '#engine/core/fields.ts';
import type {
  RawTempleDice,
  TempleDiceLine,
  TempleDiceValue,
  TempleDiceViolation,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<
  keyof RawTempleDice,
  TempleDiceValue,
  TempleDiceLine,
  TempleDiceViolation
>;

/** Typed dice, evenly spaced: `4, 4`. */
const dice = (text: string): string => itemsIn(text).join(', ');

const players = counted('player', 'players');
const offerings = counted('Offering', 'Offerings');

/** Also what is pasted, so it speaks of no one’s die in particular. */
const placement = ({ spaces, space, mustShow, offerings: allowed }: TempleDiceValue): string => {
  if (space === undefined) {
    return spaces === 1
      ? 'The only die space is taken: no die can be placed.'
      : `All ${spaces} die spaces are taken: no die can be placed.`;
  }
  if (allowed > 0) {
    return `The die goes on space ${space} of ${spaces} and allows ${offerings(allowed)}.`;
  }
  return mustShow === 'any'
    ? `A die of any value may go on space ${space} of ${spaces}.`
    : `The next die must be a ${mustShow} and goes on space ${space} of ${spaces}.`;
};

const EN: Words = {
  title: 'Dice at the Timeless Temple',
  lead: 'Whether your die can be placed at the Temple, where it goes, and what value the next die needs.',
  fields: {
    players: 'Players',
    placed: 'Dice at the Temple, from left to right',
    die: 'Your die',
  },
  hints: { die: 'Leave it blank to see only what the next die must be.' },
  headline: placement,
  line: (line): Said => {
    switch (line.code) {
      case 'spaces':
        return [
          `With ${players(line.players)}, ${line.spaces === 1 ? '1 die space is' : `${line.spaces} die spaces are`} open.`,
        ];
      case 'space':
        return [
          `Dice go from left to right: this one takes space ${line.space}. Free spaces: ${line.before} before, ${line.after} after.`,
        ];
      case 'next-space':
        return [
          `Dice go from left to right: the next one takes space ${line.space}. Free spaces: ${line.left}.`,
        ];
      case 'full':
        return [
          line.spaces === 1
            ? 'The space is taken, so there is no room for another die.'
            : `All ${line.spaces} are taken, so there is no room for another die.`,
        ];
      case 'first-die':
        return [
          `The first die may have any value.${line.others === 0 ? '' : ` From now on every die must be a ${line.die}.`}`,
        ];
      case 'any-value':
        return [
          `The first die may have any value${line.others === 0 ? '' : ', and all the others must equal it'}.`,
        ];
      case 'same-value':
        return [`A ${line.die}, equal to the first die.`];
      case 'must-show':
        return [`The first die is a ${line.first}, so every further die must be a ${line.first}.`];
      case 'one-offering':
        return [`Each die you place lets you make ${offerings(line.offerings)}.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-placed':
        return `${violation.placed} dice are entered, but ${violation.spaces === 1 ? 'there is only 1 die space' : `there are only ${violation.spaces} die spaces`}.`;
      case 'placed-differs':
        return `The die on space ${violation.space} is a ${violation.die}, but it must be a ${violation.first} like the first.`;
      case 'no-space':
        return `With ${players(violation.players)} there ${violation.spaces === 1 ? 'is 1 die space, and it is taken' : `are ${violation.spaces} die spaces, and all are taken`}.`;
      case 'differs':
        return `Your die is a ${violation.die}, but it must be a ${violation.first} like the first die at the Temple.`;
    }
  },
  sentence: (draft, value) => {
    const before = `${players(Number(draft.players))}, dice at the Temple: ${dice(draft.placed) || 'none'}`;
    const own = value.offerings > 0 ? `; die to place: ${draft.die.trim()}` : '';
    return `${before}${own}. ${placement(value)}`;
  },
};

const giocatori = counted('giocatore', 'giocatori');
const donazioni = counted('Donazione', 'Donazioni');

const piazzamento = ({ spaces, space, mustShow, offerings: allowed }: TempleDiceValue): string => {
  if (space === undefined) {
    return spaces === 1
      ? 'L’unico spazio dado è occupato: non si piazzano altri dadi.'
      : `Tutti e ${spaces} gli spazi dado sono occupati: non si piazzano altri dadi.`;
  }
  if (allowed > 0) {
    return `Il dado va sullo spazio ${space} di ${spaces} e permette ${donazioni(allowed)}.`;
  }
  return mustShow === 'any'
    ? `Sullo spazio ${space} di ${spaces} va bene un dado di qualunque valore.`
    : `Il prossimo dado deve essere un ${mustShow} e va sullo spazio ${space} di ${spaces}.`;
};

const IT: Words = {
  title: 'Dadi al Tempio Senza Tempo',
  lead: 'Se il tuo dado si può piazzare al Tempio, dove va e che valore serve al prossimo dado.',
  fields: {
    players: 'Giocatori',
    placed: 'Dadi al Tempio, da sinistra a destra',
    die: 'Il tuo dado',
  },
  hints: { die: 'Lascialo vuoto per sapere solo quale deve essere il prossimo dado.' },
  headline: piazzamento,
  line: (line): Said => {
    switch (line.code) {
      case 'spaces':
        return [
          `Con ${giocatori(line.players)} ${line.spaces === 1 ? 'è aperto 1 spazio dado' : `sono aperti ${line.spaces} spazi dado`}.`,
        ];
      case 'space':
        return [
          `I dadi vanno da sinistra a destra: questo occupa lo spazio ${line.space}. Spazi liberi: prima ${line.before}, dopo ${line.after}.`,
        ];
      case 'next-space':
        return [
          `I dadi vanno da sinistra a destra: il prossimo occupa lo spazio ${line.space}. Spazi liberi: ${line.left}.`,
        ];
      case 'full':
        return [
          line.spaces === 1
            ? 'Lo spazio è occupato: per un altro dado non c’è posto.'
            : `Sono occupati tutti e ${line.spaces}: per un altro dado non c’è posto.`,
        ];
      case 'first-die':
        return [
          `Il primo dado può avere qualunque valore.${line.others === 0 ? '' : ` Da ora in poi ogni dado deve essere un ${line.die}.`}`,
        ];
      case 'any-value':
        return [
          `Il primo dado può avere qualunque valore${line.others === 0 ? '' : ', e gli altri devono essere uguali'}.`,
        ];
      case 'same-value':
        return [`Un ${line.die}, uguale al primo dado.`];
      case 'must-show':
        return [`Il primo dado è un ${line.first}: ogni altro dado deve essere un ${line.first}.`];
      case 'one-offering':
        return [`Ogni dado che piazzi ti permette ${donazioni(line.offerings)}.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-placed':
        return `I dadi inseriti sono ${violation.placed}, ma ${violation.spaces === 1 ? 'c’è solo 1 spazio dado' : `ci sono solo ${violation.spaces} spazi dado`}.`;
      case 'placed-differs':
        return `Il dado sullo spazio ${violation.space} è un ${violation.die}, ma deve essere un ${violation.first} come il primo.`;
      case 'no-space':
        return `Con ${giocatori(violation.players)} ${violation.spaces === 1 ? 'c’è 1 spazio dado, ed è occupato' : `ci sono ${violation.spaces} spazi dado, tutti occupati`}.`;
      case 'differs':
        return `Il tuo dado è un ${violation.die}, ma deve essere un ${violation.first} come il primo dado al Tempio.`;
    }
  },
  sentence: (draft, value) => {
    const before = `${giocatori(Number(draft.players))}, dadi al Tempio: ${dice(draft.placed) || 'nessuno'}`;
    const own = value.offerings > 0 ? `; dado da piazzare: ${draft.die.trim()}` : '';
    return `${before}${own}. ${piazzamento(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };
