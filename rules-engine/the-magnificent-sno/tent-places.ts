import type { PrintedState, TentPlace } from './data.ts';

/** Where another tent can go: on a free tent space, or over the printed tent, which counts as free. */
export const placesFor = ({
  tentSpaces,
  printed,
}: {
  readonly tentSpaces: number;
  readonly printed: PrintedState;
}): readonly TentPlace[] => [
  ...(tentSpaces > 0 ? (['space'] as const) : []),
  ...(printed === 'free' ? (['printed'] as const) : []),
];
