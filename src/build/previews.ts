import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import { TOUCH_ICON_PATH } from '#src/paths.ts';
import { FONT_FILES, SANS } from '#src/previews/font.ts';

/** An image depends on nothing but its drawing, so it is made once. */
const CACHE = '.cache/previews';

/** Pixels of the icon that a phone puts on its home screen. */
const ICON = 180;

/** How many images are made side by side. */
const AT_ONCE = 4;

/** Makes images of what a built site has drawn: those who show links take no drawings. */
export const previews = (): AstroIntegration => ({
  name: 'previews',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      await mkdir(CACHE, { recursive: true });
      await writeFile(
        join(folder, TOUCH_ICON_PATH),
        await imageOf(await readFile(join(folder, 'icon.svg'), 'utf8'), ICON),
      );
      const drawings = await drawingsIn(join(folder, 'previews'));
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let file = drawings.pop(); file !== undefined; file = drawings.pop()) {
            const image = await imageOf(await readFile(file, 'utf8'));
            await writeFile(file.replace(/\.svg$/, '.png'), image);
            await rm(file);
          }
        }),
      );
    },
  },
});

/** Without an address of its own a site draws none. */
const drawingsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.svg')).map((name) => join(folder, name));
};

const imageOf = async (drawing: string, width?: number): Promise<Buffer> => {
  const name = createHash('sha256')
    .update(`${String(width)} ${drawing}`)
    .digest('hex');
  const file = join(CACHE, `${name}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const image = await renderAsync(drawing, {
    font: { fontFiles: [...FONT_FILES], loadSystemFonts: false, defaultFontFamily: SANS },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
  const made = image.asPng();
  await writeFile(file, made);
  return made;
};
