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
  const known = new Map<string, Promise<InEach>>();
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
        const isStill = of.startsWith(FRAME) && file.endsWith('/calculator.ts');
        const key = `${file}${isStill ? '?still' : ''}`;
        const reading =
          known.get(key) ?? read(file).then((code) => translated(file, code, isStill));
        known.set(key, reading);
        return { code: (await reading)[lang], moduleType: 'js' };
      },
    },
  };
};

/** A copy of a module of ours: it is JavaScript when it is loaded. */
const COPY = /^(?!.*\/node_modules\/).*\.tsx?\?lang=/;

type InEach = Readonly<Record<Lang, string>>;

const asFile = (file: string): Promise<string> => readFile(file, 'utf8');

const translated = async (file: string, source: string, isStill: boolean): Promise<InEach> => {
  const { code } = await transformWithOxc(source, file, { sourcemap: false });
  const past = pastDoors(code);
  return inEach(isStill ? withoutForms(past) : past);
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

/** The code of a module without the words of other languages. */
export const onlyIn = (lang: Lang, code: string): string => inEach(code)[lang];

const inEach = (code: string): InEach => {
  const module = parseAst(code) as Node;
  const always = [...unlessUsed(module), ...without(UNREAD, module)];
  const only = (lang: Lang): string => edited(code, [...otherWords(lang, module), ...always]);
  return Object.fromEntries(LANGS.map((lang) => [lang, only(lang)])) as Record<Lang, string>;
};

/** What a calculator says without what it says of its form: a position in a frame has none. */
export const withoutForms = (code: string): string =>
  edited(code, without(OF_FORMS, parseAst(code)));

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);

/** Texts that only tests try: no reader needs them. */
const UNREAD = ['samples'];

/** What is told of fields, and of what cannot be read in them. */
const OF_FORMS = ['hints', 'problems', 'problem'];

/** Takes away the properties that are called so, wherever they stand. */
const without = (names: readonly string[], node: Node): readonly Edit[] => {
  const properties = node.type === 'ObjectExpression' ? (node as Table).properties : [];
  const gone = properties.filter(({ key }) => names.includes(key?.name ?? ''));
  return [
    ...gone.map((property) => withoutProperty(property, properties)),
    ...childrenOf(node)
      .filter((child) => !gone.some((property) => property === child))
      .flatMap((child) => without(names, child)),
  ];
};

/**
 * Takes away their properties; what is in them goes with them, and is not looked at. Elsewhere, which
 * language is read is no longer a question: the bundler then drops what the other answer led to.
 */
const otherWords = (lang: Lang, node: Node): readonly Edit[] => {
  if (asksForLang(node)) {
    const { start, end, right } = node;
    return [{ start, end, text: String(right.value === lang) }];
  }
  const properties = isTable(node) ? node.properties : [];
  const others = properties.filter((property) => ![undefined, lang].includes(keyOf(property)));
  return [
    ...others.map((property) => withoutProperty(property, properties)),
    ...childrenOf(node)
      .filter((child) => !others.some((other) => other === child))
      .flatMap((child) => otherWords(lang, child)),
  ];
};

/** `lang === 'en'`. */
const asksForLang = (node: Node): node is Comparison => {
  const { operator, left, right } = node as Comparison;
  return operator === '===' && left.name === 'lang' && isLang(right.value);
};

/** Whether an object has words in every language. */
const isTable = (node: Node): node is Table =>
  node.type === 'ObjectExpression' &&
  LANGS.every((lang) => (node as Table).properties.some((property) => keyOf(property) === lang));

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

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
