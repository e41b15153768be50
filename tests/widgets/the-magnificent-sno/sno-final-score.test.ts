import { expect, test } from 'vitest';
import { snoFinalScore } from '#src/widgets/the-magnificent-sno/sno-final-score/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(snoFinalScore, {
  table: [
    'Ada:9:1:large/3::0;Bo:8:2:cross/3/4::0',
    'Ada:9:1:tents/3/4:other/7:2;Bo:8:2:highest-dice/9/0/3:gems/2,white/1:0',
    'Ada:9:1:other/1::0:other/3,pairs/2,coins/4,printed-tiles/1;Bo:',
    'Ada:9::other/0::0;Bo:9::other/0::0;Cy:9::other/0::0',
    'Flo:230::white-posters/3::0',
    'Ada:9:1:cross/3/0::0;Bo:8:1:white/20::0',
  ],
});

test('the winner of a tie, and every card with what it counts', () => {
  expect(said(snoFinalScore, '', 'en')).toEqual([
    'Bo wins the tie at 133 points: Bo 133, Ada 133, Cy 132, Dora 106.',
    'Bo and Ada tie for the most points.',
    'Among them, Bo has the highest play-order card. | card 4',
    'Ada, card of round 3: 5 large tiles, white included, 3 points each. | 15',
    'Bo, card of round 3: row of 6, column of 6. | 12',
    'Cy, card of round 3: 2 completed white posters, 4 points each. | 8',
    'Dora, card of round 3: its points as entered. | 9',
    'Master cards you still hold score as your base rulebook says; enter it with the base game.',
  ]);
  expect(pasted(snoFinalScore, '', 'it')).toBe(
    'Punteggio finale. Bo vince la parità a 133 punti: Bo 133, Ada 133, Cy 132, Dora 106.',
  );
});

test('what is missing is named, and nobody has won yet', () => {
  expect(said(snoFinalScore, 'table=Ada:90:1:coins/4;Bo:', 'en').slice(0, 4)).toEqual([
    'So far: Ada 94, Bo –.',
    'Still missing: the points on the score track of Bo.',
    'Still missing: the master card of round 3 of Bo.',
    'Still missing: what the base rulebook adds for Ada and Bo; enter 0 if it is nothing.',
  ]);
});

test('a shared place below the victory, and halves as each language writes them', () => {
  const query =
    'module=yes&half=exact&table=Ada:90:1:pairs/1:other/7:0;Bo:60:2:other/3::0;Cy:63:3:coins/0::0';
  expect(said(snoFinalScore, query, 'en').slice(0, 6)).toEqual([
    'Ada wins: Ada 95.5, Bo 63, Cy 63.',
    'Nobody else has as many points as Ada.',
    'Bo and Cy share 2nd place: the cards decide only who wins.',
    'Ada, card of round 3: 1 pair. | 2',
    'Ada: the extra card gives half of 7 points. | 3.5',
    'Ada: 7 ÷ 2 leaves half a point. By the reading you chose, it is kept.',
  ]);
  expect(said(snoFinalScore, query, 'it').slice(0, 3)).toEqual([
    'Vince Ada: Ada 95,5, Bo 63, Cy 63.',
    'Nessun altro arriva ai punti di Ada.',
    'Bo e Cy sono pari al 2º posto: le carte decidono solo chi vince.',
  ]);
  expect(pasted(snoFinalScore, query, 'en')).toBe(
    'Final score. Ada wins: Ada 95.5, Bo 63, Cy 63. Reading: half points kept.',
  );
});

test('a tie waits for its cards', () => {
  expect(said(snoFinalScore, 'table=Ada:9::other/1::0;Bo:10::other/0::0', 'en')[0]).toBe(
    'Ada and Bo tie at 10 points. Enter the play-order card of Ada and Bo.',
  );
});

test('alone, points are worth a title', () => {
  expect(said(snoFinalScore, 'table=Flo:206::highest-dice/4/0/6::9', 'en').slice(0, 2)).toEqual([
    'With 225 points you win as “Ringmaster”.',
    'For the title “Magnificent” you need 240 points.',
  ]);
});

test('a seat that cannot be read is named, with what would be right', () => {
  expect(said(snoFinalScore, 'table=Ada:1:1:gems/40;Bo:1', 'en')).toEqual([
    'Players: Ada: a master card cannot count “40” here. Write a number from 0 to 12.',
  ]);
  expect(said(snoFinalScore, 'table=Ada:1;Bo:1:2:horse/1', 'it')).toEqual([
    'Giocatori: Bo: «horse/1» non è una carta Maestro. Scegli di nuovo il tipo.',
  ]);
});
