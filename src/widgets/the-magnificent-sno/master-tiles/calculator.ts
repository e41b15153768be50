import {
  masterTiles as question,
  STORAGE,
  tileClause,
  type MasterTileValue,
  type TentPlace,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { amountsSaid, isNothing, onlyHeld, overflowSaid, thingSaid } from '../shared/amounts.ts';
import { noNinth } from '../shared/box.ts';
import {
  belowZero,
  belowZeroRead,
  floorLabel,
  floorNames,
  minus,
  pointsNotHeld,
} from '../shared/floor.ts';
import { counts, gemsSaid, masterTileNames } from '../shared/names.ts';
import { amountProblems } from '../shared/problems.ts';
import { DEEDS, type Who } from './deeds.ts';

const deed = (value: MasterTileValue, who: Who) =>
  DEEDS[tileClause(value.tile, value.gained.trainers > 0 ? 'back' : 'forth')](value, who);

/** What follows when the cost, or a part of it, is printed on the tile alone. */
const unknownCost = ({ costKnown, paid }: MasterTileValue) => {
  if (costKnown) return { en: '', it: '' };
  return isNothing(paid)
    ? { en: ', at the cost printed on the tile', it: ', al costo stampato sulla tessera' }
    : {
        en: '; the rest of the cost is printed on the tile',
        it: '; il resto del costo è stampato sulla tessera',
      };
};

/** The reading that mattered, for a sentence that stands alone. */
const readSaid = ({ replaced, after, paid }: MasterTileValue) => {
  if (replaced === 0) return paid.points > 0 ? belowZeroRead(after) : { en: '', it: '' };
  return {
    en: ' (by the reading that clear gems pay for colored ones)',
    it: ' (secondo l’interpretazione per cui le gemme trasparenti pagano per le colorate)',
  };
};

const placed = {
  space: { en: 'on a free tent space', it: 'su uno spazio tenda libero' },
  printed: { en: 'over the printed tent', it: 'sopra la tenda prestampata' },
};

const places = (open: readonly TentPlace[], lang: Lang): string =>
  open.map((place) => placed[place][lang]).join({ en: ' or ', it: ' o ' }[lang]);

export const masterTiles = calculator(question, {
  name: 'master-tiles',
  game: 'the-magnificent-sno',
  title: { en: 'Master tiles', it: 'Tessere Maestro' },
  lead: {
    en: 'What a master tile’s action costs and gives, and whether you can do it.',
    it: 'Quanto costa e quanto dà l’azione di una tessera Maestro, e se puoi farla.',
  },
  fields: {
    tile: { en: 'Master tile', it: 'Tessera Maestro' },
    direction: { en: 'Direction', it: 'Senso' },
    gems: { en: 'Gems you have', it: 'Gemme che hai' },
    coins: { en: 'Coins you have', it: 'Monete che hai' },
    trainers: { en: 'Trainers you have', it: 'Istruttori che hai' },
    points: { en: 'Points you have', it: 'Punti che hai' },
    cost: { en: 'Cost printed on the tile', it: 'Costo sulla tessera' },
    costGems: { en: 'Gems printed on the tile', it: 'Gemme sulla tessera' },
    tentSpaces: { en: 'Free tent spaces', it: 'Spazi tenda liberi' },
    printed: { en: 'Your printed tent', it: 'La tua tenda prestampata' },
    onBoard: {
      en: 'Pieces of this kind on the master board',
      it: 'Pezzi di questo tipo sulla plancia Maestro',
    },
    needs: { en: 'You meet the poster’s requirements', it: 'Hai ciò che il poster richiede' },
    extraCards: {
      en: 'Extra master cards you already have',
      it: 'Carte Maestro in più che hai già',
    },
    clearPays: {
      en: 'Where clear gems stand in for colored ones',
      it: 'Dove le gemme trasparenti sostituiscono le colorate',
    },
    floor: floorLabel,
  },
  hints: {
    trainers: { en: 'Leave out locked ones.', it: 'Esclusi quelli bloccati.' },
    cost: { en: 'If blank: not checked.', it: 'Se vuoto: non si controlla.' },
    costGems: { en: 'If blank: not checked.', it: 'Se vuoto: non si controllano.' },
  },
  options: {
    tile: masterTileNames,
    direction: {
      forth: { en: 'A trainer for 5 points', it: 'Un istruttore per 5 punti' },
      back: { en: '5 points for a trainer', it: '5 punti per un istruttore' },
    },
    printed: { free: { en: 'Free', it: 'Libera' }, covered: { en: 'Covered', it: 'Coperta' } },
    needs: yesNo,
    clearPays: {
      everywhere: { en: 'On master tiles too', it: 'Anche sulle tessere Maestro' },
      conversions: { en: 'In conversions only', it: 'Solo nelle conversioni' },
    },
    floor: floorNames,
  },
  ways: { minus, places },
  headline: (value) => {
    const [done, unknown, more] = [
      deed(value, 'reader'),
      unknownCost(value),
      overflowSaid(value.excess),
    ];
    return {
      en: `You ${done.en}${unknown.en}${more.en}.`,
      it: `${capital(done.it)}${unknown.it}${more.it}.`,
    };
  },
  lines: {
    tile: ({ paid }) => {
      if (isNothing(paid))
        return { en: 'The tile costs nothing.', it: 'La tessera non costa nulla.' };
      const cost = { en: amountsSaid('en', paid), it: amountsSaid('it', paid) };
      // Whether points can be lacking is an open question, with a line of its own.
      return paid.points > 0
        ? { en: `The tile costs ${cost.en}.`, it: `La tessera costa ${cost.it}.` }
        : {
            en: `You have what the tile costs: ${cost.en}.`,
            it: `Hai quanto costa la tessera: ${cost.it}.`,
          };
    },
    'cost-unknown': ({ gems, rest }) => {
      if (!gems) {
        return {
          en: 'You did not enter the coins, trainers and points printed on the tile, so they are not checked.',
          it: 'Non hai inserito monete, istruttori e punti stampati sulla tessera: non vengono controllati.',
        };
      }
      return rest
        ? {
            en: 'You did not enter the cost printed on the tile, so it is not checked.',
            it: 'Non hai inserito il costo stampato sulla tessera: non viene controllato.',
          }
        : {
            en: 'You did not enter the gems printed on the tile, so they are not checked.',
            it: 'Non hai inserito le gemme stampate sulla tessera: non vengono controllate.',
          };
    },
    'clear-pays': {
      en: 'By the reading you chose, {amount clear gem pays for a colored one|clear gems pay for colored ones}.',
      it: 'Secondo l’interpretazione scelta, {amount gemma trasparente paga per una colorata|gemme trasparenti pagano per quelle colorate}.',
    },
    overflow: ({ gems, coins }) => ({
      en: `Your storage keeps ${STORAGE.max} clear gems; ${gems} more ${gems === 1 ? 'becomes' : 'become'} ${counts.en.coins(coins)}.`,
      it: `Il deposito tiene ${STORAGE.max} gemme trasparenti; ${gems} di troppo ${gems === 1 ? 'diventa' : 'diventano'} ${counts.it.coins(coins)}.`,
    }),
    'below-zero': belowZero,
    'covered-bonuses': {
      en: 'You get every bonus that the tile covers in your camp.',
      it: 'Ricevi tutti i bonus che la tessera copre nel tuo campo.',
      aside: true,
    },
    'from-board': ({ left }) => ({
      en: `What you take is not replaced: ${left === 0 ? 'no other' : '1 other'} of the kind is left on the master board.`,
      it: `Ciò che prendi non si rimpiazza: sulla plancia Maestro ${left === 0 ? 'non ne restano' : 'ne resta 1'}.`,
      aside: true,
    }),
    'tile-place': {
      en: 'The trainer tile goes to the right of your storage.',
      it: 'La tessera Istruttore va a destra del tuo deposito.',
      aside: true,
    },
    'tent-space': { en: 'The tent can go {places}.', it: 'La tenda può andare {places}.' },
    'tent-bonus': {
      en: 'On a tent space you also get the bonus you cover.',
      it: 'Su uno spazio tenda ricevi anche il bonus che copri.',
    },
    'no-bonus': {
      en: 'Covering the printed tent gives no bonus.',
      it: 'Coprire la tenda prestampata non dà bonus.',
    },
    'poster-needs': {
      en: 'You meet the poster’s requirements; you discard the gems it asks for on top of the tile’s cost.',
      it: 'Hai ciò che il poster richiede; scarti le gemme che chiede, oltre al costo della tessera.',
    },
    'poster-no-tent': {
      en: 'You need no tent for this poster.',
      it: 'Per questo poster non serve una tenda.',
      aside: true,
    },
    'poster-pays': {
      en: 'You receive the points and coins printed on the poster.',
      it: 'Ricevi i punti e le monete stampati sul poster.',
      aside: true,
    },
    'four-dice': {
      en: 'You then have {owned master card|master cards}, but still place {withDice die|dice} a round.',
      it: 'Poi hai {owned carta Maestro|carte Maestro}, ma in un round piazzi sempre {withDice dado|dadi}.',
      aside: true,
    },
    'more-choice': {
      en: 'When you score a card at the end of the round, you choose among {choice}: these and the one of your new set.',
      it: 'Quando conteggi una carta alla fine del round, scegli fra {choice}: queste e quella del nuovo set.',
      aside: true,
    },
    'no-trainer-left': {
      en: 'You already have all {all} of your trainers: none is left in the supply, so you gain the trainer tile alone.',
      it: 'Hai già tutti e {all} i tuoi istruttori: nella riserva non ne restano, e ricevi solo la tessera Istruttore.',
    },
    'half-later': {
      en: 'At the end of the game an extra master card gives half its points.',
      it: 'A fine partita una carta Maestro in più dà la metà dei suoi punti.',
      aside: true,
    },
  },
  violations: {
    'not-enough': ({ thing, needed, held }) => ({
      en: `The tile costs ${thingSaid('en', thing, needed)}, but ${onlyHeld(held).en}.`,
      it: `La tessera costa ${thingSaid('it', thing, needed)}, ma ${onlyHeld(held).it}.`,
    }),
    'gems-not-held': ({ asked, held, missing }) => ({
      en: `The tile costs ${gemsSaid('en', asked)}. You have ${gemsSaid('en', held)}: ${missing} too few.`,
      it: `La tessera costa ${gemsSaid('it', asked)}. Hai ${gemsSaid('it', held)}: ne ${missing === 1 ? 'manca' : 'mancano'} ${missing}.`,
    }),
    'not-two-gems': {
      en: 'This tile shows {needed gem|gems}, but you entered {gems}.',
      it: 'Questa tessera mostra {needed gemma|gemme}, ma ne hai {gems?inserita|inserite} {gems}.',
    },
    'none-on-board': {
      en: 'None of the kind is left on the master board: what is taken there is not replaced.',
      it: 'Sulla plancia Maestro non ne restano: ciò che si prende lì non si rimpiazza.',
    },
    'no-room': {
      en: 'You have no room for a tent: no tent space is free and the printed tent is covered.',
      it: 'Non hai posto per una tenda: nessuno spazio tenda è libero e la tenda prestampata è coperta.',
    },
    'needs-not-met': {
      en: 'You do not meet the poster’s requirements: pass, or take another tile.',
      it: 'Non hai ciò che il poster richiede: passa o prendi un’altra tessera.',
    },
    'points-not-held': pointsNotHeld,
    'no-ninth': noNinth,
    'too-many-cards': ({ extraCards, onBoard, all }) => ({
      en: `Here you have ${extraCards} extra master ${extraCards === 1 ? 'card' : 'cards'} and the master board has ${onBoard}, but there are only ${all} in all.`,
      it: `Qui hai ${extraCards} ${extraCards === 1 ? 'carta Maestro' : 'carte Maestro'} in più e la plancia Maestro ne ha ${onBoard}, ma in tutto sono solo ${all}.`,
    }),
  },
  problems: amountProblems,
  sentence: (value) => {
    const [done, unknown, more, read] = [
      deed(value, 'self'),
      unknownCost(value),
      overflowSaid(value.excess),
      readSaid(value),
    ];
    return {
      en: `With the master tile “${masterTileNames.en[value.tile]}” I ${done.en}${unknown.en}${more.en}${read.en}.`,
      it: `Con la tessera Maestro «${masterTileNames.it[value.tile]}» ${done.it}${unknown.it}${more.it}${read.it}.`,
    };
  },
});

/** The three amounts of a cost. */
export const labels = {
  cost: { en: ['Coins', 'Trainers', 'Points'], it: ['Monete', 'Istruttori', 'Punti'] },
};
