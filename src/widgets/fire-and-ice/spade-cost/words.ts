import type {
  Digging,
  Ground,
  Moment,
  RawSpadeCost,
  SpadeCostLine,
  SpadeCostValue,
  SpadeCostViolation,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { accorda, factionNames, laFazione, terrainNames, theFaction } from '../shared/names.ts';
import { ilTerreno, sono, seatsProblem } from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawSpadeCost, SpadeCostValue, SpadeCostLine, SpadeCostViolation>;

const T = terrainNames.en;
const spades = counted('Spade', 'Spades');
const workers = counted('worker', 'workers');
const coins = counted('coin', 'coins');
const priests = counted('Priest', 'Priests');
const tokens = counted('Power token', 'Power tokens');
const cultPoints = counted('Cult point', 'Cult points');
const advances = counted('advance', 'advances');
const inKind = (paidIn: Digging['paidIn'], amount: number): string =>
  paidIn === 'workers' ? workers(amount) : priests(amount);

const wayOf = (lang: Lang, way: readonly Ground[]): string =>
  way.map((terrain) => terrainNames[lang][terrain]).join(' → ');

/** What is paid, in the order Spades, then what they cost. */
const price = (value: SpadeCostValue): string => {
  if (value.tokens > 0) return tokens(value.tokens);
  if (value.steps > 0) return `${cultPoints(value.steps)} of one Cult`;
  const paid = value.priests > 0 ? priests(value.priests) : workers(value.workers);
  return `${spades(value.spades)} (${paid})`;
};

const isFree = ({ spades: dug, tokens: given, steps }: SpadeCostValue): boolean =>
  dug + given + steps === 0;

/** What the terrain is to which a Faction counts. */
type CountsTo = Readonly<
  Record<Extract<SpadeCostLine, { readonly code: 'counts-from' }>['clause'], string>
>;

const COUNTS: CountsTo = {
  'fi.spades.cycle': 'their Home terrain',
  'fi.ice.starting-terrain': 'their Starting terrain',
  'fi.shapeshifters.spades': 'the Home terrain they have now',
};

const MOMENTS_EN: Readonly<Record<Moment, string>> = {
  game: 'During the game',
  setup: 'First Structures, in setup',
};

const EN: Words = {
  title: 'Spades and transforming',
  lead: 'What it costs a Faction to turn a space into another terrain, and what a few Spades can make of it.',
  fields: {
    faction: 'Faction',
    home: 'Home or Starting terrain',
    from: 'The space is',
    to: 'It is to become',
    level: 'Advances in digging',
    opponents: 'Factions of the other players',
    moment: 'When',
  },
  options: {
    opponents: factionNames.en,
    faction: factionNames.en,
    home: terrainNames.en,
    from: terrainNames.en,
    to: terrainNames.en,
    moment: MOMENTS_EN,
  },
  headline: (value) => {
    const { from, to, points } = value;
    if (from === to) return `Nothing to pay: the space is ${T[to]} already.`;
    if (isFree(value)) return `Free: in setup the first Structures turn ${T[from]} into ${T[to]}.`;
    const scored = points > 0 ? ` and scores ${points} VP` : '';
    return `From ${T[from]} to ${T[to]} costs ${price(value)}${scored}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'settles':
        return [
          `${capital(theFaction(line.faction))} settle on ${line.ground === 'ice' ? 'Ice' : 'Volcanoes'}.`,
        ];
      case 'counts-from':
        return [
          `${capital(theFaction(line.faction))} count Spades to ${T[line.home]}, ${COUNTS[line.clause]}.`,
        ];
      case 'already-there':
        return [`The space is ${T[line.terrain]} already; nothing has to be transformed.`];
      case 'first-structures':
        return [
          `When the first Structures are placed, a ${T[line.terrain]} space becomes ${T[line.ground]} for free.`,
          'free',
        ];
      case 'giants':
        return [
          `The Giants always need exactly ${line.spades}, however far Wasteland is.`,
          spades(line.spades),
        ];
      case 'own-start':
        return [
          `${T[line.terrain]} is 0 steps away, but becoming Ice costs a Spade all the same.`,
          spades(line.spades),
        ];
      case 'stops':
        return [`The space stops at ${T[line.to]}; it can become ${T[line.own]} later, or never.`];
      case 'arrives':
        return [`A space that arrives at ${T[line.to]}, the Starting terrain, becomes Ice.`];
      case 'way':
        return [
          `${wayOf('en', line.way)}. The other way round would take ${line.other}.`,
          spades(line.spades),
        ];
      case 'detour':
        return [
          `The shorter way, ${line.short}, leads through ${T[line.home]} and would end there. The way round: ${wayOf('en', line.way)}.`,
          spades(line.spades),
        ];
      case 'price':
        return [
          `${spades(line.spades)} at ${inKind(line.paidIn, line.each)} each.`,
          inKind(line.paidIn, line.amount),
        ];
      case 'level':
        return [
          `After ${advances(line.level)} in digging a Spade costs ${workers(line.after)} instead of ${line.before}.`,
        ];
      case 'advance':
        return [
          `Advance number ${line.level} in digging would cost ${listed('en', [workers(line.workers), coins(line.coins), priests(line.priests)])}, and score ${line.points} VP.`,
        ];
      case 'level-ends':
        return [
          line.highest === 0
            ? `${capital(theFaction(line.faction))} cannot advance in digging.`
            : `${capital(theFaction(line.faction))} can advance in digging only once.`,
        ];
      case 'spade-points':
        return [
          `${capital(theFaction(line.faction))} score ${line.each} VP for each Spade.`,
          `${line.points} VP`,
        ];
      case 'reach':
        return [reachEn(line)];
      case 'pays-with':
        return [
          line.faction === 'dragonlords'
            ? 'The Dragonlords transform with Power tokens.'
            : 'The Acolytes transform with Cult points, all from one Cult.',
        ];
      case 'terrain-price':
        return [
          line.owner === undefined
            ? `${T[line.terrain]} is no other player’s Home terrain.`
            : `${T[line.terrain]} is the Home terrain of ${theFaction(line.owner)}.`,
          line.faction === 'dragonlords' ? tokens(line.price) : cultPoints(line.price),
        ];
      case 'start-only':
        return [
          `${capital(theFaction(line.faction))} only started on ${T[line.terrain]}; it is not their Home terrain.`,
        ];
      case 'no-points':
        return ['Placing a Volcano tile never scores.', `${line.points} VP`];
      case 'start-forgotten':
        return [`That they started on ${T[line.terrain]} has no meaning any more.`];
      case 'no-spades':
        return [`${capital(theFaction(line.faction))} use no Spades, and count no steps.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'for-good':
        return `${T[violation.from]} stays ${T[violation.from]}: nobody can transform it.`;
      case 'not-ice':
        return `${capital(theFaction(violation.faction))} cannot turn Ice into Volcano.`;
      case 'never-transforms':
        return 'The Riverwalkers never transform terrain: they unlock it.';
      case 'no-stopping':
        return `${capital(theFaction(violation.faction))} cannot make it ${T[violation.to]}: what they transform becomes ${T[violation.own]} at once.`;
      case 'no-such-level':
        return violation.highest === 0
          ? `${capital(theFaction(violation.faction))} cannot advance in digging: set the advances to 0.`
          : `${capital(theFaction(violation.faction))} can advance in digging only once: enter 1 at most.`;
      case 'not-your-start':
        return `The first Structures of ${theFaction(violation.faction)} go on ${T[violation.start]}, not on ${T[violation.from]}.`;
    }
  },
  problem: (problem) => seatsProblem('en', problem),
  sentence: (_, value) => {
    const { faction, home, from, to } = value;
    const own = home === undefined ? '' : ` (${T[home]})`;
    const cost = isFree(value) ? 'nothing to pay' : price(value);
    return `${factionNames.en[faction]}${own}, from ${T[from]} to ${T[to]}: ${cost}.`;
  },
};

type ReachLine = Extract<SpadeCostLine, { readonly code: 'reach' }>;

const reachEn = ({ spades: count, grounds, best, own, spare }: ReachLine): string => {
  const verb = count === 1 ? 'makes' : 'make';
  const made = grounds.map((ground) =>
    ground === own && spare > 0 ? `${T[ground]} (${spare} left over)` : T[ground],
  );
  if (made.length === 0) return `${spades(count)} ${verb} nothing of the space.`;
  const closest = best === undefined || made.length === 1 ? '' : `; closest to home is ${T[best]}`;
  return `${spades(count)} ${verb} it ${listed('en', made, 'or')}${closest}.`;
};

const N = terrainNames.it;
const vanghe = counted('Vanga', 'Vanghe');
const lavoratori = counted('lavoratore', 'lavoratori');
const monete = counted('moneta', 'monete');
const sacerdoti = counted('Sacerdote', 'Sacerdoti');
const segnalini = counted('segnalino Potere', 'segnalini Potere');
const puntiCulto = counted('punto Culto', 'punti Culto');
const avanzamenti = counted('avanzamento', 'avanzamenti');
const inNatura = (paidIn: Digging['paidIn'], amount: number): string =>
  paidIn === 'workers' ? lavoratori(amount) : sacerdoti(amount);

const prezzo = (value: SpadeCostValue): string => {
  if (value.tokens > 0) return segnalini(value.tokens);
  if (value.steps > 0) return `${puntiCulto(value.steps)} di un solo Culto`;
  const paid = value.priests > 0 ? sacerdoti(value.priests) : lavoratori(value.workers);
  return `${vanghe(value.spades)} (${paid})`;
};

const CONTA: CountsTo = {
  'fi.spades.cycle': 'Terreno Ideale',
  'fi.ice.starting-terrain': 'Terreno Iniziale',
  'fi.shapeshifters.spades': 'Terreno Ideale del momento',
};

const MOMENTS_IT: Readonly<Record<Moment, string>> = {
  game: 'Durante la partita',
  setup: 'Primi Edifici, nella preparazione',
};

const IT: Words = {
  title: 'Vanghe e trasformazioni',
  lead: 'Quanto costa a una Fazione trasformare una casella in un altro Terreno, e che cosa se ne può fare con poche Vanghe.',
  fields: {
    faction: 'Fazione',
    home: 'Terreno Ideale o Iniziale',
    from: 'La casella è',
    to: 'Deve diventare',
    level: 'Avanzamenti nello scavo',
    opponents: 'Fazioni degli altri giocatori',
    moment: 'Quando',
  },
  options: {
    opponents: factionNames.it,
    faction: factionNames.it,
    home: terrainNames.it,
    from: terrainNames.it,
    to: terrainNames.it,
    moment: MOMENTS_IT,
  },
  headline: (value) => {
    const { from, to, points } = value;
    if (from === to) return `Niente da pagare: la casella è già ${N[to]}.`;
    if (isFree(value))
      return `Gratis: nella preparazione i primi Edifici portano la casella da ${N[from]} a ${N[to]}.`;
    const scored = points > 0 ? ` e dà ${points} PV` : '';
    return `Da ${N[from]} a ${N[to]} costa ${prezzo(value)}${scored}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'settles':
        return [
          `${capital(laFazione(line.faction))} ${line.ground === 'ice' ? 'vivono sul Ghiaccio' : 'vivono sui Vulcani'}.`,
        ];
      case 'counts-from':
        return [
          `${capital(laFazione(line.faction))} ${accorda(line.faction, 'conta', 'contano')} le Vanghe fino al ${CONTA[line.clause]}: ${N[line.home]}.`,
        ];
      case 'already-there':
        return [`La casella è già ${N[line.terrain]}: non c’è niente da trasformare.`];
      case 'first-structures':
        return [
          `Quando si piazzano i primi Edifici, una casella ${N[line.terrain]} diventa ${N[line.ground]} gratis.`,
          'gratis',
        ];
      case 'giants':
        return [
          `Ai Giganti servono sempre ${vanghe(line.spades)} esatte, vicine o lontane che siano le Lande Desolate.`,
          vanghe(line.spades),
        ];
      case 'own-start':
        return [
          `${N[line.terrain]}: i passi sono 0, ma per farne Ghiaccio serve comunque una Vanga.`,
          vanghe(line.spades),
        ];
      case 'stops':
        return [
          `La casella si ferma a ${N[line.to]}; potrà diventare ${N[line.own]} più avanti, o mai.`,
        ];
      case 'arrives':
        return [`Una casella che arriva al Terreno Iniziale, ${N[line.to]}, diventa Ghiaccio.`];
      case 'way':
        return [
          `${wayOf('it', line.way)}. Dall’altro lato ne servirebbero ${line.other}.`,
          vanghe(line.spades),
        ];
      case 'detour':
        return [
          `La via più corta, ${line.short}, passa da ${N[line.home]} e finirebbe lì. Il giro: ${wayOf('it', line.way)}.`,
          vanghe(line.spades),
        ];
      case 'price':
        return [
          `${vanghe(line.spades)} a ${inNatura(line.paidIn, line.each)} l’una.`,
          inNatura(line.paidIn, line.amount),
        ];
      case 'level':
        return [
          `Dopo ${avanzamenti(line.level)} nello scavo una Vanga costa ${lavoratori(line.after)} anziché ${line.before}.`,
        ];
      case 'advance':
        return [
          `L’avanzamento ${line.level} nello scavo costerebbe ${listed('it', [lavoratori(line.workers), monete(line.coins), sacerdoti(line.priests)])}, e darebbe ${line.points} PV.`,
        ];
      case 'level-ends':
        return [senzaScavo(line)];
      case 'spade-points':
        return [
          `${capital(laFazione(line.faction))} ricavano ${line.each} PV da ogni Vanga.`,
          `${line.points} PV`,
        ];
      case 'reach':
        return [reachIt(line)];
      case 'pays-with':
        return [
          line.faction === 'dragonlords'
            ? 'I Signori dei Draghi trasformano con segnalini Potere.'
            : 'Gli Accoliti trasformano con punti Culto, tutti di un solo Culto.',
        ];
      case 'terrain-price':
        return [
          line.owner === undefined
            ? `${capital(ilTerreno(line.terrain))} non ${sono(line.terrain)} il Terreno Ideale di nessun altro.`
            : `${capital(ilTerreno(line.terrain))} ${sono(line.terrain)} il Terreno Ideale ${laFazione(line.owner, 'di')}.`,
          line.faction === 'dragonlords' ? segnalini(line.price) : puntiCulto(line.price),
        ];
      case 'start-only':
        return [
          `Per ${laFazione(line.faction)} ${ilTerreno(line.terrain)} ${sono(line.terrain)} solo il Terreno Iniziale, non quello Ideale.`,
        ];
      case 'no-points':
        return ['Mettere una tessera Vulcano non dà mai punti.', `${line.points} PV`];
      case 'start-forgotten':
        return [
          `Che il loro Terreno Iniziale ${sono(line.terrain) === 'è' ? 'fosse' : 'fossero'} ${ilTerreno(line.terrain)} non conta più nulla.`,
        ];
      case 'no-spades':
        return [`${capital(laFazione(line.faction))} non usano Vanghe e non contano passi.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'for-good':
        return `${capital(ilTerreno(violation.from))} resta ${N[violation.from]}: nessuno lo può trasformare.`;
      case 'not-ice':
        return `${capital(laFazione(violation.faction))} non possono fare del Ghiaccio un Vulcano.`;
      case 'never-transforms':
        return 'Il Popolo dei Fiumi non trasforma mai i Terreni: li sblocca.';
      case 'no-stopping':
        return `${capital(laFazione(violation.faction))} non possono farne ${N[violation.to]}: ciò che trasformano diventa subito ${N[violation.own]}.`;
      case 'no-such-level':
        return `${senzaScavo(violation).slice(0, -1)}: ${violation.highest === 0 ? 'metti gli avanzamenti a 0' : 'indica al massimo 1'}.`;
      case 'not-your-start':
        return `I primi Edifici ${laFazione(violation.faction, 'di')} vanno su ${N[violation.start]}, non su ${N[violation.from]}.`;
    }
  },
  problem: (problem) => seatsProblem('it', problem),
  sentence: (_, value) => {
    const { faction, home, from, to } = value;
    const own = home === undefined ? '' : ` (${N[home]})`;
    const cost = isFree(value) ? 'niente da pagare' : prezzo(value);
    return `${factionNames.it[faction]}${own}, da ${N[from]} a ${N[to]}: ${cost}.`;
  },
};

const senzaScavo = ({
  faction,
  highest,
}: {
  readonly faction: SpadeCostValue['faction'];
  readonly highest: number;
}): string => {
  const can = accorda(faction, 'può', 'possono');
  return highest === 0
    ? `${capital(laFazione(faction))} non ${can} avanzare nello scavo.`
    : `${capital(laFazione(faction))} ${can} avanzare nello scavo una volta sola.`;
};

const reachIt = ({ spades: count, grounds, best, own, spare }: ReachLine): string => {
  const rest = spare === 1 ? 'ne avanza 1' : `ne avanzano ${spare}`;
  const made = grounds.map((ground) =>
    ground === own && spare > 0 ? `${N[ground]} (${rest})` : N[ground],
  );
  if (made.length === 0) return `Con ${vanghe(count)} della casella non si fa niente.`;
  const closest =
    best === undefined || made.length === 1 ? '' : `; il più vicino a casa è ${N[best]}`;
  return `Con ${vanghe(count)} diventa ${listed('it', made, 'or')}${closest}.`;
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

export type Hand = 'from' | 'to' | 'home';

interface WheelWords {
  readonly wheel: string;
  /** Above the three things that a tap on the wheel can set. */
  readonly tap: string;
  readonly hands: Readonly<Record<Hand, string>>;
  /** Short marks on the wheel. */
  readonly marks: Readonly<Record<Hand, string>>;
  readonly ownTerrain: string;
  /** For Factions to which the terrain they started on means nothing any more. */
  readonly anyStart: string;
  readonly turnBack: string;
  readonly turnOn: string;
  readonly spades: (count: number) => string;
  readonly reach: string;
  readonly given: string;
  readonly becomes: string;
  readonly nothing: string;
  readonly closest: string;
  readonly levels: string;
  readonly level: string;
  readonly perSpade: string;
  readonly inAll: string;
  readonly paidIn: (paidIn: Digging['paidIn'], amount: number) => string;
}

export const wheelWords: Readonly<Record<Lang, WheelWords>> = {
  en: {
    wheel: 'Transformation cycle',
    tap: 'A tap on the wheel sets',
    hands: { from: 'The space', to: 'What it becomes', home: 'Home or start' },
    marks: { from: 'from', to: 'to', home: 'home' },
    ownTerrain: 'Own terrain',
    anyStart: 'Whatever it was',
    turnBack: 'Turn the wheel counterclockwise',
    turnOn: 'Turn the wheel clockwise',
    spades: (count) => (count === 1 ? 'Spade' : 'Spades'),
    reach: 'What Spades make of the space',
    given: 'Spades',
    becomes: 'The space becomes',
    nothing: 'nothing new',
    closest: 'closest to home',
    levels: 'The price by advances in digging',
    level: 'Advances',
    perSpade: 'A Spade',
    inAll: 'In all',
    paidIn: inKind,
  },
  it: {
    wheel: 'Ciclo di Trasformazione',
    tap: 'Un tocco sulla ruota sceglie',
    hands: { from: 'La casella', to: 'Che cosa diventa', home: 'Ideale o Iniziale' },
    marks: { from: 'da', to: 'a', home: 'casa' },
    ownTerrain: 'Il proprio',
    anyStart: 'Non importa',
    turnBack: 'Gira la ruota in senso antiorario',
    turnOn: 'Gira la ruota in senso orario',
    spades: (count) => (count === 1 ? 'Vanga' : 'Vanghe'),
    reach: 'Che cosa fanno le Vanghe della casella',
    given: 'Vanghe',
    becomes: 'La casella diventa',
    nothing: 'niente di nuovo',
    closest: 'il più vicino a casa',
    levels: 'Il prezzo secondo lo scavo',
    level: 'Avanzamenti',
    perSpade: 'Una Vanga',
    inAll: 'In tutto',
    paidIn: inNatura,
  },
};
