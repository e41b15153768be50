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

wakeInView((place) => {
  place?.querySelector('[data-failure]')?.removeAttribute('hidden');
});
