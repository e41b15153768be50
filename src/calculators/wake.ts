import { h, hydrate, type ComponentType } from 'preact';
import type { IslandProps } from './Shell.tsx';

/** Makes of a calculator's markup, as it was served in `place`, the calculator itself. */
export const wake = (Component: ComponentType<IslandProps>, place: HTMLElement): void => {
  hydrate(h(Component, JSON.parse(place.dataset['given'] ?? '') as IslandProps), place);
  place.dataset['awake'] = '';
};
