import type { SnoExample } from './example.ts';
import { actionExamples } from './action-examples.ts';

/** The whole table of five after round 2. Effects of the play-order cards are supposed. */
const FIVE = [
  'Ada:4:3:g5,g4,p3,c6:1/2/0/0:52',
  'Bo:7:12:o6,o2,p5,g1:0/0/3/1:47:p',
  'Cy:2:9:p4,p4,g6,c1:0/0/0/0:61',
  'Dora:9:0:c5,c2,o3,g3:2/0/0/1:38',
  'Elio:5:8:g1,o1,p2,p1:0/1/1/0:70',
].join(';');

/** The worked cases, chapter by chapter. Effects of play-order cards and layouts of camps are supposed. */
export const examples: readonly SnoExample[] = [
  {
    id: 'sno-setup-two',
    calculator: 'sno-setup',
    input: { players: '2' },
    expect: {
      value: {
        dice: { orange: 3, green: 3, purple: 3, clear: 2, total: 11 },
        sets: { total: 3 },
        tents: { left: 3 },
        trainerTiles: { drawn: 3 },
        masterCards: { unused: 16 },
        hats: 2,
      },
    },
    cites: [
      'sno.dice.base-numbers',
      'sno.display.three',
      'sno.tents.left',
      'sno.player.unused',
      'sno.player.trainer-tiles',
    ],
    from: 'derived',
  },
  {
    id: 'sno-setup-tents',
    calculator: 'sno-setup',
    input: { players: '3' },
    expect: { value: { tents: { perTrack: 5, onTracks: 15, perCenter: 2, center: 6, left: 3 } } },
    tells: 'sno.tents.example',
    cites: ['sno.tents.on-tracks', 'sno.tents.center', 'sno.tents.left'],
    from: 'printed',
  },
  {
    id: 'sno-setup-five',
    calculator: 'sno-setup',
    input: { players: '5', module: 'yes', sideB: 'ii' },
    expect: {
      value: {
        dice: { orange: 6, green: 6, purple: 6, clear: 5, total: 23 },
        sets: { onBoard: 4, tops: 1, total: 5 },
        tents: { onTracks: 15, center: 6, module: 2, sideB: 1, left: 0 },
        trainerTiles: { drawn: 6 },
        masterTiles: { perSide: 5, pile: 5 },
        hats: 1,
      },
    },
    cites: [
      'sno.dice.five',
      'sno.five.tops',
      'sno.five.one-hat',
      'sno.tents.left',
      'sno.player.trainer-tiles',
      'sno.module.sides',
    ],
    from: 'derived',
  },
  {
    id: 'round-end-three',
    calculator: 'round-end',
    input: { round: '1', table: 'Ada:3:9:g5,g4;Bo:5:8:o2,o6;Cy:6,9:12:p6,p5' },
    expect: {
      value: {
        order: ['Ada', 'Bo', 'Cy'],
        choosing: ['Cy', 'Bo', 'Ada'],
        seats: [
          { name: 'Ada', to: 1, card: 1 },
          { name: 'Bo', to: 2, card: 2 },
          { name: 'Cy', returned: 6, from: 9, to: 3, card: 3, chooses: 1 },
        ],
      },
    },
    tells: 'sno.order.example',
    cites: [
      'sno.hats.lower-back',
      'sno.hats.down',
      'sno.order.new-cards',
      'sno.pay.dice',
      'sno.sets.choose',
      'sno.next.refill',
    ],
    from: 'printed',
  },
  {
    id: 'order-card-pays',
    calculator: 'round-end',
    input: { table: 'Ada:3:6:;Bo:5:6:', cards: '-1,0' },
    expect: {
      value: { seats: [{ name: 'Ada', card: 1, coinsAfter: 5, lost: 0 }, { coinsAfter: 6 }] },
    },
    tells: 'sno.order.effect-pay',
    cites: ['sno.order.pay'],
    from: 'printed',
  },
  {
    id: 'order-card-takes',
    calculator: 'round-end',
    input: { table: 'Ada:3:6:;Bo:5:6::0/0/0/0::g', cards: '0,1/1' },
    expect: {
      value: { seats: [{ coinsAfter: 6 }, { name: 'Bo', coinsAfter: 7, gemsAfter: { green: 1 } }] },
    },
    tells: 'sno.order.effect-take',
    cites: ['sno.order.pay'],
    from: 'printed',
  },
  {
    id: 'round-end-debt',
    calculator: 'round-end',
    input: {
      round: '2',
      table: 'Ada:3:10:g5,g4,p3,c6;Bo:5:8:o2,o6;Cy:9:12:p6,p5',
      cards: '-1,0,0',
    },
    expect: {
      value: {
        seats: [
          {
            name: 'Ada',
            card: 1,
            color: 'green',
            colorSum: 9,
            clearSum: 6,
            due: 15,
            paid: 9,
            missing: 6,
            lost: 12,
            coinsAfter: 0,
          },
          { name: 'Bo', lost: 0 },
          { name: 'Cy', lost: 0 },
        ],
      },
    },
    cites: ['sno.order.pay', 'sno.pay.card-first', 'sno.pay.dice', 'sno.pay.missing'],
    from: 'derived',
  },
  {
    id: 'round-end-gap',
    calculator: 'round-end',
    input: { round: '1', table: 'Ada:3:9:g5,g4;Bo:9:8:o2,o6' },
    expect: {
      value: {
        gap: true,
        discards: 'Bo',
        seats: [
          { name: 'Ada', to: 1, offered: 1 },
          { name: 'Bo', to: 3, offered: 3 },
        ],
      },
    },
    cites: ['sno.hats.gap', 'sno.sets.two-players'],
    from: 'derived',
  },
  {
    id: 'round-end-five',
    calculator: 'round-end',
    input: { round: '2', table: FIVE, cards: '-1,-1,0,1/1,1' },
    expect: {
      value: {
        order: ['Cy', 'Ada', 'Elio', 'Bo', 'Dora'],
        choosing: ['Dora', 'Bo', 'Elio', 'Ada', 'Cy'],
        seats: [
          { name: 'Ada', card: 2, due: 15, missing: 13, lost: 26, pointsAfter: 26 },
          { name: 'Bo', card: 4, due: 8, lost: 0, coinsAfter: 6 },
          { name: 'Cy', card: 1, due: 9, missing: 1, lost: 2, pointsAfter: 59 },
          { name: 'Dora', card: 5, due: 10, missing: 9, lost: 18, pointsAfter: 20 },
          { name: 'Elio', card: 3, due: 3, lost: 0, coinsAfter: 5 },
        ],
        sets: { cards: 5, tiles: 5 },
        refill: { cards: 4, tiles: 0, tops: { cards: 1, tiles: 0 }, dice: 23 },
      },
    },
    cites: [
      'sno.order.new-cards',
      'sno.order.pay',
      'sno.gems.storage',
      'sno.pay.dice',
      'sno.pay.missing',
      'sno.sets.fifth',
      'sno.next.refill',
      'sno.next.round-two-tile',
    ],
    from: 'derived',
  },
  {
    id: 'final-tie',
    calculator: 'sno-final-score',
    input: {},
    expect: { value: { winner: 'Bo', first: [{ name: 'Bo', points: 133 }, { name: 'Ada' }] } },
    cites: ['sno.game-end.tie', 'sno.scoring.large', 'sno.scoring.cross'],
    from: 'derived',
  },
  {
    id: 'final-shared-place',
    calculator: 'sno-final-score',
    input: {
      module: 'yes',
      table: 'Ada:120:3:gems/3:other/11:6;Bo:128:1:coins/7::0;Cy:118:2:pairs/5:white/2:2',
    },
    expect: {
      value: {
        winner: 'Ada',
        rows: [
          { total: 143, place: 1 },
          { total: 135, place: 2 },
          { total: 135, place: 2 },
        ],
      },
    },
    cites: ['sno.game-end.tie', 'sno.tiles.half', 'sno.tiles.rounding', 'sno.overview.changes'],
    from: 'derived',
  },
  {
    id: 'final-solo',
    calculator: 'sno-final-score',
    input: { table: 'Flo:206::highest-dice/4/0/6::9' },
    expect: { value: { title: 'ringmaster', first: [{ name: 'Flo', points: 225 }] } },
    cites: ['sno.solo.goal', 'sno.scoring.highest-dice', 'sno.overview.changes'],
    from: 'derived',
  },
  {
    id: 'tie-highest-card',
    calculator: 'tie-break',
    input: { table: 'Ada:120:2;Bo:120:4;Cy:118:1;Dora:97:3' },
    expect: { value: { winner: 'Bo', tied: ['Bo', 'Ada'] } },
    cites: ['sno.game-end.tie'],
    from: 'derived',
  },
  {
    id: 'solo-white-poster',
    calculator: 'sno-solo',
    input: { whiteDeck: '17', clearDice: '2' },
    expect: { value: { clearDice: 3, whiteDeck: 16, refilled: true } },
    cites: ['sno.solo.clear-die', 'sno.solo.refill', 'sno.solo.how-often'],
    from: 'derived',
  },
  {
    id: 'cross-printed',
    calculator: 'camp-scoring',
    input: { camp: '..O...../..oo..../..Gg..../gGpPpo.p/..p..g../..Pp.g../..W...../........' },
    expect: {
      value: {
        cross: { space: 'c4', apart: ['h4'], points: 13 },
      },
    },
    tells: 'sno.scoring.cross-example',
    cites: ['sno.scoring.cross', 'sno.scoring.twice', 'sno.scoring.unbroken'],
    from: 'printed',
  },
  {
    id: 'pairs-printed',
    calculator: 'camp-scoring',
    input: { camp: '.oo./gGPp/..Gg' },
    expect: { value: { pairs: { pair: 'purple-green', points: 6 } } },
    tells: 'sno.scoring.pairs-example',
    cites: ['sno.scoring.pairs', 'sno.scoring.many-pairs'],
    from: 'printed',
  },
  {
    id: 'pairs-four',
    calculator: 'camp-scoring',
    input: { camp: '.g./gpg/.g.' },
    expect: { value: { pairs: { points: 8 } } },
    cites: ['sno.scoring.pairs', 'sno.scoring.many-pairs'],
    from: 'derived',
  },
  {
    id: 'sheet-tiles',
    calculator: 'master-cards',
    input: { cards: 'large,white', large: '3', white: '2' },
    expect: {
      value: {
        rows: [
          { scoring: 'large', points: 15 },
          { scoring: 'white', points: 10 },
        ],
      },
    },
    cites: ['sno.scoring.large', 'sno.build.white-in-scoring', 'sno.scoring.white'],
    from: 'derived',
  },
  {
    id: 'sheet-coins',
    calculator: 'master-cards',
    input: { cards: 'coins', posters: '0/3' },
    expect: { value: { rows: [{ scoring: 'coins', points: 3 }] } },
    tells: 'sno.scoring.coins-example',
    cites: ['sno.scoring.coins'],
    from: 'printed',
  },
  {
    id: 'sheet-tents',
    calculator: 'master-cards',
    input: { cards: 'tents', tents: '5', perTent: '5' },
    expect: { value: { rows: [{ scoring: 'tents', points: 25 }] } },
    cites: ['sno.tent-scoring.five'],
    from: 'printed',
  },
  {
    id: 'sheet-dice',
    calculator: 'master-cards',
    input: { cards: 'highest-dice', dice: 'g5,g4,p6,c6' },
    expect: { value: { rows: [{ scoring: 'highest-dice', points: 11 }] } },
    cites: ['sno.scoring.highest-dice'],
    from: 'derived',
  },
  {
    id: 'sheet-half',
    calculator: 'master-cards',
    input: { cards: 'highest-dice', extra: '11' },
    expect: { value: { extra: [{ full: 11, half: 5 }], extraPoints: 5 } },
    cites: ['sno.tiles.half', 'sno.tiles.rounding'],
    from: 'derived',
  },
  ...actionExamples,
];
