import { rests } from '#src/calculators/arises.ts';
import { findCalculator } from '#src/calculators/manifest.ts';

/** Which open questions a position raises, as fields with a switch in sight. */
export const raised = (
  name: string,
  change: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const calculator = findCalculator(name);
  if (calculator === undefined) return ['no such calculator'];
  const draft = { ...calculator.start, ...change };
  return calculator.readings
    .filter((reading) => reading.matters?.(draft) ?? rests(calculator.ask, draft, reading))
    .map(({ field }) => field);
};
