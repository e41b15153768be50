import { expect, test } from 'vitest';
import { anyCalculator } from '#src/calculators/calculator.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { roundEnd } from '#src/widgets/the-magnificent-sno/round-end/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(roundEnd, {
  round: ['1', '2', '3'],
  table: [
    'Ada:1:0:g5,g4,p6,c6:0/3/0/0:9:g;Bo:2:0:',
    'Ada:3:0:c1;Bo:9:3:o6:3/3/3/0:-4:pp',
    'Ada:30:2:g1;Bo:2:9:;Cy:4,7:99:p2:1/1/1/1:80:c;Dora:9:1:o5,o5,p6',
    'A:5:0:c6,c6;B:4:0:g1;C:3:0:;D:2:0:o1;E:1:1:p3',
    'Ada:5:0:;Bo:5,6:0:;Cy:4:0:',
    'Ada:x:0:',
  ],
  cards: ['-1,0,1/1', '-2,-1,3/3,,1', '/', ',,1/2'],
});

const FIVE =
  'round=2&table=Ada:4:3:g5,g4,p3,c6:1/2/0/0:52;Bo:7:12:o6,o2,p5,g1:0/0/3/1:47:p;Cy:2:9:p4,p4,g6,c1:0/0/0/0:61;Dora:9:0:c5,c2,o3,g3:2/0/0/1:38;Elio:5:8:g1,o1,p2,p1:0/1/1/0:70&cards=-1,-1,0,1/1,1';

test('a table of five after round 2', () => {
  const english = said(roundEnd, FIVE, 'en');
  expect(english[0]).toBe(
    'New order: Cy, Ada, Elio, Bo, Dora. Dora chooses first. Points lost: Ada 26, Cy 2, Dora 18.',
  );
  expect(english).toEqual(
    expect.arrayContaining([
      'The hats move down the track: Ada 4th → 2nd, Bo 7th → 4th, Cy 2nd → 1st, Dora 9th → 5th, Elio 5th → 3rd.',
      'From the lowest hat up, the new play-order cards are: Cy 1, Ada 2, Elio 3, Bo 4, Dora 5.',
      'You play the next round in the order of these cards.',
      'Play-order card 4 gives Bo 1 coin. | 12 → 13',
      'For play-order card 4 Bo takes 1 purple gem.',
      'Bo’s storage keeps 3 gems of a color; 1 more becomes 1 coin.',
      'Ada owes 15 coins: 9 for green, the most expensive color, and 6 for clear dice; Ada can pay only 2.',
      'Ada is 13 coins short for the dice; in round 2 each missing coin costs 2 points. | −26 points',
      'The sum decides: Cy’s purple dice total 8, more than green, though green has a higher single die.',
      'Ada’s points fall from 52 to 26.',
      'Dora chooses first, among 5 sets; then Bo, among 4; then Elio, among 3; then Ada, among 2; then Cy takes the last set.',
      'Lay out 4 master cards and no trainer tiles on the game board.',
      'Turn up the top card of the deck: it is one more to choose from.',
      'Collect all 23 dice and roll them again.',
    ]),
  );
  expect(said(roundEnd, FIVE, 'it')).toEqual(
    expect.arrayContaining([
      'Nuovo ordine: Cy, Ada, Elio, Bo, Dora. La prima scelta è di Dora. Punti persi: Ada 26, Cy 2, Dora 18.',
      'Per la carta ordine di gioco 4 Bo prende 1 gemma viola.',
      'Per i dadi a Cy manca 1 moneta; nel round 2 ogni moneta mancante costa 2 punti. | −2 punti',
      'La prima scelta è di Dora, fra 5 set; poi sceglie Bo, fra 4; poi sceglie Elio, fra 3; poi sceglie Ada, fra 2; poi l’ultimo set va a Cy.',
      'Secondo l’interpretazione scelta, dopo il round 2 non si scopre nessuna tessera Istruttore.',
    ]),
  );
});

test('two players with a gap, and no coin for the card', () => {
  const query = 'table=Ada:3:0:g5,g4;Bo:9:8:o2,o6&cards=-1,0';
  expect(said(roundEnd, query, 'en')).toEqual(
    expect.arrayContaining([
      'There are 5 empty spaces between the two hats, so 1 stays empty between them.',
      'Ada is 1 coin short for the card; in round 1 each missing coin costs 1 point. | −1 point',
      'Ada loses 1 point for the card and another 9 for the dice. | −10 points',
      'Play-order card 2 costs Bo nothing and gives nothing.',
      'With 2 players and a gap between the hats, Bo also discards a set.',
      'By the reading you chose, the “first player” who discards is whoever chooses first.',
      'Bo chooses first, among 3 sets; then Ada takes the last set.',
    ]),
  );
  expect(said(roundEnd, `${query}&discarder=card-one`, 'it')).toEqual(
    expect.arrayContaining([
      'La prima scelta è di Bo, fra 3 set; poi sceglie Ada, fra 2.',
      'In 2 giocatori e con un vuoto tra i cappelli, Ada scarta uno dei 2 set rimasti e prende l’altro.',
    ]),
  );
  expect(pasted(roundEnd, query, 'it')).toBe(
    'Fine del round 1: nuovo ordine Ada, Bo; i set si scelgono nell’ordine Bo, Ada, e Bo ne scarta anche uno. Ada non può pagare le 9 monete per i dadi, perde 10 punti e resta senza monete. Bo paga 8 monete per i dadi e resta senza monete. Interpretazione: il «primo giocatore» che scarta un set è chi sceglie per primo.',
  );
});

test('two players without a gap leave a set', () => {
  const query = 'table=Ada:3:0:;Bo:4:8:&cards=0,0';
  expect(said(roundEnd, query, 'en')).toContain(
    'By the reading you chose, the set that nobody took stays, and 2 master cards join it.',
  );
  expect(said(roundEnd, `${query}&leftSet=discarded`, 'it')).toContain(
    'Secondo l’interpretazione scelta, il set che nessuno ha preso si scarta.',
  );
  expect(said(roundEnd, `${query}&round=3`, 'en')).toContain(
    'No trainer tiles are laid out after round 2, so you take only master cards. If a set was left over then, it still has its tile: by the reading you chose, it stayed.',
  );
});

test('the last round of five offers cards, and no step 4 follows', () => {
  const query = 'round=3&table=A:5:0:;B:4:0:;C:3:0:;D:2:0:;E:1:1:&cards=0,0,0,0,1/1';
  expect(said(roundEnd, query, 'en')).toEqual(
    expect.arrayContaining([
      'The face-up card on the deck is one of the 5 on offer.',
      'There are no trainer tiles this time: everyone takes only a master card.',
      'A still has to choose the color of 1 gem from play-order card 5.',
    ]),
  );
  expect(said(roundEnd, `${query}&roundTwoTile=turned-up`, 'it')).toEqual(
    expect.arrayContaining([
      'La carta scoperta sul mazzo e la tessera scoperta sulla pila sono uno dei 5 set.',
      'Delle 5 carte Maestro solo 1 ha una tessera Istruttore.',
    ]),
  );
  expect(said(roundEnd, query, 'en')).not.toContain('A pays 0 coins. | 0 → 0');
});

test('the answer says which cards are not entered', () => {
  expect(said(roundEnd, '', 'en')[0]).toMatch(
    /This holds if the play-order cards not entered have no effect\.$/,
  );
  expect(said(roundEnd, 'cards=0,0,0', 'en')[0]).not.toContain('not entered');
});

test('what cannot be is refused by name', () => {
  expect(said(roundEnd, 'table=Ada:5:0:;Bo:5:0:;Cy:4:0:', 'en')).toEqual([
    'The 5th space is entered more than once (Ada, Bo), but it holds only 1 hat.',
  ]);
  expect(said(roundEnd, 'table=Ada:5:0:::0:c;Bo:4:0:&cards=0,1/1', 'it')).toEqual([
    'La gemma della carta ordine di gioco 2 dev’essere arancione, verde o viola: Ada non può prenderne una trasparente.',
  ]);
});

test('a die, hats, coins or points that cannot be are called what they are', () => {
  const seat = (text: string, lang: 'en' | 'it') =>
    said(roundEnd, `table=${text};Bo:4:8:`, lang)[0];
  expect(seat('A:3:20:g7', 'en')).toBe(
    'Players: A: “g7” is not a die. Write a letter for the color (o, g, p, c for clear) and a value from 1 to 6: g5.',
  );
  expect(seat('A:3:20:g5,x2', 'it')).toMatch(/^Giocatori: A: «x2» non è un dado\./);
  expect(seat('A:3:20:g1,g2,g3,g4,g7', 'en')).toBe(
    'Players: A: enter at most 4 dice, such as g5 or c6.',
  );
  expect(seat('A:3,4,5:20:', 'en')).toBe('Players: A: enter at most 2 hats.');
  expect(seat('A:31:20:', 'en')).toMatch(/“31” is not a space of the track/);
  expect(seat('A:3:200:', 'en')).toBe(
    'Players: A: “200” cannot be the coins. Write a number from 0 to 99.',
  );
  expect(seat('A:3:20:::1000', 'it')).toBe(
    'Giocatori: A: «1000» non può essere il numero dei punti. Scrivi un numero da −999 a 999.',
  );
});

test('who has no dice pays nothing for them', () => {
  const query = 'table=A:1:3:;B:2:0:g1';
  expect(pasted(roundEnd, query, 'en')).toContain('A pays for no dice and has 3 coins left.');
  expect(pasted(roundEnd, query, 'it')).toContain('A non paga dadi e tiene 3 monete.');
});

test('colors that cost the same are named', () => {
  const query = 'table=A:1:9:o3,g3,c1;B:2:0:o2,g2,p2';
  expect(said(roundEnd, query, 'en')).toEqual(
    expect.arrayContaining([
      'A pays 4 coins: 3 for orange (green would cost the same), and 1 for clear dice.',
      'B owes 2 coins for orange (green and purple would cost the same); B can pay none.',
    ]),
  );
  expect(said(roundEnd, query, 'it')).toContain(
    'A paga 4 monete: 3 per l’arancione (il verde costerebbe lo stesso), e 1 per i dadi trasparenti.',
  );
});

test('gems that may become coins leave the loss open', () => {
  const query = 'table=A:1:0:o3:0/3/0/0;B:2:0:&cards=1/1,0';
  expect(said(roundEnd, query, 'en')[0]).toBe(
    'New order: A, B. B chooses first. Points lost: A 2. This holds if the gems from play-order cards fit in the storage.',
  );
  expect(pasted(roundEnd, query, 'it')).toContain(
    'Vale se le gemme delle carte ordine di gioco stanno nel deposito.',
  );
});

test('five players lay out 4 sets and turn up the fifth', () => {
  const query = 'table=A:5:0:;B:4:0:;C:3:0:;D:2:0:;E:1:1:';
  expect(said(roundEnd, query, 'en')).toEqual(
    expect.arrayContaining([
      'Lay out 4 master cards and 4 trainer tiles on the game board.',
      'Turn up the top card of the deck and the top trainer tile of the pile: they are one more set.',
    ]),
  );
  expect(said(roundEnd, query, 'it')).toContain(
    'Scopri la prima carta del mazzo e la prima tessera Istruttore della pila: sono un set in più.',
  );
});

test('a part that cannot be read is named with its player', () => {
  expect(said(roundEnd, 'table=Ada:3:6:;Bo::8:', 'en')).toEqual([
    'Players: Bo: enter the space of the hat.',
  ]);
  expect(said(roundEnd, 'table=Ada:3:6:;Ada:4:8:', 'it')).toEqual([
    'Giocatori: Giocatore 2: «Ada» compare due volte. Date a ognuno un nome diverso.',
  ]);
  expect(said(roundEnd, 'cards=1,x', 'en')).toEqual([
    'What the play-order cards show: Card 2: “x” is not an effect. Choose coins and gems again.',
  ]);
});

test('Italian says “ad Ada”, counts dice well and writes a true minus', () => {
  const lines = said(roundEnd, 'round=1&table=Ada:3:0:g5:0/0/0/0:2;Bo:5:6:g1&cards=-1,0', 'it');
  expect(lines).toEqual(
    expect.arrayContaining([
      'La carta ordine di gioco 1 costa 1 moneta ad Ada. | 0 → 0',
      'La carta ordine di gioco 2 non costa e non dà niente a Bo.',
      'Secondo l’interpretazione scelta, i punti di Ada possono scendere sotto 0. | 2 → −4',
      'La prima scelta è di Bo, fra 3 set; poi l’ultimo set va ad Ada.',
      'Ognuno riprende i propri istruttori dal tendone; quelli bloccati restano.',
      'Metti 3 carte Maestro e 3 tessere Istruttore sul tabellone.',
      'Raccogli e tira di nuovo tutti e 11 i dadi.',
    ]),
  );
});

test('where points stop at 0 the headline tells what is really lost', () => {
  const query = 'table=Ada:3:0:g5::2;Bo:5:6:g1&cards=-1,0&floor=zero';
  expect(said(roundEnd, query, 'en')[0]).toBe(
    'New order: Ada, Bo. Bo chooses first. Points lost: Ada 2.',
  );
  expect(said(roundEnd, query, 'en')).toContain(
    'By the reading you chose, Ada’s points stop at 0, though 6 would be lost. | 2 → 0',
  );
});

test.each([
  ['en', '1 player is entered. Enter 2 to 5.'],
  ['it', 'C’è 1 giocatore. Indicane da 2 a 5.'],
] as const)('the command line speaks of problems as the page does: %s', (lang, text) => {
  const any = anyCalculator(roundEnd);
  expect(replyJson(any, 'table=Ada:1:6:g1', lang)).toMatchObject({ problems: [{ text }] });
});

test.each([
  [
    'table=a:3:9:;b:5:9:',
    'With 2 players and a gap between the hats, b also discards a set.',
    'Secondo l’interpretazione scelta, il «primo giocatore» che scarta è chi sceglie per primo.',
  ],
  [
    'table=a:3:9:;b:5:9:&discarder=card-one',
    'With 2 players and a gap between the hats, a discards one of the 2 sets left and takes the other.',
    'In 2 giocatori e con un vuoto tra i cappelli, a scarta uno dei 2 set rimasti e prende l’altro.',
  ],
  [
    'table=a:3:9:;b:5:9:&discarder=card-one',
    'By the reading you chose, the “first player” who discards is the holder of card 1.',
    'Secondo l’interpretazione scelta, il «primo giocatore» che scarta è chi ha la carta 1.',
  ],
  [
    'table=a:1:9:;b:2:9:;c:3:9:;d:4:9:;e:5:9:',
    'The face-up card on the deck and the face-up tile on the pile are one of the 5 sets. Once taken, they are not replaced until step 4.',
    'La carta scoperta sul mazzo e la tessera scoperta sulla pila sono uno dei 5 set. Una volta prese, fino al passo 4 non se ne scoprono altre.',
  ],
])('%s: who discards, and which sets there are', (query, english, italian) => {
  expect(said(roundEnd, query, 'en')).toContain(english);
  expect(said(roundEnd, query, 'it')).toContain(italian);
});
