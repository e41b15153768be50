/**
 * `npm run compress`: puts a compressed copy beside each file of the built site, for hosts that send such
 * copies as they are.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [folder = 'dist'] = process.argv.slice(2);
const WAYS = [
  ['.gz', (content) => promisify(gzip)(content, { level: 9 })],
  [
    '.br',
    (content) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  ],
];
const AT_ONCE = 32;

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter(
    (entry) => entry.isFile() && /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name));

for (let i = 0; i < files.length; i += AT_ONCE) {
  await Promise.all(
    files.slice(i, i + AT_ONCE).map(async (file) => {
      const content = await readFile(file);
      for (const [ending, compressed] of WAYS)
        await writeFile(`${file}${ending}`, await compressed(content));
    }),
  );
}
process.stdout.write(`${files.length} files compressed\n`);
