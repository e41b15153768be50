// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { relics } from '#src/widgets/rise-to-nobility-beyond/relics/calculator.ts';
import { Relics } from '#src/widgets/rise-to-nobility-beyond/relics/Relics.tsx';

const ADDRESS = '/en/try/relics/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  const clauses = Object.fromEntries(relics.cites.map((id) => [id, id]));
  render(<Relics lang="en" mode="page" clauses={clauses} presets={[]} />);
};

const type = (field: HTMLElement, value: string): void => {
  fireEvent.input(field, { target: { value } });
};

const relic = (number: number) => within(screen.getByRole('group', { name: `Relic ${number}` }));

const costs = (): string | null => new URLSearchParams(location.search).get('costs');

const problem = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

test('a link opens with one row for each Relic', () => {
  open('?costs=2/0/0;1/3/0');
  expect(relic(2).getByLabelText<HTMLInputElement>('Rock Rose').value).toBe('1');
  expect(relic(2).getByLabelText<HTMLInputElement>('Coins').value).toBe('3');
  expect(screen.queryByRole('group', { name: 'Relic 3' })).toBeNull();
});

test('what is typed into a row stands in the address and in the answer', () => {
  open('');
  type(relic(1).getByLabelText('Rock Rose'), '2');
  expect(costs()).toBe('2//');
  type(relic(1).getByLabelText('Goods'), '1');
  expect(costs()).toBe('2//1');
  expect(problem()).toContain('Your die activates 1 Relic for 2 Rock Rose and 1 Good.');
});

test('rows are added up to six, and taken away one by one', () => {
  open('?costs=5/0/0;4/0/0');
  for (let number = 3; number <= 6; number += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Add a Relic' }));
    expect(relic(number).getByLabelText<HTMLInputElement>('Rock Rose').value).toBe('');
  }
  expect(screen.queryByRole('button', { name: 'Add a Relic' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take away Relic 1' }));
  expect(costs()).toBe('4/0/0;//;//;//;//');
});

test('with the last row gone a Relic can still be added', () => {
  open('?costs=5/0/0');
  fireEvent.click(screen.getByRole('button', { name: 'Take away Relic 1' }));
  expect(problem()).toContain('Relics you activate: Fill this in.');
  fireEvent.click(screen.getByRole('button', { name: 'Add a Relic' }));
  expect(problem()).toContain('Your die activates 1 Relic');
});

test('a wrong amount stays where it was typed, and only that field is marked', () => {
  open('?costs=1/0/0;2/x/0');
  const wrong = relic(2).getByLabelText<HTMLInputElement>('Coins');
  expect(wrong.value).toBe('x');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(relic(1).getByLabelText('Coins').getAttribute('aria-invalid')).toBe('false');
  type(wrong, '1');
  expect(problem()).toContain('Your die activates 2 Relics for 3 Rock Rose and 1 Coin.');
});

test('text that is no list of rows is shown as it is, and can be cleared', () => {
  open('?costs=many');
  const raw = screen.getByLabelText<HTMLInputElement>('Relics you activate');
  expect(raw.value).toBe('many');
  expect(raw.getAttribute('aria-invalid')).toBe('true');
  type(raw, '');
  fireEvent.click(screen.getByRole('button', { name: 'Add a Relic' }));
  expect(costs()).toBeNull();
  expect(relic(1).getByLabelText<HTMLInputElement>('Rock Rose').value).toBe('');
});

test('seven rows stay in view until one is taken away', () => {
  open(`?costs=${Array.from({ length: 7 }, () => '1/0/0').join(';')}`);
  expect(problem()).toContain('7 values are given; give from 1 to 6.');
  fireEvent.click(screen.getByRole('button', { name: 'Take away Relic 7' }));
  expect(problem()).toContain('Your die activates 6 Relics for 6 Rock Rose.');
});
