import { expect, test } from 'vitest';
import { splitTurn } from '#src/widgets/the-magnificent-sno/split-turn/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(splitTurn, { total: ['0', '9', '12', '15'] });

test('the rulebook’s 7 and 5', () => {
  expect(said(splitTurn, '', 'en')).toEqual([
    'Power 12 is enough: travel with 7, then build with 5; nothing is left.',
    'First you travel with power 7. | 12 − 7 = 5',
    'Then you build with power 5. | 5 − 5 = 0',
    'The other order is allowed too: first build, then travel.',
  ]);
  expect(said(splitTurn, '', 'it')).toEqual([
    'Potenza 12: basta. Viaggi con 7, poi costruisci con 5; non resta nulla.',
    'Prima viaggi con potenza 7. | 12 − 7 = 5',
    'Poi costruisci con potenza 5. | 5 − 5 = 0',
    'Va bene anche l’altro ordine: prima costruire, poi viaggiare.',
  ]);
  expect(pasted(splitTurn, 'total=14', 'it')).toBe(
    'Divido potenza 14: viaggio con 7, poi costruisco con 5; ne restano 2.',
  );
});

test('one step too far', () => {
  expect(said(splitTurn, 'firstPower=8', 'en')).toEqual([
    'Building asks for power 5 and the first action leaves 4: 1 too few.',
  ]);
  expect(said(splitTurn, 'firstPower=8&gained=1', 'it')).toEqual([
    'Per la costruzione serve potenza 5 e la prima azione lascia 4: manca 1.',
    '1 gemma raccolta nel frattempo varrebbe 2 di potenza, ma il totale era fissato prima della prima azione.',
  ]);
});

test('twice the same, and more than there is', () => {
  expect(said(splitTurn, 'first=build&firstPower=13', 'en')).toEqual([
    'Both are building: the two actions must differ.',
    'Building asks for power 13 and the turn has 12: 1 too few.',
  ]);
  expect(said(splitTurn, 'first=perform&second=perform', 'it')).toEqual([
    'Sono due esibizioni: le due azioni devono essere diverse.',
  ]);
});

test('gems gained on the way wait for another turn', () => {
  expect(said(splitTurn, 'gained=2', 'en')).toContain(
    '2 gems gained on the way add nothing this turn: the total was fixed before. | +0',
  );
});
