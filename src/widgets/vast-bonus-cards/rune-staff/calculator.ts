import { askRuneStaff, RUNE_STAFF_START, READINGS } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const runeStaff = defineCalculator({
  name: 'rune-staff',
  game: 'vast-bonus-cards',
  // Cubes not counted contradict no Grit.
  start: { ...RUNE_STAFF_START, unplaced: '', placed: '' },
  ask: askRuneStaff,
  cites: [
    'vbc.staff.direction',
    'vbc.staff.rate',
    'vbc.staff.distance',
    'vbc.staff.example',
    'vbc.staff.enough',
    'vbc.staff.shield',
    'vbc.staff.losing-cubes',
    'vbc.entrance.two-cubes',
    'vbc.staff.unplaced-first',
    'vbc.staff.not-its-cube',
    'vbc.staff.turn-ends',
    'vbc.staff.exact',
    'vbc.grit.cubes',
  ],
  readings: [
    { field: 'rate', ...READINGS.rate },
    {
      field: 'direction',
      ...READINGS.direction,
      // In a straight line both ways of counting agree.
      matters: ({ across, down }) => Number(across) !== 0 && Number(down) !== 0,
    },
  ],
  kept: ['perSpace'],
  words,
});
