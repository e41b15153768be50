import type { Faction, Unconnected } from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, numeral } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { ORDINALS, points, shareEntries } from '../shared/award-words.ts';
import { theyIt } from '../shared/board-words.ts';
import { agreeFactionIt, factionIt, theFactionEn, theFactions } from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';
import { having, ofCategory, SUMMANDS, type OfCategory } from '../shared/scoring-words.ts';

const { en, it } = phrases;

interface Places extends OfCategory {
  readonly places: readonly {
    readonly players: readonly Faction[];
    readonly value: number;
    readonly place: number;
    readonly points: number;
  }[];
}

const placesLine = ({ category, places }: Places): Sentence => {
  const parts = places.map(({ players, value, place, points: each }) => {
    const result = having({ category, value });
    const amount = points(each);
    const [only] = players;
    return players.length === 1 && only !== undefined
      ? {
          en: `${theFactionEn(only)} come ${ORDINALS.en[place]} ${result.en} (${amount.en})`,
          it: `${ORDINALS.it[place]} posto ${factionIt(only, 'a')} ${result.it} (${amount.it})`,
        }
      : {
          en: `${theFactions('en', players)} tie for ${ORDINALS.en[place]} place ${result.en} (${amount.en} each)`,
          it: `${ORDINALS.it[place]} posto diviso fra ${theFactions('it', players)} ${result.it} (${amount.it} a testa)`,
        };
  });
  return ofCategory(
    { category },
    {
      en: `${parts.map((part) => part.en).join('; ')}.`,
      it: `${parts.map((part) => part.it).join('; ')}.`,
    },
  );
};

/** The places of each category, and what decided its shares. */
export const placeLines = {
  places: placesLine,
  ...shareEntries<Faction, OfCategory>({
    who: (players) => ({
      en: { names: theFactions('en', players), many: true },
      it: {
        names: theFactions('it', players),
        many:
          players.length > 1 ||
          players.every((faction) => agreeFactionIt(faction, '', 's') === 's'),
      },
    }),
    said: (sentence, line) => ofCategory(line, sentence),
  }),
} as const;

interface Groups {
  readonly faction: Faction;
  readonly structures: number;
  readonly groups: number;
  readonly shipping: number;
  readonly jump: number;
}

const reach = ({ shipping, jump }: Groups): Pair => {
  if (jump > 0)
    return {
      en: `skipping up to ${counted('space', 'spaces')(jump)}`,
      it: `saltando al massimo ${counted('casella', 'caselle')(jump)}`,
    };
  return shipping > 0
    ? { en: `with Shipping ${shipping}`, it: `con Navigazione ${shipping}` }
    : { en: 'without Shipping', it: 'senza Navigazione' };
};

const groupsLine = (line: Groups): Sentence =>
  line.structures === 0
    ? {
        en: `${capital(theFactionEn(line.faction))} have no Structure on the map.`,
        it: `${theyIt(line.faction, 'non ha', 'non hanno')} Edifici sulla Mappa.`,
      }
    : {
        aside: line.groups === 1,
        en: `${capital(theFactionEn(line.faction))} have ${counted('Structure', 'Structures')(line.structures)} in ${counted('group', 'groups')(line.groups)}, ${reach(line).en}.`,
        it: `${theyIt(line.faction, 'ha', 'hanno')} ${counted('Edificio', 'Edifici')(line.structures)} in ${counted('gruppo', 'gruppi')(line.groups)}, ${reach(line).it}.`,
      };

interface Rivers {
  readonly faction: Faction;
  readonly rivers: readonly string[];
}

const riverTownsLine = ({ faction, rivers }: Rivers): Sentence =>
  rivers.length === 1
    ? {
        en: `A Town of ${theFactionEn(faction)} skips the River space ${listed('en', rivers)}: the land around it is adjacent.`,
        it: `Una Città ${factionIt(faction, 'di')} salta la casella di Fiume ${listed('it', rivers)}: le terre attorno sono adiacenti.`,
      }
    : {
        en: `Towns of ${theFactionEn(faction)} skip the River spaces ${listed('en', rivers)}: the land around each is adjacent.`,
        it: `Le Città ${factionIt(faction, 'di')} saltano le caselle di Fiume ${listed('it', rivers)}: le terre attorno sono adiacenti.`,
      };

interface Unjoined {
  readonly faction: Faction;
  readonly from: string;
  readonly to: string;
  readonly distance: number;
  readonly reading: Unconnected;
}

const unconnectedLine = ({ faction, from, to, distance, reading }: Unjoined): Sentence => {
  const both = {
    en: `The Stronghold on ${from} and the Sanctuary on ${to} of ${theFactionEn(faction)} are in different groups`,
    it: `La Fortezza in ${from} e il Santuario in ${to} ${factionIt(faction, 'di')} sono in gruppi diversi`,
  };
  return reading === 'nothing'
    ? {
        en: `${both.en}; by the reading you chose they give no result.`,
        it: `${both.it}: nell’interpretazione scelta non danno risultato.`,
      }
    : {
        en: `${both.en}; by the reading you chose their distance still counts.`,
        it: `${both.it}: nell’interpretazione scelta la distanza conta comunque.`,
        amount: String(distance),
      };
};

interface Outposts {
  readonly faction: Faction;
  readonly count: number;
  readonly spaces: readonly string[];
}

const outpostsLine = ({ faction, count, spaces }: Outposts): Sentence => ({
  ...(count === 0
    ? {
        en: `${capital(theFactionEn(faction))} have no Outposts.`,
        it: `${theyIt(faction, 'non ha', 'non hanno')} Avamposti.`,
      }
    : {
        en: `Outposts of ${theFactionEn(faction)} in one group: ${listed('en', spaces)}.`,
        it: `Avamposti ${factionIt(faction, 'di')} in un solo gruppo: ${listed('it', spaces)}.`,
      }),
  amount: String(count),
});

/** What each player brings to the categories. */
export const measureLines = {
  groups: groupsLine,
  'track-level': {
    aside: true,
    en: 'Shipping is the level of the Shipping track; the Bonus card that adds 1 does not count here.',
    it: 'La Navigazione è il livello sul suo tracciato: la tessera Bonus che dà +1 qui non conta.',
  },
  'river-towns': riverTownsLine,
  area: {
    aside: true,
    en: 'The Area scoring counts the Structures in each player’s largest group.',
    it: 'Il Punteggio per le aree conta gli Edifici del gruppo più grande di ogni giocatore.',
  },
  tile: {
    aside: true,
    en: 'One Final Scoring tile is drawn at setup; here it is {tile:category}.',
    it: 'Durante la preparazione si pesca una tessera Punteggio Finale: qui è {tile:category}.',
  },
  distance: {
    en: 'Greatest distance {faction:ofFaction}: from {from} to {to}.',
    it: 'Maggior distanza {faction:ofFaction}: da {from} a {to}.',
    amount: '{distance}',
  },
  'no-distance': {
    en: 'No group {faction:ofFaction} has 2 Structures, so there is no distance to count.',
    it: 'Nessun gruppo {faction:ofFaction} ha 2 Edifici: non c’è distanza da contare.',
    amount: '0',
  },
  strongholds: {
    en: 'Stronghold and Sanctuary {faction:ofFaction}: from {from} to {to}.',
    it: 'Fortezza e Santuario {faction:ofFaction}: da {from} a {to}.',
    amount: '{distance}',
  },
  'not-both': ({ faction }: { readonly faction: Faction }) => ({
    en: `${capital(theFactionEn(faction))} lack a Stronghold or a Sanctuary, so they have no result.`,
    it: `${capital(factionIt(faction, 'a'))} manca la Fortezza o il Santuario: nessun risultato.`,
  }),
  unconnected: unconnectedLine,
  outposts: outpostsLine,
  settlements: {
    en: 'Settlements {faction:ofFaction} in one group.',
    it: 'Insediamenti {faction:ofFaction} in un solo gruppo.',
    amount: '{count}',
  },
} as const;

interface Burned {
  readonly faction: Faction;
  readonly tokens: number;
  readonly burned: number;
}

const burnLine = ({ faction, tokens, burned }: Burned): Sentence => ({
  en: `${capital(theFactionEn(faction))} have ${counted('Power token', 'Power tokens')(tokens)} in Bowl II and give up ${burned} of them to move ${burned === 1 ? 'another' : `${burned} others`} to Bowl III.`,
  it: `${theyIt(faction, 'ha', 'hanno')} ${counted('segnalino Potere', 'segnalini Potere')(tokens)} nella Riserva 2: ${agreeFactionIt(faction, 'rinuncia', 'rinunciano')} a ${burned} per spostarne ${burned === 1 ? 'un altro' : `altri ${burned}`} nella Riserva 3.`,
});

interface Rest {
  readonly faction: Faction;
  readonly coins: number;
  readonly coinsPerPoint: number;
  readonly points: number;
  readonly coinsLeft: number;
}

const leftOverLine = (line: Rest): Sentence => {
  const { faction, coins, coinsPerPoint, coinsLeft } = line;
  return {
    en: `${capital(theFactionEn(faction))} turn what they have left into ${en.coins(coins)} and score 1 VP for every ${coinsPerPoint}${coinsLeft === 0 ? '' : `; ${en.coins(coinsLeft)} left over`}.`,
    it: `${theyIt(faction, 'trasforma', 'trasformano')} ciò che resta in ${it.coins(coins)}: 1 PV ogni ${coinsPerPoint}${coinsLeft === 0 ? '' : `, ${it.coins(coinsLeft)} di resto`}.`,
    amount: points(line.points),
  };
};

interface Total {
  readonly faction: Faction;
  readonly before: number | undefined;
  readonly area: number;
  readonly points: number;
  readonly cults: number | undefined;
  readonly leftOver: number | undefined;
  readonly total: number;
}

const totalLine = (line: Total): Sentence => {
  const added = (lang: Lang): string =>
    (Object.keys(SUMMANDS) as (keyof typeof SUMMANDS)[])
      .flatMap((from) => {
        const amount = line[from];
        return amount === undefined ? [] : [`${numeral(amount, lang)} ${SUMMANDS[from][lang]}`];
      })
      .join(' + ');
  const isMore = [line.before, line.cults, line.leftOver].some((part) => part !== undefined);
  return {
    aside: !isMore,
    en: `${capital(theFactionEn(line.faction))}: ${added('en')}.`,
    it: `${capital(factionIt(line.faction))}: ${added('it')}.`,
    amount: points(line.total),
  };
};

/** What comes after the categories. */
export const restLines = {
  burn: burnLine,
  'left-over': leftOverLine,
  total: totalLine,
} as const;
