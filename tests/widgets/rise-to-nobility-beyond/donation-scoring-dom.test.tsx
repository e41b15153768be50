// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { DonationScoring } from '#src/widgets/rise-to-nobility-beyond/donation-scoring/DonationScoring.tsx';

const ADDRESS = '/en/try/donation-scoring/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<DonationScoring lang="en" mode="page" clauses={{}} presets={[]} />);
};

const seat = (number: number): HTMLInputElement =>
  screen.getByLabelText(`Player ${number}`, { selector: 'input' });

const type = (field: HTMLElement, value: string): void => {
  fireEvent.input(field, { target: { value } });
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

const readings = () =>
  within(screen.getByRole('region', { name: /^The readings side by side/ }))
    .getAllByRole('row')
    .slice(1);

afterEach(cleanup);

test('players are added up to six, and taken away one by one', () => {
  open('');
  for (let number = 4; number <= 6; number += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
    expect(seat(number).value).toBe('0');
  }
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take away player 1' }));
  expect(asked('tokens')).toBe('3,2,0,0,0');
});

test('a seat is stepped, typed into and emptied without losing its place', () => {
  open('');
  fireEvent.click(screen.getByRole('button', { name: 'Player 2: one more' }));
  expect(asked('tokens')).toBe('4,4,2');
  type(seat(2), '');
  expect(asked('tokens')).toBe('4,,2');
  expect(answer()).toContain('Player 2: enter the tokens in the Temple, or 0 if there are none.');
  expect(seat(2).getAttribute('aria-invalid')).toBe('true');
  expect(seat(3).value).toBe('2');
  expect(seat(3).getAttribute('aria-invalid')).toBe('false');
  type(seat(2), '1,5');
  expect(asked('tokens')).toBe('4,15,2');
  expect(seat(2).getAttribute('aria-invalid')).toBe('true');
});

test('what is no list of seats is shown as it is', () => {
  open('?tokens=4 3;2');
  expect(screen.getByLabelText<HTMLInputElement>('Tokens in the Temple').value).toBe('4 3;2');
});

test('the reading in force is marked, and a press puts another in force', () => {
  open('?tokens=3,3,1');
  expect(readings().map((row) => row.textContent)).toEqual([
    'No rank is skippedchosen773',
    'Tied players use up ranks771',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Tied players use up ranks' }));
  expect(asked('ties')).toBe('competition');
  expect(readings().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(answer()).toContain('7 for player 1, 7 for player 2 and 1 for player 3');
});

test('both questions are told apart where both matter', () => {
  open('?tokens=2,2,0');
  expect(readings().map((row) => row.textContent)).toEqual([
    'No rank is skipped · No tokens, no rankchosen440',
    'No rank is skipped · A rank even without tokens442',
    'Tied players use up ranks · No tokens, no rank440',
    'Tied players use up ranks · A rank even without tokens441',
  ]);
});

test('where all readings agree, there is nothing to compare', () => {
  open('');
  expect(screen.queryByRole('region', { name: /^The readings/ })).toBeNull();
  expect(screen.getByText('Every reading of the open questions gives these points.')).toBeTruthy();
});
