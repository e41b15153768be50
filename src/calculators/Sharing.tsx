import { useState } from 'preact/hooks';
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
export function Sharing(props: SharingProps) {
  const { said, byHand, copy, forget } = useCopying(props.lang);
  return (
    <div class="sharing">
      <Buttons {...props} copy={copy} forget={forget} />
      <p class="sharing__said" role="status">
        {said}
      </p>
      {byHand !== undefined && (
        <textarea
          class="sharing__text"
          readOnly
          rows={3}
          value={byHand}
          aria-label={shellWords[props.lang].copyLink}
        />
      )}
    </div>
  );
}

interface Copying {
  readonly copy: (text: string, done: string) => void;
  readonly forget: () => void;
}

/** Copies, says so, and shows the text to be copied by hand where the browser refuses. */
const useCopying = (
  lang: Lang,
): Copying & { readonly said: string; readonly byHand: string | undefined } => {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();
  const copy = (text: string, done: string): void => {
    setByHand(undefined);
    copied(text).then(
      () => {
        setSaid(done);
      },
      () => {
        setSaid(shellWords[lang].copyFailed);
        setByHand(text);
      },
    );
  };
  const forget = (): void => {
    setSaid('');
    setByHand(undefined);
  };
  return { said, byHand, copy, forget };
};

const copied = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
};

function Buttons({
  lang,
  title,
  path,
  sentence,
  ownPage,
  onReset,
  copy,
  forget,
}: SharingProps & Copying) {
  const words = shellWords[lang];
  const absolute = (): string => new URL(path, location.href).href;
  return (
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
      {/* The page opens the sheet: it is the same as a clause's. */}
      <button
        type="button"
        class="button"
        data-share
        data-title={title}
        data-quote={sentence ?? ''}
        data-link={path}
      >
        {words.share}
      </button>
      <button
        type="button"
        class="button button--quiet"
        onClick={() => {
          forget();
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
  );
}
