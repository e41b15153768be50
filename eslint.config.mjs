import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ownKeys } from './scripts/lint/own-keys.mjs';
import { LANGS } from './src/lang.ts';

const MARKUP = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is never markup: render elements.',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message:
      'The content security policy blocks style attributes: use a class or an SVG attribute.',
  },
  {
    // A script has no other way to take its text from a file; the policy's hash guards it.
    selector:
      "JSXOpeningElement:not([name.name='script']) > JSXAttribute[name.namespace.name='set'][name.name.name='html']",
    message: 'Text is never markup: render elements.',
  },
];

/** What a reader typed is read by the engine alone: a notation has its parser and its editor there. */
const TEXT = [
  'Literal[regex]',
  'CallExpression[callee.property.name=/^(split|match|matchAll)$/]',
  'CallExpression[callee.name=/^(Number|parseInt|parseFloat|RegExp)$/]',
].map((selector) => ({
  selector,
  message: 'Text is taken apart in the engine: use or write a notation there (core/notation.ts).',
}));

/**
 * A reader has the words of one language: what is said in another stands under that language's key,
 * or in a helper that bears its name (`terrainIt`).
 */
const ONE_LANGUAGE = LANGS.map((lang) => ({
  selector: `:matches(Literal[value='${lang}'], MemberExpression[property.name='${lang}'], CallExpression[callee.name=/${lang.charAt(0).toUpperCase()}${lang.slice(1)}$/]):not(Property[key.name='${lang}'] *):not(VariableDeclarator[id.name=/${lang.charAt(0).toUpperCase()}${lang.slice(1)}$/] *)`,
  message: `A reader of another language does not have it: say it under the key “${lang}”, or take the language as it comes.`,
}));

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  astro.configs['flat/recommended'],
  {
    files: ['**/*.{js,mjs}', '**/*.astro', '**/*.astro/*.{js,ts}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['scripts/**/*.mjs', 'bench/**/*.mjs', '*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'URL', 'performance', 'process', 'setInterval'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['src/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['addEventListener', 'document', 'localStorage', 'location', 'navigator', 'URL'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
    rules: { 'no-empty': ['error', { allowEmptyCatch: true }] },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', 80] },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.astro'],
    rules: { 'no-restricted-syntax': ['error', ...MARKUP] },
  },
  {
    // What is cut from a chapter was rendered from elements.
    files: ['src/components/Cut.astro'],
    rules: { 'no-restricted-syntax': 'off' },
  },

  {
    files: ['src/widgets/**/*.{ts,tsx}', 'src/calculators/**/*.{ts,tsx}'],
    // A link, a sentence with holes and a list of scripts are texts of the site's own.
    ignores: ['src/calculators/{link,say,in-view}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...MARKUP, ...TEXT, ...ONE_LANGUAGE] },
  },

  {
    files: ['rules-engine/**/*.ts', 'src/{widgets,calculators,search,clauses}/**/*.{ts,tsx}'],
    plugins: { house: { rules: { 'own-keys': ownKeys } } },
    rules: { 'house/own-keys': 'error' },
  },

  // dependency-cruiser cannot read .astro files, so its boundaries are repeated here for them.
  {
    files: ['**/*.astro'],
    rules: { 'no-restricted-imports': ['error', { patterns: oneDoor() }] },
  },
  {
    files: ['src/widgets/**/*.astro', 'src/calculators/**/*.astro'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...oneDoor(),
            {
              regex: '^#src/widgets/|^\\.\\./(\\.\\./)*[^/]+/',
              message: 'Move what two calculators share to src/calculators.',
            },
          ],
        },
      ],
    },
  },

  // The scripts inside .astro files are sent to the reader.
  {
    files: ['**/*.astro/*.{js,ts}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^#engine/index\\.ts$|/(build|clauses)/|/calculators/manifest\\.ts$',
              allowTypeImports: true,
              message: 'It holds every game. Let the page write what is needed into its markup.',
            },
          ],
        },
      ],
    },
  },

  // The engine: short, total, deterministic functions over plain data.
  {
    files: ['rules-engine/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      complexity: ['error', 8],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-restricted-globals': ['error', 'Date', 'parseInt', 'parseFloat'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ThrowStatement', message: 'Return a typed error.' },
        { selector: 'ClassDeclaration', message: 'Functions over plain data.' },
        { selector: 'TSEnumDeclaration', message: 'Derive a union from a const array.' },
      ],
    },
  },
);

function oneDoor() {
  return [
    {
      regex: '(^#engine|rules-engine)/(?!core/)[^/]+/(?!index\\.ts$)',
      message: 'Import a game through its index.',
    },
    { regex: '^flexsearch', message: 'FlexSearch is an inner matter of src/search.' },
    { regex: '^#tests/|(^|/)tests/', message: 'Only tests may import tests.' },
  ];
}
