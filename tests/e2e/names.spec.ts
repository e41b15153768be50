import { tablePath } from '#src/paths.ts';
import { tableWords } from '#src/table/words.ts';
import {
  awake,
  calculatorPath,
  calculators,
  DEVICES,
  expect,
  LANGS,
  shellWords,
  test,
  type Lang,
  type Locator,
  type Page,
} from './support.ts';

// Names typed in one calculator are those of the table: the others of the game begin with them.

type Device = keyof typeof DEVICES;

const open = async (page: Page, lang: Lang, name: string, query?: string): Promise<void> => {
  await page.goto(calculatorPath(lang, name, query));
  await awake(page);
};

const press = (control: Locator, device: Device): Promise<void> =>
  device === 'phone' ? control.tap() : control.press('Enter');

/** Where the names of a calculator are typed; where it has other use for the room, they are folded away. */
const nameInputs = async (
  page: Page,
  lang: Lang,
  name: string,
  device: Device,
): Promise<Locator> => {
  const label = calculators.find((each) => each.name === name)?.words[lang].fields['names'];
  if (label !== undefined) {
    const fold = page.locator('details:not([open]) > summary', { hasText: label });
    if ((await fold.count()) > 0) await press(fold, device);
  }
  return page.locator(
    `[id^="${name}-names-"]:is(input), [id^="${name}-table-"][id$="-name"]:is(input)`,
  );
};

const expectNames = async (
  page: Page,
  lang: Lang,
  name: string,
  { device, names }: { readonly device: Device; readonly names: readonly string[] },
): Promise<void> => {
  const inputs = await nameInputs(page, lang, name, device);
  for (const [i, text] of names.entries()) await expect(inputs.nth(i)).toHaveValue(text);
};

/** Types anew into one input after the other: by tap, or by Tab from the first. */
const write = async (
  page: Page,
  inputs: Locator,
  { device, names }: { readonly device: Device; readonly names: readonly string[] },
): Promise<void> => {
  for (const [i, text] of names.entries()) {
    const input = inputs.nth(i);
    if (device === 'phone') await input.tap();
    else if (i === 0) await input.focus();
    else await tabTo(page, input);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
};

const tabTo = async (page: Page, input: Locator): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await input.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead to the next name.');
};

const GAMES = [
  {
    game: 'fire-and-ice',
    typed: 'final-scoring',
    others: ['shares', 'map-scoring', 'faction-auction', 'turn-order'],
    // Only with its Factions is a table on the map, and only with its first player in turn order.
    table: 'players=:witches,:giants&first=1&v=1',
    link: 'values=3,1&names=Xia,Wim',
    linked: 'shares',
    kept: 'players=Anna:witches,Ben:giants&first=1&v=1',
  },
  {
    game: 'the-magnificent-sno',
    typed: 'round-end',
    others: ['sno-final-score', 'tie-break'],
    table: '',
    link: 'table=Xia:9:1;Wim:8:2',
    linked: 'tie-break',
    kept: 'players=Anna,Ben&v=1',
  },
] as const;

for (const lang of LANGS) {
  for (const [device, options] of Object.entries(DEVICES) as [Device, object][]) {
    for (const { game, typed, others, table, link, linked, kept } of GAMES) {
      const onDevice = (page: Page): Promise<string | null> =>
        page.evaluate((key) => localStorage.getItem(key), `ce:table:${game}`);

      test.describe(() => {
        test.use(options);

        test(`names typed in ${typed} are those of the game (${lang}, ${device})`, async ({
          page,
        }) => {
          if (table !== '') {
            await page.goto(`${tablePath(lang, game)}?${table}`);
            await awake(page);
            await press(page.getByRole('button', { name: tableWords[lang].accept }), device);
          }
          await open(page, lang, typed);
          await write(page, await nameInputs(page, lang, typed, device), {
            device,
            names: ['Anna', 'Ben'],
          });
          await expect.poll(() => onDevice(page)).toBe(kept);
          for (const name of others) {
            await open(page, lang, name);
            await expectNames(page, lang, name, { device, names: ['Anna', 'Ben'] });
          }

          // Changed in another calculator, a name is changed in the first one too; and taken back there.
          const [other] = others;
          await open(page, lang, other);
          await write(page, await nameInputs(page, lang, other, device), {
            device,
            names: ['Nina'],
          });
          await open(page, lang, typed);
          await expectNames(page, lang, typed, { device, names: ['Nina', 'Ben'] });
          await open(page, lang, other);
          await press(page.getByRole('button', { name: shellWords[lang].undo }).first(), device);
          await expect.poll(() => onDevice(page)).toBe(kept);
        });

        test(`a link keeps its own names, and tells none of them: ${linked} (${lang}, ${device})`, async ({
          page,
        }) => {
          await page.goto(`${tablePath(lang, game)}?${kept}`);
          await awake(page);
          await press(page.getByRole('button', { name: tableWords[lang].accept }), device);
          await open(page, lang, linked, link);
          await expectNames(page, lang, linked, { device, names: ['Xia', 'Wim'] });
          expect(page.url()).toContain(link);
          expect(await onDevice(page)).toBe(kept);
          await open(page, lang, others[0]);
          await expectNames(page, lang, others[0], { device, names: ['Anna', 'Ben'] });
        });
      });
    }
  }
}
