import { fireEvent } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { calculators } from '#src/calculators/manifest.ts';
import { LANGS } from '#src/lang.ts';
import { componentOf, open } from './opened.tsx';

/** What is put on a board is chosen by its sign. */
const PALETTES = ['map-scoring', 'riverwalkers-map', 'camp-scoring', 'entrance'];

const signs = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('.calculator__form input[type=radio]'),
];

/** The word for a sign; how many there are may come after it. */
const wordOf = (sign: HTMLInputElement): string =>
  (sign.getAttribute('aria-label') ?? sign.closest('label')?.textContent ?? '').split(':')[0] ?? '';

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

test.each(PALETTES.flatMap((name) => LANGS.map((lang) => [name, lang] as const)))(
  'the signs of %s say what they mean (%s)',
  async (name, lang) => {
    const calculator = calculators.find((each) => each.name === name)!;
    open(calculator, await componentOf(calculator), lang);
    expect(signs().length).toBeGreaterThan(2);
    for (const i of signs().keys()) {
      // Another player may have fewer.
      const sign = signs()[i];
      if (!sign) continue;
      fireEvent.click(sign);
      expect(wordOf(sign)).toMatch(/\p{L}{2}/u);
      expect(plain(document.body.textContent), sign.value).toContain(plain(wordOf(sign)));
    }
  },
);
