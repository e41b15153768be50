import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The project's own tools come first on the path, and among them its own Node. */
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);

const children = new Set();

/**
 * Runs a command in the project's folder and keeps what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, shown?: boolean, minutes?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export const run = (command, args, { env = {}, shown = false, minutes = 30 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env, PATH },
      // npm and the tools are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      if (shown) process.stderr.write(chunk);
    };
    children.add(child);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      children.delete(child);
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      children.delete(child);
      if (signal) output += `${command} was stopped (${signal})\n`;
      resolve({ ok: code === 0, output });
    });
  });

/** Ends what is still running when this process is told to stop; `stop` gives the exit code. */
export const stopOnSignals = (stop = () => 1) => {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(stop());
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  // npm passes a signal to the shell between us, and the shell dies of it without a word.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && end(), 500).unref();
  }
};

/** One sentence, and out. */
export const giveUp = (sentence, output = '') => {
  if (output) process.stderr.write(`${output.trimEnd()}\n\n`);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
