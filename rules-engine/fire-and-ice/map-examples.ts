import type { FiExample } from './example.ts';

/** Five players at the end of a game, with 68 Structures between them. */
const FIVE_PLAYERS = [
  'shapeshifters.swamp.ship2:D2d,E1h,E5d,F1d,G2d,I3h,I8s,J3d,J8d,E5-F2,F1-G3',
  'nomads.ship1:B6d,C6d,C9d,D5d,E11s,F7d,G4d,G6d,G7h,H7h,H8t,H9h,I7t,J4d,J6h,J7t,C6-D5,G6-H8',
  'halflings.ship1:B1d,B2d,B3t,B4h,B5h,B7t,B8d,B9d,C2h,C3s,C4d,C7t,C8h,B2-C2,C7-E9',
  'mermaids.ship5:E6d,E9d,E10d,F6a,G5h,H1d,H2d,I2s,I9d,I10d,J1h,J2d,J9h,I9-J8,r19',
  'yetis.mountains:D3d,D4a,E7d,E8t,F2d,F3h,F4d,F5h,G3s,H3d,H4t,H5h,H6t,I4d,I5h,I6d,J5d,E9-F5',
].join(';');

/** The worked cases about the map, Towns, Power and final scoring. */
export const mapExamples: readonly FiExample[] = [
  {
    id: 'riverwalkers-reach',
    calculator: 'riverwalkers-map',
    input: { board: 'riverwalkers.desert:C2d,E4d', unlocked: 'lakes,mountains' },
    expect: { value: { range: 1, open: ['C3', 'C4'] } },
    tells: 'fi.riverwalkers.reach-example',
    cites: [
      'fi.riverwalkers.shipping-fixed',
      'fi.riverwalkers.settle',
      'fi.riverwalkers.in-range',
      'fi.riverwalkers.by-the-river',
    ],
    from: 'derived',
  },
  {
    id: 'riverwalkers-card',
    calculator: 'riverwalkers-map',
    input: { board: 'riverwalkers.desert:C2d,E4d', unlocked: 'lakes,mountains', bonusCard: 'yes' },
    expect: { value: { range: 2, open: ['C3', 'C4', 'H2', 'H3'] } },
    cites: ['fi.riverwalkers.bonus-card', 'fi.riverwalkers.in-range'],
    from: 'derived',
  },
  {
    id: 'town-seven',
    calculator: 'towns-and-power',
    input: { faction: 'witches', cluster: 'ddhs' },
    expect: { value: { cluster: { power: 7, count: 4, verdict: 'town' } } },
    cites: ['fi.power.values', 'fi.towns.needs'],
    from: 'derived',
  },
  {
    id: 'town-yetis',
    calculator: 'towns-and-power',
    input: { faction: 'yetis', cluster: 'sa' },
    expect: { value: { cluster: { power: 8, count: 3, verdict: 'not-enough' } } },
    cites: ['fi.yetis.power-value', 'fi.towns.sanctuary', 'fi.towns.needs'],
    from: 'derived',
  },
  {
    id: 'town-sanctuary',
    calculator: 'towns-and-power',
    input: { faction: 'witches', cluster: 'hha' },
    expect: { value: { cluster: { power: 7, count: 4, verdict: 'town' } } },
    cites: ['fi.towns.sanctuary', 'fi.towns.needs'],
    from: 'derived',
  },
  {
    id: 'town-riverwalkers',
    calculator: 'towns-and-power',
    input: {
      faction: 'riverwalkers',
      cluster: '',
      board: 'riverwalkers.desert:H1d,H2s,I2h,J2d,H2-I2',
    },
    expect: {
      value: { clusters: [{ spaces: ['H1', 'H2', 'I2', 'J2'], power: 7, verdict: 'town' }] },
    },
    tells: 'fi.riverwalkers.town-example',
    cites: ['fi.towns.cluster', 'fi.power.values', 'fi.towns.needs'],
    from: 'derived',
  },
  {
    id: 'power-offer',
    calculator: 'towns-and-power',
    input: {
      faction: 'witches',
      cluster: '',
      board: 'witches:E3d;yetis.mountains:E2s,F1d;mermaids:D1h,D2h',
      hex: 'E3',
      takers: 'mermaids/0/0/3/9',
    },
    expect: {
      value: {
        offers: [
          { faction: 'yetis', power: 5, most: 5, price: 4 },
          { faction: 'mermaids', power: 2, most: 1, price: 0 },
        ],
      },
    },
    cites: ['fi.power.offer', 'fi.power.price', 'fi.power.limits'],
    from: 'derived',
  },
  {
    id: 'shares-distance',
    calculator: 'shares',
    input: { values: '12,12,8,5' },
    expect: {
      value: { players: [{ points: 15 }, { points: 15 }, { points: 6 }, { points: 0 }] },
    },
    tells: 'fi.distance.example',
    cites: ['fi.scoring.places', 'fi.scoring.ties'],
    from: 'printed',
  },
  {
    id: 'shares-strongholds',
    calculator: 'shares',
    input: { values: '4,3,-,-' },
    expect: {
      value: { players: [{ points: 18 }, { points: 12 }, { points: 0 }, { points: 0 }] },
    },
    tells: 'fi.strongholds.example',
    cites: ['fi.scoring.places', 'fi.strongholds.both'],
    from: 'printed',
  },
  {
    id: 'shares-outposts',
    calculator: 'shares',
    input: { values: '3,3,3,2' },
    expect: {
      value: { players: [{ points: 12 }, { points: 12 }, { points: 12 }, { points: 0 }] },
    },
    tells: 'fi.outposts.example',
    cites: ['fi.scoring.places', 'fi.scoring.ties'],
    from: 'printed',
  },
  {
    id: 'shares-settlements',
    calculator: 'shares',
    input: { values: '7,6,4,3' },
    expect: {
      value: { players: [{ points: 18 }, { points: 12 }, { points: 6 }, { points: 0 }] },
    },
    tells: 'fi.settlements.example',
    cites: ['fi.scoring.places'],
    from: 'printed',
  },
  {
    id: 'shares-five',
    calculator: 'shares',
    input: { values: '4,4,4,4,4' },
    expect: {
      value: {
        byReading: [
          { rounding: 'down', points: [7, 7, 7, 7, 7] },
          { rounding: 'down', points: [7, 7, 7, 7, 7] },
          { rounding: 'exact', points: [7.2, 7.2, 7.2, 7.2, 7.2] },
          { rounding: 'exact', points: [7.2, 7.2, 7.2, 7.2, 7.2] },
        ],
      },
    },
    cites: ['fi.scoring.ties', 'fi.scoring.rounding'],
    from: 'derived',
  },
  {
    id: 'scoring-shipping',
    calculator: 'map-scoring',
    input: {
      tile: 'distance',
      board: 'witches.ship2:D1d,D2d,E2d,G3h,H4d,H5s,I5t;yetis.mountains.ship1:E10d,E11d,F6h',
    },
    expect: {
      value: {
        players: [
          {
            networks: [
              ['D1', 'D2', 'E2'],
              ['G3', 'H4', 'H5', 'I5'],
            ],
          },
          {},
        ],
        categories: [
          {
            category: 'area',
            entries: [
              { value: 4, points: 18 },
              { value: 3, points: 12 },
            ],
          },
          {
            category: 'distance',
            entries: [
              { value: 2, points: 15 },
              { value: 2, points: 15 },
            ],
          },
        ],
      },
    },
    tells: 'fi.scoring.four-factions',
    cites: ['fi.scoring.connected', 'fi.scoring.area', 'fi.distance.farthest', 'fi.scoring.ties'],
    from: 'derived',
  },
  {
    id: 'scoring-shipping-three',
    calculator: 'map-scoring',
    input: {
      tile: 'distance',
      board: 'witches.ship3:D1d,D2d,E2d,G3h,H4d,H5s,I5t;yetis.mountains.ship1:E10d,E11d,F6h',
    },
    expect: {
      value: {
        players: [{ networks: [['D1', 'D2', 'E2', 'G3', 'H4', 'H5', 'I5']] }, {}],
        categories: [
          {
            category: 'area',
            entries: [
              { value: 7, points: 18 },
              { value: 3, points: 12 },
            ],
          },
          {
            category: 'distance',
            entries: [
              { value: 7, points: 18 },
              { value: 2, points: 12 },
            ],
          },
        ],
      },
    },
    cites: ['fi.scoring.connected', 'fi.scoring.area', 'fi.distance.farthest'],
    from: 'derived',
  },
  {
    id: 'scoring-five',
    calculator: 'map-scoring',
    input: { tile: 'settlements', board: FIVE_PLAYERS },
    expect: {
      value: {
        categories: [
          {
            category: 'area',
            entries: [
              { faction: 'shapeshifters', value: 7, points: 0 },
              { faction: 'nomads', value: 12, points: 18 },
              { faction: 'halflings', value: 8, points: 6 },
              { faction: 'mermaids', value: 7, points: 0 },
              { faction: 'yetis', value: 9, points: 12 },
            ],
          },
          {
            category: 'settlements',
            entries: [
              { faction: 'shapeshifters', value: 6, points: 18 },
              { faction: 'nomads', value: 3, points: 9 },
              { faction: 'halflings', value: 2, points: 0 },
              { faction: 'mermaids', value: 3, points: 9 },
              { faction: 'yetis', value: 1, points: 0 },
            ],
          },
        ],
      },
    },
    cites: [
      'fi.scoring.connected',
      'fi.scoring.track-level',
      'fi.scoring.area',
      'fi.settlements.count',
      'fi.settlements.mermaids',
      'fi.scoring.places',
      'fi.scoring.ties',
      'fi.scoring.after-area',
    ],
    from: 'derived',
  },
  {
    id: 'score-sheet-tie',
    calculator: 'final-scoring',
    input: {
      factions: 'witches,mermaids,dwarves',
      names: 'Ada,Bo,Cy',
      points: '85,80,70',
      area: '10,12,8',
      tile: 'settlements',
      results: '4,4,3',
      cults: '7/3/6/4;5/9/6/2;3/5/9/0',
      resources: '3/1/0/0/0;2/1/0/4/1;0/0/0/1/2',
    },
    expect: {
      value: {
        players: [
          { total: 134, place: 1, tied: true },
          { total: 134, place: 1, tied: true },
          { total: 96, place: 3, tied: false },
        ],
      },
    },
    tells: 'fi.scoring.shared-victory',
    cites: ['fi.scoring.shared-victory', 'fi.scoring.ties', 'fi.scoring.burn'],
    from: 'derived',
  },
  {
    id: 'score-sheet-tile',
    calculator: 'final-scoring',
    input: {
      factions: 'alchemists,yetis,fakirs',
      names: 'Ada,Bo,Cy',
      points: '70,75,60',
      area: '9,11,7',
      tile: 'distance',
      results: '12,9,10',
      cults: '6/4/5/7;6/3/8/0;2/8/1/3',
      resources: '3/1/1/0/0;4/0/0/2/2;1/0/0/0/0',
    },
    expect: {
      value: {
        players: [
          { total: 124, place: 1 },
          { total: 117, place: 2 },
          { total: 94, place: 3 },
        ],
      },
    },
    tells: 'fi.scoring.winner',
    cites: ['fi.scoring.winner', 'fi.scoring.alchemists', 'fi.scoring.cults'],
    from: 'derived',
  },
];
