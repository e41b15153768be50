import { wholeIn } from '#engine/core/notation.ts';
import {
  templeDice as question,
  type TempleDiceValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { evenly } from '../shared/dice.ts';

const players = {
  en: counted('player', 'players'),
  it: counted('giocatore', 'giocatori'),
};

const dice = { en: counted('die', 'dice'), it: counted('dado', 'dadi') };

/** Also what is pasted, so it speaks of no one’s die in particular. */
const placement = (
  { spaces, space, mustShow, offerings, ifNoneYours }: TempleDiceValue,
  whose: { readonly en: string; readonly it: string },
) => {
  if (space === undefined) {
    return spaces === 1
      ? {
          en: 'The only die space is taken: no other die can be placed.',
          it: 'L’unico spazio dado è occupato: non si piazzano altri dadi.',
        }
      : {
          en: `${spaces === 2 ? 'Both' : `All ${spaces}`} die spaces are taken: no other die can be placed.`,
          it: `Tutti e ${spaces} gli spazi dado sono occupati: non si piazzano altri dadi.`,
        };
  }
  if (offerings > 0) {
    return {
      en: `A ${mustShow} goes on space ${space} of ${spaces} and allows ${offerings} Offering${ifNoneYours ? whose.en : ''}.`,
      it: `Un ${mustShow} va sullo spazio ${space} di ${spaces} e permette ${offerings} Donazione${ifNoneYours ? whose.it : ''}.`,
    };
  }
  return mustShow === 'any'
    ? {
        en: `A die of any value may go on space ${space} of ${spaces}.`,
        it: `Sullo spazio ${space} di ${spaces} va bene un dado di qualsiasi valore.`,
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
    own: { en: 'Your dice already at the Temple', it: 'Tuoi dadi già al Tempio' },
    several: { en: 'Several dice from one player', it: 'Più dadi dello stesso giocatore' },
  },
  hints: {
    die: {
      en: 'Leave it blank to ask what the next die must be.',
      it: 'Lascialo vuoto per chiedere quale deve essere il prossimo dado.',
    },
    own: {
      en: 'Optional: if it is blank, it is not checked.',
      it: 'Facoltativo: se è vuoto non viene controllato.',
    },
  },
  options: {
    several: {
      allowed: { en: 'Allowed', it: 'Permessi' },
      'one-each': { en: '1 die each', it: '1 dado a testa' },
    },
  },
  headline: (value) =>
    placement(value, {
      en: ', if you have no die there yet',
      it: ', se al Tempio non hai già un dado',
    }),
  lines: {
    spaces: ({ players: count, spaces, left }) => ({
      en: `With ${players.en(count)}, ${spaces === 1 ? '1 die space is' : `${spaces} die spaces are`} in play.`,
      it: `Con ${players.it(count)} ${spaces === 1 ? 'è in gioco 1 spazio' : `sono in gioco ${spaces} spazi`} dado.`,
      aside: left > 0,
    }),
    space: {
      en: 'Dice fill the spaces from left to right: space {space} is the leftmost free one.',
      it: 'I dadi riempiono gli spazi da sinistra a destra: il primo libero è lo spazio {space}.',
    },
    'next-space': {
      en: 'Dice fill the spaces from left to right: space {space} is the leftmost free one.',
      it: 'I dadi riempiono gli spazi da sinistra a destra: il primo libero è lo spazio {space}.',
    },
    'first-die': ({ die, others }) => ({
      en: `The first die may have any value${others === 0 ? '' : `; every later one must be a ${die} too`}.`,
      it: `Il primo dado può avere qualsiasi valore${others === 0 ? '' : `; poi ogni altro deve essere un ${die}`}.`,
    }),
    'any-value': ({ others }) => ({
      en: `The first die may have any value${others === 0 ? '' : '; every later one must equal it'}.`,
      it: `Il primo dado può avere qualsiasi valore${others === 0 ? '' : '; gli altri devono essere uguali al primo'}.`,
    }),
    'same-value': {
      en: 'Your die must equal the first one, and it does: both are {die}s.',
      it: 'Il tuo dado deve essere uguale al primo, e lo è: un {die}.',
    },
    'must-show': {
      en: 'Every die must equal the first one, which is a {first}.',
      it: 'Ogni dado deve essere uguale al primo, che è un {first}.',
    },
    'several-dice': ({ own: mine }) => ({
      en: `${dice.en(mine)} at the Temple ${mine === 1 ? 'is' : 'are'} yours already; in the reading you chose, you may place another.`,
      it: `${mine === 1 ? '1 dado al Tempio è già tuo' : `${mine} dadi al Tempio sono già tuoi`}: con l’interpretazione scelta puoi piazzarne un altro.`,
    }),
    'yours-is-there': {
      en: '1 die at the Temple is yours already; in the reading you chose, only the others may place the next one.',
      it: '1 dado al Tempio è già tuo: con l’interpretazione scelta il prossimo lo possono piazzare solo gli altri.',
    },
    'if-none-yours': ({ placed }) => ({
      en: `In the reading you chose, each player may place only 1: your die may go there if ${placed === 1 ? 'the one there is not yours' : 'none of those there is yours'}.`,
      it: `Con l’interpretazione scelta ognuno può piazzarne solo 1: il tuo dado ci va se ${placed === 1 ? 'quello che c’è non è tuo' : 'nessuno di quelli che ci sono è tuo'}.`,
    }),
    'one-offering': {
      en: 'Each die you place lets you make {offerings Offering|Offerings}.',
      it: 'Ogni dado che piazzi ti permette {offerings Donazione|Donazioni}.',
      aside: true,
    },
  },
  violations: {
    'too-many-placed': ({ placed, spaces }) => ({
      en: `You entered ${placed} dice at the Temple, but with ${players.en(spaces)} there ${spaces === 1 ? 'is only 1 die space' : `are only ${spaces} die spaces`}.`,
      it: `Al Tempio hai indicato ${placed} dadi, ma con ${players.it(spaces)} ${spaces === 1 ? 'c’è solo 1 spazio dado' : `ci sono solo ${spaces} spazi dado`}.`,
    }),
    'placed-differs': {
      en: 'The die on space {space} is a {die}, but it must be a {first}, like the first die.',
      it: 'Il dado sullo spazio {space} è un {die}, ma deve essere un {first} come il primo.',
    },
    'no-space': ({ players: count, spaces }) =>
      spaces === 1
        ? {
            en: 'With 1 player there is 1 die space, and it is taken.',
            it: 'Con 1 giocatore c’è 1 spazio dado, ed è occupato.',
          }
        : {
            en: `With ${players.en(count)} there are ${spaces} die spaces, and ${spaces === 2 ? 'both' : 'all'} are taken.`,
            it: `Con ${players.it(count)} ci sono ${spaces} spazi dado, tutti occupati.`,
          },
    'one-die-each': ({ dice: all, own: mine }) => ({
      en: `You ${all > mine ? 'would ' : ''}have ${all} dice at the Temple; in the reading you chose, each player may place only 1.`,
      it: `Al Tempio ${all > mine ? 'avresti' : 'hai'} ${all} dadi: con l’interpretazione scelta ognuno può piazzarne solo 1.`,
    }),
    'more-own-than-placed': ({ own: mine, placed }) => ({
      en: `You entered ${dice.en(mine)} of your own at the Temple, but ${placed === 0 ? 'no die is' : placed === 1 ? 'only 1 die is' : `only ${placed} dice are`} there.`,
      it: `Al Tempio hai indicato ${dice.it(mine)} ${mine === 1 ? 'tuo' : 'tuoi'}, ma lì ${placed === 0 ? 'non c’è alcun dado' : placed === 1 ? 'c’è solo 1 dado' : `ci sono solo ${placed} dadi`}.`,
    }),
    'more-than-your-dice': ({ dice: all, own: mine, each, players: count }) => ({
      en: `You ${all > mine ? 'would ' : ''}have ${all} dice at the Temple, but with ${players.en(count)} each player has only ${each}.`,
      it: `Al Tempio ${all > mine ? 'avresti' : 'hai'} ${all} dadi, ma con ${players.it(count)} ognuno ne ha solo ${each}.`,
    }),
    differs: {
      en: 'Your die is a {die}, but it must be a {first}, like the first die at the Temple.',
      it: 'Il tuo dado è un {die}, ma deve essere un {first} come il primo dado al Tempio.',
    },
  },
  sentence: (value, { placed, own }) => {
    const there = evenly(placed);
    const { en, it } = placement(value, {
      en: ', if none of them is mine (each player places only 1)',
      it: ', se nessuno di questi è mio (ognuno ne piazza solo 1)',
    });
    const mine = value.offerings > 0 ? (wholeIn(own) ?? 0) : 0;
    const already =
      mine === 0
        ? { en: '', it: '' }
        : {
            en: ` (${mine} of them mine, under the reading that one player may place several)`,
            it: ` (di cui ${mine} ${mine === 1 ? 'mio' : 'miei'}, con l’interpretazione che se ne possono piazzare più d’uno)`,
          };
    return {
      en: `Timeless Temple with ${players.en(value.spaces)}, dice already there: ${there || 'none'}${already.en}. ${en}`,
      it: `Tempio Senza Tempo con ${players.it(value.spaces)}, dadi già piazzati: ${there || 'nessuno'}${already.it}. ${it}`,
    };
  },
});
