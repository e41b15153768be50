import type { Draft } from '#engine/core/example.ts';
import { games } from '#engine/index.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink } from '#src/calculators/link.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { LANGS } from '#src/lang.ts';
import { chance, type Chance } from './chance.ts';

const oneOf = <T>(random: Chance, items: readonly [T, ...T[]]): T =>
  items[random(items.length)] ?? items[0];

/** Text that a link might bring on purpose. */
const HOSTILE = [
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'prototype'],
  ...['<b>9</b>', '"><script>alert(1)</script>', "' or 1=1", '${7*7}', '{{7*7}}', '{rest}'],
  ...['🎲', '\u202e6', 'ß', '　', '\u0000', '\ud800', '%', '%E0%A4', 'é', 'x'.repeat(60)],
  ...['-1', '-0', '1e9', '1.5', '0x10', '9'.repeat(40), '٣', ' 3 ', '+3', '00', '12345'],
  ...['', ',', ',,', ';', ':', '/', '//', ';;;', '::', '-', '.', '&', '=', '1,1,1,1,1,1,1,1,1'],
] as unknown as readonly [string, ...string[]];

const MARKS = [...',;:/.-+ |0123456789abcdefghxyz'] as unknown as readonly [string, ...string[]];

/** Bends one text: a character more, fewer or other, a part twice, a part gone, or another text. */
const bent = (random: Chance, text: string): string => {
  const at = random(text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const parts = text.split(/([,;/])/);
  const part = random(parts.length);
  const ways: readonly [() => string, ...(() => string)[]] = [
    () => before + oneOf(random, MARKS) + after,
    () => before + after.slice(1),
    () => before + oneOf(random, MARKS) + after.slice(1),
    () => parts.toSpliced(part, 0, parts[part] ?? '', oneOf(random, [',', ';', '/'])).join(''),
    () => parts.toSpliced(part, 1).join(''),
    () => parts.with(part, oneOf(random, HOSTILE)).join(''),
    () => oneOf(random, HOSTILE),
    () => before,
    () => text.replace(/\d+/, (digits) => String(Number(digits) + oneOf(random, [-1, 1, 10]))),
    () => text.toUpperCase(),
  ];
  return oneOf(random, ways)();
};

/** A text that a field takes, as far as its spec tells; else one that it starts with. */
const likely = (random: Chance, { fields, start }: AnyCalculator, field: string): string => {
  const { range, count, options = [], samples = [] } = fields[field] ?? {};
  const [first, ...others] = [...options, ...samples];
  const word = (): string => (first === undefined ? '' : oneOf(random, [first, ...others]));
  const number = (): string =>
    range === undefined ? '' : String(range.min + random(range.max - range.min + 1));
  const item = first === undefined ? number : word;
  if (range === undefined && first === undefined) return start[field] ?? '';
  if (count === undefined) return item();
  const length = count.min + random(Math.min(count.max, 8) - count.min + 1);
  return Array.from({ length }, item).join(range && !first && random(2) === 0 ? '/' : ',');
};

/** A position to begin with: the start or an example, with some fields as they might be at a table. */
const beginning = (random: Chance, calculator: AnyCalculator, known: readonly Draft[]): Draft => {
  const draft = { ...calculator.start, ...oneOf(random, [calculator.start, ...known]) };
  const changed = Object.keys(draft).filter(() => random(4) === 0);
  return {
    ...draft,
    ...Object.fromEntries(changed.map((field) => [field, likely(random, calculator, field)])),
  };
};

const examplesOf = ({ name }: AnyCalculator): readonly Draft[] =>
  games
    .flatMap(({ examples }) => [...examples])
    .filter(({ calculator }) => calculator === name)
    .map(({ input }) => input);

/** So many links to a calculator, as people, software and mischief might bend them. */
export function* bentLinks(calculator: AnyCalculator, count: number, seed: number) {
  const random = chance(seed);
  const known = examplesOf(calculator);
  for (let made = 0; made < count; made += 1) {
    const draft = beginning(random, calculator, known);
    const bends = random(4);
    const fields = Object.keys(draft);
    let changed: Draft = draft;
    for (let bend = 0; bend < bends; bend += 1) {
      const field = fields[random(fields.length)] ?? '';
      changed = { ...changed, [field]: bent(random, changed[field] ?? '') };
    }
    const query = makeLink(changed, calculator.start);
    yield random(10) === 0 ? bent(random, query) : query;
  }
}

/** What no reader may ever see, unless it was in the link. */
const NONSENSE = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|\[object|=>|\bfunction\b/;

interface Spoken {
  readonly ok: boolean;
  readonly headline?: string;
  readonly sentence?: string;
  readonly lines?: readonly { readonly text: string; readonly shown?: string }[];
  readonly violations?: readonly { readonly text: string }[];
  readonly problems?: readonly { readonly text: string }[];
}

/** Counts such as `14 of 13`: more than there are. */
const isTooMany = (text: string): boolean =>
  [...text.matchAll(/(?<![\d.,/−-])(\d+) (?:of|di) (\d+)(?![\d.,/])/g)].some(
    ([, part = '', whole = '']) => Number(part) > Number(whole),
  );

/** What is wrong with what a calculator says of a link, if anything is. */
export const faultsOf = (calculator: AnyCalculator, query: string): readonly string[] =>
  LANGS.flatMap((lang) => {
    try {
      const reply = replyJson(calculator, query, lang) as Spoken;
      const { headline, sentence, lines = [], violations = [], problems = [] } = reply;
      const said = [
        ...(reply.ok ? [headline ?? '', sentence ?? ''] : []),
        ...[...lines, ...violations, ...problems].map(({ text }) => text),
        ...lines.flatMap(({ shown }) => (shown === undefined ? [] : [shown])),
      ];
      return [
        ...(said.length === 0 ? ['says nothing'] : []),
        ...said.filter((text) => text.trim() === '').map(() => 'a blank'),
        ...said.filter((text) => NONSENSE.test(text)),
        ...(reply.ok ? said.filter(isTooMany) : []),
      ].map((fault) => `${lang}: ${fault}`);
    } catch (error) {
      return [`${lang}: throws ${error instanceof Error ? error.message : String(error)}`];
    }
  });
