import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import { schemes as question } from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Pair } from '#src/calculators/say.ts';
import { schemeCards, treasures } from '../shared/phrases.ts';
import { readingsIn } from '../shared/readings.ts';
import { outcome, paidWith } from './outcome.ts';

const schemeCount = {
  en: counted('Scheme', 'Schemes'),
  it: counted('Complotto', 'Complotti'),
};

/** “I 2 Tesori”, but “gli 8”. */
const articleIt = (count: number): string => (count === 8 || count === 11 ? 'gli' : 'i');

const ofTheIt = (count: number): string => (articleIt(count) === 'gli' ? 'degli' : 'dei');

/** What was plundered, in the sentence that is pasted. */
const plunders: Readonly<Record<string, Pair>> = {
  treasure: { en: ', a Treasure just plundered', it: ', un Tesoro appena razziato' },
  gem: { en: ', a Dragon Gem just plundered', it: ', una Gemma del Drago appena razziata' },
  dragon: { en: ', the Dragon himself just plundered', it: ', il Drago stesso appena razziato' },
};

/** What the leaflet leaves open, for the sentence that is pasted. */
const OPEN = [
  {
    field: 'buying',
    clause: 'vbc.schemes.when',
    said: {
      'any-time': {
        en: 'Schemes can be bought without a Plunder',
        it: 'i Complotti si possono comprare anche senza una razzia',
      },
    },
  },
  {
    field: 'fromDragon',
    clause: 'vbc.schemes.from-dragon',
    said: {
      gem: {
        en: 'plundering the Dragon himself counts as a plundered Gem',
        it: 'Razziare il Drago stesso vale come una Gemma razziata',
      },
      nothing: {
        en: 'plundering the Dragon himself brings only Rage',
        it: 'Razziare il Drago stesso dà solo Furia',
      },
    },
  },
] as const;

export const schemes = calculator(question, {
  name: 'schemes',
  game: 'vast-bonus-cards',
  title: { en: 'Buying a Scheme', it: 'Comprare un Complotto' },
  lead: {
    en: 'What the Goblins’ next Scheme costs, every legal way to pay it, and what becomes of a plundered Treasure or Gem.',
    it: 'Quanto costa il prossimo Complotto dei Goblin, in quali modi si può pagare e dove finisce il bottino di una razzia.',
  },
  fields: {
    bought: { en: 'Schemes bought', it: 'Complotti comprati' },
    schemesInHand: { en: 'Schemes in hand', it: 'Complotti in mano' },
    secrets: { en: 'Other Secrets', it: 'Altri Segreti' },
    shuffled: { en: 'Schemes in the box', it: 'Complotti nella scatola' },
    kept: { en: 'Treasures kept', it: 'Tesori tenuti' },
    plunder: { en: 'Plundered just now', it: 'Appena razziato' },
    die: { en: 'Dragon die for the Gem', it: 'Dado Drago per la Gemma' },
    supply: {
      en: 'Treasure tokens in the Cave’s supply',
      it: 'Segnalini Tesoro nella riserva della Caverna',
    },
    onMap: { en: 'Treasure tokens on the map', it: 'Segnalini Tesoro sulla mappa' },
    does: { en: 'What you do', it: 'Che cosa fai' },
    pay: { en: 'What you pay with', it: 'Con che cosa paghi' },
    rage: { en: 'Rage before', it: 'Furia prima' },
    buying: { en: 'Schemes can be bought', it: 'I Complotti si comprano' },
    fromDragon: {
      en: 'Plundering the Dragon himself counts as',
      it: 'Razziare il Drago stesso vale come',
    },
  },
  hints: {
    schemesInHand: {
      en: 'Cards with the chest icon, including the one to buy.',
      it: 'Carte con l’icona Forziere, compresa quella da comprare.',
    },
    secrets: { en: 'In hand and face up.', it: 'In mano e scoperti.' },
    shuffled: {
      en: 'Leave blank if you have not counted them.',
      it: 'Lascia vuoto se non li hai contati.',
    },
    pay: { en: 'Leave blank to see every way.', it: 'Lascia vuoto per vedere ogni modo.' },
  },
  options: {
    plunder: {
      none: { en: 'Nothing', it: 'Niente' },
      treasure: { en: 'Treasure', it: 'Un Tesoro' },
      gem: { en: 'Dragon Gem', it: 'Una Gemma del Drago' },
      dragon: { en: 'The Dragon himself', it: 'Il Drago stesso' },
    },
    die: {
      clear: { en: 'Misses the center', it: 'Non colpisce il centro' },
      center: { en: 'Hits the center: trap', it: 'Colpisce il centro: trappola' },
    },
    does: {
      buy: { en: 'Buy a Scheme', it: 'Compri un Complotto' },
      keep: { en: 'Keep the Treasure', it: 'Tieni il Tesoro' },
      nothing: { en: 'Neither', it: 'Né l’uno né l’altro' },
    },
    buying: {
      'any-time': { en: 'Any time on your turn', it: 'In ogni momento del tuo turno' },
      'at-plunder': { en: 'Only when you Plunder', it: 'Solo quando fai una razzia' },
    },
    fromDragon: {
      gem: { en: 'A plundered Gem', it: 'Una Gemma razziata' },
      nothing: { en: 'Rage and nothing more', it: 'Furia e nient’altro' },
    },
  },
  headline: outcome,
  lines: {
    'gem-trapped': {
      en: 'The Dragon die hits the center: the Gem is a trap, the Tribe scatters and you gain nothing.',
      it: 'Il dado Drago colpisce il centro: la Gemma è una trappola, la Tribù si disperde e non ottieni niente.',
    },
    'gem-free': {
      en: 'The Dragon die misses the center: the Gem is no trap.',
      it: 'Il dado Drago non colpisce il centro: la Gemma non è una trappola.',
    },
    rage: ({ before, after }) => ({
      ...(before === after
        ? {
            en: 'The Plunder brings 1 Rage, but you already have the most you can have.',
            it: 'La razzia dà 1 Furia, ma sei già al massimo.',
          }
        : {
            en: 'The Plunder brings 1 Rage, whatever you do with the Treasure.',
            it: 'La razzia dà 1 Furia, qualunque cosa tu faccia del Tesoro.',
          }),
      amount: `${before} → ${after}`,
      aside: true,
    }),
    'gem-back': {
      en: 'The Gem itself goes back to the Dragon.',
      it: 'La Gemma torna al Drago.',
    },
    'plunders-dragon': {
      en: 'A Tribe may Plunder the Dragon himself only if no Gem is on the map and its Strength is greater than his Armor. He keeps his Gems.',
      it: 'Una Tribù può Razziare il Drago stesso solo se sulla mappa non ci sono Gemme e la sua Forza supera l’Armatura del Drago. Le Gemme restano al Drago.',
    },
    'from-dragon': ({ reading }) =>
      reading === 'gem'
        ? {
            en: 'By the reading you chose that counts as a plundered Gem: you may spend it, or keep a Treasure token for it.',
            it: 'Secondo l’interpretazione scelta vale come una Gemma razziata: puoi spenderla, o tenere un segnalino Tesoro al suo posto.',
          }
        : {
            en: 'By the reading you chose you take no Gem, so there is nothing to spend or keep.',
            it: 'Secondo l’interpretazione scelta non prendi nessuna Gemma: non c’è niente da spendere o tenere.',
          },
    'gem-token-paid': ({ paid }) => ({
      en: `The Cave’s supply was empty, but now holds the ${paid === 1 ? 'kept token' : 'kept tokens'} you paid with: take ${paid === 1 ? `it` : 'one'} for the Gem.`,
      it: `La riserva della Caverna era vuota, ma ora ${paid === 1 ? 'c’è il segnalino tenuto' : 'ci sono i segnalini tenuti'} con ${paid === 1 ? 'cui hai pagato: prendilo' : 'cui hai pagato: prendine uno'} per la Gemma.`,
    }),
    'gem-token': ({ from, onMap }) =>
      ({
        supply: {
          en: 'To keep something for the Gem, you take a Treasure token from the Cave’s supply.',
          it: 'Per tenere qualcosa al posto della Gemma prendi un segnalino Tesoro dalla riserva della Caverna.',
        },
        map: {
          en: `The Cave’s supply is empty: for the Gem you take ${onMap === 1 ? 'the Treasure token' : `one of the ${onMap} Treasure tokens`} on the map.`,
          it: `La riserva della Caverna è vuota: per la Gemma prendi ${onMap === 1 ? 'il segnalino Tesoro che è sulla mappa' : `uno ${ofTheIt(onMap)} ${onMap} segnalini Tesoro sulla mappa`}.`,
        },
        nowhere: {
          en: 'There is no Treasure token in the Cave’s supply or on the map to keep for the Gem.',
          it: 'Non ci sono segnalini Tesoro da tenere per la Gemma, né nella riserva della Caverna né sulla mappa.',
        },
      })[from],
    price: ({ bought, price, does }) => ({
      ...(bought === 0
        ? {
            en: 'The first Scheme costs 1 Treasure.',
            it: 'Il primo Complotto costa 1 Tesoro.',
          }
        : {
            en: `You have bought ${schemeCount.en(bought)}, so the next costs ${treasures.en(price)}.`,
            it: `Hai comprato ${schemeCount.it(bought)}, quindi il prossimo costa ${treasures.it(price)}.`,
          }),
      aside: does === 'keep',
    }),
    'schemes-in-hand': ({ schemes: inHand, others }) =>
      others === 0
        ? {
            en: 'You buy the only card with the chest in your hand: no other can help to pay.',
            it: 'Compri l’unica carta con il Forziere che hai in mano: nessun’altra può aiutare a pagare.',
          }
        : {
            en: `Of the ${inHand} cards with the chest in your hand you buy 1; the other${others === 1 ? '' : ` ${others}`} can help to pay.`,
            it: `Delle ${inHand} carte con il Forziere che hai in mano ne compri 1; ${others === 1 ? 'l’altra può' : `le altre ${others} possono`} aiutare a pagare.`,
          },
    'not-yet-usable': {
      en: '{schemes?The Scheme|The Schemes} in your hand {schemes?has|have} no effect until you buy {schemes?it|them}.',
      it: '{schemes?Il Complotto|I Complotti} che hai in mano non {schemes?ha|hanno} effetto finché non {schemes?lo|li} compri.',
      aside: true,
    },
    'no-plunder-needed': {
      en: 'By the reading you chose you can buy a Scheme without a Plunder.',
      it: 'Secondo l’interpretazione scelta puoi comprare un Complotto anche senza una razzia.',
    },
    'pays-plundered': {
      en: 'You spend what you just plundered.',
      it: 'Spendi il bottino appena preso.',
      amount: '−{plundered}',
      aside: true,
    },
    'pays-kept': {
      en: 'You spend {kept kept Treasure|kept Treasures}.',
      it: 'Spendi {kept Tesoro tenuto|Tesori tenuti}.',
      amount: '−{kept}',
      aside: true,
    },
    'pays-cards': {
      en: 'You discard {cards Scheme card|Scheme cards} from your hand.',
      it: 'Scarti dalla mano {cards carta Complotto|carte Complotto}.',
      amount: '−{cards}',
      aside: true,
    },
    'tokens-first': ({ kept }) => ({
      en: `You must spend ${kept === 1 ? 'the kept Treasure' : `all ${kept} kept Treasures`} before you may pay with Scheme cards.`,
      it: `Devi spendere ${kept === 1 ? 'il Tesoro tenuto' : `tutti e ${kept} i Tesori tenuti`} prima di poter pagare con carte Complotto.`,
    }),
    'held-back': ({ cards }) => ({
      en: `What you just plundered is not a kept Treasure: you may hold it back and discard ${schemeCards.en(cards)} instead.`,
      it: `Il bottino appena preso non è un Tesoro tenuto: puoi non spenderlo e scartare invece ${schemeCards.it(cards)}.`,
    }),
    'only-cards': {
      en: 'You may pay with Scheme cards alone, without any Treasure.',
      it: 'Puoi pagare solo con carte Complotto, senza Tesori.',
      amount: { en: '{cards card|cards}', it: '{cards carta|carte}' },
    },
    bought: {
      en: 'The Scheme you buy lies face up by your board and works at once.',
      it: 'Il Complotto che compri sta scoperto accanto alla tua plancia e ha effetto subito.',
      aside: true,
    },
    'never-lost': ({ bought }) => ({
      ...(bought === 1
        ? {
            en: 'You can never lose the Scheme you have bought.',
            it: 'Non puoi mai perdere il Complotto che hai comprato.',
          }
        : {
            en: `You can never lose the ${bought} Schemes you have bought.`,
            it: `Non puoi mai perdere ${articleIt(bought)} ${bought} Complotti che hai comprato.`,
          }),
      aside: true,
    }),
    'keep-limit': ({ limit, kept }) =>
      limit === 0
        ? {
            en: 'You may keep 1 Treasure for each Scheme bought, and you have bought none.',
            it: 'Puoi tenere 1 Tesoro per ogni Complotto comprato, e non ne hai comprati.',
            aside: true,
          }
        : {
            en: `You may keep 1 Treasure for each Scheme bought: ${limit} in all, and you keep ${kept === 0 ? 'none' : kept} so far.`,
            it: `Puoi tenere 1 Tesoro per ogni Complotto comprato: ${limit} in tutto, e finora ${kept === 0 ? 'non ne tieni' : `ne tieni ${kept}`}.`,
          },
    'none-before-first': {
      en: 'Before your first Scheme you cannot keep any Treasure.',
      it: 'Prima del primo Complotto non puoi tenere Tesori.',
    },
    'new-limit': {
      en: 'The Scheme you just bought already counts for this limit.',
      it: 'Il Complotto appena comprato conta già per questo limite.',
      amount: '{before} → {limit}',
    },
    keeps: {
      en: 'You keep the Treasure by your board.',
      it: 'Tieni il Tesoro accanto alla tua plancia.',
      amount: '{before} → {after}',
    },
    'may-keep': {
      en: 'There is room, so you may keep the Treasure.',
      it: 'C’è posto, quindi puoi tenere il Tesoro.',
      amount: '{before} → {after}',
    },
    'back-to-supply': ({ room }) => ({
      en: `${room > 0 ? 'If you do not keep the Treasure, it' : 'There is no room for the Treasure: it'} goes back to the Cave’s supply.`,
      it: `${room > 0 ? 'Se non tieni il Tesoro,' : 'Per il Tesoro non c’è posto:'} torna alla riserva della Caverna.`,
    }),
    hand: ({ hand, limit, over }) => ({
      en: `You may have at most ${limit} Secrets, in hand and face up${over > 0 ? `: ${over} too many` : ''}.`,
      it: `Puoi avere al massimo ${limit} Segreti, in mano e scoperti${over > 0 ? `: ${over} di troppo` : ''}.`,
      amount: labels.of(hand, limit),
      aside: over === 0,
    }),
    'bought-not-counted': {
      en: 'Schemes you have bought do not count toward the hand limit.',
      it: 'I Complotti comprati non contano per il limite di carte in mano.',
      aside: true,
    },
    deck: {
      en: 'At setup you shuffled {shuffled Scheme|Schemes} into the {secrets} Secrets of the base game.',
      it: 'All’inizio avete mescolato {shuffled Complotto|Complotti} con i {secrets} Segreti del gioco base.',
      amount: { en: '{cards} cards', it: '{cards} carte' },
      aside: true,
    },
    'thief-may-steal': ({ tokens: count, isSure }) => ({
      ...(isSure
        ? {
            en: `With Pickpocket the Thief can steal ${count === 1 ? 'the Treasure' : 'the Treasures'} you keep.`,
            it: `Con Borseggiare il Ladro può rubarti ${count === 1 ? 'il Tesoro che tieni' : 'i Tesori che tieni'}.`,
          }
        : {
            en: `With Pickpocket the Thief can steal what you keep: up to ${treasures.en(count)}.`,
            it: `Con Borseggiare il Ladro può rubarti ciò che tieni: fino a ${treasures.it(count)}.`,
          }),
      aside: true,
    }),
  },
  violations: {
    'more-than-shuffled': {
      en: 'You have {have Scheme|Schemes}, bought and in hand, but only {shuffled} went into the deck. Count again.',
      it: 'Tra comprati e in mano hai {have Complotto|Complotti}, ma nel mazzo ne sono entrati solo {shuffled}. Ricontali.',
    },
    'keeps-too-many': ({ limit, kept }) =>
      limit === 0
        ? {
            en: 'Before your first Scheme you cannot keep any Treasure: enter 0 kept.',
            it: 'Prima del primo Complotto non puoi tenere Tesori: scrivi 0.',
          }
        : {
            en: `You can keep at most ${treasures.en(limit)}, 1 for each Scheme bought, not ${kept}.`,
            it: `Puoi tenere al massimo ${treasures.it(limit)}, uno per ogni Complotto comprato, non ${kept}.`,
          },
    'no-scheme-in-hand': {
      en: 'You have no Scheme in hand to buy: enter at least 1.',
      it: 'Non hai in mano nessun Complotto da comprare: indicane almeno 1.',
    },
    'needs-a-plunder': {
      en: 'By the reading you chose you can buy a Scheme only with a successful Plunder.',
      it: 'Secondo l’interpretazione scelta puoi comprare un Complotto solo con una razzia riuscita.',
    },
    'cannot-pay': {
      en: 'The Scheme costs {price Treasure|Treasures}, but all you have is worth {most}.',
      it: 'Il Complotto costa {price Tesoro|Tesori}, ma tutto ciò che hai ne vale {most}.',
    },
    'wrong-price': {
      en: 'The Scheme costs {price Treasure|Treasures}, but you pay {paid}.',
      it: 'Il Complotto costa {price Tesoro|Tesori}, ma ne paghi {paid}.',
    },
    'not-plundered': ({ spent, has }) =>
      has === 0
        ? {
            en: 'You have not plundered anything to pay with.',
            it: 'Non hai razziato niente con cui pagare.',
          }
        : {
            en: `You plundered only ${has}, not ${spent}.`,
            it: `Hai razziato solo ${has}, non ${spent}.`,
          },
    'not-kept': ({ spent, has }) =>
      has === 0
        ? {
            en: 'You keep no Treasure to pay with.',
            it: 'Non tieni nessun Tesoro con cui pagare.',
          }
        : {
            en: `You keep only ${treasures.en(has)}, not ${spent}.`,
            it: `Tieni solo ${treasures.it(has)}, non ${spent}.`,
          },
    'no-such-cards': ({ spent, has }) =>
      has === 0
        ? {
            en: 'You have no other Scheme in hand to pay with.',
            it: 'Non hai in mano altri Complotti con cui pagare.',
          }
        : {
            en: `You have only ${has} other ${has === 1 ? 'Scheme' : 'Schemes'} in hand, not ${spent}.`,
            it: `Hai in mano solo ${has} ${has === 1 ? 'altro Complotto' : 'altri Complotti'}, non ${spent}.`,
          },
    'tokens-first': ({ kept }) => ({
      en: `You may not pay with Scheme cards while you keep ${treasures.en(kept)}: spend ${kept === 1 ? `it` : 'them all'} first.`,
      it: `Non puoi pagare con carte Complotto finché tieni ${treasures.it(kept)}: ${kept === 1 ? 'spendi prima quello' : 'spendili prima tutti'}.`,
    }),
    'nothing-to-keep': {
      en: 'You have not plundered anything to keep.',
      it: 'Non hai razziato niente da tenere.',
    },
    'no-room': ({ limit, kept }) =>
      limit === 0
        ? {
            en: 'Before your first Scheme you cannot keep any Treasure.',
            it: 'Prima del primo Complotto non puoi tenere Tesori.',
          }
        : {
            en: `You already keep ${treasures.en(kept)}, 1 for each Scheme bought: there is no room for another.`,
            it: `Tieni già ${treasures.it(kept)}, 1 per ogni Complotto comprato: non c’è posto per un altro.`,
          },
    'too-many-tokens': {
      en: 'There are only {all} Treasure tokens, but you entered {got}: kept, in the supply and on the map. Count again.',
      it: 'I segnalini Tesoro sono solo {all}, ma ne hai indicati {got}: tenuti, nella riserva e sulla mappa. Ricontali.',
    },
    'no-token-left': {
      en: 'There is no Treasure token left, in the Cave’s supply or on the map, to keep for the Gem.',
      it: 'Non ci sono più segnalini Tesoro, né nella riserva della Caverna né sulla mappa, da tenere per la Gemma.',
    },
  },
  sentence: (value, draft) => {
    const { does, way, bought } = value;
    const kept = wholeIn(draft.kept) ?? 0;
    const all = does === 'buy' && way === undefined ? value.ways.map(paidWith) : [];
    const ways = {
      en: all.length === 0 ? '' : ` Pay with ${all.map(({ en }) => en).join('; or with ')}.`,
      it: all.length === 0 ? '' : ` Si paga con ${all.map(({ it }) => it).join('; oppure con ')}.`,
    };
    const { en, it } = outcome(value);
    const took = own(plunders, draft.plunder.trim()) ?? { en: '', it: '' };
    const reading = readingsIn(question.ask(draft), draft, OPEN);
    return {
      en: `Goblin Schemes: ${bought === 0 ? 'none' : bought} bought, ${kept === 0 ? 'no Treasure' : treasures.en(kept)} kept${took.en}. ${en}${ways.en}${reading.en}`,
      it: `Complotti dei Goblin: ${bought === 0 ? 'nessuno comprato' : counted('comprato', 'comprati')(bought)}, ${kept === 0 ? 'nessun Tesoro tenuto' : counted('Tesoro tenuto', 'Tesori tenuti')(kept)}${took.it}. ${it}${ways.it}${reading.it}`,
    };
  },
});

export const labels = {
  cards: { en: 'Cards and Treasures now', it: 'Carte e Tesori ora' },
  plunder: { en: 'This turn', it: 'In questo turno' },
  pay: { en: ['Plundered', 'Kept', 'Cards'], it: ['Razziati', 'Tenuti', 'Carte'] },
  ways: { en: 'Every legal way to pay', it: 'Ogni modo permesso di pagare' },
  columns: {
    en: ['Pay with', 'Kept after', 'Hand after'],
    it: ['Paga con', 'Tenuti dopo', 'Mano dopo'],
  },
  price: { en: 'Price', it: 'Prezzo' },
  kept: { en: 'Kept', it: 'Tenuti' },
  hand: { en: 'Hand', it: 'Mano' },
  rage: { en: 'Rage', it: 'Furia' },
  /** Of more than the limit only how many there are: `6 of 5` is no count. */
  of: (count: number, limit: number) =>
    count > limit
      ? { en: `${count}`, it: `${count}` }
      : { en: `${count} of ${limit}`, it: `${count} su ${limit}` },
};
