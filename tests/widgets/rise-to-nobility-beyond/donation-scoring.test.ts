import { expect, test } from 'vitest';
import { donationScoring } from '#src/widgets/rise-to-nobility-beyond/donation-scoring/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(donationScoring, {
  tokens: ['0', '5', '3,2,0', '0,0', '3,3,1', '7,1,1,1,0,0', '4,2,2,1', '2,2,2,2,1,1', '1, 0'],
});

test('the three ranks that score, and the one that does not', () => {
  expect(said(donationScoring, 'tokens=6,4,3,1', 'en')).toEqual([
    'In seating order the players score 14, 7, 3 and 0 victory points.',
    'Tokens of all players in the Temple. | 14',
    'Player 1, 6 tokens: first, 1 point for every token in the Temple. | 14 VP',
    'Player 2, 4 tokens: second, half of the first’s 14, rounded down. | 7 VP',
    'Player 3, 3 tokens: third, half of the second’s 7, rounded down. | 3 VP',
    'Player 4, 1 token: rank 4, which scores nothing. | 0 VP',
  ]);
  expect(said(donationScoring, 'tokens=6,4,3,1', 'it')).toEqual([
    'Nell’ordine, i giocatori fanno 14, 7, 3 e 0 punti vittoria.',
    'Segnalini di tutti i giocatori nel Tempio. | 14',
    'Giocatore 1, 6 segnalini: primo, 1 punto per ogni segnalino nel Tempio. | 14 PV',
    'Giocatore 2, 4 segnalini: secondo, metà dei punti del primo (14) per difetto. | 7 PV',
    'Giocatore 3, 3 segnalini: terzo, metà dei punti del secondo (7) per difetto. | 3 PV',
    'Giocatore 4, 1 segnalino: posizione 4, che non dà punti. | 0 PV',
  ]);
});

test.each([
  [
    'dense',
    'After the 2 tied for rank 1, the next player has rank 2: none is skipped.',
    'Dopo i 2 alla pari in posizione 1, chi segue è in posizione 2: non se ne saltano.',
  ],
  [
    'competition',
    'After the 2 tied for rank 1, the next player has rank 3: the tie uses up ranks.',
    'Dopo i 2 alla pari in posizione 1, chi segue è in posizione 3: la parità consuma posizioni.',
  ],
])('a tie under the reading %s', (reading, english, italian) => {
  const query = `tokens=3,3,1&ties=${reading}`;
  expect(said(donationScoring, query, 'en').slice(-2)).toEqual([
    'Players 1 and 2 tie for rank 1 with 3 tokens each: each scores it in full.',
    english,
  ]);
  expect(said(donationScoring, query, 'it').slice(-2)).toEqual([
    'I giocatori 1 e 2 sono alla pari in posizione 1 con 3 segnalini a testa: ognuno ne prende i punti per intero.',
    italian,
  ]);
});

test.each([
  ['tokens=3,2,0', 'Player 3 has no tokens and so no rank.'],
  ['tokens=3,2,0&zero=ranked', 'Player 3 has no tokens, but a rank all the same.'],
  ['tokens=3,0,0', 'Players 2 and 3 have no tokens and so no rank.'],
])('%s', (query, sentence) => {
  expect(said(donationScoring, query, 'en')).toContain(sentence);
});

test.each([
  ['tokens=3,2,0', 'Il giocatore 3 non ha segnalini, quindi non ha una posizione.'],
  ['tokens=3,2,0&zero=ranked', 'Il giocatore 3 non ha segnalini, ma ha comunque una posizione.'],
  ['tokens=3,0,0', 'I giocatori 2 e 3 non hanno segnalini, quindi non hanno una posizione.'],
])('%s, in Italian', (query, sentence) => {
  expect(said(donationScoring, query, 'it')).toContain(sentence);
});

test('alone, and in an empty Temple', () => {
  expect(said(donationScoring, 'tokens=1', 'en')[0]).toBe(
    'A single player scores 1 victory point.',
  );
  expect(said(donationScoring, 'tokens=5', 'it')[0]).toBe('Chi gioca da solo fa 5 punti vittoria.');
  expect(said(donationScoring, 'tokens=0,0', 'en')[0]).toBe(
    'No tokens are in the Temple, so nobody scores.',
  );
  expect(said(donationScoring, 'tokens=0,0', 'it')[0]).toBe(
    'Nel Tempio non ci sono segnalini: nessuno fa punti.',
  );
});

test('the pasted sentence names the readings where they matter', () => {
  expect(pasted(donationScoring, 'tokens=6,4,3,1', 'en')).toBe(
    'Offering tokens 6, 4, 3, 1 (14 in all): 14, 7, 3 and 0 victory points.',
  );
  expect(pasted(donationScoring, 'tokens=3,3,1&ties=competition', 'en')).toBe(
    'Offering tokens 3, 3, 1 (7 in all): 7, 7 and 1 victory points, under the reading “Tied players use up ranks”.',
  );
  expect(pasted(donationScoring, 'tokens=3,3,1', 'it')).toBe(
    'Segnalini Donazione 3, 3, 1 (in tutto 7): 7, 7 e 3 punti vittoria, con l’interpretazione «Nessuna posizione saltata».',
  );
  expect(pasted(donationScoring, 'tokens=3,3,0&zero=ranked', 'it')).toBe(
    'Segnalini Donazione 3, 3, 0 (in tutto 6): 6, 6 e 3 punti vittoria, con le interpretazioni «Nessuna posizione saltata» e «Anche 0 è un numero».',
  );
  expect(pasted(donationScoring, 'tokens=3,3,0&zero=ranked', 'en')).toBe(
    'Offering tokens 3, 3, 0 (6 in all): 6, 6 and 3 victory points, under the readings “No rank is skipped” and “0 is a number too”.',
  );
  expect(pasted(donationScoring, 'tokens=6,4,3,1', 'it')).toBe(
    'Segnalini Donazione 6, 4, 3, 1 (in tutto 14): 14, 7, 3 e 0 punti vittoria.',
  );
  expect(pasted(donationScoring, 'tokens=4,3,0', 'it')).toBe(
    'Segnalini Donazione 4, 3, 0 (in tutto 7): 7, 3 e 0 punti vittoria, con l’interpretazione «Niente segnalini, niente posizione».',
  );
  expect(pasted(donationScoring, 'tokens=4', 'it')).toBe(
    'Segnalini Donazione 4 (in tutto 4): 4 punti vittoria, con l’interpretazione «Fa punti da primo».',
  );
  expect(pasted(donationScoring, 'tokens=4&solo=unscored', 'en')).toBe(
    'Offering tokens 4 (4 in all): 0 victory points, under the reading “Scores nothing”.',
  );
});
