/**
 * `node scripts/answer-length.ts [game]`: how many reasons the answers of the worked examples give,
 * the longest first.
 */
import { lengths, percentile } from './lengths.ts';

const [game] = process.argv.slice(2);
const measured = lengths().filter((each) => game === undefined || each.game === game);

for (const { calculator, example, reasons, asides } of measured.toSorted(
  (a, b) => b.reasons - a.reasons,
)) {
  console.log(`${String(reasons).padStart(3)} + ${asides}  ${calculator}  ${example}`);
}
const counts = measured.map(({ reasons }) => reasons);
console.log(
  `${measured.length} answers: median ${percentile(counts, 0.5)}, nine of ten at most ${percentile(counts, 0.9)}`,
);
