import { campWidth, type Camp, type Space } from '#engine/the-magnificent-sno/index.ts';

/** Where an arrow key leads from a space; the edge holds. */
export const byArrow = (camp: Camp, { row, column }: Space, key: string): Space | undefined => {
  const last = { row: camp.length - 1, column: campWidth(camp) - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: last.column };
    default:
      return undefined;
  }
};
