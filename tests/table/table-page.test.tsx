// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameSlug } from '#engine/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { tableGiven } from '#src/table/given-of.ts';
import { Table as FireAndIce } from '#src/widgets/fire-and-ice/table/Table.tsx';
import { Table as Beyond } from '#src/widgets/rise-to-nobility-beyond/table/Table.tsx';
import { Table as Sno } from '#src/widgets/the-magnificent-sno/table/Table.tsx';
import { Table as Vast } from '#src/widgets/vast-bonus-cards/table/Table.tsx';

const TABLES = {
  'fire-and-ice': FireAndIce,
  'rise-to-nobility-beyond': Beyond,
  'the-magnificent-sno': Sno,
  'vast-bonus-cards': Vast,
};

const open = (game: GameSlug, query = ''): void => {
  const given = tableGiven(game, 'en');
  history.replaceState(null, '', `${given.address}${query}`);
  const Table = TABLES[game];
  render(<Table {...given} />);
};

const kept = (game: GameSlug): string | null => localStorage.getItem(`ce:table:${game}`);

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const type = (label: string | RegExp, text: string, at = 0): void => {
  fireEvent.input(screen.getAllByLabelText(label)[at]!, { target: { value: text } });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('a table', () => {
  test('keeps what is told of it, and gives it back after a reload', () => {
    open('rise-to-nobility-beyond');
    type('Name', 'Ada');
    press('Add a player');
    type('Name', 'B,o', 1);
    fireEvent.click(screen.getByRole('radio', { name: 'Bo' }));
    type('Slot 1 shows', '1,2');
    fireEvent.click(screen.getByRole('radio', { name: 'Tied players use up ranks' }));
    expect(kept('rise-to-nobility-beyond')).toBe(
      'players=Ada,Bo&first=2&slot1=1,2&rtn.scoring.next-rank=competition&v=1',
    );
    cleanup();
    open('rise-to-nobility-beyond');
    expect(screen.getAllByLabelText<HTMLInputElement>('Name')[1]?.value).toBe('Bo');
    const decided = screen.getByRole<HTMLInputElement>('radio', {
      name: 'Tied players use up ranks',
    });
    expect(decided.checked).toBe(true);
  });

  test('goes on with whoever starts when somebody else leaves', () => {
    open('rise-to-nobility-beyond', '?players=Ada,Bo,Cy&first=3&v=1');
    press('Use this table');
    press('Take away player 1');
    expect(kept('rise-to-nobility-beyond')).toBe('players=Bo,Cy&first=2&v=1');
    press('Take away player 2');
    expect(kept('rise-to-nobility-beyond')).toBe('players=Bo&v=1');
  });

  test('is cleared, and that is taken back', () => {
    open('rise-to-nobility-beyond');
    type('Name', 'Ada');
    press('Clear the table');
    expect(kept('rise-to-nobility-beyond')).toBeNull();
    press('Undo the last change');
    expect(kept('rise-to-nobility-beyond')).toBe('players=Ada&v=1');
  });
});

describe('the link of a table', () => {
  test('sets nothing before one tap, and that is taken back', () => {
    localStorage.setItem('ce:table:fire-and-ice', 'players=Elio&v=1');
    open('fire-and-ice', '?players=Ada:giants,Bo:ice-maidens/forest&map=base&v=1');
    const offer = screen.getByRole('region', { name: 'Somebody shares a table with you' });
    expect(offer.textContent).toContain('Ada (Giants), Bo (Ice Maidens, Forest)');
    expect(kept('fire-and-ice')).toBe('players=Elio&v=1');
    press('Use this table');
    expect(kept('fire-and-ice')).toBe('players=Ada:giants,Bo:ice-maidens/forest&map=base&v=1');
    expect(location.search).toBe('');
    press('Undo the last change');
    expect(kept('fire-and-ice')).toBe('players=Elio&v=1');
  });

  test('is left alone as easily', () => {
    open('vast-bonus-cards', '?players=Ada:knight,Bo:thief&goal=7&v=1');
    press('Leave mine as it is');
    expect(kept('vast-bonus-cards')).toBeNull();
    expect(location.search).toBe('');
  });

  test('names what it cannot use', () => {
    open('rise-to-nobility-beyond', '?rtn.scoring.next-rank=moon&x=1&players=%ff&first=99');
    const offer = screen.getByRole('region', { name: 'Somebody shares a table with you' });
    expect(offer.textContent).toBe('The link says nothing that this table knows.');
    const said = screen.getByRole('alert').textContent;
    for (const name of ['x', 'players', 'first', 'rtn.scoring.next-rank']) {
      expect(said).toContain(`“${name}”`);
    }
  });

  test('that says what is set already asks nothing', () => {
    localStorage.setItem('ce:table:the-magnificent-sno', 'module=yes&players=Ada,Bo&v=1');
    open('the-magnificent-sno', '?players=Ada,Bo&module=yes&v=1');
    expect(screen.queryByRole('button', { name: 'Use this table' })).toBeNull();
  });
});

describe('what boards print', () => {
  test('may depend on the number of players', () => {
    open('the-magnificent-sno');
    expect(screen.getByText(/Enter at least two players first/)).toBeTruthy();
    type('Name', 'Ada');
    press('Add a player');
    type('Name', 'Bo', 1);
    expect(screen.queryByText(/Enter at least two players first/)).toBeNull();
  });

  test('is judged by the calculator that asks for it', () => {
    open('rise-to-nobility-beyond');
    type('Slot 2 shows', '9');
    expect(screen.getAllByLabelText('Slot 2 shows')[0]?.getAttribute('aria-invalid')).toBe('true');
  });

  test('is asked of every field that a calculator marks so', () => {
    open('vast-bonus-cards');
    for (const label of ['Grit on the card', 'Help on the card', 'Treasures needed to win']) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
  });
});

describe('what the boards print', () => {
  test('a link to a table says each value once', () => {
    open('vast-bonus-cards', '?crystalGoal=4&tileGoal=6&goal=7&awakensAt=12&v=1');
    const said = [...document.querySelectorAll('.table__told > div')].map(
      (line) => line.textContent,
    );
    expect(said).toEqual([
      'You awaken with12',
      'Treasures needed to win7',
      'Crystals to smash4',
      'Crystal tiles to remove6',
    ]);
  });

  test('the picture of a board has the places of that board, and what was read there', () => {
    open('vast-bonus-cards', '?tileGoal=6&v=1');
    press('Use this table');
    const cave = [...document.querySelectorAll('.table__board')].at(-1)!;
    expect(cave.querySelector('.picture')?.textContent).toBe('Crystal tiles toremove6');
    cleanup();
    open('the-magnificent-sno', '?players=Ada,Bo&track=4,6,8&v=1');
    press('Use this table');
    expect(document.querySelector('.table__board .picture')?.textContent).toBe('864');
  });

  test('what nobody has read yet is no mistake', () => {
    open('the-magnificent-sno');
    const track = screen.getByLabelText(/Values of the track/);
    expect(track.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.input(track, { target: { value: 'x' } });
    expect(track.getAttribute('aria-invalid')).toBe('true');
  });
});

test.each(Object.keys(TABLES) as GameSlug[])('%s: every reading can be decided', (game) => {
  const asked = library()
    .clauses('en')
    .filter((clause) => clause.game === game && clause.readings.length > 0);
  open(game);
  for (const { id, readings } of asked) {
    const values = [...document.querySelectorAll<HTMLInputElement>(`[id="table-${id}"] input`)].map(
      ({ value }) => value,
    );
    expect(values, id).toEqual(['', ...readings]);
  }
});

// The card of the player decides these: there is nothing to agree on.
const ON_A_CARD = [
  'vbc.slingshot.how-much',
  'vbc.staff.where-to',
  'vbc.schemes.which',
  'vbc.oil.other-losses',
];

test('every open question has readings, unless a card answers it', () => {
  const open = library()
    .clauses('en')
    .filter(({ kind, readings }) => kind === 'open' && readings.length === 0);
  expect(open.map(({ id }) => id)).toEqual(ON_A_CARD);
});
