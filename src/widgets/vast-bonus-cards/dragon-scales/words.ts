import type {
  DragonScalesLine,
  DragonScalesValue,
  DragonScalesViolation,
  GemPlace,
  PowerSymbol,
  RawDragonScales,
  SlothCategory,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { scaleNames, slothNames, symbolNames } from '../shared/names.ts';
import { cards } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawDragonScales,
  DragonScalesValue,
  DragonScalesLine,
  DragonScalesViolation
>;

const change = ({ before, after }: { before: number; after: number }): string =>
  `${before} → ${after}`;

const symbols = (lang: Lang, list: readonly PowerSymbol[], joiner: 'and' | 'or' = 'or'): string =>
  listed(
    lang,
    list.map((symbol) => symbolNames[lang][symbol]),
    joiner,
  );

const categories = (lang: Lang, list: readonly SlothCategory[]): string =>
  listed(
    lang,
    list.map((category) => slothNames[lang][category]),
  );

const crystalTiles = counted('Crystal tile', 'Crystal tiles');
const tessereCristallo = counted('tessera Cristallo', 'tessere Cristallo');
const cubesEn = counted('cube', 'cubes');
const cubi = counted('cubo', 'cubi');

const gainedEn = ({ power, gained }: DragonScalesValue): readonly string[] => {
  if (power === 'none') return [];
  return [gained > 0 ? 'You gain a Scale.' : 'You gain no Scale.'];
};

const playedEn = ({
  scale,
  symbols: list,
  platinum,
  fate,
}: DragonScalesValue): readonly string[] => {
  if (scale === undefined) return [];
  if (platinum !== undefined) {
    const awakens = platinum.awakens ? ': the Dragon awakens' : '';
    return [`Wakefulness goes from ${platinum.before} to ${platinum.after}${awakens}.`];
  }
  if (scale === 'platinum') return ['The Platinum Scale can move 1 Sloth cube at once.'];
  const name = scaleNames.en[scale];
  if (fate === 'kept') return [`The ${name} is kept.`];
  return [
    list.length === 0
      ? `The ${name} has no symbol now.`
      : `The ${name} counts as ${symbols('en', list)}.`,
  ];
};

/** Also what is pasted, but for “you”. */
const outcomeEn = (value: DragonScalesValue): string =>
  [...gainedEn(value), ...playedEn(value), `Replace Hand: draw ${cards.en(value.draws)}.`].join(
    ' ',
  );

const guadagnoIt = ({ power, gained }: DragonScalesValue): readonly string[] => {
  if (power === 'none') return [];
  return [gained > 0 ? 'Guadagni una Scaglia.' : 'Non guadagni Scaglie.'];
};

const giocataIt = ({
  scale,
  symbols: list,
  platinum,
  fate,
}: DragonScalesValue): readonly string[] => {
  if (scale === undefined) return [];
  if (platinum !== undefined) {
    const awakens = platinum.awakens ? ': il Drago si risveglia' : '';
    return [`La Veglia passa da ${platinum.before} a ${platinum.after}${awakens}.`];
  }
  if (scale === 'platinum') return ['La Scaglia di Platino può spostare subito 1 cubo Pigrizia.'];
  const name = `La ${scaleNames.it[scale]}`;
  if (fate === 'kept') return [`${name} si tiene.`];
  return [
    list.length === 0 ? `${name} ora non ha simboli.` : `${name} vale ${symbols('it', list)}.`,
  ];
};

const esitoIt = (value: DragonScalesValue): string =>
  [
    ...guadagnoIt(value),
    ...giocataIt(value),
    `Rimpiazza la Mano: pesca ${cards.it(value.draws)}.`,
  ].join(' ');

const EN: Words = {
  title: 'Gaining and playing Scales',
  lead: 'Whether a power earns the Dragon a Scale, what the Scale in hand may be played as, and how many cards are drawn.',
  fields: {
    power: 'Power used',
    tokens: 'Crystal tokens smashed',
    tiles: 'Crystal tiles collapsed',
    scalesLeft: 'Scales left in their deck',
    scale: 'Scale in hand',
    onMap: 'Gems on the map',
    carried: 'Gems carried by the Thief',
    played: 'Played this turn',
    keepSilver: 'Keep it in Replace Hand',
    handSize: 'Cards in hand',
    wakefulness: 'Wakefulness',
    greed: 'Greed cubes left',
    hunger: 'Hunger cubes left',
    pride: 'Pride cubes left',
    category: 'Move a cube of',
    moved: 'Categories already used this turn',
    awakensAt: 'You awaken with',
    slothLimit: 'Platinum’s cube and the limit of 1 a turn',
  },
  hints: {
    wakefulness: 'Cubes on the track.',
    handSize: 'In Replace Hand: those you have not played.',
    tiles: 'Only those that went: a tile that stays earns nothing.',
  },
  options: {
    power: { none: 'None', smash: 'Smash', wrath: 'Wrath' },
    scale: { '': 'None', golden: 'Golden', silver: 'Silver', platinum: 'Platinum' },
    onMap: symbolNames.en,
    carried: symbolNames.en,
    played: yesNo.en,
    keepSilver: yesNo.en,
    category: slothNames.en,
    moved: slothNames.en,
    slothLimit: { outside: 'Comes on top', within: 'Counts for the limit' },
  },
  headline: outcomeEn,
  line: (line): Said => {
    switch (line.code) {
      case 'smash-gains':
        return ['Smash destroys a Crystal token: that is worth a Scale.'];
      case 'smash-nothing':
        return ['Smash without a Crystal token earns no Scale.'];
      case 'wrath-gains':
        return [`Wrath makes ${crystalTiles(line.tiles)} collapse: that is worth a Scale.`];
      case 'wrath-nothing':
        return ['Wrath without a Crystal tile that collapses earns no Scale.'];
      case 'smashed-tile-counts':
        return ['A Crystal tile counts even if its token was smashed before.'];
      case 'one-a-use':
        return ['One use of a power brings at most 1 Scale.', `+${line.gained}`];
      case 'scale-deck':
        return [`The little deck starts with ${line.scales} Scales.`, `${line.left} left`];
      case 'none-left':
        return ['There is no Scale left to gain.'];
      case 'into-deck':
        return ['Draw the top Scale and shuffle it into your Power deck.', change(line)];
      case 'golden':
        return [
          `The Golden Scale counts as 1 symbol of your choice: ${symbols('en', line.symbols)}.`,
        ];
      case 'silver':
        return [
          `The Silver Scale counts as the symbol of a Gem in your supply: ${symbols('en', line.symbols)}.`,
        ];
      case 'silver-useless':
        return ['No Gem is in your supply: the Silver Scale has no effect.'];
      case 'carried-gems':
        return [
          `What the Thief carries counts as on the map: ${symbols('en', line.symbols, 'and')}.`,
        ];
      case 'platinum':
        return [
          line.slothBefore === undefined || line.slothAfter === undefined
            ? `A cube of ${slothNames.en[line.category]} moves to the Wakefulness track at once.`
            : `A cube of ${slothNames.en[line.category]} moves to the Wakefulness track at once: ${line.slothAfter} of ${line.slothBefore} left there.`,
          change(line),
        ];
      case 'platinum-may':
        return ['Played, the Platinum Scale moves 1 Sloth cube to the Wakefulness track at once.'];
      case 'outside-limit':
        return ['In the reading in force this cube comes on top of 1 a turn from each category.'];
      case 'within-limit':
        return [
          `In the reading in force this is the 1 cube of ${slothNames.en[line.category]} this turn${line.moved.length === 0 ? '' : `; used before: ${categories('en', line.moved)}`}.`,
        ];
      case 'awakens':
        return [
          `With ${cubesEn(line.after)} on the track you awaken.`,
          `${line.after} of ${line.awakensAt}`,
        ];
      case 'sleeps-on':
        return [
          line.after > line.awakensAt
            ? 'You are awake already.'
            : `You awaken with ${cubesEn(line.awakensAt)}.`,
          `${line.after} of ${line.awakensAt}`,
        ];
      case 'platinum-gone':
        return ['Then the Platinum Scale leaves the game.'];
      case 'back-to-deck':
        return [
          `In Replace Hand the ${scaleNames.en[line.scale]} is shuffled back into your Power deck.`,
        ];
      case 'silver-kept':
        return ['Not played, the Silver Scale is revealed and kept.'];
      case 'silver-may-be-kept':
        return ['Not played, the Silver Scale may be revealed and kept instead.'];
      case 'spirit':
        return [
          `With ${cubesEn(line.wakefulness)} on the track you have Armor ${line.armor} and Spirit ${line.spirit}.`,
          `Spirit ${line.spirit}`,
        ];
      case 'one-fewer':
        return [
          `You discard the rest and draw 1 fewer: ${cards.en(line.draws)}, so ${line.hand} in hand.`,
          `${line.spirit} − 1`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'gem-in-two-places':
        return `The ${symbolNames.en[violation.symbol]} Gem cannot be both on the map and with the Thief.`;
      case 'only-silver-is-kept':
        return violation.scale === undefined
          ? 'There is no Silver Scale in hand to keep.'
          : `The ${scaleNames.en[violation.scale]} cannot be kept, only the Silver Scale can.`;
      case 'already-played':
        return 'The Silver Scale has been played this turn, so it cannot be kept.';
      case 'no-card-in-hand':
        return 'With no card in hand there is no Silver Scale to keep.';
      case 'category-empty':
        return `There is no cube of ${slothNames.en[violation.category]} left: choose another category.`;
      case 'no-cube-left':
        return `All ${violation.all} Sloth cubes are on the Wakefulness track: there is none left to move.`;
      case 'too-many-cubes':
        return `There are ${violation.all} Sloth cubes: ${violation.left} left in the categories and ${violation.wakefulness} on the Wakefulness track are too many. Count again.`;
      case 'no-scale-out':
        return `All ${violation.scales} Scales are still in their deck, so the ${scaleNames.en[violation.scale]} cannot be in your hand: lower that number, or choose no Scale.`;
      case 'one-a-turn':
        return `In the reading in force ${slothNames.en[violation.category]} has given its cube this turn: choose another category.`;
    }
  },
  sentence: ({ power, scale }, value) => {
    const used = { none: '', smash: 'Smash. ', wrath: 'Wrath. ' }[power.trim()] ?? '';
    const gained =
      power.trim() === 'none' ? '' : `${value.gained > 0 ? '1 Scale gained' : 'No Scale gained'}. `;
    const play = playedEn(value).join(' ');
    return `Dragon Scales. ${used}${gained}${scale.trim() === '' ? '' : `${play} `}Spirit ${value.spirit}: draws ${cards.en(value.draws)}.`;
  },
};

const IT: Words = {
  title: 'Guadagnare e giocare Scaglie',
  lead: 'Se un potere fa guadagnare una Scaglia al Drago, come si può giocare quella in mano e quante carte si pescano.',
  fields: {
    power: 'Potere usato',
    tokens: 'Segnalini Cristallo distrutti',
    tiles: 'Tessere Cristallo crollate',
    scalesLeft: 'Scaglie rimaste nel mazzetto',
    scale: 'Scaglia in mano',
    onMap: 'Gemme sulla mappa',
    carried: 'Gemme portate dal Ladro',
    played: 'Giocata in questo turno',
    keepSilver: 'Tenerla in Rimpiazza la Mano',
    handSize: 'Carte in mano',
    wakefulness: 'Veglia',
    greed: 'Cubi Avidità rimasti',
    hunger: 'Cubi Fame rimasti',
    pride: 'Cubi Orgoglio rimasti',
    category: 'Sposta un cubo di',
    moved: 'Categorie già usate in questo turno',
    awakensAt: 'Ti risvegli con',
    slothLimit: 'Il cubo del Platino e il limite di 1 a turno',
  },
  hints: {
    wakefulness: 'Cubi sul tracciato.',
    handSize: 'In Rimpiazza la Mano: quelle che non hai giocato.',
    tiles: 'Solo quelle sparite: una tessera che resta non vale nulla.',
  },
  options: {
    power: { none: 'Nessuno', smash: 'Distruzione', wrath: 'Ira' },
    scale: { '': 'Nessuna', golden: 'Dorata', silver: 'Argentea', platinum: 'Di Platino' },
    onMap: symbolNames.it,
    carried: symbolNames.it,
    played: yesNo.it,
    keepSilver: yesNo.it,
    category: slothNames.it,
    moved: slothNames.it,
    slothLimit: { outside: 'Si aggiunge', within: 'Rientra nel limite' },
  },
  headline: esitoIt,
  line: (line): Said => {
    switch (line.code) {
      case 'smash-gains':
        return ['Distruzione elimina un segnalino Cristallo: vale una Scaglia.'];
      case 'smash-nothing':
        return ['Distruzione senza un segnalino Cristallo non dà Scaglie.'];
      case 'wrath-gains':
        return [`Ira fa crollare ${tessereCristallo(line.tiles)}: vale una Scaglia.`];
      case 'wrath-nothing':
        return ['Ira senza una tessera Cristallo che crolla non dà Scaglie.'];
      case 'smashed-tile-counts':
        return ['Una tessera Cristallo conta anche se il suo segnalino era già distrutto.'];
      case 'one-a-use':
        return ['Un uso di un potere dà al massimo 1 Scaglia.', `+${line.gained}`];
      case 'scale-deck':
        return [
          `Il mazzetto parte da ${line.scales} Scaglie.`,
          `${line.left} ${line.left === 1 ? 'rimasta' : 'rimaste'}`,
        ];
      case 'none-left':
        return ['Non restano Scaglie da guadagnare.'];
      case 'into-deck':
        return ['Pesca la Scaglia in cima e mescolala nel tuo mazzo dei Poteri.', change(line)];
      case 'golden':
        return [`La Scaglia Dorata vale 1 simbolo a scelta: ${symbols('it', line.symbols)}.`];
      case 'silver':
        return [
          `La Scaglia Argentea vale il simbolo di una Gemma nella tua riserva: ${symbols('it', line.symbols)}.`,
        ];
      case 'silver-useless':
        return ['Nella tua riserva non c’è alcuna Gemma: la Scaglia Argentea non ha effetto.'];
      case 'carried-gems':
        return [
          `Ciò che porta il Ladro conta come sulla mappa: ${symbols('it', line.symbols, 'and')}.`,
        ];
      case 'platinum':
        return [
          line.slothBefore === undefined || line.slothAfter === undefined
            ? `Un cubo di ${slothNames.it[line.category]} va subito sul tracciato Veglia.`
            : `Un cubo di ${slothNames.it[line.category]} va subito sul tracciato Veglia: lì ne ${line.slothAfter === 1 ? 'resta' : 'restano'} ${line.slothAfter} su ${line.slothBefore}.`,
          change(line),
        ];
      case 'platinum-may':
        return [
          'Se la giochi, la Scaglia di Platino porta subito 1 cubo Pigrizia sul tracciato Veglia.',
        ];
      case 'outside-limit':
        return [
          'Secondo l’interpretazione in vigore questo cubo si aggiunge a quello che ogni categoria può dare in un turno.',
        ];
      case 'within-limit':
        return [
          `Secondo l’interpretazione in vigore è questo l’unico cubo di ${slothNames.it[line.category]} del turno${line.moved.length === 0 ? '' : `; già usate: ${categories('it', line.moved)}`}.`,
        ];
      case 'awakens':
        return [
          `Con ${cubi(line.after)} sul tracciato ti risvegli.`,
          `${line.after} su ${line.awakensAt}`,
        ];
      case 'sleeps-on':
        return [
          line.after > line.awakensAt
            ? 'Sei già sveglio.'
            : `Ti risvegli con ${cubi(line.awakensAt)}.`,
          `${line.after} su ${line.awakensAt}`,
        ];
      case 'platinum-gone':
        return ['Poi la Scaglia di Platino esce dal gioco.'];
      case 'back-to-deck':
        return [
          `In Rimpiazza la Mano la ${scaleNames.it[line.scale]} si rimescola nel tuo mazzo dei Poteri.`,
        ];
      case 'silver-kept':
        return ['Non giocata, la Scaglia Argentea si rivela e si tiene.'];
      case 'silver-may-be-kept':
        return ['Non giocata, la Scaglia Argentea si può invece rivelare e tenere.'];
      case 'spirit':
        return [
          `Con ${cubi(line.wakefulness)} sul tracciato hai Armatura ${line.armor} e Spirito ${line.spirit}.`,
          `Spirito ${line.spirit}`,
        ];
      case 'one-fewer':
        return [
          `Scarti il resto e peschi 1 carta in meno: ${cards.it(line.draws)}, quindi ${line.hand} in mano.`,
          `${line.spirit} − 1`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'gem-in-two-places':
        return `La Gemma ${symbolNames.it[violation.symbol]} non può essere sia sulla mappa sia con il Ladro.`;
      case 'only-silver-is-kept':
        return violation.scale === undefined
          ? 'In mano non c’è una Scaglia Argentea da tenere.'
          : `La ${scaleNames.it[violation.scale]} non si può tenere: solo la Scaglia Argentea.`;
      case 'already-played':
        return 'La Scaglia Argentea è stata giocata in questo turno: non si può tenere.';
      case 'no-card-in-hand':
        return 'Senza carte in mano non c’è una Scaglia Argentea da tenere.';
      case 'category-empty':
        return `Non restano cubi di ${slothNames.it[violation.category]}: scegli un’altra categoria.`;
      case 'no-cube-left':
        return `Tutti e ${violation.all} i cubi Pigrizia sono sul tracciato Veglia: non ne restano da spostare.`;
      case 'too-many-cubes':
        return `I cubi Pigrizia sono ${violation.all}: ${violation.left} nelle categorie e ${violation.wakefulness} sul tracciato Veglia sono troppi. Ricontali.`;
      case 'no-scale-out':
        return `Tutte e ${violation.scales} le Scaglie sono ancora nel loro mazzetto: la ${scaleNames.it[violation.scale]} non può essere in mano. Abbassa quel numero o scegli «Nessuna».`;
      case 'one-a-turn':
        return `Secondo l’interpretazione in vigore ${slothNames.it[violation.category]} ha già dato il suo cubo in questo turno: scegli un’altra categoria.`;
    }
  },
  sentence: ({ power, scale }, value) => {
    const used = { none: '', smash: 'Distruzione. ', wrath: 'Ira. ' }[power.trim()] ?? '';
    const gained =
      power.trim() === 'none'
        ? ''
        : `${value.gained > 0 ? '1 Scaglia guadagnata' : 'Nessuna Scaglia guadagnata'}. `;
    const play = giocataIt(value).join(' ');
    return `Scaglie di Drago. ${used}${gained}${scale.trim() === '' ? '' : `${play} `}Spirito ${value.spirit}: si ${value.draws === 1 ? 'pesca' : 'pescano'} ${cards.it(value.draws)}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface ScalesFormWords {
  readonly power: string;
  readonly scale: string;
  readonly hand: string;
  readonly gems: string;
  readonly gem: (symbol: PowerSymbol) => string;
  readonly place: Readonly<Record<GemPlace, string>>;
  readonly usable: (symbol: PowerSymbol, isUsable: boolean) => string;
  readonly track: (before: number, after: number, awakensAt: number) => string;
  readonly sloth: string;
  readonly facts: Readonly<Record<'armor' | 'spirit' | 'discards' | 'draws', string>>;
}

export const scalesWords: Readonly<Record<Lang, ScalesFormWords>> = {
  en: {
    power: 'Smash or Wrath',
    scale: 'The Scale in hand',
    hand: 'Replace Hand',
    gems: 'Dragon Gems',
    gem: (symbol) => symbolNames.en[symbol],
    place: { supply: 'Supply', map: 'Map', carried: 'Thief' },
    usable: (symbol, isUsable) => `${isUsable ? '✓' : '✗'} ${symbolNames.en[symbol]}`,
    track: (before, after, awakensAt) =>
      `Wakefulness ${before === after ? before : `${before} → ${after}`} of 14; the Dragon awakens with ${awakensAt}`,
    sloth: 'Leave cubes you have not counted blank.',
    facts: { armor: 'Armor', spirit: 'Spirit', discards: 'Discard', draws: 'Draw' },
  },
  it: {
    power: 'Distruzione o Ira',
    scale: 'La Scaglia in mano',
    hand: 'Rimpiazza la Mano',
    gems: 'Gemme del Drago',
    gem: (symbol) => symbolNames.it[symbol],
    place: { supply: 'Riserva', map: 'Mappa', carried: 'Ladro' },
    usable: (symbol, isUsable) => `${isUsable ? '✓' : '✗'} ${symbolNames.it[symbol]}`,
    track: (before, after, awakensAt) =>
      `Veglia ${before === after ? before : `${before} → ${after}`} su 14; il Drago si risveglia con ${awakensAt}`,
    sloth: 'Lascia vuoti i cubi che non hai contato.',
    facts: {
      armor: 'Armatura',
      spirit: 'Spirito',
      discards: 'Scarti',
      draws: 'Peschi',
    },
  },
};
