import { h, hydrate } from 'preact';
import { nextTask } from './next-task.ts';
import type { Island, IslandProps } from './Shell.tsx';

/** Makes of a calculator's markup, as it was served in `place`, the calculator itself. */
export const wake = async (Component: Island, place: HTMLElement): Promise<void> => {
  // Each piece is a task of its own: a phone stays at hand meanwhile.
  for (const piece of Component.before ?? []) {
    piece();
    await nextTask();
  }
  // With space before its markup all of it would be taken out and put in again, and laid out anew.
  for (const node of [...place.childNodes]) if (node instanceof Text) node.remove();
  hydrate(h(Component, JSON.parse(place.dataset['given'] ?? '') as IslandProps), place);
  place.dataset['awake'] = '';
};
