import { expect, test } from 'vitest';
import { clerkOffice } from '#src/widgets/rise-to-nobility-beyond/clerk-office/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(clerkOffice, {
  places: ['', 'tavern', 'guild-hall', 'glade', 'tavern,glade', 'tavern,guild-hall,glade'],
});

test('two of three places', () => {
  expect(said(clerkOffice, 'places=tavern,glade', 'en')).toEqual([
    'Allowed: you renew the Cavern Tavern and the Guardians’ Glade.',
    'A visit lets you renew 2 places, never all of them.',
    'Cavern Tavern: discard the face-up Settlers and replace them from the Settlers deck.',
    'Guardians’ Glade: discard the face-up Glade cards and replace them from the Glade deck.',
  ]);
  expect(said(clerkOffice, 'places=tavern,glade', 'it').slice(0, 2)).toEqual([
    'Si può: rinnovi la Cavern Tavern e la Radura dei Guardiani.',
    'Con una visita puoi rinnovare 2 luoghi, mai tutti.',
  ]);
  expect(pasted(clerkOffice, 'places=tavern,glade', 'it')).toBe(
    'Con una visita a Berk the Clerk posso rinnovare la Cavern Tavern e la Radura dei Guardiani.',
  );
  expect(pasted(clerkOffice, 'places=tavern,glade', 'en')).toBe(
    'On a visit to Berk the Clerk I may renew the Cavern Tavern and the Guardians’ Glade.',
  );
});

test('all three places', () => {
  const all = 'places=tavern,guild-hall,glade';
  expect(said(clerkOffice, all, 'en')).toEqual([
    'You picked 3 places, but a visit lets you renew only 2. Leave out 1.',
  ]);
  expect(said(clerkOffice, all, 'it')).toEqual([
    'Hai indicato 3 luoghi, ma con una visita ne puoi rinnovare solo 2. Togline 1.',
  ]);
});

test('one place is a matter of reading', () => {
  expect(pasted(clerkOffice, 'places=glade', 'en')).toBe(
    'On a visit to Berk the Clerk I may renew only the Guardians’ Glade, under the reading “up to 2 places”.',
  );
  expect(pasted(clerkOffice, 'places=glade', 'it')).toBe(
    'Con una visita a Berk the Clerk posso rinnovare solo la Radura dei Guardiani, con l’interpretazione «fino a 2 luoghi».',
  );
  expect(said(clerkOffice, 'places=glade', 'en')).toContain(
    'In the reading you chose you may renew fewer, so 1 is enough.',
  );
  expect(said(clerkOffice, 'places=glade&fewer=exactly-two', 'en')).toEqual([
    'You picked only 1 place; in the reading you chose, you renew 2 or none. Add 1.',
  ]);
  expect(said(clerkOffice, 'places=glade&fewer=exactly-two', 'it')).toEqual([
    'Hai indicato solo 1 luogo; con l’interpretazione scelta ne rinnovi 2 o nessuno. Aggiungine 1.',
  ]);
});
