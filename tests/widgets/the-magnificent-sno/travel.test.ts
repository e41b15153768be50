import { expect, test } from 'vitest';
import { travel } from '#src/widgets/the-magnificent-sno/travel/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(travel);

test('the printed example: a poster or a center tent', () => {
  expect(said(travel, '', 'en').slice(0, 4)).toEqual([
    'You may take a poster or one of the 2 center tents.',
    'The wagon goes 5 steps; with power 5 it may go up to 5.',
    'The wagon ends on a poster space whose tent is gone: a poster or a center tent, not both.',
    'You may choose any of the 2 tents in the center of this track, but none of the other tracks.',
  ]);
  expect(said(travel, '', 'it')[0]).toBe('Puoi prendere un poster o una delle 2 tende del centro.');
});

test('a fifth tent covers the printed one', () => {
  const query = 'tentSpaces=0&take=center-tent';
  expect(said(travel, query, 'en')[0]).toBe(
    'You take a center tent and put it on the printed tent, without a bonus.',
  );
  expect(said(travel, query, 'it')[0]).toBe(
    'Prendi una tenda del centro e la metti sulla tenda prestampata, senza bonus.',
  );
});

test('no room, or the wrong space', () => {
  expect(said(travel, 'tentSpaces=0&printed=covered&take=center-tent', 'en')).toEqual([
    'You have no place for a center tent: no tent space is free, and the printed tent is covered.',
  ]);
  expect(said(travel, 'end=other&passed=1&take=center-tent', 'it')).toEqual([
    'Il carro passa soltanto su uno spazio poster vuoto: per una tenda del centro deve fermarsi lì.',
  ]);
});

test('what fills the place of a white poster', () => {
  const query = 'take=poster&white=display&whiteDeck=0&posterDeck=10';
  expect(said(travel, query, 'en').at(-1)).toBe(
    'The white deck is empty, so a standard poster takes its place. 9 cards are left in the poster deck.',
  );
  expect(said(travel, query, 'it').at(-1)).toBe(
    'Il mazzo bianco è finito: il posto va a un poster standard. Nel mazzo dei poster restano 9 carte.',
  );
});

test('what is pasted says where the wagon ends', () => {
  expect(pasted(travel, 'end=other&passed=2', 'en')).toBe(
    'With power 5 the wagon goes 5 steps and does not end on a poster space. Where the wagon ends there is neither a poster nor a tent to take. On the way you gain 2 posters.',
  );
});

test('a tent without a place: the switch decides', () => {
  const query = 'end=tent&tentSpaces=0&printed=covered';
  expect(said(travel, query, 'en').slice(0, 3)).toEqual([
    'You have no place for the tent, so you take nothing there.',
    'The wagon goes 5 steps; with power 5 it may go up to 5.',
    'The wagon ends on a tent you have no place for. By the reading you chose, you get nothing there.',
  ]);
  expect(said(travel, `${query}&noRoom=poster`, 'it')[0]).toBe('Prendi un poster.');
});

test('a wagon that stays where it is, by both readings', () => {
  expect(said(travel, 'steps=0', 'en')).toEqual([
    'By the reading you chose, the wagon goes at least 1 step. Enter the steps, or choose the other reading.',
  ]);
  expect(said(travel, 'steps=0&still=may-stay', 'it')[1]).toBe(
    'Il carro resta dov’è: l’interpretazione scelta ammette 0 passi.',
  );
});

test('places for a tent are told only where one can be taken', () => {
  expect(said(travel, 'center=0', 'en').join()).not.toContain('tent spaces');
  expect(said(travel, 'center=1', 'en')).toContain('1 of your 4 tent spaces is free.');
  expect(said(travel, 'end=tent&center=0', 'en')).toContain('1 of your 4 tent spaces is free.');
});
