import { itemsIn } from '#engine/core/fields.ts';
import { diceApart, wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import {
  templeDice as question,
  type TempleDiceValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';

const SEVERAL = {
  allowed: { en: 'Allowed', it: 'Permessi' },
  'one-each': { en: '1 die each', it: '1 dado a testa' },
} as const;

/** Typed dice, evenly spaced: `4, 4`. */
const evenly = (text: string): string => itemsIn(diceApart(text)).join(', ');

/** Also what is pasted, so it speaks of no one’s die in particular. */
const placement = ({ spaces, space, mustShow, offerings }: TempleDiceValue) => {
  if (space === undefined) {
    return spaces === 1
      ? {
          en: 'The only die space is taken: no die can be placed.',
          it: 'L’unico spazio dado è occupato: non si piazzano altri dadi.',
        }
      : {
          en: `${spaces === 2 ? 'Both' : `All ${spaces}`} die spaces are taken: no die can be placed.`,
          it: `Tutti e ${spaces} gli spazi dado sono occupati: non si piazzano altri dadi.`,
        };
  }
  if (offerings > 0) {
    return {
      en: `The die goes on space ${space} of ${spaces} and allows ${offerings} Offering.`,
      it: `Il dado va sullo spazio ${space} di ${spaces} e permette ${offerings} Donazione.`,
    };
  }
  return mustShow === 'any'
    ? {
        en: `A die of any value may go on space ${space} of ${spaces}.`,
        it: `Sullo spazio ${space} di ${spaces} va bene un dado di qualunque valore.`,
      }
    : {
        en: `The next die must be a ${mustShow} and goes on space ${space} of ${spaces}.`,
        it: `Il prossimo dado deve essere un ${mustShow} e va sullo spazio ${space} di ${spaces}.`,
      };
};

export const templeDice = calculator(question, {
  name: 'temple-dice',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Dice at the Timeless Temple', it: 'Dadi al Tempio Senza Tempo' },
  lead: {
    en: 'Whether your die can be placed at the Temple, where it goes, and what value the next die needs.',
    it: 'Se il tuo dado si può piazzare al Tempio, dove va e che valore serve al prossimo dado.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    placed: {
      en: 'Dice at the Temple, from left to right',
      it: 'Dadi al Tempio, da sinistra a destra',
    },
    die: { en: 'Your die', it: 'Il tuo dado' },
    own: { en: 'Of the dice at the Temple, yours', it: 'Dadi al Tempio già tuoi' },
    several: { en: 'Several dice of one player', it: 'Più dadi dello stesso giocatore' },
  },
  hints: {
    die: {
      en: 'Leave it blank to see only what the next die must be.',
      it: 'Lascialo vuoto per sapere solo quale deve essere il prossimo dado.',
    },
    own: {
      en: 'Optional: not checked while blank.',
      it: 'Facoltativo: se è vuoto non viene controllato.',
    },
  },
  options: {
    several: SEVERAL,
  },
  headline: placement,
  lines: {
    spaces: ({ players, spaces }) => ({
      en: `With ${players === 1 ? '1 player, 1 die space is' : `${players} players, ${spaces} die spaces are`} open.`,
      it: `Con ${players === 1 ? '1 giocatore è aperto 1 spazio dado' : `${players} giocatori sono aperti ${spaces} spazi dado`}.`,
    }),
    space: {
      en: 'Dice go from left to right: this one takes space {space}. Free spaces: {before} before, {after} after.',
      it: 'I dadi vanno da sinistra a destra: questo occupa lo spazio {space}. Spazi liberi: prima {before}, dopo {after}.',
    },
    'next-space': {
      en: 'Dice go from left to right: the next one takes space {space}. Free spaces: {left}.',
      it: 'I dadi vanno da sinistra a destra: il prossimo occupa lo spazio {space}. Spazi liberi: {left}.',
    },
    full: ({ spaces }) =>
      spaces === 1
        ? {
            en: 'The space is taken, so there is no room for another die.',
            it: 'Lo spazio è occupato: per un altro dado non c’è posto.',
          }
        : {
            en: `${spaces === 2 ? 'Both' : `All ${spaces}`} are taken, so there is no room for another die.`,
            it: `Sono occupati tutti e ${spaces}: per un altro dado non c’è posto.`,
          },
    'first-die': ({ die, others }) => ({
      en: `The first die may have any value.${others === 0 ? '' : ` From now on every die must be a ${die}.`}`,
      it: `Il primo dado può avere qualunque valore.${others === 0 ? '' : ` Da ora in poi ogni dado deve essere un ${die}.`}`,
    }),
    'any-value': ({ others }) => ({
      en: `The first die may have any value${others === 0 ? '' : ', and all the others must equal it'}.`,
      it: `Il primo dado può avere qualunque valore${others === 0 ? '' : ', e gli altri devono essere uguali'}.`,
    }),
    'same-value': {
      en: 'A {die}, equal to the first die.',
      it: 'Un {die}, uguale al primo dado.',
    },
    'must-show': {
      en: 'The first die is a {first}, so every further die must be a {first}.',
      it: 'Il primo dado è un {first}: ogni altro dado deve essere un {first}.',
    },
    'several-dice': ({ own: mine }) => ({
      en: `${mine === 1 ? '1 die' : `${mine} dice`} at the Temple ${mine === 1 ? 'is' : 'are'} yours already: in the reading you chose you may place another.`,
      it: `${mine === 1 ? '1 dado al Tempio è già tuo' : `${mine} dadi al Tempio sono già tuoi`}: con l’interpretazione scelta puoi piazzarne un altro.`,
    }),
    'one-offering': {
      en: 'Each die you place lets you make {offerings Offering|Offerings}.',
      it: 'Ogni dado che piazzi ti permette {offerings Donazione|Donazioni}.',
    },
  },
  violations: {
    'too-many-placed': ({ placed, spaces }) => ({
      en: `${placed} dice are entered, but ${spaces === 1 ? 'there is only 1 die space' : `there are only ${spaces} die spaces`}.`,
      it: `I dadi inseriti sono ${placed}, ma ${spaces === 1 ? 'c’è solo 1 spazio dado' : `ci sono solo ${spaces} spazi dado`}.`,
    }),
    'placed-differs': {
      en: 'The die on space {space} is a {die}, but it must be a {first} like the first.',
      it: 'Il dado sullo spazio {space} è un {die}, ma deve essere un {first} come il primo.',
    },
    'no-space': ({ players, spaces }) =>
      spaces === 1
        ? {
            en: 'With 1 player there is 1 die space, and it is taken.',
            it: 'Con 1 giocatore c’è 1 spazio dado, ed è occupato.',
          }
        : {
            en: `With ${players} players there are ${spaces} die spaces, and ${spaces === 2 ? 'both' : 'all'} are taken.`,
            it: `Con ${players} giocatori ci sono ${spaces} spazi dado, tutti occupati.`,
          },
    'one-die-each': ({ dice }) => ({
      en: `That makes ${dice} of your dice at the Temple: in the reading you chose each player places 1 at most.`,
      it: `Così al Tempio i tuoi dadi sono ${dice}: con l’interpretazione scelta ognuno ne piazza al massimo 1.`,
    }),
    'more-own-than-placed': ({ own: mine, placed }) => ({
      en: `You enter ${mine === 1 ? '1 die' : `${mine} dice`} of yours, but ${placed === 0 ? 'no die lies' : placed === 1 ? '1 die lies' : `${placed} dice lie`} at the Temple.`,
      it: `Indichi ${mine === 1 ? '1 dado tuo' : `${mine} dadi tuoi`}, ma al Tempio ${placed === 0 ? 'non c’è alcun dado' : placed === 1 ? 'c’è 1 dado' : `ci sono ${placed} dadi`}.`,
    }),
    differs: {
      en: 'Your die is a {die}, but it must be a {first} like the first die at the Temple.',
      it: 'Il tuo dado è un {die}, ma deve essere un {first} come il primo dado al Tempio.',
    },
  },
  sentence: (value, { placed, die, own: owned, several }) => {
    const { spaces: players, offerings } = value;
    const [dice, face] = [evenly(placed), die.trim()];
    const { en, it } = placement(value);
    const mine = wholeIn(owned) ?? 0;
    const name = mine > 0 && offerings > 0 ? own(SEVERAL, several.trim()) : undefined;
    const already =
      name === undefined
        ? { en: '', it: '' }
        : {
            en: ` (${mine} of them mine; reading: ${name.en})`,
            it: ` (di cui ${mine} ${mine === 1 ? 'mio' : 'miei'}; interpretazione: ${name.it})`,
          };
    return {
      en: `${players === 1 ? '1 player' : `${players} players`}, dice at the Temple: ${dice || 'none'}${already.en}${offerings > 0 ? `; die to place: ${face}` : ''}. ${en}`,
      it: `${players === 1 ? '1 giocatore' : `${players} giocatori`}, dadi al Tempio: ${dice || 'nessuno'}${already.it}${offerings > 0 ? `; dado da piazzare: ${face}` : ''}. ${it}`,
    };
  },
});
