import { expect, test } from 'vitest';
import { strengthDiscs } from '#src/widgets/vast-bonus-cards/strength-discs/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

const CARDS = ['', 'ogre', 'meat', 'armory', 'monster'];

speaksSense(strengthDiscs, {
  using: ['', 'ogre', 'ogre,troll', 'ogre,troll,flame-giant'],
  waiting: ['', '', 'meat', 'meat,armory'],
  draws: CARDS,
  freed: CARDS,
  chosen: ['', ...CARDS],
});

test('Armory has to wait', () => {
  expect(said(strengthDiscs, '', 'en')).toEqual([
    'Armory has to wait: no disc is free.',
    'There are only as many discs as the box holds. | 4 Strength discs',
    'That there are 4 is our inference: count yours.',
    'The Fangs have theirs for good, and one each has gone to the Ogre, the Troll and the Flame Giant. | 4 in use',
    'All are in use: Armory has no effect until one comes free, but stays with you.',
    'Without effect for now: Armory.',
  ]);
  expect(said(strengthDiscs, '', 'it')[0]).toBe('Armeria: deve aspettare, nessun disco è libero.');
});

test('the Ogre’s disc', () => {
  expect(said(strengthDiscs, 'freed=ogre', 'it')[0]).toBe('Il disco libero va ad Armeria.');
  expect(pasted(strengthDiscs, 'freed=ogre', 'en')).toBe(
    '4 Strength discs, afterwards with: Fangs, Troll, Flame Giant, Armory. The free disc goes to Armory.',
  );
});

test('several cards wait', () => {
  const query = 'waiting=meat&freed=ogre';
  expect(said(strengthDiscs, query, 'en')[0]).toBe(
    'The free disc goes to “Meat!” or Armory: the Goblins choose.',
  );
  expect(said(strengthDiscs, `${query}&priority=first-come&chosen=armory`, 'en')).toEqual([
    'In the reading in force “Meat!” comes before Armory.',
  ]);
});
