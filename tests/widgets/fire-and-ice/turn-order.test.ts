import { describe, expect, test } from 'vitest';
import { turnOrder } from '#src/widgets/fire-and-ice/turn-order/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(turnOrder, {
  order: [
    'acolytes,auren,nomads',
    'riverwalkers,swarmlings',
    'yetis,giants,witches,fakirs,mermaids',
    'auren,auren',
  ],
  passes: [
    '',
    'auren',
    'auren,auren',
    'witches',
    'auren,acolytes;nomads',
    'riverwalkers;swarmlings;riverwalkers;riverwalkers;riverwalkers;riverwalkers,swarmlings',
    ';;;;;;;',
  ],
});

describe('what the turn order says', () => {
  test('of the printed example', () => {
    const query = 'order=acolytes,auren,nomads&passes=auren,acolytes';
    expect(said(turnOrder, query, 'en')).toEqual([
      'Round 2 is played in this order: Auren, Acolytes, Nomads.',
      'Round 1 begins in the left column, from the top: Acolytes, Auren, Nomads.',
      'Round 1: the Auren pass and move to the topmost free space of the other column. | place 1',
      'Round 1: the Acolytes pass and move to the topmost free space of the other column. | place 2',
      'The Nomads are the only ones left, so they come last. | place 3',
      'So the order of round 2 is Auren, Acolytes, Nomads.',
    ]);
    expect(said(turnOrder, query, 'it')[0]).toBe(
      'Il turno di gioco 2 si gioca in quest’ordine: Auren, Accoliti, Nomadi.',
    );
  });

  test('of an entry too many', () => {
    expect(said(turnOrder, 'passes=auren,auren', 'en')).toEqual([
      'Entry 2: the Auren have already passed in round 1. Take the entry away.',
    ]);
    expect(said(turnOrder, 'order=riverwalkers,giants&passes=yetis', 'it')).toEqual([
      'Voce 1: gli Yeti non sono in gioco. Togli la voce, o aggiungi la Fazione all’ordine del turno di gioco 1.',
    ]);
  });

  test('into a chat', () => {
    expect(pasted(turnOrder, 'passes=auren,acolytes', 'it')).toBe(
      'Turno di gioco 1, hanno passato nell’ordine: Auren, Accoliti. Ancora in gioco: Nomadi. Ordine del turno di gioco 2: Auren, Accoliti, Nomadi.',
    );
  });
});

test('those who play are named beside their Factions', () => {
  expect(said(turnOrder, 'passes=auren,acolytes&names=Ada,,Cy', 'en')[0]).toBe(
    'Round 2 is played in this order: Auren, Acolytes (Ada), Nomads (Cy).',
  );
  expect(pasted(turnOrder, 'passes=auren&names=Ada,Bo', 'it')).toBe(
    'Turno di gioco 1, hanno passato nell’ordine: Auren (Bo). Ancora in gioco: Accoliti (Ada), Nomadi.',
  );
});
