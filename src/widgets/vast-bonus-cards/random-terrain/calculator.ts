import { itemsIn } from '#engine/core/fields.ts';
import {
  randomTerrain as question,
  TERRAINS,
  type RandomTerrainValue,
  type Terrain,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { terrainNames } from '../shared/names.ts';

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
      return {
        en: 'No Terrain tile comes into play now.',
        it: 'Ora non entra in gioco nessuna tessera Terreno.',
      };
    case 'draw':
      return faceDown.length === 1
        ? {
            en: `Draw the last card: ${any(faceDown, 'en')}.`,
            it: `Pesca l’ultima carta: ${any(faceDown, 'it')}.`,
          }
        : {
            en: `Draw 1 of ${faceDown.length} Terrain cards: ${any(faceDown, 'en')}.`,
            it: `Pesca una di queste ${faceDown.length} carte Terreno: ${any(faceDown, 'it')}.`,
          };
    case 'place':
      return placed(pieces, tile);
    case 'draw-again':
      return {
        en: `Draw another card: ${any(faceDown, 'en')}.`,
        it: `Pesca un’altra carta: ${any(faceDown, 'it')}.`,
      };
    case 'none':
      return {
        en: 'You place no Terrain tile.',
        it: 'Non piazzi nessuna tessera Terreno.',
      };
  }
};

const placed = (pieces: number, tile: Terrain | undefined): Pair => {
  const name = (lang: Lang): string => (tile === undefined ? '' : terrainNames[lang][tile]);
  return pieces === 1
    ? { en: `Place the ${name('en')} tile.`, it: `Piazza la tessera ${name('it')}.` }
    : {
        en: `Place the ${pieces} ${name('en')} tiles.`,
        it: `Piazza le ${pieces} tessere ${name('it')}.`,
      };
};

/** What the answer rests on where the leaflet is open, for the sentence that is pasted. */
const readingOf = (
  { result }: RandomTerrainValue,
  draft: Readonly<Record<'faceUp' | 'draws' | 'fits' | 'unplaceable' | 'noCard', string>>,
): Pair => {
  const isOut = new Set(itemsIn(draft.faceUp)).size === TERRAINS.length;
  const fitsNowhere = draft.draws.trim() !== '' && draft.fits.trim() === 'no';
  if (result === 'not-now' || (!isOut && !fitsNowhere)) return { en: '', it: '' };
  if (fitsNowhere && draft.unplaceable.trim() === 'none')
    return {
      en: ' Reading: if the tile fits nowhere, no Terrain comes.',
      it: ' Interpretazione: se la tessera non sta da nessuna parte, non arriva nessun Terreno.',
    };
  if (fitsNowhere && result === 'draw-again')
    return {
      en: ' Reading: if the tile fits nowhere, you draw another card.',
      it: ' Interpretazione: se la tessera non sta da nessuna parte, peschi un’altra carta.',
    };
  return draft.noCard.trim() === 'none'
    ? {
        en: ' Reading: once all 6 cards are drawn, no more Terrain comes.',
        it: ' Interpretazione: quando le 6 carte sono state tutte pescate, non arrivano più Terreni.',
      }
    : {
        en: ' Reading: once all 6 cards are drawn, you shuffle them and draw.',
        it: ' Interpretazione: quando le 6 carte sono state tutte pescate, le rimescoli e peschi.',
      };
};

export const randomTerrain = calculator(question, {
  name: 'random-terrain',
  game: 'vast-bonus-cards',
  title: { en: 'Draw random Terrain', it: 'Pescare i Terreni Casuali' },
  lead: {
    en: 'Whether you draw a Terrain card, which ones can still come, and what you place.',
    it: 'Se peschi una carta Terreno, quali possono ancora uscire e che cosa piazzi.',
  },
  fields: {
    faceUp: { en: 'Cards already face up', it: 'Carte già scoperte' },
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
    noCard: { en: 'Once all 6 cards are drawn', it: 'Quando le 6 carte sono tutte pescate' },
  },
  options: {
    faceUp: terrainNames,
    draws: terrainNames,
    event: yesNo,
    collapse: yesNo,
    fits: yesNo,
    unplaceable: {
      'draw-again': { en: 'Draw another card', it: 'Peschi un’altra carta' },
      none: { en: 'No Terrain comes', it: 'Non arriva nessun Terreno' },
    },
    noCard: {
      none: { en: 'No more Terrain', it: 'Niente più Terreni' },
      reshuffle: { en: 'Shuffle all 6 and draw', it: 'Le rimescoli tutte e 6 e peschi' },
    },
  },
  ways: { card: terrainNames },
  headline: outcome,
  lines: {
    kinds: {
      en: 'There are {tiles} Terrain tiles of {kinds} kinds: Pits has 3, the others 1 each.',
      it: 'Le tessere Terreno sono {tiles}, di {kinds} tipi: 3 per Fosse, 1 per ogni altro.',
      aside: true,
    },
    deck: {
      en: 'The {cards} Terrain cards, one for each kind, start shuffled and face down.',
      it: 'All’inizio le {cards} carte Terreno, una per tipo, sono mescolate e coperte.',
      aside: true,
    },
    when: {
      en: 'The first Event tile revealed this round brings a Terrain tile.',
      it: 'La prima tessera Evento rivelata nel round porta una tessera Terreno.',
    },
    'no-event': {
      en: 'Only the first Event tile revealed in a round brings a Terrain tile, and this is not it.',
      it: 'Solo la prima tessera Evento rivelata in un round porta una tessera Terreno: non è questo il caso.',
    },
    collapse: {
      en: 'Once the Collapse has begun, no more Terrain comes.',
      it: 'Dopo l’inizio del Crollo non arrivano più Terreni.',
    },
    draw: {
      en: 'A card decides which tile comes: you do not choose.',
      it: 'Quale tessera arriva lo decide una carta: non scegli tu.',
    },
    drawn: {
      en: 'The card {card} decides which Terrain comes.',
      it: 'È la carta {card} a decidere quale Terreno arriva.',
      amount: { en: '{pieces tile|tiles}', it: '{pieces tessera|tessere}' },
    },
    chance: ({ of }) =>
      of === 1
        ? { en: 'No other card is left.', it: 'Non restano altre carte.' }
        : {
            en: 'Each card that is left is equally likely.',
            it: 'Ogni carta rimasta è ugualmente probabile.',
            amount: { en: `1 in ${of}`, it: `1 su ${of}` },
          },
    unplaceable: ({ card, reading, last }) => {
      const name = { en: terrainNames.en[card], it: terrainNames.it[card] };
      if (last)
        return {
          en: `There is no room for ${name.en}, and no other card is face down.`,
          it: `Per ${name.it} non c’è posto, e non ci sono altre carte coperte.`,
        };
      return reading === 'draw-again'
        ? {
            en: `There is no room for ${name.en}: by the reading you chose you set the card aside, draw another, then shuffle ${name.en} back in.`,
            it: `Per ${name.it} non c’è posto: secondo l’interpretazione scelta metti da parte la carta, ne peschi un’altra e poi rimescoli la prima.`,
          }
        : {
            en: `There is no room for ${name.en}: by the reading you chose no Terrain comes.`,
            it: `Per ${name.it} non c’è posto: secondo l’interpretazione scelta non arriva nessun Terreno.`,
          };
    },
    'no-card': ({ cards: drawn, reading }) =>
      reading === 'none'
        ? {
            en: `All ${drawn} cards have been drawn: by the reading you chose no more Terrain comes.`,
            it: `Le ${drawn} carte sono state tutte pescate: secondo l’interpretazione scelta non arrivano più Terreni.`,
          }
        : {
            en: `All ${drawn} cards have been drawn: by the reading you chose you shuffle them and draw.`,
            it: `Le ${drawn} carte sono state tutte pescate: secondo l’interpretazione scelta le rimescoli e peschi.`,
          },
    'face-up': ({ cards: up }) => ({
      en: `Drawn cards stay face up beside the map: ${all(up, 'en')}.`,
      it: `Le carte pescate restano scoperte accanto alla mappa: ${all(up, 'it')}.`,
      aside: true,
    }),
  },
  violations: {
    'drawn-twice': {
      en: 'The card {card} is already face up, so you cannot draw it again. Choose another card.',
      it: 'La carta {card} è già scoperta: non puoi pescarla di nuovo. Scegli un’altra carta.',
    },
    'not-now': {
      en: 'No Terrain card is drawn now, so you cannot have drawn {card}. Cards come only with the first Event tile of a round, before the Collapse.',
      it: 'Ora non si pescano carte Terreno, quindi la carta {card} non può uscire. Le carte arrivano solo con la prima tessera Evento di un round, prima del Crollo.',
    },
  },
  sentence: (value, draft) => {
    const { faceUp } = value;
    const up = { en: all(faceUp, 'en') || 'none', it: all(faceUp, 'it') || 'nessuna' };
    const reading = readingOf(value, draft);
    return {
      en: `Random Terrain. ${outcome(value).en} Cards now face up: ${up.en}.${reading.en}`,
      it: `Terreni Casuali. ${outcome(value).it} Carte ora scoperte: ${up.it}.${reading.it}`,
    };
  },
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
