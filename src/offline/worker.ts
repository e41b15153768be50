import { FIRST_LANG, isLang, LANGS, type Lang } from '#src/lang.ts';
import { cut } from '#src/offline/cut.ts';
import { awayPath, editionPath } from '#src/paths.ts';
import { unbundled, type Bundle } from './bundle.ts';
import {
  digestIn,
  digestOf,
  isLasting,
  langOf,
  peekOf,
  placeOf,
  type Edition,
  type EditionWords,
} from './edition.ts';
import { planned } from './plan.ts';
import type { Asked, Fetching, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** How long a reader waits for the network where something else can be shown, in milliseconds. */
const PATIENCE = 3000;

/** How many files are fetched side by side: few, the reader is reading. */
const AT_ONCE = 3;

/** How long readers have asked for nothing when fetching ahead goes on, in milliseconds. */
const CALM = 1000;

const BASE = new URL(self.registration.scope).pathname;

/** Caches belong to the whole host, on which other sites may stand. */
const shelfOf = (lang: Lang): string => `clause-and-effect ${BASE} ${lang} `;

interface Kept {
  readonly edition: Edition;
  readonly cache: Cache;
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  event.waitUntil(answered(event));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (mode === 'navigate') event.respondWith(forReader(opened(event, path)));
  else if (isLasting(path)) event.respondWith(forReader(lasting(event.request)));
  else if (langOf(path)) event.respondWith(forReader(companion(event.request, path)));
});

/** A page: the kept copy, or else the network, or else the next best thing. */
const opened = async (event: Fetching, path: string): Promise<Response> => {
  const lang = langOf(path) ?? preferred();
  const kept = (await keptIn(lang)) ?? (await keptIn(...LANGS));
  if (!kept) return fetch(event.request);
  const copy = await copyIn(kept.cache, path);
  // Where nothing is fetched in advance, nothing is renewed either: the copy may be old.
  if (copy && !savesData()) return copy;
  try {
    return await inTime(fetchedPage(event, path, kept));
  } catch {
    return copy ?? (await standIn(kept, path, lang, new URL(event.request.url).search));
  }
};

/** A page from the network; the page of a clause is kept on the way. */
const fetchedPage = (event: Fetching, path: string, kept: Kept): Promise<Response> => {
  const response = fetch(event.request);
  const digest = digestIn(kept.edition, path);
  const keeping = response.then(async (page) => {
    if (digest !== undefined) await keepResponse(kept.cache, path, digest, page.clone());
  });
  // A page of a newer edition is shown but not kept: its scripts are not here.
  event.waitUntil(keeping.catch(() => undefined));
  return response;
};

const standIn = async (
  { edition, cache }: Kept,
  path: string,
  lang: Lang,
  search: string,
): Promise<Response> => {
  const place = placeOf(edition, path);
  if (place !== undefined) return Response.redirect(addressOf(place));
  if (Object.hasOwn(edition.files, `${path}/`)) {
    return Response.redirect(addressOf(`${path}/${search}`));
  }
  const away = await copyIn(cache, awayPath(lang));
  return away ? toldWhere(away, edition, path) : Response.error();
};

/** The page that says that another one is not here, with the way to it in a language that is. */
const toldWhere = async (away: Response, edition: Edition, path: string): Promise<Response> => {
  const [asked = ''] = path.split('/', 1);
  const there = LANGS.find((lang) => {
    const twin = path.replace(asked, lang);
    return lang !== asked && digestIn(edition, twin) !== undefined;
  });
  if (!there) return away;
  const text = await away.text();
  const address = addressOf(path.replace(asked, there));
  return madeOf(text.replace(`hidden href="#${there}"`, `href="${escaped(address)}"`), '');
};

const escaped = (text: string): string =>
  text.replace(/["&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A script or style: its name is its content, so any copy is the right one. */
const lasting = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** What a page of a language asks for besides: the search index, and references shown in place. */
const companion = async (request: Request, path: string): Promise<Response> => {
  const kept = await keptIn(langOf(path));
  return (
    (kept && ((await copyIn(kept.cache, path)) ?? (await peeked(kept, path)))) ?? fetch(request)
  );
};

/** A clause or a term, cut from the kept page that shows it. */
const peeked = async ({ edition, cache }: Kept, path: string): Promise<Response | undefined> => {
  const peek = peekOf(edition, path);
  const page = peek && (await copyIn(cache, peek.page));
  const text = page && cut(await page.text(), peek.id);
  return text === undefined ? undefined : madeOf(text, '');
};

/** Keeps the language that a page asks for, and tells the page how it stands. */
const answered = async ({ data: lang, source }: Asked): Promise<void> => {
  if (!isLang(lang) || !source) return;
  const path = pathOf(source.url);
  const before = await keptIn(lang);
  const cameFromHere = before !== undefined && (await copyIn(before.cache, path)) !== undefined;
  const now =
    (await keepOnce(lang, (text) => {
      // A newer edition comes behind the reader's back.
      if (!before) source.postMessage({ text, busy: true });
    })) ?? before;
  if (!now) return;
  const { words } = now.edition;
  const renewed = cameFromHere && digestIn(before.edition, path) !== digestIn(now.edition, path);
  source.postMessage({
    text: renewed ? words.renewed : words.kept,
    offers: Object.fromEntries(await missingIn(words.offers)),
  });
};

/** The languages of these that are not kept. */
const missingIn = async (
  offers: EditionWords['offers'],
): Promise<readonly (readonly [string, string])[]> => {
  const names = await caches.keys();
  return Object.entries(offers).filter(
    ([lang]) => isLang(lang) && !names.some((name) => name.startsWith(shelfOf(lang))),
  );
};

const running = new Map<Lang, Promise<Kept | undefined>>();

/** Several pages may ask at the same time. */
const keepOnce = (lang: Lang, tell: (text: string) => void): Promise<Kept | undefined> => {
  const work =
    running.get(lang) ??
    keep(lang, tell)
      // Away, full or changing under our hands: the next page that is opened goes on from here.
      .catch(() => undefined)
      .finally(() => running.delete(lang));
  running.set(lang, work);
  return work;
};

const keep = async (lang: Lang, tell: (text: string) => void): Promise<Kept> => {
  const list = await fetched(editionPath(lang));
  const edition = JSON.parse(list) as Edition;
  const before = await keptIn(lang);
  if (before?.edition.name === edition.name) return before;

  const name = `${shelfOf(lang)}${edition.name}`;
  const now = { edition, cache: await caches.open(name) };
  const visited = before ? await visitedIn(before, edition) : [];
  const all = Object.keys(edition.files);
  await inTurns([...all, ...visited], (path) => takeNear(now, path, before));
  const missing = await missingOf(now);
  const plan = planned(edition.bundles, missing);
  await inTurns(plan.files, async (path) => keepText(now, path, await fetched(path)));
  let left = plan.bundles.reduce((sum, bundle) => sum + (missing[bundle] ?? []).length, 0);
  for (const bundle of plan.bundles) {
    const paths = missing[bundle] ?? [];
    await keepBundle(now, bundle, paths);
    left -= paths.length;
    const share = Math.round(100 - (100 * left) / all.length);
    tell(edition.words.coming.replace('{share}', String(share)));
  }
  if (before) await carryOver(before, now.cache);
  // The list goes in last: an edition is whole when it holds its list.
  await now.cache.put(addressOf(editionPath(lang)), madeOf(list, editionPath(lang)));
  lookedUp.set(lang, now);
  for (const other of await caches.keys()) {
    if (other.startsWith(shelfOf(lang)) && other !== name) await caches.delete(other);
  }
  return now;
};

/** Clause pages kept in one edition that are the same in the next. Others come when they are visited again. */
const visitedIn = async (before: Kept, edition: Edition): Promise<readonly string[]> =>
  (await before.cache.keys())
    .map(({ url }) => pathOf(url))
    .filter((path) => !isLasting(path) && digestIn(edition, path) !== undefined)
    .filter((path) => !Object.hasOwn(edition.files, path));

/** Takes a file from where it is near: this cache, the last edition, or any other. */
const takeNear = async ({ edition, cache }: Kept, path: string, before?: Kept): Promise<void> => {
  if (await copyIn(cache, path)) return;
  const near = isLasting(path)
    ? await caches.match(addressOf(path), { ignoreVary: true })
    : before && digestIn(before.edition, path) === digestIn(edition, path)
      ? await copyIn(before.cache, path)
      : undefined;
  if (near) await cache.put(addressOf(path), near);
};

/** Takes what is missing out of a bundle. */
const keepBundle = async (kept: Kept, bundle: string, paths: readonly string[]): Promise<void> => {
  const all = JSON.parse(await fetched(bundle)) as Bundle;
  await inTurns(paths, async (path) => {
    await calm();
    await keepText(kept, path, unbundled(all, path) ?? '');
  });
};

/** What is not here yet, by bundle. */
const missingOf = async ({ edition, cache }: Kept): Promise<Edition['bundles']> => {
  const here = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  return Object.fromEntries(
    Object.entries(edition.bundles).map(([bundle, paths]) => [
      bundle,
      paths.filter((path) => !here.has(path)),
    ]),
  );
};

/** Keeps a file if it is byte for byte what the edition says. */
const keepText = async (kept: Kept, path: string, text: string): Promise<void> => {
  await keepResponse(kept.cache, path, digestIn(kept.edition, path) ?? '', madeOf(text, path));
};

const madeOf = (text: string, path: string): Response =>
  new Response(text, { headers: { 'Content-Type': typeOf(path) } });

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

const typeOf = (path: string): string => {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return `${Object.hasOwn(TYPES, ending) ? TYPES[ending] : 'text/html'}; charset=utf-8`;
};

/** Keeps a response if it is byte for byte what the edition says. */
const keepResponse = async (
  cache: Cache,
  path: string,
  digest: string,
  response: Response,
): Promise<void> => {
  const content = await response.clone().arrayBuffer();
  if (!response.ok || (await digestOf(content)) !== digest) throw new Error(`${path} is another`);
  await cache.put(addressOf(path), response);
};

/** Pages of the last edition may still be open, and wake a calculator later. */
const carryOver = async (before: Kept, cache: Cache): Promise<void> => {
  for (const path of Object.keys(before.edition.files).filter(isLasting)) {
    const copy = await copyIn(before.cache, path);
    if (copy && !(await copyIn(cache, path))) await cache.put(addressOf(path), copy);
  }
};

/** Whole editions that this worker has looked up: most pages ask for the same one. */
const lookedUp = new Map<Lang, Kept>();

/**
 * The whole edition of the first of these languages that has one. Before one is kept it is looked up: while
 * the first is coming, nobody waits for another look.
 */
const keptIn = async (...langs: readonly (Lang | undefined)[]): Promise<Kept | undefined> => {
  for (const lang of langs.filter(isLang)) {
    const kept = lookedUp.get(lang) ?? (running.has(lang) ? undefined : await wholeIn(lang));
    if (!kept) continue;
    lookedUp.set(lang, kept);
    return kept;
  }
  return undefined;
};

const wholeIn = async (lang: Lang): Promise<Kept | undefined> => {
  const names = await caches.keys();
  for (const name of names.filter((each) => each.startsWith(shelfOf(lang))).toReversed()) {
    const cache = await caches.open(name);
    const list = await copyIn(cache, editionPath(lang));
    if (list) return { cache, edition: (await list.json()) as Edition };
  }
  return undefined;
};

const copyIn = (cache: Cache, path: string): Promise<Response | undefined> =>
  cache.match(addressOf(path), { ignoreVary: true });

const addressOf = (path: string): string => new URL(`${BASE}${path}`, location.origin).href;

const pathOf = (address: string): string => new URL(address).pathname.slice(BASE.length);

/* What is fetched ahead makes way for what a reader asks for. */

let asking = 0;
let lastAsked = 0;
let ahead = new AbortController();

const forReader = async <T>(work: Promise<T>): Promise<T> => {
  asking += 1;
  ahead.abort();
  ahead = new AbortController();
  try {
    return await work;
  } finally {
    asking -= 1;
    lastAsked = Date.now();
  }
};

const calm = async (): Promise<void> => {
  for (;;) {
    const left = asking > 0 ? CALM : lastAsked + CALM - Date.now();
    if (left <= 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, left);
    });
  }
};

/** The text of a file, fetched ahead: given up while a reader asks for something, and begun again. */
const fetched = async (path: string): Promise<string> => {
  for (;;) {
    await calm();
    const { signal } = ahead;
    try {
      return await textAt(path, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
};

/** A lasting file may come from the browser's own cache; what may have changed is asked for anew. */
const textAt = async (path: string, signal: AbortSignal): Promise<string> => {
  const response = await fetch(addressOf(path), {
    cache: isLasting(path) ? 'default' : 'no-cache',
    priority: 'low',
    signal,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
};

const inTurns = async (
  paths: readonly string[],
  work: (path: string) => Promise<void>,
): Promise<void> => {
  const waiting = paths.values();
  const turns = Array.from({ length: AT_ONCE }, async () => {
    for (const path of waiting) await work(path);
  });
  await Promise.all(turns);
};

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(reject, PATIENCE, new Error('late'));
    }),
  ]);

const preferred = (): Lang =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLang) ?? FIRST_LANG;

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
