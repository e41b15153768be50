/**
 * Stands for `vitest` while rules are bent: the tests of a file are kept instead of run, so that a single one
 * can be run again and again. What they expect is still judged by Vitest.
 */
export { expect } from 'vitest';

/** Every test that was read: the file it is in, and what to call. */
export const tests = [];

let within = [];

/** Reads a file of tests. */
export const collect = async (path, url) => {
  within = [path];
  await import(url);
};

export const describe = (name, body) => {
  const outside = within;
  within = [...outside, name];
  body();
  within = outside;
};

/** A test may have options or a limit of time beside its body. */
export const test = (name, ...rest) => {
  const id = [...within, name, `#${tests.length}`].join(' › ');
  tests.push({ id, path: within[0], body: rest.find((part) => typeof part === 'function') });
};

const each =
  (make) =>
  (rows) =>
  (name, body, ...rest) => {
    for (const row of rows) {
      make(name, () => (Array.isArray(row) ? body(...row) : body(row)), ...rest);
    }
  };

describe.each = each(describe);
test.each = each(test);
