/**
 * `npm run -s ledger`: adds to tests/links/ledger.json every address that the site has now, and of
 * every calculator's links the fields, options and start values, and what links to tables can say.
 * Nothing is ever taken out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { pagesIn } from '#src/heads/pages.ts';
import { FIRST_LANG } from '#src/lang.ts';
import { clausePath, homePath } from '#src/paths.ts';
import { grown, type Ledger } from './ledger-record.ts';
import { tablesNow } from './ledger-tables.ts';

const FILE = 'tests/links/ledger.json';

const pages = [
  ...pagesIn(FIRST_LANG),
  ...library().retired.map(({ id }) => clausePath(FIRST_LANG, id)),
].map((path) => path.slice(homePath(FIRST_LANG).length));

const before = JSON.parse(readFileSync(FILE, 'utf8')) as Ledger;
const after = grown(before, { pages, calculators, tables: tablesNow() });
writeFileSync(FILE, `${JSON.stringify(after, undefined, 1)}\n`);
