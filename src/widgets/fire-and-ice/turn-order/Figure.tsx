import type { Faction, Round } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Stack, Token, TOKEN, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { NUMERALS } from '../shared/names.ts';
import { labels, type turnOrder } from './calculator.ts';

const COLUMN = 130;
const ROW = TOKEN + 8;
const TOP = 24;

/** The Turn Order board: who still stands in this round's column, and who has moved across, in which order. */
export function Figure({ lang, reply }: FigureOf<typeof turnOrder>) {
  return reply.kind === 'answer' ? <Stack parts={[board(lang, reply.answer.value)]} /> : null;
}

const board = (lang: Lang, { order, passed, side, round }: Round): Part => {
  const [here, there] = side === 'left' ? [0, WIDTH - COLUMN] : [WIDTH - COLUMN, 0];
  const tip = side === 'left' ? there - 2 : there + COLUMN + 2;
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
          const came = passed[i];
          return (
            <>
              <Label x={WIDTH / 2} y={y + 18.5} look="strong">
                {NUMERALS[i]}
              </Label>
              <Place {...{ lang, y }} x={here} faction={turn < 0 ? faction : undefined} />
              {turn >= 0 && <Count x={here + COLUMN / 2} y={y + TOKEN / 2} n={turn + 1} />}
              <Place {...{ lang, y }} x={there} faction={came} />
            </>
          );
        })}
        {passed.map((faction, i) => (
          <Arrow
            from={{
              x: here + (side === 'left' ? COLUMN / 2 + 12 : COLUMN / 2 - 12),
              y: TOP + ROW * order.indexOf(faction) + TOKEN / 2,
            }}
            to={{ x: tip, y: TOP + ROW * i + TOKEN / 2 }}
          />
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
