// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Entrance } from '#src/widgets/vast-bonus-cards/entrance/Entrance.tsx';

const ADDRESS = '/en/try/entrance/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Entrance lang="en" mode="page" clauses={{}} presets={[]} />);
};

const at = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } });
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('nine tiles are painted with taps', () => {
  open('');
  fireEvent.click(at('Empty map'));
  for (const space of ['b1', 'c2', 'b3']) fireEvent.click(at(new RegExp(`^${space}, No tile`)));
  fireEvent.click(screen.getByLabelText('Dark'));
  for (const space of ['a1', 'a2', 'b3']) fireEvent.click(at(new RegExp(`^${space}, `)));
  fireEvent.click(screen.getByLabelText('Token'));
  fireEvent.click(at(/^c2, /));
  expect(asked('map')).toBe('d.l.-/d.lm.lo/-.d.-');
  expect(answer()).toContain('If b2 collapsed now, the marker would go to b1.');
  expect(at(/^b1, Lit\. The marker would go here if its tile went$/)).toBeDefined();
  choose('What happens', 'wrath');
  expect(answer()).toContain('The marker goes to b1.');
  expect(at(/^b1, Lit\. The marker may go here$/)).toBeDefined();
  expect(at(/^c2, Lit, token\. Closed to the marker: a token$/)).toBeDefined();
});

test('edges are tapped from wall to open', () => {
  open('');
  const edge = (state: string): HTMLElement => at(`Between b1 and b2: ${state}`);
  fireEvent.click(edge('open'));
  expect(asked('walls')).toBe('b2-c2,b1-b2');
  expect(answer()).toContain('Tile b2 cannot collapse');
  fireEvent.click(edge('wall'));
  fireEvent.click(edge('Rockslide'));
  expect(answer()).toContain('If the Collapse may take b2 now, the marker goes to b1.');
  fireEvent.click(edge('bombed wall'));
  expect(asked('walls')).toBeNull();
});

test('the map is walked and painted by keyboard', () => {
  open('');
  const first = at(/^a1, Dark/);
  expect(first.getAttribute('tabindex')).toBe('0');
  first.focus();
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(asked('map')).toBe('l.l.d/-.lem.l/-.-.d');
  fireEvent.keyDown(at(/^a1, Lit/), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(at('Between a1 and b1: open'));
  fireEvent.keyDown(at('Between a1 and b1: open'), { key: ' ' });
  expect(asked('walls')).toBe('b2-c2,a1-b1');
  fireEvent.keyDown(at('Between a1 and b1: wall'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(at(/^b1, /));
});

test('a piece with a choice is moved, and what cannot be is said', () => {
  open('?map=d.l.d/-.lemk.l/-.-.d&walls=');
  expect(answer()).toContain(
    'first the Knight leaves; then the marker goes to b1 or c2, where the pieces leave room.',
  );
  choose('Knight', 'b1');
  expect(asked('moves')).toBe('kb1');
  expect(answer()).toContain('then the marker goes to c2.');
  choose('Knight', '');
  expect(asked('moves')).toBeNull();
  cleanup();
  open('?moves=tc3');
  const text = screen.getByLabelText<HTMLInputElement>('Where pieces are moved');
  expect(text.value).toBe('tc3');
  fireEvent.input(text, { target: { value: '' } });
  expect(answer()).toContain('If the Collapse may take b2 now, the marker goes to b1.');
});

test('Wrath takes several tiles, and the Dragon removes them', () => {
  open('?walls=');
  choose('What happens', 'wrath');
  expect(screen.queryByLabelText('Tile removed by')).toBeNull();
  expect(screen.getByText(/moves the marker: the Dragon may choose b1 or c2/)).toBeDefined();
  fireEvent.click(screen.getByLabelText('Tile that goes'));
  fireEvent.click(at(/^b1, /));
  expect(asked('collapse')).toBe('b1,b2');
  expect(answer()).toContain('The marker goes to c2.');
  choose('What happens', 'giant-bats');
  expect(screen.queryByLabelText('Tile that goes')).toBeNull();
  expect(answer()).toContain('The marker stays on b2.');
});

test('the map grows', () => {
  open('');
  fireEvent.click(at('Top: one more'));
  expect(asked('map')).toBe('-.-.-/d.l.d/-.lem.l/-.-.d');
  expect(asked('walls')).toBe('b3-c3');
  fireEvent.click(at('Top: one less'));
  expect(location.search).toBe('');
});

test('Poison is two numbers', () => {
  open('');
  fireEvent.input(screen.getByLabelText('Strength of the Tribe'), { target: { value: '4' } });
  expect(answer()).toContain('Still to fill in');
  fireEvent.input(screen.getByLabelText('Strength of the Knight'), { target: { value: '2' } });
  expect(asked('poison')).toBe('4/2');
  expect(screen.getByText('2 Hero cubes go with the marker to b1.')).toBeDefined();
});

test('of a damaged map the rest is shown; what is wrong is named, and mended as text', () => {
  open('?map=l.lm/q.d');
  expect(at(/^b2, Dark/)).toBeDefined();
  const text = screen.getByLabelText<HTMLInputElement>('Painted map');
  expect(text.value).toBe('l.lm/q.d');
  expect(
    screen.getByText(
      'Space a2 (“q”) has to begin with l Lit, d Dark, t Terrain, x Canyon or - no tile.',
    ),
  ).toBeDefined();
  fireEvent.input(text, { target: { value: 'l.lm/l.d' } });
  expect(at(/^a2, Lit/)).toBeDefined();
});

test('one goes on without the spaces and walls that cannot be read', () => {
  open('?map=l.lm/q.d&walls=a1-b1,a1-c3');
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  expect([asked('map'), asked('walls')]).toEqual(['l.lm/-.d', 'a1-b1']);
  expect(screen.queryByRole('button', { name: 'Go on without it' })).toBeNull();
});

test('a map without a marker is drawn, and takes one', () => {
  open('?map=l.l&walls=');
  expect(screen.getByText(/^The Entrance marker is missing\. Put it on the map/)).toBeDefined();
  fireEvent.click(screen.getByLabelText('Entrance marker'));
  fireEvent.click(at(/^a1, Lit/));
  expect(asked('map')).toBe('lm.l');
});

test('the drawing says no more than the answer', () => {
  const legend = (query: string): readonly (string | null)[] => {
    cleanup();
    open(query);
    return [...document.querySelectorAll('.cave-legend li')].map(({ textContent }) =>
      textContent.trim(),
    );
  };
  expect(legend('')).toEqual(['goes', 'the marker may go here', 'closed to the marker']);
  // Whether the marker has a place depends on tiles that are not painted.
  expect(legend('?map=lem.d&walls=')).toEqual(['closed to the marker']);
  // It is not the tile's turn.
  expect(legend('?map=l.l.-/-.lm.d/-.-.-&walls=&beyond=nothing')).toEqual([
    'the entrance stays here',
    'the marker would go here if its tile went',
    'closed to the marker',
    'may go first',
  ]);
});
