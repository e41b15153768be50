import type {
  RawSetup,
  SetupLine,
  SetupStep,
  SetupValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawSetup, SetupValue, SetupLine, never>;

const players = counted('player', 'players');
const giocatori = counted('giocatore', 'giocatori');

const EN: Words = {
  title: 'Setup of Beyond',
  lead: 'What to set out for your number of players, step by step, and how many cards each deck then has.',
  fields: { players: 'Players', done: 'Steps done' },
  options: {
    done: {
      base: 'Base game',
      supply: 'General supply',
      board: 'Expansion board',
      player: 'Extensions and tokens',
      settlers: 'Settlers deck',
      display: 'Face-up Glade cards',
      deal: 'Glade cards dealt',
      draft: 'Draft',
      rest: 'Cards left over',
      place: 'Drafted cards placed',
    },
  },
  headline: (value) =>
    `With ${players(value.players)} the Glade deck has ${value.gladeDeck} cards and the settlers deck ${value.settlersDeck}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'players':
        return [`Beyond takes ${line.min} to ${line.max} players.`, players(line.players)];
      case 'solo':
        return [
          `How you draft alone is an open question; here you keep ${line.kept} cards of ${line.dealt}, as with others.`,
        ];
      case 'dice':
        return [`Dice of each player, with ${players(line.players)}.`, String(line.dice)];
      case 'temple-spaces':
        return [
          'Die spaces open at the Timeless Temple: as many as there are players.',
          String(line.spaces),
        ];
      case 'settlers-deck':
        return [
          `${line.base} settlers of the base game, less ${line.dealt} drawn from deck 1, plus ${line.added} of deck 3.`,
          String(line.deck),
        ];
      case 'glade-display':
        return [
          `${line.faceUp} Glade cards go face up on the expansion board.`,
          `${line.before} → ${line.after}`,
        ];
      case 'deal':
        return [
          `Each player is dealt ${line.each} Glade cards: ${line.dealt} in all.`,
          `${line.before} → ${line.after}`,
        ];
      case 'rest':
        return [
          `From each player ${line.each} cards go to the bottom of the Glade deck: ${line.returned} in all.`,
          `${line.before} → ${line.after}`,
        ];
      case 'deck-left':
        return [
          `Glade deck: ${line.cards} cards, less ${line.faceUp} face up and ${line.kept} kept. The bottom ${line.bottom} were passed over in the draft.`,
          String(line.deck),
        ];
    }
  },
  violation: (none) => none,
  sentence: (_, value) =>
    `Setup of Beyond for ${players(value.players)}: Glade deck ${value.gladeDeck} cards (the bottom ${value.gladeBottom} from the draft), settlers deck ${value.settlersDeck}, die spaces at the Temple ${value.templeSpaces}, dice each ${value.dice}; ${value.done} of ${value.steps.length} steps done.`,
};

const IT: Words = {
  title: 'Preparazione di Beyond',
  lead: 'Che cosa preparare in base a quanti siete, passo per passo, e quante carte restano in ogni mazzo.',
  fields: { players: 'Giocatori', done: 'Passi fatti' },
  options: {
    done: {
      base: 'Gioco base',
      supply: 'Riserva generale',
      board: 'Plancia dell’espansione',
      player: 'Estensioni e segnalini',
      settlers: 'Mazzo dei Coloni',
      display: 'Carte Radura scoperte',
      deal: 'Carte Radura distribuite',
      draft: 'Scelta delle carte',
      rest: 'Carte avanzate',
      place: 'Carte scelte sull’estensione',
    },
  },
  headline: (value) =>
    `Con ${giocatori(value.players)} il mazzo Radura ha ${value.gladeDeck} carte e il mazzo dei Coloni ${value.settlersDeck}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'players':
        return [`Beyond si gioca in ${line.min}–${line.max}.`, giocatori(line.players)];
      case 'solo':
        return [
          `Come si sceglie da soli è una domanda aperta; qui tieni ${line.kept} carte su ${line.dealt}, come in compagnia.`,
        ];
      case 'dice':
        return [`Dadi a testa, con ${giocatori(line.players)}.`, String(line.dice)];
      case 'temple-spaces':
        return [
          'Spazi dado aperti al Tempio Senza Tempo: tanti quanti i giocatori.',
          String(line.spaces),
        ];
      case 'settlers-deck':
        return [
          `${line.base} Coloni del gioco base, meno ${line.dealt} dal mazzo 1, più ${line.added} del mazzo 3.`,
          String(line.deck),
        ];
      case 'glade-display':
        return [
          `${line.faceUp} carte Radura vanno scoperte sulla plancia dell’espansione.`,
          `${line.before} → ${line.after}`,
        ];
      case 'deal':
        return [
          `Ogni giocatore riceve ${line.each} carte Radura: in tutto ${line.dealt}.`,
          `${line.before} → ${line.after}`,
        ];
      case 'rest':
        return [
          `Per ogni giocatore ${line.each} carte tornano in fondo al mazzo Radura: in tutto ${line.returned}.`,
          `${line.before} → ${line.after}`,
        ];
      case 'deck-left':
        return [
          `Mazzo Radura: ${line.cards} carte, meno ${line.faceUp} scoperte e ${line.kept} tenute. Le ${line.bottom} in fondo sono quelle che nessuno ha tenuto.`,
          String(line.deck),
        ];
    }
  },
  violation: (none) => none,
  sentence: (_, value) =>
    `Preparazione di Beyond con ${giocatori(value.players)}: mazzo Radura ${value.gladeDeck} carte (le ${value.gladeBottom} in fondo vengono dalla scelta), mazzo dei Coloni ${value.settlersDeck}, spazi dado al Tempio ${value.templeSpaces}, dadi a testa ${value.dice}; passi fatti: ${value.done} su ${value.steps.length}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface ChecklistWords {
  readonly title: string;
  readonly progress: (done: number, all: number) => string;
  readonly step: (step: SetupStep) => string;
}

const EN_CHECKLIST: ChecklistWords = {
  title: 'Setup checklist',
  progress: (done, all) =>
    done === all ? `All ${all} steps are done.` : `${done} of ${all} steps done`,
  step: (step) => {
    switch (step.id) {
      case 'base':
        return `Set up the base game for ${players(step.facts.players)}, with ${step.facts.dice} dice each.`;
      case 'supply':
        return `Add ${step.facts.rockRose} Rock Rose, ${step.facts.houses} houses and ${step.facts.meeples} meeples to the general supply.`;
      case 'board':
        return 'Lay the expansion board along the right side of the game board.';
      case 'player':
        return `Give each player 1 player board extension and the ${step.facts.tokensEach} Offering tokens of their colour (in all ${step.facts.extensions} and ${step.facts.tokens}).`;
      case 'settlers':
        return `When every player has drawn a settler from deck 1, shuffle the rest of decks 1 and 2 with deck 3: ${step.facts.deck} cards.`;
      case 'display':
        return `Shuffle the Glade cards and turn ${step.facts.faceUp} face up, 1 on each space of the expansion board.`;
      case 'deal':
        return `Deal ${step.facts.each} Glade cards to each player: ${step.facts.dealt} in all.`;
      case 'draft':
        return `Everybody picks 1 card and passes the others left, until each player has ${step.facts.kept}.`;
      case 'rest':
        return `Put the cards left over, ${step.facts.each} from each player, at the bottom of the Glade deck: ${step.facts.returned} in all.`;
      case 'place':
        return `Everybody places their ${step.facts.each} cards above the matching spaces of their extension.`;
    }
  },
};

const IT_CHECKLIST: ChecklistWords = {
  title: 'Passi della preparazione',
  progress: (done, all) =>
    done === all ? `Tutti i ${all} passi sono fatti.` : `Passi fatti: ${done} su ${all}`,
  step: (step) => {
    switch (step.id) {
      case 'base':
        return `Prepara il gioco base per ${giocatori(step.facts.players)}, con ${step.facts.dice} dadi a testa.`;
      case 'supply':
        return `Aggiungi alla riserva generale ${step.facts.rockRose} Rocce Rosee, ${step.facts.houses} Case e ${step.facts.meeples} meeple.`;
      case 'board':
        return 'Accosta la plancia dell’espansione al lato destro del tabellone.';
      case 'player':
        return `Dai a ogni giocatore 1 estensione della plancia giocatore e i ${step.facts.tokensEach} segnalini Donazione del suo colore (in tutto ${step.facts.extensions} e ${step.facts.tokens}).`;
      case 'settlers':
        return `Quando tutti hanno pescato un Colono dal mazzo 1, mescola il resto dei mazzi 1 e 2 con il mazzo 3: ${step.facts.deck} carte.`;
      case 'display':
        return `Mescola le carte Radura e scoprine ${step.facts.faceUp}, 1 su ogni spazio della plancia dell’espansione.`;
      case 'deal':
        return `Dai ${step.facts.each} carte Radura a ogni giocatore: in tutto ${step.facts.dealt}.`;
      case 'draft':
        return `Ognuno tiene 1 carta e passa le altre a sinistra, finché tutti ne hanno ${step.facts.kept}.`;
      case 'rest':
        return `Metti le carte avanzate, ${step.facts.each} per giocatore, in fondo al mazzo Radura: in tutto ${step.facts.returned}.`;
      case 'place':
        return `Ognuno dispone le sue ${step.facts.each} carte sopra gli spazi corrispondenti dell’estensione.`;
    }
  },
};

export const checklistWords: Readonly<Record<Lang, ChecklistWords>> = {
  en: EN_CHECKLIST,
  it: IT_CHECKLIST,
};
