import { own } from '#engine/core/own.ts';
import { clauseAddress, homeAddress, sectionAddress } from '#src/addresses.ts';
import { FIRST_LANG, isLang, type Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import { excerpt, marked } from './excerpt.ts';
import { makeFind, type Find, type Found, type Hit } from './find.ts';
import type { SearchIndex } from './records.ts';

/** What a reader needs to search: the index of their language, read. */
interface Search {
  readonly find: Find;
  readonly games: SearchIndex['games'];
}

/** Brings the search box to life: loads the index once and lists what it finds as the reader types. */
export const openPanel = (input: HTMLInputElement): void => {
  const lang = isLang(input.dataset['lang']) ? input.dataset['lang'] : FIRST_LANG;
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  const panel = page ?? document.querySelector<HTMLElement>('[data-search-panel]');
  if (!panel) return;
  const loading = load(input.dataset['index'] ?? '');

  const show = async (): Promise<void> => {
    const query = input.value.trim();
    panel.hidden = query === '' && !page;
    if (query === '') {
      panel.replaceChildren();
      return;
    }
    const search = await loading;
    if (input.value.trim() !== query) return;
    panel.replaceChildren(
      ...(search
        ? listed(search, input.value, { lang, ask })
        : [element('p', 'quiet', siteWords[lang].searchFailed)]),
    );
  };

  const ask = (word: string): void => {
    input.value = word;
    input.focus();
    void show();
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void show());
  takeArrows(input, panel);
  if (!page) closeAtWill(input, panel);
  if (page) input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  void show();
};

/** Up and down move among the results. */
const takeArrows = (input: HTMLInputElement, panel: HTMLElement): void => {
  input.form?.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(panel, 1, event);
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(panel, 1, event);
    if (event.key === 'ArrowUp' && !step(panel, -1, event)) input.focus();
  });
};

const closeAtWill = (input: HTMLInputElement, panel: HTMLElement): void => {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    panel.hidden = true;
    // The focus shows the panel again.
    input.focus();
    panel.hidden = true;
  });
  addEventListener('pointerdown', ({ target }) => {
    const inside = target instanceof Node && (panel.contains(target) || input.contains(target));
    if (!inside) panel.hidden = true;
  });
};

interface Reader {
  readonly lang: Lang;
  /** Searches for another word in place of what was typed. */
  readonly ask: (word: string) => void;
}

const listed = ({ find, games }: Search, typed: string, reader: Reader): readonly HTMLElement[] => {
  const { lang } = reader;
  const found = find(typed, document.documentElement.dataset['game']);
  const status = element('p', 'quiet', said(found, typed.trim(), lang));
  status.setAttribute('role', 'status');
  if (found.hits.length === 0)
    return [status, ...(found.asked ? [elsewhere(found.near, reader)] : [])];
  const list = element('ul', 'hits');
  list.append(...found.hits.map((hit) => item(hit, { lang, games })));
  return [status, list];
};

const said = ({ hits, asked }: Found, query: string, lang: Lang): string => {
  const words = siteWords[lang];
  if (hits.length > 0) return words.found(hits.length);
  return asked ? words.noResults(shortened(query)) : words.searchHint;
};

/** Where to look when nothing was found. */
const elsewhere = (near: readonly string[], { lang, ask }: Reader): HTMLElement => {
  const words = siteWords[lang];
  const suggestions = near.map((word) => {
    const button = element('button', 'near__word', word);
    button.type = 'button';
    button.addEventListener('click', () => {
      ask(word);
    });
    return button;
  });
  const glossary = element('a', '', words.lookInGlossary);
  glossary.href = sectionAddress(lang, 'glossary');
  const line = element('p', 'near');
  line.append(...(near.length > 0 ? [words.didYouMean, ' ', ...suggestions] : []), glossary);
  return line;
};

/** Undefined when the index cannot be had; the reader is told then. */
const load = async (address: string): Promise<Search | undefined> => {
  try {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    const index = (await response.json()) as SearchIndex;
    return { find: makeFind(index), games: index.games };
  } catch {
    return undefined;
  }
};

const shortened = (query: string): string => (query.length > 60 ? `${query.slice(0, 60)}…` : query);

/** Text is only ever set as text: a query or a clause cannot become markup. */
const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
};

interface Place {
  readonly lang: Lang;
  readonly games: SearchIndex['games'];
}

const item = ({ record, stems }: Hit, { lang, games }: Place): HTMLElement => {
  const { id, kind, game, title, text } = record;
  const link = element('a', '');
  link.href = kind === 'clause' ? clauseAddress(lang, id) : `${homeAddress(lang)}${id}/`;
  const name = element('strong', '');
  name.append(...withMarks(title, stems, lang));
  const snippet = element('span', '');
  snippet.append(...withMarks(excerpt(text, stems, lang), stems, lang));
  const kinds = {
    clause: '',
    calculator: siteWords[lang].calculator,
    chapter: siteWords[lang].chapter,
  };
  const origin = [kinds[kind], own(games, game) ?? ''].filter((each) => each !== '').join(' · ');
  link.append(name, snippet, element('small', '', origin));
  const made = element('li', '');
  made.dataset['game'] = game;
  made.append(link);
  return made;
};

const withMarks = (
  text: string,
  stems: ReadonlySet<string>,
  lang: Lang,
): readonly (string | HTMLElement)[] =>
  marked(text, stems, lang).map((piece) =>
    piece.marked ? element('mark', '', piece.text) : piece.text,
  );

/** Moves the focus among the results; false at either end. */
const step = (panel: HTMLElement, by: number, event: KeyboardEvent): boolean => {
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('.hits a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + by];
  event.preventDefault();
  next?.focus();
  return next !== undefined;
};
