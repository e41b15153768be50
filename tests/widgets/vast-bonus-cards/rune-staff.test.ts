import { expect, test } from 'vitest';
import { runeStaff } from '#src/widgets/vast-bonus-cards/rune-staff/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(runeStaff, {
  grit: ['0', '3', '6', '12', '45'],
  placed: ['', 'movement', 'movement,movement,shield', 'treasure,bow'],
});

test('from the target to its price', () => {
  expect(said(runeStaff, '', 'en')).toEqual([
    'Teleporting 2 spaces costs 4 Grit and leaves you 8. 1 Hero cube goes back to the track.',
    'The target lies 1 to the side and 2 up or down: by the reading you chose a diagonal step counts as 1, so only the longer side counts. | 2 spaces',
    'By the reading you chose each space costs 2 Grit, as in the printed example.',
    'The distance sets the price: 2 spaces at 2 Grit. | 4 Grit',
    '4 Grit for 2 spaces is the printed example.',
    'You can teleport only if you have enough Grit: you have 12 and spend 4.',
    'Your Grit falls from 12 to 8, below 11: 1 Hero cube goes back to the track.',
    'It is never the cube on the Rune Staff that goes back.',
    'A cube not placed goes back first; if it has to be a placed one, your turn ends.',
  ]);
  expect(said(runeStaff, 'direction=orthogonal', 'it')[0]).toBe(
    'Teletrasportarti di 3 spazi costa 6 Coraggio: te ne restano 6. 1 cubo Eroe torna sul tracciato.',
  );
});

test('a placed cube ends the turn', () => {
  const query = 'grit=6&across=1&down=0&unplaced=0&placed=movement,strength';
  expect(said(runeStaff, query, 'en')).toEqual(
    expect.arrayContaining([
      'Teleporting 1 space costs 2 Grit and leaves you 4. 1 Hero cube goes back to the track, and your turn ends.',
      'You choose which placed cube goes back: on Movement or on Strength.',
    ]),
  );
  expect(said(runeStaff, query, 'it')).toContain(
    'Scegli tu quale cubo piazzato torna indietro: sul Movimento o sulla Forza.',
  );
});

test('too little Grit, and Grit for another distance', () => {
  expect(said(runeStaff, 'grit=3', 'it')).toEqual(['Costa 4 Coraggio e ne hai 3: te ne manca 1.']);
  expect(said(runeStaff, 'spend=6', 'en')).toEqual([
    '6 Grit takes you 3 spaces, but the target is only 2 spaces away: spend 4.',
  ]);
});

test('without a target, and without a rate', () => {
  expect(said(runeStaff, 'across=&down=', 'en')[0]).toBe(
    '12 Grit takes you up to 6 spaces away. Choose a target.',
  );
  expect(pasted(runeStaff, 'across=&down=', 'it')).toBe(
    'Bastone Runico con 12 Coraggio. Con 12 Coraggio puoi arrivare fino a 6 spazi di distanza.',
  );
  expect(said(runeStaff, 'rate=card', 'en')[0]).toBe(
    'The target is 2 spaces away; what a space costs is printed on the card. Enter it.',
  );
  expect(pasted(runeStaff, 'rate=card&perSpace=3&shield=yes', 'en')).toBe(
    'Rune Staff with 12 Grit and the Shield. Teleporting 2 spaces costs 6 Grit and leaves you 6. 1 Hero cube goes back to the track. Reading: diagonal steps count as 1.',
  );
});

test('Grit that reaches no whole space more', () => {
  const alone = 'across=&down=';
  expect(said(runeStaff, `${alone}&spend=5`, 'en')).toEqual(
    expect.arrayContaining([
      '5 Grit takes you 2 spaces and leaves you 7. 1 Hero cube goes back to the track.',
      '1 Grit is spent for nothing: it does not pay for another space.',
    ]),
  );
  expect(said(runeStaff, `${alone}&spend=4`, 'it')[0]).toBe(
    'Con 4 Coraggio ti sposti di 2 spazi: te ne restano 8. 1 cubo Eroe torna sul tracciato.',
  );
  expect(said(runeStaff, `${alone}&spend=1`, 'it')).toEqual([
    '1 Coraggio non basta nemmeno per uno spazio: spendine almeno 2.',
  ]);
});

test('cubes that do not go with the Grit', () => {
  expect(said(runeStaff, 'grit=45&unplaced=1&placed=movement,strength', 'en')).toContain(
    '45 Grit means 7 Hero cubes, but you entered 4: that is right only if some lie at the Entrance or came back from there.',
  );
});
