import {
  SHIFT_TOKENS,
  type RawShapeshifters,
  type ShapeshiftersLine,
  type ShapeshiftersValue,
  type ShapeshiftersViolation,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, laFazione, terrainNames, theFaction } from '../shared/names.ts';
import { bowlsSaid, colorNames, ilTerreno, mancano, phrases, sono } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawShapeshifters,
  ShapeshiftersValue,
  ShapeshiftersLine,
  ShapeshiftersViolation
>;

/** Whether the Home terrain is a new one: the old one is never open. */
const isChanged = ({ home, targets }: ShapeshiftersValue): boolean =>
  targets.some(({ terrain, open }) => terrain === home && open);

/** Everybody refused, but there is no room for the Power here either. */
const isFull = ({ bonus, gained }: ShapeshiftersValue): boolean =>
  bonus === 'power' && gained === 0;

const FULL: Readonly<Record<Lang, string>> = {
  en: 'All neighbors refuse, but you have no room for the Power.',
  it: 'Tutti i vicini rifiutano, ma non hai posto per il Potere.',
};

const en = phrases.en;

const BONUS: Readonly<Record<ShapeshiftersValue['bonus'], string>> = {
  none: 'The building brings you nothing.',
  token: 'You pay 1 VP and put a Power token into Bowl III.',
  'token-offered': 'You do not buy the Power token for 1 VP.',
  power: 'All neighbors refuse: you gain 1 Power.',
};

const outcome = (value: ShapeshiftersValue): string => {
  const { home, bonus, power, tokens, ways } = value;
  const price = ways.length > 0 ? en.tokens(tokens) : en.power(power);
  const change = isChanged(value)
    ? [`${terrainNames.en[home]} becomes your Home terrain for ${price}.`]
    : [];
  const built =
    bonus === 'none' && change.length > 0 ? [] : [isFull(value) ? FULL.en : BONUS[bonus]];
  return [...built, ...change].join(' ');
};

const take = (count: number): string =>
  count === 1 ? '1 neighbor takes Power' : `${count} neighbors take Power`;

/** All the neighbors whose answer counts. */
const refusing = (count: number): string => {
  if (count === 1) return 'Your only neighbor refuses';
  return count === 2 ? 'Both neighbors refuse' : `All ${count} neighbors refuse`;
};

const EN: Words = {
  title: 'Shapeshifters: tokens and a new home',
  lead: 'What you get when neighbors take or refuse the Power of your building, and what a change of Home terrain costs.',
  fields: {
    home: 'Home terrain now',
    pieces: 'First Home terrain',
    opponents: 'Other players',
    neighbors: 'Neighbors',
    taking: 'Of them, taking Power',
    full: 'Of them, without room for it',
    pay: 'Do you pay 1 VP if you may?',
    points: 'Your VP',
    bowls: 'Power now',
    target: 'New Home terrain',
    stronghold: 'Is your Stronghold built?',
    changed: 'Changed already this turn?',
    payWith: 'You pay with',
    tokens: 'Tokens you give up',
    tokenPrice: 'A change costs',
    fullNeighbors: 'A neighbor without room for Power',
  },
  hints: {
    neighbors: 'Players with Structures next to your building.',
    pieces: 'Its colour is that of your pieces.',
    tokens: 'Optional: while blank, the lowest Bowls pay.',
  },
  options: {
    opponents: factionNames.en,
    home: terrainNames.en,
    pieces: terrainNames.en,
    pay: yesNo.en,
    target: terrainNames.en,
    stronghold: yesNo.en,
    changed: yesNo.en,
    payWith: { power: 'Power', tokens: 'Power tokens' },
    tokenPrice: {
      official: `${SHIFT_TOKENS.official} tokens, as officially changed`,
      printed: `${SHIFT_TOKENS.printed} tokens, as the Italian booklet prints`,
    },
    fullNeighbors: { ignored: 'is ignored', refusing: 'counts as refusing' },
  },
  headline: (value) =>
    `${outcome(value)} Afterwards: ${en.points(value.points)}, Bowls ${bowlsSaid(value.bowls)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'token':
        return [
          `${take(line.taking)}: you pay ${line.price} VP (${line.pointsBefore} before, ${line.pointsAfter} after) for a token into Bowl III: Bowls ${bowlsSaid(line.before)} before, ${bowlsSaid(line.after)} after.`,
          `−${line.price} VP`,
        ];
      case 'token-offered':
        return [`${take(line.taking)}: ${line.price} VP would buy a token into Bowl III.`];
      case 'once':
        return [`${take(line.taking)}, but one building brings at most ${line.tokens} token.`];
      case 'cannot-pay':
        return [`With ${line.points} VP you could not pay ${line.price}.`];
      case 'refused':
        return [
          `${refusing(line.neighbors)}: you gain Power instead, free of charge.`,
          en.power(line.power),
        ];
      case 'power':
        return en.gainsPower(line);
      case 'no-neighbors':
        return ['Without a neighbor there is neither token nor Power.'];
      case 'full-neighbors':
        return [
          `${en.neighbors(line.full)} without room for Power: ${line.reading === 'ignored' ? 'ignored' : 'counted among those who refuse'}.`,
        ];
      case 'changes-home':
        return [
          `Your Home terrain changes from ${terrainNames.en[line.before]} to ${terrainNames.en[line.after]}.`,
        ];
      case 'start-only':
        return [
          `${capital(theFaction(line.faction))} only started on ${terrainNames.en[line.terrain]}: you may still change to it.`,
        ];
      case 'pays-power':
        return [
          `You move ${en.power(line.power)} from Bowl III to Bowl I; the Bowls then hold ${bowlsSaid(line.after)}.`,
          `−${line.power}`,
        ];
      case 'burn':
        return en.burns(line);
      case 'pays-tokens':
        return [
          `You give up ${en.tokens(line.tokens)} (${bowlsSaid(line.taken)}), ${line.reading === 'official' ? 'the official price' : 'the price in the Italian booklet'}: Bowls ${bowlsSaid(line.before)} before, ${bowlsSaid(line.after)} after.`,
          `−${line.tokens}`,
        ];
      case 'action':
        return ['The change is an action, once on each of your turns.'];
      case 'keeps-pieces':
        return [
          line.color === line.home
            ? `You go on with your ${colorNames.en[line.color]} pieces.`
            : `You keep your ${colorNames.en[line.color]} pieces, though the new terrain’s colour is ${colorNames.en[line.home]}.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-neighbors':
        return `Those who take Power and those without room make ${violation.taking + violation.full}, but there ${violation.neighbors === 1 ? 'is' : 'are'} ${en.neighbors(violation.neighbors)}: correct one of the numbers.`;
      case 'no-point':
        return `The token costs ${violation.price} VP and you have ${violation.points}: you cannot buy it.`;
      case 'no-stronghold':
        return 'You may change your Home terrain only when your Stronghold is built.';
      case 'same-home':
        return `${terrainNames.en[violation.terrain]} is your Home terrain already.`;
      case 'anothers-home':
        return `${terrainNames.en[violation.terrain]} is the Home terrain of ${theFaction(violation.owner)}, so you cannot change to it.`;
      case 'changed-already':
        return 'You have changed your Home terrain this turn already; once a turn is the limit.';
      case 'too-little-power':
        return `The change costs ${en.power(violation.price)}. With Bowls ${bowlsSaid(violation.bowls)} you can spend ${violation.most} at most, even if you burn Bowl II: ${violation.short} short.`;
      case 'too-few-tokens':
        return `The change costs ${en.tokens(violation.price)}. With Bowls ${bowlsSaid(violation.bowls)} you have ${violation.tokens}: ${violation.short} short.`;
      case 'wrong-payment':
      case 'not-in-bowl':
        return en.badPayment(violation);
    }
  },
  sentence: (draft, value) =>
    `Shapeshifters with Bowls ${draft.bowls.trim()}. ${outcome(value)} Afterwards: ${en.points(value.points)}, Bowls ${bowlsSaid(value.bowls)}, Home terrain ${terrainNames.en[value.home]}.`,
};

const it = phrases.it;

const EFFETTO: typeof BONUS = {
  none: 'La costruzione non ti porta niente.',
  token: 'Paghi 1 PV e metti un segnalino Potere nella Riserva 3.',
  'token-offered': 'Non compri il segnalino Potere per 1 PV.',
  power: 'Tutti i vicini rifiutano: guadagni 1 Potere.',
};

const esito = (value: ShapeshiftersValue): string => {
  const { home, bonus, power, tokens, ways } = value;
  const price = ways.length > 0 ? it.tokens(tokens) : it.power(power);
  const change = isChanged(value)
    ? [
        `${capital(ilTerreno(home))} ${sono(home) === 'è' ? 'diventa' : 'diventano'} il tuo Terreno Ideale per ${price}.`,
      ]
    : [];
  const built =
    bonus === 'none' && change.length > 0 ? [] : [isFull(value) ? FULL.it : EFFETTO[bonus]];
  return [...built, ...change].join(' ');
};

const prendono = (count: number): string =>
  count === 1 ? '1 vicino prende Potere' : `${count} vicini prendono Potere`;

const IT: Words = {
  title: 'Mutaforma: segnalini e nuovo Terreno Ideale',
  lead: 'Che cosa ottieni quando i vicini prendono o rifiutano il Potere della tua costruzione, e quanto costa cambiare Terreno Ideale.',
  fields: {
    home: 'Terreno Ideale adesso',
    pieces: 'Primo Terreno Ideale',
    opponents: 'Altri giocatori',
    neighbors: 'Vicini',
    taking: 'Di questi, prendono Potere',
    full: 'Di questi, senza posto',
    pay: 'Paghi 1 PV, se puoi?',
    points: 'I tuoi PV',
    bowls: 'Potere adesso',
    target: 'Nuovo Terreno Ideale',
    stronghold: 'Hai la Fortezza?',
    changed: 'Già cambiato in questo tuo turno?',
    payWith: 'Paghi con',
    tokens: 'Segnalini a cui rinunci',
    tokenPrice: 'Un cambio costa',
    fullNeighbors: 'Un vicino senza posto per il Potere',
  },
  hints: {
    neighbors: 'Giocatori con Edifici accanto alla tua costruzione.',
    pieces: 'Il suo colore è quello dei tuoi pezzi.',
    tokens: 'Facoltativo: se è vuoto, pagano le Riserve più basse.',
  },
  options: {
    opponents: factionNames.it,
    home: terrainNames.it,
    pieces: terrainNames.it,
    pay: yesNo.it,
    target: terrainNames.it,
    stronghold: yesNo.it,
    changed: yesNo.it,
    payWith: { power: 'Potere', tokens: 'Segnalini Potere' },
    tokenPrice: {
      official: `${SHIFT_TOKENS.official} segnalini, secondo la modifica ufficiale`,
      printed: `${SHIFT_TOKENS.printed} segnalini, come stampa il libretto italiano`,
    },
    fullNeighbors: { ignored: 'non si considera', refusing: 'conta fra chi rifiuta' },
  },
  headline: (value) =>
    `${esito(value)} Alla fine: ${it.points(value.points)}, Riserve ${bowlsSaid(value.bowls)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'token':
        return [
          `${prendono(line.taking)}: paghi ${line.price} PV (${line.pointsBefore} prima, ${line.pointsAfter} dopo) per un segnalino nella Riserva 3: Riserve ${bowlsSaid(line.before)} prima, ${bowlsSaid(line.after)} dopo.`,
          `−${line.price} PV`,
        ];
      case 'token-offered':
        return [
          `${prendono(line.taking)}: con ${line.price} PV si compra un segnalino nella Riserva 3.`,
        ];
      case 'once':
        return [
          `${prendono(line.taking)}, ma una costruzione porta al massimo ${line.tokens} segnalino.`,
        ];
      case 'cannot-pay':
        return [`Con ${line.points} PV non potresti pagarne ${line.price}.`];
      case 'refused':
        return [
          line.neighbors === 1
            ? 'Il tuo unico vicino rifiuta: guadagni tu Potere, gratis.'
            : `Tutti e ${line.neighbors} i vicini rifiutano: guadagni tu Potere, gratis.`,
          it.power(line.power),
        ];
      case 'power':
        return it.gainsPower(line);
      case 'no-neighbors':
        return ['Senza vicini non c’è né segnalino né Potere.'];
      case 'full-neighbors':
        return [
          line.full === 1
            ? `1 vicino senza posto per il Potere: ${line.reading === 'ignored' ? 'non si considera' : 'conta fra chi rifiuta'}.`
            : `${line.full} vicini senza posto per il Potere: ${line.reading === 'ignored' ? 'non si considerano' : 'contano fra chi rifiuta'}.`,
        ];
      case 'changes-home':
        return [
          `Il tuo Terreno Ideale passa ${ilTerreno(line.before, 'da')} ${ilTerreno(line.after, 'a')}.`,
        ];
      case 'start-only':
        return [
          `Per ${laFazione(line.faction)} ${ilTerreno(line.terrain)} ${sono(line.terrain)} solo il Terreno Iniziale: puoi passarci lo stesso.`,
        ];
      case 'pays-power':
        return [
          `Sposti ${it.power(line.power)} dalla Riserva 3 alla Riserva 1; nelle Riserve restano ${bowlsSaid(line.after)}.`,
          `−${line.power}`,
        ];
      case 'burn':
        return it.burns(line);
      case 'pays-tokens':
        return [
          `Rinunci a ${it.tokens(line.tokens)} (${bowlsSaid(line.taken)}), ${line.reading === 'official' ? 'il prezzo ufficiale' : 'il prezzo del libretto italiano'}: Riserve ${bowlsSaid(line.before)} prima, ${bowlsSaid(line.after)} dopo.`,
          `−${line.tokens}`,
        ];
      case 'action':
        return ['Il cambio è un’azione, una volta in ogni tuo turno.'];
      case 'keeps-pieces':
        return [
          line.color === line.home
            ? `Continui con i tuoi pezzi di colore ${colorNames.it[line.color]}.`
            : `Tieni i tuoi pezzi di colore ${colorNames.it[line.color]}, anche se il nuovo Terreno ha il ${colorNames.it[line.home]}.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-neighbors':
        return `Chi prende Potere e chi non ha posto fanno ${violation.taking + violation.full}, ma i vicini sono ${violation.neighbors}: correggi uno dei numeri.`;
      case 'no-point':
        return `Il segnalino costa ${violation.price} PV e tu ne hai ${violation.points}: non puoi comprarlo.`;
      case 'no-stronghold':
        return 'Puoi cambiare Terreno Ideale solo quando hai la Fortezza.';
      case 'same-home':
        return `${capital(ilTerreno(violation.terrain))} ${sono(violation.terrain)} già il tuo Terreno Ideale.`;
      case 'anothers-home':
        return `${capital(ilTerreno(violation.terrain))} ${sono(violation.terrain)} il Terreno Ideale ${laFazione(violation.owner, 'di')}: non puoi passarci.`;
      case 'changed-already':
        return 'In questo tuo turno hai già cambiato Terreno Ideale: si può una volta per turno.';
      case 'too-little-power':
        return `Il cambio costa ${it.power(violation.price)}. Con le Riserve ${bowlsSaid(violation.bowls)} ne puoi spendere al massimo ${violation.most}, anche bruciando la Riserva 2: ${mancano(violation.short)}.`;
      case 'too-few-tokens':
        return `Il cambio costa ${it.tokens(violation.price)}. Con le Riserve ${bowlsSaid(violation.bowls)} ne hai ${violation.tokens}: ${mancano(violation.short)}.`;
      case 'wrong-payment':
      case 'not-in-bowl':
        return it.badPayment(violation);
    }
  },
  sentence: (draft, value) =>
    `Mutaforma con Riserve ${draft.bowls.trim()}. ${esito(value)} Alla fine: ${it.points(value.points)}, Riserve ${bowlsSaid(value.bowls)}, Terreno Ideale: ${terrainNames.it[value.home]}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly building: string;
  readonly change: string;
  readonly noChange: string;
  readonly samePieces: string;
  readonly targets: string;
  readonly open: string;
  readonly yours: string;
  readonly owned: (owner: Parameters<typeof theFaction>[0]) => string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    building: 'Your building',
    change: 'Change of Home terrain',
    noChange: 'No change',
    samePieces: 'The same as now',
    targets: 'Where your home can move',
    open: 'open',
    yours: 'your Home terrain',
    owned: (owner) => `Home terrain of ${theFaction(owner)}`,
  },
  it: {
    building: 'La tua costruzione',
    change: 'Cambio di Terreno Ideale',
    noChange: 'Nessun cambio',
    samePieces: 'Lo stesso di adesso',
    targets: 'Dove può passare il tuo Terreno Ideale',
    open: 'libero',
    yours: 'il tuo Terreno Ideale',
    owned: (owner) => `Terreno Ideale ${laFazione(owner, 'di')}`,
  },
};
