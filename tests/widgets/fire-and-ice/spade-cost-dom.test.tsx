// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { SpadeCost } from '#src/widgets/fire-and-ice/spade-cost/SpadeCost.tsx';

const ADDRESS = '/en/try/spade-cost/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<SpadeCost lang="en" mode="page" clauses={{}} presets={[]} />);
};

const sector = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const list = (label: string): HTMLSelectElement =>
  screen.getByLabelText(label, { selector: 'select' });

const choose = (label: string, value: string): void => {
  fireEvent.change(list(label), { target: { value } });
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('a tap on the wheel sets the space, what it becomes, or home', () => {
  open('');
  fireEvent.click(sector('Lakes'));
  expect(asked('from')).toBe('lakes');
  expect(answer()).toContain('Turning Lakes into Ice costs the Ice Maidens 1 Spade (3 workers).');
  fireEvent.click(screen.getByLabelText('What it becomes'));
  fireEvent.keyDown(sector('Swamp'), { key: 'Enter' });
  expect(asked('to')).toBe('swamp');
  fireEvent.click(sector('Swamp (to)'));
  expect(asked('to')).toBeNull();
  fireEvent.click(screen.getByLabelText('Home or start'));
  fireEvent.keyDown(sector('Plains'), { key: ' ' });
  expect(asked('home')).toBe('plains');
  expect(sector('Plains (own)').getAttribute('aria-pressed')).toBe('true');
});

test('the wheel turns without changing the question', () => {
  open('');
  const before = sector(/^Forest/).innerHTML;
  fireEvent.click(screen.getByRole('button', { name: 'Turn the wheel clockwise' }));
  expect(sector(/^Forest/).innerHTML).not.toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Turn the wheel counterclockwise' }));
  expect(sector(/^Forest/).innerHTML).toBe(before);
  expect(location.search).toBe('');
});

test('a printed home is not asked for, and cannot be tapped away', () => {
  open('');
  fireEvent.click(screen.getByLabelText('Home or start'));
  choose('Faction', 'nomads');
  expect(screen.queryByLabelText('Home or Starting terrain')).toBeNull();
  expect(screen.queryByLabelText('Home or start')).toBeNull();
  fireEvent.click(sector('Lakes'));
  expect(asked('from')).toBe('lakes');
  expect(asked('home')).toBeNull();
});

test('the other players are asked for where they set the price', () => {
  open('?faction=dragonlords&home=&from=forest');
  expect(answer()).toContain('costs the Dragonlords 1 Power token');
  fireEvent.click(screen.getByRole('button', { name: 'Add a Faction' }));
  expect(answer()).toContain('Still to fill in');
  choose('Faction 1', 'witches');
  expect(asked('opponents')).toBe('witches');
  expect(answer()).toContain('costs the Dragonlords 2 Power tokens');
  choose('Faction', 'witches');
  expect(asked('opponents')).toBeNull();
});

test('fields that decide nothing are out of sight', () => {
  open('?level=2');
  expect(screen.queryByLabelText('Advances in digging')).not.toBeNull();
  choose('Faction', 'fakirs');
  expect(asked('level')).toBe('1');
  choose('Faction', 'darklings');
  expect(asked('level')).toBeNull();
  expect(screen.queryByLabelText('Advances in digging')).toBeNull();
  fireEvent.click(screen.getByLabelText('First Structures, in setup'));
  expect(screen.queryByLabelText('It is to become')).toBeNull();
});

test('what is no choice stays in view', () => {
  open('?faction=elves&from=moon&home=lakes');
  expect(list('Faction').value).toBe('elves');
  expect(list('The space is').value).toBe('moon');
  expect(list('Faction').getAttribute('aria-invalid')).toBe('true');
  expect(answer()).toContain('“elves” is not one of the choices.');
  choose('Faction', 'yetis');
  choose('The space is', 'lakes');
  expect(answer()).toContain('Turning Lakes into Ice costs the Yetis 1 Spade');
});
