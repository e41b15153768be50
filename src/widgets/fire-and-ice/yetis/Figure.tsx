import { bowlsIn, type YetisValue } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Count, Cross, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { BOWLS_SIZE, BowlsFace } from '../shared/BowlsFigure.tsx';
import { Stack, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { actionNames, yetis } from './calculator.ts';

type Props = FigureOf<typeof yetis>;

/** The Power actions of the map with their prices, and the Bowls that pay; `show` `bowls` shows these alone. */
export function Figure({ lang, draft, reply, show }: Props) {
  const untaken = yetis.ask({ ...draft, taken: 'no', bowls: '' });
  if (untaken.kind !== 'answer') return null;
  const { value } = untaken.answer;
  const before = bowlsIn(draft.bowls);
  const after = reply.kind === 'answer' ? reply.answer.value.bowls : undefined;
  const bowls =
    before === undefined || after === undefined
      ? []
      : [{ ...BOWLS_SIZE, draw: <BowlsFace {...{ lang, before, after }} /> }];
  const shown = {
    isTaken: draft.taken.trim() === 'yes',
    isRefused: reply.kind === 'violations',
    isYeti: draft.who.trim() === 'yetis',
  };
  return <Stack parts={show === 'bowls' ? bowls : [actions(lang, value, shown), ...bowls]} />;
}

const STEP = WIDTH / 3;
const ROW = 74;

interface Shown {
  readonly isTaken: boolean;
  readonly isRefused: boolean;
  readonly isYeti: boolean;
}

const actions = (
  lang: Lang,
  { prices, action: chosen }: YetisValue,
  { isTaken, isRefused, isYeti }: Shown,
): Part => ({
  width: WIDTH,
  height: ROW * 2,
  draw: prices.map(({ action, base, price }, i) => {
    const [x, y] = [STEP * (i % 3) + 3, ROW * Math.floor(i / 3) + 3];
    const middle = x + STEP / 2 - 3;
    const isChosen = action === chosen;
    return (
      <>
        <Box x={x} y={y} width={STEP - 6} height={ROW - 8} look={isChosen ? 'chosen' : 'card'} />
        <Label x={middle} y={y + 20}>
          {actionNames[action][lang]}
        </Label>
        {isYeti && (
          <Label x={middle - 18} y={y + 50} look="gone">
            {base}
          </Label>
        )}
        <Count x={isYeti ? middle + 12 : middle} y={y + 45} n={isYeti ? price : base} />
        {isChosen && isTaken && <ActionToken x={x + STEP - 16} y={y + 8} />}
        {isChosen && isRefused && <Cross x={x + 18} y={y + 45} size={9} />}
      </>
    );
  }),
});

/** The token that covers an action: it is used. */
function ActionToken({ x, y }: { readonly x: number; readonly y: number }) {
  const d = `M${x - 4} ${y - 10}h8l6 6v8l-6 6h-8l-6-6v-8z`;
  return (
    <>
      <path class="piece__shape" d={d} />
      <Cross x={x} y={y} size={4} />
    </>
  );
}
