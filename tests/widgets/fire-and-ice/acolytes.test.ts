import { expect, test } from 'vitest';
import { rests } from '#src/calculators/arises.ts';
import { acolytes } from '#src/widgets/fire-and-ice/acolytes/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(acolytes, {
  cults: ['3/3/3/3', '6/2/5/3', '10/9/8/4', '1/1/1/1'],
  bowls: ['6/6/0', '0/1/9'],
  keys: ['0', '1', '2'],
  topTaken: ['', 'fire', 'water,air'],
  opponents: ['witches', 'shapeshifters/lakes', 'ice-maidens/lakes,nomads', ''],
  spades: ['', 'fire', 'fire,air', 'water,water,earth'],
});

test('down for a Volcano and up again with a Priest', () => {
  const query = 'cults=6/2/5/3&cult=earth&priest=3&priestCult=earth';
  expect(said(acolytes, query, 'en')).toEqual([
    'The Volcano costs 3 Cult points. Earth goes from 5 to 2, then to 5. You gain 3 Power.',
    'The Acolytes transform with Cult points, however far away the terrain is on the cycle.',
    'None of the players you entered has Lakes as Home terrain. | 3 Cult points',
    'The Volcano tile itself scores nothing. | +0 VP',
    'You pay all 3 from Earth. | −3',
    'Going down on Earth costs no Power.',
    'You send a Priest to Earth: 3 steps, from 2 to 5. | +3',
    'Earth from 2 to 5: the spaces reached give 3 Power.',
    '3 of this Power come from spaces of Earth that you had reached before.',
    'You gain 3 Power: the Bowls become 3/9/0. | +3',
    'Sending a Priest and making a Volcano are two turns: the others act in between.',
  ]);
  expect(said(acolytes, query, 'it')[0]).toBe(
    'Il Vulcano costa 3 punti Culto. Nella Terra passi da 5 a 2, poi a 5. Guadagni 3 Poteri.',
  );
});

test('a Cult that is too low', () => {
  expect(said(acolytes, 'cults=6/2/5/3&cult=water', 'en')).toEqual([
    'The Volcano costs 3 Cult points from one Cult, and in Water you are on 2: you are 1 short. You cannot add points from another Cult.',
  ]);
  expect(said(acolytes, 'cults=6/2/5/3&cult=water', 'it')).toEqual([
    'Il Vulcano costa 3 punti Culto di un solo Culto, e nell’Acqua sei a 2: ne manca 1. Da un altro Culto non puoi aggiungerne.',
  ]);
});

test('a Cult that Spades would raise in time', () => {
  const query = 'cults=2/2/2/2&spades=fire';
  expect(said(acolytes, query, 'en')).toEqual([
    'The Volcano costs 3 Cult points from one Cult, and your highest marker is on 2. If you climb first, you can pay it: choose that order above.',
  ]);
  expect(said(acolytes, query, 'it')).toEqual([
    'Il Vulcano costa 3 punti Culto di un solo Culto, e la tua Pedina più alta è a 2. Se prima sali, puoi pagarlo: scegli quest’ordine qui sopra.',
  ]);
});

test('one Spade, and a Volcano that is another action', () => {
  const heard = said(acolytes, 'spades=fire', 'it');
  expect(heard).toContain('Con la Vanga non puoi trasformare: diventa un passo in un Culto.');
  expect(heard).toContain(
    'Fare un Vulcano è un’azione a sé: non è mai parte di un’azione che ti dà Vanghe.',
  );
});

test('Power that finds no room is not gained', () => {
  const query = 'terrain=&spades=fire,fire';
  expect(said(acolytes, `${query}&bowls=0/0/12`, 'en')[0]).toBe(
    'Fire goes from 3 to 4, then to 5. You have no room for the 2 Power.',
  );
  expect(said(acolytes, `${query}&bowls=0/1/11`, 'it')[0]).toBe(
    'Nel Fuoco passi da 3 a 4, poi a 5. Di 2 Poteri hai posto solo per 1.',
  );
});

test('the top of a Cult, and a marker that cannot enter it', () => {
  const query = 'cults=9/9/9/9&terrain=&spades=fire,water&keys=1&topTaken=water';
  expect(said(acolytes, query, 'en').slice(0, 6)).toEqual([
    'Fire goes from 9 to 10. Water stays on 9. You gain 3 Power.',
    'A Spade for Fire: from 9 to 10. | +1',
    'You use a Town key to enter space 10 of Fire; no unused key is left.',
    'Fire from 9 to 10: the spaces reached give 3 Power.',
    'A Spade for Water, which stays on 9. | +0',
    'Another player holds space 10 of Water, so you stop at 9: 1 step is lost. | −1',
  ]);
});

test('both readings of leaving the top', () => {
  const query = 'cults=10/3/3/3&cult=fire';
  expect(said(acolytes, query, 'en')).toContain(
    'Space 10 of Fire is free again and your key comes back: you now have 1 unused.',
  );
  expect(said(acolytes, `${query}&leavingTen=key-spent`, 'it')).toContain(
    'La casella 10 del Fuoco torna libera, ma la chiave resta usata: non ne hai altre.',
  );
});

test('what is pasted names the terrain and the Cults that could pay', () => {
  expect(pasted(acolytes, 'cults=6/2/5/3', 'en')).toBe(
    'Acolytes with Cults 6/2/5/3, turning Lakes into a Volcano. The Volcano costs 3 Cult points from one Cult: Fire, Earth or Air.',
  );
});

test('a reading is asked for only where a marker leaves the top', () => {
  const matters = (changes: Readonly<Record<string, string>>): readonly boolean[] =>
    acolytes.readings.map((reading) =>
      rests(acolytes.ask, { ...acolytes.start, ...changes }, reading),
    );
  const paying = { terrain: 'lakes', cult: 'fire' };
  expect(matters({ ...paying, cults: '10/0/0/0' })).toEqual([true]);
  expect(matters({ ...paying, cults: '10/0/0/0', leavingTen: 'key-spent' })).toEqual([true]);
  expect(matters({ ...paying, cults: '9/0/0/0' })).toEqual([false]);
  expect(matters({ ...paying, cults: '10/5/0/0', cult: 'water' })).toEqual([false]);
});
