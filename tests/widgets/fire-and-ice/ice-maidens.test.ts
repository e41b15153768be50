import { expect, test } from 'vitest';
import { iceMaidens } from '#src/widgets/fire-and-ice/ice-maidens/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(iceMaidens, {
  cults: ['0/1/0/1', '9/9/9/9', '4/2/6/1'],
  bowls: ['6/6/0', '0/1/9', '0/0/12'],
  round: ['1', '3', '6'],
  temples: ['0', '1', '3'],
  tradingHouses: ['0', '1', '4'],
});

test('a tile with income, and the Stronghold with a Sanctuary', () => {
  const query = 'favor=air-2&stronghold=yes&temples=2&sanctuary=yes&round=3';
  expect(said(iceMaidens, query, 'en')).toEqual([
    'With the Favor tile Air 2 you reach 3 in Air, gain 1 Power and get 4 Power each round. When you pass, you score 6 VP.',
    'You take the Favor tile Air 2 together with the Faction.',
    'Air: 2 steps at once, from 1 to 3. | +2',
    'The spaces you reach in Air give 1 Power.',
    'You gain 1 Power: the Bowls become 5/7/0. | +1',
    'The tile gives 4 Power in the Income phase of every round. By round 3 that makes 12 Power.',
    'With the Stronghold you score 3 VP for each of your 2 Temples. | +6 VP',
    'The Sanctuary is not a Temple and scores nothing. | +0 VP',
  ]);
  expect(said(iceMaidens, query, 'it').slice(0, 4)).toEqual([
    'Con la tessera Favore Aria 2 arrivi a 3 nell’Aria, guadagni 1 Potere e ricevi 4 Poteri a ogni turno di gioco. Quando passi fai 6 PV.',
    'Insieme alla Fazione prendi la tessera Favore Aria 2.',
    'Nell’Aria fai subito 2 passi, da 1 a 3. | +2',
    'Nell’Aria le caselle che raggiungi danno 1 Potere.',
  ]);
});

test('no room for the Power', () => {
  expect(said(iceMaidens, 'favor=water-3&bowls=0/0/12', 'en')[0]).toBe(
    'With the Favor tile Water 3 you reach 4 in Water and have no room for the 1 Power. When you pass, you score nothing.',
  );
});

test('a marker that cannot move, a tile without Trading houses, and no token to move', () => {
  expect(said(iceMaidens, 'favor=fire-3&cults=9/1/0/1', 'en').slice(0, 3)).toEqual([
    'With the Favor tile Fire 3 you stay on 9 in Fire. When you pass, you score nothing.',
    'You take the Favor tile Fire 3 together with the Faction.',
    'Fire: 3 steps at once, but you stay on 9. Space 10 takes a Town key, and you have no Town yet. | +0',
  ]);
  expect(said(iceMaidens, 'favor=air-1', 'en')).toContain(
    'The tile scores for Trading houses, and you have none on the map. | +0 VP',
  );
  expect(said(iceMaidens, 'favor=fire-3&bowls=0/0/0', 'en')).toContain(
    'You have no token in Bowl I or II to move, so you gain nothing: the Bowls stay 0/0/0. | +0',
  );
});

test('no tile yet', () => {
  expect(said(iceMaidens, 'favor=', 'en').slice(0, 2)).toEqual([
    'You have not chosen a Favor tile yet. When you pass, you score nothing.',
    'You take 1 Favor tile of your choice together with the Faction. Choose it above to see what it gives you.',
  ]);
});

test('what is pasted says where the points come from', () => {
  const query = 'favor=air-1&stronghold=yes&temples=1&tradingHouses=4';
  expect(pasted(iceMaidens, query, 'en')).toBe(
    'Ice Maidens with Cults 0/1/0/1 and Bowls 6/6/0. With the Favor tile Air 1 you reach 2 in Air. The Cults become 0/1/0/2. When you pass, you score 7 VP. That is 3 for Temples and 4 for the tile.',
  );
  expect(pasted(iceMaidens, query, 'it')).toBe(
    'Dame del Ghiaccio con Culti 0/1/0/1 e Riserve 6/6/0. Con la tessera Favore Aria 1 arrivi a 2 nell’Aria. I Culti diventano 0/1/0/2. Quando passi fai 7 PV. Sono 3 per i Templi e 4 per la tessera.',
  );
});
