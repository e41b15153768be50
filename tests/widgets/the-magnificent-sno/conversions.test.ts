import { expect, test } from 'vitest';
import { conversions } from '#src/widgets/the-magnificent-sno/conversions/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

const SIDES = ['0/0/0/0', '2/0/0/0', '0/3/0/0', '0/0/1/4', '1/1/1/1'];
const GEMS = ['0/0/0/0', '3/3/3/3', '1/0/0/2', ''];

speaksSense(conversions, {
  left: SIDES,
  right: SIDES,
  gems: GEMS,
  pay: GEMS,
  points: ['', '0', '3', '-5'],
  gain: ['orange', 'green,purple', 'clear', 'clear,green', ''],
});

test('a clear gem buys a trainer', () => {
  const query = 'gems=0/0/0/1&coins=6';
  expect(said(conversions, query, 'en')).toEqual([
    'You pay 1 clear gem and 2 coins and get 1 trainer.',
    '1 gem and 2 coins for 1 trainer.',
    'A double arrow works both ways; you use it from left to right.',
    'You pay with 1 clear gem, which is always allowed.',
  ]);
  expect(said(conversions, query, 'it')).toEqual([
    'Paghi 1 gemma trasparente e 2 monete e ricevi 1 istruttore.',
    '1 gemma e 2 monete per 1 istruttore.',
    'La doppia freccia vale nei due sensi: la usi da sinistra a destra.',
    'Paghi con 1 gemma trasparente: si può sempre.',
  ]);
  expect(pasted(conversions, query, 'en')).toBe(
    'I use a double arrow from left to right: I pay 1 clear gem and 2 coins and get 1 trainer. Then I have no gems, 4 coins and 2 trainers.',
  );
});

test('no room for a fourth green gem', () => {
  const query = 'direction=back&gems=0/3/0/0&coins=0&gain=green';
  expect(said(conversions, query, 'en')).toEqual([
    'You pay 1 trainer and get 1 green gem and 2 coins; what finds no room becomes 1 coin.',
    '1 trainer for 1 gem and 2 coins.',
    'A double arrow works both ways; you use it from right to left.',
    'The gem you get is green: it is never clear.',
    'Storage holds 3 green gems: 1 more becomes 1 coin. | +1',
  ]);
  expect(said(conversions, query, 'it').at(-1)).toBe(
    'Il deposito tiene 3 gemme verdi: 1 di troppo diventa 1 moneta. | +1',
  );
});

test('gems of two colors', () => {
  const query = 'left=3/0/0/0&direction=back&gain=green,orange,green';
  expect(said(conversions, query, 'en')[3]).toBe(
    'The gems you get are 2 green and 1 orange: they are never clear.',
  );
  expect(said(conversions, query, 'it')[3]).toBe(
    'Le gemme che ricevi sono 2 verdi e 1 arancione: non sono mai trasparenti.',
  );
});

test('what is not allowed', () => {
  expect(said(conversions, 'direction=back&gain=clear', 'en')).toEqual([
    'A gem gained can never be clear: choose orange, green or purple.',
  ]);
  expect(said(conversions, 'coins=1&pay=2/0/0/0', 'en')).toEqual([
    'The conversion costs 2 coins and you have 1.',
    'You pay 2 gems, but the arrow asks for 1.',
    'You pay 2 orange gems and have 1.',
  ]);
  expect(said(conversions, 'coins=1&pay=2/0/0/0', 'it')).toEqual([
    'La conversione costa 2 monete e tu ne hai 1.',
    'Paghi 2 gemme, ma la freccia ne chiede 1.',
    'Paghi 2 gemme arancioni e ne hai 1.',
  ]);
});

test('points may fall below zero', () => {
  expect(said(conversions, 'left=0/0/0/5&points=3', 'en').at(-1)).toBe(
    'Your score falls below 0: the reading chosen here sets no floor. | −2',
  );
  expect(said(conversions, 'left=0/0/0/5&points=3&floor=zero', 'it')).toEqual([
    'Pagheresti 5 punti e ne hai 3. Secondo l’interpretazione scelta qui, ci si ferma a 0 e non puoi pagare punti che non hai.',
  ]);
});

test('an arrow leads from something to something', () => {
  expect(said(conversions, 'left=0/0/0/0', 'en')).toEqual([
    'Left of the arrow: Nothing stands on this side. Enter what your card shows there.',
  ]);
  expect(said(conversions, 'right=0/0/0/0', 'it')).toEqual([
    'A destra della freccia: Da questa parte non c’è nulla. Inserisci ciò che mostra la tua carta.',
  ]);
});
