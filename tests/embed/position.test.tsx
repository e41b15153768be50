import { renderToString } from 'preact-render-to-string';
import { describe, expect, test, vi } from 'vitest';
import { games } from '#engine/index.ts';
import { makeLink } from '#src/calculators/link.ts';
import { calculators } from '#src/calculators/manifest.ts';
import type { IslandProps } from '#src/calculators/Shell.tsx';
import { Position, show } from '#src/embed/Position.tsx';
import { stillOf } from '#src/embed/still.ts';
import { frameWords } from '#src/embed/words.ts';
import { drawingOf } from '#src/figures/drawings.ts';
import type { FigureProps } from '#src/figures/figure.ts';
import { LANGS } from '#src/lang.ts';
import type { ComponentType } from 'preact';

const examples = games.flatMap((game) => [...game.examples]);

const given = (lang: IslandProps['lang'], cites: readonly string[]): IslandProps => ({
  ...{ lang, mode: 'page', presets: [] },
  clauses: Object.fromEntries(cites.map((id) => [id, `Title of ${id}`])),
});

/** Markup in the words of this document. */
const read = (markup: string): string => {
  const place = document.createElement('div');
  place.innerHTML = markup;
  return place.innerHTML;
};

const still = (markup: preact.ComponentChild): string => {
  const place = document.createElement('div');
  place.append(...stillOf(markup));
  return place.innerHTML;
};

const drawings = new Map<string, ComponentType<FigureProps>>();
for (const calculator of calculators) {
  const Figure = await drawingOf(calculator);
  if (Figure) drawings.set(calculator.name, Figure);
}

describe.each(LANGS)('a position in a frame is what Preact would make of it (%s)', (lang) => {
  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    '%s',
    (name, calculator) => {
      const Figure = drawings.get(name)!;
      const told = examples.filter(({ calculator: of }) => of === name);
      for (const { input } of [{ input: {} }, ...told]) {
        const { start, formerly, cites } = calculator;
        const query = makeLink({ ...start, ...input }, start, formerly);
        const position = <Position {...{ calculator, Figure, query, given: given(lang, cites) }} />;
        expect(still(position)).toBe(read(renderToString(position)));
      }
    },
  );
});

test('what a still is made of', () => {
  const Many = ({ children }: { readonly children?: preact.ComponentChildren }) => (
    <>
      {children}
      {[1, 0].map((n) => n > 0 && <i>{n}</i>)}
    </>
  );
  expect(
    still(
      <p class="a" hidden={false} aria-pressed={false} title={undefined} onClick={vi.fn()}>
        <Many>
          {'<b>'} {0}
          {null}
        </Many>
        <svg viewBox="0 0 1 1">
          <circle r={1} />
        </svg>
        <input disabled />
      </p>,
    ),
  ).toBe(
    '<p class="a" aria-pressed="false">&lt;b&gt; 0<i>1</i>' +
      '<svg viewBox="0 0 1 1"><circle r="1"></circle></svg><input disabled=""></p>',
  );
});

describe('shown in a frame', () => {
  const calculator = calculators.find(({ name }) => name === 'donation-scoring')!;

  const shown = (query: string): { readonly place: HTMLElement; readonly changed: number } => {
    history.replaceState(null, '', `/?${query}`);
    const place = document.createElement('div');
    place.dataset['given'] = JSON.stringify(given('en', calculator.cites));
    const change = vi.fn();
    show({ calculator, Figure: drawings.get(calculator.name)! }, place, change);
    place.querySelector('button')?.click();
    return { place, changed: change.mock.calls.length };
  };

  test('a position has its answer, its reasons with their clauses, and a way to change it', () => {
    const { place, changed } = shown('tokens=6,4,3,1');
    expect(place.querySelector('.answer')?.textContent).toContain('14');
    expect(place.querySelectorAll('.line .cite').length).toBeGreaterThan(0);
    expect(place.querySelector('button')?.textContent).toBe(frameWords.en.change);
    expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/\w+ \w+/);
    expect(changed).toBe(1);
  });

  test('one that cannot be read is left to its form', () => {
    const { place, changed } = shown('tokens=6,many');
    expect(place.childElementCount).toBe(0);
    expect(changed).toBe(1);
  });

  test('what a link has that is not known is told', () => {
    const { place } = shown('tokens=6,4,3,1&magic=1');
    expect(place.querySelector('.notices')?.textContent).toContain('magic');
  });

  test('text from a link is never markup', () => {
    const { place } = shown(`tokens=6,4&names=${encodeURIComponent('A & B,"Bo"')}`);
    expect(place.querySelectorAll('script, b')).toHaveLength(0);
    expect(place.textContent).toContain('A & B');
  });
});
