import type { AnyCalculator } from './calculator.ts';

/**
 * Every calculator, in the order in which the site lists them. Its page, its place in a chapter, the
 * command line and the dataset follow from its line. For build time and the command line: it holds all
 * games.
 */
const modules = await Promise.all([
  import('#src/widgets/fire-and-ice/fire-and-ice-setup/calculator.ts'),
  import('#src/widgets/fire-and-ice/spade-cost/calculator.ts'),
  import('#src/widgets/fire-and-ice/faction-choice/calculator.ts'),
  import('#src/widgets/fire-and-ice/ice-maidens/calculator.ts'),
  import('#src/widgets/fire-and-ice/yetis/calculator.ts'),
  import('#src/widgets/fire-and-ice/dragonlords/calculator.ts'),
  import('#src/widgets/fire-and-ice/acolytes/calculator.ts'),
  import('#src/widgets/fire-and-ice/shapeshifters/calculator.ts'),
  import('#src/widgets/fire-and-ice/riverwalkers/calculator.ts'),
  import('#src/widgets/fire-and-ice/riverwalkers-map/calculator.ts'),
  import('#src/widgets/fire-and-ice/towns-and-power/calculator.ts'),
  import('#src/widgets/fire-and-ice/map-scoring/calculator.ts'),
  import('#src/widgets/fire-and-ice/shares/calculator.ts'),
  import('#src/widgets/fire-and-ice/final-scoring/calculator.ts'),
  import('#src/widgets/fire-and-ice/turn-order/calculator.ts'),
  import('#src/widgets/fire-and-ice/faction-auction/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/beyond-setup/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/rock-rose-income/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/rock-rose-exchange/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/settler/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/clerk-office/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/glade/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/relics/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/activation/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/dwelling-scoring/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/temple-dice/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/offering/calculator.ts'),
  import('#src/widgets/rise-to-nobility-beyond/donation-scoring/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/sno-setup/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/power-and-build/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/travel/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/perform/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/round-end/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/tie-break/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/sno-final-score/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/sno-solo/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/master-board/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/trainer-abilities/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/camp-scoring/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/master-cards/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/conversions/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/split-turn/calculator.ts'),
  import('#src/widgets/the-magnificent-sno/master-tiles/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/bonus-setup/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/entrance/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/uncertain-treasures/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/random-terrain/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/prepared/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/slingshot/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/cursed-amulet/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/rune-staff/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/schemes/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/strength-discs/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/cave-oil/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/dragon-scales/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/warlocks-wand/calculator.ts'),
  import('#src/widgets/vast-bonus-cards/victory/calculator.ts'),
]);

const isCalculator = (part: unknown): part is AnyCalculator =>
  typeof part === 'object' && part !== null && 'ask' in part && 'words' in part;

/** A module holds one calculator, and the words of its form. Sound for the reason that `anyCalculator` gives. */
export const calculators: readonly AnyCalculator[] = modules.flatMap((module) =>
  Object.values<unknown>(module).filter(isCalculator),
);

export const findCalculator = (name: string): AnyCalculator | undefined =>
  calculators.find((calculator) => calculator.name === name);
