import { expect, test } from 'vitest';
import { offering } from '#src/widgets/rise-to-nobility-beyond/offering/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(offering);

const GUILDS = 'tier=3&books=2&jewelry=1';

test('what each guild gives, and that the cost is not read yet', () => {
  expect(said(offering, GUILDS, 'en')).toEqual([
    'You gain 4 Books and 2 Jewelry for the cost printed beside the tier.',
    '1 of your 7 Offering tokens goes on the tier; you have 6 left.',
    'The cost is printed on the left of tier 3: enter it to have it counted.',
    'Each Workshop gives 2 Goods of its Guild’s kind, and you have 2 for Books and 1 for Jewelry.',
  ]);
  expect(said(offering, GUILDS, 'it')).toEqual([
    'Ottieni 4 Libri e 2 Gioielli al costo stampato accanto al livello.',
    '1 dei tuoi 7 segnalini Donazione va sul livello; te ne restano 6.',
    'Il costo è stampato a sinistra del livello 3: inseriscilo per metterlo in conto.',
    'Ogni Laboratorio dà 2 Beni del tipo della sua Gilda, e ne hai 2 di Libri e 1 di Gioielli.',
  ]);
});

test('tier and tile are both paid, and what is left is counted', () => {
  const query = 'tier=2&spaces=2&costs=;1/0/0&tileCoins=4&tileGoods=1&rockRose=3&coins=5';
  expect(said(offering, query, 'en')).toEqual([
    'You carry out a Stone Council tile for 1 Rock Rose, 4 Coins and 1 Good.',
    '1 of your 7 Offering tokens goes on the tier; you have 6 left.',
    'The token blocks its space until the end of the game; 1 space on the tier stays free.',
    'You pay 1 Rock Rose for the tier and have 2 Rock Rose left.',
    'You carry out a tile of your choice at once and need not meet its requirements of Nobility and race.',
    'You pay 4 Coins and 1 Good for the tile and have 1 Coin left.',
  ]);
  expect(said(offering, query, 'it')).toEqual([
    'Esegui una tessera del Consiglio di Pietra per 1 Roccia Rosea, 4 Monete e 1 Bene.',
    '1 dei tuoi 7 segnalini Donazione va sul livello; te ne restano 6.',
    'Il segnalino blocca il suo spazio fino alla fine della partita; nel livello resta 1 spazio libero.',
    'Paghi 1 Roccia Rosea per il livello; restano 2 Rocce Rosee.',
    'Scegli una tessera ed eseguila subito, anche se non ne soddisfi i requisiti di Nobiltà e di razza.',
    'Paghi 4 Monete e 1 Bene per la tessera; resta 1 Moneta.',
  ]);
});

test.each([
  [
    'tier=1&costs=0/2/0',
    'You gain 3 Rock Rose for 2 Coins.',
    'Ottieni 3 Rocce Rosee per 2 Monete.',
  ],
  [
    'tier=2',
    'You carry out a Stone Council tile for the costs of tier and tile.',
    'Esegui una tessera del Consiglio di Pietra per i costi del livello e della tessera.',
  ],
  [
    'tier=2&costs=;1/0/0',
    'You carry out a Stone Council tile for 1 Rock Rose and the cost on the tile.',
    'Esegui una tessera del Consiglio di Pietra per 1 Roccia Rosea più il costo della tessera.',
  ],
  [
    'tier=2&tileCoins=3',
    'You carry out a Stone Council tile for 3 Coins and the cost of the tier.',
    'Esegui una tessera del Consiglio di Pietra per 3 Monete più il costo del livello.',
  ],
  [
    'tier=2&costs=;0/0/0',
    'You carry out a Stone Council tile for the cost on the tile.',
    'Esegui una tessera del Consiglio di Pietra per il costo della tessera.',
  ],
  [
    'tier=3',
    'Without a Workshop you gain nothing for the cost printed beside the tier: enter yours if you have any.',
    'Al costo stampato accanto al livello non ottieni nulla senza Laboratori: se ne hai, inseriscili.',
  ],
  ['tier=4&costs=;;;0/0/1', 'You gain 1 House for 1 Good.', 'Ottieni 1 Casa per 1 Bene.'],
  [
    'tier=5&costs=;;;;0/0/0',
    'You gain 1 Worker at no cost.',
    'Ottieni 1 Lavoratore senza pagare nulla.',
  ],
  [
    'tier=6',
    'You gain 7 victory points for the cost printed beside the tier.',
    'Ottieni 7 punti vittoria al costo stampato accanto al livello.',
  ],
])('%s', (query, english, italian) => {
  expect(said(offering, query, 'en')[0]).toBe(english);
  expect(said(offering, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'tokens=0',
    'You have no Offering token left: all 7 are at the Temple, and they stay there.',
    'Non hai più segnalini Donazione: tutti e 7 sono al Tempio, e ci restano.',
  ],
  [
    'tier=4&spaces=0',
    'No space is free on tier 4, and tokens stay where they are: choose another tier.',
    'Nel livello 4 non c’è uno spazio libero e i segnalini restano dove sono: scegli un altro livello.',
  ],
  [
    'costs=0/5/0&coins=3',
    'The tier costs 5 Coins, but you have only 3.',
    'Il livello costa 5 Monete, ma ne hai solo 3.',
  ],
  [
    'tier=2&costs=;0/2/0&tileCoins=4&coins=5',
    'Tier and tile together cost 6 Coins, but you have only 5.',
    'Livello e tessera insieme costano 6 Monete, ma ne hai solo 5.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(offering, query, 'en')).toEqual([english]);
  expect(said(offering, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(offering, `${GUILDS}&tokens=2`, 'en')).toBe(
    'Offering on tier 3 of the Timeless Temple: I gain 4 Books and 2 Jewelry for the cost printed beside the tier; I have 1 Offering token left.',
  );
  expect(pasted(offering, `${GUILDS}&tokens=2`, 'it')).toBe(
    'Donazione al livello 3 del Tempio Senza Tempo: ottengo 4 Libri e 2 Gioielli al costo stampato accanto al livello; mi resta 1 segnalino Donazione.',
  );
});
