import { excesses, weigh } from '../../scripts/weigh.mjs';
import { chapterPaths, expect, LANGS, test } from './support.ts';

for (const path of LANGS.flatMap(chapterPaths)) {
  test(`/${path} is light`, async ({ browser, baseURL }) => {
    expect(excesses(await weigh(browser, `${baseURL ?? ''}${path}`))).toEqual([]);
  });
}
