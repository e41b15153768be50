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
    'You gain a Scale. The Silver Scale counts as Claw or Wing. Replace Hand: draw 4 cards.',
    'Smash destroys a Crystal token: that is worth a Scale.',
    'The little deck starts with 3 Scales. | 2 left',
    'Draw the top Scale and shuffle it into your Power deck. | 2 → 1',
    'The Silver Scale counts as the symbol of a Gem in your supply: Claw or Wing.',
    'In Replace Hand the Silver Scale is shuffled back into your Power deck.',
    'Not played, the Silver Scale may be revealed and kept instead.',
    'With 5 cubes on the track you have Armor 2 and Spirit 4. | Spirit 4',
  ]);
  expect(said(dragonScales, '', 'it')[0]).toBe(
    'Guadagni una Scaglia. La Scaglia Argentea vale Artiglio o Ala. Rimpiazza la Mano: pesca 4 carte.',
  );
});

test('the Silver Scale kept', () => {
  expect(said(dragonScales, 'power=none&keepSilver=yes&wakefulness=4', 'it')).toContain(
    'Scarti il resto e peschi 1 carta in meno: 3 carte, quindi 4 in mano. | 4 − 1',
  );
  expect(said(dragonScales, 'keepSilver=yes&played=yes', 'en')).toEqual([
    'The Silver Scale has been played this turn, so it cannot be kept.',
  ]);
});

test('the Platinum Scale awakens the Dragon', () => {
  const query = 'power=none&scale=platinum&played=yes&wakefulness=10&greed=2';
  expect(said(dragonScales, query, 'en')).toEqual([
    'Wakefulness goes from 10 to 11: the Dragon awakens. Replace Hand: draw 6 cards.',
    'A cube of Greed moves to the Wakefulness track at once: 1 of 2 left there. | 10 → 11',
    'In the reading in force this cube comes on top of 1 a turn from each category.',
    'With 11 cubes on the track you awaken. | 11 of 11',
    'Then the Platinum Scale leaves the game.',
    'With 11 cubes on the track you have Armor 3 and Spirit 6. | Spirit 6',
  ]);
  expect(pasted(dragonScales, query, 'it')).toBe(
    'Scaglie di Drago. La Veglia passa da 10 a 11: il Drago si risveglia. Spirito 6: si pescano 6 carte.',
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
  expect(said(dragonScales, query, 'en')).toContain('You are awake already. | 13');
  expect(said(dragonScales, query, 'it')).toContain('Sei già sveglio. | 13');
});
