import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, and the folders it stands in. The passes over a built site take thousands of small files
 * one after the other: waiting for each would take longer than the files.
 */
export const writeText = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
