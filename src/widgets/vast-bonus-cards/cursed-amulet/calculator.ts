import { own } from '#engine/core/own.ts';
import {
  cursedAmulet as question,
  type CursedAmuletValue,
  type LossKind,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { harmNames } from '../shared/names.ts';
import { amountOf, ofTheKnight, told, toYou } from './outcome.ts';

const kinds = {
  health: { en: 'Health', it: 'Salute' },
  grit: { en: 'Grit', it: 'Coraggio' },
  move: { en: 'Forced move', it: 'Movimento forzato' },
  treasures: { en: 'Treasure cards', it: 'Carte Tesoro' },
  cubes: { en: 'Hero cubes', it: 'Cubi Eroe' },
};

/** The kinds in the middle of a sentence. */
const inMidst = {
  ...kinds,
  move: { ...kinds.move, it: 'movimento forzato' },
  treasures: { ...kinds.treasures, it: 'carte Tesoro' },
  cubes: { ...kinds.cubes, it: 'cubi Eroe' },
};

const theseKinds = (list: readonly LossKind[], lang: Lang): string =>
  listed(
    lang,
    list.map((kind) => inMidst[kind][lang]),
  );

/** What is left of what the effect took. */
const leftOf = (value: CursedAmuletValue, lang: Lang): string =>
  (['health', 'grit', 'treasures'] as const)
    .filter((kind) => value.steps.includes(kind) && value[kind] !== undefined)
    .map((kind) => `${inMidst[kind][lang]} ${value[kind] ?? ''}`)
    .join(', ');

const fights = {
  stronger: { en: 'higher, so you lose nothing', it: 'più alta, quindi non perdi nulla' },
  'equal-clear': {
    en: 'equal, and the Dragon die misses the centre: you lose nothing',
    it: 'pari, e il dado Drago non colpisce il centro: non perdi nulla',
  },
  'equal-center': {
    en: 'equal, and the Dragon die hits the centre',
    it: 'pari, e il dado Drago colpisce il centro',
  },
  weaker: { en: 'lower', it: 'più bassa' },
};

const cubeSpaces = (count: number, lang: Lang): string =>
  ({
    en: count === 1 ? 'a cube space' : `${count} cube spaces`,
    it: `${count === 1 ? 'una casella' : `${count} caselle`} con cubo`,
  })[lang];

const SHIELD = { en: 'Shield', it: 'Scudo' };

const states: Readonly<Record<string, { readonly en: string; readonly it: string }>> = {
  'in-play': { en: 'Cursed Amulet in play', it: 'Amuleto Maledetto in gioco' },
  offered: { en: 'Cursed Amulet offered', it: 'Amuleto Maledetto offerto' },
  none: { en: 'No Cursed Amulet', it: 'Senza Amuleto Maledetto' },
};

export const cursedAmulet = calculator(question, {
  name: 'cursed-amulet',
  game: 'vast-bonus-cards',
  title: { en: 'What the Cursed Amulet doubles', it: 'Che cosa raddoppia l’Amuleto Maledetto' },
  lead: {
    en: 'Any loss or forced move of the Knight: doubled or not, what is left, and when the Amulet goes.',
    it: 'Ogni perdita o movimento forzato del Cavaliere: se raddoppia, che cosa resta e quando se ne va l’Amuleto.',
  },
  fields: {
    amulet: { en: 'The Amulet is', it: 'L’Amuleto' },
    keep: { en: 'The Knight’s choice', it: 'La scelta del Cavaliere' },
    effect: { en: 'What happens', it: 'Che cosa succede' },
    amount: { en: 'How much', it: 'Quanto' },
    kind: { en: 'What is lost', it: 'Che cosa si perde' },
    shield: { en: 'Hero cube on the Shield', it: 'Cubo Eroe sullo Scudo' },
    strength: { en: 'Your Strength', it: 'La tua Forza' },
    foe: { en: 'The ambusher’s Strength', it: 'Forza di chi tende l’imboscata' },
    die: { en: 'Dragon die', it: 'Dado Drago' },
    treasures: {
      en: 'Treasure cards, the Amulet included',
      it: 'Carte Tesoro, Amuleto compreso',
    },
    heroCubes: { en: 'All your Hero cubes', it: 'Tutti i tuoi cubi Eroe' },
    health: { en: 'Health before', it: 'Salute prima' },
    grit: { en: 'Grit before', it: 'Coraggio prima' },
    shieldText: {
      en: 'With the Shield, a doubled loss of Grit becomes',
      it: 'Con lo Scudo, una perdita raddoppiata di Coraggio diventa',
    },
    otherEffects: {
      en: 'Effects that the leaflet does not name',
      it: 'Effetti che il foglietto non nomina',
    },
    thiefTokens: {
      en: 'Tokens the Thief takes from the Cave',
      it: 'Segnalini che il Ladro prende dalla Caverna',
    },
    lastHealth: {
      en: 'Doubled Magma and your last Health',
      it: 'Il Magma raddoppiato e la tua ultima Salute',
    },
    discardBy: { en: 'The Amulet is discarded after', it: 'L’Amuleto si scarta dopo' },
  },
  hints: {
    heroCubes: {
      en: 'You always keep 2. Leave blank if you have plenty.',
      it: 'Te ne restano sempre 2. Lascia vuoto se ne hai molti.',
    },
  },
  options: {
    amulet: {
      'in-play': { en: 'In play', it: 'È in gioco' },
      offered: { en: 'Offered now', it: 'Viene offerto ora' },
      none: { en: 'Not in play', it: 'Non è in gioco' },
    },
    keep: {
      keep: { en: 'Keep it', it: 'Tenerlo' },
      decline: { en: 'Decline it', it: 'Rifiutarlo' },
    },
    effect: harmNames,
    kind: kinds,
    shield: yesNo,
    die: {
      clear: { en: 'Misses the centre', it: 'Non colpisce il centro' },
      center: { en: 'Hits the centre', it: 'Colpisce il centro' },
    },
    shieldText: {
      leaflet: { en: '2, as in the leaflet', it: '2, come nel foglietto' },
      'march-2017': { en: '1, as in March 2017', it: '1, come a marzo 2017' },
    },
    otherEffects: {
      doubled: { en: 'Doubled too', it: 'Raddoppiano anche loro' },
      'listed-only': { en: 'Not doubled', it: 'Non raddoppiano' },
    },
    thiefTokens: {
      one: { en: '1 as ever', it: '1 come sempre' },
      two: { en: '2 as well', it: 'Anche qui 2' },
    },
    lastHealth: {
      spared: { en: 'You keep 1', it: 'Te ne resta 1' },
      taken: { en: 'It takes it too', it: 'Toglie anche quella' },
    },
    discardBy: {
      'any-loss': { en: 'Any loss of Health', it: 'Ogni perdita di Salute' },
      attacks: { en: 'Attacks and ambushes only', it: 'Solo attacchi e imboscate' },
    },
  },
  ways: { theseKinds, cubeSpaces },
  headline: (value) => told(toYou, value),
  lines: {
    declined: ({ gained, before, after }) => ({
      en: `You decline the Amulet, which leaves the game, and gain ${gained} Grit.`,
      it: `Rifiuti l’Amuleto, che esce dal gioco, e guadagni ${gained} Coraggio.`,
      amount: before === undefined || after === undefined ? `+${gained}` : `${before} → ${after}`,
    }),
    'cubes-gained': {
      en: 'That Grit takes you to the space of {cubes Hero cube|Hero cubes}, which you gain.',
      it: 'Quel Coraggio ti porta allo spazio di {cubes cubo Eroe|cubi Eroe}, che guadagni.',
      amount: '+{cubes}',
    },
    revealed: {
      en: 'You keep the Amulet and reveal it at once.',
      it: 'Tieni l’Amuleto e lo scopri all’istante.',
    },
    'always-active': {
      en: 'The Amulet is in play, so it works, on your turn and on everybody else’s.',
      it: 'L’Amuleto è in gioco, quindi agisce, nel tuo turno e in quello degli altri.',
    },
    'not-in-play': {
      en: 'The Amulet is not in play: nothing is doubled.',
      it: 'L’Amuleto non è in gioco: nulla raddoppia.',
    },
    'no-cube': {
      en: 'It takes no Hero cube, so it cannot be switched off.',
      it: 'Non vuole cubi Eroe, quindi non si può sospendere.',
    },
    fight: ({ strength, foe, outcome, amount }) => ({
      en: `Goblin Infestation: your Strength ${strength} against ${foe} is ${fights[outcome].en}${amount > 0 ? `, so you lose ${amount} Health` : ''}.`,
      it: `Infestazione di Goblin: la tua Forza ${strength} contro ${foe} è ${fights[outcome].it}${amount > 0 ? `, quindi perdi ${amount} Salute` : ''}.`,
    }),
    'base-loss': ({ effect, kind, amount }) => {
      const { en, it } = amountOf(kind, amount);
      const source =
        effect === 'telekinesis'
          ? { en: ', as entered', it: ', come inserito' }
          : { en: ' in the base game', it: ' nel gioco base' };
      return {
        en: `${harmNames.en[effect]}${source.en}: ${en}.`,
        it: `${harmNames.it[effect]}${source.it}: ${it}.`,
      };
    },
    'magma-spares': {
      en: 'Magma never takes your last Health.',
      it: 'Il Magma non toglie mai l’ultima Salute.',
    },
    'magma-last': ({ before, after, reading }) => ({
      ...(reading === 'spared'
        ? {
            en: 'In the reading in force Magma leaves you 1 Health, doubled or not.',
            it: 'Secondo l’interpretazione in vigore il Magma ti lascia 1 Salute, raddoppiato o no.',
          }
        : {
            en: 'In the reading in force only 1 Health is spared, and you have more: Magma takes it all.',
            it: 'Secondo l’interpretazione in vigore è esente solo chi è a 1, e tu ne hai di più: il Magma la toglie tutta.',
          }),
      amount: `${before} → ${after}`,
    }),
    negative: {
      en: 'It brings you no benefit, so it is a negative effect.',
      it: 'Non ti porta alcun vantaggio, quindi è un effetto negativo.',
    },
    'health-doubled': {
      en: 'An attack or ambush costs twice the Health.',
      it: 'Un attacco o un’imboscata toglie il doppio della Salute.',
      amount: '{base} → {amount}',
    },
    'flame-giant': {
      en: 'Too weak for the Flame Giant: twice the Health, as in the printed example.',
      it: 'Contro il Gigante di Fuoco la tua Forza non basta: il doppio della Salute, come nell’esempio stampato.',
      amount: '{base} → {amount}',
    },
    'grit-doubled': {
      en: 'A loss of Grit is doubled.',
      it: 'Una perdita di Coraggio raddoppia.',
      amount: '{base} → {amount}',
    },
    'move-doubled': {
      en: 'You can be moved twice as far.',
      it: 'Ti possono portare lontano il doppio.',
      amount: '{base} → {amount}',
    },
    'treasures-doubled': ({ base, amount, treasures = amount }) => ({
      en: `The Thief may steal ${amount} of your Treasure cards${treasures < amount ? `, but you have only ${treasures}` : ` instead of ${base}`}.`,
      it: `Il Ladro può rubarti ${amount} carte Tesoro${treasures < amount ? `, ma ne hai solo ${treasures}` : ` al posto di ${base}`}.`,
      amount: `${base} → ${amount}`,
    }),
    'other-doubled': {
      en: 'The leaflet does not name this; in the reading in force it is doubled like the rest.',
      it: 'Il foglietto non lo nomina; secondo l’interpretazione in vigore raddoppia come il resto.',
      amount: '{base} → {amount}',
    },
    'other-single': {
      en: 'The leaflet does not name this; in the reading in force it is not doubled.',
      it: 'Il foglietto non lo nomina; secondo l’interpretazione in vigore non raddoppia.',
      amount: '{base} → {amount}',
    },
    'own-cost': {
      en: 'You spend {amount} Grit of your own will: neither Amulet nor Shield changes that.',
      it: 'Spendi {amount} Coraggio di tua volontà: né l’Amuleto né lo Scudo cambiano qualcosa.',
    },
    'shield-alone': {
      en: 'The Shield leaves 1 of each loss of Grit.',
      it: 'Lo Scudo lascia 1 di ogni perdita di Coraggio.',
      amount: '{before} → {after}',
    },
    shield: {
      en: 'With Amulet and Shield you lose 2 Grit, however large the loss.',
      it: 'Con Amuleto e Scudo perdi 2 Coraggio, per quanto grande sia la perdita.',
      amount: '{before} → {after}',
    },
    'shield-2017': {
      en: 'By the text of 9 March 2017 you lose 1 Grit behind the Shield.',
      it: 'Secondo il testo del 9 marzo 2017, dietro lo Scudo perdi 1 Coraggio.',
      amount: '{before} → {after}',
    },
    'shield-stays': {
      en: 'With a Hero cube on your Shield nobody moves you.',
      it: 'Con un cubo Eroe sullo Scudo nessuno ti sposta.',
      amount: '{before} → 0',
    },
    'two-cubes-stay': {
      en: 'You always keep 2 Hero cubes.',
      it: 'Ti restano sempre 2 cubi Eroe.',
      amount: '{before} → {after}',
    },
    'amulet-stolen': {
      en: 'He takes all your Treasure cards, the Amulet too: you are rid of it.',
      it: 'Prende tutte le tue carte Tesoro, Amuleto compreso: te ne sei liberato.',
    },
    'amulet-may-be-stolen': {
      en: 'The Amulet may be among the stolen cards; then you are rid of it.',
      it: 'Tra le carte rubate può esserci l’Amuleto; allora te ne sei liberato.',
    },
    'thief-tokens': {
      en: 'In the reading in force the Thief also takes {tokens token|tokens} from the Cave’s supply.',
      it: 'Secondo l’interpretazione in vigore il Ladro prende anche {tokens segnalino|segnalini} dalla riserva della Caverna.',
    },
    'health-left': ({ before, after }) => ({
      ...(after === 0
        ? { en: 'Your Health falls to 0: you die.', it: 'La tua Salute scende a 0: muori.' }
        : { en: 'Your Health.', it: 'La tua Salute.' }),
      amount: `${before} → ${after}`,
    }),
    'grit-left': ({ before, after }) => ({
      ...(before === 0
        ? {
            en: 'You have no Grit to lose: it never falls below 0.',
            it: 'Non hai Coraggio da perdere: non scende mai sotto 0.',
          }
        : { en: 'Your Grit, never below 0.', it: 'Il tuo Coraggio, mai sotto 0.' }),
      amount: `${before} → ${after}`,
    }),
    'cubes-back': {
      en: 'Your Grit falls below {spaces:cubeSpaces}: {cubes Hero cube|Hero cubes} back to the track.',
      it: 'Il Coraggio scende sotto {spaces:cubeSpaces}: {cubes cubo Eroe|cubi Eroe} di nuovo sul tracciato.',
      amount: '−{cubes}',
    },
    'resolve-first': {
      en: 'First the whole attack: {steps:theseKinds}.',
      it: 'Prima l’attacco intero: {steps:theseKinds}.',
    },
    'not-an-attack': ({ discarded }) =>
      discarded
        ? {
            en: 'This is no attack, but in the reading in force any loss of Health ends in the discard.',
            it: 'Non è un attacco, ma secondo l’interpretazione in vigore ogni perdita di Salute porta allo scarto.',
          }
        : {
            en: 'This is no attack, so in the reading in force you do not discard the Amulet.',
            it: 'Non è un attacco, quindi secondo l’interpretazione in vigore non scarti l’Amuleto.',
          },
    discard: {
      en: 'You have lost Health, so you discard the Amulet.',
      it: 'Hai perso Salute, quindi scarti l’Amuleto.',
    },
  },
  violations: {
    'no-treasures': {
      en: 'Without Treasure cards you are no target for Pickpocket.',
      it: 'Senza carte Tesoro il Ladro non ti può Borseggiare.',
    },
    'too-little-grit': {
      en: 'The Rune Staff costs {cost} Grit, but you have only {grit}.',
      it: 'Il Bastone Runico costa {cost} Coraggio, ma ne hai solo {grit}.',
    },
  },
  sentence: (value, draft) => {
    const { en, it } = told(ofTheKnight, value);
    const opening = (lang: Lang): string =>
      [
        own(states, draft.amulet.trim())?.[lang],
        ...(value.effect === 'none' ? [] : [harmNames[lang][value.effect]]),
        ...(draft.shield.trim() === 'yes' ? [SHIELD[lang]] : []),
      ].join(', ');
    const left = { en: leftOf(value, 'en'), it: leftOf(value, 'it') };
    return {
      en: `${opening('en')}. ${en}${left.en === '' ? '' : ` Left: ${left.en}.`}`,
      it: `${opening('it')}. ${it}${left.it === '' ? '' : ` Restano: ${left.it}.`}`,
    };
  },
});
