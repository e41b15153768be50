import { expect, test } from 'vitest';
import { warlocksWand } from '#src/widgets/vast-bonus-cards/warlocks-wand/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(warlocksWand, {
  goal: ['4', '6', '8'],
  log: ['', 'use', 'use,use,lost,assign', 'lost,assign,use', 'assign'],
});

test('charges do not come back', () => {
  expect(said(warlocksWand, '', 'en')).toEqual([
    'The Wand has 3 charges left and can be used. Stashed: 3 of 6.',
    'The stashed Treasure goes on the Upgrade card, so it gives no upgrade on the board. | 1 → 2',
    'The Wand has 5 charges for the whole game. | 5 of 5',
    'Step 1: the Wand is used and loses 1 charge. | 5 → 4',
    'Step 2: the Wand is used and loses 1 charge. | 4 → 3',
    'Step 3: the token is removed, by Soporific Spores for instance; the charges stay. | 3',
    'Step 4: a token goes on the card; charges do not come back. | 3 of 5',
    'Step 4: in the reading in force it is another stashed Treasure, and both count.',
    'Every stashed Treasure counts for the goal, wherever its token is. | 3 of 6',
  ]);
  expect(said(warlocksWand, 'reassigned=same', 'it')[0]).toBe(
    'Alla Bacchetta restano 3 cariche: si può usare. Al sicuro: 2 su 6.',
  );
});

test('an empty Wand', () => {
  expect(said(warlocksWand, 'log=use,use,use,use,use,use', 'en')).toEqual([
    'Step 6: the Wand has no charge left and cannot be used.',
  ]);
  expect(pasted(warlocksWand, 'log=use&charges=1', 'it')).toBe(
    'Bacchetta Magica (usata). La Bacchetta non ha più cariche e non si può usare; il segnalino resta. Al sicuro: 2 su 6.',
  );
});

test('more than the goal is never stashed', () => {
  expect(said(warlocksWand, 'stashed=9&stash=none&log=', 'en')).toEqual([
    'With 9 stashed and a goal of 6 the Thief has won already.',
  ]);
  expect(said(warlocksWand, 'stashed=9&stash=none&log=', 'it')).toEqual([
    'Con 9 al sicuro e un obiettivo di 6 il Ladro ha già vinto.',
  ]);
});
