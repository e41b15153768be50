// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { UncertainTreasures } from '#src/widgets/vast-bonus-cards/uncertain-treasures/UncertainTreasures.tsx';

const ADDRESS = '/en/try/uncertain-treasures/';

const open = (query: string): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(<UncertainTreasures lang="en" mode="page" clauses={{}} presets={[]} />);
};

const list = (label: string): HTMLSelectElement =>
  screen.getByLabelText(label, { selector: 'select' });

const choose = (label: string, value: string): void => {
  fireEvent.change(list(label), { target: { value } });
};

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent;

afterEach(cleanup);

test('the cards are dealt step by step', () => {
  open('?caveBottom=&knightBottom=&choice=');
  expect(answer()).toContain(
    'Next, the Cave chooses a card for the bottom of the deck: A, B or C.',
  );
  expect(screen.queryByLabelText('The Knight puts on the bottom')).toBeNull();
  expect(screen.queryByLabelText('The last card')).toBeNull();
  choose('The Cave puts on the bottom', 'a');
  expect(answer()).toContain('Next, the Knight chooses a card for the bottom of the deck: B or C.');
  choose('The Knight puts on the bottom', 'c');
  expect(answer()).toContain('Next, the Knight keeps B or declines it for 5 Grit.');
  choose('The last card', 'decline');
  expect(answer()).toContain('her Grit goes from 3 to 8');
  expect(
    screen.getByRole('row', { name: 'A Bottom of the deck seen, knows where not seen' }),
  ).toBeDefined();
  expect(
    screen.getByRole('row', { name: 'B Out of the game seen, not told where seen' }),
  ).toBeDefined();
});

test('cards are put into the deck and taken away by name', () => {
  open('');
  fireEvent.click(screen.getByRole('button', { name: 'D: take it away' }));
  expect(asked('deck')).toBe('a,b,c,e');
  fireEvent.click(screen.getByRole('button', { name: 'Cursed Amulet' }));
  expect(asked('deck')).toBe('a,b,c,e,cursed-amulet');
  fireEvent.input(screen.getByLabelText('Treasure deck, from the top'), {
    target: { value: 'a,a' },
  });
  expect(answer()).toContain('“a” is there twice. Take one away.');
});

test('without a Cave player nobody hands cards over', () => {
  open('?deck=a,b,c');
  fireEvent.click(screen.getByLabelText('No'));
  expect(screen.queryByLabelText('The Cave puts on the bottom')).toBeNull();
  expect(list('The Knight puts on the bottom').value).toBe('a');
  expect(answer()).toContain('The Knight keeps B.');
});
