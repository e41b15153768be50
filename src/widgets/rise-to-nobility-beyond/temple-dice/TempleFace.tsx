import { Arrow, Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { DieAt, upTo } from '../shared/pieces.tsx';

const STEP = 46;
const TOP = 44;

interface Props {
  /** Die spaces in play. */
  readonly spaces: number;
  /** The dice that lie there, from the left. */
  readonly placed: readonly number[];
  /** The reader’s die, if one is placed. */
  readonly die: number | undefined;
  /** The space that takes the next die, counted from 1. */
  readonly next: number | undefined;
  /** What the next die must show; `any` in an empty temple. */
  readonly mustShow: number | 'any';
  readonly isRefused?: boolean;
}

/** A die space about its middle, with its number. */
export function DieSpace({
  x,
  number,
  isNext,
}: {
  readonly x: number;
  readonly number: number;
  readonly isNext: boolean;
}) {
  return (
    <>
      <Box x={x - 21} y={2} width={42} height={48} look={isNext ? 'chosen' : ''} />
      <Label x={x} y={68}>
        {number}
      </Label>
    </>
  );
}

/** The die spaces from left to right; the reader’s die comes from above, into its space or not. */
export function TempleFace({ spaces, placed, die, next, mustShow, isRefused = false }: Props) {
  const columns =
    Math.max(spaces, placed.length) + (next === undefined && die !== undefined ? 1 : 0);
  const middle = (space: number): number => (space - 0.5) * STEP + 2;
  const target = middle(next ?? columns);
  return (
    <Picture width={columns * STEP + 4} height={die === undefined ? 74 : TOP + 74}>
      <g transform={die === undefined ? undefined : `translate(0 ${TOP})`}>
        {upTo(spaces).map((i) => (
          <DieSpace x={middle(i + 1)} number={i + 1} isNext={i + 1 === next} />
        ))}
        {placed.map((value, i) => (
          <DieAt x={middle(i + 1)} y={26} value={value} />
        ))}
        {next !== undefined && !isRefused && (
          <DieAt
            x={target}
            y={26}
            value={die ?? (mustShow === 'any' ? 0 : mustShow)}
            look={die === undefined ? 'ghost' : 'out'}
          />
        )}
      </g>
      {die !== undefined && isRefused && (
        <>
          <DieAt x={target} y={18} value={die} look="out" />
          <Cross x={target} y={TOP + 26} />
        </>
      )}
      {die !== undefined && !isRefused && (
        <Arrow from={{ x: target, y: 10 }} to={{ x: target, y: TOP - 4 }} />
      )}
    </Picture>
  );
}
