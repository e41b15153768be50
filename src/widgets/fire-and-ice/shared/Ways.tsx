import { bowlsIn, makeBowls, type Bowls } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';

const labels = {
  title: { en: 'Ways to pay, from Bowls I/II/III', it: 'Modi di pagare, dalle Riserve 1/2/3' },
  leaves: { en: 'leaves', it: 'restano' },
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
  const paid = bowlsIn(chosen);
  const current = paid && makeBowls(paid);
  if (ways.length < 2) return null;
  return (
    <div class="token-ways" role="group" aria-label={labels.title[lang]}>
      <p class="quiet">{labels.title[lang]}</p>
      <div class="token-ways__list">
        {ways.map(({ taken, left }) => {
          const payment = makeBowls(taken);
          return (
            <button
              type="button"
              class="pick"
              aria-pressed={current === payment}
              onClick={() => {
                set(current === payment ? '' : payment);
              }}
            >
              {`${payment}, ${labels.leaves[lang]} ${makeBowls(left)}`}
            </button>
          );
        })}
      </div>
    </div>
  );
}
