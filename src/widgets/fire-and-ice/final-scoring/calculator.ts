import {
  CULTS,
  finalScoring as question,
  isNoResult,
  type Category,
  type Cult,
  type FinalScoringValue,
  type Scorer,
  type SheetRow,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  hasFraction,
  hasOpenZero,
  named,
  ORDINALS,
  points,
  readingsSaid,
  roundingNames,
  shareEntries,
  shareReadingLabels,
  zeroNames,
} from '../shared/award-words.ts';
import { cultNames, tileNames } from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';
import { categoryName, having, type OfCategory } from '../shared/scoring-words.ts';
import { factionViolations } from '../shared/table-words.ts';
import { COLUMN_SAID, scorers, scorersSaid, sumSaid } from './words.ts';

/** Those with the same total, from the highest down. */
const steps = ({ players }: FinalScoringValue): readonly (readonly SheetRow[])[] => {
  const places = [...new Set(players.map(({ place }) => place))].toSorted((a, b) => a - b);
  return places.map((place) => players.filter((row) => row.place === place));
};

/** `Bo has 128 VP`, `Cy and Dora have 117 VP each`. */
const hasSaid = (rows: readonly SheetRow[]): Pair => {
  const { en, it } = scorers(rows.map(({ who }) => who));
  const vp = points(rows[0]?.total ?? 0);
  const each = rows.length > 1;
  return {
    en: `${en.names} ${en.many ? 'have' : 'has'} ${vp.en}${each ? ' each' : ''}`,
    it: `${it.names} ${it.many ? 'hanno' : 'ha'} ${vp.it}${each ? ' a testa' : ''}`,
  };
};

const victorySaid = (value: FinalScoringValue): Pair => {
  const [first = [], ...others] = steps(value);
  const { en, it } = scorers(first.map(({ who }) => who));
  const vp = points(first[0]?.total ?? 0);
  const rest = others.map(hasSaid);
  const after = (lang: Lang): string => rest.map((each) => `; ${each[lang]}`).join('');
  return first.length > 1
    ? {
        en: `${en.names} share the victory with ${vp.en} each${after('en')}`,
        it: `${it.names} vincono insieme con ${vp.it} a testa${after('it')}`,
      }
    : {
        en: `${en.names} ${en.many ? 'win' : 'wins'} with ${vp.en}${after('en')}`,
        it: `${it.many ? 'vincono' : 'vince'} ${it.names} con ${vp.it}${after('it')}`,
      };
};

const missingSaid = ({ missing }: FinalScoringValue, lang: Lang): string =>
  listed(
    lang,
    missing.map(({ column }) => COLUMN_SAID[column][lang]),
  );

/** What is counted so far, of whom. */
const soFar = (value: FinalScoringValue): Pair => {
  const isCounted = value.players.some(({ points: each }) =>
    Object.values(each).some((amount) => amount !== undefined),
  );
  const rows = value.players.toSorted((a, b) => b.total - a.total);
  const totals = (lang: Lang): string =>
    rows.map(({ who, total }) => `${scorersSaid([who], lang)} ${points(total)[lang]}`).join(', ');
  return isCounted
    ? {
        en: `so far, without ${missingSaid(value, 'en')}: ${totals('en')}`,
        it: `finora, senza ${missingSaid(value, 'it')}: ${totals('it')}`,
      }
    : {
        en: 'nothing is entered for every player yet',
        it: 'ancora nulla è indicato per tutti i giocatori',
      };
};

const outcome = (value: FinalScoringValue): Pair =>
  value.missing.length > 0 ? soFar(value) : victorySaid(value);

interface Places extends OfCategory {
  readonly places: readonly {
    readonly players: readonly Scorer[];
    readonly value: number;
    readonly place: number;
    readonly points: number;
  }[];
}

const placesLine = ({ category, places }: Places): Sentence => {
  const parts = places.map(({ players, value, place, points: each }) => {
    const [result, vp] = [having({ category, value }), points(each)];
    const tied = players.length > 1;
    return {
      en: `${ORDINALS.en[place]} ${scorersSaid(players, 'en')} ${result.en} (${vp.en}${tied ? ' each' : ''})`,
      it: `${ORDINALS.it[place]} posto ${scorersSaid(players, 'it')} ${result.it} (${vp.it}${tied ? ' a testa' : ''})`,
    };
  });
  return under(category, {
    en: `${parts.map(({ en }) => en).join('; ')}.`,
    it: `${parts.map(({ it }) => it).join('; ')}.`,
  });
};

/** After the name of its category; a name keeps its capital. */
const under = (category: Category | Cult, { en, it, ...rest }: Sentence): Sentence => ({
  ...rest,
  en: `${categoryName(category, 'en')}: ${en}`,
  it: `${categoryName(category, 'it')}: ${it}`,
});

interface Of {
  readonly who: Scorer;
}

const burnLine = ({
  who,
  tokens,
  burned,
}: Of & { readonly tokens: number; readonly burned: number }): Sentence => {
  const { en, it } = scorers([who]);
  return {
    en: `${capital(en.names)}: of ${phrases.en.tokens(tokens)} in Bowl II, ${burned} ${burned === 1 ? 'is' : 'are'} given up to move ${burned === 1 ? 'another' : `${burned} others`} to Bowl III.`,
    it: `${capital(it.names)}: di ${phrases.it.tokens(tokens)} nella Riserva 2 se ne ${burned === 1 ? 'sacrifica' : 'sacrificano'} ${burned} per spostarne ${burned === 1 ? 'un altro' : `altri ${burned}`} nella Riserva 3.`,
  };
};

const leftOverLine = ({
  who,
  coins,
  coinsPerPoint,
  coinsLeft,
  points: each,
}: Of & {
  readonly coins: number;
  readonly coinsPerPoint: number;
  readonly coinsLeft: number;
  readonly points: number;
}): Sentence => {
  const { en, it } = scorers([who]);
  return {
    en: `${capital(en.names)}: ${phrases.en.coins(coins)} in all, 1 VP for every ${coinsPerPoint}${coinsLeft === 0 ? '' : `; ${phrases.en.coins(coinsLeft)} left over`}.`,
    it: `${capital(it.names)}: ${phrases.it.coins(coins)} in tutto, 1 PV ogni ${coinsPerPoint}${coinsLeft === 0 ? '' : `; ${phrases.it.coins(coinsLeft)} di resto`}.`,
    amount: points(each),
  };
};

/** What a tile can count beside the largest group. */
const groupSaid = ({
  who,
  tile,
  result,
  area,
  min,
  max,
}: Of & {
  readonly tile: 'distance' | 'outposts' | 'settlements';
  readonly result: number;
  readonly area: number;
  readonly min: number;
  readonly max: number;
}): Pair => {
  const { en, it } = scorers([who]);
  const bound = {
    en: result > max ? `at most ${max}` : `at least ${min}`,
    it: result > max ? `al massimo ${max}` : `almeno ${min}`,
  };
  return {
    en: `${capital(en.names)}: with a largest group of ${area}, ${tileNames.en[tile]} counts ${bound.en}, not ${result}. Correct one of the two numbers.`,
    it: `${capital(it.names)}: con un gruppo più grande di ${area}, ${tileNames.it[tile]} conta ${bound.it}, non ${result}. Correggi uno dei due numeri.`,
  };
};

/** The readings that the answer rests on. */
const readingsIn = (
  { players }: FinalScoringValue,
  draft: Readonly<Record<'rounding' | 'zero', string>>,
): readonly Pair[] => {
  const awards = (of: (row: SheetRow) => SheetRow['area']) =>
    players.flatMap((row) => of(row) ?? []);
  const areas = [awards(({ area }) => area), awards(({ tile }) => tile)];
  const cults = CULTS.map((cult) => awards((row) => row.cults[cult]));
  return [
    ...([...areas, ...cults].some(hasFraction) ? [named(roundingNames, draft.rounding)] : []),
    ...(areas.some(hasOpenZero) ? [named(zeroNames, draft.zero)] : []),
  ];
};

export const finalScoring = calculator(question, {
  name: 'final-scoring',
  game: 'fire-and-ice',
  title: { en: 'Final score sheet', it: 'Foglio del Punteggio Finale' },
  lead: {
    en: 'Enter area, tile, Cults and what is left over: the sheet adds up every player’s VP, and says who wins.',
    it: 'Segna aree, tessera, Culti e ciò che avanza: il foglio somma i PV di ogni giocatore e dice chi vince.',
  },
  fields: {
    factions: { en: 'Players', it: 'Giocatori' },
    names: { en: 'Names of the players', it: 'Nomi dei giocatori' },
    points: { en: 'VP before final scoring', it: 'PV prima del Punteggio Finale' },
    area: { en: 'Structures in the largest group', it: 'Edifici del gruppo più grande' },
    tile: { en: 'Final Scoring tile', it: 'Tessera Punteggio Finale' },
    results: { en: 'Results for the tile', it: 'Risultati per la tessera' },
    cults: { en: 'Cult markers', it: 'Pedine dei Culti' },
    resources: { en: 'Left over', it: 'Che cosa avanza' },
    ...shareReadingLabels,
    onMap: { en: 'Counted on this map', it: 'Contato su questa Mappa' },
  },
  hints: {
    results: {
      en: 'A dash stands for no result: no Stronghold, or no Sanctuary.',
      it: 'Il trattino indica nessun risultato: manca la Fortezza o il Santuario.',
    },
    resources: {
      en: 'Coins, workers, Priests, and the tokens in Bowls II and III; Bowl I scores nothing.',
      it: 'Monete, lavoratori, Sacerdoti e i segnalini nelle Riserve 2 e 3; la Riserva 1 non dà nulla.',
    },
  },
  options: {
    tile: {
      en: { all: 'Not entered yet', ...tileNames.en },
      it: { all: 'Non ancora indicata', ...tileNames.it },
    },
    rounding: roundingNames,
    zero: zeroNames,
  },
  headline: (value) => {
    const { en, it } = outcome(value);
    return { en: `${capital(en)}.`, it: `${capital(it)}.` };
  },
  lines: {
    'not-counted': ({ column, players }) => ({
      en: `${capital(COLUMN_SAID[column].en)}: still to count. Missing: ${scorersSaid(players, 'en')}.`,
      it: `${capital(COLUMN_SAID[column].it)}: ancora da contare. Mancano: ${scorersSaid(players, 'it')}.`,
    }),
    places: placesLine,
    ...shareEntries<Scorer, OfCategory>({
      who: scorers,
      said: (sentence, { category }) => under(category, sentence),
    }),
    'no-result': ({ players }) => {
      const { en, it } = scorers(players);
      return {
        en: `${capital(en.names)}: no Stronghold or no Sanctuary, so no result for the tile.`,
        it: `${capital(it.names)}: manca la Fortezza o il Santuario, quindi nessun risultato per la tessera.`,
      };
    },
    burn: burnLine,
    'left-over': leftOverLine,
    total: ({ who, points: each, total }) => ({
      en: `${capital(scorersSaid([who], 'en'))}: ${sumSaid(each, 'en', { between: ' + ' })}.`,
      it: `${capital(scorersSaid([who], 'it'))}: ${sumSaid(each, 'it', { between: ' + ' })}.`,
      amount: points(total),
    }),
    wins: ({ players, total }) => {
      const { en, it } = scorers(players);
      return {
        en: `${capital(en.names)} ${en.many ? 'have' : 'has'} the most VP and ${en.many ? 'win' : 'wins'}.`,
        it: `${capital(it.names)} ${it.many ? 'hanno' : 'ha'} più PV di tutti e ${it.many ? 'vincono' : 'vince'}.`,
        amount: points(total),
      };
    },
    'shared-victory': ({ players, total }) => ({
      en: `${capital(scorersSaid(players, 'en'))} tie for the most VP and share the victory: nothing breaks the tie.`,
      it: `${capital(scorersSaid(players, 'it'))} pareggiano con più PV di tutti e vincono insieme: nulla risolve il pareggio.`,
      amount: points(total),
    }),
  },
  violations: {
    ...factionViolations,
    'two-on-top': ({ players, cult }) => ({
      en: `${capital(scorersSaid(players, 'en'))} cannot ${players.length === 2 ? 'both' : 'all'} be on space 10 of ${cultNames.en[cult]}: only one player fits there. The others stop at 9.`,
      it: `Nella casella 10 del Culto ${cultNames.it[cult]} non possono stare insieme ${scorersSaid(players, 'it')}: c’è posto per un giocatore solo. Gli altri si fermano alla 9.`,
    }),
    'not-of-group': groupSaid,
  },
  problem: (found) =>
    found.field === 'results' && found.code === 'not-whole' && isNoResult(found.got)
      ? {
          en: 'Only Stronghold and Sanctuary can have no result: write 0 instead of a dash.',
          it: 'Solo Fortezza e Santuario possono non avere un risultato: scrivi 0 al posto del trattino.',
        }
      : undefined,
  sentence: (value, draft) => {
    const tile = value.tile;
    const said = outcome(value);
    const readings = readingsSaid(readingsIn(value, draft));
    const rows = (lang: Lang): string =>
      value.players
        .map(({ who, points: each }) => {
          const sum = sumSaid(each, lang, { between: ', ' });
          return sum === '' ? '' : ` ${capital(scorersSaid([who], lang))}: ${sum}.`;
        })
        .join('');
    return {
      en: `Final scoring${tile ? ` with the tile ${tileNames.en[tile]}` : ''}: ${said.en}${readings.en}.${rows('en')}`,
      it: `Punteggio Finale${tile ? ` con la tessera ${tileNames.it[tile]}` : ''}: ${said.it}${readings.it}.${rows('it')}`,
    };
  },
});
