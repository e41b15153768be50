import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '#src/lang.ts';
import { shellWords } from './words.ts';

interface SharingProps {
  readonly lang: Lang;
  readonly title: string;
  readonly path: string;
  /** The result in one sentence; none while there is no answer. */
  readonly sentence: string | undefined;
  readonly ownPage: boolean;
  readonly onReset: () => void;
}

/** What can be taken away from a calculator: its link, its result, or a fresh start. */
export function Sharing({ lang, title, path, sentence, ownPage, onReset }: SharingProps) {
  const words = shellWords[lang];
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    setCanShare(typeof navigator.share === 'function');
  }, []);

  const absolute = (): string => new URL(path, location.href).href;
  const copy = (text: string, done: string) => {
    setByHand(undefined);
    copied(text).then(
      () => {
        setSaid(done);
      },
      () => {
        setSaid(words.copyFailed);
        setByHand(text);
      },
    );
  };

  return (
    <div class="sharing">
      <div class="sharing__buttons">
        <button
          type="button"
          class="button"
          onClick={() => {
            copy(absolute(), words.linkCopied);
          }}
        >
          {words.copyLink}
        </button>
        <button
          type="button"
          class="button"
          disabled={sentence === undefined}
          onClick={() => {
            copy(`${sentence ?? ''} ${absolute()}`, words.resultCopied);
          }}
        >
          {words.copyResult}
        </button>
        {canShare && (
          <button
            type="button"
            class="button"
            onClick={() => {
              // A reader who closes the sheet has not made a mistake.
              navigator.share({ title, text: sentence ?? title, url: absolute() }).catch(() => {});
            }}
          >
            {words.share}
          </button>
        )}
        <button
          type="button"
          class="button button--quiet"
          onClick={() => {
            setSaid('');
            setByHand(undefined);
            onReset();
          }}
        >
          {words.reset}
        </button>
        {ownPage && (
          <a class="button button--quiet" href={path}>
            {words.ownPage}
          </a>
        )}
      </div>
      <p class="sharing__said" role="status">
        {said}
      </p>
      {byHand !== undefined && (
        <textarea
          class="sharing__text"
          readOnly
          rows={3}
          value={byHand}
          aria-label={words.copyLink}
        />
      )}
    </div>
  );
}

const copied = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
};
