import { expect, test } from 'vitest';
import { randomTerrain } from '#src/widgets/vast-bonus-cards/random-terrain/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

const ALL = 'canyon,lake,magma,mushroom-forest,pits,river';

speaksSense(randomTerrain, {
  faceUp: ['', 'lake', 'lake,pits', ALL, 'lake,lake'],
  draws: ['', 'pits', 'river', 'lake'],
});

test('what may be drawn', () => {
  expect(said(randomTerrain, '', 'en')).toEqual([
    'Draw 1 of 5 Terrain cards: Canyon, Magma, Mushroom Forest, Pits or River.',
    'The first Event tile revealed this round brings a Terrain tile.',
    'A card decides which tile comes: you do not choose.',
    'Each card that is left is equally likely. | 1 in 5',
    'Drawn cards stay face up beside the map: Lake.',
    'The 6 Terrain cards, one for each kind, start shuffled and face down.',
    'There are 8 Terrain tiles of 6 kinds: Pits has 3, the others 1 each.',
  ]);
  expect(said(randomTerrain, '', 'it')[0]).toBe(
    'Pesca una di queste 5 carte Terreno: Canyon, Magma, Foresta di Funghi, Fosse o Fiume.',
  );
});

test.each([
  ['draws=pits', 'Place the 3 Pits tiles.', 'Piazza le 3 tessere Fosse.'],
  ['draws=river', 'Place the River tile.', 'Piazza la tessera Fiume.'],
  [
    'draws=pits&fits=no',
    'Draw another card: Canyon, Magma, Mushroom Forest or River.',
    'Pesca un’altra carta: Canyon, Magma, Foresta di Funghi o Fiume.',
  ],
  [`faceUp=${ALL}`, 'You place no Terrain tile.', 'Non piazzi nessuna tessera Terreno.'],
  [
    'collapse=yes',
    'No Terrain tile comes into play now.',
    'Ora non entra in gioco nessuna tessera Terreno.',
  ],
])('%s', (query, english, italian) => {
  expect(said(randomTerrain, query, 'en')[0]).toBe(english);
  expect(said(randomTerrain, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'draws=lake',
    'The card Lake is already face up, so you cannot draw it again. Choose another card.',
    'La carta Lago è già scoperta: non puoi pescarla di nuovo. Scegli un’altra carta.',
  ],
  [
    'draws=pits&event=no',
    'No Terrain card is drawn now, so you cannot have drawn Pits. Cards come only with the first Event tile of a round, before the Collapse.',
    'Ora non si pescano carte Terreno, quindi la carta Fosse non può uscire. Le carte arrivano solo con la prima tessera Evento di un round, prima del Crollo.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(randomTerrain, query, 'en')).toEqual([english]);
  expect(said(randomTerrain, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has outcome and cards', () => {
  expect(pasted(randomTerrain, 'draws=pits', 'en')).toBe(
    'Random Terrain. Place the 3 Pits tiles. Cards now face up: Lake and Pits.',
  );
  expect(pasted(randomTerrain, 'faceUp=&event=no', 'it')).toBe(
    'Terreni Casuali. Ora non entra in gioco nessuna tessera Terreno. Carte ora scoperte: nessuna.',
  );
});
