import type { Page } from './support.ts';

/** What large letters, a narrow window or a low one may do to a page. */

interface Box {
  readonly left: number;
  readonly right: number;
}

interface Line extends Box {
  readonly top: number;
  readonly bottom: number;
}

/** A text of the page as it is laid out. */
interface Text {
  readonly said: string;
  readonly lines: readonly Line[];
  /** Its words, and in how many lines each stands. */
  readonly words: readonly (readonly [word: string, lines: number])[];
  /** What cuts it off, if it does not scroll. */
  readonly frame: Box | undefined;
  readonly isDrawn: boolean;
  /** Whether it stays in sight while the rest is scrolled. */
  readonly isStuck: boolean;
}

/** What is wrong with the text of a page. */
export const faultsOfText = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(textsOf);
  return [...texts.flatMap(wordsInPieces), ...texts.filter(isCut).map(cut), ...overlaps(texts)];
};

/** In three lines or more, or with two letters to a line. */
const wordsInPieces = ({ words, isDrawn }: Text): readonly string[] =>
  words
    .filter(([word, lines]) => !isDrawn && (lines > 2 || (lines > 1 && word.length < 6)))
    .map(([word, lines]) => `in ${lines} pieces: ${word}`);

const isCut = ({ lines, frame }: Text): boolean =>
  frame !== undefined &&
  lines.some(({ left, right }) => left < frame.left - 2 || right > frame.right + 2);

const cut = ({ said }: Text): string => `cut off: ${said}`;

const overlaps = (texts: readonly Text[]): readonly string[] => {
  const placed = texts
    .filter(({ isDrawn, isStuck }) => !isDrawn && !isStuck)
    .flatMap(({ said, lines }) => lines.map((line) => ({ said, line })))
    .toSorted((one, two) => one.line.top - two.line.top);
  return placed.flatMap((one, i) => {
    const end = placed.findIndex(({ line }) => line.top > one.line.bottom);
    return placed
      .slice(i + 1, end === -1 ? undefined : end)
      .filter((two) => two.said !== one.said && isOn(one.line, two.line))
      .map((two) => `one on the other: ${one.said} / ${two.said}`);
  });
};

const isOn = (one: Line, two: Line): boolean => {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 2 && height > 0.45 * Math.min(one.bottom - one.top, two.bottom - two.top);
};

/**
 * All text in sight. A soft hyphen is part of its word, the end of an address is no word; what is for
 * ears alone is left out.
 */
const textsOf = (): readonly Text[] => {
  const texts: Text[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const said = node.textContent ?? '';
    if (!element?.checkVisibility() || !/\S/.test(said) || isUnseen(element)) continue;
    const frame = cutter(element)?.getBoundingClientRect();
    texts.push({
      said: said.trim().slice(0, 60),
      lines: boxes(node, 0, said.length),
      words: [...said.matchAll(/(?<!\.)[\p{L}\p{N}\u00AD]{3,}/gu)].map(({ 0: word, index }) => [
        word,
        new Set(boxes(node, index, index + word.length).map(({ top }) => Math.round(top / 4))).size,
      ]),
      frame: frame && { left: frame.left, right: frame.right },
      isDrawn: element.closest('svg') !== null,
      isStuck: element.closest('.header, .place, .answer') !== null,
    });
  }
  return texts;

  function boxes(node: Node, from: number, to: number): readonly Line[] {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0.5)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  }

  function isUnseen(element: Element): boolean {
    return (
      element.closest('option, .unseen, .skip, .thumb, .brand, .place summary') !== null ||
      getComputedStyle(element).clipPath !== 'none'
    );
  }

  function cutter(element: Element | null): Element | undefined {
    if (!element || element === document.body) return undefined;
    const { overflowX } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX)) return undefined;
    const cuts = /hidden|clip/.test(overflowX) || element.localName === 'svg';
    return cuts ? element : cutter(element.parentElement);
  }
};

/** How much of the window is taken, halfway down the page, by what does not scroll with it. */
export const stuck = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const heights = [...document.body.querySelectorAll('*')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      .filter((height) => height > 0);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** Controls of calculators that are under something else when they have the focus. */
export const hiddenControls = (page: Page): Promise<readonly string[]> =>
  page.locator('.calculator__form').evaluateAll((forms) =>
    forms
      .flatMap((form) => [...form.querySelectorAll<HTMLElement>('button, input, select, summary')])
      .filter((control) => control.checkVisibility() && !control.matches(':disabled'))
      .filter((control) => {
        control.focus();
        const { left, top, width, height } = control.getBoundingClientRect();
        const there = document.elementFromPoint(left + Math.min(width / 2, 8), top + height / 2);
        return !there || !(control.contains(there) || there.contains(control));
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
