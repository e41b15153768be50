import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { calculatorScripts } from './src/build/calculators.ts';
import { embeds } from './src/build/embeds.ts';
import { hostFiles } from './src/build/host.ts';
import { inPlace } from './src/build/in-place.ts';
import { peeks } from './src/build/peeks.ts';
import { previews } from './src/build/previews.ts';
import { inlineStyles } from './src/build/styles.ts';
import { tellReadings } from './src/clauses/readings.ts';
import { FIRST_LANG, LANGS } from './src/lang.ts';
import { aheadIn } from './src/layouts/ahead.ts';
import { offline } from './src/offline/build.ts';

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const base = process.env.SITE_BASE ?? '/';

/** What stands in a page: Astro hashes only the scripts it bundles. */
const inline = [
  ...['theme', 'go'].map((name) =>
    readFileSync(new URL(`src/layouts/${name}.js`, import.meta.url), 'utf8'),
  ),
  ...LANGS.map((lang) => aheadIn(`${base.replace(/\/$/, '')}/`, lang)),
];

/**
 * Vite has scripts that are loaded later fetch their styles and other scripts ahead. Ours have no
 * styles of their own, and every page would pay for the machinery.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code
          .replace(/^const __vite__mapDeps=.*\n/, '')
          .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
      }
    },
  },
};

/**
 * FlexSearch’s light build has all of it that src/search uses, in a quarter of the bytes; the package
 * does not name it among its entries.
 */
const lightFlexSearch = {
  find: /^flexsearch$/,
  replacement: fileURLToPath(
    new URL('node_modules/flexsearch/dist/flexsearch.light.module.min.js', import.meta.url),
  ),
};

/**
 * Preact renders the pages. What a page runs to wake a calculator is our own, and far shorter. Types
 * and JSX are left to Vite, which is much faster than the integration's Babel: a build does not even
 * ask its presets.
 */
const preactOnTheServer = () => {
  const { name, hooks } = preact({ exclude: [/\.[cm]?[jt]sx?$/] });
  const setUp = (options) =>
    hooks['astro:config:setup']({
      ...options,
      updateConfig: ({ vite }) => {
        const isPreset = (plugin) => options.command === 'build' && Array.isArray(plugin);
        const plugins = vite.plugins.filter((plugin) => !isPreset(plugin));
        return options.updateConfig({ vite: { ...vite, plugins } });
      },
      addRenderer: ({ name }) =>
        options.addRenderer({
          name,
          serverEntrypoint: fileURLToPath(new URL('src/build/preact.ts', import.meta.url)),
        }),
    });
  return { name, hooks: { ...hooks, 'astro:config:setup': setUp } };
};

/** Chapters reach the renderer with this one addition to what their authors wrote. */
const readings = {
  name: 'readings',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx(\?|$)/ },
    handler: (code) => ({ code: tellReadings(code), map: null }),
  },
};

/** Nothing happens when the engine is imported, so a calculator loads only the rules it runs. */
const pureEngine = { moduleSideEffects: [{ test: /\/rules-engine\//, sideEffects: false }] };

export default defineConfig({
  ...(process.env.SITE_URL ? { site: process.env.SITE_URL } : {}),
  base,
  trailingSlash: 'always',
  compressHTML: true,
  // Not below node_modules, which several working copies may share.
  cacheDir: './.cache/astro',
  // While one page is written, the next is rendered.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  integrations: [
    mdx(),
    preactOnTheServer(),
    calculatorScripts(),
    peeks(),
    embeds(),
    inlineStyles(),
    previews(),
    hostFiles(),
    // What the last build left is no part of an edition.
    inPlace(),
    offline(),
  ],
  i18n: {
    locales: [...LANGS],
    defaultLocale: FIRST_LANG,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: inline.map(sha256) },
    },
  },
  // The few scripts of a page are small: fetching ahead would cost more than it saves.
  vite: {
    resolve: { alias: [lightFlexSearch] },
    plugins: [plainImports, readings],
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { treeshake: pureEngine },
    },
  },
  devToolbar: { enabled: false },
});
