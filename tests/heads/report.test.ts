import { expect, test } from 'vitest';
import { reportAddress } from '#src/heads/report.ts';

const clause = {
  id: 'rtn.rock-rose.income',
  title: 'Income',
  lang: 'en',
  edition: '0.1.0',
} as const;

test('a mail says what it is about', () => {
  const address = reportAddress('mailto:rules@rules.example', clause);
  expect(address).toMatch(
    /^mailto:rules@rules\.example\?subject=rtn\.rock-rose\.income%3A%20Income&/,
  );
  expect(new URL(address).searchParams.get('body')).toBe(
    'Clause: rtn.rock-rose.income\nLanguage: en\nEdition: 0.1.0\n\nWhat is wrong:\n',
  );
});

test('so does a form, and keeps what its address asks for', () => {
  const { searchParams, pathname } = new URL(
    reportAddress('https://tracker.example/new?labels=rules', { ...clause, lang: 'it' }),
  );
  expect(pathname).toBe('/new');
  expect(searchParams.get('labels')).toBe('rules');
  expect(searchParams.get('title')).toBe('rtn.rock-rose.income: Income');
  expect(searchParams.get('body')).toContain('Lingua: it');
});
