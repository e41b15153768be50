// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recallTable } from '#src/calculators/table.ts';
import { RoundEnd } from '#src/widgets/the-magnificent-sno/round-end/RoundEnd.tsx';

const ADDRESS = '/en/try/round-end/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<RoundEnd lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const seat = (name: string) => within(screen.getByRole('group', { name }));

const type = (input: HTMLElement, value: string): void => {
  fireEvent.input(input, { target: { value } });
};

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

test('a seat is filled in field by field', () => {
  open('?table=Ada:3:6:g5;Bo:5:8:');
  type(seat('Bo').getByLabelText('Coins'), '11');
  type(seat('Bo').getByLabelText('Name'), 'Bea:');
  expect(asked('table')).toBe('Ada:3:6:g5;Bea:5:11:');
});

const track = () => within(screen.getByRole('group', { name: 'Performance track' }));

const tap = (space: string): void => {
  fireEvent.click(track().getByRole('button', { name: space }));
};

test('hats are put on the track by tap, and taken back', () => {
  open('?table=Ada:3:6:g5;Bo:5:8:');
  tap('7th space, free');
  expect(asked('table')).toBe('Ada:3,7:6:g5;Bo:5:8:');
  tap('3rd space, hat of Ada');
  expect(asked('table')).toBe('Ada:7:6:g5;Bo:5:8:');
  fireEvent.click(screen.getByRole('radio', { name: 'Bo' }));
  tap('7th space, hat of Ada');
  expect(asked('table')).toBe('Ada::6:g5;Bo:5,7:8:');
  expect(seat('Ada').getByText('Enter the space of the hat.')).toBeTruthy();
});

test('a fresh table is set tap by tap: whoever has no hat is next', () => {
  open('?table=Ada:::;Bo:::;Cy:::');
  tap('1st space, free');
  tap('4th space, free');
  tap('2nd space, free');
  expect(asked('table')).toBe('Ada:1::;Bo:4::;Cy:2::');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cy' }).checked).toBe(true);
});

test('the track is walked over by keyboard and grows upwards', () => {
  open('?table=Ada:3:6:;Bo:5:8:');
  const first = track().getByRole('button', { name: '1st space, free' });
  expect(first.tabIndex).toBe(0);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowUp' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2nd space, free');
  expect(track().getAllByRole('button')).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Show higher spaces' }));
  expect(track().getAllByRole('button')).toHaveLength(18);
  cleanup();
  open('?table=Ada:3:6:;Bo:30:8:');
  expect(track().getAllByRole('button')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show higher spaces' })).toBeNull();
});

test('hats that cannot be on the track stay in view as they came', () => {
  open('?table=Ada:x,4:6:;Bo:5:8:');
  const field = seat('Ada').getByLabelText<HTMLInputElement>('Hat on');
  expect(field.value).toBe('x');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type(field, '2');
  expect(asked('table')).toBe('Ada:2,4:6:;Bo:5:8:');
  expect(seat('Ada').queryByLabelText('Hat on')).toBeNull();
});

test('dice are tapped into a seat and out of it', () => {
  open('?table=Ada:3:6:g5;Bo:5:8:');
  fireEvent.click(seat('Ada').getByRole('button', { name: 'Add dice' }));
  fireEvent.click(seat('Ada').getByRole('button', { name: 'clear 6' }));
  fireEvent.click(seat('Ada').getByRole('button', { name: 'purple 1' }));
  fireEvent.click(seat('Ada').getByRole('button', { name: 'green 4' }));
  expect(asked('table')).toBe('Ada:3:6:g5,c6,p1,g4;Bo:5:8:');
  expect(seat('Ada').queryByRole('button', { name: 'green 4' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove green 4');
  fireEvent.click(seat('Ada').getByRole('button', { name: 'Remove clear 6' }));
  expect(asked('table')).toBe('Ada:3:6:g5,p1,g4;Bo:5:8:');
  expect(document.activeElement?.textContent).toBe('Add dice');
});

test('the arrow keys walk over the palette', () => {
  open('?table=Ada:3:6:;Bo:5:8:');
  fireEvent.click(seat('Ada').getByRole('button', { name: 'Add dice' }));
  const first = seat('Ada').getByRole('button', { name: 'orange 1' });
  expect(first.tabIndex).toBe(0);
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  fireEvent.keyDown(seat('Ada').getByRole('button', { name: 'green 1' }), { key: 'ArrowRight' });
  const reached = seat('Ada').getByRole('button', { name: 'green 2' });
  expect(document.activeElement).toBe(reached);
  expect(reached.tabIndex).toBe(0);
  expect(seat('Ada').getByRole('button', { name: 'orange 1' }).tabIndex).toBe(-1);
});

test('players come and go between two and five', () => {
  open('');
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  expect(seat('Elio').getByText('Enter the space of the hat.')).toBeTruthy();
  expect(answer()).toContain('Dora: enter the space of the hat.');
  for (const name of ['Dora', 'Elio', 'Bo']) {
    fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  }
  expect(screen.queryByRole('button', { name: /^Remove (Ada|Cy)$/ })).toBeNull();
});

test('gems are asked for where a card gives one', () => {
  open('?table=Ada:3:9:g5;Bo:5:8:&cards=0,1/1');
  expect(seat('Ada').queryByLabelText('Gem from the card')).toBeNull();
  fireEvent.change(seat('Bo').getByLabelText('Gem from the card'), { target: { value: 'p' } });
  expect(asked('table')).toBe('Ada:3:9:g5;Bo:5:8::::p');
});

test('the first gem typed makes the others none', () => {
  open('?table=Ada:3:9:g5;Bo:5:8:');
  fireEvent.click(seat('Ada').getByText('Gems and points'));
  type(seat('Ada').getByLabelText('Green'), '2');
  type(seat('Ada').getByLabelText('Points so far'), '40');
  expect(asked('table')).toBe('Ada:3:9:g5:0/2/0/0:40;Bo:5:8:');
});

test('what the cards show is chosen from lists and remembered', () => {
  open('?cards=0');
  fireEvent.click(screen.getByText('Play-order cards: 0'));
  const card = (number: number) => within(screen.getByRole('group', { name: `Card ${number}` }));
  fireEvent.change(card(1).getByLabelText('Coins'), { target: { value: '-1' } });
  fireEvent.change(card(3).getByLabelText('Gems'), { target: { value: '1' } });
  expect(asked('cards')).toBe('-1,,0/1');
  expect(recallTable('the-magnificent-sno')['cards.3']).toBe('-1,,0/1');
});

test('what the cards show is remembered for each number of players', () => {
  localStorage.setItem('ce:the-magnificent-sno:cards:2', '0,1');
  localStorage.setItem('ce:the-magnificent-sno:cards:3', '-1,0,1/1');
  open('');
  expect(screen.getByText('Play-order cards: −1, 0, +1 and 1 gem')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cy' }));
  expect(asked('cards')).toBe('0,1');
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  expect(asked('cards')).toBe('-1,0,1/1');
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  expect(asked('cards')).toBeNull();
  expect(screen.getByText('Play-order cards: not entered')).toBeTruthy();
});

test('each player sees the bill and the reasons', () => {
  open('?round=2&table=Ada:3:10:g5,g4,p3,c6;Bo:5:8:o2,o6&cards=-1,0');
  const bill = within(screen.getByRole('article', { name: 'Ada' }));
  expect(bill.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Coins before10',
    'Card 1−1',
    expect.stringMatching(/^Dice due.*−15$/),
    'Coins left0',
    'Missing: 6 × 2 points−12 points',
  ]);
  expect(
    bill.getByText(
      'Ada owes 15 coins: 9 for green, the most expensive color, and 6 for clear dice; Ada can pay only 9.',
    ),
  ).toBeTruthy();
  expect(bill.queryByText(/Bo/)).toBeNull();
});

test('the next round keeps the names only', () => {
  open('?table=Ada:3:9:g5;Bo:5:8:');
  fireEvent.click(screen.getByRole('button', { name: /^On to round 2/ }));
  expect(asked('round')).toBe('2');
  expect(asked('table')).toBe('Ada:::;Bo:::');
});

test('an open question is asked where it arises, or where it has been answered', () => {
  const isAsked = (): boolean => screen.queryByText(/^With 2 players and no gap/) !== null;
  open('');
  expect(isAsked()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cy' }));
  expect(isAsked()).toBe(false);
  expect(screen.queryByText(/^With 2 players and a gap, the “first player”/)).not.toBeNull();
  tap('4th space, free');
  tap('3rd space, hat of Ada');
  expect(isAsked()).toBe(true);
  expect(screen.queryByText(/^With 2 players and a gap, the “first player”/)).toBeNull();
  cleanup();
  open('?leftSet=discarded');
  expect(isAsked()).toBe(true);
});

test('text that falls into no seats is shown as it came', () => {
  open('?table=just words&cards=1/2/3');
  expect(screen.getByLabelText<HTMLInputElement>('Players').value).toBe('just words');
  expect(screen.getByLabelText<HTMLInputElement>('What the play-order cards show').value).toBe(
    '1/2/3',
  );
});

test('dice and gems that cannot be read stay in view', () => {
  open('?table=Ada:3:6:x9:1/2;Bo:5:8:');
  expect(seat('Ada').getByLabelText<HTMLInputElement>('Dice').value).toBe('x9');
  expect(seat('Ada').getByDisplayValue('1/2')).toBeTruthy();
});
