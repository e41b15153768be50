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
  return reply.kind === 'answer' ? reply.answer.value.steps.map((step) => sayStep(step, lang)) : [];
};

test('a table of four', () => {
  expect(said(beyondSetup, 'players=4', 'en')).toEqual([
    'With 4 players the Glade deck has 54 cards and the settlers deck 56.',
    'Beyond takes 1 to 6 players. | 4 players',
    'Dice of each player, with 4 players. | 5',
    'Die spaces open at the Timeless Temple: as many as there are players. | 4',
    '48 settlers of the base game, less 4 drawn from deck 1, plus 12 of deck 3. | 56',
    '6 Glade cards go face up on the expansion board. | 72 → 66',
    'Each player is dealt 5 Glade cards: 20 in all. | 66 → 46',
    'From each player 2 cards go to the bottom of the Glade deck: 8 in all. | 46 → 54',
    'Glade deck: 72 cards, less 6 face up and 12 kept. The bottom 8 were passed over in the draft. | 54',
  ]);
  expect(said(beyondSetup, 'players=4', 'it')[0]).toBe(
    'Con 4 giocatori il mazzo Radura ha 54 carte e il mazzo dei Coloni 56.',
  );
});

test('alone, the draft is an open question', () => {
  expect(said(beyondSetup, 'players=1', 'en')).toContain(
    'How you draft alone is an open question; here you keep 3 cards of 5, as with others.',
  );
  expect(said(beyondSetup, 'players=1', 'it')[0]).toBe(
    'Con 1 giocatore il mazzo Radura ha 63 carte e il mazzo dei Coloni 59.',
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
    'Give each player 1 player board extension and the 7 Offering tokens of their colour (in all 4 and 28).',
  );
  expect(steps(4, 'it')).toContain(
    'Metti le carte avanzate, 2 per giocatore, in fondo al mazzo Radura: in tutto 8.',
  );
});

test('what is pasted tells how far setup is', () => {
  expect(pasted(beyondSetup, 'players=6&done=base,supply', 'en')).toBe(
    'Setup of Beyond for 6 players: Glade deck 48 cards (the bottom 12 from the draft), settlers deck 54, die spaces at the Temple 6, dice each 4; 2 of 10 steps done.',
  );
});
