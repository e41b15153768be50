import {
  CLEAR_DIE_BONUS,
  EXTRA_TILE_COINS,
  powerAndBuild as question,
  type Color,
  type Hue,
  type PowerAndBuildValue,
  type Whites,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { tooManyTrainers } from '../shared/box.ts';
import { adjectiveIt, hueIt, colorLabels, counts, dieLabels, hueNames } from '../shared/names.ts';
import { powerEntries, sumSaid } from '../shared/power-lines.ts';
import { amountProblems, diceProblems } from '../shared/problems.ts';

type Build = PowerAndBuildValue['build'];

const { en, it } = counts;

const gemsOf = (hue: Hue, count: number): Pair => ({
  en: `${count} ${hueNames.en[hue]} ${count === 1 ? 'gem' : 'gems'}`,
  it: `${it.gems(count)} ${adjectiveIt(hue, count)}`,
});

const tilesEn = (kind: string, count: number): string =>
  counted(`${kind} tile`, `${kind} tiles`)(count);

/** The tiles of a build, `1 large green tile and 1 white tile`; nothing if none is built. */
const built = ({ large, white, small, extra }: Build, color: Color): Pair => {
  const cost = EXTRA_TILE_COINS;
  return {
    en: listed('en', [
      ...(large > 0 ? [tilesEn(`large ${hueNames.en[color]}`, large)] : []),
      ...(white > 0 ? [en.whiteTiles(white)] : []),
      ...(small > 0 ? [tilesEn(`small ${hueNames.en[color]}`, small)] : []),
      ...(extra > 0 ? [`${extra} extra small tile for ${en.coins(cost)}`] : []),
    ]),
    it: listed('it', [
      ...(large > 0 ? [`${it.largeTiles(large)} ${adjectiveIt(color, large)}`] : []),
      ...(white > 0 ? [it.whiteTiles(white)] : []),
      ...(small > 0 ? [`${it.smallTiles(small)} ${adjectiveIt(color, small)}`] : []),
      ...(extra > 0 ? [`${extra} tessera piccola in più per ${it.coins(cost)}`] : []),
    ]),
  };
};

/** A combination by its numbers: `1 large and 2 small tiles`. */
const tiles = (large: number, small: number): Pair => {
  if (small === 0) return { en: en.largeTiles(large), it: it.largeTiles(large) };
  if (large === 0) return { en: en.smallTiles(small), it: it.smallTiles(small) };
  return {
    en: `${large} large and ${en.smallTiles(small)}`,
    it: `${it.largeTiles(large)} e ${counted('piccola', 'piccole')(small)}`,
  };
};

const isNothing = ({ large, white, small, extra }: Build): boolean =>
  large + white + small + extra === 0;

const several = (reading: Whites, white: number): Pair => {
  switch (reading) {
    case 'any':
      return {
        en: `The reading in force sets no limit to the white tiles: ${white} with one clear die.`,
        it: `L’interpretazione in vigore non pone limiti alle bianche: ${white} con un solo dado trasparente.`,
      };
    case 'one':
      return {
        en: 'The reading in force allows 1 white tile with a clear die.',
        it: 'L’interpretazione in vigore ammette 1 bianca con un dado trasparente.',
      };
    case 'trainers':
      return {
        en: 'The reading in force allows 1 white tile by the clear die and 1 more for each trainer.',
        it: 'L’interpretazione in vigore ammette 1 bianca per il dado trasparente e 1 in più per istruttore.',
      };
  }
};

/** What the power builds, after `Power 9 with green`. */
const outcome = ({ power, build, needed, known }: PowerAndBuildValue): Pair => {
  if (isNothing(build)) {
    const best = known.findLast(({ enough }) => enough);
    if (best === undefined) {
      return { en: 'too little for a large tile.', it: 'troppo poca per una tessera grande.' };
    }
    const most = tiles(best.large, best.small);
    return { en: `enough for ${most.en}.`, it: `basta per ${most.it}.` };
  }
  const all = built(build, power.color);
  return needed === undefined
    ? {
        en: `your board says whether it builds ${all.en}.`,
        it: `se basta per ${all.it}, lo dice la tua plancia.`,
      }
    : { en: `you can build ${all.en}.`, it: `puoi costruire ${all.it}.` };
};

/** Gems of a color that does not help, and what the die is. */
const wrongGems = (gem: Hue, amount: number, color: Color, die: Pair): Pair => ({
  en: `${gemsOf(gem, amount).en} cannot help ${die.en}: discard ${hueNames.en[color]} or clear ones.`,
  it: `${gemsOf(gem, amount).it} non ${amount === 1 ? 'aiuta' : 'aiutano'} ${die.it}: scarta gemme ${adjectiveIt(color, 2)} o trasparenti.`,
});

const notChecked = { en: 'Blank: not checked.', it: 'Vuoto: non si controlla.' };

export const powerAndBuild = calculator(question, {
  name: 'power-and-build',
  game: 'the-magnificent-sno',
  title: { en: 'Power and building', it: 'Potenza e costruzione' },
  lead: {
    en: 'The power of your turn, what it builds, and how a white tile can be built or why not.',
    it: 'La potenza del tuo turno, che cosa ci costruisci e come avere una tessera bianca, o perché no.',
  },
  fields: {
    dieColor: { en: 'Color of the die you take', it: 'Colore del dado che prendi' },
    die: { en: 'Its value', it: 'Valore' },
    as: { en: 'Color it counts as', it: 'Colore che rappresenta' },
    placed: { en: 'Dice already on your master cards', it: 'Dadi già sulle tue carte Maestro' },
    gems: { en: 'Gems you discard now', it: 'Gemme che scarti ora' },
    held: { en: 'Gems in your storage before', it: 'Gemme nel deposito prima' },
    locked: {
      en: 'Trainers locked on the permanent +1',
      it: 'Istruttori bloccati sul +1 permanente',
    },
    bonus: {
      en: `Bonus of +${CLEAR_DIE_BONUS} for a clear die`,
      it: `Bonus di +${CLEAR_DIE_BONUS} per un dado trasparente`,
    },
    other: { en: 'Any other power', it: 'Altra potenza' },
    large: { en: 'Large tiles in that color', it: 'Tessere grandi di quel colore' },
    small: { en: 'Small tiles', it: 'Tessere piccole' },
    white: { en: 'White tiles', it: 'Tessere bianche' },
    changers: {
      en: 'Trainers on the color-change space',
      it: 'Istruttori sullo spazio che cambia colore',
    },
    extra: {
      en: `Trainer tile: one more small tile for ${en.coins(EXTRA_TILE_COINS)}`,
      it: `Tessera Istruttore: una piccola in più per ${it.coins(EXTRA_TILE_COINS)}`,
    },
    coins: { en: 'Your coins', it: 'Le tue monete' },
    needed: { en: 'Power your board asks for them', it: 'Potenza che chiede la tua plancia' },
    perDie: { en: 'The permanent +1 counts', it: 'Il +1 permanente conta' },
    whites: {
      en: 'White tiles with one clear die',
      it: 'Tessere bianche con un dado trasparente',
    },
    extraAlone: { en: 'The extra tile may be built', it: 'La tessera in più si costruisce' },
  },
  hints: {
    held: notChecked,
    coins: notChecked,
    needed: {
      en: 'Our source tells it only for 1 large tile, and for 1 large and 1 small one.',
      it: 'La nostra fonte la dice solo per 1 grande e per 1 grande con 1 piccola.',
    },
  },
  options: {
    dieColor: dieLabels,
    as: colorLabels,
    bonus: yesNo,
    extra: yesNo,
    perDie: {
      power: { en: 'Once a turn', it: 'Una volta per turno' },
      die: { en: 'For each die', it: 'Per ogni dado' },
    },
    whites: {
      any: { en: 'As many as you like', it: 'Quante ne vuoi' },
      one: { en: 'One at most', it: 'Una al massimo' },
      trainers: {
        en: 'One, and one more per trainer',
        it: 'Una, e un’altra per ogni istruttore',
      },
    },
    extraAlone: {
      alone: { en: 'Even alone', it: 'Anche da sola' },
      'with-tile': { en: 'Only with another tile', it: 'Solo con un’altra tessera' },
    },
  },
  headline: (value) => {
    const { total, color } = value.power;
    return {
      en: `Power ${total} with ${hueNames.en[color]}: ${outcome(value).en}`,
      it: `Potenza ${total} con ${hueIt('il', color)}: ${outcome(value).it}`,
    };
  },
  lines: {
    ...powerEntries,
    'white-is-large': ({ together }) => ({
      en: `White counts as large: ${together === 1 ? '1 large tile' : `${together} large tiles in all`}.`,
      it: `La bianca vale come grande: ${together === 1 ? '1 tessera grande' : `${together} tessere grandi in tutto`}.`,
    }),
    enough: ({ left, needed }) => ({
      en: left === 0 ? 'The build needs all of it.' : `The build needs less: ${left} to spare.`,
      it:
        left === 0
          ? 'Per costruire serve tutta.'
          : `Per costruire ne serve meno: ${left} d’avanzo.`,
      amount: `${needed}`,
    }),
    'needed-unknown': ({ large, small }) => ({
      en: `The power for ${tiles(large, small).en} is not in our source: look at your board.`,
      it: `La potenza per ${tiles(large, small).it} non è nella nostra fonte: guarda la tua plancia.`,
    }),
    'told-otherwise': {
      en: 'The rulebook says {told} for these tiles; the {entered} you entered is used. Clear that field to use {told}.',
      it: 'Il regolamento dice {told} per queste tessere; vale il {entered} che hai inserito. Svuota quel campo per usare {told}.',
    },
    reachable: ({ large, small, needed }) => ({
      en: `Enough for ${tiles(large, small).en}.`,
      it: `Basta per ${tiles(large, small).it}.`,
      amount: `${needed}`,
    }),
    'clear-way': {
      en: 'With a clear die white is among the large tiles: {white white tile|white tiles}, no trainer needed.',
      it: 'Con un dado trasparente fra le tessere grandi c’è anche la bianca: {white tessera bianca|tessere bianche}, senza istruttori.',
    },
    'clear-way-open': {
      en: 'With a clear die you may build white in place of a large tile.',
      it: 'Con un dado trasparente puoi costruire una bianca al posto di una grande.',
    },
    'several-whites-reading': ({ reading, white }) => several(reading, white),
    'trainer-way': ({ white, trainers, color }) => {
      const isMore = trainers > white;
      return {
        en: `${isMore ? `${white} of ` : ''}${en.trainers(trainers)} on the color-change space: ${en.whiteTiles(white)} in place of ${white === 1 ? 'a large' : 'large'} ${hueNames.en[color]} ${white === 1 ? 'one' : 'ones'}.`,
        it: `${isMore ? `${white} di ` : ''}${it.trainers(trainers)} sullo spazio che cambia colore: ${it.whiteTiles(white)} al posto di ${white === 1 ? 'una grande' : 'grandi'} ${adjectiveIt(color, white)}.`,
      };
    },
    'trainer-way-open': ({ most, trainers }) =>
      most === 0
        ? {
            en: 'A trainer on the color-change space turns a large tile white, but you build no large tile.',
            it: 'Un istruttore sullo spazio che cambia colore fa diventare bianca una grande, ma non costruisci tessere grandi.',
          }
        : {
            en: `${en.trainers(trainers)} on the color-change space: up to ${most} of your large tiles could be white.`,
            it: `${it.trainers(trainers)} sullo spazio che cambia colore: ${most === 1 ? 'può essere bianca 1' : `possono essere bianche fino a ${most}`} delle tue tessere grandi.`,
          },
    'no-way-open': ({ color }) => ({
      en: `No white tile: with a ${hueNames.en[color]} die each needs a trainer on the color-change space. With a clear die none is needed.`,
      it: `Nessuna bianca: con un dado ${hueNames.it[color]} per ognuna serve un istruttore sullo spazio che cambia colore. Con un dado trasparente non serve.`,
    }),
    'not-small': {
      en: 'The small {small?tile|tiles} cannot turn white.',
      it: '{small?La piccola non può diventare bianca|Le piccole non possono diventare bianche}.',
    },
    'extra-tile': ({ color, cost, after }) => ({
      en: `1 more small ${hueNames.en[color]} tile without more power.${after === undefined ? '' : ` Coins left: ${after}.`}`,
      it: `1 tessera piccola ${hueNames.it[color]} in più, senza altra potenza.${after === undefined ? '' : ` Monete rimaste: ${after}.`}`,
      amount: { en: `−${en.coins(cost)}`, it: `−${it.coins(cost)}` },
    }),
    'extra-alone': {
      en: 'The reading in force lets you build the extra tile alone.',
      it: 'L’interpretazione in vigore permette di costruire da sola la tessera in più.',
    },
    'extra-color': ({ trainers }) => ({
      en: `${en.trainers(trainers)} more on the color-change space: the extra tile may have another color, but not white.`,
      it: `${trainers === 1 ? '1 altro istruttore' : `Altri ${trainers} istruttori`} sullo spazio che cambia colore: la tessera in più può avere un altro colore, ma non il bianco.`,
    }),
    'extra-clear': ({ color }) => ({
      en: `After a clear die the text does not say which color the extra tile has; we suggest ${hueNames.en[color]}, the one chosen.`,
      it: `Dopo un dado trasparente il testo non dice di che colore è la tessera in più: suggeriamo ${hueIt('il', color)}, quello scelto.`,
    }),
  },
  violations: {
    'too-many-trainers': tooManyTrainers,
    'wrong-gem': ({ gem, amount, color }) =>
      wrongGems(gem, amount, color, {
        en: `a ${hueNames.en[color]} die`,
        it: `un dado ${hueNames.it[color]}`,
      }),
    'wrong-gem-with-clear-die': ({ gem, amount, color }) =>
      wrongGems(gem, amount, color, {
        en: `a clear die used as ${hueNames.en[color]}`,
        it: `un dado trasparente usato come ${hueNames.it[color]}`,
      }),
    'gem-not-held': ({ gem, amount, held }) => ({
      en: `You discard ${gemsOf(gem, amount).en}, but your storage has ${held}.`,
      it: `Scarti ${gemsOf(gem, amount).it}, ma nel deposito ne hai ${held}.`,
    }),
    'too-little-power': {
      en: 'Power {power}, but the build needs {needed}: {missing} missing.',
      it: 'La potenza è {power}, ma per costruire serve {needed}: {missing?manca|mancano} {missing}.',
    },
    'no-way': ({ color }) => ({
      en: `With a ${hueNames.en[color]} die and no trainer on the color-change space you cannot build white, whatever your power.`,
      it: `Con un dado ${hueNames.it[color]} e nessun istruttore sullo spazio che cambia colore non puoi costruire bianche, per quanta potenza tu abbia.`,
    }),
    'too-few-trainers': {
      en: '{white white tile|white tiles} need {white trainer|trainers} on the color-change space; you have {trainers}.',
      it: 'Per {white tessera bianca|tessere bianche} {white?serve|servono} {white istruttore|istruttori} sullo spazio che cambia colore; ne hai {trainers}.',
    },
    'one-white': {
      en: 'The reading in force allows 1 white tile with a clear die, not {white}.',
      it: 'L’interpretazione in vigore ammette 1 bianca con un dado trasparente, non {white}.',
    },
    'no-coins': {
      en: 'The extra tile costs {needed coin|coins}; you have {held}.',
      it: 'La tessera in più costa {needed moneta|monete}; ne hai {held}.',
    },
    'extra-needs-tile': {
      en: 'The reading in force allows the extra tile only beside a tile built with your power.',
      it: 'L’interpretazione in vigore ammette la tessera in più solo accanto a una costruita con la potenza.',
    },
  },
  problems: { ...diceProblems, ...amountProblems },
  sentence: (value) => ({
    en: `${sumSaid('en', value.power)}; ${outcome(value).en}`,
    it: `${sumSaid('it', value.power)}; ${outcome(value).it}`,
  }),
});

/** Whether white is open, as the table below the answer says it. */
const whiteWay = (way: PowerAndBuildValue['way'], most: number): Pair => {
  switch (way) {
    case 'clear-die':
      return {
        en: `yes, with the clear die${most === 0 ? '' : `: up to ${most}`}`,
        it: `sì, con il dado trasparente${most === 0 ? '' : `: fino a ${most}`}`,
      };
    case 'trainers':
      return most === 0
        ? { en: 'only in place of a large tile', it: 'solo al posto di una grande' }
        : {
            en: `yes, with trainers: up to ${most}`,
            it: `sì, con gli istruttori: fino a ${most}`,
          };
    case 'none':
      return {
        en: 'no: neither clear die nor trainer',
        it: 'no: né dado trasparente né istruttore',
      };
  }
};

/** Words for what the form and the table below it are made of. */
export const labels = {
  caption: { en: 'What the power builds', it: 'Che cosa costruisce la potenza' },
  build: { en: 'Tiles', it: 'Tessere' },
  needs: { en: 'Power', it: 'Potenza' },
  reach: { en: 'Enough?', it: 'Basta?' },
  yes: { en: 'yes', it: 'sì' },
  no: { en: 'no', it: 'no' },
  power: {
    en: 'Bonuses, locked trainers, storage',
    it: 'Bonus, istruttori bloccati, deposito',
  },
  toBuild: { en: 'What you build', it: 'Che cosa costruisci' },
  more: { en: 'One more tile for coins', it: 'Una tessera in più a pagamento' },
  white: { en: 'White', it: 'Bianca' },
  tiles,
  whiteWay,
};
