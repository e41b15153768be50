/**
 * `npm run fuzz`: opens each calculator on 100,000 random and bent links, and tells which were answered
 * with nonsense, with nothing or too late. `npm run fuzz -- --count 1000 --seed 7 shares yetis` asks less.
 */
import { parseArgs } from 'node:util';
import { calculators } from '#src/calculators/manifest.ts';
import { bentLinks, faultsOf } from './bent-links.ts';

const SLOW = 1000;
const SHOWN = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(performance.timeOrigin)) },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);

let failed = 0;
for (const calculator of calculators) {
  if (positionals.length > 0 && !positionals.includes(calculator.name)) continue;
  let slowest = 0;
  let faulty = 0;
  for (const query of bentLinks(calculator, count, seed)) {
    const started = performance.now();
    const faults = faultsOf(calculator, query);
    const took = performance.now() - started;
    slowest = Math.max(slowest, took);
    const all = took > SLOW ? [...faults, `${Math.round(took)} ms`] : faults;
    if (all.length === 0) continue;
    faulty += 1;
    if (faulty <= SHOWN) console.log(`${calculator.name}?${query}\n  ${all.join('\n  ')}`);
  }
  failed += faulty;
  console.log(
    `${calculator.name.padEnd(20)} ${count} links, ${faulty} at fault, ${Math.round(slowest)} ms at most`,
  );
}
console.log(`Seed ${seed}: ${failed} at fault`);
process.exitCode = failed > 0 ? 1 : 0;
