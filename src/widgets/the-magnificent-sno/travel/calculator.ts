import { askTravel, READINGS, TRAVEL_START } from '#engine/the-magnificent-sno/index.ts';
import { arises } from '#src/calculators/arises.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const travel = defineCalculator({
  name: 'travel',
  game: 'the-magnificent-sno',
  start: TRAVEL_START,
  ask: askTravel,
  cites: [
    'sno.travel.base',
    'sno.travel.stand-still',
    'sno.travel.tent',
    'sno.travel.tent-no-room',
    'sno.travel.empty-space',
    'sno.travel.end-only',
    'sno.travel.same-track',
    'sno.travel.center-refill',
    'sno.travel.no-room',
    'sno.tent-spaces.count',
    'sno.tent-spaces.printed',
    'sno.tent-spaces.no-bonus',
    'sno.white-posters.instead',
    'sno.white-posters.source',
    'sno.white-posters.refill',
    'sno.white-posters.empty-deck',
  ],
  readings: [
    {
      field: 'still',
      ...READINGS.still,
      matters: (draft) => arises(askTravel(draft), 'sno.travel.stand-still'),
    },
    {
      field: 'noRoom',
      ...READINGS.noRoom,
      matters: ({ end, tentSpaces, printed }) =>
        end === 'tent' && Number(tentSpaces) === 0 && printed === 'covered',
    },
  ],
  kept: [],
  words,
});
