import { askSetup, SETUP_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const beyondSetup = defineCalculator({
  name: 'beyond-setup',
  game: 'rise-to-nobility-beyond',
  start: SETUP_START,
  ask: askSetup,
  cites: [
    'rtn.overview.players',
    'rtn.setup.solo',
    'rtn.rock-rose.dice',
    'rtn.temple.spaces',
    'rtn.setup.base',
    'rtn.setup.supply',
    'rtn.setup.board',
    'rtn.setup.player',
    'rtn.setup.settlers-deck',
    'rtn.setup.settlers-deck-size',
    'rtn.setup.glade-display',
    'rtn.draft.deal',
    'rtn.draft.pick-and-pass',
    'rtn.draft.rest',
    'rtn.draft.deck-left',
    'rtn.draft.place',
  ],
  readings: [],
  kept: [],
  words,
});
