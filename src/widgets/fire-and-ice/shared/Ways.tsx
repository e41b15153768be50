import type { Bowls } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { bowlsSaid } from './phrases.ts';

interface WaysWords {
  readonly title: string;
  readonly way: (taken: string, left: string) => string;
}

const WORDS: Readonly<Record<Lang, WaysWords>> = {
  en: {
    title: 'Ways to pay, from Bowls I/II/III',
    way: (taken, left) => `${taken}, leaves ${left}`,
  },
  it: {
    title: 'Modi di pagare, dalle Riserve 1/2/3',
    way: (taken, left) => `${taken}, restano ${left}`,
  },
};

/** Every way to take tokens from the Bowls; tapping one makes it the payment, tapping it again leaves it open. */
export function Ways({
  lang,
  ways,
  chosen,
  set,
}: {
  readonly lang: Lang;
  readonly ways: readonly { readonly taken: Bowls; readonly left: Bowls }[];
  /** The payment as the field has it, blank for any. */
  readonly chosen: string;
  readonly set: (payment: string) => void;
}) {
  const words = WORDS[lang];
  const current = chosen.replace(/\s/g, '');
  if (ways.length < 2) return null;
  return (
    <div class="token-ways" role="group" aria-label={words.title}>
      <p class="quiet">{words.title}</p>
      <div class="token-ways__list">
        {ways.map(({ taken, left }) => {
          const payment = bowlsSaid(taken);
          return (
            <button
              type="button"
              class="pick"
              aria-pressed={current === payment}
              onClick={() => {
                set(current === payment ? '' : payment);
              }}
            >
              {words.way(payment, bowlsSaid(left))}
            </button>
          );
        })}
      </div>
    </div>
  );
}
