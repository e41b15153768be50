/** Shows, as one types, only the rows of a page that have what was typed, and only those of a game. */

const form = document.querySelector<HTMLFormElement>('[data-filter]');
const input = form?.querySelector('input');
const select = form?.querySelector('select');
const tally = form?.querySelector<HTMLElement>('[role=status]');

/** Accents and capitals make no difference. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((element) => ({
  element,
  of: element.closest<HTMLElement>('[data-game]')?.dataset['game'],
  text: plain(`${element.textContent} ${element.dataset['typed'] ?? ''}`),
}));

const filter = (): void => {
  const asked = plain(input?.value ?? '').trim();
  const game = select?.value ?? '';
  for (const { element, of, text } of rows) {
    const isOf = game === '' || of === game;
    element.hidden = !isOf || !asked.split(/\s+/).every((word) => text.includes(word));
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = group.querySelector('[data-row]:not([hidden])') === null;
  }
  const count = rows.filter(({ element }) => !element.hidden).length;
  if (!tally) return;
  const { one = '', many = '' } = tally.dataset;
  const said = count === 1 ? one : many.replace('0', String(count));
  tally.textContent = asked === '' && game === '' ? '' : said;
};

form?.addEventListener('input', filter);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
});
// A browser that comes back brings what was typed.
filter();

export {};
