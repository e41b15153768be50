import {
  CURRENCIES,
  parseCost,
  tierCostText,
  TIER_BENEFITS,
  TIERS,
  type Cost,
  type Tier,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { Box, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { currencyOf } from '../shared/names.ts';
import { Gem, Good, House, Points, Price, Token, Worker } from '../shared/pieces.tsx';

const WORDS = byLang({
  pay: { en: 'Cost', it: 'Costo' },
  benefit: { en: 'Benefit', it: 'Beneficio' },
  council: { en: 'Stone Council', it: 'Consiglio di Pietra' },
  perWorkshop: (goods: number) => ({
    en: `${goods} per Workshop`,
    it: `${goods} per Laboratorio`,
  }),
  house: { en: 'House', it: 'Casa' },
  worker: { en: 'Worker', it: 'Lavoratore' },
  vp: { en: 'VP', it: 'PV' },
});

export const ROW = 36;
const HEAD = 22;
/** What a cost takes that is not read yet, and each thing of one that is. */
const UNREAD = 24;
const THING = 40;
/** What the number, the benefit and the spaces take. */
const REST = 256;

/** What a tier costs, as far as it is read off the board. */
export const costIn = (text: string, tier: Tier): Cost => {
  const read = parseCost('costs', tierCostText(text, tier) || '//');
  return read.ok ? read.value : undefined;
};

/** How wide the column of the costs is. */
export const priceWidth = (costs: readonly Cost[]): number =>
  Math.max(
    UNREAD,
    ...costs.map((cost) => CURRENCIES.filter((thing) => (cost?.[thing] ?? 0) > 0).length * THING),
  );

export const tierWidth = (price: number): number => REST + price;

/** The tiers from the first: the cost on its left, then the benefit, then the spaces. */
export function Tiers({
  lang,
  at,
  costs = [],
}: {
  readonly lang: Lang;
  readonly at?: Tier;
  /** What was read off the board. */
  readonly costs?: readonly Cost[];
}) {
  const words = WORDS[lang];
  const price = priceWidth(costs);
  return (
    <Picture width={tierWidth(price)} height={HEAD + TIERS.length * ROW}>
      <Label x={42} y={14} look="soft">
        {words.pay}
      </Label>
      <Label x={48 + price} y={14} align="start" look="soft">
        {words.benefit}
      </Label>
      {TIERS.map((tier, i) => (
        <g transform={`translate(0 ${HEAD + i * ROW})`}>
          <TierRow lang={lang} tier={tier} isChosen={tier === at} cost={costs[i]} price={price} />
        </g>
      ))}
    </Picture>
  );
}

/** One tier, its corner at the spot: number, cost, benefit and a space, with the token if it is chosen. */
export function TierRow({
  lang,
  tier,
  isChosen,
  cost,
  price = UNREAD,
}: {
  readonly lang: Lang;
  readonly tier: Tier;
  readonly isChosen: boolean;
  readonly cost?: Cost;
  readonly price?: number;
}) {
  const y = ROW / 2;
  const width = tierWidth(price);
  return (
    <>
      <Box x={1} y={2} width={width - 2} height={32} look={isChosen ? 'chosen' : 'card'} />
      <Label x={14} y={y + 5} look="strong">
        {tier}
      </Label>
      <Price x={30} y={y} cost={cost} />
      <TierBenefit lang={lang} tier={tier} x={48 + price} y={y} />
      <Token x={width - 38} y={y} {...(isChosen ? {} : { look: 'ghost' })} />
      <Label x={width - 16} y={y + 3} look="soft">
        …
      </Label>
    </>
  );
}

interface BenefitProps {
  readonly lang: Lang;
  readonly x: number;
  readonly y: number;
}

/** What a tier gives, as far as it is the same for everybody. */
export function TierBenefit({ lang, tier, x, y }: BenefitProps & { readonly tier: Tier }) {
  const words = WORDS[lang];
  const label = (text: string, at = 26) => (
    <Label x={x + at} y={y + 5} align="start">
      {text}
    </Label>
  );
  switch (tier) {
    case 1:
      return (
        <>
          <Gem x={x + 10} y={y} />
          {label(currencyOf('rockRose', TIER_BENEFITS[1].rockRose, lang))}
        </>
      );
    case 2:
      return (
        <>
          <Tile x={x + 10} y={y} />
          {label(words.council)}
        </>
      );
    case 3:
      return (
        <>
          <Good x={x + 10} y={y} />
          {label(words.perWorkshop(TIER_BENEFITS[3].goodsPerWorkshop))}
        </>
      );
    case 4:
      return (
        <>
          <House x={x + 10} y={y} />
          {label(`${TIER_BENEFITS[4].houses} ${words.house}`)}
        </>
      );
    case 5:
      return (
        <>
          <Worker x={x + 10} y={y} />
          {label(`${TIER_BENEFITS[5].workers} ${words.worker}`)}
        </>
      );
    case 6:
      return (
        <>
          <Points x={x + 12} y={y} points={TIER_BENEFITS[6].points} />
          {label(words.vp, 30)}
        </>
      );
  }
}

/** A Stone Council tile. */
export function Tile({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Box x={x - 11} y={y - 11} width={22} height={22} rx={2} look="card" />
      <g transform={`translate(${x} ${y})`}>
        <path class="ware" d="M-7-3l7-4l7 4zM-5-2v6M0-2v6M5-2v6M-8 6h16" />
      </g>
    </>
  );
}
