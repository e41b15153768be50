import { expect, test } from 'vitest';
import { townsAndPower } from '#src/widgets/fire-and-ice/towns-and-power/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(townsAndPower, {
  faction: ['witches', 'yetis', 'mermaids', 'riverwalkers', 'swarmlings'],
  cluster: ['', 'd', 'hha', 'sa', 'ddddddd'],
  board: [
    '',
    'witches:E3d;yetis.mountains:E2s,F1d;mermaids:D1h,D2h',
    'mermaids:F4a,F5h,H4t,H6d,I6h,J7s',
    'riverwalkers.desert:H1d,H2s,I2h,J2d,H2-I2',
  ],
  hex: ['', 'E3', 'E2', 'c2', 'J9'],
  takers: ['', 'mermaids/0/0/3/9', 'yetis/3/0/0/12,witches/0/5/7/0', 'riverwalkers/1/0/0/4'],
});

test('just enough for a Town, and not quite', () => {
  expect(said(townsAndPower, 'cluster=ddhs', 'en')).toEqual([
    'A Town: 7 Power with 4 Structures.',
    'The cluster: 2 Dwellings, 1 Trading house and 1 Stronghold, worth 1 + 1 + 2 + 3. | 7 Power',
    'The cluster is a Town: that takes 7 Power and 4 Structures.',
  ]);
  expect(said(townsAndPower, 'faction=yetis&cluster=sa', 'it')).toEqual([
    'Nessuna Città: l’insieme ha solo 3 dei 4 Edifici che servono.',
    'L’insieme: 1 Fortezza e 1 Santuario, che valgono 4 + 4. | 8 Poteri',
    '2 Edifici, ma il Santuario conta come 2. | 3',
    'L’insieme non è una Città: servono 7 Poteri e 4 Edifici.',
  ]);
});

const BUILD =
  'cluster=&board=witches:E3d;yetis.mountains:E2s,F1d;mermaids:D1h,D2h&hex=E3&takers=mermaids/0/0/3/9';

test('a build offers Power to the neighbors', () => {
  expect(said(townsAndPower, BUILD, 'en')).toEqual([
    'The Yetis may take 5 Power for 4 VP, the Mermaids may take 1 of 2 Power for free.',
    'The Yetis have E2 and F1 next to E3. | 5 Power',
    'The Yetis pay 1 VP less than the Power they take: 5 − 1. | 4 VP',
    'The Mermaids have D2 next to E3. | 2 Power',
    'The Mermaids have 0 VP and room for 3 Power: of the 2 Power they can take 1.',
    'The first Power is free. | 0 VP',
    'Clusters of the Witches on the map. | 1',
    'E3: 1 Dwelling, worth 1. | 1 Power',
    'E3 is no Town: that takes 7 Power and 4 Structures.',
  ]);
  expect(pasted(townsAndPower, BUILD, 'it')).toBe(
    'Streghe. Costruendo in E3: gli Yeti possono prendere 5 Poteri per 4 PV, le Sirene possono prendere 1 di 2 Poteri gratis.',
  );
});

test('another player’s space cannot be built on', () => {
  expect(said(townsAndPower, BUILD.replace('hex=E3', 'hex=E2'), 'en')).toEqual([
    'E2 holds a Structure of the Yetis. Choose an empty space or one of yours.',
  ]);
  expect(said(townsAndPower, BUILD.replace('hex=E3', 'hex=E2'), 'it')).toEqual([
    'In E2 c’è un Edificio degli Yeti. Scegli una casella libera o una tua.',
  ]);
});

test('the headline answers every question that was asked', () => {
  const headline = (query: string, lang: 'en' | 'it' = 'en') => said(townsAndPower, query, lang)[0];
  const alone = 'board=witches:E3d,E4d;nomads:I9d&hex=E3';
  expect(headline(`cluster=&${alone}`)).toBe('Building on E3 offers nobody Power.');
  expect(headline(`cluster=ddhs&${alone}`, 'it')).toBe(
    'Costruire in E3 non offre Potere a nessuno. È una Città: 7 Poteri con 4 Edifici.',
  );
  expect(headline('cluster=&board=nomads:I9d')).toBe('You have no Structure on the map.');
  expect(headline('cluster=ddhs&board=witches:E3d')).toBe(
    'A Town: 7 Power with 4 Structures. No Town on the map.',
  );
  expect(said(townsAndPower, 'cluster=d', 'it')).toContain(
    'L’insieme: 1 Abitazione, che vale 1. | 1 Potere',
  );
});

test('a cluster has no more Structures than a player', () => {
  expect(said(townsAndPower, 'cluster=ddss', 'en')).toEqual([
    'The cluster has 2 Strongholds; a player has only 1.',
  ]);
});
