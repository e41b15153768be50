// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Conversions } from '#src/widgets/the-magnificent-sno/conversions/Conversions.tsx';
import { MasterTiles } from '#src/widgets/the-magnificent-sno/master-tiles/MasterTiles.tsx';

const ADDRESS = '/en/try/conversions/';

const open = (query: string, Island = Conversions): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Island lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const rows = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'What you pay, get and then have' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

afterEach(cleanup);

test('a direction is called by what it turns into what', () => {
  open('');
  fireEvent.click(screen.getByRole('radio', { name: '1 trainer → 1 gem and 2 coins' }));
  expect(asked('direction')).toBe('back');
  fireEvent.change(screen.getByLabelText('Color of the gem you get'), {
    target: { value: 'purple' },
  });
  expect(asked('gain')).toBe('purple');
  expect(rows()).toEqual(['Purple gems+12', 'Coins+28', 'Trainers−10']);
});

test('gems paid are chosen, and only where gems are paid', () => {
  open('');
  const pay = screen.getByRole('group', { name: 'Gems you pay' });
  fireEvent.input(within(pay).getByLabelText('Purple'), { target: { value: '1' } });
  expect(asked('pay')).toBe('0/0/1/0');
  expect(rows()).toEqual(['Purple gems−10', 'Coins−24', 'Trainers+12']);
  fireEvent.click(screen.getByRole('radio', { name: '1 trainer → 1 gem and 2 coins' }));
  expect(screen.queryByRole('group', { name: 'Gems you pay' })).toBeNull();
  expect(asked('pay')).toBe('0/0/1/0');
});

test('each of several gems gained has its color', () => {
  open('?left=2/0/0/0&direction=back');
  fireEvent.change(screen.getByLabelText('Gem 2'), { target: { value: 'orange' } });
  expect(asked('gain')).toBe('green,orange');
  fireEvent.change(screen.getByLabelText('Gem 1'), { target: { value: 'orange' } });
  expect(asked('gain')).toBe('orange');
});

test('colors that do not fit the number of gems can be corrected', () => {
  open('?left=2/0/0/0&direction=back&gain=green,green,green');
  expect(screen.getByLabelText<HTMLInputElement>('Color of the gem you get').value).toBe(
    'green,green,green',
  );
});

test('a master tile asks for what matters to it', () => {
  open('', MasterTiles);
  expect(screen.queryByLabelText('Free tent spaces')).toBeNull();
  fireEvent.change(screen.getByLabelText('Master tile'), { target: { value: 'tent' } });
  expect(screen.getByLabelText('Free tent spaces')).toBeTruthy();
  const cost = screen.getByRole('group', { name: 'Cost printed on the tile' });
  fireEvent.input(within(cost).getByLabelText('Coins'), { target: { value: '3' } });
  expect(asked('cost')).toBe('3/0/0');
  expect(rows()).toEqual(['Coins−32']);
});
