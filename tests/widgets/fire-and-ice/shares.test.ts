import { expect, test } from 'vitest';
import { shares } from '#src/widgets/fire-and-ice/shares/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(shares, {
  values: [
    '0',
    '5',
    '3,2,0',
    '0,0',
    '12,12,8,5',
    '4,3,-,-',
    '3,3,3,2',
    '5,5,5,5,5',
    '9,4,4,4,4',
    '-',
  ],
});

test('the printed tie for first place', () => {
  expect(said(shares, 'values=12,12,8,5', 'en')).toEqual([
    'In seating order the players score 15, 15, 6 and 0 victory points.',
    'Players 1 and 2 share first place with 12. | 15 VP each',
    'They divide the points of the places they fill: 18 + 12, by 2. | 30 VP',
    'Player 3 takes third place with 8. | 6 VP',
    'Player 4 comes fourth with 5, which scores nothing. | 0 VP',
  ]);
  expect(said(shares, 'values=12,12,8,5', 'it')).toEqual([
    'Nell’ordine, i giocatori fanno 15, 15, 6 e 0 punti vittoria.',
    'I giocatori 1 e 2 si dividono il primo posto con 12. | 15 PV a testa',
    'Si dividono i punti dei posti che occupano: 18 + 12, diviso 2. | 30 PV',
    'Il giocatore 3 prende il terzo posto con 8. | 6 PV',
    'Il giocatore 4 è al quarto posto con 5: niente punti. | 0 PV',
  ]);
});

test('players without a result', () => {
  expect(said(shares, 'values=4,3,-,-', 'en').at(-1)).toBe(
    'Players 3 and 4 have no result and take no place.',
  );
  expect(said(shares, 'values=4,-', 'it').at(-1)).toBe(
    'Il giocatore 2 non ha un risultato e non prende posto.',
  );
});

test('a share that does not come out even, under both readings', () => {
  expect(said(shares, 'values=4,4,4,4,4', 'en')).toContain(
    '36 by 5 does not come out even; each share is rounded down. | 7 VP',
  );
  expect(said(shares, 'values=4,4,4,4,4&rounding=exact', 'it')).toContain(
    '36 diviso 5 non dà un numero intero: le parti restano esatte. | 7,2 PV',
  );
  expect(pasted(shares, 'values=4,4,4,4,4&rounding=exact', 'en')).toBe(
    'Results 4, 4, 4, 4, 4: 7.2, 7.2, 7.2, 7.2 and 7.2 victory points, under the readings “Shares stay exact” and “0 takes no place”.',
  );
});

test('0 takes a place only under its reading', () => {
  expect(said(shares, 'values=3,2,0', 'en')).toContain('Player 3 has 0, which takes no place.');
  expect(said(shares, 'values=3,2,0&zero=ranked', 'it')).toContain(
    'Il giocatore 3 ha 0, che entra in classifica come ogni numero.',
  );
});

test('nobody has anything', () => {
  expect(said(shares, 'values=0,0', 'en')[0]).toBe('Nobody scores.');
  expect(said(shares, 'values=0,0', 'it')[0]).toBe('Nessuno fa punti.');
});

test('a reading is asked for only where the answer rests on it', () => {
  const of = (values: string, scale = 'tile') => raised('shares', { values, scale });
  expect(of('12,12,8,5')).toEqual([]);
  expect(of('4,4,4,4,4')).toEqual(['rounding']);
  expect(of('3,2,0')).toEqual(['zero']);
  expect(of('5,3,2,0')).toEqual([]);
  expect(of('3,2,0', 'cult')).toEqual([]);
  expect(of('3,2')).toEqual([]);
  expect(of('3,x')).toEqual([]);
});

test('a player still to be asked, and two on the top of a Cult', () => {
  expect(said(shares, 'values=12,,8', 'en')).toEqual([
    'Results of the players: Enter a result for each player, or a dash.',
  ]);
  expect(said(shares, 'values=10,4,10&scale=cult', 'it')).toEqual([
    'I giocatori 1 e 3 non possono stare insieme nella casella 10: tiene un giocatore solo. Gli altri si fermano alla 9.',
  ]);
});
