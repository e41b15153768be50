import { BASE, sectionAddress } from '#src/addresses.ts';
import { FIRST_LANG, isLang, type Lang } from '#src/lang.ts';
import { button, element } from './element.ts';
import type { Found } from './find.ts';
import { chooseGame, chosenGame, readLast } from './kept.ts';
import { load, type Early, type Loaded } from './load.ts';
import type { SearchRecord } from './records.ts';
import { resultOf, suggestionOf, type Place } from './results.ts';
import { said } from './said.ts';
import { makeList, type List } from './list.ts';

/** How many results are drawn at once, and how many before the next key can come. */
const PAGE = 20;
const AT_ONCE = 5;

const ONCE = { once: true } as const;

/** What a page in the history keeps of a search. */
interface Kept {
  readonly search: string;
  readonly shown: number;
  readonly top: number;
}

interface Panel {
  readonly input: HTMLInputElement;
  readonly lang: Lang;
  /** The results have the page to themselves. */
  readonly isPage: boolean;
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  readonly games: HTMLElement;
  readonly list: List;
  readonly foot: HTMLElement;
  loaded: Loaded | undefined;
  hasFailed: boolean;
  only: string | undefined;
  shown: number;
}

/** Brings the search box to life: lists what it finds as the reader types, while the index arrives. */
export const openPanel = (input: HTMLInputElement, asked: Early): void => {
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  const root = page ?? document.querySelector<HTMLElement>('[data-search-panel]');
  if (!root) return;
  const unknown = page?.dataset['searchPage'] === 'address';
  const early = unknown ? inLangOfAddress(input, asked) : asked;
  const panel = makePanel(input, root, page !== null);
  const kept = history.state as Partial<Kept> | null;
  if (page) input.value ||= unknown ? wordsOfAddress() : (queryInAddress() ?? '');
  else if (kept?.search !== undefined) input.value = kept.search;
  panel.shown = kept?.shown ?? PAGE;

  listenTo(panel, page !== null && !unknown);
  if (!page) closeAtWill(panel);
  const draw = (): void => {
    // A result that is being pressed is not taken away: the click would be lost.
    if (root.matches(':active')) addEventListener('pointerup', () => setTimeout(draw), ONCE);
    else if (page || isOpen(panel)) redraw(panel);
  };
  void load(input.dataset['index'] ?? '', early, (loaded) => {
    panel.loaded = loaded;
    draw();
    if (kept?.top !== undefined && page) scrollTo(0, kept.top);
  }).then((loaded) => {
    panel.hasFailed = loaded === undefined;
    if (panel.hasFailed) draw();
    // After the results that follow the first: what stands below them is not pushed on.
    setTimeout(() => {
      root.classList.remove('results--waiting');
    });
  });
  if (kept?.search !== undefined && !page) input.focus();
  if (document.activeElement === input || page) show(panel);
};

const makePanel = (input: HTMLInputElement, root: HTMLElement, isPage: boolean): Panel => {
  const lang = isLang(input.dataset['lang']) ? input.dataset['lang'] : FIRST_LANG;
  const status = element('p', 'quiet search__status');
  status.setAttribute('role', 'status');
  const games = element('div', 'search__games');
  games.setAttribute('role', 'group');
  games.setAttribute('aria-label', said[lang].games);
  const list = makeList(input, said[lang].results);
  const foot = element('div', 'search__foot');
  root.replaceChildren(status, games, list.root, foot);
  return {
    ...{ input, lang, isPage, root, status, games, list, foot },
    ...{ loaded: undefined, hasFailed: false, only: chosenGame(), shown: PAGE },
  };
};

const queryInAddress = (): string | null => new URLSearchParams(location.search).get('q');

/** The page for unknown addresses is one for all languages: it searches in that of the address. */
const inLangOfAddress = (input: HTMLInputElement, asked: Early): Early => {
  const [wanted] = location.pathname.slice(BASE.length).split('/', 1);
  const { lang = '', index = '' } = input.dataset;
  if (!isLang(wanted) || wanted === lang) return asked;
  const there = index.replace(`${BASE}${lang}/`, `${BASE}${wanted}/`);
  Object.assign(input.dataset, { lang: wanted, index: there });
  return {
    game: asked.game,
    words: fetch(`${there}.json`),
    shard: fetch(`${there}/${asked.game}.json`),
  };
};

/** An address that leads nowhere still has words. */
const wordsOfAddress = (): string => {
  const path = location.pathname.slice(BASE.length).replace(/^[a-z]{2}\/(?:r\/|try\/)?/, '');
  try {
    return decodeURIComponent(path)
      .replace(/[^\p{L}\p{N}.]+/gu, ' ')
      .trim();
  } catch {
    return '';
  }
};

const listenTo = (panel: Panel, tellsAddress: boolean): void => {
  const { input, list, root } = panel;
  input.addEventListener('input', () => {
    panel.shown = PAGE;
    if (tellsAddress) {
      const query = input.value.trim();
      const address = query === '' ? location.pathname : `?q=${encodeURIComponent(query)}`;
      history.replaceState(history.state, '', address);
    }
    show(panel);
  });
  input.addEventListener('focus', () => {
    show(panel);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' && list.atEnd()) more(panel);
    if (list.takes(event)) return;
    // On the page of results there is nowhere else to go.
    if (event.key === 'Enter' && panel.isPage) event.preventDefault();
  });
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.hit')) keepPlace(panel);
  });
  addEventListener('pagehide', () => {
    if (panel.isPage) keepPlace(panel);
  });
};

/** So that Back brings back the query, the results and the place. */
const keepPlace = ({ input, isPage, shown, root }: Panel): void => {
  const kept: Kept = { search: input.value, shown, top: isPage ? scrollY : root.scrollTop };
  history.replaceState({ ...(history.state as object | null), ...kept }, '');
};

const isOpen = ({ root }: Panel): boolean => !root.hidden;

const setOpen = ({ input, root, isPage, list }: Panel, open: boolean): void => {
  if (isPage) return;
  root.hidden = !open;
  input.closest('search')?.classList.toggle('search--open', open);
  input.setAttribute('aria-expanded', String(open && list.count() > 0));
  if (!open) list.choose(-1);
};

const closeAtWill = (panel: Panel): void => {
  const { input } = panel;
  const box = input.closest('search');
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen(panel) || event.defaultPrevented) return;
    input.focus();
    setOpen(panel, false);
  });
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !box?.contains(target)) setOpen(panel, false);
  };
  addEventListener('pointerdown', leave);
  addEventListener('focusin', leave);
  box?.querySelector('[data-search-close]')?.addEventListener('click', () => {
    input.blur();
    setOpen(panel, false);
  });
  // Whoever comes back to a box that still has the focus types on.
  input.addEventListener('click', () => {
    if (!isOpen(panel)) show(panel);
  });
};

const show = (panel: Panel, atOnce = AT_ONCE): void => {
  const { input, loaded, lang, status, list } = panel;
  const query = input.value.trim();
  if (panel.hasFailed) {
    status.textContent = said[lang].failed;
    list.fill([]);
  } else if (!loaded) {
    // Nothing yet: a word that waits for the index keeps what was there.
    status.textContent = '';
  } else {
    drawGames(panel, loaded);
    if (query === '') offer(panel, loaded);
    else answer(panel, loaded, { query, atOnce });
  }
  setOpen(panel, true);
  input.setAttribute('aria-expanded', String(list.count() > 0));
};

/** The same query, now that there is more to find. Under whoever goes through the results, nothing changes. */
const redraw = (panel: Panel): void => {
  if (panel.list.chosen() < 0) show(panel);
};

/** Before a word: what was read last, what the game is often needed for, its calculators. */
const offer = (panel: Panel, { shards }: Loaded): void => {
  const { lang, list, status, foot } = panel;
  const here = shards.get(panel.only ?? document.documentElement.dataset['game'] ?? '');
  const place: Place = { lang, shards };
  const records = [...shards.values()].flatMap((shard) =>
    shard.records.map((record): SearchRecord => ({ ...record, game: shard.game })),
  );
  const byId = (ids: readonly string[]): readonly SearchRecord[] =>
    ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  const groups = [
    { label: said[lang].readLast, some: byId(readLast()) },
    ...(here
      ? [
          { label: said[lang].askedMost(here.name), some: byId(here.asked) },
          {
            label: said[lang].calculators,
            some: records.filter(({ kind, game }) => kind === 'calculator' && game === here.game),
          },
        ]
      : []),
  ];
  status.textContent = said[lang].hint;
  foot.replaceChildren();
  list.fill(
    groups
      .filter(({ some }) => some.length > 0)
      .map(({ label, some }) => ({
        label,
        options: some.map((record) => suggestionOf(record, place)),
      })),
  );
};

const answer = (
  panel: Panel,
  { search, shards }: Loaded,
  { query, atOnce }: { readonly query: string; readonly atOnce: number },
): void => {
  const { input, lang, list, status, foot, only } = panel;
  const here = document.documentElement.dataset['game'];
  const found = search.find(input.value, { here, only });
  const place: Place = { lang, shards };
  status.textContent = summary(panel, found, query);
  const drawn = found.hits.slice(0, panel.shown);
  const draw = (from: number, to: number): readonly HTMLAnchorElement[] =>
    drawn
      .slice(from, to)
      .map((hit, k) =>
        resultOf(hit, place, { isLead: from + k === 0 && hit.record.kind === 'calculator' }),
      );
  list.fill([{ options: draw(0, atOnce) }]);
  foot.replaceChildren();
  if (found.hits.length === 0 && found.asked) foot.append(elsewhere(panel, found.near));
  const addRest = (): void => {
    list.add(draw(atOnce, drawn.length));
    if (found.hits.length > drawn.length) {
      foot.replaceChildren(
        button('button button--quiet', said[lang].more, () => {
          more(panel);
        }),
      );
    }
  };
  if (found.hits.length <= AT_ONCE) return;
  if (atOnce >= drawn.length) {
    addRest();
    return;
  }
  const typed = input.value;
  // The first answers stand before the next key; the others follow.
  setTimeout(() => {
    if (input.value === typed && list.count() === atOnce) addRest();
  });
};

/** Draws further results, if there are any. */
const more = (panel: Panel): void => {
  if (panel.input.value.trim() === '' || panel.foot.childElementCount === 0) return;
  panel.shown += PAGE;
  const at = panel.list.chosen();
  show(panel, panel.shown);
  panel.list.choose(at);
};

const summary = ({ lang, only, loaded }: Panel, found: Found, query: string): string => {
  const words = said[lang];
  if (found.hits.length > 0) return words.found(found.hits.length);
  if (!found.asked) return words.hint;
  const game = only === undefined ? undefined : loaded?.shards.get(only)?.name;
  const shortened = query.length > 60 ? `${query.slice(0, 60)}…` : query;
  return game === undefined ? words.none(shortened) : words.noneIn(shortened, game);
};

/** Where to look when nothing was found. */
const elsewhere = (panel: Panel, near: readonly string[]): HTMLElement => {
  const { input, lang } = panel;
  const suggestions = near.map((word) =>
    button('near__word', word, () => {
      input.value = word;
      input.dispatchEvent(new Event('input'));
      input.focus();
    }),
  );
  const glossary = element('a', '', said[lang].lookInGlossary);
  glossary.href = sectionAddress(lang, 'glossary');
  const line = element('p', 'near');
  line.append(...(near.length > 0 ? [said[lang].didYouMean, ' ', ...suggestions] : []), glossary);
  return line;
};

/** One tap searches a single game, or all of them again. */
const drawGames = (panel: Panel, { shards, games: all }: Loaded): void => {
  const { games, lang } = panel;
  if (panel.only !== undefined && shards.size > 1 && !shards.has(panel.only))
    panel.only = undefined;
  const choices: readonly (readonly [string | undefined, string])[] = [
    [undefined, said[lang].allGames],
    ...all.flatMap((game) => {
      const shard = shards.get(game);
      return shard ? [[game, shard.name] as const] : [];
    }),
  ];
  if (games.childElementCount !== choices.length) {
    games.replaceChildren(
      ...choices.map(([game, name]) =>
        button('search__game', name, () => {
          panel.only = game;
          chooseGame(game);
          show(panel);
          panel.input.focus();
        }),
      ),
    );
  }
  choices.forEach(([game], k) => {
    games.children[k]?.setAttribute('aria-pressed', String(panel.only === game));
  });
};
