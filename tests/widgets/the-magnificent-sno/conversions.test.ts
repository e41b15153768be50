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
    'In this direction the arrow turns 1 gem and 2 coins into 1 trainer.',
    'You may use a double arrow in either direction.',
    'A conversion may always be paid with clear gems; here you use 1.',
  ]);
  expect(said(conversions, query, 'it')).toEqual([
    'Paghi 1 gemma trasparente e 2 monete e ricevi 1 istruttore.',
    'In questo senso la freccia cambia 1 gemma e 2 monete con 1 istruttore.',
    'Puoi usare una doppia freccia nei due sensi.',
    'Una conversione si può sempre pagare con gemme trasparenti: qui ne usi 1.',
  ]);
  expect(pasted(conversions, query, 'en')).toBe(
    'With a double-arrow bonus I pay 1 clear gem and 2 coins and get 1 trainer. Then I have 4 coins and 2 trainers.',
  );
});

test('no room for a fourth green gem', () => {
  const query = 'direction=back&gems=0/3/0/0&coins=0&gain=green';
  expect(said(conversions, query, 'en')).toEqual([
    'You pay 1 trainer and get 1 green gem and 2 coins; 1 gem does not fit in storage and becomes 1 coin.',
    'In this direction the arrow turns 1 trainer into 1 gem and 2 coins.',
    'You may use a double arrow in either direction.',
    'You choose the color of the gem you get, but never clear.',
    'Your storage keeps 3 green gems; 1 more becomes 1 coin.',
  ]);
  expect(said(conversions, query, 'it').at(-1)).toBe(
    'Il deposito tiene 3 gemme verdi; 1 di troppo diventa 1 moneta.',
  );
});

test('gems of two colors', () => {
  const query = 'left=3/0/0/0&direction=back&gain=green,orange,green';
  expect(said(conversions, query, 'en')).toEqual([
    'You pay 1 trainer and get 1 orange gem and 2 green gems.',
    'In this direction the arrow turns 1 trainer into 3 gems.',
    'You may use a double arrow in either direction.',
    'You choose the color of each gem you get, but never clear.',
  ]);
  expect(said(conversions, query, 'it')[3]).toBe(
    'Il colore di ogni gemma che ricevi lo scegli tu, ma non può essere trasparente.',
  );
});

test('what is not allowed', () => {
  expect(said(conversions, 'direction=back&gain=clear', 'en')).toEqual([
    'The gem you get cannot be clear: choose orange, green or purple.',
  ]);
  expect(said(conversions, 'coins=1&pay=2/0/0/0', 'en')).toEqual([
    'The conversion costs 2 coins, but you have only 1.',
    'You pay 2 gems, but the conversion costs 1.',
    'You pay 2 orange gems, but you have only 1.',
  ]);
  expect(said(conversions, 'coins=1&pay=2/0/0/0', 'it')).toEqual([
    'La conversione costa 2 monete, ma ne hai solo 1.',
    'Paghi 2 gemme, ma la conversione ne costa 1.',
    'Paghi 2 gemme arancioni, ma ne hai solo 1.',
  ]);
});

test('points may fall below zero', () => {
  expect(said(conversions, 'left=0/0/0/5&points=3', 'en').at(-1)).toBe(
    'Your points fall below 0, as the reading you chose allows. | −2',
  );
  expect(said(conversions, 'left=0/0/0/5&points=3&floor=zero', 'it')).toEqual([
    'Pagheresti 5 punti, ma ne hai 3. Secondo l’interpretazione scelta ci si ferma a 0, quindi non puoi pagare punti che non hai.',
  ]);
});

test('an arrow leads from something to something', () => {
  expect(said(conversions, 'left=0/0/0/0', 'en')).toEqual([
    'Left of the arrow: This side of the arrow is empty. Enter what your card shows there.',
  ]);
  expect(said(conversions, 'right=0/0/0/0', 'it')).toEqual([
    'A destra della freccia: Questo lato della freccia è vuoto. Inserisci ciò che mostra la tua carta.',
  ]);
});
