import {
  askCursedAmulet,
  BASE_LOSSES,
  CURSED_AMULET_START,
  HARMS,
  READINGS,
  type RawCursedAmulet,
} from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

type Draft = Readonly<Record<keyof RawCursedAmulet, string>>;

/** Without the Amulet no reading changes anything. */
const isActive = ({ amulet, keep }: Draft): boolean =>
  amulet === 'in-play' || (amulet === 'offered' && keep === 'keep');

/** Whether others make her lose Grit: what she spends herself no Shield touches. */
const losesGrit = ({ effect, kind }: Draft): boolean => {
  if (effect === 'rune-staff') return false;
  if (effect === 'other') return kind === 'grit';
  const harm = HARMS.find((candidate) => candidate === effect);
  return harm !== undefined && BASE_LOSSES[harm].some((loss) => loss.kind === 'grit');
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
      matters: (draft) => isActive(draft) && draft.shield === 'yes' && losesGrit(draft),
    },
    {
      field: 'otherEffects',
      ...READINGS.otherEffects,
      matters: (draft) => isActive(draft) && ['magma', 'poison', 'other'].includes(draft.effect),
    },
    {
      field: 'thiefTokens',
      ...READINGS.thiefTokens,
      matters: (draft) => isActive(draft) && draft.effect === 'pickpocket',
    },
    {
      field: 'lastHealth',
      ...READINGS.lastHealth,
      matters: (draft) => isActive(draft) && draft.effect === 'magma',
    },
    {
      field: 'discardBy',
      ...READINGS.discardBy,
      matters: (draft) =>
        isActive(draft) &&
        (draft.effect === 'magma' || (draft.effect === 'other' && draft.kind === 'health')),
    },
  ],
  kept: [],
  words,
});
