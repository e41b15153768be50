import { expect, test } from 'vitest';
import { warlocksWand } from '#src/widgets/vast-bonus-cards/warlocks-wand/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(warlocksWand, {
  goal: ['4', '6', '8'],
  log: ['', 'use', 'use,use,lost,assign', 'lost,assign,use', 'assign'],
});

test('charges do not come back', () => {
  expect(said(warlocksWand, '', 'en')).toEqual([
    'The Wand has 3 charges left and can be used. 3 of 6 Treasures are stashed.',
    'You put the stashed Treasure on the Upgrade card and take no upgrade on your board. | 1 → 2 stashed',
    'Steps 1 and 2: you use the Wand 2 times, and it loses 2 charges. | 5 → 3',
    'Step 3: the token is removed, say by Soporific Spores; the Wand keeps the charges it has left. | 3',
    'Step 4: a token goes on the card, but used charges do not come back. | 3 of 5',
    'Step 4: by the reading you chose it is another stashed Treasure, and both count.',
    'The Wand has 5 charges for the whole game.',
    'Every stashed Treasure counts toward the 6 that win, wherever its token is.',
  ]);
  expect(said(warlocksWand, 'reassigned=same', 'it')[0]).toBe(
    'Alla Bacchetta restano 3 cariche: si può usare. Tesori al sicuro: 2 su 6.',
  );
});

test('an empty Wand', () => {
  expect(said(warlocksWand, 'log=use,use,use,use,use,use', 'en')).toEqual([
    'Step 6: the Wand has no charge left and cannot be used.',
  ]);
  expect(pasted(warlocksWand, 'log=use&charges=1', 'it')).toBe(
    'Bacchetta Magica con 1 carica (Tesoro messo sulla carta, usata). La Bacchetta non ha più cariche e non si può usare; il segnalino resta. Tesori al sicuro: 2 su 6.',
  );
});

test('more than the goal is never stashed', () => {
  expect(said(warlocksWand, 'stashed=9&stash=none&log=', 'en')).toEqual([
    'With 9 Treasures stashed and 6 needed to win, the Thief has already won.',
  ]);
  expect(said(warlocksWand, 'stashed=9&stash=none&log=', 'it')).toEqual([
    'Con 9 Tesori al sicuro, e 6 per vincere, il Ladro ha già vinto.',
  ]);
});
