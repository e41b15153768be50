import { withRest } from '../layouts/styles.ts';

/** What the script of a calculator offers. */
interface Script {
  readonly wake: (place: HTMLElement) => void;
}

/**
 * Has the calculators of a page come alive as they come into view. Every chapter loads this before
 * that, so it is short: which scripts and styles a calculator needs is written beside it.
 */
export const wakeInView = (tellFailure: (place: Element | null) => void): void => {
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      wake(target).catch((error: unknown) => {
        tellFailure(target.parentElement);
        throw error;
      });
    }
  });
  for (const place of document.querySelectorAll('[data-calculator]')) observer.observe(place);
};

/** Asks for all at once: the first script would ask for the others only when it is here. */
const wake = async (place: HTMLElement): Promise<void> => {
  const addresses = place.dataset['calculator']?.split(' ') ?? [];
  const [script] = await Promise.all(
    addresses.map((address) =>
      address.endsWith('.css')
        ? withRest(address)
        : (import(/* @vite-ignore */ address) as Promise<Script>),
    ),
  );
  script?.wake(place);
};
