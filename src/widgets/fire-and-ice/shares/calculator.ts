import { calledBy, type Who } from '#engine/core/players.ts';
import { isNoResult, shares as question, type SharesValue } from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  named,
  placeEntries,
  points,
  readingsSaid,
  shareEntries,
  roundingNames,
  shareReadingLabels,
  whoSaid,
  zeroNames,
} from '../shared/award-words.ts';

const who = (players: readonly Who[]) => ({
  en: { names: capital(whoSaid(players, 'en')), many: players.length > 1 },
  it: { names: capital(whoSaid(players, 'it')), many: players.length > 1 },
});

/** Who scores what, in seating order; players with the same points are named together. */
const scored = ({ players, names }: SharesValue): Pair => {
  const called = calledBy(names);
  const amounts = [...new Set(players.map(({ points: each }) => each))];
  if (amounts.every((amount) => amount === 0))
    return { en: 'nobody scores', it: 'nessuno fa punti' };
  const parts = amounts.map((amount) => {
    const seats = players.filter(({ points: each }) => each === amount);
    const them = seats.map(({ player }) => called(player));
    const who = { en: whoSaid(them, 'en'), it: whoSaid(them, 'it') };
    const many = them.length > 1;
    const vp = points(amount);
    const verbs = { en: many ? 'score' : 'scores', it: many ? 'fanno' : 'fa' };
    return amount === 0
      ? { en: `${who.en} ${verbs.en} nothing`, it: `${who.it} non ${verbs.it} punti` }
      : {
          en: `${who.en} ${verbs.en} ${vp.en}${many ? ' each' : ''}`,
          it: `${who.it} ${verbs.it} ${vp.it}${many ? ' a testa' : ''}`,
        };
  });
  return players.length === 1
    ? {
        en: `${joined(parts, 'en')}, if nobody else has a result`,
        it: `${joined(parts, 'it')}, se nessun altro ha un risultato`,
      }
    : { en: joined(parts, 'en'), it: joined(parts, 'it') };
};

const joined = (parts: readonly Pair[], lang: Lang): string =>
  parts.map((part) => part[lang]).join(', ');

const SCALES = {
  tile: {
    en: 'Final scoring for 18, 12 and 6 VP',
    it: 'Punteggio Finale da 18, 12 e 6 PV',
  },
  cult: {
    en: 'Final scoring of a Cult for 8, 4 and 2 VP',
    it: 'Punteggio Finale di un Culto da 8, 4 e 2 PV',
  },
} as const;

const resultsIn = ({ players, names }: SharesValue, lang: Lang): string =>
  listed(
    lang,
    players.map(({ player, value }) => {
      const result = value === undefined ? labels.none[lang] : String(value);
      const name = names[player - 1];
      return name ? `${name} ${result}` : result;
    }),
  );

/** The readings that decided: another choice would give other points. */
const deciding = ({ byReading }: SharesValue, draft: Readings): readonly Pair[] => {
  const [rounding, zero] = [draft.rounding.trim(), draft.zero.trim()];
  const differ = (points: readonly SharesValue['byReading'][number][]): boolean =>
    new Set(points.map((each) => each.points.join())).size > 1;
  return [
    ...(differ(byReading.filter((each) => each.zero === zero))
      ? [named(roundingNames, rounding)]
      : []),
    ...(differ(byReading.filter((each) => each.rounding === rounding))
      ? [named(zeroNames, zero)]
      : []),
  ];
};

type Readings = Readonly<Record<'rounding' | 'zero', string>>;

const sentence = (value: SharesValue, draft: Readings & { readonly scale: string }): Pair => {
  const scale = SCALES[draft.scale.trim() === 'cult' ? 'cult' : 'tile'];
  const many = value.players.length > 1;
  const result = scored(value);
  const readings = readingsSaid(deciding(value, draft));
  return {
    en: `${scale.en}, ${many ? 'results' : 'result'} ${resultsIn(value, 'en')}: ${result.en}${readings.en}.`,
    it: `${scale.it}, ${many ? 'risultati' : 'risultato'} ${resultsIn(value, 'it')}: ${result.it}${readings.it}.`,
  };
};

export const shares = calculator(question, {
  name: 'shares',
  game: 'fire-and-ice',
  title: { en: 'Shares of a final scoring', it: 'Le parti di un Punteggio Finale' },
  lead: {
    en: 'How many victory points each player scores in one category of the final scoring, ties included.',
    it: 'Quanti punti vittoria fa ogni giocatore in una categoria del Punteggio Finale, pareggi compresi.',
  },
  fields: {
    values: { en: 'Results of the players', it: 'Risultati dei giocatori' },
    names: { en: 'Names by seat', it: 'Nomi per posto' },
    scale: { en: 'What is scored', it: 'Che cosa si conta' },
    ...shareReadingLabels,
  },
  hints: {
    values: {
      en: 'A dash stands for a player without a result, such as one without a Stronghold or a Sanctuary.',
      it: 'Il trattino indica un giocatore senza risultato, per esempio uno senza Fortezza o senza Santuario.',
    },
  },
  options: {
    scale: {
      tile: {
        en: 'Area or Final Scoring tile: 18, 12, 6',
        it: 'Aree o tessera Punteggio Finale: 18, 12, 6',
      },
      cult: { en: 'A Cult: 8, 4, 2', it: 'Un Culto: 8, 4, 2' },
    },
    rounding: roundingNames,
    zero: zeroNames,
  },
  headline: (value) => {
    const { en, it } = scored(value);
    return { en: `${capital(en)}.`, it: `${capital(it)}.` };
  },
  lines: {
    ...placeEntries<Who>({
      who,
      with: ({ value }) => ({ en: `with ${value}`, it: `con ${value}` }),
    }),
    ...shareEntries<Who, object>({ who, said: (said) => said }),
    'no-result': ({ players }) => {
      const { en, it } = who(players);
      return {
        en: `${en.names} ${en.many ? 'have' : 'has'} no result and ${en.many ? 'take' : 'takes'} no place.`,
        it: `${it.names} non ${it.many ? 'hanno' : 'ha'} un risultato e non ${it.many ? 'prendono' : 'prende'} posto.`,
      };
    },
  },
  violations: {
    'two-on-top': ({ players }) => ({
      en: `${capital(whoSaid(players, 'en'))} cannot ${players.length === 2 ? 'both' : 'all'} be on space 10: only one player fits there. The others stop at 9.`,
      it: `${capital(whoSaid(players, 'it'))} non possono stare insieme nella casella 10: c’è posto per un giocatore solo. Gli altri si fermano alla 9.`,
    }),
  },
  // A blank between two results is a player still to be asked.
  problem: (found) => {
    if (found.field !== 'values') return undefined;
    if (found.code === 'missing')
      return {
        en: 'Enter a result for each player, or a dash.',
        it: 'Indica un risultato per ogni giocatore, o un trattino.',
      };
    return found.code === 'not-whole' && isNoResult(found.got)
      ? {
          en: 'In a Cult every player has a level: write 0 instead of a dash.',
          it: 'In un Culto ogni giocatore ha un livello: scrivi 0 al posto del trattino.',
        }
      : undefined;
  },
  sentence,
});

export const labels = {
  add: { en: 'Add a player', it: 'Aggiungi un giocatore' },
  remove: (number: number) => ({
    en: `Take away player ${number}`,
    it: `Togli il giocatore ${number}`,
  }),
  noneOf: (player: string) => ({ en: `${player}: no result`, it: `${player}: nessun risultato` }),
  caption: { en: 'Places and points', it: 'Posti e punti' },
  player: { en: 'Player', it: 'Giocatore' },
  result: { en: 'Result', it: 'Risultato' },
  place: { en: 'Place', it: 'Posto' },
  points: { en: 'VP', it: 'PV' },
  none: { en: 'none', it: 'nessuno' },
  agree: {
    en: 'Every reading of the open questions gives these points.',
    it: 'Tutte le interpretazioni delle questioni aperte danno questi punti.',
  },
  readings: {
    en: 'The readings side by side: victory points of each player',
    it: 'Le interpretazioni a confronto: punti vittoria di ogni giocatore',
  },
  reading: { en: 'Reading', it: 'Interpretazione' },
  inForce: { en: 'chosen', it: 'scelta' },
};
