import { wholeIn } from '#engine/core/notation.ts';
import {
  AMULET_FACTOR,
  gritAfter,
  harmIn,
  type AmuletLoss,
  type CursedAmuletValue,
  type LossKind,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Count, Cross, Label, Picture } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { harmNames, pieceMarks, treasureName } from '../shared/names.ts';
import {
  Card,
  CARD,
  Cube,
  GritStrip,
  Heart,
  Pawn,
  Row,
  STRIP_HEIGHT,
  upTo,
  WIDTH,
} from '../shared/Things.tsx';
import type { cursedAmulet } from './calculator.ts';

type Props = FigureOf<typeof cursedAmulet>;

const words = {
  giant: { en: 'Flame Giant', it: 'Gigante di Fuoco' },
  health: { en: 'Health', it: 'Salute' },
  grit: { en: 'Grit', it: 'Coraggio' },
  move: { en: 'Spaces', it: 'Spazi' },
  treasures: { en: 'Treasure cards', it: 'Carte Tesoro' },
  cubes: { en: 'Hero cubes', it: 'Cubi Eroe' },
  shield: { en: 'Shield', it: 'Scudo' },
  out: { en: 'out of the game', it: 'fuori dal gioco' },
  faceUp: { en: 'face up', it: 'scoperto' },
} satisfies Readonly<Record<LossKind | 'giant' | 'shield' | 'out' | 'faceUp', Pair>>;

/** What each loss takes on the page. */
const HEIGHTS: Readonly<Record<LossKind, number>> = {
  health: 52,
  grit: STRIP_HEIGHT + 18,
  move: 56,
  treasures: 78,
  cubes: 52,
};

/** The losses in their order, each with what the Amulet makes of it, and the Amulet at the end. */
export function Figure({ lang, draft, reply }: Props) {
  const effect = harmIn(draft.effect) ?? 'none';
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  if (value === undefined) return <Refused lang={lang} name={harmNames[lang][effect]} />;
  if (effect === 'none') return <Offered lang={lang} draft={draft} value={value} />;
  const { losses, steps, discarded } = value;
  const tops = losses.map((_, i) =>
    losses.slice(0, i).reduce((sum, { kind }) => sum + HEIGHTS[kind], 26),
  );
  const end = losses.reduce((sum, { kind }) => sum + HEIGHTS[kind], 26);
  return (
    <Picture width={WIDTH} height={end + (discarded ? CARD.height + 4 : 0)}>
      <Label x={0} y={14} align="start" look="strong">
        {effect === 'flame-giant' ? words.giant[lang] : harmNames[lang][effect]}
      </Label>
      {losses.map((loss, i) => (
        <Loss
          lang={lang}
          draft={draft}
          loss={loss}
          y={tops[i] ?? 0}
          {...(steps.length > 1 && { n: steps.indexOf(loss.kind) + 1 })}
        />
      ))}
      {discarded && (
        <>
          {steps.length > 1 && <Count x={11} y={end + 20} n={steps.length} />}
          <Amulet lang={lang} x={30} y={end} />
          <Cross x={30 + AMULET / 2} y={end + CARD.height / 2} size={15} />
        </>
      )}
    </Picture>
  );
}

const AMULET = 76;

function Amulet({ lang, x, y }: { readonly lang: Lang; readonly x: number; readonly y: number }) {
  return (
    <Card x={x} y={y} width={AMULET} name={treasureName(lang, 'cursed-amulet')} look="chosen" />
  );
}

interface LossProps extends Pick<Props, 'lang' | 'draft'> {
  readonly loss: AmuletLoss;
  readonly y: number;
  readonly n?: number;
}

function Loss({ lang, draft, loss, y, n }: LossProps) {
  const left = n === undefined ? 0 : 27;
  return (
    <>
      {n !== undefined && n > 0 && <Count x={11} y={y + 11} n={n} />}
      <Label x={left} y={y + 16} align="start">
        {words[loss.kind][lang]}
      </Label>
      <Label x={WIDTH} y={y + 16} align="end" look="strong">
        {sumOf(loss, lang)}
      </Label>
      <Lost lang={lang} draft={draft} loss={loss} y={y + 22} />
    </>
  );
}

/** How the amount comes about: `5 × 2 = 10`, `4 → 2 (Shield)`. */
const sumOf = ({ base, doubling, amount, limit }: AmuletLoss, lang: Lang): string => {
  const full = doubling === 'doubled' ? `${base} × ${AMULET_FACTOR}` : `${base}`;
  if (limit === undefined) return doubling === 'doubled' ? `${full} = ${amount}` : full;
  return `${full} → ${amount}${limit === 'shield' ? ` (${words.shield[lang]})` : ''}`;
};

/** What is there before, and which of it goes. */
function Lost({ lang, draft, loss: { kind, base, amount }, y }: Omit<LossProps, 'n'>) {
  const had = (text: string): number => Math.max(amount, wholeIn(text) ?? amount);
  switch (kind) {
    case 'health':
      return <Row x={12} y={y + 16} count={had(draft.health)} lost={amount} of={Heart} />;
    case 'cubes':
      return <Row x={12} y={y + 16} count={had(draft.heroCubes)} lost={amount} of={Cube} />;
    case 'treasures':
      return <Stolen lang={lang} count={had(draft.treasures)} lost={amount} y={y + 8} />;
    case 'move':
      return <Moved lang={lang} base={base} amount={amount} y={y + 16} />;
    case 'grit': {
      const before = had(draft.grit);
      return <GritStrip y={y - 8} before={before} after={gritAfter(before, -amount)} />;
    }
  }
}

function Stolen({
  lang,
  count,
  lost,
  y,
}: {
  readonly lang: Lang;
  readonly count: number;
  readonly lost: number;
  readonly y: number;
}) {
  const step = Math.min(60, (WIDTH - AMULET) / Math.max(1, count - 1));
  return (
    <>
      <Amulet lang={lang} x={0} y={y} />
      {upTo(count - 1).map((i) => (
        <Card x={AMULET + 6 + i * step} y={y} width={step - 6} name="" />
      ))}
      {upTo(Math.min(lost, count)).map((i) => {
        const x = i === 0 ? AMULET / 2 : AMULET + 6 + (i - 1) * step + (step - 6) / 2;
        return <Cross x={x} y={y + CARD.height / 2} size={12} />;
      })}
    </>
  );
}

/** As far as she may be moved: what is more than without the Amulet stands under a line. */
function Moved({
  lang,
  base,
  amount,
  y,
}: {
  readonly lang: Lang;
  readonly base: number;
  readonly amount: number;
  readonly y: number;
}) {
  const step = Math.min(34, (WIDTH - 40) / Math.max(1, amount));
  const at = (n: number): number => 14 + n * step;
  return (
    <>
      {amount > 0 && <Arrow from={{ x: 28, y }} to={{ x: at(amount) - 13, y }} />}
      <Pawn x={14} y={y} mark={pieceMarks[lang].knight} />
      {amount === 0 && <Cross x={44} y={y} />}
      {upTo(amount).map((i) => (
        <Count x={at(i + 1)} y={y} n={i + 1} />
      ))}
      {amount > base && (
        <path class="arrow" d={`M${at(base + 1) - 12} ${y + 16}H${at(amount) + 12}`} />
      )}
    </>
  );
}

/** The card alone: kept it lies face up, declined it goes, for Grit. */
function Offered({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: CursedAmuletValue }) {
  const isDeclined = value.offer === 'decline';
  const before = wholeIn(draft.grit) ?? 0;
  const x = (WIDTH - AMULET) / 2;
  return (
    <Picture width={WIDTH} height={isDeclined ? 70 + STRIP_HEIGHT : 70}>
      <Amulet lang={lang} x={x} y={2} />
      {isDeclined && <Cross x={WIDTH / 2} y={24} size={15} />}
      <Label x={WIDTH / 2} y={62} look="soft">
        {words[isDeclined ? 'out' : 'faceUp'][lang]}
      </Label>
      {isDeclined && <GritStrip lang={lang} y={68} before={before} after={value.grit ?? before} />}
    </Picture>
  );
}

function Refused({ lang, name }: { readonly lang: Lang; readonly name: string }) {
  return (
    <Picture width={WIDTH} height={CARD.height + 4}>
      <Amulet lang={lang} x={40} y={2} />
      <Card x={136} y={2} width={AMULET} name={name} look="empty" />
      <Cross x={136 + AMULET / 2} y={24} size={15} />
    </Picture>
  );
}
