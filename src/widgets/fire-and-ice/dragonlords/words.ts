import type { FieldProblem } from '#engine/core/fields.ts';
import {
  PLAYERS,
  type DragonlordsLine,
  type DragonlordsValue,
  type DragonlordsViolation,
  type RawDragonlords,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, terrainNames, terrainSaid } from '../shared/names.ts';
import { bowlsSaid, phrases, seatsProblem } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawDragonlords,
  DragonlordsValue,
  DragonlordsLine,
  DragonlordsViolation
>;

/** How many play at least, where fewer are entered than the other players' Factions make. */
const leastPlayers = (problem: FieldProblem): number | undefined => {
  if (problem.field !== 'players' || problem.code !== 'out-of-range') return undefined;
  const { got, min } = problem;
  return got < min && min > PLAYERS.min ? min : undefined;
};

const en = phrases.en;
const ways = counted('way', 'ways');

/** What comes in and what goes out, a sentence each. */
const outcome = ({ price, spadeTokens, strongholdTokens, points }: DragonlordsValue): string => {
  const gained = spadeTokens + strongholdTokens;
  const scored = points > 0 ? ` and ${en.points(points)}` : '';
  const parts = [
    ...(gained > 0 ? [`You gain ${en.tokens(gained)}${scored}.`] : []),
    ...(price > 0 ? [`The Volcano costs ${en.tokens(price)}.`] : []),
  ];
  return parts.length === 0 ? 'Nothing to gain or to pay.' : parts.join(' ');
};

const EN: Words = {
  title: 'Dragonlords: tokens and Volcanoes',
  lead: 'How many Power tokens a Volcano costs, what Spades and the Stronghold give, and what your Bowls hold afterwards.',
  fields: {
    bowls: 'Power tokens now',
    terrain: 'Terrain to turn into a Volcano',
    opponents: 'Other players',
    pay: 'Tokens you pay with',
    spades: 'Spades you gain',
    spadePoints: 'VP for each Spade',
    stronghold: 'Do you build the Stronghold now?',
    players: 'Players in the game',
  },
  hints: {
    pay: 'Optional: while blank, the lowest Bowls pay.',
    spadePoints: 'Of this round’s scoring.',
  },
  options: { opponents: factionNames.en, terrain: terrainNames.en, stronghold: yesNo.en },
  headline: (value) => `${outcome(value)} Bowls afterwards: ${bowlsSaid(value.bowls)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'pays-with':
      case 'terrain-price':
      case 'start-only':
      case 'no-points':
        return en.erupts(line);
      case 'no-spades':
        return [
          line.spades === 1
            ? 'You cannot transform with the Spade: it becomes a Power token.'
            : `You cannot transform with the ${line.spades} Spades: each becomes a Power token.`,
        ];
      case 'spade-tokens':
        return [
          `${en.tokens(line.tokens)} from the general supply into Bowl I: ${bowlsSaid(line.before)} before, ${bowlsSaid(line.after)} after.`,
          `+${line.tokens}`,
        ];
      case 'own-action':
        return en.ownAction;
      case 'spade-points':
        return en.spadePoints(line);
      case 'stronghold':
        return [
          `Stronghold: 1 token into Bowl I for each of ${line.players} players, yourself included: ${bowlsSaid(line.before)} before, ${bowlsSaid(line.after)} after.`,
          `+${line.tokens}`,
        ];
      case 'from-bowls':
        return [
          line.chosen || line.ways === 1
            ? `From the Bowls you pay ${bowlsSaid(line.taken)}.`
            : `Any Bowls may pay: there are ${ways(line.ways)}. Here the lowest do, with ${bowlsSaid(line.taken)}.`,
        ];
      case 'removed':
        return [
          `What you pay leaves your Faction board: ${bowlsSaid(line.before)} before, ${bowlsSaid(line.after)} after.`,
          `−${line.tokens}`,
        ];
      case 'more-than-twelve':
        return [`${en.tokens(line.tokens)} are fine: ${line.usual} is no limit.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'for-good':
      case 'not-ice':
        return en.cannotErupt(violation);
      case 'too-few-tokens':
      case 'wrong-payment':
      case 'not-in-bowl':
        return en.badPayment(violation);
    }
  },
  problem: (problem) => {
    const least = leastPlayers(problem);
    return least === undefined
      ? seatsProblem('en', problem)
      : `You have entered ${least - 1} other players: with you there are at least ${least}.`;
  },
  sentence: (draft, value) =>
    `Dragonlords with Bowls ${draft.bowls.trim()}${value.price > 0 ? `, from ${terrainSaid('en', draft.terrain.trim())} to Volcano` : ''}. ${outcome(value)} Bowls afterwards: ${bowlsSaid(value.bowls)}.`,
};

const it = phrases.it;
const modi = counted('modo', 'modi');

const esito = ({ price, spadeTokens, strongholdTokens, points }: DragonlordsValue): string => {
  const gained = spadeTokens + strongholdTokens;
  const scored = points > 0 ? ` e ${it.points(points)}` : '';
  const parts = [
    ...(gained > 0 ? [`Ottieni ${it.tokens(gained)}${scored}.`] : []),
    ...(price > 0 ? [`Il Vulcano costa ${it.tokens(price)}.`] : []),
  ];
  return parts.length === 0 ? 'Niente da ottenere o da pagare.' : parts.join(' ');
};

const IT: Words = {
  title: 'Signori dei Draghi: segnalini e Vulcani',
  lead: 'Quanti segnalini Potere costa un Vulcano, quanti ne danno Vanghe e Fortezza, e che cosa resta nelle Riserve.',
  fields: {
    bowls: 'Segnalini Potere adesso',
    terrain: 'Terreno da trasformare in Vulcano',
    opponents: 'Altri giocatori',
    pay: 'Segnalini con cui paghi',
    spades: 'Vanghe che ottieni',
    spadePoints: 'PV per ogni Vanga',
    stronghold: 'Costruisci ora la Fortezza?',
    players: 'Giocatori in partita',
  },
  hints: {
    pay: 'Facoltativo: se è vuoto, pagano le Riserve più basse.',
    spadePoints: 'Del punteggio di questo turno di gioco.',
  },
  options: { opponents: factionNames.it, terrain: terrainNames.it, stronghold: yesNo.it },
  headline: (value) => `${esito(value)} Riserve alla fine: ${bowlsSaid(value.bowls)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'pays-with':
      case 'terrain-price':
      case 'start-only':
      case 'no-points':
        return it.erupts(line);
      case 'no-spades':
        return [
          line.spades === 1
            ? 'Con la Vanga non puoi trasformare: diventa un segnalino Potere.'
            : `Con le ${line.spades} Vanghe non puoi trasformare: ognuna diventa un segnalino Potere.`,
        ];
      case 'spade-tokens':
        return [
          `${it.tokens(line.tokens)} dalla riserva comune nella Riserva 1: ${bowlsSaid(line.before)} prima, ${bowlsSaid(line.after)} dopo.`,
          `+${line.tokens}`,
        ];
      case 'own-action':
        return it.ownAction;
      case 'spade-points':
        return it.spadePoints(line);
      case 'stronghold':
        return [
          `Fortezza: 1 segnalino nella Riserva 1 per ognuno dei ${line.players} giocatori, te compreso: ${bowlsSaid(line.before)} prima, ${bowlsSaid(line.after)} dopo.`,
          `+${line.tokens}`,
        ];
      case 'from-bowls':
        return [
          line.chosen || line.ways === 1
            ? `Dalle Riserve paghi ${bowlsSaid(line.taken)}.`
            : `Può pagare qualunque Riserva: ci sono ${modi(line.ways)}. Qui pagano le più basse, con ${bowlsSaid(line.taken)}.`,
        ];
      case 'removed':
        return [
          `Quello che paghi lascia la plancia Fazione: ${bowlsSaid(line.before)} prima, ${bowlsSaid(line.after)} dopo.`,
          `−${line.tokens}`,
        ];
      case 'more-than-twelve':
        return [`${it.tokens(line.tokens)} vanno bene: ${line.usual} non è un limite.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'for-good':
      case 'not-ice':
        return it.cannotErupt(violation);
      case 'too-few-tokens':
      case 'wrong-payment':
      case 'not-in-bowl':
        return it.badPayment(violation);
    }
  },
  problem: (problem) => {
    const least = leastPlayers(problem);
    return least === undefined
      ? seatsProblem('it', problem)
      : `Hai indicato ${least - 1} altri giocatori: con te siete almeno ${least}.`;
  },
  sentence: (draft, value) =>
    `Signori dei Draghi con Riserve ${draft.bowls.trim()}${value.price > 0 ? `, da ${terrainSaid('it', draft.terrain.trim())} a Vulcano` : ''}. ${esito(value)} Riserve alla fine: ${bowlsSaid(value.bowls)}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly noTerrain: string;
  readonly gains: string;
  readonly volcano: string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: { noTerrain: 'None', gains: 'Spades and Stronghold, before you pay', volcano: 'The Volcano' },
  it: { noTerrain: 'Nessuno', gains: 'Vanghe e Fortezza, prima di pagare', volcano: 'Il Vulcano' },
};
