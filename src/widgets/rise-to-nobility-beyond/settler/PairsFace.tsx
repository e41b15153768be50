import { wholeIn } from '#engine/core/notation.ts';
import { GOODS, SETTLER_GOODS, type GoodsKind } from '#engine/rise-to-nobility-beyond/index.ts';
import { Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { Gem, Good, upTo } from '../shared/pieces.tsx';

const STEP = 23;

/** The kind of each Good spent, one after the other. */
export type Spent = readonly GoodsKind[];

export const spentIn = (draft: Readonly<Record<GoodsKind, string>>): Spent =>
  GOODS.flatMap((kind) => upTo(wholeIn(draft[kind]) ?? 0).map(() => kind));

interface Props {
  readonly goods: Spent;
  readonly rockRose: number;
  /** The most Goods that what is held allows, where that is known. */
  readonly best?: number | undefined;
}

/** Each Good above its Rock Rose, up to the most a Settler takes; as many as it needs are framed. */
export function PairsFace({ goods, rockRose, best = 0 }: Props) {
  const { min, max } = SETTLER_GOODS;
  const columns = Math.max(max, goods.length, rockRose);
  const mark = (pair: number): string => {
    if (pair <= goods.length) return 'strong';
    return pair <= best ? '' : 'soft';
  };
  return (
    <Picture width={STEP * columns + 4} height={86}>
      <Box x={1} y={1} width={STEP * min} height={60} look="card" />
      {upTo(columns).map((i) => {
        const x = 2 + (i + 0.5) * STEP;
        const isShort = goods.length !== rockRose && i >= Math.min(goods.length, rockRose);
        const isWanted = i < Math.max(goods.length, rockRose);
        return (
          <>
            <Good x={x} y={17} kind={goods[i]} {...(i < goods.length ? {} : { look: 'ghost' })} />
            <Gem x={x} y={46} {...(i < rockRose ? {} : { look: 'ghost' })} />
            {isShort && isWanted && <Cross x={x} y={i < rockRose ? 17 : 46} />}
            {i >= max && <Cross x={x} y={17} />}
            <Label x={x} y={80} look={mark(i + 1)}>
              {i + 1}
            </Label>
          </>
        );
      })}
    </Picture>
  );
}
