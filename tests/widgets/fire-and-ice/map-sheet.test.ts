import { expect, test } from 'vitest';
import { landscape, MAP_NAMES } from '#engine/fire-and-ice/index.ts';
import { centerOf, sheetOf, spaceByArrow } from '#src/widgets/fire-and-ice/shared/map-sheet.ts';

const spot = (name: string): number => landscape('base').named.get(name) ?? -1;

test.each(MAP_NAMES)(
  '%s: every space lies inside the picture, whichever way it is turned',
  (map) => {
    for (const lie of ['wide', 'tall'] as const) {
      const sheet = sheetOf(map, lie);
      const [, , width = 0, height = 0] = sheet.viewBox.split(' ').map(Number);
      expect(width > height).toBe(lie === 'wide');
      for (const { x, y } of sheet.centers) {
        expect(x).toBeGreaterThan(19);
        expect(y).toBeGreaterThan(19);
        expect(x).toBeLessThan(width - 19);
        expect(y).toBeLessThan(height - 19);
      }
    }
  },
);

test('neighbors lie one space apart', () => {
  for (const lie of ['wide', 'tall'] as const) {
    const sheet = sheetOf('base', lie);
    const { neighbors } = landscape('base');
    const here = centerOf(sheet, spot('E5'));
    for (const near of neighbors[spot('E5')] ?? []) {
      const { x, y } = centerOf(sheet, near);
      expect(Math.hypot(x - here.x, y - here.y)).toBeCloseTo(40);
    }
  }
});

test('arrow keys go the way they point, across the River', () => {
  const among = landscape('base').lands.map(({ space }) => space);
  const from = spot('B1');
  const wide = sheetOf('base', 'wide');
  expect(spaceByArrow(wide, { from, key: 'ArrowRight', among })).toBe(spot('B2'));
  expect(spaceByArrow(wide, { from, key: 'ArrowUp', among })).toBe(spot('A1'));
  expect(spaceByArrow(wide, { from: spot('A1'), key: 'ArrowLeft', among })).toBeUndefined();
  expect(spaceByArrow(wide, { from, key: 'Tab', among })).toBeUndefined();
  // Turned a quarter, the row runs downwards.
  const tall = sheetOf('base', 'tall');
  expect(spaceByArrow(tall, { from, key: 'ArrowDown', among })).toBe(spot('B2'));
});
