import { wholeIn } from '#engine/core/notation.ts';
import { SETTLER_GOODS } from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Gem, Good, Points, upTo } from '../shared/pieces.tsx';
import type { settler } from './calculator.ts';
import { PairsFace, spentIn, type Spent } from './PairsFace.tsx';

const WORDS = byLang({
  reward: { en: 'reward', it: 'ricompensa' },
  goods: { en: 'Goods', it: 'Beni' },
  rockRose: { en: 'Rock Rose', it: 'Rocce Rosee' },
  points: { en: 'VP', it: 'PV' },
});

type Props = FigureOf<typeof settler>;

/**
 * What is spent, and what the Settler gives for it. `range`: all that a Settler could take; `best`:
 * the most that what is held allows.
 */
export function Figure({ lang, draft, reply, show }: Props) {
  const goods = spentIn(draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const rockRose = wholeIn(draft.rockRose) ?? 0;
  if (show === 'range') return <PairsFace goods={goods} rockRose={rockRose} best={value?.best} />;
  if (show === 'best') {
    const held = {
      goods: wholeIn(draft.goodsHeld) ?? 0,
      rockRose: wholeIn(draft.rockRoseHeld) ?? 0,
    };
    return <Best lang={lang} held={held} best={value?.best ?? 0} />;
  }
  return <Completed lang={lang} goods={goods} rockRose={rockRose} points={value?.points} />;
}

const PER_ROW = 6;
const STEP = 24;

/** Pairs of a Good and a Rock Rose, six in a row, and the card. */
function Completed({
  lang,
  goods,
  rockRose,
  points,
}: {
  readonly lang: Lang;
  readonly goods: Spent;
  readonly rockRose: number;
  readonly points: number | undefined;
}) {
  const pairs = Math.max(goods.length, rockRose);
  const rows = Math.ceil(pairs / PER_ROW);
  const height = Math.max(92, rows * 58);
  const middle = height / 2;
  const right = 2 + Math.min(pairs, PER_ROW) * STEP;
  return (
    <Picture width={right + 130} height={height}>
      {upTo(pairs).map((i) => {
        const x = 2 + ((i % PER_ROW) + 0.5) * STEP;
        const y = middle - (rows * 58) / 2 + Math.floor(i / PER_ROW) * 58;
        const [hasGood, hasGem] = [i < goods.length, i < rockRose];
        return (
          <>
            <Good x={x} y={y + 14} kind={goods[i]} {...(hasGood ? {} : { look: 'ghost' })} />
            <Gem x={x} y={y + 40} {...(hasGem ? {} : { look: 'ghost' })} />
            {!(hasGood && hasGem) && <Cross x={x} y={y + (hasGood ? 40 : 14)} />}
          </>
        );
      })}
      <Arrow from={{ x: right + 6, y: middle }} to={{ x: right + 32, y: middle }} />
      {points === undefined && <Cross x={right + 18} y={middle} />}
      <Card lang={lang} x={right + 40} y={middle - 44} points={points} />
    </Picture>
  );
}

/** A Settler of deck 3: its number, its points and, in the corner, its reward. */
function Card({
  lang,
  x,
  y,
  points,
}: {
  readonly lang: Lang;
  readonly x: number;
  readonly y: number;
  readonly points: number | undefined;
}) {
  return (
    <>
      <Box x={x} y={y} width={88} height={88} look={points === undefined ? 'empty' : 'card'} />
      <Box x={x + 58} y={y + 5} width={24} height={24} look="chosen" />
      <Label x={x + 70} y={y + 22}>
        +
      </Label>
      <Label x={x + 44} y={y + 44} look="soft">
        {WORDS[lang].reward}
      </Label>
      {points !== undefined && (
        <>
          <Points x={x + 26} y={y + 66} points={points} />
          <Label x={x + 56} y={y + 71} look="strong">
            {WORDS[lang].points}
          </Label>
        </>
      )}
      <Label x={x + 14} y={y + 20} look="strong">
        {DECK}
      </Label>
    </>
  );
}

/** The deck that these Settlers come from. */
const DECK = 3;

/** What is held, one row each, and the line that the scarcer one draws. */
function Best({
  lang,
  held,
  best,
}: {
  readonly lang: Lang;
  readonly held: Readonly<Record<'goods' | 'rockRose', number>>;
  readonly best: number;
}) {
  const words = WORDS[lang];
  const step = 22;
  const cut = 8 + best * step;
  return (
    <Picture width={12 + SETTLER_GOODS.max * step} height={128}>
      <Label x={2} y={14} align="start">{`${words.goods}: ${held.goods}`}</Label>
      {upTo(held.goods).map((i) => (
        <Good x={8 + (i + 0.5) * step} y={32} {...(i < best ? {} : { look: 'ghost' })} />
      ))}
      <Label x={2} y={66} align="start">{`${words.rockRose}: ${held.rockRose}`}</Label>
      {upTo(held.rockRose).map((i) => (
        <Gem x={8 + (i + 0.5) * step} y={86} {...(i < best ? {} : { look: 'ghost' })} />
      ))}
      <path class="rule-line" d={`M${cut} 18v84`} />
      <Label x={cut} y={120} look="strong">
        {best}
      </Label>
    </Picture>
  );
}
