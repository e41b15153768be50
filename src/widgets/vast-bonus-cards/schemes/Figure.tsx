import { parts, wholeIn } from '#engine/core/notation.ts';
import type { Payment, SchemesValue } from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture, Tick } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { roleNames } from '../shared/names.ts';
import { Card, Coin, Lines, upTo, WIDTH, wrapped, type Look } from '../shared/Things.tsx';
import { labels, schemes } from './calculator.ts';

type Props = FigureOf<typeof schemes>;

const words = {
  bought: { en: 'not counted', it: 'non contano' },
  noRoom: { en: 'No room', it: 'Nessun posto' },
  plundered: { en: 'plundered', it: 'razziato' },
  kept: { en: 'kept', it: 'tenuto' },
  card: { en: 'card', it: 'carta' },
  scheme: { en: 'Scheme', it: 'Complotto' },
  supply: { en: 'Cave’s supply', it: 'riserva della Caverna' },
  map: { en: 'Map', it: 'Mappa' },
} satisfies Readonly<Record<string, Pair>>;

/** How the next Scheme may be paid, or what becomes of a plundered Treasure; `price`: one Scheme after another, `hand`: what counts in it. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'price') return <Prices draft={draft} />;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  if (value === undefined) return <Refused lang={lang} draft={draft} />;
  if (show === 'hand' || (value.plunderedTo === 'nothing' && value.does === 'nothing'))
    return <Hand lang={lang} draft={draft} value={value} />;
  return value.does === 'buy' ? (
    <Ways lang={lang} value={value} />
  ) : (
    <Keeping lang={lang} draft={draft} value={value} />
  );
}

/** Schemes that a figure lists one after another. */
const LISTED = 4;
const COLUMN = WIDTH / LISTED;

/** What the engine asks for the Scheme after so many. */
const priceAfter = (draft: Props['draft'], bought: number): number | undefined => {
  const reply = schemes.ask({
    ...draft,
    bought: String(bought),
    kept: '0',
    pay: '',
    does: 'nothing',
    shuffled: '',
  });
  return reply.kind === 'answer' ? reply.answer.value.price : undefined;
};

function Prices({ draft }: Pick<Props, 'draft'>) {
  return (
    <Picture width={WIDTH} height={124}>
      {upTo(LISTED).map((i) => {
        const x = i * COLUMN + COLUMN / 2;
        return (
          <>
            <Box x={x - 28} y={2} width={56} height={40} look="card" />
            <Label x={x} y={28} look="strong">
              {i + 1}
            </Label>
            {upTo(priceAfter(draft, i) ?? 0).map((n) => (
              <Coin x={x + (n % 2 === 0 ? -12 : 12)} y={60 + Math.floor(n / 2) * 24} />
            ))}
          </>
        );
      })}
    </Picture>
  );
}

/** What pays, each thing with its word under it. */
function Paid({
  lang,
  y,
  payment: { plundered, kept, cards },
}: {
  readonly lang: Lang;
  readonly y: number;
  readonly payment: Payment;
}) {
  const things = [
    ...upTo(plundered).map(() => 'plundered' as const),
    ...upTo(kept).map(() => 'kept' as const),
    ...upTo(cards).map(() => 'card' as const),
  ];
  const step = Math.min(74, (WIDTH - 34) / things.length);
  return (
    <>
      {things.map((thing, i) => {
        const x = 34 + i * step + step / 2;
        return (
          <>
            {thing === 'card' ? (
              <Box x={x - 11} y={y - 2} width={22} height={28} look="card" rx={3} />
            ) : (
              <Coin x={x} y={y + 12} look={thing === 'plundered' ? 'new' : 'on'} />
            )}
            <Label x={x} y={y + 40} look="soft">
              {words[thing][lang]}
            </Label>
          </>
        );
      })}
    </>
  );
}

const WAY = 54;

function Ways({ lang, value }: { readonly lang: Lang; readonly value: SchemesValue }) {
  const ways = value.way === undefined ? value.ways : [value.way];
  return (
    <Picture width={WIDTH} height={62 + ways.length * WAY}>
      <Bought lang={lang} value={value} />
      {ways.map((way, i) => (
        <>
          <Tick x={14} y={72 + i * WAY} />
          <Paid lang={lang} y={60 + i * WAY} payment={way} />
        </>
      ))}
    </Picture>
  );
}

/** The Schemes bought so far, and the next one with its price. */
function Bought({
  lang,
  value: { bought, price },
}: {
  readonly lang: Lang;
  readonly value: SchemesValue;
}) {
  const step = Math.min(50, 150 / Math.max(1, bought));
  const end = 4 + bought * step;
  return (
    <>
      {upTo(bought).map((i) => (
        <Card x={2 + i * step} y={2} width={46} height={44} name={String(i + 1)} look="chosen" />
      ))}
      <Card x={end} y={2} width={46} height={44} name={String(bought + 1)} look="empty" />
      {upTo(price).map((n) => (
        <Coin x={end + 64 + (n % 4) * 24} y={13 + Math.floor(n / 4) * 23} look="none" />
      ))}
      <Label x={end + 58} y={42} align="start">
        {`${labels.price[lang]}: ${price}`}
      </Label>
    </>
  );
}

const SLOT = { left: 25, step: 44, y: 60 } as const;

/** Room for Treasures, one for each Scheme bought, and where the plundered one goes. */
function Keeping({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: SchemesValue }) {
  const { keepLimit, plunderedTo, gemToken, keptAfter } = value;
  const kept = wholeIn(draft.kept) ?? 0;
  const isKept = plunderedTo === 'kept';
  const at = (i: number): number => SLOT.left + i * SLOT.step;
  return (
    <Picture width={WIDTH} height={keepLimit === 0 ? 80 : 134}>
      {upTo(keepLimit).map((i) => (
        <Card x={at(i) - 19} y={2} width={38} height={40} name={String(i + 1)} look="chosen" />
      ))}
      {upTo(keepLimit).map((i) => (
        <Coin x={at(i)} y={SLOT.y} look={slotLook(i, kept, isKept)} />
      ))}
      <Label x={WIDTH} y={keepLimit === 0 ? 18 : SLOT.y + 5} align="end">
        {keepLimit === 0
          ? words.noRoom[lang]
          : `${labels.kept[lang]}: ${labels.of(keptAfter ?? kept, keepLimit)[lang]}`}
      </Label>
      {gemToken !== undefined && <Gem lang={lang} />}
      <Source
        lang={lang}
        from={sourceOf(value)}
        isKept={isKept}
        x={at(isKept ? kept : 0)}
        y={keepLimit === 0 ? 58 : 112}
      />
    </Picture>
  );
}

const slotLook = (i: number, kept: number, isKept: boolean): Look => {
  if (i < kept) return 'on';
  return isKept && i === kept ? 'new' : 'none';
};

/** Where the token comes from, or where it goes. */
const sourceOf = ({ plunderedTo, gemToken }: SchemesValue): 'plundered' | 'supply' | 'map' => {
  if (plunderedTo === 'supply') return 'supply';
  if (gemToken === 'map') return 'map';
  return gemToken === undefined ? 'plundered' : 'supply';
};

/** A kept token comes up from there; one that is not kept goes to the supply. */
function Source({
  lang,
  from,
  isKept,
  x,
  y,
}: {
  readonly lang: Lang;
  readonly from: 'plundered' | 'supply' | 'map';
  readonly isKept: boolean;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <>
      <Coin x={x} y={y} look="new" />
      {isKept ? (
        <Arrow from={{ x, y: y - 14 }} to={{ x, y: SLOT.y + 14 }} />
      ) : (
        <>
          <Arrow from={{ x: x + 16, y }} to={{ x: 112, y }} />
          <Box x={120} y={y - 20} width={132} height={40} look="card" />
        </>
      )}
      {isKept ? (
        <Label x={x + 18} y={y + 5} align="start" look="soft">
          {words[from][lang]}
        </Label>
      ) : (
        <Lines x={186} y={y} lines={wrapped(words.supply[lang], 16)} />
      )}
    </>
  );
}

function Gem({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <path class="bit bit--new" d="M226 4h18l8 10l-17 20l-17 -20z" />
      <Label x={210} y={20} align="end" look="soft">
        {`${roleNames[lang].dragon} ←`}
      </Label>
    </>
  );
}

/** The cards that count in hand against the limit, and the bought ones that do not. */
function Hand({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: SchemesValue }) {
  const { hand, handLimit, bought } = value;
  const held = wholeIn(draft.schemesInHand) ?? 0;
  const step = WIDTH / Math.max(handLimit, hand);
  return (
    <Picture width={WIDTH} height={132}>
      {upTo(hand).map((i) => (
        <>
          <Box x={i * step + 3} y={2} width={step - 6} height={50} look="card" />
          <Count x={i * step + step / 2} y={18} n={i + 1} />
          {i >= hand - held && <Chest x={i * step + step / 2} y={40} />}
        </>
      ))}
      {upTo(Math.max(0, handLimit - hand)).map((i) => (
        <Box x={(hand + i) * step + 3} y={2} width={step - 6} height={50} look="empty" />
      ))}
      <Label x={WIDTH / 2} y={70}>
        {`${labels.hand[lang]}: ${labels.of(hand, handLimit)[lang]}`}
      </Label>
      {upTo(bought).map((i) => (
        <>
          <Box x={i * 50 + 3} y={82} width={45} height={44} look="chosen" />
          <Chest x={i * 50 + 25} y={104} />
        </>
      ))}
      {bought > 0 && (
        <Label x={bought * 50 + 12} y={108} align="start" look="soft">
          {words.bought[lang]}
        </Label>
      )}
    </Picture>
  );
}

/** The icon that marks a Scheme. */
function Chest({ x, y }: { readonly x: number; readonly y: number }) {
  return <path class="sign" d={`M${Math.round(x) - 8} ${y + 6}v-7q8 -9 16 0v7zm0 -6h16`} />;
}

const PAYMENT = parts('/');

/** A payment that the rules do not take, or nothing to pay with. */
function Refused({ lang, draft }: Pick<Props, 'lang' | 'draft'>) {
  const [plundered = 0, kept = 0, cards = 0] = PAYMENT.of(draft.pay).map(
    (part) => wholeIn(part) ?? 0,
  );
  const isPaid = plundered + kept + cards > 0;
  return (
    <Picture width={WIDTH} height={56}>
      <Cross x={14} y={22} />
      {isPaid ? (
        <Paid lang={lang} y={10} payment={{ plundered, kept, cards }} />
      ) : (
        <Card x={90} y={4} width={76} name={words.scheme[lang]} look="empty" />
      )}
    </Picture>
  );
}
