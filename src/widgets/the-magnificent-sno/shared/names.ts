import type {
  Ability,
  Action,
  Color,
  Cover,
  Die,
  Gems,
  Hue,
  MasterTileKind,
  Pair as ColorPair,
  Scoring,
} from '#engine/the-magnificent-sno/index.ts';
import { HUES } from '#engine/the-magnificent-sno/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

type Names<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

/** Colors of dice, gems and camp tiles, as said in the middle of a sentence. */
export const hueNames: Names<Hue | Cover> = {
  en: { orange: 'orange', green: 'green', purple: 'purple', clear: 'clear', white: 'white' },
  it: {
    orange: 'arancione',
    green: 'verde',
    purple: 'viola',
    clear: 'trasparente',
    white: 'bianco',
  },
};

/** An Italian color with its article, alone or after `di` and `su`: `il verde`, `dell’arancione`. */
export const hueIt = (article: 'il' | 'del' | 'sul', hue: Hue | Cover): string => {
  const elided = { il: 'l’', del: 'dell’', sul: 'sull’' } as const;
  const name = hueNames.it[hue];
  return name.startsWith('a') ? `${elided[article]}${name}` : `${article} ${name}`;
};

/** The same, as labels and options. */
export const hueLabels: Names<Hue | Cover> = {
  en: { orange: 'Orange', green: 'Green', purple: 'Purple', clear: 'Clear', white: 'White' },
  it: {
    orange: 'Arancione',
    green: 'Verde',
    purple: 'Viola',
    clear: 'Trasparente',
    white: 'Bianco',
  },
};

const colorsOf = ({ orange, green, purple }: Readonly<Record<Color, string>>) => ({
  orange,
  green,
  purple,
});

/** The three colors alone, as options. */
export const colorLabels: Names<Color> = {
  en: colorsOf(hueLabels.en),
  it: colorsOf(hueLabels.it),
};

/** The colors of dice and gems alone, as options. */
export const dieLabels: Names<Hue> = {
  en: { ...colorLabels.en, clear: hueLabels.en.clear },
  it: { ...colorLabels.it, clear: hueLabels.it.clear },
};

/** A letter or two for a color where its name has no room; never two alike. */
export const hueMarks: Names<Hue | Cover> = {
  en: { orange: 'O', green: 'G', purple: 'P', clear: 'C', white: 'W' },
  it: { orange: 'A', green: 'Ve', purple: 'Vi', clear: 'T', white: 'B' },
};

/** Adjectives beside gems and tiles, which are feminine in Italian: singular, then plural. */
const ADJECTIVES_IT: Readonly<Record<Hue | Cover, readonly [one: string, many: string]>> = {
  orange: ['arancione', 'arancioni'],
  green: ['verde', 'verdi'],
  purple: ['viola', 'viola'],
  clear: ['trasparente', 'trasparenti'],
  white: ['bianca', 'bianche'],
};

/** `2 verdi`, beside gems or tiles; in Italian the color follows the number of things. */
export const adjectiveIt = (hue: Hue | Cover, count: number): string =>
  ADJECTIVES_IT[hue][count === 1 ? 0 : 1];

export const actionNames: Names<Action> = {
  en: { travel: 'travel', build: 'build', perform: 'perform' },
  it: { travel: 'viaggiare', build: 'costruire', perform: 'esibirsi' },
};

export const actionLabels: Names<Action> = {
  en: { travel: 'Travel', build: 'Build', perform: 'Perform' },
  it: { travel: 'Viaggiare', build: 'Costruire', perform: 'Esibirsi' },
};

/** The new trainer tiles. */
export const abilityNames: Names<Ability> = {
  en: {
    'set-die': 'Set the die you take',
    'swap-poster': 'Swap an incomplete poster',
    'swap-dice': 'Swap a die with the main tent',
    'extra-tile': 'One more small tile for 2 coins',
    'no-tent': 'Perform without a tent',
    permanent: 'Permanent +1',
  },
  it: {
    'set-die': 'Scegli il valore del dado che prendi',
    'swap-poster': 'Cambia un poster incompleto',
    'swap-dice': 'Scambia un dado con il tendone',
    'extra-tile': 'Una tessera piccola in più per 2 monete',
    'no-tent': 'Esibisciti senza tenda',
    permanent: '+1 permanente',
  },
};

/** The new kinds of scoring on master cards. */
export const scoringNames: Names<Scoring> = {
  en: {
    'highest-dice': 'Highest die of each color',
    large: 'Large tiles',
    white: 'White tiles',
    cross: 'Row and column',
    pairs: 'Color pairs',
    'white-posters': 'White posters',
    'printed-tiles': 'Tiles printed on posters',
    coins: 'Coins printed on posters',
    gems: 'Gems discarded',
    tents: 'Tents',
  },
  it: {
    'highest-dice': 'Dado più alto di ogni colore',
    large: 'Tessere grandi',
    white: 'Tessere bianche',
    cross: 'Riga e colonna',
    pairs: 'Coppie di colori',
    'white-posters': 'Poster bianchi',
    'printed-tiles': 'Tessere stampate sui poster',
    coins: 'Monete stampate sui poster',
    gems: 'Gemme scartate',
    tents: 'Tende',
  },
};

export const pairNames: Names<ColorPair> = {
  en: {
    'purple-green': 'Purple–green',
    'orange-green': 'Orange–green',
    'orange-purple': 'Orange–purple',
  },
  it: {
    'purple-green': 'Viola–verde',
    'orange-green': 'Arancione–verde',
    'orange-purple': 'Arancione–viola',
  },
};

/** The kinds of master tiles. */
export const masterTileNames: Names<MasterTileKind> = {
  en: {
    build: '2 gems for a large camp tile',
    points: '2 coins for 6 points',
    trainer: 'Trainer and 5 points, either way',
    'clear-gems': '2 clear gems',
    'trainer-tile': 'Trainer tile and trainer',
    tent: 'Tent from the master board',
    poster: 'Poster from the master board',
    'master-card': 'Extra master card',
  },
  it: {
    build: '2 gemme per una tessera Campo grande',
    points: '2 monete per 6 punti',
    trainer: 'Istruttore e 5 punti, nei due sensi',
    'clear-gems': '2 gemme trasparenti',
    'trainer-tile': 'Tessera Istruttore e istruttore',
    tent: 'Tenda della plancia Maestro',
    poster: 'Poster della plancia Maestro',
    'master-card': 'Carta Maestro in più',
  },
};

type Counted = ReturnType<typeof counted>;

/** Numbers with their words: `counts.en.coins(1)` is `1 coin`. */
export const counts = {
  en: {
    coins: counted('coin', 'coins'),
    points: counted('point', 'points'),
    gems: counted('gem', 'gems'),
    dice: counted('die', 'dice'),
    players: counted('player', 'players'),
    trainers: counted('trainer', 'trainers'),
    tents: counted('tent', 'tents'),
    posters: counted('poster', 'posters'),
    sets: counted('set', 'sets'),
    hats: counted('hat', 'hats'),
    spaces: counted('space', 'spaces'),
    steps: counted('step', 'steps'),
    tiles: counted('tile', 'tiles'),
    largeTiles: counted('large tile', 'large tiles'),
    smallTiles: counted('small tile', 'small tiles'),
    whiteTiles: counted('white tile', 'white tiles'),
    masterCards: counted('master card', 'master cards'),
    trainerTiles: counted('trainer tile', 'trainer tiles'),
    masterTiles: counted('master tile', 'master tiles'),
    whitePosters: counted('white poster', 'white posters'),
  },
  it: {
    coins: counted('moneta', 'monete'),
    points: counted('punto', 'punti'),
    gems: counted('gemma', 'gemme'),
    dice: counted('dado', 'dadi'),
    players: counted('giocatore', 'giocatori'),
    trainers: counted('istruttore', 'istruttori'),
    tents: counted('tenda', 'tende'),
    posters: counted('poster', 'poster'),
    sets: counted('set', 'set'),
    hats: counted('cappello', 'cappelli'),
    spaces: counted('spazio', 'spazi'),
    steps: counted('passo', 'passi'),
    tiles: counted('tessera', 'tessere'),
    largeTiles: counted('tessera grande', 'tessere grandi'),
    smallTiles: counted('tessera piccola', 'tessere piccole'),
    whiteTiles: counted('tessera bianca', 'tessere bianche'),
    masterCards: counted('carta Maestro', 'carte Maestro'),
    trainerTiles: counted('tessera Istruttore', 'tessere Istruttore'),
    masterTiles: counted('tessera Maestro', 'tessere Maestro'),
    whitePosters: counted('poster bianco', 'poster bianchi'),
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, Counted>>>>;

/** `1st`, `1º`: a space counted from the bottom, a turn to choose. */
export const ordinal = (nth: number): Pair => {
  const ending = nth > 10 && nth < 14 ? undefined : ['st', 'nd', 'rd'][(nth % 10) - 1];
  return { en: `${nth}${ending ?? 'th'}`, it: `${nth}º` };
};

/** A die in a sentence: `green 5`, `verde 5`. */
export const dieSaid = (lang: Lang, { hue, value }: Die): string =>
  `${hueNames[lang][hue]} ${value}`;

const NO_DICE_SAID: Pair = { en: 'no dice', it: 'nessun dado' };

/** An Italian die with its article: `il verde 5`, `l’arancione 5`. */
export const dieIt = ({ hue, value }: Die): string => `${hueIt('il', hue)} ${value}`;

/** Dice in a sentence, color by color: `green 5 and 4, clear 6`. */
export const diceSaid = (lang: Lang, dice: readonly Die[]): string => {
  const groups = HUES.flatMap((hue) => {
    const values = dice.filter((die) => die.hue === hue).map(({ value }) => String(value));
    return values.length === 0 ? [] : [`${hueNames[lang][hue]} ${listed(lang, values)}`];
  });
  return groups.length === 0 ? NO_DICE_SAID[lang] : groups.join(', ');
};

/** One gem with its color: `green gem`, `gemma verde`. */
export const gemSaid = (lang: Lang, hue: Hue): string =>
  ({ en: `${hueNames.en[hue]} gem`, it: `gemma ${adjectiveIt(hue, 1)}` })[lang];

const NO_GEMS_SAID: Pair = { en: 'no gems', it: 'nessuna gemma' };

/** Gems in a sentence: `1 orange gem and 2 clear gems`, `1 gemma arancione e 2 trasparenti`. */
const someGems: Readonly<Record<Lang, (gems: Gems, held: readonly Hue[]) => string>> = {
  en: (gems, held) => {
    const items = held.map(
      (hue) => `${gems[hue]} ${gemSaid('en', hue)}${gems[hue] === 1 ? '' : 's'}`,
    );
    return listed('en', items);
  },
  it: (gems, held) =>
    listed(
      'it',
      held.map((hue, i) => {
        const count = i === 0 ? counts.it.gems(gems[hue]) : gems[hue];
        return `${count} ${adjectiveIt(hue, gems[hue])}`;
      }),
    ),
};

export const gemsSaid = (lang: Lang, gems: Gems): string => {
  const held = HUES.filter((hue) => gems[hue] > 0);
  return held.length === 0 ? NO_GEMS_SAID[lang] : someGems[lang](gems, held);
};
