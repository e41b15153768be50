import {
  askCursedAmulet,
  CURSED_AMULET_START,
  READINGS,
  type RawCursedAmulet,
  type VbcClause,
} from '#engine/vast-bonus-cards/index.ts';
import { arises } from '#src/calculators/arises.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** Whether what is said of the position rests on one of these clauses. */
const raises =
  (...clauses: readonly VbcClause[]) =>
  (draft: RawCursedAmulet): boolean => {
    const reply = askCursedAmulet(draft);
    return clauses.some((clause) => arises(reply, clause));
  };

export const cursedAmulet = defineCalculator({
  name: 'cursed-amulet',
  game: 'vast-bonus-cards',
  start: CURSED_AMULET_START,
  ask: askCursedAmulet,
  cites: [
    'vbc.amulet.always',
    'vbc.amulet.no-cube',
    'vbc.amulet.reveal',
    'vbc.amulet.decline',
    'vbc.amulet.infestation',
    'vbc.amulet.health-losses',
    'vbc.amulet.grit-losses',
    'vbc.amulet.forced-moves',
    'vbc.amulet.pickpocket-base',
    'vbc.entrance.poison-cubes',
    'vbc.amulet.magma-last',
    'vbc.amulet.negative',
    'vbc.amulet.health',
    'vbc.amulet.flame-giant',
    'vbc.amulet.grit',
    'vbc.amulet.forced-move',
    'vbc.amulet.pickpocket',
    'vbc.amulet.other-effects',
    'vbc.amulet.own-costs',
    'vbc.amulet.shield-alone',
    'vbc.amulet.shield',
    'vbc.amulet.shield-2017',
    'vbc.amulet.shield-stays',
    'vbc.entrance.two-cubes',
    'vbc.amulet.pickpocket-itself',
    'vbc.amulet.pickpocket-tokens',
    'vbc.grit.track',
    'vbc.staff.losing-cubes',
    'vbc.amulet.resolve-first',
    'vbc.amulet.magma-discard',
    'vbc.amulet.discard',
    'vbc.staff.enough',
  ],
  readings: [
    {
      field: 'shieldText',
      ...READINGS.shieldText,
      // The leaflet's own words decide under the other reading.
      matters: raises('vbc.amulet.shield', 'vbc.amulet.shield-2017'),
    },
    {
      field: 'otherEffects',
      ...READINGS.otherEffects,
      matters: raises('vbc.amulet.other-effects'),
    },
    {
      field: 'thiefTokens',
      ...READINGS.thiefTokens,
      matters: raises('vbc.amulet.pickpocket-tokens'),
    },
    { field: 'lastHealth', ...READINGS.lastHealth, matters: raises('vbc.amulet.magma-last') },
    { field: 'discardBy', ...READINGS.discardBy, matters: raises('vbc.amulet.magma-discard') },
  ],
  kept: [],
  words,
});
