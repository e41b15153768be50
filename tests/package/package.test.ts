import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A project that knows nothing of this one but the package. */
const project = mkdtempSync(join(tmpdir(), 'engine-'));
/** A busy machine takes its time to compile the engine. */
const PATIENCE = 300_000;
const isWindows = process.platform === 'win32';

const inProject = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', shell: isWindows });

beforeAll(() => {
  const made = execFileSync(process.execPath, ['scripts/package.mjs'], { encoding: 'utf8' });
  const manifest = {
    type: 'module',
    dependencies: { 'clause-and-effect-engine': `file:${made.trim()}` },
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  inProject('npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent');
}, PATIENCE);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

const [, fiveLines = ''] =
  /```js\n([^]*?)```/.exec(readFileSync('rules-engine/README.md', 'utf8')) ?? [];

test('the lines of its README run, and tell what the clauses say', () => {
  writeFileSync(join(project, 'try.js'), fiveLines);
  const printed = inProject(process.execPath, 'try.js');
  expect(printed).toContain('rtn.scoring.first');
  expect(printed).toContain('rtn.scoring.ties');
});

test('every door opens', () => {
  const { exports } = JSON.parse(readFileSync('rules-engine/package.json', 'utf8')) as {
    exports: Readonly<Record<string, unknown>>;
  };
  const doors = Object.keys(exports).map((door) => door.replace(/^\./, 'clause-and-effect-engine'));
  const code = doors.map((door) => `console.log(Object.keys(await import('${door}')).length > 0);`);
  writeFileSync(join(project, 'doors.js'), code.join('\n'));
  expect(inProject(process.execPath, 'doors.js').trim().split('\n')).toEqual(
    doors.map(() => 'true'),
  );
});

test('its types know the fields of a question, and nothing else', () => {
  const use = (field: string) =>
    `import { donationScoring } from 'clause-and-effect-engine/rise-to-nobility-beyond';
     donationScoring.ask({ ...donationScoring.form.start, ${field}: '4' });`;
  writeFileSync(join(project, 'right.ts'), use('tokens'));
  writeFileSync(join(project, 'wrong.ts'), use('tokenz'));
  const check = (file: string): string => {
    try {
      const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'];
      inProject(process.execPath, resolve('node_modules/typescript/bin/tsc'), ...options, file);
      return 'compiles';
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  expect(check('right.ts')).toBe('compiles');
  expect(check('wrong.ts')).toContain('tokenz');
});

test('it is of the same edition as the site', () => {
  const versions = ['package.json', 'rules-engine/package.json'].map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version,
  );
  expect(new Set(versions).size).toBe(1);
});
