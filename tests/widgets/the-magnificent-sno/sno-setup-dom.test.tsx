// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { SnoSetup } from '#src/widgets/the-magnificent-sno/sno-setup/SnoSetup.tsx';

const ADDRESS = '/en/try/sno-setup/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<SnoSetup lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

afterEach(cleanup);

test('steps are ticked off and back', () => {
  open('?done=dice');
  fireEvent.click(screen.getByLabelText('Put the game board in the middle of the table.'));
  expect(asked('done')).toBe('board,dice');
  fireEvent.click(screen.getByLabelText(/^Roll 15 dice/));
  expect(asked('done')).toBe('board');
  expect(screen.getByText(/^1 of \d+ steps done$/)).toBeTruthy();
});

test('the module and the boards bring their own steps and piles', () => {
  open('?players=5&module=yes');
  fireEvent.click(screen.getByLabelText('Board VI'));
  expect(screen.getByLabelText(/^Board VI, side B/)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Pile of master tiles 5' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'White camp tiles in supply 13' })).toBeTruthy();
});
