import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, and the folders it stands in. One that the last build left with the same text only gets
 * its time: disks take much longer to write a file again than to read it. The passes over a built site
 * take thousands of small files one after the other: waiting for each would take longer than the files.
 */
export const writeText = (file: string, text: string): void => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    utimesSync(file, new Date(), new Date());
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
