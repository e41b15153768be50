import type {
  Faction,
  RawRiverwalkers,
  RiverwalkersLine,
  RiverwalkersValue,
  RiverwalkersViolation,
  Terrain,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  factionNames,
  laFazione,
  terrainNames,
  terrainsListed,
  theFaction,
} from '../shared/names.ts';
import { colorNames, ilTerreno, mancano, phrases, sono } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawRiverwalkers,
  RiverwalkersValue,
  RiverwalkersLine,
  RiverwalkersViolation
>;

/** The terrains that were locked and are not any more. */
const unlockedNow = ({ prices, settles }: RiverwalkersValue): readonly Terrain[] =>
  prices.map(({ terrain }) => terrain).filter((terrain) => settles.includes(terrain));

const en = phrases.en;
const bridges = counted('Bridge', 'Bridges');

const outcome = (value: RiverwalkersValue): string => {
  const { paid, priestsTaken, priestsLost, spadesLost, freeBridges, settles } = value;
  const now = unlockedNow(value);
  return [
    ...(now.length > 0 ? [`You unlock ${terrainsListed('en', now)} for ${en.coins(paid)}.`] : []),
    ...(priestsTaken > 0 ? [`You take ${en.priests(priestsTaken)}.`] : []),
    ...(priestsLost > 0 ? [`${en.priests(priestsLost)} lost: none is left to take.`] : []),
    ...(spadesLost > 0 ? [`${en.spades(spadesLost)} lost.`] : []),
    ...(freeBridges > 0
      ? [
          `You may build ${freeBridges === 1 ? '' : 'up to '}${bridges(freeBridges)} free of charge.`,
        ]
      : []),
    `You may settle ${terrainsListed('en', settles)}.`,
  ].join(' ');
};

const EN: Words = {
  title: 'Riverwalkers: unlocking terrains',
  lead: 'What your Priests unlock and for how many coins, and what becomes of Spades and of the Stronghold’s Bridges.',
  fields: {
    start: 'Starting terrain',
    unlocked: 'Unlocked before',
    opponents: 'Other players',
    held: 'Priests in use',
    priests: 'Priests you gain now',
    unlock: 'Unlock with them',
    coins: 'Your coins',
    spades: 'Spades you are offered',
    spadesFrom: 'Where the Spades come from',
    stronghold: 'Do you build the Stronghold now?',
    bridgesLeft: 'Bridges in your supply',
    unlockWord: 'The 2 coins are for another player’s',
  },
  hints: {
    held: 'With you, or sent to a Cult for good.',
    coins: 'Optional: not checked while blank.',
  },
  options: {
    opponents: factionNames.en,
    start: terrainNames.en,
    unlocked: terrainNames.en,
    unlock: terrainNames.en,
    spadesFrom: { action: 'An action', 'cult-bonus': 'A Cult bonus' },
    stronghold: yesNo.en,
    unlockWord: {
      home: 'Home terrain',
      starting: 'Home terrain or Ice Faction’s Starting terrain',
    },
  },
  headline: outcome,
  line: (line): Said => {
    switch (line.code) {
      case 'pieces':
        return [`You play with the ${colorNames.en[line.color]} pieces of your Starting terrain.`];
      case 'cycle':
        return [
          line.locked.length === 0
            ? `No terrain is locked any more. In your supply: ${en.priests(line.supply)}.`
            : `Beforehand a Priest locks each of these: ${terrainsListed('en', line.locked)}. In your supply: ${en.priests(line.supply)}.`,
        ];
      case 'gains':
        return [
          line.priests === 1
            ? 'The Priest you gain may unlock a terrain instead of coming from your supply, no matter how you gain it.'
            : `Each of the ${line.priests} Priests you gain may unlock a terrain instead of coming from your supply.`,
        ];
      case 'unlock-price':
        return [
          line.owner === undefined
            ? `${terrainNames.en[line.terrain]} is no other player’s Home terrain.`
            : `${terrainNames.en[line.terrain]} is the Home terrain of ${theFaction(line.owner)}.`,
          en.coins(line.coins),
        ];
      case 'start-only':
        return [
          `${capital(theFaction(line.faction))} only started on ${terrainNames.en[line.terrain]}; it is not their Home terrain.`,
        ];
      case 'start-price':
        return [
          `${terrainNames.en[line.terrain]} is the Starting terrain of ${theFaction(line.faction)}, and here that counts like a Home terrain.`,
          en.coins(line.coins),
        ];
      case 'unlocks':
        return [
          `You unlock ${terrainsListed('en', line.terrains)}: ${en.priests(line.terrains.length)} from the Terrain cycle to your supply.`,
          `−${en.coins(line.coins)}`,
        ];
      case 'coins':
        return [`Coins: ${line.before} before, ${line.after} after.`];
      case 'takes-priests':
        return [`You take ${en.priests(line.priests)} from your supply.`, `+${line.priests}`];
      case 'priest-limit':
        return [
          `Off the Terrain cycle you now have ${en.priests(line.limit)}: ${line.held} in use, ${line.supply} in your supply.${line.lost > 0 ? ` For ${line.lost} of those you gain, none is left.` : ''}`,
        ];
      case 'settles':
        return [`You may now settle ${terrainsListed('en', line.terrains)}.`];
      case 'spades-lost':
        return [`${en.spades(line.spades)} from a Cult bonus: lost, without VP.`, '+0 VP'];
      case 'stronghold':
        return [`Stronghold: up to ${bridges(line.bridges)} at once, free of charge.`];
      case 'free-bridges':
        return [
          line.left === 0
            ? 'None of your Bridges is left, so you build none.'
            : `You have ${bridges(line.left)} left, so you may build ${line.bridges} where a Bridge can stand.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-few-priests':
        return `You want to unlock ${violation.wanted} and gain ${en.priests(violation.priests)}: each terrain takes a Priest you gain.`;
      case 'not-locked':
        return violation.terrain === violation.start
          ? `${terrainNames.en[violation.terrain]} is your Starting terrain and was never locked.`
          : `${terrainNames.en[violation.terrain]} is unlocked already.`;
      case 'too-few-coins':
        return `Unlocking costs ${en.coins(violation.price)} and you have ${violation.coins}: ${violation.short} short.`;
      case 'too-many-held':
        return `You cannot have ${en.priests(violation.held)}: with the terrains unlocked so far, ${violation.limit} at most.`;
      case 'no-spade-actions':
        return `You cannot use Spades, so an action that gives ${en.spades(violation.spades)} is closed to you.`;
    }
  },
  sentence: (draft, value) =>
    `Riverwalkers, Starting terrain ${terrainNames.en[draft.start.trim() as Terrain]}. ${outcome(value)} Locked: ${value.locked.length === 0 ? 'none' : terrainsListed('en', value.locked)}; in the supply ${en.priests(value.supply)}.`,
};

const it = phrases.it;
const ponti = counted('Ponte', 'Ponti');

const iTerreni = (terrains: readonly Terrain[]): string =>
  listed(
    'it',
    terrains.map((terrain) => ilTerreno(terrain)),
  );

const vanno = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const esito = (value: RiverwalkersValue): string => {
  const { paid, priestsTaken, priestsLost, spadesLost, freeBridges, settles } = value;
  const now = unlockedNow(value);
  return [
    ...(now.length > 0 ? [`Sblocchi ${iTerreni(now)} per ${it.coins(paid)}.`] : []),
    ...(priestsTaken > 0 ? [`Prendi ${it.priests(priestsTaken)}.`] : []),
    ...(priestsLost > 0
      ? [
          `${vanno(priestsLost, 'Sacerdote va perso', 'Sacerdoti vanno persi')}: non ne restano da prendere.`,
        ]
      : []),
    ...(spadesLost > 0 ? [`${vanno(spadesLost, 'Vanga va persa', 'Vanghe vanno perse')}.`] : []),
    ...(freeBridges > 0
      ? [`Puoi costruire gratis ${freeBridges === 1 ? '' : 'fino a '}${ponti(freeBridges)}.`]
      : []),
    `Puoi abitare ${iTerreni(settles)}.`,
  ].join(' ');
};

const IT: Words = {
  title: 'Popolo dei Fiumi: sbloccare i Terreni',
  lead: 'Quali Terreni sbloccano i tuoi Sacerdoti e per quante monete, e che ne è delle Vanghe e dei Ponti della Fortezza.',
  fields: {
    start: 'Terreno Iniziale',
    unlocked: 'Già sbloccati',
    opponents: 'Altri giocatori',
    held: 'Sacerdoti in uso',
    priests: 'Sacerdoti che guadagni ora',
    unlock: 'Da sbloccare con questi',
    coins: 'Le tue monete',
    spades: 'Vanghe che ti spetterebbero',
    spadesFrom: 'Da dove vengono le Vanghe',
    stronghold: 'Costruisci ora la Fortezza?',
    bridgesLeft: 'Ponti nella tua riserva',
    unlockWord: 'Le 2 monete sono per',
  },
  hints: {
    held: 'Con te, o lasciati in un Culto.',
    coins: 'Facoltativo: se è vuoto, non si controlla.',
  },
  options: {
    opponents: factionNames.it,
    start: terrainNames.it,
    unlocked: terrainNames.it,
    unlock: terrainNames.it,
    spadesFrom: { action: 'Da un’azione', 'cult-bonus': 'Dal Bonus di un Culto' },
    stronghold: yesNo.it,
    unlockWord: {
      home: 'il Terreno Ideale altrui',
      starting: 'anche il Terreno Iniziale di una Fazione del Ghiaccio',
    },
  },
  headline: esito,
  line: (line): Said => {
    switch (line.code) {
      case 'pieces':
        return [`Giochi con i pezzi del Terreno Iniziale, di colore ${colorNames.it[line.color]}.`];
      case 'cycle':
        return [
          line.locked.length === 0
            ? `Nessun Terreno è più bloccato. Nella tua riserva: ${it.priests(line.supply)}.`
            : `Prima, un Sacerdote blocca ciascuno di questi Terreni: ${terrainsListed('it', line.locked)}. Nella tua riserva: ${it.priests(line.supply)}.`,
        ];
      case 'gains':
        return [
          line.priests === 1
            ? 'Il Sacerdote che guadagni, da dovunque venga, può sbloccare un Terreno anziché venire dalla tua riserva.'
            : `Ognuno dei ${line.priests} Sacerdoti che guadagni può sbloccare un Terreno anziché venire dalla tua riserva.`,
        ];
      case 'unlock-price':
        return [prezzo(line.terrain, line.owner), it.coins(line.coins)];
      case 'start-only':
        return [
          `Per ${laFazione(line.faction)} ${ilTerreno(line.terrain)} ${sono(line.terrain)} solo il Terreno Iniziale, non quello Ideale.`,
        ];
      case 'start-price':
        return [
          `${capital(ilTerreno(line.terrain))} ${sono(line.terrain)} il Terreno Iniziale ${laFazione(line.faction, 'di')}, che qui conta come un Terreno Ideale.`,
          it.coins(line.coins),
        ];
      case 'unlocks':
        return [
          `Sblocchi ${iTerreni(line.terrains)}: ${it.priests(line.terrains.length)} dal ciclo dei Terreni alla tua riserva.`,
          `−${it.coins(line.coins)}`,
        ];
      case 'coins':
        return [`Monete: ${line.before} prima, ${line.after} dopo.`];
      case 'takes-priests':
        return [`Prendi ${it.priests(line.priests)} dalla tua riserva.`, `+${line.priests}`];
      case 'priest-limit':
        return [
          `Fuori dal ciclo dei Terreni hai ora ${it.priests(line.limit)}: ${line.held} in uso, ${line.supply} nella tua riserva.${line.lost > 0 ? ` Per ${line.lost} di quelli che guadagni non ne resta nessuno.` : ''}`,
        ];
      case 'settles':
        return [`Ora puoi abitare ${iTerreni(line.terrains)}.`];
      case 'spades-lost':
        return [
          `Dal Bonus di un Culto ${vanno(line.spades, 'Vanga, persa', 'Vanghe, perse')} e senza PV.`,
          '+0 PV',
        ];
      case 'stronghold':
        return [`Fortezza: subito fino a ${ponti(line.bridges)}, senza pagarli.`];
      case 'free-bridges':
        return [
          line.left === 0
            ? 'Non ti restano Ponti, e non ne costruisci.'
            : `Ponti che ti restano: ${line.left}. Ne puoi costruire ${line.bridges}, dove un Ponte può stare.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-few-priests':
        return `Vuoi sbloccarne ${violation.wanted} e guadagni ${it.priests(violation.priests)}: ogni Terreno vuole un Sacerdote guadagnato.`;
      case 'not-locked':
        return violation.terrain === violation.start
          ? `${capital(ilTerreno(violation.terrain))} ${sono(violation.terrain)} il tuo Terreno Iniziale, che non è mai stato bloccato.`
          : `${terrainNames.it[violation.terrain]}: questo Terreno è già sbloccato.`;
      case 'too-few-coins':
        return `Sbloccare costa ${it.coins(violation.price)} e ne hai ${violation.coins}: ${mancano(violation.short)}.`;
      case 'too-many-held':
        return `Non puoi avere ${it.priests(violation.held)}: con i Terreni sbloccati finora, al massimo ${violation.limit}.`;
      case 'no-spade-actions':
        return `Non puoi usare Vanghe: un’azione che ne dà (qui ${it.spades(violation.spades)}) ti è chiusa.`;
    }
  },
  sentence: (draft, value) =>
    `Popolo dei Fiumi, Terreno Iniziale: ${terrainNames.it[draft.start.trim() as Terrain]}. ${esito(value)} Bloccati: ${value.locked.length === 0 ? 'nessuno' : terrainsListed('it', value.locked)}; nella riserva ${it.priests(value.supply)}.`,
};

const prezzo = (terrain: Terrain, owner: Faction | undefined): string =>
  owner === undefined
    ? `${capital(ilTerreno(terrain))} non ${sono(terrain)} il Terreno Ideale di nessun altro.`
    : `${capital(ilTerreno(terrain))} ${sono(terrain)} il Terreno Ideale ${laFazione(owner, 'di')}.`;

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly cycle: string;
  readonly priests: string;
  readonly others: string;
  readonly open: string;
  readonly now: (coins: number) => string;
  readonly locked: (coins: number) => string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    cycle: 'Your Terrain cycle afterwards',
    priests: 'Priests you gain',
    others: 'Spades and Stronghold',
    open: 'unlocked',
    now: (coins) => `unlocked now, ${en.coins(coins)}`,
    locked: (coins) => `Priest on it, ${en.coins(coins)} to unlock`,
  },
  it: {
    cycle: 'Il tuo ciclo dei Terreni alla fine',
    priests: 'Sacerdoti che guadagni',
    others: 'Vanghe e Fortezza',
    open: 'sbloccato',
    now: (coins) => `sbloccato ora, ${it.coins(coins)}`,
    locked: (coins) => `con un Sacerdote, ${it.coins(coins)} per sbloccarlo`,
  },
};
