import { describe, expect, test } from 'vitest';
import { bentLinks, faultsOf } from '#scripts/bent-links.ts';
import { calculators } from '#src/calculators/manifest.ts';

/** `npm run fuzz` opens many more. */
const LINKS = 120;
const SEED = 20_261_118;

describe('random and bent links get an answer, or a sentence that says what to do', () => {
  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    '%s',
    (_, calculator) => {
      const links = [...bentLinks(calculator, LINKS, SEED)];
      expect(new Set(links).size).toBeGreaterThan(LINKS / 2);
      expect(
        links.flatMap((query) => faultsOf(calculator, query).map((fault) => `?${query} ${fault}`)),
      ).toEqual([]);
    },
  );
});
