// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { DonationScoring } from '#src/widgets/rise-to-nobility-beyond/donation-scoring/DonationScoring.tsx';

const ADDRESS = '/en/try/donation-scoring/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<DonationScoring lang="en" mode="page" clauses={{}} presets={[]} />);
};

/** The tokens of a seat, to be tapped. */
const seat = (number: number) =>
  screen.getByRole('radiogroup', { name: new RegExp(`^Player ${number}:`) });

const countOf = (number: number): string | undefined =>
  within(seat(number))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

const tap = (number: number, tokens: number): void => {
  fireEvent.click(within(seat(number)).getByRole('radio', { name: String(tokens) }));
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
    expect(countOf(number)).toBe('0');
  }
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take away player 1' }));
  expect(asked('tokens')).toBe('3,2,0,0,0');
});

test('the tokens of a seat are tapped', () => {
  open('');
  expect(countOf(2)).toBe('3');
  tap(2, 7);
  expect(asked('tokens')).toBe('4,7,2');
  tap(2, 0);
  expect(asked('tokens')).toBe('4,0,2');
  expect([1, 2, 3].map(countOf)).toEqual(['4', '0', '2']);
});

test('a seat not asked yet has no number, and keeps its place', () => {
  open('?tokens=4,,2');
  expect(answer()).toContain('Player 2: enter the tokens in the Temple, or 0 if there are none.');
  expect(countOf(2)).toBeUndefined();
  expect(seat(2).getAttribute('aria-invalid')).toBe('true');
  expect(countOf(3)).toBe('2');
  expect(seat(3).getAttribute('aria-invalid')).toBe('false');
  tap(2, 1);
  expect(asked('tokens')).toBe('4,1,2');
});

test('more tokens than there are stay as they were typed', () => {
  open('?tokens=4,15,2');
  const typed = screen.getByLabelText<HTMLInputElement>('Player 2', { selector: 'input' });
  expect(typed.value).toBe('15');
  fireEvent.input(typed, { target: { value: '5' } });
  expect(countOf(2)).toBe('5');
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
