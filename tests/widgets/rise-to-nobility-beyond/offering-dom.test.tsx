// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Offering } from '#src/widgets/rise-to-nobility-beyond/offering/Offering.tsx';

const ADDRESS = '/en/try/offering/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Offering lang="en" mode="page" clauses={{}} presets={[]} />);
};

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

const type = (label: string, value: string): void => {
  fireEvent.input(field(label), { target: { value } });
};

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

test('the cost of every tier is remembered', () => {
  open('?tier=4');
  type('Coins', '5');
  fireEvent.click(field('Tier 5: 1 Worker'));
  type('Goods', '2');
  expect(decodeURIComponent(location.search)).toBe('?tier=5&costs=;;;/5/;//2');
  cleanup();
  open('');
  fireEvent.click(field('Tier 4: 1 House'));
  expect(field('Coins').value).toBe('5');
});

test('costs that cannot be read are shown as they came', () => {
  open('?costs=five');
  expect(field('Costs of the tiers').value).toBe('five');
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

test('the tokens left are tapped, and the tiers show the costs that were read', () => {
  open('?costs=1/0/0');
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: /^Your Offering tokens left/ })).getByRole(
      'radio',
      {
        name: '3',
      },
    ),
  );
  expect(new URLSearchParams(location.search).get('tokens')).toBe('3');
  const temple = screen.getByRole('group', { name: 'Tier' });
  expect(within(temple).getAllByRole('radio')).toHaveLength(6);
  const rows = [...temple.querySelectorAll('label')];
  expect(rows.map((row) => row.textContent.includes('?'))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});
