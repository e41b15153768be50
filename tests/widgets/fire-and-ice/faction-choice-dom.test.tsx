// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { FactionChoice } from '#src/widgets/fire-and-ice/faction-choice/FactionChoice.tsx';

const ADDRESS = '/en/try/faction-choice/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<FactionChoice lang="en" mode="page" clauses={{}} presets={[]} />);
};

/** The rows of one list of Factions. */
const rows = (label: string) => within(screen.getByRole('group', { name: label }));

const TAKEN = 'Chosen so far, in this order';

const add = (label: string): void => {
  fireEvent.click(rows(label).getByRole('button', { name: 'Add a Faction' }));
};

const list = (label: string): HTMLSelectElement =>
  screen.getByLabelText(label, { selector: 'select' });

const choose = (label: string, value: string): void => {
  fireEvent.change(list(label), { target: { value } });
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

const optionsOf = (label: string): readonly string[] =>
  [...list(label).options].map((option) => option.text);

afterEach(cleanup);

test('Factions are added with the terrain that they choose, changed and taken away', () => {
  open('?taken=&wants=');
  add(TAKEN);
  expect(answer()).toContain('Still to fill in');
  choose('Faction 1', 'yetis');
  expect(asked('taken')).toBe('yetis');
  choose('Its terrain', 'lakes');
  expect(asked('taken')).toBe('yetis/lakes');
  expect(answer()).toContain('The next player can choose among 16 Factions.');
  choose('Faction 1', 'giants');
  expect(asked('taken')).toBe('giants');
  expect(screen.queryByLabelText('Its terrain')).toBeNull();
  add(TAKEN);
  expect(optionsOf('Faction 2')).not.toContain('Giants');
  press('Take away Faction 1');
  press('Take away Faction 1');
  expect(asked('taken')).toBe('');
});

test('lists mark what is closed', () => {
  open('?taken=giants,darklings');
  expect(optionsOf('The next player wants')).toContain('Alchemists (closed)');
  expect(optionsOf('The next player wants')).toContain('Witches');
  expect(optionsOf('With this terrain')).toContain('Swamp (closed)');
  expect(optionsOf('With this terrain')).toContain('Lakes');
});

test('a press on what is open chooses it, and another takes it back', () => {
  open('');
  press('Desert');
  expect(asked('terrain')).toBe('desert');
  press('Desert');
  expect(asked('terrain')).toBeNull();
  press('Witches');
  expect(asked('wants')).toBe('witches');
  expect(screen.queryByLabelText('With this terrain')).toBeNull();
});

test('the Factions of an auction change places rather than stand there twice', () => {
  open('?taken=&wants=&auction=witches,nomads');
  choose('Faction 1', 'nomads');
  expect(asked('auction')).toBe('nomads,witches');
  add('Drawn for the auction');
  expect(asked('auction')).toBe('nomads,witches,ice-maidens');
});

test('what is no list of Factions is shown as it is, or stays in its row', () => {
  open('?taken=giants darklings/a/b');
  expect(screen.getByLabelText<HTMLInputElement>(TAKEN).value).toBe('giants darklings/a/b');
  cleanup();
  open('?taken=elves/moon');
  expect(list('Faction 1').value).toBe('elves');
  expect(list('Its terrain').value).toBe('moon');
});
