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
    'The Knight keeps C.',
    'The Cave draws A, B and C. | 3',
    'In the base game, the Cave draws only 2 cards.',
    'The Cave puts B on the bottom of the deck.',
    'The Knight is handed A and C.',
    'The Knight puts A on the bottom of the deck.',
    'Under the deck, the Knight’s card is lowest: B and A.',
    'The Knight keeps C.',
    'The Cave is not shown where A went.',
  ]);
  expect(said(uncertainTreasures, '', 'it')).toEqual([
    'Il Cavaliere tiene C.',
    'La Caverna pesca A, B e C. | 3',
    'Nel gioco base la Caverna pesca solo 2 carte.',
    'La Caverna mette B in fondo al mazzo.',
    'Il Cavaliere riceve A e C.',
    'Il Cavaliere mette A in fondo al mazzo.',
    'In fondo al mazzo la carta del Cavaliere sta più in basso: B e A.',
    'Il Cavaliere tiene C.',
    'Alla Caverna non si mostra dove va a finire: A.',
  ]);
});

test.each([
  [
    'caveBottom=&deck=javelin,rune-staff,c',
    'The Cave puts Javelin, Rune Staff or C on the bottom.',
    'La Caverna mette in fondo Giavellotto, Bastone Runico o C.',
  ],
  ['knightBottom=', 'The Knight puts A or C on the bottom.', 'Il Cavaliere mette in fondo A o C.'],
  [
    'choice=',
    'The Knight keeps C or declines it for 5 Grit.',
    'Il Cavaliere tiene C o rifiuta la carta per 5 Coraggio.',
  ],
  [
    'choice=decline',
    'The Knight declines C: Grit 3 → 8 and 1 Hero cube.',
    'Il Cavaliere rifiuta C: Coraggio 3 → 8 e 1 cubo Eroe.',
  ],
  [
    'deck=&grit=43',
    'No Treasure card is left: Grit 43 → 45.',
    'Non ci sono più carte Tesoro: Coraggio 43 → 45.',
  ],
])('%s', (query, english, italian) => {
  expect(said(uncertainTreasures, query, 'en')[0]).toBe(english);
  expect(said(uncertainTreasures, query, 'it')[0]).toBe(italian);
});

test.each([
  [
    'caveBottom=e',
    'The Cave cannot put E on the bottom: it drew A, B and C.',
    'La Caverna non può mettere in fondo E: ha pescato A, B e C.',
  ],
  [
    'knightBottom=b',
    'The Knight cannot put B on the bottom: she has A and C.',
    'Il Cavaliere non può mettere in fondo B: ha A e C.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(uncertainTreasures, query, 'en')).toEqual([english]);
  expect(said(uncertainTreasures, query, 'it')).toEqual([italian]);
});

test('the pasted sentence has cards and outcome', () => {
  expect(pasted(uncertainTreasures, '', 'en')).toBe(
    'Uncertain Treasures, drawn: A, B and C. The Knight keeps C.',
  );
  expect(pasted(uncertainTreasures, 'deck=', 'it')).toBe(
    'Tesori Ignoti, carte pescate: nessuna. Non ci sono più carte Tesoro: Coraggio 3 → 8 e 1 cubo Eroe.',
  );
});
