// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { DwellingScoring } from '#src/widgets/rise-to-nobility-beyond/dwelling-scoring/DwellingScoring.tsx';

const ADDRESS = '/en/try/dwelling-scoring/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<DwellingScoring lang="en" mode="page" clauses={{}} presets={[]} />);
};

const dwelling = (number: number) =>
  within(screen.getByRole('group', { name: `Dwelling ${number}` }));

const points = (number: number): HTMLInputElement =>
  dwelling(number).getByLabelText<HTMLInputElement>('Points');

const state = (number: number): HTMLSelectElement =>
  dwelling(number).getByLabelText<HTMLSelectElement>('At the end of the game');

const type = (field: HTMLElement, value: string): void => {
  fireEvent.input(field, { target: { value } });
};

const cards = (): string | null => new URLSearchParams(location.search).get('cards');

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('a link opens with one row for each card', () => {
  open('?cards=7m,4u,5i');
  expect([1, 2, 3].map((number) => [points(number).value, state(number).value])).toEqual([
    ['7', 'met'],
    ['4', 'unmet'],
    ['5', 'inactive'],
  ]);
  expect(screen.queryByRole('group', { name: 'Dwelling 4' })).toBeNull();
});

test('what is typed and chosen stands in the address and in the answer', () => {
  open('');
  fireEvent.click(screen.getByRole('button', { name: 'Add a Dwelling' }));
  type(points(1), '8');
  expect(cards()).toBe('8m');
  expect(answer()).toBe('Your Dwelling scores 8 victory points.');
  fireEvent.change(state(1), { target: { value: 'inactive' } });
  expect(cards()).toBe('8i');
  expect(answer()).toBe('Your Dwelling scores no victory points.');
});

test('rows are added up to six, and taken away one by one', () => {
  open('?cards=7m,4u');
  for (let number = 3; number <= 6; number += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Add a Dwelling' }));
  }
  expect(screen.queryByRole('button', { name: 'Add a Dwelling' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take away Dwelling 1' }));
  expect(cards()).toBe('4u,0m,0m,0m,0m');
});

test('wrong points stay where they were typed, and only they are marked', () => {
  open('?cards=7m,4u');
  type(points(2), 'x');
  expect(points(2).value).toBe('x');
  expect(points(2).getAttribute('aria-invalid')).toBe('true');
  expect(points(1).getAttribute('aria-invalid')).toBe('false');
  type(points(2), '');
  expect(points(2).value).toBe('');
  type(points(2), '3');
  expect(cards()).toBe('7m,3u');
});

test('text that is no list of cards is shown as it is, and can be put right', () => {
  open('?cards=seven');
  const raw = screen.getByLabelText<HTMLInputElement>('Your Dwelling cards');
  expect(raw.value).toBe('seven');
  expect(raw.getAttribute('aria-invalid')).toBe('true');
  type(raw, '7m');
  expect(points(1).value).toBe('7');
});
