import { expect, test } from 'vitest';
import { PLAYERS } from '#engine/the-magnificent-sno/index.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { snoSetup } from '#src/widgets/the-magnificent-sno/sno-setup/calculator.ts';
import { stepSaid } from '#src/widgets/the-magnificent-sno/sno-setup/labels.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(snoSetup, { sideB: ['', 'ii', 'v,vi', 'ii,v,vi'], done: ['', 'board,dice', 'x'] });

const steps = (players: number, lang: Lang, sideB = ''): readonly string[] => {
  const reply = snoSetup.ask({ ...snoSetup.start, players: String(players), module: 'yes', sideB });
  return reply.kind === 'answer'
    ? reply.answer.value.steps.map((step) => stepSaid(step, players, lang))
    : [];
};

test('five players with the module and board II', () => {
  const query = 'players=5&module=yes&sideB=ii';
  expect(said(snoSetup, query, 'en')).toEqual(
    expect.arrayContaining([
      '5 players: 23 dice, 5 sets, 6 trainer tiles to choose from, and no tents left in the pile.',
      'Dice for 5 players: orange 6, green 6, purple 6, clear 5. | 23 dice',
      'The players take 20 dice a round, so 3 stay on the main tent.',
      'No tents stay in the pile. | 24 − 15 − 6 − 2 − 1',
      'After setup the master deck has 83 cards. | 85 − 4 − 2 + 4',
      'Each side of the master board has 5 master tiles, and 5 stay in the pile.',
    ]),
  );
  expect(said(snoSetup, query, 'it')[0]).toBe(
    '5 giocatori: 23 dadi, 5 set, 6 tessere Istruttore tra cui scegliere; nella pila non restano tende.',
  );
});

test('more boards on side B than players', () => {
  expect(said(snoSetup, 'players=1&sideB=ii,v', 'en')).toEqual([
    '2 boards are on side B here, but 1 player has only 1 board.',
  ]);
  expect(said(snoSetup, 'players=2&sideB=ii,v,vi', 'it')).toEqual([
    'Qui le plance sul lato B sono 3, ma 2 giocatori hanno solo 2 plance.',
  ]);
});

test('every step is a sentence at every number of players', () => {
  for (const lang of LANGS) {
    for (let players = PLAYERS.min; players <= PLAYERS.max; players += 1) {
      const all = steps(players, lang, players < 3 ? '' : 'ii,v,vi');
      expect(new Set(all).size).toBe(all.length);
      for (const step of all) {
        expect(step).toMatch(/^[A-Z].*\.$/);
        expect(step).not.toMatch(/undefined|NaN/);
      }
    }
  }
  expect(steps(4, 'en')).toContain(
    'Draw 5 trainer tiles; from the highest play-order card down, everyone chooses 1. Shuffle the last one back.',
  );
  expect(steps(1, 'it')).toContain(
    'Pesca 2 tessere Istruttore, tienine 1 e rimescola l’altra nella pila.',
  );
  expect(steps(5, 'it')).toContain('Ognuno rimette 1 cappello nella scatola.');
});

test('what is pasted tells how far setup is', () => {
  expect(pasted(snoSetup, 'players=2&done=board,dice', 'en')).toBe(
    'Setup of SNO for 2 players: 11 dice (orange 3, green 3, purple 3, clear 2), 3 sets on display, 3 trainer tiles to choose from, 3 tents left in the pile, 45 cards in the poster deck and 17 in the white deck; 2 of 19 steps done.',
  );
});
