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
    'Draw 1 of 5 cards: Canyon, Magma, Mushroom Forest, Pits or River.',
    'There are 8 Terrain tiles of 6 kinds: 3 are Pits.',
    'One Terrain card for each kind, shuffled; still face down: 5 of 6. | 5',
    'The first Event tile revealed in a round brings Terrain.',
    'Draw a Terrain card: Canyon, Magma, Mushroom Forest, Pits or River.',
    'Every card that is left is equally likely. | 1 in 5',
    'Face up beside the map: Lake. | 1',
  ]);
  expect(said(randomTerrain, '', 'it')[0]).toBe(
    'Pesca 1 di 5 carte: Canyon, Magma, Foresta di Funghi, Fosse o Fiume.',
  );
});

test.each([
  ['draws=pits', 'Place Pits: 3 tiles.', 'Piazza Fosse: 3 tessere.'],
  ['draws=river', 'Place River: 1 tile.', 'Piazza Fiume: 1 tessera.'],
  [
    'draws=pits&fits=no',
    'Draw another card: Canyon, Magma, Mushroom Forest or River.',
    'Pesca un’altra carta: Canyon, Magma, Foresta di Funghi o Fiume.',
  ],
  [`faceUp=${ALL}`, 'No Terrain tile is placed.', 'Non si piazza nessun Terreno.'],
  ['collapse=yes', 'No Terrain tile comes now.', 'Ora non arriva nessun Terreno.'],
])('%s', (query, english, italian) => {
  expect(said(randomTerrain, query, 'en')[0]).toBe(english);
  expect(said(randomTerrain, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'draws=lake',
    'The card Lake is face up already: it cannot be drawn again.',
    'La carta Lago è già scoperta: non si può pescare di nuovo.',
  ],
  [
    'draws=pits&event=no',
    'No Terrain card is drawn now, so Pits cannot come.',
    'Ora non si pescano carte Terreno, quindi non può uscire Fosse.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(randomTerrain, query, 'en')).toEqual([english]);
  expect(said(randomTerrain, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has outcome and cards', () => {
  expect(pasted(randomTerrain, 'draws=pits', 'en')).toBe(
    'Random Terrain. Place Pits: 3 tiles. Face up afterwards: Lake and Pits.',
  );
  expect(pasted(randomTerrain, 'faceUp=&event=no', 'it')).toBe(
    'Terreni Casuali. Ora non arriva nessun Terreno. Carte scoperte dopo: nessuna.',
  );
});
