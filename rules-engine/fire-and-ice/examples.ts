import type { FiExample } from './example.ts';
import { factionExamples } from './faction-examples.ts';
import { mapExamples } from './map-examples.ts';

/** The worked cases. */
export const examples: readonly FiExample[] = [...factionExamples, ...mapExamples];
