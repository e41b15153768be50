// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { MapScoring } from '#src/widgets/fire-and-ice/map-scoring/MapScoring.tsx';

const ADDRESS = '/en/try/map-scoring/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<MapScoring lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

/** The button of a space. By attribute, because asking 77 buttons for their roles takes its time. */
const findSpace = (name: string): SVGElement | null =>
  document.querySelector(`[role="button"]:is([aria-label^="${name},"], [aria-label^="${name}:"])`);

const space = (name: string): SVGElement => {
  const found = findSpace(name);
  if (found === null) throw new Error(`${name} cannot be tapped.`);
  return found;
};

const tap = (name: string): void => {
  fireEvent.click(space(name));
};

const choose = (label: RegExp | string): void => {
  fireEvent.click(screen.getByLabelText(label, { selector: 'input' }));
};

const answer = (): string => screen.getByLabelText('Answer').textContent;

afterEach(cleanup);

test('a position is entered by choosing a player and a piece and tapping', () => {
  open('?board=');
  expect(screen.getByText('Add the first player, then tap the map.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Add a player'), { target: { value: 'witches' } });
  tap('D1');
  tap('E3');
  choose(/^Stronghold/);
  tap('E2');
  fireEvent.change(screen.getByLabelText('Add a player'), { target: { value: 'yetis' } });
  tap('F2');
  expect(asked('board')).toBe('witches:D1d,E2s,E3d;yetis:F2s');
  expect(space('E2').getAttribute('aria-label')).toBe('E2: Stronghold of player 1, Witches');
  expect(answer()).toBe('Area scoring: Witches 18 VP, Yetis 12 VP.');
});

test('a second tap takes away, and undo brings back', () => {
  open('?board=witches:D1d,E2s');
  tap('D1');
  expect(asked('board')).toBe('witches:E2s');
  fireEvent.click(screen.getByText('Undo'));
  expect(asked('board')).toBe('witches:D1d,E2s');
  expect(screen.getByText<HTMLButtonElement>('Undo').disabled).toBe(true);
});

test('a Bridge is tapped from end to end', () => {
  open('?board=witches:C8d');
  choose(/^Bridge/);
  tap('C8');
  expect(screen.getByText(/Now tap the other end/)).toBeTruthy();
  tap('E10');
  expect(asked('board')).toBe('witches:C8d,C8-E10');
  tap('C8');
  tap('E10');
  expect(asked('board')).toBe('witches:C8d');
});

test('only the Mermaids skip River spaces', () => {
  open('?board=witches:C8d;mermaids:');
  expect(screen.queryByLabelText(/^River space/)).toBeNull();
  choose('Player 2: Mermaids');
  choose(/^River space/);
  tap('r3');
  expect(asked('board')).toBe('witches:C8d;mermaids:r3');
  expect(findSpace('C8')).toBeNull();
});

test('the chosen player’s settings are part of the board', () => {
  open('?board=witches:D1d;fakirs:E5d');
  fireEvent.click(screen.getByLabelText('Shipping level: one more'));
  expect(asked('board')).toBe('witches.ship1:D1d;fakirs:E5d');
  choose('Player 2: Fakirs');
  expect(screen.queryByLabelText('Shipping level')).toBeNull();
  fireEvent.click(screen.getByLabelText('Spaces the carpet skips: one more'));
  expect(asked('board')).toBe('witches.ship1:D1d;fakirs.carpet2:E5d');
  fireEvent.change(screen.getByLabelText('Faction'), { target: { value: 'ice-maidens' } });
  fireEvent.change(screen.getByLabelText('Chosen terrain'), { target: { value: 'desert' } });
  expect(asked('board')).toBe('witches.ship1:D1d;ice-maidens.desert:E5d');
});

test('lists of the players follow when one comes or goes', () => {
  open('?board=witches:D1d;yetis:E2s&cults=1/2/3/4;5/6/7/8&points=60,70');
  fireEvent.click(screen.getByText('Take this player away'));
  expect(asked('board')).toBe('yetis:E2s');
  expect([asked('cults'), asked('points')]).toEqual(['5/6/7/8', '70']);
  fireEvent.change(screen.getByLabelText('Add a player'), { target: { value: 'giants' } });
  expect([asked('cults'), asked('points')]).toEqual(['5/6/7/8;0/0/0/0', '70,0']);
  fireEvent.click(screen.getByText('Undo'));
  fireEvent.click(screen.getByText('Undo'));
  expect([asked('cults'), asked('points')]).toEqual(['1/2/3/4;5/6/7/8', '60,70']);
});

test('the rest of the scoring is asked about only when switched on', () => {
  open('?board=witches:D1d;yetis:E2s&tile=outposts');
  fireEvent.click(screen.getByLabelText('Count the Cults'));
  expect(asked('cults')).toBe('0/0/0/0;0/0/0/0');
  fireEvent.input(screen.getByRole('slider', { name: 'Yetis: Water' }), { target: { value: '7' } });
  expect(asked('cults')).toBe('0/0/0/0;0/7/0/0');
  expect(answer()).toMatch(/^In all, with the Cults: /);
  fireEvent.click(screen.getByLabelText('Count the Cults'));
  expect(asked('cults')).toBeNull();
});

test('of a damaged board the rest is shown; what is wrong is named, and mended as text', () => {
  open('?board=witches:D1d,Z9d');
  const text = screen.getByLabelText<HTMLTextAreaElement>('Board');
  expect(text.value).toBe('witches:D1d,Z9d');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('“Z9d” names a space that this map does not have.')).toBeTruthy();
  expect(space('D1').getAttribute('aria-label')).toBe('D1: Dwelling of player 1, Witches');
  fireEvent.input(text, { target: { value: 'witches:D1d,E9d' } });
  expect(text.getAttribute('aria-invalid')).toBe('false');
});

test('one goes on without what cannot be read, and can take that back', () => {
  open('?map=moon&board=witches:D1d,Z9d');
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  expect([asked('map'), asked('board')]).toEqual([null, 'witches:D1d']);
  expect(screen.queryByRole('button', { name: 'Go on without it' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([asked('map'), asked('board')]).toEqual(['moon', 'witches:D1d,Z9d']);
});

test('arrow keys move the focus, and space builds', () => {
  open('?board=witches:C8d');
  expect(document.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
  space('B3').focus();
  fireEvent.keyDown(space('B3'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(space('B4'));
  fireEvent.keyDown(space('B4'), { key: ' ' });
  expect(asked('board')).toBe('witches:B4d,C8d');
});

test('a space that did not change is not drawn afresh', () => {
  open('?board=witches:C8d');
  const still = space('D1');
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(still, { attributes: true, childList: true, subtree: true });
  tap('B3');
  changes.push(...watcher.takeRecords());
  watcher.disconnect();
  expect(space('D1')).toBe(still);
  expect(changes).toEqual([]);
});

test('another map keeps the players; undo brings the pieces back', () => {
  open('?board=witches.ship2:C8d');
  fireEvent.change(screen.getByLabelText('Which map'), { target: { value: 'base' } });
  expect([asked('map'), asked('board')]).toEqual(['base', 'witches.ship2:']);
  fireEvent.click(screen.getByText('Undo'));
  expect([asked('map'), asked('board')]).toEqual([null, 'witches.ship2:C8d']);
});

test('those who play are named beside their Factions, and go when their Faction goes', () => {
  open('?board=witches:D1d;yetis:E2s&tile=outposts&names=Ada,Bo&points=60,70');
  expect(answer()).toBe('In all, with the VP so far: Witches (Ada) 93 VP, Yetis (Bo) 85 VP.');
  expect(screen.getByLabelText('1 · Witches (Ada)')).toBeTruthy();
  fireEvent.click(screen.getByText('Take this player away'));
  expect(asked('names')).toBe('Bo');
  expect(answer()).toMatch(/Yetis \(Bo\)/);
});

test('what the map counts goes into the score sheet', () => {
  open(
    '?board=witches:D1d,D2h;yetis:E2s&tile=stronghold-sanctuary&names=Ada,Bo&cults=1/2/3/4;5/6/7/8&leftOvers=1/2/3/4/5/6;0/0/0/9/0/1&points=60,70',
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Into the final score sheet' });
  expect(link.pathname).toBe('/en/try/final-scoring/');
  expect(Object.fromEntries(new URL(link.href).searchParams)).toMatchObject({
    factions: 'witches,yetis',
    names: 'Ada,Bo',
    points: '60,70',
    area: '2,1',
    tile: 'stronghold-sanctuary',
    results: '-,-',
    cults: '1/2/3/4;5/6/7/8',
    resources: '1/2/3/5/6;0/0/0/0/1',
  });
});
