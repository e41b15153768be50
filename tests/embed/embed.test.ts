import { expect, test } from 'vitest';
import { embedCode, figureCode } from '#src/embed/code.ts';
import { figuresIn, framed } from '#src/embed/framed.ts';
import { themeOf, withoutTheme } from '#src/embed/theme.ts';

const at = (search: string, hash = '') => ({
  pathname: '/rules/embed/en/try/yetis/',
  search,
  hash,
});

test('a frame takes the theme it is given, and no other word', () => {
  expect(themeOf(at('?theme=dark'))).toBe('dark');
  expect(themeOf(at('?power=3&theme=light'))).toBe('light');
  expect(themeOf(at('?theme=constructor'))).toBeUndefined();
  expect(themeOf(at(''))).toBeUndefined();
});

test('once read, the theme stands behind the position, which stays as it was written', () => {
  const address = at('?theme=dark&board=a1,b2;c3&name=A%20%26%20B');
  const moved = '/rules/embed/en/try/yetis/?board=a1,b2;c3&name=A%20%26%20B#theme=dark';
  expect(withoutTheme(address)).toBe(moved);
  expect(themeOf(at('?board=a1', '#theme=dark'))).toBe('dark');
  expect(withoutTheme(at('?board=a1', '#theme=dark'))).toBe(
    '/rules/embed/en/try/yetis/?board=a1#theme=dark',
  );
});

test('an address without a theme stays as it is', () => {
  expect(withoutTheme(at('?board=a1', '#why'))).toBe('/rules/embed/en/try/yetis/?board=a1#why');
});

test('the code to embed a clause or a position names the same below /embed/', () => {
  const link = 'https://host.example/rules/en/try/yetis/?power=3&name=%22';
  const code = embedCode({ title: 'Yetis "at" <home>', link }, '/rules/');
  expect(code).toContain(
    'src="https://host.example/rules/embed/en/try/yetis/?power=3&amp;name=%22"',
  );
  expect(code).toContain('title="Yetis &quot;at&quot; &lt;home&gt;"');
  expect(code).toContain('src="https://host.example/rules/embed.js"');
});

test('the figures of a clause have a code of their own', () => {
  const shown = { title: 'A', link: 'https://host.example/it/r/fi.map.reach/' };
  expect(figureCode(shown, '/')).toContain('"https://host.example/embed/it/figure/fi.map.reach/"');
  expect(figureCode({ ...shown, link: 'https://host.example/it/try/yetis/' }, '/')).toBeUndefined();
});

test('a page that nobody frames has no code', () => {
  expect(embedCode({ title: '', link: 'https://host.example/en/about/' }, '/')).toBeUndefined();
  expect(embedCode({ title: '', link: 'https://host.example/en/r/a/' }, '/rules/')).toBeUndefined();
});

test('references of a framed clause lead into its chapter', () => {
  const frame =
    '<title>Game</title><link href="/en/g/"><div id="framed"></div><a href="/en/g/">back</a>';
  const markup = '<article><a href="#g.a.b">$&</a></article>';
  const filling = {
    title: 'A & B',
    from: 'en/g/',
    back: 'en/r/g.a.c/',
    markup,
    chapter: '/en/g/one/',
  };
  expect(framed(frame, filling)).toBe(
    '<title>A &amp; B · Clause &amp; Effect</title><link href="/en/r/g.a.c/">' +
      '<article><a href="/en/g/one/#g.a.b">$&</a></article><a href="/en/r/g.a.c/">back</a>',
  );
});

test('the figures of a clause are all of them, and nothing else', () => {
  const markup = '<p>a</p><figure class="figure">1</figure><p>b</p><figure>2</figure>';
  expect(figuresIn(markup)).toBe('<figure class="figure">1</figure><figure>2</figure>');
  expect(figuresIn('<p>a</p>')).toBe('');
});
