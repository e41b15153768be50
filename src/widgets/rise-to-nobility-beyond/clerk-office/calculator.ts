import { askClerk, CLERK_START, READINGS } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const clerkOffice = defineCalculator({
  name: 'clerk-office',
  game: 'rise-to-nobility-beyond',
  start: CLERK_START,
  ask: askClerk,
  cites: [
    'rtn.clerk.two-places',
    'rtn.clerk.tavern',
    'rtn.clerk.guild-hall',
    'rtn.clerk.glade',
    'rtn.clerk.fewer',
  ],
  readings: [
    {
      field: 'fewer',
      ...READINGS.fewer,
      matters: ({ places }) => /^[^,]*[a-z][^,]*$/.test(places),
    },
  ],
  kept: [],
  words,
});
