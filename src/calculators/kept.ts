import { attempt, forVisit, onDevice, read, store } from './storage.ts';

/** What was typed into a calculator that stands in a chapter, for the time of the visit. */
export const recallDraft = (name: string): string | undefined =>
  read(forVisit(), `ce:draft:${name}`);

export const keepDraft = (name: string, query: string): void => {
  store(forVisit(), `ce:draft:${name}`, query);
};

/** A position that was entered on this device, and the day it was. */
export interface Last {
  readonly on: string;
  readonly query: string;
}

/** How many visits to a calculator are remembered. */
const VISITS = 6;

/** The last position of each of the latest visits, the latest first. */
export const recallHistory = (name: string): readonly Last[] => {
  const texts = listAt(onDevice(), lastOf(name));
  return texts.flatMap((on, i) => {
    const query = texts[i + 1];
    return i % 2 === 0 && query !== undefined ? [{ on, query }] : [];
  });
};

export const recallLast = (name: string): Last | undefined => recallHistory(name)[0];

/**
 * What one comes back to; a calculator as it starts is not worth it. Within a visit the position only
 * changes: `goesOn` says that the latest one is of this visit.
 */
export const keepLast = (name: string, query: string, goesOn: boolean): void => {
  if (query === '') return;
  const before = recallHistory(name).slice(goesOn ? 1 : 0);
  const others = before.filter((each) => each.query !== query);
  const history = [{ on: new Date().toISOString(), query }, ...others].slice(0, VISITS);
  const texts = history.flatMap(({ on, query: text }) => [on, text]);
  store(onDevice(), lastOf(name), JSON.stringify(texts));
};

/** The positions that can be gone back to, for the time of the visit; the latest last. */
export const recallPast = (name: string): readonly string[] => listAt(forVisit(), pastOf(name));

export const keepPast = (name: string, past: readonly string[]): void => {
  store(forVisit(), pastOf(name), past.length === 0 ? '' : JSON.stringify(past));
};

const lastOf = (name: string): string => `ce:last:${name}`;
const pastOf = (name: string): string => `ce:past:${name}`;

/** What this site has stored is a list of texts; what something else has left there is none. */
const listAt = (storage: Storage | undefined, key: string): readonly string[] => {
  const text = read(storage, key) ?? '[]';
  const list = attempt<unknown>(() => JSON.parse(text));
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
};
