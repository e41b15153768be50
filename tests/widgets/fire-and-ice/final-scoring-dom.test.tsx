// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FinalScoring } from '#src/widgets/fire-and-ice/final-scoring/FinalScoring.tsx';

const ADDRESS = '/en/try/final-scoring/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<FinalScoring lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);
const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;
const type = (input: HTMLElement, value: string): void => {
  fireEvent.input(input, { target: { value } });
};
const group = (name: string) => within(screen.getByRole('group', { name }));

const TWO =
  '?factions=witches,giants&names=Ada,Bo&points=&area=&tile=outposts&results=&cults=&resources=';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

test('a sheet is filled in, column by column, to the winner', () => {
  open(TWO);
  expect(answer()).toBe('Nothing is entered for every player yet.');
  const points = group('VP before final scoring');
  type(points.getByLabelText('Ada'), '70');
  expect(answer()).toBe('Nothing is entered for every player yet.');
  type(points.getByLabelText('Bo'), '66');
  expect(asked('points')).toBe('70,66');
  expect(answer()).toContain('Ada 70 VP, Bo 66 VP');
  for (const [name, items] of [
    ['Structures in the largest group', ['9', '8']],
    ['Results for the tile', ['2', '3']],
  ] as const) {
    type(group(name).getByLabelText('Ada'), items[0]);
    type(group(name).getByLabelText('Bo'), items[1]);
  }
  for (const cult of ['Fire', 'Water', 'Earth', 'Air']) {
    fireEvent.keyDown(screen.getByRole('slider', { name: `Ada (Witches): ${cult}` }), { key: '1' });
    type(screen.getByRole('slider', { name: `Bo (Giants): ${cult}` }), '2');
  }
  expect(asked('cults')).toBe('1/1/1/1;2/2/2/2');
  type(group('Ada (Witches)').getByLabelText('Coins'), '7');
  fireEvent.click(screen.getByRole('button', { name: 'Ada (Witches): nothing more is left' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bo (Giants): nothing more is left' }));
  expect(asked('resources')).toBe('7/0/0/0/0;0/0/0/0/0');
  expect(answer()).toBe('Bo wins with 128 VP; Ada has 118 VP.');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '1Bo Giants661218320128',
    '2Ada Witches701812162118',
  ]);
});

test('the numbers are emptied, and come back', () => {
  open('');
  fireEvent.click(screen.getByRole('button', { name: 'Empty the sheet' }));
  expect(asked('points')).toBe('');
  expect(answer()).toBe('Nothing is entered for every player yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
  expect(asked('points')).toBeNull();
});

test('rows go with their Factions', () => {
  open('?factions=witches,giants&names=Ada,Bo&points=70,66&area=9,8&results=2,3&cults=&resources=');
  fireEvent.change(screen.getByRole('combobox', { name: 'Faction 1' }), {
    target: { value: 'giants' },
  });
  expect(['factions', 'names', 'points', 'area', 'results'].map(asked)).toEqual([
    'giants,witches',
    'Bo,Ada',
    '66,70',
    '8,9',
    '3,2',
  ]);
});

test('no result is a tap for Stronghold and Sanctuary alone', () => {
  open(`${TWO.replace('outposts', 'stronghold-sanctuary')}`);
  const none = () => screen.getByRole('button', { name: 'Bo (Giants): no result' });
  fireEvent.click(none());
  expect(asked('results')).toBe(',-');
  expect(none().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(none());
  expect(asked('results')).toBe('');
  cleanup();
  open(TWO);
  expect(screen.queryByRole('button', { name: 'Bo (Giants): no result' })).toBeNull();
});

test('what does not fit the players is shown as it is', () => {
  open('?factions=witches,giants&points=1,2,3&area=1,2&results=1,1&cults=many&resources=1;2');
  const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  expect(typed('VP before final scoring')).toBe('1,2,3');
  expect(typed('Cult markers')).toBe('many');
  expect(typed('Left over')).toBe('1;2');
});

test('each column has its reasons, and what is missing comes first', () => {
  open(TWO.replace('area=', 'area=9,9'));
  const folds = [...document.querySelectorAll('details summary')].map((each) => each.textContent);
  expect(folds).toEqual(
    expect.arrayContaining(['Still missing', 'Area scoring', 'Total and victory']),
  );
  expect(folds).not.toContain('Cults');
});

test('the map begins with these players', () => {
  open(TWO);
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Count area and tile on the map',
  });
  expect(decodeURIComponent(link.href)).toMatch(
    /\/en\/try\/map-scoring\/\?board=witches:;giants:&names=Ada,Bo&tile=outposts&/,
  );
  open(`${TWO}&onMap=board%3Dwitches:D1d`);
  expect(
    screen.getByRole('link', { name: 'Change area and tile on the map' }).getAttribute('href'),
  ).toContain('board=witches:D1d;giants:&');
});
