import { expect, test } from 'vitest';
import { schemes } from '#src/widgets/vast-bonus-cards/schemes/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(schemes, { pay: ['', '1/1/0', '0/1/1', '1/0/1', '0/0/1'], rage: ['0', '1', '3'] });

test('two ways to pay', () => {
  expect(said(schemes, '', 'en')[0]).toBe(
    'The next Scheme costs 2 Treasures: there are 2 ways to pay.',
  );
  expect(pasted(schemes, '', 'it')).toBe(
    'Complotti dei Goblin: 1 comprato, 1 Tesoro tenuto, un Tesoro appena razziato. Il prossimo Complotto costa 2 Tesori: ci sono 2 modi di pagare. Si paga con il bottino e 1 Tesoro tenuto; oppure con 1 Tesoro tenuto e 1 carta Complotto.',
  );
});

test('a way that holds the plundered Treasure back', () => {
  expect(said(schemes, 'pay=0/1/1', 'en')).toEqual([
    'The next Scheme costs 2 Treasures: pay with 1 kept Treasure and 1 Scheme card. The Goblins may keep the plundered Treasure.',
    'The Plunder brings 1 Rage, whatever you do with the Treasure. | 1 → 2',
    'You have bought 1 Scheme, so the next costs 2 Treasures.',
    'Of the 3 cards with the chest in your hand you buy 1; the other 2 can help to pay.',
    'You spend 1 kept Treasure. | −1',
    'You discard 1 Scheme card from your hand. | −1',
    'You must spend the kept Treasure before you may pay with Scheme cards.',
    'What you just plundered is not a kept Treasure: you may hold it back and discard 1 Scheme card instead.',
    'The Scheme you buy lies face up by your board and works at once.',
    'You can never lose the 2 Schemes you have bought.',
    'You may keep 1 Treasure for each Scheme bought: 2 in all, and you keep none so far.',
    'The Scheme you just bought already counts for this limit. | 1 → 2',
    'There is room, so you may keep the Treasure. | 0 → 1',
    'You may have at most 5 Secrets, in hand and face up. | 2 of 5',
    'Schemes you have bought do not count toward the hand limit.',
    'With Pickpocket the Thief can steal what you keep: up to 1 Treasure.',
  ]);
});

test('cards before kept tokens', () => {
  expect(said(schemes, 'pay=1/0/1', 'en')).toEqual([
    'You may not pay with Scheme cards while you keep 1 Treasure: spend it first.',
  ]);
  expect(said(schemes, 'pay=1/0/1', 'it')).toEqual([
    'Non puoi pagare con carte Complotto finché tieni 1 Tesoro: spendi prima quello.',
  ]);
});

test('keeping, returning, and the Gem', () => {
  expect(said(schemes, 'bought=2&does=keep', 'en')[0]).toBe(
    'The Goblins keep the plundered Treasure: 2 of at most 2.',
  );
  expect(said(schemes, 'does=nothing', 'it')[0]).toBe(
    'Il Tesoro razziato torna alla riserva della Caverna. Il prossimo Complotto costa 2 Tesori.',
  );
  const gem = 'bought=2&plunder=gem&supply=0&does=keep';
  expect(said(schemes, gem, 'en')).toEqual(
    expect.arrayContaining([
      'The Goblins keep a Treasure token for the Gem: 2 of at most 2.',
      'The Cave’s supply is empty: for the Gem you take one of the 2 Treasure tokens on the map.',
      'With Pickpocket the Thief can steal the Treasures you keep.',
    ]),
  );
});

test('a hand over the limit', () => {
  expect(said(schemes, 'secrets=4&plunder=none&does=nothing', 'en')[0]).toBe(
    'The next Scheme costs 2 Treasures. The hand is 2 cards over the limit.',
  );
});

test('a Gem is not kept itself, a token is', () => {
  const gem = 'bought=2&plunder=gem';
  expect(said(schemes, `${gem}&does=nothing`, 'en')[0]).toBe(
    'The Gem goes back to the Dragon. The Goblins could keep a Treasure token for it. The next Scheme costs 3 Treasures.',
  );
  expect(said(schemes, `${gem}&pay=0/1/2`, 'it')[0]).toBe(
    'Il prossimo Complotto costa 3 Tesori: paga con 1 Tesoro tenuto e 2 carte Complotto. I Goblin possono tenere un segnalino Tesoro per la Gemma.',
  );
});

test('what is too much is told with what to do', () => {
  expect(said(schemes, 'bought=0', 'en')).toContain(
    'Before your first Scheme you cannot keep any Treasure: enter 0 kept.',
  );
  expect(said(schemes, 'kept=3', 'it')).toContain(
    'Puoi tenere al massimo 1 Tesoro, uno per ogni Complotto comprato, non 3.',
  );
});

test('a hand above the limit is no count of the limit', () => {
  const query = 'schemesInHand=9&pay=0/1/1';
  expect(said(schemes, query, 'en')).toContain(
    'You may have at most 5 Secrets, in hand and face up: 3 too many. | 8',
  );
  expect(said(schemes, query, 'it')).toContain(
    'Puoi avere al massimo 5 Segreti, in mano e scoperti: 3 di troppo. | 8',
  );
});
