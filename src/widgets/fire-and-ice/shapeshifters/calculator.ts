import {
  makeBowls,
  shapeshifters as question,
  SHIFT_TOKENS,
  type Faction,
  type ShapeshiftersValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { factionNames, factionIt, terrainNames, theFactionEn } from '../shared/names.ts';
import {
  agreeTerrainIt,
  burnLines,
  phrases,
  powerLines,
  terrainIt,
  tokenViolations,
  ways,
} from '../shared/phrases.ts';
import { seatProblems, tableViolations } from '../shared/table-words.ts';

const { en, it } = phrases;

const BONUS: Readonly<Record<ShapeshiftersValue['bonus'] | 'full', Pair>> = {
  none: { en: 'The building brings you nothing.', it: 'La costruzione non ti porta niente.' },
  token: {
    en: 'You pay 1 VP and put a Power token into Bowl III.',
    it: 'Paghi 1 PV e metti un segnalino Potere nella Riserva 3.',
  },
  'token-offered': {
    en: 'You do not buy the Power token for 1 VP.',
    it: 'Non compri il segnalino Potere per 1 PV.',
  },
  power: {
    en: 'All neighbors refuse: you gain 1 Power.',
    it: 'Tutti i vicini rifiutano: guadagni 1 Potere.',
  },
  full: {
    en: 'All neighbors refuse, but you have no room for the Power.',
    it: 'Tutti i vicini rifiutano, ma non hai posto per il Potere.',
  },
};

/** The new Home terrain, if there is one, and what it costs. */
const changed = ({
  home,
  targets,
  power,
  tokens,
  ways: paid,
}: ShapeshiftersValue): Pair | undefined => {
  // The old one is never open.
  const isNew = targets.some(({ terrain, open }) => terrain === home && open);
  if (!isNew) return undefined;
  const price = paid.length > 0 ? 'tokens' : 'power';
  const count = paid.length > 0 ? tokens : power;
  return {
    en: `${terrainNames.en[home]} becomes your Home terrain for ${en[price](count)}.`,
    it: `${terrainIt(home)} ${agreeTerrainIt(home, 'diventa', 'diventano')} il tuo Terreno Ideale per ${it[price](count)}.`,
  };
};

/** What the building brings, then the change; a building without effect is left out beside a change. */
const outcome = (value: ShapeshiftersValue): Pair => {
  const { bonus, gained } = value;
  const built = BONUS[bonus === 'power' && gained === 0 ? 'full' : bonus];
  const change = changed(value);
  if (change === undefined) return built;
  return bonus === 'none'
    ? { en: change.en, it: capital(change.it) }
    : {
        en: `${built.en} On a later turn, ${change.en}`,
        it: `${built.it} In un turno successivo ${change.it}`,
      };
};

export const shapeshifters = calculator(question, {
  name: 'shapeshifters',
  game: 'fire-and-ice',
  title: {
    en: 'Shapeshifters: tokens and a new home',
    it: 'Mutaforma: segnalini e nuovo Terreno Ideale',
  },
  lead: {
    en: 'What you get when neighbors take or refuse the Power of your building, and what a change of Home terrain costs.',
    it: 'Che cosa ottieni quando i vicini prendono o rifiutano il Potere della tua costruzione, e quanto costa cambiare Terreno Ideale.',
  },
  fields: {
    home: { en: 'Home terrain now', it: 'Terreno Ideale adesso' },
    pieces: { en: 'First Home terrain', it: 'Primo Terreno Ideale' },
    opponents: { en: 'Other players', it: 'Altri giocatori' },
    neighbors: { en: 'Neighbors', it: 'Vicini' },
    taking: { en: 'Of them, taking Power', it: 'Di questi, prendono Potere' },
    full: { en: 'Of them, without room for it', it: 'Di questi, senza posto' },
    pay: { en: 'Do you pay 1 VP if you may?', it: 'Paghi 1 PV, se puoi?' },
    points: { en: 'Your VP', it: 'I tuoi PV' },
    bowls: { en: 'Power now', it: 'Potere adesso' },
    target: { en: 'New Home terrain', it: 'Nuovo Terreno Ideale' },
    stronghold: { en: 'Is your Stronghold built?', it: 'Hai la Fortezza?' },
    changed: { en: 'Changed already this turn?', it: 'Già cambiato in questo tuo turno?' },
    payWith: { en: 'You pay with', it: 'Paghi con' },
    tokens: { en: 'Tokens you give up', it: 'Segnalini a cui rinunci' },
    tokenPrice: { en: 'A change costs', it: 'Un cambio costa' },
    fullNeighbors: {
      en: 'A neighbor without room for Power',
      it: 'Un vicino senza posto per il Potere',
    },
  },
  hints: {
    neighbors: {
      en: 'Players with Structures next to your building.',
      it: 'Giocatori con Edifici accanto alla tua costruzione.',
    },
    pieces: {
      en: 'Its colour is that of your pieces.',
      it: 'Il suo colore è quello dei tuoi pezzi.',
    },
    tokens: {
      en: 'Optional: while blank, the lowest Bowls pay.',
      it: 'Facoltativo: se è vuoto, pagano le Riserve più basse.',
    },
  },
  options: {
    opponents: factionNames,
    home: terrainNames,
    pieces: terrainNames,
    pay: yesNo,
    target: terrainNames,
    stronghold: yesNo,
    changed: yesNo,
    payWith: {
      power: { en: 'Power', it: 'Potere' },
      tokens: { en: 'Power tokens', it: 'Segnalini Potere' },
    },
    tokenPrice: {
      official: {
        en: `${SHIFT_TOKENS.official} tokens, as officially changed`,
        it: `${SHIFT_TOKENS.official} segnalini, secondo la modifica ufficiale`,
      },
      printed: {
        en: `${SHIFT_TOKENS.printed} tokens, as the Italian booklet prints`,
        it: `${SHIFT_TOKENS.printed} segnalini, come stampa il libretto italiano`,
      },
    },
    fullNeighbors: {
      ignored: { en: 'is ignored', it: 'non si considera' },
      refusing: { en: 'counts as refusing', it: 'conta fra chi rifiuta' },
    },
  },
  ways,
  headline: (value) => ({
    en: `${outcome(value).en} Afterwards: ${value.points} VP, Bowls ${makeBowls(value.bowls)}.`,
    it: `${outcome(value).it} Alla fine: ${value.points} PV, Riserve ${makeBowls(value.bowls)}.`,
  }),
  lines: {
    ...powerLines,
    ...burnLines,
    token: {
      en: '{taking neighbor takes|neighbors take} Power: you pay {price} VP ({pointsBefore} before, {pointsAfter} after) for a token into Bowl III: Bowls {before:bowls} before, {after:bowls} after.',
      it: '{taking vicino prende|vicini prendono} Potere: paghi {price} PV ({pointsBefore} prima, {pointsAfter} dopo) per un segnalino nella Riserva 3: Riserve {before:bowls} prima, {after:bowls} dopo.',
      amount: { en: '−{price} VP', it: '−{price} PV' },
    },
    'token-offered': {
      en: '{taking neighbor takes|neighbors take} Power: {price} VP would buy a token into Bowl III.',
      it: '{taking vicino prende|vicini prendono} Potere: con {price} PV si compra un segnalino nella Riserva 3.',
    },
    once: {
      en: '{taking neighbor takes|neighbors take} Power, but one building brings at most {tokens} token.',
      it: '{taking vicino prende|vicini prendono} Potere, ma una costruzione porta al massimo {tokens} segnalino.',
    },
    'cannot-pay': {
      en: 'With {points} VP you could not pay {price}.',
      it: 'Con {points} PV non potresti pagarne {price}.',
    },
    refused: ({ neighbors, power }) => ({
      en: `${refusing(neighbors).en}: you gain Power instead, free of charge.`,
      it: `${refusing(neighbors).it}: guadagni tu Potere, gratis.`,
      amount: { en: en.power(power), it: it.power(power) },
    }),
    'no-neighbors': {
      en: 'Without a neighbor there is neither token nor Power.',
      it: 'Senza vicini non c’è né segnalino né Potere.',
    },
    'full-neighbors': ({ full, reading }) =>
      reading === 'ignored'
        ? {
            en: `${en.neighbors(full)} without room for Power: ignored.`,
            it: `${it.neighbors(full)} senza posto per il Potere: ${full === 1 ? 'non si considera' : 'non si considerano'}.`,
          }
        : {
            en: `${en.neighbors(full)} without room for Power: counted among those who refuse.`,
            it: `${it.neighbors(full)} senza posto per il Potere: ${full === 1 ? 'conta' : 'contano'} fra chi rifiuta.`,
          },
    'changes-home': {
      en: 'Your Home terrain changes from {before:fromTerrain} to {after:toTerrain}.',
      it: 'Il tuo Terreno Ideale passa {before:fromTerrain} {after:toTerrain}.',
    },
    'start-only': {
      en: '{faction:Faction} only started on {terrain}: you may still change to it.',
      it: 'Per {faction} {terrain} {terrain:are} solo il Terreno Iniziale: puoi passarci lo stesso.',
    },
    'pays-power': {
      en: 'You move {power} Power from Bowl III to Bowl I; the Bowls then hold {after:bowls}.',
      it: 'Sposti {power Potere|Poteri} dalla Riserva 3 alla Riserva 1; nelle Riserve restano {after:bowls}.',
      amount: '−{power}',
    },
    'pays-tokens': ({ tokens, taken, reading, before, after }) => ({
      en: `You give up ${en.tokens(tokens)} (${makeBowls(taken)}), ${PRICE[reading].en}: Bowls ${makeBowls(before)} before, ${makeBowls(after)} after.`,
      it: `Rinunci a ${it.tokens(tokens)} (${makeBowls(taken)}), ${PRICE[reading].it}: Riserve ${makeBowls(before)} prima, ${makeBowls(after)} dopo.`,
      amount: `−${tokens}`,
    }),
    action: {
      en: 'The change is your action for that turn: you do nothing else with it.',
      it: 'Il cambio è la tua azione di quel turno: non ne fai altre.',
    },
    'two-turns': {
      en: 'The building is the action of an earlier turn: what the others do in between may still change your Bowls.',
      it: 'La costruzione è l’azione di un tuo turno precedente: ciò che gli altri fanno nel frattempo può ancora cambiare le tue Riserve.',
    },
    'keeps-pieces': ({ color, home }) =>
      color === home
        ? {
            en: `You go on with your ${ways.color.en[color]} pieces.`,
            it: `Continui con i tuoi pezzi di colore ${ways.color.it[color]}.`,
          }
        : {
            en: `You keep your ${ways.color.en[color]} pieces, though the new terrain’s colour is ${ways.color.en[home]}.`,
            it: `Tieni i tuoi pezzi di colore ${ways.color.it[color]}, anche se il nuovo Terreno ha il ${ways.color.it[home]}.`,
          },
  },
  violations: {
    ...tableViolations,
    ...tokenViolations,
    'too-many-neighbors': ({ taking, full, neighbors }) => ({
      en: `Those who take Power and those without room make ${taking + full}, but there ${neighbors === 1 ? 'is' : 'are'} ${en.neighbors(neighbors)}: correct one of the numbers.`,
      it: `Chi prende Potere e chi non ha posto fanno ${taking + full}, ma i vicini sono ${neighbors}: correggi uno dei numeri.`,
    }),
    'no-point': {
      en: 'The token costs {price} VP and you have {points}: you cannot buy it.',
      it: 'Il segnalino costa {price} PV e tu ne hai {points}: non puoi comprarlo.',
    },
    'no-stronghold': {
      en: 'You may change your Home terrain only when your Stronghold is built.',
      it: 'Puoi cambiare Terreno Ideale solo quando hai la Fortezza.',
    },
    'same-home': {
      en: '{terrain:Terrain} is your Home terrain already.',
      it: '{terrain:Terrain} {terrain:are} già il tuo Terreno Ideale.',
    },
    'anothers-home': {
      en: '{terrain:Terrain} is the Home terrain {owner:ofFaction}, so you cannot change to it.',
      it: '{terrain:Terrain} {terrain:are} il Terreno Ideale {owner:ofFaction}: non puoi passarci.',
    },
    'changed-already': {
      en: 'You have changed your Home terrain this turn already; once a turn is the limit.',
      it: 'In questo tuo turno hai già cambiato Terreno Ideale: si può una volta per turno.',
    },
    'too-little-power': {
      en: 'The change costs {price} Power. With Bowls {bowls} you can spend {most} at most, even if you burn Bowl II: {short}.',
      it: 'Il cambio costa {price Potere|Poteri}. Con le Riserve {bowls} ne puoi spendere al massimo {most}, anche bruciando la Riserva 2: {short}.',
    },
    'too-few-tokens': {
      en: 'The change costs {price Power token|Power tokens}. With Bowls {bowls} you have {tokens}: {short}.',
      it: 'Il cambio costa {price segnalino Potere|segnalini Potere}. Con le Riserve {bowls} ne hai {tokens}: {short}.',
    },
  },
  problems: seatProblems,
  sentence: (value, draft) => ({
    en: `Shapeshifters with Bowls ${draft.bowls.trim()}. ${outcome(value).en} Afterwards: ${value.points} VP, Bowls ${makeBowls(value.bowls)}, Home terrain ${terrainNames.en[value.home]}.`,
    it: `Mutaforma con Riserve ${draft.bowls.trim()}. ${outcome(value).it} Alla fine: ${value.points} PV, Riserve ${makeBowls(value.bowls)}, Terreno Ideale: ${terrainNames.it[value.home]}.`,
  }),
});

/** All the neighbors whose answer counts. */
const refusing = (count: number): Pair => {
  if (count === 1) return { en: 'Your only neighbor refuses', it: 'Il tuo unico vicino rifiuta' };
  return {
    en: count === 2 ? 'Both neighbors refuse' : `All ${count} neighbors refuse`,
    it: `Tutti e ${count} i vicini rifiutano`,
  };
};

const PRICE = {
  official: { en: 'the official price', it: 'il prezzo ufficiale' },
  printed: { en: 'the price in the Italian booklet', it: 'il prezzo del libretto italiano' },
};

export const labels = {
  building: { en: 'Your building', it: 'La tua costruzione' },
  change: { en: 'Change of Home terrain', it: 'Cambio di Terreno Ideale' },
  noChange: { en: 'No change', it: 'Nessun cambio' },
  samePieces: { en: 'The same as now', it: 'Lo stesso di adesso' },
  targets: { en: 'Where your home can move', it: 'Dove può passare il tuo Terreno Ideale' },
  open: { en: 'open', it: 'libero' },
  yours: { en: 'your Home terrain', it: 'il tuo Terreno Ideale' },
  owned: (owner: Faction) => ({
    en: `Home terrain of ${theFactionEn(owner)}`,
    it: `Terreno Ideale ${factionIt(owner, 'di')}`,
  }),
};
