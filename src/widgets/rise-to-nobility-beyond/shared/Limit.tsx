import { sum } from '#engine/core/multisets.ts';
import { Box, Cross, Label, round } from '#src/figures/kit.tsx';

const WIDTH = 264;

/** Dice laid end to end against a limit, which a line marks; what juts out over it is crossed out. */
export function Limit({
  x,
  y,
  dice,
  limit,
  label,
}: {
  readonly x: number;
  readonly y: number;
  readonly dice: readonly number[];
  readonly limit: number;
  readonly label: string;
}) {
  const total = sum(dice);
  const unit = WIDTH / Math.max(limit, total, 1);
  const end = x + limit * unit;
  return (
    <>
      <Box x={x} y={y} width={limit * unit} height={30} look="empty" rx={0} />
      {dice.map((die, i) => {
        const before = sum(dice.slice(0, i));
        const isOver = before + die > limit;
        const left = x + before * unit;
        return (
          <>
            <Box
              x={left + 1}
              y={y + 3}
              width={die * unit - 2}
              height={24}
              look={isOver ? 'card' : 'chosen'}
              rx={3}
            />
            <Label x={left + (die * unit) / 2} y={y + 20} look="strong">
              {die}
            </Label>
            {isOver && <Cross x={left + (die * unit) / 2} y={y + 15} size={10} />}
          </>
        );
      })}
      <path class="rule-line" d={`M${round(end)} ${y - 4}v42`} />
      <Label x={end} y={y + 52} align="end" look="strong">
        {label}
      </Label>
    </>
  );
}
