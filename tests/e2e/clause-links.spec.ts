import type { Part } from '#src/clauses/read.ts';
import { siteWords } from '#src/words.ts';
import { expectGoodColours, expectNoFaults, expectRoom, resize } from './order.ts';
import {
  ASLEEP,
  expect,
  games,
  LANGS,
  library,
  settled,
  test,
  type Lang,
  type Page,
} from './support.ts';

/** The clauses of a chapter, in order. */
const clausesIn = (parts: readonly Part[]): readonly string[] =>
  parts.filter(({ tag }) => tag === 'Clause').map(({ id }) => id);

/** Those that a calculator could push out of view as it wakes up: the first one below each. */
const pushable = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ tag }, i) =>
    tag === 'Calculator' ? clausesIn(parts.slice(i)).slice(0, 1) : [],
  );

/** Here the page is also loaded anew, and without scripts: its words take the most room. */
const LONGER: Lang = 'it';

/** Here it is looked at for faults. */
const FAULTS: Lang = 'en';

for (const { slug } of games) {
  for (const { chapter, parts } of library().chapters(slug, LONGER)) {
    const path = `${LONGER}/${slug}/${chapter}/`;
    const pushed = pushable(parts);

    if (pushed.length > 0) {
      test(`no calculator of /${path} pushes a clause away as it wakes up`, async ({ phone }) => {
        await resize(phone, 390);
        for (const id of pushed) {
          await phone.goto('about:blank');
          await phone.goto(`${path}#${id}`);
          await settled(phone);
          await expectOnClause(phone, id);
        }
      });
    }

    test(`every clause link into /${path} opens on its clause without scripts`, async ({
      scriptless,
    }) => {
      // The last one first, from outside; the others from within the page.
      const [last = '', ...others] = clausesIn(parts).toReversed();
      await scriptless.goto(`${path}#${last}`);
      await expectOnClause(scriptless, last);
      const { missed } = await scriptless.evaluate(walk, [others, ''] as const);
      expect(missed).toEqual([]);
    });
  }
}

for (const lang of LANGS) {
  for (const { slug } of games) {
    for (const { chapter, parts } of library().chapters(slug, lang)) {
      const path = `${lang}/${slug}/${chapter}/`;

      test(`/${path} is in order, and every clause link into it opens on its clause`, async ({
        phone,
      }) => {
        await resize(phone, 390);
        await phone.goto(path);
        // Its twin is made of the same elements (tests/site/pages.test.ts): one is looked at for
        // faults, both for their room, each in a light of its own.
        if (lang === FAULTS) await expectNoFaults(phone, [{ width: 390, colorScheme: 'light' }]);
        else await expectGoodColours(phone, { width: 1280, colorScheme: 'dark' });
        await expectRoom(phone);
        await resize(phone, 390);
        await expectOnEach(phone, clausesIn(parts));
      });
    }
  }

  test(`a clause page tells the clause, its source and who cites it (${lang})`, async ({
    desk: page,
  }) => {
    const words = siteWords[lang];
    const clause = library().clause('rtn.rock-rose.income', lang);
    await page.goto(`${lang}/r/${clause.id}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: clause.title })).toBeVisible();
    await expect(main.getByRole('article').first()).toContainText(clause.text.slice(0, 40));
    await expect(main.getByText(words.provenanceMeans[clause.provenance])).toBeVisible();

    const citing = library().citedBy(clause.id);
    expect(citing.length).toBeGreaterThan(0);
    await main.getByText(`${words.citedBy} (${citing.length})`).click();
    const citedBy = main.locator('details[open]');
    for (const id of citing) {
      const { title } = library().clause(id, lang);
      await expect(citedBy.getByRole('link', { name: title, exact: true })).toBeVisible();
    }

    await main.getByRole('link', { name: words.inChapter, exact: true }).click();
    await expectOnClause(page, clause.id);
  });
}

/** Follows the links to clauses one after another, within the page, while calculators wake up beside them. */
const expectOnEach = async (page: Page, ids: readonly string[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += 1) {
    const { missed, walked } = await page.evaluate(walk, [ids.slice(at), ASLEEP] as const);
    expect.soft(missed, `clauses that do not open at ${page.url()}`).toEqual([]);
    at += walked;
    const id = ids[at];
    if (id === undefined) return;
    await settled(page);
    await expectOnClause(page, id);
  }
};

/** Follows links, one after another, until one opens beside a calculator that is to wake up. */
const walk = ([ids, asleep]: readonly [readonly string[], string]) => {
  const missed: string[] = [];
  const isInView = (element: Element): boolean => {
    const { top, bottom } = (element.firstElementChild ?? element).getBoundingClientRect();
    return bottom > 1 && top < innerHeight - 1;
  };
  const isOpen = (id: string): boolean => {
    const title = document.getElementById(id)?.querySelector('h2, h3, h4');
    if (!title) return false;
    const { left, top, bottom, height } = title.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    const isClear = seen !== null && (title.contains(seen) || seen.contains(title));
    return isClear && top >= 0 && bottom <= innerHeight;
  };
  for (const [walked, id] of ids.entries()) {
    location.hash = id;
    const wakes = asleep !== '' && [...document.querySelectorAll(asleep)].some(isInView);
    if (wakes) return { missed, walked };
    if (!isOpen(id)) missed.push(id);
  }
  return { missed, walked: ids.length };
};

/** The clause is the target, and its first line is in view, clear of what sticks to the top. */
const expectOnClause = async (page: Page, id: string): Promise<void> => {
  const clause = page.locator(`[id="${id}"]`);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const title = clause.getByRole('heading').first();
  await expect(title).toBeInViewport({ ratio: 1 });
  const isClear = await title.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
  expect(isClear, `${id} is covered`).toBe(true);
};
