/** What a style sheet says for a drawing, where no browser reads it: plain rules, on a light page. */

import { blocksOf, closing, split } from '#src/styles/blocks.ts';

export interface Rule {
  readonly selector: string;
  /** Classes without which the selector finds nothing. */
  readonly classes: readonly string[];
  readonly weight: number;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

/** What decides how a drawing looks; the rest arranges boxes on a page. */
const DRAWN =
  /^(--.*|color|fill|fill-opacity|fill-rule|stroke|stroke-.*|opacity|paint-order|font|font-.*|text-anchor|dominant-baseline|display|visibility|transform|letter-spacing)$/;

/** The rules of a sheet, weakest first. What holds only for some readers (`@media`) is left out. */
export const rulesOf = (css: string): readonly Rule[] =>
  blocksOf(css)
    .filter(({ prelude }) => !prelude.startsWith('@'))
    .flatMap(({ prelude, body }) => {
      const declarations = declarationsOf(body);
      return declarations.length === 0
        ? []
        : selectorsOf(prelude).map((selector) => ({ ...read(selector), declarations }));
    })
    .toSorted((a, b) => a.weight - b.weight);

const declarationsOf = (body: string): Rule['declarations'] =>
  body.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [];
    return DRAWN.test(name) ? [[name, value] as const] : [];
  });

/** Commas within brackets part no selectors. */
const selectorsOf = (prelude: string): readonly string[] =>
  split(prelude).map((each) => each.trim());

const read = (selector: string): Omit<Rule, 'declarations'> => {
  const outside = selector.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  const classes = [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const others = outside.match(/\[|:/g)?.length ?? 0;
  const inBrackets = outside === selector ? 0 : 1;
  const types = outside.match(/(^|[\s>+~])[a-z]/g)?.length ?? 0;
  return { selector, classes, weight: 100 * (classes.length + others + inBrackets) + types };
};

/** A value with its variables and functions worked out, as on a light page. */
export const resolved = (value: string, variables: ReadonlyMap<string, string>): string => {
  const call = /\b(var|light-dark|color-mix)\(/.exec(value);
  if (!call) return value.trim();
  const open = call.index + call[0].length - 1;
  const close = closing(value, open);
  const args = split(value.slice(open + 1, close)).map((part) => part.trim());
  const worked = CALLS[call[1] as keyof typeof CALLS](args, variables);
  return resolved(`${value.slice(0, call.index)}${worked}${value.slice(close + 1)}`, variables);
};

const CALLS = {
  var: ([name = '', ...otherwise], variables) => variables.get(name) ?? otherwise.join(','),
  'light-dark': ([light = '']) => light,
  'color-mix': ([, first = '', second = ''], variables) => {
    const [, color = first, share = '50'] = /^(.*?)\s+([\d.]+)%$/.exec(first) ?? [];
    return mixed(resolved(color, variables), resolved(second, variables), Number(share) / 100);
  },
} satisfies Record<
  string,
  (args: readonly string[], variables: ReadonlyMap<string, string>) => string
>;

const mixed = (first: string, second: string, share: number): string => {
  const [one, two] = [channels(first), channels(second)];
  return `#${one
    .map((channel, i) => Math.round(channel * share + (two[i] ?? 0) * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
};

const channels = (color: string): readonly number[] => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1] ?? 'ffffff';
  const pairs = digits.length === 3 ? [...digits].map((d) => d + d) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
};
