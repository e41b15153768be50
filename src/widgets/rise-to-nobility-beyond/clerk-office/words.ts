import {
  CLERK_PLACES_PER_VISIT,
  type ClerkLine,
  type ClerkPlace,
  type ClerkValue,
  type ClerkViolation,
  type RawClerk,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawClerk, ClerkValue, ClerkLine, ClerkViolation>;

type Places = Readonly<Record<ClerkPlace, string>>;

const PLACES: Places = {
  tavern: 'Cavern Tavern',
  'guild-hall': 'Guild Hall',
  glade: 'Guardians’ Glade',
};

const LUOGHI: Places = {
  tavern: 'Cavern Tavern',
  'guild-hall': 'Guild Hall',
  glade: 'Radura dei Guardiani',
};

const places = counted('place', 'places');
const luoghi = counted('luogo', 'luoghi');

const EN: Words = {
  title: 'Berk the Clerk’s office',
  lead: 'Whether one visit to Berk the Clerk may renew the places you choose.',
  fields: { places: 'Places you renew', fewer: 'How many places' },
  options: {
    places: PLACES,
    fewer: { 'up-to-two': 'Up to 2', 'exactly-two': 'Exactly 2' },
  },
  headline: ({ renewed }) =>
    renewed.length === 0
      ? 'Allowed: you renew nothing.'
      : `Allowed: you renew ${listed(
          'en',
          renewed.map((place) => `the ${PLACES[place]}`),
        )}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'places':
        return [`You renew ${places(line.count)}; a visit may renew ${line.max}.`];
      case 'fewer':
        return [`Only ${places(line.count)}: fine in the reading in force, up to ${line.max}.`];
      case 'renew-tavern':
        return [
          'Cavern Tavern: discard the face-up settlers and replace them from the settlers deck.',
        ];
      case 'renew-guild-hall':
        return ['Guild Hall: discard the buildings on offer and replace them from the bag.'];
      case 'renew-glade':
        return [
          'Guardians’ Glade: discard the face-up Glade cards and replace them from the Glade deck.',
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-places':
        return `You chose ${places(violation.count)}; a visit renews at most ${violation.max}. Leave out ${violation.count - violation.max}.`;
      case 'too-few-places':
        return `You chose ${places(violation.count)}; in the reading in force you renew ${violation.needed} or none.`;
    }
  },
  sentence: (_, { renewed }) =>
    renewed.length === 0
      ? 'On a visit to Berk the Clerk I need not renew anything.'
      : `On a visit to Berk the Clerk I may renew ${listed(
          'en',
          renewed.map((place) => `the ${PLACES[place]}`),
        )}${renewed.length < CLERK_PLACES_PER_VISIT ? ' alone, under the reading “Up to 2”' : ''}.`,
};

const IT: Words = {
  title: 'Ufficio di Berk the Clerk',
  lead: 'Se con una sola visita a Berk the Clerk puoi rinnovare i luoghi che scegli.',
  fields: { places: 'Luoghi che rinnovi', fewer: 'Quanti luoghi' },
  options: {
    places: LUOGHI,
    fewer: { 'up-to-two': 'Fino a 2', 'exactly-two': 'Esattamente 2' },
  },
  headline: ({ renewed }) =>
    renewed.length === 0
      ? 'Si può: non rinnovi niente.'
      : `Si può: rinnovi ${listed(
          'it',
          renewed.map((place) => LUOGHI[place]),
        )}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'places':
        return [`Rinnovi ${luoghi(line.count)}; una visita ne può rinnovare ${line.max}.`];
      case 'fewer':
        return [
          `Solo ${luoghi(line.count)}: va bene secondo l’interpretazione in vigore, fino a ${line.max}.`,
        ];
      case 'renew-tavern':
        return [
          'Cavern Tavern: i Coloni scoperti vanno negli scarti e il mazzo dei Coloni ne dà di nuovi.',
        ];
      case 'renew-guild-hall':
        return [
          'Guild Hall: gli edifici esposti vanno negli scarti e dal sacchetto ne peschi di nuovi.',
        ];
      case 'renew-glade':
        return [
          'Radura dei Guardiani: le carte Radura scoperte vanno negli scarti e il mazzo Radura ne dà di nuove.',
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-places':
        return `Hai scelto ${luoghi(violation.count)}; una visita ne rinnova al massimo ${violation.max}. Togline ${violation.count - violation.max}.`;
      case 'too-few-places':
        return `Hai scelto ${luoghi(violation.count)}; secondo l’interpretazione in vigore ne rinnovi ${violation.needed} o nessuno.`;
    }
  },
  sentence: (_, { renewed }) =>
    renewed.length === 0
      ? 'Con una visita a Berk the Clerk posso anche non rinnovare niente.'
      : `Con una visita a Berk the Clerk posso rinnovare ${renewed.length < CLERK_PLACES_PER_VISIT ? 'solo ' : ''}${listed(
          'it',
          renewed.map((place) => LUOGHI[place]),
        )}${renewed.length < CLERK_PLACES_PER_VISIT ? ', con l’interpretazione «Fino a 2»' : ''}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };
