/** What every page does once it can run scripts. Each part finds its own elements and does nothing without them. */

import { wakeInView } from '../calculators/in-view.ts';
import { keepOffline } from '../offline/page.ts';
import searchStyles from '../styles/search.css?url';
import { layOutRest } from './later.ts';
import { withStyles } from './styles.ts';
import { whenIdle } from './when-idle.ts';

const root = document.documentElement;

/** Links to a clause or a term, wherever they stand, and from a clause to where it comes from. */
const REFERENCES = '.ref, .cite, .term, a.mark';

const isDark = (): boolean =>
  root.dataset['theme'] === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : root.dataset['theme'] === 'dark';

document.querySelector('[data-switch-theme]')?.addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  remember('ce:theme', theme);
});

// The other language opens on the same clause, or on the same position of a calculator.
document
  .querySelector<HTMLAnchorElement>('[data-switch-language]')
  ?.addEventListener('click', ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLAnchorElement)) return;
    currentTarget.search = location.search;
    currentTarget.hash = location.hash;
    remember('ce:lang', currentTarget.lang);
  });

// A clause or a position is passed on from a sheet of its own.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (!button) return;
  import('./share.ts').then(
    ({ openShare }) => {
      void openShare(button);
    },
    // Without the sheet, the address bar is the next best place to copy from.
    () => {
      const page = button.closest('.clause')?.querySelector<HTMLAnchorElement>('.clause__title a');
      const link = button.dataset['link'] ?? page?.href;
      if (link) location.assign(link);
    },
  );
});

// In a chapter every byte counts: where a clause comes from is told by the page that its title leads to.
for (const mark of document.querySelectorAll<HTMLAnchorElement>('a.mark:not([href])')) {
  mark.href = `${mark.closest('article')?.querySelector('a')?.href}#source`;
}

// A reference is looked at without leaving the place one is at. Until that is loaded it is a link.
for (const type of ['click', 'focusin', 'pointerover'] as const) {
  addEventListener(type, (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(REFERENCES);
    if (!link || !isPlain(event)) return;
    const isTap = type === 'click';
    // Where there is a pointer, a click follows the link, and is come back from on the same page.
    const isHere = isTap && link.matches('[href^="#"]');
    if (!isHere && isTap !== matchMedia('(hover: none)').matches) return;
    if (isTap) event.preventDefault();
    import('./peek.ts').then(
      ({ peek }) => {
        peek(link, isTap);
      },
      () => {
        if (isTap) location.assign(link.href);
      },
    );
  });
}

// Nobody is anywhere in a page before scrolling in it, or opening its contents. A table that has
// decided something is shown so from the start.
const findPlace = (): void => {
  whenIdle(() => void import('./place.ts').catch(() => {}));
};
for (const type of ['scroll', 'click'] as const) addEventListener(type, findPlace, { once: true });
if (recalled(`ce:table:${root.dataset['game']}`)) findPlace();

// Scripts may fail to come: no connection, or a newer edition has replaced them.
wakeInView(tellFailure);

const search = document.querySelector<HTMLInputElement>('[data-search-input]');
if (search) {
  const box = search.closest('search') ?? search;
  const signs = ['focusin', 'pointerover'] as const;
  // The script, its looks and the first of the index come side by side, at the first sign of interest.
  const start = (): void => {
    for (const sign of signs) box.removeEventListener(sign, start);
    const { index = '', first = '' } = search.dataset;
    const game = root.dataset['game'] ?? first;
    const early = {
      game,
      words: fetch(`${index}.json`),
      shard: fetch(`${index}/${game}.json`),
    };
    // Whoever waits for them is told.
    for (const each of [early.words, early.shard]) each.catch(() => undefined);
    Promise.all([import('../search/panel.ts'), withStyles(searchStyles)])
      .then(([{ openPanel }]) => {
        openPanel(search, early);
      })
      .catch(() => {
        tellFailure(document.querySelector('[data-search-page]'));
        listen();
      });
  };
  const listen = (): void => {
    for (const sign of signs) box.addEventListener(sign, start);
  };
  const isAsked = document.querySelector('[data-search-page]') !== null;
  const cameBack = (history.state as { search?: string } | null)?.search !== undefined;
  if (isAsked || cameBack || document.activeElement === search) start();
  else listen();
  const key = box.querySelector('[data-search-key]');
  if (key && /Mac|iP/.test(navigator.userAgent)) key.textContent = '⌘ K';
  addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    const held = event.ctrlKey || event.metaKey;
    const asks = held ? event.key === 'k' : event.key === '/' && !typing;
    if (!asks || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
}

// The search offers what was read last.
const [, clause] = /\/r\/([^/]+)\/$/.exec(location.pathname) ?? [];
if (clause) {
  const before = recalled('ce:read').split(' ');
  remember('ce:read', [...new Set([clause, ...before])].slice(0, 5).join(' '));
}

addEventListener('load', layOutRest);

const offline = document.querySelector<HTMLElement>('[data-offline]');
if (offline) keepOffline(offline);

/** Whether a click asks for nothing special, such as a new tab. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true;
  return event.button <= 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Shows the sentence that waits, hidden, for scripts that do not come. */
function tellFailure(place: Element | null): void {
  place?.classList.remove('results--waiting');
  place?.querySelector('[data-failure]')?.removeAttribute('hidden');
}

function recalled(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is switched off: the choice lasts for this page.
  }
}
