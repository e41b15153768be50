import { expect, test } from 'vitest';
import { prepared } from '#src/widgets/vast-bonus-cards/prepared/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(prepared, {
  grit: ['0', '9', '34', '40', '45'],
  gain: ['', '0', '3', '9', '20'],
  onStat: ['0', '1', '2', '3'],
});

test('a cube on Strength', () => {
  expect(said(prepared, 'gain=3', 'en')).toEqual([
    '12 Grit and 1 Hero cube: the stat goes from 2 to 3, with no Movement and no Encounter.',
    'Ending the turn gives the Grit of the card. | +3',
    'On the Grit track. | 9 → 12',
    'Reaching 11 Grit gives 1 Hero cube. | +1',
    'The new cube is assigned as usual: on Strength.',
    'On the others’ turns Strength counts with the cube. | 2 → 3',
    'The cube gives no further Movement: the turn is over. | 0',
    'The cube gives no further Encounters: the turn is over. | 0',
  ]);
  expect(said(prepared, 'gain=3', 'it')[0]).toBe(
    '12 Coraggio e 1 cubo Eroe: la caratteristica passa da 2 a 3, senza Movimento e senza Incontri.',
  );
});

test.each([
  [
    '',
    'A Hero cube comes if the card gives at least 2 Grit.',
    'Arriva un cubo Eroe se la carta dà almeno 2 Coraggio.',
  ],
  ['gain=1', '10 Grit, and no Hero cube.', '10 Coraggio, e nessun cubo Eroe.'],
  ['grit=40', 'There is no Hero cube left to gain.', 'Non ci sono più cubi Eroe da guadagnare.'],
  [
    'gain=3&use=bow',
    '12 Grit and 1 Hero cube: nothing is activated.',
    '12 Coraggio e 1 cubo Eroe: non si attiva niente.',
  ],
])('%s', (query, english, italian) => {
  expect(said(prepared, query, 'en')[0]).toBe(english);
  expect(said(prepared, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'endsTurn=no',
    'The Grit of Prepared is gained only by ending the turn.',
    'Il Coraggio di Pronto si guadagna solo finendo il turno.',
  ],
  [
    'onStat=3',
    'Strength has 3 cubes already and takes no more.',
    'La Forza ha già 3 cubi e non ne prende altri.',
  ],
  [
    'use=bow&onEquipment=stats-only',
    'By this reading the cube goes on a stat, not on the Bow.',
    'Secondo questa interpretazione il cubo va su una caratteristica, non sull’Arco.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(prepared, query, 'en')).toEqual([english]);
  expect(said(prepared, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has place and outcome', () => {
  expect(pasted(prepared, 'gain=3&use=potion-kit', 'en')).toBe(
    'Prepared, new cube on the Potion Kit. 12 Grit and 1 Hero cube: nothing is activated.',
  );
  expect(pasted(prepared, '', 'it')).toBe(
    'Pronto, nuovo cubo sulla Forza. Arriva un cubo Eroe se la carta dà almeno 2 Coraggio.',
  );
});
