import { expect, test } from 'vitest';
import '#src/layouts/report.ts';

const FACTS = 'Calculator: donation-scoring\nLanguage: en';
const POSITION = 'https://rules.example/en/try/donation-scoring/?tokens=6,4,3,1';

test('a report names the positions in sight, once', () => {
  const asked = new URLSearchParams({ subject: 'a + b', body: `${FACTS}\n\nWhat is wrong:\n` });
  document.body.innerHTML = `
    <button data-link="${POSITION}"></button>
    <button data-link="https://rules.example/en/try/donation-scoring/"></button>
    <a href="mailto:a@b.example?${asked.toString().replaceAll('&', '&amp;')}" data-report="Position"></a>`;
  const report = document.querySelector('a')!;
  for (let times = 0; times < 2; times += 1) {
    report.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  expect(report.href).not.toContain('+');
  const { searchParams } = new URL(report.href);
  expect(searchParams.get('subject')).toBe('a + b');
  expect(searchParams.get('body')).toBe(`${FACTS}\nPosition: ${POSITION}\n\nWhat is wrong:\n`);
  document.body.innerHTML = '';
});
