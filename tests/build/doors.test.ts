import { expect, test } from 'vitest';
import { pastDoors } from '#src/build/doors.ts';

test('what asks at the door of a game is sent to the modules', () => {
  expect(
    pastDoors(
      'import { acolytes, waiting, spadesIn as read } from "#engine/fire-and-ice/index.ts";',
    ),
  ).toBe(
    [
      'import { acolytes, spadesIn as read } from "#engine/fire-and-ice/acolytes.ts";',
      'import { waiting } from "#engine/fire-and-ice/bidding.ts";',
    ].join('\n'),
  );
});

test('what no module exports is left at the door', () => {
  expect(pastDoors('import { fireAndIce, acolytes } from "#engine/fire-and-ice/index.ts";')).toBe(
    [
      'import { fireAndIce } from "#engine/fire-and-ice/index.ts";',
      'import { acolytes } from "#engine/fire-and-ice/acolytes.ts";',
    ].join('\n'),
  );
});

test.each([
  'import { own } from "#engine/core/own.ts";',
  'import { acolytes } from "./acolytes.ts";',
  'const text = "#engine/fire-and-ice/index.ts";',
])('%s stays', (code) => {
  expect(pastDoors(code)).toBe(code);
});
