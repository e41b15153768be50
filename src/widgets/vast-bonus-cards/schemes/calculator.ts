import { wholeIn } from '#engine/core/notation.ts';
import { schemes as question } from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { schemeCards, tokens, treasures } from '../shared/phrases.ts';
import { outcome, paidWith } from './outcome.ts';

const schemeCount = {
  en: counted('Scheme', 'Schemes'),
  it: counted('Complotto', 'Complotti'),
};

/** “I 2 Tesori”, but “gli 8”. */
const articleIt = (count: number): string => (count === 8 || count === 11 ? 'gli' : 'i');

export const schemes = calculator(question, {
  name: 'schemes',
  game: 'vast-bonus-cards',
  title: { en: 'Buying a Scheme', it: 'Comprare un Complotto' },
  lead: {
    en: 'What the Goblins’ next Scheme costs, every legal way to pay it, and what becomes of a plundered Treasure or Gem.',
    it: 'Quanto costa il prossimo Complotto dei Goblin, ogni modo permesso di pagarlo e che fine fa un Tesoro o una Gemma razziati.',
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
      en: 'With the chest icon, the one to buy too.',
      it: 'Con l’icona Forziere, anche quello da comprare.',
    },
    secrets: { en: 'In hand and face up.', it: 'In mano e scoperti.' },
    shuffled: {
      en: 'Leave blank if you have not counted.',
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
      clear: { en: 'Misses the centre', it: 'Non colpisce il centro' },
      center: { en: 'Hits the centre: trap', it: 'Colpisce il centro: trappola' },
    },
    does: {
      buy: { en: 'Buy a Scheme', it: 'Compri un Complotto' },
      keep: { en: 'Keep the Treasure', it: 'Tieni il Tesoro' },
      nothing: { en: 'Neither', it: 'Né l’uno né l’altro' },
    },
    buying: {
      'any-time': { en: 'Any time on your turn', it: 'In ogni momento del tuo turno' },
      'at-plunder': { en: 'Only when you Plunder', it: 'Solo quando razzi' },
    },
    fromDragon: {
      gem: { en: 'A plundered Gem', it: 'Una Gemma razziata' },
      nothing: { en: 'Rage alone', it: 'Sola Furia' },
    },
  },
  headline: outcome,
  lines: {
    'gem-trapped': {
      en: 'The die hits the centre: the Gem is a trap, the Tribe scatters, you gain nothing.',
      it: 'Il dado colpisce il centro: la Gemma è una trappola, la Tribù si disperde, non ottieni nulla.',
    },
    'gem-free': {
      en: 'The die misses the centre: the Gem is no trap.',
      it: 'Il dado non colpisce il centro: la Gemma non è una trappola.',
    },
    rage: ({ before, after }) => ({
      ...(before === after
        ? {
            en: 'The Plunder brings 1 Rage, but you have the maximum.',
            it: 'Razziare dà 1 Furia, ma sei già al massimo.',
          }
        : {
            en: 'The Plunder brings 1 Rage, whatever you do with the Treasure.',
            it: 'Razziare dà 1 Furia, qualunque cosa tu faccia del Tesoro.',
          }),
      amount: `${before} → ${after}`,
    }),
    'gem-back': {
      en: 'The Gem itself goes back to the Dragon.',
      it: 'La Gemma in sé torna al Drago.',
    },
    'plunders-dragon': {
      en: 'A Tribe may plunder the Dragon himself only if no Gem is on the map and its Strength beats his Armor. He keeps his Gems.',
      it: 'Una Tribù può razziare il Drago stesso solo se sulla mappa non ci sono Gemme e la sua Forza supera l’Armatura del Drago. Le Gemme restano al Drago.',
    },
    'from-dragon': ({ reading }) =>
      reading === 'gem'
        ? {
            en: 'It counts as a plundered Gem: it may be spent, or kept as a Treasure token.',
            it: 'Vale come una Gemma razziata: si può spendere, o tenere come segnalino Tesoro.',
          }
        : {
            en: 'No Gem is taken, so there is nothing to spend or keep.',
            it: 'Non si prende alcuna Gemma, quindi non c’è nulla da spendere o tenere.',
          },
    'gem-token-paid': ({ paid }) => ({
      en: `The Cave’s supply was empty, but ${paid === 1 ? 'the kept token that paid is' : 'the kept tokens that paid are'} there now: take one for the Gem.`,
      it: `La riserva della Caverna era vuota, ma ora ${paid === 1 ? 'c’è il segnalino tenuto che ha pagato' : 'ci sono i segnalini tenuti che hanno pagato'}: prendine uno per la Gemma.`,
    }),
    'gem-token': ({ from, onMap }) =>
      ({
        supply: {
          en: 'To keep its worth, take a Treasure token from the Cave’s supply.',
          it: 'Per conservarne il valore prendi un segnalino Tesoro dalla riserva della Caverna.',
        },
        map: {
          en: `The Cave’s supply is empty: take ${onMap === 1 ? 'the Treasure token' : `one of the ${onMap} Treasure tokens`} on the map.`,
          it: `La riserva della Caverna è vuota: prendi ${onMap === 1 ? 'il segnalino Tesoro che è sulla mappa' : `1 dei segnalini Tesoro sulla mappa (${onMap})`}.`,
        },
        nowhere: {
          en: 'There is no Treasure token in the Cave’s supply or on the map.',
          it: 'Non ci sono segnalini Tesoro né nella riserva della Caverna né sulla mappa.',
        },
      })[from],
    price: ({ bought, price }) => ({
      ...(bought === 0
        ? { en: 'It is your first Scheme.', it: 'È il tuo primo Complotto.' }
        : {
            en: `You have bought ${schemeCount.en(bought)}: the next costs 1 more.`,
            it: `Hai comprato ${schemeCount.it(bought)}: il prossimo costa 1 in più.`,
          }),
      amount: { en: treasures.en(price), it: treasures.it(price) },
    }),
    'schemes-in-hand': ({ schemes: inHand, others }) =>
      others === 0
        ? {
            en: 'You buy the only Scheme in hand: no other can help to pay.',
            it: 'Compri l’unico Complotto in mano: per pagare non ce ne sono altri.',
          }
        : {
            en: `You buy 1 of ${schemeCount.en(inHand)} in hand; the other${others === 1 ? '' : ` ${others}`} may help to pay.`,
            it: `Compri 1 di ${schemeCount.it(inHand)} in mano; ${others === 1 ? 'l’altro può' : `gli altri ${others} possono`} servire a pagare.`,
          },
    'not-yet-usable': {
      en: '{schemes Scheme|Schemes} in hand {schemes?has|have} no effect until bought.',
      it: '{schemes Complotto|Complotti} in mano: nessun effetto prima dell’acquisto.',
    },
    'no-plunder-needed': {
      en: 'In the reading in force you need not have plundered.',
      it: 'Secondo l’interpretazione in vigore non serve aver razziato.',
    },
    'pays-plundered': {
      en: 'The Treasure or Gem just plundered pays.',
      it: 'Paga il Tesoro o la Gemma appena razziati.',
      amount: '−{plundered}',
    },
    'pays-kept': {
      en: 'Kept tokens pay: {kept}.',
      it: 'Pagano i segnalini tenuti: {kept}.',
      amount: '−{kept}',
    },
    'pays-cards': {
      en: 'You discard {cards Scheme card|Scheme cards} from your hand.',
      it: 'Scarti dalla mano {cards carta Complotto|carte Complotto}.',
      amount: '−{cards}',
    },
    'tokens-first': ({ kept }) => ({
      en: `Before any Scheme card pays, ${kept === 1 ? 'the kept token' : `all ${kept} kept tokens`} must go.`,
      it: `Prima che una carta Complotto paghi, ${kept === 1 ? 'deve andarsene il segnalino tenuto' : `devono andarsene tutti e ${kept} i segnalini tenuti`}.`,
    }),
    'held-back': ({ cards }) => ({
      en: `The Treasure just plundered is not a kept one: you may hold it back and discard ${schemeCards.en(cards)}.`,
      it: `Il Tesoro appena razziato non è un Tesoro tenuto: puoi metterlo da parte e scartare ${schemeCards.it(cards)}.`,
    }),
    'only-cards': {
      en: 'Cards alone may pay: no Treasure is required.',
      it: 'Possono bastare le carte: non serve alcun Tesoro.',
      amount: { en: '{cards card|cards}', it: '{cards carta|carte}' },
    },
    bought: {
      en: 'The Scheme lies face up by your board and works at once.',
      it: 'Il Complotto sta scoperto accanto alla tua plancia e vale subito.',
      amount: '{before} → {after}',
    },
    'never-lost': ({ bought }) =>
      bought === 1
        ? {
            en: 'Nothing takes your bought Scheme away.',
            it: 'Nulla ti toglie il Complotto comprato.',
          }
        : {
            en: `Nothing takes your ${bought} bought Schemes away.`,
            it: `Nulla ti toglie ${articleIt(bought)} ${bought} Complotti comprati.`,
          },
    'keep-limit': {
      en: 'You may keep as many Treasures as Schemes bought: {limit}, of which you have {kept}.',
      it: 'Puoi tenere tanti Tesori quanti Complotti hai comprato: {limit}, e ne tieni {kept}.',
      amount: { en: '{room} free', it: '{room libero|liberi}' },
    },
    'none-before-first': {
      en: 'Before your first Scheme you can keep none.',
      it: 'Prima del primo Complotto non puoi tenerne.',
    },
    'new-limit': {
      en: 'The Scheme just bought raises this limit at once.',
      it: 'Il Complotto appena comprato alza subito il limite.',
      amount: '{before} → {limit}',
    },
    keeps: {
      en: 'You keep the Treasure by your board.',
      it: 'Tieni il Tesoro accanto alla tua plancia.',
      amount: '{before} → {after}',
    },
    'may-keep': {
      en: 'There is room: you may keep the Treasure.',
      it: 'C’è posto: puoi tenere il Tesoro.',
      amount: '{before} → {after}',
    },
    'back-to-supply': ({ room }) => ({
      en: `${room > 0 ? 'If you do not keep it, it' : 'There is no room: it'} goes back to the Cave’s supply.`,
      it: `${room > 0 ? 'Se non lo tieni,' : 'Non c’è posto:'} torna alla riserva della Caverna.`,
    }),
    hand: ({ hand, limit, over }) => ({
      en: `At most ${limit} Secrets${over > 0 ? `: ${over} too many` : ', in hand and face up'}.`,
      it: `Al massimo ${limit} Segreti${over > 0 ? `: ${over} di troppo` : ', in mano e scoperti'}.`,
      amount: labels.of(hand, limit),
    }),
    'bought-not-counted': {
      en: 'Bought Schemes do not count for the limit: {bought} of them.',
      it: 'I Complotti comprati non contano per il limite: {bought}.',
    },
    deck: {
      en: 'Setup shuffled {shuffled Scheme|Schemes} into the {secrets} Secrets of the base game.',
      it: 'Ai {secrets} Segreti del gioco base, all’inizio, {shuffled?si mescola|si mescolano} {shuffled Complotto|Complotti}.',
      amount: { en: '{cards} cards', it: '{cards} carte' },
    },
    'thief-may-steal': ({ tokens: count, isSure }) => {
      if (!isSure) {
        return {
          en: `What you then keep the Thief can steal by Pickpocket: up to ${treasures.en(count)}.`,
          it: `Ciò che poi tieni il Ladro te lo può rubare con Borseggiare: fino a ${treasures.it(count)}.`,
        };
      }
      return count === 1
        ? {
            en: 'The Thief can steal the kept Treasure by Pickpocket.',
            it: 'Il Ladro può rubarti il Tesoro tenuto con Borseggiare.',
          }
        : {
            en: `The Thief can steal from the ${count} kept Treasures by Pickpocket.`,
            it: `Con Borseggiare il Ladro può rubarti Tesori tenuti: ne hai ${count}.`,
          };
    },
  },
  violations: {
    'more-than-shuffled': {
      en: 'You have {have Scheme|Schemes}, bought and in hand, but only {shuffled} went into the deck. Count again.',
      it: 'Tra comprati e in mano hai {have Complotto|Complotti}, ma nel mazzo ne sono entrati solo {shuffled}. Ricontali.',
    },
    'keeps-too-many': ({ limit, kept }) =>
      limit === 0
        ? {
            en: 'Before your first Scheme you can keep no Treasure: enter 0 kept.',
            it: 'Prima del primo Complotto non puoi tenere Tesori: metti 0 tenuti.',
          }
        : {
            en: `You can keep at most ${treasures.en(limit)}, one for each Scheme bought, not ${kept}.`,
            it: `Puoi tenere al massimo ${treasures.it(limit)}, uno per ogni Complotto comprato, non ${kept}.`,
          },
    'no-scheme-in-hand': {
      en: 'There is no Scheme in hand to buy.',
      it: 'In mano non c’è alcun Complotto da comprare.',
    },
    'needs-a-plunder': {
      en: 'In the reading in force a Scheme is bought only with a Plunder that comes off.',
      it: 'Secondo l’interpretazione in vigore un Complotto si compra solo quando Razziare riesce.',
    },
    'cannot-pay': {
      en: 'The Scheme costs {price Treasure|Treasures}; all you have is worth {most}.',
      it: 'Il Complotto costa {price Tesoro|Tesori}; tutto ciò che hai ne vale {most}.',
    },
    'wrong-price': {
      en: 'The Scheme costs {price Treasure|Treasures}, not {paid}.',
      it: 'Il Complotto costa {price Tesoro|Tesori}, non {paid}.',
    },
    'not-plundered': ({ spent, has }) =>
      has === 0
        ? {
            en: 'Nothing has been plundered that could pay.',
            it: 'Non hai razziato nulla che possa pagare.',
          }
        : {
            en: `Only ${has} was plundered, not ${spent}.`,
            it: `Hai razziato ${has}, non ${spent}.`,
          },
    'not-kept': ({ spent, has }) =>
      has === 0
        ? {
            en: 'You have kept no Treasure that could pay.',
            it: 'Non tieni alcun Tesoro che possa pagare.',
          }
        : {
            en: `You have kept ${treasures.en(has)}, not ${spent}.`,
            it: `Tieni ${treasures.it(has)}, non ${spent}.`,
          },
    'no-such-cards': ({ spent, has }) =>
      has === 0
        ? {
            en: 'You have no other Scheme in hand that could pay.',
            it: 'In mano non hai altri Complotti che possano pagare.',
          }
        : {
            en: `You have ${has} other ${has === 1 ? 'Scheme' : 'Schemes'} in hand, not ${spent}.`,
            it: `In mano hai ${has} ${has === 1 ? 'altro Complotto' : 'altri Complotti'}, non ${spent}.`,
          },
    'tokens-first': ({ kept }) => ({
      en: `While you keep ${tokens.en(kept)}, no Scheme card pays: spend ${kept === 1 ? `it` : 'them all'} first.`,
      it: `Finché tieni ${tokens.it(kept)}, nessuna carta Complotto paga: ${kept === 1 ? 'spendi prima quello' : 'spendili prima tutti'}.`,
    }),
    'nothing-to-keep': {
      en: 'Nothing has been plundered that could be kept.',
      it: 'Non hai razziato nulla che si possa tenere.',
    },
    'no-room': ({ limit, kept }) =>
      limit === 0
        ? {
            en: 'Before your first Scheme you can keep no Treasure.',
            it: 'Prima del primo Complotto non puoi tenere Tesori.',
          }
        : {
            en: `You keep ${treasures.en(kept)} already, as many as Schemes bought: no room for another.`,
            it: `Tieni già ${treasures.it(kept)}, quanti i Complotti comprati: non c’è posto per un altro.`,
          },
    'too-many-tokens': {
      en: 'There are {all} Treasure tokens: {got}, kept, in the supply and on the map, are too many. Count again.',
      it: 'I segnalini Tesoro sono {all}: {got}, fra tenuti, riserva e mappa, sono troppi. Ricontali.',
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
      en: all.length === 0 ? '' : ` Ways: ${all.map(({ en }) => en).join('; ')}.`,
      it: all.length === 0 ? '' : ` Modi: ${all.map(({ it }) => it).join('; ')}.`,
    };
    const { en, it } = outcome(value);
    return {
      en: `Goblin Schemes, ${schemeCount.en(bought)} bought, ${treasures.en(kept)} kept. ${en}${ways.en}`,
      it: `Complotti dei Goblin, ${schemeCount.it(bought)} ${bought === 1 ? 'comprato' : 'comprati'}, ${treasures.it(kept)} ${kept === 1 ? 'tenuto' : 'tenuti'}. ${it}${ways.it}`,
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
