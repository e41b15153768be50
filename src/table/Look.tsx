import { Arrow, Box, Label, Picture } from '#src/figures/kit.tsx';

/** A place to read on a board or card, and what was entered of it. */
export interface Place {
  readonly label: string;
  readonly text: string;
}

interface LookProps {
  /** What the board is called. */
  readonly title: string;
  readonly places: readonly Place[];
}

const WIDTH = 300;
const ROW = 34;
const TOP = 34;
const LINE = 14;
/** What a letter takes on the average. */
const LETTER = 6.6;

/** A text in lines of so much room, broken between words. */
const broken = (text: string, room: number): readonly string[] => {
  const letters = Math.max(4, Math.floor(room / LETTER));
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= letters
      ? lines.with(-1, `${last} ${word}`)
      : [...lines, word];
  }, []);
};

/** What was read in a place, or that it is to be read. */
function Read({
  x,
  y,
  width,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
}) {
  const said = text.trim();
  return (
    <>
      <Box x={x} y={y} width={width} height={27} look={said === '' ? 'chosen' : 'empty'} />
      <Label x={x + width / 2} y={y + 18} look="strong">
        {said === '' ? '?' : said.slice(0, Math.floor(width / LETTER))}
      </Label>
    </>
  );
}

/** A board, and one below the other what it prints. */
export function Rows({ title, places }: LookProps) {
  const height = TOP + places.length * ROW + 8;
  return (
    <Picture width={WIDTH} height={height}>
      <Box x={1} y={1} width={WIDTH - 2} height={height - 2} look="card" />
      <Label x={WIDTH / 2} y={22} look="strong">
        {title}
      </Label>
      {places.map(({ label, text }, i) => {
        const y = TOP + i * ROW;
        const lines = broken(label, 186);
        return (
          <>
            {lines.map((line, at) => (
              <Label x={12} y={y + 20 + (at - (lines.length - 1) / 2) * LINE} align="start">
                {line}
              </Label>
            ))}
            <Read x={WIDTH - 98} y={y + 2} width={86} text={text} />
          </>
        );
      })}
    </Picture>
  );
}

/** Cards or spaces side by side, each with what it prints. */
export function Cards({ places }: Pick<LookProps, 'places'>) {
  const width = Math.min(120, (WIDTH + 6) / places.length - 6);
  const labels = places.map(({ label }) => broken(label, width - 6));
  const lines = Math.max(...labels.map(({ length }) => length));
  const height = 52 + lines * LINE;
  return (
    <Picture width={places.length * (width + 6) - 6} height={height}>
      {places.map(({ text }, i) => {
        const x = i * (width + 6);
        return (
          <>
            <Box x={x + 1} y={1} width={width - 2} height={height - 2} look="card" />
            {labels[i]?.map((line, at) => (
              <Label x={x + width / 2} y={18 + at * LINE}>
                {line}
              </Label>
            ))}
            <Read x={x + 8} y={height - 37} width={width - 16} text={text} />
          </>
        );
      })}
    </Picture>
  );
}

/** A track whose spaces are read from the lowest up. */
export function Column({ texts }: { readonly texts: readonly string[] }) {
  const height = texts.length * ROW + 4;
  return (
    <Picture width={130} height={height}>
      <Arrow from={{ x: 12, y: height - 8 }} to={{ x: 12, y: 10 }} />
      {texts.toReversed().map((text, i) => (
        <Read x={30} y={4 + i * ROW} width={96} text={text} />
      ))}
    </Picture>
  );
}
