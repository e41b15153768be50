import {
  riverwalkers as question,
  type RiverwalkersValue,
  type Terrain,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  factionIt,
  factionNames,
  terrainNames,
  terrainSaid,
  terrainsListed,
  theFactionEn,
} from '../shared/names.ts';
import { agreeTerrainIt, phrases, terrainIt } from '../shared/phrases.ts';
import { seatProblems, tableViolations } from '../shared/table-words.ts';
import { ownerSaid, startOnly } from '../shared/volcano-words.ts';
import { ways } from '../shared/shown.ts';

const { en, it } = phrases;
const bridges = { en: counted('Bridge', 'Bridges'), it: counted('Ponte', 'Ponti') };

/** Terrains in running text: `Lakes and Forest`, `i Laghi e le Foreste`. */
const terrains = (list: readonly Terrain[], lang: Lang): string =>
  listed(
    lang,
    list.map((terrain) => ways.terrain(terrain, lang)),
  );

/** The terrains that were locked and are not any more. */
const unlockedNow = ({ prices, settles }: RiverwalkersValue): readonly Terrain[] =>
  prices.map(({ terrain }) => terrain).filter((terrain) => settles.includes(terrain));

const lostEn = {
  priests: counted('Priest is lost', 'Priests are lost'),
  spades: counted('Spade is lost', 'Spades are lost'),
};

const lostIt = {
  priests: counted('Sacerdote va perso', 'Sacerdoti vanno persi'),
  spades: counted('Vanga va persa', 'Vanghe vanno perse'),
};

/** What comes of it all, one sentence for each thing. */
const outcomes = (value: RiverwalkersValue): readonly Pair[] => {
  const { paid, priestsTaken, priestsLost, spadesLost, freeBridges, settles } = value;
  const now = unlockedNow(value);
  const several = freeBridges > 1;
  return [
    now.length > 0 && {
      en: `You unlock ${terrains(now, 'en')} for ${en.coins(paid)}.`,
      it: `Sblocchi ${terrains(now, 'it')} per ${it.coins(paid)}.`,
    },
    priestsTaken > 0 && {
      en: `You take ${en.priests(priestsTaken)}.`,
      it: `Prendi ${it.priests(priestsTaken)}.`,
    },
    priestsLost > 0 && {
      en: `${lostEn.priests(priestsLost)}: none is left to take.`,
      it: `${lostIt.priests(priestsLost)}: non ne restano da prendere.`,
    },
    spadesLost > 0 && {
      en: `${lostEn.spades(spadesLost)}.`,
      it: `${lostIt.spades(spadesLost)}.`,
    },
    freeBridges > 0 && {
      en: `You may build ${several ? 'up to ' : ''}${bridges.en(freeBridges)} for free.`,
      it: `Puoi costruire gratis ${several ? 'fino a ' : ''}${bridges.it(freeBridges)}.`,
    },
    {
      en: `You can settle on ${terrainsListed('en', settles)}.`,
      it: `Puoi insediarti su ${settles.length === 1 ? 'questo Terreno' : 'questi Terreni'}: ${terrainsListed('it', settles)}.`,
    },
  ].filter((outcome) => outcome !== false);
};

const supplied = (priests: number): Pair =>
  priests === 0
    ? { en: 'no Priests', it: 'nessun Sacerdote' }
    : { en: en.priests(priests), it: it.priests(priests) };

const headline = (value: RiverwalkersValue): Pair => {
  const said = outcomes(value);
  return { en: said.map((each) => each.en).join(' '), it: said.map((each) => each.it).join(' ') };
};

/** How the open word was read, where it decided what was paid. */
const wordRead = (value: RiverwalkersValue, unlockWord: string): Pair => {
  const now = unlockedNow(value);
  if (!value.prices.some(({ terrain, open }) => open !== undefined && now.includes(terrain)))
    return { en: '', it: '' };
  return unlockWord === 'starting'
    ? {
        en: ' Reading: an Ice Faction’s Starting terrain costs 2 coins like a Home terrain.',
        it: ' Interpretazione: il Terreno Iniziale di una Fazione del Ghiaccio costa 2 monete come un Terreno Ideale.',
      }
    : {
        en: ' Reading: only a Home terrain costs 2 coins, not an Ice Faction’s Starting terrain.',
        it: ' Interpretazione: costa 2 monete solo un Terreno Ideale, non il Terreno Iniziale di una Fazione del Ghiaccio.',
      };
};

export const riverwalkers = calculator(question, {
  name: 'riverwalkers',
  game: 'fire-and-ice',
  title: {
    en: 'Riverwalkers: unlocking terrains',
    it: 'Popolo dei Fiumi: sbloccare i Terreni',
  },
  lead: {
    en: 'Which terrains your Priests unlock and for how many coins, what happens to Spades, and which Bridges the Stronghold gives you.',
    it: 'Quali Terreni sbloccano i tuoi Sacerdoti e per quante monete, che fine fanno le Vanghe e quali Ponti ti dà la Fortezza.',
  },
  fields: {
    start: { en: 'Starting terrain', it: 'Terreno Iniziale' },
    unlocked: { en: 'Unlocked before', it: 'Già sbloccati' },
    opponents: { en: 'Other players', it: 'Altri giocatori' },
    held: { en: 'Priests in use', it: 'Sacerdoti in uso' },
    priests: { en: 'Priests you gain now', it: 'Sacerdoti che guadagni ora' },
    unlock: { en: 'Unlock with them', it: 'Da sbloccare con questi' },
    coins: { en: 'Your coins', it: 'Le tue monete' },
    spades: { en: 'Spades you would gain', it: 'Vanghe che ti spetterebbero' },
    spadesFrom: { en: 'Where the Spades come from', it: 'Da dove vengono le Vanghe' },
    stronghold: { en: 'Do you build the Stronghold now?', it: 'Costruisci ora la Fortezza?' },
    bridgesLeft: { en: 'Bridges in your supply', it: 'Ponti nella tua riserva' },
    unlockWord: {
      en: 'It costs 2 coins to unlock another player’s',
      it: 'Costa 2 monete sbloccare',
    },
  },
  hints: {
    held: {
      en: 'With you, or left on a Cult track.',
      it: 'Con te, o lasciati in un Culto.',
    },
    coins: {
      en: 'Optional: not checked if blank.',
      it: 'Facoltativo: se è vuoto, non si controlla.',
    },
  },
  options: {
    opponents: factionNames,
    start: terrainNames,
    unlocked: terrainNames,
    unlock: terrainNames,
    spadesFrom: {
      action: { en: 'An action', it: 'Da un’azione' },
      'cult-bonus': { en: 'A Cult bonus', it: 'Dal Bonus di un Culto' },
    },
    stronghold: yesNo,
    unlockWord: {
      home: { en: 'Home terrain', it: 'il Terreno Ideale di un altro giocatore' },
      starting: {
        en: 'Home terrain or Ice Faction’s Starting terrain',
        it: 'anche il Terreno Iniziale di una Fazione del Ghiaccio',
      },
    },
  },
  ways,
  headline,
  lines: {
    pieces: {
      aside: true,
      en: 'You play with the {color} pieces of your Starting terrain.',
      it: 'Giochi con i pezzi del colore del Terreno Iniziale: {color}.',
    },
    cycle: ({ locked, supply }) => {
      const before: Pair =
        locked.length === 0
          ? { en: 'No terrain is locked any more.', it: 'Nessun Terreno è più bloccato.' }
          : {
              en: `Before this, a Priest locks each of ${terrainsListed('en', locked)}.`,
              it: `Prima di questo, un Sacerdote blocca ciascuno di questi Terreni: ${terrainsListed('it', locked)}.`,
            };
      return {
        aside: true,
        en: `${before.en} In your supply you have ${supplied(supply).en}.`,
        it: `${before.it} Nella tua riserva hai ${supplied(supply).it}.`,
      };
    },
    gains: ({ priests }) =>
      priests === 1
        ? {
            aside: true,
            en: 'However you gain it, the Priest may unlock a terrain instead of coming from your supply.',
            it: 'In qualunque modo lo guadagni, il Sacerdote può sbloccare un Terreno anziché venire dalla tua riserva.',
          }
        : {
            aside: true,
            en: `Each of the ${priests} Priests you gain may unlock a terrain instead of coming from your supply.`,
            it: `Ognuno dei ${priests} Sacerdoti che guadagni può sbloccare un Terreno anziché venire dalla tua riserva.`,
          },
    'unlock-price': ({ terrain, owner, coins }) => ({
      ...ownerSaid({ terrain, owner }),
      amount: { en: en.coins(coins), it: it.coins(coins) },
    }),
    'start-only': (line) => ({ ...startOnly(line), aside: line.later }),
    'start-price': ({ terrain, faction, coins, later }) => ({
      aside: later,
      en: `${terrainNames.en[terrain]} is the Starting terrain of ${theFactionEn(faction)}, which by the reading you chose counts like a Home terrain.`,
      it: `${capital(terrainIt(terrain))} ${agreeTerrainIt(terrain)} il Terreno Iniziale ${factionIt(faction, 'di')}, che nell’interpretazione scelta conta come un Terreno Ideale.`,
      amount: { en: en.coins(coins), it: it.coins(coins) },
    }),
    unlocks: ({ terrains: now }) =>
      now.length === 1
        ? {
            en: 'Its Priest goes from the Terrain cycle to your supply.',
            it: 'Il suo Sacerdote passa dal ciclo dei Terreni alla tua riserva.',
          }
        : {
            en: `Their ${now.length} Priests go from the Terrain cycle to your supply.`,
            it: `I loro ${now.length} Sacerdoti passano dal ciclo dei Terreni alla tua riserva.`,
          },
    coins: ({ after }) =>
      after === 0
        ? { en: 'You have no coins left.', it: 'Non ti restano monete.' }
        : {
            en: `You have ${en.coins(after)} left.`,
            it: `Ti ${after === 1 ? 'resta' : 'restano'} ${it.coins(after)}.`,
          },
    'takes-priests': {
      en: '{priests Priest you gain comes|Priests you gain come} from your supply.',
      it: '{priests Sacerdote che guadagni viene|Sacerdoti che guadagni vengono} dalla tua riserva.',
      amount: '+{priests}',
    },
    'priest-limit': ({ limit, held, supply, lost: none }) => ({
      aside: none === 0,
      en: `You now have ${en.priests(limit)} off the Terrain cycle: ${held} in use, ${supply} in your supply.${none > 0 ? ` There is none left for ${none} of those you gain.` : ''}`,
      it: `Ora hai ${it.priests(limit)} fuori dal ciclo dei Terreni: ${held} in uso, ${supply} nella tua riserva.${none > 0 ? ` Per ${none} di quelli che guadagni non ce n’è più.` : ''}`,
    }),
    settles: {
      aside: true,
      en: 'You can settle on your Starting terrain and on every terrain you have unlocked.',
      it: 'Puoi insediarti sul Terreno Iniziale e su ogni Terreno che hai sbloccato.',
    },
    'spades-lost': {
      en: '{spades Spade|Spades} from a Cult bonus {spades?is|are} lost and {spades?scores|score} nothing.',
      it: '{spades Vanga che viene|Vanghe che vengono} dal Bonus di un Culto {spades?va persa e non dà|vanno perse e non danno} punti.',
      amount: { en: '+0 VP', it: '+0 PV' },
    },
    stronghold: {
      en: 'The Stronghold lets you build up to {bridges Bridge|Bridges} at once, for free.',
      it: 'La Fortezza ti fa costruire subito fino a {bridges Ponte|Ponti} gratis.',
    },
    'free-bridges': ({ left, bridges: free }) => {
      if (left === 0)
        return {
          en: 'You have no Bridges left, so you build none.',
          it: 'Non ti restano Ponti, quindi non ne costruisci.',
        };
      return left === 1
        ? {
            en: 'You have 1 Bridge left, so you can build only that one, where a Bridge is allowed.',
            it: 'Ti resta 1 Ponte: puoi costruire solo quello, dove un Ponte è permesso.',
          }
        : {
            aside: true,
            en: `You have ${bridges.en(left)} left: you can build up to ${free}, where a Bridge is allowed.`,
            it: `Ti restano ${bridges.it(left)}: ne puoi costruire fino a ${free}, dove un Ponte è permesso.`,
          };
    },
  },
  violations: {
    ...tableViolations,
    'too-few-priests': {
      en: 'You want to unlock {wanted terrain|terrains} but gain {priests Priest|Priests}: each terrain takes 1 Priest you gain.',
      it: 'Vuoi sbloccare {wanted Terreno|Terreni} ma guadagni {priests Sacerdote|Sacerdoti}: ne devi guadagnare 1 per Terreno.',
    },
    'not-locked': ({ terrain, start }) =>
      terrain === start
        ? {
            en: `${terrainNames.en[terrain]} is your Starting terrain and was never locked.`,
            it: `${capital(terrainIt(terrain))} ${agreeTerrainIt(terrain)} il tuo Terreno Iniziale, che non è mai stato bloccato.`,
          }
        : {
            en: `${terrainNames.en[terrain]} is unlocked already.`,
            it: `${terrainNames.it[terrain]}: questo Terreno è già sbloccato.`,
          },
    'too-few-coins': {
      en: 'Unlocking costs {price coin|coins} and you have {coins}: {short}.',
      it: 'Sbloccare costa {price moneta|monete} e ne hai {coins}: {short}.',
    },
    'too-many-held': {
      en: 'You cannot have {held Priest|Priests} in use: with the terrains unlocked so far it is {limit} at most.',
      it: 'Non puoi avere {held Sacerdote|Sacerdoti} in uso: con i Terreni sbloccati finora sono al massimo {limit}.',
    },
    'no-spade-actions': {
      en: 'You cannot use Spades, so you cannot take an action that gives {spades Spade|Spades}.',
      it: 'Non puoi usare Vanghe, quindi non puoi fare un’azione che dà {spades Vanga|Vanghe}.',
    },
  },
  problems: seatProblems,
  sentence: (value, draft) => {
    const { locked, supply } = value;
    const start = draft.start.trim();
    const said = headline(value);
    const reading = wordRead(value, draft.unlockWord.trim());
    return {
      en: `Riverwalkers, Starting terrain ${terrainSaid('en', start)}. ${said.en} Still locked: ${terrainsListed('en', locked) || 'none'}. In the supply: ${supplied(supply).en}.${reading.en}`,
      it: `Popolo dei Fiumi, Terreno Iniziale: ${terrainSaid('it', start)}. ${said.it} Ancora bloccati: ${terrainsListed('it', locked) || 'nessuno'}. Nella riserva: ${supplied(supply).it}.${reading.it}`,
    };
  },
});

export const labels = {
  cycle: { en: 'Your Terrain cycle afterwards', it: 'Il tuo ciclo dei Terreni alla fine' },
  priests: { en: 'Priests you gain', it: 'Sacerdoti che guadagni' },
  others: { en: 'Spades and Stronghold', it: 'Vanghe e Fortezza' },
  open: { en: 'unlocked', it: 'sbloccato' },
  now: (coins: number) => ({
    en: `unlocked now, ${en.coins(coins)}`,
    it: `sbloccato ora, ${it.coins(coins)}`,
  }),
  locked: (coins: number) => ({
    en: `Priest on it, ${en.coins(coins)} to unlock`,
    it: `con un Sacerdote, ${it.coins(coins)} per sbloccarlo`,
  }),
};
