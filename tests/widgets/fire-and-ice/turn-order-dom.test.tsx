// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { TurnOrder } from '#src/widgets/fire-and-ice/turn-order/TurnOrder.tsx';

const ADDRESS = '/en/try/turn-order/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<TurnOrder lang="en" mode="page" clauses={{}} presets={[]} />);
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('whoever passes is entered round by round, and taken back', () => {
  open('?passes=');
  press('Auren pass');
  press('Acolytes pass');
  expect(asked('passes')).toBe('auren,acolytes');
  press('On to round 2');
  expect(answer()).toContain(
    'Round 2: nobody has passed yet. The order is Auren, Acolytes, Nomads.',
  );
  press('Nomads pass');
  expect(asked('passes')).toBe('auren,acolytes;nomads');
  for (let entry = 0; entry < 4; entry += 1) press('Undo');
  expect(asked('passes')).toBe('');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the game ends after the last round', () => {
  const rounds = Array.from({ length: 5 }, () => 'auren,acolytes').join(';');
  open(`?passes=${rounds};auren,acolytes`);
  expect(screen.queryByRole('button', { name: /^On to/ })).toBeNull();
  press('Nomads pass');
  expect(answer()).toContain('Round 6 is over, and so is the game.');
});

test('a damaged list can be undone and corrected', () => {
  open('?passes=auren,auren');
  expect(answer()).toContain('Not allowed');
  press('Undo');
  expect(answer()).toContain(
    'Round 1: 1 Faction has passed; the Acolytes and the Nomads are still playing.',
  );
  const text = screen.getByLabelText<HTMLInputElement>('Who passed');
  fireEvent.input(text, { target: { value: 'elves' } });
  expect(text.closest('details')?.open).toBe(true);
  expect(answer()).toContain('“elves” is not one of the choices.');
});

test('names go with their Factions', () => {
  open('?passes=&names=Ada,Bo,Cy');
  press('Nomads pass (Cy)');
  expect(asked('passes')).toBe('nomads');
  fireEvent.change(screen.getByRole('combobox', { name: 'Faction 1' }), {
    target: { value: 'nomads' },
  });
  expect([asked('order'), asked('names')]).toEqual(['nomads,auren,acolytes', 'Cy,Bo,Ada']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Faction 1' }), {
    target: { value: 'giants' },
  });
  expect([asked('order'), asked('names')]).toEqual(['giants,auren,acolytes', 'Cy,Bo,Ada']);
  press('Take away Faction 2');
  expect([asked('order'), asked('names')]).toEqual(['giants,acolytes', 'Cy,Ada']);
  press('Add a Faction');
  expect(asked('names')).toBe('Cy,Ada,');
});

test('names are typed beside the Factions', () => {
  open('?passes=');
  fireEvent.click(screen.getByText('Names of the players', { selector: 'summary' }));
  const details = screen.getByText('Names of the players', { selector: 'summary' }).parentElement!;
  (details as HTMLDetailsElement).open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.input(screen.getByLabelText('Auren'), { target: { value: 'Bo,' } });
  expect(asked('names')).toBe(',Bo,');
  fireEvent.input(screen.getByLabelText('Auren'), { target: { value: '' } });
  expect(asked('names')).toBeNull();
});
