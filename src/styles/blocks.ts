/** The text of a style sheet, taken apart where no browser reads it. */

export interface Block {
  /** Statements such as `@import` that stand before the block. */
  readonly before: string;
  readonly prelude: string;
  readonly body: string;
}

export const blocksOf = (css: string): readonly Block[] => {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  const blocks: Block[] = [];
  let at = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', at)) {
    const close = closing(text, open);
    const [, before = '', prelude = ''] = /^(.*;)?(.*)$/s.exec(text.slice(at, open)) ?? [];
    const body = text.slice(open + 1, close);
    blocks.push({ before: before.trim(), prelude: prelude.trim(), body });
    at = close + 1;
  }
  return blocks;
};

/** Where the bracket that opens at a place closes. */
export const closing = (text: string, from: number): number => {
  const open = text[from];
  const close = open === '(' ? ')' : '}';
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === open) depth++;
    if (text[i] === close && --depth === 0) return i;
  }
  return text.length;
};

/** The parts of a list, where commas within brackets do not count. */
export const split = (list: string): readonly string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
};
