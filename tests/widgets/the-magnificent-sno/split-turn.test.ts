import { expect, test } from 'vitest';
import { splitTurn } from '#src/widgets/the-magnificent-sno/split-turn/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(splitTurn, { total: ['0', '9', '12', '15'] });

test('the rulebook’s 7 and 5', () => {
  expect(said(splitTurn, '', 'en')).toEqual([
    'Power 12 is enough for both actions: nothing is left.',
    'First you travel with power 7. | 12 − 7 = 5',
    'Then you build with power 5. | 5 − 5 = 0',
    'The other order is allowed too: first build, then travel.',
  ]);
  expect(said(splitTurn, '', 'it')).toEqual([
    'Potenza 12: basta per le due azioni, e non resta nulla.',
    'Prima viaggi con potenza 7. | 12 − 7 = 5',
    'Poi costruisci con potenza 5. | 5 − 5 = 0',
    'Va bene anche l’altro ordine: prima costruire, poi viaggiare.',
  ]);
  expect(pasted(splitTurn, 'total=14', 'it')).toBe(
    'Divido un turno di potenza 14: viaggio con 7, poi costruisco con 5, e ne restano 2.',
  );
});

test('one step too far', () => {
  expect(said(splitTurn, 'firstPower=8', 'en')).toEqual([
    'Building needs power 5, but the first action leaves only 4: 1 too few.',
  ]);
  expect(said(splitTurn, 'firstPower=8&gained=1', 'it')).toEqual([
    'Per la costruzione serve potenza 5, ma la prima azione lascia solo 4: manca 1.',
    'La gemma che guadagni durante la prima azione darebbe 2 di potenza, ma la potenza del turno è fissata prima.',
  ]);
});

test('twice the same, and more than there is', () => {
  expect(said(splitTurn, 'first=build&firstPower=13', 'en')).toEqual([
    'You build twice: the two actions must be different.',
    'Building needs power 13, but the turn has only 12: 1 too few.',
  ]);
  expect(said(splitTurn, 'first=perform&second=perform', 'it')).toEqual([
    'Ti esibisci due volte: le due azioni devono essere diverse.',
  ]);
});

test('gems gained on the way wait for another turn', () => {
  expect(said(splitTurn, 'gained=2', 'en')).toContain(
    'The 2 gems you gain during the first action add nothing this turn: the power of the turn is fixed before it. | +0',
  );
});
