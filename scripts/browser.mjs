import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, run } from './run.mjs';

/** The shell without windows first: the tests take a third of the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/** Nothing but the page under test may reach for the network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium or Chrome that is here already, or undefined. */
export const findBrowser = async () => {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = ['/usr/bin', ...PATH.split(delimiter)].filter(Boolean);
  const commands = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...commands, ...APPLICATIONS, await downloaded()].find(canRun);
};

/** A browser for the tests, fetched if need be. */
export const requireBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;

  process.stderr.write('Fetching a browser for the tests …\n');
  for (const fetch of [fromPlaywright, fromDebian]) {
    await fetch();
    const fetched = await findBrowser();
    if (fetched) return fetched;
  }
  return giveUp(
    'The browser tests need Chromium or Chrome: install one, or put its path into CHROMIUM_PATH.',
  );
};

const downloaded = async () => {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
};

const canRun = (path) => {
  try {
    accessSync(path ?? '', constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const fromPlaywright = () => run('playwright', ['install', 'chromium'], { minutes: 5 });

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', 'chromium-headless-shell'], { env });
  if (!(await findBrowser())) await run('apt-get', ['install', '-y', 'chromium'], { env });
};
