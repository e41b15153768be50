/**
 * `npm run bench:search-phone`: how long the search takes on a slow phone, in a browser over the built site
 * in .cache/site. From opening the box to the first result, with what that took, and what 95 of 100 further
 * keys take; then the same with ten times the games. Medians of visits; `--rounds 9`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPhone, PROFILE, summed } from './search-on-phone.mjs';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

/** Where a reader opens the box. */
const PAGES = { 'a chapter': 'en/fire-and-ice/auction/', 'the home page': 'en/' };

/** What to reach, with the games there are and with ten times as many. */
const GOALS = {
  now: { first: 600, loaded: 60, key: 16 },
  tenfold: { first: 1000, loaded: Infinity, key: 50 },
};

/** Every game nine times more, under other names. */
const tenfold = async (page) => {
  const more = (games) =>
    Array.from({ length: 9 }, (_, k) => Object.keys(games).map((game) => `${game}-${k}`)).flat();
  await page.route(/\/search\.json$/, async (route) => {
    const words = JSON.parse(readFileSync('.cache/site/en/search.json', 'utf8'));
    const games = Object.fromEntries(more(words.games).map((game) => [game, []]));
    await route.fulfill({ json: { ...words, games: { ...words.games, ...games } } });
  });
  await page.route(/\/search\/[a-z-]+-\d(\.texts)?\.json$/, async (route) => {
    const [, game, k, texts = ''] = /\/search\/([a-z-]+)-(\d)(\.texts)?\.json$/.exec(
      route.request().url(),
    );
    const data = JSON.parse(readFileSync(`.cache/site/en/search/${game}${texts}.json`, 'utf8'));
    await route.fulfill({ json: { ...data, game: `${game}-${k}` } });
  });
};

const shown = (value, goal, unit) =>
  `${value.toFixed(value < 100 ? 1 : 0)} ${unit}${Number.isFinite(goal) ? ` (${value > goal ? 'over' : '≤'} ${goal})` : ''}`.padEnd(
    24,
  );

const phone = await openPhone('.cache/site');
process.stdout.write(
  `${PROFILE.padEnd(38)}first result            until then              a key, p95\n`,
);
for (const kind of ['now', 'tenfold']) {
  for (const [name, path] of Object.entries(PAGES)) {
    const runs = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      runs.push(
        await phone.measure(path, kind === 'now' ? {} : { prepare: tenfold, settle: 20_000 }),
      );
    }
    const { first, loaded, key } = summed(runs);
    const goals = GOALS[kind];
    process.stdout.write(
      `${`${kind === 'now' ? '' : 'ten times the games, '}${name}`.padEnd(38)}${shown(first, goals.first, 'ms')}${shown(loaded, goals.loaded, 'KB')}${shown(key, goals.key, 'ms')}\n`,
    );
  }
}
await phone.close();
