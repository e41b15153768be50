import {
  CLERK_PLACES_PER_VISIT,
  clerkOffice as question,
  type ClerkPlace,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';

export const PLACES = {
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
    places.map((place) => `la ${PLACES[place].it}`),
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
    places: ({ count, max }) =>
      count === 0
        ? {
            en: `A visit lets you renew ${max} places, but you need not renew any.`,
            it: `Con una visita puoi rinnovare ${max} luoghi, ma puoi anche non farlo.`,
          }
        : {
            en: `A visit lets you renew ${max} places, never all of them.`,
            it: `Con una visita puoi rinnovare ${max} luoghi, mai tutti.`,
          },
    fewer: {
      en: 'In the reading you chose you may renew fewer, so {count} is enough.',
      it: 'Con l’interpretazione scelta puoi rinnovarne di meno: ne basta {count}.',
    },
    'renew-tavern': {
      en: 'Cavern Tavern: discard the face-up Settlers and replace them from the Settlers deck.',
      it: 'Cavern Tavern: scarta i Coloni scoperti e sostituiscili con altri del mazzo dei Coloni.',
    },
    'renew-guild-hall': {
      en: 'Guild Hall: discard the buildings on offer and replace them from the bag.',
      it: 'Guild Hall: scarta gli edifici esposti e sostituiscili con altri pescati dal sacchetto.',
    },
    'renew-glade': {
      en: 'Guardians’ Glade: discard the face-up Glade cards and replace them from the Glade deck.',
      it: 'Radura dei Guardiani: scarta le carte Radura scoperte e sostituiscile con altre del mazzo Radura.',
    },
  },
  violations: {
    'too-many-places': ({ count, max }) => ({
      en: `You picked ${count} places, but a visit lets you renew only ${max}. Leave out ${count - max}.`,
      it: `Hai indicato ${count} luoghi, ma con una visita ne puoi rinnovare solo ${max}. Togline ${count - max}.`,
    }),
    'too-few-places': ({ count, needed }) => ({
      en: `You picked only ${counted('place', 'places')(count)}; in the reading you chose, you renew ${needed} or none. Add ${needed - count}.`,
      it: `Hai indicato solo ${counted('luogo', 'luoghi')(count)}; con l’interpretazione scelta ne rinnovi ${needed} o nessuno. Aggiungine ${needed - count}.`,
    }),
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
          en: `On a visit to Berk the Clerk I may renew only ${en}, under the reading “up to 2 places”.`,
          it: `Con una visita a Berk the Clerk posso rinnovare solo ${it}, con l’interpretazione «fino a 2 luoghi».`,
        }
      : {
          en: `On a visit to Berk the Clerk I may renew ${en}.`,
          it: `Con una visita a Berk the Clerk posso rinnovare ${it}.`,
        };
  },
});
