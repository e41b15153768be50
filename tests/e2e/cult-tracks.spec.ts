import { cultNames } from '#src/widgets/fire-and-ice/shared/names.ts';
import { answerOf, awake, calculatorPath, expect, LANGS, test } from './support.ts';

const SHEET =
  'factions=witches,giants&names=Ada,Bo&points=70,66&area=9,8&tile=outposts&results=2,3&cults=&resources=0/0/0/0/0;0/0/0/0/0';

for (const lang of LANGS) {
  const names = cultNames[lang];

  test(`a tap puts a marker on a space of a Cult track (${lang})`, async ({ phone: page }) => {
    await page.goto(calculatorPath(lang, 'acolytes', 'cults=3/3/3/3'));
    await awake(page);
    const water = page.getByRole('slider', { name: names.water, exact: true });
    await water.scrollIntoViewIfNeeded();
    const room = (await water.boundingBox())!;
    expect(room.height).toBeGreaterThanOrEqual(44);
    const at = (space: number) => ({ x: ((space + 0.5) / 11) * room.width, y: room.height / 2 });
    for (const space of [7, 0, 10]) {
      await water.tap({ position: at(space) });
      await expect(water).toHaveValue(String(space));
      await expect(page).toHaveURL(new RegExp(`cults=3/${space}/3/3`));
    }
  });

  test(`a marker is moved by keys, and a sheet is whole with the last (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(calculatorPath(lang, 'final-scoring', SHEET));
    await awake(page);
    const sliders = page.getByRole('slider');
    await expect(sliders).toHaveCount(8);
    // A marker still to be told is told as 0, too.
    await sliders.first().focus();
    const ring = await sliders.first().evaluate((slider) => getComputedStyle(slider).outlineStyle);
    expect(ring).not.toBe('none');
    await page.keyboard.press('0');
    await expect(page).toHaveURL(/cults=0\/\/\/;/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/cults=1\/\/\/;/);
    for (let i = 1; i < 8; i++) {
      await sliders.nth(i).focus();
      await page.keyboard.press(String(i));
    }
    await expect(page).toHaveURL(/cults=1\/2\/4\/6;1\/3\/5\/7/);
    await expect(answerOf(page, lang)).toContainText(/\bBo\b.*\b126\b.*\bAda\b.*\b118\b/);
  });
}
