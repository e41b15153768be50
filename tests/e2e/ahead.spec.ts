import { expect, LANGS, test } from './support.ts';

for (const lang of LANGS) {
  test(`the page a pointer is on is here before the click (${lang})`, async ({ page, context }) => {
    await page.goto(`${lang}/fire-and-ice/auction/`);
    const session = await context.newCDPSession(page);
    const fetched = new Promise<string>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready') resolve(prefetchUrl);
      });
    });
    await session.send('Preload.enable');
    const link = page.locator('.clause__title a').first();
    await link.hover();
    expect(await fetched).toBe(await link.evaluate((each: HTMLAnchorElement) => each.href));
    await link.click();
    await expect(page).toHaveURL(/\/r\//);
    const how = await page.evaluate(() => {
      const [{ deliveryType } = {}] = performance.getEntriesByType('navigation') as {
        readonly deliveryType?: string;
      }[];
      return deliveryType;
    });
    expect(how).toBe('navigational-prefetch');
  });
}
