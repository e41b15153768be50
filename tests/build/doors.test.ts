import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { games } from '#engine/index.ts';
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

test('what a module only passes on is asked of the one it stands in', () => {
  expect(
    pastDoors('import { AMOUNT, TERRAINS, YES_NO } from "#engine/fire-and-ice/index.ts";'),
  ).toBe(
    [
      'import { AMOUNT } from "#engine/fire-and-ice/data.ts";',
      'import { TERRAINS } from "#engine/fire-and-ice/data/terrains.ts";',
      'import { YES_NO } from "#engine/core/fields.ts";',
    ].join('\n'),
  );
});

test.each(games.map(({ slug }) => slug))(
  'no calculator of %s is left at its door',
  async (game) => {
    const files = readdirSync('src/widgets', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith(game) && /\.tsx?$/.test(name))
      .map((name) => join('src/widgets', name));
    const sent = await Promise.all(
      files.map(async (file) => {
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
        return [file, pastDoors(code)] as const;
      }),
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(
      sent.filter(([, code]) => code.includes(`#engine/${game}/index.ts`)).map(([file]) => file),
    ).toEqual([]);
  },
);

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
