import {
  FACTION_FACTS,
  spadeCost as question,
  VOLCANO_FACTIONS,
  VOLCANO_PRICES,
  type Digging,
  type Faction,
  type Ground,
  type SpadeCostValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { lowered } from '../shared/award-words.ts';
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

/** `The Yetis (Starting terrain Lakes)`. */
const placed = ({ faction, home }: SpadeCostValue): Pair => {
  const name = { en: capital(theFactionEn(faction)), it: capital(factionIt(faction)) };
  if (home === undefined) return name;
  const isHome = FACTION_FACTS[faction].family === 'base' || faction === 'shapeshifters';
  const kind = isHome
    ? { en: 'Home terrain', it: 'Terreno Ideale' }
    : { en: 'Starting terrain', it: 'Terreno Iniziale' };
  return {
    en: `${name.en} (${kind.en} ${inEnglish[home]})`,
    it: `${name.it} (${kind.it}: ${inItalian[home]})`,
  };
};

/** Whether a Volcano Faction pays for another player's Home terrain. */
const ownedBy = ({ faction, tokens, steps }: SpadeCostValue): Pair => {
  const volcano = VOLCANO_FACTIONS.find((candidate) => candidate === faction);
  if (volcano === undefined) return { en: '', it: '' };
  return tokens + steps === VOLCANO_PRICES[volcano].homeTerrain
    ? { en: ', another player’s Home terrain,', it: ', Terreno Ideale di un altro giocatore,' }
    : { en: ', no other player’s Home terrain,', it: ', Terreno Ideale di nessun altro,' };
};

/** The advances in digging that the price counts on. */
const dugBy = (level: number): Pair =>
  level > 0
    ? {
        en: ` with ${counted('advance', 'advances')(level)} in digging`,
        it: ` con ${counted('avanzamento', 'avanzamenti')(level)} nello scavo`,
      }
    : { en: '', it: '' };

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
const reachSaid = ({ spades, grounds, best, own, spare }: ReachLine): Pair => {
  if (grounds.length === 0)
    return {
      en: `${en.spades(spades)} ${spades === 1 ? 'is' : 'are'} not enough to change the space.`,
      it: `${it.spades(spades)} non ${spades === 1 ? 'basta' : 'bastano'} a cambiare la casella.`,
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
  const nearer = best === undefined || best === own || grounds.length === 1 ? undefined : best;
  return {
    en: `${en.spades(spades)} ${spades === 1 ? 'turns' : 'turn'} it into ${made('en')}${nearer === undefined ? '' : `; ${inEnglish[nearer]} is nearer to ${inEnglish[own]}`}.`,
    it: `Con ${it.spades(spades)} diventa ${made('it')}${nearer === undefined ? '' : `; il più vicino a ${inItalian[own]} è ${inItalian[nearer]}`}.`,
  };
};

const spadesAmount = { en: '{spades Spade|Spades}', it: '{spades Vanga|Vanghe}' } as const;

export const spadeCost = calculator(question, {
  name: 'spade-cost',
  game: 'fire-and-ice',
  title: { en: 'Spades and transforming', it: 'Vanghe e trasformazioni' },
  lead: {
    en: 'What it costs a Faction to turn a space into another terrain, and what a few Spades can turn it into.',
    it: 'Quanto costa a una Fazione trasformare una casella in un altro Terreno, e che cosa può diventare con poche Vanghe.',
  },
  fields: {
    faction: { en: 'Faction', it: 'Fazione' },
    home: { en: 'Home or Starting terrain', it: 'Terreno Ideale o Iniziale' },
    from: { en: 'The space is', it: 'La casella è' },
    to: { en: 'It shall become', it: 'Deve diventare' },
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
    path: (way: readonly Ground[], lang: Lang) =>
      way.map((terrain) => terrainNames[lang][terrain]).join(' → '),
  },
  headline: (value) => {
    const { faction, from, to, points } = value;
    if (from === to)
      return {
        en: `Nothing to pay: the space is ${inEnglish[to]} already.`,
        it: `Niente da pagare: la casella è già ${inItalian[to]}.`,
      };
    if (isFree(value))
      return {
        en: `Nothing to pay: the space becomes ${inEnglish[to]} for free.`,
        it: `Niente da pagare: la casella diventa ${inItalian[to]} gratis.`,
      };
    const scores = points > 0;
    return {
      en: `Turning ${inEnglish[from]} into ${inEnglish[to]} costs ${theFactionEn(faction)} ${price(value).en}${scores ? ` and scores ${points} VP` : ''}.`,
      it: `Trasformare ${inItalian[from]} in ${inItalian[to]} costa ${factionIt(faction, 'a')} ${price(value).it}${scores ? ` e dà ${points} PV` : ''}.`,
    };
  },
  lines: {
    settles: ({ faction, ground }) => ({
      aside: true,
      en: `${capital(theFactionEn(faction))} settle on ${ground === 'ice' ? 'Ice' : 'Volcanoes'}.`,
      it: `${capital(factionIt(faction))} si insediano ${ground === 'ice' ? 'sul Ghiaccio' : 'sui Vulcani'}.`,
    }),
    'counts-from': ({ clause, faction, home }) => ({
      en: `${capital(theFactionEn(faction))} count Spades to ${inEnglish[home]}, ${COUNTS[clause].en}.`,
      it: `${capital(factionIt(faction))} ${agreeFactionIt(faction, 'conta', 'contano')} le Vanghe fino al ${COUNTS[clause].it}: ${inItalian[home]}.`,
    }),
    'already-there': {
      en: 'Nothing has to be transformed.',
      it: 'Non c’è niente da trasformare.',
    },
    'first-structures': {
      en: 'During setup the first Structures turn {terrain:ground} into {ground} for free.',
      it: 'Durante la preparazione i primi Edifici trasformano {terrain:ground} in {ground} gratis.',
    },
    giants: {
      en: 'The Giants always need exactly {spades Spade|Spades}, however far away Wasteland is.',
      it: 'Ai Giganti servono sempre esattamente {spades Vanga|Vanghe}, vicine o lontane che siano le Lande Desolate.',
    },
    'own-start': {
      en: '{terrain:ground} is the Starting terrain, 0 steps away, but turning it into Ice still costs a Spade.',
      it: '{terrain:Terrain} {terrain:are} il Terreno Iniziale, a 0 passi, ma per farne Ghiaccio serve comunque una Vanga.',
      amount: spadesAmount,
    },
    stops: {
      en: 'The space stops at {to:ground}; it can become {own:ground} later, or stay as it is.',
      it: 'La casella si ferma a {to:ground}; potrà diventare {own:ground} più avanti, o restare così.',
    },
    arrives: {
      en: 'A space that reaches {to:ground}, the Starting terrain, becomes Ice.',
      it: 'Una casella che arriva al Terreno Iniziale, {to:ground}, diventa Ghiaccio.',
    },
    way: {
      en: '{way:path}. The other way round the cycle would take {other}.',
      it: '{way:path}. Nell’altro verso del ciclo ne servirebbero {other}.',
      amount: spadesAmount,
    },
    detour: {
      en: 'The shorter way ({short Spade|Spades}) leads through {home:ground} and would end there. The longer one: {way:path}.',
      it: 'La via più corta ({short Vanga|Vanghe}) passa da {home:ground} e finirebbe lì. Quella più lunga: {way:path}.',
      amount: spadesAmount,
    },
    price: ({ paidIn: kind, spades, each, amount }) =>
      spades === 1
        ? { en: `A Spade costs ${en[kind](each)}.`, it: `Una Vanga costa ${it[kind](each)}.` }
        : {
            en: `${en.spades(spades)} at ${en[kind](each)} each.`,
            it: `${it.spades(spades)} a ${it[kind](each)} l’una.`,
            amount: paidIn(kind, amount),
          },
    level: {
      en: 'After {level advance|advances} in digging a Spade costs {after worker|workers} instead of {before}.',
      it: 'Dopo {level avanzamento|avanzamenti} nello scavo una Vanga costa {after lavoratore|lavoratori} anziché {before}.',
    },
    advance: {
      aside: true,
      en: 'The next advance in digging would cost {workers worker|workers}, {coins coin|coins} and {priests Priest|Priests}, and score {points} VP.',
      it: 'Il prossimo avanzamento nello scavo costerebbe {workers lavoratore|lavoratori}, {coins moneta|monete} e {priests Sacerdote|Sacerdoti}, e darebbe {points} PV.',
    },
    'level-ends': (line) => ({
      aside: true,
      en: `${digging(line).en}.`,
      it: `${digging(line).it}.`,
    }),
    'spade-points': {
      en: '{faction:Faction} score {each} VP for each Spade.',
      it: '{faction:Faction} fanno {each} PV per ogni Vanga.',
      amount: { en: '{points} VP', it: '{points} PV' },
    },
    reach: (line) => ({ ...reachSaid(line), aside: true }),
    'pays-with': ({ faction }) =>
      faction === 'dragonlords'
        ? {
            aside: true,
            en: 'The Dragonlords transform with Power tokens.',
            it: 'I Signori dei Draghi trasformano con segnalini Potere.',
          }
        : {
            aside: true,
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
      aside: true,
      en: 'Placing a Volcano tile never scores.',
      it: 'Mettere una tessera Vulcano non dà mai punti.',
      amount: { en: '{points} VP', it: '{points} PV' },
    },
    'start-forgotten': ({ terrain }) => ({
      aside: true,
      en: `It no longer matters that they started on ${inEnglish[terrain]}.`,
      it: `Che il loro Terreno Iniziale ${agreeTerrainIt(terrain, 'fosse', 'fossero')} ${terrainIt(terrain)} non conta più.`,
    }),
    'no-spades': {
      aside: true,
      en: '{faction:Faction} use no Spades and count no steps.',
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
      it: '{faction:Faction} non possono trasformare il Ghiaccio in Vulcano.',
    },
    'never-transforms': {
      en: 'The Riverwalkers never transform terrain: they unlock it.',
      it: 'Il Popolo dei Fiumi non trasforma mai i Terreni: li sblocca.',
    },
    'no-stopping': {
      en: '{faction:Faction} cannot turn it into {to:ground}: whatever they transform becomes {own:ground} at once.',
      it: '{faction:Faction} non possono trasformarla in {to:ground}: ciò che trasformano diventa subito {own:ground}.',
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
    const { faction, from, to, points } = value;
    const { en: whoEn, it: whoIt } = placed(value);
    if (from === to)
      return {
        en: `${whoEn} pay nothing: the space is ${inEnglish[to]} already.`,
        it: `${whoIt} non ${agreeFactionIt(faction, 'paga', 'pagano')} niente: la casella è già ${inItalian[to]}.`,
      };
    if (isFree(value))
      return {
        en: `During setup ${lowered(whoEn)} turn ${inEnglish[from]} into ${inEnglish[to]} for free.`,
        it: `Durante la preparazione ${lowered(whoIt)} trasformano ${inItalian[from]} in ${inItalian[to]} gratis.`,
      };
    const owned = ownedBy(value);
    const dug = dugBy(value.level);
    return {
      en: `${whoEn} pay ${price(value).en} to turn ${inEnglish[from]}${owned.en} into ${inEnglish[to]}${dug.en}${points > 0 ? ` and score ${points} VP` : ''}.`,
      it: `${whoIt} ${agreeFactionIt(faction, 'paga', 'pagano')} ${price(value).it} per trasformare ${inItalian[from]}${owned.it} in ${inItalian[to]}${dug.it}${points > 0 ? ` e ${agreeFactionIt(faction, 'fa', 'fanno')} ${points} PV` : ''}.`,
    };
  },
});
