import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, run } from './run.mjs';

/** The oldest Node that the tools of this project run on. */
const OLDEST = [22, 22];

/** Installs what package-lock.json names, unless it is there already. */
export const setUp = async () => {
  if (!isInstalled()) {
    process.stderr.write('Installing packages …\n');
    const { ok, output } = await run('npm', ['ci', '--no-audit', '--no-fund']);
    if (!ok) {
      giveUp('`npm ci` failed: it needs the npm registry; run it by hand to see why.', output);
    }
  }
  await requireNode();
};

/** npm writes down what it installed; every package the lockfile asks for must be among it. */
const isInstalled = () => {
  const wanted = packagesIn('package-lock.json');
  const found = packagesIn(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional, devOptional }]) =>
      path === '' ||
      // Binaries of other platforms are locked but not installed.
      ((optional || devOptional) && !found[path]) ||
      (found[path]?.version === version && found[path]?.integrity === integrity),
  );
};

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

const requireNode = async () => {
  const { ok, output } = await run('node', ['--version']);
  const [major = 0, minor = 0] = output.replace('v', '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (!ok || major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    giveUp(
      `The project’s own Node is missing and the one installed is too old (${output.trim()}): ` +
        `delete node_modules and run this again, or install Node ${OLDEST.join('.')} or newer.`,
    );
  }
};
