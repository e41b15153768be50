import { fireEvent } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink } from '#src/calculators/link.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { shellWords } from '#src/calculators/words.ts';
import { componentOf, open, reopen, textsOf } from './opened.tsx';

const words = shellWords.en;

const examples = games.flatMap((game) => [...game.examples]);

/** Where the calculator stands when it is told as much as any example tells it. */
const fullest = ({ name, start }: AnyCalculator) => {
  const told = examples.filter(({ calculator }) => calculator === name).map(({ input }) => input);
  const [most = {}] = told.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  return { ...start, ...most };
};

/** Of boards with very many spaces, some from each part. */
const SOME = 12;

const pressable = (): readonly Element[] => {
  const all = [
    ...document.querySelectorAll('.calculator__form :is(button, [role=button]):not([disabled])'),
  ];
  return all.filter((_, i) => i % Math.ceil(all.length / SOME) === 0);
};

const query = (): string => location.search.slice(1);

/** The button that is called so; asking by role takes seconds on a map. */
const press = (name: string): void => {
  const called = [...document.querySelectorAll('button')].filter((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(name),
  );
  expect(called, name).toHaveLength(1);
  fireEvent.click(called[0]!);
};

/** Presses one after the other until the position is another. */
const change = (): boolean => {
  const before = query();
  return pressable().some((button) => {
    fireEvent.click(button);
    return query() !== before;
  });
};

describe.each(calculators.map((calculator) => ({ name: calculator.name, calculator })))(
  'nothing is lost in $name',
  ({ name, calculator }) => {
    const { start } = calculator;
    const draft = fullest(calculator);
    const link = makeLink(draft, start, calculator.formerly);

    test('what a press does is taken back', async () => {
      open(calculator, await componentOf(calculator), 'en', link);
      const before = query();
      for (const i of pressable().keys()) {
        const button = pressable()[i];
        if (!button) continue;
        fireEvent.click(button);
        if (query() === before) continue;
        press(words.undo);
        expect(query(), button.outerHTML).toBe(before);
      }
    });

    test('so is starting over, also after a reload', async () => {
      const component = await componentOf(calculator);
      open(calculator, component, 'en', link);
      press(words.reset);
      const fresh = query();
      press(words.undo);
      if (query() === fresh) change();
      const before = query();
      press(words.reset);
      expect(before).not.toBe(query());
      reopen(calculator, component, 'en', query());
      press(words.undo);
      expect(query()).toBe(before);
    });

    test('what was entered last is offered again', async () => {
      const component = await componentOf(calculator);
      open(calculator, component, 'en', link);
      const changed = change();
      if (!changed) press(words.reset);
      const last = query();
      reopen(calculator, component, 'en');
      if (last === '') return;
      press(words.goOn('').trim());
      expect(query()).toBe(last);
    });

    test('a link of which one part cannot be read keeps the rest', async () => {
      const component = await componentOf(calculator);
      for (const field of Object.keys(start)) {
        const rest = Object.fromEntries(Object.entries(draft).filter(([each]) => each !== field));
        open(calculator, component, 'en', makeLink({ ...draft, [field]: '🎲' }, start));
        expect(rest, field).toMatchObject(textsOf(name, rest));
      }
    });

    test('a number is typed anew', async () => {
      open(calculator, await componentOf(calculator), 'en', link);
      const numbers = document.querySelectorAll<HTMLInputElement>(
        ':is(.stepper, .rows, .slash) input[inputmode=numeric]',
      );
      for (const input of numbers) {
        fireEvent.focus(input);
        expect([input.selectionStart, input.selectionEnd], input.id).toEqual([
          0,
          input.value.length,
        ]);
      }
    });
  },
);
