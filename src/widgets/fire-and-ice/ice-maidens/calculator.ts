import {
  FAVOR_TILES,
  iceMaidens as question,
  makeBowls,
  makeCults,
  type Cult,
  type IceMaidensValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames } from '../shared/names.ts';
import { inCultIt, phrases, powerLines, ways } from '../shared/phrases.ts';
import { ability, income, tileName, tileOptions } from './tiles.ts';

const { en, it } = phrases;

/** What the tile brings, in a sentence. */
const taken = ({ favor, cults, steps, power, gained, income: each }: IceMaidensValue): Pair => {
  if (favor === undefined)
    return {
      en: 'You have not chosen a Favor tile yet.',
      it: 'Non hai ancora scelto una tessera Favore.',
    };
  const { cult } = FAVOR_TILES[favor];
  const brings: readonly Pair[] = [
    reached(cult, cults[cult], steps),
    ...(power > 0 ? [powerSaid(power, gained)] : []),
    ...(each.coins + each.workers + each.power > 0
      ? [
          {
            en: `get ${income(each, 'en')} each round`,
            it: `ricevi ${income(each, 'it')} a ogni turno di gioco`,
          },
        ]
      : []),
  ];
  const said = (lang: Lang): string =>
    listed(
      lang,
      brings.map((part) => part[lang]),
    );
  return {
    en: `With the Favor tile ${tileName(favor, 'en')} you ${said('en')}.`,
    it: `Con la tessera Favore ${tileName(favor, 'it')} ${said('it')}.`,
  };
};

/** Where the marker of the tile's Cult arrives, or stays. */
const reached = (cult: Cult, after: number, steps: number): Pair =>
  steps === 0
    ? { en: `stay on ${after} in ${cultNames.en[cult]}`, it: `resti a ${after} ${inCultIt(cult)}` }
    : { en: `reach ${after} in ${cultNames.en[cult]}`, it: `arrivi a ${after} ${inCultIt(cult)}` };

const powerSaid = (power: number, gained: number): Pair => {
  if (gained === power) return { en: `gain ${en.power(power)}`, it: `guadagni ${it.power(power)}` };
  return gained === 0
    ? {
        en: `have no room for the ${en.power(power)}`,
        it: `non hai posto per ${it.power(power)}`,
      }
    : {
        en: `gain only ${gained} of the ${en.power(power)}`,
        it: `di ${it.power(power)} ne guadagni solo ${gained}`,
      };
};

const passing = (points: number): Pair =>
  points === 0
    ? { en: 'When you pass, you score nothing.', it: 'Quando passi non fai punti.' }
    : { en: `When you pass, you score ${points} VP.`, it: `Quando passi fai ${points} PV.` };

export const iceMaidens = calculator(question, {
  name: 'ice-maidens',
  game: 'fire-and-ice',
  title: {
    en: 'Ice Maidens: Favor tile and passing',
    it: 'Dame del Ghiaccio: tessera Favore e punti passando',
  },
  lead: {
    en: 'What the Favor tile you take during setup gives you, and what you score when you pass.',
    it: 'Che cosa ti dà la tessera Favore presa nella preparazione, e quanti punti fai quando passi.',
  },
  fields: {
    favor: { en: 'Favor tile', it: 'Tessera Favore' },
    cults: { en: 'Cult markers before the tile', it: 'Pedine dei Culti prima della tessera' },
    bowls: { en: 'Power before the tile', it: 'Potere prima della tessera' },
    round: { en: 'Round', it: 'Turno di gioco' },
    temples: { en: 'Temples on the map', it: 'Templi sulla Mappa' },
    tradingHouses: { en: 'Trading houses on the map', it: 'Empori sulla Mappa' },
    sanctuary: { en: 'Is your Sanctuary built?', it: 'Hai il Santuario?' },
    stronghold: { en: 'Is your Stronghold built?', it: 'Hai la Fortezza?' },
  },
  options: { favor: tileOptions, sanctuary: yesNo, stronghold: yesNo },
  ways: { ...ways, favor: tileName },
  headline: (value) => ({
    en: `${taken(value).en} ${passing(value.points).en}`,
    it: `${taken(value).it} ${passing(value.points).it}`,
  }),
  lines: {
    ...powerLines,
    'takes-tile': {
      aside: true,
      en: 'You take the Favor tile {favor} together with the Faction.',
      it: 'Insieme alla Fazione prendi la tessera Favore {favor}.',
    },
    'tile-to-take': {
      en: 'You take 1 Favor tile of your choice together with the Faction. Choose it above to see what it gives you.',
      it: 'Insieme alla Fazione prendi 1 tessera Favore a tua scelta. Indicala qui sopra per vedere che cosa ti dà.',
    },
    steps: ({ cult, steps, before, after }) => {
      const isStopped = after - before < steps;
      const isMoved = after > before;
      return {
        en: `${cultNames.en[cult]}: ${en.steps(steps)} at once, ${isMoved ? `from ${before} to ${after}` : `but you stay on ${after}`}.${isStopped ? ' Space 10 takes a Town key, and you have no Town yet.' : ''}`,
        it: `${capital(inCultIt(cult))} fai subito ${it.steps(steps)}, ${isMoved ? `da ${before} a ${after}` : `ma resti a ${after}`}.${isStopped ? ' Per la casella 10 serve una chiave di Città, e non hai ancora Città.' : ''}`,
        amount: `+${after - before}`,
      };
    },
    'cult-power': ({ cult, power }) =>
      power === 0
        ? {
            aside: true,
            en: `None of the spaces you reach in ${cultNames.en[cult]} gives Power.`,
            it: `${capital(inCultIt(cult))} nessuna delle caselle che raggiungi dà Potere.`,
          }
        : {
            en: `The spaces you reach in ${cultNames.en[cult]} give ${en.power(power)}.`,
            it: `${capital(inCultIt(cult))} le caselle che raggiungi danno ${it.power(power)}.`,
          },
    income: ({ each, round, received }) => ({
      en: `The tile gives ${income(each, 'en')} in the Income phase of every round.${round > 1 ? ` By round ${round} that makes ${income(received, 'en')}.` : ''}`,
      it: `La tessera dà ${income(each, 'it')} nella fase delle entrate di ogni turno di gioco.${round > 1 ? ` Fino al turno di gioco ${round} fanno ${income(received, 'it')}.` : ''}`,
    }),
    ability: ({ effect }) => ability(effect),
    'tile-points': ({ tradingHouses, points }) => ({
      ...tradingHousesSaid(tradingHouses),
      amount: { en: `+${points} VP`, it: `+${points} PV` },
    }),
    'first-dwellings': {
      aside: true,
      en: 'Your two Dwellings from setup score nothing: the tile works from Phase II on.',
      it: 'Le due Abitazioni della preparazione non danno punti: la tessera vale dalla Fase II.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    temples: ({ temples, each, points }) => ({
      ...templesSaid(temples, each),
      amount: { en: `+${points} VP`, it: `+${points} PV` },
    }),
    'no-stronghold': {
      en: 'Without the Stronghold your Temples score nothing when you pass.',
      it: 'Senza la Fortezza i Templi non danno punti quando passi.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    sanctuary: {
      en: 'The Sanctuary is not a Temple and scores nothing.',
      it: 'Il Santuario non è un Tempio e non dà punti.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
  },
  violations: {
    'no-key': {
      en: 'During setup you cannot be on space 10 of {cult}: it takes a Town key, and there is no Town yet. Enter 9 at most.',
      it: 'Nella preparazione non puoi essere alla casella 10 {cult:ofCult}: serve una chiave di Città, e non ci sono ancora Città. Indica al massimo 9.',
    },
  },
  sentence: (value, draft) => {
    const { points, strongholdPoints, tilePoints } = value;
    const isTaken = value.favor !== undefined;
    const cults = makeCults(value.cults);
    const bowls = makeBowls(value.bowls);
    const isMoved = value.steps > 0;
    const moved = value.gained > 0;
    const sources =
      strongholdPoints > 0 && tilePoints > 0
        ? {
            en: ` That is ${strongholdPoints} for Temples and ${tilePoints} for the tile.`,
            it: ` Sono ${strongholdPoints} per i Templi e ${tilePoints} per la tessera.`,
          }
        : { en: '', it: '' };
    return {
      en: `Ice Maidens with Cults ${draft.cults.trim()} and Bowls ${draft.bowls.trim()}. ${taken(value).en}${isTaken ? ` The Cults ${isMoved ? 'become' : 'stay'} ${cults}${moved ? ` and the Bowls ${bowls}` : ''}.` : ''} ${passing(points).en}${sources.en}`,
      it: `Dame del Ghiaccio con Culti ${draft.cults.trim()} e Riserve ${draft.bowls.trim()}. ${taken(value).it}${isTaken ? ` I Culti ${isMoved ? 'diventano' : 'restano'} ${cults}${moved ? ` e le Riserve ${bowls}` : ''}.` : ''} ${passing(points).it}${sources.it}`,
    };
  },
});

/** What the Stronghold scores for Temples. */
const templesSaid = (temples: number, each: number): Pair => {
  if (temples === 0)
    return {
      en: 'The Stronghold scores for Temples, and you have none.',
      it: 'La Fortezza dà punti per i Templi, e non ne hai.',
    };
  return temples === 1
    ? {
        en: `With the Stronghold you score ${each} VP for your 1 Temple.`,
        it: `Con la Fortezza fai ${each} PV per il tuo unico Tempio.`,
      }
    : {
        en: `With the Stronghold you score ${each} VP for each of your ${temples} Temples.`,
        it: `Con la Fortezza fai ${each} PV per ognuno dei tuoi ${temples} Templi.`,
      };
};

/** What the tile scores for. */
const tradingHousesSaid = (houses: number): Pair => {
  if (houses === 0)
    return {
      en: 'The tile scores for Trading houses, and you have none on the map.',
      it: 'La tessera dà punti per gli Empori, e sulla Mappa non ne hai.',
    };
  return houses === 1
    ? {
        en: 'The tile scores for your 1 Trading house on the map.',
        it: 'La tessera dà punti per il tuo unico Emporio sulla Mappa.',
      }
    : {
        en: `The tile scores for your ${houses} Trading houses on the map.`,
        it: `La tessera dà punti per i tuoi ${houses} Empori sulla Mappa.`,
      };
};

export const labels = {
  setup: { en: 'At setup', it: 'Nella preparazione' },
  pass: { en: 'When you pass', it: 'Quando passi' },
  noTile: { en: 'Not taken yet', it: 'Non ancora presa' },
};
