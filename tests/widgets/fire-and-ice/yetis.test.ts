import { expect, test } from 'vitest';
import { yetis } from '#src/widgets/fire-and-ice/yetis/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(yetis, { bowls: ['', '0/4/3', '0/0/9', '9/1/0'] });

test('a taken action, with the Stronghold and with Power to burn', () => {
  const query = 'taken=yes&stronghold=yes&bowls=0/4/3';
  expect(said(yetis, query, 'en')).toEqual([
    '2 Spades for 5 Power. You burn 2 Power tokens of Bowl II for it. The action gets no second Action token.',
    'Price of the Power action “2 Spades”. | 6 Power',
    'Yetis pay 1 Power less on the map: 5 instead of 6. | −1',
    'With their Stronghold the Yetis may use a Power action of the map again.',
    'It is covered already: no second Action token.',
    'Bowl III does not hold enough: you give up 2 Power tokens of Bowl II to move as many from there to Bowl III, which makes 0/0/5. | −2',
    'You move 5 Power from Bowl III to Bowl I; the Bowls then hold 5/0/0. | −5',
  ]);
  expect(said(yetis, query, 'it').slice(0, 3)).toEqual([
    '2 Vanghe per 5 Poteri. Per pagare bruci 2 segnalini Potere della Riserva 2. L’azione non riceve un secondo segnalino Azione.',
    'Prezzo dell’Azione Potere «2 Vanghe». | 6 Poteri',
    'Sulla Mappa gli Yeti pagano 1 Potere in meno: 5 anziché 6. | −1',
  ]);
});

test('a taken action is closed to three kinds of players', () => {
  expect(said(yetis, 'taken=yes', 'en')).toEqual([
    'The action “2 Spades” is taken this round. Until the Yetis have their Stronghold, it is closed to them too.',
  ]);
  expect(said(yetis, 'taken=yes&stronghold=yes&who=other', 'it')).toEqual([
    'In questo turno di gioco l’azione «2 Vanghe» è già presa. Soltanto gli Yeti, con la Fortezza, possono riusarla.',
  ]);
  expect(said(yetis, 'taken=yes&stronghold=yes&place=elsewhere', 'en')).toEqual([
    'The action is used up for this round. Yetis, too, use only actions printed on the map again.',
  ]);
});

test('an action that is not on the map has its own price', () => {
  expect(said(yetis, 'place=elsewhere', 'en')).toEqual([
    'No discount: the action costs what is printed on it. Cover the action with an Action token.',
    'The action is not printed on the map: Yetis pay what its card, tile or board says, like everybody.',
    'Nobody has taken it this round: an Action token covers it now.',
  ]);
  expect(said(yetis, 'place=elsewhere', 'it')[0]).toBe(
    'Nessuno sconto: l’azione costa quanto vi è stampato. L’azione si copre con un segnalino Azione.',
  );
});

test('too little Power', () => {
  expect(said(yetis, 'action=bridge&bowls=9/3/0', 'en')).toEqual([
    'The price is 2 Power. With Bowls 9/3/0 you can spend 1 at most, even if you burn Bowl II: 1 short.',
  ]);
  expect(said(yetis, 'action=bridge&bowls=9/3/0', 'it')).toEqual([
    'Il prezzo è di 2 Poteri. Con le Riserve 9/3/0 ne puoi spendere al massimo 1, anche bruciando la Riserva 2: ne manca 1.',
  ]);
});

test('what is pasted names who pays', () => {
  expect(pasted(yetis, 'who=other&action=priest', 'en')).toBe(
    'Another Faction, Power action “Priest” of the map: 3 Power; cover it with an Action token.',
  );
});
