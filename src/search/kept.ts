/** What the search remembers on the device: little, and nothing where the reader allows none. */

const READ = 'ce:read';
const ONLY = 'ce:search-game';

const recall = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Ids of the clauses read last, newest first. */
export const readLast = (): readonly string[] =>
  recall(READ)
    .split(' ')
    .filter((id) => id !== '');

/** The only game to search in; undefined for all. */
export const chosenGame = (): string | undefined => recall(ONLY) || undefined;

export const chooseGame = (game: string | undefined): void => {
  try {
    localStorage.setItem(ONLY, game ?? '');
  } catch {
    // Storage is switched off: the choice lasts for this page.
  }
};
