import { createServer } from 'node:http';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { headersOf } from './host.mjs';

/** Levels that hosts use for files they compress on the fly. */
const compress = compression({
  threshold: 0,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

/** Says with a file what every host of the site is to say with it. */
const setHeaders = (folder) => (response, file) => {
  const path = relative(folder, file).replaceAll(sep, '/');
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
};

/** Answers as a plain static host does that has the site below a path. */
const hostOf = (folder, base) => {
  const files = serveStatic(folder, {
    fallthrough: false,
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
    setHeaders: setHeaders(folder),
  });
  /** The site has a page for addresses that lead nowhere. */
  const missing = (request, response) => {
    request.url = '/404.html';
    response.statusCode = 404;
    files(request, response, () => response.end());
  };
  const find = (request, response) => {
    const { url } = request;
    const [path] = url.split('?', 1);
    if (`${path}/` === base) {
      response.writeHead(301, { Location: `${base}${url.slice(path.length)}` }).end();
    } else if (url.startsWith(base)) {
      Object.assign(request, { originalUrl: url, url: url.slice(base.length - 1) });
      files(request, response, () => missing(request, response));
    } else {
      missing(request, response);
    }
  };
  return (request, response) => {
    compress(request, response, () => find(request, response));
  };
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
  const root = `/${base}/`.replace(/\/+/g, '/');
  const server = createServer(hostOf(resolve(folder), root));
  for (let free = port; ; free += 1) {
    try {
      await listen(server, free);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || free >= port + tries - 1) throw error;
    }
  }
  return {
    address: `http://localhost:${server.address().port}${root}`,
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
