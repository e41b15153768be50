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
  readonly one: Pair;
  readonly cards: Pair<Counted>;
  readonly activeCards: Pair<Counted>;
  readonly activeOne: Pair;
  readonly pieces: Pair<Counted>;
  readonly noPieces: Pair;
  readonly stay: (count: number) => Pair;
  /** Where the pieces are, and from where they come. */
  readonly area: Pair;
  readonly from: Pair;
  readonly earned: Pair<Counted>;
  /** An Italian word that agrees with its noun. */
  readonly none: string;
}

const OF: Readonly<Record<ActivatedType, TypeWords>> = {
  elder: {
    card: { en: 'an Elder', it: 'un Anziano' },
    one: { en: 'Elder', it: 'Anziano' },
    cards: { en: counted('Elder', 'Elders'), it: counted('Anziano', 'Anziani') },
    activeCards: {
      en: counted('active Elder', 'active Elders'),
      it: counted('Anziano attivo', 'Anziani attivi'),
    },
    activeOne: { en: 'active Elder', it: 'Anziano attivo' },
    noPieces: { en: 'no Workers', it: 'nessun Lavoratore' },
    pieces: { en: counted('Worker', 'Workers'), it: counted('Lavoratore', 'Lavoratori') },
    stay: (count) =>
      count === 1
        ? { en: 'The Worker stays on the card', it: 'Il Lavoratore resta sulla carta' }
        : {
            en: `The ${count} Workers stay on their cards`,
            it: `I ${count} Lavoratori restano sulle carte`,
          },
    area: { en: 'the Workers’ Area', it: 'nella Zona dei Lavoratori' },
    from: { en: 'from the Workers’ Area', it: 'dalla Zona dei Lavoratori' },
    earned: { en: counted('Coin', 'Coins'), it: counted('Moneta', 'Monete') },
    none: 'nessuno',
  },
  dwelling: {
    card: { en: 'a Dwelling', it: 'una Dimora' },
    one: { en: 'Dwelling', it: 'Dimora' },
    cards: { en: counted('Dwelling', 'Dwellings'), it: counted('Dimora', 'Dimore') },
    activeCards: {
      en: counted('active Dwelling', 'active Dwellings'),
      it: counted('Dimora attiva', 'Dimore attive'),
    },
    activeOne: { en: 'active Dwelling', it: 'Dimora attiva' },
    noPieces: { en: 'no Houses', it: 'nessuna Casa' },
    pieces: { en: counted('House', 'Houses'), it: counted('Casa', 'Case') },
    stay: (count) =>
      count === 1
        ? { en: 'The House stays on the card', it: 'La Casa resta sulla carta' }
        : {
            en: `The ${count} Houses stay on their cards`,
            it: `Le ${count} Case restano sulle carte`,
          },
    area: { en: 'the Construction Yard', it: 'nel Cantiere' },
    from: { en: 'from the Construction Yard', it: 'dal Cantiere' },
    earned: { en: counted('Rock Rose', 'Rock Rose'), it: counted('Roccia Rosea', 'Rocce Rosee') },
    none: 'nessuna',
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

const piecesIn = (lang: Lang, { workersLeft, housesLeft }: ActivationValue): string =>
  listed(lang, [
    workersLeft === 0 ? elder.noPieces[lang] : elder.pieces[lang](workersLeft),
    housesLeft === 0 ? dwelling.noPieces[lang] : dwelling.pieces[lang](housesLeft),
  ]);

export const activation = calculator(question, {
  name: 'activation',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Activating Elders and Dwellings', it: 'Attivare Anziani e Dimore' },
  lead: {
    en: 'Whether your Workers and Houses can activate the cards you want, and what the active ones bring in each Income phase.',
    it: 'Se i tuoi Lavoratori e le tue Case bastano ad attivare le carte che vuoi, e quanto rendono quelle attive in ogni fase Entrate.',
  },
  fields: {
    elders: { en: 'Elders you own', it: 'Anziani posseduti' },
    eldersActive: { en: 'Elders active now', it: 'Anziani già attivi' },
    workers: { en: 'Free Workers', it: 'Lavoratori liberi' },
    activateElders: { en: 'Elders to activate', it: 'Anziani da attivare' },
    dwellings: { en: 'Dwellings you own', it: 'Dimore possedute' },
    dwellingsActive: { en: 'Dwellings active now', it: 'Dimore già attive' },
    houses: { en: 'Free Houses', it: 'Case libere' },
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
    assign: ({ type, each, pieces, after }) => {
      const { one, pieces: named, from, none } = OF[type];
      return {
        en: `For each ${one.en} you assign ${named.en(each)} ${from.en}: you use ${pieces} and have ${after === 0 ? 'none' : after} left.`,
        it: `Per ogni ${one.it} assegni ${named.it(each)} ${from.it}: ne usi ${pieces} e ${after === 0 ? `non te ne resta ${none}` : `te ne ${after === 1 ? 'resta' : 'restano'} ${after}`}.`,
      };
    },
    'free-action': ({ type }) => ({
      en: `Activating ${OF[type].card.en} is a free action of your turn: no die, and nothing else to pay.`,
      it: `Attivare ${OF[type].card.it} è un’azione gratuita del tuo turno: niente dadi e nient’altro da pagare.`,
      aside: true,
    }),
    stays: ({ type, pieces }) => ({
      en: `${OF[type].stay(pieces).en} until the end of the game.`,
      it: `${OF[type].stay(pieces).it} fino alla fine della partita.`,
      aside: true,
    }),
    income: ({ type, active, each, after }) => {
      const { activeOne, earned } = OF[type];
      return {
        en: `Each ${activeOne.en} brings ${earned.en(each)} in every Income phase, and you have ${active}.`,
        it: `Ogni ${activeOne.it} rende ${earned.it(each)} in ogni fase Entrate, e ne hai ${active}.`,
        amount: { en: earned.en(after), it: earned.it(after) },
      };
    },
  },
  violations: {
    'not-your-turn': ({ type }) => ({
      en: `It is another player’s turn: you can activate ${OF[type].card.en} only on your own.`,
      it: `È il turno di un altro giocatore: puoi attivare ${OF[type].card.it} solo nel tuo.`,
    }),
    'more-active-than-owned': ({ type, owned, active }) => {
      const { activeCards } = OF[type];
      return {
        en: `You entered ${activeCards.en(active)}, but own ${owned === 0 ? 'none' : `only ${owned}`}.`,
        it: `Hai indicato ${activeCards.it(active)}, ma ${owned === 0 ? 'non ne possiedi' : `ne possiedi solo ${owned}`}.`,
      };
    },
    'too-few-inactive': ({ type, wanted, inactive }) => {
      const { cards, none } = OF[type];
      return {
        en: `You want to activate ${cards.en(wanted)}, but ${inactive === 0 ? 'none of yours is' : inactive === 1 ? 'only 1 of yours is' : `only ${inactive} of yours are`} still inactive.`,
        it: `Vuoi attivare ${cards.it(wanted)}, ma ${inactive === 0 ? `non te ne resta ${none}` : inactive === 1 ? 'te ne resta solo 1' : `te ne restano solo ${inactive}`} da attivare.`,
      };
    },
    'too-few-pieces': ({ type, wanted, short, pieces }) => {
      const { cards, pieces: named, area, none } = OF[type];
      const needed = pieces + short;
      return {
        en: `To activate ${cards.en(wanted)} you need ${named.en(needed)}, but ${pieces === 0 ? 'none is' : pieces === 1 ? 'only 1 is' : `only ${pieces} are`} in ${area.en}.`,
        it: `Per attivare ${cards.it(wanted)} ${needed === 1 ? 'serve' : 'servono'} ${named.it(needed)}, ma ${area.it} ${pieces === 0 ? `non ce n’è ${none}` : pieces === 1 ? 'ce n’è solo 1' : `ce ne sono solo ${pieces}`}.`,
      };
    },
  },
  sentence: (value) => {
    const activated = { en: activatedIn('en', value), it: activatedIn('it', value) };
    const active = { en: activeIn('en', value), it: activeIn('it', value) };
    const isOne = value.eldersActive + value.dwellingsActive === 1;
    return {
      en: `I activate ${activated.en || 'no card'}. ${active.en ? `${active.en} ${isOne ? 'is active and brings' : 'are active and bring'} ${earnedIn('en', value)} in each Income phase` : 'None is active, so my cards bring nothing in the Income phase'}. I have ${piecesIn('en', value)} left.`,
      it: `${activated.it ? `Attivo ${activated.it}` : 'Non attivo carte'}. ${active.it ? `Carte attive: ${active.it}, per ${earnedIn('it', value)} in ogni fase Entrate` : 'Nessuna carta è attiva: nella fase Entrate non rendono nulla'}. Pezzi liberi: ${piecesIn('it', value)}.`,
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
