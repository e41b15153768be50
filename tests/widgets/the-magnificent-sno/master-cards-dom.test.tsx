// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { MasterCards } from '#src/widgets/the-magnificent-sno/master-cards/MasterCards.tsx';

const ADDRESS = '/en/try/master-cards/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<MasterCards lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const rows = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'Score sheet' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const tick = (name: string): void => {
  fireEvent.click(screen.getByRole('checkbox', { name }));
};

afterEach(cleanup);

test('only what the chosen cards count is asked for', () => {
  open('');
  expect(screen.queryByRole('group', { name: 'Completed posters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove green 5' })).toBeTruthy();
  tick('White posters');
  expect(screen.getByRole('group', { name: 'Completed posters' })).toBeTruthy();
  expect(asked('cards')).toBe('highest-dice,large,white,white-posters');
  expect(rows()).toEqual([
    'Highest die of each color 11',
    'Large tiles best15',
    'White tiles 10',
    'White posters 0',
  ]);
});

test('a field with a problem is in view even if its card is not chosen', () => {
  open('?cards=gems&tents=x');
  expect(screen.getByLabelText<HTMLInputElement>('Tents you have placed').value).toBe('x');
});

test('a camp that is begun here is counted', () => {
  open('?cards=large,cross');
  expect(rows()).toEqual(['Large tiles best15', 'Row and column paint the camp']);
  fireEvent.click(screen.getByRole('button', { name: 'Paint my camp' }));
  expect([asked('large'), asked('white')]).toEqual(['', '']);
  fireEvent.click(screen.getByRole('button', { name: 'b2, empty' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Large tile' }));
  fireEvent.click(screen.getByRole('button', { name: 'b2, orange' }));
  expect(rows()).toEqual(['Large tiles best3', 'Row and column 2']);
});

test('a poster is entered once, with what the chosen cards count of it', () => {
  open('?cards=white-posters,coins&posters=2/3');
  fireEvent.click(screen.getByRole('button', { name: 'Add a poster' }));
  const poster = within(screen.getByRole('group', { name: 'Poster 2' }));
  fireEvent.input(poster.getByLabelText('Coins'), { target: { value: '2/' } });
  fireEvent.change(poster.getByLabelText('White'), { target: { value: 'yes' } });
  expect(asked('posters')).toBe('2/3,w0/2');
  expect(rows()).toEqual(['White posters 4', 'Coins printed on posters best5']);
  expect(poster.queryByLabelText('Tiles')).toBeNull();
  tick('Tiles printed on posters');
  expect(poster.getByLabelText('Tiles')).toBeTruthy();
});

test('a list of posters that does not fall into rows stays as text', () => {
  open('?cards=coins&posters=2/3/4');
  expect(screen.getByLabelText<HTMLInputElement>('Completed posters').value).toBe('2/3/4');
});

test('extra cards are rows of numbers', () => {
  open('?cards=coins&posters=0/2');
  fireEvent.click(screen.getByRole('button', { name: 'Add an extra card' }));
  fireEvent.input(screen.getByLabelText('Extra card 1', { selector: 'input' }), {
    target: { value: '11' },
  });
  expect(rows()).toEqual(['Coins printed on posters 2', 'Extra master card 1half of 11: 5']);
  expect(screen.getByRole('radio', { name: 'Round up' })).toBeTruthy();
});
