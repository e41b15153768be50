/**
 * `npm run bench:search`: how well the questions of tests/search/questions.json are answered, per half, kind
 * and language: by our search, and by MiniSearch and plain FlexSearch over the same clauses. Then how well the
 * questions of the index are answered without themselves, what the parts of the index weigh, and how long they
 * and a query take in Node.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import { calculators } from '../src/calculators/manifest.ts';
import { library } from '../src/clauses/shelf.ts';
import { LANGS } from '../src/lang.ts';
import { makeFind, openSearch } from '../src/search/find.ts';
import { packPoints } from '../src/search/packed.ts';
import { searchIndex } from '../src/search/records.ts';
import { ASKING, HALVES, measured, placeOf, QUESTIONS } from '../tests/search/questions.ts';

const row = (name, ...cells) =>
  [name.padEnd(22), ...cells.map((cell) => String(cell).padStart(9))].join('');

const write = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);

/** Ids of clauses for a query, best first. */
const ours = (lang) => {
  const find = makeFind(searchIndex(library(), calculators, lang));
  return (query) =>
    find(query)
      .hits.map(({ record }) => record.id)
      .filter((id) => !id.includes('/'));
};

/** As its documentation recommends: titles before texts, beginnings, slips. */
const miniSearch = (lang) => {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(library().clauses(lang));
  return (query) => index.search(query).map(({ id }) => id);
};

/** Out of the box. */
const flexSearch = (lang) => {
  const index = new Document({
    tokenize: 'forward',
    document: { id: 'id', index: ['title', 'text'] },
  });
  for (const { id, title, text } of library().clauses(lang)) index.add({ id, title, text });
  return (query) => [
    ...new Set(index.search(query, { suggest: true }).flatMap(({ result }) => result)),
  ];
};

const searches = Object.entries({ ours, MiniSearch: miniSearch, FlexSearch: flexSearch }).map(
  ([name, make]) => ({
    name,
    find: Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])),
  }),
);

const figures = (some, { find }) => {
  const { first, three, reciprocal } = measured(
    some.map((question) => placeOf(find[question.lang](question.asked), question)),
  );
  return [first, three, reciprocal].map((share) => share.toFixed(3));
};

for (const half of HALVES) {
  const asked = QUESTIONS.filter((question) => question.half === half);
  const parts = [
    ['all', asked],
    ...LANGS.map((lang) => [lang, asked.filter((each) => each.lang === lang)]),
    ...ASKING.flatMap((kind) => [
      [kind, asked.filter((each) => each.kind === kind)],
      ...LANGS.map((lang) => [
        `  ${lang}`,
        asked.filter((each) => each.kind === kind && each.lang === lang),
      ]),
    ]),
  ];
  write(
    row(`part ${half}`, '', ...searches.flatMap(({ name }) => [name, '', ''])),
    row('', 'asked', ...searches.flatMap(() => ['first', 'three', '1/place'])),
    ...parts.map(([name, some]) =>
      row(name, some.length, ...searches.flatMap((search) => figures(some, search))),
    ),
    '',
  );
}

/** Each question of the index belongs to one fold, and is asked of an index without that fold. */
const FOLDS = 6;

/** Of so many questions one is asked: all would take minutes. */
const SAMPLE = 5;

/** Where the clause of a question stands that the index was not given. One clause counts, though others may answer too. */
const leftOut = (lang) => {
  const index = searchIndex(library(), calculators, lang);
  const [other] = LANGS.filter((each) => each !== lang);
  const abroad = searchIndex(library(), calculators, other).texts;
  const without = (points, fold) =>
    points.map(([title, ...questions]) => [
      title,
      ...questions.filter((_, i) => i % FOLDS !== fold),
    ]);
  return Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const search = openSearch(index.words);
    const asked = index.shards.flatMap((shard, game) => {
      const own = abroad[game].abroad.find((each) => each.lang === lang).points;
      search.add({ ...shard, points: packPoints(without(own, fold), lang) });
      return shard.records.flatMap(({ id }, k) =>
        id.includes('/')
          ? []
          : own[k].slice(1).flatMap((query, i) => (i % FOLDS === fold ? [{ query, id }] : [])),
      );
    });
    index.abroad.forEach(search.addSayings);
    for (const texts of index.texts) {
      const foreign = texts.abroad.map((each) => ({ ...each, points: without(each.points, fold) }));
      search.addTexts({ ...texts, abroad: foreign });
    }
    return asked
      .filter((_, i) => i % SAMPLE === 0)
      .map(({ query, id }) => {
        const clauses = search.find(query).hits.filter(({ record }) => !record.id.includes('/'));
        const at = clauses.findIndex(({ record }) => record.id === id);
        return at < 0 ? Infinity : at + 1;
      });
  });
};

write(row('left out', 'asked', 'first', 'three', '1/place'));
for (const lang of LANGS) {
  const { count, first, three, reciprocal } = measured(leftOut(lang));
  write(row(lang, count, ...[first, three, reciprocal].map((share) => share.toFixed(3))));
}
write('');

const weight = (data) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return `${(brotliCompressSync(JSON.stringify(data), { params }).length / 1024).toFixed(1)} KB`;
};

const timed = (work) => {
  const start = performance.now();
  work();
  return `${(performance.now() - start).toFixed(1)} ms`;
};

for (const lang of LANGS) {
  const { words, abroad, shards, texts } = searchIndex(library(), calculators, lang);
  const search = openSearch(words);
  abroad.forEach(search.addSayings);
  write(
    row(lang, 'weight', 'read in'),
    row('words', weight(words), ''),
    ...shards.map((shard) =>
      row(
        shard.game.slice(0, 20),
        weight(shard),
        timed(() => search.add(shard)),
      ),
    ),
    ...texts.map((each) =>
      row(
        `${each.game.slice(0, 14)} texts`,
        weight(each),
        timed(() => search.addTexts(each)),
      ),
    ),
  );
  const asked = QUESTIONS.filter((question) => question.lang === lang);
  const times = asked
    .map((question) => {
      const start = performance.now();
      search.find(question.asked);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share) => `${times[Math.floor(times.length * share)].toFixed(2)} ms`;
  write(row('a query', `${at(0.5)}`, `p95 ${at(0.95)}`), '');
}
