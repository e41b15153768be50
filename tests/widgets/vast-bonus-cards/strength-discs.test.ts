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
    'Armory has no effect yet: no Strength disc is free.',
    'The Fangs have a disc they never give up, and the Ogre, the Troll and the Flame Giant have one each. | 4 in use',
    'All 4 are in use: Armory stays with you, but has no effect until a disc comes free.',
    'There are no more Strength discs than the box holds. | 4',
    'We worked out the number 4 ourselves: count your discs.',
  ]);
  expect(said(strengthDiscs, '', 'it')[0]).toBe(
    'Armeria non ha ancora effetto: nessun disco Forza è libero.',
  );
});

test('the Ogre’s disc', () => {
  expect(said(strengthDiscs, 'freed=ogre', 'it')[0]).toBe('Il disco Forza libero va ad Armeria.');
  expect(pasted(strengthDiscs, 'freed=ogre', 'en')).toBe(
    '4 Strength discs in the box. The free Strength disc goes to Armory. The Fangs, the Troll, the Flame Giant and Armory have one each.',
  );
});

test('several cards wait', () => {
  const query = 'waiting=meat&freed=ogre';
  expect(said(strengthDiscs, query, 'en')[0]).toBe(
    'The Goblins choose where the free Strength disc goes: to “Meat!” or Armory.',
  );
  expect(said(strengthDiscs, `${query}&priority=first-come&chosen=armory`, 'en')).toEqual([
    'By the reading you chose the disc goes to the card drawn first: “Meat!”, not Armory.',
  ]);
});
