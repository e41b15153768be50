import { tablePath } from '#src/paths.ts';
import { tableWords } from '#src/table/words.ts';
import {
  answerOf,
  awake,
  calculatorPath,
  DEVICES,
  expect,
  fieldOf,
  LANGS,
  shellWords,
  test,
  type Lang,
  type Page,
} from './support.ts';

// A whole end of game: entered by hand on a phone, with the names of its table; shared as a link and
// opened on another device; shared as a picture.

interface Ending {
  readonly game: string;
  readonly calculator: string;
  /** Who plays, as the link of a table says it. */
  readonly players: string;
  readonly enter: (page: Page, lang: Lang) => Promise<void>;
  /** What the answer says. */
  readonly answer: Readonly<Record<Lang, string>>;
  /** What its table or its reasons say. */
  readonly standing: readonly string[];
}

const tapPiece = (page: Page, id: string, count: number): Promise<void> =>
  page
    .locator(`[id="${id}"]`)
    .getByRole('radio', { name: String(count), exact: true })
    .check();

const ENDINGS: readonly Ending[] = [
  {
    game: 'fire-and-ice',
    calculator: 'final-scoring',
    players: 'Ada:witches,Bo:giants',
    enter: async (page) => {
      const seats = [
        { points: '100', area: '9', results: '5', level: '3', workers: '6' },
        { points: '90', area: '6', results: '4', level: '2', workers: '0' },
      ];
      await fieldOf(page, 'final-scoring', 'tile').selectOption('outposts');
      for (const [i, { level, workers, ...numbers }] of seats.entries()) {
        const part = (name: string) => page.locator(`[id="final-scoring-${name}-${i + 1}"]`);
        for (const [name, number] of Object.entries(numbers)) await part(name).fill(number);
        const marker = new RegExp(`^${['Ada', 'Bo'][i] ?? ''}`);
        const tracks = fieldOf(page, 'final-scoring', 'cults').getByRole('slider', {
          name: marker,
        });
        for (const track of await tracks.all()) await track.fill(level);
        await page.locator(`[id="final-scoring-resources-${i + 1}-1"]`).fill(workers);
        await page.locator('.sheet__player .chip').first().tap();
      }
    },
    answer: {
      en: 'Ada wins with 170 VP; Bo has 130 VP.',
      it: 'Vince Ada con 170 PV; Bo ha 130 PV.',
    },
    standing: ['Ada', 'Bo', '170', '130'],
  },
  {
    game: 'rise-to-nobility-beyond',
    calculator: 'donation-scoring',
    players: 'Ada,Bo,Cy',
    enter: async (page) => {
      for (const [i, tokens] of [6, 4, 4].entries()) {
        await tapPiece(page, `donation-scoring-tokens-${i + 1}`, tokens);
      }
      for (const [i, points] of ['80', '91', '77'].entries()) {
        await fieldOf(page, 'donation-scoring', `before-${i + 1}`).fill(points);
      }
    },
    answer: {
      en: 'Victory points: 14 for Ada, 7 for Bo and 7 for Cy.',
      it: 'Punti vittoria: 14 a Ada, 7 a Bo e 7 a Cy.',
    },
    standing: ['Ada', '94', '98', '84'],
  },
  {
    game: 'vast-bonus-cards',
    calculator: 'victory',
    players: 'Elio:thief,Ada:knight,Bo:goblins,Cy:dragon,Dora:cave',
    enter: async (page) => {
      const choose = (field: string, value: string): Promise<void> =>
        fieldOf(page, 'victory', field).locator(`[value="${value}"]`).check();
      await tapPiece(page, 'victory-knightHealth', 3);
      await tapPiece(page, 'victory-dragonHealth', 2);
      await choose('dragonIs', 'surfaced');
      await tapPiece(page, 'victory-tiles', 4);
      await choose('collapse', 'yes');
      await tapPiece(page, 'victory-stashed', 6);
    },
    answer: { en: 'Elio (Thief) has won.', it: 'Ha vinto Elio (Ladro).' },
    standing: ['Ada', 'Bo', 'Cy', 'Dora', 'Elio'],
  },
  {
    game: 'the-magnificent-sno',
    calculator: 'sno-final-score',
    players: 'Ada,Bo,Cy',
    enter: async (page) => {
      const seats = [
        { points: '120', base: '6', order: '2', card: 'gems', count: '3' },
        { points: '128', base: '0', order: '1', card: 'coins', count: '7' },
        { points: '110', base: '2', order: '3', card: 'pairs', count: '5' },
      ];
      for (const [i, seat] of seats.entries()) {
        const part = (name: string) =>
          page.locator(`[id="sno-final-score-table-${i + 1}-${name}"]`);
        await part('points').fill(seat.points);
        await part('base').fill(seat.base);
        await part('order').selectOption(seat.order);
        await part('last').selectOption(seat.card);
        await part('last-1').fill(seat.count);
      }
    },
    answer: { en: 'Ada wins: Ada 138, Bo 135, Cy 122.', it: 'Vince Ada: Ada 138, Bo 135, Cy 122.' },
    standing: ['Ada', '138', '135', '122'],
  },
];

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await awake(page);
};

const PICTURE: Readonly<Record<Lang, string>> = { en: 'Picture', it: 'Immagine' };

/** How wide and high a picture is, and how many colors it has. */
const pictureIn = (page: Page) =>
  page.locator('.sharing__picture').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, width, height) ?? {};
    const colors = new Set(new Uint32Array(data.buffer));
    return { width, height, colors: colors.size };
  });

for (const lang of LANGS) {
  for (const { game, calculator, players, enter, answer, standing } of ENDINGS) {
    test(`an end of game is entered, scored, shared and reopened: ${calculator} (${lang})`, async ({
      browser,
      baseURL,
    }) => {
      const device = { ...(baseURL && { baseURL }), serviceWorkers: 'block' as const };
      const phone = await browser.newContext({
        ...{ ...device, ...DEVICES.phone },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await phone.newPage();
      await open(page, `${tablePath(lang, game)}?players=${players}&v=1`);
      await page.getByRole('button', { name: tableWords[lang].accept }).tap();
      await open(page, calculatorPath(lang, calculator));
      await enter(page, lang);
      await expect(answerOf(page, lang)).toContainText(answer[lang]);
      const result = page.locator('.calculator__result');
      for (const said of standing) await expect(result).toContainText(said);
      const isCut = (boxes: Element[]) => boxes.some((box) => box.scrollWidth > box.clientWidth);
      expect(await result.locator('.table-scroll').evaluateAll(isCut), 'seen whole').toBe(false);
      await page.getByRole('button', { name: shellWords[lang].copyLink }).tap();
      await expect(page.locator('.sharing > .sharing__said')).toHaveText(
        shellWords[lang].linkCopied,
      );
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const shown = await result.locator('.answer__said').innerText();

      // A friend at a desk, without the table, sees the same.
      const desk = await browser.newContext({ ...device, ...DEVICES.desk });
      const friend = await desk.newPage();
      await open(friend, link);
      await expect(answerOf(friend, lang)).toHaveText(shown);
      for (const said of standing) {
        await expect(friend.locator('.calculator__result')).toContainText(said);
      }

      // And passes it on as a picture.
      await friend.getByRole('button', { name: shellWords[lang].share, exact: true }).click();
      const saved = friend.waitForEvent('download');
      await friend.getByRole('button', { name: PICTURE[lang], exact: true }).click();
      expect((await saved).suggestedFilename()).toBe(`${calculator}.png`);
      await expect(friend.getByRole('dialog').getByRole('status')).toContainText(
        `${calculator}.png`,
      );
      const picture = await pictureIn(friend);
      expect(picture.width).toBeGreaterThanOrEqual(1200);
      expect(picture.height).toBeGreaterThan(300);
      expect(picture.colors).toBeGreaterThan(20);
      await phone.close();
      await desk.close();
    });
  }
}

/** What a score sheet says in a list, seat by seat. */
const cellsOf = (page: Page, name: string): Promise<readonly string[]> =>
  page
    .locator(`[id^="final-scoring-${name}-"]:is(input)`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

for (const lang of LANGS) {
  test(`area and tile are counted on the map, and nothing is lost on the way (${lang})`, async ({
    phone: page,
  }) => {
    const sheet = 'factions=witches,giants&names=Ada,Bo&area=&results=&cults=&resources=';
    await open(page, calculatorPath(lang, 'final-scoring', `${sheet}&points=&rounding=exact`));
    await page.locator('[id="final-scoring-points-1"]').fill('100');
    const acts = page.locator('.sheet__acts a');
    await acts.tap();
    await awake(page);
    await page.locator('[data-space][aria-label^="D1"]').tap();
    await page.locator('.calculator__result a.button').tap();
    await awake(page);
    expect(await cellsOf(page, 'points')).toEqual(['100', '']);
    expect(await cellsOf(page, 'area')).toEqual(['1', '']);

    await page.locator('[id="final-scoring-points-2"]').fill('90');
    await acts.tap();
    await awake(page);
    expect(new URL(page.url()).searchParams.get('board')).toContain('D1d');
    await page.locator('.calculator__result a.button').tap();
    await awake(page);
    expect(await cellsOf(page, 'points')).toEqual(['100', '90']);
    expect(new URL(page.url()).searchParams.get('rounding')).toBe('exact');
  });
}
