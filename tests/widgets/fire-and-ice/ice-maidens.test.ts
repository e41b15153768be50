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
    'Air 2: you reach 3 in Air and gain 1 Power; each round 4 Power. Passing scores 6 VP.',
    'You take the Favor tile Air 2 together with the Faction.',
    'Air: 2 steps at once, from 1 to 3. | +2',
    'Air up to 3: the spaces reached give 1 Power.',
    'You gain 1 Power: the Bowls become 5/7/0. | +1',
    'The tile gives 4 Power in the Income phase of every round. Up to round 3 that makes 12 Power.',
    'Stronghold: 3 VP for each of your 2 Temples. | +6 VP',
    'The Sanctuary is no Temple and scores nothing. | +0 VP',
  ]);
  expect(said(iceMaidens, query, 'it').slice(0, 4)).toEqual([
    'Aria 2: arrivi a 3 nell’Aria e guadagni 1 Potere; a ogni turno di gioco 4 Poteri. Passando fai 6 PV.',
    'Insieme alla Fazione prendi la tessera Favore Aria 2.',
    'Nell’Aria fai subito 2 passi, da 1 a 3. | +2',
    'Nell’Aria, fino a 3, le caselle raggiunte danno 1 Potere.',
  ]);
});

test('no room for the Power', () => {
  expect(said(iceMaidens, 'favor=water-3&bowls=0/0/12', 'en')[0]).toBe(
    'Water 3: you reach 4 in Water (room for 0 of 1). Passing scores 0 VP.',
  );
});

test('no tile yet', () => {
  expect(said(iceMaidens, 'favor=', 'en').slice(0, 2)).toEqual([
    'No Favor tile taken yet. Passing scores 0 VP.',
    'You take 1 Favor tile of your choice together with the Faction. Choose it above to see what it brings.',
  ]);
});

test('what is pasted says where the points come from', () => {
  const query = 'favor=air-1&stronghold=yes&temples=1&tradingHouses=4';
  expect(pasted(iceMaidens, query, 'en')).toBe(
    'Ice Maidens with Cults 0/1/0/1 and Bowls 6/6/0. Air 1: you reach 2 in Air. Afterwards Cults 0/1/0/2, Bowls 6/6/0. Passing scores 7 VP (Stronghold 3, tile 4).',
  );
  expect(pasted(iceMaidens, query, 'it')).toBe(
    'Dame del Ghiaccio con Culti 0/1/0/1 e Riserve 6/6/0. Aria 1: arrivi a 2 nell’Aria. Alla fine Culti 0/1/0/2, Riserve 6/6/0. Passando si fanno 7 PV (Fortezza 3, tessera 4).',
  );
});
