import { expect, test } from 'vitest';
import { PLAYERS } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  beyondSetup,
  sayStep,
} from '#src/widgets/rise-to-nobility-beyond/beyond-setup/calculator.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(beyondSetup);

const steps = (players: number, lang: Lang): readonly string[] => {
  const reply = beyondSetup.ask({ ...beyondSetup.start, players: String(players) });
  return reply.kind === 'answer'
    ? reply.answer.value.steps.map((step) => sayStep(step, players, lang))
    : [];
};

test('a table of four', () => {
  expect(said(beyondSetup, 'players=4', 'en')).toEqual([
    'With 4 players, the Glade deck ends up with 54 cards and the Settlers deck with 56.',
    'You can play Beyond with 1 to 6 players.',
    'Each player has 5 dice.',
    'At the Timeless Temple as many die spaces are in play as there are players: 4.',
    'Settlers deck: 48 of the base game, minus 4 drawn from deck 1, plus 12 of deck 3. | 56',
    '6 Glade cards go face up on the expansion board; 66 stay in the deck.',
    'Each player is dealt 5 Glade cards, 20 in all; 46 stay in the deck.',
    '2 cards from each player, 8 in all, go to the bottom of the Glade deck; it then has 54.',
    'Glade deck: 72 cards, minus 6 face up and 12 kept. The bottom 8 are those nobody kept. | 54',
  ]);
  expect(said(beyondSetup, 'players=4', 'it')[0]).toBe(
    'Con 4 giocatori alla fine il mazzo Radura ha 54 carte e il mazzo dei Coloni 56.',
  );
});

test('alone, the draft is an open question', () => {
  expect(said(beyondSetup, 'players=1', 'en')).toContain(
    'How you draft alone is an open question; here you keep 3 of 5 cards, as with more players.',
  );
  expect(said(beyondSetup, 'players=1', 'it')[0]).toBe(
    'Con 1 giocatore alla fine il mazzo Radura ha 63 carte e il mazzo dei Coloni 59.',
  );
});

test('every step is a sentence at every number of players', () => {
  for (const lang of LANGS) {
    for (let players = PLAYERS.min; players <= PLAYERS.max; players += 1) {
      for (const step of steps(players, lang)) {
        expect(step).toMatch(/^[A-Z].*\.$/);
        expect(step).not.toMatch(/undefined|NaN/);
      }
    }
  }
  expect(steps(4, 'en')).toContain(
    'Give each player 1 player board extension and the 7 Offering tokens of their color: 4 extensions and 28 tokens in all.',
  );
  expect(steps(4, 'it')).toContain(
    'Metti le carte avanzate, 2 per giocatore, in fondo al mazzo Radura: 8 in tutto.',
  );
});

test('what is pasted tells how far setup is', () => {
  expect(pasted(beyondSetup, 'players=6&done=base,supply', 'en')).toBe(
    'Setup of Rise to Nobility: Beyond for 6 players: 48 cards in the Glade deck (the bottom 12 left over from the draft), 54 in the Settlers deck, 6 die spaces at the Timeless Temple, 4 dice each; 2 of 10 steps done.',
  );
});

test('alone the steps speak to one', () => {
  expect(steps(1, 'en')).toEqual([
    'Set up the base game for 1 player, with 5 dice.',
    'Add 50 Rock Rose, 12 Houses and 18 Workers (the meeples) to the general supply.',
    'Lay the expansion board along the right side of the game board.',
    'Take 1 player board extension and the 7 Offering tokens of your color.',
    'When you have drawn a Settler from deck 1, shuffle the rest of decks 1 and 2 with deck 3: 59 cards.',
    'Shuffle the Glade cards and turn 6 face up, 1 on each space of the expansion board.',
    'Deal yourself 5 Glade cards.',
    'Keep 3 of them. How you draft alone is an open question.',
    'Put the 2 cards left over at the bottom of the Glade deck.',
    'Put your 3 cards above the matching spaces of your extension.',
  ]);
  expect(steps(1, 'it')[6]).toBe('Prendi 5 carte Radura.');
});
