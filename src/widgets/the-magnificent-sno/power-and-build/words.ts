import {
  CLEAR_DIE_BONUS,
  EXTRA_TILE_COINS,
  type Color,
  type PowerAndBuildLine,
  type PowerAndBuildValue,
  type PowerAndBuildViolation,
  type RawPowerAndBuild,
  type Whites,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { aggettivo, colore, colorLabels, counts, dieLabels, hueNames } from '../shared/names.ts';
import { powerLine, sumSaid } from '../shared/power-lines.ts';
import { notationProblem } from '../shared/problems.ts';

type Words = CalculatorWords<
  keyof RawPowerAndBuild,
  PowerAndBuildValue,
  PowerAndBuildLine,
  PowerAndBuildViolation
>;

type Build = PowerAndBuildValue['build'];

const { trainers, coins, whiteTiles, largeTiles, smallTiles } = counts.en;
const it = counts.it;

const gemsOf = (color: keyof (typeof hueNames)['en'], count: number): string =>
  `${count} ${hueNames.en[color]} ${count === 1 ? 'gem' : 'gems'}`;

const gemmeDi = (color: keyof (typeof hueNames)['it'], count: number): string =>
  `${it.gems(count)} ${aggettivo(color, count)}`;

/** The tiles of a build, `1 large green tile and 1 white tile`; nothing if none is built. */
const builtEn = ({ large, white, small, extra }: Build, color: Color): string =>
  listed('en', [
    ...(large > 0
      ? [`${large} large ${hueNames.en[color]} ${large === 1 ? 'tile' : 'tiles'}`]
      : []),
    ...(white > 0 ? [whiteTiles(white)] : []),
    ...(small > 0
      ? [`${small} small ${hueNames.en[color]} ${small === 1 ? 'tile' : 'tiles'}`]
      : []),
    ...(extra > 0 ? [`${extra} extra small tile for ${coins(EXTRA_TILE_COINS)}`] : []),
  ]);

const builtIt = ({ large, white, small, extra }: Build, color: Color): string =>
  listed('it', [
    ...(large > 0 ? [`${it.largeTiles(large)} ${aggettivo(color, large)}`] : []),
    ...(white > 0 ? [it.whiteTiles(white)] : []),
    ...(small > 0 ? [`${it.smallTiles(small)} ${aggettivo(color, small)}`] : []),
    ...(extra > 0 ? [`${extra} tessera piccola in più per ${it.coins(EXTRA_TILE_COINS)}`] : []),
  ]);

/** A combination by its numbers: `1 large and 2 small tiles`. */
const tilesEn = (large: number, small: number): string => {
  if (small === 0) return largeTiles(large);
  return large === 0 ? smallTiles(small) : `${large} large and ${smallTiles(small)}`;
};

const tilesIt = (large: number, small: number): string => {
  if (small === 0) return it.largeTiles(large);
  return large === 0
    ? it.smallTiles(small)
    : `${it.largeTiles(large)} e ${counted('piccola', 'piccole')(small)}`;
};

const isNothing = ({ large, white, small, extra }: Build): boolean =>
  large + white + small + extra === 0;

const severalEn = (reading: Whites, white: number): string => {
  switch (reading) {
    case 'any':
      return `The reading in force sets no limit to the white tiles: ${white} with one clear die.`;
    case 'one':
      return 'The reading in force allows 1 white tile with a clear die.';
    case 'trainers':
      return 'The reading in force allows 1 white tile by the clear die and 1 more for each trainer.';
  }
};

const severalIt = (reading: Whites, white: number): string => {
  switch (reading) {
    case 'any':
      return `L’interpretazione in vigore non pone limiti alle bianche: ${white} con un solo dado trasparente.`;
    case 'one':
      return 'L’interpretazione in vigore ammette 1 bianca con un dado trasparente.';
    case 'trainers':
      return 'L’interpretazione in vigore ammette 1 bianca per il dado trasparente e 1 in più per istruttore.';
  }
};

/** What the power builds, after `Power 9 with green`. */
const outcomeEn = ({ power, build, needed, known }: PowerAndBuildValue): string => {
  if (isNothing(build)) {
    const best = known.findLast(({ enough }) => enough);
    return best === undefined
      ? 'too little for a large tile.'
      : `enough for ${tilesEn(best.large, best.small)}.`;
  }
  const built = builtEn(build, power.color);
  return needed === undefined
    ? `your board says whether it builds ${built}.`
    : `you can build ${built}.`;
};

const outcomeIt = ({ power, build, needed, known }: PowerAndBuildValue): string => {
  if (isNothing(build)) {
    const best = known.findLast(({ enough }) => enough);
    return best === undefined
      ? 'troppo poca per una tessera grande.'
      : `basta per ${tilesIt(best.large, best.small)}.`;
  }
  const built = builtIt(build, power.color);
  return needed === undefined
    ? `se basta per ${built}, lo dice la tua plancia.`
    : `puoi costruire ${built}.`;
};

const EN: Words = {
  title: 'Power and building',
  lead: 'The power of your turn, what it builds, and how a white tile can be built or why not.',
  fields: {
    dieColor: 'Colour of the die you take',
    die: 'Its value',
    as: 'Colour it counts as',
    placed: 'Dice already on your master cards',
    gems: 'Gems you discard now',
    held: 'Gems in your storage before',
    locked: 'Trainers locked on the permanent +1',
    bonus: `Bonus of +${CLEAR_DIE_BONUS} for a clear die`,
    other: 'Any other power',
    large: 'Large tiles in that colour',
    small: 'Small tiles',
    white: 'White tiles',
    changers: 'Trainers on the colour-change space',
    extra: `Trainer tile: one more small tile for ${coins(EXTRA_TILE_COINS)}`,
    coins: 'Your coins',
    needed: 'Power your board asks for them',
    perDie: 'The permanent +1 counts',
    whites: 'White tiles with one clear die',
    extraAlone: 'The extra tile may be built',
  },
  hints: {
    held: 'Blank: not checked.',
    coins: 'Blank: not checked.',
    needed: 'Our source tells it only for 1 large tile, and for 1 large and 1 small one.',
  },
  options: {
    dieColor: dieLabels.en,
    as: colorLabels.en,
    bonus: yesNo.en,
    extra: yesNo.en,
    perDie: { power: 'Once a turn', die: 'For each die' },
    whites: {
      any: 'As many as you like',
      one: 'One at most',
      trainers: 'One, and one more per trainer',
    },
    extraAlone: { alone: 'Even alone', 'with-tile': 'Only with another tile' },
  },
  headline: (value) =>
    `Power ${value.power.total} with ${hueNames.en[value.power.color]}: ${outcomeEn(value)}`,
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
      case 'white-is-large':
        return [
          `White counts as large: ${line.together === 1 ? '1 large tile' : `${line.together} large tiles in all`}.`,
        ];
      case 'enough':
        return [
          line.left === 0
            ? 'The build needs all of it.'
            : `The build needs less: ${line.left} to spare.`,
          `${line.needed}`,
        ];
      case 'needed-unknown':
        return [
          `The power for ${tilesEn(line.large, line.small)} is not in our source: look at your board.`,
        ];
      case 'told-otherwise':
        return [
          `The rulebook says ${line.told} for these tiles; the ${line.entered} you entered is used. Clear that field to use ${line.told}.`,
        ];
      case 'reachable':
        return [`Enough for ${tilesEn(line.large, line.small)}.`, `${line.needed}`];
      case 'clear-way':
        return [
          `With a clear die white is among the large tiles: ${whiteTiles(line.white)}, no trainer needed.`,
        ];
      case 'clear-way-open':
        return ['With a clear die you may build white in place of a large tile.'];
      case 'several-whites-reading':
        return [severalEn(line.reading, line.white)];
      case 'trainer-way':
        return [
          `${line.trainers > line.white ? `${line.white} of ` : ''}${trainers(line.trainers)} on the colour-change space: ${whiteTiles(line.white)} in place of ${line.white === 1 ? `a large ${hueNames.en[line.color]} one` : `large ${hueNames.en[line.color]} ones`}.`,
        ];
      case 'trainer-way-open':
        return [
          line.most === 0
            ? 'A trainer on the colour-change space turns a large tile white, but you build no large tile.'
            : `${trainers(line.trainers)} on the colour-change space: up to ${line.most} of your large tiles could be white.`,
        ];
      case 'no-way-open':
        return [
          `No white tile: with a ${hueNames.en[line.color]} die each needs a trainer on the colour-change space. With a clear die none is needed.`,
        ];
      case 'not-small':
        return [
          line.small === 1
            ? 'The small tile cannot turn white.'
            : 'The small tiles cannot turn white.',
        ];
      case 'extra-tile':
        return [
          `1 more small ${hueNames.en[line.color]} tile without more power.${line.after === undefined ? '' : ` Coins left: ${line.after}.`}`,
          `−${coins(line.cost)}`,
        ];
      case 'extra-alone':
        return ['The reading in force lets you build the extra tile alone.'];
      case 'extra-color':
        return [
          `${trainers(line.trainers)} more on the colour-change space: the extra tile may have another colour, but not white.`,
        ];
      case 'extra-clear':
        return [
          `After a clear die the text does not say which colour the extra tile has; we suggest ${hueNames.en[line.color]}, the one chosen.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'wrong-gem':
        return `${gemsOf(violation.gem, violation.amount)} cannot help a ${hueNames.en[violation.color]} die: discard ${hueNames.en[violation.color]} or clear ones.`;
      case 'wrong-gem-with-clear-die':
        return `${gemsOf(violation.gem, violation.amount)} cannot help a clear die used as ${hueNames.en[violation.color]}: discard ${hueNames.en[violation.color]} or clear ones.`;
      case 'gem-not-held':
        return `You discard ${gemsOf(violation.gem, violation.amount)}, but your storage has ${violation.held}.`;
      case 'too-little-power':
        return `Power ${violation.power}, but the build needs ${violation.needed}: ${violation.missing} missing.`;
      case 'no-way':
        return `With a ${hueNames.en[violation.color]} die and no trainer on the colour-change space you cannot build white, whatever your power.`;
      case 'too-few-trainers':
        return `${whiteTiles(violation.white)} need ${trainers(violation.white)} on the colour-change space; you have ${violation.trainers}.`;
      case 'one-white':
        return `The reading in force allows 1 white tile with a clear die, not ${violation.white}.`;
      case 'no-coins':
        return `The extra tile costs ${coins(violation.needed)}; you have ${violation.held}.`;
      case 'extra-needs-tile':
        return 'The reading in force allows the extra tile only beside a tile built with your power.';
    }
  },
  problem: notationProblem.en,
  sentence: (_, value) => {
    return `${sumSaid('en', value.power)}; ${outcomeEn(value)}`;
  },
};

const IT: Words = {
  title: 'Potenza e costruzione',
  lead: 'La potenza del tuo turno, che cosa ci costruisci e come avere una tessera bianca, o perché no.',
  fields: {
    dieColor: 'Colore del dado che prendi',
    die: 'Valore',
    as: 'Colore che rappresenta',
    placed: 'Dadi già sulle tue carte Maestro',
    gems: 'Gemme che scarti ora',
    held: 'Gemme nel deposito prima',
    locked: 'Istruttori bloccati sul +1 permanente',
    bonus: `Bonus di +${CLEAR_DIE_BONUS} per un dado trasparente`,
    other: 'Altra potenza',
    large: 'Tessere grandi di quel colore',
    small: 'Tessere piccole',
    white: 'Tessere bianche',
    changers: 'Istruttori sullo spazio che cambia colore',
    extra: `Tessera Istruttore: una piccola in più per ${it.coins(EXTRA_TILE_COINS)}`,
    coins: 'Le tue monete',
    needed: 'Potenza che chiede la tua plancia',
    perDie: 'Il +1 permanente conta',
    whites: 'Tessere bianche con un dado trasparente',
    extraAlone: 'La tessera in più si costruisce',
  },
  hints: {
    held: 'Vuoto: non si controlla.',
    coins: 'Vuoto: non si controlla.',
    needed: 'La nostra fonte la dice solo per 1 grande e per 1 grande con 1 piccola.',
  },
  options: {
    dieColor: dieLabels.it,
    as: colorLabels.it,
    bonus: yesNo.it,
    extra: yesNo.it,
    perDie: { power: 'Una volta per turno', die: 'Per ogni dado' },
    whites: {
      any: 'Quante ne vuoi',
      one: 'Una al massimo',
      trainers: 'Una, e un’altra per ogni istruttore',
    },
    extraAlone: { alone: 'Anche da sola', 'with-tile': 'Solo con un’altra tessera' },
  },
  headline: (value) =>
    `Potenza ${value.power.total} con ${colore('il', value.power.color)}: ${outcomeIt(value)}`,
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
      case 'white-is-large':
        return [
          `La bianca vale come grande: ${line.together === 1 ? '1 tessera grande' : `${line.together} tessere grandi in tutto`}.`,
        ];
      case 'enough':
        return [
          line.left === 0
            ? 'Per costruire serve tutta.'
            : `Per costruire ne serve meno: ${line.left} d’avanzo.`,
          `${line.needed}`,
        ];
      case 'needed-unknown':
        return [
          `La potenza per ${tilesIt(line.large, line.small)} non è nella nostra fonte: guarda la tua plancia.`,
        ];
      case 'told-otherwise':
        return [
          `Il regolamento dice ${line.told} per queste tessere; vale il ${line.entered} che hai inserito. Svuota quel campo per usare ${line.told}.`,
        ];
      case 'reachable':
        return [`Basta per ${tilesIt(line.large, line.small)}.`, `${line.needed}`];
      case 'clear-way':
        return [
          `Con un dado trasparente fra le tessere grandi c’è anche la bianca: ${it.whiteTiles(line.white)}, senza istruttori.`,
        ];
      case 'clear-way-open':
        return ['Con un dado trasparente puoi costruire una bianca al posto di una grande.'];
      case 'several-whites-reading':
        return [severalIt(line.reading, line.white)];
      case 'trainer-way':
        return [
          `${line.trainers > line.white ? `${line.white} di ` : ''}${it.trainers(line.trainers)} sullo spazio che cambia colore: ${it.whiteTiles(line.white)} al posto di ${line.white === 1 ? 'una grande' : 'grandi'} ${aggettivo(line.color, line.white)}.`,
        ];
      case 'trainer-way-open':
        return [
          line.most === 0
            ? 'Un istruttore sullo spazio che cambia colore fa diventare bianca una grande, ma non costruisci tessere grandi.'
            : `${it.trainers(line.trainers)} sullo spazio che cambia colore: ${line.most === 1 ? 'può essere bianca 1' : `possono essere bianche fino a ${line.most}`} delle tue tessere grandi.`,
        ];
      case 'no-way-open':
        return [
          `Nessuna bianca: con un dado ${hueNames.it[line.color]} per ognuna serve un istruttore sullo spazio che cambia colore. Con un dado trasparente non serve.`,
        ];
      case 'not-small':
        return [
          line.small === 1
            ? 'La piccola non può diventare bianca.'
            : 'Le piccole non possono diventare bianche.',
        ];
      case 'extra-tile':
        return [
          `1 tessera piccola ${hueNames.it[line.color]} in più, senza altra potenza.${line.after === undefined ? '' : ` Monete rimaste: ${line.after}.`}`,
          `−${it.coins(line.cost)}`,
        ];
      case 'extra-alone':
        return ['L’interpretazione in vigore permette di costruire da sola la tessera in più.'];
      case 'extra-color':
        return [
          `${line.trainers === 1 ? '1 altro istruttore' : `Altri ${line.trainers} istruttori`} sullo spazio che cambia colore: la tessera in più può avere un altro colore, ma non il bianco.`,
        ];
      case 'extra-clear':
        return [
          `Dopo un dado trasparente il testo non dice di che colore è la tessera in più: suggeriamo ${colore('il', line.color)}, quello scelto.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'wrong-gem':
        return `${gemmeDi(violation.gem, violation.amount)} non ${violation.amount === 1 ? 'aiuta' : 'aiutano'} un dado ${hueNames.it[violation.color]}: scarta gemme ${aggettivo(violation.color, 2)} o trasparenti.`;
      case 'wrong-gem-with-clear-die':
        return `${gemmeDi(violation.gem, violation.amount)} non ${violation.amount === 1 ? 'aiuta' : 'aiutano'} un dado trasparente usato come ${hueNames.it[violation.color]}: scarta gemme ${aggettivo(violation.color, 2)} o trasparenti.`;
      case 'gem-not-held':
        return `Scarti ${gemmeDi(violation.gem, violation.amount)}, ma nel deposito ne hai ${violation.held}.`;
      case 'too-little-power':
        return `La potenza è ${violation.power}, ma per costruire serve ${violation.needed}: ${violation.missing === 1 ? 'manca 1' : `mancano ${violation.missing}`}.`;
      case 'no-way':
        return `Con un dado ${hueNames.it[violation.color]} e nessun istruttore sullo spazio che cambia colore non puoi costruire bianche, per quanta potenza tu abbia.`;
      case 'too-few-trainers':
        return `Per ${it.whiteTiles(violation.white)} ${violation.white === 1 ? 'serve' : 'servono'} ${it.trainers(violation.white)} sullo spazio che cambia colore; ne hai ${violation.trainers}.`;
      case 'one-white':
        return `L’interpretazione in vigore ammette 1 bianca con un dado trasparente, non ${violation.white}.`;
      case 'no-coins':
        return `La tessera in più costa ${it.coins(violation.needed)}; ne hai ${violation.held}.`;
      case 'extra-needs-tile':
        return 'L’interpretazione in vigore ammette la tessera in più solo accanto a una costruita con la potenza.';
    }
  },
  problem: notationProblem.it,
  sentence: (_, value) => {
    return `${sumSaid('it', value.power)}; ${outcomeIt(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface BuildWords {
  readonly caption: string;
  readonly build: string;
  readonly needs: string;
  readonly reach: string;
  readonly yes: string;
  readonly no: string;
  readonly power: string;
  readonly toBuild: string;
  readonly more: string;
  readonly tiles: (large: number, small: number) => string;
  readonly white: string;
  readonly whiteWay: (way: PowerAndBuildValue['way'], most: number) => string;
}

/** Words for what the form and the table below it are made of. */
export const buildWords: Readonly<Record<Lang, BuildWords>> = {
  en: {
    caption: 'What the power builds',
    build: 'Tiles',
    needs: 'Power',
    reach: 'Enough?',
    yes: 'yes',
    no: 'no',
    power: 'Bonuses, locked trainers, storage',
    toBuild: 'What you build',
    more: 'One more tile for coins',
    tiles: tilesEn,
    white: 'White',
    whiteWay: (way, most) => {
      switch (way) {
        case 'clear-die':
          return most === 0 ? 'yes, with the clear die' : `yes, with the clear die: up to ${most}`;
        case 'trainers':
          return most === 0 ? 'only in place of a large tile' : `yes, with trainers: up to ${most}`;
        case 'none':
          return 'no: neither clear die nor trainer';
      }
    },
  },
  it: {
    caption: 'Che cosa costruisce la potenza',
    build: 'Tessere',
    needs: 'Potenza',
    reach: 'Basta?',
    yes: 'sì',
    no: 'no',
    power: 'Bonus, istruttori bloccati, deposito',
    toBuild: 'Che cosa costruisci',
    more: 'Una tessera in più a pagamento',
    tiles: tilesIt,
    white: 'Bianca',
    whiteWay: (way, most) => {
      switch (way) {
        case 'clear-die':
          return most === 0
            ? 'sì, con il dado trasparente'
            : `sì, con il dado trasparente: fino a ${most}`;
        case 'trainers':
          return most === 0
            ? 'solo al posto di una grande'
            : `sì, con gli istruttori: fino a ${most}`;
        case 'none':
          return 'no: né dado trasparente né istruttore';
      }
    },
  },
};
