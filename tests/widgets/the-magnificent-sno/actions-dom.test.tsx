// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { IslandProps } from '#src/calculators/Shell.tsx';
import { MasterBoard } from '#src/widgets/the-magnificent-sno/master-board/MasterBoard.tsx';
import { Perform } from '#src/widgets/the-magnificent-sno/perform/Perform.tsx';
import { PowerAndBuild } from '#src/widgets/the-magnificent-sno/power-and-build/PowerAndBuild.tsx';
import { TrainerAbilities } from '#src/widgets/the-magnificent-sno/trainer-abilities/TrainerAbilities.tsx';
import { Travel } from '#src/widgets/the-magnificent-sno/travel/Travel.tsx';

const ADDRESS = '/en/try/a/';

const open = (Island: (props: IslandProps) => preact.JSX.Element, query = ''): void => {
  localStorage.clear();
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<Island lang="en" mode="page" clauses={{}} presets={[]} />);
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);
const tap = (role: 'button' | 'radio', name: string | RegExp): void => {
  fireEvent.click(screen.getByRole(role, { name }));
};
const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

describe('power and building', () => {
  test('a clear die asks for its color, and only then for the reading about white tiles', () => {
    open(PowerAndBuild, '?large=2&needed=5');
    expect(screen.queryByRole('group', { name: 'Color it counts as' })).toBeNull();
    expect(screen.queryByRole('group', { name: /^White tiles with one clear die/ })).toBeNull();
    tap('radio', 'Clear');
    const group = screen.getByRole('group', { name: 'Color it counts as' });
    expect(answer()).toContain('Still to fill in');
    fireEvent.click(within(group).getByRole('radio', { name: 'Purple' }));
    expect(asked('as')).toBe('purple');
    expect(screen.getByRole('group', { name: /^White tiles with one clear die/ })).toBeTruthy();
  });

  test('faces set the die, and what is no face can be corrected', () => {
    open(PowerAndBuild, '?die=9');
    const text = screen.getByLabelText<HTMLInputElement>('Its value');
    expect(text.value).toBe('9');
    fireEvent.input(text, { target: { value: '2' } });
    tap('button', 'Its value: 6');
    expect(asked('die')).toBe('6');
  });

  test('the board is asked only for what the text does not tell', () => {
    open(PowerAndBuild);
    expect(screen.queryByLabelText('Power they need on your board')).toBeNull();
    tap('button', 'Large tiles in that color: one more');
    expect(screen.getByLabelText('Power they need on your board')).toBeTruthy();
    tap('button', '1 large tile');
    expect([asked('large'), asked('small')]).toEqual([null, '0']);
  });
});

describe('travel', () => {
  test('what can be had stands beside what cannot, and why', () => {
    open(Travel);
    const names = within(screen.getByRole('group', { name: 'What you take there' }))
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual([
      'Not chosen yet',
      'Poster✓possible',
      'Tent of this spaceThe tent of this space is gone. Choose a poster or a center tent.✕not possible',
      'Tent from the center of this track✓possible',
      'Tent from the center of another trackYou can only take a tent from the center of the track you travel on.✕not possible',
    ]);
    tap('radio', /^Tent from the center of this track/);
    expect(asked('take')).toBe('center-tent');
    tap('radio', 'Printed tent');
    expect(answer()).toBe(
      'You take a center tent and put it on the printed tent, without a bonus.',
    );
  });

  test('tents are tapped where they stand', () => {
    open(Travel, '?end=empty&tentSpaces=1&center=2');
    tap('button', 'Tent space 4, free');
    expect(asked('tentSpaces')).toBe('0');
    tap('button', 'Tent space 1, a tent is here');
    tap('button', 'Tent space 3, a tent is here');
    expect(asked('tentSpaces')).toBe('2');
    tap('button', 'Printed tent, free');
    expect(asked('printed')).toBe('covered');
    tap('button', 'Printed tent, a tent is here');
    expect(asked('printed')).toBeNull();
    tap('button', 'Tent 1 of the center, a tent is here');
    expect(asked('center')).toBe('1');
    tap('button', 'Tent 2 of the center, free');
    expect(asked('center')).toBeNull();
  });

  test('tents that cannot be drawn are fields', () => {
    open(Travel, '?end=empty&tentSpaces=7&center=x');
    expect(screen.getByLabelText<HTMLInputElement>('Your free tent spaces').value).toBe('7');
    expect(screen.getByLabelText<HTMLInputElement>('Tents in the center of this track').value).toBe(
      'x',
    );
  });

  test('the decks are asked for with a white poster only', () => {
    open(Travel);
    expect(screen.queryByLabelText('Cards left in the white deck')).toBeNull();
    tap('radio', 'Yes, from the deck');
    expect(screen.getByLabelText('Cards left in the white deck')).toBeTruthy();
    expect(screen.queryByLabelText('Cards left in the poster deck')).toBeNull();
  });
});

describe('perform', () => {
  test('hats are set by tap, and walked to by keyboard', () => {
    open(Perform, '?track=4,6,8,10,11,12&occupied=10&own=12&second=yes');
    tap('button', 'value 11, free, your hat goes here');
    expect(asked('occupied')).toBe('10,11');
    expect(answer()).toBe('Your hat moves from value 12 to value 8.');
    const last = screen.getByRole('button', { name: 'value 11, another hat' });
    last.focus();
    fireEvent.keyDown(last, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('value 12, your hat');
    tap('radio', 'Space you want');
    tap('button', 'value 6, free');
    expect(asked('hat')).toBe('6');
    // The track says it all.
    expect(screen.queryByText('Enter hats as numbers')).toBeNull();
  });

  test('a poster is entered in a row of its own', () => {
    open(Perform, '?track=4,6,8,10,11,12&occupied=10&own=12&second=yes');
    tap('button', 'Add a poster');
    expect(asked('completed')).toBe('0/0/0:0/0/0');
    const [poster, tent] = screen.getAllByLabelText<HTMLInputElement>('Points');
    if (poster === undefined || tent === undefined) throw new Error('no inputs for points');
    fireEvent.input(poster, { target: { value: '6' } });
    fireEvent.input(tent, { target: { value: '2' } });
    expect(asked('completed')).toBe('6/0/0:2/0/0');
    const kind = screen.getByLabelText<HTMLSelectElement>('Tent below it');
    fireEvent.change(kind, { target: { value: 'waived' } });
    expect(asked('completed')).toBe('6/0/0:-2/0/0');
    tap('button', 'Trainers on the tile “Perform without a tent”: one more');
    expect(screen.getByRole('group', { name: /^A tent whose requirements/ })).toBeTruthy();
    fireEvent.change(kind, { target: { value: 'none' } });
    expect(asked('completed')).toBe('6/0/0:-');
    expect(screen.getAllByLabelText('Points')).toHaveLength(1);
    tap('button', 'Remove poster 1');
    expect(asked('completed')).toBeNull();
  });

  test('a track that cannot be read stays in view as text', () => {
    open(Perform, '?track=4,x&completed=6');
    expect(screen.getByLabelText<HTMLInputElement>(/^Values of the track/).value).toBe('4,x');
    expect(screen.getByLabelText<HTMLInputElement>('Posters you complete').value).toBe('6');
    expect(screen.queryByRole('group', { name: 'Performance track' })).toBeNull();
    expect(screen.getByText('Enter hats as numbers')).toBeTruthy();
  });
});

describe('master board', () => {
  test('turns are added and taken back', () => {
    open(MasterBoard);
    tap('button', '+ die');
    tap('button', '+ master tile');
    expect(asked('turns')).toBe('dt');
    expect(screen.getByLabelText('Turn 2: master tile')).toBeTruthy();
    expect(answer()).toContain(
      'In your next turn you must take a die. 2 of this round’s 3 master tiles are not taken yet.',
    );
    tap('button', 'Undo');
    expect(asked('turns')).toBe('d');
  });

  test('master tiles are taken by tap, and put back', () => {
    open(MasterBoard, '?players=3');
    tap('button', 'Master tile 3, not taken');
    tap('button', 'Master tile 1, not taken');
    expect(asked('taken')).toBe('2');
    tap('button', 'Master tile 3, taken');
    expect(asked('taken')).toBe('1');
    cleanup();
    open(MasterBoard, '?players=3&taken=4');
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Master tiles taken/ }).value,
    ).toBe('4');
  });

  test('the three rounds are drawn, the present one marked', () => {
    open(MasterBoard, '?round=2&taken=1');
    const rounds = within(screen.getByRole('region', { name: 'The board, round by round' }))
      .getAllByRole('listitem')
      .map((item) => [item.getAttribute('aria-current'), item.textContent]);
    expect(rounds.map(([current]) => current)).toEqual([null, 'step', null]);
    expect(rounds[1]?.[1]).toContain('This round: 2');
    expect(rounds[2]?.[1]).toContain('Next round: 0');
  });

  test('letters that are no turns stay in view as text', () => {
    open(MasterBoard, '?turns=dx');
    expect(screen.getByLabelText<HTMLInputElement>(/^Your turns/).value).toBe('dx');
  });
});

describe('trainer abilities', () => {
  test('only the inputs of the chosen tile are shown', () => {
    open(TrainerAbilities);
    const groups = (): readonly (string | undefined)[] =>
      [...document.querySelectorAll('form legend, form .fields .field__label')].map(
        (label) => label.textContent,
      );
    expect(groups()).toEqual(['Value of the die you take', 'Value you turn it to']);
    fireEvent.change(screen.getByLabelText('Trainer tile'), { target: { value: 'extra-tile' } });
    expect(groups()).toEqual([
      'Your coins',
      'Power of the build',
      'Color of the build',
      'Color-change trainer for the extra tile?',
    ]);
  });

  test('a field that cannot be read is in view, whatever the tile', () => {
    open(TrainerAbilities, '?own=x');
    expect(screen.getByLabelText<HTMLInputElement>('Your die on a master card').value).toBe('x');
  });

  test('a die is exchanged for another in the palette', () => {
    open(TrainerAbilities, '?ability=swap-dice');
    const own = within(
      screen.getAllByRole('group', { name: 'Your die on a master card' })[0] as HTMLElement,
    );
    fireEvent.click(own.getByRole('button', { name: 'Choose the die' }));
    fireEvent.click(own.getByRole('button', { name: 'orange 5' }));
    expect(asked('own')).toBe('o5');
    fireEvent.click(own.getByRole('button', { name: 'Remove orange 5' }));
    expect(asked('own')).toBe('');
  });
});
