/** On paper a position has its whole address, which only the page knows. */

addEventListener('beforeprint', () => {
  const address = document.querySelector('.on-paper');
  if (!address) return;
  address.textContent = `${location.host}${location.pathname}${location.search}`;
});

export {};
