import { expect, test } from 'vitest';
import { riverwalkers } from '#src/widgets/fire-and-ice/riverwalkers/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(riverwalkers, {
  unlocked: ['', 'plains', 'plains,swamp,lakes,mountains', 'plains,swamp,lakes,forest,mountains'],
  opponents: ['mermaids', 'ice-maidens/forest,giants', ''],
  held: ['0', '1', '3'],
  priests: ['0', '1', '2', '3'],
  unlock: ['', 'lakes', 'forest', 'wasteland', 'forest,wasteland'],
  coins: ['', '0', '9'],
  unlockWord: ['home', 'starting'],
});

test('one Home terrain and one Starting terrain', () => {
  const query = 'unlock=lakes,forest&priests=3&coins=5';
  expect(said(riverwalkers, query, 'en')).toEqual([
    'You unlock Lakes and Forest for 3 coins. You take 1 Priest. You can settle on Desert, Lakes and Forest.',
    'You play with the yellow pieces of your Starting terrain.',
    'Before this, a Priest locks each of Plains, Swamp, Lakes, Forest, Mountains and Wasteland. In your supply you have 1 Priest.',
    'Each of the 3 Priests you gain may unlock a terrain instead of coming from your supply.',
    'Lakes is the Home terrain of the Mermaids. | 2 coins',
    'None of the players you entered has Forest as Home terrain. | 1 coin',
    'The Ice Maidens only started on Forest; it is not their Home terrain.',
    'Their 2 Priests go from the Terrain cycle to your supply.',
    'You have 2 coins left.',
    '1 Priest you gain comes from your supply. | +1',
    'You now have 3 Priests off the Terrain cycle: 1 in use, 2 in your supply.',
    'You can settle on your Starting terrain and on every terrain you have unlocked.',
  ]);
  expect(said(riverwalkers, query, 'it').slice(0, 2)).toEqual([
    'Sblocchi i Laghi e le Foreste per 3 monete. Prendi 1 Sacerdote. Puoi insediarti su questi Terreni: Deserto, Laghi e Foreste.',
    'Giochi con i pezzi del colore del Terreno Iniziale: giallo.',
  ]);
});

test('the Italian word makes an Ice Faction’s start as dear as a home', () => {
  const query = 'unlock=forest&unlockWord=starting';
  expect(said(riverwalkers, query, 'en')).toContain(
    'Forest is the Starting terrain of the Ice Maidens, which by the reading you chose counts like a Home terrain. | 2 coins',
  );
  expect(said(riverwalkers, query, 'it')).toContain(
    'Le Foreste sono il Terreno Iniziale delle Dame del Ghiaccio, che nell’interpretazione scelta conta come un Terreno Ideale. | 2 monete',
  );
});

test('Spades and Bridges', () => {
  const query = 'unlock=&priests=0&spades=2&stronghold=yes&bridgesLeft=1';
  expect(said(riverwalkers, query, 'en')[0]).toBe(
    '2 Spades are lost. You may build 1 Bridge for free. You can settle on Desert.',
  );
  expect(said(riverwalkers, query, 'it')[0]).toBe(
    '2 Vanghe vanno perse. Puoi costruire gratis 1 Ponte. Puoi insediarti su questo Terreno: Deserto.',
  );
});

test('a Stronghold without a Bridge left', () => {
  const query = 'unlock=&priests=0&stronghold=yes&bridgesLeft=0';
  expect(said(riverwalkers, query, 'en').at(-1)).toBe(
    'You have no Bridges left, so you build none.',
  );
  expect(said(riverwalkers, query, 'it').at(-1)).toBe(
    'Non ti restano Ponti, quindi non ne costruisci.',
  );
});

test('what cannot be done', () => {
  const query = 'unlock=desert,lakes&coins=0&held=4&spades=1&spadesFrom=action';
  expect(said(riverwalkers, query, 'en')).toEqual([
    'You cannot have 4 Priests in use: with the terrains unlocked so far it is 1 at most.',
    'You want to unlock 2 terrains but gain 1 Priest: each terrain takes 1 Priest you gain.',
    'Desert is your Starting terrain and was never locked.',
    'Unlocking costs 3 coins and you have 0: you are 3 short.',
    'You cannot use Spades, so you cannot take an action that gives 1 Spade.',
  ]);
});

test('what is pasted says what stays locked', () => {
  expect(pasted(riverwalkers, 'unlocked=plains,swamp,forest,mountains&unlock=lakes', 'en')).toBe(
    'Riverwalkers, Starting terrain Desert. You unlock Lakes for 2 coins. You can settle on Desert, Plains, Swamp, Lakes, Forest and Mountains. Still locked: Wasteland. In the supply: 6 Priests.',
  );
});

test('a reading is asked for only with an Ice Faction that started on a locked terrain', () => {
  expect(raised('riverwalkers', { opponents: 'mermaids,ice-maidens/forest' })).toEqual([
    'unlockWord',
  ]);
  expect(raised('riverwalkers', { opponents: 'Yetis/forest' })).toEqual(['unlockWord']);
  expect(raised('riverwalkers', { opponents: 'yetis/forest', unlocked: 'forest' })).toEqual([]);
  expect(raised('riverwalkers', { opponents: 'mermaids,witches' })).toEqual([]);
  expect(raised('riverwalkers', { opponents: 'shapeshifters/forest' })).toEqual([]);
  expect(raised('riverwalkers', { opponents: 'dragonlords/forest' })).toEqual([]);
});
