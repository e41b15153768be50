/**
 * `npx node bench/search.mjs`: how many of the questions of tests/search/questions.json have an answer first,
 * among the first three and among the first eight, asked from anywhere and on the game's own page; how long
 * a query takes in Node; and what the index of a language weighs.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { games } from '../rules-engine/index.ts';
import { calculators } from '../src/calculators/manifest.ts';
import { library } from '../src/clauses/shelf.ts';
import { LANGS } from '../src/lang.ts';
import { makeFind } from '../src/search/find.ts';
import { searchIndex } from '../src/search/records.ts';

const questions = JSON.parse(
  readFileSync(new URL('../tests/search/questions.json', import.meta.url), 'utf8'),
);

const row = (name, ...cells) =>
  [name.padEnd(30), ...cells.map((cell) => String(cell).padStart(9))].join('');

const percent = (count, of) => `${((100 * count) / of).toFixed(1)} %`;

const measured = (find, asked, here) => {
  const start = performance.now();
  const places = asked.map(([query, answers]) =>
    find(query, here).hits.findIndex(({ record }) => answers.includes(record.id)),
  );
  const time = (performance.now() - start) / asked.length;
  const within = (limit) =>
    percent(places.filter((place) => place >= 0 && place < limit).length, asked.length);
  return [within(1), within(3), within(8), time.toFixed(2)];
};

const rows = LANGS.flatMap((lang) => {
  const index = searchIndex(library(), calculators, lang);
  const start = performance.now();
  const find = makeFind(index);
  const made = performance.now() - start;
  const size = brotliCompressSync(JSON.stringify(index)).length / 1024;
  // Whoever searches has typed a word before.
  find('warm up');
  return [
    ...games.flatMap(({ slug }) => {
      const asked = Object.entries(questions[slug]?.[lang] ?? {});
      if (asked.length === 0) return [];
      return [
        row(`${lang} ${slug}`, asked.length, ...measured(find, asked)),
        row('   on its page', '', ...measured(find, asked, slug)),
      ];
    }),
    row(`${lang} index: ${size.toFixed(1)} KB (brotli), read in ${made.toFixed(0)} ms`),
  ];
});

process.stdout.write(
  `${[row('', 'queries', 'first', 'three', 'eight', 'ms'), ...rows].join('\n')}\n`,
);
