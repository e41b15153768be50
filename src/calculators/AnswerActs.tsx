import { useState } from 'preact/hooks';
import type { Lang } from '#src/lang.ts';
import { shellWords } from './words.ts';

interface AnswerActsProps {
  readonly lang: Lang;
  readonly title: string;
  readonly path: string;
  readonly sentence: string | undefined;
  /** On a page of its own the answer stays in sight, and so does what one does with it. */
  readonly isPage: boolean;
  readonly undo: (() => void) | undefined;
}

/** What one does with an answer, at hand beside it: share it, copy it, take the last act back. */
export function AnswerActs({ lang, title, path, sentence, isPage, undo }: AnswerActsProps) {
  const words = shellWords[lang];
  const [said, setSaid] = useState('');
  const absolute = (): string => new URL(path, location.href).href;
  const copy = (text: string, done: string): void => {
    copied(text).then(
      () => {
        setSaid(done);
      },
      () => {
        setSaid(words.copyFailed);
      },
    );
  };
  return (
    <div class="answer__acts">
      {isPage && (
        <>
          {/* The page opens the sheet: it is the same as a clause's. */}
          <button
            type="button"
            class="icon-button"
            aria-label={words.shareHere}
            title={words.shareHere}
            data-share
            data-title={title}
            data-quote={sentence ?? ''}
            data-link={path}
          >
            <Sign path="M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8" />
          </button>
          <Act
            name={words.copyHere}
            path="M9 8V4h11v12h-4M4 8h12v12H4z"
            act={
              sentence === undefined
                ? undefined
                : () => {
                    copy(`${sentence} ${absolute()}`, words.resultCopied);
                  }
            }
          />
        </>
      )}
      {(isPage || undo) && (
        <Act name={words.undo} path="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" act={undo} isUndo />
      )}
      <p class="answer__done" role="status">
        {said}
      </p>
    </div>
  );
}

function Act({
  name,
  path,
  act,
  isUndo = false,
}: {
  readonly name: string;
  /** Of its sign, in a square of 24. */
  readonly path: string;
  readonly act: (() => void) | undefined;
  readonly isUndo?: boolean;
}) {
  return (
    <button
      type="button"
      class={isUndo ? 'icon-button answer__undo' : 'icon-button'}
      aria-label={name}
      title={name}
      disabled={act === undefined}
      onClick={act}
    >
      <Sign path={path} />
    </button>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}

const copied = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
};
