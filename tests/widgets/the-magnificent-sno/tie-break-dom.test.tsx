// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { TieBreak } from '#src/widgets/the-magnificent-sno/tie-break/TieBreak.tsx';

const ADDRESS = '/en/try/tie-break/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<TieBreak lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const row = (number: number) => within(screen.getByRole('group', { name: `Player ${number}` }));

afterEach(cleanup);

test('players are entered row by row', () => {
  open('?table=Ada:9:1;Bo:9:2');
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  expect(asked('table')).toBe('Ada:9:1;Bo:9:2;::');
  fireEvent.input(row(3).getByLabelText('Name'), { target: { value: 'Cy;' } });
  fireEvent.input(row(3).getByLabelText('Points'), { target: { value: '10' } });
  // Of 3 cards, the others have 1 and 2.
  expect(row(3).getByLabelText('Card').getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByRole('row', { name: '1 Cy 10 3' })).toBeTruthy();
  fireEvent.change(row(3).getByLabelText('Card'), { target: { value: '3' } });
  expect(asked('table')).toBe('Ada:9:1;Bo:9:2;Cy:10:3');
  expect(screen.getByRole('row', { name: '1 Cy 10 3' })).toBeTruthy();
});

test('text that falls into no rows is shown as it came', () => {
  open('?table=Ada 9');
  expect(screen.getByLabelText<HTMLInputElement>('Players at the end').value).toBe('Ada 9');
});
