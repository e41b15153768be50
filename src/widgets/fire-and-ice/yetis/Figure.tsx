import { bowlsIn, type YetisValue } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { BOWLS_SIZE, BowlsFace } from '../shared/BowlsFigure.tsx';
import { Disc } from '../shared/figure-map.tsx';
import { Built, Stack, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { actionNames, yetis } from './calculator.ts';

type Props = FigureOf<typeof yetis>;

/** The Power actions of the map with their prices, or the one that is covered, and the Bowls that pay; `show` `bowls` shows these alone. */
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
  const isRefused = reply.kind === 'violations';
  const isYeti = draft.who.trim() === 'yetis';
  const shown =
    draft.taken.trim() === 'yes'
      ? covered(lang, value, { isRefused, isYeti })
      : actions(lang, value, isYeti);
  return <Stack parts={show === 'bowls' ? bowls : [shown, ...bowls]} />;
}

const STEP = WIDTH / 3;
const ROW = 74;

/** All of them, for the Yetis with the price that they do not pay. */
const actions = (lang: Lang, { prices, action: chosen }: YetisValue, isYeti: boolean): Part => ({
  width: WIDTH,
  height: ROW * 2,
  draw: prices.map((price, i) => (
    <Action
      x={STEP * (i % 3) + 3}
      y={ROW * Math.floor(i / 3) + 3}
      lang={lang}
      {...price}
      isYeti={isYeti}
      isChosen={price.action === chosen}
    />
  )),
});

type ActionProps = YetisValue['prices'][number] & {
  readonly x: number;
  readonly y: number;
  readonly lang: Lang;
  readonly isYeti: boolean;
  readonly isChosen: boolean;
};

function Action({ x, y, lang, action, base, price, isYeti, isChosen }: ActionProps) {
  const middle = x + STEP / 2 - 3;
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
    </>
  );
}

interface Asked {
  readonly isRefused: boolean;
  readonly isYeti: boolean;
}

/** One that somebody has taken: the Yetis need their Stronghold for it. */
const covered = (
  lang: Lang,
  { prices, action: chosen }: YetisValue,
  { isRefused, isYeti }: Asked,
): Part => {
  const x = WIDTH - STEP - 30;
  return {
    width: WIDTH,
    height: ROW + 8,
    draw: (
      <>
        {isYeti && (
          <>
            <Built x={60} y={46} structure="stronghold" />
            <Disc x={80} y={26} isOpen={!isRefused} />
          </>
        )}
        <Arrow from={{ x: isYeti ? 96 : 40, y: 44 }} to={{ x: x - 6, y: 44 }} />
        {isRefused && <Cross x={(x + (isYeti ? 90 : 34)) / 2} y={44} />}
        {prices
          .filter(({ action }) => action === chosen)
          .map((price) => (
            <Action {...{ x, lang, isYeti }} y={10} {...price} isChosen />
          ))}
        <ActionToken x={x + STEP - 10} y={14} />
      </>
    ),
  };
};

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
