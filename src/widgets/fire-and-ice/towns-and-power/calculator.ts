import {
  townsAndPower as question,
  type ClusterValue,
  type Faction,
  type Structure,
  type TownsAndPowerValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { lowered } from '../shared/award-words.ts';
import {
  boardLabels,
  boardLines,
  boardOptions,
  boardProblems,
  boardViolations,
  theyIt,
} from '../shared/board-words.ts';
import {
  agreeFactionIt,
  factionNames,
  factionSaid,
  factionIt,
  structureNames,
  structurePlurals,
  theFactionEn,
} from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';
import { ways } from '../shared/shown.ts';

const { en, it } = phrases;
const structures = {
  en: counted('Structure', 'Structures'),
  it: counted('Edificio', 'Edifici'),
};
const towns = { en: counted('Town', 'Towns'), it: counted('Città', 'Città') };

/** `2 Dwellings and 1 Stronghold`. */
const counts = (list: readonly Structure[], lang: Lang): string =>
  listed(
    lang,
    [...new Set(list)].map((kind) => {
      const count = list.filter((structure) => structure === kind).length;
      return `${count} ${(count === 1 ? structureNames : structurePlurals)[lang][kind]}`;
    }),
  );

const THE_CLUSTER = { en: 'The cluster', it: 'L’insieme' };

/** Which cluster a line is about: a list of spaces, or the one that was described. */
const cluster = (spaces: readonly string[], lang: Lang): string =>
  spaces.length === 0 ? THE_CLUSTER[lang] : listed(lang, spaces);

const townsIn = ({ clusters }: TownsAndPowerValue): number =>
  clusters.filter(({ verdict }) => verdict === 'town').length;

/** What a cluster has too little of: `6 of the 7 Power and 3 of the 4 Structures`. */
const tooLittle = (value: ClusterValue, lang: Lang): string => {
  const { power, count, powerNeeded, structuresNeeded } = value;
  const short: readonly Pair[] = [
    ...(power < powerNeeded
      ? [{ en: `${power} of the ${powerNeeded} Power`, it: `${power} dei ${powerNeeded} Poteri` }]
      : []),
    ...(count < structuresNeeded
      ? [
          {
            en: `${count} of the ${structuresNeeded} Structures`,
            it: `${count} dei ${structuresNeeded} Edifici`,
          },
        ]
      : []),
  ];
  return listed(
    lang,
    short.map((part) => part[lang]),
  );
};

interface Judgment {
  /** The answer by itself. */
  readonly alone: Pair;
  /** The same after the cluster it is about. */
  readonly after: Pair;
}

const judgment = (value: ClusterValue): Judgment => {
  const { power, count } = value;
  switch (value.verdict) {
    case 'town': {
      const size = {
        en: `${en.power(power)} with ${structures.en(count)}`,
        it: `${it.power(power)} con ${structures.it(count)}`,
      };
      return {
        alone: { en: `A Town: ${size.en}.`, it: `È una Città: ${size.it}.` },
        after: { en: `is a Town: ${size.en}.`, it: `è una Città: ${size.it}.` },
      };
    }
    case 'part-of-a-town':
      return {
        alone: {
          en: 'No new Town: the cluster becomes part of the old one.',
          it: 'Nessuna nuova Città: l’insieme diventa parte di quella vecchia.',
        },
        after: {
          en: 'is no new Town: it becomes part of the old one.',
          it: 'non è una nuova Città: diventa parte di quella vecchia.',
        },
      };
    case 'not-enough': {
      const has = {
        en: `only ${tooLittle(value, 'en')} it needs`,
        it: `solo ${tooLittle(value, 'it')} che servono`,
      };
      return {
        alone: {
          en: `No Town: the cluster has ${has.en}.`,
          it: `Nessuna Città: l’insieme ha ${has.it}.`,
        },
        after: {
          en: `is no Town: it has ${has.en}.`,
          it: `non è una Città: ha ${has.it}.`,
        },
      };
    }
  }
};

/** `the Yetis may take 5 Power for 4 VP`. */
const offerSaid = ({ faction, power, most, price }: TownsAndPowerValue['offers'][number]): Pair => {
  if (most === 0)
    return {
      en: `${theFactionEn(faction)} can take none of the ${en.power(power)}`,
      it: `${factionIt(faction)} non ${agreeFactionIt(faction, 'può', 'possono')} prendere nulla di ${it.power(power)}`,
    };
  return {
    en: `${theFactionEn(faction)} may take ${most === power ? '' : `${most} of `}${en.power(power)} ${price === 0 ? 'for free' : `for ${en.points(price)}`}`,
    it: `${factionIt(faction)} ${agreeFactionIt(faction, 'può', 'possono')} prendere ${most === power ? '' : `${most} di `}${it.power(power)} ${price === 0 ? 'gratis' : `per ${it.points(price)}`}`,
  };
};

const offered = ({ offers }: TownsAndPowerValue): Pair => {
  const all = offers.map(offerSaid);
  return {
    en: all.map((offer) => offer.en).join(', '),
    it: all.map((offer) => offer.it).join(', '),
  };
};

/** The clusters of the map, where no build is asked about. */
const onTheMap = (value: TownsAndPowerValue): Pair => {
  const { clusters, riverTowns } = value;
  const found = townsIn(value);
  if (clusters.length === 0)
    return { en: 'You have no Structure on the map.', it: 'Non hai Edifici sulla Mappa.' };
  if (found > 0)
    return { en: `${towns.en(found)} on the map.`, it: `${towns.it(found)} sulla Mappa.` };
  if (riverTowns.length === 0)
    return { en: 'No Town on the map.', it: 'Nessuna Città sulla Mappa.' };
  const rivers = skipped(riverTowns);
  return {
    en: `No Town on the map yet, but you could found one by skipping ${rivers.en}.`,
    it: `Sulla Mappa non c’è ancora una Città, ma potresti fondarne una saltando ${rivers.it}.`,
  };
};

const skipped = (rivers: readonly string[]): Pair =>
  rivers.length === 1
    ? {
        en: `the River space ${listed('en', rivers)}`,
        it: `la casella di Fiume ${listed('it', rivers)}`,
      }
    : {
        en: `one of the River spaces ${listed('en', rivers)}`,
        it: `una delle caselle di Fiume ${listed('it', rivers)}`,
      };

const buildSaid = (value: TownsAndPowerValue): Pair => {
  const all = offered(value);
  return value.offers.length === 0
    ? {
        en: `Building on ${value.build} offers nobody Power.`,
        it: `Costruire in ${value.build} non offre Potere a nessuno.`,
      }
    : { en: `${capital(all.en)}.`, it: `${capital(all.it)}.` };
};

/** The answer to each question that was asked, the build first. */
const headline = (value: TownsAndPowerValue): Pair => {
  const { build, clusters } = value;
  const town = value.cluster && judgment(value.cluster).alone;
  const answers = [
    build === undefined ? undefined : buildSaid(value),
    town,
    build === undefined && (clusters.length > 0 || town === undefined)
      ? onTheMap(value)
      : undefined,
  ].filter((answer) => answer !== undefined);
  return {
    en: answers.map((answer) => answer.en).join(' '),
    it: answers.map((answer) => answer.it).join(' '),
  };
};

const price = (faction: Faction, power: number): Pair => {
  if (power === 0)
    return {
      en: `${capital(theFactionEn(faction))} can take nothing and pay nothing.`,
      it: `${theyIt(faction, 'non può', 'non possono')} prendere nulla e non ${agreeFactionIt(faction, 'paga', 'pagano')} nulla.`,
    };
  return power === 1
    ? {
        en: 'The first Power is free.',
        it: 'Il primo Potere è gratis.',
      }
    : {
        en: `${capital(theFactionEn(faction))} pay 1 VP less than the Power they take: ${power} − 1.`,
        it: `${theyIt(faction, 'paga', 'pagano')} 1 PV in meno del Potere che ${agreeFactionIt(faction, 'prende', 'prendono')}: ${power} − 1.`,
      };
};

interface Needs {
  readonly spaces: readonly string[];
  readonly powerNeeded: number;
  readonly structuresNeeded: number;
  readonly beside: boolean;
}

const judged =
  (what: (many: boolean) => Pair) =>
  ({ spaces, powerNeeded, structuresNeeded, beside }: Needs): Sentence => {
    const is = what(spaces.length > 1);
    return {
      aside: beside,
      en: `${cluster(spaces, 'en')} ${is.en}: that takes ${en.power(powerNeeded)} and ${structures.en(structuresNeeded)}.`,
      it: `${cluster(spaces, 'it')} ${is.it}: servono ${it.power(powerNeeded)} e ${structures.it(structuresNeeded)}.`,
    };
  };

const EMPTY_MAP = { en: 'No Structure on the map.', it: 'Nessun Edificio sulla Mappa.' };

const sentence = (
  value: TownsAndPowerValue,
  draft: Readonly<Record<'faction' | 'favor', string>>,
): Pair => {
  const { build, clusters } = value;
  const asked: readonly Pair[] = [
    ...(value.cluster === undefined
      ? []
      : [
          {
            en: `A cluster of ${counts(value.cluster.structures, 'en')} ${judgment(value.cluster).after.en}`,
            it: `Un insieme di ${counts(value.cluster.structures, 'it')} ${judgment(value.cluster).after.it}`,
          },
        ]),
    ...(clusters.length === 0 || build !== undefined ? [] : [onTheMap(value)]),
    ...(build === undefined ? [] : [builtOn(value)]),
  ];
  const favor =
    draft.favor.trim() === 'yes'
      ? { en: ' with the Favor tile Fire 2', it: ' con la tessera Favore Fuoco 2' }
      : { en: '', it: '' };
  const faction = draft.faction.trim();
  const said = asked.length === 0 ? [EMPTY_MAP] : asked;
  return {
    en: `${factionSaid('en', faction)}${favor.en}. ${said.map((part) => part.en).join(' ')}`,
    it: `${factionSaid('it', faction)}${favor.it}. ${said.map((part) => part.it).join(' ')}`,
  };
};

/** What a build offers, where the space has to be named. */
const builtOn = (value: TownsAndPowerValue): Pair => {
  const said = buildSaid(value);
  return value.offers.length === 0
    ? said
    : {
        en: `Building on ${value.build}: ${lowered(said.en)}`,
        it: `Costruendo in ${value.build}: ${lowered(said.it)}`,
      };
};

export const townsAndPower = calculator(question, {
  name: 'towns-and-power',
  game: 'fire-and-ice',
  title: { en: 'Towns and Power', it: 'Città e Potere' },
  lead: {
    en: 'Whether a cluster of Structures is a Town, and how much Power your neighbors may take when you build.',
    it: 'Se un insieme di Edifici è una Città, e quanto Potere possono prendere i vicini quando costruisci.',
  },
  fields: {
    ...boardLabels,
    faction: { en: 'Your Faction', it: 'La tua Fazione' },
    cluster: { en: 'Structures of the cluster', it: 'Edifici dell’insieme' },
    favor: { en: 'Favor tile Fire 2', it: 'Tessera Favore Fuoco 2' },
    touches: { en: 'The cluster touches a Town of yours', it: 'L’insieme tocca una tua Città' },
    hex: {
      en: 'Space where you build or upgrade',
      it: 'Casella su cui costruisci o migliori',
    },
    takers: { en: 'VP and Bowls of the neighbors', it: 'PV e Riserve dei vicini' },
  },
  hints: {
    cluster: {
      en: 'Tap the lower row to add, the upper row to take away. Blank: not asked.',
      it: 'Tocca la riga sotto per aggiungere, quella sopra per togliere. Vuoto: non richiesto.',
    },
    board: {
      en: 'One part for each player, with “;” between: “witches:E3d;yetis.mountains:E2s,F1d”.',
      it: 'Una parte per giocatore, con «;» in mezzo: «witches:E3d;yetis.mountains:E2s,F1d».',
    },
    hex: {
      en: 'Choose it on the map with the last tool, or write its name. Blank: not asked.',
      it: 'Sceglila sulla Mappa con l’ultimo strumento, o scrivine il nome. Vuoto: non richiesta.',
    },
    takers: {
      en: 'Only if a neighbor might lack VP or room in the Bowls.',
      it: 'Solo se a un vicino possono mancare PV o posto nelle Riserve.',
    },
  },
  options: {
    takers: factionNames,
    faction: factionNames,
    favor: {
      no: { en: 'Not owned', it: 'Non posseduta' },
      yes: { en: 'Owned: 6 Power is enough', it: 'Posseduta: bastano 6 Poteri' },
    },
    touches: yesNo,
    ...boardOptions,
  },
  ways,
  headline,
  lines: {
    ...boardLines,
    power: ({ spaces, structures: list, values, power, beside }) => ({
      aside: beside,
      en: `${cluster(spaces, 'en')}: ${counts(list, 'en')}, worth ${values.join(' + ')}.`,
      it: `${cluster(spaces, 'it')}: ${counts(list, 'it')}, ${list.length === 1 ? 'che vale' : 'che valgono'} ${values.join(' + ')}.`,
      amount: { en: en.power(power), it: it.power(power) },
    }),
    sanctuary: ({ structures: pieces, count, beside }) => ({
      aside: beside,
      en: `${structures.en(pieces)}, but the Sanctuary counts as 2.`,
      it: `${structures.it(pieces)}, ma il Santuario conta come 2.`,
      amount: String(count),
    }),
    favor: {
      en: 'With the Favor tile Fire 2 a Town needs less Power.',
      it: 'Con la tessera Favore Fuoco 2 a una Città serve meno Potere.',
      amount: { en: '{needed} Power', it: '{needed Potere|Poteri}' },
    },
    town: judged((many) => ({
      en: many ? 'are a Town' : 'is a Town',
      it: many ? 'sono una Città' : 'è una Città',
    })),
    'not-enough': judged((many) => ({
      en: many ? 'are no Town' : 'is no Town',
      it: many ? 'non sono una Città' : 'non è una Città',
    })),
    'part-of-a-town': {
      en: 'A cluster that touches a Town becomes part of it and founds no second one.',
      it: 'Un insieme che tocca una Città ne diventa parte e non ne fonda una seconda.',
    },
    clusters: {
      aside: true,
      en: 'Clusters {faction:ofFaction} on the map.',
      it: 'Insiemi {faction:ofFaction} sulla Mappa.',
      amount: '{clusters}',
    },
    'river-towns': ({ rivers }) => ({
      en: `By skipping ${skipped(rivers).en}, the Mermaids could found a Town.`,
      it: `Saltando ${skipped(rivers).it}, le Sirene potrebbero fondare una Città.`,
    }),
    skips: ({ spaces, rivers, beside }) => ({
      aside: beside,
      en: `${listed('en', spaces)} are one cluster: the Mermaids skipped ${listed('en', rivers)}.`,
      it: `${listed('it', spaces)} sono un insieme solo: le Sirene hanno saltato ${listed('it', rivers)}.`,
    }),
    offer: ({ faction, from, hex, power }) => ({
      en: `${capital(theFactionEn(faction))} have ${listed('en', from)} next to ${hex}.`,
      it: `${theyIt(faction, 'ha', 'hanno')} ${listed('it', from)} accanto a ${hex}.`,
      amount: { en: en.power(power), it: it.power(power) },
    }),
    'no-offer': {
      en: 'No other player has a Structure next to {hex}.',
      it: 'Nessun altro giocatore ha Edifici accanto a {hex}.',
    },
    price: ({ faction, power, price: points }) => ({
      ...price(faction, power),
      amount: { en: en.points(points), it: it.points(points) },
    }),
    limit: ({ faction, points, room, offered: all, most }) => ({
      en: `${capital(theFactionEn(faction))} have ${en.points(points)} and room for ${en.power(room)}: of the ${all} Power they can take ${most}.`,
      it: `${theyIt(faction, 'ha', 'hanno')} ${it.points(points)} e posto per ${it.power(room)}: di ${all} ne ${agreeFactionIt(faction, 'può', 'possono')} prendere ${most}.`,
    }),
  },
  violations: {
    ...boardViolations,
    occupied: {
      en: '{space} holds a Structure {faction:ofFaction}. Choose an empty space or one of yours.',
      it: 'In {space} c’è un Edificio {faction:ofFaction}. Scegli una casella libera o una tua.',
    },
    'cluster-too-many': ({ structure, count, max }) => ({
      en: `The cluster has ${count} ${structurePlurals.en[structure]}; a player has only ${max}.`,
      it: `L’insieme ha ${count} ${structurePlurals.it[structure]}, ma ogni giocatore ne ha solo ${max}.`,
    }),
  },
  problems: boardProblems,
  problem: ({ field, code }) => {
    if (code !== 'missing') return undefined;
    if (field === 'board')
      return {
        en: 'Put the Structures on the map, so that the neighbors of the space are known.',
        it: 'Metti gli Edifici sulla Mappa: servono per sapere chi è vicino alla casella.',
      };
    return field === 'cluster'
      ? {
          en: 'Enter the Structures of a cluster, or put Structures on the map.',
          it: 'Indica gli Edifici di un insieme, o metti Edifici sulla Mappa.',
        }
      : undefined;
  },
  sentence,
});
