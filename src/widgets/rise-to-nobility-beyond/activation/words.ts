import type {
  ActivatedType,
  ActivationLine,
  ActivationValue,
  ActivationViolation,
  RawActivation,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<
  keyof RawActivation,
  ActivationValue,
  ActivationLine,
  ActivationViolation
>;

type Counted = (count: number) => string;

/** What differs between the two types of cards. */
interface TypeWords {
  readonly card: string;
  readonly cards: Counted;
  readonly pieces: Counted;
  readonly piecesStay: Counted;
  readonly earned: Counted;
}

/** Elders and dwellings, or what belongs to them, without those there are none of. */
const some = (lang: Lang, pair: readonly (readonly [count: number, said: Counted])[]): string =>
  listed(
    lang,
    pair.filter(([count]) => count > 0).map(([count, said]) => said(count)),
  );

type Types = Readonly<Record<ActivatedType, TypeWords>>;

const activatedIn = (lang: Lang, value: ActivationValue, types: Types): string =>
  some(lang, [
    [value.eldersActivated, types.elder.cards],
    [value.dwellingsActivated, types.dwelling.cards],
  ]);

const activeIn = (lang: Lang, value: ActivationValue, types: Types): string =>
  some(lang, [
    [value.eldersActive, types.elder.cards],
    [value.dwellingsActive, types.dwelling.cards],
  ]);

const earnedIn = (lang: Lang, value: ActivationValue, types: Types): string =>
  some(lang, [
    [value.coins, types.elder.earned],
    [value.rockRose, types.dwelling.earned],
  ]);

const EN_OF: Readonly<Record<ActivatedType, TypeWords & { readonly area: string }>> = {
  elder: {
    card: 'an Elder',
    cards: counted('Elder', 'Elders'),
    pieces: counted('worker', 'workers'),
    piecesStay: (count) =>
      count === 1 ? 'The worker stays on the card' : `The ${count} workers stay on their cards`,
    area: 'the Workers’ Area',
    earned: counted('Coin', 'Coins'),
  },
  dwelling: {
    card: 'a Dwelling',
    cards: counted('Dwelling', 'Dwellings'),
    pieces: counted('house', 'houses'),
    piecesStay: (count) =>
      count === 1 ? 'The house stays on the card' : `The ${count} houses stay on their cards`,
    area: 'the Construction Yard',
    earned: counted('Rock Rose', 'Rock Rose'),
  },
};

const { elder, dwelling } = EN_OF;

const EN: Words = {
  title: 'Activating Elders and Dwellings',
  lead: 'Whether your workers and houses can activate the cards you want, and what the active ones bring in each Income phase.',
  fields: {
    elders: 'Elders you own',
    eldersActive: 'Elders active now',
    workers: 'Free workers',
    activateElders: 'Elders to activate',
    dwellings: 'Dwellings you own',
    dwellingsActive: 'Dwellings active now',
    houses: 'Free houses',
    activateDwellings: 'Dwellings to activate',
    turn: 'Whose turn is it?',
  },
  hints: { workers: 'In the Workers’ Area.', houses: 'In the Construction Yard.' },
  options: { turn: { yours: 'Yours', another: 'Another player’s' } },
  headline: (value) => {
    const activated = activatedIn('en', value, EN_OF);
    const earned = earnedIn('en', value, EN_OF);
    if (earned === '') return 'No card is active, so your cards bring nothing in the Income phase.';
    return activated === ''
      ? `In each Income phase you gain ${earned} from active cards.`
      : `You activate ${activated}. Your active cards then bring ${earned} in each Income phase.`;
  },
  line: (line): Said => {
    const { cards, pieces, piecesStay, area, earned } = EN_OF[line.type];
    switch (line.code) {
      case 'activate':
        return [
          `You activate ${cards(line.cards)}: ${line.before} active before, ${line.after} after.`,
          `+${line.cards}`,
        ];
      case 'assign':
        return [
          `You assign ${pieces(line.pieces)} from ${area}: ${line.before} before, ${line.after} after.`,
          `−${line.pieces}`,
        ];
      case 'free-action':
        return ['This is a free action of your turn: no die, and nothing else to pay.'];
      case 'stays':
        return [`${piecesStay(line.pieces)} until the end of the game.`];
      case 'income': {
        const each = line.active === 1 ? '' : ' each';
        const before = line.before === line.after ? '' : ` Before: ${earned(line.before)}.`;
        return [
          `${cards(line.active)} active: ${earned(line.each)}${each} in every Income phase.${before}`,
          `+${earned(line.after)}`,
        ];
      }
    }
  },
  violation: (violation) => {
    const { card, cards, pieces, area } = EN_OF[violation.type];
    switch (violation.code) {
      case 'not-your-turn':
        return `You can activate ${card} only on your own turn.`;
      case 'more-active-than-owned':
        return `You own ${cards(violation.owned)}, but ${violation.active} ${violation.active === 1 ? 'is' : 'are'} entered as active.`;
      case 'too-few-inactive':
        return `You want to activate ${cards(violation.wanted)}, but have ${violation.inactive} still inactive: ${violation.short} too many.`;
      case 'too-few-pieces':
        return `To activate ${cards(violation.wanted)} you are ${pieces(violation.short)} short: there ${violation.pieces === 1 ? 'is' : 'are'} ${violation.pieces} in ${area}.`;
    }
  },
  sentence: (_, value) =>
    `I activate ${activatedIn('en', value, EN_OF) || 'no card'}: ${activeIn('en', value, EN_OF) || 'none'} active, ${elder.pieces(value.workersLeft)} and ${dwelling.pieces(value.housesLeft)} left, ${earnedIn('en', value, EN_OF) || 'nothing'} in each Income phase.`,
};

/** Italian words agree with their noun. */
interface Gendered extends TypeWords {
  readonly active: (count: number) => string;
  readonly from: string;
  readonly inside: string;
  readonly each: string;
}

const IT_OF: Readonly<Record<ActivatedType, Gendered>> = {
  elder: {
    card: 'un Anziano',
    cards: counted('Anziano', 'Anziani'),
    active: (count) => (count === 1 ? 'attivo' : 'attivi'),
    pieces: counted('Lavoratore', 'Lavoratori'),
    piecesStay: (count) =>
      count === 1 ? 'Il Lavoratore resta sulla carta' : `I ${count} Lavoratori restano sulle carte`,
    from: 'dalla Zona dei Lavoratori',
    inside: 'nella Zona dei Lavoratori',
    earned: counted('Moneta', 'Monete'),
    each: 'ciascuno',
  },
  dwelling: {
    card: 'una Dimora',
    cards: counted('Dimora', 'Dimore'),
    active: (count) => (count === 1 ? 'attiva' : 'attive'),
    pieces: counted('Casa', 'Case'),
    piecesStay: (count) =>
      count === 1 ? 'La Casa resta sulla carta' : `Le ${count} Case restano sulle carte`,
    from: 'dal Cantiere',
    inside: 'nel Cantiere',
    earned: counted('Roccia Rosea', 'Rocce Rosee'),
    each: 'ciascuna',
  },
};

const { elder: anziani, dwelling: dimore } = IT_OF;

const IT: Words = {
  title: 'Attivare Anziani e Dimore',
  lead: 'Se i tuoi Lavoratori e le tue Case bastano ad attivare le carte che vuoi, e quanto rendono quelle attive in ogni fase Entrate.',
  fields: {
    elders: 'Anziani posseduti',
    eldersActive: 'Anziani già attivi',
    workers: 'Lavoratori liberi',
    activateElders: 'Anziani da attivare',
    dwellings: 'Dimore possedute',
    dwellingsActive: 'Dimore già attive',
    houses: 'Case libere',
    activateDwellings: 'Dimore da attivare',
    turn: 'Di chi è il turno?',
  },
  hints: { workers: 'Nella Zona dei Lavoratori.', houses: 'Nel Cantiere.' },
  options: { turn: { yours: 'Tuo', another: 'Di un altro giocatore' } },
  headline: (value) => {
    const activated = activatedIn('it', value, IT_OF);
    const earned = earnedIn('it', value, IT_OF);
    if (earned === '')
      return 'Nessuna carta è attiva: nella fase Entrate le tue carte non rendono nulla.';
    return activated === ''
      ? `In ogni fase Entrate ricevi ${earned} dalle carte attive.`
      : `Attivi ${activated}. Da ora le carte attive rendono ${earned} in ogni fase Entrate.`;
  },
  line: (line): Said => {
    const { cards, active, pieces, piecesStay, from, earned, each } = IT_OF[line.type];
    switch (line.code) {
      case 'activate':
        return [
          `Attivi ${cards(line.cards)}: prima ${line.before} ${active(line.before)}, dopo ${line.after}.`,
          `+${line.cards}`,
        ];
      case 'assign':
        return [
          `Assegni ${pieces(line.pieces)} ${from}: prima ${line.before}, dopo ${line.after}.`,
          `−${line.pieces}`,
        ];
      case 'free-action':
        return ['È un’azione gratuita del tuo turno: niente dadi e nient’altro da pagare.'];
      case 'stays':
        return [`${piecesStay(line.pieces)} fino alla fine della partita.`];
      case 'income': {
        const ofEach = line.active === 1 ? '' : ` ${each}`;
        const before = line.before === line.after ? '' : ` Prima: ${earned(line.before)}.`;
        return [
          `${cards(line.active)} ${active(line.active)}: ${earned(line.each)}${ofEach} in ogni fase Entrate.${before}`,
          `+${earned(line.after)}`,
        ];
      }
    }
  },
  violation: (violation) => {
    const { card, cards, active, pieces, inside } = IT_OF[violation.type];
    switch (violation.code) {
      case 'not-your-turn':
        return `Puoi attivare ${card} solo nel tuo turno.`;
      case 'more-active-than-owned':
        return `Possiedi ${cards(violation.owned)}, ma ne ${violation.active === 1 ? 'risulta' : 'risultano'} ${active(violation.active)} ${violation.active}.`;
      case 'too-few-inactive':
        return `Vuoi attivare ${cards(violation.wanted)}, ma da attivare ne hai ${violation.inactive}: ${violation.short} di troppo.`;
      case 'too-few-pieces':
        return `Per attivare ${cards(violation.wanted)} ti ${violation.short === 1 ? 'manca' : 'mancano'} ${pieces(violation.short)}: ${inside} ${violation.pieces === 1 ? 'ce n’è' : 'ce ne sono'} ${violation.pieces}.`;
    }
  },
  sentence: (_, value) => {
    const activated = activatedIn('it', value, IT_OF);
    const earned = earnedIn('it', value, IT_OF);
    return `${activated === '' ? 'Non attivo carte' : `Attivo ${activated}`}: carte attive in tutto ${activeIn('it', value, IT_OF) || 'nessuna'}; restano ${anziani.pieces(value.workersLeft)} e ${dimore.pieces(value.housesLeft)}; ogni fase Entrate ${earned === '' ? 'non rende nulla' : `rende ${earned}`}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface OutcomeWords {
  readonly caption: string;
  readonly elders: string;
  readonly dwellings: string;
  readonly active: string;
  readonly left: string;
  readonly income: string;
  readonly workers: Counted;
  readonly houses: Counted;
  readonly coins: Counted;
  readonly rockRose: Counted;
}

export const outcomeWords: Readonly<Record<Lang, OutcomeWords>> = {
  en: {
    caption: 'Your cards afterwards',
    elders: 'Elders',
    dwellings: 'Dwellings',
    active: 'Active',
    left: 'Left',
    income: 'Income',
    workers: elder.pieces,
    houses: dwelling.pieces,
    coins: elder.earned,
    rockRose: dwelling.earned,
  },
  it: {
    caption: 'Le tue carte, dopo',
    elders: 'Anziani',
    dwellings: 'Dimore',
    active: 'Attive',
    left: 'Restano',
    income: 'Entrate',
    workers: anziani.pieces,
    houses: dimore.pieces,
    coins: anziani.earned,
    rockRose: dimore.earned,
  },
};
