import { join } from 'node:path';
import { giveUp, ROOT, run, stopOnSignals } from './run.mjs';
import { setUp } from './set-up.mjs';

let stop = () => 1;
stopOnSignals(() => stop());

await setUp();

process.stderr.write('Building the site …\n');
const build = await run('npm', ['run', '-s', 'build']);
if (!build.ok) giveUp('The site could not be built; the reason stands above.', build.output);

// It uses packages, which may have been installed only now.
const { serve } = await import('./serve.mjs');
const site = await serve({
  folder: join(ROOT, 'dist'),
  base: process.env.SITE_BASE,
  port: Number(process.env.PORT || 4321),
  tries: 100,
}).catch((error) => giveUp(`The site cannot be served: ${error.message}.`));
stop = () => {
  site.close();
  return 0;
};
process.stdout.write(`Clause & Effect is at ${site.address} (Ctrl+C stops it)\n`);
