import { expect, test } from 'vitest';
import { offering } from '#src/widgets/rise-to-nobility-beyond/offering/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(offering);

const GUILDS = 'tier=3&books=2&jewelry=1';

test('what each guild gives, and that the cost is not read yet', () => {
  expect(said(offering, GUILDS, 'en')).toEqual([
    'For the printed cost you gain 4 Books and 2 Jewelry.',
    '1 of your Offering tokens goes on the tier: 7 before, 6 after. | −1',
    'You pay the cost shown on the left of tier 3. Enter it above to have it counted.',
    'Books: 2 workshops, 2 Goods for each. | +4',
    'Jewelry: 1 workshop, 2 Goods for each. | +2',
    'You gain 6 Goods in all. | +6',
  ]);
  expect(said(offering, GUILDS, 'it')).toEqual([
    'Al costo stampato ottieni 4 Libri e 2 Gioielli.',
    '1 dei tuoi segnalini Donazione va sul livello: prima 7, dopo 6. | −1',
    'Paghi il costo stampato a sinistra del livello 3. Scrivilo qui sopra per metterlo in conto.',
    'Libri: 2 Laboratori, 2 Beni per ognuno. | +4',
    'Gioielli: 1 Laboratorio, 2 Beni per ognuno. | +2',
    'Ottieni 6 Beni in tutto. | +6',
  ]);
});

test('tier and tile are both paid, and what is left is counted', () => {
  const query = 'tier=2&spaces=2&costs=;1/0/0&tileCoins=4&tileGoods=1&rockRose=3&coins=5';
  expect(said(offering, query, 'en')).toEqual([
    'For 1 Rock Rose, 4 Coins and 1 Good you carry out a Stone Council tile.',
    '1 of your Offering tokens goes on the tier: 7 before, 6 after. | −1',
    'It blocks its space until the end of the game. Free spaces on the tier: 2 before, 1 after.',
    'You pay 1 Rock Rose for the tier: 3 before, 2 after. | −1',
    'You carry out a Stone Council tile of your choice at once, without its requirements of Nobility and race.',
    'You pay 4 Coins for the tile: 5 before, 1 after. | −4',
    'You pay 1 Good for the tile. | −1',
  ]);
  expect(said(offering, query, 'it')).toEqual([
    'Per 1 Roccia Rosea, 4 Monete e 1 Bene esegui una tessera del Consiglio di Pietra.',
    '1 dei tuoi segnalini Donazione va sul livello: prima 7, dopo 6. | −1',
    'Blocca il suo spazio fino alla fine della partita. Spazi liberi nel livello: prima 2, dopo 1.',
    'Paghi 1 Roccia Rosea per il livello: prima 3, dopo 2. | −1',
    'Scegli una tessera del Consiglio di Pietra ed eseguila subito, anche se non ne soddisfi i requisiti di Nobiltà e di razza.',
    'Paghi 4 Monete per la tessera: prima 5, dopo 1. | −4',
    'Paghi 1 Bene per la tessera. | −1',
  ]);
});

test.each([
  [
    'tier=1&costs=0/2/0',
    'For 2 Coins you gain 3 Rock Rose.',
    'Per 2 Monete ottieni 3 Rocce Rosee.',
  ],
  [
    'tier=2',
    'For the costs of tier and tile you carry out a Stone Council tile.',
    'Per i costi del livello e della tessera esegui una tessera del Consiglio di Pietra.',
  ],
  [
    'tier=2&costs=;1/0/0',
    'For 1 Rock Rose and the cost on the tile you carry out a Stone Council tile.',
    'Per 1 Roccia Rosea più il costo della tessera esegui una tessera del Consiglio di Pietra.',
  ],
  [
    'tier=2&tileCoins=3',
    'For 3 Coins and the cost of the tier you carry out a Stone Council tile.',
    'Per 3 Monete più il costo del livello esegui una tessera del Consiglio di Pietra.',
  ],
  [
    'tier=2&costs=;0/0/0',
    'For the cost on the tile you carry out a Stone Council tile.',
    'Per il costo della tessera esegui una tessera del Consiglio di Pietra.',
  ],
  [
    'tier=3',
    'For the printed cost you gain nothing without a workshop.',
    'Al costo stampato non ottieni nulla senza un Laboratorio.',
  ],
  ['tier=4&costs=;;;0/0/1', 'For 1 Good you gain 1 house.', 'Per 1 Bene ottieni 1 Casa.'],
  [
    'tier=5&costs=;;;;0/0/0',
    'At no cost you gain 1 worker.',
    'Senza pagare nulla ottieni 1 Lavoratore.',
  ],
  [
    'tier=6',
    'For the printed cost you gain 7 victory points.',
    'Al costo stampato ottieni 7 punti vittoria.',
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
    'No space is free on tier 4, and no token leaves its space.',
    'Nel livello 4 non c’è uno spazio libero, e nessun segnalino lascia il suo.',
  ],
  [
    'costs=0/5/0&coins=3',
    'The tier costs 5 Coins. You have 3, so you are 2 short.',
    'Il livello costa 5 Monete. Ne hai 3: te ne mancano 2.',
  ],
  [
    'tier=2&costs=;0/2/0&tileCoins=4&coins=5',
    'Tier and tile together cost 6 Coins. You have 5, so you are 1 short.',
    'Livello e tessera insieme costano 6 Monete. Ne hai 5: te ne manca 1.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(offering, query, 'en')).toEqual([english]);
  expect(said(offering, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(offering, `${GUILDS}&tokens=2`, 'en')).toBe(
    'Offering on tier 3: for the printed cost you gain 4 Books and 2 Jewelry, with 1 token left.',
  );
  expect(pasted(offering, `${GUILDS}&tokens=2`, 'it')).toBe(
    'Donazione al livello 3: al costo stampato ottieni 4 Libri e 2 Gioielli, e resta 1 segnalino.',
  );
});
