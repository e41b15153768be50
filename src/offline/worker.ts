import { FIRST_LANG, isLang, LANGS, type Lang } from '#src/lang.ts';
import { cut } from '#src/offline/cut.ts';
import { awayPath, editionPath } from '#src/paths.ts';
import { digestIn, digestOf, isLasting, langOf, peekOf, placeOf, type Edition } from './edition.ts';
import type { Asked, Fetching, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** How long a reader waits for the network where something else can be shown, in milliseconds. */
const PATIENCE = 3000;

/** How many files are fetched side by side: few, the reader is reading. */
const AT_ONCE = 3;

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
  if (mode === 'navigate') event.respondWith(opened(event, path));
  else if (isLasting(path)) event.respondWith(lasting(event.request));
  else if (langOf(path)) event.respondWith(companion(event.request, path));
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
  return (await copyIn(cache, awayPath(lang))) ?? Response.error();
};

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
  return text === undefined
    ? undefined
    : new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

/** Keeps the language that a page asks for, and tells the page when it is done. */
const answered = async ({ data: lang, source }: Asked): Promise<void> => {
  if (!isLang(lang) || !source) return;
  const path = new URL(source.url).pathname.slice(BASE.length);
  const before = await keptIn(lang);
  const cameFromHere = before !== undefined && (await copyIn(before.cache, path)) !== undefined;
  const now = (await keepOnce(lang)) ?? before;
  if (!now) return;
  const renewed = cameFromHere && digestIn(before.edition, path) !== digestIn(now.edition, path);
  source.postMessage(now.edition.words[renewed ? 'renewed' : 'kept']);
};

const running = new Map<Lang, Promise<Kept | undefined>>();

/** Several pages may ask at the same time. */
const keepOnce = (lang: Lang): Promise<Kept | undefined> => {
  const work =
    running.get(lang) ??
    keep(lang)
      // Away, full or changing under our hands: the next page that is opened goes on from here.
      .catch(() => undefined)
      .finally(() => running.delete(lang));
  running.set(lang, work);
  return work;
};

const keep = async (lang: Lang): Promise<Kept> => {
  const list = await fetched(editionPath(lang));
  const edition = (await list.clone().json()) as Edition;
  const before = await keptIn(lang);
  if (before?.edition.name === edition.name) return before;

  const name = `${shelfOf(lang)}${edition.name}`;
  const cache = await caches.open(name);
  const wanted = [
    ...Object.keys(edition.files),
    ...(before ? await visitedIn(before, edition) : []),
  ];
  await inTurns(wanted, (path) => keepFile({ edition, cache }, path, before));
  if (before) await carryOver(before, cache);
  // The list goes in last: an edition is whole when it holds its list.
  await cache.put(addressOf(editionPath(lang)), list);
  for (const other of await caches.keys()) {
    if (other.startsWith(shelfOf(lang)) && other !== name) await caches.delete(other);
  }
  return { edition, cache };
};

/** Clause pages kept in one edition that there are in the next. */
const visitedIn = async (before: Kept, edition: Edition): Promise<readonly string[]> =>
  (await before.cache.keys())
    .map(({ url }) => new URL(url).pathname.slice(BASE.length))
    .filter((path) => !isLasting(path) && digestIn(edition, path) !== undefined)
    .filter((path) => !Object.hasOwn(edition.files, path));

/** Takes a file from where it is nearest: this cache, the last edition, any other, the network. */
const keepFile = async ({ edition, cache }: Kept, path: string, before?: Kept): Promise<void> => {
  if (await copyIn(cache, path)) return;
  const digest = digestIn(edition, path) ?? '';
  const near = isLasting(path)
    ? await caches.match(addressOf(path), { ignoreVary: true })
    : before && digestIn(before.edition, path) === digest
      ? await copyIn(before.cache, path)
      : undefined;
  if (near) await cache.put(addressOf(path), near);
  else await keepResponse(cache, path, digest, await fetched(path));
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

/** The whole edition of the first of these languages that has one. */
const keptIn = async (...langs: readonly (Lang | undefined)[]): Promise<Kept | undefined> => {
  const names = await caches.keys();
  for (const lang of langs.filter(isLang)) {
    for (const name of names.filter((each) => each.startsWith(shelfOf(lang))).toReversed()) {
      const cache = await caches.open(name);
      const list = await copyIn(cache, editionPath(lang));
      if (list) return { cache, edition: (await list.json()) as Edition };
    }
  }
  return undefined;
};

const copyIn = (cache: Cache, path: string): Promise<Response | undefined> =>
  cache.match(addressOf(path), { ignoreVary: true });

const addressOf = (path: string): string => new URL(`${BASE}${path}`, location.origin).href;

/** A lasting file may come from the browser's own cache; what may have changed is asked for anew. */
const fetched = async (path: string): Promise<Response> => {
  const response = await fetch(addressOf(path), {
    cache: isLasting(path) ? 'default' : 'no-cache',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
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
