import { parts, wholeIn } from '#engine/core/notation.ts';
import {
  EXCHANGED,
  rateField,
  type Exchanged,
  type ExchangeRow,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { CARD, Coin, Gem, GladeCard, Good, SettlerCard, upTo } from '../shared/pieces.tsx';
import { labels, type rockRoseExchange } from './calculator.ts';

const WORDS = byLang({
  exchange: { en: 'Exchanges', it: 'Scambi' },
  relics: { en: 'Relics', it: 'Reliquie' },
  settlers: { en: 'Settlers of deck 3', it: 'Coloni del mazzo 3' },
});

const ROW = 34;
const WIDTH = 280;

/** A row for each ratio: what is given, and what is got for it. `uses`: all that Rock Rose is for. */
export function Figure({ lang, draft, reply, show }: FigureOf<typeof rockRoseExchange>) {
  if (show === 'uses') return <Uses lang={lang} />;
  if (reply.kind === 'violations') {
    const refused = reply.violations.flatMap((each) =>
      each.code === 'one-way' ? [each.thing] : [],
    );
    return (
      <Picture width={WIDTH} height={refused.length * ROW}>
        {refused.map((thing, i) => (
          <Row
            lang={lang}
            y={ROW * (i + 0.5)}
            thing={thing}
            rate={rateIn(draft[rateField(thing)])}
            isBack
            isRefused
          />
        ))}
      </Picture>
    );
  }
  const { rows, held, left } = reply.answer.value;
  const traded = rows.filter(({ times }) => times !== 0);
  if (rows.length === 0) {
    return (
      <Picture width={WIDTH} height={EXCHANGED.length * ROW}>
        {EXCHANGED.map((thing, i) => (
          <Row lang={lang} y={ROW * (i + 0.5)} thing={thing} />
        ))}
      </Picture>
    );
  }
  const made = traded.flatMap((row) => upTo(Math.abs(row.times)).map(() => row));
  const drawn = made.length === 0 ? rows : made;
  return (
    <Picture width={WIDTH} height={drawn.length * ROW + (made.length === 0 ? 0 : 40)}>
      {drawn.map((row, i) => (
        <Row
          lang={lang}
          y={ROW * (i + 0.5)}
          thing={row.thing}
          rate={row.rate}
          isBack={row.times < 0}
        />
      ))}
      {made.length > 0 && <Purse y={drawn.length * ROW + 20} held={held} left={left} />}
    </Picture>
  );
}

/** A ratio as it is typed, `1:2`. */
const rateIn = (text: string): ExchangeRow['rate'] | undefined => {
  const [give, get] = parts(':').of(text).map(wholeIn);
  return give === undefined || get === undefined ? undefined : { give, get };
};

interface RowProps {
  readonly lang: Lang;
  readonly y: number;
  readonly thing: Exchanged;
  readonly rate?: ExchangeRow['rate'] | undefined;
  readonly isBack?: boolean;
  readonly isRefused?: boolean;
}

/** A ratio that is not read yet is a question. */
function Row({ lang, y, thing, rate, isBack = false, isRefused = false }: RowProps) {
  const [left, right] = [
    { x: 48, y },
    { x: 78, y },
  ];
  return (
    <>
      <Label x={14} y={y + 5} align="end" look="strong">
        {rate?.give ?? '?'}
      </Label>
      <Gem x={28} y={y} />
      <Arrow from={isBack ? right : left} to={isBack ? left : right} />
      {isRefused && <Cross x={63} y={y} />}
      <Label x={98} y={y + 5} align="end" look="strong">
        {rate?.get ?? '?'}
      </Label>
      <Thing x={114} y={y} thing={thing} />
      <Label x={131} y={y + 5} align="start">
        {labels.name(thing)[lang]}
      </Label>
    </>
  );
}

function Thing({
  x,
  y,
  thing,
}: {
  readonly x: number;
  readonly y: number;
  readonly thing: Exchanged;
}) {
  switch (thing) {
    case 'goods':
      return <Good x={x} y={y} />;
    case 'coins':
      return <Coin x={x} y={y} />;
    case 'nobility':
    case 'reputation':
    case 'modifiers':
      return (
        <g transform={`translate(${x} ${y})`}>
          <path class="piece" d={SIGNS[thing]} />
        </g>
      );
  }
}

const SIGNS: Readonly<Record<Exclude<Exchanged, 'goods' | 'coins'>, string>> = {
  nobility: 'M-9 6v-12l5 5l4-7l4 7l5-5v12z',
  reputation: 'M-8-8h16l-3 5l3 5h-16zM-8-8v17',
  modifiers: 'M0-9a9 9 0 1 0 .1 0M0-6v6M-3-3h6M-3 4h6',
};

/** Rock Rose before and after, those that are paid as empty places. */
function Purse({
  y,
  held,
  left,
}: {
  readonly y: number;
  readonly held: number;
  readonly left: number;
}) {
  const [most, rest] = [Math.max(held, left), Math.min(held, left)];
  const step = Math.min(22, 200 / most);
  return (
    <>
      <path class="rule-line" d={`M2 ${y - 18}h${WIDTH - 4}`} />
      {upTo(most).map((n) => (
        <Gem x={12 + n * step} y={y + 4} {...(n < rest || left > held ? {} : { look: 'ghost' })} />
      ))}
      <Label x={WIDTH - 2} y={y + 9} align="end" look="strong">
        {`${held} → ${left}`}
      </Label>
    </>
  );
}

/** The three ways to spend it. */
function Uses({ lang }: { readonly lang: Lang }) {
  const words = WORDS[lang];
  const targets = [26, 80, 134];
  return (
    <Picture width={WIDTH} height={160}>
      {upTo(3).map((n) => (
        <Gem x={20 + n * 10} y={n === 1 ? 74 : 86} />
      ))}
      {targets.map((y) => (
        <Arrow from={{ x: 56, y: 80 + (y - 80) / 5 }} to={{ x: 92, y }} />
      ))}
      <Good x={112} y={26} />
      <Coin x={126} y={32} />
      <Label x={150} y={31} align="start">
        {words.exchange}
      </Label>
      <GladeCard x={104} y={80 - CARD.height / 2} type="relic" />
      <Label x={150} y={85} align="start">
        {words.relics}
      </Label>
      <SettlerCard x={104} y={134 - CARD.height / 2} />
      <Label x={150} y={139} align="start">
        {words.settlers}
      </Label>
    </Picture>
  );
}
