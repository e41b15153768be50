/** What a page does that stands in a frame on another site: it takes the colors it is told, and tells its height. */

import { wakeInView } from '../calculators/in-view.ts';
import { themeOf, withoutTheme } from './theme.ts';

const { documentElement: root } = document;

const theme = themeOf(location);
if (theme !== undefined) root.dataset['theme'] = theme;
root.classList.add('scripted');

// The address of a calculator is its position, and nothing else.
history.replaceState(history.state, '', withoutTheme(location));

new ResizeObserver(() => {
  const { height } = document.body.getBoundingClientRect();
  parent.postMessage({ 'clause-and-effect': { height: Math.ceil(height) } }, '*');
}).observe(document.body);

// The way back opens on the position as it stands here.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-back]')) {
  for (const type of ['pointerdown', 'keydown', 'contextmenu'] as const) {
    link.addEventListener(type, () => {
      link.search = location.search;
    });
  }
}

const tellFailure = (place: Element | null): void => {
  place?.querySelector('[data-failure]')?.removeAttribute('hidden');
};
const wake = (): void => {
  wakeInView(tellFailure);
};

/** What the script of a position offers. */
interface Script {
  readonly show: (place: HTMLElement, change: () => void) => void;
}

/** Shows a position without its form: what was served is another's, and comes back to be changed. */
const showPosition = async (place: HTMLElement): Promise<void> => {
  const served = [...place.childNodes];
  place.replaceChildren();
  const change = (): void => {
    place.replaceChildren(...served);
    place.tabIndex = -1;
    // The button that had the focus is gone; from the page around it a frame takes none.
    if (document.hasFocus()) place.focus();
    wake();
  };
  const [script] = await Promise.all(
    (place.dataset['position'] ?? '')
      .split(' ')
      .map((address) => import(/* @vite-ignore */ address) as Promise<Script>),
  );
  script?.show(place, change);
};

const place = document.querySelector<HTMLElement>('[data-position]');
if (place && location.search !== '') {
  showPosition(place).catch((error: unknown) => {
    tellFailure(place.parentElement);
    throw error;
  });
} else {
  wake();
}
