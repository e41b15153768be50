import { awake, calculatorPath, expect, LANGS, test } from './support.ts';

/** The performance track, as each language calls it and its spaces. */
const WORDS = {
  en: { track: 'Performance track', free: '2nd space, free', taken: '2nd space, hat of Ada' },
  it: {
    track: 'Tracciato delle esibizioni',
    free: '2º spazio, libero',
    taken: '2º spazio, cappello di Ada',
  },
};

const TABLE = 'table=Ada::6:;Bo:5:8:';

for (const lang of LANGS) {
  const { track, free, taken } = WORDS[lang];

  test(`a hat is put on the track by touch (${lang})`, async ({ phone: page }) => {
    await page.goto(calculatorPath(lang, 'round-end', TABLE));
    await awake(page);
    const spaces = page.getByRole('group', { name: track }).getByRole('button');
    for (const space of await spaces.all()) {
      const { width, height } = (await space.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: free, exact: true }).tap();
    await expect(page.getByRole('button', { name: taken, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/table=Ada:2:6:;Bo:5:8:/);
  });

  test(`a hat is put on the track by keyboard (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'round-end', TABLE));
    await awake(page);
    const spaces = page.getByRole('group', { name: track }).getByRole('button');
    await spaces.first().focus();
    await page.keyboard.press('ArrowUp');
    const second = page.getByRole('button', { name: free, exact: true });
    await expect(second).toBeFocused();
    const ring = await second.evaluate((space) => getComputedStyle(space).outlineStyle);
    expect(ring).not.toBe('none');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: taken, exact: true })).toBeFocused();
    await expect(page).toHaveURL(/table=Ada:2:6:;Bo:5:8:/);
    await page.keyboard.press('Space');
    await expect(second).toBeFocused();
  });
}
