/** Remembers on the device what was ticked off at the table, until everything is. */

for (const list of document.querySelectorAll<HTMLElement>('[data-ticked]')) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input')];
  const key = `ce:ticks:${list.dataset['ticked'] ?? ''}`;
  const before = recalled(key);
  boxes.forEach((box, i) => {
    box.checked = before[i] === '1';
  });
  list.addEventListener('change', () => {
    // A table that is set up begins anew next time.
    const ticks = boxes.every(({ checked }) => checked)
      ? ''
      : boxes.map(({ checked }) => (checked ? '1' : '0')).join('');
    remember(key, ticks);
  });
}

function recalled(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function remember(key: string, ticks: string): void {
  try {
    localStorage.setItem(key, ticks);
  } catch {
    // Storage is switched off: the ticks last for this page.
  }
}

export {};
