import { own } from '#engine/core/own.ts';
import { calculators } from '#src/calculators/manifest.ts';
import type { ClauseRecord } from './library.ts';

/** A reading of an open question: its name in links, and what it is called. */
export interface NamedReading {
  readonly value: string;
  readonly label: string;
}

/** The readings between which a table chooses, the default first. */
export const namedReadings = ({
  id,
  lang,
  readings,
  readingTitles,
}: Pick<ClauseRecord, 'id' | 'lang' | 'readings' | 'readingTitles'>): readonly NamedReading[] => {
  const offered = calculators.flatMap(({ readings: fields, words }) =>
    fields
      .filter(({ clause }) => clause === id)
      .map(({ field }) => own(words[lang].options, field) ?? {}),
  );
  return readings.map((value) => ({
    value,
    label:
      offered.map((labels) => own(labels, value)).find((label) => label !== undefined) ??
      own(readingTitles, value) ??
      value,
  }));
};
