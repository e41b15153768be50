import type { Faction, Round } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Stack, Token, TOKEN, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { NUMERALS } from '../shared/names.ts';
import { labels, type turnOrder } from './calculator.ts';

const COLUMN = 122;
const ROW = TOKEN + 8;
const TOP = 24;

/** The Turn Order board: who still stands in this round's column, and who has moved across, in which order. */
export function Figure({ lang, reply }: FigureOf<typeof turnOrder>) {
  return reply.kind === 'answer' ? <Stack parts={[board(lang, reply.answer.value)]} /> : null;
}

const board = (lang: Lang, { order, passed, side, round }: Round): Part => {
  const [left, right] = [1, WIDTH - COLUMN - 1];
  const isLeft = side === 'left';
  const [here, there] = isLeft ? [left, right] : [right, left];
  /** The edges of the two columns that look at each other. */
  const [start, end] = isLeft ? [here + COLUMN, there - 3] : [here, there + COLUMN + 3];
  const middle = (row: number): number => TOP + ROW * row + TOKEN / 2;
  return {
    width: WIDTH,
    height: TOP + ROW * order.length,
    draw: (
      <>
        <Label x={here + COLUMN / 2} y={14} look="strong">
          {labels.round(round)[lang]}
        </Label>
        <Label x={there + COLUMN / 2} y={14} look="soft">
          {labels.round(round + 1)[lang]}
        </Label>
        {order.map((faction, i) => {
          const y = TOP + ROW * i;
          const turn = passed.indexOf(faction);
          return (
            <>
              <Place {...{ lang, y }} x={here} faction={turn < 0 ? faction : undefined} />
              <Place {...{ lang, y }} x={there} faction={passed[i]} />
            </>
          );
        })}
        {passed.map((faction, i) => {
          const from = { x: start, y: middle(order.indexOf(faction)) };
          return (
            <>
              <Arrow from={from} to={{ x: end, y: middle(i) }} />
              <Count {...from} n={i + 1} />
            </>
          );
        })}
        {order.map((_, i) => (
          <Label x={WIDTH / 2} y={middle(i) + 4.5} look="over">
            {NUMERALS[i]}
          </Label>
        ))}
      </>
    ),
  };
};

interface PlaceProps {
  readonly lang: Lang;
  readonly x: number;
  readonly y: number;
  readonly faction: Faction | undefined;
}

function Place({ lang, x, y, faction }: PlaceProps) {
  return faction === undefined ? (
    <Box x={x} y={y} width={COLUMN} height={TOKEN} look="empty" />
  ) : (
    <Token x={x} y={y} lang={lang} faction={faction} width={COLUMN} />
  );
}
