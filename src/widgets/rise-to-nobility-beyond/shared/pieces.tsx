import {
  CURRENCIES,
  type Amounts,
  type Currency,
  type GladeType,
  type GoodsKind,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { ComponentChildren } from 'preact';
import { Die } from '#src/calculators/Die.tsx';
import { Box, Label, round } from '#src/figures/kit.tsx';

/** The things on the table of Beyond, each drawn in one way. Their looks are in `pieces.css`. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** `ghost`: a place for it, or one that is missing; `sign`: what a card asks for. */
interface Piece extends Spot {
  readonly look?: 'ghost' | 'sign' | undefined;
}

const classOf = (piece: string, look: Piece['look']): string => `piece piece--${look ?? piece}`;

/** Drawn about its middle: a path's numbers are the same wherever it stands. */
function At({ x, y, children }: Spot & { readonly children: ComponentChildren }) {
  return <g transform={`translate(${round(x)} ${round(y)})`}>{children}</g>;
}

/** `count` numbers from 0. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** A Rock Rose. */
export function Gem({ look, ...spot }: Piece) {
  return (
    <At {...spot}>
      <path class={classOf('gem', look)} d="M0-10l8 7l-8 13l-8-13zM-8-3h16" />
    </At>
  );
}

export function Coin({ look, ...spot }: Piece) {
  return (
    <At {...spot}>
      <circle class={classOf('coin', look)} r="9" />
      <circle class={classOf('coin', look)} r="5" />
    </At>
  );
}

const WARES: Readonly<Record<GoodsKind, string>> = {
  books: 'M0-4v9q-3-2-6 0v-9q3-2 6 0q3-2 6 0v9q-3-2-6 0',
  artwork: 'M-5-5h10v10h-10zM-4 4l3-5l2 2l1-1l2 4',
  weaponry: 'M-5 5l10-10M-5 1l4 4M3-5h2v2',
  magic: 'M-2-6h4M-1-6v4l-4 7h10l-4-7v-4',
  jewelry: 'M-3-6h6l-3 4zM0-2a4 4 0 1 0 .1 0',
  furnishings: 'M-4-6v12M-4 0h8v6',
};

/** A Good of a kind, or of any. */
export function Good({ look, kind, ...spot }: Piece & { readonly kind?: GoodsKind | undefined }) {
  return (
    <At {...spot}>
      <rect class={classOf('good', look)} x="-9" y="-9" width="18" height="18" rx="3" />
      {kind !== undefined && <path class="ware" d={WARES[kind]} />}
    </At>
  );
}

export function Worker({ look, ...spot }: Piece) {
  return (
    <At {...spot}>
      <path
        class={classOf('own', look)}
        d="M-3-3a4 4 0 1 1 6 0l6 3v3l-5-1l4 8h-6l-2-4l-2 4h-6l4-8l-5 1v-3z"
      />
    </At>
  );
}

export function House({ look, ...spot }: Piece) {
  return (
    <At {...spot}>
      <path class={classOf('own', look)} d="M-9-1l9-8l9 8h-2v10h-14v-10z" />
    </At>
  );
}

/** An Offering token; the number says whose it is. */
export function Token({ look, of, ...spot }: Piece & { readonly of?: number | undefined }) {
  return (
    <At {...spot}>
      <path class={classOf('token', look)} d="M-4-9h8l5 5v8l-5 5h-8l-5-5v-8z" />
      {of !== undefined && look !== 'ghost' && (
        <text class="token__of" y="4">
          {of}
        </text>
      )}
    </At>
  );
}

/** A token among others to be tapped, or only its place. */
export const tokenPiece = (there: boolean) => (
  <Token x={0} y={0} {...(there ? {} : { look: 'ghost' as const })} />
);

/** Victory points. */
export function Points({ x, y, points }: Spot & { readonly points: number | string }) {
  return (
    <At x={x} y={y}>
      <path class="piece piece--points" d="M-13-13h26v15q0 9-13 14q-13-5-13-14z" />
      <Label x={0} y={5} look="strong">
        {points}
      </Label>
    </At>
  );
}

/** A die about its middle; `out` is the reader’s. */
export function DieAt({
  value,
  look,
  ...spot
}: Spot & { readonly value: number; readonly look?: 'ghost' | 'out' | undefined }) {
  return (
    <At x={spot.x - 16} y={spot.y - 16}>
      <Die value={value} ghost={look === 'ghost'} out={look === 'out'} />
    </At>
  );
}

const OF_CURRENCY = { rockRose: Gem, coins: Coin, goods: Good } as const satisfies Readonly<
  Record<Currency, unknown>
>;

/** One of what costs are paid in. */
export function Money({ thing, ...piece }: Piece & { readonly thing: Currency }) {
  const Drawn = OF_CURRENCY[thing];
  return <Drawn {...piece} />;
}

/** What a cost comes to, thing by thing, from the left; `?` while it is not read off the board. */
export function Price({ x, y, cost }: Spot & { readonly cost: Amounts | undefined }) {
  if (cost === undefined) {
    return (
      <>
        <Box x={x} y={y - 12} width={24} height={24} look="empty" />
        <Label x={x + 12} y={y + 5}>
          ?
        </Label>
      </>
    );
  }
  return CURRENCIES.filter((thing) => cost[thing] > 0).map((thing, i) => (
    <>
      <Label x={x + 8 + i * 40} y={y + 5} look="strong" align="end">
        {cost[thing]}
      </Label>
      <Money x={x + 21 + i * 40} y={y} thing={thing} />
    </>
  ));
}

/** What activates a card: its place is seen on the card, and filled when the card is active. */
export function Activator({ type, ...piece }: Piece & { readonly type: GladeType }) {
  switch (type) {
    case 'relic':
      return (
        <At x={piece.x} y={piece.y}>
          <rect class={classOf('own', piece.look)} x="-8" y="-8" width="16" height="16" rx="4" />
        </At>
      );
    case 'elder':
      return <Worker {...piece} />;
    case 'dwelling':
      return <House {...piece} />;
  }
}

/** The size of a card. */
export const CARD = { width: 32, height: 42 } as const;

/** A Glade card, its corner at the spot, with the place of what activates it. */
export function GladeCard({
  x,
  y,
  type,
  look = 'card',
  active = false,
}: Spot & {
  readonly type: GladeType;
  readonly look?: 'card' | 'empty' | 'chosen';
  readonly active?: boolean;
}) {
  return (
    <>
      <Box x={x} y={y} {...CARD} look={look} rx={4} />
      {look !== 'empty' && (
        <Activator
          x={x + CARD.width / 2}
          y={y + CARD.height / 2}
          type={type}
          {...(active ? {} : { look: 'sign' })}
        />
      )}
    </>
  );
}

/** A Settler, its corner at the spot, with its reward in the top right corner. */
export function SettlerCard({ x, y, look = 'card' }: Spot & { readonly look?: 'card' | 'chosen' }) {
  return (
    <>
      <Box x={x} y={y} {...CARD} look={look} rx={4} />
      <Box x={x + 19} y={y + 3} width={10} height={10} rx={2} />
      <Good x={x + CARD.width / 2} y={y + 28} />
    </>
  );
}

/** Cards in a pile, its corner at the spot, and how many they are. */
export function Deck({
  x,
  y,
  cards,
  look = 'card',
}: Spot & { readonly cards: number | string; readonly look?: 'card' | 'chosen' }) {
  return (
    <>
      <Box x={x + 6} y={y - 6} width={38} height={50} rx={4} look={look} />
      <Box x={x + 3} y={y - 3} width={38} height={50} rx={4} look={look} />
      <Box x={x} y={y} width={38} height={50} rx={4} look={look} />
      <Label x={x + 19} y={y + 31} look="strong">
        {cards}
      </Label>
    </>
  );
}
