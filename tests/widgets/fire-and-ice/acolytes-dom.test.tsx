// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Acolytes } from '#src/widgets/fire-and-ice/acolytes/Acolytes.tsx';

const ADDRESS = '/en/try/acolytes/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Acolytes lang="en" mode="page" clauses={{}} presets={[]} />);
};

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

const query = (): string => decodeURIComponent(location.search);

const tap = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

afterEach(cleanup);

test('numbers with slashes are typed one by one', () => {
  open('');
  expect(field('Bowl II').value).toBe('6');
  fireEvent.input(field('Bowl III'), { target: { value: '2/' } });
  expect(query()).toBe('?bowls=6/6/2');
  fireEvent.input(field('Bowl I'), { target: { value: '' } });
  expect(query()).toBe('?bowls=/6/2');
  expect(field('Bowl I').getAttribute('aria-invalid')).toBe('true');
  expect(field('Bowl II').getAttribute('aria-invalid')).toBe('false');
});

test('numbers that cannot be told apart are shown as they came', () => {
  open('?bowls=6/6&cults=lots');
  expect(field('Power now').value).toBe('6/6');
  expect(field('Cult markers now').value).toBe('lots');
});

test('markers are moved along their tracks', () => {
  open('');
  fireEvent.input(screen.getByRole('slider', { name: 'Water' }), { target: { value: '7' } });
  expect(query()).toBe('?cults=3/7/3/3');
});

test('Spades are added and taken away by their Cult', () => {
  open('');
  tap('Add a Spade for Fire');
  tap('Add a Spade for Air');
  tap('Add a Spade for Fire');
  expect(query()).toBe('?spades=fire,air,fire');
  tap('Take away the Spade for Air');
  expect(query()).toBe('?spades=fire,fire');
});

test('Spades that name no Cult are shown as they came', () => {
  open('?spades=fire,mud');
  expect(field('Spades you gain, each for a Cult').value).toBe('fire,mud');
});

test('fields that the position does not need are out of sight unless they cannot be read', () => {
  open('?terrain=');
  expect(screen.queryByText('Cult that pays')).toBeNull();
  expect(screen.queryByText('What comes first')).toBeNull();
  cleanup();
  open('?terrain=&order=sometimes');
  expect(screen.getByRole('group', { name: 'What comes first' })).toBeTruthy();
});

test('the drawing says where the markers went', () => {
  open('?cults=6/2/5/3&cult=earth');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Cult markers: Fire 6, Water 2, Earth 5 → 2, Air 3',
  );
});
