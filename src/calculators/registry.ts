import { spadeCost } from '#src/widgets/fire-and-ice/spade-cost/calculator.ts';
import { factionChoice } from '#src/widgets/fire-and-ice/faction-choice/calculator.ts';
import { iceMaidens } from '#src/widgets/fire-and-ice/ice-maidens/calculator.ts';
import { yetis } from '#src/widgets/fire-and-ice/yetis/calculator.ts';
import { dragonlords } from '#src/widgets/fire-and-ice/dragonlords/calculator.ts';
import { acolytes } from '#src/widgets/fire-and-ice/acolytes/calculator.ts';
import { shapeshifters } from '#src/widgets/fire-and-ice/shapeshifters/calculator.ts';
import { riverwalkers } from '#src/widgets/fire-and-ice/riverwalkers/calculator.ts';
import { riverwalkersMap } from '#src/widgets/fire-and-ice/riverwalkers-map/calculator.ts';
import { townsAndPower } from '#src/widgets/fire-and-ice/towns-and-power/calculator.ts';
import { mapScoring } from '#src/widgets/fire-and-ice/map-scoring/calculator.ts';
import { shares } from '#src/widgets/fire-and-ice/shares/calculator.ts';
import { turnOrder } from '#src/widgets/fire-and-ice/turn-order/calculator.ts';
import { factionAuction } from '#src/widgets/fire-and-ice/faction-auction/calculator.ts';
import { beyondSetup } from '#src/widgets/rise-to-nobility-beyond/beyond-setup/calculator.ts';
import { rockRoseIncome } from '#src/widgets/rise-to-nobility-beyond/rock-rose-income/calculator.ts';
import { rockRoseExchange } from '#src/widgets/rise-to-nobility-beyond/rock-rose-exchange/calculator.ts';
import { settler } from '#src/widgets/rise-to-nobility-beyond/settler/calculator.ts';
import { clerkOffice } from '#src/widgets/rise-to-nobility-beyond/clerk-office/calculator.ts';
import { glade } from '#src/widgets/rise-to-nobility-beyond/glade/calculator.ts';
import { relics } from '#src/widgets/rise-to-nobility-beyond/relics/calculator.ts';
import { activation } from '#src/widgets/rise-to-nobility-beyond/activation/calculator.ts';
import { dwellingScoring } from '#src/widgets/rise-to-nobility-beyond/dwelling-scoring/calculator.ts';
import { templeDice } from '#src/widgets/rise-to-nobility-beyond/temple-dice/calculator.ts';
import { offering } from '#src/widgets/rise-to-nobility-beyond/offering/calculator.ts';
import { donationScoring } from '#src/widgets/rise-to-nobility-beyond/donation-scoring/calculator.ts';
import { snoSetup } from '#src/widgets/the-magnificent-sno/sno-setup/calculator.ts';
import { powerAndBuild } from '#src/widgets/the-magnificent-sno/power-and-build/calculator.ts';
import { travel } from '#src/widgets/the-magnificent-sno/travel/calculator.ts';
import { perform } from '#src/widgets/the-magnificent-sno/perform/calculator.ts';
import { roundEnd } from '#src/widgets/the-magnificent-sno/round-end/calculator.ts';
import { tieBreak } from '#src/widgets/the-magnificent-sno/tie-break/calculator.ts';
import { snoSolo } from '#src/widgets/the-magnificent-sno/sno-solo/calculator.ts';
import { masterBoard } from '#src/widgets/the-magnificent-sno/master-board/calculator.ts';
import { trainerAbilities } from '#src/widgets/the-magnificent-sno/trainer-abilities/calculator.ts';
import { campScoring } from '#src/widgets/the-magnificent-sno/camp-scoring/calculator.ts';
import { masterCards } from '#src/widgets/the-magnificent-sno/master-cards/calculator.ts';
import { conversions } from '#src/widgets/the-magnificent-sno/conversions/calculator.ts';
import { splitTurn } from '#src/widgets/the-magnificent-sno/split-turn/calculator.ts';
import { masterTiles } from '#src/widgets/the-magnificent-sno/master-tiles/calculator.ts';
import { entrance } from '#src/widgets/vast-bonus-cards/entrance/calculator.ts';
import { uncertainTreasures } from '#src/widgets/vast-bonus-cards/uncertain-treasures/calculator.ts';
import { randomTerrain } from '#src/widgets/vast-bonus-cards/random-terrain/calculator.ts';
import { prepared } from '#src/widgets/vast-bonus-cards/prepared/calculator.ts';
import { slingshot } from '#src/widgets/vast-bonus-cards/slingshot/calculator.ts';
import { cursedAmulet } from '#src/widgets/vast-bonus-cards/cursed-amulet/calculator.ts';
import { runeStaff } from '#src/widgets/vast-bonus-cards/rune-staff/calculator.ts';
import { schemes } from '#src/widgets/vast-bonus-cards/schemes/calculator.ts';
import { strengthDiscs } from '#src/widgets/vast-bonus-cards/strength-discs/calculator.ts';
import { caveOil } from '#src/widgets/vast-bonus-cards/cave-oil/calculator.ts';
import { dragonScales } from '#src/widgets/vast-bonus-cards/dragon-scales/calculator.ts';
import { warlocksWand } from '#src/widgets/vast-bonus-cards/warlocks-wand/calculator.ts';
import { anyCalculator, type AnyCalculator } from './calculator.ts';

/** Every calculator, in the order in which the site lists them. For build time and the command line: it holds all games. */
export const calculators: readonly AnyCalculator[] = [
  anyCalculator(spadeCost),
  anyCalculator(factionChoice),
  anyCalculator(iceMaidens),
  anyCalculator(yetis),
  anyCalculator(dragonlords),
  anyCalculator(acolytes),
  anyCalculator(shapeshifters),
  anyCalculator(riverwalkers),
  anyCalculator(riverwalkersMap),
  anyCalculator(townsAndPower),
  anyCalculator(mapScoring),
  anyCalculator(shares),
  anyCalculator(turnOrder),
  anyCalculator(factionAuction),
  anyCalculator(beyondSetup),
  anyCalculator(rockRoseIncome),
  anyCalculator(rockRoseExchange),
  anyCalculator(settler),
  anyCalculator(clerkOffice),
  anyCalculator(glade),
  anyCalculator(relics),
  anyCalculator(activation),
  anyCalculator(dwellingScoring),
  anyCalculator(templeDice),
  anyCalculator(offering),
  anyCalculator(donationScoring),
  anyCalculator(snoSetup),
  anyCalculator(powerAndBuild),
  anyCalculator(travel),
  anyCalculator(perform),
  anyCalculator(roundEnd),
  anyCalculator(tieBreak),
  anyCalculator(snoSolo),
  anyCalculator(masterBoard),
  anyCalculator(trainerAbilities),
  anyCalculator(campScoring),
  anyCalculator(masterCards),
  anyCalculator(conversions),
  anyCalculator(splitTurn),
  anyCalculator(masterTiles),
  anyCalculator(entrance),
  anyCalculator(uncertainTreasures),
  anyCalculator(randomTerrain),
  anyCalculator(prepared),
  anyCalculator(slingshot),
  anyCalculator(cursedAmulet),
  anyCalculator(runeStaff),
  anyCalculator(schemes),
  anyCalculator(strengthDiscs),
  anyCalculator(caveOil),
  anyCalculator(dragonScales),
  anyCalculator(warlocksWand),
];

export const findCalculator = (name: string): AnyCalculator | undefined =>
  calculators.find((calculator) => calculator.name === name);
