// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { TempleDice } from '#src/widgets/rise-to-nobility-beyond/temple-dice/TempleDice.tsx';

const open = (query: string): void => {
  history.replaceState(null, '', `/en/try/temple-dice/${query}`);
  render(<TempleDice lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (): string | null => new URLSearchParams(location.search).get('placed');

const press = (name: RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

afterEach(cleanup);

test('the first die has any face, and the next space takes one like it', () => {
  open('?players=3&placed=');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^1: / }).disabled).toBe(true);
  press(/^Dice at the Temple.*: add a 5$/);
  expect(asked()).toBe('5');
  press(/^2: .*add a 5$/);
  expect(asked()).toBe('5,5');
  // The third space is the last, and no face is asked for any more.
  press(/^3: .*add a 5$/);
  expect(asked()).toBe('5,5,5');
  expect(screen.queryByRole('button', { name: /add a/ })).toBeNull();
});

test('a tap on a die takes it away', () => {
  open('?players=3&placed=5,5');
  press(/^1: .*take away a 5$/);
  expect(asked()).toBe('5');
});

test('dice that do not belong there stay in sight, one by one', () => {
  open('?players=2&placed=4,5,4');
  expect(screen.getAllByRole('button', { name: /take away a/ })).toHaveLength(3);
});

test('what is no dice is shown as it is', () => {
  open('?placed=many');
  expect(screen.getByLabelText<HTMLInputElement>(/^Dice at the Temple/).value).toBe('many');
});
