import {
  beyondSetup as question,
  type SetupStep,
  type SetupStepId,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { told, type Entry } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';

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
    done: {
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
    },
  },
  headline: {
    en: 'With {players player|players} the Glade deck has {gladeDeck} cards and the settlers deck {settlersDeck}.',
    it: 'Con {players giocatore|giocatori} il mazzo Radura ha {gladeDeck} carte e il mazzo dei Coloni {settlersDeck}.',
  },
  lines: {
    players: {
      en: 'Beyond takes {min} to {max} players.',
      it: 'Beyond si gioca in {min}–{max}.',
      amount: { en: '{players player|players}', it: '{players giocatore|giocatori}' },
    },
    solo: {
      en: 'How you draft alone is an open question; here you keep {kept} cards of {dealt}, as with others.',
      it: 'Come si sceglie da soli è una domanda aperta; qui tieni {kept} carte su {dealt}, come in compagnia.',
    },
    dice: {
      en: 'Dice of each player, with {players player|players}.',
      it: 'Dadi a testa, con {players giocatore|giocatori}.',
      amount: '{dice}',
    },
    'temple-spaces': {
      en: 'Die spaces open at the Timeless Temple: as many as there are players.',
      it: 'Spazi dado aperti al Tempio Senza Tempo: tanti quanti i giocatori.',
      amount: '{spaces}',
    },
    'settlers-deck': {
      en: '{base} settlers of the base game, less {dealt} drawn from deck 1, plus {added} of deck 3.',
      it: '{base} Coloni del gioco base, meno {dealt} dal mazzo 1, più {added} del mazzo 3.',
      amount: '{deck}',
    },
    'glade-display': {
      en: '{faceUp} Glade cards go face up on the expansion board.',
      it: '{faceUp} carte Radura vanno scoperte sulla plancia dell’espansione.',
      amount: '{before} → {after}',
    },
    deal: {
      en: 'Each player is dealt {each} Glade cards: {dealt} in all.',
      it: 'Ogni giocatore riceve {each} carte Radura: in tutto {dealt}.',
      amount: '{before} → {after}',
    },
    rest: {
      en: 'From each player {each} cards go to the bottom of the Glade deck: {returned} in all.',
      it: 'Per ogni giocatore {each} carte tornano in fondo al mazzo Radura: in tutto {returned}.',
      amount: '{before} → {after}',
    },
    'deck-left': {
      en: 'Glade deck: {cards} cards, less {faceUp} face up and {kept} kept. The bottom {bottom} were passed over in the draft.',
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
    en: `Setup of Beyond for ${players === 1 ? '1 player' : `${players} players`}: Glade deck ${gladeDeck} cards (the bottom ${gladeBottom} from the draft), settlers deck ${settlersDeck}, die spaces at the Temple ${templeSpaces}, dice each ${dice}; ${done} of ${steps.length} steps done.`,
    it: `Preparazione di Beyond con ${players === 1 ? '1 giocatore' : `${players} giocatori`}: mazzo Radura ${gladeDeck} carte (le ${gladeBottom} in fondo vengono dalla scelta), mazzo dei Coloni ${settlersDeck}, spazi dado al Tempio ${templeSpaces}, dadi a testa ${dice}; passi fatti: ${done} su ${steps.length}.`,
  }),
});

const STEPS: Readonly<Record<SetupStepId, Entry<never>>> = {
  base: {
    en: 'Set up the base game for {players player|players}, with {dice} dice each.',
    it: 'Prepara il gioco base per {players giocatore|giocatori}, con {dice} dadi a testa.',
  },
  supply: {
    en: 'Add {rockRose} Rock Rose, {houses} houses and {meeples} workers (the meeples) to the general supply.',
    it: 'Aggiungi alla riserva generale {rockRose} Rocce Rosee, {houses} Case e {meeples} Lavoratori (i meeple).',
  },
  board: {
    en: 'Lay the expansion board along the right side of the game board.',
    it: 'Accosta la plancia dell’espansione al lato destro del tabellone.',
  },
  player: {
    en: 'Give each player 1 player board extension and the {tokensEach} Offering tokens of their colour (in all {extensions} and {tokens}).',
    it: 'Dai a ogni giocatore 1 estensione della plancia giocatore e i {tokensEach} segnalini Donazione del suo colore (in tutto {extensions} e {tokens}).',
  },
  settlers: {
    en: 'When every player has drawn a settler from deck 1, shuffle the rest of decks 1 and 2 with deck 3: {deck} cards.',
    it: 'Quando tutti hanno pescato un Colono dal mazzo 1, mescola il resto dei mazzi 1 e 2 con il mazzo 3: {deck} carte.',
  },
  display: {
    en: 'Shuffle the Glade cards and turn {faceUp} face up, 1 on each space of the expansion board.',
    it: 'Mescola le carte Radura e scoprine {faceUp}, 1 su ogni spazio della plancia dell’espansione.',
  },
  deal: {
    en: 'Deal {each} Glade cards to each player: {dealt} in all.',
    it: 'Dai {each} carte Radura a ogni giocatore: in tutto {dealt}.',
  },
  draft: {
    en: 'Everybody picks 1 card and passes the others left, until each player has {kept}.',
    it: 'Ognuno tiene 1 carta e passa le altre a sinistra, finché tutti ne hanno {kept}.',
  },
  rest: {
    en: 'Put the cards left over, {each} from each player, at the bottom of the Glade deck: {returned} in all.',
    it: 'Metti le carte avanzate, {each} per giocatore, in fondo al mazzo Radura: in tutto {returned}.',
  },
  place: {
    en: 'Everybody places their {each} cards above the matching spaces of their extension.',
    it: 'Ognuno dispone le sue {each} carte sopra gli spazi corrispondenti dell’estensione.',
  },
};

export const sayStep = ({ id, facts }: SetupStep, lang: Lang): string =>
  told(STEPS[id], facts, { ways: {}, lang }).text;

export const labels = {
  title: { en: 'Setup checklist', it: 'Passi della preparazione' },
  progress: (done: number, all: number) =>
    done === all
      ? { en: `All ${all} steps are done.`, it: `Tutti i ${all} passi sono fatti.` }
      : { en: `${done} of ${all} steps done`, it: `Passi fatti: ${done} su ${all}` },
};
