/** Turns the cards of a game: by the buttons, or by the keys wherever the focus is. */

const cards = document.querySelector<HTMLElement>('[data-teach]');

const turn = (by: number): void => {
  if (!cards) return;
  const width = cards.firstElementChild?.clientWidth ?? cards.clientWidth;
  const at = Math.round(cards.scrollLeft / width) + by;
  cards.children[Math.max(0, Math.min(at, cards.children.length - 1))]?.scrollIntoView({
    block: 'nearest',
    inline: 'start',
  });
};

for (const button of document.querySelectorAll<HTMLElement>('[data-turn]')) {
  button.addEventListener('click', () => {
    turn(Number(button.dataset['turn']));
  });
}

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
  event.preventDefault();
  turn(key === 'ArrowRight' ? 1 : -1);
});

export {};
