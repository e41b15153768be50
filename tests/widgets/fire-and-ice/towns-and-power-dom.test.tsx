// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { TownsAndPower } from '#src/widgets/fire-and-ice/towns-and-power/TownsAndPower.tsx';

const ADDRESS = '/en/try/towns-and-power/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<TownsAndPower lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('a cluster is put together by tapping', () => {
  open('?cluster=dd');
  fireEvent.click(screen.getByRole('button', { name: 'Add: Sanctuary' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add: Temple' }));
  expect(asked('cluster')).toBe('ddat');
  expect(answer()).toBe('A Town: 7 Power with 5 Structures.');
  fireEvent.click(screen.getAllByRole('button', { name: 'Take away: Dwelling' })[0]!);
  expect(asked('cluster')).toBe('dat');
});

test('the space that is built on is chosen on the map', () => {
  open('?cluster=&board=witches:E3d;yetis.mountains:E2s,F1d');
  fireEvent.click(screen.getByRole('radio', { name: 'The space where you build' }));
  fireEvent.click(screen.getByRole('button', { name: /^E3:/ }));
  expect(asked('hex')).toBe('E3');
  expect(answer()).toBe('The Yetis may take 5 Power for 4 VP.');
  expect(screen.getByRole('button', { name: /^E2:/ }).getAttribute('aria-label')).toBe(
    'E2: Stronghold of player 2, Yetis. Is offered Power for this Structure',
  );
});

test('only Factions that can sit with those on the map are offered', () => {
  open('?cluster=&board=witches:E3d;yetis.mountains:E2s,F1d&hex=E3');
  const offered = (select: HTMLSelectElement): readonly string[] =>
    [...select.options].map(({ value }) => value).filter((value) => value !== '');
  const own = offered(screen.getByLabelText<HTMLSelectElement>('Your Faction'));
  expect(own).toContain('witches');
  expect(own).toContain('yetis');
  expect(own).toContain('giants');
  // Forest and the Yetis' side of the board are taken, and so is their Starting terrain.
  expect(own.filter((each) => ['auren', 'ice-maidens', 'dwarves'].includes(each))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add a neighbor' }));
  const neighbor = screen.getAllByLabelText<HTMLSelectElement>('Faction').at(-1)!;
  expect(offered(neighbor)).toEqual(['yetis']);
});

test('neighbors short of points are rows; what is no row is shown as it is', () => {
  open('?cluster=&board=witches:E3d;yetis.mountains:E2s,F1d&hex=E3');
  fireEvent.click(screen.getByRole('button', { name: 'Add a neighbor' }));
  const faction = screen.getAllByLabelText<HTMLSelectElement>('Faction').at(-1)!;
  fireEvent.change(faction, { target: { value: 'yetis' } });
  fireEvent.input(screen.getByLabelText('VP'), { target: { value: '2' } });
  fireEvent.input(screen.getByLabelText('Bowl II'), { target: { value: '6' } });
  expect(asked('takers')).toBe('yetis/2/0/6/0');
  expect(answer()).toBe('The Yetis may take 3 of 5 Power for 2 VP.');
  cleanup();
  open('?takers=yetis');
  expect(screen.getByLabelText<HTMLInputElement>('VP and Bowls of the neighbors').value).toBe(
    'yetis',
  );
});
