import { own } from '#engine/core/own.ts';
import {
  cursedAmulet as question,
  DECLINE_GRIT,
  GRIT,
  type CursedAmuletValue,
  type LossKind,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { harmNames } from '../shared/names.ts';
import { readingsIn } from '../shared/readings.ts';
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
  stronger: { en: 'higher, so you lose nothing', it: 'più alta, quindi non perdi niente' },
  'equal-clear': {
    en: 'equal, and the Dragon die misses the center: you lose nothing',
    it: 'pari, e il dado Drago non colpisce il centro: non perdi niente',
  },
  'equal-center': {
    en: 'equal, and the Dragon die hits the center',
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

/** What the leaflet leaves open, for the sentence that is pasted. */
const OPEN = [
  {
    field: 'shieldText',
    clause: 'vbc.amulet.shield-2017',
    said: {
      'march-2017': {
        en: 'with the Shield 1 Grit, as in March 2017',
        it: 'con lo Scudo 1 Coraggio, come a marzo 2017',
      },
    },
  },
  {
    field: 'otherEffects',
    clause: 'vbc.amulet.other-effects',
    said: {
      doubled: {
        en: 'effects the leaflet does not name are doubled too',
        it: 'raddoppiano anche gli effetti che il foglietto non nomina',
      },
      'listed-only': {
        en: 'effects the leaflet does not name are not doubled',
        it: 'gli effetti che il foglietto non nomina non raddoppiano',
      },
    },
  },
  {
    field: 'thiefTokens',
    clause: 'vbc.amulet.pickpocket-tokens',
    said: {
      one: {
        en: 'the Thief takes 1 token from the Cave’s supply',
        it: 'il Ladro prende 1 segnalino dalla riserva della Caverna',
      },
      two: {
        en: 'the Thief takes 2 tokens from the Cave’s supply',
        it: 'il Ladro prende 2 segnalini dalla riserva della Caverna',
      },
    },
  },
  {
    field: 'lastHealth',
    clause: 'vbc.amulet.magma-last',
    said: {
      spared: {
        en: 'even doubled, Magma leaves the last Health',
        it: 'anche raddoppiato, il Magma lascia l’ultima Salute',
      },
      taken: {
        en: 'doubled Magma can take the last Health',
        it: 'raddoppiato, il Magma può togliere l’ultima Salute',
      },
    },
  },
  {
    field: 'discardBy',
    clause: 'vbc.amulet.magma-discard',
    said: {
      'any-loss': {
        en: 'any loss of Health discards the Amulet',
        it: 'ogni perdita di Salute fa scartare l’Amuleto',
      },
      attacks: {
        en: 'only attacks and ambushes discard the Amulet',
        it: 'solo attacchi e imboscate fanno scartare l’Amuleto',
      },
    },
  },
] as const;

export const cursedAmulet = calculator(question, {
  name: 'cursed-amulet',
  game: 'vast-bonus-cards',
  title: { en: 'What the Cursed Amulet doubles', it: 'Che cosa raddoppia l’Amuleto Maledetto' },
  lead: {
    en: 'Whether the Amulet doubles a loss or a forced move of the Knight, what she has left, and when she discards it.',
    it: 'Se l’Amuleto raddoppia una perdita o un movimento forzato del Cavaliere, che cosa gli resta e quando lo scarta.',
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
      en: 'Effects the leaflet does not name',
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
      clear: { en: 'Misses the center', it: 'Non colpisce il centro' },
      center: { en: 'Hits the center', it: 'Colpisce il centro' },
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
      one: { en: '1 as usual', it: '1 come sempre' },
      two: { en: '2, doubled too', it: '2, anche qui il doppio' },
    },
    lastHealth: {
      spared: { en: 'You keep 1', it: 'Te ne resta 1' },
      taken: { en: 'You lose it too', it: 'Perdi anche quella' },
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
      en: `You decline the Amulet, which leaves the game, and gain ${gained === 0 ? 'no' : gained} Grit${gained < DECLINE_GRIT ? `: the track ends at ${GRIT.max}` : ''}.`,
      it: `Rifiuti l’Amuleto, che esce dal gioco, e ${gained === 0 ? 'non guadagni' : `guadagni ${gained}`} Coraggio${gained < DECLINE_GRIT ? `: il tracciato finisce a ${GRIT.max}` : ''}.`,
      amount: before === undefined || after === undefined ? `+${gained}` : `${before} → ${after}`,
    }),
    'cubes-gained': {
      en: 'With that Grit you gain {cubes Hero cube|Hero cubes}.',
      it: 'Con quel Coraggio guadagni {cubes cubo Eroe|cubi Eroe}.',
      amount: '+{cubes}',
    },
    revealed: {
      en: 'You keep the Amulet and must reveal it at once.',
      it: 'Tieni l’Amuleto e devi rivelarlo subito.',
    },
    'always-active': ({ effect }) => ({
      en: 'The Amulet always works while it is in play, on your turn and on everyone else’s.',
      it: 'Finché è in gioco l’Amuleto agisce sempre, nel tuo turno e in quello degli altri.',
      aside: effect !== 'none',
    }),
    'not-in-play': {
      en: 'The Amulet is not in play: nothing is doubled.',
      it: 'L’Amuleto non è in gioco: non raddoppia niente.',
    },
    'no-cube': ({ effect }) => ({
      en: 'The Amulet needs no Hero cube, so you cannot switch it off.',
      it: 'L’Amuleto non richiede cubi Eroe, quindi non puoi disattivarlo.',
      aside: effect !== 'none',
    }),
    fight: ({ strength, foe, outcome, amount }) => ({
      en: `Goblin Infestation: your Strength ${strength} against ${foe} is ${fights[outcome].en}${amount > 0 ? `, so you lose ${amount} Health` : ''}.`,
      it: `Infestazione di Goblin: la tua Forza ${strength} contro ${foe} è ${fights[outcome].it}${amount > 0 ? `, quindi perdi ${amount} Salute` : ''}.`,
    }),
    'base-loss': ({ effect, kind, amount, active }) => {
      const { en, it } = amountOf(kind, amount);
      const source =
        effect === 'telekinesis'
          ? { en: ', as you entered it', it: ', come hai indicato' }
          : { en: ' in the base game', it: ' nel gioco base' };
      return {
        en: `${harmNames.en[effect]}${source.en}: ${en}.`,
        it: `${harmNames.it[effect]}${source.it}: ${it}.`,
        aside: active,
      };
    },
    'magma-spares': {
      en: 'Magma never takes your last Health.',
      it: 'Il Magma non toglie mai l’ultima Salute.',
    },
    'magma-last': ({ before, after, reading }) =>
      reading === 'spared'
        ? {
            en: 'By the reading you chose Magma leaves you 1 Health even when doubled.',
            it: 'Secondo l’interpretazione scelta il Magma ti lascia 1 Salute anche se raddoppia.',
            amount: `${before} → ${after}`,
          }
        : {
            en: 'By the reading you chose Magma spares only a Knight with 1 Health: you have more, and lose all of it.',
            it: 'Secondo l’interpretazione scelta il Magma risparmia solo chi ha 1 Salute: tu ne hai di più, e la perdi tutta.',
          },
    negative: {
      en: 'An effect that brings you no benefit is a negative effect.',
      it: 'Un effetto che non ti porta vantaggi è un effetto negativo.',
      aside: true,
    },
    'health-doubled': {
      en: 'The Amulet doubles Health you lose in an attack or ambush.',
      it: 'L’Amuleto raddoppia la Salute che perdi in un attacco o in un’imboscata.',
      amount: '{base} → {amount}',
    },
    'flame-giant': {
      en: 'The Amulet doubles what you lose to the Flame Giant, as in the printed example.',
      it: 'L’Amuleto raddoppia ciò che perdi contro il Gigante di Fuoco, come nell’esempio stampato.',
      amount: '{base} → {amount}',
    },
    'grit-doubled': {
      en: 'The Amulet doubles Grit you lose.',
      it: 'L’Amuleto raddoppia il Coraggio che perdi.',
      amount: '{base} → {amount}',
    },
    'move-doubled': {
      en: 'The Amulet doubles how far others can move you.',
      it: 'L’Amuleto raddoppia gli spazi di cui gli altri possono spostarti.',
      amount: '{base} → {amount}',
    },
    'treasures-doubled': ({ base, amount, treasures = amount }) => ({
      en: `With the Amulet in play the Thief may steal ${amount} of your Treasure cards${treasures < amount ? `, but you have only ${treasures}` : ` instead of ${base}`}.`,
      it: `Con l’Amuleto in gioco il Ladro può rubarti ${amount} carte Tesoro${treasures < amount ? `, ma ne hai solo ${treasures}` : ` invece di ${base}`}.`,
    }),
    'other-doubled': {
      en: 'The leaflet does not name this; by the reading you chose the Amulet doubles it too.',
      it: 'Il foglietto non lo nomina; secondo l’interpretazione scelta l’Amuleto raddoppia anche questo.',
      amount: '{base} → {amount}',
    },
    'other-single': {
      en: 'The leaflet does not name this; by the reading you chose the Amulet does not double it.',
      it: 'Il foglietto non lo nomina; secondo l’interpretazione scelta l’Amuleto non lo raddoppia.',
    },
    'own-cost': {
      en: 'You choose to spend {amount} Grit: neither the Amulet nor the Shield changes that.',
      it: 'Scegli tu di spendere {amount} Coraggio: né l’Amuleto né lo Scudo cambiano qualcosa.',
    },
    'shield-alone': {
      en: 'With the Shield you lose only 1 Grit at a time.',
      it: 'Con lo Scudo perdi solo 1 Coraggio per volta.',
      amount: '{before} → {after}',
    },
    shield: {
      en: 'With the Shield a doubled loss of Grit becomes 2.',
      it: 'Con lo Scudo una perdita raddoppiata di Coraggio diventa 2.',
      amount: '{before} → {after}',
    },
    'shield-2017': {
      en: 'By the text of March 9, 2017, you lose 1 Grit with the Shield.',
      it: 'Secondo il testo del 9 marzo 2017 con lo Scudo perdi 1 Coraggio.',
      amount: '{before} → {after}',
    },
    'shield-stays': {
      en: 'With a Hero cube on the Shield no one else can move you.',
      it: 'Con un cubo Eroe sullo Scudo nessun altro può spostarti.',
      amount: '{before} → 0',
    },
    'two-cubes-stay': {
      en: 'But you always keep 2 Hero cubes.',
      it: 'Ma ti restano sempre 2 cubi Eroe.',
      amount: '{before} → {after}',
    },
    'amulet-stolen': {
      en: 'The Thief takes all your Treasure cards, the Amulet too, so you are rid of it.',
      it: 'Il Ladro prende tutte le tue carte Tesoro, compreso l’Amuleto: te ne sei liberato.',
    },
    'amulet-may-be-stolen': {
      en: 'If the Amulet is among the stolen cards, you are rid of it.',
      it: 'Se tra le carte rubate c’è l’Amuleto, te ne sei liberato.',
    },
    'thief-tokens': {
      en: 'By the reading you chose the Thief also takes {tokens token|tokens} from the Cave’s supply.',
      it: 'Secondo l’interpretazione scelta il Ladro prende anche {tokens segnalino|segnalini} dalla riserva della Caverna.',
    },
    'health-left': ({ before, after }) => ({
      ...(after === 0
        ? { en: 'Your Health falls to 0: you die.', it: 'La tua Salute scende a 0: muori.' }
        : { en: 'Your Health goes down.', it: 'La tua Salute scende.' }),
      amount: `${before} → ${after}`,
    }),
    'grit-left': ({ before, after }) => ({
      ...(before === 0
        ? {
            en: 'Your Grit is already 0 and cannot fall below that.',
            it: 'Il tuo Coraggio è già 0 e non può scendere oltre.',
          }
        : after === 0
          ? {
              en: 'Your Grit goes down, never below 0.',
              it: 'Il tuo Coraggio scende, mai sotto 0.',
            }
          : { en: 'Your Grit goes down.', it: 'Il tuo Coraggio scende.' }),
      amount: `${before} → ${after}`,
    }),
    'cubes-back': {
      en: 'That is below {spaces:cubeSpaces}: {cubes Hero cube goes|Hero cubes go} back to the track.',
      it: 'Così finisce sotto {spaces:cubeSpaces}: {cubes cubo Eroe torna|cubi Eroe tornano} sul tracciato.',
    },
    'resolve-first': {
      en: 'You resolve the whole attack first: {steps:theseKinds}.',
      it: 'Prima si risolve tutto l’attacco: {steps:theseKinds}.',
    },
    'not-an-attack': ({ discarded }) =>
      discarded
        ? {
            en: 'This is not an attack, but by the reading you chose any loss of Health discards the Amulet.',
            it: 'Questo non è un attacco, ma secondo l’interpretazione scelta ogni perdita di Salute fa scartare l’Amuleto.',
          }
        : {
            en: 'This is not an attack, so by the reading you chose you do not discard the Amulet.',
            it: 'Questo non è un attacco, quindi secondo l’interpretazione scelta non scarti l’Amuleto.',
          },
    discard: {
      en: 'You have lost Health, so you discard the Amulet.',
      it: 'Hai perso Salute, quindi scarti l’Amuleto.',
    },
  },
  violations: {
    'no-treasures': {
      en: 'Without Treasure cards you cannot be the target of Pickpocket: enter at least 1.',
      it: 'Senza carte Tesoro il Ladro non ti può Borseggiare: indicane almeno 1.',
    },
    'too-little-grit': {
      en: 'You spend {cost} Grit on the Rune Staff, but you have only {grit}.',
      it: 'Spendi {cost} Coraggio con il Bastone Runico, ma ne hai solo {grit}.',
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
    const reading = readingsIn(question.ask(draft), draft, OPEN);
    return {
      en: `${opening('en')}. ${en}${left.en === '' ? '' : ` Left: ${left.en}.`}${reading.en}`,
      it: `${opening('it')}. ${it}${left.it === '' ? '' : ` Restano: ${left.it}.`}${reading.it}`,
    };
  },
});
