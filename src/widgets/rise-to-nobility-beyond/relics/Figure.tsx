import { parts, wholeIn } from '#engine/core/notation.ts';
import { CURRENCIES, parseCost, type Cost } from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Limit } from '../shared/Limit.tsx';
import { CARD, DieAt, GladeCard, Money, Price } from '../shared/pieces.tsx';
import type { relics } from './calculator.ts';

const WORDS = byLang({
  slot: { en: 'Relic slot', it: 'Spazio dado Reliquia' },
  reputation: (left: number) => ({
    en: `${left} Reputation left`,
    it: `Reputazione rimasta: ${left}`,
  }),
  benefit: { en: 'benefits', it: 'benefici' },
});

const WIDTH = 280;

type Props = FigureOf<typeof relics>;

/** The costs as they are typed, one for each Relic. */
const costsIn = (text: string): readonly Cost[] =>
  parts(';')
    .of(text)
    .map((row) => {
      const read = parseCost('costs', row.trim());
      return read.ok ? read.value : undefined;
    });

/**
 * The die in its slot and the Relics that it activates. `order`: with the steps numbered;
 * `reputation`: the die against what is left of it.
 */
export function Figure({ lang, draft, reply, show }: Props) {
  const die = wholeIn(draft.die) ?? 0;
  const before = wholeIn(draft.reputationLeft);
  if (show === 'reputation' && before !== undefined) {
    return (
      <Picture width={WIDTH} height={62}>
        <Limit x={8} y={6} dice={[die]} limit={before} label={WORDS[lang].reputation(before)} />
      </Picture>
    );
  }
  const isBlocked =
    reply.kind === 'violations' && reply.violations.some(({ code }) => code === 'blocked');
  return isBlocked ? (
    <Blocked lang={lang} die={die} />
  ) : (
    <Activated lang={lang} die={die} draft={draft} reply={reply} isNumbered={show === 'order'} />
  );
}

const STEP = 46;

function Activated({
  lang,
  die,
  draft,
  reply,
  isNumbered,
}: Pick<Props, 'lang' | 'draft' | 'reply'> & {
  readonly die: number;
  readonly isNumbered: boolean;
}) {
  const costs = costsIn(draft.costs);
  const cards = costs.length * STEP > 180 ? 2 : 100;
  const isTold = CURRENCIES.some((thing) => wholeIn(draft[thing]) !== undefined);
  const height = isTold ? 168 : 144;
  return (
    <Picture width={WIDTH} height={isNumbered ? 186 : height}>
      <Slot lang={lang} die={die} isNumbered={isNumbered} />
      {costs.map((cost, i) => {
        const x = cards + i * STEP;
        return (
          <>
            <Arrow from={{ x: 36, y: 48 }} to={{ x: x + CARD.width / 2, y: 63 }} />
            <GladeCard x={x} y={66} type="relic" look="chosen" />
            <Price x={x} y={126} cost={cost} />
          </>
        );
      })}
      {isNumbered && (
        <>
          <Count x={cards - 26} y={126} n={2} />
          <Count x={cards - 26} y={164} n={3} />
          <Label x={cards} y={169} align="start">
            {WORDS[lang].benefit}
          </Label>
        </>
      )}
      {!isNumbered && reply.kind === 'answer' && (
        <Paid draft={draft} left={reply.answer.value.left} />
      )}
      {reply.kind === 'violations' && (
        <>
          <Cross x={64} y={126} />
          <Short violations={reply.violations} />
        </>
      )}
    </Picture>
  );
}

/** What is too little, and what it would take. */
function Short({
  violations,
}: Pick<Extract<Props['reply'], { kind: 'violations' }>, 'violations'>) {
  return violations
    .filter((each) => each.code === 'not-enough')
    .map(({ thing, held, needed }, i) => (
      <>
        <Money x={12 + i * 90} y={154} thing={thing} />
        <Label x={26 + i * 90} y={159} align="start" look="strong">
          {`${held} < ${needed}`}
        </Label>
      </>
    ));
}

/** What is left of each thing that was told. */
function Paid({
  draft,
  left,
}: {
  readonly draft: Props['draft'];
  readonly left: Readonly<Record<(typeof CURRENCIES)[number], number | undefined>>;
}) {
  return CURRENCIES.flatMap((thing) => {
    const [before, after] = [wholeIn(draft[thing]), left[thing]];
    return before === undefined || after === undefined ? [] : [{ thing, before, after }];
  }).map(({ thing, before, after }, i) => (
    <>
      <Money x={12 + i * 90} y={154} thing={thing} />
      <Label x={26 + i * 90} y={159} align="start" look="strong">
        {`${before} → ${after}`}
      </Label>
    </>
  ));
}

function Slot({
  lang,
  die,
  isNumbered,
}: {
  readonly lang: Lang;
  readonly die: number;
  readonly isNumbered: boolean;
}) {
  return (
    <>
      <Box x={14} y={4} width={44} height={44} look="chosen" />
      <DieAt x={36} y={26} value={die} look="out" />
      {isNumbered && <Count x={74} y={24} n={1} />}
      <Label x={isNumbered ? 90 : 68} y={29} align="start" look="strong">
        {WORDS[lang].slot}
      </Label>
    </>
  );
}

/** A slot with a die in it, and one that comes too late. */
function Blocked({ lang, die }: { readonly lang: Lang; readonly die: number }) {
  return (
    <Picture width={220} height={76}>
      <Box x={24} y={4} width={44} height={44} />
      <DieAt x={46} y={26} value={0} />
      <Label x={110} y={70}>
        {WORDS[lang].slot}
      </Label>
      <Arrow from={{ x: 150, y: 26 }} to={{ x: 76, y: 26 }} />
      <Cross x={112} y={26} />
      <DieAt x={176} y={26} value={die} look="out" />
    </Picture>
  );
}
