// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { SnoFinalScore } from '#src/widgets/the-magnificent-sno/sno-final-score/SnoFinalScore.tsx';

const ADDRESS = '/en/try/sno-final-score/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<SnoFinalScore lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const seat = (name: string) => within(screen.getByRole('group', { name }));

const type = (input: HTMLElement, value: string): void => {
  fireEvent.input(input, { target: { value } });
};

const choose = (select: HTMLElement, value: string): void => {
  fireEvent.change(select, { target: { value } });
};

afterEach(cleanup);

test('a player is entered number by number, and the sheet fills', () => {
  open('?table=Ada:;Bo:100:2:other/9::0');
  expect(screen.getByRole('row', { name: 'Bo 109 100 9 0' })).toBeTruthy();
  type(seat('Ada').getByLabelText('On the track'), '101');
  choose(seat('Ada').getByRole('combobox', { name: 'Master card of round 3' }), 'cross');
  expect(asked('table')).toBe('Ada:101::cross//;Bo:100:2:other/9::0');
  type(seat('Ada').getByLabelText('Row'), '3');
  type(seat('Ada').getByLabelText('Column'), '5;');
  type(seat('Ada').getByLabelText('Base game'), '0');
  expect(asked('table')).toBe('Ada:101::cross/3/5::0;Bo:100:2:other/9::0');
  // Two cards for two players: Bo has the higher one.
  expect(screen.getByRole('row', { name: '1. Bo Card 2 109 100 9 0' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '2. Ada Card 1 109 101 8 0' })).toBeTruthy();
  choose(seat('Ada').getByLabelText('Order card'), '2');
  choose(seat('Bo').getByLabelText('Order card'), '1');
  expect(screen.getByRole('row', { name: '1. Ada Card 2 109 101 8 0' })).toBeTruthy();
});

test('another kind of card begins with blank numbers', () => {
  open('?table=Ada:1:1:cross/3/4::0;Bo:1:2:other/9::0');
  choose(seat('Ada').getByRole('combobox', { name: 'Master card of round 3' }), 'tents');
  expect(asked('table')).toBe('Ada:1:1:tents//::0;Bo:1:2:other/9::0');
  choose(seat('Ada').getByRole('combobox', { name: 'Master card of round 3' }), '');
  expect(asked('table')).toBe('Ada:1:1:::0;Bo:1:2:other/9::0');
});

test('with the module there is always a place for one more extra card, up to two', () => {
  open('?module=yes&table=Ada:1:1:other/1::0;Bo:1:2:other/9::0');
  choose(seat('Ada').getByRole('combobox', { name: 'Extra master card 1' }), 'gems');
  type(seat('Ada').getByLabelText('Gems'), '2');
  choose(seat('Ada').getByRole('combobox', { name: 'Extra master card 2' }), 'coins');
  expect(asked('table')).toBe('Ada:1:1:other/1:gems/2,coins/:0;Bo:1:2:other/9::0');
  expect(seat('Ada').queryByRole('combobox', { name: 'Extra master card 3' })).toBeNull();
  choose(seat('Ada').getByRole('combobox', { name: 'Extra master card 1' }), '');
  expect(asked('table')).toBe('Ada:1:1:other/1:coins/:0;Bo:1:2:other/9::0');
});

test('where the track has the card of round 3, it is not asked for', () => {
  open('?track=after&table=Ada:1:1:::0;Bo:1:2:::0');
  expect(screen.queryByRole('combobox', { name: 'Master card of round 3' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Round 3' })).toBeNull();
});

test('players come, go and stay with their names only; alone nobody has an order card', () => {
  open('?table=Ada:1:1:other/1::0;Bo:1:2:other/9::0');
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  expect(asked('table')).toBe('Ada:1:1:other/1::0;Bo:1:2:other/9::0;Cy:');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all but the names' }));
  expect(asked('table')).toBe('Ada:;Cy:');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cy' }));
  expect(screen.queryByLabelText('Order card')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('what cannot be read is marked where it stands', () => {
  open('?table=Ada:x:1:gems/13::0;Bo:1:2:other/9::0');
  expect(seat('Ada').getByLabelText('On the track').getAttribute('aria-invalid')).toBe('true');
  expect(seat('Ada').getByLabelText('Gems').getAttribute('aria-invalid')).toBe('true');
  expect(seat('Bo').getByLabelText('On the track').getAttribute('aria-invalid')).toBe('false');
  expect(
    seat('Ada').getByText('A master card cannot count “13” here. Write a number from 0 to 12.'),
  ).toBeTruthy();
});

test('a name twice is marked, and text that falls into no seats is shown as it came', () => {
  open('?table=Ada:1;Ada:2');
  const [first, second] = screen.getAllByLabelText('Name');
  expect(first?.getAttribute('aria-invalid')).toBe('false');
  expect(second?.getAttribute('aria-invalid')).toBe('true');
  cleanup();
  open('?table=a:b:c:d:e:f:g:h');
  expect(screen.getByLabelText<HTMLInputElement>('Players').value).toBe('a:b:c:d:e:f:g:h');
});

test('every column leads to its rule, every player to their reasons', () => {
  history.replaceState(null, '', ADDRESS);
  const clauses = { 'sno.tiles.half': 'Half', 'sno.sets.score-one': 'One' };
  render(<SnoFinalScore lang="en" mode="page" clauses={clauses} presets={[]} />);
  const sheet = within(screen.getByRole('table'));
  expect(sheet.getByRole('link', { name: 'Round 3' }).getAttribute('href')).toContain(
    'sno.sets.score-one',
  );
  expect(screen.getByText('Why: Ada (1)')).toBeTruthy();
  expect(screen.getByText('Bo, card of round 3: row of 6, column of 6.')).toBeTruthy();
});
