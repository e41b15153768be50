import { whenIdle } from '#src/layouts/when-idle.ts';
import { openSearch, type Search } from './find.ts';
import type { Sayings, SearchShard, SearchTexts, SearchWords } from './records.ts';

/** What was asked for at the first sign of interest, while the script was on its way. */
export interface Early {
  readonly words: Promise<Response>;
  readonly game: string;
  readonly shard: Promise<Response>;
}

/** What the search has so far. */
export interface Loaded {
  readonly search: Search;
  /** All games, whether they have arrived or not. */
  readonly games: readonly string[];
  readonly shards: ReadonlyMap<string, SearchShard>;
}

/** How many texts are read between two keys. */
const AT_ONCE = 40;

/** How long what has arrived waits for what follows it, in milliseconds: a longer shelf is not listed more often. */
const TOGETHER = 250;

/**
 * Loads the index: first the game that the reader is most likely to ask about, then the others, then the
 * texts. Tells each time there is more, and is done when nothing more is to come. Undefined when it cannot
 * be had.
 */
export const load = async (
  address: string,
  early: Early,
  grown: (loaded: Loaded) => void,
): Promise<Loaded | undefined> => {
  try {
    const words = await read<SearchWords>(early.words);
    const search = openSearch(words);
    const shards = new Map<string, SearchShard>();
    const loaded = { search, shards, games: Object.keys(words.games) };
    const take = (shard: SearchShard): void => {
      search.add(shard);
      shards.set(shard.game, shard);
    };
    const first = await read<SearchShard>(early.shard);
    take(first);
    grown(loaded);
    const arrivals = together(() => {
      grown(loaded);
    });
    const others = Object.keys(words.games).filter((game) => game !== first.game);
    const rest = others.map(async (game) => {
      take(await read<SearchShard>(fetch(`${address}/${game}.json`)));
      arrivals.some();
    });
    await loadTexts(address, first.game, [...rest], loaded, others, arrivals);
    return loaded;
  } catch {
    return undefined;
  }
};

/** What some type that belongs to another language. Without it the search still finds the rest. */
const loadSayings = async (address: string, { search }: Loaded): Promise<void> => {
  try {
    const abroad = await read<readonly Sayings[]>(fetch(`${address}/abroad.json`));
    for (const sayings of abroad) search.addSayings(sayings);
  } catch {
    return;
  }
};

/** The texts come last; the game in hand first. Without one of them the search still finds titles. */
const loadTexts = async (
  address: string,
  first: string,
  rest: readonly Promise<void>[],
  loaded: Loaded,
  others: readonly string[],
  arrivals: Arrivals,
): Promise<void> => {
  await Promise.allSettled(rest);
  await loadSayings(address, loaded);
  for (const game of [first, ...others]) {
    try {
      const texts = await read<SearchTexts>(fetch(`${address}/${game}.texts.json`));
      for (let from = 0; from < texts.texts.length; from += AT_ONCE) {
        loaded.search.addTexts(texts, from, from + AT_ONCE);
        await idle();
      }
      arrivals.some();
    } catch {
      continue;
    }
  }
  arrivals.all();
  await idle();
  // Whoever has not typed yet finds it ready.
  loaded.search.find('');
};

interface Arrivals {
  /** More is to come. */
  readonly some: () => void;
  readonly all: () => void;
}

/** Tells once of whatever comes within a moment. */
const together = (tell: () => void): Arrivals => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const all = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    tell();
  };
  return {
    some: () => {
      waiting ??= setTimeout(all, TOGETHER);
    },
    all,
  };
};

const read = async <T>(asked: Promise<Response>): Promise<T> => {
  const response = await asked;
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as T;
};

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
  });
