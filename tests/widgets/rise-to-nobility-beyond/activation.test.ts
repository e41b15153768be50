import { expect, test } from 'vitest';
import { activation } from '#src/widgets/rise-to-nobility-beyond/activation/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(activation);

const TWO_ELDERS = 'elders=3&eldersActive=1&activateElders=2&dwellings=0&houses=0';

test('the coins of all active Elders, reason by reason', () => {
  expect(said(activation, TWO_ELDERS, 'en')).toEqual([
    'You activate 2 Elders. Your active cards then bring 6 Coins in each Income phase.',
    'For each Elder you assign 1 Worker from the Workers’ Area: you use 2 and have none left.',
    'Activating an Elder is a free action of your turn: no die, and nothing else to pay.',
    'The 2 Workers stay on their cards until the end of the game.',
    'Each active Elder brings 2 Coins in every Income phase, and you have 3. | 6 Coins',
  ]);
  expect(said(activation, TWO_ELDERS, 'it')).toEqual([
    'Attivi 2 Anziani. Da ora le carte attive rendono 6 Monete in ogni fase Entrate.',
    'Per ogni Anziano assegni 1 Lavoratore dalla Zona dei Lavoratori: ne usi 2 e non te ne resta nessuno.',
    'Attivare un Anziano è un’azione gratuita del tuo turno: niente dadi e nient’altro da pagare.',
    'I 2 Lavoratori restano sulle carte fino alla fine della partita.',
    'Ogni Anziano attivo rende 2 Monete in ogni fase Entrate, e ne hai 3. | 6 Monete',
  ]);
});

test('one of each is spoken of in the singular', () => {
  const query = 'activateElders=0&activateDwellings=1';
  expect(said(activation, query, 'en')).toEqual([
    'You activate 1 Dwelling. Your active cards then bring 1 Rock Rose in each Income phase.',
    'For each Dwelling you assign 1 House from the Construction Yard: you use 1 and have none left.',
    'Activating a Dwelling is a free action of your turn: no die, and nothing else to pay.',
    'The House stays on the card until the end of the game.',
    'Each active Dwelling brings 1 Rock Rose in every Income phase, and you have 1. | 1 Rock Rose',
  ]);
  expect(said(activation, query, 'it').at(-1)).toBe(
    'Ogni Dimora attiva rende 1 Roccia Rosea in ogni fase Entrate, e ne hai 1. | 1 Roccia Rosea',
  );
});

test('cards that were active before earn as much as before', () => {
  const query = 'eldersActive=2&activateElders=0&dwellingsActive=1';
  expect(said(activation, query, 'en')).toEqual([
    'In each Income phase you gain 4 Coins and 1 Rock Rose from active cards.',
    'Each active Elder brings 2 Coins in every Income phase, and you have 2. | 4 Coins',
    'Each active Dwelling brings 1 Rock Rose in every Income phase, and you have 1. | 1 Rock Rose',
  ]);
  expect(said(activation, query, 'it')[0]).toBe(
    'In ogni fase Entrate ricevi 4 Monete e 1 Roccia Rosea dalle carte attive.',
  );
});

test('without active cards nothing comes in', () => {
  expect(said(activation, 'activateElders=0', 'en')).toEqual([
    'No card is active, so your cards bring nothing in the Income phase.',
  ]);
  expect(said(activation, 'activateElders=0', 'it')).toEqual([
    'Nessuna carta è attiva: nella fase Entrate le tue carte non rendono nulla.',
  ]);
});

test.each([
  [
    'turn=another',
    'It is another player’s turn: you can activate an Elder only on your own.',
    'È il turno di un altro giocatore: puoi attivare un Anziano solo nel tuo.',
  ],
  [
    'eldersActive=3&activateElders=0',
    'You entered 3 active Elders, but own only 2.',
    'Hai indicato 3 Anziani attivi, ma ne possiedi solo 2.',
  ],
  [
    'dwellings=0&dwellingsActive=1',
    'You entered 1 active Dwelling, but own none.',
    'Hai indicato 1 Dimora attiva, ma non ne possiedi.',
  ],
  [
    'eldersActive=1&activateElders=2',
    'You want to activate 2 Elders, but only 1 of yours is still inactive.',
    'Vuoi attivare 2 Anziani, ma te ne resta solo 1 da attivare.',
  ],
  [
    'workers=0',
    'To activate 1 Elder you need 1 Worker, but none is in the Workers’ Area.',
    'Per attivare 1 Anziano serve 1 Lavoratore, ma nella Zona dei Lavoratori non ce n’è nessuno.',
  ],
  [
    'dwellings=3&activateDwellings=3',
    'To activate 3 Dwellings you need 3 Houses, but only 1 is in the Construction Yard.',
    'Per attivare 3 Dimore servono 3 Case, ma nel Cantiere ce n’è solo 1.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(activation, query, 'en')).toEqual([english]);
  expect(said(activation, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(activation, TWO_ELDERS, 'en')).toBe(
    'I activate 2 Elders. 3 Elders are active and bring 6 Coins in each Income phase. I have no Workers and no Houses left.',
  );
  expect(pasted(activation, 'activateDwellings=', 'it')).toBe(
    'Attivo 1 Anziano. Carte attive: 1 Anziano, per 2 Monete in ogni fase Entrate. Pezzi liberi: 1 Lavoratore e 1 Casa.',
  );
});

test('the pasted sentence of cards that stay as they are', () => {
  const idle = 'activateElders=0&activateDwellings=0';
  expect(pasted(activation, idle, 'en')).toBe(
    'I activate no card. None is active, so my cards bring nothing in the Income phase. I have 2 Workers and 1 House left.',
  );
  expect(pasted(activation, idle, 'it')).toBe(
    'Non attivo carte. Nessuna carta è attiva: nella fase Entrate non rendono nulla. Pezzi liberi: 2 Lavoratori e 1 Casa.',
  );
});
