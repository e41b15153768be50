import {
  aidPath,
  appPath,
  bundlePath,
  calculatorPath,
  chapterPath,
  clausePath,
  coveragePath,
  datasetPath,
  feedPath,
  gamePath,
  GUIDE_PATH,
  homePath,
  momentsPath,
  peekPath,
  previewPath,
  printPath,
  searchIndexPath,
  sectionPath,
  tablePath,
  teachPath,
  termPeekPath,
  tiesPath,
  TOUCH_ICON_PATH,
} from './paths.ts';

export { SECTIONS } from './paths.ts';

/** Where the site stands on its host, with a slash at either end: `/` or `/rules/`. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

const based =
  <Args extends readonly unknown[]>(path: (...args: Args) => string) =>
  (...args: Args): string =>
    `${BASE}${path(...args)}`;

export const homeAddress = based(homePath);

export const gameAddress = based(gamePath);

export const chapterAddress = based(chapterPath);

export const teachAddress = based(teachPath);

export const tableAddress = based(tablePath);

export const momentsAddress = based(momentsPath);

export const printAddress = based(printPath);

export const aidAddress = based(aidPath);

/** The address people share. */
export const clauseAddress = based(clausePath);

/** Where the clause stands alone, to be shown in place. */
export const peekAddress = based(peekPath);

export const termPeekAddress = based(termPeekPath);

export const tiesAddress = based(tiesPath);

export const calculatorAddress = based(calculatorPath);

export const sectionAddress = based(sectionPath);

export const coverageAddress = based(coveragePath);

export const searchIndexAddress = based(searchIndexPath);

export const appAddress = based(appPath);

export const datasetAddress = based(datasetPath);

export const bundleAddress = based(bundlePath);

export const GUIDE = `${BASE}${GUIDE_PATH}`;

export const previewAddress = based(previewPath);

export const feedAddress = based(feedPath);

export const TOUCH_ICON = `${BASE}${TOUCH_ICON_PATH}`;
