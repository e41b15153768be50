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
    expect(response.status()).toBe(404);
  });
}
