const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 9],
    [23, 9],
    [9, 16],
    [23, 16],
    [9, 23],
    [23, 23],
  ],
};

/** One die, drawn. `ghost` is one that could be added; `out` one that is set aside. */
export function Die({
  value,
  ghost = false,
  out = false,
}: {
  readonly value: number;
  readonly ghost?: boolean;
  readonly out?: boolean;
}) {
  const state = ghost ? ' die--ghost' : out ? ' die--out' : '';
  return (
    <svg class={`die${state}`} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect x="1.5" y="1.5" width="29" height="29" rx="6" />
      {(PIPS[value] ?? []).map(([cx, cy]) => (
        <circle cx={cx} cy={cy} r="3" />
      ))}
    </svg>
  );
}
