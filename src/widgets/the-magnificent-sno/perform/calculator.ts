import { askPerform, PERFORM_START, READINGS, SEATS } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const perform = defineCalculator({
  name: 'perform',
  game: 'the-magnificent-sno',
  start: PERFORM_START,
  ask: askPerform,
  cites: [
    'sno.perform.space',
    'sno.perform.poster',
    'sno.perform.lower-space',
    'sno.perform.hats',
    'sno.perform.coins-and-points',
    'sno.perform.two-gems',
    'sno.five.no-second-hat',
    'sno.five.second-performance',
    'sno.five.own-space',
    'sno.five.other-performances',
    'sno.trainers.no-tent',
    'sno.trainers.waived-tent',
  ],
  readings: [
    {
      field: 'waivedTent',
      ...READINGS.waivedTent,
      matters: ({ completed }) => /:\s*-\s*\d/.test(completed),
    },
    {
      field: 'lower',
      ...READINGS.lower,
      matters: (draft) => {
        const reply = askPerform({ ...draft, lower: 'allowed' });
        return reply.kind === 'answer' && reply.answer.value.hat.value < reply.answer.value.highest;
      },
    },
    {
      field: 'ownSpace',
      ...READINGS.ownSpace,
      matters: ({ players, second, own }) =>
        Number(players) === SEATS.max && second === 'no' && own.trim() !== '',
    },
  ],
  kept: ['track'],
  words,
});
