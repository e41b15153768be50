// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { IslandProps } from '#src/calculators/Shell.tsx';
import { CaveOil } from '#src/widgets/vast-bonus-cards/cave-oil/CaveOil.tsx';
import { CursedAmulet } from '#src/widgets/vast-bonus-cards/cursed-amulet/CursedAmulet.tsx';
import { DragonScales } from '#src/widgets/vast-bonus-cards/dragon-scales/DragonScales.tsx';
import { Schemes } from '#src/widgets/vast-bonus-cards/schemes/Schemes.tsx';
import { StrengthDiscs } from '#src/widgets/vast-bonus-cards/strength-discs/StrengthDiscs.tsx';
import { WarlocksWand } from '#src/widgets/vast-bonus-cards/warlocks-wand/WarlocksWand.tsx';

const ADDRESS = '/en/try/card/';

const open = (Island: (props: IslandProps) => preact.JSX.Element, query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Island lang="en" mode="page" clauses={{}} presets={[]} />);
};

const query = (): string => decodeURIComponent(location.search);
const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;
const tap = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const isInSight = (label: string): boolean =>
  screen.queryByLabelText(label) !== null || screen.queryByRole('group', { name: label }) !== null;

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

test('cursed-amulet: only what an effect touches is in sight', () => {
  open(CursedAmulet, '');
  expect(isInSight('Grit before')).toBe(true);
  expect(isInSight('Health before')).toBe(false);
  choose('What happens', 'pickpocket');
  expect(isInSight('Grit before')).toBe(false);
  expect(isInSight('Treasure cards, the Amulet included')).toBe(true);
  choose('What happens', 'flame-giant');
  expect(isInSight('Your Strength')).toBe(true);
  expect(isInSight('Dragon die')).toBe(false);
  fireEvent.input(screen.getByLabelText('Your Strength'), { target: { value: '4' } });
  expect(isInSight('Dragon die')).toBe(true);
});

test('cursed-amulet: cubes and readings are in sight where they change something', () => {
  const reading = 'With the Shield, a doubled loss of Grit becomes';
  open(CursedAmulet, '?shield=yes');
  expect(isInSight('All your Hero cubes')).toBe(true);
  expect(isInSight(reading)).toBe(true);
  choose('What happens', 'claw');
  expect(isInSight('All your Hero cubes')).toBe(false);
  expect(isInSight(reading)).toBe(false);
  choose('What happens', 'scratch');
  fireEvent.click(screen.getByRole('radio', { name: 'Not in play' }));
  expect(isInSight(reading)).toBe(false);
});

test('cursed-amulet: an amount goes with the effect it was entered for', () => {
  open(CursedAmulet, '?effect=backstab&amount=5');
  choose('What happens', 'hex');
  expect(query()).toBe('?effect=hex');
  expect(answer()).toContain('How much: Fill this in.');
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(answer()).toContain('You lose 6 Grit (3 doubled).');
});

test('cursed-amulet: an amount that cannot be read is in sight for any effect', () => {
  open(CursedAmulet, '?amount=lots');
  expect(screen.getByLabelText<HTMLInputElement>('How much').value).toBe('lots');
});

test('schemes: a press on a way takes it, another leaves it open', () => {
  open(Schemes, '');
  tap('1 kept Treasure and 1 Scheme card');
  expect(query()).toBe('?pay=0/1/1');
  expect(answer()).toContain('pay with 1 kept Treasure and 1 Scheme card.');
  tap('1 kept Treasure and 1 Scheme card');
  expect(query()).toBe('');
});

test('schemes: a payment is typed number by number', () => {
  open(Schemes, '');
  fireEvent.input(screen.getByLabelText('Plundered'), { target: { value: '1' } });
  fireEvent.input(screen.getByLabelText('Cards'), { target: { value: '1' } });
  expect(query()).toBe('?pay=1//1');
  expect(answer()).toContain(
    'You may not pay with Scheme cards while you keep 1 Treasure: spend it first.',
  );
});

test('schemes: a payment that is not three numbers is shown as it came', () => {
  open(Schemes, '?pay=all');
  expect(screen.getByLabelText<HTMLInputElement>('What you pay with').value).toBe('all');
});

test('strength-discs: cards wait in the order in which they are added', () => {
  open(StrengthDiscs, '?draws=');
  tap('Add: Armory');
  tap('Add: Meat!');
  expect(query()).toBe('?waiting=armory,meat&draws=');
  expect(screen.queryByRole('button', { name: 'Add: Ogre' })).toBeNull();
  choose('Card that then gives its disc back', 'ogre');
  choose('The disc goes to', 'meat');
  expect(answer()).toContain('The free Strength disc goes to “Meat!”. Still waiting: Armory.');
});

test('cave-oil: the card is asked about only where the leaflet leaves it open', () => {
  open(CaveOil, '');
  expect(isInSight('What your card says about this loss')).toBe(false);
  choose('Why a Tribe loses Population', 'bow');
  fireEvent.click(screen.getByRole('radio', { name: 'Covers it' }));
  expect(answer()).toContain('Bow: Cave Oil helps');
  expect(screen.getByRole('row', { name: '✓ Helps Bow' })).toBeTruthy();
});

test('dragon-scales: Gems are put in their places', () => {
  open(DragonScales, '');
  choose('Flame', 'carried');
  choose('Claw', 'map');
  expect(query()).toBe('?onMap=claw&carried=flame');
  expect(answer()).toContain('The Silver Scale counts as Wing.');
});

test('dragon-scales: a Gem in two places is put right list by list', () => {
  open(DragonScales, '?carried=flame');
  expect(answer()).toContain('cannot be both on the map and with the Thief');
  expect(isInSight('Gems on the map')).toBe(true);
  expect(isInSight('Gems carried by the Thief')).toBe(true);
});

test('dragon-scales: cubes are counted for the Platinum Scale only', () => {
  open(DragonScales, '?wakefulness=12&pride=4');
  expect(answer()).toContain('In Replace Hand you draw 6 cards.');
  expect(isInSight('Pride cubes left')).toBe(false);
});

test('dragon-scales: the track says what the Platinum Scale does', () => {
  open(DragonScales, '?scale=platinum&played=yes');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Wakefulness 5 → 6 of 14; the Dragon awakens with 11',
  );
});

test('warlocks-wand: the log is entered step by step', () => {
  open(WarlocksWand, '?log=');
  tap('Add: Used');
  tap('Add: Token removed');
  expect(query()).toBe('?log=use,lost');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('4 of 5 charges left');
  tap('Take away 2: Token removed');
  expect(query()).toBe('?log=use');
});
