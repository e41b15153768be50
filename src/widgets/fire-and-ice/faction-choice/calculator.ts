import { askFactionChoice, FACTION_CHOICE_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const factionChoice = defineCalculator({
  name: 'faction-choice',
  game: 'fire-and-ice',
  start: FACTION_CHOICE_START,
  ask: askFactionChoice,
  cites: [
    'fi.choosing.one-per-terrain',
    'fi.choosing.same-board',
    'fi.choosing.home-terrains',
    'fi.choosing.home-or-start',
    'fi.choosing.ice-when',
    'fi.choosing.ice-barred',
    'fi.choosing.ice-bars',
    'fi.choosing.shapeshifters-when',
    'fi.choosing.shapeshifters-barred',
    'fi.choosing.shapeshifters-bar',
    'fi.choosing.riverwalkers-when',
    'fi.choosing.riverwalkers-barred',
    'fi.choosing.riverwalkers-bar',
    'fi.choosing.volcano-when',
    'fi.choosing.volcano-barred',
    'fi.ice.pieces',
    'fi.volcano.pieces',
    'fi.shapeshifters.pieces',
    'fi.riverwalkers.pieces',
    'fi.auction.draw',
    'fi.auction.in-play',
    'fi.auction.terrain',
  ],
  readings: [],
  kept: [],
  words,
});
