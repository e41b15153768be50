// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recallTable } from '#src/calculators/table.ts';
import { RuneStaff } from '#src/widgets/vast-bonus-cards/rune-staff/RuneStaff.tsx';

const ADDRESS = '/en/try/rune-staff/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<RuneStaff lang="en" mode="page" clauses={{}} presets={[]} />);
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const query = (): string => decodeURIComponent(location.search);
const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

test('a tap on the grid makes a space the target', () => {
  open('');
  expect(button('1 across, 2 down: 4').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('3 across, 1 down: 6'));
  expect(query()).toBe('?across=3&down=1');
  expect(answer()).toContain('Teleporting 3 spaces costs 6 Grit and leaves you 6.');
  fireEvent.click(button('Knight: no target'));
  expect(answer()).toContain('12 Grit takes you up to 6 spaces away.');
});

test('arrow keys walk the grid, and one space of it is a stop for Tab', () => {
  open('');
  const from = button('1 across, 2 down: 4');
  expect(from.tabIndex).toBe(0);
  from.focus();
  fireEvent.keyDown(from, { key: 'ArrowRight' });
  const next = button('2 across, 2 down: 4');
  expect(document.activeElement).toBe(next);
  expect([from.tabIndex, next.tabIndex]).toEqual([-1, 0]);
  fireEvent.click(next);
  expect(query()).toBe('?across=2');
});

test('the grid shows what the readings make of a diagonal, and what is too dear', () => {
  open('?direction=orthogonal&grit=3');
  const target = button('1 across, 1 down: 4');
  expect(target.className).toContain('dear');
  expect(button('1 across, 0 down: 2').className).toBe('path');
});

test('cubes that cannot be leave the prices on the grid', () => {
  open('?unplaced=6&placed=bow');
  expect(answer()).toContain(
    'With the Staff’s own you entered 8 Hero cubes, but there are only 7. Count again.',
  );
  expect(button('1 across, 2 down: 4').className).not.toContain('dear');
});

test('a far target makes the grid larger', () => {
  open('?across=9');
  expect(button('9 across, 9 down: 18').className).toBe('dear');
});

test('Hero cubes are added and taken away by their place', () => {
  open('?placed=movement,strength');
  fireEvent.click(button('Add: Shield'));
  expect(query()).toBe('?placed=movement,strength,shield');
  fireEvent.click(button('Take away 1: Movement'));
  expect(query()).toBe('?placed=strength,shield');
});

test('places that cannot be read are shown as they came', () => {
  open('?placed=movement,hat');
  const field = screen.getByLabelText<HTMLInputElement>(
    'Placed Hero cubes, except the Staff’s own',
  );
  expect(field.value).toBe('movement,hat');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('the price of a space off the card is asked for in its reading only, and remembered', () => {
  open('');
  expect(screen.queryByLabelText('Grit per space on your card')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'What my card says' }));
  fireEvent.input(screen.getByLabelText('Grit per space on your card'), {
    target: { value: '3' },
  });
  expect(answer()).toContain('Teleporting 2 spaces costs 6 Grit and leaves you 6.');
  expect(recallTable('vast-bonus-cards')['perSpace']).toBe('3');
});
