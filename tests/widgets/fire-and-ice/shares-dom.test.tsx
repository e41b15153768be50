// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Shares } from '#src/widgets/fire-and-ice/shares/Shares.tsx';

const ADDRESS = '/en/try/shares/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Shares lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

afterEach(cleanup);

test('a player may have no result, and have one again', () => {
  open('?values=4,3');
  const none = () => screen.getByRole('button', { name: 'Player 2: no result' });
  fireEvent.click(none());
  expect(asked('values')).toBe('4,-');
  expect(none().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Player 2: one more' }));
  expect(asked('values')).toBe('4,0');
});

test('readings that differ stand side by side, and a press chooses one', () => {
  open('?values=4,4,4,4,4');
  const rows = () =>
    within(screen.getByRole('region', { name: /^The readings side by side/ }))
      .getAllByRole('row')
      .slice(1);
  expect(rows().map((row) => row.textContent)).toEqual([
    'Shares are rounded downchosen77777',
    'Shares stay exact7.27.27.27.27.2',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Shares stay exact' }));
  expect(asked('rounding')).toBe('exact');
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('what is no list of results is shown as it is', () => {
  open('?values=4 3;2');
  expect(screen.getByLabelText<HTMLInputElement>('Results of the players').value).toBe('4 3;2');
});
