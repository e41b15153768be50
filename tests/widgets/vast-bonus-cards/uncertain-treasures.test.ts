import { expect, test } from 'vitest';
import { uncertainTreasures } from '#src/widgets/vast-bonus-cards/uncertain-treasures/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(uncertainTreasures, {
  deck: ['', 'a', 'a,b', 'a,b,c', 'javelin,cursed-amulet,rune-staff', 'a,a', 'iron-helm,b,c'],
  caveBottom: ['', 'a', 'b', 'd', 'rune-staff'],
  knightBottom: ['', 'a', 'b', 'd', 'javelin'],
  choice: ['', 'keep', 'decline'],
  grit: ['0', '3', '10', '43', '45'],
});

test('card by card, with a Cave player', () => {
  expect(said(uncertainTreasures, '', 'en')).toEqual([
    'The Knight keeps C. To the bottom of the deck: B and A.',
    'The Cave draws A, B and C.',
    'In the base game the Cave draws only 2 cards.',
    'The Cave puts B on the bottom of the deck.',
    'The Knight gets A and C.',
    'The Knight puts A on the bottom of the deck.',
    'The Knight’s card goes below the Cave’s: from the top, B and A.',
    'C is left: the Knight could decline it, but keeps it.',
    'The Cave is not told where A went.',
  ]);
  expect(said(uncertainTreasures, '', 'it')).toEqual([
    'Il Cavaliere tiene C. In fondo al mazzo: B e A.',
    'La Caverna pesca A, B e C.',
    'Nel gioco base la Caverna pesca solo 2 carte.',
    'La Caverna mette B in fondo al mazzo.',
    'Il Cavaliere riceve A e C.',
    'Il Cavaliere mette A in fondo al mazzo.',
    'La carta del Cavaliere va sotto quella della Caverna: dall’alto, B e A.',
    'Resta C: il Cavaliere potrebbe rifiutare la carta, ma la tiene.',
    'Alla Caverna non si dice dove va a finire A.',
  ]);
});

test.each([
  [
    'caveBottom=&deck=javelin,rune-staff,c',
    'Next, the Cave chooses a card for the bottom of the deck: Javelin, Rune Staff or C.',
    'Ora la Caverna sceglie una carta da mettere in fondo al mazzo: Giavellotto, Bastone Runico o C.',
  ],
  [
    'knightBottom=',
    'Next, the Knight chooses a card for the bottom of the deck: A or C.',
    'Ora il Cavaliere sceglie una carta da mettere in fondo al mazzo: A o C.',
  ],
  [
    'choice=',
    'Next, the Knight keeps C or declines it for 5 Grit.',
    'Ora il Cavaliere tiene C o rifiuta la carta per 5 Coraggio.',
  ],
  [
    'choice=decline',
    'The Knight declines C: her Grit goes from 3 to 8 and she gains 1 Hero cube. To the bottom of the deck: B and A.',
    'Il Cavaliere rifiuta C: il suo Coraggio passa da 3 a 8 e guadagna 1 cubo Eroe. In fondo al mazzo: B e A.',
  ],
  [
    'deck=&grit=43',
    'No Treasure card is left: the Knight’s Grit goes from 43 to 45.',
    'Non ci sono più carte Tesoro: al Cavaliere il Coraggio passa da 43 a 45.',
  ],
])('%s', (query, english, italian) => {
  expect(said(uncertainTreasures, query, 'en')[0]).toBe(english);
  expect(said(uncertainTreasures, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'caveBottom=e',
    'The Cave cannot put E on the bottom: it drew A, B and C. Choose one of these.',
    'La Caverna non può mettere in fondo E: ha pescato A, B e C. Scegli una di queste.',
  ],
  [
    'knightBottom=b',
    'The Knight cannot put B on the bottom: she has A and C. Choose one of these.',
    'Il Cavaliere non può mettere in fondo B: ha A e C. Scegli una di queste.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(uncertainTreasures, query, 'en')).toEqual([english]);
  expect(said(uncertainTreasures, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has cards and outcome', () => {
  expect(pasted(uncertainTreasures, '', 'en')).toBe(
    'Uncertain Treasures. Drawn: A, B and C. The Knight keeps C. To the bottom of the deck: B and A.',
  );
  expect(pasted(uncertainTreasures, 'deck=', 'it')).toBe(
    'Tesori Ignoti. Non ci sono più carte Tesoro: al Cavaliere il Coraggio passa da 3 a 8 e guadagna 1 cubo Eroe.',
  );
});
