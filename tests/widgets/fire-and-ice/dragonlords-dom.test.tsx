// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Dragonlords } from '#src/widgets/fire-and-ice/dragonlords/Dragonlords.tsx';

const ADDRESS = '/en/try/dragonlords/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Dragonlords lang="en" mode="page" clauses={{}} presets={[]} />);
};

const way = (name: string): HTMLElement => screen.getByRole('button', { name });

afterEach(cleanup);

test('a way to pay is tapped, and tapped again to leave it open', () => {
  open('');
  fireEvent.click(way('1/1/0, leaves 3/3/0'));
  expect(decodeURIComponent(location.search)).toBe('?pay=1/1/0');
  expect(way('1/1/0, leaves 3/3/0').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(way('1/1/0, leaves 3/3/0'));
  expect(location.search).toBe('');
});

test('clearing every number of an optional field leaves it blank', () => {
  open('?pay=2/0/0&terrain=');
  expect(screen.queryByText('Tokens you pay with')).toBeNull();
  cleanup();
  open('?pay=2//');
  const [, first] = screen.getAllByLabelText<HTMLInputElement>('Bowl I');
  fireEvent.input(first!, { target: { value: '' } });
  expect(location.search).toBe('');
});
