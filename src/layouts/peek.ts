/** Shows what a reference leads to, in place: beside the link where there is a pointer, else in a sheet. */

import { clauseAddress, peekAddress, termPeekAddress, tiesAddress } from '#src/addresses.ts';
import { own } from '#engine/core/own.ts';
import { FIRST_LANG, isLang } from '#src/lang.ts';
import styles from '#src/styles/peek.css?url';
import { withStyles, withWholeStyles } from './styles.ts';

const { documentElement: root } = document;
const lang = isLang(root.lang) ? root.lang : FIRST_LANG;

/** Milliseconds that a pointer rests on a link before it opens, and is away from it before it closes. */
const REST = 250;

/** How far a sheet is drawn down before it goes, in pixels. */
const FAR = 80;

/** Where a link leads: to a clause of this page, or to something that is fetched. */
const targetOf = (
  link: HTMLAnchorElement,
): { readonly here?: Element; readonly address: string } | undefined => {
  const { pathname, hash } = new URL(link.href);
  const id = decodeURIComponent(hash.slice(1));
  const here = pathname === location.pathname ? document.getElementById(id) : null;
  if (here) return { here, address: '' };
  if (/\/glossary\/$/.test(pathname) && id !== '') return { address: termPeekAddress(lang, id) };
  const clause = id === '' ? /\/r\/([^/]+)\/$/.exec(pathname)?.[1] : id;
  return clause === undefined ? undefined : { address: peekAddress(lang, clause) };
};

const fetched = new Map<string, Promise<string>>();

const textAt = (address: string): Promise<string> => {
  const known =
    fetched.get(address) ??
    fetch(address).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.text();
    });
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
};

/** By clause, what cites it, in lists of one kind. */
export type Ties = Readonly<
  Record<
    string,
    readonly {
      readonly label: string;
      readonly clauses: readonly { readonly id: string; readonly title: string }[];
    }[]
  >
>;

/** What cites the clause of a link, with the link itself to where the clause comes from. */
const tiesOf = async (link: HTMLAnchorElement): Promise<Element | undefined> => {
  const [, id] = /\/r\/([^/]+)\/$/.exec(link.pathname) ?? [];
  const title = link.closest('.clause')?.querySelector('.clause__title')?.cloneNode(true);
  if (id === undefined || !title) return undefined;
  const ties = JSON.parse(await textAt(tiesAddress(lang, root.dataset['game'] ?? ''))) as Ties;
  const content = document.createElement('div');
  content.className = 'peek__ties';
  content.append(title);
  for (const { label, clauses } of own(ties, id) ?? []) {
    const list = document.createElement('ul');
    for (const clause of clauses) {
      const item = document.createElement('li');
      item.append(linkTo(clauseAddress(lang, clause.id), clause.title, 'ref'));
      list.append(item);
    }
    content.append(label, list);
  }
  content.append(linkTo(link.href, link.firstChild?.textContent ?? ''));
  return content;
};

const linkTo = (href: string, text: string, name = ''): HTMLAnchorElement => {
  const made = document.createElement('a');
  Object.assign(made, { href, textContent: text.trim(), className: name });
  return made;
};

/** What a clause refers to in its own chapter is no part of another page. */
const leadElsewhere = (content: Element | null): void => {
  for (const link of content?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? []) {
    link.href = clauseAddress(lang, decodeURIComponent(link.hash.slice(1)));
  }
};

/** The site's own markup, without the ids that the page may have already. */
const contentOf = async (link: HTMLAnchorElement): Promise<Element | undefined> => {
  const target = targetOf(link);
  if (!target) return undefined;
  await withWholeStyles(styles);
  if (link.matches('.mark') && !target.here) return tiesOf(link);
  const content = target.here
    ? (target.here.cloneNode(true) as Element)
    : new DOMParser().parseFromString(await textAt(target.address), 'text/html').body
        .firstElementChild;
  for (const each of [content, ...(content?.querySelectorAll('[id]') ?? [])]) {
    each?.removeAttribute('id');
  }
  if (!target.here) leadElsewhere(content);
  for (const mark of content?.querySelectorAll<HTMLAnchorElement>('a.mark:not([href])') ?? []) {
    mark.href = `${content?.querySelector('a')?.href ?? ''}#source`;
  }
  return content ?? undefined;
};

export const peek = (link: HTMLAnchorElement, isTap: boolean): void => {
  if (link.closest('.peek')) {
    if (isTap) void step(link);
  } else if (isTap && targetOf(link)?.here) {
    jump(link);
  } else if (isTap) {
    void openSheet(link);
  } else {
    rest(link);
  }
};

/* On the same page one goes there, and is offered the way back. */

let wayBack: HTMLElement | undefined;

const jump = (link: HTMLAnchorElement): void => {
  void withStyles(styles);
  closeCard();
  location.assign(link.href);
  wayBack?.remove();
  wayBack = button('↩', root.dataset['back'] ?? '', () => {
    history.back();
  });
  wayBack.classList.add('way-back');
  document.body.append(wayBack);
  const gone = (): void => {
    if (location.hash === new URL(link.href).hash) return;
    wayBack?.remove();
    removeEventListener('popstate', gone);
    keepInView(link);
  };
  addEventListener('popstate', gone);
};

/** How long a page may go on being laid out, in milliseconds, after one has come back. */
const SETTLING = 1000;

/**
 * What is laid out meanwhile, and a browser that goes back to where one was before that, may move the place
 * one comes back to, until the reader moves it.
 */
const keepInView = (link: HTMLAnchorElement): void => {
  let until = performance.now() + SETTLING;
  for (const type of ['pointerdown', 'wheel', 'keydown'] as const) {
    addEventListener(type, () => (until = 0), { once: true, passive: true });
  }
  const look = (): void => {
    if (until === 0) return;
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) link.scrollIntoView({ block: 'center' });
    if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/* A card beside the link, while pointer or focus stay on link or card. */

let card: HTMLElement | undefined;
let timer = 0;

/** Where a card was closed that had the focus: the focus that comes back to it opens none. */
let closedAt: Element | null = null;

const rest = (link: HTMLAnchorElement): void => {
  clearTimeout(timer);
  if (link === closedAt) {
    closedAt = null;
    return;
  }
  const leave = ({ relatedTarget }: FocusEvent | PointerEvent): void => {
    if (relatedTarget instanceof Node && card?.contains(relatedTarget)) return;
    clearTimeout(timer);
    timer = window.setTimeout(closeCard, REST);
  };
  link.addEventListener('pointerleave', leave, { once: true });
  link.addEventListener('blur', leave, { once: true });
  timer = window.setTimeout(() => void openCard(link, leave), REST);
};

const openCard = async (
  link: HTMLAnchorElement,
  leave: (event: FocusEvent | PointerEvent) => void,
): Promise<void> => {
  const content = await contentOf(link).catch(() => undefined);
  if (!content || !(link.matches(':hover') || link === document.activeElement)) return;
  closeCard();
  card = document.createElement('aside');
  card.className = 'peek peek--card';
  card.append(content);
  card.addEventListener('pointerenter', () => {
    clearTimeout(timer);
  });
  card.addEventListener('pointerleave', leave);
  card.addEventListener('focusout', leave);
  link.after(card);
  // Above the link where there is no room below it, and never out of the window.
  const { bottom, top } = link.getBoundingClientRect();
  if (bottom + card.offsetHeight > innerHeight && top > card.offsetHeight) {
    card.classList.add('peek--above');
  }
  const over = card.getBoundingClientRect().right - root.clientWidth + 16;
  if (over > 0) card.classList.add('peek--left');
};

function closeCard(): void {
  card?.remove();
  card = undefined;
}

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !card) return;
  const link = card.previousElementSibling;
  const hadFocus = card.contains(document.activeElement);
  closeCard();
  if (!hadFocus || !(link instanceof HTMLElement)) return;
  closedAt = link;
  link.focus();
});

/* A sheet from below. Back closes it, as do a tap outside, Esc and a swipe. */

let sheet: HTMLDialogElement | undefined;
let trail: Element[] = [];

const openSheet = async (link: HTMLAnchorElement): Promise<void> => {
  const content = await contentOf(link).catch(() => undefined);
  if (!content) {
    location.assign(link.href);
    return;
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'peek peek--sheet';
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) history.back();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    history.back();
  });
  drawDown(dialog);
  document.body.append(dialog);
  sheet = dialog;
  trail = [];
  show(content);
  dialog.showModal();
  history.pushState({ peek: true }, '');
  addEventListener(
    'popstate',
    () => {
      dialog.remove();
      sheet = undefined;
      link.focus({ preventScroll: true });
    },
    { once: true },
  );
};

/** A reference within the sheet takes its place there, and can be left again. */
const step = async (link: HTMLAnchorElement): Promise<void> => {
  const content = await contentOf(link).catch(() => undefined);
  if (!content || !sheet) location.assign(link.href);
  else show(content);
};

const show = (content: Element): void => {
  if (!sheet) return;
  trail.push(content);
  const bar = document.createElement('p');
  bar.className = 'peek__bar';
  bar.append(
    ...(trail.length > 1 ? [button('‹', root.dataset['back'] ?? '', stepBack)] : []),
    button('×', root.dataset['close'] ?? '', () => {
      history.back();
    }),
  );
  const title = content.querySelector('h3, dt')?.textContent.trim() ?? '';
  sheet.setAttribute('aria-label', title);
  sheet.replaceChildren(bar, content);
  sheet.scrollTop = 0;
};

const stepBack = (): void => {
  trail.pop();
  const before = trail.pop();
  if (before) show(before);
};

const button = (sign: string, name: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'icon-button';
  made.textContent = sign;
  made.setAttribute('aria-label', name);
  made.addEventListener('click', act);
  return made;
};

const drawDown = (dialog: HTMLDialogElement): void => {
  let from = 0;
  dialog.addEventListener('touchstart', ({ touches }) => {
    from = dialog.scrollTop === 0 ? (touches[0]?.clientY ?? 0) : Number.POSITIVE_INFINITY;
  });
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    if ((changedTouches[0]?.clientY ?? 0) - from > FAR) history.back();
  });
};
