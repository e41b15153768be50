import { expect, test } from 'vitest';
import { activation } from '#src/widgets/rise-to-nobility-beyond/activation/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(activation);

const TWO_ELDERS = 'elders=3&eldersActive=1&activateElders=2&dwellings=0&houses=0';

test('the coins of all active Elders, reason by reason', () => {
  expect(said(activation, TWO_ELDERS, 'en')).toEqual([
    'You activate 2 Elders. Your active cards then bring 6 Coins in each Income phase.',
    'You activate 2 Elders: 1 active before, 3 after. | +2',
    'You assign 2 workers from the Workers’ Area: 2 before, 0 after. | −2',
    'This is a free action of your turn: no die, and nothing else to pay.',
    'The 2 workers stay on their cards until the end of the game.',
    '3 Elders active: 2 Coins each in every Income phase. Before: 2 Coins. | +6 Coins',
  ]);
  expect(said(activation, TWO_ELDERS, 'it')).toEqual([
    'Attivi 2 Anziani. Da ora le carte attive rendono 6 Monete in ogni fase Entrate.',
    'Attivi 2 Anziani: prima 1 attivo, dopo 3. | +2',
    'Assegni 2 Lavoratori dalla Zona dei Lavoratori: prima 2, dopo 0. | −2',
    'È un’azione gratuita del tuo turno: niente dadi e nient’altro da pagare.',
    'I 2 Lavoratori restano sulle carte fino alla fine della partita.',
    '3 Anziani attivi: 2 Monete ciascuno in ogni fase Entrate. Prima: 2 Monete. | +6 Monete',
  ]);
});

test('one of each is spoken of in the singular', () => {
  const query = 'activateElders=0&activateDwellings=1';
  expect(said(activation, query, 'en')).toEqual([
    'You activate 1 Dwelling. Your active cards then bring 1 Rock Rose in each Income phase.',
    'You activate 1 Dwelling: 0 active before, 1 after. | +1',
    'You assign 1 house from the Construction Yard: 1 before, 0 after. | −1',
    'This is a free action of your turn: no die, and nothing else to pay.',
    'The house stays on the card until the end of the game.',
    '1 Dwelling active: 1 Rock Rose in every Income phase. Before: 0 Rock Rose. | +1 Rock Rose',
  ]);
  expect(said(activation, query, 'it').at(-1)).toBe(
    '1 Dimora attiva: 1 Roccia Rosea in ogni fase Entrate. Prima: 0 Rocce Rosee. | +1 Roccia Rosea',
  );
});

test('cards that were active before earn as much as before', () => {
  const query = 'eldersActive=2&activateElders=0&dwellingsActive=1';
  expect(said(activation, query, 'en')).toEqual([
    'In each Income phase you gain 4 Coins and 1 Rock Rose from active cards.',
    '2 Elders active: 2 Coins each in every Income phase. | +4 Coins',
    '1 Dwelling active: 1 Rock Rose in every Income phase. | +1 Rock Rose',
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
    'You can activate an Elder only on your own turn.',
    'Puoi attivare un Anziano solo nel tuo turno.',
  ],
  [
    'eldersActive=3&activateElders=0',
    'You own 2 Elders, but 3 are entered as active.',
    'Possiedi 2 Anziani, ma ne risultano attivi 3.',
  ],
  [
    'dwellings=0&dwellingsActive=1',
    'You own 0 Dwellings, but 1 is entered as active.',
    'Possiedi 0 Dimore, ma ne risulta attiva 1.',
  ],
  [
    'eldersActive=1&activateElders=2',
    'You want to activate 2 Elders, but have 1 still inactive: 1 too many.',
    'Vuoi attivare 2 Anziani, ma da attivare ne hai 1: 1 di troppo.',
  ],
  [
    'workers=0',
    'To activate 1 Elder you are 1 worker short: there are 0 in the Workers’ Area.',
    'Per attivare 1 Anziano ti manca 1 Lavoratore: nella Zona dei Lavoratori ce ne sono 0.',
  ],
  [
    'dwellings=3&activateDwellings=3',
    'To activate 3 Dwellings you are 2 houses short: there is 1 in the Construction Yard.',
    'Per attivare 3 Dimore ti mancano 2 Case: nel Cantiere ce n’è 1.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(activation, query, 'en')).toEqual([english]);
  expect(said(activation, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(activation, TWO_ELDERS, 'en')).toBe(
    'I activate 2 Elders: 3 Elders active, 0 workers and 0 houses left, 6 Coins in each Income phase.',
  );
  expect(pasted(activation, 'activateDwellings=', 'it')).toBe(
    'Attivo 1 Anziano: carte attive in tutto 1 Anziano; restano 1 Lavoratore e 1 Casa; ogni fase Entrate rende 2 Monete.',
  );
});

test('the pasted sentence of cards that stay as they are', () => {
  const idle = 'activateElders=0&activateDwellings=0';
  expect(pasted(activation, idle, 'en')).toBe(
    'I activate no card: none active, 2 workers and 1 house left, nothing in each Income phase.',
  );
  expect(pasted(activation, idle, 'it')).toBe(
    'Non attivo carte: carte attive in tutto nessuna; restano 2 Lavoratori e 1 Casa; ogni fase Entrate non rende nulla.',
  );
});
