import { expect, test } from 'vitest';
import { tellReadings } from '#src/clauses/readings.ts';

const clause = (id: string, ...readings: readonly string[]): string =>
  [`<Clause id="${id}" title="May I?">`, ...readings, '</Clause>'].join('\n\n');

test('a reading is told the clause it stands in, whatever other clauses offer', () => {
  const chapter = [
    clause('rtn.one.two', '<Reading of="none">', 'No.', '</Reading>'),
    clause('rtn.one.three'),
    clause('rtn.one.four', '<Reading of="none">', 'Never.', '</Reading>', '<Reading of="all">'),
  ].join('\n\n');
  expect(tellReadings(chapter).match(/<Reading.*>/g)).toEqual([
    '<Reading clause="rtn.one.two" of="none">',
    '<Reading clause="rtn.one.four" of="none">',
    '<Reading clause="rtn.one.four" of="all">',
  ]);
});

test('nothing else of a chapter changes', () => {
  const chapter = `---\ntitle: Rules\n---\n\n## Rules\n\n${clause('rtn.one.two', 'Text.')}\n`;
  expect(tellReadings(chapter)).toBe(chapter);
});
