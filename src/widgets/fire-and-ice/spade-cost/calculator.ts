import {
  spadeCost as question,
  type Digging,
  type Faction,
  type Ground,
  type SpadeCostValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  agreeFactionIt,
  factionNames,
  factionIt,
  terrainNames,
  theFactionEn,
} from '../shared/names.ts';
import { agreeTerrainIt, phrases, terrainIt, ways } from '../shared/phrases.ts';
import { seatProblems, tableViolations } from '../shared/table-words.ts';
import { eruptionLines, ownerSaid, startOnly } from '../shared/volcano-words.ts';

const { en, it } = phrases;
const { en: inEnglish, it: inItalian } = terrainNames;

export const paidIn = (kind: Digging['paidIn'], amount: number): Pair => ({
  en: en[kind](amount),
  it: it[kind](amount),
});

/** What is paid, in the order Spades, then what they cost. */
const price = ({ tokens, steps, spades, priests, workers }: SpadeCostValue): Pair => {
  if (tokens > 0) return { en: en.tokens(tokens), it: it.tokens(tokens) };
  if (steps > 0)
    return {
      en: `${en.cultPoints(steps)} of one Cult`,
      it: `${it.cultPoints(steps)} di un solo Culto`,
    };
  const paid = priests > 0 ? paidIn('priests', priests) : paidIn('workers', workers);
  return { en: `${en.spades(spades)} (${paid.en})`, it: `${it.spades(spades)} (${paid.it})` };
};

const isFree = ({ spades, tokens, steps }: SpadeCostValue): boolean =>
  spades + tokens + steps === 0;

/** What the terrain is to which a Faction counts. */
const COUNTS = {
  'fi.spades.cycle': { en: 'their Home terrain', it: 'Terreno Ideale' },
  'fi.ice.starting-terrain': { en: 'their Starting terrain', it: 'Terreno Iniziale' },
  'fi.shapeshifters.spades': {
    en: 'the Home terrain they have now',
    it: 'Terreno Ideale del momento',
  },
};

/** How far a Faction can advance in digging; the sentence has no full stop. */
const digging = ({ faction, highest }: { faction: Faction; highest: number }): Pair => {
  const name = { en: capital(theFactionEn(faction)), it: capital(factionIt(faction)) };
  const canIt = (): string => agreeFactionIt(faction, 'può', 'possono');
  return highest === 0
    ? {
        en: `${name.en} cannot advance in digging`,
        it: `${name.it} non ${canIt()} avanzare nello scavo`,
      }
    : {
        en: `${name.en} can advance in digging only once`,
        it: `${name.it} ${canIt()} avanzare nello scavo una volta sola`,
      };
};

interface ReachLine {
  readonly spades: number;
  readonly grounds: readonly Ground[];
  readonly best: Ground | undefined;
  readonly own: Ground;
  readonly spare: number;
}

/** What some Spades make of the space. */
const reach = ({ spades, grounds, best, own, spare }: ReachLine): Pair => {
  if (grounds.length === 0)
    return {
      en: `${en.spades(spades)} ${spades === 1 ? 'makes' : 'make'} nothing of the space.`,
      it: `Con ${it.spades(spades)} della casella non si fa niente.`,
    };
  const rest = {
    en: ` (${spare} left over)`,
    it: spare === 1 ? ' (ne avanza 1)' : ` (ne avanzano ${spare})`,
  };
  const made = (lang: Lang): string =>
    listed(
      lang,
      grounds.map(
        (ground) => `${terrainNames[lang][ground]}${ground === own && spare > 0 ? rest[lang] : ''}`,
      ),
      'or',
    );
  const closest = best === undefined || grounds.length === 1 ? undefined : best;
  return {
    en: `${en.spades(spades)} ${spades === 1 ? 'makes' : 'make'} it ${made('en')}${closest === undefined ? '' : `; closest to home is ${inEnglish[closest]}`}.`,
    it: `Con ${it.spades(spades)} diventa ${made('it')}${closest === undefined ? '' : `; il più vicino a casa è ${inItalian[closest]}`}.`,
  };
};

const spadesAmount = { en: '{spades Spade|Spades}', it: '{spades Vanga|Vanghe}' } as const;

export const spadeCost = calculator(question, {
  name: 'spade-cost',
  game: 'fire-and-ice',
  title: { en: 'Spades and transforming', it: 'Vanghe e trasformazioni' },
  lead: {
    en: 'What it costs a Faction to turn a space into another terrain, and what a few Spades can make of it.',
    it: 'Quanto costa a una Fazione trasformare una casella in un altro Terreno, e che cosa se ne può fare con poche Vanghe.',
  },
  fields: {
    faction: { en: 'Faction', it: 'Fazione' },
    home: { en: 'Home or Starting terrain', it: 'Terreno Ideale o Iniziale' },
    from: { en: 'The space is', it: 'La casella è' },
    to: { en: 'It is to become', it: 'Deve diventare' },
    level: { en: 'Advances in digging', it: 'Avanzamenti nello scavo' },
    opponents: { en: 'Factions of the other players', it: 'Fazioni degli altri giocatori' },
    moment: { en: 'When', it: 'Quando' },
  },
  options: {
    opponents: factionNames,
    faction: factionNames,
    home: terrainNames,
    from: terrainNames,
    to: terrainNames,
    moment: {
      game: { en: 'During the game', it: 'Durante la partita' },
      setup: { en: 'First Structures, in setup', it: 'Primi Edifici, nella preparazione' },
    },
  },
  ways: {
    ...ways,
    count: String,
    path: (way: readonly Ground[], lang: Lang) =>
      way.map((terrain) => terrainNames[lang][terrain]).join(' → '),
  },
  headline: (value) => {
    const { from, to, points } = value;
    if (from === to)
      return {
        en: `Nothing to pay: the space is ${inEnglish[to]} already.`,
        it: `Niente da pagare: la casella è già ${inItalian[to]}.`,
      };
    if (isFree(value))
      return {
        en: `Free: in setup the first Structures turn ${inEnglish[from]} into ${inEnglish[to]}.`,
        it: `Gratis: nella preparazione i primi Edifici portano la casella da ${inItalian[from]} a ${inItalian[to]}.`,
      };
    const scores = points > 0;
    return {
      en: `From ${inEnglish[from]} to ${inEnglish[to]} costs ${price(value).en}${scores ? ` and scores ${points} VP` : ''}.`,
      it: `Da ${inItalian[from]} a ${inItalian[to]} costa ${price(value).it}${scores ? ` e dà ${points} PV` : ''}.`,
    };
  },
  lines: {
    settles: ({ faction, ground }) => ({
      en: `${capital(theFactionEn(faction))} settle on ${ground === 'ice' ? 'Ice' : 'Volcanoes'}.`,
      it: `${capital(factionIt(faction))} vivono ${ground === 'ice' ? 'sul Ghiaccio' : 'sui Vulcani'}.`,
    }),
    'counts-from': ({ clause, faction, home }) => ({
      en: `${capital(theFactionEn(faction))} count Spades to ${inEnglish[home]}, ${COUNTS[clause].en}.`,
      it: `${capital(factionIt(faction))} ${agreeFactionIt(faction, 'conta', 'contano')} le Vanghe fino al ${COUNTS[clause].it}: ${inItalian[home]}.`,
    }),
    'already-there': {
      en: 'The space is {terrain:ground} already; nothing has to be transformed.',
      it: 'La casella è già {terrain:ground}: non c’è niente da trasformare.',
    },
    'first-structures': {
      en: 'When the first Structures are placed, a {terrain:ground} space becomes {ground} for free.',
      it: 'Quando si piazzano i primi Edifici, una casella {terrain:ground} diventa {ground} gratis.',
      amount: { en: 'free', it: 'gratis' },
    },
    giants: {
      en: 'The Giants always need exactly {spades}, however far Wasteland is.',
      it: 'Ai Giganti servono sempre {spades Vanga|Vanghe} esatte, vicine o lontane che siano le Lande Desolate.',
      amount: spadesAmount,
    },
    'own-start': {
      en: '{terrain:ground} is 0 steps away, but becoming Ice costs a Spade all the same.',
      it: '{terrain:ground}: i passi sono 0, ma per farne Ghiaccio serve comunque una Vanga.',
      amount: spadesAmount,
    },
    stops: {
      en: 'The space stops at {to:ground}; it can become {own:ground} later, or never.',
      it: 'La casella si ferma a {to:ground}; potrà diventare {own:ground} più avanti, o mai.',
    },
    arrives: {
      en: 'A space that arrives at {to:ground}, the Starting terrain, becomes Ice.',
      it: 'Una casella che arriva al Terreno Iniziale, {to:ground}, diventa Ghiaccio.',
    },
    way: {
      en: '{way:path}. The other way round would take {other}.',
      it: '{way:path}. Dall’altro lato ne servirebbero {other}.',
      amount: spadesAmount,
    },
    detour: {
      en: 'The shorter way, {short:count}, leads through {home:ground} and would end there. The way round: {way:path}.',
      it: 'La via più corta, {short:count}, passa da {home:ground} e finirebbe lì. Il giro: {way:path}.',
      amount: spadesAmount,
    },
    price: ({ paidIn: kind, spades, each, amount }) => ({
      en: `${en.spades(spades)} at ${en[kind](each)} each.`,
      it: `${it.spades(spades)} a ${it[kind](each)} l’una.`,
      amount: paidIn(kind, amount),
    }),
    level: {
      en: 'After {level advance|advances} in digging a Spade costs {after worker|workers} instead of {before}.',
      it: 'Dopo {level avanzamento|avanzamenti} nello scavo una Vanga costa {after lavoratore|lavoratori} anziché {before}.',
    },
    advance: {
      en: 'Advance number {level} in digging would cost {workers worker|workers}, {coins coin|coins} and {priests Priest|Priests}, and score {points} VP.',
      it: 'L’avanzamento {level} nello scavo costerebbe {workers lavoratore|lavoratori}, {coins moneta|monete} e {priests Sacerdote|Sacerdoti}, e darebbe {points} PV.',
    },
    'level-ends': (line) => ({ en: `${digging(line).en}.`, it: `${digging(line).it}.` }),
    'spade-points': {
      en: '{faction:Faction} score {each} VP for each Spade.',
      it: '{faction:Faction} ricavano {each} PV da ogni Vanga.',
      amount: { en: '{points} VP', it: '{points} PV' },
    },
    reach,
    'pays-with': ({ faction }) =>
      faction === 'dragonlords'
        ? {
            en: 'The Dragonlords transform with Power tokens.',
            it: 'I Signori dei Draghi trasformano con segnalini Potere.',
          }
        : {
            en: 'The Acolytes transform with Cult points, all from one Cult.',
            it: 'Gli Accoliti trasformano con punti Culto, tutti di un solo Culto.',
          },
    'terrain-price': (line) => {
      const kind = line.faction === 'dragonlords' ? 'tokens' : 'cultPoints';
      return {
        ...ownerSaid(line),
        amount: { en: en[kind](line.price), it: it[kind](line.price) },
      };
    },
    'start-only': startOnly,
    'already-volcano': eruptionLines['already-volcano'],
    'no-points': {
      en: 'Placing a Volcano tile never scores.',
      it: 'Mettere una tessera Vulcano non dà mai punti.',
      amount: { en: '{points} VP', it: '{points} PV' },
    },
    'start-forgotten': ({ terrain }) => ({
      en: `That they started on ${inEnglish[terrain]} has no meaning any more.`,
      it: `Che il loro Terreno Iniziale ${agreeTerrainIt(terrain, 'fosse', 'fossero')} ${terrainIt(terrain)} non conta più nulla.`,
    }),
    'no-spades': {
      en: '{faction:Faction} use no Spades, and count no steps.',
      it: '{faction:Faction} non usano Vanghe e non contano passi.',
    },
  },
  violations: {
    ...tableViolations,
    'for-good': {
      en: '{from:ground} stays {from:ground}: nobody can transform it.',
      it: '{from:Terrain} resta {from:ground}: nessuno lo può trasformare.',
    },
    'not-ice': {
      en: '{faction:Faction} cannot turn Ice into Volcano.',
      it: '{faction:Faction} non possono fare del Ghiaccio un Vulcano.',
    },
    'never-transforms': {
      en: 'The Riverwalkers never transform terrain: they unlock it.',
      it: 'Il Popolo dei Fiumi non trasforma mai i Terreni: li sblocca.',
    },
    'no-stopping': {
      en: '{faction:Faction} cannot make it {to:ground}: what they transform becomes {own:ground} at once.',
      it: '{faction:Faction} non possono farne {to:ground}: ciò che trasformano diventa subito {own:ground}.',
    },
    'no-such-level': (violation) =>
      violation.highest === 0
        ? {
            en: `${digging(violation).en}: set the advances to 0.`,
            it: `${digging(violation).it}: metti gli avanzamenti a 0.`,
          }
        : {
            en: `${digging(violation).en}: enter 1 at most.`,
            it: `${digging(violation).it}: indica al massimo 1.`,
          },
    'not-your-start': {
      en: 'The first Structures {faction:ofFaction} go on {start:ground}, not on {from:ground}.',
      it: 'I primi Edifici {faction:ofFaction} vanno su {start:ground}, non su {from:ground}.',
    },
  },
  problems: seatProblems,
  sentence: (value) => {
    const { faction, home, from, to } = value;
    const cost = isFree(value) ? { en: 'nothing to pay', it: 'niente da pagare' } : price(value);
    return {
      en: `${factionNames.en[faction]}${home === undefined ? '' : ` (${inEnglish[home]})`}, from ${inEnglish[from]} to ${inEnglish[to]}: ${cost.en}.`,
      it: `${factionNames.it[faction]}${home === undefined ? '' : ` (${inItalian[home]})`}, da ${inItalian[from]} a ${inItalian[to]}: ${cost.it}.`,
    };
  },
});
