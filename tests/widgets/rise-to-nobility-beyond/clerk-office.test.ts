import { expect, test } from 'vitest';
import { clerkOffice } from '#src/widgets/rise-to-nobility-beyond/clerk-office/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(clerkOffice, {
  places: ['', 'tavern', 'guild-hall', 'glade', 'tavern,glade', 'tavern,guild-hall,glade'],
});

test('two of three places', () => {
  expect(said(clerkOffice, 'places=tavern,glade', 'en')).toEqual([
    'Allowed: you renew the Cavern Tavern and the Guardians’ Glade.',
    'You renew 2 places; a visit may renew 2.',
    'Cavern Tavern: discard the face-up settlers and replace them from the settlers deck.',
    'Guardians’ Glade: discard the face-up Glade cards and replace them from the Glade deck.',
  ]);
  expect(said(clerkOffice, 'places=tavern,glade', 'it').slice(0, 2)).toEqual([
    'Si può: rinnovi Cavern Tavern e Radura dei Guardiani.',
    'Rinnovi 2 luoghi; una visita ne può rinnovare 2.',
  ]);
  expect(pasted(clerkOffice, 'places=tavern,glade', 'it')).toBe(
    'Con una visita a Berk the Clerk posso rinnovare Cavern Tavern e Radura dei Guardiani.',
  );
  expect(pasted(clerkOffice, 'places=tavern,glade', 'en')).toBe(
    'On a visit to Berk the Clerk I may renew the Cavern Tavern and the Guardians’ Glade.',
  );
});

test('all three places', () => {
  const all = 'places=tavern,guild-hall,glade';
  expect(said(clerkOffice, all, 'en')).toEqual([
    'You chose 3 places; a visit renews at most 2. Leave out 1.',
  ]);
  expect(said(clerkOffice, all, 'it')).toEqual([
    'Hai scelto 3 luoghi; una visita ne rinnova al massimo 2. Togline 1.',
  ]);
});

test('one place is a matter of reading', () => {
  expect(pasted(clerkOffice, 'places=glade', 'en')).toBe(
    'On a visit to Berk the Clerk I may renew the Guardians’ Glade alone, under the reading “Up to 2”.',
  );
  expect(pasted(clerkOffice, 'places=glade', 'it')).toBe(
    'Con una visita a Berk the Clerk posso rinnovare solo Radura dei Guardiani, con l’interpretazione «Fino a 2».',
  );
  expect(said(clerkOffice, 'places=glade', 'en')).toContain(
    'Only 1 place: fine in the reading in force, up to 2.',
  );
  expect(said(clerkOffice, 'places=glade&fewer=exactly-two', 'en')).toEqual([
    'You chose 1 place; in the reading in force you renew 2 or none.',
  ]);
  expect(said(clerkOffice, 'places=glade&fewer=exactly-two', 'it')).toEqual([
    'Hai scelto 1 luogo; secondo l’interpretazione in vigore ne rinnovi 2 o nessuno.',
  ]);
});
