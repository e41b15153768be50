import { nextTask } from './next-task.ts';

/** What answers a tap once the scripts are there. A link, a fold and the sheet for sharing need none of them. */
const TAPPED = 'button:not([data-share]), [role=button]';

/**
 * Keeps the taps and keys on the buttons of a calculator that cannot answer yet. What it returns does
 * them again, now that it can, each once the one before is rendered.
 */
export const keepActs = (place: HTMLElement): (() => Promise<void>) => {
  const acts: { readonly target: Element; readonly event: Event }[] = [];
  const keep = (event: Event): void => {
    const target = event.target instanceof Element && event.target.closest(TAPPED);
    if (!target) return;
    if (event instanceof KeyboardEvent) {
      // A key on a real button is followed by a click.
      if (target instanceof HTMLButtonElement || !['Enter', ' '].includes(event.key)) return;
      event.preventDefault();
    }
    acts.push({ target, event });
  };
  const types = ['click', 'keydown'] as const;
  for (const type of types) place.addEventListener(type, keep);
  return async () => {
    for (const type of types) place.removeEventListener(type, keep);
    for (const { target, event } of acts) {
      await nextTask();
      target.dispatchEvent(sameAs(event));
    }
  };
};

const sameAs = (event: Event): Event =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event);
