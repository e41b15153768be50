// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Shares } from '#src/widgets/fire-and-ice/shares/Shares.tsx';

const ADDRESS = '/en/try/shares/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Shares lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

afterEach(cleanup);

test('a player may have no result, and have one again', () => {
  open('?values=4,3');
  const none = () => screen.getByRole('button', { name: 'Player 2: no result' });
  fireEvent.click(none());
  expect(asked('values')).toBe('4,-');
  expect(none().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Player 2: one more' }));
  expect(asked('values')).toBe('4,0');
});

test('readings that differ stand side by side, and a press chooses one', () => {
  open('?values=4,4,4,4,4');
  const rows = () =>
    within(screen.getByRole('region', { name: /^The readings side by side/ }))
      .getAllByRole('row')
      .slice(1);
  expect(rows().map((row) => row.textContent)).toEqual([
    'Shares are rounded downchosen77777',
    'Shares stay exact7.27.27.27.27.2',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Shares stay exact' }));
  expect(asked('rounding')).toBe('exact');
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('what is no list of results is shown as it is', () => {
  open('?values=4 3;2');
  expect(screen.getByLabelText<HTMLInputElement>('Results of the players').value).toBe('4 3;2');
});

test('on a Cult the markers are moved along their tracks', () => {
  open('?values=9,,2&scale=cult&names=Ada,Bo,Cy');
  const marker = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  expect(marker('Ada').value).toBe('9');
  expect(marker('Bo').getAttribute('aria-valuetext')).toBe('not entered');
  fireEvent.input(marker('Ada'), { target: { value: '10' } });
  fireEvent.keyDown(marker('Bo'), { key: '0' });
  expect(asked('values')).toBe('10,0,2');
  expect(marker('Bo').getAttribute('aria-valuetext')).toBe('0');
  fireEvent.keyDown(marker('Bo'), { key: 'a' });
  expect(asked('values')).toBe('10,0,2');
});

test('a tap puts the marker on the space under the finger', () => {
  open('?values=9,4&scale=cult');
  const marker = screen.getByRole<HTMLInputElement>('slider', { name: 'Player 2' });
  marker.getBoundingClientRect = () => new DOMRect(100, 0, 220, 44);
  const at = (clientX: number): string | null => {
    fireEvent.click(marker, { clientX });
    return asked('values');
  };
  expect([101, 119, 121, 319, 320, 90].map(at)).toEqual([
    '9,0',
    '9,0',
    '9,1',
    '9,10',
    '9,10',
    '9,0',
  ]);
});

test('what is no level is shown as it is', () => {
  open('?values=9,-,12&scale=cult');
  const typed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  expect(typed('Player 2')).toBe('-');
  expect(typed('Player 3')).toBe('12');
});

test('players go by their names, which go with their rows', () => {
  open('?values=4,3,1&names=Ada,,Cy');
  expect(screen.getByRole('status', { name: 'Answer' }).textContent).toBe(
    'Ada scores 18 VP, player 2 scores 12 VP, Cy scores 6 VP.',
  );
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Ada',
    '2',
    'Cy',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Take away player 1' }));
  expect([asked('values'), asked('names')]).toEqual(['3,1', ',Cy']);
});
