/** `npm run -s try -- <calculator> "<query string>" [--lang it]`: a calculator's answer as JSON. */
import { calculators, findCalculator } from '#src/calculators/manifest.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { answerRequests } from './command-line.ts';

await answerRequests(([name = '', ...query], lang) => {
  const calculator = findCalculator(name);
  return calculator
    ? replyJson(calculator, query.join(' '), lang)
    : { ok: false, unknownCalculator: name, calculators: calculators.map((known) => known.name) };
});
