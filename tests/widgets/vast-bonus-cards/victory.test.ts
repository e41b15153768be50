import { expect, test } from 'vitest';
import { victory } from '#src/widgets/vast-bonus-cards/victory/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(victory, {
  roles: ['knight,thief', 'goblins,cave', 'knight', 'knight,dragon,cave', 'knight,goblins,dragon'],
  names: ['', 'Ada', 'Ada,Elio'],
  knightHealth: ['0', '2', '7'],
  dragonHealth: ['0', '1', '5'],
  tiles: ['0', '1', '5'],
  stashed: ['0', '1', '6'],
});

const END =
  'names=Ada,Bo,Cy,Dora,Elio&knightHealth=3&dragonHealth=2&dragonIs=surfaced&tiles=4&collapse=yes&stashed=6';

test('the winner is called by name, and every goal is told', () => {
  expect(said(victory, END, 'en')).toEqual([
    'Elio (Thief) has won.',
    'The Knight has to kill the Dragon, who has 2 Health left.',
    'The Goblins have to kill the Knight, who has 3 Health left.',
    'The Dragon has surfaced and has to enter the Entrance.',
    'The Cave has 4 of 5 Crystal tiles.',
    'The Thief has stashed the 6 Treasures he needs.',
    'The game ends the moment a role meets its goal.',
    'If the Entrance moves, the way out and the stash are where the marker is.',
  ]);
  expect(said(victory, END, 'it')[0]).toBe('Ha vinto Elio (Ladro).');
});

test('what is pasted says what the others lack', () => {
  expect(pasted(victory, END, 'en')).toBe(
    'Vast: Elio (Thief) has won. Not done: Ada (Knight): 2 Health of the Dragon; Bo (Goblins): 3 Health of the Knight; Cy (Dragon): the way out; Dora (Cave): 1 Crystal tile.',
  );
  expect(pasted(victory, 'roles=knight,thief&smashed=5&knightHealth=4', 'it')).toBe(
    'Vast: Nessuno ha ancora vinto. Resta da fare: il Cavaliere: l’uscita; il Ladro: 5 Tesori.',
  );
});

test('several winners, and none', () => {
  expect(said(victory, 'dragonHealth=0&dragonIs=escaped&atOnce=together', 'en')[0]).toBe(
    'The Knight and the Dragon have won.',
  );
  expect(said(victory, 'knightHealth=0', 'it')[0]).toBe('Hanno vinto i Goblin.');
  expect(said(victory, 'roles=knight&knightHealth=0', 'en')[0]).toBe('The Knight loses.');
  expect(said(victory, 'roles=knight,dragon&tiles=5&collapse=yes', 'it')[0]).toBe('Perdono tutti.');
});

test('a Dragon with more cubes than he needs has those he needs', () => {
  const query = 'wakefulness=14&awakensAt=13&shrieks=1';
  expect(said(victory, query, 'en')).toContain(
    'The Dragon sleeps, with the 13 cubes he needs: he has to awaken, surface and get out.',
  );
  expect(said(victory, query, 'it')).toContain(
    'Il Drago dorme, con i 13 cubi che gli servono: deve risvegliarsi, emergere e uscire.',
  );
});
