import {
  askUncertainTreasures,
  SHORT_DECK,
  UNCERTAIN_TREASURES_START,
} from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { arises } from '#src/calculators/arises.ts';
import { words } from './words.ts';

export const uncertainTreasures = defineCalculator({
  name: 'uncertain-treasures',
  game: 'vast-bonus-cards',
  start: UNCERTAIN_TREASURES_START,
  ask: askUncertainTreasures,
  cites: [
    'vbc.treasures.base-draw',
    'vbc.treasures.cave-draws',
    'vbc.treasures.cave-bottom',
    'vbc.treasures.two-cards',
    'vbc.treasures.knight-bottom',
    'vbc.treasures.keep-or-decline',
    'vbc.treasures.decline',
    'vbc.treasures.hidden',
    'vbc.treasures.no-cave-draws',
    'vbc.treasures.no-cave-bottom',
    'vbc.treasures.no-cave-choice',
    'vbc.treasures.no-cave-decline',
    'vbc.treasures.bottom-order',
    'vbc.treasures.short-deck',
    'vbc.treasures.empty-deck',
    'vbc.grit.track',
    'vbc.grit.cubes',
  ],
  readings: [
    {
      field: 'shortDeck',
      clause: 'vbc.treasures.short-deck',
      options: SHORT_DECK,
      matters: (draft) => arises(askUncertainTreasures(draft), 'vbc.treasures.short-deck'),
    },
  ],
  kept: [],
  words,
});
