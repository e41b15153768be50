import { keepActs } from './early-acts.ts';
import { nextTask } from './next-task.ts';

/** What the script of a calculator offers. */
interface Script {
  readonly wake: (place: HTMLElement) => Promise<void>;
}

/** What tells that a reader turns to a calculator. */
const SIGNS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Has the calculators of a page come alive as they come into view, or, if that is all their markup asks
 * for, as they are touched. Every chapter loads this before that, so it is short: which scripts a
 * calculator needs is written beside it.
 */
export const wakeInView = (tellFailure: (place: Element | null) => void): void => {
  const begin = (place: HTMLElement): void => {
    wake(place).catch((error: unknown) => {
      tellFailure(place.parentElement);
      throw error;
    });
  };
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      begin(target);
    }
  });
  for (const place of document.querySelectorAll<HTMLElement>('[data-calculator]')) {
    if (isServedAsItStands(place)) onTouch(place, begin);
    else observer.observe(place);
  }
};

/** Whether a calculator that may wait for a touch shows, as it was served, all there is to show. */
const isServedAsItStands = ({ dataset }: HTMLElement): boolean =>
  dataset['untouched'] !== undefined &&
  location.search === '' &&
  !dataset['untouched'].split(' ').some(isKept);

/** Whether the visit or the device has something under a name. */
const isKept = (name: string): boolean => {
  try {
    return (sessionStorage.getItem(name) ?? localStorage.getItem(name)) !== null;
  } catch {
    return false;
  }
};

const onTouch = (place: HTMLElement, begin: (place: HTMLElement) => void): void => {
  const touched = (): void => {
    for (const sign of SIGNS) place.removeEventListener(sign, touched, true);
    begin(place);
  };
  for (const sign of SIGNS) place.addEventListener(sign, touched, true);
};

/** Asks for all at once: the first script would ask for the others only when it is here. */
const wake = async (place: HTMLElement): Promise<void> => {
  const repeat = keepActs(place);
  const addresses = place.dataset['calculator']?.split(' ') ?? [];
  const [script] = await Promise.all(
    addresses.map((address) => import(/* @vite-ignore */ address) as Promise<Script>),
  );
  await nextTask();
  await script?.wake(place);
  await repeat();
};
