import type { Draft } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';

/** Whose board it is: the game's, and where it differs from case to case, the case. */
export interface Board {
  readonly game: string;
  /** Blank where there is only one. */
  readonly of: string;
}

const address = ({ game, of }: Board, field: string): string =>
  of === '' ? `ce:${game}:${field}` : `ce:${game}:${field}:${of}`;

/** The draft with what this device remembers of the fields that the player's board prints. */
export const withKept = <D extends Draft>(
  board: Board,
  fields: readonly string[],
  draft: D,
): D => ({
  ...draft,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = recall(address(board, field));
      return value === undefined ? [] : [[field, value]];
    }),
  ),
});

export const keep = (board: Board, fields: readonly string[], changes: Partial<Draft>): void => {
  for (const field of fields) {
    const value = own(changes, field);
    if (value !== undefined) store(localStorageOrNone(), address(board, field), value);
  }
};

/** What was typed into a calculator that stands in a chapter, for the time of the visit. */
export const recallDraft = (name: string): string | undefined =>
  read(sessionStorageOrNone(), `ce:draft:${name}`);

export const keepDraft = (name: string, query: string): void => {
  store(sessionStorageOrNone(), `ce:draft:${name}`, query);
};

/** A position that was entered on this device, and the day it was. */
export interface Last {
  readonly on: string;
  readonly query: string;
}

export const recallLast = (name: string): Last | undefined => {
  const [on, query] = listAt(localStorageOrNone(), lastOf(name));
  return on === undefined || query === undefined ? undefined : { on, query };
};

/** What one comes back to; a calculator as it starts is not worth it. */
export const keepLast = (name: string, query: string): void => {
  if (query === '') return;
  const today = new Date().toISOString();
  store(localStorageOrNone(), lastOf(name), JSON.stringify([today, query]));
};

/** The positions that can be gone back to, for the time of the visit; the latest last. */
export const recallPast = (name: string): readonly string[] =>
  listAt(sessionStorageOrNone(), pastOf(name));

export const keepPast = (name: string, past: readonly string[]): void => {
  store(sessionStorageOrNone(), pastOf(name), past.length === 0 ? '' : JSON.stringify(past));
};

const lastOf = (name: string): string => `ce:last:${name}`;
const pastOf = (name: string): string => `ce:past:${name}`;

/** What this site has stored is a list of texts; what something else has left there is none. */
const listAt = (storage: Storage | undefined, key: string): readonly string[] => {
  const text = read(storage, key) ?? '[]';
  const list = attempt<unknown>(() => JSON.parse(text));
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
};

const recall = (key: string): string | undefined => read(localStorageOrNone(), key);

// Storage may be switched off, and then even naming it throws. The calculator works without.
const localStorageOrNone = (): Storage | undefined => attempt(() => localStorage);
const sessionStorageOrNone = (): Storage | undefined => attempt(() => sessionStorage);

const read = (storage: Storage | undefined, key: string): string | undefined =>
  attempt(() => storage?.getItem(key)) ?? undefined;

const store = (storage: Storage | undefined, key: string, value: string): void => {
  attempt(() => {
    if (value === '') storage?.removeItem(key);
    else storage?.setItem(key, value);
  });
};

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
