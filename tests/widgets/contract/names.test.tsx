import { fireEvent } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { keepTable, recallTable } from '#src/calculators/table.ts';
import { shellWords } from '#src/calculators/words.ts';
import { componentOf, open, reopen, type } from './opened.tsx';

const words = shellWords.en;

/** Those with seats, and in which order they have those who sit at a table. */
const NAMED: Readonly<
  Record<string, { readonly players: string; readonly seats: readonly [number, number] }>
> = {
  shares: { players: '', seats: [1, 2] },
  'final-scoring': { players: '', seats: [1, 2] },
  'map-scoring': { players: '', seats: [1, 2] },
  'faction-auction': { players: '', seats: [1, 2] },
  // In turn order, not clockwise: the Factions tell the seats.
  'turn-order': { players: ':nomads,:acolytes,:auren', seats: [2, 3] },
  'donation-scoring': { players: '', seats: [1, 2] },
  'round-end': { players: '', seats: [1, 2] },
  'tie-break': { players: '', seats: [1, 2] },
  'sno-final-score': { players: '', seats: [1, 2] },
  // Whoever sits first, the Knight is asked first.
  victory: { players: ':thief,:goblins,:knight,:cave,:dragon', seats: [3, 2] },
};

test('whoever is asked for by seat has a name to tell the table', () => {
  const telling = calculators.filter(({ fields }) =>
    Object.values(fields).some(({ tells }) => tells !== undefined),
  );
  expect(telling.map(({ name }) => name).toSorted()).toEqual(Object.keys(NAMED).toSorted());
  const asking = calculators.filter(({ fields }) => Object.hasOwn(fields, 'names'));
  expect(telling).toEqual(expect.arrayContaining(asking));
});

/** Where the name of a seat is typed. Names are folded away until somebody wants them. */
const nameInput = ({ name }: AnyCalculator, seat: number): HTMLInputElement => {
  for (const fold of document.querySelectorAll('details:not([open]) > summary')) {
    fireEvent.click(fold);
  }
  return document.querySelector<HTMLInputElement>(
    `[id="${name}-names-${seat}"], [id="${name}-table-${seat}-name"]`,
  )!;
};

const press = (name: string): void => {
  const button = [...document.querySelectorAll('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).startsWith(name),
  );
  fireEvent.click(button!);
};

const playersOf = ({ game }: AnyCalculator): string => recallTable(game)['players'] ?? '';

/** The table once some seats have other names. */
const renamed = (players: string, names: Readonly<Record<number, string>>): string => {
  const seats = players.split(',').map((seat) => seat.replace(/^[^:]*/, ''));
  const last = Math.max(seats.length, ...Object.keys(names).map(Number));
  return Array.from({ length: last }, (_, i) => (names[i + 1] ?? '') + (seats[i] ?? '')).join(',');
};

const named = Object.entries(NAMED).map(([name, at]) => ({
  ...{ name, ...at },
  calculator: calculators.find((each) => each.name === name)!,
}));

describe.each(named)('names in $name', ({ calculator, players, seats: [one, other] }) => {
  const { game, start } = calculator;
  /** A friend's link. */
  const sent = Object.hasOwn(start, 'names')
    ? 'names=Xia,Wim'
    : `table=${start['table']?.replace('Ada', 'Xia').replace('Bo', 'Wim') ?? ''}`;

  const openAt = async (table: string, query = ''): Promise<void> => {
    open(calculator, await componentOf(calculator), 'en');
    keepTable(game, { players: table });
    reopen(calculator, await componentOf(calculator), 'en', query);
  };

  test('are told to the table, letter by letter, and what is played stays', async () => {
    await openAt(players);
    for (const text of ['Z', 'Zo', 'Zoe']) type(nameInput(calculator, 1), text);
    expect(playersOf(calculator)).toBe(renamed(players, { [one]: 'Zoe' }));
    type(nameInput(calculator, 2), 'Yan');
    expect(playersOf(calculator)).toBe(renamed(players, { [one]: 'Zoe', [other]: 'Yan' }));
  });

  test('are told back', async () => {
    await openAt(players);
    type(nameInput(calculator, 2), 'Yan');
    press(words.undo);
    expect(playersOf(calculator)).toBe(players);
  });

  test('are not told while they cannot be read', async () => {
    await openAt(players);
    type(nameInput(calculator, 1), 'Zoe');
    for (const text of ['x'.repeat(17), '<b>', 'Zoe']) {
      type(nameInput(calculator, 2), text);
      expect(playersOf(calculator), text).toBe(renamed(players, { [one]: 'Zoe' }));
    }
  });

  test('of an example are not told, whatever stood there before it, nor when it is left', async () => {
    for (const query of ['', sent]) {
      await openAt(players, query);
      for (const preset of document.querySelectorAll('.presets__row button')) {
        fireEvent.click(preset);
        expect(playersOf(calculator)).toBe(players);
        press(words.undo);
        expect(playersOf(calculator)).toBe(players);
      }
    }
  });

  test('of a link are those of the link, and one that is changed in it goes alone', async () => {
    await openAt(renamed(players, { [one]: 'Zoe', [other]: 'Yan' }), sent);
    expect(nameInput(calculator, 1).value).toBe('Xia');
    expect(nameInput(calculator, 2).value).toBe('Wim');
    type(nameInput(calculator, 2), 'Wil');
    expect(playersOf(calculator)).toBe(renamed(players, { [one]: 'Zoe', [other]: 'Wil' }));
  });
});
