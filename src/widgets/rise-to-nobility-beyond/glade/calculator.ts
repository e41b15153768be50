import {
  askGlade,
  CARDS_OF_A_TYPE,
  GLADE_START,
  READINGS,
  type RawGlade,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** At the limit a discard is a rule, not a question. */
const isFull = ({ type, relics, elders, dwellings }: RawGlade): boolean => {
  const owned: Readonly<Record<string, string>> = {
    relic: relics,
    elder: elders,
    dwelling: dwellings,
  };
  return Number(owned[type.trim()]) === CARDS_OF_A_TYPE.max;
};

export const glade = defineCalculator({
  name: 'glade',
  game: 'rise-to-nobility-beyond',
  start: GLADE_START,
  ask: askGlade,
  cites: [
    'rtn.glade.slot-free',
    'rtn.glade.slot-value',
    'rtn.glade.three-slots',
    'rtn.glade.type-limit',
    'rtn.glade.discard-first',
    'rtn.glade.same-effect',
    'rtn.glade.early-discard',
  ],
  readings: [
    {
      field: 'discarding',
      ...READINGS.discarding,
      matters: (draft) => draft.discard.trim() !== 'none' && !isFull(draft),
    },
  ],
  kept: ['slot1', 'slot2', 'slot3'],
  words,
});
