import type { TeleportDirection } from '#engine/vast-bonus-cards/index.ts';

export interface Spot {
  readonly across: number;
  readonly down: number;
}

/** Spaces on the way from the Knight's corner to a target, to be drawn: diagonally first, or along the row and then the column. */
export const pathTo = (target: Spot, direction: TeleportDirection): readonly Spot[] => {
  const length =
    direction === 'orthogonal' ? target.across + target.down : Math.max(target.across, target.down);
  return Array.from({ length }, (_, i) => i + 1).map((step) => ({
    across: Math.min(step, target.across),
    down: Math.min(
      direction === 'orthogonal' ? Math.max(0, step - target.across) : step,
      target.down,
    ),
  }));
};
