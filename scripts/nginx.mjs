/**
 * `npm run -s nginx -- --root /srv/site --port 8080 > site.conf`: a server of nginx for the built site, to be
 * included in its `http { … }`. `--run` starts the real one with it, here and now.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxServer, readRedirects } from './host.mjs';
import { giveUp, ROOT } from './run.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    base: { type: 'string', default: process.env.SITE_BASE ?? '/' },
    port: { type: 'string', default: '8080' },
    run: { type: 'boolean', default: false },
  },
});

const root = resolve(values.root);
const redirects = join(root, '_redirects');
/** Debian's package `libnginx-mod-http-brotli-static` puts it there. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(BROTLI);
const server = nginxServer({
  ...{ root, brotli },
  base: `/${values.base}/`.replace(/\/+/g, '/'),
  port: Number(values.port),
  moved: existsSync(redirects) ? readRedirects(readFileSync(redirects, 'utf8')) : [],
});

if (values.run) {
  const folder = join(ROOT, '.cache/nginx');
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const whole = [
    ...(brotli ? [`load_module ${BROTLI};`] : []),
    `pid ${folder}/nginx.pid;`,
    'worker_processes 1;',
    'events {}',
    'http {',
    'access_log off;',
    'sendfile on;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    server,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), whole.join('\n'));
  const arguments_ = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const nginx = spawn('nginx', arguments_, { stdio: 'inherit' });
  nginx.on('error', () => giveUp('nginx is not here: install it, or leave out --run.'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => nginx.kill());
} else {
  process.stdout.write(server);
}
