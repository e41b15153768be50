import type {
  RandomTerrainLine,
  RandomTerrainValue,
  RandomTerrainViolation,
  RawRandomTerrain,
  Terrain,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { terrainNames } from '../shared/names.ts';
import { cards, tiles } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawRandomTerrain,
  RandomTerrainValue,
  RandomTerrainLine,
  RandomTerrainViolation
>;

const named = (lang: Lang, terrains: readonly Terrain[], joiner: 'and' | 'or' = 'and'): string =>
  listed(
    lang,
    terrains.map((terrain) => terrainNames[lang][terrain]),
    joiner,
  );

const headlineEn = ({ result, faceDown, tile, pieces }: RandomTerrainValue): string => {
  switch (result) {
    case 'not-now':
      return 'No Terrain tile comes now.';
    case 'draw':
      return `Draw 1 of ${cards.en(faceDown.length)}: ${named('en', faceDown, 'or')}.`;
    case 'place':
      return `Place ${tile === undefined ? 'Terrain' : terrainNames.en[tile]}: ${tiles.en(pieces)}.`;
    case 'draw-again':
      return `Draw another card: ${named('en', faceDown, 'or')}.`;
    case 'none':
      return 'No Terrain tile is placed.';
  }
};

const EN: Words = {
  title: 'Draw random Terrain',
  lead: 'Whether a Terrain card is drawn, which ones can still come, and what is placed and left.',
  fields: {
    faceUp: 'Face up already',
    draws: 'Card drawn now',
    event: 'First Event tile revealed this round',
    collapse: 'The Collapse has begun',
    fits: 'The tile can be placed',
    unplaceable: 'If the tile fits nowhere',
    noCard: 'If all 6 cards are drawn',
  },
  options: {
    faceUp: terrainNames.en,
    draws: terrainNames.en,
    event: yesNo.en,
    collapse: yesNo.en,
    fits: yesNo.en,
    unplaceable: { 'draw-again': 'Draw another card', none: 'No Terrain comes' },
    noCard: { none: 'No more Terrain', reshuffle: 'Shuffle all 6 and draw' },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'kinds':
        return [`There are ${line.tiles} Terrain tiles of ${line.kinds} kinds: 3 are Pits.`];
      case 'deck':
        return [
          `One Terrain card for each kind, shuffled; still face down: ${line.left} of ${line.cards}.`,
          String(line.left),
        ];
      case 'when':
        return ['The first Event tile revealed in a round brings Terrain.'];
      case 'no-event':
        return ['Only the first Event tile revealed in a round brings Terrain; this is not one.'];
      case 'collapse':
        return ['Once the Collapse has begun, no Terrain comes.'];
      case 'draw':
        return [`Draw a Terrain card: ${named('en', line.cards, 'or')}.`];
      case 'drawn':
        return [`The card ${terrainNames.en[line.card]} says what to use.`, tiles.en(line.pieces)];
      case 'chance':
        return ['Every card that is left is equally likely.', `1 in ${line.of}`];
      case 'unplaceable':
        if (line.last) {
          return [
            `${terrainNames.en[line.card]} cannot be placed, and no other card is face down.`,
          ];
        }
        return [
          line.reading === 'draw-again'
            ? `${terrainNames.en[line.card]} cannot be placed: set the card aside, draw another, then shuffle it back in.`
            : `${terrainNames.en[line.card]} cannot be placed, so no Terrain comes.`,
        ];
      case 'no-card':
        return [
          line.reading === 'none'
            ? `All ${line.cards} cards are drawn, so no Terrain comes.`
            : `All ${line.cards} cards are drawn: shuffle them and draw.`,
        ];
      case 'face-up':
        return [`Face up beside the map: ${named('en', line.cards)}.`, String(line.cards.length)];
    }
  },
  violation: (violation) => {
    const card = terrainNames.en[violation.card];
    switch (violation.code) {
      case 'drawn-twice':
        return `The card ${card} is face up already: it cannot be drawn again.`;
      case 'not-now':
        return `No Terrain card is drawn now, so ${card} cannot come.`;
    }
  },
  sentence: (_, value) => {
    const up = value.faceUp.length === 0 ? 'none' : named('en', value.faceUp);
    return `Random Terrain. ${headlineEn(value)} Face up afterwards: ${up}.`;
  },
};

const headlineIt = ({ result, faceDown, tile, pieces }: RandomTerrainValue): string => {
  switch (result) {
    case 'not-now':
      return 'Ora non arriva nessun Terreno.';
    case 'draw':
      return `Pesca 1 di ${cards.it(faceDown.length)}: ${named('it', faceDown, 'or')}.`;
    case 'place':
      return `Piazza ${tile === undefined ? 'il Terreno' : terrainNames.it[tile]}: ${tiles.it(pieces)}.`;
    case 'draw-again':
      return `Pesca un’altra carta: ${named('it', faceDown, 'or')}.`;
    case 'none':
      return 'Non si piazza nessun Terreno.';
  }
};

const IT: Words = {
  title: 'Pescare i Terreni Casuali',
  lead: 'Se si pesca una carta Terreno, quali possono ancora uscire, che cosa si piazza e che cosa resta.',
  fields: {
    faceUp: 'Già scoperte',
    draws: 'Carta pescata ora',
    event: 'Prima tessera Evento rivelata nel round',
    collapse: 'Il Crollo è cominciato',
    fits: 'La tessera si può piazzare',
    unplaceable: 'Se la tessera non sta da nessuna parte',
    noCard: 'Se tutte e 6 le carte sono pescate',
  },
  options: {
    faceUp: terrainNames.it,
    draws: terrainNames.it,
    event: yesNo.it,
    collapse: yesNo.it,
    fits: yesNo.it,
    unplaceable: { 'draw-again': 'Si pesca un’altra carta', none: 'Nessun Terreno' },
    noCard: { none: 'Niente più Terreni', reshuffle: 'Si rimescolano tutte e 6 e si pesca' },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'kinds':
        return [`Le tessere Terreno sono ${line.tiles}, di ${line.kinds} tipi: 3 sono Fosse.`];
      case 'deck':
        return [
          `Una carta Terreno per tipo, mescolate; ancora coperte: ${line.left} su ${line.cards}.`,
          String(line.left),
        ];
      case 'when':
        return ['La prima tessera Evento rivelata in un round porta un Terreno.'];
      case 'no-event':
        return [
          'Solo la prima tessera Evento rivelata in un round porta un Terreno: questa non lo è.',
        ];
      case 'collapse':
        return ['Da quando il Crollo è cominciato non arrivano più Terreni.'];
      case 'draw':
        return [`Si pesca una carta Terreno: ${named('it', line.cards, 'or')}.`];
      case 'drawn':
        return [
          `La carta ${terrainNames.it[line.card]} dice che cosa usare.`,
          tiles.it(line.pieces),
        ];
      case 'chance':
        return ['Ogni carta rimasta è ugualmente probabile.', `1 su ${line.of}`];
      case 'unplaceable':
        if (line.last) {
          return [
            `${terrainNames.it[line.card]}: la tessera non ci sta, e non restano carte coperte.`,
          ];
        }
        return [
          line.reading === 'draw-again'
            ? `${terrainNames.it[line.card]}: la tessera non ci sta. Metti da parte la carta, pescane un’altra, poi rimescola la prima.`
            : `${terrainNames.it[line.card]}: la tessera non ci sta, quindi non arriva nessun Terreno.`,
        ];
      case 'no-card':
        return [
          line.reading === 'none'
            ? `Le ${line.cards} carte sono tutte pescate, quindi non arriva nessun Terreno.`
            : `Le ${line.cards} carte sono tutte pescate: rimescolale e pesca.`,
        ];
      case 'face-up':
        return [
          `Scoperte accanto alla mappa: ${named('it', line.cards)}.`,
          String(line.cards.length),
        ];
    }
  },
  violation: (violation) => {
    const card = terrainNames.it[violation.card];
    switch (violation.code) {
      case 'drawn-twice':
        return `La carta ${card} è già scoperta: non si può pescare di nuovo.`;
      case 'not-now':
        return `Ora non si pescano carte Terreno, quindi non può uscire ${card}.`;
    }
  },
  sentence: (_, value) => {
    const up = value.faceUp.length === 0 ? 'nessuna' : named('it', value.faceUp);
    return `Terreni Casuali. ${headlineIt(value)} Carte scoperte dopo: ${up}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

/** How a card lies. */
export type CardFace = 'down' | 'up' | 'now';

interface DeckWords {
  readonly notYet: string;
  readonly caption: string;
  readonly faces: Readonly<Record<CardFace, string>>;
}

export const deckWords: Readonly<Record<Lang, DeckWords>> = {
  en: {
    notYet: 'Not drawn yet',
    caption: 'The 6 Terrain cards',
    faces: { down: 'face down', up: 'face up', now: 'placed now' },
  },
  it: {
    notYet: 'Non ancora pescata',
    caption: 'Le 6 carte Terreno',
    faces: { down: 'coperta', up: 'scoperta', now: 'piazzata ora' },
  },
};
