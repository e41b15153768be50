import { expect, test } from 'vitest';
import { cursedAmulet } from '#src/widgets/vast-bonus-cards/cursed-amulet/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(cursedAmulet, { amount: ['', '1', '2', '3', '4', '5'] });

test('Scratch is doubled', () => {
  expect(said(cursedAmulet, '', 'en')).toEqual([
    'You lose 10 Grit (5 doubled). 2 Hero cubes go back to the track.',
    'The Amulet always works while it is in play, on your turn and on everyone else’s.',
    'The Amulet needs no Hero cube, so you cannot switch it off.',
    'Scratch in the base game: 5 Grit.',
    'An effect that brings you no benefit is a negative effect.',
    'The Amulet doubles Grit you lose. | 5 → 10',
    'Your Grit goes down. | 12 → 2',
    'That is below 2 cube spaces: 2 Hero cubes go back to the track.',
  ]);
  expect(said(cursedAmulet, '', 'it')[0]).toBe(
    'Perdi 10 Coraggio (il doppio di 5). Tornano sul tracciato 2 cubi Eroe.',
  );
});

test('she loses no more Grit than she has', () => {
  expect(said(cursedAmulet, 'grit=3', 'en')[0]).toBe(
    'You lose 3 Grit (5 doubled, but that is all there is).',
  );
  expect(said(cursedAmulet, 'grit=3', 'it')[0]).toBe(
    'Perdi 3 Coraggio (il doppio di 5, ma non ce n’è altro).',
  );
  expect(said(cursedAmulet, 'grit=0', 'en')[0]).toBe('You have no Grit to lose.');
  expect(said(cursedAmulet, 'grit=0', 'it')).toContain(
    'Il tuo Coraggio è già 0 e non può scendere oltre. | 0 → 0',
  );
  expect(said(cursedAmulet, 'amulet=none&grit=3', 'en')[0]).toBe(
    'You lose 3 Grit (that is all there is).',
  );
});

test('the Shield leaves 2, and 1 by the text of March 2017', () => {
  const query = 'effect=rats&shield=yes';
  expect(said(cursedAmulet, query, 'en')[0]).toBe(
    'You lose 2 Grit (Shield). 1 Hero cube goes back to the track.',
  );
  expect(said(cursedAmulet, `${query}&shieldText=march-2017`, 'it')).toContain(
    'Secondo il testo del 9 marzo 2017 con lo Scudo perdi 1 Coraggio. | 4 → 1',
  );
  expect(said(cursedAmulet, 'effect=giant-bats&shield=yes', 'en')[0]).toBe(
    'You stay where you are: the Shield protects you.',
  );
});

test('the attack first, then the discard', () => {
  expect(said(cursedAmulet, 'effect=blob', 'en')).toEqual(
    expect.arrayContaining([
      'You lose 2 Health (1 doubled) and 10 Grit (5 doubled). 2 Hero cubes go back to the track. Then you discard the Amulet.',
      'You resolve the whole attack first: Health and Grit.',
      'You have lost Health, so you discard the Amulet.',
    ]),
  );
});

test('an own cost is not doubled', () => {
  expect(said(cursedAmulet, 'effect=rune-staff&amount=4', 'en')[0]).toBe(
    'You spend 4 Grit (by choice, not doubled). 1 Hero cube goes back to the track.',
  );
});

test('Pickpocket, and no Treasure to steal', () => {
  expect(said(cursedAmulet, 'effect=pickpocket&treasures=1', 'en')[0]).toBe(
    'The Thief may steal 1 Treasure card (1 doubled, but that is all there is).',
  );
  expect(said(cursedAmulet, 'effect=pickpocket&treasures=0&amulet=none', 'it')).toEqual([
    'Senza carte Tesoro il Ladro non ti può Borseggiare: indicane almeno 1.',
  ]);
});

test('a loss that kills says so', () => {
  expect(said(cursedAmulet, 'effect=attack&health=1', 'en')[0]).toBe(
    'You lose 1 Health (1 doubled, but that is all there is). You die.',
  );
  expect(said(cursedAmulet, 'effect=attack&health=2', 'it')[0]).toBe(
    'Perdi 2 Salute (il doppio di 1). Muori.',
  );
});

test('Backstab takes 1, 3 or 5', () => {
  expect(said(cursedAmulet, 'effect=backstab&amount=2', 'en')).toEqual([
    'How much: “2” is not one of the choices: 1, 3, 5. Choose one.',
  ]);
});

test('Magma and the last Health', () => {
  expect(said(cursedAmulet, 'effect=magma&health=2', 'en')[0]).toBe(
    'You lose 1 Health (never the last one). Then you discard the Amulet.',
  );
  expect(said(cursedAmulet, 'effect=magma&health=2&lastHealth=taken', 'en')).toContain(
    'Your Health falls to 0: you die. | 2 → 0',
  );
  expect(said(cursedAmulet, 'effect=magma&discardBy=attacks', 'en')[0]).toBe(
    'You lose 2 Health (1 doubled).',
  );
});

test('an offered Amulet', () => {
  expect(said(cursedAmulet, 'amulet=offered&keep=decline&effect=none', 'en')[0]).toBe(
    'You decline the Amulet and gain 5 Grit.',
  );
});

test('what is pasted speaks of the Knight', () => {
  expect(pasted(cursedAmulet, 'effect=blob', 'en')).toBe(
    'Cursed Amulet in play, Blob. The Knight loses 2 Health (1 doubled) and 10 Grit (5 doubled). 2 Hero cubes go back to the track. Then she discards the Amulet. Left: Health 5, Grit 2.',
  );
  expect(pasted(cursedAmulet, 'effect=giant-bats', 'it')).toBe(
    'Amuleto Maledetto in gioco, Pipistrelli Giganti. Il Cavaliere può essere spostato fino a 6 spazi (il doppio di 3).',
  );
});
