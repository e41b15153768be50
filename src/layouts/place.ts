/** Tells the reader of a page which part of it is being read and how far it goes, and puts the header away meanwhile. */

const { documentElement: root } = document;
const bar = document.querySelector('.place');

/** How far down something is, as a part of the window, when it becomes what one reads. */
const READ_AT = 0.3;

/** Pixels that a finger moves without meaning it, and that a page scrolls before its header goes. */
const SLACK = 8;
const TOP = 200;

let before = 0;

const onScroll = (): void => {
  const read = bar?.querySelector('progress');
  if (read) read.value = scrollY / Math.max(1, root.scrollHeight - innerHeight);
  if (Math.abs(scrollY - before) < SLACK) return;
  root.classList.toggle('headless', scrollY > before && scrollY > TOP);
  before = scrollY;
};

const follow = (place: Element): void => {
  const contents = place.querySelector('details');
  const at = place.querySelector('.place__at');
  const nav = place.querySelector('.outline');
  const entries = [...place.querySelectorAll<HTMLAnchorElement>('.outline a')].flatMap((link) => {
    const part = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return part ? [{ link, part }] : [];
  });
  const mark = (): void => {
    // A section goes on until the next begins; a calculator ends.
    const now = entries.findLastIndex(({ part }) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < innerHeight * READ_AT && (bottom > 0 || part.matches('h2'));
    });
    for (const [i, { link }] of entries.entries()) {
      if (i === now) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
    }
    const link = entries[now]?.link;
    if (at && link) at.textContent = link.textContent;
    if (nav && link) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();

  const close = (): void => {
    contents?.removeAttribute('open');
  };
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('summary')) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !contents?.open) return;
    close();
    contents.querySelector('summary')?.focus();
  });
};

addEventListener('scroll', onScroll, { passive: true });
if (bar) follow(bar);

if (isSet(root.dataset['game'])) void import('./decided.ts').catch(() => {});

/** Whether this device has a table of the game. */
function isSet(game: string | undefined): boolean {
  try {
    return localStorage.getItem(`ce:table:${game}`) !== null;
  } catch {
    return false;
  }
}

export {};
