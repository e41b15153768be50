import { expect, test } from './support.ts';

test('an address that does not exist answers 404 with a page', async ({ request }) => {
  const response = await request.get('en/no-such-page/');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<h1');
});

test('an address without its last slash finds its page', async ({ request }) => {
  const response = await request.get('en/about?from=chat', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/rules/en/about/?from=chat');
});

for (const path of ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json']) {
  test(`${path} does not leave the site`, async ({ baseURL, request }) => {
    const response = await request.get(`${baseURL ?? ''}${path}`);
    // Some hosts call such a request bad.
    expect([400, 404]).toContain(response.status());
  });
}

test('only what is made for it may be framed', async ({ request }) => {
  const about = (await request.get('en/about/')).headers();
  expect(about['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(about['x-frame-options']).toBe('DENY');
  const framed = (await request.get('embed/en/r/rtn.rock-rose.income/')).headers();
  expect(framed['content-security-policy']).toBe('frame-ancestors *');
  expect(framed['x-frame-options']).toBeUndefined();
});

test('the dataset may be read from any page', async ({ request }) => {
  const response = await request.get('api/v1/index.json');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect(response.headers()['content-type']).toContain('application/json');
});

test('files that never change are kept for good, pages are asked for again', async ({
  request,
}) => {
  const page = await request.get('en/about/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const [, script = ''] = /src="\/rules\/(_astro\/[^"]*\.js)"/.exec(await page.text()) ?? [];
  const kept = (await request.get(script)).headers();
  expect(kept['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(kept['x-content-type-options']).toBe('nosniff');
});
