import { expect, test } from 'vitest';
import { LANGS } from '#src/lang.ts';
import type { Edition } from '#src/offline/edition.ts';
import { editionPath } from '#src/paths.ts';
import { textOf } from '#tests/support/opened.ts';
import { files, pageAt } from './built.ts';

// One that the last build left, and this one took away, would keep a device from ever having all.
test.each(LANGS)('what a device is to keep is on the site, each file once (%s)', (lang) => {
  const edition = JSON.parse(textOf(editionPath(lang))) as Edition;
  const listed = Object.keys(edition.files);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !files.has(path) && !pageAt(path))).toEqual([]);
  expect(Object.keys(edition.bundles).filter((path) => !files.has(path))).toEqual([]);
  expect(Object.values(edition.bundles).flat().toSorted()).toEqual(listed.toSorted());
});
