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
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
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

const verdict = (value: ClusterValue): Pair => {
  const { power, count, powerNeeded, structuresNeeded } = value;
  switch (value.verdict) {
    case 'town':
      return {
        en: `A Town: ${en.power(power)}, ${structures.en(count)}`,
        it: `È una Città: ${it.power(power)}, ${structures.it(count)}`,
      };
    case 'part-of-a-town':
      return {
        en: 'No new Town: the cluster becomes part of the old one',
        it: 'Nessuna nuova Città: l’insieme diventa parte della vecchia',
      };
    case 'not-enough':
      return {
        en: `No Town: ${en.power(power)} (${powerNeeded} needed), ${structures.en(count)} (${structuresNeeded} needed)`,
        it: `Nessuna Città: ${it.power(power)} (ne servono ${powerNeeded}), ${structures.it(count)} (ne servono ${structuresNeeded})`,
      };
  }
};

const offered = ({ offers }: TownsAndPowerValue): Pair => ({
  en: listed(
    'en',
    offers.map(
      ({ faction, power, most, price }) =>
        `${factionNames.en[faction]} ${most === power ? most : `${most} of ${power}`} Power for ${en.points(price)}`,
    ),
  ),
  it: listed(
    'it',
    offers.map(
      ({ faction, power, most, price }) =>
        `${factionNames.it[faction]} ${most === power ? it.power(most) : `${most} di ${it.power(power)}`} per ${it.points(price)}`,
    ),
  ),
});

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
  return { en: `A Town by skipping ${rivers.en}.`, it: `Una Città saltando ${rivers.it}.` };
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
        en: `A build on ${value.build} offers nobody Power.`,
        it: `Costruendo in ${value.build} non si offre Potere a nessuno.`,
      }
    : { en: `Offered: ${all.en}.`, it: `Si offrono: ${all.it}.` };
};

/** The answer to each question that was asked, the build first. */
const headline = (value: TownsAndPowerValue): Pair => {
  const { build, clusters } = value;
  const town = value.cluster && verdict(value.cluster);
  const ended = town && { en: `${town.en}.`, it: `${town.it}.` };
  const answers = [
    build === undefined ? undefined : buildSaid(value),
    ended,
    build === undefined && (clusters.length > 0 || ended === undefined)
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
        en: `${capital(theFactionEn(faction))} take 1 Power for nothing.`,
        it: `${theyIt(faction, 'prende', 'prendono')} 1 Potere gratis.`,
      }
    : {
        en: `For ${en.power(power)} ${theFactionEn(faction)} pay ${power} − 1 VP.`,
        it: `Per ${it.power(power)} ${factionIt(faction)} ${agreeFactionIt(faction, 'paga', 'pagano')} ${power} − 1 PV.`,
      };
};

interface Needs {
  readonly spaces: readonly string[];
  readonly power: number;
  readonly powerNeeded: number;
  readonly count: number;
  readonly structuresNeeded: number;
}

const judged =
  (what: Pair) =>
  ({ spaces, power, powerNeeded, count, structuresNeeded }: Needs): Pair => ({
    en: `${cluster(spaces, 'en')}: ${what.en}. It needs ${en.power(powerNeeded)} and has ${power}; it needs ${structures.en(structuresNeeded)} and counts ${count}.`,
    it: `${cluster(spaces, 'it')}: ${what.it}. Servono ${it.power(powerNeeded)} e ce ne sono ${power}; servono ${structures.it(structuresNeeded)} e ne conta ${count}.`,
  });

const ON_THE_MAP = { en: 'on the map', it: 'sulla Mappa' };

const EMPTY_MAP = { en: 'no Structure on the map', it: 'nessun Edificio sulla Mappa' };

const sentence = (value: TownsAndPowerValue, draft: { readonly faction: string }): Pair => {
  const { build, clusters } = value;
  const found = townsIn(value);
  const said = (lang: Lang, words: Pair): string =>
    [
      ...(value.cluster === undefined
        ? []
        : [`${counts(value.cluster.structures, lang)}: ${verdict(value.cluster)[lang]}`]),
      ...(clusters.length === 0 ? [] : [`${towns[lang](found)} ${ON_THE_MAP[lang]}`]),
      ...(build === undefined ? [] : [words[lang]]),
    ].join('; ') || EMPTY_MAP[lang];
  const none = value.offers.length === 0;
  const all = offered(value);
  const words = {
    en: `for a build on ${build}: ${none ? 'nobody is offered Power' : all.en}`,
    it: `per una costruzione in ${build}: ${none ? 'nessun Potere per nessuno' : all.it}`,
  };
  const faction = draft.faction.trim();
  return {
    en: `${factionSaid('en', faction)}: ${said('en', words)}.`,
    it: `${factionSaid('it', faction)}: ${said('it', words)}.`,
  };
};

export const townsAndPower = calculator(question, {
  name: 'towns-and-power',
  game: 'fire-and-ice',
  title: { en: 'Towns and Power', it: 'Città e Potere' },
  lead: {
    en: 'Whether a cluster of Structures is a Town, and who is offered how much Power when somebody builds.',
    it: 'Se un insieme di Edifici è una Città, e a chi si offre quanto Potere quando qualcuno costruisce.',
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
    takers: { en: 'Points and Bowls of the neighbors', it: 'Punti e Riserve dei vicini' },
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
      en: 'Choose it on the map with the last of the tools, or write its name. Blank: not asked.',
      it: 'Sceglila sulla Mappa con l’ultimo degli strumenti, o scrivine il nome. Vuoto: non richiesta.',
    },
    takers: {
      en: 'Only if a neighbor may be short of points or of room in the Bowls.',
      it: 'Solo se a un vicino possono mancare punti o posto nelle Riserve.',
    },
  },
  options: {
    takers: factionNames,
    faction: factionNames,
    favor: {
      no: { en: 'Not owned', it: 'Non posseduta' },
      yes: { en: 'Owned: 6 Power are enough', it: 'Posseduta: bastano 6 Poteri' },
    },
    touches: yesNo,
    ...boardOptions,
  },
  ways,
  headline,
  lines: {
    ...boardLines,
    power: ({ spaces, structures: list, values, power }) => ({
      en: `${cluster(spaces, 'en')}: ${counts(list, 'en')}, worth ${values.join(' + ')}.`,
      it: `${cluster(spaces, 'it')}: ${counts(list, 'it')}, ${list.length === 1 ? 'che vale' : 'che valgono'} ${values.join(' + ')}.`,
      amount: { en: en.power(power), it: it.power(power) },
    }),
    sanctuary: {
      en: '{structures Structure|Structures}; the Sanctuary counts as 2.',
      it: '{structures Edificio|Edifici}; il Santuario conta come 2.',
      amount: '{count}',
    },
    favor: {
      en: 'With the Favor tile Fire 2 a Town needs less Power.',
      it: 'Con la tessera Favore Fuoco 2 a una Città serve meno Potere.',
      amount: { en: '{needed} Power', it: '{needed Potere|Poteri}' },
    },
    town: judged({ en: 'a Town', it: 'una Città' }),
    'not-enough': judged({ en: 'no Town', it: 'nessuna Città' }),
    'part-of-a-town': {
      en: 'A cluster that touches a Town becomes part of it and founds no second one.',
      it: 'Un insieme che tocca una Città ne diventa parte e non ne fonda una seconda.',
    },
    clusters: {
      en: 'Clusters {faction:ofFaction} on the map.',
      it: 'Insiemi {faction:ofFaction} sulla Mappa.',
      amount: '{clusters}',
    },
    'river-towns': ({ rivers }) => ({
      en: `Skipping ${skipped(rivers).en}, the Mermaids could found a Town.`,
      it: `Saltando ${skipped(rivers).it}, le Sirene potrebbero fondare una Città.`,
    }),
    skips: ({ spaces, rivers }) => ({
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
      en: `${capital(theFactionEn(faction))} have ${en.points(points)} and room for ${en.power(room)}: of ${all} they can take ${most}.`,
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
      it: `L’insieme ha ${count} ${structurePlurals.it[structure]}, ma ogni giocatore ne ha ${max}.`,
    }),
  },
  problems: boardProblems,
  sentence,
});
