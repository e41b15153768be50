import { expect, test } from 'vitest';
import { dragonScales } from '#src/widgets/vast-bonus-cards/dragon-scales/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(dragonScales, {
  tokens: ['0', '1'],
  onMap: ['', 'flame', 'claw,wing'],
  carried: ['', '', 'flame'],
  moved: ['', 'greed', 'greed,pride'],
  wakefulness: ['0', '5', '10', '11'],
  awakensAt: ['7', '11', '13'],
  greed: ['', '0', '2'],
  hunger: [''],
  pride: [''],
});

test('Smash, and a Silver Scale in hand', () => {
  expect(said(dragonScales, '', 'en')).toEqual([
    'You gain a Scale. The Silver Scale counts as Claw or Wing. In Replace Hand you draw 4 cards.',
    'You smash a Crystal token: that earns a Scale.',
    'You draw a Scale and shuffle it into your Power deck. | 2 → 1 left',
    'The Scales are a small deck of their own, 3 cards at the start.',
    'The Silver Scale can count as the symbol of any Gem in your supply.',
    'In Replace Hand you shuffle the Silver Scale back into your Power deck.',
    'If you do not play the Silver Scale, you may reveal it and keep it instead.',
    'With 5 cubes on the Wakefulness track your Spirit is 4, the number of cards you draw.',
  ]);
  expect(said(dragonScales, '', 'it')[0]).toBe(
    'Guadagni una Scaglia. La Scaglia Argentea vale Artiglio o Ala. In Rimpiazza la Mano peschi 4 carte.',
  );
});

test('the Silver Scale kept', () => {
  expect(said(dragonScales, 'power=none&keepSilver=yes&wakefulness=4', 'it')).toContain(
    'Dato che tieni la Scaglia Argentea, scarti il resto e peschi 1 carta in meno. | 4 − 1 = 3',
  );
  expect(said(dragonScales, 'keepSilver=yes&played=yes', 'en')).toEqual([
    'You have played the Silver Scale this turn, so you cannot keep it.',
  ]);
});

test('the Platinum Scale awakens the Dragon', () => {
  const query = 'power=none&scale=platinum&played=yes&wakefulness=10&greed=2';
  expect(said(dragonScales, query, 'en')).toEqual([
    'Wakefulness goes from 10 to 11: the Dragon awakens. In Replace Hand you draw 6 cards.',
    'You move a cube from Greed to the Wakefulness track at once; 1 is left in Greed. | 10 → 11',
    'By the reading you chose this cube comes on top of the 1 that each category may give in a turn.',
    'With 11 cubes on the Wakefulness track you awaken.',
    'Then the Platinum Scale leaves the game.',
    'With 11 cubes on the Wakefulness track your Spirit is 6, the number of cards you draw.',
  ]);
  expect(pasted(dragonScales, query, 'it')).toBe(
    'Scaglie di Drago. La Veglia passa da 10 a 11: il Drago si risveglia. Spirito 6: il Drago pesca 6 carte.',
  );
});

test('cubes and Scales that cannot be where they are said to be', () => {
  const platinum = 'power=none&scale=platinum&played=yes';
  expect(said(dragonScales, `${platinum}&greed=4&hunger=4&pride=6`, 'en')).toEqual([
    'There are 14 Sloth cubes: 14 left in the categories and 5 on the Wakefulness track are too many. Count again.',
  ]);
  expect(said(dragonScales, `${platinum}&wakefulness=14`, 'it')).toEqual([
    'Tutti e 14 i cubi Pigrizia sono sul tracciato Veglia: non ne restano da spostare.',
  ]);
  expect(said(dragonScales, 'scalesLeft=3', 'en')).toEqual([
    'All 3 Scales are still in their deck, so the Silver Scale cannot be in your hand: lower that number, or choose no Scale.',
  ]);
});

test('a Dragon who is awake already is not told how many cubes awaken him', () => {
  const query = 'power=none&scale=platinum&played=yes&wakefulness=12';
  expect(said(dragonScales, query, 'en')).toContain('You are already awake.');
  expect(said(dragonScales, query, 'it')).toContain('Sei già sveglio.');
});
