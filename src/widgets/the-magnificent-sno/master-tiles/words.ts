import {
  STORAGE,
  type Amounts,
  type MasterTileKind,
  type MasterTileLine,
  type MasterTileValue,
  type MasterTileViolation,
  type RawMasterTile,
  type TentPlace,
  type TileClause,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { amountsSaid, isNothing, thingSaid } from '../shared/amounts.ts';
import { floorLabel, floorNames, pointsNotHeld } from '../shared/floor.ts';
import { counts, gemsSaid, masterTileNames } from '../shared/names.ts';
import { notationProblem } from '../shared/problems.ts';

type Words = CalculatorWords<
  keyof RawMasterTile,
  MasterTileValue,
  MasterTileLine,
  MasterTileViolation
>;

type Exchange = Pick<MasterTileValue, 'paid' | 'gained'>;

/** What one pays and does with a tile, in the first or second person. */
type Deeds = Readonly<Record<TileClause, (exchange: Exchange) => string>>;

/** `pay 2 coins and …`, or only what follows if nothing known is paid. */
const pays = (paid: Amounts, deed: string): string =>
  isNothing(paid) ? deed : `pay ${amountsSaid('en', paid)} and ${deed}`;

const EN_DEEDS: Deeds = {
  'sno.tiles.build': ({ paid }) => pays(paid, 'build the large camp tile shown'),
  'sno.tiles.points': ({ paid, gained }) => pays(paid, `score ${counts.en.points(gained.points)}`),
  'sno.tiles.trainer-for-points': ({ paid, gained }) =>
    `return ${counts.en.trainers(paid.trainers)} to the supply and score ${counts.en.points(gained.points)}`,
  'sno.tiles.points-for-trainer': ({ paid, gained }) =>
    `lose ${counts.en.points(paid.points)} and gain ${counts.en.trainers(gained.trainers)} from the supply`,
  'sno.tiles.clear-gems': ({ gained }) => `gain ${gemsSaid('en', gained.gems)}`,
  'sno.tiles.trainer': ({ paid, gained }) =>
    pays(
      paid,
      `gain a trainer tile of the master board and ${counts.en.trainers(gained.trainers)} from the supply`,
    ),
  'sno.tiles.tent': ({ paid }) => pays(paid, 'gain a tent of the master board'),
  'sno.tiles.poster': ({ paid }) => pays(paid, 'complete a poster of the master board'),
  'sno.tiles.card': ({ paid }) => pays(paid, 'take a master card of the master board’s display'),
};

const paghi = (chi: 'tu' | 'io', paid: Amounts, deed: string): string =>
  isNothing(paid)
    ? deed
    : `${chi === 'tu' ? 'paghi' : 'pago'} ${amountsSaid('it', paid)} e ${deed}`;

/** The same in Italian, where the verb tells who acts. */
const itDeeds = (chi: 'tu' | 'io'): Deeds => {
  const verbo = (tu: string, io: string): string => (chi === 'tu' ? tu : io);
  return {
    'sno.tiles.build': ({ paid }) =>
      paghi(chi, paid, `${verbo('costruisci', 'costruisco')} la tessera Campo grande indicata`),
    'sno.tiles.points': ({ paid, gained }) =>
      paghi(chi, paid, `${verbo('segni', 'segno')} ${counts.it.points(gained.points)}`),
    'sno.tiles.trainer-for-points': ({ paid, gained }) =>
      `${verbo('rimetti', 'rimetto')} ${counts.it.trainers(paid.trainers)} nella riserva e ${verbo('segni', 'segno')} ${counts.it.points(gained.points)}`,
    'sno.tiles.points-for-trainer': ({ paid, gained }) =>
      `${verbo('perdi', 'perdo')} ${counts.it.points(paid.points)} e ${verbo('prendi', 'prendo')} ${counts.it.trainers(gained.trainers)} dalla riserva`,
    'sno.tiles.clear-gems': ({ gained }) =>
      `${verbo('ricevi', 'ricevo')} ${gemsSaid('it', gained.gems)}`,
    'sno.tiles.trainer': ({ paid, gained }) =>
      paghi(
        chi,
        paid,
        `${verbo('ricevi', 'ricevo')} una tessera Istruttore della plancia Maestro e ${counts.it.trainers(gained.trainers)} dalla riserva`,
      ),
    'sno.tiles.tent': ({ paid }) =>
      paghi(chi, paid, `${verbo('ricevi', 'ricevo')} una tenda della plancia Maestro`),
    'sno.tiles.poster': ({ paid }) =>
      paghi(chi, paid, `${verbo('completi', 'completo')} un poster della plancia Maestro`),
    'sno.tiles.card': ({ paid }) =>
      paghi(
        chi,
        paid,
        `${verbo('prendi', 'prendo')} una carta Maestro dell’esposizione della plancia Maestro`,
      ),
  };
};

const TU = itDeeds('tu');
const IO = itDeeds('io');

/** The clause that a tile rests on; the tile for trainers has one for each direction. */
const clauseOf = ({ tile, gained }: MasterTileValue): TileClause => {
  const clauses: Readonly<Record<MasterTileKind, TileClause>> = {
    build: 'sno.tiles.build',
    points: 'sno.tiles.points',
    trainer: gained.points > 0 ? 'sno.tiles.trainer-for-points' : 'sno.tiles.points-for-trainer',
    'clear-gems': 'sno.tiles.clear-gems',
    'trainer-tile': 'sno.tiles.trainer',
    tent: 'sno.tiles.tent',
    poster: 'sno.tiles.poster',
    'master-card': 'sno.tiles.card',
  };
  return clauses[tile];
};

/** What follows when the cost, or a part of it, stands on the tile alone. */
const unknownCost = (lang: Lang, { costKnown, paid }: MasterTileValue): string => {
  if (costKnown) return '';
  if (isNothing(paid)) {
    return lang === 'en' ? ', for the cost shown on the tile' : ', al costo indicato sulla tessera';
  }
  return lang === 'en'
    ? '; the rest of its cost is not entered'
    : '; il resto del costo non è inserito';
};

/** Gems that storage does not hold become coins. */
const overflow = (lang: Lang, { excessCoins }: MasterTileValue): string => {
  if (excessCoins === 0) return '';
  return lang === 'en'
    ? `; what finds no room becomes ${counts.en.coins(excessCoins)}`
    : `; ciò che non trova posto diventa ${counts.it.coins(excessCoins)}`;
};

const places = (open: readonly TentPlace[]): string => {
  if (!open.includes('printed')) return 'on a free tent space';
  return open.includes('space')
    ? 'on a free tent space or over the printed tent'
    : 'over the printed tent';
};

const posti = (open: readonly TentPlace[]): string => {
  if (!open.includes('printed')) return 'su uno spazio tenda libero';
  return open.includes('space')
    ? 'su uno spazio tenda libero o sopra la tenda prestampata'
    : 'sopra la tenda prestampata';
};

const EN: Words = {
  title: 'Master tiles',
  lead: 'What a master tile’s action costs and gives, and whether you can do it.',
  fields: {
    tile: 'Master tile',
    direction: 'Direction',
    gems: 'Gems you have',
    coins: 'Coins you have',
    trainers: 'Trainers you have',
    points: 'Points you have',
    cost: 'Cost shown on the tile',
    costGems: 'Gems shown on the tile',
    tentSpaces: 'Free tent spaces',
    printed: 'Your printed tent',
    onBoard: 'Pieces of this kind on the master board',
    needs: 'You meet what the poster asks for',
    extraCards: 'Extra master cards you already have',
    clearPays: 'Where clear gems stand in for coloured ones',
    floor: floorLabel.en,
  },
  hints: {
    trainers: 'Without locked ones.',
    cost: 'Blank: not checked.',
    costGems: 'Blank: not checked.',
  },
  options: {
    tile: masterTileNames.en,
    direction: { forth: 'A trainer for 5 points', back: '5 points for a trainer' },
    printed: { free: 'Free', covered: 'Covered' },
    needs: { yes: 'Yes', no: 'No' },
    clearPays: { everywhere: 'On master tiles too', conversions: 'In conversions only' },
    floor: floorNames.en,
  },
  headline: (value) => {
    const deed = EN_DEEDS[clauseOf(value)](value);
    return `You ${deed}${unknownCost('en', value)}${overflow('en', value)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'tile':
        return [`You ${EN_DEEDS[line.clause](line)}.`];
      case 'cost-unknown':
        return [
          line.gems
            ? line.rest
              ? 'The cost printed on the tile is not entered, so it is not checked.'
              : 'The gems printed on the tile are not entered, so they are not checked.'
            : 'Coins, trainers and points printed on the tile are not entered, so they are not checked.',
        ];
      case 'clear-pays':
        return [
          line.amount === 1
            ? '1 clear gem stands in for a coloured one: the reading in force.'
            : `${line.amount} clear gems stand in for coloured ones: the reading in force.`,
        ];
      case 'overflow':
        return [
          `Storage holds ${STORAGE.max} clear gems: ${line.gems} more ${line.gems === 1 ? 'becomes' : 'become'} ${counts.en.coins(line.coins)}.`,
          `+${line.coins}`,
        ];
      case 'below-zero':
        return [
          'Your score falls below 0: the reading chosen here sets no floor.',
          withMinus(line.points),
        ];
      case 'covered-bonuses':
        return ['You get every bonus that the tile covers in your camp.'];
      case 'from-board':
        return [
          'What you take from the master board is not replaced.',
          `${line.before} → ${line.after}`,
        ];
      case 'tile-place':
        return ['The trainer tile goes to the right of your storage.'];
      case 'tent-space':
        return [`The tent can go ${places(line.places)}.`];
      case 'tent-bonus':
        return ['On a tent space you also get the bonus it covers.'];
      case 'no-bonus':
        return ['Over the printed tent there is no bonus.'];
      case 'poster-needs':
        return [
          'You must meet what the poster asks for and discard its gems, besides the tile’s cost.',
        ];
      case 'poster-no-tent':
        return ['You need no tent for it.'];
      case 'poster-pays':
        return ['You receive the points and coins printed on the poster.'];
      case 'four-dice':
        return [
          `You have ${counts.en.masterCards(line.owned)} now, but still place ${counts.en.dice(line.withDice)} a round.`,
        ];
      case 'more-choice':
        return [
          `When you score a card at the end of the round, you choose among ${line.choice}: these and the one of your new set.`,
        ];
      case 'half-later':
        return ['At the end of the game it gives half its points.'];
    }
  },
  problem: notationProblem.en,
  violation: (violation) => {
    switch (violation.code) {
      case 'not-enough':
        return `The tile asks for ${thingSaid('en', violation.thing, violation.needed)} and you have ${violation.held}.`;
      case 'gems-not-held':
        return `The tile asks for ${gemsSaid('en', violation.shown)} and you have ${gemsSaid('en', violation.held)}: ${violation.missing} too few.`;
      case 'not-two-gems':
        return `This tile shows ${counts.en.gems(violation.needed)}, and you entered ${violation.gems}.`;
      case 'none-on-board':
        return 'None is left on the master board, and it is not refilled.';
      case 'no-room':
        return 'You have no room for a tent: no tent space is free and the printed tent is covered.';
      case 'needs-not-met':
        return 'You do not meet what the poster asks for: pass, or take another tile.';
      case 'points-not-held':
        return pointsNotHeld.en(violation);
    }
  },
  sentence: (_, value) =>
    `With the master tile “${masterTileNames.en[value.tile]}” I ${EN_DEEDS[clauseOf(value)](value)}${unknownCost('en', value)}.`,
};

const IT: Words = {
  title: 'Tessere Maestro',
  lead: 'Quanto costa e quanto dà l’azione di una tessera Maestro, e se puoi farla.',
  fields: {
    tile: 'Tessera Maestro',
    direction: 'Senso',
    gems: 'Gemme che hai',
    coins: 'Monete che hai',
    trainers: 'Istruttori che hai',
    points: 'Punti che hai',
    cost: 'Costo sulla tessera',
    costGems: 'Gemme sulla tessera',
    tentSpaces: 'Spazi tenda liberi',
    printed: 'La tua tenda prestampata',
    onBoard: 'Pezzi di questo tipo sulla plancia Maestro',
    needs: 'Hai ciò che il poster richiede',
    extraCards: 'Carte Maestro in più che hai già',
    clearPays: 'Dove le gemme trasparenti sostituiscono le colorate',
    floor: floorLabel.it,
  },
  hints: {
    trainers: 'Senza quelli bloccati.',
    cost: 'Vuoto: non si controlla.',
    costGems: 'Vuoto: non si controllano.',
  },
  options: {
    tile: masterTileNames.it,
    direction: { forth: 'Un istruttore per 5 punti', back: '5 punti per un istruttore' },
    printed: { free: 'Libera', covered: 'Coperta' },
    needs: { yes: 'Sì', no: 'No' },
    clearPays: { everywhere: 'Anche sulle tessere Maestro', conversions: 'Solo nelle conversioni' },
    floor: floorNames.it,
  },
  headline: (value) => {
    const deed = TU[clauseOf(value)](value);
    return `${capital(deed)}${unknownCost('it', value)}${overflow('it', value)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'tile':
        return [`${capital(TU[line.clause](line))}.`];
      case 'cost-unknown':
        return [
          line.gems
            ? line.rest
              ? 'Il costo stampato sulla tessera non è inserito e non viene controllato.'
              : 'Le gemme stampate sulla tessera non sono inserite e non vengono controllate.'
            : 'Monete, istruttori e punti stampati sulla tessera non sono inseriti e non vengono controllati.',
        ];
      case 'clear-pays':
        return [
          line.amount === 1
            ? '1 gemma trasparente sta al posto di una colorata: è l’interpretazione in vigore.'
            : `${line.amount} gemme trasparenti stanno al posto di quelle colorate: è l’interpretazione in vigore.`,
        ];
      case 'overflow':
        return [
          `Il deposito tiene ${STORAGE.max} gemme trasparenti: ${line.gems === 1 ? '1 di troppo diventa' : `${line.gems} di troppo diventano`} ${counts.it.coins(line.coins)}.`,
          `+${line.coins}`,
        ];
      case 'below-zero':
        return [
          'Il tuo punteggio scende sotto 0: l’interpretazione scelta qui non pone un limite.',
          withMinus(line.points),
        ];
      case 'covered-bonuses':
        return ['Ricevi tutti i bonus che la tessera copre nel tuo campo.'];
      case 'from-board':
        return [
          'Ciò che prendi dalla plancia Maestro non si rimpiazza.',
          `${line.before} → ${line.after}`,
        ];
      case 'tile-place':
        return ['La tessera Istruttore va a destra del tuo deposito.'];
      case 'tent-space':
        return [`La tenda può andare ${posti(line.places)}.`];
      case 'tent-bonus':
        return ['Su uno spazio tenda ricevi anche il bonus che copri.'];
      case 'no-bonus':
        return ['Sopra la tenda prestampata non c’è bonus.'];
      case 'poster-needs':
        return [
          'Devi avere ciò che il poster richiede e scartare le sue gemme, oltre al costo della tessera.',
        ];
      case 'poster-no-tent':
        return ['Non ti serve nessuna tenda.'];
      case 'poster-pays':
        return ['Ricevi i punti e le monete stampati sul poster.'];
      case 'four-dice':
        return [
          `Ora hai ${counts.it.masterCards(line.owned)}, ma in un round piazzi sempre ${counts.it.dice(line.withDice)}.`,
        ];
      case 'more-choice':
        return [
          `Quando valuti una carta alla fine del round, scegli fra ${line.choice}: queste e quella del nuovo set.`,
        ];
      case 'half-later':
        return ['A fine partita dà la metà dei suoi punti.'];
    }
  },
  problem: notationProblem.it,
  violation: (violation) => {
    switch (violation.code) {
      case 'not-enough':
        return `La tessera chiede ${thingSaid('it', violation.thing, violation.needed)} e tu ne hai ${violation.held}.`;
      case 'gems-not-held':
        return `La tessera chiede ${gemsSaid('it', violation.shown)} e tu hai ${gemsSaid('it', violation.held)}: ne ${violation.missing === 1 ? 'manca' : 'mancano'} ${violation.missing}.`;
      case 'not-two-gems':
        return `Questa tessera mostra ${counts.it.gems(violation.needed)} e tu ne hai ${violation.gems === 1 ? 'inserita' : 'inserite'} ${violation.gems}.`;
      case 'none-on-board':
        return 'Sulla plancia Maestro non ce n’è più, e non si rimpiazza.';
      case 'no-room':
        return 'Non hai posto per una tenda: nessuno spazio tenda è libero e la tenda prestampata è coperta.';
      case 'needs-not-met':
        return 'Non hai ciò che il poster richiede: passa o prendi un’altra tessera.';
      case 'points-not-held':
        return pointsNotHeld.it(violation);
    }
  },
  sentence: (_, value) =>
    `Con la tessera Maestro «${masterTileNames.it[value.tile]}» ${IO[clauseOf(value)](value)}${unknownCost('it', value)}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

/** Labels of the three amounts of a cost. */
export const costParts: Readonly<Record<Lang, readonly [string, string, string]>> = {
  en: ['Coins', 'Trainers', 'Points'],
  it: ['Monete', 'Istruttori', 'Punti'],
};
