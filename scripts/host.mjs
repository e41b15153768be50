/** What a host is to say with each file, whoever the host is: the server of `npm start`, nginx, or one that reads `_headers`. */

/** Every file is what its name says. */
const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff' };

/** A page asks for nothing of the device, and what it opens cannot reach back; once safe, always safe. */
const PAGE = {
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The policy of a page stands in the page; who may frame it can be told by a host alone. */
const UNFRAMED = { 'Content-Security-Policy': "frame-ancestors 'none'", 'X-Frame-Options': 'DENY' };

const FRAMED = { 'Content-Security-Policy': 'frame-ancestors *' };

/** Files with lasting names at the top; what is in them changes. */
const TOP = ['embed.js', 'llms.txt', 'robots.txt', 'sitemap.xml', 'sw.js'];

/**
 * For which files, as an expression that nginx reads too and as paths of the file `_headers`. No two
 * rules set the same header for one file: hosts differ in what they make of that.
 */
const RULES = [
  { pattern: '^', paths: () => ['*'], headers: EVERYWHERE },
  {
    pattern: '^([a-z][a-z]/|(index[.]html|404[.]html)?$)',
    /** @param {readonly string[]} languages */
    paths: (languages) => ['', '404.html', ...languages.map((lang) => `${lang}/*`)],
    headers: { ...PAGE, ...UNFRAMED },
  },
  { pattern: '^embed/', paths: () => ['embed/*'], headers: { ...PAGE, ...FRAMED } },
  {
    // Their names change with what is in them: they may be kept for good.
    pattern: '^_astro/',
    paths: () => ['_astro/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    pattern: '^api/',
    paths: () => ['api/*'],
    headers: { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' },
  },
  {
    pattern: `^(${TOP.join('|').replaceAll('.', '[.]')})$`,
    paths: () => TOP,
    headers: { 'Cache-Control': 'no-cache' },
  },
];

/**
 * What is said with a file.
 *
 * @param {string} path below the base: `en/about/index.html`
 * @returns {Readonly<Record<string, string>>}
 */
export const headersOf = (path) =>
  Object.assign(
    {},
    ...RULES.filter(({ pattern }) => new RegExp(pattern).test(path)).map(({ headers }) => headers),
  );

/**
 * The file `_headers`, which several hosts of static sites read.
 *
 * @param {{ base: string, languages: readonly string[] }} site
 */
export const headersFile = ({ base, languages }) =>
  RULES.flatMap(({ paths, headers }) =>
    paths(languages).map((path) =>
      [`${base}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]
        .join('\n')
        .concat('\n'),
    ),
  ).join('\n');

/**
 * The file `_redirects`, which the same hosts read.
 *
 * @param {readonly { readonly from: string, readonly to: string }[]} moved
 */
export const redirectsFile = (moved) => moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** @param {string} text */
export const readRedirects = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { from, to };
    });

/** @param {string} name */
const variable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * A header's value for each address; a blank one is not sent.
 *
 * @param {string} name
 * @param {string} base
 */
const nginxMap = (name, base) => [
  `map $uri ${variable(name)} {`,
  ...RULES.flatMap(({ pattern, headers }) =>
    name in headers ? [`  "~^${base}${pattern.slice(1)}" "${headers[name]}";`] : [],
  ),
  '}',
];

/**
 * A server of nginx with the site in it. Files that stand compressed beside others are sent as they are
 * (`npm run compress` makes them).
 *
 * @param {{ root: string, base: string, port: number, moved: readonly { readonly from: string, readonly to: string }[], brotli?: boolean }} site
 */
export const nginxServer = ({ root, base, port, moved, brotli = false }) => {
  const names = [...new Set(RULES.flatMap(({ headers }) => Object.keys(headers)))];
  return [
    ...names.flatMap((name) => nginxMap(name, base)),
    'server {',
    `  listen ${port};`,
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  charset utf-8;',
    '  charset_types text/xml text/plain text/css application/javascript application/json;',
    '  include /etc/nginx/mime.types;',
    '  types { application/manifest+json webmanifest; }',
    '  gzip_static on;',
    ...(brotli ? ['  brotli_static on;'] : []),
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 256;',
    '  gzip_types text/css application/javascript application/json application/xml image/svg+xml;',
    ...names.map((name) => `  add_header ${name} ${variable(name)} always;`),
    `  error_page 404 ${base}404.html;`,
    ...moved.map(({ from, to }) => `  location = ${from} { return 301 ${to}; }`),
    ...(base === '/'
      ? [`  root ${root};`]
      : [
          `  location ${base} { alias ${root}/; }`,
          `  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }`,
          '  location / { return 404; }',
        ]),
    '}',
    '',
  ].join('\n');
};
