import { useRef, useState } from 'preact/hooks';
import { keepPast, recallPast } from './kept.ts';

interface Past {
  /** The position before the last act, as a query; none before the first. */
  readonly latest: string | undefined;
  /** Reads what was before the page was loaded again. */
  readonly recall: () => void;
  /** One more act: the positions before and after it, and what it changed. Typing in one field is one act. */
  readonly add: (before: string, after: string, what: string) => void;
  readonly drop: () => void;
}

const LONGEST_PAST = 50;

/** The positions that a reader has left, for the time of the visit. */
export const usePast = (name: string): Past => {
  const [past, setPast] = useState<readonly string[]>([]);
  const typed = useRef('');
  const remember = (next: readonly string[]): void => {
    setPast(next);
    keepPast(name, next);
  };
  return {
    latest: past.at(-1),
    recall: () => {
      const before = recallPast(name);
      if (before.length > 0) setPast(before);
    },
    add: (before, after, what) => {
      if (before === after) return;
      const isSameWord = isTyping() && typed.current === what;
      typed.current = isTyping() ? what : '';
      if (!isSameWord) remember([...past.slice(1 - LONGEST_PAST), before]);
    },
    drop: () => {
      typed.current = '';
      remember(past.slice(0, -1));
    },
  };
};

const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'text';
