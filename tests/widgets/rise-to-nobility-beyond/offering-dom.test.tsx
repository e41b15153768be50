// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Offering } from '#src/widgets/rise-to-nobility-beyond/offering/Offering.tsx';

const ADDRESS = '/en/try/offering/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Offering lang="en" mode="page" address={ADDRESS} clauses={{}} presets={[]} />);
};

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

const type = (label: string, value: string): void => {
  fireEvent.input(field(label), { target: { value } });
};

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

test('a cost is remembered with its tier', () => {
  open('?tier=4');
  type('Cost in Coins', '5');
  cleanup();
  open('');
  expect(field('Tier 4: 1 house').checked).toBe(true);
  expect(field('Cost in Coins').value).toBe('5');
});

test('another tier has another cost', () => {
  open('?tier=4&costCoins=5');
  fireEvent.click(field('Tier 5: 1 worker'));
  expect(location.search).toBe('?tier=5');
});

test('the fields of one tier are in sight there, and wherever they cannot be read', () => {
  open('');
  expect(screen.queryByLabelText('Books')).toBeNull();
  expect(screen.queryByLabelText('Coins on the tile')).toBeNull();
  cleanup();
  open('?books=many');
  expect(field('Books').value).toBe('many');
  cleanup();
  open('?tier=2');
  expect(field('Coins on the tile').value).toBe('');
});
