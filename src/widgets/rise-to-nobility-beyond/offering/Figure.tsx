import { wholeIn } from '#engine/core/notation.ts';
import {
  GOODS,
  TIERS,
  TOKENS,
  type Benefit,
  type Cost,
  type OfferingValue,
  type Tier,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Gem, Good, Price, Token, upTo } from '../shared/pieces.tsx';
import { labels, type offering } from './calculator.ts';
import { costIn, TierBenefit, Tiers, Tile } from './Tiers.tsx';

const WORDS = byLang({
  ...labels,
  tier: (tier: number) => ({ en: `Tier ${tier}`, it: `Livello ${tier}` }),
  token: { en: 'Token', it: 'Segnalino' },
  pay: { en: 'Cost', it: 'Costo' },
  benefit: { en: 'Benefit', it: 'Beneficio' },
  waived: {
    nobility: { en: 'Nobility', it: 'Nobiltà' },
    race: { en: 'race', it: 'razza' },
  },
});

const WIDTH = 280;

type Props = FigureOf<typeof offering>;

const isTier = (text: string) => (tier: Tier) => String(tier) === text.trim();

/** The three steps of an Offering, in order. `tiers`: the whole Temple, with the token on its tier. */
export function Figure({ lang, draft, reply, show }: Props) {
  const tier = TIERS.find(isTier(draft.tier)) ?? TIERS[0];
  if (show === 'tiers') return <Tiers lang={lang} at={tier} />;
  return <Steps lang={lang} draft={draft} reply={reply} tier={tier} />;
}

const LEFT = 100;

/** Token, cost, benefit: the steps that cannot be taken are crossed out. */
function Steps({ lang, draft, reply, tier }: Omit<Props, 'show'> & { readonly tier: Tier }) {
  const words = WORDS[lang];
  const codes = reply.kind === 'violations' ? reply.violations.map(({ code }) => code) : [];
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const tokens = wholeIn(draft.tokens) ?? 0;
  const isStopped = codes.includes('no-token') || codes.includes('no-space');
  const isShort = reply.kind === 'violations' && !isStopped;
  const short = isShort ? reply.violations.find((each) => 'held' in each) : undefined;
  return (
    <Picture width={WIDTH} height={value?.benefit.kind === 'goods' ? 152 + goodsRows(value) : 152}>
      {[words.token, words.pay, words.benefit].map((label, i) => (
        <>
          <Count x={12} y={22 + i * 52} n={i + 1} />
          <Label x={28} y={27 + i * 52} align="start">
            {label}
          </Label>
        </>
      ))}
      <Supply tokens={tokens} isTaken={codes.includes('no-space')} isPlaced={value !== undefined} />
      {isStopped && <Cross x={232} y={22} />}
      <Due lang={lang} cost={costIn(draft.costs, tier)} tier={tier} tile={tileIn(draft)} />
      {isShort && <Cross x={WIDTH - 20} y={74} />}
      {short && (
        <Label x={WIDTH - 40} y={79} align="end" look="strong">
          {`${short.held} < ${short.needed}`}
        </Label>
      )}
      {value === undefined ? (
        <TierBenefit lang={lang} tier={tier} x={LEFT} y={126} />
      ) : (
        <Received lang={lang} tier={tier} benefit={value.benefit} />
      )}
      {isShort && <Cross x={WIDTH - 20} y={126} />}
    </Picture>
  );
}

const tileIn = ({ tileCoins, tileGoods }: Props['draft']): Cost => {
  const [coins, goods] = [wholeIn(tileCoins), wholeIn(tileGoods)];
  return coins === undefined && goods === undefined
    ? undefined
    : { rockRose: 0, coins: coins ?? 0, goods: goods ?? 0 };
};

/** The tokens left in the supply, and the space that one of them goes to. */
function Supply({
  tokens,
  isTaken,
  isPlaced,
}: {
  readonly tokens: number;
  readonly isTaken: boolean;
  readonly isPlaced: boolean;
}) {
  const left = tokens - (isPlaced ? 1 : 0);
  return (
    <>
      {upTo(TOKENS.max).map((n) => (
        <Token x={LEFT + 10 + n * 17} y={22} {...(n < left ? {} : { look: 'ghost' })} />
      ))}
      <Arrow from={{ x: 225, y: 22 }} to={{ x: 242, y: 22 }} />
      <Box x={246} y={6} width={32} height={32} look={isTaken ? '' : 'chosen'} />
      <Token x={262} y={22} {...(isPlaced || isTaken ? {} : { look: 'ghost' })} />
    </>
  );
}

/** The tier’s cost, and on tier 2 the tile’s on top. */
function Due({
  lang,
  cost,
  tier,
  tile,
}: {
  readonly lang: Lang;
  readonly cost: Cost;
  readonly tier: Tier;
  readonly tile: Cost;
}) {
  return (
    <>
      <Price x={LEFT} y={74} cost={cost} />
      {tier === 2 && (
        <>
          <Label x={LEFT + 50} y={79} look="strong">
            +
          </Label>
          <Tile x={LEFT + 74} y={74} />
          <Price x={LEFT + 94} y={74} cost={tile} />
        </>
      )}
      {tier !== 2 && cost === undefined && (
        <Label x={LEFT + 34} y={79} align="start" look="soft">
          {WORDS[lang].tier(tier)}
        </Label>
      )}
    </>
  );
}

const goodsIn = (benefit: Benefit) =>
  benefit.kind === 'goods' ? GOODS.filter((kind) => benefit.goods[kind] > 0) : [];

const goodsRows = ({ benefit }: OfferingValue): number =>
  Math.max(0, goodsIn(benefit).length - 1) * 26;

/** What the Offering gives here. */
function Received({
  lang,
  tier,
  benefit,
}: {
  readonly lang: Lang;
  readonly tier: Tier;
  readonly benefit: Benefit;
}) {
  const words = WORDS[lang];
  switch (benefit.kind) {
    case 'rock-rose':
      return upTo(benefit.amount).map((n) => <Gem x={LEFT + 10 + n * 22} y={126} />);
    case 'goods':
      return goodsIn(benefit).map((kind, i) => (
        <>
          {upTo(benefit.goods[kind]).map((n) => (
            <Good x={LEFT + 10 + n * 22} y={126 + i * 26} kind={kind} />
          ))}
          <Label x={LEFT + 6 + benefit.goods[kind] * 22} y={131 + i * 26} align="start">
            {words.goods[kind]}
          </Label>
        </>
      ));
    case 'council-tile':
      return (
        <>
          <Tile x={LEFT + 10} y={126} />
          {benefit.waived.map((requirement, i) => (
            <>
              <Label x={LEFT + 48 + i * 76} y={131} align="start">
                {words.waived[requirement]}
              </Label>
              <Cross x={LEFT + 38 + i * 76} y={126} size={5} />
            </>
          ))}
        </>
      );
    case 'house':
    case 'worker':
    case 'points':
      return <TierBenefit lang={lang} tier={tier} x={LEFT} y={126} />;
  }
}
