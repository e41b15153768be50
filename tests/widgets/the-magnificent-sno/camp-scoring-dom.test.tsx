// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { CampScoring } from '#src/widgets/the-magnificent-sno/camp-scoring/CampScoring.tsx';

const ADDRESS = '/en/try/camp-scoring/';

const open = (query: string): Element => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  return render(<CampScoring lang="en" mode="page" clauses={{}} presets={[]} />).container;
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

const space = (name: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${name},`) });

const choose = (tool: string): void => {
  fireEvent.click(screen.getByRole('radio', { name: tool }));
};

afterEach(cleanup);

test('spaces are painted, marked and emptied', () => {
  open('?camp=.../...');
  choose('Green');
  fireEvent.click(space('b1'));
  fireEvent.click(space('c1'));
  expect(asked('camp')).toBe('.gg/...');
  choose('Large tile');
  fireEvent.click(space('c1'));
  expect(asked('camp')).toBe('.gG/...');
  expect(space('c1').getAttribute('aria-label')).toBe('c1, green, counts its tile');
  choose('Empty');
  fireEvent.click(space('b1'));
  expect(asked('camp')).toBe('..G/...');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(asked('camp')).toBe('.gG/...');
});

test('the space for row and column is chosen on the camp, and given back', () => {
  open('?camp=ooo/..o');
  choose('Choose space');
  fireEvent.click(space('a1'));
  expect(asked('space')).toBe('a1');
  expect(answer()).toContain('Row and column through a1: 4 points.');
  fireEvent.click(space('a1'));
  expect(asked('space')).toBe(null);
  expect(answer()).toContain('Best row and column: 5 points, through c1.');
});

test('the answer is drawn: two lines, a ring, what is apart, and a link for each pair', () => {
  const container = open('');
  expect(container.querySelector('.camp__drawing .camp__line')?.getAttribute('d')).toBe(
    'M5 35H55M25 5V65',
  );
  expect(container.querySelectorAll('.camp__drawing .camp__apart')).toHaveLength(1);
  expect(container.querySelectorAll('.camp__drawing .camp__pair')).toHaveLength(3);
});

test('one tab stop, and arrow keys lead from space to space', () => {
  open('?camp=.../...');
  const stops = () =>
    screen
      .getByRole('group', { name: 'Camp of 3 by 2 spaces' })
      .querySelectorAll('button[tabindex="0"]');
  expect(stops()).toHaveLength(1);
  space('a1').focus();
  fireEvent.keyDown(space('a1'), { key: 'ArrowRight' });
  fireEvent.keyDown(space('b1'), { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('b2, empty');
  expect(stops()[0]?.getAttribute('aria-label')).toBe('b2, empty');
});

test('the sides are entered, and what is cut off comes back', () => {
  open('?camp=oo/gg');
  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Rows'), { target: { value: '1' } });
  expect(asked('camp')).toBe('oo.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(asked('camp')).toBe('oo./gg.');
  fireEvent.click(screen.getByRole('button', { name: 'Empty the camp' }));
  expect(asked('camp')).toBe('.../...');
});

test('of a damaged camp the rest is shown; what is wrong is named and can be left out', () => {
  open('?camp=ox');
  const field = screen.getByLabelText<HTMLInputElement>('Camp');
  expect(field.value).toBe('ox');
  expect(field.closest('details')?.open).toBe(true);
  expect(answer()).toContain(
    'Cannot be read yetCamp: “x” in row 1, place 2, is not a space. Write o, g, p or w for a color, a capital for one space of each large tile, and a dot for an empty space.',
  );
  expect(space('a1').getAttribute('aria-label')).toBe('a1, orange');
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  expect(asked('camp')).toBe('o.');
  expect(screen.queryByRole('button', { name: 'Go on without it' })).toBeNull();
});

test('where there is no camp, one can be begun', () => {
  open('?camp=');
  fireEvent.click(screen.getByRole('button', { name: 'Paint my camp' }));
  expect(asked('camp')).toMatch(/^(?:\.{8}\/){7}\.{8}$/);
});
