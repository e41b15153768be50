import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  componentName,
  componentPath,
  entryId,
  HOME_CALCULATOR,
  noComponent,
  wokenBy,
} from '#src/build/component.ts';
import { calculators, findCalculator } from '#src/calculators/manifest.ts';

const WIDGETS = 'src/widgets';

describe('the manifest', () => {
  test('lists every calculator once', () => {
    const folders = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('/calculator.ts'))
      .map(dirname);
    const listed = calculators.map(({ game, name }) => `${game}/${name}`);
    expect(listed.toSorted()).toEqual(folders.toSorted());
  });

  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    '%s has a component',
    (name, calculator) => {
      const path = join('.', componentPath(calculator));
      expect(existsSync(path), path).toBe(true);
      expect(readFileSync(path, 'utf8')).toContain(`export const ${componentName(calculator)} =`);
      expect(findCalculator(name)).toBe(calculator);
    },
  );

  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    '%s bears its name everywhere',
    (name, { game }) => {
      const files = [
        `rules-engine/${game}/${name}.ts`,
        `tests/rules-engine/${game}/${name}.test.ts`,
        `tests/widgets/${game}/${name}.test.ts`,
        `tests/answers/${name}.json`,
      ];
      expect(files.filter((path) => !existsSync(path))).toEqual([]);
      const styles = readdirSync(join(WIDGETS, game, name)).filter((file) => file.endsWith('.css'));
      expect(styles.filter((file) => file !== `${name}.css`)).toEqual([]);
      const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const [engine = ''] = files;
      expect(readFileSync(engine, 'utf8')).toContain(`export const ${variable} = question(`);
      expect(readFileSync(join(WIDGETS, game, name, 'calculator.ts'), 'utf8')).toContain(
        `export const ${variable} = calculator(`,
      );
    },
  );

  test('a name that is not in it is not found', () => {
    expect(findCalculator('rock-rose')).toBeUndefined();
  });
});

describe('by convention', () => {
  const income = { game: 'rise-to-nobility-beyond', name: 'rock-rose-income' } as const;

  test('a calculator’s component bears its name', () => {
    expect(componentPath(income)).toBe(
      '/src/widgets/rise-to-nobility-beyond/rock-rose-income/RockRoseIncome.tsx',
    );
  });

  test('a missing one is told with what to do', () => {
    expect(noComponent(income).message).toBe(
      'The calculator “rock-rose-income” has nothing to show itself with. Export RockRoseIncome from src/widgets/rise-to-nobility-beyond/rock-rose-income/RockRoseIncome.tsx, or take it out of src/calculators/manifest.ts.',
    );
  });

  test('its entry says which it is', () => {
    expect(wokenBy(`${entryId(income)}?lang=it&of=rock-rose-income`)).toEqual(income);
    expect(wokenBy(`${entryId(HOME_CALCULATOR)}?lang=it`)).toEqual(HOME_CALCULATOR);
    expect(wokenBy('/src/calculators/wake.ts')).toBeUndefined();
  });
});
