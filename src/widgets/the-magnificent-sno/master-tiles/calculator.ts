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
import { isNothing, thingSaid } from '../shared/amounts.ts';
import { noNinth } from '../shared/box.ts';
import { belowZero, floorLabel, floorNames, minus, pointsNotHeld } from '../shared/floor.ts';
import { counts, gemsSaid, masterTileNames } from '../shared/names.ts';
import { amountProblems } from '../shared/problems.ts';
import { DEEDS, type Who } from './deeds.ts';

const deed = (value: MasterTileValue, who: Who) =>
  DEEDS[tileClause(value.tile, value.gained.trainers > 0 ? 'back' : 'forth')](value, who);

/** What follows when the cost, or a part of it, stands on the tile alone. */
const unknownCost = ({ costKnown, paid }: MasterTileValue) => {
  if (costKnown) return { en: '', it: '' };
  return isNothing(paid)
    ? { en: ', for the cost shown on the tile', it: ', al costo indicato sulla tessera' }
    : { en: '; the rest of its cost is not entered', it: '; il resto del costo non è inserito' };
};

/** Gems that storage does not hold become coins. */
const overflow = ({ excessCoins }: MasterTileValue) =>
  excessCoins === 0
    ? { en: '', it: '' }
    : {
        en: `; what finds no room becomes ${counts.en.coins(excessCoins)}`,
        it: `; ciò che non trova posto diventa ${counts.it.coins(excessCoins)}`,
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
    cost: { en: 'Cost shown on the tile', it: 'Costo sulla tessera' },
    costGems: { en: 'Gems shown on the tile', it: 'Gemme sulla tessera' },
    tentSpaces: { en: 'Free tent spaces', it: 'Spazi tenda liberi' },
    printed: { en: 'Your printed tent', it: 'La tua tenda prestampata' },
    onBoard: {
      en: 'Pieces of this kind on the master board',
      it: 'Pezzi di questo tipo sulla plancia Maestro',
    },
    needs: { en: 'You meet what the poster asks for', it: 'Hai ciò che il poster richiede' },
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
    trainers: { en: 'Without locked ones.', it: 'Senza quelli bloccati.' },
    cost: { en: 'Blank: not checked.', it: 'Vuoto: non si controlla.' },
    costGems: { en: 'Blank: not checked.', it: 'Vuoto: non si controllano.' },
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
    const [done, unknown, more] = [deed(value, 'reader'), unknownCost(value), overflow(value)];
    return {
      en: `You ${done.en}${unknown.en}${more.en}.`,
      it: `${capital(done.it)}${unknown.it}${more.it}.`,
    };
  },
  lines: {
    tile: (line) => {
      const done = DEEDS[line.clause](line, 'reader');
      return { en: `You ${done.en}.`, it: `${capital(done.it)}.` };
    },
    'cost-unknown': ({ gems, rest }) => {
      if (!gems) {
        return {
          en: 'Coins, trainers and points printed on the tile are not entered, so they are not checked.',
          it: 'Monete, istruttori e punti stampati sulla tessera non sono inseriti e non vengono controllati.',
        };
      }
      return rest
        ? {
            en: 'The cost printed on the tile is not entered, so it is not checked.',
            it: 'Il costo stampato sulla tessera non è inserito e non viene controllato.',
          }
        : {
            en: 'The gems printed on the tile are not entered, so they are not checked.',
            it: 'Le gemme stampate sulla tessera non sono inserite e non vengono controllate.',
          };
    },
    'clear-pays': {
      en: '{amount clear gem stands in for a colored one|clear gems stand in for colored ones}: the reading in force.',
      it: '{amount gemma trasparente sta al posto di una colorata|gemme trasparenti stanno al posto di quelle colorate}: è l’interpretazione in vigore.',
    },
    overflow: ({ gems, coins }) => ({
      en: `Storage holds ${STORAGE.max} clear gems: ${gems} more ${gems === 1 ? 'becomes' : 'become'} ${counts.en.coins(coins)}.`,
      it: `Il deposito tiene ${STORAGE.max} gemme trasparenti: ${gems} di troppo ${gems === 1 ? 'diventa' : 'diventano'} ${counts.it.coins(coins)}.`,
      amount: `+${coins}`,
    }),
    'below-zero': belowZero,
    'covered-bonuses': {
      en: 'You get every bonus that the tile covers in your camp.',
      it: 'Ricevi tutti i bonus che la tessera copre nel tuo campo.',
    },
    'from-board': {
      en: 'What you take from the master board is not replaced.',
      it: 'Ciò che prendi dalla plancia Maestro non si rimpiazza.',
      amount: '{before} → {after}',
    },
    'tile-place': {
      en: 'The trainer tile goes to the right of your storage.',
      it: 'La tessera Istruttore va a destra del tuo deposito.',
    },
    'tent-space': { en: 'The tent can go {places}.', it: 'La tenda può andare {places}.' },
    'tent-bonus': {
      en: 'On a tent space you also get the bonus it covers.',
      it: 'Su uno spazio tenda ricevi anche il bonus che copri.',
    },
    'no-bonus': {
      en: 'Over the printed tent there is no bonus.',
      it: 'Sopra la tenda prestampata non c’è bonus.',
    },
    'poster-needs': {
      en: 'You must meet what the poster asks for and discard its gems, besides the tile’s cost.',
      it: 'Devi avere ciò che il poster richiede e scartare le sue gemme, oltre al costo della tessera.',
    },
    'poster-no-tent': { en: 'You need no tent for it.', it: 'Non ti serve nessuna tenda.' },
    'poster-pays': {
      en: 'You receive the points and coins printed on the poster.',
      it: 'Ricevi i punti e le monete stampati sul poster.',
    },
    'four-dice': {
      en: 'You have {owned master card|master cards} now, but still place {withDice die|dice} a round.',
      it: 'Ora hai {owned carta Maestro|carte Maestro}, ma in un round piazzi sempre {withDice dado|dadi}.',
    },
    'more-choice': {
      en: 'When you score a card at the end of the round, you choose among {choice}: these and the one of your new set.',
      it: 'Quando valuti una carta alla fine del round, scegli fra {choice}: queste e quella del nuovo set.',
    },
    'no-trainer-left': {
      en: 'All {all} of your trainers are with you: the supply has none for you, so the trainer tile comes alone.',
      it: 'Hai già tutti e {all} i tuoi istruttori: la riserva non ne ha per te, e la tessera Istruttore arriva da sola.',
    },
    'half-later': {
      en: 'At the end of the game it gives half its points.',
      it: 'A fine partita dà la metà dei suoi punti.',
    },
  },
  violations: {
    'not-enough': ({ thing, needed, held }) => ({
      en: `The tile asks for ${thingSaid('en', thing, needed)} and you have ${held}.`,
      it: `La tessera chiede ${thingSaid('it', thing, needed)} e tu ne hai ${held}.`,
    }),
    'gems-not-held': ({ asked, held, missing }) => ({
      en: `The tile asks for ${gemsSaid('en', asked)} and you have ${gemsSaid('en', held)}: ${missing} too few.`,
      it: `La tessera chiede ${gemsSaid('it', asked)} e tu hai ${gemsSaid('it', held)}: ne ${missing === 1 ? 'manca' : 'mancano'} ${missing}.`,
    }),
    'not-two-gems': {
      en: 'This tile shows {needed gem|gems}, and you entered {gems}.',
      it: 'Questa tessera mostra {needed gemma|gemme} e tu ne hai {gems?inserita|inserite} {gems}.',
    },
    'none-on-board': {
      en: 'None is left on the master board, and it is not refilled.',
      it: 'Sulla plancia Maestro non ce n’è più, e non si rimpiazza.',
    },
    'no-room': {
      en: 'You have no room for a tent: no tent space is free and the printed tent is covered.',
      it: 'Non hai posto per una tenda: nessuno spazio tenda è libero e la tenda prestampata è coperta.',
    },
    'needs-not-met': {
      en: 'You do not meet what the poster asks for: pass, or take another tile.',
      it: 'Non hai ciò che il poster richiede: passa o prendi un’altra tessera.',
    },
    'points-not-held': pointsNotHeld,
    'no-ninth': noNinth,
    'too-many-cards': ({ extraCards, onBoard, all }) => ({
      en: `${extraCards} extra ${extraCards === 1 ? 'card' : 'cards'} with you and ${onBoard} on the master board are more than the ${all} there are.`,
      it: `${extraCards} carta in più da te e ${onBoard} sulla plancia Maestro sono più delle ${all} che ci sono.`,
    }),
  },
  problems: amountProblems,
  sentence: (value) => {
    const [done, unknown] = [deed(value, 'self'), unknownCost(value)];
    return {
      en: `With the master tile “${masterTileNames.en[value.tile]}” I ${done.en}${unknown.en}.`,
      it: `Con la tessera Maestro «${masterTileNames.it[value.tile]}» ${done.it}${unknown.it}.`,
    };
  },
});

/** The three amounts of a cost. */
export const labels = {
  cost: { en: ['Coins', 'Trainers', 'Points'], it: ['Monete', 'Istruttori', 'Punti'] },
};
