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
  fireEvent.click(screen.getByRole('checkbox', { name: 'Game board' }));
  expect(asked('done')).toBe('board,dice');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dice' }));
  expect(asked('done')).toBe('board');
  expect(screen.getByText(/^1 of \d+ steps done$/)).toBeTruthy();
});

test('a step has its picture, and its sentence is heard with it', () => {
  open('?done=board');
  const tick = screen.getByRole('checkbox', { name: 'Dice' });
  expect(tick.closest('li')?.querySelectorAll('svg.picture').length).toBe(1);
  const told = document.getElementById(tick.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toMatch(/^Roll 15 dice/);
  // The first step that is not done is told in full.
  expect(document.querySelector('.checklist__now')?.textContent).toMatch(/^Now: Put the box/);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Supplies');
});

test('the module and the boards bring their own steps and piles', () => {
  open('?players=5&module=yes');
  fireEvent.click(screen.getByLabelText('VI B'));
  expect(screen.getByRole('checkbox', { name: 'Board VI: white tile' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Pile of master tiles 5' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'White camp tiles in supply 13' })).toBeTruthy();
});
