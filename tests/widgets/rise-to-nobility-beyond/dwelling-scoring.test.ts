import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DWELLING_STATES } from '#engine/rise-to-nobility-beyond/index.ts';
import { dwellingScoring } from '#src/widgets/rise-to-nobility-beyond/dwelling-scoring/calculator.ts';
import {
  makeDwellingText as makeCard,
  parseDwellingText as parseCard,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(dwellingScoring, { cards: ['', '0m', '1m', '7m,4u,5i', '3i', '1u,1m', '99m,99m'] });

describe('what a player reads', () => {
  test('each Dwelling with its reason, and the total', () => {
    expect(said(dwellingScoring, 'cards=7m,4u,5i', 'en')).toEqual([
      'Your Dwellings score 7 victory points.',
      'Dwelling 1 (7 points): active, and its condition is met. | +7',
      'Dwelling 2 (4 points): active, but its condition is not met. | +0',
      'Dwelling 3 (5 points): never activated. | +0',
      'In all, 1 Dwelling scores. | 7 VP',
    ]);
    expect(said(dwellingScoring, 'cards=7m,4u,5i', 'it')).toEqual([
      'Le tue Dimore danno 7 punti vittoria.',
      'Dimora 1 (7 punti): attiva e con la condizione soddisfatta. | +7',
      'Dimora 2 (4 punti): attiva, ma la condizione non è soddisfatta. | +0',
      'Dimora 3 (5 punti): mai attivata. | +0',
      'In tutto dà punti 1 Dimora. | 7 PV',
    ]);
  });

  test('1 point is 1 point', () => {
    expect(said(dwellingScoring, 'cards=1m,0m', 'en')[0]).toBe(
      'Your Dwellings score 1 victory point.',
    );
    expect(said(dwellingScoring, 'cards=1m,0m', 'it')).toEqual([
      'Le tue Dimore danno 1 punto vittoria.',
      'Dimora 1 (1 punto): attiva e con la condizione soddisfatta. | +1',
      'Dimora 2 (0 punti): attiva e con la condizione soddisfatta. | +0',
      'In tutto danno punti 2 Dimore. | 1 PV',
    ]);
  });

  test('how many Dwellings score: none, or several', () => {
    expect(said(dwellingScoring, 'cards=3i', 'en')).toContain('No Dwelling scores. | 0 VP');
    expect(said(dwellingScoring, 'cards=3i', 'it')).toContain('Nessuna Dimora dà punti. | 0 PV');
    expect(said(dwellingScoring, 'cards=1m,0m', 'en')).toContain(
      'In all, 2 Dwellings score. | 1 VP',
    );
  });

  test('before a card is entered, what to do', () => {
    expect(said(dwellingScoring, '', 'en')[0]).toBe(
      'Add your Dwelling cards: none is entered yet.',
    );
    expect(said(dwellingScoring, '', 'it')[0]).toBe(
      'Aggiungi le tue carte Dimora: per ora non ce n’è nessuna.',
    );
  });

  test('the pasted sentence lists the cards', () => {
    expect(pasted(dwellingScoring, 'cards=7m,4u,5i', 'en')).toBe(
      'Dwellings: 7 (condition met), 4 (condition not met), 5 (not active). 7 victory points in all.',
    );
    expect(pasted(dwellingScoring, 'cards=7m,4u,5i', 'it')).toBe(
      'Dimore: 7 (condizione soddisfatta), 4 (condizione non soddisfatta), 5 (non attiva). In tutto 7 punti vittoria.',
    );
  });
});

describe('a row of the form', () => {
  const states = fc.constantFrom(...DWELLING_STATES.map(({ state }) => state));

  test('keeps what is typed, right or wrong', () => {
    const typed = fc.string().filter((text) => !/[\s,;]/.test(text));
    fc.assert(
      fc.property(typed, states, (points, state) => {
        expect(parseCard(makeCard({ points, state }))).toEqual({ points, state });
      }),
    );
  });

  test('cannot break the list in two', () => {
    expect(makeCard({ points: '7, 4;', state: 'met' })).toBe('74m');
  });

  test.each(['', '7', '7x', '7m 4u', '7m;4u'])('%j is none', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });
});
