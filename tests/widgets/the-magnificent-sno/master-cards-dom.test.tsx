// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { MasterCards } from '#src/widgets/the-magnificent-sno/master-cards/MasterCards.tsx';

const ADDRESS = '/en/try/master-cards/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<MasterCards lang="en" mode="page" address={ADDRESS} clauses={{}} presets={[]} />);
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
  expect(screen.queryByLabelText('Completed white posters')).toBeNull();
  expect(screen.getByRole('button', { name: 'Take away green 5' })).toBeTruthy();
  tick('White posters');
  expect(screen.getByLabelText('Completed white posters')).toBeTruthy();
  expect(asked('cards')).toBe('highest-dice,large,white,white-posters');
  expect(rows()).toEqual([
    'Highest die of each colour 11',
    'Large tiles best15',
    'White tiles 10',
    'White posters 0',
  ]);
});

test('a field with a problem is in view even if its card is not chosen', () => {
  open('?cards=gems&whitePosters=x');
  expect(screen.getByLabelText<HTMLInputElement>('Completed white posters').value).toBe('x');
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

test('posters and extra cards are rows of numbers', () => {
  open('?cards=coins&posterCoins=3');
  fireEvent.click(screen.getByRole('button', { name: 'Add a poster' }));
  fireEvent.input(screen.getByLabelText('Poster 2', { selector: 'input' }), {
    target: { value: '02' },
  });
  expect(asked('posterCoins')).toBe('3,2');
  fireEvent.click(screen.getByRole('button', { name: 'Take away poster 1' }));
  expect(asked('posterCoins')).toBe('2');
  fireEvent.click(screen.getByRole('button', { name: 'Add an extra card' }));
  fireEvent.input(screen.getByLabelText('Extra card 1', { selector: 'input' }), {
    target: { value: '11' },
  });
  expect(rows()).toEqual(['Coins printed on posters 2', 'Extra master card 1half of 11: 5']);
  expect(screen.getByRole('radio', { name: 'Round up' })).toBeTruthy();
});
