import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that look at colours; the others do not depend on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page apart from its colours, each with the element it stands on. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  run(page, {
    rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
  });

/** Styles of text in which a worker has found nothing wrong. */
const good = new Set<string>();

/**
 * What axe finds wrong with the colours of a page. They are the same wherever text and what is behind
 * it are styled alike, so each style is looked at once.
 */
export const badColoursOf = async (page: Page): Promise<readonly string[]> => {
  const styles = await page.evaluate(markStyles, MARK);
  const unknown = styles.filter((style) => !good.has(style));
  if (unknown.length === 0) return [];
  const marked = unknown.map((style) => `[${MARK}="${styles.indexOf(style)}"]`);
  const faults = await run(page, { runOnly: COLOURS }, marked);
  if (faults.length === 0) for (const style of unknown) good.add(style);
  return faults;
};

interface Options {
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly runOnly?: readonly string[];
}

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What we use of axe: its own types take the compiler ten seconds to compare. */
declare const axe: {
  run: (
    context: { readonly include: readonly string[] },
    options: Options & { readonly resultTypes: readonly string[] },
  ) => Promise<Found>;
};

const run = async (
  page: Page,
  options: Options,
  include: readonly string[] = ['html'],
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([settings, where]) => {
      const { violations } = await axe.run(
        { include: where },
        { ...settings, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
    },
    [options, include] as const,
  );
};

const MARK = 'data-style-of-text';

/** Marks one text of each style with its number, and tells the styles in that order. */
const markStyles = (mark: string): readonly string[] => {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const found = new Map<string, Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !/\S/.test(node.textContent ?? '') || !element.checkVisibility()) continue;
    const style = styleOf(element);
    if (!found.has(style)) found.set(style, element);
  }
  [...found.values()].forEach((element, i) => {
    element.setAttribute(mark, String(i));
  });
  return [...found.keys()];

  function styleOf(element: Element): string {
    const own = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement ?? element).color;
    const text = [own.color, own.fill, own.fontSize, own.fontWeight, own.textDecorationLine];
    return [element.localName, around, ...text, own.textShadow, ...behind(element)].join();
  }

  function behind(element: Element | null): readonly string[] {
    if (!element) return [];
    const own = getComputedStyle(element);
    const paint = [own.backgroundColor, own.backgroundImage, own.opacity, own.position].join();
    return paint === 'rgba(0, 0, 0, 0),none,1,static'
      ? behind(element.parentElement)
      : [paint, ...behind(element.parentElement)];
  }
};
