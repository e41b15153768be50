import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that look at colours; the others do not depend on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page apart from its colours, each with the element it stands on. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  run(page, {
    rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
  });

/** What axe finds wrong with the colours of a page. */
export const badColoursOf = (page: Page): Promise<readonly string[]> =>
  run(page, { runOnly: COLOURS }, true);

declare const axe: {
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
};

const run = async (
  page: Page,
  options: RunOptions,
  oneOfEach = false,
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([settings, styles]) => {
      const context = styles ? { include: [...oneTextOfEachStyle()] } : document;
      const { violations } = await axe.run(context, { ...settings, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );

      /** Colours are the same wherever text and what is behind it are styled alike. */
      function oneTextOfEachStyle(): Iterable<Element> {
        const found = new Map<string, Element>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element || !/\S/.test(node.textContent ?? '') || !element.checkVisibility())
            continue;
          const style = styleOf(element);
          if (!found.has(style)) found.set(style, element);
        }
        return found.values();
      }

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
    },
    [options, oneOfEach] as const,
  );
};
