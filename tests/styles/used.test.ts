import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GIVEN_BY_SCRIPTS, withPartsInside } from '#src/build/styles.ts';
import { namesGivenBy, namesIn, takenApart, usedOf } from '#src/styles/used.ts';

const used = (css: string, html: string): string => usedOf(takenApart(css), namesIn(html));

describe('what a page uses of a style sheet', () => {
  const page = '<main class="page page--chapter" data-game="x"><p>Text</p></main>';

  test.each([
    ['p{color:red}', 'p{color:red}'],
    ['.gone{color:red}', ''],
    ['p,.gone,.page{color:red}', 'p,.page{color:red}'],
    ['.page .gone{color:red}', ''],
    ['.page>p:hover::before{color:red}', '.page>p:hover::before{color:red}'],
    ['.page[data-game=x] p{color:red}', '.page[data-game=x] p{color:red}'],
    ["[data-game='y'],[data-theme=y]{color:red}", '[data-theme=y]{color:red}'],
    ['.page:not(.gone,b){color:red}', '.page:not(.gone,b){color:red}'],
    [':is(.gone,.page) p{color:red}', ':is(.gone,.page) p{color:red}'],
    [':is(.gone,.lost .page) p{color:red}', ''],
    [':where(:is(.gone)) p{color:red}', ''],
    ['.page:has(.gone){color:red}', '.page:has(.gone){color:red}'],
    [':root{--a:1}', ':root{--a:1}'],
    ['*{margin:0}', '*{margin:0}'],
    ['table td{color:red}', 'table td{color:red}'],
    ['@media print{.gone{a:b}p{c:d}}', '@media print{p{c:d}}'],
    ['@media print{.gone{a:b}}', ''],
    ['@media screen{@media (width>1px){p{c:d}}}', '@media screen{@media (width>1px){p{c:d}}}'],
    [
      '@page{margin:1cm;@bottom-center{content:"1"}}',
      '@page{margin:1cm;@bottom-center{content:"1"}}',
    ],
    ['@charset "utf-8";p{c:d}', '@charset "utf-8";p{c:d}'],
  ])('%s → %s', (css, expected) => {
    expect(used(css, page)).toBe(expected);
  });
});

test('one sheet is asked for pages that are not alike', () => {
  const sheet = takenApart('.a{b:c}.d :is(.e,.f .g){h:i}@media print{.a{j:k}}');
  const asked = ['a', 'd e', 'd f', 'd f g', 'a x', ''].map((names) =>
    usedOf(sheet, namesIn(`<p class="${names}">`)),
  );
  expect(asked).toEqual([
    '.a{b:c}@media print{.a{j:k}}',
    '.d :is(.e,.f .g){h:i}',
    '',
    '.d :is(.e,.f .g){h:i}',
    '.a{b:c}@media print{.a{j:k}}',
    '',
  ]);
});

describe('what scripts may give', () => {
  const given = namesGivenBy(
    'let a=e=>b(`g`,{class:`cell terrain--${e}${t?` cell--built`:``}`,board:e.map(i)});i--;',
  );

  test.each([
    ['cell', true],
    ['cell--built', true],
    ['terrain--ice', true],
    ['terrain', false],
    ['cells', false],
    ['board', false],
    ['map', false],
    ['gone', false],
  ])('%s: %s', (name, expected) => {
    expect(given.has(name)).toBe(expected);
  });

  test('a calculator’s page has the looks of it, and of what its scripts ask for in turn', () => {
    const page =
      '<link rel="stylesheet" href="/rules/_astro/site.css">' +
      '<link rel="stylesheet" href="/rules/_astro/game.css">' +
      `<meta content="style-src 'self';"><div data-calculator="/rules/_astro/en/glade.js">`;
    const sheet = takenApart('.card{a:b}.list{c:d}.gone{e:f}');
    const scripts = new Map([
      ['en/glade.js', { names: namesGivenBy('`card`'), files: ['list.js'] }],
      ['list.js', { names: namesGivenBy('`list`'), files: [] }],
      ['other.js', { names: namesGivenBy('`gone`'), files: [] }],
    ]);
    const sheets = new Map([
      ['site.css', sheet],
      ['game.css', sheet],
    ]);
    const styled = withPartsInside(page, sheets, scripts);
    expect(styled).toContain('<style data-sheet="/rules/_astro/site.css"></style>');
    expect(styled).toContain('game.css">.card{a:b}.list{c:d}</style>');
  });
});

test('a page has the part of a sheet in itself, in place, and its policy allows it', () => {
  const page =
    '<link rel="stylesheet" href="/rules/_astro/a.css"><script></script>' +
    `<link rel="stylesheet" href="/rules/_astro/b.css"><meta content="style-src 'self';"><p>`;
  const sheets = new Map([
    ['a.css', takenApart('p{a:b}.gone{c:d}')],
    ['b.css', takenApart('.gone{c:d}')],
  ]);
  expect(withPartsInside(page, sheets)).toBe(
    '<style data-sheet="/rules/_astro/a.css">p{a:b}</style><script></script>' +
      '<style data-sheet="/rules/_astro/b.css"></style>' +
      `<meta content="style-src 'self' 'sha256-xACZF+w3qfR1QHpxkp5gASyQsSvM7xIjL75cjLPiWR4=' ` +
      `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';"><p>`,
  );
});

describe('a calculator brings the looks of all it may show', () => {
  const filesIn = (folder: string, ending: RegExp): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name));
  const classesIn = (file: string): readonly string[] =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g)].map(
      ([, name = '']) => name,
    );

  // Pages have of the site's sheet what they were served with. A calculator adds its game's.
  const SITE = ['tokens', 'base', 'page', 'clause', 'figure'].map(
    (name) => `src/styles/${name}.css`,
  );
  const ofGames = new Set(
    [
      ...['calculator', 'dice', 'rows'].map((name) => `src/styles/${name}.css`),
      ...filesIn('src/widgets', /\.css$/),
    ].flatMap(classesIn),
  );
  const onlyOfSite = new Set(SITE.flatMap(classesIn).filter((name) => !ofGames.has(name)));

  test.each([
    ...filesIn('src/calculators', /\.tsx$/),
    ...filesIn('src/widgets', /\.tsx$/).filter((file) => !/Figure\.tsx$|\/figure/.test(file)),
  ])('%s', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bclass="([^"]*)"/g)]
      .flatMap(([, classes = '']) => classes.split(/\s+/))
      .filter((name) => onlyOfSite.has(name));
    expect(named.filter((name) => !GIVEN_BY_SCRIPTS.includes(name))).toEqual([]);
  });
});
