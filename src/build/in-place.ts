import { readdirSync, rmdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds over the last build, and then takes away what it left behind. To empty the folder first, and make
 * thousands of files and folders again, takes several seconds.
 */
export const inPlace = (): AstroIntegration => {
  let begun = 0;
  return {
    name: 'in-place',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:start': () => {
        begun = Date.now();
      },
      'astro:build:done': ({ dir }) => {
        removeOlder(fileURLToPath(dir), begun);
      },
    },
  };
};

/** Takes away the files that were written before a time, and folders that have none; whether any are left. */
export const removeOlder = (folder: string, time: number): boolean => {
  const isLeft = (entry: Dirent): boolean => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return removeOlder(path, time);
    // A copy may keep the time at which its original was written, but not this one.
    if (statSync(path).ctimeMs >= time) return true;
    rmSync(path);
    return false;
  };
  const left = readdirSync(folder, { withFileTypes: true }).filter(isLeft);
  if (left.length === 0) rmdirSync(folder);
  return left.length > 0;
};
