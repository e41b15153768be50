import { useRef } from 'preact/hooks';
import { own } from '#engine/core/own.ts';
import type { Controls } from './form.ts';

/** New texts of some fields. */
export type Changes = Readonly<Record<string, string>>;

interface Undoable {
  readonly edit: (changes: Changes) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
}

const LONGEST_PAST = 200;

/** Changes that can be taken back, one by one. */
export const useUndo = (form: Controls<never>): Undoable => {
  const past = useRef<readonly Changes[]>([]);
  const draft: Changes = form.draft;
  const set: (changes: Changes) => void = form.set;
  return {
    canUndo: past.current.length > 0,
    edit: (changes) => {
      const before: [string, string][] = Object.keys(changes).map((field) => [
        field,
        own(draft, field) ?? '',
      ]);
      past.current = [...past.current.slice(-LONGEST_PAST), Object.fromEntries(before)];
      set(changes);
    },
    undo: () => {
      const before = past.current.at(-1);
      past.current = past.current.slice(0, -1);
      if (before !== undefined) set(before);
    },
  };
};
