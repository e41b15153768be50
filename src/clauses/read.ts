import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { mistake } from './mistake.ts';

/** A top-level part of a chapter, in the order written. */
export type Part =
  | { readonly tag: 'Heading'; readonly id: string; readonly line: number }
  | {
      readonly tag: 'Clause';
      readonly id: string;
      readonly line: number;
      readonly clause: ClauseText;
    }
  | {
      readonly tag: 'Example';
      readonly id: string;
      readonly line: number;
      readonly title: string;
      readonly text: string;
    }
  | { readonly tag: 'Calculator' | 'Figure'; readonly id: string; readonly line: number };

/** Plain text in pieces: a string, or the id of a clause whose title stands there. */
export type Pieces = readonly (string | { readonly titleOf: string })[];

/** The words of a clause as written, with its references still ids. */
export interface ClauseText {
  readonly title: string;
  readonly pieces: Pieces;
  /** What is not the rule, but about its text. */
  readonly note: Pieces;
  /** The clauses it is an exception to. */
  readonly except: readonly string[];
  readonly refs: readonly string[];
  readonly terms: readonly string[];
  readonly readings: readonly string[];
  /** What readings are called that no calculator has a name for. */
  readonly readingTitles: Readonly<Record<string, string>>;
  /** The positions drawn in it. */
  readonly figures: readonly string[];
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
type Node = Root | RootContent;

/** How many files are remembered as they were last read: more than there are. */
export const MANY = 5000;

/** A file is read again only when something else stands in it. */
export const asWritten = (text: string, where: string): string => `${where}\n${text}`;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** What a chapter says, as data. Throws an author's mistake, never returns half a chapter. */
export const readChapter = (text: string, where: string): readonly Part[] => {
  const root = parseMdx(text, where);
  return root.children.flatMap((node) => {
    const line = node.position?.start.line ?? 0;
    const at = `${where}:${line}`;
    if (node.type === 'yaml') return [];
    if (node.type === 'heading') return [{ tag: 'Heading' as const, id: plain(node), line }];
    if (node.type === 'mdxJsxFlowElement') return [readTag(node, at, line)];
    throw mistake(
      at,
      `a chapter holds headings, clauses, figures, examples and calculators, not a ${node.type}.`,
      'Put the text into a <Clause>, with a blank line after the opening tag and before the closing one.',
    );
  });
};

const parseMdx = (text: string, where: string): Root => {
  try {
    return parser.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw mistake(where, `the MDX cannot be read: ${reason}.`, 'Check that every tag is closed.');
  }
};

const readTag = (node: MdxJsxFlowElement, at: string, line: number): Part => {
  const read = (name: string): string => attribute(node, name, at);
  if (node.name === 'Clause') {
    return { tag: 'Clause', id: read('id'), line, clause: readClause(node, at) };
  }
  if (node.name === 'Example') {
    const text = node.children.map(plain).join(' ');
    return { tag: 'Example', id: read('id'), line, title: read('title'), text };
  }
  if (node.name === 'Calculator') return { tag: 'Calculator', id: read('name'), line };
  if (node.name === 'Figure') return { tag: 'Figure', id: figureOf(node, at), line };
  throw mistake(
    at,
    `<${node.name ?? ''}> cannot stand by itself in a chapter.`,
    'Use <Clause>, <Figure>, <Example> or <Calculator>; <Ref>, <Term>, <Reading> and <Note> go inside a clause.',
  );
};

const readClause = (node: MdxJsxFlowElement, at: string): ClauseText => {
  const inside = node.children.flatMap(descendants).filter(isTag);
  const ids = (name: string, key: string): readonly string[] =>
    inside.filter((tag) => tag.name === name).map((tag) => attribute(tag, key, at));
  const isNote = (child: Node): boolean => isTag(child) && child.name === 'Note';
  return {
    title: attribute(node, 'title', at),
    pieces: paragraphs(node.children.filter((child) => !isNote(child))),
    note: paragraphs(node.children.filter(isNote)),
    except: optional(node, 'except')?.split(/\s+/) ?? [],
    refs: ids('Ref', 'id'),
    terms: ids('Term', 'id'),
    readings: ids('Reading', 'of'),
    readingTitles: Object.fromEntries(
      inside
        .filter(({ name }) => name === 'Reading')
        .flatMap((tag) => {
          const title = optional(tag, 'title');
          return title === undefined ? [] : [[attribute(tag, 'of', at), title]];
        }),
    ),
    figures: inside.filter(({ name }) => name === 'Figure').map((tag) => figureOf(tag, at)),
  };
};

/** The position that a figure draws and, after `#`, which of its drawings. */
const figureOf = (tag: Tag, at: string): string => {
  const show = optional(tag, 'show');
  return `${attribute(tag, 'of', at)}${show === undefined ? '' : `#${show}`}`;
};

const isTag = (node: Node): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const descendants = (node: Node): readonly Node[] => [
  node,
  ...('children' in node ? node.children.flatMap(descendants) : []),
];

const optional = (node: Tag, name: string): string | undefined => {
  const found = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  const text = typeof found?.value === 'string' ? found.value.trim() : '';
  return text === '' ? undefined : text;
};

const attribute = (node: Tag, name: string, at: string): string => {
  const found = optional(node, name);
  if (found !== undefined) return found;
  throw mistake(
    at,
    `<${node.name ?? ''}> has no ${name}.`,
    `Write ${name}="…" as plain text in the opening tag.`,
  );
};

const paragraphs = (nodes: readonly Node[]): Pieces =>
  nodes.flatMap((node, i) => [...(i > 0 ? [' '] : []), ...piecesOf(node)]);

/** Blocks and list items are set apart by a space: the text is read as running prose. */
const piecesOf = (node: Node): Pieces => {
  if (isTag(node) && node.name === 'Ref' && node.children.length === 0) {
    const id = optional(node, 'id');
    return id === undefined ? [] : [{ titleOf: id }];
  }
  if (node.type === 'list') {
    return node.children.flatMap((item) => [' ', ...piecesOf(item)]);
  }
  if (isTag(node) && node.name === 'Reading') {
    const title = optional(node, 'title');
    return [...(title === undefined ? [] : [`${title}. `]), ...node.children.flatMap(piecesOf)];
  }
  // The caption of a figure is no part of the rule.
  if (isTag(node) && node.name === 'Figure') return [];
  if ('children' in node) return node.children.flatMap(piecesOf);
  return 'value' in node ? [node.value.replace(/\s+/g, ' ')] : [];
};

const plain = (node: Node): string =>
  piecesOf(node)
    .filter((piece) => typeof piece === 'string')
    .join('');
