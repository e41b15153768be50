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
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { onlyHeld } from '../shared/amounts.ts';
import { tooManyTrainers } from '../shared/box.ts';
import { adjectiveIt, hueIt, colorLabels, counts, dieLabels, hueNames } from '../shared/names.ts';
import { permanentRead, powerEntries, sumSaid } from '../shared/power-lines.ts';
import { amountProblems, chooseColor, diceProblems } from '../shared/problems.ts';
import { readingsSaid } from '../shared/readings.ts';

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
        en: `The reading you chose sets no limit: ${white === 1 ? '1 white tile' : `up to ${white} white tiles`} with one clear die.`,
        it: `L’interpretazione scelta non pone limiti: ${white === 1 ? '1 tessera bianca' : `fino a ${white} tessere bianche`} con un solo dado trasparente.`,
      };
    case 'one':
      return {
        en: 'The reading you chose allows 1 white tile with a clear die.',
        it: 'L’interpretazione scelta ammette 1 tessera bianca con un dado trasparente.',
      };
    case 'trainers':
      return {
        en: 'The reading you chose allows 1 white tile for the clear die and 1 more for each trainer.',
        it: 'L’interpretazione scelta ammette 1 tessera bianca per il dado trasparente e 1 in più per ogni istruttore.',
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
        en: `your board says whether that is enough for ${all.en}.`,
        it: `la tua plancia dice se basta per ${all.it}.`,
      }
    : { en: `you can build ${all.en}.`, it: `puoi costruire ${all.it}.` };
};

/** Gems of a color that does not help, and what the die is. */
const wrongGems = (gem: Hue, amount: number, color: Color, die: Pair): Pair => ({
  en: `${gemsOf(gem, amount).en} ${amount === 1 ? 'adds' : 'add'} nothing to ${die.en}: discard ${hueNames.en[color]} or clear gems.`,
  it: `${gemsOf(gem, amount).it} non ${amount === 1 ? 'aggiunge' : 'aggiungono'} nulla a ${die.it}: scarta gemme ${adjectiveIt(color, 2)} o trasparenti.`,
});

const notChecked = { en: 'If blank: not checked.', it: 'Se vuoto: non si controlla.' };

/** The readings that this turn rests on. */
const readings = (
  { power, build }: PowerAndBuildValue,
  { perDie, whites }: Readonly<Record<'perDie' | 'whites', string>>,
): readonly Pair[] => [
  ...permanentRead(power, perDie),
  ...(power.clear && build.white > 1
    ? [
        whites === 'trainers'
          ? {
              en: '1 white tile with a clear die and 1 more for each trainer',
              it: '1 tessera bianca con un dado trasparente e 1 in più per ogni istruttore',
            }
          : {
              en: 'any number of white tiles with one clear die',
              it: 'quante tessere bianche vuoi con un solo dado trasparente',
            },
      ]
    : []),
  ...(build.extra > 0 && build.large + build.white + build.small === 0
    ? [
        {
          en: 'the extra tile may be built alone',
          it: 'la tessera in più si costruisce anche da sola',
        },
      ]
    : []),
];

export const powerAndBuild = calculator(question, {
  name: 'power-and-build',
  game: 'the-magnificent-sno',
  title: { en: 'Power and building', it: 'Potenza e costruzione' },
  lead: {
    en: 'The power of your turn, what you can build with it, and whether a tile may be white.',
    it: 'La potenza del tuo turno, che cosa ci puoi costruire e se una tessera può essere bianca.',
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
    needed: { en: 'Power they need on your board', it: 'Potenza richiesta dalla tua plancia' },
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
      en: 'Not needed for 1 large tile, nor for 1 large and 1 small one.',
      it: 'Non serve per 1 grande, né per 1 grande con 1 piccola.',
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
      en: `A white tile counts as large${together === 1 ? '' : `: ${together} large tiles in all`}.`,
      it: `Una tessera bianca vale come grande${together === 1 ? '' : `: in tutto ${together} tessere grandi`}.`,
    }),
    enough: ({ left, needed }) => ({
      en: `The build needs power ${needed}${left === 0 ? ', which is all you have' : `, so ${left} ${left === 1 ? 'is' : 'are'} left`}.`,
      it: `Per costruire serve potenza ${needed}${left === 0 ? ': tutta quella che hai' : `: ne ${left === 1 ? 'resta' : 'restano'} ${left}`}.`,
    }),
    'needed-unknown': ({ large, small }) => ({
      en: `Your board says how much power ${tiles(large, small).en} ${large + small === 1 ? 'needs' : 'need'}. Enter it to see whether yours is enough.`,
      it: `Quanta potenza serve per ${tiles(large, small).it} lo dice la tua plancia. Inseriscila per sapere se la tua basta.`,
    }),
    'told-otherwise': {
      en: 'You entered {entered} for these tiles, and it is used here; the rulebook says {told}. Clear the field to use {told}.',
      it: 'Per queste tessere hai inserito {entered}, e qui vale; il regolamento dice {told}. Svuota il campo per usare {told}.',
    },
    reachable: ({ large, small, needed }) => ({
      en: `${tiles(large, small).en} ${large + small === 1 ? 'needs' : 'need'} power ${needed}.`,
      it: `Per ${tiles(large, small).it} serve potenza ${needed}.`,
    }),
    'clear-way': {
      en: 'With a clear die you may build {white white tile as a large one|white tiles as large ones}, without a trainer.',
      it: 'Con un dado trasparente puoi costruire {white tessera bianca come grande|tessere bianche come grandi}, senza istruttori.',
    },
    'clear-way-open': {
      en: 'With a clear die, a large tile you build may be white.',
      it: 'Con un dado trasparente, una tessera grande che costruisci può essere bianca.',
      aside: true,
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
            en: 'A trainer on the color-change space turns only a large tile white, and you build none.',
            it: 'Un istruttore sullo spazio che cambia colore fa diventare bianca solo una tessera grande, e tu non ne costruisci.',
          }
        : {
            en: `${en.trainers(trainers)} on the color-change space: ${most === 1 ? '1 large tile' : `up to ${most} large tiles`} could be white.`,
            it: `${it.trainers(trainers)} sullo spazio che cambia colore: ${most === 1 ? '1 tessera grande potrebbe essere bianca' : `fino a ${most} tessere grandi potrebbero essere bianche`}.`,
          },
    'no-way-open': ({ color }) => ({
      en: `To build white tiles with a ${hueNames.en[color]} die, you would need a trainer on the color-change space for each; with a clear die, none.`,
      it: `Per costruire tessere bianche con un dado ${hueNames.it[color]} servirebbe per ognuna un istruttore sullo spazio che cambia colore; con un dado trasparente nessuno.`,
      aside: true,
    }),
    'not-small': {
      en: 'The small {small?tile|tiles} cannot turn white.',
      it: '{small?La tessera piccola non può diventare bianca|Le tessere piccole non possono diventare bianche}.',
      aside: true,
    },
    'extra-tile': ({ color, cost, after }) => ({
      en: `The extra small ${hueNames.en[color]} tile needs no power${after === undefined ? '' : `; you keep ${en.coins(after)}`}.`,
      it: `La tessera piccola ${hueNames.it[color]} in più non richiede potenza${after === undefined ? '' : `; ti ${after === 1 ? 'resta' : 'restano'} ${it.coins(after)}`}.`,
      amount: { en: `−${en.coins(cost)}`, it: `−${it.coins(cost)}` },
    }),
    'extra-alone': {
      en: 'The reading you chose lets you build the extra tile alone.',
      it: 'L’interpretazione scelta permette di costruire da sola la tessera in più.',
    },
    'extra-color': ({ trainers }) => ({
      en: `${trainers === 1 ? '1 more trainer' : `${trainers} more trainers`} on the color-change space: the extra tile may have another color, but not white.`,
      it: `${trainers === 1 ? '1 altro istruttore' : `Altri ${trainers} istruttori`} sullo spazio che cambia colore: la tessera in più può avere un altro colore, ma non il bianco.`,
    }),
    'extra-clear': ({ color }) => ({
      en: `Which color the extra tile has after a clear die is an open question; we suggest ${hueNames.en[color]}, the color you chose.`,
      it: `Di che colore sia la tessera in più dopo un dado trasparente è una questione aperta: suggeriamo ${hueIt('il', color)}, il colore scelto.`,
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
      en: `You discard ${gemsOf(gem, amount).en}, but ${onlyHeld(held).en} in storage.`,
      it: `Scarti ${gemsOf(gem, amount).it}, ma nel deposito ${onlyHeld(held).it}.`,
    }),
    'too-little-power': {
      en: 'Your power is {power}, but the build needs {needed}: {missing} too few.',
      it: 'La tua potenza è {power}, ma per costruire serve {needed}: {missing?manca|mancano} {missing}.',
    },
    'no-way': ({ color }) => ({
      en: `With a ${hueNames.en[color]} die and no trainer on the color-change space you cannot build a white tile, whatever your power.`,
      it: `Con un dado ${hueNames.it[color]} e nessun istruttore sullo spazio che cambia colore non puoi costruire tessere bianche, qualunque sia la tua potenza.`,
    }),
    'even-fewer': ({ power, small, needed }) => ({
      en: `Your power is ${power}, but even 1 large ${small === 0 ? '' : 'and 1 small '}tile ${small === 0 ? 'needs' : 'need'} ${needed}.`,
      it: `La tua potenza è ${power}, ma già per 1 tessera grande ${small === 0 ? '' : 'e 1 piccola '}serve ${needed}.`,
    }),
    'too-few-trainers': ({ white, byDie, trainers }) => ({
      en: `${byDie === 0 ? '' : `The clear die gives ${en.whiteTiles(byDie)}; the other `}${byDie === 0 ? en.whiteTiles(white) : white === 1 ? 'one' : white} ${white === 1 ? 'needs' : 'need'} ${en.trainers(white)} on the color-change space, but ${onlyHeld(trainers).en}.`,
      it: `${byDie === 0 ? '' : `Il dado trasparente dà ${it.whiteTiles(byDie)}. `}Per ${byDie === 0 ? it.whiteTiles(white) : white === 1 ? 'l’altra' : `le altre ${white}`} ${white === 1 ? 'serve' : 'servono'} ${it.trainers(white)} sullo spazio che cambia colore, ma ${onlyHeld(trainers).it}.`,
    }),
    'one-white': {
      en: 'By the reading you chose, a clear die allows 1 white tile, not {white}.',
      it: 'Secondo l’interpretazione scelta, un dado trasparente ammette 1 tessera bianca, non {white}.',
    },
    'no-coins': ({ needed, held }) => ({
      en: `The extra tile costs ${en.coins(needed)}, but ${onlyHeld(held).en}.`,
      it: `La tessera in più costa ${it.coins(needed)}, ma ${onlyHeld(held).it}.`,
    }),
    'extra-needs-tile': {
      en: 'By the reading you chose, you may build the extra tile only along with a tile built with your power.',
      it: 'Secondo l’interpretazione scelta, la tessera in più si costruisce solo insieme a una costruita con la potenza.',
    },
  },
  problems: { ...diceProblems, ...amountProblems },
  problem: chooseColor,
  sentence: (value, draft) => {
    const read = readingsSaid(readings(value, draft));
    return {
      en: `${sumSaid('en', value.power)}. ${capital(outcome(value).en)}${read.en}`,
      it: `${sumSaid('it', value.power)}. ${capital(outcome(value).it)}${read.it}`,
    };
  },
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
