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
import { factionNames, terrainNames, terrainSaid, terrainsListed } from '../shared/names.ts';
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

const lost = {
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
      en: `${en.priests(priestsLost)} lost: none is left to take.`,
      it: `${lost.priests(priestsLost)}: non ne restano da prendere.`,
    },
    spadesLost > 0 && {
      en: `${en.spades(spadesLost)} lost.`,
      it: `${lost.spades(spadesLost)}.`,
    },
    freeBridges > 0 && {
      en: `You may build ${several ? 'up to ' : ''}${bridges.en(freeBridges)} free of charge.`,
      it: `Puoi costruire gratis ${several ? 'fino a ' : ''}${bridges.it(freeBridges)}.`,
    },
    {
      en: `You may settle ${terrains(settles, 'en')}.`,
      it: `Puoi abitare ${terrains(settles, 'it')}.`,
    },
  ].filter((outcome) => outcome !== false);
};

const headline = (value: RiverwalkersValue): Pair => {
  const said = outcomes(value);
  return { en: said.map((each) => each.en).join(' '), it: said.map((each) => each.it).join(' ') };
};

export const riverwalkers = calculator(question, {
  name: 'riverwalkers',
  game: 'fire-and-ice',
  title: {
    en: 'Riverwalkers: unlocking terrains',
    it: 'Popolo dei Fiumi: sbloccare i Terreni',
  },
  lead: {
    en: 'What your Priests unlock and for how many coins, and what becomes of Spades and of the Stronghold’s Bridges.',
    it: 'Quali Terreni sbloccano i tuoi Sacerdoti e per quante monete, e che ne è delle Vanghe e dei Ponti della Fortezza.',
  },
  fields: {
    start: { en: 'Starting terrain', it: 'Terreno Iniziale' },
    unlocked: { en: 'Unlocked before', it: 'Già sbloccati' },
    opponents: { en: 'Other players', it: 'Altri giocatori' },
    held: { en: 'Priests in use', it: 'Sacerdoti in uso' },
    priests: { en: 'Priests you gain now', it: 'Sacerdoti che guadagni ora' },
    unlock: { en: 'Unlock with them', it: 'Da sbloccare con questi' },
    coins: { en: 'Your coins', it: 'Le tue monete' },
    spades: { en: 'Spades you are offered', it: 'Vanghe che ti spetterebbero' },
    spadesFrom: { en: 'Where the Spades come from', it: 'Da dove vengono le Vanghe' },
    stronghold: { en: 'Do you build the Stronghold now?', it: 'Costruisci ora la Fortezza?' },
    bridgesLeft: { en: 'Bridges in your supply', it: 'Ponti nella tua riserva' },
    unlockWord: { en: 'The 2 coins are for another player’s', it: 'Le 2 monete sono per' },
  },
  hints: {
    held: {
      en: 'With you, or sent to a Cult for good.',
      it: 'Con te, o lasciati in un Culto.',
    },
    coins: {
      en: 'Optional: not checked while blank.',
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
      home: { en: 'Home terrain', it: 'il Terreno Ideale altrui' },
      starting: {
        en: 'Home terrain or Ice Faction’s Starting terrain',
        it: 'anche il Terreno Iniziale di una Fazione del Ghiaccio',
      },
    },
  },
  ways: { ...ways, terrains },
  headline,
  lines: {
    pieces: {
      en: 'You play with the {color} pieces of your Starting terrain.',
      it: 'Giochi con i pezzi del Terreno Iniziale, di colore {color}.',
    },
    cycle: ({ locked, supply }) => {
      const before: Pair =
        locked.length === 0
          ? { en: 'No terrain is locked any more.', it: 'Nessun Terreno è più bloccato.' }
          : {
              en: `Beforehand a Priest locks each of these: ${terrainsListed('en', locked)}.`,
              it: `Prima, un Sacerdote blocca ciascuno di questi Terreni: ${terrainsListed('it', locked)}.`,
            };
      return {
        en: `${before.en} In your supply: ${en.priests(supply)}.`,
        it: `${before.it} Nella tua riserva: ${it.priests(supply)}.`,
      };
    },
    gains: ({ priests }) =>
      priests === 1
        ? {
            en: 'The Priest you gain may unlock a terrain instead of coming from your supply, no matter how you gain it.',
            it: 'Il Sacerdote che guadagni, da dovunque venga, può sbloccare un Terreno anziché venire dalla tua riserva.',
          }
        : {
            en: `Each of the ${priests} Priests you gain may unlock a terrain instead of coming from your supply.`,
            it: `Ognuno dei ${priests} Sacerdoti che guadagni può sbloccare un Terreno anziché venire dalla tua riserva.`,
          },
    'unlock-price': ({ terrain, owner, coins }) => ({
      ...ownerSaid({ terrain, owner }),
      amount: { en: en.coins(coins), it: it.coins(coins) },
    }),
    'start-only': startOnly,
    'start-price': {
      en: '{terrain} is the Starting terrain {faction:ofFaction}, and here that counts like a Home terrain.',
      it: '{terrain:Terrain} {terrain:are} il Terreno Iniziale {faction:ofFaction}, che qui conta come un Terreno Ideale.',
      amount: { en: '{coins coin|coins}', it: '{coins moneta|monete}' },
    },
    unlocks: ({ terrains: now, coins }) => ({
      en: `You unlock ${terrains(now, 'en')}: ${en.priests(now.length)} from the Terrain cycle to your supply.`,
      it: `Sblocchi ${terrains(now, 'it')}: ${it.priests(now.length)} dal ciclo dei Terreni alla tua riserva.`,
      amount: { en: `−${en.coins(coins)}`, it: `−${it.coins(coins)}` },
    }),
    coins: {
      en: 'Coins: {before} before, {after} after.',
      it: 'Monete: {before} prima, {after} dopo.',
    },
    'takes-priests': {
      en: 'You take {priests Priest|Priests} from your supply.',
      it: 'Prendi {priests Sacerdote|Sacerdoti} dalla tua riserva.',
      amount: '+{priests}',
    },
    'priest-limit': ({ limit, held, supply, lost: none }) => ({
      en: `Off the Terrain cycle you now have ${en.priests(limit)}: ${held} in use, ${supply} in your supply.${none > 0 ? ` For ${none} of those you gain, none is left.` : ''}`,
      it: `Fuori dal ciclo dei Terreni hai ora ${it.priests(limit)}: ${held} in uso, ${supply} nella tua riserva.${none > 0 ? ` Per ${none} di quelli che guadagni non ne resta nessuno.` : ''}`,
    }),
    settles: { en: 'You may now settle {terrains}.', it: 'Ora puoi abitare {terrains}.' },
    'spades-lost': {
      en: '{spades Spade|Spades} from a Cult bonus: lost, without VP.',
      it: 'Dal Bonus di un Culto {spades Vanga, persa|Vanghe, perse} e senza PV.',
      amount: { en: '+0 VP', it: '+0 PV' },
    },
    stronghold: {
      en: 'Stronghold: up to {bridges Bridge|Bridges} at once, free of charge.',
      it: 'Fortezza: subito fino a {bridges Ponte|Ponti}, senza pagarli.',
    },
    'free-bridges': ({ left, bridges: free }) =>
      left === 0
        ? {
            en: 'None of your Bridges is left, so you build none.',
            it: 'Non ti restano Ponti, e non ne costruisci.',
          }
        : {
            en: `You have ${bridges.en(left)} left, so you may build ${free} where a Bridge can stand.`,
            it: `Ponti che ti restano: ${left}. Ne puoi costruire ${free}, dove un Ponte può stare.`,
          },
  },
  violations: {
    ...tableViolations,
    'too-few-priests': {
      en: 'You want to unlock {wanted} and gain {priests Priest|Priests}: each terrain takes a Priest you gain.',
      it: 'Vuoi sbloccarne {wanted} e guadagni {priests Sacerdote|Sacerdoti}: ogni Terreno vuole un Sacerdote guadagnato.',
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
      en: 'You cannot have {held Priest|Priests}: with the terrains unlocked so far, {limit} at most.',
      it: 'Non puoi avere {held Sacerdote|Sacerdoti}: con i Terreni sbloccati finora, al massimo {limit}.',
    },
    'no-spade-actions': {
      en: 'You cannot use Spades, so an action that gives {spades Spade|Spades} is closed to you.',
      it: 'Non puoi usare Vanghe: un’azione che ne dà (qui {spades Vanga|Vanghe}) ti è chiusa.',
    },
  },
  problems: seatProblems,
  sentence: (value, draft) => {
    const { locked, supply } = value;
    const start = draft.start.trim();
    const said = headline(value);
    return {
      en: `Riverwalkers, Starting terrain ${terrainSaid('en', start)}. ${said.en} Locked: ${terrainsListed('en', locked) || 'none'}; in the supply ${en.priests(supply)}.`,
      it: `Popolo dei Fiumi, Terreno Iniziale: ${terrainSaid('it', start)}. ${said.it} Bloccati: ${terrainsListed('it', locked) || 'nessuno'}; nella riserva ${it.priests(supply)}.`,
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
