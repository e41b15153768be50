import {
  dragonlords as question,
  makeBowls,
  PLAYERS,
  type DragonlordsValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { factionNames, terrainNames, terrainSaid } from '../shared/names.ts';
import { phrases, tokenViolations, ways } from '../shared/phrases.ts';
import { seatProblems, tableViolations } from '../shared/table-words.ts';
import {
  ALREADY,
  eruptionFields,
  eruptionLines,
  eruptionViolations,
} from '../shared/volcano-words.ts';

const { en, it } = phrases;

/** What comes in and what goes out, a sentence each. */
const outcome = (value: DragonlordsValue): Pair => {
  const { price, spadeTokens, strongholdTokens, points, already } = value;
  const gained = spadeTokens + strongholdTokens;
  if (gained === 0 && already) return ALREADY;
  if (gained + price === 0)
    return { en: 'Nothing to gain or to pay.', it: 'Niente da ottenere o da pagare.' };
  const scored = points > 0;
  const gains = {
    en: `You gain ${en.tokens(gained)}${scored ? ` and ${en.points(points)}` : ''}.`,
    it: `Ottieni ${it.tokens(gained)}${scored ? ` e ${it.points(points)}` : ''}.`,
  };
  const costs = {
    en: `The Volcano costs ${en.tokens(price)}.`,
    it: `Il Vulcano costa ${it.tokens(price)}.`,
  };
  if (gained === 0) return costs;
  return price === 0 ? gains : { en: `${gains.en} ${costs.en}`, it: `${gains.it} ${costs.it}` };
};

export const dragonlords = calculator(question, {
  name: 'dragonlords',
  game: 'fire-and-ice',
  title: {
    en: 'Dragonlords: tokens and Volcanoes',
    it: 'Signori dei Draghi: segnalini e Vulcani',
  },
  lead: {
    en: 'How many Power tokens a Volcano costs, what Spades and the Stronghold give, and what your Bowls hold afterwards.',
    it: 'Quanti segnalini Potere costa un Vulcano, quanti ne danno Vanghe e Fortezza, e che cosa resta nelle Riserve.',
  },
  fields: {
    ...eruptionFields,
    bowls: { en: 'Power tokens now', it: 'Segnalini Potere adesso' },
    pay: { en: 'Tokens you pay with', it: 'Segnalini con cui paghi' },
    spades: { en: 'Spades you gain', it: 'Vanghe che ottieni' },
    stronghold: { en: 'Do you build the Stronghold now?', it: 'Costruisci ora la Fortezza?' },
    players: { en: 'Players in the game', it: 'Giocatori in partita' },
  },
  hints: {
    pay: {
      en: 'Optional: while blank, the lowest Bowls pay.',
      it: 'Facoltativo: se è vuoto, pagano le Riserve più basse.',
    },
    spadePoints: {
      en: 'Of this round’s scoring.',
      it: 'Del punteggio di questo turno di gioco.',
    },
  },
  options: { opponents: factionNames, terrain: terrainNames, stronghold: yesNo },
  ways,
  headline: (value) => ({
    en: `${outcome(value).en} Bowls afterwards: ${makeBowls(value.bowls)}.`,
    it: `${outcome(value).it} Riserve alla fine: ${makeBowls(value.bowls)}.`,
  }),
  lines: {
    ...eruptionLines,
    'no-spades': ({ spades }) =>
      spades === 1
        ? {
            en: 'You cannot transform with the Spade: it becomes a Power token.',
            it: 'Con la Vanga non puoi trasformare: diventa un segnalino Potere.',
          }
        : {
            en: `You cannot transform with the ${spades} Spades: each becomes a Power token.`,
            it: `Con le ${spades} Vanghe non puoi trasformare: ognuna diventa un segnalino Potere.`,
          },
    'spade-tokens': {
      en: '{tokens Power token|Power tokens} from the general supply into Bowl I: {before:bowls} before, {after:bowls} after.',
      it: '{tokens segnalino Potere|segnalini Potere} dalla riserva comune nella Riserva 1: {before:bowls} prima, {after:bowls} dopo.',
      amount: '+{tokens}',
    },
    stronghold: {
      en: 'Stronghold: 1 token into Bowl I for each of {players} players, yourself included: {before:bowls} before, {after:bowls} after.',
      it: 'Fortezza: 1 segnalino nella Riserva 1 per ognuno dei {players} giocatori, te compreso: {before:bowls} prima, {after:bowls} dopo.',
      amount: '+{tokens}',
    },
    'from-bowls': ({ chosen, ways: count, taken }) =>
      chosen || count === 1
        ? {
            en: `From the Bowls you pay ${makeBowls(taken)}.`,
            it: `Dalle Riserve paghi ${makeBowls(taken)}.`,
          }
        : {
            en: `Any Bowls may pay: there are ${count} ways. Here the lowest do, with ${makeBowls(taken)}.`,
            it: `Può pagare qualunque Riserva: ci sono ${count} modi. Qui pagano le più basse, con ${makeBowls(taken)}.`,
          },
    removed: {
      en: 'What you pay leaves your Faction board: {before:bowls} before, {after:bowls} after.',
      it: 'Quello che paghi lascia la plancia Fazione: {before:bowls} prima, {after:bowls} dopo.',
      amount: '−{tokens}',
    },
    'more-than-twelve': {
      en: '{tokens Power token|Power tokens} are fine: {usual} is no limit.',
      it: '{tokens segnalino Potere|segnalini Potere} vanno bene: {usual} non è un limite.',
    },
  },
  violations: {
    ...tableViolations,
    ...eruptionViolations,
    ...tokenViolations,
    'too-few-tokens': {
      en: 'The price is {price Power token|Power tokens} and you have {tokens}: {short}.',
      it: 'Il prezzo è di {price segnalino Potere|segnalini Potere} e ne hai {tokens}: {short}.',
    },
  },
  problems: seatProblems,
  problem: (problem) => {
    if (problem.field !== 'players' || problem.code !== 'out-of-range') return undefined;
    const { got, min } = problem;
    // Fewer are entered than the other players' Factions make.
    return typeof got === 'number' && got < min && min > PLAYERS.min
      ? {
          en: `You have entered ${min - 1} other players: with you there are at least ${min}.`,
          it: `Hai indicato ${min - 1} altri giocatori: con te siete almeno ${min}.`,
        }
      : undefined;
  },
  sentence: (value, draft) => {
    const bowls = draft.bowls.trim();
    const terrain = draft.terrain.trim();
    const isPaid = value.price > 0;
    return {
      en: `Dragonlords with Bowls ${bowls}${isPaid ? `, from ${terrainSaid('en', terrain)} to Volcano` : ''}. ${outcome(value).en} Bowls afterwards: ${makeBowls(value.bowls)}.`,
      it: `Signori dei Draghi con Riserve ${bowls}${isPaid ? `, da ${terrainSaid('it', terrain)} a Vulcano` : ''}. ${outcome(value).it} Riserve alla fine: ${makeBowls(value.bowls)}.`,
    };
  },
});

export const labels = {
  noTerrain: { en: 'None', it: 'Nessuno' },
  gains: {
    en: 'Spades and Stronghold, before you pay',
    it: 'Vanghe e Fortezza, prima di pagare',
  },
  volcano: { en: 'The Volcano', it: 'Il Vulcano' },
};
