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
  none: { en: 'Building brings you nothing.', it: 'Costruire non ti porta niente.' },
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

const afterwards = ({ points, bowls }: ShapeshiftersValue): Pair => ({
  en: `You then have ${points} VP and Bowls ${makeBowls(bowls)}.`,
  it: `Poi hai ${points} PV e Riserve ${makeBowls(bowls)}.`,
});

export const shapeshifters = calculator(question, {
  name: 'shapeshifters',
  game: 'fire-and-ice',
  title: {
    en: 'Shapeshifters: tokens and a new Home terrain',
    it: 'Mutaforma: segnalini e nuovo Terreno Ideale',
  },
  lead: {
    en: 'What you get when neighbors take or refuse Power for what you build, and what a change of Home terrain costs.',
    it: 'Che cosa ottieni quando costruisci e i vicini prendono o rifiutano il Potere, e quanto costa cambiare Terreno Ideale.',
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
      en: 'Players with Structures next to where you build.',
      it: 'Giocatori con Edifici accanto a dove costruisci.',
    },
    pieces: {
      en: 'Your pieces have its color.',
      it: 'I tuoi pezzi ne hanno il colore.',
    },
    tokens: {
      en: 'Optional: if blank, the lowest Bowls pay.',
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
        en: `${SHIFT_TOKENS.printed} tokens, as printed in Italian`,
        it: `${SHIFT_TOKENS.printed} segnalini, come nel libretto italiano`,
      },
    },
    fullNeighbors: {
      ignored: { en: 'is ignored', it: 'non si considera' },
      refusing: { en: 'counts as refusing', it: 'conta fra chi rifiuta' },
    },
  },
  ways,
  headline: (value) => ({
    en: `${outcome(value).en} ${afterwards(value).en}`,
    it: `${outcome(value).it} ${afterwards(value).it}`,
  }),
  lines: {
    ...powerLines,
    ...burnLines,
    token: {
      en: '{taking neighbor takes|neighbors take} Power, so you may pay {price} VP for a Power token into Bowl III.',
      it: '{taking vicino prende|vicini prendono} Potere: puoi pagare {price} PV per un segnalino Potere nella Riserva 3.',
      amount: { en: '−{price} VP', it: '−{price} PV' },
    },
    'token-offered': {
      en: '{taking neighbor takes|neighbors take} Power, so {price} VP would buy you a Power token into Bowl III.',
      it: '{taking vicino prende|vicini prendono} Potere: con {price} PV compreresti un segnalino Potere nella Riserva 3.',
    },
    once: {
      aside: true,
      en: 'Building once brings you at most {tokens} token, however many neighbors take Power.',
      it: 'Costruire una volta ti porta al massimo {tokens} segnalino, per quanti vicini prendano Potere.',
    },
    'cannot-pay': {
      en: 'You could not buy it: it costs {price} VP and you have {points}.',
      it: 'Non potresti comprarlo: costa {price} PV e tu ne hai {points}.',
    },
    refused: ({ neighbors, power }) => ({
      en: `${refusing(neighbors).en}: you gain Power instead, for free.`,
      it: `${refusing(neighbors).it}: guadagni tu Potere, gratis.`,
      amount: { en: en.power(power), it: it.power(power) },
    }),
    'no-neighbors': ({ changing }) => ({
      aside: changing,
      en: 'Without neighbors there is neither a token nor Power for you.',
      it: 'Senza vicini non ci sono né segnalini né Potere per te.',
    }),
    'full-neighbors': ({ full, taking, reading }) =>
      reading === 'ignored'
        ? {
            aside: taking > 0,
            en: `${en.neighbors(full)} without room for Power ${full === 1 ? 'is' : 'are'} ignored, by the reading you chose.`,
            it: `Nell’interpretazione scelta, ${it.neighbors(full)} senza posto per il Potere non ${full === 1 ? 'si considera' : 'si considerano'}.`,
          }
        : {
            aside: taking > 0,
            en: `${en.neighbors(full)} without room for Power ${full === 1 ? 'counts' : 'count'} as refusing, by the reading you chose.`,
            it: `Nell’interpretazione scelta, ${it.neighbors(full)} senza posto per il Potere ${full === 1 ? 'conta' : 'contano'} fra chi rifiuta.`,
          },
    'changes-home': {
      en: 'Your Home terrain changes from {before:fromTerrain} to {after:toTerrain}.',
      it: 'Il tuo Terreno Ideale passa {before:fromTerrain} {after:toTerrain}.',
    },
    'start-only': {
      en: '{faction:Faction} only started on {terrain}, so you may change to it.',
      it: 'Per {faction} {terrain} {terrain:are} solo il Terreno Iniziale: puoi passarci.',
    },
    'pays-power': {
      en: 'You move {power} Power from Bowl III to Bowl I.',
      it: 'Sposti {power Potere|Poteri} dalla Riserva 3 alla Riserva 1.',
      amount: '−{power}',
    },
    'pays-tokens': ({ tokens, taken, reading }) => ({
      en: `You give up ${makeBowls(taken)} from the three Bowls, ${PRICE[reading].en}.`,
      it: `Rinunci a ${makeBowls(taken)} dalle tre Riserve, ${PRICE[reading].it}.`,
      amount: `−${tokens}`,
    }),
    action: {
      aside: true,
      en: 'The change is your action for that turn.',
      it: 'Il cambio è la tua azione di quel turno.',
    },
    'two-turns': {
      en: 'You built on an earlier turn: what the others do in between may still change your Bowls.',
      it: 'Hai costruito in un turno precedente: ciò che gli altri fanno nel frattempo può ancora cambiare le tue Riserve.',
    },
    'keeps-pieces': ({ color, home }) =>
      color === home
        ? {
            aside: true,
            en: `You go on with your ${ways.color.en[color]} pieces.`,
            it: `Continui con i tuoi pezzi di colore ${ways.color.it[color]}.`,
          }
        : {
            aside: true,
            en: `You keep your ${ways.color.en[color]} pieces, even though the new terrain is ${ways.color.en[home]}.`,
            it: `Tieni i tuoi pezzi di colore ${ways.color.it[color]}, anche se il colore del nuovo Terreno è il ${ways.color.it[home]}.`,
          },
  },
  violations: {
    ...tableViolations,
    ...tokenViolations,
    'too-many-neighbors': ({ taking, full, neighbors }) => ({
      en: `You entered ${taking} taking Power and ${full} without room, but ${en.neighbors(neighbors)} in all: correct one of the numbers.`,
      it: `Hai indicato ${taking} che ${taking === 1 ? 'prende' : 'prendono'} Potere e ${full} senza posto, ma ${it.neighbors(neighbors)} in tutto: correggi uno dei numeri.`,
    }),
    'no-point': {
      en: 'The token costs {price} VP and you have {points}: you cannot buy it.',
      it: 'Il segnalino costa {price} PV e tu ne hai {points}: non puoi comprarlo.',
    },
    'no-stronghold': {
      en: 'You can change your Home terrain only once your Stronghold is built.',
      it: 'Puoi cambiare Terreno Ideale solo dopo aver costruito la Fortezza.',
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
      en: 'You have already changed your Home terrain this turn; you can do so once a turn.',
      it: 'In questo tuo turno hai già cambiato Terreno Ideale: puoi farlo una volta per turno.',
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
  sentence: (value, draft) => {
    const { neighbors, taking } = value;
    const read = readAs(value, draft);
    const home =
      changed(value) === undefined
        ? {
            en: ` Home terrain: ${terrainNames.en[value.home]}.`,
            it: ` Terreno Ideale: ${terrainNames.it[value.home]}.`,
          }
        : { en: '', it: '' };
    const asked = {
      en: neighbors > 0 ? ` and ${en.neighbors(neighbors)}, ${taking || 'none'} taking Power` : '',
      it:
        neighbors > 0
          ? ` e ${it.neighbors(neighbors)}: ${taking || 'nessuno'} ${taking > 1 ? 'prendono' : 'prende'} Potere`
          : '',
    };
    return {
      en: `Shapeshifters with Bowls ${draft.bowls.trim()}${asked.en}. ${outcome(value).en} ${afterwards(value).en}${home.en}${read.en}`,
      it: `Mutaforma con Riserve ${draft.bowls.trim()}${asked.it}. ${outcome(value).it} ${afterwards(value).it}${home.it}${read.it}`,
    };
  },
});

type Read = Readonly<Record<'tokenPrice' | 'fullNeighbors', string>>;

/** The readings that decided. */
const readAs = ({ ways: paid, taking, full }: ShapeshiftersValue, draft: Read): Pair => {
  const parts = [
    ...(paid.length > 0
      ? [PRICE[draft.tokenPrice.trim() === 'printed' ? 'printed' : 'official']]
      : []),
    ...(full > 0 && taking === 0
      ? [FULL[draft.fullNeighbors.trim() === 'refusing' ? 'refusing' : 'ignored']]
      : []),
  ];
  return parts.length === 0
    ? { en: '', it: '' }
    : {
        en: ` Reading: ${parts.map((part) => part.en).join('; ')}.`,
        it: ` Interpretazione: ${parts.map((part) => part.it).join('; ')}.`,
      };
};

const FULL = {
  ignored: {
    en: 'a neighbor without room for Power is ignored',
    it: 'un vicino senza posto per il Potere non si considera',
  },
  refusing: {
    en: 'a neighbor without room for Power counts as refusing',
    it: 'un vicino senza posto per il Potere conta fra chi rifiuta',
  },
} as const;

/** All the neighbors whose answer counts. */
const refusing = (count: number): Pair => {
  if (count === 1) return { en: 'The neighbor refuses', it: 'Il vicino rifiuta' };
  return {
    en: count === 2 ? 'Both neighbors refuse' : `All ${count} neighbors refuse`,
    it: `Tutti e ${count} i vicini rifiutano`,
  };
};

const PRICE = {
  official: { en: 'the official price', it: 'il prezzo ufficiale' },
  printed: { en: 'the price printed in Italian', it: 'il prezzo del libretto italiano' },
};

export const labels = {
  building: { en: 'When you build', it: 'Quando costruisci' },
  change: { en: 'Change of Home terrain', it: 'Cambio di Terreno Ideale' },
  noChange: { en: 'No change', it: 'Nessun cambio' },
  samePieces: { en: 'The same as now', it: 'Lo stesso di adesso' },
  targets: { en: 'Home terrains you can change to', it: 'Terreni Ideali a cui puoi passare' },
  open: { en: 'open', it: 'libero' },
  yours: { en: 'your Home terrain', it: 'il tuo Terreno Ideale' },
  owned: (owner: Faction) => ({
    en: `Home terrain of ${theFactionEn(owner)}`,
    it: `Terreno Ideale ${factionIt(owner, 'di')}`,
  }),
};
