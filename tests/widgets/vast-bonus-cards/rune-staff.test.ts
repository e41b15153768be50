import { expect, test } from 'vitest';
import { runeStaff } from '#src/widgets/vast-bonus-cards/rune-staff/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(runeStaff, {
  grit: ['0', '3', '6', '12', '45'],
  placed: ['', 'movement', 'movement,movement,shield', 'treasure,bow'],
});

test('from the target to its price', () => {
  expect(said(runeStaff, '', 'en')).toEqual([
    '2 spaces for 4 Grit: 8 left. 1 Hero cube goes back.',
    '1 to the side and 2 up or down: a diagonal step counts 1, so the longer side decides. | 2 spaces',
    'Each space costs 2 Grit, which fits the printed example.',
    '2 spaces at 2 Grit. | 4 Grit',
    '4 Grit for 2 spaces is the printed example.',
    'You have 12 Grit, enough for 4. | 12 → 8',
    'Your Grit falls below 11: 1 Hero cube back to the track. | −1',
    'The cube on the Rune Staff stays there.',
    'A cube not placed goes first; if a placed one has to go, your turn ends.',
  ]);
  expect(said(runeStaff, 'direction=orthogonal', 'it')[0]).toBe(
    '3 spazi per 6 Coraggio: ne restano 6. Torna indietro 1 cubo Eroe.',
  );
});

test('a placed cube ends the turn', () => {
  const query = 'grit=6&across=1&down=0&unplaced=0&placed=movement,strength';
  expect(said(runeStaff, query, 'en')).toEqual(
    expect.arrayContaining([
      '1 space for 2 Grit: 4 left. 1 Hero cube goes back, and the turn ends.',
      'You choose a placed one: on Movement or on Strength.',
    ]),
  );
  expect(said(runeStaff, query, 'it')).toContain(
    'Ne scegli uno piazzato: sul Movimento o sulla Forza.',
  );
});

test('too little Grit, and Grit for another distance', () => {
  expect(said(runeStaff, 'grit=3', 'it')).toEqual(['Costa 4 Coraggio e ne hai 3: ne manca 1.']);
  expect(said(runeStaff, 'spend=6', 'en')).toEqual([
    '6 Grit is good for 3 spaces, but the target is only 2 spaces away: spend 4.',
  ]);
});

test('without a target, and without a rate', () => {
  expect(said(runeStaff, 'across=&down=', 'en')[0]).toBe(
    '12 Grit reaches up to 6 spaces. Tap a target.',
  );
  expect(pasted(runeStaff, 'across=&down=', 'it')).toBe(
    'Bastone Runico con 12 Coraggio. Con 12 Coraggio si arriva fino a 6 spazi.',
  );
  expect(said(runeStaff, 'rate=card', 'en')[0]).toBe(
    '2 spaces away; what a space costs stands on the card. Enter it.',
  );
  expect(pasted(runeStaff, 'rate=card&perSpace=3&shield=yes', 'en')).toBe(
    'Rune Staff with 12 Grit, Shield. 2 spaces for 6 Grit: 6 left. 1 Hero cube goes back.',
  );
});

test('Grit that reaches no whole space more', () => {
  const alone = 'across=&down=';
  expect(said(runeStaff, `${alone}&spend=5`, 'en')).toEqual(
    expect.arrayContaining([
      '5 Grit is good for 2 spaces: 7 left. 1 Hero cube goes back.',
      '1 of it is spent for nothing: it does not reach another space.',
    ]),
  );
  expect(said(runeStaff, `${alone}&spend=4`, 'it')[0]).toBe(
    '4 Coraggio valgono 2 spazi: ne restano 8. Torna indietro 1 cubo Eroe.',
  );
  expect(said(runeStaff, `${alone}&spend=1`, 'it')).toEqual([
    '1 Coraggio non basta nemmeno per uno spazio, che ne costa 2.',
  ]);
});

test('cubes that do not go with the Grit', () => {
  expect(said(runeStaff, 'grit=45&unplaced=1&placed=movement,strength', 'en')).toContain(
    'With 45 Grit you have 7 Hero cubes, but 4 are entered: right only if some lie at the Entrance or came back from there.',
  );
});
