import {
  randomTerrain as question,
  type RandomTerrainValue,
  type Terrain,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { terrainNames } from '../shared/names.ts';
import { cards, tiles } from '../shared/phrases.ts';

const named =
  (joiner: 'and' | 'or') =>
  (terrains: readonly Terrain[], lang: Lang): string =>
    listed(
      lang,
      terrains.map((terrain) => terrainNames[lang][terrain]),
      joiner,
    );

const all = named('and');
const any = named('or');

const outcome = ({ result, faceDown, tile, pieces }: RandomTerrainValue): Pair => {
  switch (result) {
    case 'not-now':
      return { en: 'No Terrain tile comes now.', it: 'Ora non arriva nessun Terreno.' };
    case 'draw':
      return {
        en: `Draw 1 of ${cards.en(faceDown.length)}: ${any(faceDown, 'en')}.`,
        it: `Pesca 1 di ${cards.it(faceDown.length)}: ${any(faceDown, 'it')}.`,
      };
    case 'place':
      return {
        en: `Place ${tile === undefined ? 'Terrain' : terrainNames.en[tile]}: ${tiles.en(pieces)}.`,
        it: `Piazza ${tile === undefined ? 'il Terreno' : terrainNames.it[tile]}: ${tiles.it(pieces)}.`,
      };
    case 'draw-again':
      return {
        en: `Draw another card: ${any(faceDown, 'en')}.`,
        it: `Pesca un’altra carta: ${any(faceDown, 'it')}.`,
      };
    case 'none':
      return { en: 'No Terrain tile is placed.', it: 'Non si piazza nessun Terreno.' };
  }
};

export const randomTerrain = calculator(question, {
  name: 'random-terrain',
  game: 'vast-bonus-cards',
  title: { en: 'Draw random Terrain', it: 'Pescare i Terreni Casuali' },
  lead: {
    en: 'Whether a Terrain card is drawn, which ones can still come, and what is placed and left.',
    it: 'Se si pesca una carta Terreno, quali possono ancora uscire, che cosa si piazza e che cosa resta.',
  },
  fields: {
    faceUp: { en: 'Face up already', it: 'Già scoperte' },
    draws: { en: 'Card drawn now', it: 'Carta pescata ora' },
    event: {
      en: 'First Event tile revealed this round',
      it: 'Prima tessera Evento rivelata nel round',
    },
    collapse: { en: 'The Collapse has begun', it: 'Il Crollo è cominciato' },
    fits: { en: 'The tile can be placed', it: 'La tessera si può piazzare' },
    unplaceable: {
      en: 'If the tile fits nowhere',
      it: 'Se la tessera non sta da nessuna parte',
    },
    noCard: { en: 'If all 6 cards are drawn', it: 'Se tutte e 6 le carte sono pescate' },
  },
  options: {
    faceUp: terrainNames,
    draws: terrainNames,
    event: yesNo,
    collapse: yesNo,
    fits: yesNo,
    unplaceable: {
      'draw-again': { en: 'Draw another card', it: 'Si pesca un’altra carta' },
      none: { en: 'No Terrain comes', it: 'Nessun Terreno' },
    },
    noCard: {
      none: { en: 'No more Terrain', it: 'Niente più Terreni' },
      reshuffle: { en: 'Shuffle all 6 and draw', it: 'Si rimescolano tutte e 6 e si pesca' },
    },
  },
  ways: { card: terrainNames, all, any },
  headline: outcome,
  lines: {
    kinds: {
      en: 'There are {tiles} Terrain tiles of {kinds} kinds: 3 are Pits.',
      it: 'Le tessere Terreno sono {tiles}, di {kinds} tipi: 3 sono Fosse.',
    },
    deck: {
      en: 'One Terrain card for each kind, shuffled; still face down: {left} of {cards}.',
      it: 'Una carta Terreno per tipo, mescolate; ancora coperte: {left} su {cards}.',
      amount: '{left}',
    },
    when: {
      en: 'The first Event tile revealed in a round brings Terrain.',
      it: 'La prima tessera Evento rivelata in un round porta un Terreno.',
    },
    'no-event': {
      en: 'Only the first Event tile revealed in a round brings Terrain; this is not one.',
      it: 'Solo la prima tessera Evento rivelata in un round porta un Terreno: questa non lo è.',
    },
    collapse: {
      en: 'Once the Collapse has begun, no Terrain comes.',
      it: 'Da quando il Crollo è cominciato non arrivano più Terreni.',
    },
    draw: {
      en: 'Draw a Terrain card: {cards:any}.',
      it: 'Si pesca una carta Terreno: {cards:any}.',
    },
    drawn: {
      en: 'The card {card} says what to use.',
      it: 'La carta {card} dice che cosa usare.',
      amount: { en: '{pieces tile|tiles}', it: '{pieces tessera|tessere}' },
    },
    chance: {
      en: 'Every card that is left is equally likely.',
      it: 'Ogni carta rimasta è ugualmente probabile.',
      amount: { en: '1 in {of}', it: '1 su {of}' },
    },
    unplaceable: ({ card, reading, last }) => {
      const name = { en: terrainNames.en[card], it: terrainNames.it[card] };
      if (last)
        return {
          en: `${name.en} cannot be placed, and no other card is face down.`,
          it: `${name.it}: la tessera non ci sta, e non restano carte coperte.`,
        };
      return reading === 'draw-again'
        ? {
            en: `${name.en} cannot be placed: set the card aside, draw another, then shuffle it back in.`,
            it: `${name.it}: la tessera non ci sta. Metti da parte la carta, pescane un’altra, poi rimescola la prima.`,
          }
        : {
            en: `${name.en} cannot be placed, so no Terrain comes.`,
            it: `${name.it}: la tessera non ci sta, quindi non arriva nessun Terreno.`,
          };
    },
    'no-card': ({ cards: drawn, reading }) =>
      reading === 'none'
        ? {
            en: `All ${drawn} cards are drawn, so no Terrain comes.`,
            it: `Le ${drawn} carte sono tutte pescate, quindi non arriva nessun Terreno.`,
          }
        : {
            en: `All ${drawn} cards are drawn: shuffle them and draw.`,
            it: `Le ${drawn} carte sono tutte pescate: rimescolale e pesca.`,
          },
    'face-up': ({ cards: up }) => ({
      en: `Face up beside the map: ${all(up, 'en')}.`,
      it: `Scoperte accanto alla mappa: ${all(up, 'it')}.`,
      amount: `${up.length}`,
    }),
  },
  violations: {
    'drawn-twice': {
      en: 'The card {card} is face up already: it cannot be drawn again.',
      it: 'La carta {card} è già scoperta: non si può pescare di nuovo.',
    },
    'not-now': {
      en: 'No Terrain card is drawn now, so {card} cannot come.',
      it: 'Ora non si pescano carte Terreno, quindi non può uscire {card}.',
    },
  },
  sentence: (value) => ({
    en: `Random Terrain. ${outcome(value).en} Face up afterwards: ${all(value.faceUp, 'en') || 'none'}.`,
    it: `Terreni Casuali. ${outcome(value).it} Carte scoperte dopo: ${all(value.faceUp, 'it') || 'nessuna'}.`,
  }),
});

export const labels = {
  notYet: { en: 'Not drawn yet', it: 'Non ancora pescata' },
  caption: { en: 'The 6 Terrain cards', it: 'Le 6 carte Terreno' },
  /** How a card lies. */
  faces: {
    down: { en: 'face down', it: 'coperta' },
    up: { en: 'face up', it: 'scoperta' },
    now: { en: 'placed now', it: 'piazzata ora' },
  },
};

/** How a card lies once the answer is carried out. */
export const faceOf = (
  { tile, faceUp }: Pick<RandomTerrainValue, 'tile'> & { readonly faceUp: readonly string[] },
  terrain: Terrain,
): keyof typeof labels.faces => {
  if (terrain === tile) return 'now';
  return faceUp.includes(terrain) ? 'up' : 'down';
};
