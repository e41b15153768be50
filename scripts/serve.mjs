import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Levels that hosts use for files they compress on the fly. */
const ENCODERS = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Where a request leads: a file of the folder, another address, or nowhere. */
const find = async (folder, base, address) => {
  const [path = '', query] = splitAt(address, '?');
  if (`${path}/` === base) return { redirect: `${base}${query}` };
  if (!path.startsWith(base)) return {};

  const name = decoded(path.slice(base.length));
  const file = resolve(folder, name);
  const inside = file === folder || file.startsWith(folder + sep);
  if (name.includes('\0') || name.startsWith('/') || !inside) return {};

  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return name.endsWith('/') ? {} : { file };
  if (!found?.isDirectory()) return {};
  if (!path.endsWith('/')) return { redirect: `${path}/${query}` };
  const index = join(file, 'index.html');
  return (await stat(index).catch(() => undefined))?.isFile() ? { file: index } : {};
};

const splitAt = (text, mark) => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/** A path that cannot be decoded names no file. */
const decoded = (path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
};

const encodingFor = (accepted = '') => {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => splitAt(part, ';')[0].trim());
  return ['br', 'gzip'].find((name) => names.includes(name));
};

const isText = (type) => /^text\/|json|javascript|xml/.test(type);

const read = async (file, encoding, cache) => {
  const { mtimeMs, size } = await stat(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const encoder = isText(type) ? ENCODERS[encoding] : undefined;
  const tag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const key = `${file} ${tag} ${encoder ? encoding : ''}`;
  if (!cache.has(key)) {
    const body = await readFile(file);
    cache.set(key, encoder ? await encoder(body) : body);
  }
  const headers = {
    'Content-Type': type,
    ETag: tag,
    ...(isText(type) && { Vary: 'Accept-Encoding' }),
    ...(encoder && { 'Content-Encoding': encoding }),
  };
  return { body: cache.get(key), headers };
};

const answer = async ({ folder, base, cache }, request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  const { file, redirect } = await find(folder, base, request.url);
  if (redirect) return { status: 301, headers: { Location: redirect } };

  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!file) {
    const page = await read(join(folder, '404.html'), encoding, cache).catch(() => undefined);
    return page ? { status: 404, ...page } : { status: 404 };
  }
  const found = await read(file, encoding, cache);
  const lasting = file.startsWith(join(folder, '_astro') + sep);
  const headers = {
    ...found.headers,
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (request.headers['if-none-match'] === headers.ETag) return { status: 304, headers };
  return { status: 200, headers, body: found.body };
};

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Serves a built site as a plain static host does.
 *
 * @param {{ folder: string, base?: string, port?: number, tries?: number }} options
 *   `tries`: how many ports to try, counting up from `port`.
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export const serve = async ({ folder, base = '/', port = 4321, tries = 1 }) => {
  const site = {
    folder: resolve(folder),
    base: `/${base}/`.replace(/\/+/g, '/'),
    cache: new Map(),
  };
  const server = createServer((request, response) => {
    answer(site, request)
      .catch(() => ({ status: 500 }))
      .then(({ status, headers = {}, body = '' }) => {
        response.writeHead(status, {
          'X-Content-Type-Options': 'nosniff',
          ...headers,
          ...(status !== 304 && { 'Content-Length': Buffer.byteLength(body) }),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
  for (let free = port; ; free += 1) {
    try {
      await listen(server, free);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || free >= port + tries - 1) throw error;
    }
  }
  return {
    address: `http://localhost:${server.address().port}${site.base}`,
    close: () => {
      server.close();
      server.closeAllConnections?.();
    },
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, port: { type: 'string' } },
  });
  const { address, close } = await serve({
    folder: positionals[0] ?? 'dist',
    base: values.base ?? process.env.SITE_BASE,
    port: Number(values.port ?? process.env.PORT ?? 4321),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
  process.stdout.write(`${address}\n`);
}
