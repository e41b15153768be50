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
    'You reach 12 Grit and gain 1 Hero cube: it takes Strength from 2 to 3, with no more Movement or Encounters this turn.',
    'You end your turn and gain the Grit on the card. | +3',
    'Grit goes up. | 9 → 12',
    'Reaching 11 Grit gives 1 Hero cube. | +1',
    'You assign a cube from Prepared like any other.',
    'On the others’ turns the cube counts for your Strength. | 2 → 3',
    'Your turn is over, so the cube gives you no more Movement.',
    'Your turn is over, so the cube gives you no more Encounters.',
  ]);
  expect(said(prepared, 'gain=3', 'it')[0]).toBe(
    'Arrivi a 12 Coraggio e guadagni 1 cubo Eroe: porta la Forza da 2 a 3, senza altro Movimento né Incontri in questo turno.',
  );
});

test.each([
  [
    '',
    'You gain a Hero cube if the card gives at least 2 Grit: it takes Strength from 2 to 3, with no more Movement or Encounters this turn.',
    'Guadagni un cubo Eroe se la carta dà almeno 2 Coraggio: porta la Forza da 2 a 3, senza altro Movimento né Incontri in questo turno.',
  ],
  [
    'gain=1',
    'You reach 10 Grit and gain no Hero cube.',
    'Arrivi a 10 Coraggio e non guadagni cubi Eroe.',
  ],
  [
    'grit=40',
    'You already have every Hero cube, so you gain none.',
    'Hai già tutti i cubi Eroe: non ne guadagni altri.',
  ],
  [
    'gain=3&use=bow',
    'You reach 12 Grit and gain 1 Hero cube: on the Bow it activates nothing.',
    'Arrivi a 12 Coraggio e guadagni 1 cubo Eroe: sull’Arco non attiva niente.',
  ],
])('%s', (query, english, italian) => {
  expect(said(prepared, query, 'en')[0]).toBe(english);
  expect(said(prepared, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'endsTurn=no',
    'Prepared gives its Grit only if you end your turn.',
    'Pronto dà il suo Coraggio solo se finisci il turno.',
  ],
  [
    'onStat=3',
    'Strength already has 3 cubes, the most it takes: put the new cube elsewhere.',
    'La Forza ha già 3 cubi, il massimo: metti altrove il nuovo cubo.',
  ],
  [
    'use=bow&onEquipment=stats-only',
    'By the reading you chose the new cube goes on Movement, Perception or Strength, not on the Bow.',
    'Secondo l’interpretazione scelta il nuovo cubo va su Movimento, Percezione o Forza, non sull’Arco.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(prepared, query, 'en')).toEqual([english]);
  expect(said(prepared, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has place and outcome', () => {
  expect(pasted(prepared, 'gain=3&use=potion-kit', 'en')).toBe(
    'Prepared with 9 Grit, card +3. You reach 12 Grit and gain 1 Hero cube: on the Potion Kit it activates nothing. Reading: the cube may lie there without effect.',
  );
  expect(pasted(prepared, '', 'it')).toBe(
    'Pronto con 9 Coraggio, carta non ancora letta. Guadagni un cubo Eroe se la carta dà almeno 2 Coraggio: porta la Forza da 2 a 3, senza altro Movimento né Incontri in questo turno.',
  );
});
