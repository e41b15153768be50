import { own } from '#engine/core/own.ts';
import { shares as question, type SharesValue } from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  awardEntries,
  numeral,
  roundingNames,
  shareReadingLabels,
  zeroNames,
} from '../shared/award-words.ts';

const pointsOf = ({ players }: SharesValue, lang: Lang): string => {
  const points = players.map((player) => numeral(player.points, lang));
  // Where a comma is in a number, another cannot set numbers apart.
  return points.some((point) => point.includes(',')) ? points.join('; ') : listed(lang, points);
};

const who = (players: readonly number[]) => {
  const many = players.length > 1;
  const numbers = players.map(String);
  return {
    en: { names: `${many ? 'Players' : 'Player'} ${listed('en', numbers)}`, many },
    it: { names: `${many ? 'I giocatori' : 'Il giocatore'} ${listed('it', numbers)}`, many },
  };
};

const labelled = (labels: Readonly<Record<string, string>>, typed: string): string =>
  own(labels, typed.trim()) ?? '';

const sentence = (value: SharesValue, draft: Readonly<Record<'rounding' | 'zero', string>>) => {
  const results = value.players.map((player) => player.value ?? '–').join(', ');
  const said = {
    en: `Results ${results}: ${pointsOf(value, 'en')} victory points`,
    it: `Risultati ${results}: ${pointsOf(value, 'it')} punti vittoria`,
  };
  if (value.agree) return { en: `${said.en}.`, it: `${said.it}.` };
  const rounding = (lang: Lang): string => labelled(roundingNames[lang], draft.rounding);
  const zero = (lang: Lang): string => labelled(zeroNames[lang], draft.zero);
  return {
    en: `${said.en}, under the readings “${rounding('en')}” and “${zero('en')}”.`,
    it: `${said.it}, con le interpretazioni «${rounding('it')}» e «${zero('it')}».`,
  };
};

export const shares = calculator(question, {
  name: 'shares',
  game: 'fire-and-ice',
  title: { en: 'Shares of a final scoring', it: 'Le parti di un Punteggio Finale' },
  lead: {
    en: 'How many victory points the results of one category give, with ties.',
    it: 'Quanti punti vittoria danno i risultati di una categoria, pareggi compresi.',
  },
  fields: {
    values: { en: 'Results of the players', it: 'Risultati dei giocatori' },
    scale: { en: 'What is scored', it: 'Che cosa si conta' },
    ...shareReadingLabels,
  },
  hints: {
    values: {
      en: 'The dash stands for a player without a result, such as one who lacks Stronghold or Sanctuary.',
      it: 'Il trattino sta per un giocatore senza risultato, per esempio senza Fortezza o Santuario.',
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
    if (value.players.every(({ points }) => points === 0))
      return { en: 'Nobody scores.', it: 'Nessuno fa punti.' };
    const subjects =
      value.players.length === 1
        ? { en: 'The player scores', it: 'Il giocatore fa' }
        : { en: 'In seating order the players score', it: 'Nell’ordine, i giocatori fanno' };
    return {
      en: `${subjects.en} ${pointsOf(value, 'en')} victory points.`,
      it: `${subjects.it} ${pointsOf(value, 'it')} punti vittoria.`,
    };
  },
  lines: {
    ...awardEntries<number, object>({
      who,
      with: ({ value }) => ({ en: `with ${value}`, it: `con ${value}` }),
      said: (said) => said,
    }),
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
      en: `Players ${listed('en', players.map(String))} cannot ${players.length === 2 ? 'both' : 'all'} be on space 10: it holds one player. The others stop at 9.`,
      it: `I giocatori ${listed('it', players.map(String))} non possono stare insieme nella casella 10: tiene un giocatore solo. Gli altri si fermano alla 9.`,
    }),
  },
  // A blank between two results is a player still to be asked.
  problem: ({ field, code }) =>
    field === 'values' && code === 'missing'
      ? {
          en: 'Enter a result for each player, or a dash.',
          it: 'Indica un risultato per ogni giocatore, o un trattino.',
        }
      : undefined,
  sentence,
});

export const labels = {
  add: { en: 'Add a player', it: 'Aggiungi un giocatore' },
  row: (number: number) => ({ en: `Player ${number}`, it: `Giocatore ${number}` }),
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
    it: 'Tutte le interpretazioni delle domande aperte danno questi punti.',
  },
  readings: {
    en: 'The readings side by side: victory points of each player',
    it: 'Le interpretazioni a confronto: punti vittoria di ogni giocatore',
  },
  reading: { en: 'Reading', it: 'Interpretazione' },
  inForce: { en: 'in force', it: 'in vigore' },
};
