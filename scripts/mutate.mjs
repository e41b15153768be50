/**
 * `npm run mutate -- <game> <module> …`: bends the rules of a game, one place at a time, and tells which
 * bends no test of that game notices. Without modules it takes all of the game, without a game all of them
 * and `core`. A bend that changes no answer is listed in `tests/bends/<game>.txt` with its reason; any other
 * that goes unnoticed is a failure. The oracles, which are slow, are asked about listed bends only with
 * `--oracles`.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bendOf, listedIn } from './mutate/bends.mjs';
import { ROOT, run } from './run.mjs';

/** Ids, numbers and worked positions: a test of them would be their copy. */
const isData = (name) => /^(clauses|data|index|examples?|.*-examples)\.ts$/.test(name);

const games = readdirSync(join(ROOT, 'rules-engine'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const modulesOf = (game) =>
  readdirSync(join(ROOT, 'rules-engine', game)).filter(
    (name) => name.endsWith('.ts') && !isData(name),
  );

const share = (killed, all) => (all === 0 ? 'none' : `${((100 * killed) / all).toFixed(1)} %`);

/** Places where a bend went unnoticed, and how many were noticed. */
const read = (game) => {
  const { files } = JSON.parse(readFileSync(join(ROOT, `.cache/mutants/${game}.json`), 'utf8'));
  return Object.entries(files).map(([path, { mutants, source }]) => {
    const counted = mutants.filter(({ status }) =>
      /Killed|Timeout|Survived|NoCoverage/.test(status),
    );
    const missed = counted.filter(({ status }) => /Survived|NoCoverage/.test(status));
    const lines = source.split('\n');
    return {
      path,
      untried: mutants.filter(({ status }) => status === 'Ignored').length,
      all: counted.length,
      killed: counted.length - missed.length,
      missed: missed.map(({ location: { start }, replacement }) => {
        const bend = bendOf(path, lines[start.line - 1], replacement);
        return { at: `${path}:${start.line}`, bend };
      }),
    };
  });
};

/** The items whose bend the list does not have, or not so often. */
const beyond = (items, list) => {
  const left = list.map(({ bend }) => bend);
  return items.filter(({ bend }) => {
    const at = left.indexOf(bend);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { oracles: { type: 'boolean', default: false } },
});
const [game, ...modules] = positionals;
const asked = game === undefined ? games : [game];
mkdirSync(join(ROOT, '.cache/mutants'), { recursive: true });

for (const name of asked) {
  const names = modules.length > 0 ? modules.map((module) => `${module}.ts`) : modulesOf(name);
  const paths = names.map((module) => `rules-engine/${name}/${module}`);
  const { ok, output } = await run('stryker', ['run', '--mutate', paths.join(',')], {
    env: { MUTATE_GAME: name, MUTATE_ORACLES: values.oracles ? 'all' : '' },
    minutes: 600,
  });
  if (!ok) {
    process.stdout.write(output);
    process.exitCode = 1;
    continue;
  }
  const rows = read(name);
  const missed = rows.flatMap((row) => row.missed);
  const listed = listedIn(name).filter(({ module }) => names.includes(module));
  const unlisted = beyond(missed, listed);
  for (const { at, bend } of unlisted) process.stdout.write(`${at}  ${bend}\n`);
  for (const { bend } of beyond(listed, missed))
    process.stdout.write(`no longer needed: ${bend}\n`);
  for (const { path, killed, all } of rows) {
    process.stdout.write(`${path.padEnd(64)} ${killed} of ${all}, ${share(killed, all)}\n`);
  }
  const [killed, all, untried] = ['killed', 'all', 'untried'].map((key) =>
    rows.reduce((sum, row) => sum + row[key], 0),
  );
  process.stdout.write(
    `${name}: ${killed} of ${all} bends noticed, ${share(killed, all)}; ` +
      `${missed.length - unlisted.length} listed with their reason, ${unlisted.length} not; ` +
      `${untried} in tables, not tried\n`,
  );
  if (unlisted.length > 0) process.exitCode = 1;
}
