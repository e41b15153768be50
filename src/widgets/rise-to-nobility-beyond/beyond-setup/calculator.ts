import {
  beyondSetup as question,
  type SetupStep,
  type SetupStepId,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { told, type Entry } from '#src/calculators/say.ts';
import type { Lang, Pair } from '#src/lang.ts';

/** The steps in a few words. */
export const STEP_NAMES = {
  base: { en: 'Base game', it: 'Gioco base' },
  supply: { en: 'General supply', it: 'Riserva generale' },
  board: { en: 'Expansion board', it: 'Plancia dell’espansione' },
  player: { en: 'Extensions and tokens', it: 'Estensioni e segnalini' },
  settlers: { en: 'Settlers deck', it: 'Mazzo dei Coloni' },
  display: { en: 'Face-up Glade cards', it: 'Carte Radura scoperte' },
  deal: { en: 'Glade cards dealt', it: 'Carte Radura distribuite' },
  draft: { en: 'Draft', it: 'Scelta delle carte' },
  rest: { en: 'Cards left over', it: 'Carte avanzate' },
  place: { en: 'Drafted cards placed', it: 'Carte scelte sull’estensione' },
} as const satisfies Readonly<Record<SetupStepId, Pair>>;

export const beyondSetup = calculator(question, {
  name: 'beyond-setup',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Setup of Beyond', it: 'Preparazione di Beyond' },
  lead: {
    en: 'What to set out for your number of players, step by step, and how many cards each deck then has.',
    it: 'Che cosa preparare in base a quanti siete, passo per passo, e quante carte restano in ogni mazzo.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    done: { en: 'Steps done', it: 'Passi fatti' },
  },
  options: {
    done: STEP_NAMES,
  },
  headline: {
    en: 'With {players player|players}, the Glade deck ends up with {gladeDeck} cards and the Settlers deck with {settlersDeck}.',
    it: 'Con {players giocatore|giocatori} alla fine il mazzo Radura ha {gladeDeck} carte e il mazzo dei Coloni {settlersDeck}.',
  },
  lines: {
    players: {
      en: 'You can play Beyond with {min} to {max} players.',
      it: 'Beyond si gioca da {min} a {max} giocatori.',
      aside: true,
    },
    solo: {
      en: 'How you draft alone is an open question; here you keep {kept} of {dealt} cards, as with more players.',
      it: 'Come si scelgono le carte in solitario è una questione aperta; qui ne tieni {kept} su {dealt}, come in più giocatori.',
    },
    dice: ({ players, dice }) =>
      players === 1
        ? { en: `You have ${dice} dice.`, it: `Hai ${dice} dadi.` }
        : { en: `Each player has ${dice} dice.`, it: `Ogni giocatore ha ${dice} dadi.` },
    'temple-spaces': {
      en: 'At the Timeless Temple as many die spaces are in play as there are players: {spaces}.',
      it: 'Al Tempio Senza Tempo sono in gioco tanti spazi dado quanti i giocatori: {spaces}.',
    },
    'settlers-deck': {
      en: 'Settlers deck: {base} of the base game, minus {dealt} drawn from deck 1, plus {added} of deck 3.',
      it: 'Mazzo dei Coloni: {base} del gioco base, meno {dealt} {dealt?pescato|pescati} dal mazzo 1, più {added} del mazzo 3.',
      amount: '{deck}',
    },
    'glade-display': {
      en: '{faceUp} Glade cards go face up on the expansion board; {after} stay in the deck.',
      it: '{faceUp} carte Radura vanno scoperte sulla plancia dell’espansione; nel mazzo ne restano {after}.',
      aside: true,
    },
    deal: ({ each, dealt, after }) => ({
      ...(dealt === each
        ? {
            en: `You are dealt ${each} Glade cards; ${after} stay in the deck.`,
            it: `Ricevi ${each} carte Radura; nel mazzo ne restano ${after}.`,
          }
        : {
            en: `Each player is dealt ${each} Glade cards, ${dealt} in all; ${after} stay in the deck.`,
            it: `Ogni giocatore riceve ${each} carte Radura, ${dealt} in tutto; nel mazzo ne restano ${after}.`,
          }),
      aside: true,
    }),
    rest: ({ each, returned, after }) => ({
      ...(returned === each
        ? {
            en: `The ${each} cards you did not keep go to the bottom of the Glade deck; it then has ${after}.`,
            it: `Le ${each} carte che non hai tenuto vanno in fondo al mazzo Radura, che ne ha ${after}.`,
          }
        : {
            en: `${each} cards from each player, ${returned} in all, go to the bottom of the Glade deck; it then has ${after}.`,
            it: `${each} carte per giocatore, ${returned} in tutto, vanno in fondo al mazzo Radura, che ne ha ${after}.`,
          }),
      aside: true,
    }),
    'deck-left': {
      en: 'Glade deck: {cards} cards, minus {faceUp} face up and {kept} kept. The bottom {bottom} are those nobody kept.',
      it: 'Mazzo Radura: {cards} carte, meno {faceUp} scoperte e {kept} tenute. Le {bottom} in fondo sono quelle che nessuno ha tenuto.',
      amount: '{deck}',
    },
  },
  violations: {},
  sentence: ({
    players,
    gladeDeck,
    gladeBottom,
    settlersDeck,
    templeSpaces,
    dice,
    done,
    steps,
  }) => ({
    en: `Setup of Rise to Nobility: Beyond for ${counted('player', 'players')(players)}: ${gladeDeck} cards in the Glade deck (the bottom ${gladeBottom} left over from the draft), ${settlersDeck} in the Settlers deck, ${counted('die space', 'die spaces')(templeSpaces)} at the Timeless Temple, ${dice} dice${players === 1 ? '' : ' each'}${done === 0 ? '' : `; ${done} of ${steps.length} steps done`}.`,
    it: `Preparazione di Rise to Nobility: Beyond con ${counted('giocatore', 'giocatori')(players)}: ${gladeDeck} carte nel mazzo Radura (le ${gladeBottom} in fondo sono avanzate dalla scelta), ${settlersDeck} nel mazzo dei Coloni, ${counted('spazio dado', 'spazi dado')(templeSpaces)} al Tempio Senza Tempo, ${dice} dadi${players === 1 ? '' : ' a testa'}${done === 0 ? '' : `; passi fatti: ${done} su ${steps.length}`}.`,
  }),
});

const STEPS: Readonly<Record<SetupStepId, Entry<never>>> = {
  base: {
    en: 'Set up the base game for {players player|players}, with {dice} dice each.',
    it: 'Prepara il gioco base per {players giocatore|giocatori}, con {dice} dadi a testa.',
  },
  supply: {
    en: 'Add {rockRose} Rock Rose, {houses} Houses and {meeples} Workers (the meeples) to the general supply.',
    it: 'Aggiungi alla riserva generale {rockRose} Rocce Rosee, {houses} Case e {meeples} Lavoratori (i meeple).',
  },
  board: {
    en: 'Lay the expansion board along the right side of the game board.',
    it: 'Accosta la plancia dell’espansione al lato destro del tabellone.',
  },
  player: {
    en: 'Give each player 1 player board extension and the {tokensEach} Offering tokens of their color: {extensions extension|extensions} and {tokens} tokens in all.',
    it: 'Dai a ogni giocatore 1 estensione della plancia giocatore e i {tokensEach} segnalini Donazione del suo colore: in tutto {extensions estensione|estensioni} e {tokens} segnalini.',
  },
  settlers: {
    en: 'When every player has drawn a Settler from deck 1, shuffle the rest of decks 1 and 2 with deck 3: {deck} cards.',
    it: 'Quando tutti hanno pescato un Colono dal mazzo 1, mescola il resto dei mazzi 1 e 2 con il mazzo 3: {deck} carte.',
  },
  display: {
    en: 'Shuffle the Glade cards and turn {faceUp} face up, 1 on each space of the expansion board.',
    it: 'Mescola le carte Radura e scoprine {faceUp}, 1 su ogni spazio della plancia dell’espansione.',
  },
  deal: {
    en: 'Deal {each} Glade cards to each player, {dealt} in all.',
    it: 'Dai {each} carte Radura a ogni giocatore, {dealt} in tutto.',
  },
  draft: {
    en: 'Everybody keeps 1 card and passes the others to the left, until each player has kept {kept}.',
    it: 'Ognuno tiene 1 carta e passa le altre a sinistra, finché tutti ne hanno tenute {kept}.',
  },
  rest: {
    en: 'Put the cards left over, {each} from each player, at the bottom of the Glade deck: {returned} in all.',
    it: 'Metti le carte avanzate, {each} per giocatore, in fondo al mazzo Radura: {returned} in tutto.',
  },
  place: {
    en: 'Everybody puts their {each} cards above the matching spaces of their extension.',
    it: 'Ognuno mette le sue {each} carte sopra gli spazi corrispondenti della propria estensione.',
  },
};

/** What is said otherwise to whoever plays alone. */
const SOLO: Readonly<Record<SetupStepId, Entry<never>>> = {
  ...STEPS,
  base: {
    en: 'Set up the base game for 1 player, with {dice} dice.',
    it: 'Prepara il gioco base per 1 giocatore, con {dice} dadi.',
  },
  player: {
    en: 'Take 1 player board extension and the {tokensEach} Offering tokens of your color.',
    it: 'Prendi 1 estensione della plancia giocatore e i {tokensEach} segnalini Donazione del tuo colore.',
  },
  settlers: {
    en: 'When you have drawn a Settler from deck 1, shuffle the rest of decks 1 and 2 with deck 3: {deck} cards.',
    it: 'Quando hai pescato un Colono dal mazzo 1, mescola il resto dei mazzi 1 e 2 con il mazzo 3: {deck} carte.',
  },
  deal: {
    en: 'Deal yourself {each} Glade cards.',
    it: 'Prendi {each} carte Radura.',
  },
  draft: {
    en: 'Keep {kept} of them. How you draft alone is an open question.',
    it: 'Tienine {kept}. Come si scelgono le carte in solitario è una questione aperta.',
  },
  rest: {
    en: 'Put the {each} cards left over at the bottom of the Glade deck.',
    it: 'Metti le {each} carte avanzate in fondo al mazzo Radura.',
  },
  place: {
    en: 'Put your {each} cards above the matching spaces of your extension.',
    it: 'Metti le tue {each} carte sopra gli spazi corrispondenti dell’estensione.',
  },
};

export const sayStep = ({ id, facts }: SetupStep, players: number, lang: Lang): string =>
  told((players === 1 ? SOLO : STEPS)[id], facts, { ways: {}, lang }).text;
