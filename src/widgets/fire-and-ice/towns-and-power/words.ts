import type {
  ClusterValue,
  Faction,
  RawTownsAndPower,
  Structure,
  TownsAndPowerLine,
  TownsAndPowerValue,
  TownsAndPowerViolation,
  TownVerdict,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { boardProblem } from '../shared/board-problem.ts';
import { boardViolation } from '../shared/board-words.ts';
import {
  accorda,
  factionNames,
  factionSaid,
  laFazione,
  mapNames,
  structureNames,
  structurePlurals,
  theFaction,
} from '../shared/names.ts';

type Words = CalculatorWords<
  keyof RawTownsAndPower,
  TownsAndPowerValue,
  TownsAndPowerLine,
  TownsAndPowerViolation
>;

/** `2 Dwellings and 1 Stronghold`. */
const counts = (lang: Lang, structures: readonly Structure[]): string => {
  const kinds = [...new Set(structures)];
  return listed(
    lang,
    kinds.map((kind) => {
      const count = structures.filter((structure) => structure === kind).length;
      return `${count} ${(count === 1 ? structureNames : structurePlurals)[lang][kind]}`;
    }),
  );
};

const structures = counted('Structure', 'Structures');
const towns = counted('Town', 'Towns');
const points = counted('VP', 'VP');

/** Which cluster a line is about: a list of spaces, or the one that was described. */
const clusterEn = (spaces: readonly string[]): string =>
  spaces.length === 0 ? 'The cluster' : listed('en', spaces);

const townsIn = ({ clusters }: TownsAndPowerValue): number =>
  clusters.filter(({ verdict }) => verdict === 'town').length;

const verdictEn = ({
  verdict,
  power,
  count,
  powerNeeded,
  structuresNeeded,
}: ClusterValue): string => {
  switch (verdict) {
    case 'town':
      return `A Town: ${power} Power, ${structures(count)}.`;
    case 'part-of-a-town':
      return 'No new Town: the cluster becomes part of the old one.';
    case 'not-enough':
      return `No Town: ${power} Power (${powerNeeded} needed), ${structures(count)} (${structuresNeeded} needed).`;
  }
};

const offersEn = ({ offers }: TownsAndPowerValue): string =>
  listed(
    'en',
    offers.map(
      ({ faction, power, most, price }) =>
        `${factionNames.en[faction]} ${most === power ? most : `${most} of ${power}`} Power for ${points(price)}`,
    ),
  );

/** The answer to each question that was asked, the build first. */
const headlineEn = (value: TownsAndPowerValue): string => {
  const { cluster, build, offers } = value;
  const town = cluster === undefined ? [] : [verdictEn(cluster)];
  if (build === undefined) return [...town, ...onTheMapEn(value)].join(' ');
  const offered =
    offers.length === 0
      ? `A build on ${build} offers nobody Power.`
      : `Offered: ${offersEn(value)}.`;
  return [offered, ...town].join(' ');
};

const onTheMapEn = (value: TownsAndPowerValue): readonly string[] => {
  const { cluster, clusters } = value;
  if (clusters.length > 0) return [townsEn(value)];
  return cluster === undefined ? ['You have no Structure on the map.'] : [];
};

const townsEn = (value: TownsAndPowerValue): string => {
  const { riverTowns } = value;
  if (townsIn(value) > 0) return `${towns(townsIn(value))} on the map.`;
  if (riverTowns.length > 0) {
    return riverTowns.length === 1
      ? `A Town by skipping the River space ${listed('en', riverTowns)}.`
      : `A Town by skipping one of the River spaces ${listed('en', riverTowns)}.`;
  }
  return 'No Town on the map.';
};

const priceEn = (faction: Faction, power: number): string => {
  if (power === 0) return `${capital(theFaction(faction))} can take nothing and pay nothing.`;
  return power === 1
    ? `${capital(theFaction(faction))} take 1 Power for nothing.`
    : `For ${power} Power ${theFaction(faction)} pay ${power} − 1 VP.`;
};

const EN: Words = {
  title: 'Towns and Power',
  lead: 'Whether a cluster of Structures is a Town, and who is offered how much Power when somebody builds.',
  fields: {
    faction: 'Your Faction',
    cluster: 'Structures of the cluster',
    favor: 'Favor tile Fire 2',
    touches: 'The cluster touches a Town of yours',
    map: 'Which map',
    board: 'Board',
    hex: 'Space where you build or upgrade',
    takers: 'Points and Bowls of the neighbors',
  },
  hints: {
    cluster: 'Tap the lower row to add, the upper row to take away. Blank: not asked.',
    board: 'One part for each player, with “;” between: “witches:E3d;yetis.mountains:E2s,F1d”.',
    hex: 'Choose it on the map with the last of the tools, or write its name. Blank: not asked.',
    takers: 'Only if a neighbor may be short of points or of room in the Bowls.',
  },
  options: {
    faction: factionNames.en,
    favor: { no: 'Not owned', yes: 'Owned: 6 Power are enough' },
    touches: yesNo.en,
    map: mapNames.en,
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'power':
        return [
          `${clusterEn(line.spaces)}: ${counts('en', line.structures)}, worth ${line.values.join(' + ')}.`,
          `${line.power} Power`,
        ];
      case 'sanctuary':
        return [`${structures(line.structures)}; the Sanctuary counts as 2.`, String(line.count)];
      case 'favor':
        return [`With the Favor tile Fire 2 a Town needs less Power.`, `${line.needed} Power`];
      case 'town':
        return [
          `${clusterEn(line.spaces)}: a Town. It needs ${line.powerNeeded} Power and has ${line.power}; it needs ${structures(line.structuresNeeded)} and counts ${line.count}.`,
        ];
      case 'not-enough':
        return [
          `${clusterEn(line.spaces)}: no Town. It needs ${line.powerNeeded} Power and has ${line.power}; it needs ${structures(line.structuresNeeded)} and counts ${line.count}.`,
        ];
      case 'part-of-a-town':
        return ['A cluster that touches a Town becomes part of it and founds no second one.'];
      case 'clusters':
        return [`Clusters of ${theFaction(line.faction)} on the map.`, String(line.clusters)];
      case 'river-towns':
        return [
          `Skipping ${line.rivers.length === 1 ? 'the River space' : 'one of the River spaces'} ${listed('en', line.rivers)}, the Mermaids could found a Town.`,
        ];
      case 'offer':
        return [
          `${capital(theFaction(line.faction))} have ${listed('en', line.from)} next to ${line.hex}.`,
          `${line.power} Power`,
        ];
      case 'no-offer':
        return [`No other player has a Structure next to ${line.hex}.`];
      case 'price':
        return [priceEn(line.faction, line.power), points(line.price)];
      case 'limit':
        return [
          `${capital(theFaction(line.faction))} have ${points(line.points)} and room for ${line.room} Power: of ${line.offered} they can take ${line.most}.`,
        ];
    }
  },
  violation: (violation) => {
    if (violation.code === 'occupied')
      return `${violation.space} holds a Structure of ${theFaction(violation.faction)}. Choose an empty space or one of yours.`;
    return violation.code === 'cluster-too-many'
      ? `The cluster has ${violation.count} ${structurePlurals.en[violation.structure]}; a player has only ${violation.max}.`
      : boardViolation.en(violation);
  },
  problem: boardProblem('en'),
  sentence: (draft, value) => {
    const whose = factionSaid('en', draft.faction.trim());
    const parts = [
      ...(value.cluster === undefined
        ? []
        : [`${counts('en', value.cluster.structures)}: ${verdictEn(value.cluster).slice(0, -1)}`]),
      ...(value.clusters.length === 0 ? [] : [`${towns(townsIn(value))} on the map`]),
      ...(value.build === undefined
        ? []
        : [
            `for a build on ${value.build}: ${value.offers.length === 0 ? 'nobody is offered Power' : offersEn(value)}`,
          ]),
    ];
    return `${whose}: ${parts.length === 0 ? 'no Structure on the map' : parts.join('; ')}.`;
  },
};

const edifici = counted('Edificio', 'Edifici');
const citta = counted('Città', 'Città');
const poteri = counted('Potere', 'Poteri');
const punti = counted('PV', 'PV');

const clusterIt = (spaces: readonly string[]): string =>
  spaces.length === 0 ? 'L’insieme' : listed('it', spaces);

const verdictIt = ({
  verdict,
  power,
  count,
  powerNeeded,
  structuresNeeded,
}: ClusterValue): string => {
  switch (verdict) {
    case 'town':
      return `È una Città: ${poteri(power)}, ${edifici(count)}.`;
    case 'part-of-a-town':
      return 'Nessuna nuova Città: l’insieme diventa parte della vecchia.';
    case 'not-enough':
      return `Nessuna Città: ${poteri(power)} (ne servono ${powerNeeded}), ${edifici(count)} (ne servono ${structuresNeeded}).`;
  }
};

const offersIt = ({ offers }: TownsAndPowerValue): string =>
  listed(
    'it',
    offers.map(
      ({ faction, power, most, price }) =>
        `${factionNames.it[faction]} ${most === power ? poteri(most) : `${most} di ${poteri(power)}`} per ${punti(price)}`,
    ),
  );

const headlineIt = (value: TownsAndPowerValue): string => {
  const { cluster, build, offers } = value;
  const town = cluster === undefined ? [] : [verdictIt(cluster)];
  if (build === undefined) return [...town, ...onTheMapIt(value)].join(' ');
  const offered =
    offers.length === 0
      ? `Costruendo in ${build} non si offre Potere a nessuno.`
      : `Si offrono: ${offersIt(value)}.`;
  return [offered, ...town].join(' ');
};

const onTheMapIt = (value: TownsAndPowerValue): readonly string[] => {
  const { cluster, clusters } = value;
  if (clusters.length > 0) return [townsIt(value)];
  return cluster === undefined ? ['Non hai Edifici sulla Mappa.'] : [];
};

const townsIt = (value: TownsAndPowerValue): string => {
  const { riverTowns } = value;
  if (townsIn(value) > 0) return `${citta(townsIn(value))} sulla Mappa.`;
  if (riverTowns.length > 0) {
    return riverTowns.length === 1
      ? `Una Città saltando la casella di Fiume ${listed('it', riverTowns)}.`
      : `Una Città saltando una delle caselle di Fiume ${listed('it', riverTowns)}.`;
  }
  return 'Nessuna Città sulla Mappa.';
};

const priceIt = (faction: Faction, power: number): string => {
  const chi = laFazione(faction);
  if (power === 0)
    return `${capital(chi)} non ${accorda(faction, 'può', 'possono')} prendere nulla e non ${accorda(faction, 'paga', 'pagano')} nulla.`;
  return power === 1
    ? `${capital(chi)} ${accorda(faction, 'prende', 'prendono')} 1 Potere gratis.`
    : `Per ${poteri(power)} ${chi} ${accorda(faction, 'paga', 'pagano')} ${power} − 1 PV.`;
};

const IT: Words = {
  title: 'Città e Potere',
  lead: 'Se un insieme di Edifici è una Città, e a chi si offre quanto Potere quando qualcuno costruisce.',
  fields: {
    faction: 'La tua Fazione',
    cluster: 'Edifici dell’insieme',
    favor: 'Tessera Favore Fuoco 2',
    touches: 'L’insieme tocca una tua Città',
    map: 'Quale Mappa',
    board: 'Tabellone',
    hex: 'Casella su cui costruisci o migliori',
    takers: 'Punti e Riserve dei vicini',
  },
  hints: {
    cluster: 'Tocca la riga sotto per aggiungere, quella sopra per togliere. Vuoto: non richiesto.',
    board: 'Una parte per giocatore, con «;» in mezzo: «witches:E3d;yetis.mountains:E2s,F1d».',
    hex: 'Sceglila sulla Mappa con l’ultimo degli strumenti, o scrivine il nome. Vuoto: non richiesta.',
    takers: 'Solo se a un vicino possono mancare punti o posto nelle Riserve.',
  },
  options: {
    faction: factionNames.it,
    favor: { no: 'Non posseduta', yes: 'Posseduta: bastano 6 Poteri' },
    touches: yesNo.it,
    map: mapNames.it,
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'power':
        return [
          `${clusterIt(line.spaces)}: ${counts('it', line.structures)}, ${line.structures.length === 1 ? 'che vale' : 'che valgono'} ${line.values.join(' + ')}.`,
          poteri(line.power),
        ];
      case 'sanctuary':
        return [`${edifici(line.structures)}; il Santuario conta come 2.`, String(line.count)];
      case 'favor':
        return [
          'Con la tessera Favore Fuoco 2 a una Città serve meno Potere.',
          poteri(line.needed),
        ];
      case 'town':
        return [
          `${clusterIt(line.spaces)}: una Città. Servono ${poteri(line.powerNeeded)} e ce ne sono ${line.power}; servono ${edifici(line.structuresNeeded)} e ne conta ${line.count}.`,
        ];
      case 'not-enough':
        return [
          `${clusterIt(line.spaces)}: nessuna Città. Servono ${poteri(line.powerNeeded)} e ce ne sono ${line.power}; servono ${edifici(line.structuresNeeded)} e ne conta ${line.count}.`,
        ];
      case 'part-of-a-town':
        return ['Un insieme che tocca una Città ne diventa parte e non ne fonda una seconda.'];
      case 'clusters':
        return [`Insiemi ${laFazione(line.faction, 'di')} sulla Mappa.`, String(line.clusters)];
      case 'river-towns':
        return [
          `Saltando ${line.rivers.length === 1 ? 'la casella di Fiume' : 'una delle caselle di Fiume'} ${listed('it', line.rivers)}, le Sirene potrebbero fondare una Città.`,
        ];
      case 'offer':
        return [
          `${capital(laFazione(line.faction))} ${accorda(line.faction, 'ha', 'hanno')} ${listed('it', line.from)} accanto a ${line.hex}.`,
          poteri(line.power),
        ];
      case 'no-offer':
        return [`Nessun altro giocatore ha Edifici accanto a ${line.hex}.`];
      case 'price':
        return [priceIt(line.faction, line.power), punti(line.price)];
      case 'limit':
        return [
          `${capital(laFazione(line.faction))} ${accorda(line.faction, 'ha', 'hanno')} ${punti(line.points)} e posto per ${poteri(line.room)}: di ${line.offered} ne ${accorda(line.faction, 'può', 'possono')} prendere ${line.most}.`,
        ];
    }
  },
  violation: (violation) => {
    if (violation.code === 'occupied')
      return `In ${violation.space} c’è un Edificio ${laFazione(violation.faction, 'di')}. Scegli una casella libera o una tua.`;
    return violation.code === 'cluster-too-many'
      ? `L’insieme ha ${violation.count} ${structurePlurals.it[violation.structure]}, ma ogni giocatore ne ha ${violation.max}.`
      : boardViolation.it(violation);
  },
  problem: boardProblem('it'),
  sentence: (draft, value) => {
    const whose = factionSaid('it', draft.faction.trim());
    const parts = [
      ...(value.cluster === undefined
        ? []
        : [`${counts('it', value.cluster.structures)}: ${verdictIt(value.cluster).slice(0, -1)}`]),
      ...(value.clusters.length === 0 ? [] : [`${citta(townsIn(value))} sulla Mappa`]),
      ...(value.build === undefined
        ? []
        : [
            `per una costruzione in ${value.build}: ${value.offers.length === 0 ? 'nessun Potere per nessuno' : offersIt(value)}`,
          ]),
    ];
    return `${whose}: ${parts.length === 0 ? 'nessun Edificio sulla Mappa' : parts.join('; ')}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly cluster: string;
  readonly add: (structure: Structure) => string;
  readonly remove: (structure: Structure) => string;
  readonly none: string;
  readonly onTheMap: string;
  readonly pick: string;
  readonly takers: {
    readonly add: string;
    readonly row: (number: number) => string;
    readonly remove: (number: number) => string;
  };
  readonly taker: string;
  readonly amounts: readonly string[];
  readonly offer: string;
  readonly town: string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    cluster: 'Cluster',
    add: (structure) => `Add: ${structureNames.en[structure]}`,
    remove: (structure) => `Take away: ${structureNames.en[structure]}`,
    none: 'No Structures yet.',
    onTheMap: 'On the map: clusters, and Power for the neighbors',
    pick: 'The space where you build',
    takers: {
      add: 'Add a neighbor',
      row: (number) => `Neighbor ${number}`,
      remove: (number) => `Take away neighbor ${number}`,
    },
    taker: 'Faction',
    amounts: ['VP', 'Bowl I', 'Bowl II', 'Bowl III'],
    offer: 'Is offered Power for this Structure',
    town: 'Could be skipped for a Town',
  },
  it: {
    cluster: 'Insieme',
    add: (structure) => `Aggiungi: ${structureNames.it[structure]}`,
    remove: (structure) => `Togli: ${structureNames.it[structure]}`,
    none: 'Ancora nessun Edificio.',
    onTheMap: 'Sulla Mappa: gli insiemi, e il Potere per i vicini',
    pick: 'La casella su cui costruisci',
    takers: {
      add: 'Aggiungi un vicino',
      row: (number) => `Vicino ${number}`,
      remove: (number) => `Togli il vicino ${number}`,
    },
    taker: 'Fazione',
    amounts: ['PV', 'Riserva 1', 'Riserva 2', 'Riserva 3'],
    offer: 'Per questo Edificio si offre Potere',
    town: 'Si potrebbe saltare per una Città',
  },
};

interface TableWords {
  readonly offers: string;
  readonly neighbor: string;
  readonly offered: string;
  readonly most: string;
  readonly price: string;
  readonly clusters: string;
  readonly spaces: string;
  readonly power: string;
  readonly structures: string;
  readonly verdict: string;
  readonly verdicts: Readonly<Record<TownVerdict, string>>;
}

export const tableWords: Readonly<Record<Lang, TableWords>> = {
  en: {
    offers: 'Power offered to the neighbors',
    neighbor: 'Neighbor',
    offered: 'Power',
    most: 'At most',
    price: 'Price',
    clusters: 'Clusters on the map',
    spaces: 'Cluster',
    power: 'Power',
    structures: 'Structures',
    verdict: 'Town',
    verdicts: { town: 'yes', 'part-of-a-town': 'part of one', 'not-enough': 'no' },
  },
  it: {
    offers: 'Potere offerto ai vicini',
    neighbor: 'Vicino',
    offered: 'Poteri',
    most: 'Al più',
    price: 'Prezzo',
    clusters: 'Insiemi sulla Mappa',
    spaces: 'Insieme',
    power: 'Poteri',
    structures: 'Edifici',
    verdict: 'Città',
    verdicts: { town: 'sì', 'part-of-a-town': 'parte di una', 'not-enough': 'no' },
  },
};
