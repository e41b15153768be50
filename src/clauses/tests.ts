import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = 'tests/rules-engine';

const CALL = /\brule\(\s*'([^']+)',\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;

/** The sentences of the tests that bear a clause's id, read from the test files themselves. */
export const testsOf = (id: string): readonly string[] => (table ??= readTests()).get(id) ?? [];

let table: ReadonlyMap<string, readonly string[]> | undefined;

const readTests = (): ReadonlyMap<string, readonly string[]> => {
  const sentences = new Map<string, readonly string[]>();
  for (const name of readdirSync(TESTS, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.ts')) continue;
    for (const [, id = '', single, double] of readFileSync(join(TESTS, name), 'utf8').matchAll(
      CALL,
    )) {
      const sentence = (single ?? double ?? '').replaceAll("\\'", '’');
      sentences.set(id, [...(sentences.get(id) ?? []), sentence]);
    }
  }
  return sentences;
};
