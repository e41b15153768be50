import { expect, test } from 'vitest';
import { slingshot } from '#src/widgets/vast-bonus-cards/slingshot/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(slingshot, {
  population: ['1', '2', '4'],
  help: ['', '0', '1', '3'],
});

test('a Tribe of one may use it', () => {
  expect(said(slingshot, '', 'en')).toEqual([
    'It may be used; the attack is possible if the Slingshot helps by at least 1.',
    'The Bones Tribe may use it with Population 1, whatever the defence (4). | ✓',
    'It is a Secret like any other, not a Scheme: it need not be bought.',
    'It is not an attack on the Knight.',
    'It does the Knight no harm. | 0',
    'Without it: Strength 4 must be greater than Strength 4. | −1',
    'It helps the other Tribes, so it helps the Fangs Tribe.',
    'How much it helps is on the card: at least 1 is needed.',
  ]);
  expect(said(slingshot, '', 'it')).toEqual([
    'Si può usare; l’attacco è possibile se la Fionda aiuta di almeno 1.',
    'La Tribù delle Ossa può usarla con Popolazione 1, qualunque sia il valore di difesa (4). | ✓',
    'È un Segreto come gli altri, non un Complotto: non va comprata.',
    'Non è un attacco contro il Cavaliere.',
    'Non ferisce il Cavaliere. | 0',
    'Senza: Forza 4 deve essere maggiore di Forza 4. | −1',
    'Aiuta le altre Tribù, quindi aiuta la Tribù delle Zanne.',
    'Di quanto aiuta sta scritto sulla carta: occorre almeno +1.',
  ]);
});

test.each([
  [
    'user=fangs',
    'It may be used, but this attack is not possible.',
    'Si può usare, ma questo attacco non è possibile.',
  ],
  [
    'help=1',
    'It may be used, and with its help the attack is possible.',
    'Si può usare, e con il suo aiuto l’attacco è possibile.',
  ],
  [
    'target=dragon&defence=1',
    'It may be used; the attack with the Ash Dragon card in play needs no help.',
    'Si può usare; all’attacco con la carta Ash Dragon in gioco non serve aiuto.',
  ],
])('%s', (query, english, italian) => {
  expect(said(slingshot, query, 'en')[0]).toBe(english);
  expect(said(slingshot, query, 'it')[0]).toBe(italian);
});

test('the pasted sentence says what it is and whom it helps', () => {
  expect(pasted(slingshot, '', 'en')).toBe(
    'Slingshot: no attack, no wound; it helps Fangs and Eye. It may be used; the attack is possible if the Slingshot helps by at least 1.',
  );
  expect(pasted(slingshot, 'user=eye', 'it')).toBe(
    'Fionda: nessun attacco, nessuna ferita; aiuta Zanne e Ossa. Si può usare; l’attacco è possibile se la Fionda aiuta di almeno 1.',
  );
});
