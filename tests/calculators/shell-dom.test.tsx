// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saying } from '#engine/core/answer.ts';
import { amount, form, onBoard, reading } from '#engine/core/form.ts';
import { question } from '#engine/core/question.ts';
import { ok } from '#engine/core/result.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { NumberField, TextField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Mode } from '#src/calculators/use-draft.ts';

/** A calculator of one rule: the price of some things at the rate that the player's board prints. */
const SAYS = { price: 'rtn.rock-rose.exchange', ranks: 'rtn.scoring.next-rank' } as const;

const say = saying(SAYS);

const prices = calculator(
  question({
    form: form({
      count: amount({ min: 0, max: 9 }, '1'),
      rate: onBoard(amount({ min: 1, max: 5 })),
      ties: reading('rtn.scoring.next-rank', ['dense', 'competition']),
    }),
    says: SAYS,
    rule: ({ count, rate }) =>
      ok({
        value: { count, price: count * rate },
        lines: [say('price', { price: count * rate }), say('ranks', { count })],
      }),
  }),
  {
    name: 'prices',
    game: 'rise-to-nobility-beyond',
    title: { en: 'Prices', it: 'Prezzi' },
    lead: { en: 'What it costs.', it: 'Quanto costa.' },
    fields: {
      count: { en: 'Things', it: 'Cose' },
      rate: { en: 'Rate', it: 'Tariffa' },
      ties: { en: 'Ties', it: 'Parità' },
    },
    options: {
      ties: {
        dense: { en: 'No rank is skipped', it: 'Nessuna posizione saltata' },
        competition: { en: 'Ranks are skipped', it: 'Posizioni saltate' },
      },
    },
    headline: { en: 'It costs {price}.', it: 'Costa {price}.' },
    lines: {
      price: { en: 'At the printed rate.', it: 'Alla tariffa stampata.', amount: '{price}' },
      ranks: { en: 'Ranks are as chosen.', it: 'Le posizioni sono quelle scelte.' },
    },
    violations: {},
    sentence: ({ price }, { count }) => ({
      en: `${count} things cost ${price}.`,
      it: `${count} cose costano ${price}.`,
    }),
  },
);

const Prices = island(prices, (form: FormOf<typeof prices>) => (
  <>
    <NumberField form={form} field="count" />
    <TextField form={form} field="rate" />
  </>
));

const ADDRESS = '/en/try/prices/';

const open = (query: string, mode: Mode = 'page'): void => {
  history.replaceState(null, '', `${ADDRESS}${query}`);
  render(
    <Prices
      lang="en"
      mode={mode}
      clauses={{ 'rtn.rock-rose.exchange': 'Exchange' }}
      presets={[{ title: 'Four things', input: { count: '4' } }]}
    />,
  );
};

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => {
  fireEvent.input(field(label), { target: { value } });
};
const answer = (): string => screen.getByRole('status', { name: 'Answer' }).textContent ?? '';
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a calculator on its own page', () => {
  test('opens on the position of its link, and cites the clause of every line', () => {
    open('?count=3&rate=2');
    expect(answer()).toBe('It costs 6.');
    expect(screen.getByRole('link', { name: 'Exchange' }).getAttribute('href')).toBe(
      '/en/r/rtn.rock-rose.exchange/',
    );
  });

  test('keeps the address in step with what is typed', () => {
    open('?rate=2');
    type('Things', '5');
    expect(location.search).toBe('?count=5&rate=2');
    type('Things', '1');
    expect(location.search).toBe('?rate=2');
  });

  test('keeps what it cannot read, says why, and asks for what is missing', () => {
    open('?count=many');
    expect(field('Things').value).toBe('many');
    expect(field('Things').getAttribute('aria-invalid')).toBe('true');
    expect(answer()).toContain('“many” is not a whole number.');
    type('Things', '2');
    expect(answer()).toBe('Still to fill inRate: Fill this in.');
  });

  test('says which parts of a link it does not know', () => {
    open('?rate=2&colour=red');
    expect(screen.getByRole('alert').textContent).toContain('“colour”');
    expect(answer()).toBe('It costs 2.');
  });

  test('shows a reading by its words, the default marked', () => {
    open('?rate=2&ties=competition');
    expect(field('Ranks are skipped').checked).toBe(true);
    fireEvent.click(field('No rank is skipped (default)'));
    expect(location.search).toBe('?rate=2');
  });
});

describe('what the player’s own board prints', () => {
  test('is remembered, and fills in where there is no link', () => {
    open('');
    type('Rate', '4');
    cleanup();
    open('');
    expect(answer()).toBe('It costs 4.');
  });

  test('never changes a link', () => {
    open('');
    type('Rate', '4');
    cleanup();
    open('?count=3');
    expect(field('Rate').value).toBe('');
  });

  test('outlasts an example and a fresh start', () => {
    open('?rate=2');
    press('Four things');
    expect(answer()).toBe('It costs 8.');
    press('Start over');
    expect(answer()).toBe('It costs 2.');
  });
});

test('in a chapter, what was typed lasts for the visit and leaves the address alone', () => {
  open('', 'embedded');
  type('Rate', '3');
  type('Things', '2');
  expect(location.search).toBe('');
  cleanup();
  open('', 'embedded');
  expect(answer()).toBe('It costs 6.');
  expect(screen.getByRole('link', { name: 'Full page' }).getAttribute('href')).toBe(
    `${ADDRESS}?count=2&rate=3`,
  );
});

describe('at a table', () => {
  const set = (query: string): void => {
    localStorage.setItem('ce:table:rise-to-nobility-beyond', query);
  };

  test('a calculator begins with the reading of the group, and says so', () => {
    set('rtn.scoring.next-rank=competition&rate=2&v=1');
    open('');
    expect(answer()).toBe('It costs 2.');
    const ours = screen.getByRole<HTMLInputElement>('radio', {
      name: 'Ranks are skipped (your table)',
    });
    expect(ours.checked).toBe(true);
    expect(screen.getByRole('radio', { name: 'No rank is skipped (default)' })).toBeTruthy();
  });

  test('a link is exact, and shows what the table plays', () => {
    set('rtn.scoring.next-rank=competition&rate=2&v=1');
    open('?rate=4');
    expect(answer()).toBe('It costs 4.');
    const ours = screen.getByRole<HTMLInputElement>('radio', {
      name: 'Ranks are skipped (your table)',
    });
    expect(ours.checked).toBe(false);
    type('Things', '2');
    expect(location.search).toBe('?count=2&rate=4');
  });

  test('what the table tells is in the link', () => {
    set('rtn.scoring.next-rank=competition&rate=2&v=1');
    open('');
    press('Things: one more');
    expect(location.search).toBe('?count=2&rate=2&ties=competition');
    press('Start over');
    expect(location.search).toBe('?rate=2&ties=competition');
  });

  test('what is read off a board here is told to the table', () => {
    set('rtn.scoring.next-rank=competition&v=1');
    open('');
    type('Rate', '3');
    expect(localStorage.getItem('ce:table:rise-to-nobility-beyond')).toBe(
      'rtn.scoring.next-rank=competition&rate=3&v=1',
    );
  });
});

describe('nothing is lost', () => {
  test('an act is taken back, and typing in one field is one act', () => {
    open('?count=3&rate=2');
    field('Things').focus();
    type('Things', '4');
    type('Things', '45');
    press('Start over');
    expect(location.search).toBe('?rate=2');
    press('Undo the last change');
    expect(location.search).toBe('?count=45&rate=2');
    press('Undo the last change');
    expect(location.search).toBe('?count=3&rate=2');
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Undo the last change' }).disabled,
    ).toBe(true);
  });

  test('each press of a button is an act', () => {
    open('?count=3&rate=2');
    press('Things: one more');
    press('Things: one more');
    press('Undo the last change');
    expect(answer()).toBe('It costs 8.');
  });

  test('what was done before the page was loaded again is taken back too', () => {
    open('?count=3&rate=2');
    press('Four things');
    cleanup();
    open('?count=4&rate=2');
    press('Undo the last change');
    expect(answer()).toBe('It costs 6.');
  });

  test('the last position is offered where no link asks for another', () => {
    open('?rate=2');
    type('Things', '7');
    cleanup();
    open('?count=3&rate=2');
    expect(screen.queryByRole('button', { name: /last position/ })).toBeNull();
    cleanup();
    open('');
    press('Go on with your last position – today');
    expect(answer()).toBe('It costs 14.');
    expect(screen.queryByRole('button', { name: /last position/ })).toBeNull();
    press('Undo the last change');
    expect(location.search).toBe('');
  });

  test('positions of earlier visits are listed, and one is set beside the present one', async () => {
    open('?rate=2');
    type('Things', '7');
    type('Things', '8');
    cleanup();
    open('?rate=2');
    type('Things', '3');
    press('Earlier positions');
    await screen.findAllByRole('button', { name: /^Compare/ });
    const items = screen.getAllByRole('listitem');
    const said = items.map((item) => item.textContent).filter((text) => text.includes('today'));
    expect(said.map((text) => /It costs \d+/.exec(text)?.[0])).toEqual([
      'It costs 6',
      'It costs 16',
    ]);
    const [, compare] = screen.getAllByRole('button', { name: /^Compare/ });
    fireEvent.click(compare!);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'Things83',
      'AnswerIt costs 16.It costs 6.',
      'WhyAt the printed rate. 16At the printed rate. 6',
    ]);
    const [, open2] = screen.getAllByRole('button', { name: /^Go on with it/ });
    fireEvent.click(open2!);
    expect(answer()).toBe('It costs 16.');
    expect(location.search).toBe('?count=8&rate=2');
  });

  test('what else stands in the storage is no position', () => {
    localStorage.setItem('ce:last:prices', '{"on":1}');
    sessionStorage.setItem('ce:past:prices', 'x');
    open('');
    expect(screen.queryByRole('button', { name: /last position/ })).toBeNull();
  });

  test('a number is selected when its field gets the focus', () => {
    open('?count=3&rate=2');
    fireEvent.focus(field('Things'));
    expect(field('Things').selectionEnd).toBe(1);
  });
});

describe('sharing', () => {
  test('copies the result as a sentence with its link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open('?count=3&rate=2');
    press('Copy result');
    await screen.findByText('Result copied.');
    expect(writeText).toHaveBeenCalledWith(
      `3 things cost 6. ${location.origin}${ADDRESS}?count=3&rate=2`,
    );
  });

  test('shows the text to copy by hand where the browser forbids copying', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error()) } });
    open('?count=3&rate=2');
    press('Copy link');
    await screen.findByText(/does not let the page copy/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy link' }).value).toBe(
      `${location.origin}${ADDRESS}?count=3&rate=2`,
    );
  });

  test('works where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    open('');
    type('Rate', '5');
    expect(answer()).toBe('It costs 5.');
  });
});
