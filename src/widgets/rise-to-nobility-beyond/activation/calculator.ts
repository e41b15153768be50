import {
  activation as question,
  type ActivatedType,
  type ActivationValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

type Counted = (count: number) => string;

/** What differs between the two types of cards. */
interface TypeWords {
  readonly card: Pair;
  readonly cards: Pair<Counted>;
  readonly pieces: Pair<Counted>;
  readonly stay: (count: number) => Pair;
  /** Where the pieces are, and from where they come. */
  readonly area: Pair;
  readonly from: Pair;
  readonly earned: Pair<Counted>;
  /** Italian words agree with their noun. */
  readonly active: Counted;
  readonly each: string;
}

const OF: Readonly<Record<ActivatedType, TypeWords>> = {
  elder: {
    card: { en: 'an Elder', it: 'un Anziano' },
    cards: { en: counted('Elder', 'Elders'), it: counted('Anziano', 'Anziani') },
    pieces: { en: counted('worker', 'workers'), it: counted('Lavoratore', 'Lavoratori') },
    stay: (count) =>
      count === 1
        ? { en: 'The worker stays on the card', it: 'Il Lavoratore resta sulla carta' }
        : {
            en: `The ${count} workers stay on their cards`,
            it: `I ${count} Lavoratori restano sulle carte`,
          },
    area: { en: 'the Workers’ Area', it: 'nella Zona dei Lavoratori' },
    from: { en: 'from the Workers’ Area', it: 'dalla Zona dei Lavoratori' },
    earned: { en: counted('Coin', 'Coins'), it: counted('Moneta', 'Monete') },
    active: (count) => (count === 1 ? 'attivo' : 'attivi'),
    each: 'ciascuno',
  },
  dwelling: {
    card: { en: 'a Dwelling', it: 'una Dimora' },
    cards: { en: counted('Dwelling', 'Dwellings'), it: counted('Dimora', 'Dimore') },
    pieces: { en: counted('house', 'houses'), it: counted('Casa', 'Case') },
    stay: (count) =>
      count === 1
        ? { en: 'The house stays on the card', it: 'La Casa resta sulla carta' }
        : {
            en: `The ${count} houses stay on their cards`,
            it: `Le ${count} Case restano sulle carte`,
          },
    area: { en: 'the Construction Yard', it: 'nel Cantiere' },
    from: { en: 'from the Construction Yard', it: 'dal Cantiere' },
    earned: { en: counted('Rock Rose', 'Rock Rose'), it: counted('Roccia Rosea', 'Rocce Rosee') },
    active: (count) => (count === 1 ? 'attiva' : 'attive'),
    each: 'ciascuna',
  },
};

const { elder, dwelling } = OF;

/** What there is of elders and of dwellings, without those there are none of. */
const some = (
  lang: Lang,
  what: 'cards' | 'earned',
  { elders, dwellings }: { readonly elders: number; readonly dwellings: number },
): string =>
  listed(lang, [
    ...(elders > 0 ? [elder[what][lang](elders)] : []),
    ...(dwellings > 0 ? [dwelling[what][lang](dwellings)] : []),
  ]);

const activatedIn = (lang: Lang, value: ActivationValue): string =>
  some(lang, 'cards', { elders: value.eldersActivated, dwellings: value.dwellingsActivated });

const activeIn = (lang: Lang, value: ActivationValue): string =>
  some(lang, 'cards', { elders: value.eldersActive, dwellings: value.dwellingsActive });

const earnedIn = (lang: Lang, value: ActivationValue): string =>
  some(lang, 'earned', { elders: value.coins, dwellings: value.rockRose });

export const activation = calculator(question, {
  name: 'activation',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Activating Elders and Dwellings', it: 'Attivare Anziani e Dimore' },
  lead: {
    en: 'Whether your workers and houses can activate the cards you want, and what the active ones bring in each Income phase.',
    it: 'Se i tuoi Lavoratori e le tue Case bastano ad attivare le carte che vuoi, e quanto rendono quelle attive in ogni fase Entrate.',
  },
  fields: {
    elders: { en: 'Elders you own', it: 'Anziani posseduti' },
    eldersActive: { en: 'Elders active now', it: 'Anziani già attivi' },
    workers: { en: 'Free workers', it: 'Lavoratori liberi' },
    activateElders: { en: 'Elders to activate', it: 'Anziani da attivare' },
    dwellings: { en: 'Dwellings you own', it: 'Dimore possedute' },
    dwellingsActive: { en: 'Dwellings active now', it: 'Dimore già attive' },
    houses: { en: 'Free houses', it: 'Case libere' },
    activateDwellings: { en: 'Dwellings to activate', it: 'Dimore da attivare' },
    turn: { en: 'Whose turn is it?', it: 'Di chi è il turno?' },
  },
  hints: {
    workers: { en: 'In the Workers’ Area.', it: 'Nella Zona dei Lavoratori.' },
    houses: { en: 'In the Construction Yard.', it: 'Nel Cantiere.' },
  },
  options: {
    turn: {
      yours: { en: 'Yours', it: 'Tuo' },
      another: { en: 'Another player’s', it: 'Di un altro giocatore' },
    },
  },
  headline: (value) => {
    if (value.coins + value.rockRose === 0) {
      return {
        en: 'No card is active, so your cards bring nothing in the Income phase.',
        it: 'Nessuna carta è attiva: nella fase Entrate le tue carte non rendono nulla.',
      };
    }
    const earned = { en: earnedIn('en', value), it: earnedIn('it', value) };
    return value.eldersActivated + value.dwellingsActivated === 0
      ? {
          en: `In each Income phase you gain ${earned.en} from active cards.`,
          it: `In ogni fase Entrate ricevi ${earned.it} dalle carte attive.`,
        }
      : {
          en: `You activate ${activatedIn('en', value)}. Your active cards then bring ${earned.en} in each Income phase.`,
          it: `Attivi ${activatedIn('it', value)}. Da ora le carte attive rendono ${earned.it} in ogni fase Entrate.`,
        };
  },
  lines: {
    activate: ({ type, cards, before, after }) => ({
      en: `You activate ${OF[type].cards.en(cards)}: ${before} active before, ${after} after.`,
      it: `Attivi ${OF[type].cards.it(cards)}: prima ${before} ${OF[type].active(before)}, dopo ${after}.`,
      amount: `+${cards}`,
    }),
    assign: ({ type, pieces, before, after }) => ({
      en: `You assign ${OF[type].pieces.en(pieces)} ${OF[type].from.en}: ${before} before, ${after} after.`,
      it: `Assegni ${OF[type].pieces.it(pieces)} ${OF[type].from.it}: prima ${before}, dopo ${after}.`,
      amount: `−${pieces}`,
    }),
    'free-action': {
      en: 'This is a free action of your turn: no die, and nothing else to pay.',
      it: 'È un’azione gratuita del tuo turno: niente dadi e nient’altro da pagare.',
    },
    stays: ({ type, pieces }) => ({
      en: `${OF[type].stay(pieces).en} until the end of the game.`,
      it: `${OF[type].stay(pieces).it} fino alla fine della partita.`,
    }),
    income: ({ type, active, each, before, after }) => {
      const { cards, earned } = OF[type];
      const isNew = before !== after;
      return {
        en: `${cards.en(active)} active: ${earned.en(each)}${active === 1 ? '' : ' each'} in every Income phase.${isNew ? ` Before: ${earned.en(before)}.` : ''}`,
        it: `${cards.it(active)} ${OF[type].active(active)}: ${earned.it(each)}${active === 1 ? '' : ` ${OF[type].each}`} in ogni fase Entrate.${isNew ? ` Prima: ${earned.it(before)}.` : ''}`,
        amount: { en: `+${earned.en(after)}`, it: `+${earned.it(after)}` },
      };
    },
  },
  violations: {
    'not-your-turn': ({ type }) => ({
      en: `You can activate ${OF[type].card.en} only on your own turn.`,
      it: `Puoi attivare ${OF[type].card.it} solo nel tuo turno.`,
    }),
    'more-active-than-owned': ({ type, owned, active }) => ({
      en: `You own ${OF[type].cards.en(owned)}, but ${active} ${active === 1 ? 'is' : 'are'} entered as active.`,
      it: `Possiedi ${OF[type].cards.it(owned)}, ma ne ${active === 1 ? 'risulta' : 'risultano'} ${OF[type].active(active)} ${active}.`,
    }),
    'too-few-inactive': ({ type, wanted, inactive, short }) => ({
      en: `You want to activate ${OF[type].cards.en(wanted)}, but have ${inactive} still inactive: ${short} too many.`,
      it: `Vuoi attivare ${OF[type].cards.it(wanted)}, ma da attivare ne hai ${inactive}: ${short} di troppo.`,
    }),
    'too-few-pieces': ({ type, wanted, short, pieces }) => ({
      en: `To activate ${OF[type].cards.en(wanted)} you are ${OF[type].pieces.en(short)} short: there ${pieces === 1 ? 'is' : 'are'} ${pieces} in ${OF[type].area.en}.`,
      it: `Per attivare ${OF[type].cards.it(wanted)} ti ${short === 1 ? 'manca' : 'mancano'} ${OF[type].pieces.it(short)}: ${OF[type].area.it} ${pieces === 1 ? 'ce n’è' : 'ce ne sono'} ${pieces}.`,
    }),
  },
  sentence: (value) => {
    const { workersLeft, housesLeft } = value;
    const activates = value.eldersActivated + value.dwellingsActivated > 0;
    const earns = value.coins + value.rockRose > 0;
    return {
      en: `I activate ${activatedIn('en', value) || 'no card'}: ${activeIn('en', value) || 'none'} active, ${elder.pieces.en(workersLeft)} and ${dwelling.pieces.en(housesLeft)} left, ${earnedIn('en', value) || 'nothing'} in each Income phase.`,
      it: `${activates ? `Attivo ${activatedIn('it', value)}` : 'Non attivo carte'}: carte attive in tutto ${activeIn('it', value) || 'nessuna'}; restano ${elder.pieces.it(workersLeft)} e ${dwelling.pieces.it(housesLeft)}; ogni fase Entrate ${earns ? `rende ${earnedIn('it', value)}` : 'non rende nulla'}.`,
    };
  },
});

export const labels = {
  caption: { en: 'Your cards afterwards', it: 'Le tue carte, dopo' },
  elders: { en: 'Elders', it: 'Anziani' },
  dwellings: { en: 'Dwellings', it: 'Dimore' },
  active: { en: 'Active', it: 'Attive' },
  left: { en: 'Left', it: 'Restano' },
  income: { en: 'Income', it: 'Entrate' },
  workers: elder.pieces,
  houses: dwelling.pieces,
  coins: elder.earned,
  rockRose: dwelling.earned,
};
