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
      'Dwelling 1 is active, and its condition is met. | 7 VP',
      'Dwelling 2 is active, but its condition is not met. | 0 VP',
      'Dwelling 3 was never activated. | 0 VP',
    ]);
    expect(said(dwellingScoring, 'cards=7m,4u,5i', 'it')).toEqual([
      'Le tue Dimore danno 7 punti vittoria.',
      'La Dimora 1 è attiva e la condizione è soddisfatta. | 7 PV',
      'La Dimora 2 è attiva, ma la condizione non è soddisfatta. | 0 PV',
      'La Dimora 3 non è mai stata attivata. | 0 PV',
    ]);
  });

  test('1 point is 1 point', () => {
    expect(said(dwellingScoring, 'cards=1m,0m', 'en')[0]).toBe(
      'Your Dwellings score 1 victory point.',
    );
    expect(said(dwellingScoring, 'cards=1m,0m', 'it')).toEqual([
      'Le tue Dimore danno 1 punto vittoria.',
      'La Dimora 1 è attiva e la condizione è soddisfatta. | 1 PV',
      'La Dimora 2 è attiva e la condizione è soddisfatta. | 0 PV',
    ]);
  });

  test('one Dwelling or several that score nothing', () => {
    expect(said(dwellingScoring, 'cards=3i', 'en')).toEqual([
      'Your Dwelling scores no victory points.',
      'Dwelling 1 was never activated. | 0 VP',
    ]);
    expect(said(dwellingScoring, 'cards=3i', 'it')[0]).toBe('La tua Dimora non dà punti vittoria.');
    expect(said(dwellingScoring, 'cards=3i,2u', 'it')[0]).toBe(
      'Le tue Dimore non danno punti vittoria.',
    );
    expect(pasted(dwellingScoring, 'cards=3i,2u', 'en')).toBe(
      'At the end of the game Dwelling cards worth 3 (not active) and 2 (condition not met) score no victory points.',
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
      'At the end of the game Dwelling cards worth 7 (condition met), 4 (condition not met) and 5 (not active) score 7 victory points in all.',
    );
    expect(pasted(dwellingScoring, 'cards=7m,4u,5i', 'it')).toBe(
      'A fine partita carte Dimora da 7 (condizione soddisfatta), 4 (condizione non soddisfatta) e 5 (non attiva) danno 7 punti vittoria in tutto.',
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
