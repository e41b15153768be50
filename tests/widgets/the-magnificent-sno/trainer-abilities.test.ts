import { expect, test } from 'vitest';
import { trainerAbilities } from '#src/widgets/the-magnificent-sno/trainer-abilities/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(trainerAbilities, {
  own: ['g2', 'c6', ''],
  tent: ['p6', 'o1', ''],
  placed: ['', 'g4', 'g4,p3,c6'],
  locked: ['', '0/2/0', '1/1/1'],
  add: ['', '0/1/0', '0/0/0'],
  remove: ['', '0/0/0', '0/1/0'],
});

test('a die that is set', () => {
  expect(said(trainerAbilities, '', 'en')).toEqual([
    'The die you take shows 6 instead of 3.',
    'You turn the die to that value as you take it.',
  ]);
  expect(said(trainerAbilities, '', 'it')[0]).toBe('Il dado che prendi mostra 6 anziché 3.');
});

test('a die that is swapped', () => {
  expect(said(trainerAbilities, 'ability=swap-dice', 'en')).toEqual([
    'The purple 6 replaces your green 2, without action or bonus. At the end of the round your dice cost 6 coins.',
    'Your green 2 goes to the main tent; the purple 6 goes on the same master card.',
    'The purple 6 gives neither an action nor the card’s bonus, but from now on it counts for power and payment.',
    'The swap does not change what your dice cost at the end of the round.',
  ]);
});

test('the locked +1, and what it does not cost', () => {
  const query = 'ability=permanent&placed=g3';
  expect(said(trainerAbilities, query, 'en')).toEqual([
    'Power 9 with green. At the end of the round the dice cost 7 coins.',
    'The locked trainers stay there until the end of the game.',
    'The green die you take. | 4',
    'The earlier green die on your master cards. | +3',
    '2 trainers locked on green. | +2',
    'The reading you chose counts the permanent +1 once a turn. Counted for each die, it would be +4.',
    'At the end of the round you pay for the dice alone: the permanent +2 costs nothing.',
  ]);
  expect(said(trainerAbilities, `${query}&perDie=die`, 'it')[0]).toBe(
    'Potenza 11 con il verde. A fine round i dadi costano 7 monete.',
  );
  expect(said(trainerAbilities, `${query}&remove=0/1/0`, 'it')).toEqual([
    'Non puoi riprendere 1 istruttore dalla tessera del verde: lì gli istruttori restano bloccati fino a fine partita.',
  ]);
});

test('tiles for coins and posters without tents', () => {
  expect(said(trainerAbilities, 'ability=extra-tile', 'en')[0]).toBe(
    'You build 1 more small green tile for 2 coins; 1 coin is left.',
  );
  expect(said(trainerAbilities, 'ability=extra-tile&coins=2&change=yes', 'it')[0]).toBe(
    'Costruisci 1 tessera piccola in più di qualunque colore tranne il bianco per 2 monete; non restano monete.',
  );
  expect(said(trainerAbilities, 'ability=no-tent&without=2&needs=no', 'en')).toEqual([
    '2 posters without a tent need 2 trainers on the tile, but there is only 1.',
    'You must meet the posters’ own requirements: the tile waives only those of the tent.',
  ]);
});

test('what is pasted names the tile', () => {
  expect(pasted(trainerAbilities, 'ability=swap-poster&from=deck', 'it')).toBe(
    'Tessera Istruttore «Cambia un poster incompleto». Scarta un poster incompleto e prendi alla cieca il primo del mazzo dei poster.',
  );
});

test('a clear die swapped in is paid for, and adds nothing to later power', () => {
  const query = 'ability=swap-dice&own=o2&tent=c6&placed=';
  expect(said(trainerAbilities, query, 'en')).toContain(
    'The clear 6 gives neither an action nor the card’s bonus. You pay for it at the end of the round, but it adds nothing to the power of later turns.',
  );
  expect(said(trainerAbilities, query, 'it')).toContain(
    'Il trasparente 6 non dà né un’azione né il bonus della carta. Lo paghi a fine round, ma alla potenza dei turni seguenti non aggiunge nulla.',
  );
});

test('orange takes its article', () => {
  const permanent = 'ability=permanent&locked=1/0/0&add=1/0/0&dieColor=orange&placed=';
  expect(said(trainerAbilities, permanent, 'it')).toEqual(
    expect.arrayContaining([
      'Potenza 6 con l’arancione. A fine round i dadi costano 4 monete.',
      'Ora sulla tessera dell’arancione hai 2 istruttori; puoi aggiungerne altri quando vuoi.',
      '2 istruttori bloccati sull’arancione. | +2',
    ]),
  );
  expect(said(trainerAbilities, 'ability=swap-dice&tent=o5', 'it')[0]).toMatch(
    /^L’arancione 5 sostituisce/,
  );
});
