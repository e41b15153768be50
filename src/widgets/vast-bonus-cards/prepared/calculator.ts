import { askPrepared, ON_EQUIPMENT, PREPARED_START } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { arises } from '#src/calculators/arises.ts';
import { words } from './words.ts';

export const prepared = defineCalculator({
  name: 'prepared',
  game: 'vast-bonus-cards',
  start: PREPARED_START,
  ask: askPrepared,
  cites: [
    'vbc.prepared.end-turn',
    'vbc.prepared.assign',
    'vbc.prepared.no-movement',
    'vbc.prepared.no-encounters',
    'vbc.prepared.no-effects',
    'vbc.prepared.no-encounter-needed',
    'vbc.prepared.stats',
    'vbc.prepared.on-equipment',
    'vbc.grit.track',
    'vbc.grit.cubes',
  ],
  readings: [
    {
      field: 'onEquipment',
      clause: 'vbc.prepared.on-equipment',
      options: ON_EQUIPMENT,
      matters: (draft) => arises(askPrepared(draft), 'vbc.prepared.on-equipment'),
    },
  ],
  kept: ['gain'],
  words,
});
