import { expect, test } from 'vitest';
import { donationScoring } from '#src/widgets/rise-to-nobility-beyond/donation-scoring/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(donationScoring, {
  tokens: ['0', '5', '3,2,0', '0,0', '3,3,1', '7,1,1,1,0,0', '4,2,2,1', '2,2,2,2,1,1', '1, 0'],
});

test('the three ranks that score, and the one that does not', () => {
  expect(said(donationScoring, 'tokens=6,4,3,1', 'en')).toEqual([
    'Victory points: 14 for player 1, 7 for player 2, 3 for player 3 and 0 for player 4.',
    'Player 1, with 6 tokens, is first: 1 point for each of the 14 tokens in the Temple. | 14 VP',
    'Player 2, with 4 tokens, is second: half of the 14 for first place. | 7 VP',
    'Player 3, with 3 tokens, is third: half of the 7 for second place, rounded down. | 3 VP',
    'Player 4, with 1 token, is fourth: only the first three ranks score. | 0 VP',
  ]);
  expect(said(donationScoring, 'tokens=6,4,3,1', 'it')).toEqual([
    'Punti vittoria: 14 al giocatore 1, 7 al giocatore 2, 3 al giocatore 3 e 0 al giocatore 4.',
    'Il giocatore 1, con 6 segnalini, è primo: 1 punto per ognuno dei 14 segnalini nel Tempio. | 14 PV',
    'Il giocatore 2, con 4 segnalini, è secondo: metà dei 14 del primo posto. | 7 PV',
    'Il giocatore 3, con 3 segnalini, è terzo: metà dei 7 del secondo posto, per difetto. | 3 PV',
    'Il giocatore 4, con 1 segnalino, è quarto: danno punti solo le prime tre posizioni. | 0 PV',
  ]);
});

test.each([
  [
    'dense',
    'Whoever comes after the tie for first is second: in the reading you chose, no rank is skipped.',
    'Chi viene dopo la parità al primo posto è secondo: con l’interpretazione scelta non si salta nessuna posizione.',
  ],
  [
    'competition',
    'Whoever comes after the tie for first is third: in the reading you chose, tied players use up ranks.',
    'Chi viene dopo la parità al primo posto è terzo: con l’interpretazione scelta la parità consuma posizioni.',
  ],
])('a tie under the reading %s', (reading, english, italian) => {
  const query = `tokens=3,3,1&ties=${reading}`;
  expect(said(donationScoring, query, 'en').slice(-2)).toEqual([
    'Players 1 and 2 tie, and each scores the rank in full: nothing is divided.',
    english,
  ]);
  expect(said(donationScoring, query, 'it').slice(-2)).toEqual([
    'I giocatori 1 e 2 sono alla pari e ognuno prende tutti i punti della posizione: non si divide nulla.',
    italian,
  ]);
});

test.each([
  ['tokens=3,2,0', 'Player 3 has no tokens and, in the reading you chose, no rank.'],
  [
    'tokens=3,2,0&zero=ranked',
    'Player 3 has no tokens but, in the reading you chose, a rank all the same.',
  ],
  ['tokens=3,0,0', 'Players 2 and 3 have no tokens and, in the reading you chose, no rank.'],
])('%s', (query, sentence) => {
  expect(said(donationScoring, query, 'en')).toContain(sentence);
});

test.each([
  [
    'tokens=3,2,0',
    'Il giocatore 3 non ha segnalini e, con l’interpretazione scelta, neanche una posizione.',
  ],
  [
    'tokens=3,2,0&zero=ranked',
    'Il giocatore 3 non ha segnalini ma, con l’interpretazione scelta, ha comunque una posizione.',
  ],
  [
    'tokens=3,0,0',
    'I giocatori 2 e 3 non hanno segnalini e, con l’interpretazione scelta, neanche una posizione.',
  ],
])('%s, in Italian', (query, sentence) => {
  expect(said(donationScoring, query, 'it')).toContain(sentence);
});

test('alone, and in an empty Temple', () => {
  expect(said(donationScoring, 'tokens=1', 'en')[0]).toBe(
    'Playing alone, you score 1 victory point.',
  );
  expect(said(donationScoring, 'tokens=5', 'it')[0]).toBe('In solitario fai 5 punti vittoria.');
  expect(said(donationScoring, 'tokens=0,0', 'en')[0]).toBe(
    'No tokens are in the Temple, so nobody scores.',
  );
  expect(said(donationScoring, 'tokens=0,0', 'it')[0]).toBe(
    'Nel Tempio non ci sono segnalini: nessuno fa punti.',
  );
});

test('the pasted sentence names the readings where they matter', () => {
  expect(pasted(donationScoring, 'tokens=6,4,3,1', 'en')).toBe(
    'Offering scoring: players with 6, 4, 3 and 1 tokens in the Timeless Temple (14 in all) score 14, 7, 3 and 0 victory points.',
  );
  expect(pasted(donationScoring, 'tokens=3,3,1&ties=competition', 'en')).toBe(
    'Offering scoring: players with 3, 3 and 1 tokens in the Timeless Temple (7 in all) score 7, 7 and 1 victory points, under the reading “Tied players use up ranks”.',
  );
  expect(pasted(donationScoring, 'tokens=3,3,1', 'it')).toBe(
    'Punteggio delle Donazioni: con 3, 3 e 1 segnalini nel Tempio Senza Tempo (7 in tutto) i giocatori fanno 7, 7 e 3 punti vittoria, con l’interpretazione «Nessuna posizione saltata».',
  );
  expect(pasted(donationScoring, 'tokens=3,3,0&zero=ranked', 'it')).toBe(
    'Punteggio delle Donazioni: con 3, 3 e 0 segnalini nel Tempio Senza Tempo (6 in tutto) i giocatori fanno 6, 6 e 3 punti vittoria, con le interpretazioni «Nessuna posizione saltata» e «Una posizione anche senza segnalini».',
  );
  expect(pasted(donationScoring, 'tokens=3,3,0&zero=ranked', 'en')).toBe(
    'Offering scoring: players with 3, 3 and 0 tokens in the Timeless Temple (6 in all) score 6, 6 and 3 victory points, under the readings “No rank is skipped” and “A rank even without tokens”.',
  );
  expect(pasted(donationScoring, 'tokens=6,4,3,1', 'it')).toBe(
    'Punteggio delle Donazioni: con 6, 4, 3 e 1 segnalini nel Tempio Senza Tempo (14 in tutto) i giocatori fanno 14, 7, 3 e 0 punti vittoria.',
  );
  expect(pasted(donationScoring, 'tokens=4,3,0', 'it')).toBe(
    'Punteggio delle Donazioni: con 4, 3 e 0 segnalini nel Tempio Senza Tempo (7 in tutto) i giocatori fanno 7, 3 e 0 punti vittoria, con l’interpretazione «Niente segnalini, niente posizione».',
  );
  expect(pasted(donationScoring, 'tokens=4', 'it')).toBe(
    'Punteggio delle Donazioni in solitario: 4 segnalini nel Tempio Senza Tempo, 4 punti vittoria, con l’interpretazione «In solitario fai i punti del primo».',
  );
  expect(pasted(donationScoring, 'tokens=4&solo=unscored', 'en')).toBe(
    'Offering scoring, playing alone: 4 tokens in the Timeless Temple, 0 victory points, under the reading “Alone you score nothing”.',
  );
});

test('a whole game names its players and adds up', () => {
  const query = 'tokens=3,3,1&names=Ada,Bo,Cy&before=41,38,40';
  expect(said(donationScoring, query, 'en').slice(0, 2)).toEqual([
    'Victory points: 7 for Ada, 7 for Bo and 3 for Cy.',
    'Ada and Bo, with 3 tokens each, are first: 1 point for each of the 7 tokens in the Temple. | 7 VP each',
  ]);
  expect(said(donationScoring, query, 'it').slice(0, 2)).toEqual([
    'Punti vittoria: 7 a Ada, 7 a Bo e 3 a Cy.',
    'Ada e Bo, con 3 segnalini a testa, sono in 1ª posizione: 1 punto per ognuno dei 7 segnalini nel Tempio. | 7 PV a testa',
  ]);
  expect(pasted(donationScoring, query, 'en')).toMatch(/Final points: Ada 48, Bo 45, Cy 43\.$/);
  expect(pasted(donationScoring, query, 'it')).toMatch(/Punti finali: Ada 48, Bo 45, Cy 43\.$/);
});
