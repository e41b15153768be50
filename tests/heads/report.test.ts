import { expect, test } from 'vitest';
import { reportLink } from '#src/heads/report.ts';
import { version } from '../../package.json';

const clause = {
  of: 'clause',
  id: 'rtn.rock-rose.income',
  title: 'Income',
  lang: 'en',
} as const;

test('a mail says what it is about', () => {
  const { href } = reportLink('mailto:rules@rules.example', clause);
  expect(href).toMatch(/^mailto:rules@rules\.example\?subject=rtn\.rock-rose\.income%3A%20Income&/);
  expect(new URL(href).searchParams.get('body')).toBe(
    `Clause: rtn.rock-rose.income\nLanguage: en\nEdition: ${version}\n\nWhat is wrong:\n`,
  );
});

test('so does a form, and keeps what its address asks for', () => {
  const { href } = reportLink('https://tracker.example/new?labels=rules', {
    ...{ of: 'calculator', id: 'shares', title: 'Quote', lang: 'it' },
  });
  const { searchParams, pathname } = new URL(href);
  expect(pathname).toBe('/new');
  expect(searchParams.get('labels')).toBe('rules');
  expect(searchParams.get('title')).toBe('shares: Quote');
  expect(searchParams.get('body')).toMatch(/^Calcolatore: shares\nLingua: it\n/);
});
