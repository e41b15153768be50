import { Box, Label, Picture } from '#src/figures/kit.tsx';

interface LookProps {
  /** What the board or card is called. */
  readonly title: string;
  /** The places to read, each with what was entered of it. */
  readonly places: readonly { readonly label: string; readonly text: string }[];
}

const WIDTH = 300;
const ROW = 34;
const TOP = 34;
const LETTERS = 26;

const short = (text: string): string =>
  text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text;

/** Where on a board or card to look: its places, and what was read there so far. */
export function Look({ title, places }: LookProps) {
  const height = TOP + places.length * ROW + 8;
  return (
    <Picture width={WIDTH} height={height} look="look">
      <Box x={1} y={1} width={WIDTH - 2} height={height - 2} look="card" />
      <Label x={WIDTH / 2} y={22} look="strong">
        {title}
      </Label>
      {places.map(({ label, text }, i) => {
        const y = TOP + i * ROW;
        return (
          <>
            <Label x={12} y={y + 20} align="start">
              {short(label)}
            </Label>
            <Box
              x={WIDTH - 98}
              y={y + 2}
              width={86}
              height={ROW - 7}
              look={text.trim() === '' ? 'chosen' : 'empty'}
            />
            <Label x={WIDTH - 55} y={y + 20} look="strong">
              {text.trim() === '' ? '?' : text.slice(0, 10)}
            </Label>
          </>
        );
      })}
    </Picture>
  );
}
