import { expect, test } from 'vitest';
import { yetis } from '#src/widgets/fire-and-ice/yetis/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(yetis, { bowls: ['', '0/4/3', '0/0/9', '9/1/0'] });

test('a taken action, with the Stronghold and with Power to burn', () => {
  const query = 'taken=yes&stronghold=yes&bowls=0/4/3';
  expect(said(yetis, query, 'en')).toEqual([
    'The action “2 Spades” costs 5 Power. To pay, you burn 2 Power tokens from Bowl II. It is covered already and gets no second Action token.',
    'Normal price of the Power action “2 Spades”. | 6 Power',
    'The Yetis pay 1 Power less for the Power actions on the map. | −1',
    'With their Stronghold the Yetis may take a Power action on the map that somebody has already taken.',
    'An action that is covered already needs no second Action token.',
    'Bowl III does not hold enough: you give up 2 Power tokens from Bowl II to move as many to Bowl III. The Bowls become 0/0/5. | −2',
    'You move 5 Power from Bowl III to Bowl I: the Bowls become 5/0/0. | −5',
  ]);
  expect(said(yetis, query, 'it').slice(0, 3)).toEqual([
    'L’azione «2 Vanghe» costa 5 Poteri. Per pagare bruci 2 segnalini Potere della Riserva 2. È già coperta e non riceve un secondo segnalino Azione.',
    'Prezzo normale dell’Azione Potere «2 Vanghe». | 6 Poteri',
    'Per le Azioni Potere della Mappa gli Yeti pagano 1 Potere in meno. | −1',
  ]);
});

test('a taken action is closed to three kinds of players', () => {
  expect(said(yetis, 'taken=yes', 'en')).toEqual([
    'The action “2 Spades” has been taken this round. Without their Stronghold the Yetis cannot take it again either.',
  ]);
  expect(said(yetis, 'taken=yes&stronghold=yes&who=other', 'it')).toEqual([
    'In questo turno di gioco l’azione «2 Vanghe» è già stata usata. Solo gli Yeti, con la Fortezza, possono riusarla.',
  ]);
  expect(said(yetis, 'taken=yes&stronghold=yes&place=elsewhere', 'en')).toEqual([
    'The action has been taken this round. Even the Yetis can reuse only actions printed on the map.',
  ]);
});

test('an action that is not on the map has its own price', () => {
  expect(said(yetis, 'place=elsewhere', 'en')).toEqual([
    'No discount: the action costs what is printed on it. Cover it with an Action token.',
    'The action is not printed on the map: everyone pays what its card, tile or board says, the Yetis too.',
    'Nobody has taken it this round, so an Action token covers it now.',
  ]);
  expect(said(yetis, 'place=elsewhere', 'it')[0]).toBe(
    'Nessuno sconto: l’azione costa quanto c’è stampato. Coprila con un segnalino Azione.',
  );
});

test('too little Power', () => {
  expect(said(yetis, 'action=bridge&bowls=9/3/0', 'en')).toEqual([
    'The price is 2 Power. With Bowls 9/3/0 you can spend 1 at most, even if you burn Bowl II: you are 1 short.',
  ]);
  expect(said(yetis, 'action=bridge&bowls=9/3/0', 'it')).toEqual([
    'Il prezzo è di 2 Poteri. Con le Riserve 9/3/0 ne puoi spendere al massimo 1, anche bruciando la Riserva 2: ne manca 1.',
  ]);
});

test('what is pasted names who pays', () => {
  expect(pasted(yetis, 'who=other&action=priest', 'en')).toBe(
    'For another Faction the Power action “Priest” on the map costs 3 Power. Cover it with an Action token.',
  );
});
