import { askMasterCards, MASTER_CARDS_START, READINGS } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const masterCards = defineCalculator({
  name: 'master-cards',
  game: 'the-magnificent-sno',
  // It opens on a few kinds of scoring, because all of them together make a long form.
  start: { ...MASTER_CARDS_START, cards: 'highest-dice,large,white' },
  ask: askMasterCards,
  cites: [
    'sno.scoring.highest-dice',
    'sno.scoring.which-dice',
    'sno.scoring.large',
    'sno.scoring.white',
    'sno.build.white-in-scoring',
    'sno.scoring.cross',
    'sno.scoring.unbroken',
    'sno.scoring.twice',
    'sno.scoring.cross-empty',
    'sno.scoring.pairs',
    'sno.scoring.many-pairs',
    'sno.scoring.variants',
    'sno.scoring.white-posters',
    'sno.scoring.printed-tiles',
    'sno.scoring.tiles-twice',
    'sno.scoring.coins',
    'sno.scoring.gems',
    'sno.tent-scoring.five',
    'sno.tiles.half',
    'sno.tiles.rounding',
  ],
  readings: [
    {
      field: 'cross',
      ...READINGS.cross,
      matters: ({ cards }) => cards.trim() === '' || cards.includes('cross'),
    },
    {
      field: 'diceValue',
      ...READINGS.diceValue,
      matters: ({ cards, locked }) =>
        (cards.trim() === '' || cards.includes('highest-dice')) && /[1-9]/.test(locked),
    },
    { field: 'half', ...READINGS.half, matters: ({ extra }) => extra.trim() !== '' },
  ],
  kept: [],
  words,
});
