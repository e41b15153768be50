import { expect, test } from 'vitest';
import { rockRoseExchange } from '#src/widgets/rise-to-nobility-beyond/rock-rose-exchange/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

const RATES = ['', '1:1', '1:2', '3:1'];
const TIMES = ['0', '1', '2', '-1', '-3'];

speaksSense(rockRoseExchange, {
  rateGoods: RATES,
  rateNobility: RATES,
  rateReputation: RATES,
  rateCoins: RATES,
  rateModifiers: RATES,
  goods: TIMES,
  nobility: TIMES,
  reputation: TIMES,
  coins: TIMES,
  modifiers: TIMES,
});

const MIX = 'rateGoods=2:1&goods=1&rateCoins=1:3&coins=2';

test('a mix of exchanges', () => {
  expect(said(rockRoseExchange, MIX, 'en')).toEqual([
    'You give 4 Rock Rose and get 1 Good and 6 Coins; you have 1 Rock Rose left.',
    '1 exchange at 2:1: 2 Rock Rose for 1 Good.',
    '2 exchanges at 1:3: 2 Rock Rose for 6 Coins.',
    'You may make as many exchanges as you like on your turn.',
    'Goods at 2:1: the Rock Rose you have left is not enough for another exchange.',
    'Coins at 1:3: you could make 1 more exchange, for 3 Coins.',
  ]);
  expect(said(rockRoseExchange, MIX, 'it').slice(0, 3)).toEqual([
    'Dai 4 Rocce Rosee e ricevi 1 Bene e 6 Monete; ti resta 1 Roccia Rosea.',
    '1 scambio a 2:1: 2 Rocce Rosee per 1 Bene.',
    '2 scambi a 1:3: 2 Rocce Rosee per 6 Monete.',
  ]);
  expect(pasted(rockRoseExchange, MIX, 'it')).toBe(
    'Scambio di Roccia Rosea a Beni 2:1 e Monete 1:3: con 5 Rocce Rosee do 4 Rocce Rosee e ricevo 1 Bene e 6 Monete; mi resta 1 Roccia Rosea.',
  );
});

test('the other way needs the other reading', () => {
  const back = 'rockRose=0&rateCoins=1:3&coins=-1';
  expect(said(rockRoseExchange, back, 'en')).toEqual([
    'You cannot get Rock Rose for Coins: in the reading you chose, exchanges go one way only. Enter 0 or more, or choose the other reading.',
  ]);
  expect(said(rockRoseExchange, `${back}&direction=both-ways`, 'en').slice(0, 2)).toEqual([
    'You give 3 Coins and get 1 Rock Rose; you have 1 Rock Rose left.',
    '1 exchange the other way at 1:3: in the reading you chose, you may give 3 Coins and get 1 Rock Rose.',
  ]);
  expect(said(rockRoseExchange, `${back}&direction=both-ways`, 'it')[0]).toBe(
    'Dai 3 Monete e ricevi 1 Roccia Rosea; ti resta 1 Roccia Rosea.',
  );
});

test('too little Rock Rose', () => {
  const short = 'rockRose=3&rateModifiers=2:1&modifiers=2';
  expect(said(rockRoseExchange, short, 'en')).toEqual([
    'These exchanges cost 4 Rock Rose, but you have only 3.',
  ]);
  expect(said(rockRoseExchange, short, 'it')).toEqual([
    'Questi scambi costano 4 Rocce Rosee, ma ne hai solo 3.',
  ]);
});

test('an exchange without its ratio asks for the ratio', () => {
  expect(said(rockRoseExchange, 'nobility=1', 'en')).toEqual([
    'Ratio: Nobility: Enter the ratio for Nobility: it is printed on your extension.',
  ]);
  expect(said(rockRoseExchange, 'nobility=1', 'it')[0]).not.toContain('non è un rapporto');
});

test.each([
  [
    'rockRose=4&rateGoods=2:1&goods=2',
    'Goods at 2:1: the Rock Rose you have left is not enough for another exchange.',
    'Beni a 2:1: la Roccia Rosea che ti resta non basta per un altro scambio.',
  ],
  [
    'rockRose=5&rateGoods=2:1&goods=2',
    'Goods at 2:1: the Rock Rose you have left is not enough for another exchange.',
    'Beni a 2:1: la Roccia Rosea che ti resta non basta per un altro scambio.',
  ],
  [
    'rockRose=5&rateCoins=1:3&coins=1',
    'Coins at 1:3: you could make 4 more exchanges, for 12 Coins.',
    'Monete a 1:3: potresti fare altri 4 scambi, per 12 Monete.',
  ],
])('%s: how many more exchanges', (query, english, italian) => {
  expect(said(rockRoseExchange, query, 'en')).toContain(english);
  expect(said(rockRoseExchange, query, 'it')).toContain(italian);
});

test('the ratios are remembered, the rest is not', () => {
  expect(rockRoseExchange.kept.every((field) => field.startsWith('rate'))).toBe(true);
  expect(rockRoseExchange.kept).toHaveLength(5);
});

test('what is pasted names the reading that lets things go the other way', () => {
  const back = 'rockRose=0&rateCoins=1:3&coins=-1&direction=both-ways';
  expect(pasted(rockRoseExchange, back, 'en')).toBe(
    'Rock Rose exchange at Coins 1:3: with no Rock Rose I give 3 Coins and get 1 Rock Rose; I have 1 Rock Rose left, under the reading that exchanges go both ways.',
  );
  expect(pasted(rockRoseExchange, back, 'it')).toBe(
    'Scambio di Roccia Rosea a Monete 1:3: senza Rocce Rosee do 3 Monete e ricevo 1 Roccia Rosea; mi resta 1 Roccia Rosea, con l’interpretazione che gli scambi valgono nei due sensi.',
  );
  const there = 'rockRose=5&rateCoins=1:3&coins=1&direction=both-ways';
  expect(pasted(rockRoseExchange, there, 'en')).toMatch(/4 Rock Rose left\.$/);
  expect(pasted(rockRoseExchange, there, 'it')).toMatch(/mi restano 4 Rocce Rosee\.$/);
});

test('text that is no ratio is told what a ratio looks like', () => {
  expect(said(rockRoseExchange, 'rateGoods=2', 'en')).toEqual([
    'Ratio: Goods: “2” is not a ratio. Write what you give and what you get, such as 1:2.',
  ]);
  expect(said(rockRoseExchange, 'rateGoods=2', 'it')).toEqual([
    'Rapporto: Beni: «2» non è un rapporto. Scrivi quanto dai e quanto ricevi, per esempio 1:2.',
  ]);
});
