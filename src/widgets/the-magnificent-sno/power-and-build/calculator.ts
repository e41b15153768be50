import {
  askPowerAndBuild,
  POWER_AND_BUILD_START,
  READINGS,
} from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

const isSome = (text: string): boolean => /[1-9]/.test(text);

export const powerAndBuild = defineCalculator({
  name: 'power-and-build',
  game: 'the-magnificent-sno',
  start: POWER_AND_BUILD_START,
  ask: askPowerAndBuild,
  cites: [
    'sno.power.sum',
    'sno.power.gems',
    'sno.power.clear-die',
    'sno.power.clear-gems',
    'sno.power.earlier-clear',
    'sno.build.table',
    'sno.build.large',
    'sno.build.large-and-small',
    'sno.build.white-is-large',
    'sno.build.clear-way',
    'sno.build.several-whites',
    'sno.build.trainer-way',
    'sno.build.no-way',
    'sno.build.not-small',
    'sno.trainers.extra-tile',
    'sno.trainers.extra-alone',
    'sno.trainers.extra-color',
    'sno.trainers.extra-clear',
    'sno.trainers.permanent',
    'sno.trainers.permanent-clear',
    'sno.trainers.per-die',
    'sno.bonus.clear-die',
  ],
  readings: [
    { field: 'perDie', ...READINGS.perDie, matters: ({ locked }) => isSome(locked) },
    { field: 'whites', ...READINGS.whites, matters: ({ dieColor }) => dieColor === 'clear' },
    {
      field: 'extraAlone',
      ...READINGS.extraAlone,
      matters: ({ extra, large, small, white }) =>
        extra === 'yes' && ![large, small, white].some(isSome),
    },
  ],
  kept: [],
  words,
});
