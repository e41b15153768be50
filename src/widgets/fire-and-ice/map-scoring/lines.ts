import type { Category, Cult, Faction, Unconnected } from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { awardEntries, numeral, points } from '../shared/award-words.ts';
import { theyIt } from '../shared/board-words.ts';
import {
  agreeFactionIt,
  cultNames,
  factionIt,
  theFactionEn,
  theFactions,
  tileNames,
} from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';

const { en, it } = phrases;

const NAMES = {
  en: { area: 'Area scoring', ...cultNames.en, ...tileNames.en },
  it: { area: 'Punteggio per le aree', ...cultNames.it, ...tileNames.it },
} as const satisfies Readonly<Record<Lang, Readonly<Record<Category | Cult, string>>>>;

export const categoryName = (category: Category | Cult, lang: Lang): string =>
  NAMES[lang][category];

const outposts = {
  en: counted('Outpost', 'Outposts'),
  it: counted('Avamposto', 'Avamposti'),
};
const settlements = {
  en: counted('Settlement', 'Settlements'),
  it: counted('Insediamento', 'Insediamenti'),
};

/** What a place is taken with. */
const having = ({
  category,
  value,
}: {
  readonly category: Category | Cult;
  readonly value: number;
}): Pair => {
  switch (category) {
    case 'area':
      return { en: `with a group of ${value}`, it: `con un gruppo di ${value}` };
    case 'distance':
    case 'stronghold-sanctuary':
      return { en: `with distance ${value}`, it: `con distanza ${value}` };
    case 'outposts':
      return { en: `with ${outposts.en(value)}`, it: `con ${outposts.it(value)}` };
    case 'settlements':
      return { en: `with ${settlements.en(value)}`, it: `con ${settlements.it(value)}` };
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
      return { en: `with ${value}`, it: `con ${value}` };
  }
};

/** The places of each category, after its name. */
export const placeLines = awardEntries<Faction, { readonly category: Category | Cult }>({
  who: (players) => ({
    en: { names: theFactions('en', players), many: true },
    it: {
      names: theFactions('it', players),
      many:
        players.length > 1 || players.every((faction) => agreeFactionIt(faction, '', 's') === 's'),
    },
  }),
  with: having,
  said: (sentence, { category }) => ({
    ...sentence,
    en: `${categoryName(category, 'en')}: ${lowered(sentence.en)}`,
    it: `${categoryName(category, 'it')}: ${lowered(sentence.it)}`,
  }),
});

/** As it goes on after a colon. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
      it: `saltando al più ${counted('casella', 'caselle')(jump)}`,
    };
  return shipping > 0
    ? { en: `with Shipping ${shipping}`, it: `con Navigazione ${shipping}` }
    : { en: 'without Shipping', it: 'senza Navigazione' };
};

const groupsLine = (line: Groups): Sentence => ({
  en: `${capital(theFactionEn(line.faction))} have ${counted('Structure', 'Structures')(line.structures)} in ${counted('group', 'groups')(line.groups)}, ${reach(line).en}.`,
  it: `${theyIt(line.faction, 'ha', 'hanno')} ${counted('Edificio', 'Edifici')(line.structures)} in ${counted('gruppo', 'gruppi')(line.groups)}, ${reach(line).it}.`,
});

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
    en: `Stronghold ${from} and Sanctuary ${to} of ${theFactionEn(faction)} are in different groups`,
    it: `La Fortezza in ${from} e il Santuario in ${to} ${factionIt(faction, 'di')} sono in gruppi diversi`,
  };
  return reading === 'nothing'
    ? { en: `${both.en}: no result.`, it: `${both.it}: nessun risultato.` }
    : {
        en: `${both.en}, but count all the same.`,
        it: `${both.it}, ma contano comunque.`,
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
    en: 'Shipping is the level of the track; the Bonus card does not count here.',
    it: 'La Navigazione è il livello del tracciato: la tessera Bonus qui non conta.',
  },
  'river-towns': riverTownsLine,
  area: {
    en: 'Largest group {faction:ofFaction}.',
    it: 'Il gruppo più grande {faction:ofFaction}.',
    amount: '{count}',
  },
  tile: {
    en: 'Final Scoring tile: {tile:category}.',
    it: 'Tessera Punteggio Finale: {tile:category}.',
  },
  distance: {
    en: 'Greatest distance {faction:ofFaction}: from {from} to {to}.',
    it: 'Maggior distanza {faction:ofFaction}: da {from} a {to}.',
    amount: '{distance}',
  },
  'no-distance': {
    en: 'No group {faction:ofFaction} has two Structures.',
    it: 'Nessun gruppo {faction:ofFaction} ha due Edifici.',
    amount: '0',
  },
  strongholds: {
    en: 'Stronghold and Sanctuary {faction:ofFaction}: from {from} to {to}.',
    it: 'Fortezza e Santuario {faction:ofFaction}: da {from} a {to}.',
    amount: '{distance}',
  },
  'not-both': ({ faction }: { readonly faction: Faction }) => ({
    en: `${capital(theFactionEn(faction))} lack a Stronghold or a Sanctuary: no result.`,
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
  en: `Of ${tokens} Power in Bowl II ${theFactionEn(faction)} burn half: ${burned} ${burned === 1 ? 'moves' : 'move'} to Bowl III.`,
  it: `Dei ${tokens} Poteri nella Riserva 2, ${factionIt(faction)} ne ${agreeFactionIt(faction, 'brucia', 'bruciano')} metà: ${burned} ${burned === 1 ? 'passa' : 'passano'} nella Riserva 3.`,
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
    en: `${capital(theFactionEn(faction))} turn what is left into ${en.coins(coins)}, ${coinsPerPoint} for 1 VP${coinsLeft === 0 ? '' : `; ${coinsLeft} left`}.`,
    it: `${theyIt(faction, 'trasforma', 'trasformano')} ciò che resta in ${it.coins(coins)}, ${coinsPerPoint} per 1 PV${coinsLeft === 0 ? '' : ` (${coinsLeft} di resto)`}.`,
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

const SUMMANDS = {
  before: { en: 'so far', it: 'prima' },
  area: { en: 'area', it: 'aree' },
  points: { en: 'tile', it: 'tessera' },
  cults: { en: 'Cults', it: 'Culti' },
  leftOver: { en: 'left over', it: 'avanzi' },
} as const;

const totalLine = (line: Total): Sentence => {
  const added = (lang: Lang): string =>
    (Object.keys(SUMMANDS) as (keyof typeof SUMMANDS)[])
      .flatMap((from) => {
        const amount = line[from];
        return amount === undefined ? [] : [`${numeral(amount, lang)} ${SUMMANDS[from][lang]}`];
      })
      .join(' + ');
  return {
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
