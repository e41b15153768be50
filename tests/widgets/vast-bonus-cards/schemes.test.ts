import { expect, test } from 'vitest';
import { schemes } from '#src/widgets/vast-bonus-cards/schemes/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(schemes, { pay: ['', '1/1/0', '0/1/1', '1/0/1', '0/0/1'], rage: ['0', '1', '3'] });

test('two ways to pay', () => {
  expect(said(schemes, '', 'en')[0]).toBe('The next Scheme costs 2 Treasures: 2 ways to pay.');
  expect(pasted(schemes, '', 'it')).toBe(
    'Complotti dei Goblin, 1 Complotto comprato, 1 Tesoro tenuto. Il prossimo Complotto costa 2 Tesori: 2 modi di pagare. Modi: 1 razziato e 1 tenuto; 1 tenuto e 1 carta Complotto.',
  );
});

test('a way that holds the plundered Treasure back', () => {
  expect(said(schemes, 'pay=0/1/1', 'en')).toEqual([
    'The next Scheme costs 2 Treasures: pay with 1 kept and 1 Scheme card. The plundered Treasure may be kept.',
    'The Plunder brings 1 Rage, whatever you do with the Treasure. | 1 → 2',
    'You have bought 1 Scheme: the next costs 1 more. | 2 Treasures',
    'You buy 1 of 3 Schemes in hand; the other 2 may help to pay.',
    'Kept tokens pay: 1. | −1',
    'You discard 1 Scheme card from your hand. | −1',
    'Before any Scheme card pays, the kept token must go.',
    'The Treasure just plundered is not a kept one: you may hold it back and discard 1 Scheme card.',
    'The Scheme lies face up by your board and works at once. | 1 → 2',
    'Nothing takes your 2 bought Schemes away.',
    'You may keep as many Treasures as Schemes bought: 2, of which you have 0. | 2 free',
    'The Scheme just bought raises this limit at once. | 1 → 2',
    'There is room: you may keep the Treasure. | 0 → 1',
    'At most 5 Secrets, in hand and face up. | 2 of 5',
    'Bought Schemes do not count for the limit: 2 of them.',
    'What you then keep the Thief can steal by Pickpocket: up to 1 Treasure.',
  ]);
});

test('cards before kept tokens', () => {
  expect(said(schemes, 'pay=1/0/1', 'en')).toEqual([
    'While you keep 1 token, no Scheme card pays: spend it first.',
  ]);
  expect(said(schemes, 'pay=1/0/1', 'it')).toEqual([
    'Finché tieni 1 segnalino, nessuna carta Complotto paga: spendi prima quello.',
  ]);
});

test('keeping, returning, and the Gem', () => {
  expect(said(schemes, 'bought=2&does=keep', 'en')[0]).toBe(
    'The plundered Treasure is kept: 2 of 2.',
  );
  expect(said(schemes, 'does=nothing', 'it')[0]).toBe(
    'Il Tesoro razziato torna alla riserva della Caverna. Il prossimo Complotto costa 2 Tesori.',
  );
  const gem = 'bought=2&plunder=gem&supply=0&does=keep';
  expect(said(schemes, gem, 'en')).toEqual(
    expect.arrayContaining([
      'A Treasure token is kept for the Gem: 2 of 2.',
      'The Cave’s supply is empty: take one of the 2 Treasure tokens on the map.',
      'The Thief can steal from the 2 kept Treasures by Pickpocket.',
    ]),
  );
});

test('a hand over the limit', () => {
  expect(said(schemes, 'secrets=4&plunder=none&does=nothing', 'en')[0]).toBe(
    'The next Scheme costs 2 Treasures. 2 cards over the hand limit.',
  );
});

test('a Gem is not kept itself, a token is', () => {
  const gem = 'bought=2&plunder=gem';
  expect(said(schemes, `${gem}&does=nothing`, 'en')[0]).toBe(
    'The Gem goes back to the Dragon. A Treasure token could be kept for it. The next Scheme costs 3 Treasures.',
  );
  expect(said(schemes, `${gem}&pay=0/1/2`, 'it')[0]).toBe(
    'Il prossimo Complotto costa 3 Tesori: paga con 1 tenuto e 2 carte Complotto. Per la Gemma si può tenere un segnalino Tesoro.',
  );
});

test('what is too much is told with what to do', () => {
  expect(said(schemes, 'bought=0', 'en')).toContain(
    'Before your first Scheme you can keep no Treasure: enter 0 kept.',
  );
  expect(said(schemes, 'kept=3', 'it')).toContain(
    'Puoi tenere al massimo 1 Tesoro, uno per ogni Complotto comprato, non 3.',
  );
});

test('a hand above the limit is no count of the limit', () => {
  const query = 'schemesInHand=9&pay=0/1/1';
  expect(said(schemes, query, 'en')).toContain('At most 5 Secrets: 3 too many. | 8');
  expect(said(schemes, query, 'it')).toContain('Al massimo 5 Segreti: 3 di troppo. | 8');
});
