// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { FactionAuction } from '#src/widgets/fire-and-ice/faction-auction/FactionAuction.tsx';

const ADDRESS = '/en/try/faction-auction/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<FactionAuction lang="en" mode="page" clauses={{}} presets={[]} />);
};

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const bidText = (): HTMLInputElement => screen.getByLabelText('Bid');

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('a whole auction is played with buttons, and every state is a link', () => {
  open('');
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  press('Bid 0');
  press('Bid: one more');
  press('Bid: one more');
  press('Bid 3');
  press('Pass');
  press('Pass');
  expect(asked('log')).toBe('0,3,p,p');
  fireEvent.click(screen.getByLabelText('Yetis'));
  fireEvent.click(screen.getByLabelText('II'));
  press('Take the Yetis, space 2');
  expect(asked('log')).toBe('0,3,p,p,yetis/2');
  expect(answer()).toContain('Player 3 opens with a bid from 0 to 40.');
  press('Bid 0');
  press('Pass');
  press('Take the Witches, space 1');
  expect(answer()).toContain(
    'The turn order is Witches (player 3, 40 VP), Yetis (player 2, 37 VP), Nomads (player 1, 40 VP).',
  );
  press('Undo');
  expect(asked('log')).toBe('0,3,p,p,yetis/2;0,p');
});

test('only a legal bid can be entered', () => {
  open('?log=5');
  expect(bidText().value).toBe('6');
  fireEvent.input(bidText(), { target: { value: '5' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bid 6' }).disabled).toBe(true);
  fireEvent.input(bidText(), { target: { value: '40' } });
  press('Bid 40');
  expect(screen.queryByLabelText('Bid')).toBeNull();
  press('Pass');
  expect(asked('log')).toBe('5,40,p');
});

test('the draw follows the number of players', () => {
  open('?first=3');
  press('Players: one less');
  expect([asked('players'), asked('factions'), asked('first')]).toEqual([
    '2',
    'witches,nomads',
    null,
  ]);
  press('Players: one more');
  press('Players: one more');
  expect(asked('factions')).toBe('witches,nomads,ice-maidens,dragonlords');
});

test('a log against the rules can be undone', () => {
  open('?log=0,0');
  expect(answer()).toContain('Entry 2: player 2 bids 0, which is not more than 0.');
  press('Undo');
  expect(answer()).toContain('Player 2 may bid from 1 to 40 or pass.');
});
