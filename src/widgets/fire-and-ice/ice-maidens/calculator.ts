import {
  FAVOR_TILES,
  iceMaidens as question,
  makeBowls,
  makeCults,
  type IceMaidensValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { cultNames } from '../shared/names.ts';
import { inCultIt, phrases, powerLines, ways } from '../shared/phrases.ts';
import { ability, income, tileName, tileOptions } from './tiles.ts';

const { en, it } = phrases;

/** What the tile brings, in a sentence. */
const taken = ({ favor, cults, power, gained, income: each }: IceMaidensValue): Pair => {
  if (favor === undefined)
    return { en: 'No Favor tile taken yet.', it: 'Nessuna tessera Favore ancora presa.' };
  const { cult } = FAVOR_TILES[favor];
  const moves = gained > 0;
  const isFull = gained < power;
  const pays = each.coins + each.workers + each.power > 0;
  return {
    en: `${tileName(favor, 'en')}: you reach ${cults[cult]} in ${cultNames.en[cult]}${moves ? ` and gain ${en.power(gained)}` : ''}${isFull ? ` (room for ${gained} of ${power})` : ''}${pays ? `; each round ${income(each, 'en')}` : ''}.`,
    it: `${tileName(favor, 'it')}: arrivi a ${cults[cult]} ${inCultIt(cult)}${moves ? ` e guadagni ${it.power(gained)}` : ''}${isFull ? ` (posto per ${gained} di ${power})` : ''}${pays ? `; a ogni turno di gioco ${income(each, 'it')}` : ''}.`,
  };
};

export const iceMaidens = calculator(question, {
  name: 'ice-maidens',
  game: 'fire-and-ice',
  title: {
    en: 'Ice Maidens: Favor tile and passing',
    it: 'Dame del Ghiaccio: tessera Favore e punti passando',
  },
  lead: {
    en: 'What the Favor tile you take at setup brings, and what you score when you pass.',
    it: 'Che cosa porta la tessera Favore presa nella preparazione, e quanti punti fai quando passi.',
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
    en: `${taken(value).en} Passing scores ${value.points} VP.`,
    it: `${taken(value).it} Passando fai ${value.points} PV.`,
  }),
  lines: {
    ...powerLines,
    'takes-tile': {
      en: 'You take the Favor tile {favor} together with the Faction.',
      it: 'Insieme alla Fazione prendi la tessera Favore {favor}.',
    },
    'tile-to-take': {
      en: 'You take 1 Favor tile of your choice together with the Faction. Choose it above to see what it brings.',
      it: 'Insieme alla Fazione prendi 1 tessera Favore a tua scelta. Indicala qui sopra per vedere che cosa porta.',
    },
    steps: ({ cult, steps, before, after }) => {
      const isStopped = after - before < steps;
      return {
        en: `${cultNames.en[cult]}: ${en.steps(steps)} at once, from ${before} to ${after}.${isStopped ? ' Space 10 takes a Town key, and no Town stands yet.' : ''}`,
        it: `${capital(inCultIt(cult))} fai subito ${it.steps(steps)}, da ${before} a ${after}.${isStopped ? ' Alla casella 10 serve una chiave di Città, e Città non ce ne sono ancora.' : ''}`,
        amount: `+${after - before}`,
      };
    },
    'cult-power': ({ cult, after, power }) =>
      power === 0
        ? {
            en: `${cultNames.en[cult]} up to ${after}: no space reached gives Power.`,
            it: `${capital(inCultIt(cult))}, fino a ${after}, nessuna casella raggiunta dà Potere.`,
            amount: '+0',
          }
        : {
            en: `${cultNames.en[cult]} up to ${after}: the spaces reached give ${en.power(power)}.`,
            it: `${capital(inCultIt(cult))}, fino a ${after}, le caselle raggiunte danno ${it.power(power)}.`,
          },
    income: ({ each, round, received }) => ({
      en: `The tile gives ${income(each, 'en')} in the Income phase of every round.${round > 1 ? ` Up to round ${round} that makes ${income(received, 'en')}.` : ''}`,
      it: `La tessera dà ${income(each, 'it')} nella fase delle entrate di ogni turno di gioco.${round > 1 ? ` Fino al turno di gioco ${round} fanno ${income(received, 'it')}.` : ''}`,
    }),
    ability: ({ effect }) => ability(effect),
    'tile-points': {
      en: 'The tile scores for {tradingHouses Trading house|Trading houses} on the map.',
      it: 'La tessera conta {tradingHouses Emporio|Empori} sulla Mappa.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    'first-dwellings': {
      en: 'Your two Dwellings of the setup score nothing: the tile works from Phase II on.',
      it: 'Le due Abitazioni della preparazione non danno punti: la tessera vale dalla Fase II.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    temples: {
      en: 'Stronghold: {each} VP for each of your {temples Temple|Temples}.',
      it: 'Fortezza: {each} PV per Tempio, e hai {temples Tempio|Templi}.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    'no-stronghold': {
      en: 'Without the Stronghold, Temples score nothing on passing.',
      it: 'Senza la Fortezza i Templi non danno punti quando passi.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    sanctuary: {
      en: 'The Sanctuary is no Temple and scores nothing.',
      it: 'Il Santuario non è un Tempio e non dà punti.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
  },
  violations: {},
  sentence: (value, draft) => {
    const { points, strongholdPoints, tilePoints } = value;
    const cults = makeCults(value.cults);
    const bowls = makeBowls(value.bowls);
    return {
      en: `Ice Maidens with Cults ${draft.cults.trim()} and Bowls ${draft.bowls.trim()}. ${taken(value).en} Afterwards Cults ${cults}, Bowls ${bowls}. Passing scores ${points} VP (Stronghold ${strongholdPoints}, tile ${tilePoints}).`,
      it: `Dame del Ghiaccio con Culti ${draft.cults.trim()} e Riserve ${draft.bowls.trim()}. ${taken(value).it} Alla fine Culti ${cults}, Riserve ${bowls}. Passando si fanno ${points} PV (Fortezza ${strongholdPoints}, tessera ${tilePoints}).`,
    };
  },
});

export const labels = {
  setup: { en: 'At setup', it: 'Nella preparazione' },
  pass: { en: 'When you pass', it: 'Quando passi' },
  noTile: { en: 'Not taken yet', it: 'Non ancora presa' },
};
