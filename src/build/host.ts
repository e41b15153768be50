import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGS } from '#src/lang.ts';
import { clausePath } from '#src/paths.ts';
import { headersFile, redirectsFile } from '../../scripts/host.mjs';

/** Adds to a built site what hosts of static sites want to be told: `_headers` and `_redirects`. */
export const hostFiles = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { library } = await import('#src/clauses/shelf.ts');
        const moved = LANGS.flatMap((lang) =>
          library().retired.map(({ id, movedTo }) => ({
            from: `${base}${clausePath(lang, id)}`,
            to: `${base}${clausePath(lang, movedTo)}`,
          })),
        );
        await writeFile(join(folder, '_headers'), headersFile({ base, languages: LANGS }));
        await writeFile(join(folder, '_redirects'), redirectsFile(moved));
      },
    },
  };
};
