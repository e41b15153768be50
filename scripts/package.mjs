/**
 * `npm run package`: makes of the rules engine a package that any project can import, with its types, and
 * prints where it is.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, run } from './run.mjs';

const folder = join(ROOT, '.cache/engine');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of ['rules-engine/package.json', 'rules-engine/README.md', 'LICENSE']) {
  cpSync(join(ROOT, file), join(folder, file.replace(/.*\//, '')));
}
const made = await run('tsc', ['-p', 'rules-engine/tsconfig.package.json']);
if (!made.ok) giveUp('The engine does not compile.', made.output);
const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder, folder]);
if (!packed.ok) giveUp('`npm pack` failed.', packed.output);
process.stdout.write(`${join(folder, packed.output.trim().split('\n').at(-1) ?? '')}\n`);
