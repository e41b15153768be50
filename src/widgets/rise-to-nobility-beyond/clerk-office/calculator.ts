import {
  CLERK_PLACES_PER_VISIT,
  clerkOffice as question,
  type ClerkPlace,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';

const PLACES = {
  tavern: { en: 'Cavern Tavern', it: 'Cavern Tavern' },
  'guild-hall': { en: 'Guild Hall', it: 'Guild Hall' },
  glade: { en: 'Guardians’ Glade', it: 'Radura dei Guardiani' },
} as const;

const together = (places: readonly ClerkPlace[]) => ({
  en: listed(
    'en',
    places.map((place) => `the ${PLACES[place].en}`),
  ),
  it: listed(
    'it',
    places.map((place) => PLACES[place].it),
  ),
});

export const clerkOffice = calculator(question, {
  name: 'clerk-office',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Berk the Clerk’s office', it: 'Ufficio di Berk the Clerk' },
  lead: {
    en: 'Whether one visit to Berk the Clerk may renew the places you choose.',
    it: 'Se con una sola visita a Berk the Clerk puoi rinnovare i luoghi che scegli.',
  },
  fields: {
    places: { en: 'Places you renew', it: 'Luoghi che rinnovi' },
    fewer: { en: 'How many places', it: 'Quanti luoghi' },
  },
  options: {
    places: PLACES,
    fewer: {
      'up-to-two': { en: 'Up to 2', it: 'Fino a 2' },
      'exactly-two': { en: 'Exactly 2', it: 'Esattamente 2' },
    },
  },
  headline: ({ renewed }) => {
    const { en, it } = together(renewed);
    return renewed.length === 0
      ? { en: 'Allowed: you renew nothing.', it: 'Si può: non rinnovi niente.' }
      : { en: `Allowed: you renew ${en}.`, it: `Si può: rinnovi ${it}.` };
  },
  lines: {
    places: {
      en: 'You renew {count place|places}; a visit may renew {max}.',
      it: 'Rinnovi {count luogo|luoghi}; una visita ne può rinnovare {max}.',
    },
    fewer: {
      en: 'Only {count place|places}: fine in the reading in force, up to {max}.',
      it: 'Solo {count luogo|luoghi}: va bene secondo l’interpretazione in vigore, fino a {max}.',
    },
    'renew-tavern': {
      en: 'Cavern Tavern: discard the face-up settlers and replace them from the settlers deck.',
      it: 'Cavern Tavern: i Coloni scoperti vanno negli scarti e il mazzo dei Coloni ne dà di nuovi.',
    },
    'renew-guild-hall': {
      en: 'Guild Hall: discard the buildings on offer and replace them from the bag.',
      it: 'Guild Hall: gli edifici esposti vanno negli scarti e dal sacchetto ne peschi di nuovi.',
    },
    'renew-glade': {
      en: 'Guardians’ Glade: discard the face-up Glade cards and replace them from the Glade deck.',
      it: 'Radura dei Guardiani: le carte Radura scoperte vanno negli scarti e il mazzo Radura ne dà di nuove.',
    },
  },
  violations: {
    'too-many-places': ({ count, max }) => ({
      en: `You chose ${count} places; a visit renews at most ${max}. Leave out ${count - max}.`,
      it: `Hai scelto ${count} luoghi; una visita ne rinnova al massimo ${max}. Togline ${count - max}.`,
    }),
    'too-few-places': {
      en: 'You chose {count place|places}; in the reading in force you renew {needed} or none.',
      it: 'Hai scelto {count luogo|luoghi}; secondo l’interpretazione in vigore ne rinnovi {needed} o nessuno.',
    },
  },
  sentence: ({ renewed }) => {
    if (renewed.length === 0) {
      return {
        en: 'On a visit to Berk the Clerk I need not renew anything.',
        it: 'Con una visita a Berk the Clerk posso anche non rinnovare niente.',
      };
    }
    const { en, it } = together(renewed);
    return renewed.length < CLERK_PLACES_PER_VISIT
      ? {
          en: `On a visit to Berk the Clerk I may renew ${en} alone, under the reading “Up to 2”.`,
          it: `Con una visita a Berk the Clerk posso rinnovare solo ${it}, con l’interpretazione «Fino a 2».`,
        }
      : {
          en: `On a visit to Berk the Clerk I may renew ${en}.`,
          it: `Con una visita a Berk the Clerk posso rinnovare ${it}.`,
        };
  },
});
