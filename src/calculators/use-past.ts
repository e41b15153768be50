import { useRef, useState } from 'preact/hooks';
import { keepPast, recallPast } from './kept.ts';

interface Past {
  /** The position before the last act, as a query; none before the first. */
  readonly latest: string | undefined;
  /** Reads what was before the page was loaded again. */
  readonly recall: () => void;
  /** One more act: the positions before and after it, and what it changed. Typing in one field is one act. */
  readonly add: (before: string, after: string, what: string) => void;
  /** Forgets the latest and returns it. */
  readonly take: () => string | undefined;
}

const LONGEST_PAST = 50;

/**
 * The positions that a reader has left, for the time of the visit. Who calls may have been drawn before
 * the last act: what was is asked of the list itself.
 */
export const usePast = (name: string): Past => {
  const past = useRef<readonly string[]>([]);
  const [latest, setLatest] = useState<string>();
  const typed = useRef('');
  const hold = (next: readonly string[]): void => {
    past.current = next;
    setLatest(next.at(-1));
  };
  const remember = (next: readonly string[]): void => {
    hold(next);
    keepPast(name, next);
  };
  return {
    latest,
    recall: () => {
      hold(recallPast(name));
    },
    add: (before, after, what) => {
      if (before === after) return;
      const isSameWord = isTyping() && typed.current === what;
      typed.current = isTyping() ? what : '';
      if (!isSameWord) remember([...past.current.slice(1 - LONGEST_PAST), before]);
    },
    take: () => {
      typed.current = '';
      const taken = past.current.at(-1);
      remember(past.current.slice(0, -1));
      return taken;
    },
  };
};

const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'text';
