import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS } from '#src/lang.ts';
import { figuresIn, filesOf, sentAs, textOf } from '#tests/support/opened.ts';
import { excesses, FRAMEWORK, PLAIN_BYTES } from '../../scripts/weigh.mjs';

const isScript = (path: string): boolean => path.endsWith('.js');

const sum = (paths: readonly string[]): number =>
  paths.reduce((bytes, path) => bytes + sentAs(path), 0);

// That a browser asks for these files and no others is seen in tests/e2e/chapters.spec.ts.
describe.each(LANGS)('a chapter is light (%s)', (lang) => {
  const chapters = games.flatMap(({ slug }) =>
    library()
      .chapters(slug, lang)
      .map(({ chapter }) => `${lang}/${slug}/${chapter}/`),
  );

  test.each(chapters)('/%s', (path) => {
    const asked = filesOf(path);
    const scripts = asked.filter(isScript);
    const weight = {
      requests: asked.length,
      bytes: sum(asked),
      script: sum(scripts),
      framework: scripts.filter((script) => textOf(script).includes(FRAMEWORK)),
    };
    expect(excesses(weight)).toEqual([]);
    expect(weight.bytes - figuresIn(path)).toBeLessThanOrEqual(PLAIN_BYTES);
  });
});
