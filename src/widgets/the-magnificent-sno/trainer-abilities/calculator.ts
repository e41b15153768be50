import {
  askTrainerAbility,
  READINGS,
  TRAINER_ABILITY_START,
} from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const trainerAbilities = defineCalculator({
  name: 'trainer-abilities',
  game: 'the-magnificent-sno',
  start: TRAINER_ABILITY_START,
  ask: askTrainerAbility,
  cites: [
    'sno.trainers.set-die',
    'sno.trainers.swap-poster',
    'sno.trainers.swap-dice',
    'sno.trainers.swap-quiet',
    'sno.trainers.extra-tile',
    'sno.trainers.extra-color',
    'sno.trainers.no-tent',
    'sno.trainers.poster-needs',
    'sno.trainers.permanent',
    'sno.trainers.permanent-clear',
    'sno.trainers.per-die',
    'sno.trainers.locked',
    'sno.trainers.more-later',
    'sno.trainers.not-paid',
    'sno.power.sum',
    'sno.power.clear-die',
    'sno.power.earlier-clear',
    'sno.trainers.shown-value',
    'sno.white-posters.instead',
  ],
  readings: [
    { field: 'perDie', ...READINGS.perDie, matters: ({ ability }) => ability === 'permanent' },
  ],
  kept: [],
  words,
});
