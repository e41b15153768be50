import { expect, test } from 'vitest';
import { slingshot } from '#src/widgets/vast-bonus-cards/slingshot/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(slingshot, {
  population: ['1', '2', '4'],
  help: ['', '0', '1', '3'],
});

test('a Tribe of one may use it', () => {
  expect(said(slingshot, '', 'en')).toEqual([
    'The Bones Tribe may use the Slingshot; the Fangs Tribe can then attack the Knight if the card helps by at least 1.',
    'Any Tribe may use it: Population 1 is enough, and the target’s defense (4) does not matter.',
    'Without help the attack is not possible: Strength 4 must be greater than the target’s Strength 4. | 1 short',
    'It helps the other Tribes, and so the Fangs Tribe.',
    'How much it helps is printed on the card: read it.',
    'Using the Slingshot is not an attack on the Knight.',
    'The Slingshot does not wound the Knight.',
    'The Slingshot is an ordinary Secret, not a Scheme: you need not buy it.',
  ]);
  expect(said(slingshot, '', 'it')).toEqual([
    'La Tribù delle Ossa può usare la Fionda; poi la Tribù delle Zanne può attaccare il Cavaliere se la carta aiuta di almeno 1.',
    'Può usarla qualsiasi Tribù: basta Popolazione 1, e la difesa del bersaglio (4) non conta.',
    'Senza aiuto l’attacco non è possibile: Forza 4 deve essere maggiore di Forza 4 del bersaglio. | manca 1',
    'Aiuta le altre Tribù, quindi anche la Tribù delle Zanne.',
    'Di quanto aiuta è scritto sulla carta: leggila.',
    'Usare la Fionda non è un attacco contro il Cavaliere.',
    'La Fionda non ferisce il Cavaliere.',
    'La Fionda è un Segreto come gli altri, non un Complotto: non serve comprarla.',
  ]);
});

test.each([
  [
    'user=fangs',
    'The Fangs Tribe may use the Slingshot, but it still cannot attack the Knight.',
    'La Tribù delle Zanne può usare la Fionda, ma non può comunque attaccare il Cavaliere.',
  ],
  [
    'help=1',
    'The Bones Tribe may use the Slingshot, and with its help the Fangs Tribe can attack the Knight.',
    'La Tribù delle Ossa può usare la Fionda, e con il suo aiuto la Tribù delle Zanne può attaccare il Cavaliere.',
  ],
  [
    'target=dragon&defence=1',
    'The Bones Tribe may use the Slingshot, but the Fangs Tribe can attack the Dragon without help (with the Ash Dragon card in play).',
    'La Tribù delle Ossa può usare la Fionda, ma la Tribù delle Zanne può attaccare il Drago anche senza aiuto (con la carta Ash Dragon in gioco).',
  ],
])('%s', (query, english, italian) => {
  expect(said(slingshot, query, 'en')[0]).toBe(english);
  expect(said(slingshot, query, 'it')[0]).toBe(italian);
});

test('the pasted sentence says what it is and whom it helps', () => {
  expect(pasted(slingshot, '', 'en')).toBe(
    'Strength 4 against Strength 4: the Bones Tribe may use the Slingshot; the Fangs Tribe can then attack the Knight if the card helps by at least 1. The card itself is no attack and wounds no one.',
  );
  expect(pasted(slingshot, 'user=eye', 'it')).toBe(
    'Forza 4 contro Forza 4: la Tribù dell’Occhio può usare la Fionda; poi la Tribù delle Zanne può attaccare il Cavaliere se la carta aiuta di almeno 1. La carta in sé non è un attacco e non ferisce nessuno.',
  );
});
