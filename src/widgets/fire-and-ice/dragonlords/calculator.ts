import {
  dragonlords as question,
  makeBowls,
  PLAYERS,
  type DragonlordsValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, terrainNames, terrainSaid } from '../shared/names.ts';
import { phrases, tokenViolations, ways } from '../shared/phrases.ts';
import { seatProblems, tableViolations } from '../shared/table-words.ts';
import {
  ALREADY,
  eruptionFields,
  eruptionHints,
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

/** The same, and what the Bowls hold then. */
const told = (value: DragonlordsValue): Pair => {
  const { en: said, it: detto } = outcome(value);
  const moved = value.price + value.spadeTokens + value.strongholdTokens > 0;
  return moved
    ? {
        en: `${said} The Bowls become ${makeBowls(value.bowls)}.`,
        it: `${detto} Le Riserve diventano ${makeBowls(value.bowls)}.`,
      }
    : { en: said, it: detto };
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
      en: 'Optional: if blank, the lowest Bowls pay.',
      it: 'Facoltativo: se è vuoto, pagano le Riserve più basse.',
    },
    ...eruptionHints,
  },
  options: { opponents: factionNames, terrain: terrainNames, stronghold: yesNo },
  ways,
  headline: told,
  lines: {
    ...eruptionLines,
    'no-spades': ({ spades }) =>
      spades === 1
        ? {
            aside: true,
            en: 'You cannot transform with the Spade: it becomes a Power token.',
            it: 'Con la Vanga non puoi trasformare: diventa un segnalino Potere.',
          }
        : {
            aside: true,
            en: `You cannot transform with the ${spades} Spades: each becomes a Power token.`,
            it: `Con le ${spades} Vanghe non puoi trasformare: ognuna diventa un segnalino Potere.`,
          },
    'spade-tokens': {
      en: '{tokens Spade gives you a Power token|Spades give you as many Power tokens} from the general supply, into Bowl I.',
      it: '{tokens Vanga ti dà un segnalino Potere|Vanghe ti danno altrettanti segnalini Potere} dalla riserva comune, nella Riserva 1.',
      amount: '+{tokens}',
    },
    stronghold: {
      en: 'The Stronghold gives you 1 Power token for each of the {players} players, you included, into Bowl I.',
      it: 'La Fortezza ti dà 1 segnalino Potere per ognuno dei {players} giocatori, te compreso, nella Riserva 1.',
      amount: '+{tokens}',
    },
    'from-bowls': ({ chosen, ways: count, taken }) =>
      chosen || count === 1
        ? {
            en: `You pay ${makeBowls(taken)} from the three Bowls.`,
            it: `Paghi ${makeBowls(taken)} dalle tre Riserve.`,
          }
        : {
            en: `You may pay from any Bowls, in ${count} ways. Here the lowest pay: ${makeBowls(taken)}.`,
            it: `Puoi pagare da qualsiasi Riserva, in ${count} modi. Qui pagano le più basse: ${makeBowls(taken)}.`,
          },
    removed: {
      en: 'What you pay leaves your Faction board.',
      it: 'Quello che paghi lascia la plancia Fazione.',
      amount: '−{tokens}',
    },
    'more-than-twelve': {
      aside: true,
      en: 'You may have {tokens Power token|Power tokens}: {usual} is not a limit.',
      it: 'Puoi avere {tokens segnalino Potere|segnalini Potere}: {usual} non è un limite.',
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
          en: `You entered ${min - 1} other players, so with you there are at least ${min}.`,
          it: `Hai indicato ${min - 1} altri giocatori: con te siete almeno ${min}.`,
        }
      : undefined;
  },
  sentence: (value, draft) => {
    const { price, spadeTokens, strongholdTokens } = value;
    const bowls = draft.bowls.trim();
    const terrain = draft.terrain.trim();
    const turn: readonly Pair[] = [
      ...(spadeTokens > 0
        ? [
            {
              en: `gaining ${en.spades(spadeTokens)}`,
              it: `ottengono ${it.spades(spadeTokens)}`,
            },
          ]
        : []),
      ...(strongholdTokens > 0
        ? [
            {
              en: `building the Stronghold with ${strongholdTokens} players`,
              it: `costruiscono la Fortezza in ${strongholdTokens} giocatori`,
            },
          ]
        : []),
      ...(price > 0
        ? [
            {
              en: `turning ${terrainSaid('en', terrain)} into a Volcano`,
              it: `trasformano ${terrainSaid('it', terrain)} in un Vulcano`,
            },
          ]
        : []),
    ];
    const { en: said, it: detto } = told(value);
    const doing = (lang: Lang): string =>
      listed(
        lang,
        turn.map((part) => part[lang]),
      );
    return {
      en: `Dragonlords with Bowls ${bowls}${turn.length > 0 ? `, ${doing('en')}` : ''}. ${said}`,
      it: `Signori dei Draghi con Riserve ${bowls}${turn.length > 0 ? `, che ${doing('it')}` : ''}. ${detto}`,
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
