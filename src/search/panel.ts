import { isLang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import { makeFind, type Find } from './find.ts';
import type { SearchRecord } from './records.ts';

/** Brings the search box to life: loads the index once and lists clauses as the reader types. */
export const openPanel = (input: HTMLInputElement): void => {
  const lang = isLang(input.dataset['lang']) ? input.dataset['lang'] : 'en';
  const words = siteWords[lang];
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  const panel = page ?? document.querySelector<HTMLElement>('[data-search-panel]');
  if (!panel) return;
  const index = input.dataset['index'] ?? '';
  const finding = load(index);

  const show = async (): Promise<void> => {
    const query = input.value.trim();
    panel.hidden = query === '' && !page;
    if (query === '') {
      panel.replaceChildren();
      return;
    }
    const find = await finding;
    if (input.value.trim() !== query) return;
    panel.replaceChildren(...(find ? listed(find(query), query) : [paragraph(words.searchFailed)]));
  };

  const listed = (hits: readonly SearchRecord[], query: string): readonly HTMLElement[] => {
    const count = paragraph(
      hits.length === 0 ? words.noResults(query) : words.results(hits.length),
    );
    count.setAttribute('role', 'status');
    const list = document.createElement('ul');
    list.className = 'hits';
    list.append(...hits.map((hit) => item(hit, index)));
    return [count, list];
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void show());
  input.form?.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(panel, 1, event);
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(panel, 1, event);
    if (event.key === 'ArrowUp' && !step(panel, -1, event)) input.focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden || page) return;
    panel.hidden = true;
    input.focus();
    panel.hidden = true;
  });
  addEventListener('pointerdown', ({ target }) => {
    const inside = target instanceof Node && (panel.contains(target) || input.contains(target));
    if (!inside && !page) panel.hidden = true;
  });
  if (page) input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  void show();
};

/** Undefined when the index cannot be had; the reader is told then. */
const load = async (address: string): Promise<Find | undefined> => {
  try {
    const response = await fetch(address);
    return response.ok ? makeFind((await response.json()) as SearchRecord[]) : undefined;
  } catch {
    return undefined;
  }
};

const paragraph = (text: string): HTMLElement => {
  const element = document.createElement('p');
  element.className = 'quiet';
  element.textContent = text;
  return element;
};

const item = ({ id, title, text }: SearchRecord, index: string): HTMLElement => {
  const link = document.createElement('a');
  link.href = `${index.replace(/search\.json$/, '')}r/${id}/`;
  const name = document.createElement('strong');
  name.textContent = title;
  const snippet = document.createElement('span');
  snippet.textContent = text.length > 120 ? `${text.slice(0, 120).replace(/\s\S*$/, '')} …` : text;
  link.append(name, snippet);
  const element = document.createElement('li');
  element.append(link);
  return element;
};

/** Moves the focus among the results; false at either end. */
const step = (panel: HTMLElement, by: number, event: KeyboardEvent): boolean => {
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('.hits a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + by];
  event.preventDefault();
  next?.focus();
  return next !== undefined;
};
