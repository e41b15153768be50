import { readFile } from 'node:fs/promises';
import { parseAst, transformWithOxc, type Plugin } from 'vite';
import { isLang, LANGS, type Lang } from '#src/lang.ts';
import { FRAME } from './component.ts';
import { copyOf } from './copies.ts';
import { pastDoors } from './doors.ts';

/**
 * Words stand side by side in the sources, `{ en: …, it: … }`. A module that is built for the readers of
 * one language keeps only theirs; `words[lang]` goes on working. Calculators have copies of the same
 * modules, so each is read and translated once, and its copies are loaded from here.
 */
export const oneLanguage = (read = asFile): Plugin => {
  const known = new Map<string, Promise<Translated>>();
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ oxc: { exclude: COPY } }),
    // So that a constant that takes other constants apart can be left out too: we write no getters.
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } } }
        : null,
    load: {
      filter: { id: COPY },
      async handler(id) {
        const { lang, of = '' } = copyOf(id);
        const [file = ''] = id.split('?');
        if (!lang) return null;
        const reading = known.get(file) ?? read(file).then((code) => translated(file, code));
        known.set(file, reading);
        const { onPages, inFrames } = await reading;
        return { code: (of.startsWith(FRAME) ? inFrames : onPages)[lang], moduleType: 'js' };
      },
    },
  };
};

/** A copy of a module of ours: it is JavaScript when it is loaded. */
const COPY = /^(?!.*\/node_modules\/).*\.tsx?\?lang=/;

type InEach = Readonly<Record<Lang, string>>;

interface Translated {
  readonly onPages: InEach;
  readonly inFrames: InEach;
}

const asFile = (file: string): Promise<string> => readFile(file, 'utf8');

const translated = async (file: string, source: string): Promise<Translated> => {
  const { code } = await transformWithOxc(source, file, { sourcemap: false });
  const module = parsed(pastDoors(code));
  const onPages = inEach(module);
  return {
    onPages,
    inFrames: file.endsWith('/calculator.ts') ? inEach(withoutForms(module)) : onPages,
  };
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Table extends Node {
  readonly properties: readonly Property[];
}

interface Property extends Node {
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly computed?: boolean;
}

interface Constant extends Node {
  readonly init: Node | null;
}

interface Comparison extends Node {
  readonly operator: string;
  readonly left: Node & { readonly name?: string };
  readonly right: Node & { readonly value?: unknown };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A module, and what is to be changed in it for every reader. */
interface Module {
  readonly code: string;
  readonly objects: readonly Table[];
  readonly comparisons: readonly Comparison[];
  readonly edits: readonly Edit[];
}

export const parsed = (code: string): Module => {
  const program = parseAst(code) as Node;
  const all = nodesIn(program);
  const objects = all.filter((node) => node.type === 'ObjectExpression') as Table[];
  const comparisons = all.filter((node) => node.type === 'BinaryExpression') as Comparison[];
  return {
    code,
    objects,
    comparisons,
    edits: [...unlessUsed(program), ...without(UNREAD, objects)],
  };
};

/** What a calculator says without what it says of its form: a position in a frame has none. */
export const withoutForms = (module: Module): Module => ({
  ...module,
  edits: [...module.edits, ...without(OF_FORMS, module.objects)],
});

/** The code of a module for the readers of each language, without the words of the others. */
export const inEach = (module: Module): InEach =>
  Object.fromEntries(
    LANGS.map((lang) => [
      lang,
      edited(module.code, [...otherWords(lang, module), ...module.edits]),
    ]),
  ) as Record<Lang, string>;

/** What stands in something that is taken away goes with it. */
const edited = (code: string, edits: readonly Edit[]): string => {
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
};

/** Texts that only tests try: no reader needs them. */
const UNREAD = ['samples'];

/** What is told of fields, and of what cannot be read in them. */
const OF_FORMS = ['hints', 'problems', 'problem'];

/** Takes away the properties that are called so, wherever they stand. */
const without = (names: readonly string[], objects: readonly Table[]): readonly Edit[] =>
  objects.flatMap(({ properties }) =>
    properties
      .filter(({ key }) => names.includes(key?.name ?? ''))
      .map((property) => withoutProperty(property, properties)),
  );

/**
 * Takes away their properties. Elsewhere, which language is read is no longer a question: the bundler then
 * drops what the other answer led to.
 */
const otherWords = (lang: Lang, { objects, comparisons }: Module): readonly Edit[] => [
  ...objects
    .filter(isTable)
    .flatMap(({ properties }) =>
      properties
        .filter((property) => ![undefined, lang].includes(keyOf(property)))
        .map((property) => withoutProperty(property, properties)),
    ),
  ...comparisons
    .filter(asksForLang)
    .map(({ start, end, right }) => ({ start, end, text: String(right.value === lang) })),
];

/** `lang === 'en'`. */
const asksForLang = ({ operator, left, right }: Comparison): boolean =>
  operator === '===' && left.name === 'lang' && isLang(right.value);

/** Whether an object has words in every language. */
const isTable = ({ properties }: Table): boolean =>
  LANGS.every((lang) => properties.some((property) => keyOf(property) === lang));

/** The language whose words a property has. */
const keyOf = ({ key, computed }: Property): Lang | undefined => {
  const name = computed ? undefined : (key?.name ?? key?.value);
  return isLang(name) ? name : undefined;
};

/** Goes as far as the next property: a comma may stand after the last one, but not two after any. */
const withoutProperty = (property: Property, properties: readonly Property[]): Edit => ({
  start: property.start,
  end: properties[properties.indexOf(property) + 1]?.start ?? property.end,
  text: '',
});

/**
 * Lets the bundler leave out constants that only those words used, such as `counted('carta', 'carte')`
 * or `names.it.card`. It cannot see by itself that nothing else happens in them, and some would stop
 * the script, now that there are no other words.
 */
const unlessUsed = (module: Node): readonly Edit[] =>
  constantsOf(module).flatMap(({ init }) =>
    init === null || isPlain(init)
      ? []
      : [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        ],
  );

/** Those that are worked out when the module is loaded. */
const constantsOf = (node: Node): readonly Constant[] => {
  switch (node.type) {
    case 'Program':
    case 'ExportNamedDeclaration':
    case 'VariableDeclaration':
      return childrenOf(node).flatMap(constantsOf);
    case 'VariableDeclarator':
      return [node as Constant];
    default:
      return [];
  }
};

/** Whether working something out does nothing else and cannot fail. */
const isPlain = (node: Node): boolean =>
  /^(Literal|Identifier|ArrowFunctionExpression|FunctionExpression)$/.test(node.type) ||
  (/^(ObjectExpression|ArrayExpression|Property)$/.test(node.type) &&
    childrenOf(node).every(isPlain));

/** A node, and all that stand in it. */
const nodesIn = (node: Node): readonly Node[] => {
  const nodes = [node];
  for (const each of nodes) nodes.push(...childrenOf(each));
  return nodes;
};

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
