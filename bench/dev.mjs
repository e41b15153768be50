/* global fetch, setTimeout */
/**
 * `npm run bench:dev`: how long one who writes waits: until `npm run dev` shows a chapter for the first
 * time, and until it shows a change of that chapter. Medians; `--rounds 5`. The chapter is put back.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const CHAPTER = 'content/fire-and-ice/en/auction.mdx';
const PATH = 'en/fire-and-ice/auction/';

/** Seconds. */
const GOAL = 4;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const port = await freePort();
const address = `http://localhost:${port}/${PATH}`;
const chapter = readFileSync(CHAPTER, 'utf8');
const dev = spawn('node_modules/.bin/astro', ['dev', '--port', String(port)], { stdio: 'ignore' });
const stop = () => {
  writeFileSync(CHAPTER, chapter);
  dev.kill();
};
process.once('SIGINT', () => {
  stop();
  process.exit(1);
});

/** Asks for the chapter until it says something; seconds since the start. */
const shown = async (text, started) => {
  for (;;) {
    const page = await fetch(address).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(text)) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const times = { 'from the start to the first page': [], 'after a change of one chapter': [] };
try {
  times['from the start to the first page'].push(await shown('</html>', performance.now()));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const word = `Word${round}${process.pid}`;
    const started = performance.now();
    writeFileSync(CHAPTER, chapter.replace(/(<Clause [^>]*>\s+)/, `$1${word} `));
    times['after a change of one chapter'].push(await shown(word, started));
  }
} finally {
  stop();
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
for (const [what, seconds] of Object.entries(times)) {
  const goal = what.startsWith('after') ? `≤ ${GOAL}` : '';
  const mark = goal && median(seconds) > GOAL ? '  over' : '';
  process.stdout.write(
    `${what.padEnd(36)}${median(seconds).toFixed(1).padStart(8)} s${goal.padStart(8)}${mark}\n`,
  );
}
