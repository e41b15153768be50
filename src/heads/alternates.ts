import { BASE, homeAddress } from '#src/addresses.ts';
import { FIRST_LANG, LANGS } from '#src/lang.ts';

/** A page in each language, and for readers of none: `below` is its path below its language. */
export const alternatesOf = (
  below: string,
): readonly { readonly lang: string; readonly address: string }[] => [
  ...LANGS.map((lang) => ({ lang, address: `${homeAddress(lang)}${below}` })),
  {
    lang: 'x-default',
    // The first page of all goes on to the reader's language.
    address: below === '' ? BASE : `${homeAddress(FIRST_LANG)}${below}`,
  },
];
